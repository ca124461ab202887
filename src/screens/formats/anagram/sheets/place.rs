//! The order in which sheets are worked through.

use crate::domain::ids::{PlayerId, RoundNo};

/// Of these places the one after this: of the same round before any other.
pub(super) fn after(
    places: &[(RoundNo, PlayerId)],
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    let Some((round, player)) = after else { return places.first().copied() };
    let of_round = |place: &&(RoundNo, PlayerId)| place.0 == round;
    let later = places.iter().filter(of_round).find(|place| place.1 > player);
    later.or_else(|| places.iter().find(of_round)).or_else(|| places.first()).copied()
}
