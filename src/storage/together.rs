//! What several ask for at once, written in one transaction: one wait for the disk, for all of them.
//!
//! What must never happen here: half of what one of them asked for; something told as written before all of it is.

use rusqlite::Connection;

use super::journal::Head;
use super::problem::Problem;

/// A transaction in which several write.
#[derive(Debug)]
pub(super) struct Together {
    /// Where the journal stood before.
    pub(super) head: Head,
    /// Why nothing of it can be kept.
    pub(super) lost: Option<Problem>,
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
