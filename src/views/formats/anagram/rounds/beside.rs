//! What stands about a round in a wide window: the standings, the words that wait, what happened last. None of it
//! changes while only time passes.

use crate::commands::{Place, UserCommand};
use crate::screens::hall::{self, StandingsRow, doubts_after};
use crate::screens::{Act, Ranking as _};
use crate::text;
use crate::views::formats::anagram::listed::{Listed, WordsListed, newest, words};
use crate::views::formats::anagram::{Anagram, Sight};

/// The cards of a wide window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// After the last complete round: their title, what is open, the rows, and the way to all of it; `None` before a
    /// round was played.
    pub standings: Option<(String, String, Vec<StandingsRow>, Act)>,
    /// That more stand there than are seen: `#` stands for how many.
    pub more: String,
    /// How many words wait, the first of them, and the way there; `None` where none does.
    pub words: Option<WordsListed>,
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
        // No club stands beside a name here.
        let named = |row: StandingsRow| StandingsRow { name: sight.told_apart(row.player), ..row };
        let rows = hall::table(sight, language, after).into_iter().map(named).collect();
        (title, doubts_after(sight, language, after), rows, go(Place::Standings))
    });
    let more = text!(language, "common-more", count = "#");
    Beside { standings, more, words: words(sight), latest: newest(sight) }
}
