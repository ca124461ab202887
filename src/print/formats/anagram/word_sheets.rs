//! The word sheets (R§3, R§4.1): what each player writes on, one A5 for each round.
//!
//! Name, round, ratio and minutes are printed in, and the code by which a keyed sheet finds its place;
//! the fields are those of R§4, with room for what 95 % of racks offer. Nothing of the letters
//! reaches this module: a sheet is printed before they are drawn.

mod figures;
mod form;
mod gather;
mod layout;

use super::Matter;
use crate::domain::contest::Details;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::RoundRule;
use crate::domain::ids::RoundNo;
use crate::domain::player::Player;
use crate::language::Language;
use crate::pictures::{Code, Sheet};
use crate::print::layout::pages::Watch;
use crate::print::layout::{Pages, Templates, Warning};
use crate::print::papers::Photographs;
use crate::print::wish::{Backs, Paper, Wish};

pub(in crate::print) use figures::WordSheetFigures as Figures;

/// The facts of a batch of word sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordSheets {
    /// Of which competition.
    pub details: Details,
    /// How many rounds the competition has.
    pub rounds: u8,
    /// The points of a valid word of 7, 6, 5, 4 and 3 letters.
    pub points: [i32; 5],
    /// The sheets in the order in which they are to lie.
    pub sheets: Vec<WordSheet>,
    /// What they are printed on.
    pub paper: Paper,
    /// Whether they have a printed back.
    pub backs: Backs,
}

/// One sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordSheet {
    /// Whose; `None` is a line to write a name on.
    pub player: Option<Player>,
    /// Of which round of the schedule; `None` is a line to write its number on.
    pub round: Option<(RoundNo, RoundRule)>,
    /// The code, of a sheet with its round; it says whose, too, if it is anybody's.
    pub code: Option<String>,
}

pub(super) fn lay_out(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let sheets = WordSheets::of(matter.record.contest(), wish);
    let mut pages = word_sheets(&sheets, language, matter.templates, watch)?;
    // Without its round a sheet has no code: whoever keys it must look for round and player.
    if wish.blank.is_some() && wish.round.is_none() {
        pages.warnings.insert(0, Warning::OfForm(BLANK));
    }
    Some(pages)
}

/// That blank sheets of no round have no codes.
const BLANK: &str = "print-warning-blank-without-round";

/// How a sheet looks to whoever photographs it.
pub fn photographed(templates: &Templates) -> Sheet {
    let figures: Figures = templates.figures();
    let (x, y, side) = figures.code_square_mm();
    let exact = |(x, y): (f32, f32)| (f64::from(x), f64::from(y));
    let (width_mm, height_mm) = exact((figures.page.width_mm.get(), figures.page.height_mm.get()));
    Sheet {
        width_mm,
        height_mm,
        code: Code { x_mm: x.into(), y_mm: y.into(), side_mm: side.into() },
        marks_mm: figures.marks_mm().map(|marks| marks.map(exact)),
        mark_mm: f64::from(figures::MARK_MM),
    }
}

/// The codes of all sheets of a competition; `None` before it has any.
pub(super) fn photographs(contest: &Contest, templates: &Templates) -> Option<Photographs> {
    let places = gather::codes(contest)?;
    Some(Photographs::new(places, photographed(templates)))
}

/// The word sheets in a language; what paper cannot show is a warning. `watch` is told before each page
/// how many are done and of how many; `None` when they broke it off.
pub fn word_sheets(
    sheets: &WordSheets,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(sheets, language, templates, watch)
}
