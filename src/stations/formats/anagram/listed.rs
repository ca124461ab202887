//! A sheet as it stands in a station's list.

use crate::domain::ids::PlayerId;
use crate::language::Language;
use crate::screens::formats::anagram::sheets::{GridCell, SheetSign};
use crate::stations::keying::{Listed, Place, Turn};

pub(super) fn listed(language: Language, cell: &GridCell, player: PlayerId, whose: &str) -> Listed {
    let missing =
        matches!(cell.state, SheetSign::Expected | SheetSign::Collected | SheetSign::Draft);
    // What differs is where it is settled.
    let turn = if cell.state == SheetSign::Unsettled { Turn::Settle } else { Turn::First };
    Listed {
        path: Place { round: cell.round, player: Some(player), turn }.path(),
        whose: whose.to_owned(),
        state: (cell.sign.to_owned(), cell.state.name(language)),
        tone: cell.tone,
        missing,
    }
}
