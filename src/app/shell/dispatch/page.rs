//! The page of results as a file.

use std::path::{Path, PathBuf};

use super::copies::free;
use crate::app::press;
use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Entry, Place};
use crate::exchange::Penalised;
use crate::language::tr;

impl<F: OwnActs> Shell<F> {
    /// Where the page is proposed to lie: beside the competition, and by its name it is seen which of the two it is.
    pub(in crate::app) fn propose_page(&mut self, penalised: Penalised) {
        let path = self.proposed_page(penalised);
        self.desk.set(Entry::PageFile, path.map(|p| p.display().to_string()).unwrap_or_default());
    }

    /// The same once the other page is chosen; what somebody typed stays.
    pub(in crate::app) fn propose_page_instead(&mut self, penalised: Penalised) {
        let typed = Path::new(self.desk.text(Entry::PageFile));
        let proposed = |one| self.proposed_page(one).is_some_and(|path| path == typed);
        if Penalised::ALL.into_iter().any(proposed) {
            self.propose_page(penalised);
        }
    }

    fn proposed_page(&self, penalised: Penalised) -> Option<PathBuf> {
        let path = std::path::absolute(self.keeper.as_ref()?.path()).ok()?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let page = match penalised {
            Penalised::Unnamed => "archive-results-unnamed",
            Penalised::Named => "archive-results",
        };
        let page = tr(self.desk.language, page);
        free(&path.with_file_name(format!("{stem} - {page}.html")))
    }

    pub(in crate::app) fn web_page(&mut self, penalised: Penalised) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let path = self.new_place(Entry::PageFile, Some("html"))?;
        let speech = self.desk.speech();
        let file = session.path().to_owned();
        let begun = press::write_page::<F>(file, path, (speech, penalised));
        if self.desk.place != Place::Print {
            self.go(Place::Print);
        }
        self.writing_has_begun(begun);
        Ok(())
    }
}
