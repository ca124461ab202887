//! The facts of players' reports. What all of them share is worked out once.

use std::collections::BTreeMap;

use super::{PlayerReport, RoundLine};
use crate::domain::contest::Format as _;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Board, Standings, Status, standings};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::print::formats::anagram::graded::{GradedSheet, State};
use crate::print::formats::anagram::standing::doubts;

/// A round that counts, as every report needs it.
struct Played {
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
        let played: Vec<Played> = rounds
            .map(|round| Played {
                round,
                after: standings(contest, board, round, drafts),
                sheets: contest
                    .common
                    .players
                    .keys()
                    .filter_map(|&p| Some((p, GradedSheet::of(contest, board, round, p)?)))
                    .collect(),
            })
            .collect();
        // Penalties of rounds that were not played count in the end.
        let now = standings(contest, board, contest.game.last_round(), drafts);
        players.iter().filter_map(|&player| one(contest, &played, &now, player)).collect()
    }
}

fn one(
    contest: &Contest,
    played: &[Played],
    now: &Standings,
    player: PlayerId,
) -> Option<PlayerReport> {
    let who = contest.common.players.get(&player)?;
    let row = now.row(player)?;
    let penalties = contest.common.penalties.iter().filter(|penalty| penalty.player == player);
    let objections =
        contest.common.objections.iter().filter(|objection| objection.player == player);
    let ranked = !played.is_empty() && row.status != Status::Expelled;
    Some(PlayerReport {
        player: who.name.clone(),
        number: player.get(),
        club: who.club.clone(),
        rank: row.rank.filter(|_| ranked),
        players: contest.common.players.len(),
        status: row.status,
        total: row.total,
        deductions: row.deductions,
        rounds: played.iter().map(|played| line(played, player)).collect(),
        penalties: penalties.cloned().collect(),
        objections: objections.cloned().collect(),
        provisional: doubts(now),
    })
}

fn line(played: &Played, player: PlayerId) -> RoundLine {
    let sheet = played.sheets.get(&player);
    let counted = |sheet: &&GradedSheet| sheet.state != State::Missing;
    let better = |own: &GradedSheet| {
        let others = played.sheets.values().filter(counted);
        others.filter(|other| other.total() > own.total()).count()
    };
    let rank = |own| u32::try_from(better(own) + 1).unwrap_or(u32::MAX);
    let row = played.after.row(player);
    RoundLine {
        round: played.round.get(),
        rank_in_round: sheet.filter(counted).map(rank),
        sheet: sheet.cloned(),
        total_after: row.map_or(0, |row| row.total),
        rank_after: row.and_then(|row| row.rank),
    }
}
