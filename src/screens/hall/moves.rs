//! How a scene moves with time.

use std::ops::Range;

use super::Scenes;
use super::scene::{Hall, Scene, Stage, Step, StepState};
use crate::commands::Motion;
use crate::domain::clock::{Countdown, Moment};

/// How often what moves is painted, in milliseconds.
pub const FRAME_MS: i64 = 16;

/// Rows of the standings on one page.
pub const PAGE: usize = 10;

/// So few are no page of their own.
pub(super) const FEW: usize = 3;

/// How long a page stays, in milliseconds.
const PAGE_MS: i64 = 12_000;

/// How long one page gives way to the next, in milliseconds.
const FADE_MS: i64 = 200;

/// How long a step of the podium rises, in milliseconds.
pub const RISE_MS: i64 = 400;

/// How long a name comes up, in milliseconds.
pub const NAME_MS: i64 = 300;

/// How long the tiles fall for who won, in milliseconds.
pub const FALL_MS: i64 = 2_000;

/// Milliseconds until the scene moves by itself: the next second of its time, the next tile, the
/// next page; `None` when it does not.
pub fn moves_in_ms<F: Scenes>(hall: &Hall<F>, now: Moment) -> Option<u64> {
    let wait = match &hall.scene {
        Scene::Round(round) => F::moves_in_ms(round, now),
        Scene::Break { time, .. } => time_moves_in_ms(time, now),
        Scene::Standings { rows, since, .. } => {
            page_turns_in_ms(rows.len(), *since, hall.motion, now)
        }
        Scene::Ceremony { stage, since, .. } => {
            let lasts_ms = match stage {
                Stage::Podium(steps) => podium_moves_ms(steps),
                Stage::Opening | Stage::Page { .. } | Stage::Place { .. } => 0,
            };
            since.filter(|since| now.ms_since(*since) < lasts_ms).map(|_| FRAME_MS)
        }
        Scene::Welcome { .. }
        | Scene::Next { .. }
        | Scene::End { .. }
        | Scene::Message(_)
        | Scene::Black => None,
    };
    wait.and_then(|wait| u64::try_from(wait).ok())
}

/// How long the podium moves after a call.
fn podium_moves_ms(steps: &[Step]) -> i64 {
    match steps.iter().find(|step| step.is != StepState::ToCome) {
        Some(Step { place: 1, is: StepState::Called(_), .. }) => FALL_MS,
        Some(Step { is: StepState::Called(_), .. }) => NAME_MS,
        Some(_) | None => RISE_MS,
    }
}

/// Milliseconds until a time that is shown changes, once a second; `None` while it is held.
pub fn time_moves_in_ms(time: &Countdown, now: Moment) -> Option<i64> {
    let left = time.remaining_ms(now);
    (time.is_running() && left > 0).then(|| left.rem_euclid(1000) + 1)
}

/// How much of something that lasts so long has gone by: 1 where nothing moves.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of a movement")]
pub fn gone_by(since: Option<Moment>, now: Moment, lasts_ms: i64) -> f32 {
    let gone = since.map_or(lasts_ms, |since| now.ms_since(since));
    (gone as f32 / lasts_ms as f32).clamp(0.0, 1.0)
}

/// Which of so many rows stand on a page, from 0: ten, or on all pages alike where the last would have few.
pub fn rows_of_page(rows: usize, page: usize) -> Range<usize> {
    let pages = rows.div_ceil(PAGE);
    let alike = pages > 1 && (1..=FEW).contains(&(rows % PAGE));
    // The first has one more where it does not divide.
    let equally = |page: usize| (rows * page).div_ceil(pages);
    let begin = |page: usize| rows.min(if alike { equally(page) } else { page * PAGE });
    begin(page)..begin(page + 1)
}

/// Which page of so many rows is seen, from 0, of how many, and how far it has taken the place of
/// the one before, up to 1.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of a movement")]
pub fn page(
    rows: usize,
    since: Option<Moment>,
    motion: Motion,
    now: Moment,
) -> (usize, usize, f32) {
    let pages = rows.div_ceil(PAGE).max(1);
    let gone = open_for_ms(since, now);
    let on = usize::try_from(gone / PAGE_MS).unwrap_or(0);
    let turned = (gone % PAGE_MS) as f32 / FADE_MS as f32;
    let still = motion == Motion::Off || pages == 1 || on == 0;
    (on % pages, pages, if still { 1.0 } else { turned.min(1.0) })
}

fn open_for_ms(since: Option<Moment>, now: Moment) -> i64 {
    since.map_or(now.elapsed_ms, |since| now.ms_since(since)).max(0)
}

fn page_turns_in_ms(
    rows: usize,
    since: Option<Moment>,
    motion: Motion,
    now: Moment,
) -> Option<i64> {
    let (_, pages, turned) = page(rows, since, motion, now);
    let rest = PAGE_MS - open_for_ms(since, now) % PAGE_MS + 1;
    (pages > 1).then_some(if turned < 1.0 { FRAME_MS } else { rest })
}
