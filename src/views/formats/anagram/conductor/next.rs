//! The next step of whoever conducts, in words.

use super::{hall_names, hub_ms};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::language::tr;
use crate::text;
use crate::venues::{self, Next};
use crate::views::formats::anagram::Sight;
use crate::views::name;

/// So many halls are named beside the step; of more, how many they are.
const NAMED: usize = 6;

/// The next step of the open master file.
pub fn next(sight: &Sight<'_>) -> Next {
    venues::next(sight.record, &sight.desk.own.anagram.words, sight.now)
}

/// The round that the step is about.
pub fn round(next: &Next) -> Option<RoundNo> {
    match next {
        Next::Open(round) | Next::Await(round, _) | Next::Publish(round) => Some(*round),
        Next::EnterVenues
        | Next::AskWords(..)
        | Next::AwaitWords(..)
        | Next::CloseWords(_)
        | Next::Sign
        | Next::Signed => None,
    }
}

/// Whether something is done by pressing it.
pub const fn is_possible(next: &Next) -> bool {
    match next {
        Next::EnterVenues
        | Next::AskWords(..)
        | Next::CloseWords(_)
        | Next::Open(_)
        | Next::Publish(_)
        | Next::Sign => true,
        Next::AwaitWords(..) | Next::Await(..) | Next::Signed => false,
    }
}

/// What stands on the large button.
pub fn label(sight: &Sight<'_>, next: &Next) -> String {
    let language = sight.language();
    match next {
        Next::EnterVenues => tr(language, "conduct-step-enter"),
        Next::AskWords(..) => tr(language, "conduct-step-ask"),
        Next::AwaitWords(_, left_ms) => {
            text!(language, "conduct-step-await-words", left = name::clock(*left_ms))
        }
        Next::CloseWords(_) => tr(language, "conduct-step-close"),
        Next::Open(round) => text!(language, "conduct-step-open", round = round.get()),
        Next::Await(round, at_ms) => {
            let left = name::clock((at_ms - hub_ms(sight)).max(0));
            text!(language, "conduct-step-await", round = round.get(), left = left)
        }
        Next::Publish(round) => text!(language, "conduct-step-publish", round = round.get()),
        Next::Sign => tr(language, "conduct-step-sign"),
        Next::Signed => tr(language, "conduct-step-signed"),
    }
}

/// What it waits for, a line each, and that the file is to be carried on something else, too, while more comes.
pub fn about(sight: &Sight<'_>, next: &Next) -> Vec<String> {
    let language = sight.language();
    let mut lines = waits_for(sight, next);
    match next {
        Next::AskWords(..) | Next::CloseWords(_) | Next::Open(_) | Next::Publish(_) => {
            lines.push(tr(language, "conduct-carry-copy"));
        }
        Next::EnterVenues | Next::AwaitWords(..) | Next::Await(..) | Next::Sign | Next::Signed => {}
    }
    lines
}

fn waits_for(sight: &Sight<'_>, next: &Next) -> Vec<String> {
    let language = sight.language();
    match next {
        Next::EnterVenues => vec![tr(language, "conduct-step-enter-about")],
        Next::AskWords(ready, missing) => {
            let all = ready + missing.len();
            let ready = text!(language, "conduct-ready", ready = *ready, all = all);
            let missing = named(sight, "conduct-not-ready", missing);
            [Some(ready), missing].into_iter().flatten().collect()
        }
        Next::AwaitWords(missing, _) => {
            named(sight, "conduct-unopened", missing).into_iter().collect()
        }
        Next::CloseWords(unopened) => {
            named(sight, "conduct-unopened", unopened).into_iter().collect()
        }
        Next::Await(..) => vec![tr(language, "conduct-step-await-about")],
        Next::Open(_) | Next::Publish(_) | Next::Sign | Next::Signed => Vec::new(),
    }
}

/// These halls; by name where they are few. `None` of none.
pub fn named(sight: &Sight<'_>, key: &'static str, halls: &[VenueNo]) -> Option<String> {
    let (shown, more) = halls.split_at(halls.len().min(NAMED));
    let names = hall_names(sight, shown);
    let names = match more.len() {
        0 => names,
        more => text!(sight.language(), "conduct-and-more", names = names, more = more),
    };
    let count = halls.len();
    (count > 0).then(|| text!(sight.language(), key, count = count, halls = names))
}
