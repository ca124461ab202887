//! Simulated competitions, for practice, tests, screenshots and figures.
//!
//! Players of different strength write plausible sheets with slips of every kind, several persons
//! sit at the desk, and the day has its incidents. Everything goes through the domain's commands
//! over simulated time, as if played; nothing here writes an event of its own making or reads a
//! clock. A plan's seed drives everything: the same plan and word list give the same events.

mod chance;
mod desk;
pub mod formats;
mod hall;
mod people;

pub use self::desk::Asked;

use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Format, Record};
use crate::domain::lexicon::Passport;

/// What to simulate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many players.
    pub players: u16,
    /// What everything is derived from: the seed of the draws by one tag, the people, their words
    /// and the day's incidents by others. It need not be secret.
    pub seed: Seed,
}

/// A whole competition, as if played, signed.
#[derive(Clone, Debug)]
pub struct Rehearsal<F: Format> {
    /// The seed of its draws, revealed by its signature.
    pub seed: Seed,
    /// The text of its rules.
    pub rules_text: &'static str,
    /// The list that it was judged by.
    pub lexicon: Passport,
    /// Its history and how it stands.
    pub record: Record<F>,
}

/// The events before the first signature: all is played, and what is asked for after the last round is left.
pub fn unsigned<F: Format>(log: &[Recorded<F>]) -> &[Recorded<F>] {
    let signs = |recorded: &&Recorded<F>| matches!(recorded.event, Event::Signed { .. });
    let action = log.iter().find(signs).map(|recorded| recorded.action);
    let from = log.iter().position(|recorded| Some(recorded.action) == action);
    from.and_then(|from| log.get(..from)).unwrap_or(log)
}
