//! Rows of standings and the columns that they have wherever they are printed: the figures of every
//! tie-break, and why each row stands where it does; and what makes them provisional.

use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::TieBreak;
use crate::domain::formats::anagram::standings::{self, Criterion, Doubt, Standings, Status};
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::print::layout::leaf::DOT;
use crate::print::layout::table::{Column, Widths};
use crate::print::layout::template::Figure;
use crate::text;

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's name.
    pub name: String,
    /// The player's club; may be empty.
    pub club: String,
    /// Rank, points and tie-breaks.
    pub standing: standings::Row,
}

/// What makes standings provisional: a reason by its sentence, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key of the sentence.
    pub key: &'static str,
    /// How many.
    pub count: usize,
}

/// A row as it is printed.
pub(super) struct Line<'a> {
    pub row: &'a Row,
    /// The one above it.
    pub above: Option<&'a Row>,
    /// How many places it rose (or fell, below 0); `None` when it had none, or nobody asks.
    pub moved: Option<i64>,
}

/// Whether points taken off have a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deductions {
    Shown,
    Hidden,
}

impl Deductions {
    /// Shown for everyone as soon as one has any.
    pub(super) fn of<'a>(mut rows: impl Iterator<Item = &'a Row>) -> Self {
        if rows.any(|row| row.standing.deductions > 0) { Self::Shown } else { Self::Hidden }
    }
}

/// A player's name.
pub(super) fn name(contest: &Contest, player: PlayerId) -> String {
    contest.common.players.get(&player).map(|player| player.name.clone()).unwrap_or_default()
}

/// The rows of standings, with names and clubs.
pub(super) fn rows(contest: &Contest, standings: &Standings) -> Vec<Row> {
    let row = |standing: &standings::Row| {
        let player = contest.common.players.get(&standing.player);
        Row {
            name: name(contest, standing.player),
            club: player.map(|player| player.club.clone()).unwrap_or_default(),
            standing: standing.clone(),
        }
    };
    standings.rows.iter().map(row).collect()
}

/// The rows, each with the one above.
pub(super) fn lines<'a>(rows: impl Iterator<Item = (&'a Row, Option<i64>)>) -> Vec<Line<'a>> {
    let mut above = None;
    rows.map(|(row, moved)| Line { row, above: above.replace(row), moved }).collect()
}

/// The column of ranks.
pub(super) fn rank<'a>(widths: &Widths, language: Language) -> Column<'a, Line<'a>> {
    widths.columns::<Line<'_>>(language).right("print-column-rank", "rank_mm", move |line| {
        let rank = line.row.standing.rank;
        rank.map_or_else(|| "—".to_owned(), |rank| language.number(i64::from(rank)))
    })
}

/// The column of totals.
pub(super) fn total<'a>(widths: &Widths, language: Language) -> Column<'a, Line<'a>> {
    let of = widths.columns::<Line<'_>>(language);
    let total = move |line: &Line<'_>| language.number(line.row.standing.total);
    of.right("print-column-total", "total_mm", total).bold()
}

/// The columns from the name on; `note` is the size of what decided.
pub(super) fn columns<'a>(
    widths: &Widths,
    language: Language,
    deductions: Deductions,
    note: Figure,
) -> Vec<Column<'a, Line<'a>>> {
    let of = widths.columns::<Line<'_>>(language);
    let number = |heading, width, number: fn(&standings::Row) -> i64| {
        of.headed(heading, width, move |line| language.number(number(&line.row.standing)))
    };
    let valid = |letters: u32, tally: fn(&standings::Row) -> i64| {
        number(text!(language, "print-column-valid", letters = letters), "valid_mm", tally)
    };
    let mut columns = vec![
        of.share("print-column-name", "name_share", |line| line.row.name.clone()).bold(),
        of.share("print-column-club", "club_share", |line| line.row.club.clone()),
        total(widths, language),
    ];
    if deductions == Deductions::Shown {
        let heading = tr(language, "print-column-deductions");
        columns.push(number(heading, "deductions_mm", |row| row.deductions));
    }
    let why = move |line: &Line<'_>| why(line.row, line.above, language);
    columns.extend([
        number(tr(language, "print-column-invalid"), "invalid_mm", |row| row.invalid_points.into()),
        valid(7, |row| row.tally.valid_7.into()),
        valid(6, |row| row.tally.valid_6.into()),
        valid(5, |row| row.tally.valid_5.into()),
        valid(4, |row| row.tally.valid_4.into()),
        number(tr(language, "print-column-high"), "high_mm", |row| row.tally.valid_high.into()),
        of.share("print-column-why", "why_share", why).soft(note),
    ]);
    columns
}

/// What decided a row's place under the row above it.
fn why(row: &Row, above: Option<&Row>, language: Language) -> String {
    let standing = &row.standing;
    let mut parts = Vec::new();
    if let Some(criterion) = standing.decided_by {
        parts.push(decided(criterion, row, above, language));
    } else if standing.rank.is_some()
        && above.is_some_and(|above| above.standing.rank == standing.rank)
    {
        parts.push(tr(language, "print-why-tie"));
    }
    parts.extend(status(standing.status, language));
    parts.join(DOT)
}

fn decided(criterion: Criterion, row: &Row, above: Option<&Row>, language: Language) -> String {
    let valid = |letters: u32| text!(language, "print-column-valid", letters = letters);
    let name = match criterion {
        // The total stands in the row: no figures are needed.
        Criterion::Total => return tr(language, "print-why-total"),
        Criterion::TieBreak(TieBreak::InvalidPoints) => tr(language, "print-why-invalid-points"),
        Criterion::TieBreak(TieBreak::Valid7) => valid(7),
        Criterion::TieBreak(TieBreak::Valid6) => valid(6),
        Criterion::TieBreak(TieBreak::Valid5) => valid(5),
        Criterion::TieBreak(TieBreak::Valid4) => valid(4),
        Criterion::TieBreak(TieBreak::ValidHigh) => tr(language, "print-why-valid-high"),
    };
    match above {
        Some(above) => text!(
            language,
            "print-why-against",
            criterion = name,
            own = criterion.value(&row.standing),
            above = criterion.value(&above.standing)
        ),
        None => name,
    }
}

/// How a player stands who is not ranked as every other.
pub(super) fn status(status: Status, language: Language) -> Option<String> {
    let key = match status {
        Status::Ranked => return None,
        Status::Withdrawn => "print-status-withdrawn",
        Status::ExpelledFromRest => "print-status-expelled-from-rest",
        Status::Expelled => "print-status-expelled",
    };
    Some(tr(language, key))
}

/// How many of each kind; kinds that do not occur are left out.
pub(super) fn doubts(standings: &Standings) -> Vec<Reason> {
    const KEYS: [&str; 7] = [
        "print-reason-undecided",
        "print-reason-missing",
        "print-reason-drafts",
        "print-reason-keyings",
        "print-reason-unassigned",
        "print-reason-unchecked",
        "print-reason-objections",
    ];
    let of = |doubt: &Doubt| match doubt {
        Doubt::Undecided { .. } => 0,
        Doubt::Missing { .. } => 1,
        Doubt::Draft(_) => 2,
        Doubt::Unsettled { .. } => 3,
        Doubt::Unassigned { .. } => 4,
        Doubt::Unchecked { .. } => 5,
        Doubt::Objection { .. } => 6,
    };
    let count = |kind| standings.doubts.iter().filter(|doubt| of(doubt) == kind).count();
    let reasons = KEYS.iter().enumerate().map(|(kind, key)| Reason { key, count: count(kind) });
    reasons.filter(|reason| reason.count > 0).collect()
}

/// What makes the standings provisional; `None` when nothing does.
pub(super) fn provisional(reasons: &[Reason], language: Language) -> Option<String> {
    if reasons.is_empty() {
        return None;
    }
    let said = |reason: &Reason| text!(language, reason.key, count = reason.count);
    let reasons: Vec<String> = reasons.iter().map(said).collect();
    Some(text!(language, "print-final-provisional", reasons = reasons.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::formats::anagram::grade::Tally;

    fn row(rank: Option<u32>, invalid_points: u32) -> Row {
        let standing = standings::Row {
            rank,
            player: PlayerId::FIRST,
            status: Status::Ranked,
            total: 398,
            deductions: 0,
            invalid_points,
            tally: Tally::default(),
            decided_by: None,
            rounds: Vec::new(),
        };
        Row { name: String::new(), club: String::new(), standing }
    }

    #[test]
    fn a_row_says_what_decided_it() {
        let above = row(Some(3), 14);
        let mut below = row(Some(4), 20);
        below.standing.decided_by = Some(Criterion::TieBreak(TieBreak::InvalidPoints));
        assert_eq!(why(&below, Some(&above), Language::Greek), "άκυροι: 20 έναντι 14");
        below.standing.decided_by = Some(Criterion::Total);
        assert_eq!(why(&below, Some(&above), Language::Greek), "σύνολο");
        below.standing.decided_by = None;
        assert_eq!(why(&below, Some(&above), Language::Greek), "");
        below.standing.rank = Some(3);
        below.standing.status = Status::Withdrawn;
        assert_eq!(why(&below, Some(&above), Language::Greek), "πλήρης ισοβαθμία · αποχώρηση");
        // Two expelled players share no rank.
        let mut expelled = row(None, 0);
        expelled.standing.status = Status::Expelled;
        assert_eq!(why(&expelled, Some(&expelled), Language::Greek), "αποβολή από τον αγώνα");
    }
}
