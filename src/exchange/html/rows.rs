//! The players' rows of the page: what stands in each round's column, what tie-breaks compare, what decided.

use super::{NO_RANK, PODIUM, club, readable, status};
use crate::domain::contest::Common;
use crate::domain::ids::RoundNo;
use crate::exchange::results::{Count, Exchanged, Results, RowResult, Shown, Tone};
use crate::language::hyphen::parts;
use crate::language::{Language, tr};
use crate::text;

/// A player's row of the table and of the list on a phone.
pub(super) struct Row {
    pub rank: String,
    pub is_out: bool,
    pub is_third: bool,
    /// Its parts: a line ends between them before it ends in one.
    pub name: Vec<String>,
    pub club: String,
    pub status: String,
    pub total: String,
    pub deductions: String,
    /// What decided, where a tie was broken.
    pub why: String,
    /// How far behind the first; empty for that one.
    pub behind: String,
    pub cells: Vec<Cell>,
    pub counts: Vec<CountCell>,
    /// The same on a line: what is counted, and the numbers.
    pub told: Vec<(String, String)>,
}

/// What stands in a round's column.
pub(super) struct Cell {
    pub round: u8,
    pub points: String,
    pub sign: String,
    pub tone: &'static str,
    pub is_best: bool,
    pub begins: bool,
}

/// A number that a tie-break compares.
pub(super) struct CountCell {
    pub value: String,
    pub decided: bool,
}

impl Row {
    /// Whether a round gave it a plain 0.
    pub(super) fn has_zero(&self) -> bool {
        self.cells.iter().any(|cell| cell.sign.is_empty() && cell.points == "0")
    }
}

/// A figure that broke a tie, as it stands in its row; empty where none did.
pub(super) fn decided(rows: &[Row]) -> String {
    let mut counts = rows.iter().flat_map(|row| &row.counts);
    counts.find(|count| count.decided).map(|count| count.value.clone()).unwrap_or_default()
}

/// The most points of some round as they stand in a row; empty where nobody has any.
pub(super) fn sample(rows: &[Row]) -> String {
    let best = rows.iter().flat_map(|row| &row.cells).find(|cell| cell.is_best);
    best.map(|cell| cell.points.clone()).unwrap_or_default()
}

/// The players' rows, with what stands in each round's column and what decided.
pub(super) fn rows<F: Exchanged>(
    language: Language,
    common: &Common,
    results: &Results<F>,
    played: &[RoundNo],
    shown: &[&'static Count],
    begins: &dyn Fn(RoundNo) -> bool,
) -> Vec<Row> {
    let score = |row: &RowResult, round: RoundNo| {
        row.rounds.get(usize::from(round.get()) - 1).copied().flatten()
    };
    let best: Vec<Option<i32>> = played
        .iter()
        .map(|&round| {
            // As on paper: of those who have a rank.
            let ranked = results.standings.iter().filter(|row| row.rank.is_some());
            let scores = ranked.filter_map(|row| score(row, round));
            scores.max().filter(|&most| most > 0)
        })
        .collect();
    let first = results.standings.first();
    let mut above: Option<&RowResult> = None;
    let row = |row: &'_ RowResult, above: Option<&RowResult>| {
        let cells = played.iter().zip(&best).map(|(&round, best)| {
            let mark = row.marks.get(&round).copied();
            let score = score(row, round);
            let points = score.unwrap_or_default();
            // Who was not there yet, or not any more, has no 0, unless a 0 is said to be just that.
            let there = score.is_some() || F::ZERO.is_some();
            let counts = mark.map_or(there, |mark| points != 0 && mark.tone != Tone::Penalty);
            Cell {
                round: round.get(),
                points: if counts { language.number(points.into()) } else { String::new() },
                sign: mark.map(|mark| tr(language, mark.sign)).unwrap_or_default(),
                tone: mark.map_or("", |mark| tone(mark.tone)),
                is_best: counts && row.rank.is_some() && *best == Some(points),
                begins: begins(round),
            }
        });
        let shown: Vec<_> = row.counts.iter().filter(|(count, _)| shown.contains(count)).collect();
        let counts = shown.iter().map(|(count, value)| CountCell {
            value: language.number(*value),
            decided: row.decided_by == Some(count.code),
        });
        let told = shown.chunk_by(|(one, _), (next, _)| one.said == next.said).map(|alike| {
            let said = alike.first().map_or("", |(count, _)| count.said);
            let values: Vec<_> = alike.iter().map(|(_, value)| language.number(*value)).collect();
            (tr(language, said), values.join(", "))
        });
        let deducted = row.counts.iter().find(|(count, _)| count.shown == Shown::UnderTotal);
        let deducted = deducted.map_or(0, |(_, value)| *value);
        Row {
            rank: row.rank.map_or_else(
                || NO_RANK.to_owned(),
                |rank| {
                    let ordinal = text!(language, "exchange-ordinal", rank = rank);
                    let same = results.standings.iter().filter(|other| other.rank == row.rank);
                    // A shared one has its sign, as on paper.
                    if same.count() > 1 { format!("={ordinal}") } else { ordinal }
                },
            ),
            is_out: row.rank.is_none(),
            is_third: row.rank.is_some_and(|rank| rank <= PODIUM),
            name: parts(&readable(&common.told_apart(row.player))),
            club: club(common, row.player),
            status: stands(language, row),
            total: language.number(row.total),
            deductions: if deducted == 0 {
                String::new()
            } else {
                text!(language, "exchange-deducted", points = language.number(-deducted))
            },
            why: above.map(|above| why(language, above, row)).unwrap_or_default(),
            behind: match first.map_or(0, |first| first.total - row.total) {
                0 => String::new(),
                behind => language.number(-behind),
            },
            cells: cells.collect(),
            counts: counts.collect(),
            told: told.collect(),
        }
    };
    results.standings.iter().map(|one| row(one, above.replace(one))).collect()
}

/// How a player stands who is not there as every other: with the rounds where the format says them.
fn stands(language: Language, row: &RowResult) -> String {
    if row.notes.is_empty() {
        return status(language, row.status);
    }
    let notes = row.notes.iter().map(|(key, round)| text!(language, key, round = round.get()));
    notes.collect::<Vec<_>>().join(" · ")
}

/// What decided a row's place where its total did not.
fn why(language: Language, above: &RowResult, row: &RowResult) -> String {
    if row.rank.is_none() {
        return String::new();
    }
    if row.rank == above.rank {
        return tr(language, "exchange-why-tie");
    }
    let value = |row: &RowResult, code| {
        row.counts
            .iter()
            .find(|(count, _)| count.code == code)
            .map(|(count, value)| (*count, *value))
    };
    let decided = row.decided_by.and_then(|code| Some((value(above, code)?, value(row, code)?)));
    decided.map_or_else(String::new, |((count, theirs), (_, own))| {
        text!(
            language,
            "exchange-why",
            rank = above.rank.unwrap_or_default(),
            count = tr(language, count.whole),
            own = own,
            theirs = theirs
        )
    })
}

/// The class of a mark.
pub(super) fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Warning => "warning",
        Tone::Penalty => "penalty",
    }
}
