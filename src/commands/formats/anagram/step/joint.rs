//! The next step at a hall of a joint competition, where in another a round would be drawn: its letters come from
//! whoever conducts, at a moment that all halls have in common.

use super::Step;
use crate::domain::formats::anagram::joint::Venue;
use crate::domain::ids::RoundNo;

/// What a hall does before a round's letters are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallStep {
    /// Call the hall's word, or pass.
    CallWord,
    /// Say that the hall is ready with its word.
    Ready,
    /// Nothing: the words of the other halls are not closed yet.
    AwaitWords,
    /// Nothing: the common start is then, in milliseconds since 1970 UTC by the hub's clock; `None` while the conductor
    /// has not said when.
    AwaitStart(RoundNo, Option<i64>),
    /// Ask the hub for the round's letters.
    Open(RoundNo),
    /// Nothing: they are being asked for.
    Asking(RoundNo),
}

/// What of it no file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HallNow {
    /// Whether the hall said that it is ready, with its word or without.
    pub ready: bool,
    /// From when on the hub gives the round's letters, by its clock.
    pub opens_ms: Option<i64>,
    /// The hub's time.
    pub hub_ms: Option<i64>,
    /// Whether the round's letters are being asked for.
    pub asking: bool,
}

/// The step at a hall, where in another competition it would be this; `now` says what no file does of a round.
pub fn at_hall(venue: &Venue, step: Step, now: impl Fn(RoundNo) -> HallNow) -> Step {
    let round = match step {
        // The word is asked for before the first round.
        Step::HallWord => RoundNo::FIRST,
        Step::Draw(round) | Step::TypeLetters(round) => round,
        other => return other,
    };
    Step::Hall(before_letters(venue, round, now(round)))
}

/// What is to be done before a round's letters are there.
pub fn before_letters(venue: &Venue, round: RoundNo, now: HallNow) -> HallStep {
    if now.asking {
        return HallStep::Asking(round);
    }
    if venue.draw.tags.is_none() {
        return match (now.ready || venue.draw.seals.is_some(), venue.salt) {
            (true, _) => HallStep::AwaitWords,
            (false, Some(_)) => HallStep::Ready,
            (false, None) => HallStep::CallWord,
        };
    }
    match now.opens_ms {
        // Where the hub's clock is not known yet, the hub says whether it is time.
        Some(at_ms) if now.hub_ms.is_none_or(|hub_ms| hub_ms >= at_ms) => HallStep::Open(round),
        at_ms => HallStep::AwaitStart(round, at_ms),
    }
}
