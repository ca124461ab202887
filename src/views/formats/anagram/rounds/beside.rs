//! What stands about a round in a wide window: the standings, the words that wait, what happened last. None of it
//! changes while only time passes.

use crate::commands::{Place, UserCommand};
use crate::language::tr;
use crate::screens::hall::{self, StandingsRow, doubts_after};
use crate::screens::history::latest;
use crate::screens::words::waiting;
use crate::screens::{Act, Ranking as _};
use crate::text;
use crate::views::formats::anagram::{Anagram, Sight};

/// As many rows as any window shows.
const STANDINGS: usize = 40;
const WORDS: usize = 12;
const EVENTS: usize = 24;

/// A card of pairs: its title, the pairs, and the way to all of them.
pub type Listed = (String, Vec<(String, String)>, Act);

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
        let mut rows = hall::table(sight, language, after);
        rows.truncate(STANDINGS);
        (title, doubts_after(sight, language, after), rows, go(Place::Standings))
    });
    Beside { standings, words: words(sight), latest: newest(sight) }
}

/// The words that wait.
pub fn words(sight: &Sight<'_>) -> Option<Listed> {
    let situation = sight.situation();
    let go = Act::new(sight.language(), &situation, UserCommand::Go(Place::Words));
    let (title, words) = waiting(&sight.seen_with(situation), WORDS);
    (!words.is_empty()).then_some((title, words, go))
}

/// The newest events.
pub fn newest(sight: &Sight<'_>) -> Listed {
    let language = sight.language();
    let go = Act::new(language, &sight.situation(), UserCommand::Go(Place::History));
    (tr(language, "rounds-latest"), latest(sight, language, EVENTS), go)
}
