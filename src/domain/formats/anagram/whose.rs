//! Whose sheet of which round each event of a history is about, as it was when it happened.

use super::Recorded;
use super::event::Event as A;
use crate::domain::ids::SheetId;

pub use crate::domain::contest::whose::{SheetPlace, SheetPlaces};

/// The places of the sheets of a whole history, undone actions too.
pub fn places(log: &[Recorded]) -> SheetPlaces {
    SheetPlaces::of(log, about)
}

/// Which sheet an event is about, and where it stands from then on when the event says so.
fn about(event: &A) -> Option<(SheetId, Option<SheetPlace>)> {
    match *event {
        A::SheetKeyed { sheet, player, round, .. } => {
            Some((sheet, Some(SheetPlace { player, round })))
        }
        A::SheetMoved { sheet, player, round } => {
            Some((sheet, Some(SheetPlace { player: Some(player), round })))
        }
        A::SheetRevised { sheet, .. }
        | A::SheetKeyedAgain { sheet, .. }
        | A::KeyingsSettled { sheet, .. }
        | A::SheetChecked { sheet }
        | A::SettledUnreadable { sheet, .. } => Some((sheet, None)),
        _ => None,
    }
}
