//! The hall's window: scenes as data, made from the competition, and their paint.
//!
//! The data of a scene never holds what is not meant for the hall: no letter that was not shown, no
//! seed, no sheet. Its time is a countdown that the painter reads against the present moment, so it
//! goes on when the console is hidden.

mod paint;
mod scene;

pub use paint::{miniature, show};
pub use scene::{
    Hall, PhaseOfTime, REVEAL_MS, Scene, StandingsRow, hall, laid_out, moves_in_ms, phase,
    reveal_ends_ms, revealed, reveals,
};

pub(in crate::views) use scene::shown_at;
