//! How a whole game ends: runs of turns, the game's time, the players' clocks.

use super::rules::{After, Clock, ClockMode, End, Outcome, Overtime, Rules};
use super::turn::Seat;

/// How long each run of a rule set is that ends a game, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runs<'a> {
    rules: &'a Rules,
    seats: usize,
    lengths: Vec<usize>,
}

impl<'a> Runs<'a> {
    /// Before the first turn, at a table of so many.
    pub fn begin(rules: &'a Rules, seats: usize) -> Self {
        Self { rules, seats, lengths: vec![0; rules.ends.runs.len()] }
    }

    /// One more turn; what does not count breaks a run. The end that it is: of two the rule set's first.
    pub fn take(&mut self, outcome: Outcome) -> Option<End> {
        let mut end = None;
        for (run, length) in self.rules.ends.runs.iter().zip(&mut self.lengths) {
            *length = if run.counts.contains(&outcome) { *length + 1 } else { 0 };
            if *length >= self.seats * usize::from(run.each) {
                end = end.or(Some(run.end.end()));
            }
        }
        end
    }

    /// How long each is, in the rule set's order.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }
}

/// The turn with which a game ends whose time was over in this turn (from 1): everybody has had equally many.
pub fn last_turn(notice: usize, seats: usize) -> usize {
    notice.max(1).next_multiple_of(seats.max(1))
}

/// The end that the players' clocks make, by what each has used beyond the time; `None`: play goes on.
pub fn by_clocks(rules: &Rules, over_ms: &[u64]) -> Option<End> {
    let overtime = rules.overtime(over_ms.len())?;
    let limit = overtime.limit_ms()?;
    if over_ms.iter().any(|&over| over >= limit) {
        return Some(End::ClockOne);
    }
    over_ms.iter().all(|&over| over > 0).then_some(End::ClockBoth)
}

/// Whether a player whose time is up may do nothing any more, at a table of so many.
pub fn ends_moves(rules: &Rules, seats: usize) -> bool {
    let is = |clock: &Clock| {
        let here = clock.seats.iter().any(|&count| usize::from(count) == seats);
        here && matches!(clock.mode, ClockMode::Chess { after: After::NoMoves, .. })
    };
    rules.clocks.iter().any(is)
}

/// What is known of how a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The turn with which it did, from 1.
    pub turn: usize,
    /// How.
    pub end: End,
    /// Who went out.
    pub finisher: Option<Seat>,
}

/// What time over costs; 0 where no clock has a price. Beyond the limit it costs no more.
pub fn overtime_points(overtime: Option<Overtime>, over_ms: u64) -> u64 {
    overtime.map_or(0, |overtime| {
        overtime.points(overtime.limit_ms().map_or(over_ms, |limit| over_ms.min(limit)))
    })
}
