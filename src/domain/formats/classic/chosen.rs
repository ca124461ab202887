//! What an organiser chooses of what the rules propose.

use serde::{Deserialize, Serialize};

use super::rules::{ClockMode, Kind, Rules, Starter, System};

/// How the tables of a round are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pairs {
    /// Pairs by score.
    Swiss,
    /// Pairs by rank.
    RankPairs,
    /// Everybody with everybody.
    RoundRobin,
    /// By hand.
    Manual,
    /// Tables of four and three, drawn.
    Tables,
}

impl Pairs {
    /// Every one.
    pub const ALL: [Self; 5] =
        [Self::Swiss, Self::RankPairs, Self::RoundRobin, Self::Manual, Self::Tables];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RankPairs => "rank_pairs",
            Self::RoundRobin => "round_robin",
            Self::Manual => "manual",
            Self::Tables => "tables",
        }
    }

    /// As rules propose it.
    pub const fn proposed(rules: &Rules) -> Self {
        match &rules.kind {
            Kind::Average(_) => Self::Tables,
            Kind::Swiss(swiss) => match swiss.system {
                System::Swiss => Self::Swiss,
                System::RankPairs => Self::RankPairs,
                System::RoundRobin => Self::RoundRobin,
                System::Manual => Self::Manual,
            },
        }
    }

    /// Whether competitions of these rules can be paired so.
    pub const fn fits(self, rules: &Rules) -> bool {
        match (&rules.kind, self) {
            (_, Self::Manual)
            | (Kind::Average(_), Self::Tables)
            | (Kind::Swiss(_), Self::Swiss | Self::RankPairs | Self::RoundRobin) => true,
            (Kind::Average(_), Self::Swiss | Self::RankPairs | Self::RoundRobin)
            | (Kind::Swiss(_), Self::Tables) => false,
        }
    }

    /// As a system of pairs; tables are made without one.
    pub const fn system(self) -> System {
        match self {
            Self::Swiss => System::Swiss,
            Self::RankPairs => System::RankPairs,
            Self::RoundRobin => System::RoundRobin,
            Self::Manual | Self::Tables => System::Manual,
        }
    }
}

/// Which clock a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockName {
    /// A time for each turn.
    Turn,
    /// A time for each player.
    Chess,
}

impl ClockName {
    /// What a clock of the rules is.
    pub const fn of(mode: ClockMode) -> Self {
        match mode {
            ClockMode::Turn { .. } => Self::Turn,
            ClockMode::Chess { .. } => Self::Chess,
        }
    }

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Chess => "chess",
        }
    }
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// How the tables are made.
    pub pairs: Pairs,
    /// How many rounds are planned.
    pub rounds: u8,
    /// Who says who begins.
    pub starter: Starter,
    /// The clock that games are played by unless another is used; `None` where the rules have none.
    pub clock: Option<ClockName>,
    /// So many games are needed for a rank, where averages rank.
    pub minimum_games: u32,
}

impl Chosen {
    /// As the rules propose it.
    pub fn proposed(rules: &Rules) -> Self {
        Self {
            pairs: Pairs::proposed(rules),
            rounds: rules.rounds,
            starter: rules.starter,
            clock: rules.clocks.first().map(|clock| ClockName::of(clock.mode)),
            minimum_games: match &rules.kind {
                Kind::Average(average) => average.minimum_games,
                Kind::Swiss(_) => 1,
            },
        }
    }
}
