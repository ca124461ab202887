//! The final sheet (R§4, R§5.Ε): the final ranking with every tie-break, and what lets a reader check
//! it: penalties, objections, lexicon, draw, and the head of the competition's chain of events.
//!
//! Everything on it is given as facts, in the order in which it is to stand ([`FinalSheet::of`]
//! gathers them); the rest of this module works nothing out but sentences. Before signing it says so
//! on every page, and the seed is on it only when the competition has revealed it.

mod figures;
pub(super) mod gather;
mod layout;
pub(super) mod sentences;

use chrono::NaiveDateTime;

use super::layout::{Pages, Templates};
use crate::domain::formats::anagram::standings;
use crate::domain::head::Head;
use crate::domain::lexicon::{Digest, Passport};
use crate::language::Language;

pub(super) use figures::FinalFigures;
pub use gather::Chain;

/// The facts of a final sheet. Text may be anything that people type, of any length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalSheet {
    /// The competition's name.
    pub title: String,
    /// Where it was held; may be empty.
    pub venue: String,
    /// When it was held: `2026-11-21` is put in words, anything else stands as it is; may be empty.
    pub date: String,
    /// The referee's name; may be empty.
    pub referee: String,
    /// The assistants' names.
    pub assistants: Vec<String>,
    /// How many took part.
    pub players: usize,
    /// How many rounds count.
    pub rounds: usize,
    /// Rounds given up.
    pub given_up: Vec<u8>,
    /// The lexicon that judged; `None` without one.
    pub lexicon: Option<Passport>,
    /// How many words the referee ruled on.
    pub rulings: usize,
    /// The standings in their order: by rank, the expelled last (§7).
    pub rows: Vec<Row>,
    /// Penalties, in order (§8).
    pub penalties: Vec<Penalty>,
    /// Objections, in order (§9).
    pub objections: Vec<Objection>,
    /// What lets anyone check the draw (§3).
    pub draw: Draw,
    /// The head of the chain of events: that of the signature, once it is signed; `None` without a
    /// file.
    pub head: Option<Head>,
    /// The head of the signature that this sheet replaces.
    pub replaces_head: Option<Head>,
    /// The heads at the end of the rounds, as the hall saw them.
    pub round_ends: Vec<(u8, Head)>,
    /// 1 for the first signed sheet; a reopened competition's next is 2.
    pub issue: u32,
    /// When the sheet that this one replaces was signed.
    pub replaces: Option<NaiveDateTime>,
    /// When it was signed; `None` marks every page as not signed.
    pub signed_at: Option<NaiveDateTime>,
    /// What makes the standings provisional (§7); empty when nothing does.
    pub provisional: Vec<Reason>,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's name.
    pub name: String,
    /// The player's club; may be empty.
    pub club: String,
    /// Rank, points and tie-breaks.
    pub standing: standings::Row,
}

/// One penalty (§8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The player's name.
    pub player: String,
    /// The round it belongs to.
    pub round: u8,
    /// What it is.
    pub kind: PenaltyKind,
    /// Why; may be empty.
    pub reason: String,
    /// Why it was lifted; `None` while it stands.
    pub lifted: Option<String>,
}

/// The penalties of the regulations (R§5.Γ, R§7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyKind {
    /// A recommendation: no effect on points.
    Recommendation,
    /// A reprimand: no effect on points.
    Reprimand,
    /// The sheet was handed in late: the round is void.
    Late,
    /// The round is void.
    VoidRound,
    /// Points deducted, more than 0.
    Deduction(u32),
    /// Expelled from the rest of the competition.
    ExpelledFromRest,
    /// Expelled from the competition.
    Expelled,
}

/// One objection (§9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The name of the player who lodged it.
    pub player: String,
    /// The round it is about.
    pub round: u8,
    /// What it is about.
    pub about: About,
    /// What became of it.
    pub outcome: Outcome,
    /// Why; may be empty.
    pub reason: String,
}

/// What an objection is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// A word that was refused.
    Word(String),
    /// How a sheet was read.
    Reading,
    /// A void round.
    Void,
}

/// What became of an objection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Not yet decided.
    Pending,
    /// Dismissed.
    Dismissed,
    /// Upheld.
    Upheld,
}

/// What lets anyone check the draw (§3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draw {
    /// Rounds drawn by the program, with tiles from the bags, and recorded afterwards.
    pub ways: Ways,
    /// The published commitment to the seed; `None` without a digital draw.
    pub commitment: Option<Digest>,
    /// The hall's word as it was typed; empty when it was left empty.
    pub hall: Option<String>,
    /// The seed, in hexadecimal digits; only ever given once it is revealed, after signing.
    pub seed: Option<String>,
    /// Rounds whose consonants went back, and how often.
    pub redraws: Vec<(u8, usize)>,
    /// The tiles left in the bags; `None` before the end.
    pub left: Option<Left>,
}

/// How many rounds got their letters in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Drawn by the program.
    pub digital: usize,
    /// Drawn with tiles from the bags.
    pub physical: usize,
    /// Recorded afterwards or imported.
    pub recorded: usize,
}

/// What is left in the bags at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The consonants.
    pub consonants: String,
    /// The vowels.
    pub vowels: String,
    /// The high-value consonants among them: none, unless a round was given up (R§5.B).
    pub high_value: String,
}

/// What makes standings provisional, with how many there are (§7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Rounds not yet over, recorded or given up.
    OpenRounds(usize),
    /// Words that await a ruling.
    UndecidedWords(usize),
    /// Expected sheets, neither keyed nor declared.
    MissingSheets(usize),
    /// Sheets begun and not finished.
    Drafts(usize),
    /// Double keyings that differ.
    UnsettledKeyings(usize),
    /// Sheets without a name.
    UnassignedSheets(usize),
    /// Sheets that lack a required second keying.
    UncheckedSheets(usize),
    /// Objections that await a decision.
    PendingObjections(usize),
}

/// The final sheet in a language. Never fails: what paper cannot show is a warning.
#[must_use]
pub fn final_sheet(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    layout::document(sheet, language, templates)
}
