//! An open file that was gone and is there again: a memory stick put in again, a network folder that
//! answers again, a copy put where the file was. The old handle stays dead, so the file is opened again.
//!
//! It must never open, or write, a file whose history is not the one in memory.

use super::competition_file::CompetitionFile;
use super::journal;
use super::open;
use super::opening::{Access, opened};
use super::places::{Places, Tried};
use super::problem::{Problem, StorageError, at};
use crate::language::Sentences;

/// Whether a file that was refused before is looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Only when it has changed since: what is asked every second costs nothing.
    WhenChanged,
    /// In any case: somebody waits for it.
    Always,
}

impl<F: Sentences> CompetitionFile<F> {
    /// Whether what lies at the path may have to be opened again: it was moved or replaced, or it refused
    /// the last write.
    pub fn may_be_dead(&self) -> bool {
        // A transaction that is open is not left for another connection: its end says what became of it.
        let writes = self.read_only.is_none() && self.together.is_none();
        writes && (self.dead || self.connection.is_none() || self.in_place().is_err())
    }

    /// Opens what lies at the path now in place of what was open, if it has the very same history.
    ///
    /// # Errors
    /// [`Problem::Moved`] when it is not there or another; every way in which opening fails.
    pub fn reattach(&mut self, retry: Retry) -> Result<(), StorageError> {
        self.take_up(retry).map_err(|problem| at(&self.path, problem))
    }

    fn take_up(&mut self, retry: Retry) -> Result<(), Problem> {
        let Some(places) = &self.places else { return Err(Problem::Moved) };
        let there = Tried::at(places.file()).ok_or(Problem::Moved)?;
        if retry == Retry::WhenChanged && self.tried == Some(there) {
            return Err(Problem::Moved);
        }
        self.tried = Some(there);
        // The -wal belongs to the file that was moved away unless it was replaced too.
        let taken = places.is_taken()?;
        let alone = taken && !places.wal_is_taken()?;
        if taken {
            let look = if alone { open::alone } else { open::for_reading };
            let other = look(places.file())?;
            if !journal::ends_with(&other, self.head)? {
                return Err(Problem::Moved);
            }
        }
        // Two handles on one file in one program would share their locks and their page cache. An error
        // while the old one closes loses nothing: the history is in memory.
        let _ = self.give_up();
        if alone && self.places.as_ref().is_some_and(Places::has_wal) {
            // SQLite would read it as the log of the other file.
            return Err(Problem::Moved);
        }
        let again = opened::<F>(&self.path, Access::Write)?;
        if again.read_only.is_some() || again.head != self.head {
            return Err(Problem::Moved);
        }
        (self.connection, self.lock, self.places) =
            (Some(again.connection), again.lock, again.places);
        (self.dead, self.tried) = (false, None);
        Ok(())
    }
}
