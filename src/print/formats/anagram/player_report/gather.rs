//! The facts of players' reports. What all of them share is worked out once.

use std::collections::BTreeMap;

use super::{PlayerReport, RoundLine};
use crate::domain::contest::Format as _;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{
    Board, Standings, Status, standings, standings_then,
};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::print::formats::anagram::final_sheet::{breaks, late};
use crate::print::formats::anagram::graded::{GradedSheet, tile};
use crate::print::formats::anagram::standing::{Row, doubts, rows};
use crate::print::layout::shape::Tile;

/// A round that counts, as every report needs it.
struct Played {
    letters: Vec<Tile>,
    best: Option<i32>,
    median: i64,
    round: RoundNo,
    after: Standings,
    sheets: BTreeMap<PlayerId, GradedSheet>,
}

impl PlayerReport {
    /// The reports of these players, in order; a player who is not there has none.
    pub fn of(
        contest: &Contest,
        board: &Board,
        drafts: &[Draft],
        players: &[PlayerId],
    ) -> Vec<Self> {
        let rounds = all_rounds().filter(|&round| contest.game.is_played(round));
        let sheets = |round| -> BTreeMap<PlayerId, GradedSheet> {
            let players = contest.common.players.keys();
            let sheet = |&player| Some((player, GradedSheet::of(contest, board, round, player)?));
            players.filter_map(sheet).collect()
        };
        let played: Vec<Played> = rounds
            .map(|round| {
                let (after, sheets) =
                    (standings_then(contest, board, round, drafts), sheets(round));
                // The most points are those of somebody in the standings, as in every table.
                let counted = sheets.iter().filter(|(player, sheet)| {
                    sheet.counts() && !contest.common.is_expelled(**player)
                });
                let letters = contest.game.announced(round).into_iter().flat_map(|a| &a.letters);
                Played {
                    round,
                    letters: letters.map(|&letter| tile(&contest.game, letter)).collect(),
                    best: counted.map(|(_, sheet)| sheet.total()).max(),
                    median: median(&after),
                    after,
                    sheets,
                }
            })
            .collect();
        // Penalties of rounds that were not played count in the end.
        let now = standings(contest, board, contest.game.last_round(), drafts);
        let rows = rows(contest, board, &now);
        let shared = Shared { contest, played: &played, now: &now, rows: &rows };
        players.iter().filter_map(|&player| shared.one(player)).collect()
    }
}

/// Among so many a middle says something.
const LEAST_OF_MEDIAN: usize = 5;

/// Twice the total in the middle of all who have a rank: of an even number the two in the middle, added up.
fn median(standings: &Standings) -> i64 {
    let ranked = standings.rows.iter().filter(|row| row.rank.is_some());
    let mut totals: Vec<i64> = ranked.map(|row| row.total).collect();
    totals.sort_unstable();
    let [lower, upper] = [totals.len().saturating_sub(1) / 2, totals.len() / 2]
        .map(|at| totals.get(at).copied().unwrap_or_default());
    lower + upper
}

/// What all reports are made of.
struct Shared<'a> {
    contest: &'a Contest,
    played: &'a [Played],
    now: &'a Standings,
    rows: &'a [Row],
}

impl Shared<'_> {
    fn one(&self, player: PlayerId) -> Option<PlayerReport> {
        let Self { contest, played, now, rows } = *self;
        let who = contest.common.players.get(&player)?;
        let place = rows.iter().position(|row| row.standing.player == player)?;
        let row = rows.get(place)?;
        let penalties = contest.common.penalties.iter().filter(|one| one.player == player);
        let objections = contest.common.objections.iter().filter(|one| one.player == player);
        let late = late(contest).filter(|(of, _)| *of == player).map(|(_, round)| round);
        let ranked = !played.is_empty() && row.standing.status != Status::Expelled;
        let neighbour = |place: Option<usize>| place.and_then(|place| rows.get(place)).cloned();
        let first = now.rows.first().map(|row| row.player);
        let total = |played: &Played| {
            first.and_then(|first| played.after.row(first)).map_or(0, |row| row.total)
        };
        Some(PlayerReport {
            player: who.name.clone(),
            number: player.get(),
            code: None,
            club: who.club.clone(),
            rank: row.standing.rank.filter(|_| ranked),
            players: now.rows.iter().filter(|row| row.rank.is_some()).count(),
            row: row.clone(),
            above: neighbour(place.checked_sub(1)),
            below: neighbour(place.checked_add(1)),
            total: row.standing.total,
            deductions: row.standing.deductions,
            leader: played.iter().map(total).collect(),
            // Among a few the middle is one of the lines that are there already.
            median: match now.rows.iter().filter(|row| row.rank.is_some()).count() {
                0..LEAST_OF_MEDIAN => Vec::new(),
                _ => played.iter().map(|played| played.median).collect(),
            },
            breaks: breaks(contest),
            rounds: played.iter().map(|played| line(played, player)).collect(),
            penalties: penalties.cloned().collect(),
            late: late.collect(),
            objections: objections.cloned().collect(),
            signed: contest.common.signed_issue(),
            provisional: doubts(now),
        })
    }
}

fn line(played: &Played, player: PlayerId) -> RoundLine {
    let sheet = played.sheets.get(&player);
    // Of those in the standings after the round, as the round's record ranks.
    let is_in = |player| {
        let row = played.after.row(player);
        row.is_some_and(|row| row.status != Status::Expelled)
    };
    let better = |own: &GradedSheet| {
        let others = played.sheets.iter().filter(|(other, sheet)| sheet.counts() && is_in(**other));
        others.filter(|(_, other)| other.total() > own.total()).count()
    };
    let rank = |own| u32::try_from(better(own) + 1).unwrap_or(u32::MAX);
    let row = played.after.row(player);
    RoundLine {
        round: played.round.get(),
        letters: played.letters.clone(),
        best: played.best,
        rank_in_round: sheet.filter(|sheet| sheet.counts() && is_in(player)).map(rank),
        sheet: sheet.cloned(),
        total_after: row.map_or(0, |row| row.total),
        rank_after: row.and_then(|row| row.rank),
    }
}
