//! Copies of the open competition, and rehearsals: files that come into being beside it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::session::Refusal;
use crate::app::shell::Shell;
use crate::commands::{CopyKind, Entry, Stretch};
use crate::domain::anagram::rules::Rules;
use crate::domain::contest::Record;
use crate::domain::contest::event::Recorded;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::lexicon::Lexicon;
use crate::rehearsal::{Plan, rehearse};
use crate::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use crate::text;
use crate::views::competition::EXTENSION;

/// How many players a rehearsal may have.
const PLAYERS: std::ops::RangeInclusive<u16> = 2..=200;

/// A path beside this one of that name, with a number where the name is taken.
pub(super) fn free(path: &Path) -> Option<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = |number: u32| match number {
        1 => path.to_path_buf(),
        more => path.with_file_name(format!("{stem} {more}.{EXTENSION}")),
    };
    (1..1000).map(numbered).find(|path| path.symlink_metadata().is_err())
}

impl Shell {
    /// Where a copy is proposed to lie: beside the competition.
    pub(super) fn propose_copy(&mut self, copy: CopyKind) {
        let Some(session) = &self.session else { return };
        let key = match copy {
            CopyKind::Whole => "competition-copy-name",
            CopyKind::Publication => "competition-publication-name",
        };
        let path = session.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem} {}.{EXTENSION}", tr(self.desk.language, key));
        let path = free(&path.with_file_name(name));
        self.desk.set(Entry::CopyFile, path.map(|p| p.display().to_string()).unwrap_or_default());
    }

    pub(super) fn copy(&mut self, copy: CopyKind) -> Result<(), String> {
        let Some(session) = &self.session else { return Ok(()) };
        let typed = self.desk.text(Entry::CopyFile).trim();
        if typed.is_empty() {
            return Err(tr(self.desk.language, "competition-no-path"));
        }
        let mut path = PathBuf::from(typed);
        if path.extension().is_none() {
            path.set_extension(EXTENSION);
        }
        let made = session.copy_to(&path, copy);
        made.map_err(|error| error.sentence(self.desk.language))?;
        let file = path.display().to_string();
        self.desk.done(text!(self.desk.language, "competition-copied", file = file));
        Ok(())
    }

    /// Makes a simulated competition up to where it shall be practised, and opens it.
    pub(super) fn rehearse(&mut self, stretch: Stretch) {
        let language = self.desk.language;
        let typed = self.desk.text(Entry::RehearsalPlayers).trim().parse().ok();
        let Some(players) = typed.filter(|players| PLAYERS.contains(players)) else {
            let (least, most) = (*PLAYERS.start(), *PLAYERS.end());
            let problem =
                text!(language, "competition-rehearsal-players", least = least, most = most);
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::RehearsalPlayers);
            return;
        };
        let Some(folder) = self.desk.documents.clone() else {
            self.desk.problem(tr(language, "competition-no-path"));
            return;
        };
        let Some(seed) = (self.outside.chance)() else {
            self.desk.problem(tr(language, "competition-no-chance"));
            return;
        };
        let name = format!("{}.{EXTENSION}", tr(language, "competition-rehearsal-name"));
        let Some(path) = free(&folder.join(name)) else { return };
        let lexicon = Lexicon::embedded();
        let rehearsal = rehearse(&Plan { players, seed }, &lexicon);
        let new = NewCompetition {
            seed: Some(&rehearsal.seed),
            rules_text: rehearsal.rules_text,
            lexicon: &StoredLexicon::Full(lexicon),
            events: up_to(rehearsal.record.log(), stretch),
        };
        let made = CompetitionFile::create(&path, new).and_then(CompetitionFile::close);
        match made {
            Ok(()) => self.open_competition(&path, Access::Write),
            Err(error) => self.refuse(&Refusal::NotSaved(error)),
        }
    }
}

/// The events of a rehearsal before the first draw that is left to practise.
fn up_to(log: &[Recorded], stretch: Stretch) -> &[Recorded] {
    let first = match stretch {
        Stretch::Players => 1,
        Stretch::Half => 8,
        Stretch::Whole => return log,
    };
    let Some(first) = RoundNo::new(first) else { return log };
    let mut record = Record::new(Arc::new(Rules::osth_2019()));
    let drawn = log.iter().position(|recorded| {
        record.take_in(vec![recorded.clone()]);
        record.contest().anagram.announced(first).is_some()
    });
    drawn.and_then(|drawn| log.get(..drawn)).unwrap_or(log)
}
