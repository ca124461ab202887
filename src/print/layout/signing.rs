//! What closes a sheet that is signed: what it is checked by, with the code beside it from which every draw is derived, and
//! in a frame what is signed, with a line for each who signs and room for a club's stamp.

use super::block::{Block, across};
use super::code::{self, DOT_MM, Strength};
use super::flow::Align;
use super::grid::{bold, plain, soft};
use super::leaf::{DOT, Leaf};
use super::pages::{Area, Ink, Modules};
use super::shape::rounded;
use super::text;
use crate::domain::contest::Details;
use crate::language::{Language, tr};

/// How many sign beside each other, how high a line to sign on is, the room inside of the frame.
const SIGN_ACROSS: usize = 4;
const SIGN_ROOM_MM: f32 = 9.0;
const SIGN_PAD_MM: f32 = 3.4;
const SIGN_GAP_MM: f32 = 5.0;
/// The least and the most of what labels take of the evidence.
const LABEL_MM: f32 = 21.5;
const LABEL_MOST_MM: f32 = 25.0;
/// A module is three dots of a scan at 150 dots an inch; those of a code of a long text are smaller.
const MODULE_MM: f32 = 3.0 * DOT_MM;
const CODE_MOST_MM: f32 = 27.0;
const QUIET_MM: f32 = 4.0 * MODULE_MM;

/// What a sheet is checked by: a label and its text a line, and what a machine derives every draw from, where there is
/// something to derive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// Each with what it is.
    pub lines: Vec<(String, String)>,
    /// Seed and hall's word.
    pub derivation: Option<String>,
}

/// The modules of what every draw is derived from.
pub(in crate::print) fn modules(derivation: &str) -> Option<std::sync::Arc<Modules>> {
    code::modules(derivation, Strength::Light)
}

/// The place of the code.
pub(in crate::print) fn code_mm(modules: &Modules) -> f32 {
    code::place_mm(modules, MODULE_MM).min(CODE_MOST_MM)
}

/// Evidence over a whole width, the code at its right.
pub(in crate::print) fn evidence<C>(
    leaf: &mut Leaf<'_, C>,
    evidence: &Evidence,
    language: Language,
) -> Block {
    let (size, width) = (leaf.figures.sizes.tiny.get(), leaf.flow.width_mm());
    let modules = evidence.derivation.as_deref().and_then(modules);
    let code_mm = modules.as_deref().map_or(0.0, code_mm);
    let labels = evidence.lines.iter().map(|(label, _)| soft(size).width_mm(label) + 2.0);
    // What is wider than the most stands on two lines.
    let label_mm = labels.filter(|wide| *wide <= LABEL_MOST_MM).fold(LABEL_MM, f32::max);
    leaf.flow.block(|canvas| {
        let mut y = 0.0;
        for (label, value) in &evidence.lines {
            let own = label_mm - 1.0;
            let end = canvas.close_paragraph(label, (0.0, y), own, (soft(size), Align::Left));
            let beside = width - label_mm - code_mm;
            let set = (plain(size), Align::Left);
            // Each fact whole: a round stays with its code.
            let facts: Vec<String> = value.split(DOT).map(str::to_owned).collect();
            let weight = plain(size).weight;
            for line in text::wrap_facts(&facts, DOT, weight, size, beside) {
                y = canvas.close_paragraph(&line, (label_mm, y), beside, set);
            }
            y = y.max(end) + 0.2;
        }
        if let Some(modules) = modules {
            // Its white margin is that of what stands above and below.
            canvas.put(code::mark(modules, width - code_mm, -QUIET_MM, code_mm));
            let said = tr(language, "print-final-code");
            let at = (width - code_mm, code_mm - 1.6 * QUIET_MM);
            let set = (soft(size), Align::Centre);
            let end = canvas.close_paragraph(&said, at, code_mm, set);
            y = y.max(end);
        }
        y
    })
}

/// Who signs, and as what: last somebody for the club, with its stamp.
pub(in crate::print) fn people(details: &Details, language: Language) -> Vec<(String, String)> {
    let referee = (details.referee.trim().to_owned(), tr(language, "print-sign-referee"));
    let assistant = tr(language, "print-sign-assistants");
    let assistants =
        details.assistants.iter().map(|name| (name.trim().to_owned(), assistant.clone()));
    let club = (String::new(), tr(language, "print-sign-club-seal"));
    std::iter::once(referee).chain(assistants).chain([club]).collect()
}

/// What is signed, and a line for each who signs.
pub(in crate::print) fn signatures<C>(
    leaf: &mut Leaf<'_, C>,
    said: &str,
    people: &[(String, String)],
) -> Block {
    let (sizes, width) = (leaf.figures.sizes, leaf.flow.width_mm());
    let many = f32::from(u8::try_from(SIGN_ACROSS).unwrap_or(u8::MAX));
    let own = (width - 2.0 * SIGN_PAD_MM - (many - 1.0) * SIGN_GAP_MM) / many;
    let (body, name) = (plain(sizes.body.get()), bold(sizes.body.get()));
    let office = soft(sizes.note.get());
    leaf.flow.block(|canvas| {
        let inside = width - 2.0 * SIGN_PAD_MM;
        let at = (SIGN_PAD_MM, 1.6);
        let mut y = canvas.paragraph(said, at, inside, (body, Align::Left));
        for row in people.chunks(across(people.len(), SIGN_ACROSS)) {
            y += SIGN_ROOM_MM;
            let mut bottom = y;
            for (place, (who, what)) in (0_u8..).zip(row) {
                let x = SIGN_PAD_MM + f32::from(place) * (own + SIGN_GAP_MM);
                canvas.rule((x, y), (x + own, y), 0.2, Ink::Full);
                let end = canvas.paragraph(who, (x, y + 0.5), own, (name, Align::Left));
                let end = if who.trim().is_empty() { y + 0.5 + name.leading_mm() } else { end };
                let end = canvas.paragraph(what, (x, end), own, (office, Align::Left));
                bottom = bottom.max(end);
            }
            y = bottom;
        }
        let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm: width, height_mm: y + 1.2 };
        canvas.put(rounded(area, 1.4, None, Some((0.3, Ink::Full))));
        area.height_mm
    })
}
