//! What became of the time (§4).

use super::super::event::PausedTiles;
use super::super::round::{Round, Stage};
use super::super::state::{Anagram, Break};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::ids::RoundNo;

impl Anagram {
    pub(super) fn start(&mut self, round: RoundNo, full_ms: i64, at: Moment) {
        self.show(round);
        self.with_round(round, |round| {
            round.stage = Stage::Running(Countdown::started(full_ms, at));
            round.alerts_reached.clear();
        });
    }

    pub(super) fn hold(&mut self, round: RoundNo, remaining_ms: i64) {
        self.with_round(round, |round| {
            if let Some(countdown) = round.countdown() {
                round.stage = Stage::Held(countdown.held_at(remaining_ms));
            }
        });
    }

    pub(super) fn pause(&mut self, round: RoundNo, remaining_ms: i64, tiles: PausedTiles) {
        self.with_round(round, |round| {
            if let Some(countdown) = round.countdown() {
                round.stage = Stage::Paused(countdown.held_at(remaining_ms), tiles);
            }
        });
    }

    pub(super) fn run(&mut self, round: RoundNo, remaining_ms: i64, at: Moment) {
        self.with_round(round, |round| {
            if let Some(countdown) = round.countdown() {
                round.stage = Stage::Running(countdown.running_from(remaining_ms, at));
            }
        });
    }

    pub(super) fn stop(&mut self, round: RoundNo, remaining_ms: i64) {
        self.with_round(round, |round| {
            round.stopped = round.countdown().map(|countdown| countdown.held_at(remaining_ms));
            round.stage = Stage::Over;
        });
    }

    pub(super) fn restart(&mut self, round: RoundNo, at: Moment) {
        let timed = self.round(round).and_then(Round::countdown).is_some();
        let rule = self.rules().round(round).filter(|_| timed);
        if let Some(rule) = rule {
            self.start(round, rule.full_ms, at);
        }
    }

    pub(super) fn set_remaining(&mut self, round: RoundNo, remaining_ms: i64, at: Moment) {
        self.with_round(round, |round| {
            // The time of one that was stopped too early stands until the referee starts it again, its letters hidden.
            if let Some(countdown) = round.stopped.take() {
                round.stage = Stage::Paused(countdown, PausedTiles::Hidden);
            }
            match &mut round.stage {
                Stage::Running(countdown)
                | Stage::Held(countdown)
                | Stage::Paused(countdown, _) => {
                    *countdown = countdown.set_to(remaining_ms, at);
                }
                Stage::ToCome | Stage::Drawn | Stage::Over | Stage::Recorded | Stage::GivenUp => {}
            }
            round.alerts_reached.retain(|&alert| alert >= remaining_ms);
        });
    }

    pub(super) fn start_break(&mut self, after: RoundNo, full_ms: i64, at: Moment) {
        self.breaks_taken.push(after);
        let countdown = Countdown::started(full_ms, at);
        self.pause = Some(Break { after, countdown, alerts_reached: Vec::new() });
    }

    pub(super) fn set_break(&mut self, remaining_ms: i64, at: Moment) {
        self.with_break(|pause| {
            pause.countdown = pause.countdown.set_to(remaining_ms, at);
            pause.alerts_reached.retain(|&alert| alert >= remaining_ms);
        });
    }

    pub(super) fn with_break(&mut self, change: impl FnOnce(&mut Break)) {
        if let Some(pause) = &mut self.pause {
            change(pause);
        }
    }
}
