//! Events onto the state. It never refuses: what an event says has happened.

mod joint;
mod letters;
mod sheets;
mod time;

use super::event::Event;
use super::round::{Announced, Origin, Round, Stage};
use super::state::{Anagram, Receipt};
use crate::domain::clock::Moment;
use crate::domain::ids::RoundNo;
use crate::domain::person::Person;

impl Anagram {
    /// Takes in what happened, when, and who did it.
    pub fn apply(&mut self, event: &Event, at: Moment, who: &Person) {
        match event {
            Event::LettersDrawn { round, attempt: _, letters, redraws, nonce: _ } => {
                self.announce(*round, letters, Origin::Digital { redraws: *redraws });
                self.give_out(*round);
            }
            Event::LettersTyped { round, attempt: _, letters } => {
                self.announce(*round, letters, Origin::Physical { put_back: Vec::new() });
            }
            Event::TilesPutBack { round, letters } => self.put_back(*round, letters),
            Event::ReplacementsTyped { round, letters } => self.replace(*round, letters),
            Event::LettersShown { round } => self.show(*round),
            Event::RoundRecorded { round, letters, reason: _ } => self.record(*round, letters),
            Event::LettersCorrected { round, letters, reason: _ } => self.correct(*round, letters),
            Event::RoundReplayed { round, reason: _ } => self.replay(*round),
            Event::RoundGivenUp { round, reason: _ } => self.set_stage(*round, Stage::GivenUp),

            Event::RoundStarted { round, full_ms } => self.start(*round, *full_ms, at),
            Event::TimeHeld { round, remaining_ms } => self.hold(*round, *remaining_ms),
            Event::RoundPaused { round, remaining_ms, tiles, reason: _ } => {
                self.pause(*round, *remaining_ms, *tiles);
            }
            Event::RoundResumed { round, remaining_ms }
            | Event::TimeConfirmed { round, remaining_ms } => self.run(*round, *remaining_ms, at),
            Event::RoundStopped { round, remaining_ms, reason: _ } => {
                self.stop(*round, *remaining_ms);
            }
            Event::RoundEnded { round } => self.set_stage(*round, Stage::Over),
            Event::TimeRestarted { round, reason: _ } => self.restart(*round, at),
            Event::RemainingSet { round, remaining_ms, reason: _ } => {
                self.set_remaining(*round, *remaining_ms, at);
            }
            Event::AlertReached { round, alert_ms, outcome: _ } => {
                self.with_round(*round, |round| round.alerts_reached.push(*alert_ms));
            }
            Event::BreakStarted { after, full_ms } => self.start_break(*after, *full_ms, at),
            Event::BreakSet { after: _, remaining_ms } => self.set_break(*remaining_ms, at),
            Event::BreakAlertReached { after: _, alert_ms, outcome: _ } => {
                self.with_break(|pause| pause.alerts_reached.push(*alert_ms));
            }
            Event::BreakEnded { after: _ } => self.pause = None,

            Event::SheetsCollected { round, players, lateness } => {
                self.collect(*round, players, *lateness);
            }
            Event::LatenessSet { round, player, lateness } => {
                self.place_mut(*round, *player).lateness = *lateness;
            }
            Event::NotHandedIn { round, player } => self.declare_none(*round, *player),
            Event::SheetAwaited { round, player } => {
                *self.place_mut(*round, *player) = Receipt::AWAITED;
            }
            Event::SheetsTakenIn { from: _ } => {}
            Event::SheetKeyed { sheet, player, round, words } => {
                self.key(*sheet, (*round, *player), words, who);
            }
            Event::SheetRevised { sheet, words, reason: _ } => self.revise(*sheet, words, who),
            Event::SheetKeyedAgain { sheet, words } => self.key_again(*sheet, words, who),
            Event::KeyingsSettled { sheet, words } => self.settle(*sheet, words, who),
            Event::SheetChecked { sheet } => self.check(*sheet, who),
            Event::SheetMoved { sheet, player, round } => self.relocate(*sheet, *player, *round),
            Event::SettledUnreadable { sheet, field, place } => {
                self.settle_unreadable(*sheet, (*field, *place));
            }
            Event::Joint(event) => self.apply_joint(event),
        }
    }

    fn set_stage(&mut self, round: RoundNo, stage: Stage) {
        self.with_round(round, |round| round.stage = stage);
    }

    fn with_round(&mut self, round: RoundNo, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self.round_mut(round) {
            change(round);
        }
    }

    fn with_announced(&mut self, round: RoundNo, change: impl FnOnce(&mut Announced)) {
        if let Some(announced) = self.round_mut(round).and_then(|round| round.announced.as_mut()) {
            change(announced);
        }
    }
}
