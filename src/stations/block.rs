//! The pieces that a page of the hall is made of.

use serde::Serialize;

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Block {
    /// A text.
    Line {
        /// It.
        text: String,
        /// How much it weighs.
        weight: Weight,
    },
    /// Tiles beside each other.
    Tiles {
        /// What they are called; may be empty.
        name: String,
        /// In the order in which they lie.
        tiles: Vec<Tile>,
    },
    /// So many of so many.
    Count {
        /// How many, as its language writes it.
        value: String,
        /// Of how many.
        of: String,
        /// What is counted.
        about: String,
    },
    /// Things, each with what is said of it.
    Facts {
        /// What it is, and what is said.
        rows: Vec<(String, String)>,
    },
    /// Ranks.
    Table {
        /// What the first column and the names are called; nothing where that is plain.
        #[serde(skip_serializing_if = "Option::is_none")]
        named: Option<[String; 2]>,
        /// What the figures are called; none where that is plain.
        headings: Vec<String>,
        /// In order of rank.
        rows: Vec<Row>,
    },
    /// Things that come in, one after the other.
    Marks {
        /// What each is called, and whether it is in.
        marks: Vec<(String, bool)>,
    },
    /// A board of 15 rows of 15 squares.
    Board {
        /// The names of the columns, from the left.
        columns: Vec<String>,
        /// The names of the rows, from the top.
        rows: Vec<String>,
        /// Row by row.
        squares: Vec<Square>,
    },
}

impl Block {
    /// Ranks whose first column and names need no heading.
    pub const fn table(headings: Vec<String>, rows: Vec<Row>) -> Self {
        Self::Table { named: None, headings, rows }
    }
}

/// How much a text weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// The name of what is seen.
    Title,
    /// The greatest figure or word of the page.
    Great,
    /// Plain text.
    Plain,
    /// What stands beside.
    Quiet,
    /// What signs beside it mean.
    Legend,
    /// What must not be missed.
    Notice,
}

impl Weight {
    /// Its name on the wire and in a page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Great => "great",
            Self::Plain => "plain",
            Self::Quiet => "quiet",
            Self::Legend => "legend",
            Self::Notice => "notice",
        }
    }
}

/// A tile. One that lies face down has no letter and no value: what is not here cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Tile {
    /// Face up.
    Up {
        /// Its letter; `?` of a joker that stands for none yet.
        l: String,
        /// Its value.
        v: u32,
        /// Of which kind.
        k: Kind,
        /// Whether it is of high value.
        h: bool,
    },
    /// Face down.
    Down {
        /// Of which kind.
        k: Kind,
    },
}

/// Of which kind a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Kind {
    /// A consonant.
    #[serde(rename = "c")]
    Consonant,
    /// A vowel.
    #[serde(rename = "v")]
    Vowel,
    /// Blank.
    #[serde(rename = "j")]
    Joker,
    /// Nobody may know yet.
    #[serde(rename = "u")]
    Unknown,
}

impl Kind {
    /// Its sign on the wire and in a page.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Consonant => "c",
            Self::Vowel => "v",
            Self::Joker => "j",
            Self::Unknown => "u",
        }
    }
}

/// A row of ranks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The number of whoever's it is, where it is one player's: a page of theirs leads to it, and their phone marks it.
    #[serde(rename = "n", skip_serializing_if = "Option::is_none")]
    pub player: Option<u32>,
    /// The rank; may be empty.
    pub rank: String,
    /// The places won or lost, with a sign; empty where there is no round before.
    pub moved: String,
    /// Who.
    pub name: String,
    /// Their club or the like; may be empty.
    pub club: String,
    /// The figures, the one that ranks last.
    pub figures: Vec<String>,
    /// By what it stands before the next one of as many points; empty where no such one is next.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// A square of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Square {
    /// What is written on it; mostly empty.
    pub s: String,
    /// What it is worth to a tile: `dl`, `tl`, `dw`, `tw`; empty where nothing more.
    pub p: &'static str,
    /// What lies on it.
    pub t: Option<Tile>,
    /// Whether the last play laid that.
    pub n: bool,
}

/// A time that counts down: told once, read against the machine's real time by whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Time {
    /// The machine's real time at which it ends, in milliseconds; `None` while it is held.
    pub ends: Option<i64>,
    /// Milliseconds that are left, while it is held.
    pub left: Option<i64>,
    /// Its full length in milliseconds.
    pub full: i64,
    /// When alerts are due, in milliseconds left.
    pub alerts: Vec<i64>,
    /// What is said from the first alert on, from the last one on, and once it is over.
    pub said: [String; 3],
}

impl Time {
    /// Milliseconds left at the machine's real time.
    pub fn left_ms(&self, real_ms: i64) -> i64 {
        let left = self.ends.map_or(self.left, |ends| Some(ends.saturating_sub(real_ms)));
        left.unwrap_or(self.full).clamp(0, self.full)
    }
}
