//! The players: names, clubs, strength.

use std::ops::Range;

use super::chance::Chance;
use super::hall::Hall;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::{Player, Span};

/// A simulated player.
pub(super) struct Actor {
    pub player: Player,
    /// In thousandths: how much of what a rack offers they would find in endless time.
    pub strength: u32,
}

/// Strength is the least and two throws of chance: most are of middling strength.
const LEAST_STRENGTH: u32 = 130;
const THROW: u32 = 370;

/// The players, in order of their numbers, there for all rounds up to `last`.
pub(super) fn actors(players: u16, hall: &Hall, chance: &Chance, last: RoundNo) -> Vec<Actor> {
    let mut people = people(hall);
    chance.of("people", &[]).shuffle(&mut people);
    let mut chosen: Vec<(&str, String)> =
        people.iter().cycle().take(usize::from(players)).cloned().collect();
    chosen.sort_unstable();
    let ids = (1..).map_while(PlayerId::new);
    let actors = ids.zip(chosen).map(|(id, (surname, given))| {
        let mut chance = chance.of("player", &[id.get()]);
        let span = Span { from_round: RoundNo::FIRST, to_round: last };
        let club = chance.pick(&hall.clubs).cloned().unwrap_or_default();
        let player = Player { id, name: format!("{given} {surname}"), club, span };
        let strength = LEAST_STRENGTH + chance.below(THROW) + chance.below(THROW);
        Actor { player, strength }
    });
    actors.collect()
}

/// Every surname with every given name that goes with it.
fn people(hall: &Hall) -> Vec<(&str, String)> {
    let surnames = hall.surnames.iter();
    let people = surnames.flat_map(|(of_a_man, of_a_woman)| {
        let men = hall.men.iter().map(move |given| (of_a_man.as_str(), given.clone()));
        men.chain(hall.women.iter().map(move |given| (of_a_woman.as_str(), given.clone())))
    });
    people.collect()
}

/// The strength that players may have.
pub(super) const STRENGTHS: Range<u32> = LEAST_STRENGTH..LEAST_STRENGTH + 2 * THROW - 1;
