//! A file that comes back while it is open: a stick that is put in again, a network folder that answers
//! again, a copy put in the place of what was moved away. The open handle is dead then for ever, so
//! another is opened in its stead.
//!
//! It must never take up a file that has not the very history that is known, nor write one that has not.

use super::place::Tried;

use super::competition_file::CompetitionFile;
use super::journal;
use super::open;
use super::opening::{Access, opened};
use super::place::Places;
use super::problem::{Problem, StorageError, at};
use crate::language::Sentences;

impl<F: Sentences> CompetitionFile<F> {
    /// Whether what lies at the path may have to be opened anew: it was moved or replaced, or it refused
    /// the last write.
    pub fn may_be_dead(&self) -> bool {
        let writes = self.read_only.is_none();
        writes && (self.dead || self.connection.is_none() || self.in_place().is_err())
    }

    /// Opens what lies at the path now in place of what was open, if it has the very same history. What
    /// was refused once is tried again only when it has changed, or when somebody `insists`.
    ///
    /// # Errors
    /// [`Problem::Moved`] when it is not there or another; every way in which opening fails.
    pub fn come_back(&mut self, insists: bool) -> Result<(), StorageError> {
        self.take_up(insists).map_err(|problem| at(&self.path, problem))
    }

    fn take_up(&mut self, insists: bool) -> Result<(), Problem> {
        let Some(places) = &self.places else { return Err(Problem::Moved) };
        let there = Tried::at(places.file()).ok_or(Problem::Moved)?;
        if !insists && self.tried == Some(there) {
            return Err(Problem::Moved);
        }
        self.tried = Some(there);
        // What lies ahead is of the one that was moved away, unless it came with this one.
        let taken = places.is_taken()?;
        let alone = taken && !places.ahead_is_taken()?;
        if taken {
            let look = if alone { open::alone } else { open::for_reading };
            let other = look(places.file())?;
            if !journal::ends_with(&other, self.head)? {
                return Err(Problem::Moved);
            }
        }
        // Two handles on one file in one program would share their locks, and what the old one knows.
        // What it says when it is given up is of no interest: it is not lost, it is known.
        let _ = self.give_up();
        if alone && self.places.as_ref().is_some_and(Places::has_ahead) {
            // It would be taken for a part of the other.
            return Err(Problem::Moved);
        }
        let anew = opened::<F>(&self.path, Access::Write)?;
        if anew.read_only.is_some() || anew.head != self.head {
            return Err(Problem::Moved);
        }
        (self.connection, self.lock, self.places) = (Some(anew.connection), anew.lock, anew.places);
        (self.dead, self.tried) = (false, None);
        Ok(())
    }
}
