//! What stands in the cells of standings: what is said beside a name, movement, the letters of a round, its points.

use super::super::StandingsSheet;
use super::Laid;
use crate::language::Language;
use crate::print::formats::anagram::names::Lines;
use crate::print::formats::anagram::standing::{Line, cell, small_line};
use crate::print::layout::Warning;
use crate::print::layout::grid::{Cell, bold, soft};
use crate::print::layout::names::club;
use crate::print::layout::pages::Style;
use crate::text;

/// What stands below the name of a row that has no room beside it: what is said of the player, and the club.
pub(super) fn below_name(line: Line<'_>, language: Language) -> [String; 2] {
    let mut status = line.status(language);
    status.extend(line.void(language));
    status.extend(line.why(language));
    [small_line(&status, ""), line.row.club.trim().to_owned()]
}

/// What is said of a player, and the club behind it; below it, where it would be cut.
pub(super) fn beside_name(
    said: &str,
    its_club: &str,
    (small, room_mm): (Style, f32),
    warnings: &mut Vec<Warning>,
) -> Lines {
    let whole = small_line(&[said.to_owned()], its_club);
    let alone = said.is_empty() || its_club.trim().is_empty();
    let lines = if alone || small.width_mm(&whole) <= room_mm {
        vec![whole]
    } else {
        vec![said.to_owned(), its_club.to_owned()]
    };
    lines.iter().map(|line| vec![(club(line, small, room_mm, warnings), small)]).collect()
}

/// How many places it rose or fell.
pub(super) fn moved(line: Line<'_>) -> String {
    match line.moved {
        None => String::new(),
        Some(0) => "=".to_owned(),
        Some(up) if up > 0 => format!("▲{up}"),
        Some(down) => format!("▼{}", down.unsigned_abs()),
    }
}

/// The letters of a round in two lines, and how many are of which kind.
pub(super) fn letters(
    sheet: &StandingsSheet,
    (place, size_pt): (usize, f32),
    language: Language,
) -> Vec<(String, Style)> {
    let Some(rack) = sheet.racks.get(place).filter(|rack| !rack.is_empty()) else {
        return Vec::new();
    };
    let half = rack.len().div_ceil(2);
    let line = |tiles: &[(char, bool)]| tiles.iter().map(|(letter, _)| *letter).collect::<String>();
    let vowels = rack.iter().filter(|(_, vowel)| *vowel).count();
    let (first, second) = rack.split_at(half);
    let ratio =
        text!(language, "print-ratio-short", consonants = rack.len() - vowels, vowels = vowels);
    vec![(line(first), bold(size_pt)), (line(second), bold(size_pt)), (ratio, soft(size_pt))]
}

pub(super) fn round_cell(
    laid: &Laid<'_>,
    place: usize,
    most: Option<i32>,
    language: Language,
) -> Cell {
    let row = laid.line.row;
    let Some(&scored) = row.rounds.get(place) else { return Cell::Plain(String::new()) };
    let most = most.filter(|_| row.standing.rank.is_some());
    let taken = u8::try_from(place + 1).ok().and_then(|round| row.taken.get(&round));
    match (cell(scored, most, language), taken) {
        (Cell::Plain(points) | Cell::Best(points), Some(&taken)) => {
            Cell::Raised(points, language.number(-i64::from(taken)))
        }
        (cell, _) => cell,
    }
}
