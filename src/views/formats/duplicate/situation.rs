//! What can be asked of a game now.

use super::Sight;
use crate::commands::formats::OwnSituation;
use crate::commands::formats::duplicate::step::Step;
use crate::commands::formats::duplicate::{Entry, Keying, Situation as Own, When};
use crate::commands::{Pinned, Place, Situation};
use crate::domain::contest::Format as _;
use crate::domain::contest::decide::stood_on;
use crate::domain::formats::FormatName;
use crate::domain::formats::duplicate::game::{Cancelled, TurnNo};
use crate::domain::formats::duplicate::rack::has_triple;
use crate::domain::formats::duplicate::slip::{Check, KeyedSlip};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Closing, Origin, Stage, Turn};
use crate::views::Situated;
use crate::views::desk::formats::duplicate::At;

impl Situated for Duplicate {
    fn situation(sight: &Sight<'_>, common: Situation) -> Situation {
        let game = &sight.contest().game;
        let desk = sight.desk;
        let step = sight.step();
        let timed = game.timed_turn();
        let runs = timed.is_some_and(|(_, turn)| match turn.stage {
            Stage::Running(_) | Stage::Held(_) => true,
            Stage::Paused(..) | Stage::ToCome | Stage::Drawn | Stage::Over => false,
        });
        let does_something = match step {
            // The same letters again: nothing is to be typed.
            Step::TypeRack(_, count) => count == 0,
            Step::AddPlayers | Step::Signed => false,
            Step::Running(_) => desk.pinned != Pinned::Auto,
            Step::Start(turn) => sight.announced(turn).now.is_none(),
            _ => true,
        };
        Situation {
            format: FormatName::Duplicate,
            tiles_typed: desk.place == Place::Game
                && sight.to_type().is_some_and(|(of, _)| of == sight.turn_in_view()),
            before_draws: !game.has_begun_to_draw(),
            timed: timed.is_some(),
            time_correctable: timed.is_some(),
            running: runs,
            undoable: common.undoable && (timed.is_none() || !stood_on(sight.record)),
            unconfirmed: matches!(step, Step::ConfirmTime(_)),
            step_possible: does_something,
            objectionable: game.closed() > 0,
            own: OwnSituation { duplicate: own(sight, &step), ..common.own },
            ..common
        }
    }
}

fn own(sight: &Sight<'_>, step: &Step) -> Own {
    let game = &sight.contest().game;
    let desk = sight.desk;
    let here = |place| desk.place == place;
    let open = game.open_turn();
    let untimed = game.timed_turn().is_none();
    let drawn = open.filter(|(_, turn)| turn.stage == Stage::Drawn);
    let number = sight.turn_in_view();
    let turn = game.turn(number);
    let by_hand = |turn: &Turn| {
        turn.letters.as_ref().is_some_and(|letters| letters.origin != Origin::Digital)
    };
    let triple = |turn: &Turn| !turn.is_shown() && has_triple(&turn.rack());
    let first = game.turn(TurnNo::FIRST);
    let started = first.is_some_and(|first| first.is_shown() || first.has_begun());
    let closed = |turn: &Turn| turn.closing == Closing::Announced;
    let top = sight.top_turn();
    let candidates = top.is_some() && here(Place::Top);
    let best = |turn: TurnNo| sight.plays(turn).is_some();
    let of_top = matches!(step, Step::Settle(_) | Step::Announce(_) | Step::Call(_));
    // Once nothing of the top is left to be done, the same key leads on to Game.
    let of_game = matches!(
        step,
        Step::TypeRack(..) | Step::Draw(_) | Step::HallWord | Step::End(_) | Step::Sign
    ) && game.closed() > 0;
    let untold = || !super::sanctions::untold(sight).is_empty();
    let reason = !desk.text(Entry::Sanction.into()).trim().is_empty();
    slip(sight, Own::default())
        .with(When::ModeOpen, !started)
        .with(When::Undrawn, open.is_none() && untimed && game.ended.is_none())
        .with(When::NoTime, untimed)
        .with(When::Drawn, drawn.is_some())
        .with(When::Triple, drawn.is_some_and(|(_, turn)| triple(turn)))
        .with(When::ByHand, turn.is_some_and(by_hand))
        .with(
            When::Announcing,
            drawn.is_some_and(|(number, _)| sight.announced(number).now.is_some()),
        )
        .with(When::Cancellable, can_be_cancelled(sight, number))
        .with(When::IsCancelled, turn.is_some_and(|turn| turn.cancelled.is_some()))
        .with(When::WithoutPlay, can_be_without(sight, number))
        .with(When::NotEnded, game.ended.is_none())
        .with(When::Endable, open.is_none() && untimed && game.ended.is_none())
        .with(When::BestInGame, here(Place::Game) && best(number))
        .with(When::BestInTop, candidates && top.is_some_and(best))
        .with(When::Played, game.turns().any(|(_, turn)| closed(turn)))
        .with(When::PlaysSeen, candidates)
        .with(When::TopNext, here(Place::Top) && (of_top || of_game))
        .with(
            When::TopCorrectable,
            top.is_some_and(|top| game.turn(top).is_some_and(closed) && !game.next_has_begun(top)),
        )
        .with(When::ZerosUntold, here(Place::Sanctions) && untold())
        .with(When::SanctionReady, here(Place::Sanctions) && desk.row.is_some() && reason)
}

/// Whether a turn can be cancelled in one way or the other.
fn can_be_cancelled(sight: &Sight<'_>, number: TurnNo) -> bool {
    let game = &sight.contest().game;
    let Some(turn) = game.turn(number) else { return false };
    turn.cancelled.is_none()
        && turn.countdown().is_none()
        && ways_to_cancel(sight, number).next().is_some()
}

/// The ways in which a turn can be cancelled.
pub(in crate::views::formats::duplicate) fn ways_to_cancel(
    sight: &Sight<'_>,
    number: TurnNo,
) -> impl Iterator<Item = Cancelled> {
    let game = &sight.contest().game;
    let turn = game.turn(number);
    let closed = turn.is_some_and(Turn::is_closed);
    let last = game.closed() == number.get() || !closed;
    let back = turn.is_some_and(Turn::has_begun) && last && !game.next_has_begun(number);
    let score = closed.then_some(Cancelled::Score);
    score.into_iter().chain(back.then_some(Cancelled::TakenBack))
}

/// Whether a turn can be declared to be without a correct play.
fn can_be_without(sight: &Sight<'_>, number: TurnNo) -> bool {
    let game = &sight.contest().game;
    let open = |turn: &Turn| {
        turn.is_over() && turn.cancelled.is_none() && !matches!(turn.closing, Closing::NoPlay(_))
    };
    game.turn(number).is_some_and(open) && !game.next_has_begun(number)
}

fn slip(sight: &Sight<'_>, before: Own) -> Own {
    let game = &sight.contest().game;
    let here = sight.desk.place == Place::Slips;
    let before = before.with(When::Keyable, here && game.turns().any(|(_, turn)| turn.is_over()));
    let Some(slip) = sight.own().slip.as_ref().filter(|_| here) else { return before };
    let keyed = slip.player.and_then(|player| game.slip_at(slip.turn, player));
    let person = &sight.desk.person;
    let by_other = |keyed: &KeyedSlip| {
        let first = keyed.versions.last();
        keyed.check == Check::None && !first.is_some_and(|first| first.by.is_named_as(person))
    };
    let free = keyed.is_some_and(|(_, keyed)| by_other(keyed));
    let first = slip.keying == Keying::First;
    before
        .with(When::SlipOpen, true)
        .with(When::SlipUnkeyed, slip.player.is_some() && keyed.is_none())
        .with(When::SlipKeyed, free && first)
        .with(When::SlipUnchecked, free && first && !super::slips::is_changed(sight))
        .with(When::Taken, slip.at == At::Offered && super::slips::is_placed(sight))
        .with(When::Offered, slip.at == At::Offered && !super::slips::offered(sight).is_empty())
}
