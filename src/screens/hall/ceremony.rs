//! The prizes, from last to first, one step a key. What is not yet called is not in the data.

use super::Scenes;
use super::scene::{Called, Scene};
use crate::domain::contest::Openness;
use crate::language::{Language, tr};
use crate::screens::{Open, Ranked, Ranking, Ranks};
use crate::text;

/// How many of those called before stay in sight.
const SEEN: usize = 4;

/// Those who are called, from last to first; those without a rank are not.
fn order(ranks: &Ranks) -> impl Iterator<Item = &Ranked> {
    ranks.rows.iter().rev().filter(|row| row.rank.is_some())
}

/// How many are called in all.
pub fn steps<F: Ranking>(open: &Open<'_, F>) -> usize {
    order(&F::ranks(open, open.last_played())).count()
}

/// The ceremony once so many were called.
pub(super) fn ceremony<F: Scenes>(
    open: &Open<'_, F>,
    language: Language,
    called: usize,
) -> Scene<F> {
    let common = &open.contest().common;
    let ranks = F::ranks(open, open.last_played());
    let unsigned = if common.openness == Openness::Signed {
        String::new()
    } else {
        tr(language, "projector-unsigned")
    };
    let so_far: Vec<&Ranked> = order(&ranks).take(called).collect();
    let seen = so_far.into_iter().rev().take(SEEN).map(|row| Called {
        rank: row
            .rank
            .map(|rank| text!(language, "projector-rank", rank = rank))
            .unwrap_or_default(),
        name: open.player(row.player).to_owned(),
        club: open.club(row.player).to_owned(),
        total: text!(language, "projector-points", points = row.total),
    });
    Scene::Ceremony {
        title: common.details.title.clone(),
        unsigned,
        heading: tr(language, "projector-ceremony"),
        called: seen.collect(),
    }
}
