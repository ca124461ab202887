//! The history and the competition that follows from it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{Event, Recorded};
use super::{Contest, Format};
use crate::domain::clock::Moment;
use crate::domain::ids::Seq;
use crate::domain::person::Person;

/// After so many events the competition as it then stood is kept, so that an undo derives only what
/// came after the action that it takes back.
const CHECKPOINT_EVENTS: usize = 256;

/// The competition as it stood after the first `events` of the log.
#[derive(Clone, Debug)]
struct Checkpoint<F: Format> {
    events: usize,
    contest: Contest<F>,
}

/// A competition's whole record.
#[derive(Clone, Debug)]
pub struct Record<F: Format> {
    rules: Arc<F::Rules>,
    log: Vec<Recorded<F>>,
    undone: BTreeSet<Seq>,
    /// In order of `events`; they know of no undo that came after the last of theirs, but of every
    /// undone action among theirs.
    checkpoints: Vec<Checkpoint<F>>,
    keeps_checkpoints: bool,
    contest: Contest<F>,
}

impl<F: Format> Record<F> {
    /// An empty record, to be played by these rules.
    pub fn new(rules: Arc<F::Rules>) -> Self {
        let contest = Contest::new(Arc::clone(&rules));
        let (log, undone, checkpoints) = (Vec::new(), BTreeSet::new(), Vec::new());
        Self { rules, log, undone, checkpoints, keeps_checkpoints: true, contest }
    }

    /// An empty record that keeps nothing of how it stood before, for who has many: an undo derives the whole anew.
    pub fn without_checkpoints(rules: Arc<F::Rules>) -> Self {
        Self { keeps_checkpoints: false, ..Self::new(rules) }
    }

    /// The record of a history.
    pub fn replay(rules: Arc<F::Rules>, log: impl IntoIterator<Item = Recorded<F>>) -> Self {
        let mut record = Self::new(rules);
        for recorded in log {
            if let Event::Undone { action } = recorded.event {
                record.undone.insert(action);
            }
            record.log.push(recorded);
        }
        record.derive_from(0);
        record
    }

    /// The competition as it stands.
    pub fn contest(&self) -> &Contest<F> {
        &self.contest
    }

    /// The competition as it stood after the first so many events, without what was taken back since.
    pub fn contest_after(&self, events: usize) -> Contest<F> {
        let kept = self.checkpoints.iter().rev().find(|kept| kept.events <= events);
        let (from, mut contest) = match kept {
            Some(kept) => (kept.events, kept.contest.clone()),
            None => (0, Contest::new(Arc::clone(&self.rules))),
        };
        let done = self.log.iter().take(events).skip(from);
        for recorded in done.filter(|recorded| !self.undone.contains(&recorded.action)) {
            contest.apply(&recorded.event, recorded.at, &recorded.who);
        }
        contest
    }

    /// Every event in order, undone ones too.
    pub fn log(&self) -> &[Recorded<F>] {
        &self.log
    }

    /// The events of one action, undone or not; none when there is no such action.
    pub fn action(&self, action: Seq) -> &[Recorded<F>] {
        let start = self.log.partition_point(|recorded| recorded.action < action);
        let end = self.log.partition_point(|recorded| recorded.action <= action);
        self.log.get(start..end).unwrap_or(&[])
    }

    /// Whether an action was taken back.
    pub fn is_undone(&self, action: Seq) -> bool {
        self.undone.contains(&action)
    }

    /// Whether the program has drawn letters, be it that the draw was undone since. From then on
    /// what the draws are derived from stays: nobody can draw again until the letters please (§3).
    pub fn has_drawn(&self) -> bool {
        let drawn = |event: &Event<F>| matches!(event, Event::Own(event) if F::is_draw(event));
        self.log.iter().any(|recorded| drawn(&recorded.event))
    }

    /// The number that the next event gets.
    pub fn next_seq(&self) -> Seq {
        Seq(self.log.last().map_or(1, |last| last.seq.0.saturating_add(1)))
    }

    /// The events of one action, numbered, dated and signed with a name, ready for the journal.
    pub fn number(&self, events: Vec<Event<F>>, at: Moment, who: &Person) -> Vec<Recorded<F>> {
        let action = self.next_seq();
        let seqs = (action.0..).map(Seq);
        seqs.zip(events)
            .map(|(seq, event)| Recorded { seq, action, at, who: who.clone(), event })
            .collect()
    }

    /// Takes in events that the journal has.
    pub fn take_in(&mut self, events: impl IntoIterator<Item = Recorded<F>>) {
        for recorded in events {
            if let Event::Undone { action } = recorded.event {
                self.undone.insert(action);
                self.log.push(recorded);
                let before = self.log.partition_point(|recorded| recorded.action < action);
                self.derive_from(before);
            } else {
                self.contest.apply(&recorded.event, recorded.at, &recorded.who);
                self.log.push(recorded);
                self.keep_checkpoint(self.log.len());
            }
        }
    }

    /// Derives the competition anew, undone actions left out, the state after the first `sound`
    /// events being untouched.
    fn derive_from(&mut self, sound: usize) {
        self.checkpoints.truncate(self.checkpoints.partition_point(|kept| kept.events <= sound));
        let (from, contest) = match self.checkpoints.last() {
            Some(kept) => (kept.events, kept.contest.clone()),
            None => (0, Contest::new(Arc::clone(&self.rules))),
        };
        self.contest = contest;
        for index in from..self.log.len() {
            let Some(Recorded { action, at, who, event, .. }) = self.log.get(index) else { break };
            if !self.undone.contains(action) {
                self.contest.apply(event, *at, who);
            }
            self.keep_checkpoint(index + 1);
        }
    }

    fn keep_checkpoint(&mut self, events: usize) {
        if self.keeps_checkpoints && events.is_multiple_of(CHECKPOINT_EVENTS) {
            self.checkpoints.push(Checkpoint { events, contest: self.contest.clone() });
        }
    }
}
