//! What a graded round's letters made: opened by the referee, and of no other round.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::round::{Found, Length, Review};
use super::tiles::tiles;
use super::{Language, Open, RoundScene, Scene, heading, tr};
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Doubt, is_void};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::text;

/// How many of the longest words are shown.
const LONGEST: usize = 5;

/// How many words of one sheet only are shown.
const LONE: usize = 3;

/// Whether a round's review may be opened: it was played, and every sheet of it is in and settled.
pub fn is_graded(open: &Open<'_>, round: RoundNo) -> bool {
    let contest = open.contest();
    let waits = |doubt: &Doubt| match doubt {
        Doubt::Undecided { round: of, .. }
        | Doubt::Missing { round: of, .. }
        | Doubt::Unsettled { round: of, .. }
        | Doubt::Unassigned { round: of, .. } => *of == round,
        Doubt::Draft(draft) => draft.round == round,
        Doubt::Unchecked { .. } | Doubt::Objection { .. } => false,
    };
    contest.game.is_played(round) && !open.standings(round).doubts.iter().any(waits)
}

/// The last round whose review may be opened.
pub fn last_graded(open: &Open<'_>) -> Option<RoundNo> {
    all_rounds().rfind(|&round| is_graded(open, round))
}

/// Every word of the list that a round's letters make, the longest first; none while its letters or the
/// list are not here as a whole.
pub(super) fn made(open: &Open<'_>, round: RoundNo) -> Vec<Word> {
    let (Some(list), Some(rack)) = (open.list, open.contest().game.rack(round)) else {
        return Vec::new();
    };
    let mut words = list.solve(&rack, 3..=7);
    words.sort_by(longest_first);
    words
}

fn longest_first(a: &Word, b: &Word) -> Ordering {
    b.letters().len().cmp(&a.letters().len()).then_with(|| a.cmp(b))
}

/// The review of a round; nothing while it is not graded, or its word list is not here as a whole.
pub(in crate::screens::formats::anagram) fn review(
    open: &Open<'_>,
    language: Language,
    number: RoundNo,
) -> Scene {
    let contest = open.contest();
    let (Some(list), Some(_), Some(round), true) =
        (open.list, contest.game.rack(number), contest.game.round(number), is_graded(open, number))
    else {
        return Scene::Black;
    };
    let words = made(open, number);
    let sheets = sheets(open, number);
    let on = |word: &Word| sheets.get(word).map_or(0, Vec::len);
    let lengths = (3..=7_usize).rev().map(|letters| {
        let long = || words.iter().filter(|word| word.letters().len() == letters);
        Length { letters, found: long().filter(|word| on(word) > 0).count(), of: long().count() }
    });
    let lengths: Vec<Length> = lengths.collect();
    let all_found = lengths.iter().map(|length| length.found).sum::<usize>();
    let longest = words.iter().take(LONGEST).map(|word| {
        let sheets = match on(word) {
            0 => tr(language, "projector-unfound"),
            count => text!(language, "projector-sheets", count = count),
        };
        (word.to_string(), sheets)
    });
    let mut lone: Vec<(&Word, PlayerId)> = sheets
        .iter()
        .filter_map(|(word, players)| match players.as_slice() {
            [one] => Some((*word, *one)),
            _ => None,
        })
        .collect();
    lone.sort_by(|(a, _), (b, _)| longest_first(a, b));
    let lone = lone.into_iter().take(LONE);
    let passport = list.passport();
    let title = format!("{} {}", passport.name, passport.edition);
    Scene::Round(RoundScene::Review(Box::new(Review {
        heading: heading(open, language, number, tr(language, "projector-review")),
        tiles: tiles(open, round),
        made: (
            text!(language, "projector-words", count = words.len()),
            tr(language, "projector-in-the-letters"),
        ),
        found: (all_found.to_string(), tr(language, "projector-found-in-hall")),
        of_list: text!(language, "projector-of-list", name = title.trim()),
        legend: ["projector-found", "projector-there-were"].map(|key| tr(language, key)),
        lengths: found(language, "projector-by-length", lengths),
        longest: found(language, "projector-longest", longest.collect()),
        lone: found(
            language,
            "projector-lone",
            lone.map(|(word, player)| (word.to_string(), open.told_apart(player))).collect(),
        ),
        unfound: tr(language, "projector-unfound"),
    })))
}

fn found<T>(language: Language, heading: &str, words: Vec<T>) -> Found<T> {
    let none = if words.is_empty() { tr(language, "projector-none") } else { String::new() };
    Found { heading: tr(language, heading), none, words }
}

/// Valid words of a round and on whose sheets they stand, of those that count.
fn sheets<'a>(open: &Open<'a>, round: RoundNo) -> BTreeMap<&'a Word, Vec<PlayerId>> {
    let contest = open.contest();
    let mut found: BTreeMap<&Word, Vec<PlayerId>> = BTreeMap::new();
    for (of, player, grade) in open.judged.grades() {
        let counts = !is_void(contest, round, player)
            && !contest.common.is_expelled(player)
            && !contest.common.is_out(player, round);
        if of != round || !counts {
            continue;
        }
        let valid = grade.words.iter().filter(|word| word.verdict == Verdict::Valid);
        for word in valid.filter_map(|graded| graded.written.word()) {
            found.entry(word).or_default().push(player);
        }
    }
    found
}
