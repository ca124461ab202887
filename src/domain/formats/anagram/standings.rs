//! Standings (§7): totals, ranks, the reason for each, and what makes them provisional.
//!
//! Nothing here is stored. The [`Board`] keeps the sheets judged, the players' sums and what is open, so
//! that one more event costs only what it touches; [`standings`] ranks.

mod board;
mod criteria;
mod doubt;
mod figures;
mod line;
mod merge;
mod progress;
mod rank;
mod row;
mod scored;

pub use board::Board;
pub use doubt::Doubt;
pub use figures::{Figures, Find, Made, Ratio, figures, is_told};
pub use line::{counts, deductions, is_void};
pub use merge::{MergedRow, joint_row, joint_table, merged};
pub use progress::{ranks, totals};
pub use rank::{Standings, standings, standings_then};
pub use row::{Criterion, Row, Status};
pub use scored::{Scored, scored, took_no_part, until};
