//! What two keyings of a sheet differ in, each word as a question that the paper answers.

use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::SheetId;
use crate::language::Language;
use crate::screens::Open;
use crate::screens::formats::anagram::sheets::{Answer, asked, differences};
use crate::stations::questions::Question;

/// The questions.
pub(super) fn questions(
    open: &Open<'_, Anagram>,
    language: Language,
    sheet: SheetId,
) -> Vec<Question> {
    let asked = asked(language, &differences(open.contest(), sheet)).into_iter();
    let answers = |answers: Vec<Answer>| answers.into_iter().map(|one| (one.label, one.says));
    asked.map(|one| Question::new(one.name, answers(one.answers))).collect()
}
