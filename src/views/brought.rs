//! What lies on the desk of sheets from elsewhere: read, held against the competition, not yet taken in.

use std::collections::BTreeMap;

use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::{Choice, Merge, Recovered, Warning};
use crate::screens::changes::Change;

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
    /// What must be known of a copy before its sheets are taken in.
    pub cautions: Vec<String>,
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
    pub fn unanswered(&self) -> usize {
        let answered = |round, player| self.choices.contains_key(&(round, player));
        let conflicts = self.merge.conflicts().map(|part| &part.brought);
        conflicts.filter(|brought| !answered(brought.round, brought.player)).count()
    }

    /// How many sheets would be taken in.
    pub fn count(&self) -> usize {
        self.merge.taken(&self.choices).len()
    }
}
