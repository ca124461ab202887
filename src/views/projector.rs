//! The hall's window: its paint, and what the console offers for it. What it shows is
//! [`screens::hall`](crate::screens::hall)'s: the painter reads a scene's time against the present
//! moment, so it goes on when the console is hidden.

mod acts;
mod between;
mod canvas;
mod ceremony;
mod end;
mod naming;
mod ornament;
mod paint;
mod podium;
mod standings;
mod welcome;

pub use acts::{
    acts, ceremony_goes_on, for_hall, goes_on_at, is_begun, issue, latest_standings, pinned, scenes,
};
pub use canvas::Canvas;
pub(in crate::views) use canvas::{Names, Place, SMALLEST};
pub use paint::{Painted, miniature, show};

pub use crate::screens::hall::{calls_before, coming, has_page, moves_in_ms, page_filled, steps};

use super::Sight;
use super::desk::{AfterSigning, Desk};
use crate::commands::Pinned;
use crate::domain::contest::Format;
use crate::language::Sentences;
use crate::screens::hall::{self, Chosen, Hall, Scenes};
use crate::screens::name::zone_ms;

/// Whether calls are to come that tell the hall who won: a ceremony that is not at its end. Who shows the hall the standings tells
/// everybody.
pub fn calls_to_come<F: Format>(sight: &Sight<'_, F>) -> bool {
    let told = matches!(sight.desk.pinned, Pinned::Standings(_));
    !told && sight.after_signing() == Some(AfterSigning::Ceremony)
}

/// What was chosen for the hall, at a time of the wall's clock.
pub fn chosen(desk: &Desk, wall_ms: i64, calls_to_come: bool) -> Chosen<'_> {
    Chosen {
        pinned: &desk.pinned,
        since: desk.pinned_at,
        look: desk.settings.hall_look,
        motion: desk.settings.motion,
        leaders: desk.settings.hall_leaders,
        zone_ms: zone_ms(wall_ms),
        calls_to_come,
    }
}

/// What the hall sees.
pub fn hall<F: Scenes + Sentences>(sight: &Sight<'_, F>) -> Hall<F> {
    let chosen = chosen(sight.desk, sight.now.wall_ms, calls_to_come(sight));
    let language = sight.contest().game.public_language(sight.desk.speech());
    hall::hall(&sight.open, language, &chosen)
}
