//! The order in which sheets are worked through.

use crate::domain::ids::{PlayerId, RoundNo};

/// Of these places the others in the order after this one. Whoever is done with one stays in its round; whoever leaves
/// one as it is goes on through all, from the last to the first.
pub(super) fn following(
    places: &[(RoundNo, PlayerId)],
    after: Option<(RoundNo, PlayerId)>,
) -> Vec<(RoundNo, PlayerId)> {
    let Some((round, player)) = after else { return places.to_vec() };
    let is_left = places.contains(&(round, player));
    let others = places.iter().copied().filter(|&place| place != (round, player));
    let mut others: Vec<_> = others.collect();
    others.sort_by_key(|place| match (place.0 == round, *place > (round, player)) {
        (_, later) if is_left => u8::from(!later),
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    });
    others
}

/// The first of them; this place itself where there is no other.
pub(super) fn after(
    places: &[(RoundNo, PlayerId)],
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    following(places, after).first().or_else(|| places.first()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With one sheet left of a round, those of the others were never reached.
    #[test]
    fn every_other_place_is_reached_once() {
        let at = |(round, player)| {
            (RoundNo::new(round).expect("a round"), PlayerId::new(player).expect("a player"))
        };
        let places = [(1, 2), (1, 7), (2, 1), (2, 3), (3, 1)].map(at);
        let all = |from| following(&places, Some(at(from)));
        assert_eq!(following(&places, None), places);
        assert_eq!(all((1, 5)), [(1, 7), (1, 2), (2, 1), (2, 3), (3, 1)].map(at));
        assert_eq!(all((2, 2)), [(2, 3), (2, 1), (1, 2), (1, 7), (3, 1)].map(at));
        // One that is left as it is, is the last again.
        assert_eq!(all((2, 1)), [(2, 3), (3, 1), (1, 2), (1, 7)].map(at));
        assert_eq!(all((3, 1)), [(1, 2), (1, 7), (2, 1), (2, 3)].map(at));
        assert_eq!(after(&places[..1], Some(at((1, 2)))), Some(at((1, 2))), "there is no other");
        assert_eq!(after(&[], Some(at((1, 2)))), None);
    }
}
