//! What stands beside a round or a sheet in a wide window: the words that wait, what happened last.

mod ui;

pub use ui::{ROW, fitting, head, latest as show_latest, words as show_words};

use super::Sight;
use crate::commands::{Place, UserCommand};
use crate::language::tr;
use crate::screens::Act;
use crate::screens::history::latest;
use crate::screens::words::waiting;

/// As many rows as any window shows.
const WORDS: usize = 12;
const EVENTS: usize = 24;

/// A card of pairs: its title, the pairs, and the way to all of them.
pub type Listed = (String, Vec<(String, String)>, Act);

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
