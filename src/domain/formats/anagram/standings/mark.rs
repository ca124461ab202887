//! What stands in a table of points where a sheet gave none (§6).

use super::board::Board;
use super::line::is_void;
use crate::domain::contest::penalty::{Penalty, PenaltyKind};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::Grade;
use crate::domain::formats::anagram::sheet::SheetState;
use crate::domain::ids::{PlayerId, RoundNo};

/// Why a player's place in a played round shows something other than the points of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Not there: not yet, no longer, or out.
    Absent,
    /// The sheet came late and counts nothing.
    Late,
    /// The round was declared void.
    Void,
    /// There is no sheet, and it was said so.
    NotHandedIn,
    /// Not keyed yet, or a word waits for a ruling.
    Open,
}

/// The mark of a place; `None` where the points of a sheet stand alone.
pub fn mark(contest: &Contest, board: &Board, round: RoundNo, player: PlayerId) -> Option<Mark> {
    let common = &contest.common;
    let voids =
        |penalty: &Penalty| penalty.round == round && penalty.kind == PenaltyKind::VoidRound;
    let out = common.expelled_from_rest_after(player).is_some_and(|last| round > last);
    match contest.sheet_state(round, player) {
        _ if common.penalties_of(player).any(voids) => Some(Mark::Void),
        SheetState::NotExpected => Some(Mark::Absent),
        _ if out => Some(Mark::Absent),
        SheetState::NotHandedIn => Some(Mark::NotHandedIn),
        _ if is_void(contest, round, player) => Some(Mark::Late),
        SheetState::Expected | SheetState::Collected => Some(Mark::Open),
        SheetState::Keyed | SheetState::Checked => {
            let waits = |grade: &Grade| grade.undecided > 0;
            board.grade(round, player).is_some_and(waits).then_some(Mark::Open)
        }
    }
}
