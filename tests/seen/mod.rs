//! What is seen of games on boards, as data: racks as they are announced, the hall's scenes, and what the
//! console's places say.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod evening;
mod hall;
mod places;
mod rack;
mod tables;
mod verdicts;

use eforos::domain::board::{Board, Rack};
use eforos::domain::clock::Moment;
use eforos::domain::formats::duplicate::notation::tiles;
use eforos::domain::formats::duplicate::{Game, Rules};
use eforos::language::Language;
use eforos::screens::formats::duplicate::hall::Turned;

use crate::print::duplicate::turn;

pub const RO: Language = Language::Romanian;

pub fn rack(text: &str) -> Rack {
    tiles(text).unwrap().into_iter().collect()
}

pub fn at(elapsed_ms: i64) -> Moment {
    Moment { session: 1, elapsed_ms, wall_ms: 1_795_000_000_000 + elapsed_ms }
}

/// A turn of a game, for its scenes.
pub fn turned<'a>(game: &'a Game, board: &'a Board, number: u8) -> Turned<'a> {
    let own = &game.turns[usize::from(number) - 1];
    let before = usize::from(number).checked_sub(2).and_then(|before| game.turns[before].laid());
    Turned {
        rules: &game.rules,
        turn: turn(number),
        board,
        before,
        rack: (&own.leftover, &own.drawn),
        last: None,
        language: RO,
    }
}

pub fn rules() -> Rules {
    Rules::ro_duplicate_2007()
}
