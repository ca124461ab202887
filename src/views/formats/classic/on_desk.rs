//! The table that lies on the desk.

use super::Sight;
use crate::domain::formats::classic::state::Table;
use crate::views::desk::formats::classic::TableOnDesk;

/// The table on the desk and what is known of it.
pub fn on_desk<'a>(sight: &Sight<'a>) -> Option<(&'a TableOnDesk, &'a Table)> {
    let on_desk = sight.own().table.as_ref()?;
    Some((on_desk, sight.contest().game.table_at(on_desk.round, on_desk.table)?))
}
