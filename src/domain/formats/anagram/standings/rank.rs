//! Totals and ranks after a round, and why each row stands where it does.

use super::board::Board;
use super::criteria::{chain, place, separate};
use super::doubt::Doubt;
use super::line::Line;
use super::row::{Criterion, Row, Status};
use crate::domain::contest::draft::Draft;
use crate::domain::contest::penalty::{Penalty, PenaltyKind};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{PlayerId, RoundNo};

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

/// The standings after round `after`: rounds up to it, rulings and objections as they stand,
/// penalties of rounds up to it, "expelled" always; who arrives after it is not in them yet (§7).
pub fn standings(contest: &Contest, board: &Board, after: RoundNo, drafts: &[Draft]) -> Standings {
    ranked(contest, board, after, |_| true, drafts)
}

/// The standings after a round as they would be had nothing followed it: "expelled" and objections of later rounds left
/// out.
pub fn standings_then(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    drafts: &[Draft],
) -> Standings {
    ranked(contest, board, after, |round| round <= after, drafts)
}

/// `is_known` says of which rounds penalties and objections count.
fn ranked(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    is_known: impl Fn(RoundNo) -> bool,
    drafts: &[Draft],
) -> Standings {
    let lines = board.lines().filter(|&(player, line)| has_arrived(contest, after, player, line));
    // By number, so a full tie stands in order of number.
    let mut rows: Vec<Row> = lines
        .map(|(player, line)| row(line, after, player, status(contest, after, player, &is_known)))
        .collect();
    in_order(&mut rows, &chain(contest.game.rules().tie_break()));
    Standings { after, rows, doubts: doubts(contest, board, after, &is_known, drafts) }
}

/// Puts rows in the order of a chain of criteria, the expelled last, and gives each its rank, shared on a full tie, and
/// what separates it from the one above. Rows that nothing separates stay in the order in which they came.
fn in_order(rows: &mut [Row], chain: &(impl Iterator<Item = Criterion> + Clone)) {
    rows.sort_by_cached_key(|row| height(chain, row));
    let ranked = rows.partition_point(|row| row.status != Status::Expelled);
    for (above, place) in (0..ranked).zip(1_u32..) {
        let (before, here) = rows.split_at_mut(above);
        let Some(row) = here.first_mut() else { break };
        (row.rank, row.decided_by) = (Some(place), None);
        if let Some(above) = before.last() {
            match separate(chain.clone(), above, row) {
                Some((criterion, _)) => row.decided_by = Some(criterion),
                None => row.rank = above.rank,
            }
        }
    }
}

/// Where a row stands by a chain of criteria, the expelled last: the less, the higher.
pub(super) fn height(
    chain: &(impl Iterator<Item = Criterion> + Clone),
    row: &Row,
) -> (bool, [i64; 7]) {
    let expelled = row.status == Status::Expelled;
    (expelled, if expelled { [0; 7] } else { place(chain.clone(), row) })
}

/// Whether a player is there by the end of a round, or already has anything that counts.
fn has_arrived(contest: &Contest, after: RoundNo, player: PlayerId, line: &Line) -> bool {
    let span = contest.common.players.get(&player).map(|player| player.span);
    span.is_none_or(|span| span.from_round <= after) || !line.by(after).is_nothing()
}

fn row(line: &Line, after: RoundNo, player: PlayerId, status: Status) -> Row {
    let sums = line.by(after);
    Row {
        rank: None,
        player,
        status,
        total: sums.total(),
        deductions: sums.deductions,
        invalid_points: sums.invalid_points,
        tally: sums.tally,
        decided_by: None,
        rounds: line.scores(after).into(),
    }
}

fn status(
    contest: &Contest,
    after: RoundNo,
    player: PlayerId,
    is_known: impl Fn(RoundNo) -> bool,
) -> Status {
    let known = || contest.common.penalties_of(player).filter(|penalty| is_known(penalty.round));
    let is_out =
        |penalty: &Penalty| penalty.kind == PenaltyKind::ExpelledFromRest && penalty.round <= after;
    if known().any(|penalty| penalty.kind == PenaltyKind::Expelled) {
        Status::Expelled
    } else if known().any(is_out) {
        Status::ExpelledFromRest
    } else if contest.common.players.get(&player).is_some_and(|player| player.span.to_round < after)
    {
        Status::Withdrawn
    } else {
        Status::Ranked
    }
}

fn doubts(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    is_known: impl Fn(RoundNo) -> bool,
    drafts: &[Draft],
) -> Vec<Doubt> {
    let mut doubts: Vec<Doubt> = board.undecided(after).collect();
    doubts.extend(board.doubts(after).cloned());
    let played = all_rounds().filter(|&round| round <= after && contest.game.is_played(round));
    let nameless = played.flat_map(|round| contest.game.nameless(round));
    let mut nameless: Vec<_> = nameless.map(|(sheet, keyed)| (sheet, keyed.round)).collect();
    nameless.sort_unstable();
    doubts.extend(nameless.into_iter().map(|(sheet, round)| Doubt::Unassigned { sheet, round }));
    let drafts = contest.common.open_drafts(drafts).iter().copied();
    let drafts = drafts.filter(|draft| draft.round <= after);
    doubts.extend(drafts.map(Doubt::Draft));
    let known = contest.common.objections.iter().filter(|it| is_known(it.about.round()));
    let pending = known.filter(|objection| objection.decided.is_none());
    doubts.extend(
        pending.map(|pending| Doubt::Objection { objection: pending.id, player: pending.player }),
    );
    doubts
}
