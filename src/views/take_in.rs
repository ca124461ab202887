//! Sheets from elsewhere before they are taken in: what is new, what differs, and for each that
//! differs both versions side by side. Nothing is answered for anybody.

mod data;
mod told;
mod ui;

use std::collections::BTreeMap;

pub use data::{ConflictData, FieldPair, TakeInData, WordsSide, data};
pub use ui::show;

use crate::commands::Entry;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::anagram::merge::{Choice, Merge};
use crate::exchange::formats::anagram::{Recovered, Warning};
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::desk::Desk;
use crate::views::words::Change;

/// What a file of sheets is; told by its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// A copy of the competition.
    Copy,
    /// An exchange document.
    Document,
    /// A table.
    Table,
}

/// Sheets from elsewhere that were read and not yet taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroughtSheets {
    /// The path as typed when it was read.
    pub path: String,
    /// The file's name.
    pub file: String,
    /// What it is.
    pub kind: SourceKind,
    /// Its sheets held against the competition.
    pub merge: Merge,
    /// What was odd in a document.
    pub warnings: Vec<Warning>,
    /// What was not in Greek letters in a table.
    pub recovered: Vec<Recovered>,
    /// What was said of the sheets that differ.
    pub choices: BTreeMap<(RoundNo, PlayerId), Choice>,
    /// What taking in as it is chosen now would change in points and ranks.
    pub changes: Vec<Change>,
}

impl BroughtSheets {
    /// How many sheets nobody has said anything of yet.
    #[must_use]
    pub fn unanswered(&self) -> usize {
        let answered = |round, player| self.choices.contains_key(&(round, player));
        let conflicts = self.merge.conflicts().map(|part| &part.brought);
        conflicts.filter(|brought| !answered(brought.round, brought.player)).count()
    }

    /// How many sheets would be taken in.
    #[must_use]
    pub fn count(&self) -> usize {
        self.merge.taken(&self.choices).len()
    }
}

/// The sheets that were read from the file whose path is typed.
#[must_use]
pub fn brought(desk: &Desk) -> Option<&BroughtSheets> {
    let typed = desk.text(Entry::SheetsFile).trim();
    desk.brought.as_ref().filter(|brought| brought.path == typed)
}

/// What the large button of the question does now.
pub(in crate::views) fn confirm(sight: &Sight<'_>) -> String {
    let language = sight.language();
    match brought(sight.desk) {
        None => tr(language, "merge-read"),
        Some(brought) if brought.unanswered() > 0 => {
            text!(language, "merge-unanswered", count = brought.unanswered())
        }
        Some(brought) => match brought.count() {
            0 => tr(language, "merge-nothing"),
            count => text!(language, "merge-take", count = count),
        },
    }
}

/// Whether it can be pressed: a path is typed, or every sheet that differs is answered and something
/// comes.
pub(in crate::views) fn is_ready(desk: &Desk) -> bool {
    match brought(desk) {
        None => !desk.text(Entry::SheetsFile).trim().is_empty(),
        Some(brought) => brought.unanswered() == 0 && brought.count() > 0,
    }
}
