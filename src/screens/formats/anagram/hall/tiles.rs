//! How tiles lie, and how they are turned one after another.

use super::{Moment, Motion, Open, Round, RoundNo};
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::rules::Kind;
use crate::screens::formats::anagram::TileData;

/// How long each tile takes to be revealed, in milliseconds.
pub const REVEAL_MS: i64 = 700;

/// The tiles in the order drawn.
pub(super) fn tiles(open: &Open<'_>, round: &Round) -> Vec<TileData> {
    let rules = open.contest().game.rules();
    round.letters().iter().map(|&letter| TileData::of(rules, letter)).collect()
}

/// When the first tile of a round's present draw was shown; nothing where nothing may move: then
/// every tile is shown at once.
pub fn shown_at(open: &Open<'_>, number: RoundNo, motion: Motion) -> Option<Moment> {
    if motion == Motion::Off {
        return None;
    }
    let is_it = |event: &Event| matches!(event, Event::Own(AnagramEvent::LettersShown { round }) if *round == number);
    open.record.log().iter().rev().find(|recorded| is_it(&recorded.event)).map(|found| found.at)
}

/// How many tiles are face up so long after the first was shown; all when that was before a restart
/// of the program.
pub fn revealed(shown_at: Option<Moment>, now: Moment, tiles: usize) -> usize {
    let Some(shown_at) = shown_at.filter(|at| at.session == now.session) else { return tiles };
    let turned = now.ms_since(shown_at).max(0) / REVEAL_MS + 1;
    usize::try_from(turned).unwrap_or(tiles).min(tiles)
}

/// Milliseconds until every tile is face up; 0 when they are.
pub fn reveal_ends_ms(shown_at: Option<Moment>, now: Moment, tiles: usize) -> i64 {
    let Some(shown_at) = shown_at.filter(|at| at.session == now.session) else { return 0 };
    let whole = REVEAL_MS * i64::try_from(tiles).unwrap_or(0);
    (whole - now.ms_since(shown_at)).max(0)
}

/// Tiles as they lie: the consonants' group, then the vowels', each in the order drawn, those not
/// revealed face down.
pub fn laid_out(tiles: &[TileData], revealed: usize) -> Vec<TileData> {
    let turned = tiles.iter().enumerate();
    let turned = turned.map(|(at, tile)| if at < revealed { *tile } else { tile.face_down() });
    let (vowels, mut laid): (Vec<_>, Vec<_>) = turned.partition(|tile| tile.kind == Kind::Vowel);
    laid.extend(vowels);
    laid
}
