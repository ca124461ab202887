//! How tiles lie, and how they are turned one after another.

use super::{Moment, Motion, Open, Round, RoundNo};
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::rules::Kind;
use crate::screens::formats::anagram::TileData;
use crate::screens::hall::FRAME_MS;

/// How long each tile takes to be revealed, in milliseconds.
const REVEAL_MS: i64 = 700;

/// How long a tile rises while it is turned, in milliseconds.
pub const RISE_MS: i64 = 250;

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

/// When the tile that was turned last was: it rises from then on.
pub fn rising(shown_at: Option<Moment>, now: Moment, tiles: usize) -> Option<Moment> {
    let shown_at = shown_at.filter(|at| at.session == now.session)?;
    let before = i64::try_from(revealed(Some(shown_at), now, tiles)).unwrap_or(0) - 1;
    Some(Moment { elapsed_ms: shown_at.elapsed_ms + before * REVEAL_MS, ..shown_at })
}

/// Milliseconds until the next tile is turned, or one that rises has risen further.
pub(super) fn turns_in_ms(shown_at: Option<Moment>, now: Moment, tiles: usize) -> Option<i64> {
    if rising(shown_at, now, tiles).is_some_and(|since| now.ms_since(since) < RISE_MS) {
        return Some(FRAME_MS);
    }
    let left = reveal_ends_ms(shown_at, now, tiles);
    (left > 0).then(|| left.rem_euclid(REVEAL_MS) + 1)
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
