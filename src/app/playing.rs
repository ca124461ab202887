//! What the shell asks a format of a competition in play.

use super::sound::Tone;
use crate::commands::Pinned;
use crate::domain::clock::{Countdown, Moment};
use crate::language::Sentences;
use crate::views::desk::Stand;

/// A format whose rounds are played against the time.
pub trait Playing: Sentences {
    /// The time that runs or is held, of a round or of a break.
    fn time(&self) -> Option<Countdown>;
    /// What is left of each time that runs, in milliseconds; below 0 of one that goes on beyond its end.
    fn running_ms(&self, now: Moment) -> Vec<i64> {
        let running = self.time().filter(Countdown::is_running);
        // At its end it stands, also while the file refuses to take note.
        let left = running.map(|time| time.remaining_ms(now)).filter(|left| *left > 0);
        left.into_iter().collect()
    }
    /// How the competition stands.
    fn stand(&self) -> Stand;
    /// Whether a round is drawn or running, or a break runs.
    fn is_in_play(&self) -> bool;
    /// The alerts that are still to come.
    fn alerts(&self, now: Moment) -> Vec<Alert>;
    /// The alerts still to come of a time that is only shown to the hall, since a moment, and is in no history.
    fn alerts_shown(&self, _: (&Pinned, Option<Moment>), _now: Moment) -> Vec<Alert> {
        Vec::new()
    }
    /// The tone of what time brought, and at how many milliseconds left it fell due. An alert that fell
    /// into a gap is not sounded late.
    fn tone(&self, event: &Self::Event) -> Option<(Tone, i64)>;
    /// Whether the hall must see what has happened, whatever was pinned.
    fn is_for_the_hall(event: &Self::Event) -> bool;
    /// Whether a time ran out with it.
    fn ends_time(event: &Self::Event) -> bool;
}

/// An alert that is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alert {
    /// With how many milliseconds left.
    pub left_ms: i64,
    /// In how many milliseconds.
    pub in_ms: i64,
    /// How it sounds.
    pub tone: Tone,
}
