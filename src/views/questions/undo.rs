//! The question before the newest action is taken back. It names the action that was seen when it was asked:
//! where another is the newest by then, the domain refuses.

use crate::domain::contest::command::Command;
use crate::domain::contest::decide::stood_on;
use crate::domain::contest::event::Event;
use crate::domain::contest::office::Office;
use crate::domain::ids::Seq;
use crate::text;
use crate::views::asked::{Answer, Enter, Then};
use crate::views::history;
use crate::views::{AskedOf as Asked, OwnViews, Sight};

/// Take back this action.
pub fn undo<F: OwnViews>(sight: &Sight<'_, F>, action: Seq) -> Asked<F> {
    let language = sight.language();
    let veiled = F::veiled(sight);
    let what = history::action(sight, language, action, &veiled);
    let told = text!(language, "console-undone", what = brief(what.unwrap_or_default()));
    let word = sight.record.action(action).iter().filter_map(|it| match &it.event {
        Event::WordRuled { word, .. } | Event::RulingWithdrawn { word } => Some(word.clone()),
        _ => None,
    });
    // Whoever takes a ruling back rules on the same word again.
    let select = word.take(1).map(Then::SelectWord);
    // What lies behind a draw or the time, or somebody else did, is taken back by nobody's habit.
    let mut events = sight.record.action(action).iter();
    let is_anothers = events.any(|it| !it.who.is_named_as(&sight.desk.person));
    let enter = if stood_on(sight.record) || is_anothers { Enter::No } else { Enter::Yes };
    Asked {
        enter,
        lines: history::undo_lines(sight, language, action, &veiled),
        // What is taken back says whose it is.
        ..Asked::new(
            Office::Anybody,
            Ok(Answer::order(
                Command::Undo { action },
                [Then::Tell(told)].into_iter().chain(select).chain(F::typed_again(sight, action)),
            )),
        )
    }
}

/// The beginning of a long sentence: what is told afterwards covers the desk, and the question named all of it.
fn brief(what: String) -> String {
    const SIGNS: usize = 200;
    match what.char_indices().nth(SIGNS) {
        None => what,
        Some((end, _)) => {
            let cut = what[..end].rfind(' ').unwrap_or(end);
            format!("{} …", what[..cut].trim_end_matches([',', ' ']))
        }
    }
}
