//! The clocks that games are played by, as rules tell them; nothing runs here.

/// A clock that games may be played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What it is.
    pub mode: ClockMode,
    /// Its alerts, in seconds before 0.
    pub alerts_s: Vec<u32>,
    /// With how many seats it is used.
    pub seats: Vec<u8>,
}

/// What a clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMode {
    /// A time for each turn.
    Turn {
        /// In seconds.
        turn_s: u32,
        /// The game's own time in seconds; 0: it has none.
        game_s: u32,
    },
    /// A time for each player.
    Chess {
        /// In seconds.
        main_s: u32,
        /// What comes after it.
        after: After,
    },
}

/// What comes after a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Play goes on, for a price.
    Overtime(Overtime),
    /// No play and no exchange any more.
    NoMoves,
}

/// What time beyond a player's own costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtime {
    /// Points a unit or part of one.
    pub price: u32,
    /// A unit, in seconds.
    pub unit_s: u32,
    /// So many seconds over end the game; 0: they do not.
    pub limit_s: u32,
}

impl Overtime {
    /// What so many milliseconds over cost.
    pub fn points(self, over_ms: u64) -> u64 {
        u64::from(self.price) * over_ms.div_ceil(u64::from(self.unit_s.max(1)) * 1000)
    }

    /// The most milliseconds over that there can be; `None`: no limit.
    pub fn limit_ms(self) -> Option<u64> {
        (self.limit_s > 0).then(|| u64::from(self.limit_s) * 1000)
    }
}
