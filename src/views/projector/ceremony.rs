//! The prizes, from last to first, one step a key. What is not yet called is not in the data.

use super::scene::{Called, Scene};
use crate::domain::contest::Openness;
use crate::domain::formats::anagram::standings::Row;
use crate::language::tr;
use crate::text;
use crate::views::Sight;

/// How many of those called before stay in sight.
const SEEN: usize = 4;

/// Those who are called, from last to first; those without a rank are not.
fn order(rows: &[Row]) -> impl Iterator<Item = &Row> {
    rows.iter().rev().filter(|row| row.rank.is_some())
}

/// How many are called in all.
#[must_use]
pub fn steps(sight: &Sight<'_>) -> usize {
    order(&sight.standings(sight.last_played()).rows).count()
}

/// The ceremony once so many were called.
pub(super) fn ceremony(sight: &Sight<'_>, called: usize) -> Scene {
    let language = sight.language();
    let contest = sight.contest();
    let standings = sight.standings(sight.last_played());
    let unsigned = if contest.common.openness == Openness::Signed {
        String::new()
    } else {
        tr(language, "projector-unsigned")
    };
    let so_far: Vec<&Row> = order(&standings.rows).take(called).collect();
    let seen = so_far.into_iter().rev().take(SEEN).map(|row| {
        let player = contest.common.players.get(&row.player);
        Called {
            rank: row
                .rank
                .map(|rank| text!(language, "projector-rank", rank = rank))
                .unwrap_or_default(),
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
            club: player.map(|player| player.club.clone()).unwrap_or_default(),
            total: text!(language, "projector-points", points = row.total),
        }
    });
    Scene::Ceremony {
        title: contest.common.details.title.clone(),
        unsigned,
        called: seen.collect(),
    }
}
