//! Words: the referee's queue of undecided words, and what a ruling would change.

mod illegible;
mod overrule;
mod ui;

pub use illegible::{NoReading, read_as};
pub(in crate::views) use illegible::{read_as_lines, readings};
pub(in crate::views) use overrule::overruled;
pub use overrule::upheld;
pub use ui::show;

pub use crate::screens::changes::Change;
pub use crate::screens::words::{WordsData, first_undecided, lists_of};

use super::Sight;
use super::desk::Desk;
use crate::commands::Entry;
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::{Command, Event, Rejection};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;
use crate::screens::changes;
use crate::screens::words::{self, Chosen};

fn chosen(desk: &Desk) -> Chosen<'_> {
    Chosen {
        tab: desk.words_tab,
        word: desk.word.as_ref(),
        picked: &desk.picked,
        search: desk.text(Entry::ListSearch),
        evidence: desk.text(Entry::Evidence),
        focus: desk.focus,
    }
}

/// Words as they are seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> WordsData {
    words::words(&sight.seen(), &chosen(sight.desk))
}

/// The word that is selected in the list that is seen.
#[must_use]
pub fn seen_word(sight: &Sight<'_>) -> Option<Word> {
    words::seen_word(&sight.seen(), &chosen(sight.desk))
}

/// What events of whoever sits at the desk would change.
#[must_use]
pub fn what_if(sight: &Sight<'_>, events: Vec<Event>) -> Vec<Change> {
    changes::what_if(sight, &sight.desk.person, events)
}

/// What a command would change, exactly as it would be decided; or why it would be refused.
///
/// # Errors
/// [`Rejection`].
pub fn what_if_asked(
    sight: &Sight<'_>,
    command: impl Into<Command>,
) -> Result<Vec<Change>, Rejection> {
    changes::what_if_asked(sight, &sight.desk.person, command.into())
}

/// What events would change with another list; and the grades as they would be.
#[must_use]
pub fn what_if_judged_by(
    sight: &Sight<'_>,
    events: Vec<Event>,
    words: &dyn WordList,
) -> (Vec<Change>, Board) {
    changes::what_if_judged_by(sight, &sight.desk.person, events, words)
}

/// Changes in words.
pub(in crate::views) fn told(sight: &Sight<'_>, changes: &[Change]) -> Vec<String> {
    changes::told(sight, sight.language(), changes)
}
