//! Questions about what the hall sees: a message, a ceremony before the signing.

use crate::commands::{CeremonyAt, CeremonyFrom, Entry, Pinned, Question, UserCommand};
use crate::domain::contest::Openness;
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Enter};
use crate::views::options::options;
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

/// Show the hall something else in place of the letters and the time of what is played.
pub fn show_instead<F: OwnViews>(sight: &Sight<'_, F>, scene: &Pinned) -> Asked<F> {
    Asked { enter: Enter::No, ..of_hall(sight, "projector-instead", scene.clone()) }
}

/// Show the hall standings that tell who won before the ceremony does.
pub fn show_before_calls<F: OwnViews>(sight: &Sight<'_, F>, scene: &Pinned) -> Asked<F> {
    Asked { enter: Enter::No, ..of_hall(sight, "projector-instead-of-calls", scene.clone()) }
}

/// Begin the ceremony of a competition that is not signed.
pub fn ceremony<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let scene = Pinned::Ceremony(projector::goes_on_at(sight));
    let mut asked = of_hall(sight, "projector-ceremony-unsigned", scene);
    let left = left_to_do(sight);
    asked.enter = if left.is_some() { Enter::No } else { Enter::Yes };
    asked.lines.extend(left);
    asked
}

/// How much is left to be done before anybody signs what a ceremony would call; nothing where all of it is done.
fn left_to_do<F: OwnViews>(sight: &Sight<'_, F>) -> Option<String> {
    let count = F::hindrances(sight).len();
    let left = || text!(sight.language(), "rounds-step-hindered", count = count);
    (count > 0).then(|| format!("▲ {}", left()))
}

/// Begin the ceremony at a place, or go on at it: which, and whom the hall hears of first.
pub fn ceremony_from<F: OwnViews>(sight: &Sight<'_, F>, from: CeremonyFrom) -> Asked<F> {
    let language = sight.language();
    let typed = sight.desk.text(Entry::FromPlace).trim().parse().ok().filter(|&place| place > 0);
    let place = match from {
        CeremonyFrom::Last => Some(u32::MAX),
        CeremonyFrom::Tenth => Some(10),
        CeremonyFrom::Third => Some(3),
        CeremonyFrom::Typed => typed,
    };
    let passed = place.map(|place| projector::calls_before(&sight.open, place));
    let first = passed.map(|passed| {
        let first = projector::coming(&sight.open, language, passed);
        text!(language, "projector-ceremony-first", first = first)
    });
    let signed = sight.contest().common.openness == Openness::Signed;
    let unsigned = (!signed).then(|| tr(language, "projector-ceremony-unsigned"));
    let left = (!signed).then(|| left_to_do(sight)).flatten();
    let enter = if left.is_some() { Enter::No } else { Enter::Yes };
    let all = CeremonyFrom::ALL;
    let choices =
        options(sight, "projector-ceremony-from", all, from, Question::CeremonyFrom, |one| {
            let key = match one {
                CeremonyFrom::Last => "projector-ceremony-from-last",
                CeremonyFrom::Tenth => "projector-ceremony-from-tenth",
                CeremonyFrom::Third => "projector-ceremony-from-third",
                CeremonyFrom::Typed => "projector-ceremony-from-typed",
            };
            tr(language, key)
        });
    let typed = from == CeremonyFrom::Typed;
    let scene = passed.map(|from| Pinned::Ceremony(CeremonyAt { from, called: from }));
    let answer = scene.map(|scene| Answer::User(UserCommand::Pin(scene)));
    let no_place = || tr(language, "projector-ceremony-no-place");
    Asked {
        title: Some(tr(language, "commands-ceremony-from")),
        enter,
        lines: unsigned.into_iter().chain(left).chain(first).collect(),
        choices: vec![choices],
        fields: typed
            .then_some((Entry::FromPlace, "projector-ceremony-place"))
            .into_iter()
            .collect(),
        ..Asked::new(Office::Anybody, answer.ok_or_else(no_place))
    }
}
