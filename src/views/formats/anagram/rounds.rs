//! Rounds: letters, time, the one large step, the sheets on the table, what the bags hold.

mod acts;
mod beside;
mod beside_ui;
mod clock;
mod clock_ui;
mod data;
mod in_view;
mod ready;
mod ready_ui;
mod side_ui;
mod size;
mod table_ui;
mod ui;
mod whole_ui;

pub use acts::{AT_HAND, Acts};
pub use beside::Beside;
pub use clock::ClockData;
pub use data::{HallCard, PutBack, RoundsData, Typing, data, later, step_now};
pub use in_view::{round_in_view, round_of_step};
pub use ready::Reopened;
pub use ui::show;

pub use crate::screens::formats::anagram::table::table_round;

use super::Sight;
use crate::domain::ids::PlayerId;
use crate::screens::formats::anagram::table;

/// The player whose number is typed, when the table has a sheet of theirs.
pub fn numbered(sight: &Sight<'_>) -> Option<PlayerId> {
    table::numbered(sight, &sight.desk.number)
}
