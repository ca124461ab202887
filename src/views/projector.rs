//! The hall's window: scenes as data, made from the competition, and their paint.
//!
//! The data of a scene never holds what is not meant for the hall: no letter that was not shown, no
//! seed, no sheet. Its time is a countdown that the painter reads against the present moment, so it
//! goes on when the console is hidden.

mod acts;
mod canvas;
mod ceremony;
mod data;
mod paint;
mod review;
mod scene;

pub use acts::{acts, pinned, scenes};
pub use ceremony::steps;
pub use data::{hall, played_now};
pub use paint::{miniature, show};
pub use review::{is_graded, last_graded};
pub use scene::{
    Called, Hall, REVEAL_MS, Scene, StandingsRow, laid_out, moves_in_ms, page, reveal_ends_ms,
    revealed, reveals,
};

pub(in crate::views) use data::shown_at;
