//! The table of all halls for spreadsheets.

use super::merged::Merged;
use crate::domain::formats::anagram::state::Anagram;
use crate::exchange::{Exchanged, table_csv};

/// A line for each player.
pub(in crate::hub) fn csv(merged: &Merged) -> String {
    let counts = Anagram::COUNTS.iter().skip(1).map(|count| count.code);
    let heading = ["rank", "venue", "hall", "local_rank", "player", "name", "club", "status"];
    let heading = heading.into_iter().chain(["total", "deductions"]).chain(counts);
    let rounds = (1..=merged.after).map(|round| format!("round_{round}"));
    let heading = heading.map(str::to_owned).chain(rounds).collect();
    let number = |number: Option<i64>| number.map(|it| it.to_string()).unwrap_or_default();
    let rows = merged.standings.iter().map(|row| {
        let hall = merged.venues.iter().find(|venue| venue.venue == row.venue);
        let before = [
            number(row.rank.map(Into::into)),
            row.venue.to_string(),
            hall.map(|hall| hall.name.clone()).unwrap_or_default(),
            number(row.local_rank.map(Into::into)),
            row.player.to_string(),
            row.name.clone(),
            row.club.clone(),
            row.status.clone(),
            row.total.to_string(),
            row.deductions.to_string(),
        ];
        let compared = row.compared.iter().map(ToString::to_string);
        let rounds = row.rounds.iter().take(merged.after.into());
        let rounds = rounds.map(|score| number(score.map(Into::into)));
        before.into_iter().chain(compared).chain(rounds).collect()
    });
    table_csv(std::iter::once(heading).chain(rows))
}
