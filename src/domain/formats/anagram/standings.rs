//! Standings (§7): totals, ranks, the reason for each, and what makes them provisional.
//!
//! Nothing here is stored. The [`Board`] keeps the sheets judged, the players' sums and what is open, so
//! that one more event costs only what it touches; [`standings`] ranks.

mod board;
mod criteria;
mod doubt;
mod figures;
mod line;
mod mark;
mod progress;
mod rank;
mod row;

pub use board::Board;
pub use doubt::Doubt;
pub use figures::{Figures, Find, Made, Ratio, counts, figures};
pub use line::is_void;
pub use mark::{Mark, mark};
pub use progress::{ranks, totals};
pub use rank::{Standings, standings};
pub use row::{Criterion, Row, Status};
