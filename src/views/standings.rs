//! Standings: ranks with the tie-break columns, why each row stands where it does, what makes them
//! provisional, a player's page with penalties and objections, signing.

mod shown_ui;
mod ui;

pub use ui::show;

pub use crate::screens::formats::anagram::standings::{
    Shown, StandingsData, as_table, doubt, where_settled,
};

use super::Sight;
use crate::screens::formats::anagram::standings::{Chosen, standings};

/// Standings as they are seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let desk = sight.desk;
    let chosen = Chosen { after: desk.standings_after, tab: desk.standings_tab, row: desk.row };
    standings(&sight.seen(), &chosen)
}
