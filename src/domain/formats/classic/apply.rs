//! What happened, taken in. Nothing is refused here.

use std::sync::Arc;

use super::competition::Made;
use super::event::{Confirmed, Event, Presence, Seated};
use super::judged::Challenge;
use super::state::{Classic, Keyed, NotedEnd, Outcome, Pairing, RecordedTurn, Round, Shown, Table};
use super::timed::{RoundClock, TableClock, clock_of};
use crate::domain::clock::{Moment, NotNow};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;

impl Classic {
    /// Takes in what happened, when, and who did it.
    #[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
    pub(super) fn take_in(&mut self, event: &Event, at: Moment, who: &Person) {
        match event {
            Event::SystemChosen { system, rounds, starter } => {
                self.chosen.pairs = *system;
                self.chosen.rounds = *rounds;
                self.chosen.starter = *starter;
            }
            Event::ClockChosen { mode } => self.chosen.clock = Some(*mode),
            Event::MinimumGamesSet { games } => self.chosen.minimum_games = *games,
            Event::TeamAdded { team, name } | Event::TeamRenamed { team, name } => {
                self.teams.insert(*team, name.clone());
            }
            Event::TeamAssigned { player, team: Some(team) } => {
                self.of_team.insert(*player, *team);
            }
            Event::TeamAssigned { player, team: None } => {
                self.of_team.remove(player);
            }
            Event::MemberSet { player, member } if member.is_empty() => {
                self.members.remove(player);
            }
            Event::MemberSet { player, member } => {
                self.members.insert(*player, member.clone());
            }

            Event::AbsenceSet { round, player, absent } => self.change_round(*round, |round| {
                match absent {
                    Presence::Absent => round.absent.insert(*player),
                    Presence::Present => round.absent.remove(player),
                };
            }),
            Event::RoundPaired { round, order, tables, byes, absent, .. } => {
                let pairing = pairing(Made::BySystem, order, byes, absent);
                self.change_round(*round, |round| seat(round, pairing, tables));
            }
            Event::PairingTyped { round, tables, byes, absent, .. } => {
                let pairing = pairing(Made::ByHand, &[], byes, absent);
                self.change_round(*round, |round| seat(round, pairing, tables));
            }
            Event::PlayersSwapped { round, a, b, .. } => {
                self.change_round(*round, |round| swap(round, *a, *b));
            }
            Event::PairingWithdrawn { round, .. } => self.change_round(*round, |round| {
                round.withdrawn += 1;
                round.pairing = None;
                round.tables.clear();
            }),
            Event::PairingShown { round } => self.change_round(*round, |round| {
                if let Some(pairing) = &mut round.pairing {
                    pairing.shown = Shown::Yes;
                }
            }),

            Event::RoundClockStarted { round, full_ms } => {
                self.round_clock = Some(RoundClock::started(*round, *full_ms, at));
            }
            Event::RoundClockPaused { remaining_ms, .. } => {
                self.change_clock(|clock| clock.countdown = clock.countdown.held_at(*remaining_ms));
            }
            Event::RoundClockResumed { remaining_ms, .. }
            | Event::TimeConfirmed { of: Confirmed::Round { remaining_ms, .. } } => {
                self.change_clock(|clock| {
                    clock.countdown = clock.countdown.running_from(*remaining_ms, at);
                });
            }
            Event::RoundClockSet { round, remaining_ms, .. } => {
                self.set_clock(*round, *remaining_ms, at);
            }
            Event::RoundClockEnded { .. } => self.round_clock = None,
            Event::RoundAlertReached { alert_ms, .. } => {
                self.change_clock(|clock| clock.noted.push(*alert_ms));
            }

            Event::TableClockStarted { round, table, mode, side, .. } => {
                let seats = self.table_at(*round, *table).map_or(0, |table| table.seats.len());
                let clock = clock_of(self.rules(), *mode, seats);
                let clock = clock.and_then(|clock| {
                    let side = usize::from(*side);
                    TableClock::started((*round, *table), clock, (seats, side), at).ok()
                });
                self.table_clock = clock;
            }
            Event::TableClockPressed { side, .. } => {
                self.change_table_clock(|clock| clock.pressed(usize::from(*side), at));
            }
            Event::TableClockPaused { .. } => self.change_table_clock(|clock| clock.held(at)),
            Event::TableClockResumed { .. } => self.change_table_clock(|clock| clock.resumed(at)),
            Event::TableClockSet { side, remaining_ms, .. } => {
                self.change_table_clock(|clock| clock.set(usize::from(*side), *remaining_ms, at));
            }
            Event::TimeConfirmed { of: Confirmed::Table { .. } } => {
                self.change_table_clock(|clock| Ok(clock.confirmed(at)));
            }
            Event::TableClockStopped { round, table } => {
                let over_ms = self.table_clock.as_ref().map(|clock| clock.over_ms(at));
                self.table_clock = None;
                self.change_table((*round, *table), |table| {
                    table.over_ms = over_ms.unwrap_or_default();
                });
            }
            Event::TableAlertReached { of, alert_ms, .. } => {
                if let Some(clock) = &mut self.table_clock {
                    clock.noted.insert((*of, *alert_ms));
                }
            }

            Event::ResultEntered { round, table, result }
            | Event::ResultCorrected { round, table, result, .. } => {
                let keyed = Keyed { result: result.clone(), by: who.clone(), confirmed: None };
                self.change_table((*round, *table), |table| {
                    table.outcome = Outcome::Result(keyed);
                });
            }
            Event::ResultWithdrawn { round, table, .. } => {
                self.change_table((*round, *table), |table| table.outcome = Outcome::Open);
            }
            Event::ResultConfirmed { round, table } => {
                self.change_table((*round, *table), |table| {
                    if let Outcome::Result(keyed) = &mut table.outcome {
                        keyed.confirmed = Some(who.clone());
                    }
                });
            }
            Event::WalkoverDeclared { round, table, present, reason } => {
                let outcome = Outcome::Walkover { present: *present, reason: reason.clone() };
                self.change_table((*round, *table), |table| table.outcome = outcome);
            }
            Event::GameCancelled { round, table, reason } => {
                let outcome = Outcome::Cancelled { reason: reason.clone() };
                self.change_table((*round, *table), |table| table.outcome = outcome);
            }
            // What came in follows it.
            Event::ResultsTakenIn { .. } => {}

            Event::TurnRecorded { round, table, player, turn } => {
                let turn = RecordedTurn { player: *player, text: turn.clone() };
                self.change_table((*round, *table), |table| table.turns.push(turn));
            }
            Event::TurnRevised { round, table, place, player, turn, .. } => {
                let turn = RecordedTurn { player: *player, text: turn.clone() };
                self.change_table((*round, *table), |table| {
                    let place = usize::from(*place).checked_sub(1);
                    if let Some(old) = place.and_then(|place| table.turns.get_mut(place)) {
                        *old = turn;
                    }
                });
            }
            Event::GameEnded { round, table, end, finisher, racks } => {
                let noted = NotedEnd { end: *end, finisher: *finisher, racks: racks.clone() };
                self.change_table((*round, *table), |table| table.ended = Some(noted));
            }

            Event::WordsJudged { round, table, words, verdict, .. } => {
                self.challenges.push(Challenge {
                    round: *round,
                    table: *table,
                    words: words.clone(),
                    verdict: *verdict,
                    answer: None,
                    ruled: None,
                    wall_ms: at.wall_ms,
                    by: who.name.clone(),
                });
            }
            Event::ChallengeAnswered { challenge, verdict, source } => {
                let place = usize::try_from(*challenge).unwrap_or_default().checked_sub(1);
                if let Some(asked) = place.and_then(|place| self.challenges.get_mut(place)) {
                    asked.answer = Some((*verdict, source.clone()));
                }
            }
        }
    }

    fn change_clock(&mut self, change: impl FnOnce(&mut RoundClock)) {
        if let Some(clock) = &mut self.round_clock {
            change(clock);
        }
    }

    /// Sets what is left of a round's time; one that is not there stands at that.
    fn set_clock(&mut self, round: RoundNo, remaining_ms: i64, at: Moment) {
        if let Some(clock) = &mut self.round_clock {
            clock.countdown = clock.countdown.set_to(remaining_ms, at);
        } else {
            let mut clock = RoundClock::started(round, remaining_ms, at);
            clock.countdown = clock.countdown.held_at(remaining_ms);
            self.round_clock = Some(clock);
        }
    }

    fn change_table_clock(
        &mut self,
        change: impl FnOnce(&TableClock) -> Result<TableClock, NotNow>,
    ) {
        if let Some(Ok(changed)) = self.table_clock.as_ref().map(change) {
            self.table_clock = Some(changed);
        }
    }
}

fn pairing(made: Made, order: &[PlayerId], byes: &[PlayerId], absent: &[PlayerId]) -> Pairing {
    Pairing {
        made,
        order: order.to_vec(),
        byes: byes.to_vec(),
        absent: absent.to_vec(),
        shown: Shown::No,
    }
}

fn seat(round: &mut Round, pairing: Pairing, tables: &[Seated]) {
    let tables =
        tables.iter().map(|it| (it.table, Arc::new(Table::seated(it.seats.clone(), it.starter))));
    round.tables = tables.collect();
    round.pairing = Some(pairing);
}

/// Each sits where the other sat, and begins where the other was named to.
fn swap(round: &mut Round, a: PlayerId, b: PlayerId) {
    let other = |player: &mut PlayerId| {
        if *player == a {
            *player = b;
        } else if *player == b {
            *player = a;
        }
    };
    for table in round.tables.values_mut() {
        if table.seats.contains(&a) || table.seats.contains(&b) {
            let table = Arc::make_mut(table);
            table.seats.iter_mut().for_each(other);
            table.starter.iter_mut().for_each(other);
        }
    }
    if let Some(pairing) = &mut round.pairing {
        pairing.byes.iter_mut().for_each(other);
        pairing.made = Made::ByHand;
    }
}
