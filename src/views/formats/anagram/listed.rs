//! What stands beside a round or a sheet in a wide window: the words that wait, what happened last.

mod ui;

pub use ui::{ROW, fitting, head, latest as show_latest, words as show_words};

use super::Sight;
use super::veiled::veiled;
use crate::commands::{Place, UserCommand};
use crate::language::tr;
use crate::screens::Act;
use crate::screens::history::latest;
use crate::screens::words::waiting;
use crate::text;

/// As many rows as any window shows.
const WORDS: usize = 12;
const EVENTS: usize = 24;

/// A card of pairs: its title, the pairs, and the way to all of them.
pub type Listed = (String, Vec<(String, String)>, Act);

/// The words that wait, how many they are in all, and that there are more than are seen: `#` stands for how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsListed {
    listed: Listed,
    count: usize,
    more: String,
}

/// The words that wait.
pub fn words(sight: &Sight<'_>) -> Option<WordsListed> {
    let (language, situation) = (sight.language(), sight.situation());
    let go = Act::new(language, &situation, UserCommand::Go(Place::Words));
    let (count, words) = waiting(&sight.seen_with(situation), WORDS);
    let title = text!(language, "words-title", count = count);
    let more = text!(language, "common-more", count = "#");
    (!words.is_empty()).then_some(WordsListed { listed: (title, words, go), count, more })
}

/// The newest events.
pub fn newest(sight: &Sight<'_>) -> Listed {
    let language = sight.language();
    let go = Act::new(language, &sight.situation(), UserCommand::Go(Place::History));
    (tr(language, "rounds-latest"), latest(sight, language, EVENTS, &veiled(sight)), go)
}
