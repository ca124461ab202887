//! What a player reads, as plain data: what is theirs of the rounds that may be read, and where they sit.

use super::block::Block;
use super::keying::Chip;
use crate::screens::Tone;

/// What a player reads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// Who they are.
    pub name: String,
    /// Their number, by which their phone marks their rows.
    pub player: u32,
    /// The same, where the standings have a row of theirs.
    pub number: Option<u32>,
    /// Number, club, points, rank.
    pub about: String,
    /// What there is before what was played: where they sit.
    pub above: Vec<Block>,
    /// What is theirs, the newest first.
    pub rounds: Vec<OwnRound>,
    /// What is said of it.
    pub said: Vec<String>,
}

/// What is a player's of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnRound {
    /// Its number.
    pub number: u8,
    /// What it is called.
    pub title: String,
    /// What it brought.
    pub points: String,
    /// What must not be overlooked.
    pub state: Option<(String, Tone)>,
    /// What lies above what was written.
    pub above: Vec<Block>,
    /// What was written, judged: what each field is called, what it brought, its words.
    pub fields: Vec<(String, String, Vec<Chip>)>,
    /// What it adds up to.
    pub sums: Vec<(String, Tone)>,
}
