//! Words: the referee's queue of undecided words, and what a ruling would change.

mod overrule;
mod ui;

pub(in crate::views) use overrule::overruled;
pub use overrule::upheld;
pub use ui::show;

pub use crate::screens::changes::Change;
pub use crate::screens::words::{
    WordsData, first_undecided, lists_of, uncounted_after, undecided_after, written_by,
};

use super::desk::Desk;
use super::{OwnViews, Sight, Situated};
use crate::commands::{Entry, Place, UserCommand, WordsTab};
use crate::domain::contest::Rejection;
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;
use crate::screens::words::{self, Chosen, Rulings};
use crate::screens::{Act, Ranking, changes};
use crate::text;

fn chosen(desk: &Desk) -> Chosen<'_> {
    Chosen {
        tab: desk.words_tab,
        word: desk.word.as_ref(),
        told: desk.told_word.as_ref(),
        picked: &desk.picked,
        search: desk.text(Entry::ListSearch),
        evidence: desk.text(Entry::Evidence),
        focus: desk.focus,
    }
}

/// Words as they are seen.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>) -> WordsData {
    let data = words::words(&sight.seen(), &chosen(sight.desk));
    let none = data.rows.is_empty() && data.illegible.is_empty();
    let ways =
        if none && sight.desk.words_tab == WordsTab::Queue { ways(sight) } else { Vec::new() };
    WordsData { ways, ..data }
}

/// Where something waits, with how much; then the play and the standings.
fn ways<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<Act> {
    let (language, situation) = (sight.language(), sight.situation());
    let waiting = F::waiting(sight)
        .into_iter()
        .filter(|(place, count)| *place != Place::Words && *place != F::PLAY && *count > 0);
    let waiting: Vec<(Place, usize)> = waiting.collect();
    let others = [F::PLAY, Place::Standings].map(|place| (place, 0));
    let others = others.into_iter().filter(|(place, _)| waiting.iter().all(|it| it.0 != *place));
    let way = |(place, count): (Place, usize)| {
        let act = Act::new(language, &situation, UserCommand::Go(place));
        let name = text!(language, "commands-go", place = &act.label);
        act.named(if count > 0 { format!("{name} · {count}") } else { name })
    };
    waiting.iter().copied().chain(others).map(way).filter(|act| act.enabled).collect()
}

/// The word that is selected in the list that is seen.
pub fn seen_word<F: Rulings + Situated>(sight: &Sight<'_, F>) -> Option<Word> {
    words::seen_word(&sight.seen(), &chosen(sight.desk))
}

/// What events of whoever sits at the desk would change.
pub fn what_if<F: Ranking>(sight: &Sight<'_, F>, events: Vec<Event<F>>) -> Vec<Change> {
    changes::what_if(sight, &sight.desk.person, events)
}

/// What a command would change, exactly as it would be decided; or why it would be refused.
///
/// # Errors
/// [`Rejection`].
pub fn what_if_asked<F: Ranking>(
    sight: &Sight<'_, F>,
    command: impl Into<Command<F>>,
) -> Result<Vec<Change>, Rejection<F>> {
    changes::what_if_asked(sight, &sight.desk.person, command.into())
}

/// What events would change with another list; and the grades as they would be.
pub fn what_if_judged_by<F: Ranking>(
    sight: &Sight<'_, F>,
    events: Vec<Event<F>>,
    words: &dyn WordList,
) -> (Vec<Change>, F::Judged) {
    changes::what_if_judged_by(sight, &sight.desk.person, events, words)
}

/// Changes in words.
pub(in crate::views) fn told<F: Ranking>(sight: &Sight<'_, F>, changes: &[Change]) -> Vec<String> {
    changes::told(sight, sight.language(), changes)
}
