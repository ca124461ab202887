//! What several ask for at once, written in one transaction: one wait for the disk, for all of them.
//!
//! What must never happen here: half of what one of them asked for; something told as written before all of it is.

use rusqlite::Connection;

use super::competition_file::CompetitionFile;
use super::journal::Head;
use super::problem::{Problem, StorageError, at};
use crate::language::Sentences;

/// A transaction in which several write.
#[derive(Debug)]
pub(super) struct Together {
    /// Where the journal stood before.
    head: Head,
    /// Why nothing of it can be kept.
    lost: Option<Problem>,
}

impl Together {
    /// Writes within it: all, or nothing of this, whatever becomes of the others.
    pub(super) fn write<T>(
        &mut self,
        connection: &mut Connection,
        write: impl FnOnce(&Connection) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        if let Some(lost) = &self.lost {
            return Err(lost.clone());
        }
        let mut part = connection.savepoint()?;
        let (written, ended) = match write(&part) {
            Ok(value) => (Ok(value), part.commit()),
            Err(problem) => (Err(problem), part.rollback().and_then(|()| part.finish())),
        };
        let is_whole = ended.is_ok();
        let written = written.and_then(|value| ended.map(|()| value).map_err(Problem::from));
        // After some faults the database has taken everything back by itself; what could not be taken back is half.
        if let Err(problem) = &written
            && (!is_whole || connection.is_autocommit())
        {
            self.lost = Some(problem.clone());
        }
        written
    }
}

impl<F: Sentences> CompetitionFile<F> {
    /// What is written from now on is one transaction, until [`end_together`](Self::end_together).
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], [`Problem::Moved`], and every way in which writing fails; then each is one of its own.
    pub fn begin_together(&mut self) -> Result<(), StorageError> {
        let begun = match (&self.connection, self.read_only) {
            (_, Some(why)) => Err(Problem::ReadOnly(why)),
            (None, None) => Err(Problem::System("closed".to_owned())),
            (Some(connection), None) => {
                self.in_place().and_then(|()| Ok(connection.execute_batch("BEGIN IMMEDIATE")?))
            }
        };
        begun.map_err(|problem| at(&self.path, problem))?;
        self.together = Some(Together { head: self.head, lost: None });
        Ok(())
    }

    /// All of it is on the disk.
    ///
    /// # Errors
    /// Every way in which writing fails; then nothing of it was written.
    pub fn end_together(&mut self) -> Result<(), StorageError> {
        let Some(Together { head, lost }) = self.together.take() else { return Ok(()) };
        let ended = match (lost, &self.connection) {
            (Some(problem), _) => Err(problem),
            (None, None) => Err(Problem::System("closed".to_owned())),
            (None, Some(connection)) => {
                self.in_place().and_then(|()| Ok(connection.execute_batch("COMMIT")?))
            }
        };
        self.was_written(&ended);
        if ended.is_err() {
            let open = self.connection.as_ref().filter(|connection| !connection.is_autocommit());
            // One that cannot even take it back is opened anew.
            self.dead |= open.is_some_and(|open| open.execute_batch("ROLLBACK").is_err());
            self.head = head;
            self.heads.keep(head.seq);
        }
        ended.map_err(|problem| at(&self.path, problem))
    }
}
