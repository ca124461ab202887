//! The tiles that are neither on the board nor on the rack, by letter: how many of how many.

use serde::Serialize;

use super::board::TileData;
use crate::domain::board::{Board, Rack, Tile};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::language::Language;
use crate::text;

/// The stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StockData {
    /// What it is, with how many tiles.
    pub title: String,
    /// What its figures are.
    pub about: String,
    /// Vowels, consonants and jokers that are left.
    pub totals: String,
    /// Vowels with the joker last, then consonants.
    pub lines: [Vec<Count>; 2],
}

/// How many tiles of a letter are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The letter.
    pub tile: TileData,
    /// How many are left; one that is used up keeps its place.
    pub left: usize,
    /// How many the set has.
    pub of: usize,
}

/// The stock beside a board and a rack.
pub fn stock(game: &Duplicate, board: &Board, rack: &Rack, language: Language) -> StockData {
    let rules: &Rules = game.rules();
    let left = game.unseen(board).without(rack.tiles()).unwrap_or_default();
    let kinds = rules.kinds(left.tiles());
    let count = |tile: Tile| Count {
        tile: TileData::drawn(rules, tile),
        left: left.count(tile),
        of: rules.tiles.count(tile),
    };
    let letters = ALPHABET.faces().map(Tile::Face).filter(|&tile| rules.tiles.count(tile) > 0);
    let is_vowel = |tile: &Tile| matches!(tile, Tile::Face(face) if ALPHABET.is_vowel(*face));
    let (vowels, consonants): (Vec<Tile>, Vec<Tile>) = letters.partition(is_vowel);
    StockData {
        title: text!(language, "places-stock", count = left.len()),
        about: crate::language::tr(language, "places-stock-about"),
        totals: text!(
            language,
            "places-stock-totals",
            vowels = kinds.vowels,
            consonants = kinds.consonants,
            jokers = kinds.jokers
        ),
        lines: [
            vowels.into_iter().chain([Tile::Blank]).map(count).collect(),
            consonants.into_iter().map(count).collect(),
        ],
    }
}
