//! The columns of rounds in standings: what each brought everybody, where that has room beside the names.

use super::{RoundCell, StandingsRow, StandingsSheet};
use crate::domain::formats::classic::mark::Mark;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::print::formats::classic::cut::number;
use crate::print::formats::classic::played::{Played, points};
use crate::print::layout::grid::{Cell, GridLook, bold, framed_mm};
use crate::print::layout::leaf::DOT;
use crate::text;

/// The rounds that are counted.
pub(super) fn counted(played: Played<'_>) -> Vec<RoundNo> {
    let rounds = played.competition.rounds.keys().copied();
    rounds.filter(|&round| played.after.is_some_and(|after| round <= after)).collect()
}

/// What a round brought a player: points, or where averages rank the score and by how many seats it counts; and its mark.
pub(super) fn brought(
    played: Played<'_>,
    player: PlayerId,
    round: RoundNo,
    language: Language,
) -> RoundCell {
    let entries = played.standings.entries.get(&player);
    let brought = match entries.into_iter().flatten().find(|entry| entry.round == round) {
        None => String::new(),
        Some(entry) if played.is_swiss() => points(entry.halves),
        Some(entry) => format!("{} × {}", language.number(entry.scored), entry.seats),
    };
    let own = played.standings.games.iter().filter(|((of, _), _)| *of == round);
    let own = own.flat_map(|(_, game)| &game.seats).find(|seat| seat.player == player);
    let deducted = own.map_or(0, |seat| seat.deduction);
    RoundCell { brought, mark: played.mark(player, round), deducted }
}

/// What stands in a frame beside what a round brought: its mark, or what a penalty took off.
fn sign(of: &RoundCell, language: Language) -> Option<String> {
    let deducted = (of.deducted != 0).then(|| language.signed(-of.deducted));
    of.mark.map(|mark| language.mark_of_round(mark)).or(deducted)
}

/// How that stands in the table: who had left with a dash, any other mark in a frame.
pub(super) fn cell(of: &RoundCell, language: Language) -> Cell {
    let brought = of.brought.clone();
    match sign(of, language) {
        None => Cell::Plain(brought),
        Some(sign) if of.mark == Some(Mark::Gone) => Cell::Plain(sign),
        Some(sign) if brought.is_empty() => Cell::Framed(sign),
        Some(sign) => Cell::Marked(sign, brought),
    }
}

/// What the signs that stand there mean.
pub(super) fn legend(sheet: &StandingsSheet, language: Language) -> Vec<(Cell, String)> {
    let cells = || sheet.rows.iter().flat_map(|row| &row.rounds);
    let marks = Mark::ALL.into_iter().filter(|mark| cells().any(|cell| cell.mark == Some(*mark)));
    let marks = marks.map(|mark| {
        let sign = language.mark_of_round(mark);
        let sign = if mark == Mark::Gone { Cell::Plain(sign) } else { Cell::Framed(sign) };
        (sign, language.mark_of_round_is(mark))
    });
    let deducted = cells().find(|cell| cell.mark.is_none() && cell.deducted != 0);
    let deducted = deducted.and_then(|cell| sign(cell, language));
    let deducted =
        deducted.map(|sign| (Cell::Framed(sign), tr(language, "games-sign-deducted-is")));
    marks.chain(deducted).collect()
}

/// What a round's column takes of points, and of a score with its seats; what names keep.
const POINTS_MM: f32 = 6.0;
const SCORE_MM: f32 = 17.0;
/// The size of figures for which these are, and what a sign in a frame with a figure keeps from the column before.
const FIGURE_PT: f32 = 8.6;
const KEEPS_MM: f32 = 1.8;
const NAMES_MM: f32 = 52.0;

/// What a round's column takes; 0 where the rounds have no room beside the names.
pub(super) fn rounds_mm(
    sheet: &StandingsSheet,
    room_mm: f32,
    (look, language): (GridLook, Language),
) -> f32 {
    let times = (look.figure_pt / FIGURE_PT).max(1.0);
    let cells = || sheet.rows.iter().flat_map(|row| &row.rounds);
    let widest = cells().map(|cell| cell.brought.chars().count()).max().unwrap_or(0);
    let least_mm = times * if widest > 3 { SCORE_MM } else { POINTS_MM };
    let framed = cells().filter(|cell| !cell.brought.is_empty()).filter_map(|cell| {
        let figure_mm = bold(look.figure_pt).width_mm(&cell.brought);
        sign(cell, language).map(|sign| framed_mm(&sign, look.small_pt) + figure_mm + KEEPS_MM)
    });
    let own_mm = framed.fold(least_mm, f32::max);
    let all_mm = number(sheet.rounds.len()) * own_mm;
    if all_mm <= room_mm - NAMES_MM * times { own_mm } else { 0.0 }
}

/// What rounds were without a game, a line each, where they have no columns; who left or came later is told below the name.
pub(super) fn told(sheet: &StandingsSheet, language: Language) -> Vec<String> {
    let of = |(place, round): (usize, &u8)| {
        let had = |mark| {
            let rows = sheet.rows.iter();
            let has = |row: &&StandingsRow| {
                row.rounds.get(place).is_some_and(|cell| cell.mark == Some(mark))
            };
            let names: Vec<&str> = rows.filter(has).map(|row| row.name.as_str()).collect();
            let meaning = language.mark_of_round_is(mark);
            (!names.is_empty()).then(|| format!("{meaning}: {}", names.join(", ")))
        };
        let marks = Mark::ALL.into_iter().filter(|mark| !matches!(mark, Mark::Late | Mark::Gone));
        let said: Vec<String> = marks.filter_map(had).collect();
        let round = text!(language, "exchange-round-whole", round = *round);
        (!said.is_empty()).then(|| format!("{round}{DOT}{}", said.join(DOT)))
    };
    sheet.rounds.iter().enumerate().filter_map(of).collect()
}

/// What stands above the rounds.
pub(super) fn groups(
    beside_mm: f32,
    rounds_mm: f32,
    sheet: &StandingsSheet,
    language: Language,
) -> Vec<(usize, usize, String)> {
    // Behind rank, number, gap and name.
    let first = if beside_mm > 0.0 { 5 } else { 4 };
    let there = rounds_mm > 0.0 && sheet.rounds.len() > 1;
    there
        .then(|| (first, sheet.rounds.len(), tr(language, "exchange-by-round")))
        .into_iter()
        .collect()
}
