//! The large button of Game: what it does next, in words.

use crate::commands::formats::duplicate::step::Step;
use crate::commands::formats::duplicate::{Called, EndWhy, TurnNo};
use crate::commands::{Pinned, Place, UserCommand};
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::turn::Turn;
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::text;
use crate::views::formats::duplicate::Sight;
use crate::views::own::step_of_signing;
use crate::views::{name, projector};

/// The large button.
pub(super) fn next_step(sight: &Sight<'_>, step: &Step, unseen: Option<&String>) -> Act {
    let language = sight.language();
    let seen = sight.seen();
    // Without players nothing can be drawn: the button leads to where they are added.
    if *step == Step::AddPlayers {
        return seen.act(UserCommand::Go(Place::Competition)).named(label(sight, step));
    }
    let act = seen.act(UserCommand::NextStep);
    if let Pinned::Ceremony(at) = sight.desk.pinned {
        let act = act.named(projector::coming(&sight.open, language, at.called));
        return Act { enabled: true, ..act };
    }
    if unseen.is_some() {
        return act.named(tr(language, "places-step-show-time"));
    }
    if sight.top_goes_on().is_some() {
        return act.named(tr(language, "places-step-tell-on"));
    }
    if let Step::Start(turn) = step
        && sight.announced(*turn).now.is_some()
    {
        return act.named(tr(language, "places-step-announcing"));
    }
    act.named(label(sight, step))
}

/// What the next step is called.
pub(in crate::views::formats::duplicate) fn label(sight: &Sight<'_>, step: &Step) -> String {
    let language = sight.language();
    let of = |key: &'static str, turn: &TurnNo| text!(language, key, turn = turn.get());
    match step {
        Step::AddPlayers => tr(language, "places-step-players"),
        Step::HallWord => tr(language, "places-step-hall-word"),
        Step::Draw(turn) => of("places-step-draw", turn),
        Step::TypeRack(turn, count) => {
            text!(language, "places-step-type", turn = turn.get(), count = *count)
        }
        Step::Show(_) => tr(language, "places-step-show"),
        Step::Start(_) => tr(language, "places-step-start"),
        Step::Running(_) => tr(language, "places-step-running"),
        Step::ConfirmTime(turn) => {
            let time = sight.contest().game.turn(*turn).and_then(Turn::countdown);
            let left = time.map_or(0, |time| time.remaining_ms(sight.now));
            text!(language, "places-step-confirm", left = name::clock(left))
        }
        Step::Resume(_) => tr(language, "places-step-resume"),
        Step::Collect(turn, players) => {
            let common = &sight.contest().common;
            let there = in_game(common, *turn);
            // Once some are in, the button takes those that are left.
            let rest = players.len() < there.len();
            let key = if rest { "places-step-collect-rest" } else { "places-step-collect" };
            text!(language, key, turn = turn.get(), count = players.len())
        }
        Step::Settle(turn) => of("places-step-settle", turn),
        Step::Announce(turn) => {
            let game = &sight.contest().game;
            let top = game.turn(*turn).and_then(|turn| turn.top.as_ref());
            let play = top.map(|top| {
                format!("{} {}", position_text(top.named.position), top.named.word_text())
            });
            text!(language, "places-step-announce", play = play.unwrap_or_default())
        }
        Step::Call(Called::Equivalents(turn, page)) => {
            let count = sight.equivalents(*turn).len();
            text!(language, "places-step-equivalents", count = count, page = page + 1)
        }
        Step::Call(Called::Best(_)) => tr(language, "places-step-best"),
        Step::Call(Called::Late(turn)) => of("places-step-late", turn),
        Step::Call(Called::LastTurn) => tr(language, "commands-call-last-turn"),
        Step::End(why) => text!(language, "places-step-end", why = end(language, *why)),
        Step::Sign => step_of_signing(sight, "places-step-sign"),
        Step::Signed => tr(language, "places-step-signed"),
    }
}

/// Why a game ends, in a few words.
pub(in crate::views::formats::duplicate) fn end(language: Language, why: EndWhy) -> String {
    let key = match why {
        EndWhy::NoLetters => "events-end-no-letters",
        EndWhy::OneKind => "events-end-one-kind",
        EndWhy::NoPlayLeft => "events-end-no-play-left",
        EndWhy::LastTurn => "events-end-last-turn",
        EndWhy::LastLetters => "events-end-last-letters",
        EndWhy::Stopped => "events-end-stopped",
    };
    tr(language, key)
}
