//! An open competition whose file was an earlier copy: what it lacks is taken back, and all that follows is known anew.

use super::copies;
use super::keeper::Keeper;
use super::news::News;
use super::open::Session;
use crate::domain::ids::Seq;
use crate::language::Sentences;
use crate::storage::{RawRow, Retry, StorageError};

impl<F: Sentences> Session<F> {
    /// Knows the file again as it is now, in an opening of its own.
    fn read_again(&mut self) -> Result<(), StorageError> {
        self.record = self.file.read_record()?;
        self.named = self.file.named(self.record.log())?;
        self.clock = self.clock.again(self.file.session());
        self.due.clear();
        self.fetch_parts()
    }
}

impl<F: Sentences> Keeper<F> {
    /// Takes rows of the open file's own history back that it lacks, and keeps this card where one is given. How many it
    /// took; everybody is told. What was begun and not saved stays.
    ///
    /// # Errors
    /// [`StorageError`]; then nothing was taken.
    pub fn take_back(
        &mut self,
        rows: &[RawRow],
        card: Option<&str>,
    ) -> Result<usize, StorageError> {
        let session = self.session_mut();
        session.reattach(Retry::Always);
        let count = session.file.take_back(rows, card)?;
        if let Some(first) = rows.first().filter(|_| count > 0) {
            session.read_again()?;
            let last = Seq(session.head().events);
            copies::settle(session.path(), last.0, count, false);
            let first = Seq(u64::try_from(first.seq).unwrap_or(last.0));
            self.tell(&News::Recorded(first..=last));
        }
        Ok(count)
    }
}
