//! A chess clock of two to four sides, as arithmetic on given timestamps. It never reads a clock, and it never
//! stops by itself: a side that has used up its time goes on below zero, for what that costs is the rules' affair.

use super::Moment;

/// The fewest sides.
pub const LEAST_SIDES: usize = 2;
/// The most sides.
pub const MOST_SIDES: usize = 4;

/// The times of each side of a clock, of which at most one runs. Sides count from 0, in the order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sides {
    full_ms: i64,
    /// What each had left when the present stretch began; below 0 once it is over.
    left_ms: Vec<i64>,
    turn: usize,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Running(Moment),
    Held,
    Stopped,
}

/// Why a clock does not do what was asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    /// A clock has two to four sides.
    #[error("a clock of {sides} sides")]
    Sides {
        /// How many were asked for.
        sides: usize,
    },
    /// It has no such side.
    #[error("no side {side}")]
    NoSide {
        /// Which was named.
        side: usize,
    },
    /// It is another side's turn.
    #[error("it is the turn of side {turn}")]
    OtherSide {
        /// Whose turn it is.
        turn: usize,
    },
    /// It stands.
    #[error("it does not run")]
    NotRunning,
    /// It runs.
    #[error("it runs")]
    Running,
    /// It was stopped for good.
    #[error("it was stopped")]
    Stopped,
}

impl Sides {
    /// A clock with so much for each side (at least 0 ms), on which this side runs from `now`.
    ///
    /// # Errors
    /// [`NotNow::Sides`], [`NotNow::NoSide`].
    pub fn started(sides: usize, full_ms: i64, side: usize, now: Moment) -> Result<Self, NotNow> {
        if !(LEAST_SIDES..=MOST_SIDES).contains(&sides) {
            return Err(NotNow::Sides { sides });
        }
        if side >= sides {
            return Err(NotNow::NoSide { side });
        }
        let full_ms = full_ms.max(0);
        let left_ms = vec![full_ms; sides];
        Ok(Self { full_ms, left_ms, turn: side, stage: Stage::Running(now) })
    }

    /// How many sides.
    #[expect(clippy::len_without_is_empty, reason = "a clock has two sides at least")]
    pub fn len(&self) -> usize {
        self.left_ms.len()
    }

    /// What each side began with, in milliseconds.
    pub fn full_ms(&self) -> i64 {
        self.full_ms
    }

    /// The side whose turn it is, be its time running or held.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Whether a time is running.
    pub fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Running(_))
    }

    /// Whether it was stopped for good.
    pub fn is_stopped(&self) -> bool {
        self.stage == Stage::Stopped
    }

    /// Milliseconds that a side has left, below 0 once it is over; `None` for a side that is not there.
    pub fn remaining_ms(&self, side: usize, now: Moment) -> Option<i64> {
        let left = *self.left_ms.get(side)?;
        Some(if side == self.turn { left.saturating_sub(self.gone_ms(now)) } else { left })
    }

    /// Milliseconds that a side has used beyond its time, at least 0.
    pub fn over_ms(&self, side: usize, now: Moment) -> i64 {
        self.remaining_ms(side, now).map_or(0, |left| left.saturating_neg().max(0))
    }

    /// What every side has used beyond its time.
    pub fn all_over_ms(&self, now: Moment) -> Vec<i64> {
        (0..self.len()).map(|side| self.over_ms(side, now)).collect()
    }

    /// Milliseconds until the side whose turn it is has so much left (below 0: that much over), negative once that
    /// is past; `None` while the clock does not run.
    pub fn reaches_in_ms(&self, left_ms: i64, now: Moment) -> Option<i64> {
        let remaining = self.remaining_ms(self.turn, now).filter(|_| self.is_running())?;
        Some(remaining.saturating_sub(left_ms))
    }

    /// Milliseconds of the present stretch. Time that the wall clock took back across a restart never was.
    fn gone_ms(&self, now: Moment) -> i64 {
        match self.stage {
            Stage::Running(since) => now.ms_since(since).max(0),
            Stage::Held | Stage::Stopped => 0,
        }
    }

    /// The side whose turn it is has pressed: the next one runs.
    ///
    /// # Errors
    /// [`NotNow`], when the clock does not run, or another side is named.
    pub fn pressed(&self, side: usize, now: Moment) -> Result<Self, NotNow> {
        self.running()?;
        if side >= self.len() {
            return Err(NotNow::NoSide { side });
        }
        if side != self.turn {
            return Err(NotNow::OtherSide { turn: self.turn });
        }
        let turn = (self.turn + 1) % self.len();
        Ok(Self { turn, stage: Stage::Running(now), ..self.settled(now) })
    }

    /// The time stands, at whatever it is.
    ///
    /// # Errors
    /// [`NotNow`], when it does not run.
    pub fn held(&self, now: Moment) -> Result<Self, NotNow> {
        self.running()?;
        Ok(Self { stage: Stage::Held, ..self.settled(now) })
    }

    /// The side whose turn it is runs again.
    ///
    /// # Errors
    /// [`NotNow`], when it runs already or was stopped.
    pub fn resumed(&self, now: Moment) -> Result<Self, NotNow> {
        match self.stage {
            Stage::Held => Ok(Self { stage: Stage::Running(now), ..self.clone() }),
            Stage::Running(_) => Err(NotNow::Running),
            Stage::Stopped => Err(NotNow::Stopped),
        }
    }

    /// A side has so much left, and the clock runs or stands as it did.
    ///
    /// # Errors
    /// [`NotNow`], for a side that is not there and for a clock that was stopped.
    pub fn set(&self, side: usize, remaining_ms: i64, now: Moment) -> Result<Self, NotNow> {
        if self.is_stopped() {
            return Err(NotNow::Stopped);
        }
        let mut set = self.settled(now);
        let left = set.left_ms.get_mut(side).ok_or(NotNow::NoSide { side })?;
        *left = remaining_ms;
        Ok(set)
    }

    /// Nothing runs any more.
    ///
    /// # Errors
    /// [`NotNow`], when it was stopped before.
    pub fn stopped(&self, now: Moment) -> Result<Self, NotNow> {
        if self.is_stopped() {
            return Err(NotNow::Stopped);
        }
        Ok(Self { stage: Stage::Stopped, ..self.settled(now) })
    }

    /// Whether the program was restarted while it ran: what went by is not certain, and the arbiter confirms or
    /// sets the times.
    pub fn crossed_a_restart(&self, now: Moment) -> bool {
        matches!(self.stage, Stage::Running(since) if since.session != now.session)
    }

    fn running(&self) -> Result<(), NotNow> {
        match self.stage {
            Stage::Running(_) => Ok(()),
            Stage::Held => Err(NotNow::NotRunning),
            Stage::Stopped => Err(NotNow::Stopped),
        }
    }

    /// The same at `now`, with what went by written down.
    fn settled(&self, now: Moment) -> Self {
        let gone = self.gone_ms(now);
        let mut settled = self.clone();
        if let Some(left) = settled.left_ms.get_mut(self.turn) {
            *left = left.saturating_sub(gone);
        }
        settled.stage = match self.stage {
            Stage::Running(_) => Stage::Running(now),
            stage @ (Stage::Held | Stage::Stopped) => stage,
        };
        settled
    }
}
