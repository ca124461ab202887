//! The history and the competition that follows from it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{Event, Recorded};
use super::{Contest, Format};
use crate::domain::clock::Moment;
use crate::domain::ids::Seq;
use crate::domain::person::Person;

/// After so many events that stand the competition as it then was is kept, so that an undo derives
/// no more than these anew, and what came after the action that it takes back and stands.
const CHECKPOINT_EVENTS: usize = 256;

/// The competition as it stood after the first so many events that stand.
#[derive(Clone, Debug)]
struct Checkpoint<F: Format> {
    standing: usize,
    contest: Contest<F>,
}

/// A competition's whole record.
#[derive(Clone, Debug)]
pub struct Record<F: Format> {
    rules: Arc<F::Rules>,
    log: Vec<Recorded<F>>,
    undone: BTreeSet<Seq>,
    /// Where in the log, in order, the events are that stand: no undos, and nothing that was taken back.
    standing: Vec<usize>,
    checkpoints: Vec<Checkpoint<F>>,
    keeps_checkpoints: bool,
    contest: Contest<F>,
    anew: usize,
}

impl<F: Format> Record<F> {
    /// An empty record, to be played by these rules.
    pub fn new(rules: Arc<F::Rules>) -> Self {
        let contest = Contest::new(Arc::clone(&rules));
        let (log, undone, standing) = (Vec::new(), BTreeSet::new(), Vec::new());
        let (checkpoints, keeps_checkpoints, anew) = (Vec::new(), true, 0);
        Self { rules, log, undone, standing, checkpoints, keeps_checkpoints, contest, anew }
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
        record.standing = (0..record.log.len()).collect();
        record.derive_from(0);
        record
    }

    /// The competition as it stands.
    pub fn contest(&self) -> &Contest<F> {
        &self.contest
    }

    /// The competition as it stood after the first so many events, without what was taken back since.
    pub fn contest_after(&self, events: usize) -> Contest<F> {
        let end = self.standing.partition_point(|at| *at < events);
        let (from, mut contest) = self.kept(end);
        for at in self.standing.get(from..end).unwrap_or(&[]) {
            let Some(recorded) = self.log.get(*at) else { break };
            contest.apply(&recorded.event, recorded.at, &recorded.who);
        }
        contest
    }

    /// Every event in order, undone ones too.
    pub fn log(&self) -> &[Recorded<F>] {
        &self.log
    }

    /// Where in [`Record::log`], in order, the events are that stand: no undos, and nothing that was taken back.
    pub fn standing(&self) -> &[usize] {
        &self.standing
    }

    /// How many events undos went through anew, in all.
    pub fn anew(&self) -> usize {
        self.anew
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
                let sound = self.standing.partition_point(|at| *at < before);
                self.anew += self.derive_from(sound);
            } else {
                self.contest.apply(&recorded.event, recorded.at, &recorded.who);
                self.standing.push(self.log.len());
                self.log.push(recorded);
                self.keep_checkpoint(self.standing.len());
            }
        }
    }

    /// Gives back the last so many events, which the journal refused: what they took back stands again.
    pub fn give_back(&mut self, count: usize) {
        let end = self.log.len().saturating_sub(count);
        let mut from = end;
        for recorded in self.log.split_off(end) {
            if let Event::Undone { action } = recorded.event {
                self.undone.remove(&action);
                from = from.min(self.log.partition_point(|recorded| recorded.action < action));
            }
        }
        let sound = self.standing.partition_point(|at| *at < from);
        self.standing.truncate(sound);
        self.standing.extend(from..end);
        self.derive_from(sound);
    }

    /// Derives the competition anew, the first `sound` events that stand being untouched: of the others those are left
    /// out that stand no more. How many events it went through.
    fn derive_from(&mut self, sound: usize) -> usize {
        let (log, undone) = (&self.log, &self.undone);
        let stands = |it: &Recorded<F>| {
            !matches!(it.event, Event::Undone { .. }) && !undone.contains(&it.action)
        };
        let rest = self.standing.split_off(sound);
        self.standing.extend(rest.into_iter().filter(|at| log.get(*at).is_some_and(stands)));
        self.checkpoints.truncate(self.checkpoints.partition_point(|kept| kept.standing <= sound));
        let (from, contest) = self.kept(sound);
        self.contest = contest;
        for index in from..self.standing.len() {
            let recorded = self.standing.get(index).and_then(|at| self.log.get(*at));
            let Some(Recorded { at, who, event, .. }) = recorded else { break };
            self.contest.apply(event, *at, who);
            self.keep_checkpoint(index + 1);
        }
        self.standing.len() - from
    }

    /// The last that is kept of the competition after no more than so many events that stand, and after how many.
    fn kept(&self, standing: usize) -> (usize, Contest<F>) {
        match self.checkpoints.iter().rev().find(|kept| kept.standing <= standing) {
            Some(kept) => (kept.standing, kept.contest.clone()),
            None => (0, Contest::new(Arc::clone(&self.rules))),
        }
    }

    fn keep_checkpoint(&mut self, standing: usize) {
        if self.keeps_checkpoints && standing.is_multiple_of(CHECKPOINT_EVENTS) {
            self.checkpoints.push(Checkpoint { standing, contest: self.contest.clone() });
        }
    }
}
