//! What time brings to an open competition: alerts and ends that fall due, and are recorded when the
//! file takes them.

use super::open::Session;
use super::order::Refusal;
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::law::{self, Laws, Version};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::storage::Beside;

impl<F: Sentences> Session<F> {
    /// Looks which alerts and which end have fallen due and are not recorded; those that were not seen
    /// yet. An alert that was in time when it was first seen stays so, however long the file refuses it.
    pub fn look_at_time(&mut self, who: &Person) -> Vec<Event<F>> {
        if self.facts.read_only {
            return Vec::new();
        }
        let Some(command) = F::what_time_brings() else { return Vec::new() };
        // A signed competition has no time to note.
        let mut due = self.decided(Command::Own(command), self.now(), who).unwrap_or_default();
        let mut new = Vec::new();
        for event in &mut due {
            match self.due.iter().find(|seen| F::is_same_due(seen, event)) {
                Some(seen) => event.clone_from(seen),
                None => new.push(event.clone()),
            }
        }
        self.due = due;
        new
    }

    /// Whether something has fallen due, at the last look, that is not recorded.
    pub fn is_due(&self) -> bool {
        !self.due.is_empty()
    }

    /// Records the alerts and the end that had fallen due at the last look.
    ///
    /// # Errors
    /// [`Refusal::NotSaved`]; then they are still due.
    pub fn note_time(&mut self, who: &Person) -> Result<Vec<Event<F>>, Refusal<F>> {
        let due = std::mem::take(&mut self.due);
        let now = self.now();
        if !self.may_stand(&due, now, who) {
            // The time was held or set since: the next look finds what is due now.
            return Ok(Vec::new());
        }
        match self.record_events(&due, now, who, Beside::default()) {
            Ok(()) => Ok(due),
            Err(error) => {
                self.due = due;
                Err(error.into())
            }
        }
    }

    fn may_stand(&self, events: &[Event<F>], now: Moment, who: &Person) -> bool {
        let action = self.record.number(events.to_vec(), now, who);
        let (version, lexicon) = (Version::NEWEST, Some(&self.words as &dyn WordList));
        let laws = Laws { version, lexicon, seed: self.seed.as_ref(), drafts: &[] };
        law::of_action(&self.record, &action, laws).is_ok()
    }
}
