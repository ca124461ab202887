//! What two keyings of a slip differ in, each as a question that the paper answers.

use super::texts::{self, FAULT, POINTS, POSITION, TABLE, TURN, WORD, fits, name_of_fault};
use crate::domain::formats::duplicate::game::{Fault, Field};
use crate::domain::formats::duplicate::slip::KeyedSlip;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::duplicate::keyed::keyings;
use crate::stations::keying::Texts;
use crate::stations::questions::{Kept, Question, all_answered};
use crate::stations::refused::{Refused, Why};
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

    /// Its field where a slip is keyed.
    const fn name(self) -> &'static str {
        match self {
            Self::Position => POSITION,
            Self::Word => WORD,
            Self::Points => POINTS,
            Self::Table => TABLE,
            Self::Turn => TURN,
            Self::Fault => FAULT,
        }
    }

    /// Whether anything may stand there.
    const fn is_typed(self) -> bool {
        matches!(self, Self::Position | Self::Word | Self::Points)
    }

    /// Where one of a few things stands there or nothing: those that neither keying has.
    fn others(self, both: [&OnSlip; 2]) -> Vec<Option<Fault>> {
        let all = Fault::ALL.into_iter().map(Some).chain([None]);
        let others = all.filter(|fault| both.iter().all(|slip| slip.fault != *fault));
        others.filter(|_| self == Self::Fault).collect()
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

/// The questions: what one keying says, what the other says, and what else may stand there.
pub(super) fn questions(
    open: &Open<'_, Duplicate>,
    language: Language,
    slip: &KeyedSlip,
) -> Vec<Question> {
    let Some([first, second]) = keyings(open, slip) else { return Vec::new() };
    let asked = differences([first, second]).enumerate().map(|(at, part)| {
        let named = |said: String| if said.is_empty() { "–".to_owned() } else { said };
        let said = |slip| named(part.said(slip, language));
        let both = [(said(first), Kept::Stands(true)), (said(second), Kept::Stands(false))];
        let others = part.others([first, second]).into_iter().map(|fault| {
            let said = fault.map(|it| name_of_fault(language, it)).unwrap_or_default();
            (named(said), Kept::Says(fault.map_or("", Fault::code).to_owned()))
        });
        let answers = both.into_iter().chain(others);
        let text = text!(language, "slips-which", part = tr(language, part.label()));
        let answers = answers.map(|(label, kept)| (label, vec![(at, kept)]));
        let question = Question::new(text, answers);
        if part.is_typed() { question.or_typed(language) } else { question }
    });
    asked.collect()
}

/// What the slip says by the answers: of either keying, or what was typed because it says neither.
///
/// # Errors
/// [`Refused`], where a question is not answered, or what is typed are no points.
pub(super) fn settled(
    open: &Open<'_, Duplicate>,
    language: Language,
    slip: &KeyedSlip,
    kept: &[Option<Kept>],
) -> Result<OnSlip, Refused> {
    let questions = questions(open, language, slip);
    let kept = all_answered(language, kept, &questions)?;
    let Some([first, second]) = keyings(open, slip) else { return Ok(slip.written().clone()) };
    let mut settled = first.clone();
    for ((part, kept), question) in differences([first, second]).zip(kept).zip(questions) {
        match kept {
            Kept::Stands(true) => {}
            Kept::Stands(false) => part.copy(second, &mut settled),
            Kept::Says(typed) => {
                let texts = Texts::from([(part.name().to_owned(), typed)]);
                let typed = typed_as(language, &texts);
                let typed = typed.map_err(|why| why.with("field", question.name))?;
                part.copy(&typed, &mut settled);
            }
        }
    }
    Ok(settled)
}

/// What is typed of a slip.
fn typed_as(language: Language, texts: &Texts) -> Result<OnSlip, Refused> {
    fits(language, texts)?;
    let no_points = |_| Refused::new(Why::Unread, tr(language, "places-no-points"));
    texts::read(texts).map(|slip| slip.written).map_err(no_points)
}
