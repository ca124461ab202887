//! The standings as the console shows them, why somebody stands where they do, and a player's page.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::domain::formats::duplicate::game::{Ending, Game};
use crate::domain::formats::duplicate::judging::JudgedTurn;
use crate::domain::formats::duplicate::notation::{position_text, word_of};
use crate::domain::formats::duplicate::standings::{Row, Status};
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;
use crate::language::formats::duplicate::verdict::{At, as_written, because};
use crate::language::{Language, tr};
use crate::text;

/// A row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowData {
    /// The rank; a dash without one.
    pub rank: String,
    /// How many places it rose or fell since the turn before, with its sign; `=` where it did not.
    pub moved: String,
    /// The table.
    pub table: u32,
    /// Who.
    pub name: String,
    /// Their club; may be empty.
    pub club: String,
    /// How they ended, as said; empty as a rule.
    pub status: String,
    /// The total.
    pub total: String,
    /// Turn points, solos, technical and disciplinary warnings, deduction, tops, zeros, per mille: a dash where
    /// there is nothing.
    pub figures: [String; 8],
}

/// What the columns are called.
pub fn headings(language: Language) -> [String; 8] {
    [
        "turns-column-turn-points",
        "turns-column-solos",
        "turns-column-technical",
        "turns-column-disciplinary",
        "turns-column-deduction",
        "turns-column-tops",
        "turns-column-zeros",
        "turns-column-per-mille",
    ]
    .map(|key| tr(language, key))
}

/// The rows of standings, `before` being those a turn earlier.
pub fn rows(rows: &[Row], before: &[Row], players: &[Player], language: Language) -> Vec<RowData> {
    let old: BTreeMap<PlayerId, u32> =
        before.iter().filter_map(|row| Some((row.player, row.rank?))).collect();
    let of = |row: &Row| {
        let player = players.iter().find(|player| player.id == row.player);
        let count = |count: u32| if count == 0 { "–".to_owned() } else { count.to_string() };
        RowData {
            rank: row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            moved: match (old.get(&row.player), row.rank) {
                (Some(&old), Some(rank)) if old > rank => format!("▲{}", old - rank),
                (Some(&old), Some(rank)) if old < rank => format!("▼{}", rank - old),
                (Some(_), Some(_)) => "=".to_owned(),
                _ => String::new(),
            },
            table: row.player.get(),
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
            club: player.map(|player| player.club.clone()).unwrap_or_default(),
            status: match row.status {
                Status::Ranked => String::new(),
                Status::Withdrawn => tr(language, "scenes-withdrawn"),
                Status::ExpelledFromRest => tr(language, "turns-kind-expelled-from-rest"),
                Status::Expelled => tr(language, "turns-kind-expelled"),
            },
            total: language.number(row.total),
            figures: [
                language.number(row.turn_points.into()),
                match row.solo_points {
                    0 => "–".to_owned(),
                    points => language.signed(points.into()),
                },
                count(row.warnings),
                count(row.disciplinary),
                match row.deductions {
                    0 => "–".to_owned(),
                    points => language.number(-i64::from(points)),
                },
                count(row.tops),
                count(row.zeros),
                row.per_mille.to_string(),
            ],
        }
    };
    rows.iter().map(of).collect()
}

/// Why somebody stands where they do: against the row above, or that the total is shared.
pub fn why(rows: &[Row], player: PlayerId, language: Language) -> String {
    let Some(place) = rows.iter().position(|row| row.player == player) else {
        return String::new();
    };
    let Some(row) = rows.get(place).filter(|row| row.rank.is_some()) else {
        return tr(language, "scenes-why-no-rank");
    };
    let above = place.checked_sub(1).and_then(|above| rows.get(above));
    match above {
        None => text!(language, "scenes-why-first", total = row.total),
        Some(above) if above.total == row.total => {
            text!(language, "scenes-why-shared", total = row.total)
        }
        Some(above) => text!(
            language,
            "scenes-why-behind",
            total = row.total,
            above = above.total,
            behind = above.total - row.total
        ),
    }
}

/// A turn on a player's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerTurn {
    /// Which turn.
    pub turn: u8,
    /// What the slip says; empty where none was handed in.
    pub written: String,
    /// Why it has what it has.
    pub why: String,
    /// Its points with the solo.
    pub points: u32,
    /// The solo in it; 0 without one.
    pub solo: u32,
    /// The top: its position and main word, and its points; none where the turn has none.
    pub top: Option<(String, u32)>,
}

/// Every slip of a player.
pub fn page(
    game: &Game,
    judged: &[JudgedTurn],
    player: PlayerId,
    language: Language,
) -> Vec<PlayerTurn> {
    let boards = game.boards();
    let turns = game.numbers().zip(&game.turns).zip(judged).zip(&boards);
    let lines = turns.filter_map(|(((number, turn), judged), board)| {
        let slip = judged.slips.get(&player)?;
        let (rack, written) = (turn.rack(), turn.slips.get(&player));
        let at = At { board, rack: &rack };
        let solo = judged.solo.filter(|(who, _)| *who == player).map_or(0, |(_, solo)| solo);
        let top = match (&turn.ending, &judged.top) {
            (Ending::Top(top), Some(told)) => {
                let main = told.made.first().and_then(|word| word_of(&word.faces()));
                let main = main.map(|word| word.to_string()).unwrap_or_default();
                Some((format!("{} {main}", position_text(top.play.position)), told.points))
            }
            _ => None,
        };
        Some(PlayerTurn {
            turn: number.get(),
            written: written.map(as_written).unwrap_or_default(),
            why: because(written, slip, at).sentence(language),
            points: slip.points + solo,
            solo,
            top,
        })
    });
    lines.collect()
}
