//! How a scene moves with time.

use super::Scenes;
use super::scene::{Hall, Scene};
use crate::commands::Motion;
use crate::domain::clock::{Countdown, Moment, Phase};

/// How often the last seconds are painted, in milliseconds.
const SMOOTH_MS: i64 = 50;

/// Rows of the standings on one page.
pub const PAGE: usize = 8;

/// How long a page stays, in milliseconds.
const PAGE_MS: i64 = 8_000;

/// Milliseconds until the scene moves by itself: the next second of its time, the next tile, the
/// next page; `None` when it does not.
pub fn moves_in_ms<F: Scenes>(hall: &Hall<F>, now: Moment) -> Option<u64> {
    let wait = match &hall.scene {
        Scene::Round(round) => F::moves_in_ms(round, hall.motion, now),
        Scene::Break { time, alerts_ms, .. } => time_moves_in_ms(time, alerts_ms, hall.motion, now),
        Scene::Standings { rows, since, .. } => page_turns_in_ms(rows.len(), *since, now),
        Scene::Welcome { .. }
        | Scene::Next { .. }
        | Scene::Ceremony { .. }
        | Scene::Message(_)
        | Scene::Black => None,
    };
    wait.and_then(|wait| u64::try_from(wait).ok())
}

/// Milliseconds until a time that is shown changes; `None` while it is held.
pub fn time_moves_in_ms(
    time: &Countdown,
    alerts_ms: &[i64],
    motion: Motion,
    now: Moment,
) -> Option<i64> {
    let left = time.remaining_ms(now);
    let step = match Phase::at(left, alerts_ms) {
        Phase::Last if motion == Motion::On => SMOOTH_MS,
        Phase::Calm | Phase::First | Phase::Last | Phase::Over => 1000,
    };
    (time.is_running() && left > 0).then(|| left.rem_euclid(step) + 1)
}

/// Which page of so many rows is seen, from 0, and of how many.
pub fn page(rows: usize, since: Option<Moment>, now: Moment) -> (usize, usize) {
    let pages = rows.div_ceil(PAGE).max(1);
    let gone = since.map_or(now.elapsed_ms, |since| now.ms_since(since)).max(0);
    (usize::try_from(gone / PAGE_MS).unwrap_or(0) % pages, pages)
}

fn page_turns_in_ms(rows: usize, since: Option<Moment>, now: Moment) -> Option<i64> {
    let gone = since.map_or(now.elapsed_ms, |since| now.ms_since(since)).max(0);
    (rows > PAGE).then(|| PAGE_MS - gone % PAGE_MS + 1)
}
