//! What stands about a round in a wide window: the standings, the words that wait, what happened last. None of it
//! changes while only time passes.

use std::collections::BTreeMap;

use crate::commands::{Place, UserCommand};
use crate::screens::hall::{self, StandingsRow, doubts_after};
use crate::screens::{Act, Ranking as _};
use crate::text;
use crate::views::formats::anagram::listed::{Listed, newest, words};
use crate::views::formats::anagram::{Anagram, Sight};

/// As many rows as any window shows.
const STANDINGS: usize = 40;

/// The cards of a wide window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// After the last complete round: their title, what is open, the rows, and the way to all of it; `None` before a
    /// round was played.
    pub standings: Option<(String, String, Vec<StandingsRow>, Act)>,
    /// How many words wait, the first of them, and the way there; `None` where none does.
    pub words: Option<Listed>,
    /// Their heading, the newest events with their times, and the way to all of them.
    pub latest: Listed,
}

pub(super) fn beside(sight: &Sight<'_>) -> Beside {
    let language = sight.language();
    let situation = sight.situation();
    let go = |place| Act::new(language, &situation, UserCommand::Go(place));
    let after = sight.last_complete();
    let standings = (!Anagram::played(sight.contest()).is_empty()).then(|| {
        let title = text!(language, "projector-standings", round = after.get());
        let mut rows = told_apart(hall::table(sight, language, after));
        rows.truncate(STANDINGS);
        (title, doubts_after(sight, language, after), rows, go(Place::Standings))
    });
    Beside { standings, words: words(sight), latest: newest(sight) }
}

/// The rows with the club behind each name that several have: none stands beside it here.
fn told_apart(rows: Vec<StandingsRow>) -> Vec<StandingsRow> {
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for row in &rows {
        *named.entry(row.name.clone()).or_default() += 1;
    }
    let told = |row: StandingsRow| {
        let alone = named.get(&row.name).is_none_or(|count| *count < 2);
        let name = if alone || row.club.is_empty() {
            row.name
        } else {
            format!("{} ({})", row.name, row.club)
        };
        StandingsRow { name, ..row }
    };
    rows.into_iter().map(told).collect()
}
