//! The order that a round is paired from: drawn, or that of the standings.

use super::competition::Competition;
use super::standings::Standings;
use crate::domain::contest::chance::Generator;
use crate::domain::contest::seed::{Key, Seed};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};

const KEY_TAG: &[u8] = b"eforos-pairing-1 key";
const BLOCK_TAG: &[u8] = b"eforos-pairing-1 block";

/// What drawn orders are derived from: the seed and the hall's word, under a tag of their own.
pub fn key(seed: &Seed, hall: &str) -> Key {
    seed.key_of(KEY_TAG, hall)
}

/// The numbers that an order is drawn by.
pub fn generator(key: &Key, round: RoundNo, attempt: Attempt) -> Generator<'_> {
    Generator::new(BLOCK_TAG, key, round, attempt)
}

/// Players by number, shuffled: from the last place to the second, the one there and the one at a drawn place
/// up to it change places. Without numbers the order stays.
pub fn drawn(mut players: Vec<PlayerId>, generator: Option<&mut Generator<'_>>) -> Vec<PlayerId> {
    players.sort_unstable();
    if let Some(generator) = generator {
        for last in (1..players.len()).rev() {
            players.swap(last, generator.below(last + 1));
        }
    }
    players
}

/// Who plays in a round: there, not out before it, not absent.
pub fn to_be_paired(competition: &Competition, round: RoundNo) -> Vec<PlayerId> {
    let absent = competition.rounds.get(&round).map_or(&[][..], |round| &round.absent);
    let there = competition.players.iter().filter(|entrant| {
        competition.is_there(entrant, round) && !absent.contains(&entrant.player.id)
    });
    let mut players: Vec<PlayerId> = there.map(|entrant| entrant.player.id).collect();
    players.sort_unstable();
    players
}

/// The order of the standings, equal ranks by number, of those to be paired.
pub fn by_standings(standings: &Standings, players: &[PlayerId]) -> Vec<PlayerId> {
    let rows = standings.rows.iter().map(|row| row.player);
    rows.filter(|player| players.contains(player)).collect()
}
