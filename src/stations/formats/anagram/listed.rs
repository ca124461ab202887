//! A sheet as it stands in a station's list.

use crate::domain::ids::PlayerId;
use crate::language::Language;
use crate::screens::formats::anagram::sheets::{GridCell, SheetSign};
use crate::stations::keying::{Listed, Place};

pub(super) fn listed(language: Language, cell: &GridCell, player: PlayerId, whose: &str) -> Listed {
    let missing =
        matches!(cell.state, SheetSign::Expected | SheetSign::Collected | SheetSign::Draft);
    Listed {
        path: Place::first(cell.round, Some(player)).path(),
        whose: whose.to_owned(),
        state: (cell.sign.to_owned(), cell.state.name(language)),
        tone: cell.tone,
        missing,
    }
}
