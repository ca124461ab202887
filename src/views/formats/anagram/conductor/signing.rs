//! Signing the table of all halls: what was fetched, what hinders it, and the table that is signed.

use super::hall_name;
use super::next::named;
use crate::commands::UserCommand;
use crate::commands::formats::anagram::conduct::Command;
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::language::formats::difference;
use crate::language::tr;
use crate::screens::Act;
use crate::text;
use crate::venues::Gathered;
use crate::views::asked::{Answer, Enter, order};
use crate::views::formats::anagram::{Asked, Sight};

/// So many rows of the table, and so many differences, are told.
const FIRST: usize = 5;

/// What is told of it in Venues.
pub fn told(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let conductor = &sight.desk.own.conductor;
    if let Some(count) = conductor.fetching {
        return vec![text!(language, "conduct-fetching", count = count)];
    }
    let Some(gathered) = conductor.gathered.as_deref() else { return Vec::new() };
    let mut lines = against(sight, gathered);
    lines.extend(hints(sight, gathered));
    if lines.is_empty() {
        lines.push(tr(language, "conduct-all-holds"));
    }
    lines
}

/// Why it cannot be signed, a line each.
fn against(sight: &Sight<'_>, gathered: &Gathered) -> Vec<String> {
    let language = sight.language();
    let unfit = gathered.unfit.iter().map(|(&venue, why)| {
        let (hall, why) = (hall_name(sight, venue), why.sentence(language));
        text!(language, "conduct-unfit", hall = hall, why = why)
    });
    let differences = gathered.differences.iter().map(|it| difference(language, it));
    // Until each hall signed its own sheet, something may be provisional there.
    let unsigned = named(sight, "conduct-unsigned", &gathered.unsigned);
    unfit.chain(differences).chain(unsigned).collect()
}

/// What whoever signs should know.
fn hints(sight: &Sight<'_>, gathered: &Gathered) -> Vec<String> {
    let language = sight.language();
    let mut hints: Vec<String> =
        named(sight, "conduct-absent", &gathered.absent).into_iter().collect();
    hints.extend(match gathered.other_table {
        Some(true) => Some(tr(language, "conduct-other-table")),
        Some(false) => None,
        None => Some(tr(language, "conduct-no-table")),
    });
    hints
}

/// The question: the table's head, and what hinders it.
pub(super) fn asked(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let fetch = || {
        let act = Act::new(language, &sight.situation(), UserCommand::from(Command::FetchAll));
        Act { enabled: true, ..act }
    };
    let new = |lines, answer| Asked { lines, ..Asked::new(Office::Referee, answer) };
    let gathered = sight.desk.own.conductor.gathered.as_deref();
    let Some(gathered) = gathered.filter(|it| it.master == sight.record.log().len() as u64) else {
        let lines = vec![tr(language, "conduct-sign-fetch")];
        return Asked {
            hindrances: vec![fetch()],
            ready: false,
            ..new(lines, Ok(Answer::Nothing))
        };
    };
    let mut hindrances = against(sight, gathered);
    hindrances.truncate(FIRST);
    if !hindrances.is_empty() {
        return Asked {
            hindrances: vec![fetch()],
            ready: false,
            ..new(hindrances, Ok(Answer::Nothing))
        };
    }
    let mut lines = hints(sight, gathered);
    let halls = gathered.heads.len();
    lines.push(text!(
        language,
        "conduct-sign-about",
        halls = halls,
        players = gathered.table.len()
    ));
    let row = |row: &crate::domain::formats::anagram::joint::table::JointRow| {
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
        let hall = hall_name(sight, row.venue);
        format!("{rank} {} · {hall} · {}", row.name, row.total)
    };
    lines.extend(gathered.table.iter().take(FIRST).map(row));
    let (heads, table) = (gathered.heads.clone(), gathered.table.clone());
    let odd = !gathered.absent.is_empty() || gathered.other_table == Some(true);
    let enter = if odd { Enter::No } else { Enter::Yes };
    Asked { enter, ..new(lines, order(A::Joint(Own::SignJoint { heads, table }))) }
}
