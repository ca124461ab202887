//! A timer that begins anew with each turn, beside a time that runs through the whole game where there is one.
//! At 0 it ends nothing: what a lost turn or the end of the game means, the rules say.

use super::{Countdown, Moment};

/// The time of a turn, and of a game where the rules give it one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTimer {
    turn: Countdown,
    game: Option<Countdown>,
    number: u32,
}

impl TurnTimer {
    /// Running from `now`, in turn 1.
    pub fn started(turn_ms: i64, game_ms: Option<i64>, now: Moment) -> Self {
        let game = game_ms.map(|game_ms| Countdown::started(game_ms, now));
        Self { turn: Countdown::started(turn_ms, now), game, number: 1 }
    }

    /// The next turn begins, and its time runs; a game's time that was held runs on.
    #[must_use]
    pub fn next(self, now: Moment) -> Self {
        let turn = Countdown::started(self.turn.full_ms(), now);
        Self { turn, game: self.game.map(|game| resumed(game, now)), number: self.number + 1 }
    }

    /// Both times stand.
    #[must_use]
    pub fn held(self, now: Moment) -> Self {
        let held = |time: Countdown| time.held_at(time.remaining_ms(now));
        Self { turn: held(self.turn), game: self.game.map(held), ..self }
    }

    /// Both run on.
    #[must_use]
    pub fn resumed(self, now: Moment) -> Self {
        let game = self.game.map(|game| resumed(game, now));
        Self { turn: resumed(self.turn, now), game, ..self }
    }

    /// The time of the turn.
    pub fn turn(&self) -> Countdown {
        self.turn
    }

    /// The time of the game; `None` where turns alone are timed.
    pub fn game(&self) -> Option<Countdown> {
        self.game
    }

    /// Which turn it is, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }
}

fn resumed(time: Countdown, now: Moment) -> Countdown {
    if time.is_running() { time } else { time.running_from(time.remaining_ms(now), now) }
}
