//! An open competition: its file, its record, its grades, its clock. One action is decided, written
//! to the journal in one transaction, and only then taken in.

use std::path::Path;
use std::sync::Arc;

use super::time::{Clock, TimeSource};
use crate::commands::CopyKind;
use crate::domain::anagram::command::Command as AnagramCommand;
use crate::domain::anagram::draw::Seed;
use crate::domain::anagram::rules::Rules;
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::{Context, Details, Record, Rejection, RulesRef, decide};
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::person::Person;
use crate::domain::standings::{Board, Draft};
use crate::lexicon::Lexicon;
use crate::print::final_sheet::Chain;
use crate::storage::{
    Access, Begun, Caution, CompetitionFile, NewCompetition, StorageError, StoredDraft,
    StoredLexicon,
};
use crate::views::desk::Desk;
use crate::views::{FileFacts, Sight};

/// Why an action did not happen.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The rules refuse it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The file cannot be written; nothing happened.
    #[error(transparent)]
    NotSaved(#[from] StorageError),
}

/// An open competition.
pub struct Session {
    file: CompetitionFile,
    record: Record,
    board: Board,
    words: StoredLexicon,
    seed: Option<Seed>,
    drafts: Vec<StoredDraft>,
    sheets_begun: Vec<Draft>,
    facts: FileFacts,
    clock: Clock,
}

impl Session {
    /// Makes a competition by the rules of this text, which can be read, and this list, and opens it.
    ///
    /// # Errors
    /// [`Refusal::NotSaved`]: then there is no file.
    pub fn create(
        path: &Path,
        details: Details,
        seed: &Seed,
        (rules_text, list): (&str, Lexicon),
        time: TimeSource,
        who: &Person,
    ) -> Result<Self, Refusal> {
        let rules = Rules::parse(rules_text).unwrap_or_else(|_| Rules::osth_2019());
        let command = Command::Create {
            details,
            rules: RulesRef {
                id: rules.id().to_owned(),
                sha256: Digest::of(rules_text.as_bytes()),
            },
            lexicon: list.passport().clone(),
            commitment: seed.commitment(),
        };
        let record = Record::new(Arc::new(rules));
        let now = Clock::opened(Arc::clone(&time), 1).now();
        let context = Context { now, who, lexicon: &list, seed: Some(seed), drafts: &[] };
        let events = record.number(decide(&record, command, &context)?, now, who);
        let file = CompetitionFile::create(
            path,
            NewCompetition {
                seed: Some(seed),
                rules_text,
                lexicon: &StoredLexicon::Full(list),
                events: &events,
            },
        )?;
        Ok(Self::of(file, time)?)
    }

    /// Opens a competition.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn open(path: &Path, access: Access, time: TimeSource) -> Result<Self, StorageError> {
        Self::of(CompetitionFile::open(path, access)?, time)
    }

    fn of(file: CompetitionFile, time: TimeSource) -> Result<Self, StorageError> {
        let record = file.read_record()?;
        let clock = Clock::opened(time, file.session());
        let mut session = Self {
            facts: FileFacts {
                path: file.path().display().to_string(),
                read_only: file.access() == Access::Read,
                has_seed: false,
            },
            words: StoredLexicon::Full(Lexicon::embedded()),
            seed: None,
            drafts: file.drafts()?,
            sheets_begun: Vec::new(),
            board: Board::default(),
            clock,
            record,
            file,
        };
        session.fetch_parts()?;
        session.begun();
        Ok(session)
    }

    /// The list and the seed that the record names now.
    fn fetch_parts(&mut self) -> Result<(), StorageError> {
        let contest = self.record.contest();
        if let Some(passport) = &contest.lexicon {
            self.words = self.file.lexicon(passport.sha256)?;
        }
        self.seed = match contest.commitment {
            Some(commitment) => self.file.seed(commitment)?,
            None => None,
        };
        self.facts.has_seed = self.seed.is_some();
        self.board = Board::new(contest, &self.words);
        Ok(())
    }

    /// Closes the file.
    ///
    /// # Errors
    /// [`StorageError`]; nothing is lost.
    pub fn close(self) -> Result<(), StorageError> {
        self.file.close()
    }

    /// Copies the file: everything, or for publication without the seed and the word list.
    ///
    /// # Errors
    /// [`StorageError`]; then there is no copy.
    pub fn copy_to(&self, path: &Path, copy: CopyKind) -> Result<(), StorageError> {
        match copy {
            CopyKind::Whole => self.file.copy_to(path),
            CopyKind::Publication => self.file.publish_to(path),
        }
    }

    /// Looks whether the file still lies where it was opened.
    ///
    /// # Errors
    /// [`StorageError`]: what would be written would be lost. A copy can still be made.
    pub fn expect_in_place(&self) -> Result<(), StorageError> {
        self.file.expect_in_place()
    }

    /// Now, by this opening's clock.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// This opening's clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The history and the competition.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The grades.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Sheets begun and not saved.
    #[must_use]
    pub fn drafts(&self) -> &[Draft] {
        &self.sheets_begun
    }

    /// Where the chain of events stands.
    #[must_use]
    pub fn chain(&self) -> Chain {
        Chain { head: self.file.chain_head(), events: self.file.event_count() }
    }

    /// The open file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// What whoever opened it must know although it could be opened.
    #[must_use]
    pub fn cautions(&self) -> &[Caution] {
        self.file.cautions()
    }

    /// Whether it cannot be changed.
    #[must_use]
    pub fn read_only(&self) -> bool {
        self.facts.read_only
    }

    /// What the views may look at.
    #[must_use]
    pub fn sight<'a>(&'a self, desk: &'a Desk) -> Sight<'a> {
        Sight {
            desk,
            record: &self.record,
            board: &self.board,
            words: &self.words,
            list: self.words.is_full().then(|| self.words.words()),
            drafts: &self.sheets_begun,
            file: &self.facts,
            now: self.now(),
        }
    }

    /// Carries an action out: decided, journalled, taken in. The events that happened.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn perform(
        &mut self,
        command: impl Into<Command>,
        who: &Person,
    ) -> Result<Vec<Event>, Refusal> {
        let now = self.now();
        let words: &dyn WordList = &self.words;
        let context = Context {
            now,
            who,
            lexicon: words,
            seed: self.seed.as_ref(),
            drafts: &self.sheets_begun,
        };
        let events = decide(&self.record, command.into(), &context)?;
        if events.is_empty() {
            return Ok(events);
        }
        let numbered = self.record.number(events.clone(), now, who);
        let other_words = self.words_after(&numbered)?;
        self.file.append(&numbered)?;
        self.record.take_in(numbered);
        if let Some(words) = other_words {
            self.words = words;
        }
        for event in &events {
            self.board.refresh(self.record.contest(), &self.words, event);
        }
        if events.iter().any(|event| matches!(event, Event::Undone { .. })) {
            self.follow_commitment();
        }
        Ok(events)
    }

    /// The list that these events bring in place of the present one; undo may bring one back, too.
    fn words_after(&self, events: &[Recorded]) -> Result<Option<StoredLexicon>, StorageError> {
        let brings =
            |event: &Event| matches!(event, Event::LexiconChanged { .. } | Event::Undone { .. });
        if !events.iter().any(|recorded| brings(&recorded.event)) {
            return Ok(None);
        }
        let mut then = self.record.clone();
        then.take_in(events.to_vec());
        let digest = |record: &Record| record.contest().lexicon.as_ref().map(|list| list.sha256);
        let other = digest(&then).filter(|_| digest(&then) != digest(&self.record));
        other.map(|sha256| self.file.lexicon(sha256)).transpose()
    }

    /// Judges by another list from now on.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one judges.
    pub fn change_lexicon(&mut self, list: &Lexicon, who: &Person) -> Result<Vec<Event>, Refusal> {
        self.file.add_lexicon(list)?;
        self.perform(Command::ChangeLexicon { lexicon: list.passport().clone() }, who)
    }

    /// Takes the seed of the commitment that stands now: undo may have brought another back.
    fn follow_commitment(&mut self) {
        let commitment = self.record.contest().commitment;
        if commitment != self.seed.as_ref().map(Seed::commitment) {
            let seed = commitment.map(|commitment| self.file.seed(commitment));
            self.seed = seed.and_then(Result::ok).flatten();
            self.facts.has_seed = self.seed.is_some();
        }
    }

    /// Records the alerts and the end that have fallen due.
    ///
    /// # Errors
    /// [`Refusal::NotSaved`].
    pub fn note_time(&mut self, who: &Person) -> Result<Vec<Event>, Refusal> {
        if self.facts.read_only {
            return Ok(Vec::new());
        }
        match self.perform(AnagramCommand::NoteTime, who) {
            // A signed competition has no time to note.
            Err(Refusal::Rejected(_)) => Ok(Vec::new()),
            noted => noted,
        }
    }

    /// Replaces the seed before round 1.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one stands.
    pub fn renew_seed(&mut self, seed: Seed, who: &Person) -> Result<Vec<Event>, Refusal> {
        self.file.add_seed(&seed)?;
        let commitment = seed.commitment();
        let events = self.perform(Command::RenewCommitment { commitment }, who)?;
        self.seed = Some(seed);
        self.facts.has_seed = true;
        Ok(events)
    }

    /// The text of what was begun and not saved: this station's before any other's.
    #[must_use]
    pub fn draft(&self, begun: Begun, station: &str) -> Option<&str> {
        let mut of_sheet = self.drafts.iter().filter(|stored| stored.begun == begun);
        let own = of_sheet.clone().find(|stored| stored.station == station);
        own.or_else(|| of_sheet.next()).map(|stored| stored.content.as_str())
    }

    /// Keeps what was begun and not saved.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn save_draft(
        &mut self,
        begun: Begun,
        station: &str,
        content: String,
    ) -> Result<(), StorageError> {
        let wall_ms = self.now().wall_ms;
        let stored = StoredDraft { station: station.to_owned(), begun, wall_ms, content };
        self.file.save_draft(&stored)?;
        self.drafts.retain(|other| other.begun != begun || other.station != station);
        self.drafts.push(stored);
        self.begun();
        Ok(())
    }

    /// Forgets every station's draft of a sheet: it is saved, or thrown away.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn delete_draft(&mut self, begun: Begun) -> Result<(), StorageError> {
        let of_sheet = self.drafts.iter().filter(|stored| stored.begun == begun);
        for station in of_sheet.map(|stored| stored.station.clone()).collect::<Vec<_>>() {
            self.file.delete_draft(&station, begun)?;
            self.drafts.retain(|other| other.begun != begun || other.station != station);
        }
        self.begun();
        Ok(())
    }

    fn begun(&mut self) {
        self.sheets_begun = self.drafts.iter().filter_map(|stored| stored.begun.sheet()).collect();
        self.sheets_begun.sort();
        self.sheets_begun.dedup();
    }
}
