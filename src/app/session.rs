//! One open competition: its file, its record, its grades, and who is at the desk.
//!
//! [`Session::perform`] is the only way in which anything happens: decide, journal, apply, refresh.

use std::path::Path;
use std::sync::Arc;

use super::time::TimeSource;
use crate::domain::anagram::draw::Seed;
use crate::domain::anagram::rules::{OSTH_2019, Rules};
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Recorded;
use crate::domain::contest::{Contest, Context, Details, Record, Rejection, RulesRef, decide};
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::domain::standings::{Board, Draft, Standings, standings};
use crate::lexicon::Lexicon;
use crate::storage::{
    Access, CompetitionFile, NewCompetition, StorageError, StoredDraft, StoredLexicon,
};

/// Why an action did not happen.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// A rule forbids it.
    #[error(transparent)]
    Rule(#[from] Rejection),
    /// It could not be written.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// What a new competition begins with.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// Title, date, people.
    pub details: Details,
    /// The word list.
    pub lexicon: StoredLexicon,
    /// The seed of the draws.
    pub seed: Seed,
}

/// An open competition.
pub struct Session {
    file: CompetitionFile,
    record: Record,
    board: Board,
    lexicon: StoredLexicon,
    seed: Option<Seed>,
    person: Person,
    drafts: Vec<StoredDraft>,
    time: Arc<dyn TimeSource>,
    opened_ms: i64,
}

impl Session {
    /// Makes a competition file and opens it.
    ///
    /// # Errors
    /// [`Refused`]; then there is no file.
    pub fn create(
        path: &Path,
        beginning: Beginning,
        person: Person,
        time: Arc<dyn TimeSource>,
    ) -> Result<Self, Refused> {
        let Beginning { details, lexicon, seed } = beginning;
        let rules = RulesRef {
            id: Rules::osth_2019().id().to_owned(),
            sha256: Digest::of(OSTH_2019.as_bytes()),
        };
        let create = Command::Create {
            details,
            rules,
            lexicon: lexicon.words().passport().clone(),
            commitment: seed.commitment(),
        };
        let record = Record::new(Arc::new(Rules::osth_2019()));
        let now = Moment { wall_ms: time.wall_ms(), session: 1, elapsed_ms: 0 };
        let context =
            Context { now, who: &person, lexicon: lexicon.words(), seed: Some(&seed), drafts: &[] };
        let events = record.number(decide(&record, create, &context)?, now, &person);
        let file = CompetitionFile::create(
            path,
            NewCompetition {
                seed: Some(&seed),
                rules_text: OSTH_2019,
                lexicon: &lexicon,
                events: &events,
            },
        )?;
        Ok(Self::of(file, person, time)?)
    }

    /// Opens a competition file; one that cannot be written is opened for reading.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn open(
        path: &Path,
        access: Access,
        person: Person,
        time: Arc<dyn TimeSource>,
    ) -> Result<Self, StorageError> {
        Self::of(CompetitionFile::open(path, access)?, person, time)
    }

    fn of(
        file: CompetitionFile,
        person: Person,
        time: Arc<dyn TimeSource>,
    ) -> Result<Self, StorageError> {
        let record = file.read_record()?;
        let drafts = file.drafts()?;
        let opened_ms = time.elapsed_ms();
        let lexicon = StoredLexicon::Full(Lexicon::embedded());
        let board = Board::default();
        let mut session =
            Self { file, record, board, lexicon, seed: None, person, drafts, time, opened_ms };
        session.load_parts()?;
        Ok(session)
    }

    /// The present moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        Moment {
            wall_ms: self.time.wall_ms(),
            session: self.file.session(),
            elapsed_ms: self.time.elapsed_ms() - self.opened_ms,
        }
    }

    /// Does what is asked: decides, writes it down in one transaction, applies it. Returns what
    /// happened; nothing happened when it is refused.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn perform(&mut self, command: impl Into<Command>) -> Result<Vec<Recorded>, Refused> {
        let now = self.now();
        let drafts: Vec<Draft> = self.drafts.iter().map(|stored| stored.draft).collect();
        let context = Context {
            now,
            who: &self.person,
            lexicon: self.lexicon.words(),
            seed: self.seed.as_ref(),
            drafts: &drafts,
        };
        let events = decide(&self.record, command.into(), &context)?;
        if events.is_empty() {
            return Ok(Vec::new());
        }
        let events = self.record.number(events, now, &self.person);
        self.file.append(&events)?;
        let before = (self.list(), self.contest().commitment);
        for recorded in &events {
            self.record.take_in([recorded.clone()]);
            self.board.refresh(self.record.contest(), self.lexicon.words(), &recorded.event);
        }
        if before != (self.list(), self.contest().commitment) {
            self.load_parts()?;
        }
        Ok(events)
    }

    /// Judges by another list from here.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn change_lexicon(&mut self, lexicon: &Lexicon) -> Result<Vec<Recorded>, Refused> {
        self.file.add_lexicon(lexicon)?;
        self.perform(Command::ChangeLexicon { lexicon: lexicon.passport().clone() })
    }

    /// Replaces the seed before round 1.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn renew_seed(&mut self, seed: &Seed) -> Result<Vec<Recorded>, Refused> {
        self.file.add_seed(seed)?;
        self.perform(Command::RenewCommitment { commitment: seed.commitment() })
    }

    fn list(&self) -> Option<Digest> {
        self.contest().lexicon.as_ref().map(|passport| passport.sha256)
    }

    /// The list and the seed that the record names, from the file.
    fn load_parts(&mut self) -> Result<(), StorageError> {
        if let Some(sha256) = self.list() {
            self.lexicon = self.file.lexicon(sha256)?;
        }
        if let Some(commitment) = self.contest().commitment {
            self.seed = self.file.seed(commitment)?;
        }
        self.board = Board::new(self.record.contest(), self.lexicon.words());
        Ok(())
    }

    /// The competition as it stands.
    #[must_use]
    pub fn contest(&self) -> &Contest {
        self.record.contest()
    }

    /// The history.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The judged sheets.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The word list.
    #[must_use]
    pub fn lexicon(&self) -> &StoredLexicon {
        &self.lexicon
    }

    /// The file.
    #[must_use]
    pub fn file(&self) -> &CompetitionFile {
        &self.file
    }

    /// Who is at the desk.
    #[must_use]
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// Another person sits down.
    pub fn sit_down(&mut self, person: Person) {
        self.person = person;
    }

    /// The standings after a round.
    #[must_use]
    pub fn standings(&self, after: RoundNo) -> Standings {
        let drafts: Vec<Draft> = self.drafts.iter().map(|stored| stored.draft).collect();
        standings(self.contest(), &self.board, after, &drafts)
    }

    /// Sheets begun and not saved.
    #[must_use]
    pub fn drafts(&self) -> &[StoredDraft] {
        &self.drafts
    }

    /// Keeps a sheet that was begun, in whatever form the console types it.
    ///
    /// # Errors
    /// [`StorageError`]; the draft is then only in memory.
    pub fn keep_draft(&mut self, draft: Draft, content: String) -> Result<(), StorageError> {
        let station = self.person.station.clone();
        let stored = StoredDraft { station, draft, wall_ms: self.time.wall_ms(), content };
        self.drafts.retain(|other| other.draft != draft || other.station != stored.station);
        self.drafts.push(stored.clone());
        self.file.save_draft(&stored)
    }

    /// Drops a draft that was saved as a sheet or emptied.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn drop_draft(&mut self, draft: Draft) -> Result<(), StorageError> {
        let station = self.person.station.clone();
        let before = self.drafts.len();
        self.drafts.retain(|other| other.draft != draft || other.station != station);
        if self.drafts.len() == before {
            return Ok(());
        }
        self.file.delete_draft(&station, draft)
    }

    /// Closes the file so that one single file is left.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn close(self) -> Result<(), StorageError> {
        self.file.close()
    }
}
