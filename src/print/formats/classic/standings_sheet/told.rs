//! What standings tell below their table: what its figures mean, what players were given, where the teams stand.

use super::{Form, Weight};
use crate::domain::formats::classic::standings::{Status, Tally};
use crate::domain::formats::classic::table::canonical;
use crate::domain::lexicon::Digest;
use crate::language::{Language, tr};
use crate::print::formats::classic::played::{Played, points, rank, wanting};
use crate::print::layout::signing::Evidence;
use crate::print::words::grouped;
use crate::text;

pub(super) fn notes(played: Played<'_>, language: Language) -> Vec<String> {
    let mut notes = Vec::new();
    let rows = &played.standings.rows;
    if played.is_swiss() {
        notes.push(tr(language, "games-key-swiss"));
    } else {
        notes.push(tr(language, "games-key-average"));
        let minimum = played.competition.minimum_games;
        if rows.iter().any(|row| row.status == Status::Occasional) {
            notes.push(text!(language, "games-key-occasional", games = minimum));
        }
        let has_uncounted = |tally: &Tally| matches!(tally, Tally::Average(it) if it.uncounted > 0);
        if rows.iter().any(|row| has_uncounted(&row.tally)) {
            notes.push(tr(language, "games-key-uncounted"));
        }
    }
    notes
}

/// What players were given; that nobody was where it is signed.
pub(super) fn penalties(played: Played<'_>, form: Form, language: Language) -> Vec<String> {
    let said = played.competition.penalties.iter().map(|penalty| {
        let name = played.name(penalty.player);
        let round = penalty.round.get();
        let what = language.penalty_on_paper(penalty.kind);
        let said = text!(language, "print-penalty", player = name, round = round, penalty = what);
        let reason = penalty.reason.trim();
        if reason.is_empty() {
            said
        } else {
            text!(language, "print-with-reason", line = said, reason = reason)
        }
    });
    let none = (form == Form::Final && played.competition.penalties.is_empty())
        .then(|| tr(language, "print-final-no-penalties"));
    said.chain(none).collect()
}

/// Where the teams stand, with the sums that rank them: diplomas name it, so it is signed with the players' standings.
pub(super) fn teams(played: Played<'_>, language: Language) -> Vec<String> {
    let lines = played.teams.iter().enumerate().map(|(place, row)| {
        let rank = row.rank.map(|_| format!("{}. ", rank(played.teams, place, |row| row.rank)));
        let name = format!("{}{}", rank.unwrap_or_default(), played.team(row.team, language));
        let said = text!(
            language,
            "games-final-team",
            name = name,
            points = points(row.sums.halves),
            spread = language.signed(row.sums.spread()),
            scored = language.number(row.sums.scored)
        );
        [said, wanting(row, language)]
            .into_iter()
            .filter(|said| !said.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    });
    lines.collect()
}

/// The digest of the table as it is signed.
pub(super) fn table(played: Played<'_>) -> String {
    let signed = played.course.signed.as_ref().map(|signed| signed.table.clone());
    signed.unwrap_or_else(|| {
        let text = canonical(played.standings, played.teams);
        Digest::of(text.as_bytes()).to_string()
    })
}

/// What a signed table is checked by.
pub(super) fn evidence(played: Played<'_>, table: &str, language: Language) -> Evidence {
    let mut evidence = played.course.proof.clone();
    evidence.lines.insert(0, (tr(language, "games-table-digest"), grouped(table)));
    evidence
}

/// The headings of the figures: what ranks first is told apart.
pub(in crate::print::formats::classic) fn headings(
    played: Played<'_>,
) -> Vec<(&'static str, Weight)> {
    if played.is_swiss() {
        vec![
            ("games-column-games", Weight::Further),
            ("games-column-points", Weight::First),
            ("games-column-spread", Weight::Further),
            ("games-column-scored", Weight::Further),
        ]
    } else {
        vec![
            ("games-column-games", Weight::Further),
            ("games-column-sum", Weight::Further),
            ("games-column-average", Weight::First),
        ]
    }
}
