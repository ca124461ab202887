//! Rows of a file's own history that it lacks, brought back onto its chain from whoever kept them: in one transaction, and
//! only if every one of them follows and the law allows it.

use super::card;
use super::chain::RawRow;
use super::competition_file::CompetitionFile;
use super::journal;
use super::lawful;
use super::problem::{Problem, StorageError};
use crate::language::Sentences;

impl<F: Sentences> CompetitionFile<F> {
    /// Adds rows behind the last event as they are, byte for byte; how many. An action that cannot stand as far as it came
    /// is left out when it is the last: the rest of it was lost, and with it the action. Which orders of the conductor are
    /// carried out with them is known no more, so that the file says nothing of it. `text` is kept in place of the card.
    ///
    /// # Errors
    /// A row does not follow, the law forbids it or what it names is not here: then the file is as it was; and as
    /// [`append`](Self::append).
    pub fn take_back(
        &mut self,
        rows: &[RawRow],
        text: Option<&str>,
    ) -> Result<usize, StorageError> {
        let taken = self.take_rows(rows, text);
        let of_last = |error: &StorageError| match &error.problem {
            Problem::Unlawful(unlawful) => {
                let forbidden = rows.iter().find(|row| row.row().seq() == unlawful.seq);
                let last = rows.last().map(|last| last.action);
                forbidden.map(|row| row.action).filter(|action| Some(*action) == last)
            }
            _ => None,
        };
        match taken.as_ref().err().and_then(of_last) {
            Some(begun) => {
                let whole = rows.partition_point(|row| row.action < begun);
                self.take_rows(&rows[..whole], text)
            }
            None => taken,
        }
    }

    fn take_rows(&mut self, rows: &[RawRow], text: Option<&str>) -> Result<usize, StorageError> {
        if rows.is_empty() {
            return Ok(0);
        }
        let head = self.head;
        let mut hashes = Vec::new();
        self.head = self.writing(|connection| {
            if !journal::ends_with(connection, head)? {
                return Err(Problem::HeldByAnother);
            }
            let head = journal::append_rows(connection, head, rows, &mut hashes)?;
            lawful::expect::<F>(connection, head.seq)?;
            card::forget_cursor(connection)?;
            text.map_or(Ok(()), |text| card::keep(connection, text))?;
            Ok(head)
        })?;
        self.heads.extend(hashes);
        // Another opening than any of those in which they happened.
        self.session = self.session.max(self.head.session.saturating_add(1));
        Ok(rows.len())
    }
}
