//! The times that a competition has: that of a round, and the clock of one table. Both are arithmetic on given
//! timestamps, and end nothing by themselves.

use std::collections::BTreeSet;

use super::chosen::ClockName;
use super::event::TimeOf;
use super::rules::{Clock, ClockMode, Rules};
use crate::domain::clock::{Countdown, Moment, NotNow, Sides, TurnTimer, crossed};
use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::timing::{AlertOutcome, due};

/// An alert reached longer ago than this fell into a gap, in milliseconds.
const LATE_MS: i64 = 2_000;

/// The time of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundClock {
    /// Which round's.
    pub round: RoundNo,
    /// It.
    pub countdown: Countdown,
    /// The alerts that were noted, its end as 0.
    pub noted: Vec<i64>,
}

/// Alerts of a time in milliseconds, its end as 0.
fn alerts(seconds: &[u32]) -> Vec<i64> {
    seconds.iter().map(|&alert| i64::from(alert) * 1000).chain([0]).collect()
}

impl RoundClock {
    /// One that runs from a moment.
    pub fn started(round: RoundNo, full_ms: i64, at: Moment) -> Self {
        Self { round, countdown: Countdown::started(full_ms, at), noted: Vec::new() }
    }

    /// The alerts that have fallen due, in the order heard; none while it stands, nor after a restart before the
    /// time is confirmed.
    pub fn due(&self, rules: &Rules, at: Moment) -> Vec<(i64, AlertOutcome)> {
        if !self.countdown.is_running() || self.countdown.crossed_a_restart(at) {
            return Vec::new();
        }
        due(self.countdown, &alerts(&rules.round_alerts_s), &self.noted, at)
    }
}

/// A clock of either kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ticking {
    /// A time for each turn.
    Turn {
        /// It.
        timer: TurnTimer,
        /// How many sit at the table.
        seats: usize,
        /// Whose turn it is, from 0.
        side: usize,
    },
    /// A time for each player.
    Chess(Sides),
}

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableClock {
    /// Of which round.
    pub round: RoundNo,
    /// Of which table.
    pub table: TableNo,
    /// It.
    pub ticking: Ticking,
    /// Its alerts in milliseconds, the end as 0.
    pub alerts_ms: Vec<i64>,
    /// The alerts that were noted; of a turn's time those of this turn.
    pub noted: BTreeSet<(TimeOf, i64)>,
}

/// The clock of the rules of this name for so many seats.
pub fn clock_of(rules: &Rules, name: ClockName, seats: usize) -> Option<&Clock> {
    rules.clocks.iter().find(|clock| {
        ClockName::of(clock.mode) == name
            && clock.seats.iter().any(|&count| usize::from(count) == seats)
    })
}

/// What a clock of the rules begins with: a side's time or a turn's, and the game's beside that of turns, in
/// milliseconds.
pub fn begins_with(mode: ClockMode) -> (i64, Option<i64>) {
    match mode {
        ClockMode::Turn { turn_s, game_s } => {
            (i64::from(turn_s) * 1000, (game_s > 0).then(|| i64::from(game_s) * 1000))
        }
        ClockMode::Chess { main_s, .. } => (i64::from(main_s) * 1000, None),
    }
}

impl TableClock {
    /// One that runs from a moment.
    ///
    /// # Errors
    /// [`NotNow`], for sides that it cannot have.
    pub fn started(
        (round, table): (RoundNo, TableNo),
        clock: &Clock,
        (seats, side): (usize, usize),
        at: Moment,
    ) -> Result<Self, NotNow> {
        let (full_ms, game_ms) = begins_with(clock.mode);
        let ticking = match clock.mode {
            ClockMode::Turn { .. } if side >= seats => return Err(NotNow::NoSide { side }),
            ClockMode::Turn { .. } => {
                Ticking::Turn { timer: TurnTimer::started(full_ms, game_ms, at), seats, side }
            }
            ClockMode::Chess { .. } => Ticking::Chess(Sides::started(seats, full_ms, side, at)?),
        };
        let alerts_ms = alerts(&clock.alerts_s);
        Ok(Self { round, table, ticking, alerts_ms, noted: BTreeSet::new() })
    }

    /// Whether a time runs.
    pub fn is_running(&self) -> bool {
        match &self.ticking {
            Ticking::Turn { timer, .. } => timer.turn().is_running(),
            Ticking::Chess(sides) => sides.is_running(),
        }
    }

    /// Whether the program was restarted while it ran: the arbiter confirms or sets it.
    pub fn crossed_a_restart(&self, at: Moment) -> bool {
        match &self.ticking {
            Ticking::Turn { timer, .. } => timer.turn().crossed_a_restart(at),
            Ticking::Chess(sides) => sides.crossed_a_restart(at),
        }
    }

    /// The side whose turn it is, from 0.
    pub fn turn(&self) -> usize {
        match &self.ticking {
            Ticking::Turn { side, .. } => *side,
            Ticking::Chess(sides) => sides.turn(),
        }
    }

    /// What every side has used beyond its time; nothing of a clock of turns.
    pub fn over_ms(&self, at: Moment) -> Vec<u64> {
        match &self.ticking {
            Ticking::Turn { .. } => Vec::new(),
            Ticking::Chess(sides) => {
                let over = sides.all_over_ms(at).into_iter();
                over.map(|over| u64::try_from(over).unwrap_or_default()).collect()
            }
        }
    }

    /// The side has pressed.
    ///
    /// # Errors
    /// [`NotNow`].
    pub fn pressed(&self, side: usize, at: Moment) -> Result<Self, NotNow> {
        let mut noted = self.noted.clone();
        let ticking = match &self.ticking {
            Ticking::Chess(sides) => Ticking::Chess(sides.pressed(side, at)?),
            Ticking::Turn { timer, seats, side: turn } => {
                if !timer.turn().is_running() {
                    return Err(NotNow::NotRunning);
                }
                if side != *turn {
                    return Err(NotNow::OtherSide { turn: *turn });
                }
                noted.retain(|(of, _)| *of != TimeOf::Turn);
                let (seats, side) = (*seats, (turn + 1) % seats);
                Ticking::Turn { timer: timer.next(at), seats, side }
            }
        };
        Ok(Self { ticking, noted, ..self.clone() })
    }

    /// It stands.
    ///
    /// # Errors
    /// [`NotNow`].
    pub fn held(&self, at: Moment) -> Result<Self, NotNow> {
        let ticking = match &self.ticking {
            Ticking::Chess(sides) => Ticking::Chess(sides.held(at)?),
            Ticking::Turn { timer, .. } if !timer.turn().is_running() => {
                return Err(NotNow::NotRunning);
            }
            Ticking::Turn { timer, seats, side } => {
                Ticking::Turn { timer: timer.held(at), seats: *seats, side: *side }
            }
        };
        Ok(Self { ticking, ..self.clone() })
    }

    /// It goes on.
    ///
    /// # Errors
    /// [`NotNow`].
    pub fn resumed(&self, at: Moment) -> Result<Self, NotNow> {
        let ticking = match &self.ticking {
            Ticking::Chess(sides) => Ticking::Chess(sides.resumed(at)?),
            Ticking::Turn { timer, .. } if timer.turn().is_running() => {
                return Err(NotNow::Running);
            }
            Ticking::Turn { timer, seats, side } => {
                Ticking::Turn { timer: timer.resumed(at), seats: *seats, side: *side }
            }
        };
        Ok(Self { ticking, ..self.clone() })
    }

    /// A side has so much left; of a clock of turns nobody sets it.
    ///
    /// # Errors
    /// [`NotNow`].
    pub fn set(&self, side: usize, remaining_ms: i64, at: Moment) -> Result<Self, NotNow> {
        let ticking = match &self.ticking {
            Ticking::Chess(sides) => Ticking::Chess(sides.set(side, remaining_ms, at)?),
            Ticking::Turn { .. } => return Err(NotNow::NoSide { side }),
        };
        Ok(Self { ticking, ..self.clone() })
    }

    /// What went by across a restart, by the wall clock, is certain from here.
    #[must_use]
    pub fn confirmed(&self, at: Moment) -> Self {
        let ticking = match &self.ticking {
            Ticking::Turn { timer, seats, side } => {
                Ticking::Turn { timer: timer.held(at).resumed(at), seats: *seats, side: *side }
            }
            Ticking::Chess(sides) => {
                let turn = sides.turn();
                let left = sides.remaining_ms(turn, at).unwrap_or_default();
                Ticking::Chess(sides.set(turn, left, at).unwrap_or_else(|_| sides.clone()))
            }
        };
        Self { ticking, ..self.clone() }
    }

    /// The alerts that have fallen due, in the order heard; none while it stands, nor after a restart before it is
    /// confirmed or set.
    pub fn due(&self, at: Moment) -> Vec<(TimeOf, i64, AlertOutcome)> {
        if !self.is_running() || self.crossed_a_restart(at) {
            return Vec::new();
        }
        match &self.ticking {
            Ticking::Turn { timer, .. } => {
                let noted = |of| -> Vec<i64> {
                    let noted = self.noted.iter().filter(|(other, _)| *other == of);
                    noted.map(|(_, alert)| *alert).collect()
                };
                let turn = due(timer.turn(), &self.alerts_ms, &noted(TimeOf::Turn), at);
                let turn = turn.into_iter().map(|(alert, outcome)| (TimeOf::Turn, alert, outcome));
                let game = timer.game().map(|game| due(game, &[0], &noted(TimeOf::Game), at));
                let game = game.into_iter().flatten();
                turn.chain(game.map(|(alert, outcome)| (TimeOf::Game, alert, outcome))).collect()
            }
            Ticking::Chess(sides) => {
                let turn = sides.turn();
                let of = TimeOf::Side(u8::try_from(turn).unwrap_or(u8::MAX));
                let Some(left) = sides.remaining_ms(turn, at) else { return Vec::new() };
                let reached = crossed(&self.alerts_ms, sides.full_ms(), left);
                let new = reached.filter(|&alert| !self.noted.contains(&(of, alert)));
                let told = |alert| {
                    let late = alert - left > LATE_MS;
                    (of, alert, if late { AlertOutcome::Missed } else { AlertOutcome::Given })
                };
                new.map(told).collect()
            }
        }
    }
}
