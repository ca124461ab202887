//! A sheet as it stands in a station's list.

use crate::domain::formats::anagram::sheet::SheetState;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::screens::formats::anagram::Open;
use crate::screens::formats::anagram::sheets::{GridCell, SheetSign};
use crate::stations::keying::{Listed, Place, Turn};

/// How far a sheet is, in the words of stations: what is taken in still waits to be keyed.
fn name_of(language: Language, state: SheetSign) -> String {
    match state {
        SheetSign::Collected => tr(language, "sheets-taken-in"),
        state => state.name(language),
    }
}

/// The same on its page, where it is taken in.
pub(super) fn taken_in(
    open: &Open<'_>,
    language: Language,
    place: Place,
) -> Option<(String, Tone)> {
    let state = open.contest().sheet_state(place.round, place.player?);
    let said = || format!("◐ {}", name_of(language, SheetSign::Collected));
    (state == SheetState::Collected).then(|| (said(), Tone::Open))
}

pub(super) fn listed(language: Language, cell: &GridCell, player: PlayerId, whose: &str) -> Listed {
    let missing =
        matches!(cell.state, SheetSign::Expected | SheetSign::Collected | SheetSign::Draft);
    // What differs is where it is settled.
    let settles = matches!(cell.state, SheetSign::Unsettled | SheetSign::Twice);
    let turn = if settles { Turn::Settle } else { Turn::First };
    Listed {
        path: Place { round: cell.round, player: Some(player), turn }.path(),
        whose: whose.to_owned(),
        state: (cell.sign.to_owned(), name_of(language, cell.state)),
        tone: cell.tone,
        missing,
    }
}
