//! A competition of classic games as its history leaves it: choices, teams, rounds with their tables and results,
//! clocks, the judge's log. Derived from the events alone; only `apply` changes it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::chosen::Chosen;
use super::competition::{self, Competition, Entrant, Made, Sanction, Told};
use super::entered::Entered;
use super::game::{Finish, Game};
use super::judged::Challenge;
use super::notation::tiles;
use super::rules::{End, Rules};
use super::timed::{RoundClock, TableClock};
use super::written::TurnText;
use crate::domain::board::Rack;
use crate::domain::contest::Common;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::person::Person;

/// A competition of classic games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classic {
    rules: Arc<Rules>,
    /// What was chosen of what the rules propose.
    pub chosen: Chosen,
    /// The teams, by number.
    pub teams: BTreeMap<TeamId, String>,
    /// Whose team is which.
    pub of_team: BTreeMap<PlayerId, TeamId>,
    /// What knows players again in other competitions, where something is set.
    pub members: BTreeMap<PlayerId, String>,
    /// Shared with the record's checkpoints.
    rounds: BTreeMap<RoundNo, Arc<Round>>,
    /// Every set of words that was judged, in order.
    pub challenges: Vec<Challenge>,
    /// The time of a round, while one runs or stands.
    pub round_clock: Option<RoundClock>,
    /// The clock of a table, while one runs or stands.
    pub table_clock: Option<TableClock>,
}

/// A round in which something happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// How often its tables were withdrawn.
    pub withdrawn: u32,
    /// Who is marked as absent.
    pub absent: BTreeSet<PlayerId>,
    /// How its tables were made, once they are.
    pub pairing: Option<Pairing>,
    /// Its tables, once they are made.
    pub tables: BTreeMap<TableNo, Arc<Table>>,
}

impl Round {
    /// The number that its next pairing has: one more than were withdrawn.
    pub fn attempt(&self) -> Attempt {
        Attempt::new(self.withdrawn.saturating_add(1)).unwrap_or(Attempt::FIRST)
    }

    /// The table at which somebody sits.
    pub fn table_of(&self, player: PlayerId) -> Option<TableNo> {
        let mut tables = self.tables.iter();
        tables.find(|(_, table)| table.seats.contains(&player)).map(|(&number, _)| number)
    }

    /// Whether somebody sits there, or has a bye.
    pub fn places(&self, player: PlayerId) -> bool {
        self.table_of(player).is_some()
            || self.pairing.as_ref().is_some_and(|pairing| pairing.byes.contains(&player))
    }

    /// Everybody who sits there or has a bye.
    pub fn placed(&self) -> impl Iterator<Item = PlayerId> {
        let byes = self.pairing.iter().flat_map(|pairing| &pairing.byes);
        self.tables.values().flat_map(|table| &table.seats).chain(byes).copied()
    }
}

/// How the tables of a round were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// By a system, or by hand, also by a change afterwards.
    pub made: Made,
    /// The order that they were made from; none by hand.
    pub order: Vec<PlayerId>,
    /// Who has no opponent.
    pub byes: Vec<PlayerId>,
    /// Who is absent.
    pub absent: Vec<PlayerId>,
    /// Whether they were shown.
    pub shown: Shown,
}

/// Whether something was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// It was.
    Yes,
    /// It was not.
    No,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The players as they sit.
    pub seats: Vec<PlayerId>,
    /// Who was named to begin.
    pub starter: Option<PlayerId>,
    /// What came of it.
    pub outcome: Outcome,
    /// The game turn by turn, where it is recorded so.
    pub turns: Vec<RecordedTurn>,
    /// How it ended, where that is noted beside the turns.
    pub ended: Option<NotedEnd>,
    /// What its clock had beyond the time when it was stopped, by side.
    pub over_ms: Vec<u64>,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing yet.
    Open,
    /// A result.
    Result(Keyed),
    /// One came, the other did not.
    Walkover {
        /// Who came.
        present: PlayerId,
        /// Why.
        reason: String,
    },
    /// There was no game.
    Cancelled {
        /// Why.
        reason: String,
    },
}

/// A result that was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed {
    /// As it stands.
    pub result: Entered,
    /// Who entered or corrected it last.
    pub by: Person,
    /// Who confirmed it.
    pub confirmed: Option<Person>,
}

/// A turn as it was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedTurn {
    /// Whose.
    pub player: PlayerId,
    /// What was done.
    pub text: TurnText,
}

/// How a game ended, as it was noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedEnd {
    /// How.
    pub end: End,
    /// Who went out.
    pub finisher: Option<PlayerId>,
    /// What was left to each, as they sit.
    pub racks: Vec<Option<String>>,
}

impl Table {
    /// Before anything was told of it.
    pub fn seated(seats: Vec<PlayerId>, starter: Option<PlayerId>) -> Self {
        let (turns, over_ms) = (Vec::new(), Vec::new());
        Self { seats, starter, outcome: Outcome::Open, turns, ended: None, over_ms }
    }

    /// The result that stands.
    pub fn result(&self) -> Option<&Keyed> {
        match &self.outcome {
            Outcome::Result(keyed) => Some(keyed),
            Outcome::Open | Outcome::Walkover { .. } | Outcome::Cancelled { .. } => None,
        }
    }

    /// Whether nothing is told of its game, be it a result or a turn.
    pub fn is_untouched(&self) -> bool {
        self.outcome == Outcome::Open && self.turns.is_empty() && self.ended.is_none()
    }

    /// The game as results know it.
    pub fn game(&self) -> competition::Game {
        let told = |told, reason: &str| competition::Game {
            seats: self.seats.clone(),
            starter: self.starter,
            end: None,
            finisher: None,
            reason: reason.to_owned(),
            told,
        };
        match &self.outcome {
            Outcome::Open => told(Told::Nothing, ""),
            Outcome::Result(keyed) => keyed.result.game(self.starter),
            Outcome::Walkover { present, reason } => {
                told(Told::Walkover { present: *present }, reason)
            }
            Outcome::Cancelled { reason } => told(Told::Cancelled, reason),
        }
    }

    /// The game turn by turn; `None` where nothing of it is recorded so, or a text of it is none.
    pub fn whole(&self, rules: &Rules) -> Option<Game> {
        if self.turns.is_empty() && self.ended.is_none() {
            return None;
        }
        let seat = |player| self.seats.iter().position(|&other| other == player);
        let turns = self.turns.iter().map(|turn| turn.text.turn(rules, seat(turn.player)?).ok());
        let rack = |text: &Option<String>| -> Option<Option<Rack>> {
            let Some(text) = text else { return Some(None) };
            Some(Some(tiles(rules.alphabet(), text).ok()?.into_iter().collect()))
        };
        let finish = match &self.ended {
            None => None,
            Some(noted) => Some(Finish {
                end: noted.end,
                finisher: match noted.finisher {
                    Some(finisher) => Some(seat(finisher)?),
                    None => None,
                },
                racks: noted.racks.iter().map(rack).collect::<Option<_>>()?,
            }),
        };
        Some(Game {
            seats: self.seats.len(),
            turns: turns.collect::<Option<_>>()?,
            time_up: None,
            finish,
            over_ms: self.over_ms.clone(),
        })
    }
}

impl Classic {
    /// Before anything happened.
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            chosen: Chosen::proposed(&rules),
            teams: BTreeMap::new(),
            of_team: BTreeMap::new(),
            members: BTreeMap::new(),
            rounds: BTreeMap::new(),
            challenges: Vec::new(),
            round_clock: None,
            table_clock: None,
            rules,
        }
    }

    /// What it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// A round; `None` where nothing happened in it.
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.rounds.get(&round).map(Arc::as_ref)
    }

    /// Every round in which something happened.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = (RoundNo, &Round)> {
        self.rounds.iter().map(|(&number, round)| (number, round.as_ref()))
    }

    /// Every round that has tables.
    pub fn paired(&self) -> impl DoubleEndedIterator<Item = (RoundNo, &Round)> {
        self.rounds().filter(|(_, round)| round.pairing.is_some())
    }

    /// A table of a round.
    pub fn table_at(&self, round: RoundNo, table: TableNo) -> Option<&Table> {
        self.round(round)?.tables.get(&table).map(Arc::as_ref)
    }

    pub(super) fn change_round(&mut self, round: RoundNo, change: impl FnOnce(&mut Round)) {
        change(Arc::make_mut(self.rounds.entry(round).or_default()));
    }

    pub(super) fn change_table(
        &mut self,
        (round, table): (RoundNo, TableNo),
        change: impl FnOnce(&mut Table),
    ) {
        let Some(round) = self.rounds.get_mut(&round).map(Arc::make_mut) else { return };
        if let Some(table) = round.tables.get_mut(&table) {
            change(Arc::make_mut(table));
        }
    }

    /// The number that the next team gets.
    pub fn next_team(&self) -> TeamId {
        self.teams.last_key_value().map_or(TeamId::FIRST, |(last, _)| last.next())
    }

    /// The number that the next set of words gets.
    pub fn next_challenge(&self) -> u32 {
        u32::try_from(self.challenges.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// A set of words, by its number.
    pub fn challenge(&self, number: u32) -> Option<&Challenge> {
        self.challenges.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The competition that results, people and penalties make.
    pub fn competition(&self, common: &Common) -> Competition {
        let players = common.players.values().map(|player| Entrant {
            player: player.clone(),
            team: self.of_team.get(&player.id).copied(),
            member: self.members.get(&player.id).cloned().unwrap_or_default(),
        });
        let sanctions = common.penalties.iter().filter(|penalty| penalty.in_force());
        let sanctions = sanctions.map(|penalty| Sanction {
            player: penalty.player,
            round: penalty.round,
            kind: penalty.kind,
            reason: penalty.reason.clone(),
        });
        let rounds = self.rounds.iter().filter_map(|(&number, round)| {
            let pairing = round.pairing.as_ref()?;
            let games = round.tables.iter().map(|(&table, told)| (table, told.game()));
            let round = competition::Round {
                order: pairing.order.clone(),
                byes: pairing.byes.clone(),
                absent: pairing.absent.clone(),
                made: pairing.made,
                games: games.collect(),
            };
            Some((number, round))
        });
        Competition {
            rules: Arc::clone(&self.rules),
            teams: self.teams.clone(),
            players: players.collect(),
            minimum_games: self.chosen.minimum_games,
            rounds: rounds.collect(),
            penalties: sanctions.collect(),
        }
    }
}
