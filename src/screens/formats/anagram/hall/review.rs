//! What a graded round's letters made: opened by the referee, and of no other round.

use std::collections::BTreeMap;

use super::round::Found;
use super::tiles::tiles;
use super::{Language, Open, RoundScene, Scene, ratio, round_title, tr};
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Doubt, is_void};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::text;

/// How many of the longest words are shown.
const LONGEST: usize = 6;

/// How many words of one sheet only are shown.
const LONE: usize = 6;

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

/// The review of a round; nothing while it is not graded, or its word list is not here as a whole.
pub(in crate::screens::formats::anagram) fn review(
    open: &Open<'_>,
    language: Language,
    number: RoundNo,
) -> Scene {
    let contest = open.contest();
    let (Some(list), Some(rack), Some(round), true) =
        (open.list, contest.game.rack(number), contest.game.round(number), is_graded(open, number))
    else {
        return Scene::Black;
    };
    let mut words = list.solve(&rack, 3..=7);
    words.sort_by(|a, b| b.letters().len().cmp(&a.letters().len()).then_with(|| a.cmp(b)));
    let lengths = (3..=7_usize).rev().map(|length| {
        let count = words.iter().filter(|word| word.letters().len() == length).count();
        (text!(language, "console-field", letters = length), count.to_string())
    });
    let passport = list.passport();
    let title = format!("{} {}", passport.name, passport.edition);
    Scene::Round(RoundScene::Review {
        round: round_title(open, language, number),
        about: ratio(open, language, number),
        tiles: tiles(open, round),
        made: text!(language, "projector-made", count = words.len()),
        of_list: text!(language, "projector-of-list", name = title.trim()),
        lengths: lengths.collect(),
        longest: found(
            language,
            "projector-longest",
            words.iter().take(LONGEST).map(ToString::to_string).collect(),
        ),
        lone: found(language, "projector-lone", lone(open, number)),
    })
}

fn found<T>(language: Language, heading: &str, words: Vec<T>) -> Found<T> {
    let none = if words.is_empty() { tr(language, "projector-none") } else { String::new() };
    Found { heading: tr(language, heading), none, words }
}

/// Valid words that stand on one sheet only, the longest first, and whose.
fn lone(open: &Open<'_>, round: RoundNo) -> Vec<(String, String)> {
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
    let mut lone: Vec<(&Word, PlayerId)> = found
        .into_iter()
        .filter_map(|(word, players)| {
            Some((word, *players.first()?)).filter(|_| players.len() == 1)
        })
        .collect();
    lone.sort_by(|(a, _), (b, _)| b.letters().len().cmp(&a.letters().len()).then_with(|| a.cmp(b)));
    let lone = lone.into_iter().take(LONE);
    lone.map(|(word, player)| (word.to_string(), open.player(player).to_owned())).collect()
}
