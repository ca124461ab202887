//! Which events of this format are one action, and in which order.

use super::super::command::Brought;
use super::super::event::Event as D;
use super::super::game::{Cancelled, Hand, TurnNo};
use super::super::take_in;
use super::super::{Contest, Event};
use super::time::noted;
use crate::domain::clock::Moment;
use crate::domain::ids::PlayerId;

/// Whether these events may follow the first of their action, the game being as it was before it.
pub fn follows(before: &Contest, first: &D, rest: &[&Event]) -> bool {
    match first {
        D::TopCorrected { turn, .. }
        | D::NoPlay { turn, .. }
        | D::TurnCancelled { turn, how: Cancelled::TakenBack, .. } => {
            voids_the_next(before, *turn, rest)
        }
        D::AlertReached { .. } | D::TurnEnded { .. } => {
            rest.iter().all(|event| matches!(event, Event::Own(event) if is_of_time(event)))
        }
        D::RaisedSet { turn, player, .. } => is_their_slip(before, (*turn, *player), rest),
        D::SlipsTakenIn { from } => !rest.is_empty() && is_taken_in(before, from, rest),
        _ => rest.is_empty(),
    }
}

/// Whether with a hand just the slip that was in it is keyed, or corrected.
fn is_their_slip(before: &Contest, of: (TurnNo, PlayerId), rest: &[&Event]) -> bool {
    match rest {
        [] => true,
        [Event::Own(D::SlipKeyed { player: Some(player), turn, .. })] => (*turn, *player) == of,
        [Event::Own(D::SlipRevised { slip, .. })] => {
            before.game.slip_at(of.0, of.1).is_some_and(|(first, _)| first == *slip)
        }
        _ => false,
    }
}

/// Whether just the rack of the next turn is voided, where it has one that this makes void: a top that was
/// announced and is another, a turn that is taken back.
fn voids_the_next(before: &Contest, turn: TurnNo, rest: &[&Event]) -> bool {
    let next = turn.next();
    let drawn = before.game.turn(next).is_some_and(|next| next.letters.is_some());
    match rest {
        [] => !drawn,
        [Event::Own(D::RackVoided { turn: voided, .. })] => drawn && *voided == next,
        _ => false,
    }
}

/// Whether what the time brings is all that it had brought by then; so is what it does not bring.
pub fn is_all_that_is_due(before: &Contest, first: &D, at: Moment, rest: &[&Event]) -> bool {
    !is_of_time(first) || noted(&before.game, at) == rest.len() + 1
}

fn is_of_time(event: &D) -> bool {
    matches!(event, D::AlertReached { .. } | D::TurnEnded { .. })
}

/// Whether taking in the slips that these events say would record just these.
fn is_taken_in(before: &Contest, from: &str, rest: &[&Event]) -> bool {
    let mut slips = Vec::new();
    let mut hand = Hand::Raised;
    for event in rest {
        match event {
            Event::Own(D::SlipsCollected { hand: said, .. }) => hand = *said,
            Event::Own(D::SlipKeyed { player: Some(player), turn, written, .. }) => {
                let (player, turn, written) = (*player, *turn, written.clone());
                slips.push(Brought { player, turn, hand, written });
                hand = Hand::Raised;
            }
            _ => return false,
        }
    }
    let made = take_in::events(before, from.to_owned(), slips);
    made.into_iter().skip(1).map(Event::Own).eq(rest.iter().copied().cloned())
}
