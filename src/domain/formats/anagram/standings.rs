//! Standings (§7): totals, ranks, the reason for each, and what makes them provisional.
//!
//! Nothing here is stored. The [`Board`] keeps the sheets judged, so that one more event costs only
//! the sheets that it touches; [`standings`] adds up and ranks.

mod board;
mod criteria;
mod doubt;
mod figures;
mod progress;
mod rank;

pub use board::Board;
pub use criteria::Criterion;
pub use doubt::Doubt;
pub use figures::{Figures, Find, Made, Ratio, counts, figures};
pub use progress::{ranks, totals};
pub use rank::{Row, Standings, Status, is_void, standings};
