//! What a verification asks a format: how a round got its letters, and whether the totals are the sums
//! of what was handed in.

use crate::domain::ids::{Attempt, PlayerId, RoundNo};

/// An event that gave a round its letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LettersOf {
    /// The round.
    pub round: RoundNo,
    /// Which draw of it.
    pub attempt: Attempt,
    /// Where they came from.
    pub source: LettersFrom,
}

/// Where the letters of a round came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LettersFrom {
    /// The seed: they can be derived again.
    Seed,
    /// Whoever conducts a joint competition: they fit what was sealed, and can be derived again.
    Released,
    /// Real bags: they were typed.
    Bags,
    /// A round that was recorded afterwards, or imported.
    Afterwards,
    /// A correction of what was typed.
    Correction,
    /// The seed, an order of players: it can be derived again.
    Order,
    /// Tables that were made by hand.
    Hand,
}

/// What a seed gives where other letters stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLetters {
    /// The letters that it gives, in the order drawn.
    pub letters: String,
    /// How often tiles go back before.
    pub redraws: u32,
}

/// Every total, added up from what was handed in and held against the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Sheets that were judged.
    pub sheets: u32,
    /// Words on them.
    pub words: u32,
    /// The first total that is another in the standings.
    pub other: Option<OtherTotal>,
}

/// A total that is not the sum of what was handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherTotal {
    /// Whose.
    pub player: PlayerId,
    /// As the standings have it.
    pub stated: i64,
    /// As the words give it.
    pub derived: i64,
}
