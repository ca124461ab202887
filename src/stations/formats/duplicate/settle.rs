//! What two keyings of a slip differ in, each as a question that the paper answers.

use super::texts::name_of_fault;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::slip::KeyedSlip;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::duplicate::keyed::keyings;
use crate::stations::questions::Question;

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

/// What the two keyings of a slip differ in, in the order of the paper.
fn differences([first, second]: [&OnSlip; 2]) -> impl Iterator<Item = Part> {
    let said = |part: Part, slip| part.said(slip, Language::English);
    Part::ALL.into_iter().filter(move |part| said(*part, first) != said(*part, second))
}

/// The questions: what one keying says and what the other says.
pub(super) fn questions(
    open: &Open<'_, Duplicate>,
    language: Language,
    slip: &KeyedSlip,
) -> Vec<Question> {
    let Some([first, second]) = keyings(open, slip) else { return Vec::new() };
    let asked = differences([first, second]).enumerate().map(|(at, part)| {
        let said = |slip| match part.said(slip, language) {
            said if said.is_empty() => "–".to_owned(),
            said => said,
        };
        let answers = [(said(first), vec![(at, true)]), (said(second), vec![(at, false)])];
        Question::new(tr(language, part.label()), answers.into_iter())
    });
    asked.collect()
}

/// What the slip says by the answers: whether what the first keying says is kept.
pub(super) fn settled(open: &Open<'_, Duplicate>, slip: &KeyedSlip, kept: &[bool]) -> OnSlip {
    let Some([first, second]) = keyings(open, slip) else { return slip.written().clone() };
    let mut settled = first.clone();
    for (part, kept) in differences([first, second]).zip(kept) {
        part.copy(if *kept { first } else { second }, &mut settled);
    }
    settled
}
