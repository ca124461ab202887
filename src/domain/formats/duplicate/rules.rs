//! The rules of a duplicate game as data: tiles, board, composition of racks, solo, warnings, mistakes.
//!
//! A value of [`Rules`] is always whole and sound: the only way to one is [`Rules::parse`].

mod parse;

pub use parse::{RulesError, Wrong};

use serde::{Deserialize, Serialize};

use crate::domain::board::{Rack, Scoring, Tile};
use crate::domain::letters::{Alphabet, Face, ROMANIAN, WordLanguage};
use crate::domain::lexicon::Digest;

/// What rules files call the format.
pub const NAME: &str = "duplicate";
/// The language of its words.
pub const LANGUAGE: WordLanguage = WordLanguage::Romanian;
/// The letters of its words.
pub static ALPHABET: &Alphabet = &ROMANIAN;
/// The shortest time of a turn, in seconds.
pub const LEAST_TURN_S: u32 = 60;
/// The longest time of a turn, in seconds.
pub const MOST_TURN_S: u32 = 600;
/// The embedded rules: the general regulation of 1982 to 2007.
pub const RO_DUPLICATE_2007: &str =
    include_str!("../../../../templates/rules/ro-duplicate-2007.toml");

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    text: String,
    /// Their name for programs.
    pub id: String,
    /// Their name for people.
    pub name: String,
    /// Every tile of the set.
    pub tiles: Rack,
    /// What tiles and squares are worth.
    pub scoring: Scoring,
    /// Seconds of a turn.
    pub turn_s: u32,
    /// Alerts, in seconds before the end; the end always is one.
    pub alerts_s: Vec<u32>,
    /// What a new game proposes.
    pub draw: DrawBy,
    /// What a rack must have.
    pub composition: Composition,
    /// How the letters are announced.
    pub announcing: Announcing,
    /// What a solo is worth.
    pub solo: Solo,
    /// What warnings cost.
    pub warnings: Warnings,
    /// What each mistake on a slip costs.
    pub mistakes: Costs,
    /// So many turns before its end a game's last turn is set.
    pub last_turn_notice: u8,
    /// The program's order among plays of one score.
    pub order: Vec<Figure>,
}

/// How racks are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawBy {
    /// From a real bag; what comes is typed.
    ByHand,
    /// By the program.
    Digital,
}

/// What a rack must have while more than a rack of tiles is unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Composition {
    /// Up to this turn the first two numbers hold, then the others.
    pub first_turns: u8,
    /// The least vowels.
    pub vowels: u8,
    /// The least consonants.
    pub consonants: u8,
    /// The least vowels later.
    pub later_vowels: u8,
    /// The least consonants later.
    pub later_consonants: u8,
    /// Whether a joker is counted in both.
    pub joker_counts_as_both: bool,
}

/// How letters are announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcing {
    /// Milliseconds a letter.
    pub letter_ms: u32,
    /// Milliseconds a letter, when all are said once more.
    pub again_ms: u32,
    /// What a letter is called; itself, where nothing stands.
    pub names: Vec<(Face, String)>,
}

/// What a solo is worth: the players in the game by `divisor`, rounded up, at most `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Into how many.
    pub divisor: u32,
    /// At most so many points.
    pub most: u32,
}

impl Solo {
    /// The points of a solo among so many players.
    pub fn of(self, players: usize) -> u32 {
        let players = u32::try_from(players).unwrap_or(u32::MAX);
        players.div_ceil(self.divisor.max(1)).min(self.most)
    }
}

/// What warnings cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Warnings {
    /// So many technical ones cost nothing.
    pub free: u32,
    /// What each further one costs.
    pub points: u32,
    /// So many technical ones is a disciplinary one.
    pub disciplinary_worth: u32,
}

impl Warnings {
    /// What so many technical and disciplinary warnings cost.
    pub fn deduction(self, technical: u32, disciplinary: u32) -> u32 {
        let all = disciplinary.saturating_mul(self.disciplinary_worth).saturating_add(technical);
        all.saturating_sub(self.free).saturating_mul(self.points)
    }
}

/// A mistake of form on a slip, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// The points are missing, or not the score.
    Points,
    /// A joker is not marked.
    Joker,
    /// The table is missing or wrong.
    Table,
    /// The turn is missing or wrong.
    Turn,
}

impl Mistake {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Points, Self::Joker, Self::Table, Self::Turn];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Joker => "joker",
            Self::Table => "table",
            Self::Turn => "turn",
        }
    }
}

/// What a mistake costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Nothing.
    Nothing,
    /// A technical warning.
    Warning,
    /// The points of the slip.
    Zero,
}

/// What each mistake costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    points: Cost,
    joker: Cost,
    table: Cost,
    turn: Cost,
}

impl Costs {
    /// Of one mistake.
    pub const fn of(self, mistake: Mistake) -> Cost {
        match mistake {
            Mistake::Points => self.points,
            Mistake::Joker => self.joker,
            Mistake::Table => self.table,
            Mistake::Turn => self.turn,
        }
    }
}

/// A figure that plays of one score are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Fewer jokers laid.
    Jokers,
    /// Fewer tiles whose letter the stock has no more.
    Gone,
    /// Vowels and consonants that are left nearer to those of the set.
    Ratio,
    /// More tiles laid.
    Tiles,
    /// More squares that one tile can open.
    Openings,
}

impl Rules {
    /// The rules that the program has.
    pub fn ro_duplicate_2007() -> Self {
        Self::parse(RO_DUPLICATE_2007).expect("the program's own rules are sound")
    }

    /// Their text, as it was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of their text.
    pub fn sha256(&self) -> Digest {
        Digest::of(self.text.as_bytes())
    }

    /// How many tiles of these are vowels, consonants, jokers.
    pub fn kinds(&self, tiles: impl IntoIterator<Item = Tile>) -> Kinds {
        let mut kinds = Kinds::default();
        for tile in tiles {
            match tile {
                Tile::Face(face) if ALPHABET.is_vowel(face) => kinds.vowels += 1,
                Tile::Face(_) => kinds.consonants += 1,
                Tile::Blank => kinds.jokers += 1,
            }
        }
        kinds
    }
}

/// How many tiles of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    /// Vowels.
    pub vowels: usize,
    /// Consonants.
    pub consonants: usize,
    /// Jokers, which are neither.
    pub jokers: usize,
}
