//! What an open file is asked about stations, and what is written with their asks.

use super::beside::Beside;
use super::card::{self, Cursor};
use super::caution::Caution;
use super::competition_file::CompetitionFile;
use super::drafts;
use super::journal::{self, Head};
use super::links;
use super::pictures;
use super::problem::{Problem, StorageError, at};
use super::stations::{self, AskId, Receipt, Seen, StoredStation};
use crate::domain::cards::Links;
use crate::domain::contest::event::Recorded;
use crate::domain::lexicon::Digest;
use crate::language::Sentences;

impl<F: Sentences> CompetitionFile<F> {
    /// Makes room for stations, for good: an older program then says that the file is of a newer one.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails; then it stays as it was.
    pub fn make_room_for_stations(&mut self) -> Result<(), StorageError> {
        self.writing(stations::make_room)
    }

    /// Keeps what makes the codes of players' cards, for good as room for stations is.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails; then it stays as it was.
    pub fn keep_links(&mut self, of: &Links) -> Result<(), StorageError> {
        self.writing(|connection| links::keep(connection, of))
    }

    /// What makes the codes of players' cards; `None` before the file has had stations.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn links(&self) -> Result<Option<Links>, StorageError> {
        self.reading(links::of)
    }

    /// Keeps a hall's card in place of another, for good as room for stations is. What it says is not asked here.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails; then it stays as it was.
    pub fn keep_card(&mut self, text: &str) -> Result<(), StorageError> {
        self.writing(|connection| card::keep(connection, text))
    }

    /// A hall's card, as it was kept; `None` of a file without one.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn card(&self) -> Result<Option<String>, StorageError> {
        self.reading(card::of)
    }

    /// Keeps what the hall said of its part in the common draw, in place of what it said before.
    ///
    /// # Errors
    /// As [`keep_card`](Self::keep_card).
    pub fn keep_ready(&mut self, text: &str) -> Result<(), StorageError> {
        self.writing(|connection| card::keep_ready(connection, text))
    }

    /// What the hall said of its part in the common draw, as it was kept; `None` before it said anything.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn ready(&self) -> Result<Option<String>, StorageError> {
        self.reading(card::ready)
    }

    /// How far the conductor's history was carried out in a hall's file; `None` where nothing of it was.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn cursor(&self) -> Result<Option<Cursor>, StorageError> {
        self.reading(card::cursor)
    }

    /// The devices that were let in, in that order; none of a file without room for them.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn stations(&self) -> Result<Vec<StoredStation>, StorageError> {
        self.reading(|connection| {
            if stations::are_there(connection)? {
                stations::all(connection)
            } else {
                Ok(Vec::new())
            }
        })
    }

    /// Keeps a device, in place of the one that had its label.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails.
    pub fn save_station(&mut self, station: &StoredStation) -> Result<(), StorageError> {
        self.writing(|connection| stations::save(connection, station))
    }

    /// What was asked once, by its first event; nothing of a file without room for it.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn receipts(&self) -> Result<Vec<Receipt>, StorageError> {
        self.reading(|connection| {
            if stations::are_there(connection)? {
                stations::receipts(connection)
            } else {
                Ok(Vec::new())
            }
        })
    }

    /// Keeps receipts that it has not, of events that it has.
    ///
    /// # Errors
    /// Every way in which writing fails.
    pub fn keep_receipts(&mut self, of: &[Receipt]) -> Result<(), StorageError> {
        self.writing(|connection| {
            of.iter().try_for_each(|receipt| stations::keep(connection, receipt))
        })
    }

    /// Keeps that something was asked again at this moment by the wall clock.
    ///
    /// # Errors
    /// Every way in which writing fails.
    pub fn asked_again(&mut self, id: AskId, wall_ms: i64) -> Result<(), StorageError> {
        self.writing(|connection| stations::asked_again(connection, id, wall_ms))
    }

    /// Forgets the receipts of what was asked last before this moment by the wall clock.
    ///
    /// # Errors
    /// Every way in which writing fails.
    pub fn forget_receipts(&mut self, before_ms: i64) -> Result<(), StorageError> {
        self.writing(|connection| {
            connection.execute("DELETE FROM receipts WHERE wall_ms < ?1", [before_ms])?;
            Ok(())
        })
    }

    /// Who has seen what of sheets that they did not key; nobody of a file without room for it.
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn seen(&self) -> Result<Vec<(Seen, String)>, StorageError> {
        self.reading(|connection| {
            if stations::are_there(connection)? {
                stations::seen(connection)
            } else {
                Ok(Vec::new())
            }
        })
    }

    /// Keeps that these have.
    ///
    /// # Errors
    /// Every way in which writing fails.
    pub fn keep_seen(&mut self, of: &[(Seen, String)]) -> Result<(), StorageError> {
        self.writing(|connection| {
            of.iter().try_for_each(|(of, name)| stations::keep_seen(connection, *of, name))
        })
    }

    /// Looks whether these pictures are there, without reading them; that some are not is a caution.
    ///
    /// # Errors
    /// Every way in which reading fails.
    pub fn look_for_pictures(&mut self, of: &[Digest]) -> Result<(), StorageError> {
        let missing = of.len() - self.reading(|connection| pictures::there(connection, of))?.len();
        if missing > 0 {
            let count = u64::try_from(missing).unwrap_or(u64::MAX);
            self.cautions.push(Caution::PicturesLeftOut { count });
        }
        Ok(())
    }

    /// As [`append`](Self::append), with what is written beside: all or nothing.
    ///
    /// # Errors
    /// As there; when the receipt's number was given to something else; when a picture is missing.
    pub fn append_with(
        &mut self,
        events: &[Recorded<F>],
        beside: &Beside<'_>,
    ) -> Result<(), StorageError> {
        let Beside { receipt, pictures: new, cursor, saved, card: text } = *beside;
        let head: Head = self.head;
        let mut hashes = Vec::new();
        self.head = self.writing(|connection| {
            if !journal::ends_with(connection, head)? {
                return Err(Problem::HeldByAnother);
            }
            let head = journal::append(connection, head, events, &mut hashes)?;
            if !new.is_empty() {
                stations::make_room(connection)?;
            }
            pictures::follow(connection, events, new)?;
            receipt.map_or(Ok(()), |receipt| stations::keep(connection, receipt))?;
            for (station, begun) in saved {
                drafts::delete(connection, station, *begun)?;
            }
            cursor.map_or(Ok(()), |cursor| card::keep_cursor(connection, cursor))?;
            text.map_or(Ok(()), |text| card::keep(connection, text))?;
            Ok(head)
        })?;
        self.heads.extend(hashes);
        Ok(())
    }

    /// Which pictures lie in the file though this history of it says that they were deleted.
    ///
    /// # Errors
    /// Every way in which reading fails.
    pub fn deleted_pictures(&self, log: &[Recorded<F>]) -> Result<Vec<Digest>, StorageError> {
        self.reading(|connection| pictures::deleted(connection, log))
    }

    /// Deletes the bytes of these pictures, and writes zeros where they lay.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails; then they lie there.
    pub fn overwrite_pictures(&mut self, of: &[Digest]) -> Result<(), StorageError> {
        self.writing(|connection| pictures::overwrite(connection, of))
    }

    /// Gives back the room of what was deleted, so that nothing of it is left in the file.
    ///
    /// # Errors
    /// Every way in which writing fails.
    pub fn shrink(&mut self) -> Result<(), StorageError> {
        let connection = self.connection().map_err(|problem| at(&self.path, problem))?;
        let shrunk = connection.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
        shrunk.map_err(|error| at(&self.path, error.into()))?;
        if let Some(places) = &mut self.places {
            places.written();
        }
        Ok(())
    }
}
