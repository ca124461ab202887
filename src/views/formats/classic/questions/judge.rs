//! The question of what the arbiter answers the judge.

use super::Asked;
use crate::commands::formats::classic::Entry as Own;
use crate::domain::contest::office::Office;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::judge::Verdict;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, order};
use crate::views::formats::classic::Sight;

/// Answer the set that was taken, else the oldest that waits: valid or not, and by which source.
pub(super) fn answer(sight: &Sight<'_>, verdict: Verdict) -> Asked {
    let open = || (1_u32..).zip(&sight.judged.log).filter(|(_, asked)| asked.is_open());
    let taken = open().find(|(number, _)| sight.own().set == Some(*number));
    let Some((challenge, asked)) = taken.or_else(|| open().next()) else {
        return Asked::new(Office::Referee, Ok(Answer::Nothing));
    };
    let words: Vec<String> = asked.words.iter().map(ToString::to_string).collect();
    let source = sight.desk.text(Own::Source.into()).trim().to_owned();
    let language = sight.language();
    let mut lines = vec![text!(language, "meeting-ask-answer", words = words.join(" "))];
    // Whoever means one of them only rules out the others for the whole day.
    if let (Verdict::Invalid, [_, _, ..]) = (verdict, words.as_slice()) {
        let listed = asked.words.iter().filter(|word| sight.words.contains(word));
        let listed: Vec<String> = listed.map(ToString::to_string).collect();
        if !listed.is_empty() {
            lines.push(text!(language, "meeting-ask-listed", words = listed.join(" ")));
        }
        lines.push(tr(language, "meeting-ask-alone"));
    }
    let answer = order(D::AnswerChallenge { challenge, verdict, source });
    Asked {
        lines,
        fields: vec![(Own::Source.into(), "meeting-source")],
        filled: vec![(Own::Source.into(), String::new())],
        ..Asked::new(Office::Referee, answer)
    }
}
