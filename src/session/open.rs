//! An open competition: its file, its record, what is judged, its clock. One action is decided, written
//! to the journal in one transaction, and only then taken in.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use super::format::format_to_open;
use super::order::{Order, Refusal};
use super::time::{Clock, TimeSource};
use super::trial::Trial;
use crate::commands::CopyKind;
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Context, Details, Record, Rejection, RulesRef, decide};
use crate::domain::formats::FormatName;
use crate::domain::head::{Head, Heads};
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::lexicon::Lexicon;
use crate::screens::{Elsewhere, FileFacts, Open};
use crate::storage::{
    Access, AskId, Beside, Caution, CompetitionFile, Damage, Named, NewCompetition, Problem,
    Receipt, Retry, Seen, StorageError, StoredDraft, StoredLexicon, StoredStation,
};

/// An open competition.
pub struct Session<F: Sentences> {
    pub(super) file: CompetitionFile<F>,
    pub(super) record: Record<F>,
    judged: F::Judged,
    /// What the file has beside the history, for when it cannot be read any more.
    pub(super) named: Named,
    pub(super) words: StoredLexicon,
    pub(super) seed: Option<Seed>,
    pub(super) drafts: Vec<StoredDraft>,
    /// The devices that were let in, and what was asked once: known once the file has room for them.
    pub(super) stations: Vec<StoredStation>,
    pub(super) receipts: BTreeMap<AskId, Receipt>,
    /// Who has seen what is saved of a sheet, by the event that it was keyed by.
    pub(super) seen: Vec<(Seen, String)>,
    pub(super) sheets_begun: Vec<Draft>,
    /// What waits for a ruling in other files, where this one rules for them.
    pub(super) elsewhere: Option<Elsewhere>,
    /// Alerts and ends that have fallen due and are not recorded.
    pub(super) due: Vec<Event<F>>,
    /// Pictures that were deleted and are not written over yet.
    pub(super) deleted: Vec<Digest>,
    pub(super) facts: FileFacts,
    pub(super) clock: Clock,
}

impl<F: Sentences> Session<F> {
    /// Makes a competition by the rules of this text, which can be read, and this list, and opens it.
    ///
    /// # Errors
    /// [`Refusal::NotSaved`]: then there is no file.
    pub fn create(
        path: &Path,
        details: Details,
        seed: &Seed,
        made_of: (&str, Lexicon),
        time: TimeSource,
        who: &Person,
    ) -> Result<Self, Refusal<F>> {
        let file = Self::made(
            path,
            details,
            (seed.commitment(), Some(seed)),
            None,
            made_of,
            (&time, who),
        )?;
        Ok(Self::of(file, time)?)
    }

    /// The file of a new competition of this commitment, with this command's events after its first one.
    pub(super) fn made(
        path: &Path,
        details: Details,
        (commitment, seed): (Digest, Option<&Seed>),
        then: Option<Command<F>>,
        (rules_text, list): (&str, Lexicon),
        (time, who): (&TimeSource, &Person),
    ) -> Result<CompetitionFile<F>, Refusal<F>> {
        let rules = F::rules(rules_text).map_err(|error| {
            let problem = Problem::Damaged(Damage::Rules(error.to_string()));
            StorageError { path: path.to_path_buf(), problem }
        })?;
        let mut record = Record::<F>::new(Arc::new(rules));
        let create = Command::Create {
            details,
            rules: RulesRef {
                id: record.contest().game.rules_id().to_owned(),
                sha256: Digest::of(rules_text.as_bytes()),
            },
            lexicon: list.passport().clone(),
            commitment,
        };
        // The opening begins with this event: its clock is the file's own, from 0.
        let now = Moment { elapsed_ms: 0, ..Clock::opened(Arc::clone(time), 1).now() };
        for command in [create].into_iter().chain(then) {
            let context = Context { now, who, lexicon: &list, seed, drafts: &[] };
            let events = record.number(decide(&record, command, &context)?, now, who);
            record.take_in(events);
        }
        let events = record.log();
        let lexicon = &StoredLexicon::Full(list);
        Ok(CompetitionFile::create(path, NewCompetition { seed, rules_text, lexicon, events })?)
    }

    /// Opens a competition.
    ///
    /// # Errors
    /// [`StorageError`].
    pub fn open(path: &Path, access: Access, time: TimeSource) -> Result<Self, StorageError> {
        // One of another format, or of a newer program's, is told as that, not as damaged.
        let format = format_to_open(path, access)?;
        let listed = FormatName::ALL.iter().any(|format| format.name() == F::NAME);
        if listed && format.name() != F::NAME {
            let problem = Problem::OtherFormat(format.name());
            return Err(StorageError { path: path.to_path_buf(), problem });
        }
        Self::of(CompetitionFile::open(path, access)?, time)
    }

    pub(super) fn of(mut file: CompetitionFile<F>, time: TimeSource) -> Result<Self, StorageError> {
        let record = file.read_record()?;
        let pictures = record.contest().common.pictures.iter().filter(|it| !it.deleted);
        file.look_for_pictures(&pictures.map(|picture| picture.sha256).collect::<Vec<_>>())?;
        let named = file.named(record.log())?;
        let clock = Clock::opened(time, file.session());
        let words = StoredLexicon::Full(Lexicon::embedded());
        let mut session = Self {
            facts: FileFacts {
                path: file.path().display().to_string(),
                read_only: file.access() == Access::Read,
                has_seed: false,
                later_cards: named
                    .links()
                    .map_or_else(Vec::new, |links| links.generations().collect()),
                let_in: Vec::new(),
            },
            judged: F::judge(record.contest(), &words),
            words,
            seed: None,
            drafts: file.drafts()?,
            stations: file.stations()?,
            seen: file.seen()?,
            receipts: file.receipts()?.into_iter().map(|one| (one.id, one)).collect(),
            sheets_begun: Vec::new(),
            elsewhere: None,
            due: Vec::new(),
            deleted: Vec::new(),
            clock,
            named,
            record,
            file,
        };
        session.fetch_parts()?;
        session.gather_begun();
        session.gather_let_in();
        session.look_for_deleted()?;
        Ok(session)
    }

    /// The list and the seed that the record names now.
    pub(super) fn fetch_parts(&mut self) -> Result<(), StorageError> {
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
        self.judged = F::judge(contest, &self.words);
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
                .or_else(|_| self.named.write(path, self.record.log(), &self.drafts, &self.seen)),
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
    /// as it is known here. Whether it can be written now, as far as is known.
    pub(super) fn reattach(&mut self, retry: Retry) -> bool {
        if !self.file.may_be_dead() {
            return true;
        }
        if self.file.reattach(retry).is_err() {
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
        self.stations_again();
        true
    }

    /// Now, by this opening's clock.
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// This opening's clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The history and the competition.
    pub fn record(&self) -> &Record<F> {
        &self.record
    }

    /// What was handed in, judged.
    pub fn judged(&self) -> &F::Judged {
        &self.judged
    }

    /// Sheets begun and not saved.
    pub fn drafts(&self) -> &[Draft] {
        &self.sheets_begun
    }

    /// Where the chain of events stands.
    pub fn head(&self) -> Head {
        Head { events: self.file.event_count(), hash: self.file.chain_head() }
    }

    /// Every head of the chain of events.
    pub fn heads(&self) -> &Heads {
        self.file.heads()
    }

    /// The open file.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// What whoever opened it must know although it could be opened.
    pub fn cautions(&self) -> &[Caution] {
        self.file.cautions()
    }

    /// That it can be written.
    ///
    /// # Errors
    /// [`Problem::ReadOnly`], and why.
    pub fn expect_writable(&self) -> Result<(), StorageError> {
        let Some(why) = self.file.why_read_only() else { return Ok(()) };
        Err(StorageError { path: self.path().to_path_buf(), problem: Problem::ReadOnly(why) })
    }

    /// Whether it cannot be changed.
    pub fn read_only(&self) -> bool {
        self.facts.read_only
    }

    /// What screens are made from.
    pub fn competition(&self) -> Open<'_, F> {
        Open {
            record: &self.record,
            judged: &self.judged,
            words: &self.words,
            list: self.words.is_full().then(|| self.words.words()),
            drafts: &self.sheets_begun,
            elsewhere: self.elsewhere.as_ref(),
            heads: self.file.heads(),
            file: &self.facts,
            now: self.now(),
        }
    }

    /// What commands of somebody would become as it stands now, to be asked on another thread.
    pub fn trial(&self, who: &Person) -> Trial<F> {
        let (record, seed) = (self.record.clone(), self.seed.clone());
        Trial { record, seed, now: self.now(), who: who.clone() }
    }

    /// Carries an action out: decided, journalled, taken in. The events that happened.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing happened.
    pub fn carry_out(&mut self, order: Order<F>) -> Result<Vec<Event<F>>, Refusal<F>> {
        let now = self.now();
        let events = self.decided(order.command, now, &order.who)?;
        self.record_events(&events, now, &order.who, Beside::default())?;
        Ok(events)
    }

    pub(super) fn decided(
        &self,
        command: Command<F>,
        now: Moment,
        who: &Person,
    ) -> Result<Vec<Event<F>>, Rejection<F>> {
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

    /// Journals what happened as one action, with the receipt of what was asked, and takes it in.
    pub(super) fn record_events(
        &mut self,
        events: &[Event<F>],
        now: Moment,
        who: &Person,
        beside: Beside<'_>,
    ) -> Result<(), StorageError> {
        let lacks = events.iter().find_map(|event| match event {
            Event::SheetPhotographed { sha256, .. } => {
                beside.pictures.iter().all(|(there, _)| there != sha256).then_some(*sha256)
            }
            _ => None,
        });
        if let Some(sha256) = lacks {
            let (path, problem) = (self.file.path().to_path_buf(), Damage::Picture(sha256).into());
            return Err(StorageError { path, problem });
        }
        if events.is_empty() && beside.cursor.is_none() {
            return Ok(());
        }
        self.reattach(Retry::Always);
        let numbered = self.record.number(events.to_vec(), now, who);
        let other_words = self.words_after(&numbered)?;
        self.file.append_with(&numbered, &beside)?;
        self.record.take_in(numbered);
        self.follow(events, other_words);
        Ok(())
    }

    /// All that was handed in is judged anew.
    pub(super) fn judge_anew(&mut self) {
        self.judged = F::judge(self.record.contest(), &self.words);
    }

    /// What was taken in is judged.
    pub(super) fn follow(&mut self, events: &[Event<F>], other_words: Option<StoredLexicon>) {
        if let Some(words) = other_words {
            self.words = words;
        }
        for event in events {
            F::judge_again(&mut self.judged, &self.record, &self.words, event);
        }
        if events.iter().any(|event| matches!(event, Event::Undone { .. })) {
            self.follow_commitment();
        }
    }

    /// The list that these events bring in place of the present one; undo may bring one back, too.
    pub(super) fn words_after(
        &self,
        events: &[Recorded<F>],
    ) -> Result<Option<StoredLexicon>, StorageError> {
        let changes = |event: &Event<F>| matches!(event, Event::LexiconChanged { .. });
        let brings = |event: &Event<F>| match event {
            Event::Undone { action } => {
                self.record.action(*action).iter().any(|undone| changes(&undone.event))
            }
            event => changes(event),
        };
        if !events.iter().any(|recorded| brings(&recorded.event)) {
            return Ok(None);
        }
        let mut then = self.record.clone();
        then.take_in(events.to_vec());
        let digest =
            |record: &Record<F>| record.contest().common.lexicon.as_ref().map(|list| list.sha256);
        let other = digest(&then).filter(|_| digest(&then) != digest(&self.record));
        other.map(|sha256| self.file.lexicon(sha256)).transpose()
    }

    /// Judges by another list from now on.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one judges.
    pub fn change_lexicon(
        &mut self,
        list: &Lexicon,
        who: &Person,
    ) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.reattach(Retry::Always);
        self.file.add_lexicon(list)?;
        let command = Command::ChangeLexicon { lexicon: list.passport().clone() };
        let events = self.carry_out(Order { who: who.clone(), command })?;
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

    /// Replaces the seed before round 1.
    ///
    /// # Errors
    /// [`Refusal`]; then the old one stands.
    pub fn renew_seed(&mut self, seed: Seed, who: &Person) -> Result<Vec<Event<F>>, Refusal<F>> {
        self.reattach(Retry::Always);
        self.file.add_seed(&seed)?;
        let commitment = seed.commitment();
        let command = Command::RenewCommitment { commitment };
        let events = self.carry_out(Order { who: who.clone(), command })?;
        self.seed = Some(seed);
        self.facts.has_seed = true;
        self.name_anew();
        Ok(events)
    }
}
