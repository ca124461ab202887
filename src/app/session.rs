//! An open competition: its file, its record, its grades, its clock. One action is decided, written
//! to the journal in one transaction, and only then taken in.

use std::path::Path;
use std::sync::Arc;

use super::time::{Clock, TimeSource};
use crate::commands::CopyKind;
use crate::domain::clock::Moment;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::law::{self, Laws, Version};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Context, Details, RulesRef, decide};
use crate::domain::formats::anagram::command::Command as AnagramCommand;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Event, Record, Recorded, Rejection};
use crate::domain::head::{Head, Heads};
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::person::Person;
use crate::lexicon::Lexicon;
use crate::screens::FileFacts;
use crate::screens::formats::anagram::Open;
use crate::storage::{
    Access, Begun, Caution, CompetitionFile, Named, NewCompetition, StorageError, StoredDraft,
    StoredLexicon,
};
use crate::views::Sight;
use crate::views::desk::Desk;

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
    file: CompetitionFile<Anagram>,
    record: Record,
    board: Board,
    /// What the file has beside the history, for when it cannot be read any more.
    named: Named,
    words: StoredLexicon,
    seed: Option<Seed>,
    drafts: Vec<StoredDraft>,
    sheets_begun: Vec<Draft>,
    /// Alerts and ends that have fallen due and are not recorded.
    due: Vec<Event>,
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
        // The opening begins with this event: its clock is the file's own, from 0.
        let now = Moment { elapsed_ms: 0, ..Clock::opened(Arc::clone(&time), 1).now() };
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

    fn of(file: CompetitionFile<Anagram>, time: TimeSource) -> Result<Self, StorageError> {
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
            due: Vec::new(),
            board: Board::default(),
            clock,
            named: file.named(record.log())?,
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
        if let Some(passport) = &contest.common.lexicon {
            self.words = match self.named.list(passport.sha256) {
                Some(list) => list.clone(),
                None => self.file.lexicon(passport.sha256)?,
            };
        }
        self.seed = match contest.common.commitment {
            Some(commitment) => self.file.seed(commitment)?,
            None => None,
        };
        self.facts.has_seed = self.seed.is_some();
        self.board = Board::new(contest, &self.words);
        Ok(())
    }

    /// Closes the file; what it held is known all the same.
    ///
    /// # Errors
    /// [`StorageError`]; nothing is lost.
    pub fn shut(&mut self) -> Result<(), StorageError> {
        self.file.shut()
    }

    /// Copies the file: everything, or for publication without the seed and the word list. When it
    /// cannot be read any more, everything is written anew as it is known here.
    ///
    /// # Errors
    /// [`StorageError`]; then there is no copy.
    pub fn copy_to(&self, path: &Path, copy: CopyKind) -> Result<(), StorageError> {
        match copy {
            CopyKind::Whole => self
                .file
                .copy_to(path)
                .or_else(|_| self.named.write(path, self.record.log(), &self.drafts)),
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

    /// Opens the file anew when it was lost and lies there again as it was: what was begun goes into it
    /// as it is known here. Whether it can be written now, as far as is known; `insists` asks also of
    /// what was refused before.
    pub fn come_back(&mut self, insists: bool) -> bool {
        if !self.file.may_be_dead() {
            return true;
        }
        if self.file.come_back(insists).is_err() {
            return false;
        }
        let there = self.file.drafts().unwrap_or_default();
        let forgotten = there.iter().filter(|draft| !self.drafts.contains(draft));
        for draft in forgotten {
            // A draft too many is offered once more; none is lost.
            let _ = self.file.delete_draft(&draft.station, draft.begun);
        }
        for draft in self.drafts.iter().filter(|draft| !there.contains(draft)) {
            let _ = self.file.save_draft(draft);
        }
        true
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
    pub fn head(&self) -> Head {
        Head { events: self.file.event_count(), hash: self.file.chain_head() }
    }

    /// Every head of the chain of events.
    #[must_use]
    pub fn heads(&self) -> &Heads {
        self.file.heads()
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

    /// What screens are made from.
    #[must_use]
    pub fn competition(&self) -> Open<'_> {
        Open {
            record: &self.record,
            judged: &self.board,
            words: &self.words,
            list: self.words.is_full().then(|| self.words.words()),
            drafts: &self.sheets_begun,
            heads: self.file.heads(),
            file: &self.facts,
            now: self.now(),
        }
    }

    /// What the views may look at.
    #[must_use]
    pub fn sight<'a>(&'a self, desk: &'a Desk) -> Sight<'a> {
        Sight { open: self.competition(), desk }
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
        let events = self.decided(command.into(), now, who)?;
        self.record_events(&events, now, who)?;
        Ok(events)
    }

    fn decided(
        &self,
        command: Command,
        now: Moment,
        who: &Person,
    ) -> Result<Vec<Event>, Rejection> {
        let words: &dyn WordList = &self.words;
        let context = Context {
            now,
            who,
            lexicon: words,
            seed: self.seed.as_ref(),
            drafts: &self.sheets_begun,
        };
        decide(&self.record, command, &context)
    }

    /// Journals what happened as one action, and takes it in.
    fn record_events(
        &mut self,
        events: &[Event],
        now: Moment,
        who: &Person,
    ) -> Result<(), StorageError> {
        if events.is_empty() {
            return Ok(());
        }
        self.come_back(true);
        let numbered = self.record.number(events.to_vec(), now, who);
        let other_words = self.words_after(&numbered)?;
        self.file.append(&numbered)?;
        self.record.take_in(numbered);
        if let Some(words) = other_words {
            self.words = words;
        }
        for event in events {
            self.board.refresh(&self.record, &self.words, event);
        }
        if events.iter().any(|event| matches!(event, Event::Undone { .. })) {
            self.follow_commitment();
        }
        Ok(())
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
        let digest =
            |record: &Record| record.contest().common.lexicon.as_ref().map(|list| list.sha256);
        let other = digest(&then).filter(|_| digest(&then) != digest(&self.record));
        other.map(|sha256| self.file.lexicon(sha256)).transpose()
    }

    /// Judges by another list from now on.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one judges.
    pub fn change_lexicon(&mut self, list: &Lexicon, who: &Person) -> Result<Vec<Event>, Refusal> {
        self.come_back(true);
        self.file.add_lexicon(list)?;
        let events =
            self.perform(Command::ChangeLexicon { lexicon: list.passport().clone() }, who)?;
        self.name_anew();
        Ok(events)
    }

    /// What the history names has become more.
    fn name_anew(&mut self) {
        if let Ok(named) = self.file.named(self.record.log()) {
            self.named = named;
        }
    }

    /// Takes the seed of the commitment that stands now: undo may have brought another back.
    fn follow_commitment(&mut self) {
        let commitment = self.record.contest().common.commitment;
        if commitment != self.seed.as_ref().map(Seed::commitment) {
            let seed = commitment.map(|commitment| self.file.seed(commitment));
            self.seed = seed.and_then(Result::ok).flatten();
            self.facts.has_seed = self.seed.is_some();
        }
    }

    /// Looks which alerts and which end have fallen due and are not recorded; those that were not seen
    /// yet. An alert that was in time when it was first seen stays so, however long the file refuses it.
    pub fn look_at_time(&mut self, who: &Person) -> Vec<Event> {
        if self.facts.read_only {
            return Vec::new();
        }
        let decided = self.decided(AnagramCommand::NoteTime.into(), self.now(), who);
        // A signed competition has no time to note.
        let mut due = decided.unwrap_or_default();
        let mut new = Vec::new();
        for event in &mut due {
            match self.due.iter().find(|seen| is_same_alert(seen, event)) {
                Some(seen) => event.clone_from(seen),
                None => new.push(event.clone()),
            }
        }
        self.due = due;
        new
    }

    /// Whether something has fallen due, at the last look, that is not recorded.
    #[must_use]
    pub fn is_due(&self) -> bool {
        !self.due.is_empty()
    }

    /// Records the alerts and the end that had fallen due at the last look.
    ///
    /// # Errors
    /// [`Refusal::NotSaved`]; then they are still due.
    pub fn note_time(&mut self, who: &Person) -> Result<Vec<Event>, Refusal> {
        let due = std::mem::take(&mut self.due);
        let now = self.now();
        if !self.may_stand(&due, now, who) {
            // The time was held or set since: the next look finds what is due now.
            return Ok(Vec::new());
        }
        match self.record_events(&due, now, who) {
            Ok(()) => Ok(due),
            Err(error) => {
                self.due = due;
                Err(error.into())
            }
        }
    }

    fn may_stand(&self, events: &[Event], now: Moment, who: &Person) -> bool {
        let action = self.record.number(events.to_vec(), now, who);
        let (version, lexicon) = (Version::NEWEST, Some(&self.words as &dyn WordList));
        let laws = Laws { version, lexicon, seed: self.seed.as_ref(), drafts: &[] };
        law::of_action(&self.record, &action, laws).is_ok()
    }

    /// Replaces the seed before round 1.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one stands.
    pub fn renew_seed(&mut self, seed: Seed, who: &Person) -> Result<Vec<Event>, Refusal> {
        self.come_back(true);
        self.file.add_seed(&seed)?;
        let commitment = seed.commitment();
        let events = self.perform(Command::RenewCommitment { commitment }, who)?;
        self.seed = Some(seed);
        self.facts.has_seed = true;
        self.name_anew();
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
        self.come_back(true);
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
        self.come_back(true);
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

/// Whether both are the same alert or end, in time or not.
fn is_same_alert(one: &Event, other: &Event) -> bool {
    use crate::domain::formats::anagram::event::Event as A;
    match (one, other) {
        (
            Event::Own(A::AlertReached { round, alert_ms, outcome: _ }),
            Event::Own(A::AlertReached { round: of, alert_ms: at_ms, outcome: _ }),
        ) => (round, alert_ms) == (of, at_ms),
        (
            Event::Own(A::BreakAlertReached { after, alert_ms, outcome: _ }),
            Event::Own(A::BreakAlertReached { after: of, alert_ms: at_ms, outcome: _ }),
        ) => (after, alert_ms) == (of, at_ms),
        _ => one == other,
    }
}

#[cfg(test)]
mod tests;
