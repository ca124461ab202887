//! Events onto the state. It never refuses: what an event says has happened.

use super::event::Event;
use super::game::{Hand, Outcome, TurnNo};
use super::rack::Refusal;
use super::slip::{Check, KeyedSlip, Keying, SlipId};
use super::state::{Duplicate, Ended, LastTurn};
use super::turn::{
    Cancelling, ChosenTop, Closing, Handed, Letters, Origin, Receipt, RefusedRack, Sight, Stage,
    Turn,
};
use super::written::{OnSlip, Row};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::ids::PlayerId;
use crate::domain::person::Person;

impl Duplicate {
    /// Takes in what happened, when, and who did it.
    #[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
    pub fn take_in(&mut self, event: &Event, at: Moment, who: &Person) {
        let keying = |written: &OnSlip| Keying { written: written.clone(), by: who.clone() };
        match event {
            Event::ModeChosen { mode } => self.mode = *mode,
            Event::DrawChosen { draw } => self.draw = *draw,
            Event::TimeChosen { turn_s } => self.turn_ms = i64::from(*turn_s) * 1000,

            Event::RackDrawn { turn, attempt: _, leftover, drawn, refused } => {
                self.change_turn(*turn, |turn| turn.refused.extend(refused.iter().cloned()));
                self.draw_rack(*turn, leftover, drawn, Origin::Digital);
            }
            Event::RackTyped { turn, attempt: _, leftover, drawn } => {
                self.draw_rack(*turn, leftover, drawn, Origin::ByHand);
            }
            Event::RackRefused { turn, tiles, why, reason: _ } => self.refuse(*turn, tiles, *why),
            Event::RackShown { turn } => self.show(*turn),
            Event::RackCorrected { turn, leftover, drawn, reason: _ } => {
                self.change_letters(*turn, |letters| {
                    letters.leftover = leftover.clone();
                    letters.drawn = drawn.clone();
                    letters.corrected = true;
                });
            }
            Event::RackVoided { turn, reason: _ } => self.change_turn(*turn, |turn| {
                *turn = Turn { attempt: turn.attempt.next(), ..Turn::to_come() };
            }),
            Event::TurnRecorded { turn, leftover, drawn, refused, reason: _ } => {
                self.change_turn(*turn, |turn| turn.refused.extend(refused.iter().cloned()));
                self.draw_rack(*turn, leftover, drawn, Origin::Recorded);
                self.show(*turn);
                self.set_stage(*turn, Stage::Over);
            }

            Event::TurnStarted { turn, full_ms } => self.change_turn(*turn, |turn| {
                turn.stage = Stage::Running(Countdown::started(*full_ms, at));
                turn.alerts_reached.clear();
            }),
            Event::TimeHeld { turn, remaining_ms } => {
                self.with_time(*turn, |countdown| Stage::Held(countdown.held_at(*remaining_ms)));
            }
            Event::TurnPaused { turn, remaining_ms, tiles, reason: _ } => {
                self.with_time(*turn, |countdown| {
                    Stage::Paused(countdown.held_at(*remaining_ms), *tiles)
                });
            }
            Event::TurnResumed { turn, remaining_ms }
            | Event::TimeConfirmed { turn, remaining_ms } => self.with_time(*turn, |countdown| {
                Stage::Running(countdown.running_from(*remaining_ms, at))
            }),
            Event::TurnStopped { turn, remaining_ms: _, reason: _ } | Event::TurnEnded { turn } => {
                self.set_stage(*turn, Stage::Over);
            }
            Event::TimeRestarted { turn, reason: _ } => {
                let full_ms = self.turn_ms;
                self.change_turn(*turn, |turn| {
                    turn.stage = Stage::Running(Countdown::started(full_ms, at));
                    turn.alerts_reached.clear();
                });
            }
            Event::RemainingSet { turn, remaining_ms, reason: _ } => {
                self.set_remaining(*turn, *remaining_ms, at);
            }
            Event::AlertReached { turn, alert_ms, outcome: _ } => {
                self.change_turn(*turn, |turn| turn.alerts_reached.push(*alert_ms));
            }

            Event::SlipsCollected { turn, players, hand } => {
                let receipt = Receipt { handed: Handed::Collected, hand: *hand };
                self.change_turn(*turn, |turn| {
                    turn.places.extend(players.iter().map(|&player| (player, receipt)));
                });
            }
            Event::RaisedSet { turn, player, hand } => self.raise(*turn, *player, *hand),
            Event::NotHandedIn { turn, player } => self.change_turn(*turn, |turn| {
                let none = Receipt { handed: Handed::NotHandedIn, hand: Hand::Raised };
                turn.places.insert(*player, none);
            }),
            Event::SlipAwaited { turn, player } => self.change_turn(*turn, |turn| {
                turn.places.remove(player);
            }),
            Event::SlipsTakenIn { from: _ } => {}
            Event::SlipKeyed { slip, player, turn, written } => {
                self.insert_slip(*slip, KeyedSlip::keyed(*player, *turn, keying(written)));
            }
            Event::SlipRevised { slip, written, reason: _ } => {
                self.change_slip(*slip, |slip| slip.revise(keying(written)));
            }
            Event::SlipKeyedAgain { slip, written } => {
                self.change_slip(*slip, |slip| {
                    slip.check = Check::of(slip.written(), keying(written));
                });
            }
            Event::KeyingsSettled { slip, written } => self.settle(*slip, written, who),
            Event::SlipChecked { slip } => {
                self.change_slip(*slip, |slip| slip.check = Check::Done(who.clone()));
            }
            Event::SlipMoved { slip, player, turn } => self.change_slip(*slip, |slip| {
                slip.player = Some(*player);
                slip.turn = *turn;
            }),
            Event::OutcomeSet { slip, points, warnings, reason } => {
                let (points, warnings, reason) = (*points, *warnings, reason.clone());
                let outcome = Outcome { points, warnings, reason };
                self.change_slip(*slip, |slip| slip.outcome = Some(outcome));
            }
            Event::OutcomeLifted { slip, reason: _ } => {
                self.change_slip(*slip, |slip| slip.outcome = None);
            }

            Event::TopChosen { turn, play, criteria, despite }
            | Event::TopCorrected { turn, play, criteria, despite, reason: _ } => {
                let laid = play.laid(&self.board_before(*turn)).ok();
                let top = laid.map(|laid| ChosenTop {
                    named: play.clone(),
                    play: laid,
                    criteria: criteria.clone(),
                    despite: despite.clone(),
                });
                self.change_turn(*turn, |turn| turn.top = top);
            }
            Event::TopAnnounced { turn } => {
                self.change_turn(*turn, |turn| turn.closing = Closing::Announced);
            }
            Event::NoPlay { turn, possible, reason: _ } => self.change_turn(*turn, |turn| {
                turn.top = None;
                turn.closing = Closing::NoPlay(*possible);
            }),
            Event::TurnCancelled { turn, how, letters, reason: _ } => {
                let cancelling = Cancelling { how: *how, letters: *letters };
                self.change_turn(*turn, |turn| turn.cancelled = Some(cancelling));
            }
            Event::TurnRestored { turn, reason: _ } => {
                self.change_turn(*turn, |turn| turn.cancelled = None);
            }

            Event::LastTurnSet { turn, after } => {
                self.last_turn = Some(LastTurn { turn: *turn, after: *after });
            }
            Event::GameEnded { why, reason } => {
                self.ended = Some(Ended { why: *why, reason: reason.clone() });
            }
            Event::ZerosTold { turn, players } => {
                self.change_turn(*turn, |turn| turn.told.extend(players));
            }
            Event::LateFindAnnounced { turn, players } => {
                self.change_turn(*turn, |turn| turn.announced_late.extend(players));
            }
        }
    }

    fn draw_rack(&mut self, turn: TurnNo, leftover: &Row, drawn: &Row, origin: Origin) {
        self.change_turn(turn, |turn| {
            turn.letters = Some(Letters {
                leftover: leftover.clone(),
                drawn: drawn.clone(),
                origin,
                sight: Sight::Hidden,
                corrected: false,
            });
            turn.stage = Stage::Drawn;
        });
    }

    fn refuse(&mut self, turn: TurnNo, tiles: &Row, why: Refusal) {
        self.change_turn(turn, |turn| {
            turn.refused.push(RefusedRack { tiles: tiles.clone(), why });
            turn.letters = None;
            turn.stage = Stage::ToCome;
            if why == Refusal::Triple {
                turn.attempt = turn.attempt.next();
            }
        });
    }

    fn change_letters(&mut self, turn: TurnNo, change: impl FnOnce(&mut Letters)) {
        self.change_turn(turn, |turn| {
            if let Some(letters) = &mut turn.letters {
                change(letters);
            }
        });
    }

    fn show(&mut self, turn: TurnNo) {
        self.change_letters(turn, |letters| letters.sight = Sight::Shown);
    }

    fn set_stage(&mut self, turn: TurnNo, stage: Stage) {
        self.change_turn(turn, |turn| turn.stage = stage);
    }

    fn with_time(&mut self, turn: TurnNo, stage: impl FnOnce(Countdown) -> Stage) {
        self.change_turn(turn, |turn| {
            if let Some(countdown) = turn.countdown() {
                turn.stage = stage(countdown);
            }
        });
    }

    fn set_remaining(&mut self, turn: TurnNo, remaining_ms: i64, at: Moment) {
        self.change_turn(turn, |turn| {
            match &mut turn.stage {
                Stage::Running(countdown)
                | Stage::Held(countdown)
                | Stage::Paused(countdown, _) => *countdown = countdown.set_to(remaining_ms, at),
                Stage::ToCome | Stage::Drawn | Stage::Over => {}
            }
            turn.alerts_reached.retain(|&alert| alert >= remaining_ms);
        });
    }

    fn raise(&mut self, turn: TurnNo, player: PlayerId, hand: Hand) {
        self.change_turn(turn, |turn| {
            turn.places.entry(player).or_insert(Receipt::AWAITED).hand = hand;
        });
    }

    /// Of several slips of a place the others are merged into the one that stands.
    fn settle(&mut self, id: SlipId, written: &OnSlip, who: &Person) {
        let place = self.slip(id).map(|slip| (slip.turn, slip.player));
        let at_place = place.into_iter().flat_map(|(turn, player)| self.slips_at(turn, player));
        let mut another_person = false;
        let mut others = Vec::new();
        for (other, slip) in at_place {
            another_person |= slip.keyed_by().any(|person| person.name != who.name);
            others.extend((other != id).then_some(other));
        }
        for other in others {
            self.change_slip(other, |slip| slip.merged_into = Some(id));
        }
        self.change_slip(id, |slip| {
            slip.revise(Keying { written: written.clone(), by: who.clone() });
            slip.check = if another_person { Check::Done(who.clone()) } else { Check::None };
        });
    }
}
