//! What two keyings of a slip differ in, each as a question that the paper answers by yes or no.

use super::texts::name_of_fault;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::slip::KeyedSlip;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::duplicate::keyed::keyings;
use crate::stations::keying::Question;
use crate::text;

/// What is written on a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Position,
    Word,
    Points,
    Table,
    Turn,
    Fault,
}

impl Part {
    const ALL: [Self; 6] =
        [Self::Position, Self::Word, Self::Points, Self::Table, Self::Turn, Self::Fault];

    /// What a slip says there in a language; nothing where nothing stands.
    fn said(self, slip: &OnSlip, language: Language) -> String {
        let tick = |field: Field, key: &str| match field {
            Field::Wrong => tr(language, key),
            Field::Right => String::new(),
        };
        match self {
            Self::Position => slip.position.clone(),
            Self::Word => slip.word.clone(),
            Self::Points => slip.points.map(|points| points.to_string()).unwrap_or_default(),
            Self::Table => tick(slip.table, "places-tick-table"),
            Self::Turn => tick(slip.turn, "places-tick-turn"),
            Self::Fault => slip.fault.map(|it| name_of_fault(language, it)).unwrap_or_default(),
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Position => "slips-position",
            Self::Word => "slips-play",
            Self::Points => "slips-points",
            Self::Table => "slips-table",
            Self::Turn => "slips-turn",
            Self::Fault => "slips-fault",
        }
    }

    fn copy(self, from: &OnSlip, to: &mut OnSlip) {
        match self {
            Self::Position => to.position.clone_from(&from.position),
            Self::Word => to.word.clone_from(&from.word),
            Self::Points => to.points = from.points,
            Self::Table => to.table = from.table,
            Self::Turn => to.turn = from.turn,
            Self::Fault => to.fault = from.fault,
        }
    }
}

/// Something that two keyings say otherwise. The one that says something is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    part: Part,
    /// Whether the first keying is the one that is asked about.
    first: bool,
}

/// What the two keyings of a slip differ in, in the order of the paper.
pub(super) fn differences(open: &Open<'_, Duplicate>, slip: &KeyedSlip) -> Vec<Difference> {
    let Some([first, second]) = keyings(open, slip) else { return Vec::new() };
    let said = |part: Part, slip| part.said(slip, Language::English);
    let differ = Part::ALL.into_iter().filter(|part| said(*part, first) != said(*part, second));
    differ.map(|part| Difference { part, first: !said(part, first).is_empty() }).collect()
}

/// The questions.
pub(super) fn questions(
    open: &Open<'_, Duplicate>,
    language: Language,
    slip: &KeyedSlip,
) -> Vec<Question> {
    let Some([first, second]) = keyings(open, slip) else { return Vec::new() };
    let asked = differences(open, slip).into_iter().map(|Difference { part, first: is_first }| {
        let word = part.said(if is_first { first } else { second }, language);
        text!(language, "staff-stands", word = word, field = tr(language, part.label()))
    });
    Question::of(asked)
}

/// What the slip says by the answers.
pub(super) fn settled(
    open: &Open<'_, Duplicate>,
    slip: &KeyedSlip,
    differences: &[Difference],
    kept: &[bool],
) -> OnSlip {
    let Some([first, second]) = keyings(open, slip) else { return slip.written().clone() };
    let mut settled = first.clone();
    for (Difference { part, first: is_first }, kept) in differences.iter().zip(kept) {
        part.copy(if is_first == kept { first } else { second }, &mut settled);
    }
    settled
}
