//! Slips from elsewhere: a copy of this game, a document or a table is read, held against the open game, and taken in as
//! one action.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::brought::Content;
use crate::commands::formats::duplicate::Question as Q;
use crate::commands::{Entry, Question};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::exchange::formats::duplicate::merge::Merge;
use crate::exchange::formats::duplicate::{Document, read_slips};
use crate::language::quoted;
use crate::storage::{Access, CompetitionFile, StorageError};
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::duplicate::BroughtSlips;
use crate::views::formats::duplicate::take_in::{brought, coming};

impl Shell<Duplicate> {
    /// Reads a file that was chosen in a dialog.
    pub(super) fn bring_slips(&mut self, path: &Path) {
        let asked = Question::from(Q::TakeInSlips);
        if self.desk.question.as_ref().is_none_or(|(question, _)| *question != asked) {
            self.open_question(asked.clone());
        }
        if self.desk.question.as_ref().is_some_and(|(question, _)| *question == asked) {
            self.desk.set(Entry::SheetsFile, path.display().to_string());
            let why = self.read_slips_from().err();
            self.desk.question = Some((asked, why));
        }
    }

    /// Reads the file at the typed path; why there are no slips in it.
    pub(super) fn read_slips_from(&mut self) -> Result<(), String> {
        self.keep_draft();
        self.desk.own.duplicate.brought = None;
        let typed = self.desk.text(Entry::SheetsFile).trim().to_owned();
        let path = PathBuf::from(&typed);
        let language = self.desk.language;
        let Some(session) = &self.keeper else { return Ok(()) };
        let file = quoted(&path.file_name().unwrap_or_default().to_string_lossy());
        let real = |path: &Path| fs::canonicalize(path).ok();
        if real(&path).is_some() && real(&path) == real(session.path()) {
            return Err(text!(language, "places-slips-in-same-file", file = file));
        }
        let bytes = self.bytes_of_brought(&path)?;
        let contest = session.record().contest();
        let mut warnings = Vec::new();
        let merge = match Content::of(&bytes) {
            Content::Competition => {
                let read = || -> Result<_, StorageError> {
                    CompetitionFile::<Duplicate>::open(&path, Access::Read)?.read_record()
                };
                let copy = read().map_err(|error| error.sentence(language))?;
                Merge::of_copy(session.record(), &copy).map_err(|_| {
                    let title = copy.contest().common.details.title.clone();
                    text!(
                        language,
                        "places-slips-in-other-game",
                        file = file.clone(),
                        title = title
                    )
                })?
            }
            Content::Archive | Content::Pdf => {
                return Err(text!(language, "places-slips-in-no-slips", file = file));
            }
            Content::Document => {
                let read = Document::read(&bytes);
                let (document, odd) = read.map_err(|error| error.sentence(language, &file))?;
                warnings = odd;
                Merge::of_document(contest, &document)
            }
            Content::Table => {
                let read = read_slips(&bytes);
                let slips = read.map_err(|error| error.sentence(language, &file))?;
                Merge::of_table(contest, &slips)
            }
        };
        self.desk.own.duplicate.brought = Some(BroughtSlips { path: typed, file, merge, warnings });
        Ok(())
    }

    /// Takes in all that comes, as one action.
    pub(super) fn take_slips_in(&mut self) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let sight = Sight::of(session, &self.desk);
        let Some(slips) = brought(&sight) else { return Ok(()) };
        let (file, count) = (slips.file.clone(), coming(slips));
        let Some(command) = slips.merge.command(file.clone()) else { return Ok(()) };
        self.say(command)?;
        self.desk.own.duplicate.brought = None;
        let done = text!(self.desk.language, "places-slips-in-done", count = count, file = file);
        self.desk.done(done);
        Ok(())
    }
}
