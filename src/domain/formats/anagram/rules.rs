//! The rules of an anagram competition as data: tiles, schedule, alerts, points, guard, tie-breaks.
//!
//! A value of [`Rules`] is always whole and sound: the only way to one is [`Rules::parse`], which
//! refuses what no competition could be run by and names the line.

mod parse;

pub use parse::RulesError;

use serde::{Deserialize, Serialize};

use super::alphabet::{ALPHABET, LETTERS, letters};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::domain::lexicon::Digest;

/// What rules files call the format.
pub const NAME: &str = "anagram";

/// How many rounds a competition has (R§1).
pub const ROUNDS: u8 = 14;
/// How many tiles are drawn a round (§1).
pub const RACK: u8 = 7;

/// The embedded rules: the second edition of the Thessaloniki club's regulations, October 2019.
pub const OSTH_2019: &str = include_str!("../../../../templates/rules/osth-2019.toml");

/// The number of the last round.
pub fn last_round() -> RoundNo {
    RoundNo::new(ROUNDS).expect("a schedule has rounds")
}

/// Every round's number, in order.
pub fn all_rounds() -> impl DoubleEndedIterator<Item = RoundNo> + Clone {
    (1..=ROUNDS).filter_map(RoundNo::new)
}

/// The place on a sheet for words of one length, in the order of grading: 7 first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Field {
    /// Words of seven letters.
    #[serde(rename = "7")]
    Seven,
    /// Words of six.
    #[serde(rename = "6")]
    Six,
    /// Words of five.
    #[serde(rename = "5")]
    Five,
    /// Words of four.
    #[serde(rename = "4")]
    Four,
    /// Words of three.
    #[serde(rename = "3")]
    Three,
}

impl Field {
    /// The fields in the order of grading.
    pub const ALL: [Self; 5] = [Self::Seven, Self::Six, Self::Five, Self::Four, Self::Three];

    /// The length of the words that belong here.
    pub const fn length(self) -> usize {
        match self {
            Self::Seven => 7,
            Self::Six => 6,
            Self::Five => 5,
            Self::Four => 4,
            Self::Three => 3,
        }
    }

    /// The field of words of this length; `None` below 3 and above 7.
    pub fn of_length(length: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.length() == length)
    }
}

/// Vowel or consonant: which bag a tile lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// In the consonants' bag.
    Consonant,
    /// In the vowels' bag.
    Vowel,
}

/// One letter's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileRule {
    /// How many tiles have this letter.
    pub count: u8,
    /// The value printed on its face; it plays no part in scoring.
    pub value: u8,
    /// Which bag they lie in.
    pub kind: Kind,
    /// Whether it is a high-value letter (R§5.B).
    pub high_value: bool,
}

/// One round of the schedule (§2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRule {
    /// Consonants drawn.
    pub consonants: u8,
    /// Vowels drawn.
    pub vowels: u8,
    /// The time for writing, in milliseconds.
    pub full_ms: i64,
}

/// What separates two players of equal total, in the regulations' terms (§7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Fewer points lost on invalid words.
    InvalidPoints,
    /// More valid words of seven letters.
    #[serde(rename = "valid_7")]
    Valid7,
    /// More valid words of six letters.
    #[serde(rename = "valid_6")]
    Valid6,
    /// More valid words of five letters.
    #[serde(rename = "valid_5")]
    Valid5,
    /// More valid words of four letters.
    #[serde(rename = "valid_4")]
    Valid4,
    /// More valid words with at least one high-value letter.
    ValidHigh,
}

/// The rules of one competition. Two are the same when they say the same, whatever their text.
#[derive(Clone, Debug)]
pub struct Rules {
    text: String,
    id: String,
    tiles: [Option<TileRule>; LETTERS],
    rounds: Vec<RoundRule>,
    alerts_ms: Vec<i64>,
    break_after: Vec<RoundNo>,
    break_ms: i64,
    break_alerts_ms: Vec<i64>,
    points: [i32; 5],
    guard_rounds: Vec<RoundNo>,
    tie_break: Vec<TieBreak>,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            text: _,
            id,
            tiles,
            rounds,
            alerts_ms,
            break_after,
            break_ms,
            break_alerts_ms,
            points,
            guard_rounds,
            tie_break,
        } = self;
        (id, tiles, rounds, points) == (&other.id, &other.tiles, &other.rounds, &other.points)
            && (alerts_ms, break_alerts_ms) == (&other.alerts_ms, &other.break_alerts_ms)
            && (break_after, break_ms) == (&other.break_after, &other.break_ms)
            && (guard_rounds, tie_break) == (&other.guard_rounds, &other.tie_break)
    }
}

impl Eq for Rules {}

impl Rules {
    /// The embedded rules.
    pub fn osth_2019() -> Self {
        Self::parse(OSTH_2019).expect("the embedded rules are sound")
    }

    /// The name by which documents refer to these rules.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The text of the rules file that they were read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// SHA-256 of that text.
    pub fn sha256(&self) -> Digest {
        Digest::of(self.text.as_bytes())
    }

    /// Whether they are the program's own.
    pub fn are_own(&self) -> bool {
        self.text == OSTH_2019
    }

    /// One letter's tiles; `None` when the set has none of it.
    pub fn tile(&self, letter: Letter) -> Option<TileRule> {
        self.tiles.get(ALPHABET.face(letter)?.index()).copied().flatten()
    }

    /// Which bag a letter belongs to; a letter without tiles counts as a consonant.
    pub fn kind(&self, letter: Letter) -> Kind {
        self.tile(letter).map_or(Kind::Consonant, |tile| tile.kind)
    }

    /// Whether this is a high-value letter (R§5.B).
    pub fn is_high_value(&self, letter: Letter) -> bool {
        self.tile(letter).is_some_and(|tile| tile.high_value)
    }

    /// All tiles of the set.
    pub fn tiles(&self) -> Tiles {
        let each = letters().zip(self.tiles);
        each.flat_map(|(letter, tile)| (0..tile.map_or(0, |tile| tile.count)).map(move |_| letter))
            .collect()
    }

    /// A round of the schedule; `None` past the last.
    pub fn round(&self, round: RoundNo) -> Option<RoundRule> {
        self.rounds.get(usize::from(round.get()) - 1).copied()
    }

    /// Milliseconds left at which a running round is announced, longest first; the end, 0, last.
    pub fn alerts_ms(&self) -> &[i64] {
        &self.alerts_ms
    }

    /// Whether a break follows this round (§2).
    pub fn break_follows(&self, round: RoundNo) -> bool {
        self.break_after.contains(&round)
    }

    /// The break's length in milliseconds.
    pub fn break_ms(&self) -> i64 {
        self.break_ms
    }

    /// Milliseconds left at which a break is announced, longest first; the end, 0, last.
    pub fn break_alerts_ms(&self) -> &[i64] {
        &self.break_alerts_ms
    }

    /// Points of a valid word of this field (R§6); an invalid one loses as much.
    pub fn points(&self, field: Field) -> i32 {
        let [seven, six, five, four, three] = self.points;
        match field {
            Field::Seven => seven,
            Field::Six => six,
            Field::Five => five,
            Field::Four => four,
            Field::Three => three,
        }
    }

    /// Whether the guard on the high-value letters is checked after this round's draw (§3).
    pub fn is_guarded(&self, round: RoundNo) -> bool {
        self.guard_rounds.contains(&round)
    }

    /// The chain that settles ties, in order (§7).
    pub fn tie_break(&self) -> &[TieBreak] {
        &self.tie_break
    }
}
