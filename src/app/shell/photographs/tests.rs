//! What is typed for the place of a picture.

use super::*;

#[test]
fn a_place_is_a_player_and_a_round_and_perhaps_the_back() {
    let place = |player, round, side| {
        Some((PlayerId::new(player).unwrap(), RoundNo::new(round).unwrap(), side))
    };
    assert_eq!(place_of("5-7"), place(5, 7, Side::Front));
    assert_eq!(place_of("12 - 3/2"), place(12, 3, Side::Back));
    for odd in ["", "5", "5-", "-7", "0-1", "5-7/3", "5-7-1", "Άννα-1"] {
        assert_eq!(place_of(odd), None, "{odd}");
    }
}
