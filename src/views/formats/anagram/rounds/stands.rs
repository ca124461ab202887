//! How a round stands, as a sign, a word and a colour.

use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::sheet::Handed;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::screens::Tone;
use crate::views::formats::anagram::Sight;

/// How far the sheets of a played round are.
enum Sheets {
    Awaited,
    Collected,
    Differ,
    Keyed,
}

fn sheets(sight: &Sight<'_>, round: RoundNo) -> Sheets {
    let contest = sight.contest();
    let anagram = &contest.game;
    let expected = || {
        contest.common.players.keys().filter(|&&player| contest.common.is_expected(player, round))
    };
    let keyed = |player: &PlayerId| {
        anagram.sheet_at(round, *player).is_some()
            || anagram.place(round, *player).handed == Handed::NotHandedIn
    };
    if expected().all(keyed) {
        let differs = |player: &PlayerId| anagram.is_unsettled(round, *player);
        if expected().any(differs) { Sheets::Differ } else { Sheets::Keyed }
    } else if expected().all(|&player| anagram.place(round, player).handed != Handed::Awaited) {
        Sheets::Collected
    } else {
        Sheets::Awaited
    }
}

/// The sign of how a round stands, that in words as a key of the language files, and its colour.
pub fn stands(
    sight: &Sight<'_>,
    number: RoundNo,
    round: &Round,
    is_current: bool,
) -> (&'static str, &'static str, Tone) {
    match &round.stage {
        Stage::ToCome if is_current => ("", "console-round-next", Tone::Plain),
        Stage::ToCome => ("", "console-round-to-come", Tone::Plain),
        Stage::Drawn => ("…", "console-round-drawn", Tone::Chosen),
        Stage::Running(_) => ("▸", "console-round-running", Tone::Chosen),
        Stage::Held(_) | Stage::Paused(..) => ("‖", "console-round-paused", Tone::Open),
        Stage::Over | Stage::Recorded => match sheets(sight, number) {
            Sheets::Keyed => ("✓", "console-round-keyed", Tone::Good),
            Sheets::Differ => ("≠", "console-round-differs", Tone::Open),
            Sheets::Collected => ("◐", "console-round-collected", Tone::Open),
            Sheets::Awaited if round.stage == Stage::Over => {
                ("·", "console-round-over", Tone::Open)
            }
            Sheets::Awaited => ("·", "console-round-recorded", Tone::Open),
        },
        Stage::GivenUp => ("✗", "console-round-given-up", Tone::Ignored),
    }
}
