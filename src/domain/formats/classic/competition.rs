//! What happened in a competition, round by round, as its results tell it. Who won, who stands where, is
//! derived and never kept.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::rules::{End, Rules};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::player::Player;

/// The last number that a round may have.
pub const LAST_ROUND: u8 = 99;
/// The lowest and the highest score of a game.
pub const MOST_SCORE: i64 = 9999;
/// The highest value of a rack.
pub const MOST_RACK: u32 = 999;

/// A competition as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Competition {
    /// What it is played by.
    pub rules: Arc<Rules>,
    /// The teams, by number.
    pub teams: BTreeMap<TeamId, String>,
    /// The players.
    pub players: Vec<Entrant>,
    /// So many games are needed for a rank, where averages rank.
    pub minimum_games: u32,
    /// The rounds.
    pub rounds: BTreeMap<RoundNo, Round>,
    /// The penalties in force.
    pub penalties: Vec<Sanction>,
}

/// A player of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Number, name, club, the rounds they are there for.
    pub player: Player,
    /// Their team.
    pub team: Option<TeamId>,
    /// What knows them again in another competition; may be empty.
    pub member: String,
}

/// A penalty in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// On whom.
    pub player: PlayerId,
    /// In which round, played or not.
    pub round: RoundNo,
    /// What it does.
    pub kind: PenaltyKind,
    /// Why; may be empty.
    pub reason: String,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The order that was paired from; empty where it was not told.
    pub order: Vec<PlayerId>,
    /// Who had no opponent.
    pub byes: Vec<PlayerId>,
    /// Who was not there.
    pub absent: Vec<PlayerId>,
    /// Whether its tables were made by hand.
    pub made: Made,
    /// Its games, by table.
    pub games: BTreeMap<TableNo, Game>,
}

/// How a round's tables were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Made {
    /// As a system makes them, or nothing was said.
    #[default]
    BySystem,
    /// By hand, also by a change afterwards.
    ByHand,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The players as they sit, each to the left of the one before.
    pub seats: Vec<PlayerId>,
    /// Who began, where it is known.
    pub starter: Option<PlayerId>,
    /// How it ended, where it is told.
    pub end: Option<End>,
    /// Who went out, where it is told.
    pub finisher: Option<PlayerId>,
    /// Why it was cancelled, stopped, or won without a game; may be empty.
    pub reason: String,
    /// What came of it.
    pub told: Told,
}

/// What is told of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing yet.
    Nothing,
    /// One came, the other did not.
    Walkover {
        /// Who came.
        present: PlayerId,
    },
    /// There was no game.
    Cancelled,
    /// The final scores alone, as the players sit.
    Finals(Vec<Final>),
    /// The figures that final scores follow from, as the players sit.
    Figures(Vec<Figures>),
}

/// A final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// It, with nothing deducted by a penalty.
    pub points: i64,
    /// What the last word was worth, 0 of who laid none.
    pub last_word: Option<u32>,
}

/// The figures of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What the plays brought.
    pub raw: i64,
    /// The value of the tiles left.
    pub rack: u32,
    /// The time over, in milliseconds.
    pub over_ms: u64,
    /// What the last word was worth, 0 of who laid none.
    pub last_word: Option<u32>,
}

impl Competition {
    /// The number of the last round; `None` before the first.
    pub fn last_round(&self) -> Option<RoundNo> {
        self.rounds.keys().next_back().copied()
    }

    /// The player of a number.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.players.iter().find(|entrant| entrant.player.id == player)
    }

    /// Whether somebody is there in a round, and not out before it.
    pub fn is_there(&self, entrant: &Entrant, round: RoundNo) -> bool {
        let is_out = |sanction: &Sanction| {
            let expels =
                matches!(sanction.kind, PenaltyKind::Expelled | PenaltyKind::ExpelledFromRest);
            expels && sanction.player == entrant.player.id && sanction.round < round
        };
        entrant.player.span.contains(round) && !self.penalties.iter().any(is_out)
    }

    /// Whether somebody was expelled from the whole competition.
    pub fn is_expelled(&self, player: PlayerId) -> bool {
        let expels = |it: &Sanction| it.kind == PenaltyKind::Expelled && it.player == player;
        self.penalties.iter().any(expels)
    }

    /// Whether how many games each has would tell who was penalised: whoever had to go has fewer.
    pub fn games_tell_who(&self) -> bool {
        let shortens = |kind| match kind {
            PenaltyKind::VoidRound | PenaltyKind::ExpelledFromRest | PenaltyKind::Expelled => true,
            PenaltyKind::Recommendation
            | PenaltyKind::Reprimand
            | PenaltyKind::Technical
            | PenaltyKind::Disciplinary
            | PenaltyKind::Deduction { .. } => false,
        };
        self.penalties.iter().any(|penalty| shortens(penalty.kind))
    }
}
