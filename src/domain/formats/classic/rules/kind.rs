//! How players are ranked, and brought together.

use serde::{Deserialize, Serialize};

/// How players are ranked, and brought together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// By the average of score × seats, at drawn tables.
    Average(Average),
    /// By results of games of two.
    Swiss(Swiss),
}

/// A competition ranked by averages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Average {
    /// Games of so many seats count.
    pub counted_seats: Vec<u8>,
    /// So many games are needed for a rank.
    pub minimum_games: u32,
}

/// A competition ranked by results of games of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swiss {
    /// How pairs are made unless another way is chosen.
    pub system: System,
    /// What a pairing's cost has in it.
    pub layers: Vec<Layer>,
    /// What equal scores of a game are.
    pub tie: Tie,
    /// For a game won, in halves of a point.
    pub win: u32,
    /// For a drawn one.
    pub draw: u32,
    /// For who has no opponent; turned round, for who did not come.
    pub bye: Bye,
    /// What follows after the halves, in order.
    pub tie_break: Vec<TieBreak>,
    /// The teams, where there are any.
    pub team: Option<Team>,
    /// The games of a whole season, of which half are needed for its lists.
    pub programmed_games: u32,
}

/// What a bye is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// In halves of a point.
    pub halves: u32,
    /// As own score.
    pub scored: i64,
    /// As the opponent's.
    pub conceded: i64,
}

/// How pairs are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// By score.
    Swiss,
    /// By rank: the first with the second.
    RankPairs,
    /// Everybody with everybody.
    RoundRobin,
    /// By hand.
    Manual,
}

impl System {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Swiss, Self::RankPairs, Self::RoundRobin, Self::Manual];

    /// Its name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RankPairs => "rank_pairs",
            Self::RoundRobin => "round_robin",
            Self::Manual => "manual",
        }
    }
}

/// A part of a pairing's cost, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// Games that the two have had with each other.
    Repeat,
    /// Whether they are of one team.
    Team,
    /// How far their points lie apart.
    Score,
    /// How far their places do.
    Rank,
    /// Whether both have begun equally much more, or less, than half of their games.
    Starter,
}

impl Layer {
    /// Every one, the weightiest first.
    pub const ALL: [Self; 5] = [Self::Repeat, Self::Team, Self::Score, Self::Rank, Self::Starter];
}

/// What equal scores of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// A draw.
    Draw,
    /// Won by whose last word is worth more; a draw when they are worth the same.
    LastWord,
}

/// What players of equal halves are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Own scores less the opponents'.
    Spread,
    /// Own scores.
    Scored,
}

impl TieBreak {
    /// Its name in results.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spread => "spread",
            Self::Scored => "scored",
        }
    }
}

/// The teams of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    /// Two fixed players; a third may join.
    Pair {
        /// So many members count.
        best: u32,
    },
    /// All players of a school.
    School {
        /// A whole team has so many.
        size: u32,
    },
}

impl Team {
    /// Whether a name of one is a pair's number.
    pub fn is_number(self, name: &str) -> bool {
        let name = name.trim();
        let is_pair = matches!(self, Self::Pair { .. });
        is_pair && !name.is_empty() && name.chars().all(|sign| sign.is_ascii_digit())
    }
}
