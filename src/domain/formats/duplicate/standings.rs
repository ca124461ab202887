//! Who stands where: points of the turns, solos, what sanctions take off. Equal totals share a rank.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::game::TurnNo;
use super::judging::JudgedTurn;
use super::rules::Rules;
use crate::domain::contest::penalty::{PenaltyKind, PenaltyName};
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;

/// A sanction in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// On whom.
    pub player: PlayerId,
    /// In which turn, played or not.
    pub turn: TurnNo,
    /// What it is.
    pub kind: SanctionKind,
    /// Why; may be empty.
    pub reason: String,
}

/// What a sanction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanctionKind {
    /// A technical warning from the arbiter's hand.
    Technical,
    /// A disciplinary one.
    Disciplinary,
    /// Out after that turn, ranked and marked.
    ExpelledFromRest,
    /// Out after that turn, without a rank.
    Expelled,
}

impl SanctionKind {
    /// Every one.
    pub const ALL: [Self; 4] =
        [Self::Technical, Self::Disciplinary, Self::ExpelledFromRest, Self::Expelled];

    /// Whether it takes a player out of the game.
    pub const fn expels(self) -> bool {
        matches!(self, Self::ExpelledFromRest | Self::Expelled)
    }

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Technical => "technical",
            Self::Disciplinary => "disciplinary",
            Self::ExpelledFromRest => "expelled_from_rest",
            Self::Expelled => "expelled",
        }
    }

    /// The penalty that it is in a history.
    pub const fn penalty(self) -> PenaltyKind {
        match self {
            Self::Technical => PenaltyKind::Technical,
            Self::Disciplinary => PenaltyKind::Disciplinary,
            Self::ExpelledFromRest => PenaltyKind::ExpelledFromRest,
            Self::Expelled => PenaltyKind::Expelled,
        }
    }

    /// The one that a penalty is here; `None` of the kinds that this format does not have.
    pub fn of(penalty: PenaltyName) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.penalty().parts().0 == penalty)
    }

    /// The technical and the disciplinary warnings that it is.
    pub const fn warnings(self) -> (u32, u32) {
        match self {
            Self::Technical => (1, 0),
            Self::Disciplinary => (0, 1),
            Self::ExpelledFromRest | Self::Expelled => (0, 0),
        }
    }
}

/// Whether a player was in the game in a turn: there, and not expelled before it.
pub fn is_in_game(player: &Player, turn: TurnNo, sanctions: &[Sanction]) -> bool {
    let is_out = |sanction: &Sanction| {
        sanction.kind.expels() && sanction.player == player.id && sanction.turn < turn
    };
    player.span.contains(turn) && !sanctions.iter().any(is_out)
}

/// The players who were in the game in a turn.
pub fn in_game(players: &[Player], turn: TurnNo, sanctions: &[Sanction]) -> BTreeSet<PlayerId> {
    let there = players.iter().filter(|player| is_in_game(player, turn, sanctions));
    there.map(|player| player.id).collect()
}

/// How a player ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Ranked.
    Ranked,
    /// Ranked, and not there to the last turn.
    Withdrawn,
    /// Ranked, and out after some turn.
    ExpelledFromRest,
    /// Without a rank.
    Expelled,
}

impl Status {
    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ranked => "ranked",
            Self::Withdrawn => "withdrawn",
            Self::ExpelledFromRest => "expelled_from_rest",
            Self::Expelled => "expelled",
        }
    }
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Shared on equal totals; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// How they ended.
    pub status: Status,
    /// Points of the turns and solos, without what is taken off.
    pub total: i64,
    /// Points of the turns.
    pub turn_points: u32,
    /// Points of the solos.
    pub solo_points: u32,
    /// Technical warnings, of slips and of the arbiter's hand.
    pub warnings: u32,
    /// Disciplinary ones.
    pub disciplinary: u32,
    /// What they cost.
    pub deductions: u32,
    /// Turns in which they had the top.
    pub tops: u32,
    /// Solos.
    pub solos: u32,
    /// Turns without points.
    pub zeros: u32,
    /// Turn points by the sum of the tops, in thousandths.
    pub per_mille: u32,
    /// The points of each turn with the solo; `None` where they were not in the game.
    pub turns: Vec<Option<u32>>,
}

/// The standings after the last of these turns, the first of which is turn 1, in order of rank.
pub fn standings(
    rules: &Rules,
    judged: &[JudgedTurn],
    players: &[Player],
    sanctions: &[Sanction],
) -> Vec<Row> {
    let top_total = judged.iter().map(|turn| turn.top_points).sum();
    let last = u8::try_from(judged.len()).ok().and_then(TurnNo::new).unwrap_or(TurnNo::FIRST);
    let row = |player| row(rules, judged, player, sanctions, top_total, last);
    let mut rows: Vec<Row> = players.iter().map(row).collect();
    rows.sort_by_key(|row| {
        (
            row.status == Status::Expelled,
            if row.status == Status::Expelled { 0 } else { -row.total },
            row.player,
        )
    });
    let mut before: Option<(i64, u32)> = None;
    for (place, row) in (1..).zip(rows.iter_mut().filter(|row| row.status != Status::Expelled)) {
        let rank = before.filter(|(total, _)| *total == row.total).map_or(place, |(_, rank)| rank);
        row.rank = Some(rank);
        before = Some((row.total, rank));
    }
    rows
}

fn row(
    rules: &Rules,
    judged: &[JudgedTurn],
    player: &Player,
    sanctions: &[Sanction],
    top_total: u32,
    last: TurnNo,
) -> Row {
    let own = || sanctions.iter().filter(|sanction| sanction.player == player.id);
    let count = |kind| {
        u32::try_from(own().filter(|sanction| sanction.kind == kind).count()).unwrap_or(u32::MAX)
    };
    let status = if count(SanctionKind::Expelled) > 0 {
        Status::Expelled
    } else if count(SanctionKind::ExpelledFromRest) > 0 {
        Status::ExpelledFromRest
    } else if player.span.to_round < last {
        Status::Withdrawn
    } else {
        Status::Ranked
    };
    let mut row = Row {
        rank: None,
        player: player.id,
        status,
        total: 0,
        turn_points: 0,
        solo_points: 0,
        warnings: count(SanctionKind::Technical),
        disciplinary: count(SanctionKind::Disciplinary),
        deductions: 0,
        tops: 0,
        solos: 0,
        zeros: 0,
        per_mille: 0,
        turns: Vec::with_capacity(judged.len()),
    };
    for turn in judged {
        let Some(slip) = turn.slips.get(&player.id) else {
            row.turns.push(None);
            continue;
        };
        let solo = turn.solo.filter(|(who, _)| *who == player.id).map_or(0, |(_, points)| points);
        row.turn_points += slip.points;
        row.solo_points += solo;
        row.warnings += slip.warnings;
        row.solos += u32::from(turn.solo.is_some_and(|(who, _)| who == player.id));
        row.tops += u32::from(turn.top_points > 0 && slip.points == turn.top_points);
        row.zeros += u32::from(turn.counts && slip.points == 0);
        row.turns.push(Some(slip.points + solo));
    }
    row.deductions = rules.warnings.deduction(row.warnings, row.disciplinary);
    row.total = i64::from(row.turn_points) + i64::from(row.solo_points) - i64::from(row.deductions);
    row.per_mille = per_mille(row.turn_points, top_total);
    row
}

/// Thousandths, rounded half up; 0 of nothing.
pub fn per_mille(points: u32, of: u32) -> u32 {
    let (points, of) = (u64::from(points), u64::from(of));
    let rounded = (2000 * points + of).checked_div(2 * of).unwrap_or_default();
    u32::try_from(rounded).unwrap_or(u32::MAX)
}
