//! The large button of Rounds: what it does next, in words.

use crate::commands::formats::classic::step::Step;
use crate::commands::{Pinned, Place, UserCommand};
use crate::language::tr;
use crate::screens::Act;
use crate::text;
use crate::views::formats::classic::Sight;
use crate::views::own::step_of_signing;
use crate::views::{name, projector};

/// The large button.
pub(in crate::views::formats::classic) fn next_step(sight: &Sight<'_>, step: &Step) -> Act {
    let language = sight.language();
    let seen = sight.seen();
    let label = label(sight, step);
    match step {
        // Without players nobody can be brought to a table: the button leads to where they are added.
        Step::AddPlayers => seen.act(UserCommand::Go(Place::Competition)).named(label),
        Step::Ceremony => match sight.desk.pinned {
            Pinned::Ceremony(at) => {
                let coming = projector::coming(&sight.open, language, at.called);
                seen.act(UserCommand::CallNext).named(coming)
            }
            _ => seen.act(UserCommand::Ceremony).named(label),
        },
        _ => match sight.desk.pinned {
            Pinned::Ceremony(at) => {
                let coming = projector::coming(&sight.open, language, at.called);
                let act = seen.act(UserCommand::NextStep).named(coming);
                Act { enabled: true, ..act }
            }
            _ => seen.act(UserCommand::NextStep).named(label),
        },
    }
}

/// What the next step is called.
fn label(sight: &Sight<'_>, step: &Step) -> String {
    let language = sight.language();
    match step {
        Step::AddPlayers => tr(language, "meeting-step-players"),
        Step::HallWord => tr(language, "meeting-step-hall-word"),
        Step::Pair(round) if sight.own().finding == Some(*round) => {
            text!(language, "meeting-step-finding", round = round.get())
        }
        Step::Pair(round) if sight.averages() => {
            text!(language, "meeting-step-draw", round = round.get())
        }
        Step::Pair(round) => text!(language, "meeting-step-pair", round = round.get()),
        Step::TypePairing(round) => text!(language, "meeting-step-type", round = round.get()),
        Step::Show(round) => text!(language, "meeting-step-show", round = round.get()),
        Step::Start(round) => text!(language, "meeting-step-start", round = round.get()),
        Step::ConfirmTime(_) => {
            let clock = sight.contest().game.round_clock.as_ref();
            let left = clock.map_or(0, |clock| clock.countdown.remaining_ms(sight.now));
            text!(language, "meeting-step-confirm", left = name::clock(left))
        }
        Step::ConfirmTable(_, table) => {
            text!(language, "meeting-step-confirm-table", table = table.to_string())
        }
        Step::Resume(_) => tr(language, "meeting-step-resume"),
        Step::Results(round, tables) => {
            let table = tables.first().map(ToString::to_string).unwrap_or_default();
            let count = tables.len();
            text!(
                language,
                "meeting-step-results",
                round = round.get(),
                table = table,
                count = count
            )
        }
        Step::EndClock(_) => tr(language, "meeting-step-end-clock"),
        Step::Sign => step_of_signing(sight, "meeting-step-sign"),
        Step::Ceremony => projector::ceremony_goes_on(sight)
            .unwrap_or_else(|| tr(language, "meeting-step-ceremony")),
    }
}
