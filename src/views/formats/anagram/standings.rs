//! Standings: ranks with the tie-break columns, why each row stands where it does, what makes them
//! provisional, a player's page with penalties and objections, signing.

mod club_ui;
mod course_ui;
mod shown_ui;
mod side_ui;
mod ui;

pub use ui::show;

pub use crate::screens::formats::anagram::standings::{Shown, StandingsData, as_table};

use super::Sight;
use crate::commands::UserCommand;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::{Check, Sheet};
use crate::screens::formats::anagram::standings::{Chosen, doubt, standings, where_settled};
use crate::screens::words;
use crate::text;
use crate::views::projector::for_hall;

/// Standings as they are seen.
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let desk = sight.desk;
    let chosen = Chosen {
        after: desk.standings_after,
        tab: desk.standings_tab,
        row: desk.row,
        hall: for_hall(sight),
    };
    standings(&sight.seen(), &chosen)
}

/// What hinders the signing, each with the way to where it is put right.
pub(in crate::views) fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
    let language = sight.language();
    let seen = sight.seen();
    let unsettled = sight.contest().game.rounds().filter(|(_, round)| !round.is_settled());
    let open = unsettled.map(|(round, _)| {
        let text = text!(language, "dialog-round-open", round = round.get());
        (UserCommand::LookAtRound(round), text)
    });
    let doubts = all_rounds().next_back().map(|last| sight.standings(last).doubts);
    let doubts = doubts.iter().flatten();
    let doubts = doubts.map(|one| (where_settled(one), doubt(&seen, one)));
    open.chain(doubts).collect()
}

/// Rounds that were given up, and how many sheets a second person keyed: it hinders nobody.
pub(in crate::views) fn told_at_signing(sight: &Sight<'_>) -> Vec<String> {
    let (language, game) = (sight.language(), &sight.contest().game);
    let given_up = game.rounds().filter(|(_, round)| round.stage == Stage::GivenUp);
    let given_up: Vec<String> = given_up.map(|(round, _)| round.to_string()).collect();
    let (count, rounds) = (given_up.len(), given_up.join(", "));
    let given_up = (count > 0)
        .then(|| text!(language, "dialog-sign-given-up", count = count, rounds = rounds));
    let is_checked = |sheet: &Sheet| matches!(sheet.check, Check::Done(_));
    let checked = game.sheets().filter(|(_, sheet)| is_checked(sheet)).count();
    let count = game.sheets().count();
    // A last look finds the wrong file, and the wrong total.
    let last = all_rounds().next_back().map(|last| sight.standings(last).rows).unwrap_or_default();
    let first = last.into_iter().filter(|row| row.rank.is_some_and(|rank| rank <= 3));
    let first = first.map(|row| format!("{} ({})", sight.told_apart(row.player), row.total));
    let first = first.collect::<Vec<_>>().join(" · ");
    let first = (!first.is_empty()).then(|| text!(language, "dialog-sign-first", names = first));
    first
        .into_iter()
        .chain(given_up)
        .chain([text!(language, "dialog-sign-checked", checked = checked, count = count)])
        .collect()
}

/// How many words wait to be ruled on or read: the number of the title of the place Words.
pub(in crate::views) fn undecided(sight: &Sight<'_>) -> usize {
    words::count(&sight.seen())
}
