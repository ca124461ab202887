//! Why a row stands where it does.

use crate::domain::formats::anagram::standings::{Criterion, Row, Standings};
use crate::language::tr;
use crate::screens::formats::anagram::{Seen, name};
use crate::text;

/// Rank and name.
pub(super) fn title(seen: &Seen<'_>, row: &Row) -> String {
    let name = seen.told_apart(row.player);
    match row.rank {
        Some(rank) => text!(seen.language, "standings-page", rank = rank, name = name),
        None => name,
    }
}

/// Why who has which rank; a name alone where there is no rank to be told.
pub(super) fn why_title(seen: &Seen<'_>, row: &Row) -> String {
    let name = seen.told_apart(row.player);
    match row.rank {
        Some(rank) => text!(seen.language, "standings-why", rank = rank, name = name),
        None => name,
    }
}

/// Why a row stands below the one above it.
pub(super) fn why(seen: &Seen<'_>, now: &Standings, row: &Row) -> String {
    let language = seen.language;
    let place = now.rows.iter().position(|other| other.player == row.player);
    let above = place.and_then(|place| place.checked_sub(1)).and_then(|above| now.rows.get(above));
    match (row.rank, above, row.decided_by) {
        (None, _, _) => tr(language, "standings-why-expelled"),
        (_, None, _) => tr(language, "standings-why-first"),
        (_, Some(above), None) => {
            text!(language, "standings-why-tie", above = seen.told_apart(above.player))
        }
        (_, Some(above), Some(criterion)) => {
            let key = match criterion {
                Criterion::Total => "standings-why-total",
                Criterion::TieBreak(_) => "standings-why-break",
            };
            text!(
                language,
                key,
                above = seen.told_apart(above.player),
                name = seen.told_apart(row.player),
                criterion = name::criterion(language, criterion),
                theirs = criterion.value(above),
                own = criterion.value(row)
            )
        }
    }
}
