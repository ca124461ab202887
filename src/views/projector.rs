//! The hall's window: its paint, and what the console offers for it. What it shows is
//! [`screens::hall`](crate::screens::hall)'s: the painter reads a scene's time against the present
//! moment, so it goes on when the console is hidden.

mod acts;
mod canvas;
mod paint;

pub use acts::{acts, pinned, scenes};
pub use paint::{miniature, show};

pub use crate::screens::formats::anagram::hall::{
    Hall, RoundScene, Scene, is_graded, last_graded, played_now, reveal_ends_ms, reveals,
};
pub use crate::screens::hall::{moves_in_ms, steps};

use super::Sight;
use crate::screens::hall::{self, Chosen};

/// What the hall sees.
#[must_use]
pub fn hall(sight: &Sight<'_>) -> Hall {
    let desk = sight.desk;
    let (look, motion) = (desk.settings.hall_look, desk.settings.motion);
    let chosen = Chosen { pinned: &desk.pinned, since: desk.pinned_at, look, motion };
    hall::hall(&sight.open, desk.language, &chosen)
}
