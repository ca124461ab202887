//! What a history has that may not stand in it, told without its format.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use crate::domain::contest::Rejection;
use crate::domain::contest::event::Recorded;
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::player::Player;
use crate::language::{Language, Sentences, Subjects, Teller};

/// What a history has that may not stand in it.
#[derive(Clone, Debug)]
pub struct Unlawful {
    /// The place of the first such event.
    pub seq: Seq,
    /// The rule that it breaks, for a log.
    pub why: String,
    /// How many actions may not stand, this one too.
    pub count: u64,
    /// The event, for people.
    pub(super) event: Arc<dyn Forbidden>,
}

/// An event that may not stand where it stands, told without its format.
pub(super) trait Forbidden: Any + Debug + Send + Sync {
    fn recorded_ms(&self) -> i64;
    fn author(&self) -> &str;
    /// What it says.
    fn what(&self, language: Language) -> String;
    /// The rule that it breaks.
    fn why(&self, language: Language) -> String;
}

/// An event that may not stand where it stands.
#[derive(Clone, Debug)]
pub struct ForbiddenEvent<F: Sentences> {
    /// The event.
    pub recorded: Recorded<F>,
    /// The rule that it breaks.
    pub why: Rejection<F>,
    /// The players and the subjects by then, to tell the event by.
    pub(super) players: BTreeMap<PlayerId, Player>,
    pub(super) subjects: Subjects<F>,
}

impl<F: Sentences> Forbidden for ForbiddenEvent<F> {
    fn recorded_ms(&self) -> i64 {
        self.recorded.at.wall_ms
    }

    fn author(&self) -> &str {
        &self.recorded.who.name
    }

    fn what(&self, language: Language) -> String {
        let Self { players, subjects, .. } = self;
        Teller { language, players, subjects }.sentence(&self.recorded)
    }

    fn why(&self, language: Language) -> String {
        language.rejection(&self.why)
    }
}

impl Unlawful {
    /// The event itself, when it is one of this format.
    pub fn event<F: Sentences>(&self) -> Option<&ForbiddenEvent<F>> {
        let event: &dyn Any = &*self.event;
        event.downcast_ref()
    }
}

impl PartialEq for Unlawful {
    fn eq(&self, other: &Self) -> bool {
        (self.seq, &self.why, self.count) == (other.seq, &other.why, other.count)
    }
}

impl Eq for Unlawful {}
