//! What a round gave a player, as a table of points shows it (§§6, 8).

use super::board::Board;
use super::line::is_void;
use super::row::{Row, Status};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::Grade;
use crate::domain::formats::anagram::sheet::{Lateness, SheetState};
use crate::domain::ids::{PlayerId, RoundNo};

/// What a round gave a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scored {
    /// The round was not played.
    NotPlayed,
    /// The player took no part in it.
    Out,
    /// The sheet was late.
    Late,
    /// The round was voided.
    Void,
    /// No sheet was handed in.
    NotHandedIn,
    /// It is not keyed yet.
    Missing,
    /// So many points, and a word or a second keying waits to be settled.
    Open(i32),
    /// So many points.
    Points(i32),
}

/// The last round of who left, or the one in which they were expelled.
pub fn until(contest: &Contest, row: &Row) -> Option<RoundNo> {
    let penalties = contest.common.penalties_of(row.player);
    let of = |kind| penalties.filter(|one| one.kind == kind).map(|one| one.round).min();
    match row.status {
        Status::Ranked => None,
        Status::Withdrawn => {
            contest.common.players.get(&row.player).map(|player| player.span.to_round)
        }
        Status::ExpelledFromRest => of(PenaltyKind::ExpelledFromRest),
        Status::Expelled => of(PenaltyKind::Expelled),
    }
}

/// Whether a player took no part in a round: nothing of theirs is there, or it is of a round after an expulsion from
/// the rest.
pub fn took_no_part(contest: &Contest, round: RoundNo, player: PlayerId) -> bool {
    let out = contest.common.expelled_from_rest_after(player).is_some_and(|last| round > last);
    let there = contest.common.players.get(&player).is_some_and(|who| who.span.contains(round));
    out || match contest.sheet_state(round, player) {
        SheetState::NotExpected => true,
        SheetState::NotHandedIn => !there,
        SheetState::Expected | SheetState::Collected | SheetState::Keyed | SheetState::Checked => {
            false
        }
    }
}

/// What a round gave a player, as much as it adds to their total.
pub fn scored(contest: &Contest, board: &Board, round: RoundNo, player: PlayerId) -> Scored {
    let anagram = &contest.game;
    if !anagram.is_played(round) {
        return Scored::NotPlayed;
    }
    let grade = board.grade(round, player);
    let points = grade.map_or(0, Grade::total);
    match contest.sheet_state(round, player) {
        _ if took_no_part(contest, round, player) => Scored::Out,
        SheetState::NotHandedIn => Scored::NotHandedIn,
        _ if anagram.place(round, player).lateness == Lateness::Late => Scored::Late,
        _ if is_void(contest, round, player) => Scored::Void,
        SheetState::Expected | SheetState::Collected => Scored::Missing,
        // Nobody settles any more what whoever is out of the competition wrote.
        _ if contest.common.is_expelled(player) => Scored::Points(points),
        _ if grade.is_some_and(|grade| grade.undecided > 0) => Scored::Open(points),
        _ if anagram.is_unsettled(round, player) => Scored::Open(points),
        SheetState::Keyed | SheetState::Checked | SheetState::NotExpected => Scored::Points(points),
    }
}
