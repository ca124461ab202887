//! What two keyings of a sheet differ in, each word as a question that the paper answers.

use super::texts::{cannot_save, fits, name_of, of_texts};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::SheetId;
use crate::domain::letters::Written;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::anagram::sheets::{
    Answer, asked, differences, field_of, settled as of_both,
};
use crate::stations::keying::Texts;
use crate::stations::questions::{Answered, Kept, Question, all_answered};
use crate::stations::refused::{Refused, Why};

/// The questions.
pub(super) fn questions(
    open: &Open<'_, Anagram>,
    language: Language,
    sheet: SheetId,
) -> Vec<Question> {
    let says = |answer: &Answer| -> Vec<Answered> {
        answer.says.iter().map(|&(at, is)| (at, Kept::Stands(is))).collect()
    };
    let answers = |answers: Vec<Answer>| {
        answers.into_iter().map(move |one| {
            let says = says(&one);
            (one.label, says)
        })
    };
    let asked = asked(language, &differences(open.contest(), sheet)).into_iter();
    asked.map(|one| Question::new(one.name, answers(one.answers)).or_typed(language)).collect()
}

/// The words of the sheet by the answers: of both keyings, and what was typed because the paper says neither.
///
/// # Errors
/// [`Refused`], where a question is not answered, or what is typed is no word.
pub(super) fn settled(
    open: &Open<'_, Anagram>,
    language: Language,
    sheet: SheetId,
    kept: &[Option<Kept>],
) -> Result<SheetWords, Refused> {
    let questions = questions(open, language, sheet);
    let kept = all_answered(language, kept, &questions)?;
    let stands: Vec<bool> = kept.iter().map(|it| *it == Kept::Stands(true)).collect();
    let words = of_both(open.contest(), sheet, &stands);
    let mut words: Vec<(Field, Written)> =
        words.iter().map(|(field, _, word)| (field, word.clone())).collect();
    let differences = differences(open.contest(), sheet);
    for question in &questions {
        let typed = question.places().next().and_then(|at| kept.get(at));
        let of = question.places().filter_map(|at| differences.get(at));
        let fields: Vec<Field> = of.map(|one| one.field).collect();
        if let (Some(Kept::Says(typed)), Some(first)) = (typed, fields.first()) {
            let third = third(open, language, sheet, (*first, typed));
            // Of two fields it may be in either: where its length says.
            let field = |word: &Written| field_of(word).filter(|of| fields.contains(of));
            let third = third.map_err(|why| why.with("field", question.name.clone()))?;
            words.extend(third.into_iter().map(|word| (field(&word).unwrap_or(*first), word)));
        }
    }
    Ok(words.into_iter().collect())
}

/// The words that are typed of one field.
fn third(
    open: &Open<'_, Anagram>,
    language: Language,
    sheet: SheetId,
    (field, typed): (Field, &str),
) -> Result<Vec<Written>, Refused> {
    let texts = Texts::from([(name_of(field), typed.to_owned())]);
    fits(language, &texts)?;
    let game = &open.contest().game;
    let rack = game.sheet(sheet).and_then(|sheet| game.rack(sheet.round));
    let read = of_texts(&texts, rack.as_ref());
    if let Some(unread) = read.unread.first() {
        return Err(Refused::new(Why::Unread, cannot_save(language, unread)));
    }
    if read.words.is_empty() {
        return Err(Refused::new(Why::Unfit, tr(language, "staff-third-asks")));
    }
    Ok(read.words.iter().map(|(_, _, word)| word.clone()).collect())
}
