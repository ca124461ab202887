//! The final sheet (R§4, R§5.Ε): the final ranking with every tie-break, and what lets a reader check
//! it: penalties, objections, lexicon, draw, and the head of the competition's chain of events.
//!
//! Everything on it is given as facts, in the order in which it is to stand ([`FinalSheet::of`]
//! gathers them); the rest of this module works nothing out but sentences. Before signing it says so
//! on every page, and the seed is on it only when the competition has revealed it.

mod columns;
mod gather;
mod layout;
mod sentences;
mod table;

use chrono::NaiveDateTime;

use super::standing::{Reason, Row};
use super::{Matter, last_standings};
use crate::domain::contest::Details;
use crate::domain::contest::corrected::{Edited, Moved, corrected_by_signing};
use crate::domain::contest::event::Event;
use crate::domain::contest::objection::Objection;
use crate::domain::contest::penalty::Penalty;
use crate::domain::head::Head;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::{Digest, Passport};
use crate::language::Language;
use crate::print::layout::{Pages, Templates};
use crate::print::papers::Papers as _;

pub(in crate::print) use columns::Figures;
pub use gather::Chain;
pub(super) use gather::{breaks, late};
pub(super) use sentences::late_sheet;

/// The facts of a final sheet. Text may be anything that people type, of any length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalSheet {
    /// Of which competition.
    pub details: Details,
    /// How many took part.
    pub players: usize,
    /// How many rounds count.
    pub rounds: usize,
    /// Rounds given up.
    pub given_up: Vec<u8>,
    /// Rounds after which a break falls.
    pub breaks: Vec<u8>,
    /// What its rules are called.
    pub rules: String,
    /// The lexicon that judged; `None` without one.
    pub lexicon: Option<Passport>,
    /// How many words the referee ruled on.
    pub rulings: usize,
    /// The standings in their order: by rank, the expelled last.
    pub rows: Vec<Row>,
    /// Penalties imposed, in order, each with its player's name.
    pub penalties: Vec<(String, Penalty)>,
    /// Whose sheet was late, and of which round.
    pub late: Vec<(String, RoundNo)>,
    /// Objections, in order, each with its player's name.
    pub objections: Vec<(String, Objection)>,
    /// What lets anyone check the draw.
    pub draw: Draw,
    /// The head of the chain of events: that of the signature, once it is signed; `None` without a
    /// file.
    pub head: Option<Head>,
    /// The head of the signature that this sheet replaces.
    pub replaces_head: Option<Head>,
    /// The heads at the end of the rounds, as the hall saw them.
    pub round_ends: Vec<(Vec<u8>, Head)>,
    /// 1 for the first signed sheet; a reopened competition's next is 2.
    pub issue: u32,
    /// When the sheet that this one replaces was signed.
    pub replaces: Option<NaiveDateTime>,
    /// What is other than in the sheet that this one replaces; `None` where it replaces none.
    pub changed: Option<Changed>,
    /// SHA-256 of the signed table.
    pub digest: Option<Digest>,
    /// When it was signed; `None` marks every page as not signed.
    pub signed_at: Option<NaiveDateTime>,
    /// What makes the standings provisional; empty when nothing does.
    pub provisional: Vec<Reason>,
}

/// What a further issue changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// Who stands otherwise, each with their name.
    pub moved: Vec<(String, Moved)>,
    /// Whose name, club or rounds are others, and who was added.
    pub people: Vec<Edited>,
    /// What else was corrected, and how much of it.
    pub further: Vec<Reason>,
    /// Why it was opened again.
    pub reason: String,
}

/// What lets anyone check the draw (`docs/draw.md`).
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
    /// Rounds that were replayed, and which attempt of each counts.
    pub replayed: Vec<(u8, u32)>,
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
    /// Given out by who conducts a joint competition.
    pub released: usize,
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

impl FinalSheet {
    /// Whether letters were drawn by the program, so that a seed proves something of them.
    fn proves_a_draw(&self) -> bool {
        self.draw.ways.digital > 0
    }
}

pub(super) fn lay_out(matter: Matter<'_>, language: Language) -> Pages {
    let chain = matter.heads.and_then(|heads| Chain::of(matter.record, heads));
    let (standings, contest) = (last_standings(matter), matter.record.contest());
    let sheet =
        FinalSheet::of((contest, matter.board), &standings, chain.as_ref(), matter.local_time);
    let changed = corrected_by_signing(matter.record);
    let reopened = matter.record.log().iter().rev().find_map(|recorded| match &recorded.event {
        Event::Reopened { reason } => Some(reason.clone()),
        _ => None,
    });
    let reason = reopened.unwrap_or_default();
    let changed = changed.map(|changed| Changed { reason, ..Changed::of(contest, changed) });
    let sheet = FinalSheet { rules: contest.game.rules_name(language), changed, ..sheet };
    final_sheet(&sheet, language, matter.templates)
}

/// The final sheet in a language. Never fails: what paper cannot show is a warning.
pub fn final_sheet(sheet: &FinalSheet, language: Language, templates: &Templates) -> Pages {
    layout::document(sheet, language, templates)
}
