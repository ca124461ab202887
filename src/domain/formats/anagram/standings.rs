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
mod row;

pub use board::Board;
pub use doubt::Doubt;
pub use figures::{Figures, Find, Made, Ratio, counts, figures};
pub use progress::{ranks, totals};
pub use rank::{Standings, is_void, standings};
pub use row::{Criterion, Row, Status};
