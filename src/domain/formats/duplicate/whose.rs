//! Whose slip of which turn each event of a history is about, as it was when it happened.

use super::Recorded;
use super::event::Event as D;
use super::slip::SlipId;
use crate::domain::contest::whose::{SheetPlace, SheetPlaces};

/// The places of the slips of a whole history, undone actions too.
pub fn places(log: &[Recorded]) -> SheetPlaces {
    SheetPlaces::of(log, about)
}

/// Which slip an event is about, and where it stands from then on when the event says so.
fn about(event: &D) -> Option<(SlipId, Option<SheetPlace>)> {
    match *event {
        D::SlipKeyed { slip, player, turn: round, .. } => {
            Some((slip, Some(SheetPlace { player, round })))
        }
        D::SlipMoved { slip, player, turn: round } => {
            Some((slip, Some(SheetPlace { player: Some(player), round })))
        }
        D::SlipRevised { slip, .. }
        | D::SlipKeyedAgain { slip, .. }
        | D::KeyingsSettled { slip, .. }
        | D::SlipChecked { slip }
        | D::OutcomeSet { slip, .. }
        | D::OutcomeLifted { slip, .. } => Some((slip, None)),
        _ => None,
    }
}
