//! What a command would become, asked beside the time on a thread of its own: decided on the record as it stood then,
//! written nowhere. It knows the seed and hands out none of it.

use std::collections::BTreeSet;

use crate::domain::clock::Moment;
use crate::domain::contest::Rejection;
use crate::domain::contest::command::Command;
use crate::domain::contest::decide::decide;
use crate::domain::contest::event::Event;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Context, Format, Record};
use crate::domain::letters::Word;
use crate::domain::person::Person;

/// The record as it stood, and what a decision needs beside it. What hangs on a word list is not tried.
pub struct Trial<F: Format> {
    pub(super) record: Record<F>,
    pub(super) seed: Option<Seed>,
    pub(super) now: Moment,
    pub(super) who: Person,
}

impl<F: Format> Trial<F> {
    /// The events that a command would become.
    ///
    /// # Errors
    /// [`Rejection`], as when it was asked.
    pub fn decide(&self, command: impl Into<Command<F>>) -> Result<Vec<Event<F>>, Rejection<F>> {
        let context = Context {
            now: self.now,
            who: &self.who,
            lexicon: &BTreeSet::<Word>::new(),
            seed: self.seed.as_ref(),
            drafts: &[],
        };
        decide(&self.record, command.into(), &context)
    }
}
