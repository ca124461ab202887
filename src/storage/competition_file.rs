//! An open competition file: what can be read of it and added to it.
//!
//! What must never happen here: an acknowledged event lost; two programs writing one file.

use super::create::NewCompetition;
use super::opening::Access;
use super::opening::Opened;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::Connection;

use super::beside::Beside;
use super::caution::Caution;
use super::copies;
use super::create;
use super::derived::Needed;
use super::drafts::{self, Begun, StoredDraft};
use super::history::events;
use super::join::{Joined, join};
use super::journal::Head;
use super::lock::Lock;
use super::open::transact;
use super::opening::opened;
use super::parts::{self, StoredLexicon};
use super::pictures;
use super::places::{Places, Tried};
use super::problem::{self, Damage, Problem, StorageError, WhyReadOnly, at};
use super::publish;
use super::salvage::{self, Elsewhere, Salvaged};
use super::together::Together;
use super::wal;
use crate::domain::contest::Record;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::head::Heads;
use crate::domain::lexicon::Digest;
use crate::language::Sentences;
use crate::lexicon::Lexicon;

/// An open competition file. Dropping it closes it as well as can be; [`close`](Self::close) says
/// what went wrong.
#[derive(Debug)]
pub struct CompetitionFile<F: Sentences> {
    pub(super) path: PathBuf,
    /// What is written, and where it lay at opening; `None` of a file open for reading.
    pub(super) places: Option<Places>,
    /// Whether it refused the last write in a way after which it may have to be opened anew.
    pub(super) dead: bool,
    /// What lay there when it was last tried to open it anew.
    pub(super) tried: Option<Tried>,
    /// `None` once closed.
    pub(super) connection: Option<Connection>,
    pub(super) read_only: Option<WhyReadOnly>,
    pub(super) head: Head,
    /// Every head up to that one.
    pub(super) heads: Heads,
    pub(super) session: u32,
    pub(super) cautions: Vec<Caution>,
    /// Held for as long as the file is open for writing; given up after the connection.
    pub(super) lock: Option<Lock>,
    /// What is written in one transaction now, until it ends.
    pub(super) together: Option<Together>,
    pub(super) format: PhantomData<fn() -> F>,
}

impl<F: Sentences> CompetitionFile<F> {
    /// Makes a file and opens it for writing. It is written beside and gets its name when it is
    /// whole.
    ///
    /// # Errors
    /// [`Problem::AlreadyExists`] and every way in which writing fails; [`Problem::Unfit`] when the
    /// first event names other rules or another list than given.
    pub fn create(path: &Path, new: NewCompetition<'_, F>) -> Result<Self, StorageError> {
        let made = create::make(path, new).map_err(|problem| at(path, problem))?;
        let mut file = Self::open(path, Access::Write)?;
        // This is still the opening in which the first events happened.
        file.session = made.session.max(1);
        Ok(file)
    }

    /// Opens a file. One that cannot be written is opened for reading instead, and
    /// [`why_read_only`](Self::why_read_only) says why.
    ///
    /// # Errors
    /// [`Problem`]: no such file, no competition, of a newer program, damaged (the pages, the tables
    /// and the whole chain are looked at), or, for writing, [`Problem::HeldByAnother`], and
    /// [`Problem::Unlawful`]: the law of the record is asked of every event.
    pub fn open(path: &Path, access: Access) -> Result<Self, StorageError> {
        let Opened { places, connection, read_only, head, heads, cautions, lock } =
            opened::<F>(path, access).map_err(|problem| at(path, problem))?;
        Ok(Self {
            path: path.to_path_buf(),
            places,
            dead: false,
            tried: None,
            connection: Some(connection),
            read_only,
            session: head.session.saturating_add(1),
            head,
            heads,
            cautions,
            lock,
            together: None,
            format: PhantomData,
        })
    }

    /// What it is open for.
    pub fn access(&self) -> Access {
        if self.read_only.is_some() { Access::Read } else { Access::Write }
    }

    /// Why it is open for reading only; `None` when it can be written.
    pub fn why_read_only(&self) -> Option<WhyReadOnly> {
        self.read_only
    }

    /// What whoever opened it must know although it could be opened.
    pub fn cautions(&self) -> &[Caution] {
        &self.cautions
    }

    /// Where it lies, as given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Looks whether the file that is open for writing still lies where it was opened. If not, what
    /// would be written would be written into nowhere; a copy can still be made.
    ///
    /// # Errors
    /// [`Problem::Moved`], and whatever the system says.
    pub fn expect_in_place(&self) -> Result<(), StorageError> {
        self.in_place().map_err(|problem| at(&self.path, problem))
    }

    pub(super) fn in_place(&self) -> Result<(), Problem> {
        match &self.places {
            // It came back as another and could not be opened.
            Some(_) if self.connection.is_none() => Err(Problem::Moved),
            Some(places) => places.hold(),
            None => Ok(()),
        }
    }

    /// The number of this opening, for a [`Moment`](crate::domain::clock::Moment): one more than
    /// that of any earlier opening of which there is an event.
    pub fn session(&self) -> u32 {
        self.session
    }

    /// The hash of the last event, as of opening or of the last append.
    pub fn chain_head(&self) -> Digest {
        self.head.hash
    }

    /// How many events there are, as of opening or of the last append.
    pub fn event_count(&self) -> u64 {
        self.head.seq
    }

    /// Every head that the history had, as of opening or of the last append.
    pub fn heads(&self) -> &Heads {
        &self.heads
    }

    /// The history up to [`event_count`](Self::event_count), and the competition that follows from
    /// it by the rules in the file.
    ///
    /// # Errors
    /// [`Problem::Damaged`] or [`Problem::NewerEvent`].
    pub fn read_record(&self) -> Result<Record<F>, StorageError> {
        self.reading(|connection| {
            let events = events(connection, self.head.seq)?;
            let Some(Event::CompetitionCreated { rules, .. }) = events.first().map(|e| &e.event)
            else {
                return Err(Damage::NoEvents.into());
            };
            let rules = parts::rules::<F>(connection, rules)?;
            Ok(Record::replay(Arc::new(rules), events))
        })
    }

    /// Adds the events of one action: all of them or, on an error, none.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], [`Problem::Moved`], [`Problem::OutOfOrder`], and every way in which writing fails.
    pub fn append(&mut self, events: &[Recorded<F>]) -> Result<(), StorageError> {
        self.append_with(events, &Beside::default())
    }

    /// The seed of a commitment, when this file has it.
    ///
    /// # Errors
    /// [`Problem::Damaged`] when it is not the seed of that commitment.
    pub fn seed(&self, commitment: Digest) -> Result<Option<Seed>, StorageError> {
        self.reading(|connection| parts::seed(connection, commitment))
    }

    /// Keeps a new seed, before the event that publishes its commitment.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails.
    pub fn add_seed(&mut self, seed: &Seed) -> Result<(), StorageError> {
        self.writing(|connection| parts::add_seed(connection, seed))
    }

    /// A word list by the digest in its passport.
    ///
    /// # Errors
    /// [`Problem::Damaged`] when it is missing or another.
    pub fn lexicon(&self, sha256: Digest) -> Result<StoredLexicon, StorageError> {
        self.reading(|connection| parts::lexicon(connection, sha256))
    }

    /// Keeps a word list, before the event that names it.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails.
    pub fn add_lexicon(&mut self, lexicon: &Lexicon) -> Result<(), StorageError> {
        let list = StoredLexicon::Full(lexicon.clone());
        let sha256 = lexicon.passport().sha256;
        self.writing(|connection| parts::add_lexicon(connection, sha256, &list))
    }

    /// Every draft that can be read, by round, player and station; that others cannot is among the
    /// [`cautions`](Self::cautions).
    ///
    /// # Errors
    /// [`Problem::Damaged`].
    pub fn drafts(&self) -> Result<Vec<StoredDraft>, StorageError> {
        self.reading(|connection| Ok(drafts::all(connection)?.readable))
    }

    /// Keeps a draft in place of the one that its station has of that sheet.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails.
    pub fn save_draft(&mut self, draft: &StoredDraft) -> Result<(), StorageError> {
        self.writing(|connection| drafts::save(connection, draft))
    }

    /// Forgets a station's draft of a sheet; that there is none is no error.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and every way in which writing fails.
    pub fn delete_draft(&mut self, station: &str, begun: Begun) -> Result<(), StorageError> {
        self.writing(|connection| drafts::delete(connection, station, begun))
    }

    /// Copies the whole file, the seed too; what was deleted is in no copy, also where it was not written over yet.
    ///
    /// # Errors
    /// [`Problem::AlreadyExists`], and every way in which writing fails; of the copy's path.
    pub fn copy_to(&self, path: &Path) -> Result<(), StorageError> {
        let connection = self.connection().map_err(|problem| at(&self.path, problem))?;
        let deleted = match pictures::are_any(connection) {
            Ok(true) => self.deleted_pictures(self.read_record()?.log())?,
            // Whatever cannot be read is told by the copy.
            Ok(false) | Err(_) => Vec::new(),
        };
        copies::whole(connection, &deleted, path).map_err(|problem| at(path, problem))
    }

    /// Copies everything but the pictures of sheets.
    ///
    /// # Errors
    /// [`Problem::AlreadyExists`], and every way in which writing fails; of the copy's path.
    pub fn copy_without_pictures_to(&self, path: &Path) -> Result<(), StorageError> {
        let connection = self.connection().map_err(|problem| at(&self.path, problem))?;
        copies::without_pictures(connection, path).map_err(|problem| at(path, problem))
    }

    /// Makes a copy for publication: the history, the rules, and of each word list only the words
    /// that somebody wrote; no seed unless a signing revealed it, no draft. It gives the same
    /// standings and opens for reading only.
    ///
    /// # Errors
    /// [`Problem::AlreadyExists`], and every way in which writing fails; of the copy's path.
    pub fn publish_to(&self, path: &Path) -> Result<(), StorageError> {
        let connection = self.connection().map_err(|problem| at(&self.path, problem))?;
        publish::publish::<F>(connection, self.head.seq, path).map_err(|problem| at(path, problem))
    }

    /// What somebody needs beside the rows who derives the same from them elsewhere, see [`record_of`](super::record_of).
    ///
    /// # Errors
    /// [`Problem::Damaged`] where a part of it is missing.
    pub fn needed(&self) -> Result<Needed, StorageError> {
        self.reading(|connection| publish::needed::<F>(connection, self.head.seq))
    }

    /// Makes a new file of what is intact in a damaged one, which is only read: the history as far as its
    /// chain holds, with the rules, the word list, the seeds and the drafts. A list that is damaged is
    /// looked for elsewhere.
    ///
    /// # Errors
    /// [`Problem::Damaged`] when nothing can be saved, and [`Problem::ListLost`], of the damaged path;
    /// [`Problem::AlreadyExists`] and every way in which writing fails, of the new one.
    pub fn salvage(
        damaged: &Path,
        elsewhere: Elsewhere<'_>,
        new: &Path,
    ) -> Result<Salvaged, StorageError> {
        salvage::salvage::<F>(damaged, elsewhere, new).map_err(|problem| match problem {
            Problem::Damaged(_)
            | Problem::ListLost { .. }
            | Problem::NoSuchFile
            | Problem::NotACompetition(_) => at(damaged, problem),
            problem => at(new, problem),
        })
    }

    /// Closes it, and leaves one single file, unless a reader still has it open: then `SQLite`'s
    /// files stay beside it until it is next closed.
    ///
    /// # Errors
    /// Every way in which writing fails; the file then is as after a crash, and nothing is lost.
    pub fn close(mut self) -> Result<(), StorageError> {
        self.shut()
    }

    /// The same for whoever goes on to ask where it lay: nothing is read or written any more.
    ///
    /// # Errors
    /// As for [`close`](Self::close).
    pub fn shut(&mut self) -> Result<(), StorageError> {
        self.give_up().map_err(|problem| at(&self.path, problem))
    }

    pub(super) fn give_up(&mut self) -> Result<(), Problem> {
        let Some(connection) = self.connection.take() else { return Ok(()) };
        let lock = self.lock.take();
        let other =
            |places: &Places| Ok::<_, Problem>(!places.is_there()? && places.wal_is_taken()?);
        if self.places.as_ref().is_some_and(|places| other(places).unwrap_or(false)) {
            // What lies ahead there now came with another file, and SQLite would remove it by its name.
            std::mem::forget(connection);
            return Ok(());
        }
        let joined = if self.read_only.is_none() { join(&connection) } else { Ok(Joined::Wholly) };
        let closed = connection.close().map_err(|(_, error)| error);
        // The database calls a file closed that it could not bring together.
        let remains = self.places.as_ref().filter(|places| places.has_wal());
        let joined = match (joined, remains) {
            (Ok(Joined::Wholly), Some(places)) if self.read_only.is_none() => {
                Err(Problem::NotJoined(wal::name_of(places.file())))
            }
            (Ok(Joined::Partly), _) => Err(Problem::NotJoined(wal::name_of(&self.path))),
            (joined, _) => joined,
        };
        match (&joined, lock) {
            (
                Ok(Joined::ButForAReader)
                | Err(Problem::DiskFull | Problem::DiskFails | Problem::NotJoined(_)),
                Some(lock),
            ) => {
                lock.leave();
            }
            (_, lock) => drop(lock),
        }
        joined?;
        Ok(closed?)
    }

    pub(super) fn connection(&self) -> Result<&Connection, Problem> {
        self.connection.as_ref().ok_or_else(|| Problem::System("closed".to_owned()))
    }

    pub(super) fn reading<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Problem>,
    ) -> Result<T, StorageError> {
        self.connection().and_then(read).map_err(|problem| at(&self.path, problem))
    }

    /// One transaction, or all or nothing within the one that is open.
    pub(super) fn writing<T>(
        &mut self,
        write: impl FnOnce(&Connection) -> Result<T, Problem>,
    ) -> Result<T, StorageError> {
        let in_place = self.in_place();
        let written = match (self.connection.as_mut(), self.read_only) {
            (_, Some(why)) => Err(Problem::ReadOnly(why)),
            (None, None) => Err(Problem::System("closed".to_owned())),
            (Some(connection), None) => in_place.and_then(|()| match &mut self.together {
                Some(together) => together.write(connection, write),
                None => transact(connection, write),
            }),
        };
        if self.together.is_none() {
            self.was_written(&written);
        }
        written.map_err(|problem| at(&self.path, problem))
    }

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

    pub(super) fn was_written<T>(&mut self, written: &Result<T, Problem>) {
        self.dead = written.as_ref().is_err_and(problem::may_be_dead);
        if let (Ok(_), Some(places)) = (written, &mut self.places) {
            places.written();
        }
    }
}

impl<F: Sentences> Drop for CompetitionFile<F> {
    fn drop(&mut self) {
        // Whoever wants to know what went wrong calls `close`; nothing is lost either way.
        let _ = self.shut();
    }
}
