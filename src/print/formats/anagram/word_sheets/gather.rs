//! Which sheets a competition needs, in which order.

use std::collections::BTreeMap;

use super::{WordSheet, WordSheets};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::{Field, ROUNDS, RoundRule, Rules, all_rounds};
use crate::domain::formats::anagram::sheet_code::SheetCode;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::print::wish::{Order, Wish};

impl WordSheets {
    /// The sheets that a competition's players are expected to hand in, or blank ones.
    pub fn of(contest: &Contest, wish: &Wish) -> Self {
        let rules = contest.game.rules();
        let sheets = match wish.blank {
            None => named(contest, wish),
            Some(count) => {
                let round = wish.round.and_then(|number| round(rules, number));
                let code = round.and_then(|(number, _)| code(contest, None, number));
                let blank = WordSheet { player: None, round, code };
                vec![blank; usize::from(count)]
            }
        };
        Self {
            details: contest.common.details.clone(),
            rounds: ROUNDS,
            points: Field::ALL.map(|field| rules.points(field)),
            sheets,
            paper: wish.paper.unwrap_or_default(),
            backs: wish.backs,
        }
    }
}

fn named(contest: &Contest, wish: &Wish) -> Vec<WordSheet> {
    let rounds = || all_rounds().filter(|round| wish.round.is_none_or(|wished| wished == *round));
    let players = || wish.players(&contest.common).into_iter();
    let places: Vec<(PlayerId, RoundNo)> = match wish.order.unwrap_or_default() {
        Order::Round => {
            rounds().flat_map(|round| players().map(move |player| (player, round))).collect()
        }
        Order::Player => {
            players().flat_map(|player| rounds().map(move |round| (player, round))).collect()
        }
    };
    let expected =
        places.into_iter().filter(|&(player, round)| contest.common.is_expected(player, round));
    expected.map(|(player, round)| sheet(contest, player, round)).collect()
}

fn sheet(contest: &Contest, player: PlayerId, number: RoundNo) -> WordSheet {
    WordSheet {
        player: contest.common.players.get(&player).cloned(),
        round: round(contest.game.rules(), number),
        code: code(contest, Some(player), number),
    }
}

fn code(contest: &Contest, player: Option<PlayerId>, round: RoundNo) -> Option<String> {
    let competition = contest.competition_code()?;
    SheetCode::new(player, round, competition).map(|code| code.to_string())
}

/// The code of every player's sheet of every round; `None` before there is a competition.
pub(super) fn codes(contest: &Contest) -> Option<BTreeMap<String, (RoundNo, PlayerId)>> {
    contest.common.commitment?;
    let players = contest.common.players.keys();
    let places = players.flat_map(|player| all_rounds().map(|round| (round, *player)));
    let coded = places.filter_map(|place| Some((code(contest, Some(place.1), place.0)?, place)));
    Some(coded.collect())
}

fn round(rules: &Rules, number: RoundNo) -> Option<(RoundNo, RoundRule)> {
    Some((number, rules.round(number)?))
}
