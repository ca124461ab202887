//! The history and the competition that follows from it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::Contest;
use super::event::{Event, Recorded};
use crate::domain::anagram;
use crate::domain::anagram::rules::Rules;
use crate::domain::clock::Moment;
use crate::domain::ids::Seq;
use crate::domain::person::Person;

/// A competition's whole record.
#[derive(Clone, Debug)]
pub struct Record {
    rules: Arc<Rules>,
    log: Vec<Recorded>,
    undone: BTreeSet<Seq>,
    contest: Contest,
}

impl Record {
    /// An empty record, to be played by these rules.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        let contest = Contest::new(Arc::clone(&rules));
        Self { rules, log: Vec::new(), undone: BTreeSet::new(), contest }
    }

    /// The record of a history.
    #[must_use]
    pub fn replay(rules: Arc<Rules>, log: impl IntoIterator<Item = Recorded>) -> Self {
        let mut record = Self::new(rules);
        for recorded in log {
            if let Event::Undone { action } = recorded.event {
                record.undone.insert(action);
            }
            record.log.push(recorded);
        }
        record.derive();
        record
    }

    /// The competition as it stands.
    #[must_use]
    pub fn contest(&self) -> &Contest {
        &self.contest
    }

    /// Every event in order, undone ones too.
    #[must_use]
    pub fn log(&self) -> &[Recorded] {
        &self.log
    }

    /// Whether an action was taken back.
    #[must_use]
    pub fn is_undone(&self, action: Seq) -> bool {
        self.undone.contains(&action)
    }

    /// Whether the program has drawn letters, be it that the draw was undone since. From then on
    /// what the draws are derived from stays: nobody can draw again until the letters please (§3).
    #[must_use]
    pub fn has_drawn(&self) -> bool {
        let drawn = |event: &Event| {
            matches!(event, Event::Anagram(anagram::event::Event::LettersDrawn { .. }))
        };
        self.log.iter().any(|recorded| drawn(&recorded.event))
    }

    /// The number that the next event gets.
    #[must_use]
    pub fn next_seq(&self) -> Seq {
        Seq(self.log.last().map_or(1, |last| last.seq.0.saturating_add(1)))
    }

    /// The events of one action, numbered, dated and signed with a name, ready for the journal.
    #[must_use]
    pub fn number(&self, events: Vec<Event>, at: Moment, who: &Person) -> Vec<Recorded> {
        let action = self.next_seq();
        let seqs = (action.0..).map(Seq);
        seqs.zip(events)
            .map(|(seq, event)| Recorded { seq, action, at, who: who.clone(), event })
            .collect()
    }

    /// Takes in events that the journal has.
    pub fn take_in(&mut self, events: impl IntoIterator<Item = Recorded>) {
        for recorded in events {
            if let Event::Undone { action } = recorded.event {
                self.undone.insert(action);
                self.log.push(recorded);
                self.derive();
            } else {
                self.contest.apply(&recorded.event, recorded.at, &recorded.who);
                self.log.push(recorded);
            }
        }
    }

    /// Derives the competition from the whole history, undone actions left out.
    fn derive(&mut self) {
        self.contest = Contest::new(Arc::clone(&self.rules));
        for Recorded { action, at, who, event, .. } in &self.log {
            if !self.undone.contains(action) {
                self.contest.apply(event, *at, who);
            }
        }
    }
}
