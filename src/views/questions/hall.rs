//! Questions about what the hall sees: a message, a ceremony before the signing.

use crate::commands::{Entry, Pinned, UserCommand};
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::views::asked::Answer;
use crate::views::{AskedOf as Asked, OwnViews, Sight, projector};

fn of_hall<F: OwnViews>(sight: &Sight<'_, F>, line: &'static str, scene: Pinned) -> Asked<F> {
    Asked {
        lines: vec![tr(sight.language(), line)],
        ..Asked::new(Office::Anybody, Ok(Answer::User(UserCommand::Pin(scene))))
    }
}

/// A message for the hall.
pub fn message<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let typed = sight.desk.text(Entry::Message).to_owned();
    Asked {
        fields: vec![(Entry::Message, "console-message")],
        filled: vec![(Entry::Message, String::new())],
        ..of_hall(sight, "dialog-message", Pinned::Message(typed))
    }
}

/// Begin the ceremony of a competition that is not signed.
pub fn ceremony<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    of_hall(sight, "projector-ceremony-unsigned", Pinned::Ceremony(projector::called(sight)))
}
