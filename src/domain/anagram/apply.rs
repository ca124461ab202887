//! Events onto the state. It never refuses: what an event says has happened.

use super::event::Event;
use super::round::{Announced, Origin, Round, Stage};
use super::sheet::{Check, Handed, Keying, Sheet, SheetWords};
use super::state::{Anagram, Break};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::ids::{RoundNo, SheetId};
use crate::domain::letter::Letter;
use crate::domain::person::Person;

impl Anagram {
    /// Takes in what happened, when, and who did it.
    pub fn apply(&mut self, event: &Event, at: Moment, who: &Person) {
        match event {
            Event::LettersDrawn { round, attempt: _, letters, redraws } => {
                self.announce(*round, letters, Origin::Digital { redraws: *redraws });
            }
            Event::LettersTyped { round, attempt: _, letters } => {
                self.announce(*round, letters, Origin::Physical { put_back: Vec::new() });
            }
            Event::TilesPutBack { round, letters } => self.put_back(*round, letters),
            Event::ReplacementsTyped { round, letters } => {
                self.with_announced(*round, |announced| {
                    announced.letters.extend(letters);
                    announced.awaited = announced.awaited.saturating_sub(letters.len());
                });
            }
            Event::LettersShown { round } => {
                self.with_announced(*round, |announced| announced.shown = true);
            }
            Event::RoundRecorded { round, letters, reason: _ } => {
                self.announce(*round, letters, Origin::Recorded);
                self.with_announced(*round, |announced| announced.shown = true);
                self.with_round(*round, |round| round.stage = Stage::Recorded);
            }
            Event::LettersCorrected { round, letters, reason: _ } => {
                self.with_announced(*round, |announced| {
                    announced.letters.clone_from(letters);
                    announced.corrected = true;
                    announced.awaited = 0;
                });
            }
            Event::RoundReplayed { round, reason: _ } => {
                self.forget_places(*round);
                self.breaks_taken.retain(|after| after != round);
                self.with_round(*round, |round| {
                    *round = Round { attempt: round.attempt.next(), ..Round::to_come() };
                });
            }
            Event::RoundGivenUp { round, reason: _ } => {
                self.with_round(*round, |round| round.stage = Stage::GivenUp);
            }
            Event::RoundStarted { .. }
            | Event::RoundPaused { .. }
            | Event::RoundResumed { .. }
            | Event::RoundStopped { .. }
            | Event::RoundEnded { .. }
            | Event::TimeRestarted { .. }
            | Event::RemainingSet { .. }
            | Event::TimeConfirmed { .. }
            | Event::AlertReached { .. }
            | Event::BreakStarted { .. }
            | Event::BreakSet { .. }
            | Event::BreakAlertReached { .. }
            | Event::BreakEnded { .. } => self.apply_time(event, at),
            Event::SheetsCollected { .. }
            | Event::LatenessSet { .. }
            | Event::NotHandedIn { .. }
            | Event::SheetKeyed { .. }
            | Event::SheetRevised { .. }
            | Event::SheetKeyedAgain { .. }
            | Event::KeyingsSettled { .. }
            | Event::SheetChecked { .. }
            | Event::SheetMoved { .. }
            | Event::SettledUnreadable { .. } => self.apply_sheet(event, who),
        }
    }

    fn apply_time(&mut self, event: &Event, at: Moment) {
        match event {
            Event::RoundStarted { round, full_ms } => self.with_round(*round, |round| {
                round.stage = Stage::Running(Countdown::started(*full_ms, at));
                round.alerts_reached.clear();
                if let Some(announced) = &mut round.announced {
                    announced.shown = true;
                }
            }),
            Event::RoundPaused { round, remaining_ms, tiles, reason: _ } => {
                self.with_round(*round, |round| {
                    if let Some(countdown) = round.countdown() {
                        round.stage = Stage::Paused(countdown.held_at(*remaining_ms), *tiles);
                    }
                });
            }
            Event::RoundResumed { round, remaining_ms }
            | Event::TimeConfirmed { round, remaining_ms } => self.with_round(*round, |round| {
                if let Some(countdown) = round.countdown() {
                    round.stage = Stage::Running(countdown.running_from(*remaining_ms, at));
                }
            }),
            Event::RoundStopped { round, .. } | Event::RoundEnded { round } => {
                self.with_round(*round, |round| round.stage = Stage::Over);
            }
            Event::TimeRestarted { round, reason: _ } => self.with_round(*round, |round| {
                if let Some(countdown) = round.countdown() {
                    let full_ms = countdown.full_ms();
                    round.stage = Stage::Running(Countdown::started(full_ms, at));
                    round.alerts_reached.clear();
                }
            }),
            Event::RemainingSet { round, remaining_ms, reason: _ } => {
                self.with_round(*round, |round| {
                    round.stage = match &round.stage {
                        Stage::Running(countdown) => {
                            Stage::Running(countdown.set_to(*remaining_ms, at))
                        }
                        Stage::Paused(countdown, tiles) => {
                            Stage::Paused(countdown.set_to(*remaining_ms, at), *tiles)
                        }
                        stage => stage.clone(),
                    };
                    round.alerts_reached.retain(|alert| alert >= remaining_ms);
                });
            }
            Event::AlertReached { round, alert_ms, outcome: _ } => {
                self.with_round(*round, |round| round.alerts_reached.push(*alert_ms));
            }
            Event::BreakStarted { after, full_ms } => {
                self.breaks_taken.push(*after);
                self.pause = Some(Break {
                    after: *after,
                    countdown: Countdown::started(*full_ms, at),
                    alerts_reached: Vec::new(),
                });
            }
            Event::BreakSet { after: _, remaining_ms } => {
                if let Some(pause) = &mut self.pause {
                    pause.countdown = pause.countdown.set_to(*remaining_ms, at);
                    pause.alerts_reached.retain(|alert| alert >= remaining_ms);
                }
            }
            Event::BreakAlertReached { after: _, alert_ms, outcome: _ } => {
                if let Some(pause) = &mut self.pause {
                    pause.alerts_reached.push(*alert_ms);
                }
            }
            Event::BreakEnded { after: _ } => self.pause = None,
            _ => {}
        }
    }

    fn apply_sheet(&mut self, event: &Event, who: &Person) {
        let keying = |words: &SheetWords| Keying { words: words.clone(), by: who.clone() };
        match event {
            Event::SheetsCollected { round, players, lateness } => {
                for player in players {
                    let place = self.place_mut(*round, *player);
                    place.handed = Handed::Collected;
                    place.lateness = *lateness;
                }
            }
            Event::LatenessSet { round, player, lateness } => {
                self.place_mut(*round, *player).lateness = *lateness;
            }
            Event::NotHandedIn { round, player } => {
                self.place_mut(*round, *player).handed = Handed::NotHandedIn;
            }
            Event::SheetKeyed { sheet, player, round, words } => {
                let attempt = self.round(*round).map(|round| round.attempt);
                let attempt = attempt.unwrap_or(crate::domain::ids::Attempt::FIRST);
                let keyed = Sheet::keyed(*player, (*round, attempt), keying(words));
                self.insert_sheet(*sheet, keyed);
            }
            Event::SheetRevised { sheet, words, reason: _ } => {
                self.change_sheet(*sheet, |sheet| sheet.revise(keying(words)));
            }
            Event::SheetKeyedAgain { sheet, words } => self.change_sheet(*sheet, |sheet| {
                sheet.check = if sheet.words().differences(words).is_empty() {
                    Check::Done(who.clone())
                } else {
                    Check::Unsettled(keying(words))
                };
            }),
            Event::KeyingsSettled { sheet, words } => self.settle(*sheet, &keying(words)),
            Event::SheetChecked { sheet } => {
                self.change_sheet(*sheet, |sheet| sheet.check = Check::Done(who.clone()));
            }
            Event::SheetMoved { sheet, player, round } => {
                let attempt = self.round(*round).map(|round| round.attempt);
                self.change_sheet(*sheet, |sheet| {
                    sheet.player = Some(*player);
                    sheet.round = *round;
                    sheet.attempt = attempt.unwrap_or(sheet.attempt);
                });
            }
            Event::SettledUnreadable { sheet, field, place } => {
                self.change_sheet(*sheet, |sheet| {
                    sheet.unreadable.insert((*field, *place));
                });
            }
            _ => {}
        }
    }

    fn announce(&mut self, round: RoundNo, letters: &[Letter], origin: Origin) {
        self.with_round(round, |round| {
            round.announced = Some(Announced {
                letters: letters.to_vec(),
                origin,
                shown: false,
                corrected: false,
                awaited: 0,
            });
            round.stage = Stage::Drawn;
        });
    }

    fn put_back(&mut self, round: RoundNo, letters: &[Letter]) {
        self.with_announced(round, |announced| {
            for letter in letters {
                // The last of its kind drawn is the one that goes back.
                if let Some(place) = announced.letters.iter().rposition(|other| other == letter) {
                    announced.letters.remove(place);
                }
            }
            announced.awaited += letters.len();
            if let Origin::Physical { put_back } = &mut announced.origin {
                put_back.push(letters.to_vec());
            }
        });
    }

    fn settle(&mut self, id: SheetId, settled: &Keying) {
        let place = self.sheet(id).and_then(|sheet| Some((sheet.round, sheet.player?)));
        let others: Vec<SheetId> = place
            .into_iter()
            .flat_map(|(round, player)| self.sheets_at(round, player))
            .map(|(other, _)| other)
            .filter(|&other| other != id)
            .collect();
        for other in others {
            self.change_sheet(other, |sheet| sheet.merged_into = Some(id));
        }
        self.change_sheet(id, |sheet| {
            sheet.revise(settled.clone());
            sheet.check = Check::Done(settled.by.clone());
        });
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
