//! The tables of a round as they are made, and why none can be.

use crate::domain::ids::PlayerId;

/// The tables of a round before it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// The order that they were made from.
    pub order: Vec<PlayerId>,
    /// Each table's players as they sit.
    pub tables: Vec<Vec<PlayerId>>,
    /// Who has no opponent.
    pub byes: Vec<PlayerId>,
    /// What it costs.
    pub cost: i128,
    /// How often those brought together had met, byes too.
    pub repeats: u32,
    /// Who begins at each table, where the program names it.
    pub starters: Vec<Option<PlayerId>>,
}

/// Why no tables can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPair {
    /// Pairs are made by hand.
    #[error("pairs are made by hand")]
    ByHand,
    /// Too few players.
    #[error("{players} players are too few")]
    TooFew {
        /// How many there are.
        players: usize,
        /// How many are needed.
        least: usize,
    },
    /// Five cannot be divided into fours and threes.
    #[error("{players} players cannot be divided into fours and threes")]
    CannotDivide {
        /// How many there are.
        players: usize,
    },
}
