//! Why somebody stands where they stand: what parts the row from the one above it.

use crate::domain::formats::classic::standings::{Row, Standings, Status, Tally};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::text;
use crate::views::formats::classic::{Sight, average, points};

/// The heading and the sentences.
pub(super) fn why(
    sight: &Sight<'_>,
    standings: &Standings,
    player: PlayerId,
) -> Option<(String, String)> {
    let language = sight.language();
    let place = standings.rows.iter().position(|row| row.player == player)?;
    let row = standings.rows.get(place)?;
    let name = sight.player(player);
    let title = match row.rank {
        Some(rank) => text!(language, "meeting-why-rank", rank = rank, name = name),
        None => text!(language, "meeting-why-no-rank", name = name),
    };
    let above = place.checked_sub(1).and_then(|place| standings.rows.get(place));
    let mut said = vec![said_of(sight, row, above)];
    if let Tally::Average(tally) = row.tally {
        let sum = language.number(tally.sum);
        said.push(text!(language, "meeting-why-sum", sum = sum, games = tally.games));
    }
    match row.status {
        Status::ExpelledFromRest => said.push(tr(language, "meeting-why-out")),
        Status::Withdrawn => said.push(tr(language, "meeting-why-left")),
        Status::Expelled | Status::Occasional | Status::Ranked => {}
    }
    Some((title, said.join(" ")))
}

fn said_of(sight: &Sight<'_>, row: &Row, above: Option<&Row>) -> String {
    let language = sight.language();
    match row.status {
        Status::Expelled => return tr(language, "meeting-why-expelled"),
        Status::Occasional => return tr(language, "meeting-why-occasional"),
        Status::ExpelledFromRest | Status::Withdrawn | Status::Ranked => {}
    }
    let Some(above) = above else { return tr(language, "meeting-why-first") };
    let name = sight.player(above.player);
    match (row.tally, above.tally) {
        _ if row.rank == above.rank => text!(language, "meeting-why-shared", name = name),
        (Tally::Average(own), Tally::Average(other)) => {
            let own = average(language, own.hundredths());
            let other = average(language, other.hundredths());
            text!(language, "meeting-why-average", own = own, other = other, name = name)
        }
        (Tally::Swiss(own), Tally::Swiss(other)) => {
            let halves = points(own.halves);
            match row.decided_by {
                Some("spread") => {
                    let (own, other) = (own.spread(), other.spread());
                    text!(
                        language,
                        "meeting-why-spread",
                        points = halves,
                        own = language.signed(own),
                        other = language.signed(other),
                        name = name
                    )
                }
                Some("scored") => text!(
                    language,
                    "meeting-why-scored",
                    points = halves,
                    own = language.number(own.scored),
                    other = language.number(other.scored),
                    name = name
                ),
                _ => {
                    let other = points(other.halves);
                    text!(language, "meeting-why-points", own = halves, other = other, name = name)
                }
            }
        }
        (Tally::Average(_), Tally::Swiss(_)) | (Tally::Swiss(_), Tally::Average(_)) => {
            String::new()
        }
    }
}
