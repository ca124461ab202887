//! The exchange document `eforos/1` as values: everything in it is well formed, whether the rules
//! allow it is not asked here.

use std::collections::BTreeSet;

use crate::domain::contest::Details;
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::rules::Rules;
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::{Authority, Digest};
use crate::domain::player::Player;

/// The format's name and version.
pub const FORMAT: &str = "eforos/1";

/// A whole competition on paper, so to speak: no times, no history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Title, date, people.
    pub details: Details,
    /// The rules that it was played by.
    pub rules: Rules,
    /// The list that it was judged by.
    pub lexicon: StatedList,
    /// The players, in the document's order, as are all lists here: a place in them is an index of
    /// the JSON path.
    pub players: Vec<Player>,
    /// The rounds that were played or given up, each once.
    pub rounds: Vec<RoundEntry>,
    /// The rulings, a word once.
    pub rulings: Vec<RulingEntry>,
    /// The penalties.
    pub penalties: Vec<PenaltyEntry>,
    /// The objections about words.
    pub objections: Vec<ObjectionEntry>,
}

/// What a document says of its word list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedList {
    /// Its title; may be empty.
    pub name: String,
    /// Its edition; may be empty.
    pub edition: String,
    /// Its digest.
    pub sha256: Option<Digest>,
    /// How many words it has.
    pub words: Option<u32>,
    /// What it means that a word is not in it.
    pub authority: Option<Authority>,
    /// The words written in the document that it has; the document is judged by them alone.
    pub found: Option<BTreeSet<Word>>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEntry {
    /// Which.
    pub round: RoundNo,
    /// Its letters in the order announced; none when it was given up before the draw.
    pub letters: Vec<Letter>,
    /// Whether it was given up.
    pub given_up: bool,
    /// Its sheets, a player once.
    pub sheets: Vec<SheetEntry>,
}

/// A sheet that was handed in, or declared not to have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// Whose.
    pub player: PlayerId,
    /// Whether in time.
    pub lateness: Lateness,
    /// Its words.
    pub words: SheetWords,
}

/// A ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingEntry {
    /// The word.
    pub word: Word,
    /// Which way.
    pub ruled: Ruled,
    /// The evidence; may be empty.
    pub reason: String,
}

/// A penalty in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenaltyEntry {
    /// On whom.
    pub player: PlayerId,
    /// The round in which it falls.
    pub round: RoundNo,
    /// What it does.
    pub kind: PenaltyKind,
    /// Why; may be empty.
    pub reason: String,
}

/// A decided objection about a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectionEntry {
    /// Whose.
    pub player: PlayerId,
    /// Of which round.
    pub round: RoundNo,
    /// The word.
    pub word: Word,
    /// How it ended.
    pub outcome: Outcome,
    /// Why; may be empty.
    pub reason: String,
}
