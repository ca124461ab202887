//! A round that is looked at while another one is on: what became of it, and the way back.

use std::collections::BTreeMap;

use super::stands::stands;
use super::table_round;
use crate::commands::{Pinned, Question, UserCommand, WordsTab};
use crate::domain::formats::anagram::grade::{Grade, Verdict};
use crate::domain::formats::anagram::standings::counts;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::tr;
use crate::screens::formats::anagram::hall::is_graded;
use crate::screens::formats::anagram::table;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::anagram::{Sight, conductor};
use crate::views::name;

/// So many players and words are told.
const BEST: usize = 3;

/// What is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// That it is looked at, what became of it, and which round is on.
    pub told: String,
    /// The colour of what became of it.
    pub tone: Tone,
    /// The way back to the round that is on.
    pub back: Act,
    /// Of a played round who scored most, its longest words, what waits for a ruling: each under what it is.
    pub facts: Vec<(String, String)>,
    /// Where more of it is seen.
    pub ways: Vec<Act>,
    /// Plays it again, which asks; `None` where that cannot be.
    pub replay: Option<Act>,
}

/// What is told of a round while the step is about another; `None` where it is about this one.
pub(super) fn looked(sight: &Sight<'_>, number: RoundNo, here: RoundNo) -> Option<Looked> {
    let round = sight.contest().game.round(number).filter(|_| number != here)?;
    let (language, situation) = (sight.language(), sight.situation());
    let act = |command| Act::new(language, &situation, command);
    let (sign, key, tone) = stands(sight, number, round, false);
    let state = format!("{sign} {}", tr(language, key));
    let told = text!(
        language,
        "rounds-looked",
        round = number.get(),
        state = state.trim(),
        on = here.get()
    );
    let back = text!(language, "rounds-back-to", round = here.get());
    let replay = act(UserCommand::Ask(Question::Replay(number)));
    let replay_name = name::of_its_round(language, &replay.command);
    let played = round.is_played();
    let words = text!(language, "rounds-looked-all-words", round = number.get());
    let words = act(UserCommand::ShowWords(WordsTab::Round(number))).named(words);
    let review = text!(language, "rounds-looked-review", round = number.get());
    let review = act(UserCommand::Pin(Pinned::Review(number))).named(review);
    let graded = sight.list.is_some() && is_graded(sight, number);
    let ways = [(words, played), (review, graded)];
    Some(Looked {
        told,
        tone,
        back: act(UserCommand::LookAtRound(here)).named(back),
        facts: if played { facts(sight, number) } else { Vec::new() },
        ways: ways.into_iter().filter_map(|(way, there)| there.then_some(way)).collect(),
        replay: replay_name.filter(|_| played && replay.enabled).map(|name| replay.named(name)),
    })
}

fn facts(sight: &Sight<'_>, number: RoundNo) -> Vec<(String, String)> {
    let language = sight.language();
    let contest = sight.contest();
    let keyed = contest.common.players.keys().copied();
    let keyed = keyed.filter(|&player| counts(contest, number, player));
    let grades: Vec<(PlayerId, &Grade)> =
        keyed.filter_map(|player| Some((player, sight.judged.grade(number, player)?))).collect();
    let none = || tr(language, "rounds-looked-none");
    let mut facts = vec![
        ("rounds-looked-points", best(sight, &grades).unwrap_or_else(none)),
        ("rounds-looked-words", longest(sight, &grades).unwrap_or_else(none)),
    ];
    let waiting = conductor::waiting(sight, number);
    if waiting > 0 {
        facts.push(("rounds-looked-waiting", waiting.to_string()));
    }
    // Those of another round are on the table.
    if table_round(sight) != Some(number) {
        facts.push(("rounds-looked-sheets", sheets(sight, number)));
    }
    facts.into_iter().map(|(key, told)| (tr(language, key), told)).collect()
}

/// Who scored most in it.
fn best(sight: &Sight<'_>, grades: &[(PlayerId, &Grade)]) -> Option<String> {
    let mut points: Vec<(i32, PlayerId)> =
        grades.iter().map(|(player, grade)| (grade.total(), *player)).collect();
    points.sort_by_key(|&(points, player)| (-points, player));
    let told = points.into_iter().take(BEST).map(|(points, player)| {
        format!("{} {}", sight.told_apart(player), sight.language().number(points.into()))
    });
    joined(told)
}

/// The longest of the valid words on its sheets, each with on how many.
fn longest(sight: &Sight<'_>, grades: &[(PlayerId, &Grade)]) -> Option<String> {
    let mut found: BTreeMap<&Word, usize> = BTreeMap::new();
    let words = grades.iter().flat_map(|(_, grade)| &grade.words);
    let valid = words.filter(|word| word.verdict == Verdict::Valid);
    for word in valid.filter_map(|graded| graded.written.word()) {
        *found.entry(word).or_default() += 1;
    }
    let mut words: Vec<(&Word, usize)> = found.into_iter().collect();
    // Within a length as they stand in a list.
    words.sort_by_key(|(word, _)| std::cmp::Reverse(word.letters().len()));
    joined(words.into_iter().take(BEST).map(|(word, count)| {
        let sheets = text!(sight.language(), "projector-sheets", count = count);
        format!("{word} ({sheets})")
    }))
}

/// How its sheets stand, on one line.
fn sheets(sight: &Sight<'_>, number: RoundNo) -> String {
    let seen = sight.seen_with(sight.situation());
    let chosen = table::Chosen { round: Some(number), mark: sight.desk.mark, number: "" };
    let Some(sheets) = table::table(&seen, &chosen) else { return String::new() };
    let counts = sheets.counts.into_iter().map(|(text, _)| text);
    joined([sheets.title].into_iter().chain(counts).chain([sheets.keyed.0])).unwrap_or_default()
}

fn joined(told: impl Iterator<Item = String>) -> Option<String> {
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" · "))
}
