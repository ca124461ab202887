//! What a decision and the law of the record need beside the command or the event: time, people, the word
//! list, the seed, and the record as it stands before.

use super::draft::Draft;
use super::event::Recorded;
use super::record::Record;
use super::seed::Seed;
use super::{Common, Contest, Format};
use crate::domain::clock::Moment;
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;

/// What a decision needs beside the record: time, people and the secrets of this machine.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// When.
    pub now: Moment,
    /// Who asks.
    pub who: &'a Person,
    /// The word list that the competition is judged by.
    pub lexicon: &'a dyn WordList,
    /// The seed of the draws, when this file has it.
    pub seed: Option<&'a Seed>,
    /// Sheets that somebody has begun to key and not saved.
    pub drafts: &'a [Draft],
}

impl<'a> Context<'a> {
    /// The seed that the competition is committed to, when this file has it.
    pub(in crate::domain) fn committed_seed(&self, common: &Common) -> Option<&'a Seed> {
        self.seed.filter(|seed| Some(seed.commitment()) == common.commitment)
    }
}

/// Which version of the stored body an event has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// Of program 0.1.0, which asked nobody's office, limited no text, and could begin its clock a
    /// millisecond after the first event.
    First,
    /// Offices are held, texts have limits, real time goes forwards, and a signing names the words of
    /// the list that were written.
    Second,
}

impl Version {
    /// The one that is written.
    pub const NEWEST: Self = Self::Second;
}

/// What the law needs beside the record.
#[derive(Clone, Copy)]
pub struct Laws<'a> {
    /// The version that the events are written in.
    pub version: Version,
    /// The word list that the record names; `None` when it is not at hand: what needs it passes.
    pub lexicon: Option<&'a dyn WordList>,
    /// The seed of the draws, when it is known; it is asked only where it is the committed one.
    pub seed: Option<&'a Seed>,
    /// Sheets that somebody has begun to key and not saved: they hinder a signing.
    pub drafts: &'a [Draft],
}

/// What stands before an event.
pub struct Past<'a, F: Format> {
    /// The history up to the event's action, undone actions too.
    pub record: &'a Record<F>,
    /// The competition as the events before it leave it, those of its own action too.
    pub contest: &'a Contest<F>,
    /// The events of its own action that stand before it.
    pub action: &'a [Recorded<F>],
}
