//! What a graded round's letters made: opened by the referee, and of no other round.

use std::collections::BTreeMap;

use super::data::{ratio, round_title, tiles};
use super::scene::Scene;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Doubt, is_void};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::text;
use crate::views::Sight;

/// How many of the longest words are shown.
const LONGEST: usize = 6;

/// How many words of one sheet only are shown.
const LONE: usize = 6;

/// Whether a round's review may be opened: it was played, and every sheet of it is in and settled.
#[must_use]
pub fn is_graded(sight: &Sight<'_>, round: RoundNo) -> bool {
    let contest = sight.contest();
    let open = |doubt: &Doubt| match doubt {
        Doubt::Undecided { round: of, .. }
        | Doubt::Missing { round: of, .. }
        | Doubt::Unsettled { round: of, .. }
        | Doubt::Unassigned { round: of, .. } => *of == round,
        Doubt::Draft(draft) => draft.round == round,
        Doubt::Unchecked { .. } | Doubt::Objection { .. } => false,
    };
    contest.game.is_played(round) && !sight.standings(round).doubts.iter().any(open)
}

/// The last round whose review may be opened.
#[must_use]
pub fn last_graded(sight: &Sight<'_>) -> Option<RoundNo> {
    all_rounds().rfind(|&round| is_graded(sight, round))
}

/// The review of a round; nothing while it is not graded, or its word list is not here as a whole.
pub(super) fn review(sight: &Sight<'_>, number: RoundNo) -> Scene {
    let language = sight.language();
    let contest = sight.contest();
    let (Some(list), Some(rack), Some(round), true) = (
        sight.list,
        contest.game.rack(number),
        contest.game.round(number),
        is_graded(sight, number),
    ) else {
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
    Scene::Review {
        round: round_title(sight, number),
        about: ratio(sight, number),
        tiles: tiles(sight, round),
        made: text!(language, "projector-made", count = words.len()),
        of_list: text!(language, "projector-of-list", name = title.trim()),
        lengths: lengths.collect(),
        longest: words.iter().take(LONGEST).map(ToString::to_string).collect(),
        lone: lone(sight, number),
    }
}

/// Valid words that stand on one sheet only, the longest first, and whose.
fn lone(sight: &Sight<'_>, round: RoundNo) -> Vec<(String, String)> {
    let contest = sight.contest();
    let mut found: BTreeMap<&Word, Vec<PlayerId>> = BTreeMap::new();
    for (of, player, grade) in sight.judged.grades() {
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
    lone.map(|(word, player)| (word.to_string(), sight.player(player).to_owned())).collect()
}
