//! Whose sheet of which round each event of a history is about, as it was when it happened.

use super::event::Event as A;
use super::refusal::Refusal;
use super::{Contest, Recorded, Rejection};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};

pub use crate::domain::contest::whose::{SheetPlace, SheetPlaces};

/// Whether somebody may be given a sheet of a round: not before they came, nor after they left (§5). No law, for a document from
/// elsewhere may have such a sheet, which is warned of.
///
/// # Errors
/// [`Refusal::NotThere`].
pub fn may_have_a_sheet(
    contest: &Contest,
    round: RoundNo,
    player: PlayerId,
) -> Result<(), Rejection> {
    let out = contest.common.players.get(&player).is_some_and(|it| !it.span.contains(round));
    if out { Err(Rejection::Own(Refusal::NotThere { player, round })) } else { Ok(()) }
}

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
