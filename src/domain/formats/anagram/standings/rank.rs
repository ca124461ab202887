//! Totals and ranks after a round, and why each row stands where it does.

use std::collections::BTreeMap;

use super::board::Board;
use super::criteria::{chain, separate};
use super::doubt::Doubt;
use super::row::{Row, Status};
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, Tally};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::{Lateness, SheetState};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Written;

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// After which round.
    pub after: RoundNo,
    /// In order of rank, then number; the expelled last.
    pub rows: Vec<Row>,
    /// What makes them provisional; none when they are not.
    pub doubts: Vec<Doubt>,
}

impl Standings {
    /// Whether anything may still change them.
    pub fn is_provisional(&self) -> bool {
        !self.doubts.is_empty()
    }

    /// A player's row.
    pub fn row(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|row| row.player == player)
    }
}

/// Whether nothing on this place's sheet counts: it was late, or the round was voided (§6). A
/// round's penalties count from that round on, whatever the player's state.
pub fn is_void(contest: &Contest, round: RoundNo, player: PlayerId) -> bool {
    contest.game.place(round, player).lateness == Lateness::Late
        || contest
            .common
            .penalties_of(player)
            .any(|penalty| penalty.round == round && penalty.kind == PenaltyKind::VoidRound)
}

/// The standings after round `after`: rounds up to it, rulings and objections as they stand,
/// penalties of rounds up to it, "expelled" always (§7).
pub fn standings(contest: &Contest, board: &Board, after: RoundNo, drafts: &[Draft]) -> Standings {
    let mut rows: Vec<Row> =
        contest.common.players.keys().map(|&player| row(contest, board, after, player)).collect();
    let chain = chain(contest.game.rules().tie_break());
    // By number first: the sort is stable, so a full tie stands in order of number.
    rows.sort_by(|a, b| {
        let expelled = |row: &Row| row.status == Status::Expelled;
        expelled(a).cmp(&expelled(b)).then_with(|| {
            if expelled(a) {
                return std::cmp::Ordering::Equal;
            }
            separate(chain.clone(), a, b).map_or(std::cmp::Ordering::Equal, |(_, order)| order)
        })
    });
    let mut above: Option<Row> = None;
    for (place, row) in (1_u32..).zip(&mut rows) {
        if row.status == Status::Expelled {
            continue;
        }
        row.rank = Some(place);
        if let Some(above) = &above {
            match separate(chain.clone(), above, row) {
                Some((criterion, _)) => row.decided_by = Some(criterion),
                None => row.rank = above.rank,
            }
        }
        above = Some(row.clone());
    }
    Standings { after, rows, doubts: doubts(contest, board, after, drafts) }
}

fn row(contest: &Contest, board: &Board, after: RoundNo, player: PlayerId) -> Row {
    let mut row = Row {
        rank: None,
        player,
        status: status(contest, after, player),
        total: 0,
        deductions: deductions(contest, after, player),
        invalid_points: 0,
        tally: Tally::default(),
        decided_by: None,
        rounds: Vec::new(),
    };
    for round in all_rounds() {
        let played = contest.game.is_played(round);
        if round > after || !played {
            row.rounds.push(None);
            continue;
        }
        let grade = counting_grade(contest, board, after, (round, player));
        row.rounds.push(Some(grade.map_or(0, Grade::total)));
        if let Some(grade) = grade {
            row.total += i64::from(grade.total());
            row.invalid_points += grade.invalid.points.unsigned_abs();
            row.tally.valid_7 += grade.tally.valid_7;
            row.tally.valid_6 += grade.tally.valid_6;
            row.tally.valid_5 += grade.tally.valid_5;
            row.tally.valid_4 += grade.tally.valid_4;
            row.tally.valid_high += grade.tally.valid_high;
        }
    }
    row.total = row.total.saturating_sub(row.deductions);
    row
}

/// The last round that counts of a player expelled from the rest, by penalties up to `after`.
fn out_after(contest: &Contest, after: RoundNo, player: PlayerId) -> Option<RoundNo> {
    contest.common.expelled_from_rest_after(player).filter(|&last| last <= after)
}

/// The grade of a sheet that counts: not void, and of a round before the player was out.
fn counting_grade<'a>(
    contest: &Contest,
    board: &'a Board,
    after: RoundNo,
    (round, player): (RoundNo, PlayerId),
) -> Option<&'a Grade> {
    let out = out_after(contest, after, player).is_some_and(|last| round > last);
    let counts = round <= after && !out && !is_void(contest, round, player);
    board.grade(round, player).filter(|_| counts)
}

fn status(contest: &Contest, after: RoundNo, player: PlayerId) -> Status {
    if contest.common.is_expelled(player) {
        Status::Expelled
    } else if out_after(contest, after, player).is_some() {
        Status::ExpelledFromRest
    } else if contest.common.players.get(&player).is_some_and(|player| player.span.to_round < after)
    {
        Status::Withdrawn
    } else {
        Status::Ranked
    }
}

pub(super) fn deductions(contest: &Contest, after: RoundNo, player: PlayerId) -> i64 {
    let of_rounds = contest.common.penalties_of(player).filter(|penalty| penalty.round <= after);
    of_rounds.fold(0, |sum: i64, penalty| match penalty.kind {
        PenaltyKind::Deduction { points } => sum.saturating_add(i64::from(points)),
        PenaltyKind::Recommendation
        | PenaltyKind::Reprimand
        | PenaltyKind::VoidRound
        | PenaltyKind::ExpelledFromRest
        | PenaltyKind::Expelled => sum,
    })
}

fn doubts(contest: &Contest, board: &Board, after: RoundNo, drafts: &[Draft]) -> Vec<Doubt> {
    let mut doubts = undecided(contest, board, after);
    let played = contest.game.rounds().filter(|(_, round)| round.is_played());
    for (round, _) in played.filter(|&(round, _)| round <= after) {
        for &player in contest.common.players.keys() {
            doubts.extend(doubt_at(contest, round, player));
        }
    }
    for (sheet, keyed) in contest.game.sheets() {
        let round = keyed.round;
        let played = contest.game.is_played(round);
        if keyed.player.is_none() && round <= after && played && contest.game.counts(keyed) {
            doubts.push(Doubt::Unassigned { sheet, round });
        }
    }
    let drafts = drafts.iter().copied().filter(|draft| draft.round <= after);
    doubts.extend(drafts.map(Doubt::Draft));
    let pending = contest.common.objections.iter().filter(|objection| objection.decided.is_none());
    doubts.extend(
        pending.map(|pending| Doubt::Objection { objection: pending.id, player: pending.player }),
    );
    doubts
}

/// What is open about one place of a played round.
fn doubt_at(contest: &Contest, round: RoundNo, player: PlayerId) -> Option<Doubt> {
    match contest.sheet_state(round, player) {
        SheetState::Expected | SheetState::Collected => Some(Doubt::Missing { player, round }),
        SheetState::NotExpected | SheetState::NotHandedIn | SheetState::Checked => None,
        // Nothing on it counts, so nothing on it has to be settled.
        SheetState::Keyed if contest.common.is_out(player, round) => None,
        SheetState::Keyed if is_void(contest, round, player) => None,
        SheetState::Keyed if contest.game.is_unsettled(round, player) => {
            Some(Doubt::Unsettled { player, round })
        }
        SheetState::Keyed => (contest.common.double_keying == DoubleKeying::Required)
            .then_some(Doubt::Unchecked { player, round }),
    }
}

/// Undecided words by round, then word; those on sheets that do not count are none (§6).
fn undecided(contest: &Contest, board: &Board, after: RoundNo) -> Vec<Doubt> {
    let mut found: BTreeMap<(RoundNo, Written), Vec<PlayerId>> = BTreeMap::new();
    for (round, player, grade) in board.grades() {
        if grade.undecided == 0
            || contest.common.is_expelled(player)
            || counting_grade(contest, board, after, (round, player)).is_none()
        {
            continue;
        }
        for word in grade.words.iter().filter(|word| word.verdict.is_undecided()) {
            let players = found.entry((round, word.written.clone())).or_default();
            if players.last() != Some(&player) {
                players.push(player);
            }
        }
    }
    let doubts = found.into_iter();
    doubts.map(|((round, written), players)| Doubt::Undecided { written, round, players }).collect()
}
