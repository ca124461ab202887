//! The sentences of what happens in an anagram competition alone. A sheet is named by player and round.

use super::joint;
use crate::domain::formats::anagram::event::{AlertOutcome, Event, PausedTiles};
use crate::domain::formats::anagram::sheet::{Difference, Lateness, SheetWords, Side};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::SheetPlace;
use crate::domain::ids::{PlayerId, RoundNo, Seq, SheetId};
use crate::domain::letters::Letter;
use crate::language::{self, Arg, Language, tr, tr_args};
use crate::text;

type Teller<'a> = language::Teller<'a, Anagram>;

/// What an event of the format's own says.
#[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
pub(super) fn sentence(teller: &Teller<'_>, seq: Seq, event: &Event) -> String {
    let say = teller.language;
    let with_letters = |key, round: &RoundNo, drawn: &[Letter]| {
        let letters: String = drawn.iter().map(|letter| letter.to_char()).collect();
        tr_args(say, key, &[("round", round.get().into()), ("letters", letters.into())])
    };
    let at = |key, round: &RoundNo, ms: &i64| {
        // As the screens show it: a begun second is still there.
        let seconds = ms.saturating_add(999).div_euclid(1000);
        let time = format!("{}:{:02}", seconds.div_euclid(60), seconds.rem_euclid(60));
        tr_args(say, key, &[("round", round.get().into()), ("time", time.into())])
    };
    let sheet_of = |key, sheet: &SheetId| {
        let (round, player) = sheet_place(teller, seq, *sheet);
        tr_args(say, key, &[("round", round), ("player", player)])
    };
    let keyed = |key, sheet: &SheetId, words: &SheetWords| {
        let (round, player) = sheet_place(teller, seq, *sheet);
        let words = listed(say, words).into();
        tr_args(say, key, &[("round", round), ("player", player), ("words", words)])
    };
    let with_player = |key, round: &RoundNo, player: &PlayerId| {
        let player = teller.name(*player);
        tr_args(say, key, &[("round", round.get().into()), ("player", player.into())])
    };
    match event {
        Event::LettersDrawn { round, letters, redraws: 0, .. } => {
            with_letters("history-drawn", round, letters)
        }
        Event::LettersDrawn { round, letters, redraws, .. } => {
            let letters: String = letters.iter().map(|letter| letter.to_char()).collect();
            let round = round.get();
            text!(
                say,
                "history-drawn-redrawn",
                round = round,
                letters = letters,
                redraws = *redraws
            )
        }
        Event::LettersTyped { round, attempt: _, letters } => {
            with_letters("history-typed", round, letters)
        }
        Event::TilesPutBack { round, letters } => with_letters("history-put-back", round, letters),
        Event::ReplacementsTyped { round, letters } => {
            with_letters("history-replacements", round, letters)
        }
        Event::LettersShown { round } => {
            text!(say, "history-shown", round = round.get())
        }
        Event::RoundRecorded { round, letters, reason } => {
            teller.reasoned(with_letters("history-recorded", round, letters), reason)
        }
        Event::LettersCorrected { round, letters, reason } => {
            teller.reasoned(with_letters("history-corrected", round, letters), reason)
        }
        Event::RoundReplayed { round, reason } => {
            teller.reasoned(text!(say, "history-replayed", round = round.get()), reason)
        }
        Event::RoundGivenUp { round, reason } => {
            teller.reasoned(text!(say, "history-given-up", round = round.get()), reason)
        }
        Event::RoundStarted { round, full_ms } => at("history-started", round, full_ms),
        Event::TimeHeld { round, remaining_ms } => at("history-held", round, remaining_ms),
        Event::RoundPaused { round, remaining_ms, tiles, reason } => {
            let key = match tiles {
                PausedTiles::Hidden => "history-paused",
                PausedTiles::Shown => "history-paused-shown",
            };
            teller.reasoned(at(key, round, remaining_ms), reason)
        }
        Event::RoundResumed { round, remaining_ms } => at("history-resumed", round, remaining_ms),
        Event::RoundStopped { round, remaining_ms, reason } => {
            teller.reasoned(at("history-stopped", round, remaining_ms), reason)
        }
        Event::RoundEnded { round } => text!(say, "history-ended", round = round.get()),
        Event::TimeRestarted { round, reason } => {
            teller.reasoned(text!(say, "history-restarted", round = round.get()), reason)
        }
        Event::RemainingSet { round, remaining_ms, reason } => {
            teller.reasoned(at("history-remaining-set", round, remaining_ms), reason)
        }
        Event::TimeConfirmed { round, remaining_ms } => {
            at("history-time-confirmed", round, remaining_ms)
        }
        Event::AlertReached { round, alert_ms, outcome } => match outcome {
            AlertOutcome::Given => at("history-alert", round, alert_ms),
            AlertOutcome::Missed => at("history-alert-missed", round, alert_ms),
        },
        Event::BreakStarted { after, full_ms } => at("history-break-started", after, full_ms),
        Event::BreakSet { after, remaining_ms } => at("history-break-set", after, remaining_ms),
        Event::BreakAlertReached { after, alert_ms, outcome } => match outcome {
            AlertOutcome::Given => at("history-break-alert", after, alert_ms),
            AlertOutcome::Missed => at("history-break-alert-missed", after, alert_ms),
        },
        Event::BreakEnded { after: _ } => tr(say, "history-break-ended"),
        Event::SheetsCollected { round, players, lateness } => {
            let names: Vec<String> = players.iter().map(|&player| teller.name(player)).collect();
            let (round, names) = (round.get(), names.join(", "));
            match lateness {
                Lateness::InTime => {
                    text!(say, "history-collected", round = round, players = names)
                }
                Lateness::Late => {
                    text!(say, "history-collected-late", round = round, players = names)
                }
            }
        }
        Event::LatenessSet { round, player, lateness: Lateness::Late } => {
            with_player("history-late", round, player)
        }
        Event::LatenessSet { round, player, lateness: Lateness::InTime } => {
            with_player("history-in-time", round, player)
        }
        Event::NotHandedIn { round, player } => with_player("history-not-handed-in", round, player),
        Event::SheetAwaited { round, player } => with_player("history-awaited", round, player),
        Event::SheetsTakenIn { from } => {
            text!(say, "history-taken-in", from = from)
        }
        Event::SheetKeyed { sheet, player: _, round: _, words } => {
            keyed("history-keyed", sheet, words)
        }
        Event::SheetRevised { sheet, words, reason } => {
            teller.reasoned(keyed("history-revised", sheet, words), reason)
        }
        Event::SheetKeyedAgain { sheet, words } => keyed("history-keyed-again", sheet, words),
        Event::KeyingsSettled { sheet, words } => keyed("history-settled", sheet, words),
        Event::SheetChecked { sheet } => sheet_of("history-checked", sheet),
        Event::SheetMoved { sheet, player, round } => {
            let (from_round, from) = sheet_place(teller, seq, *sheet);
            let to = [
                ("round", from_round),
                ("from", from),
                ("player", teller.name(*player).into()),
                ("to", round.get().into()),
            ];
            tr_args(say, "history-moved", &to)
        }
        Event::SettledUnreadable { sheet, field, place } => {
            let (round, player) = sheet_place(teller, seq, *sheet);
            let (field, place) = (field.length().into(), (place + 1).into());
            let of = [("round", round), ("player", player), ("field", field), ("place", place)];
            tr_args(say, "history-unreadable", &of)
        }
        Event::Joint(event) => joint::sentence(teller, event),
    }
}

/// So many players are named; of more their number is told.
const FEW: usize = 3;

/// That many sheets were handed in: how many, and who did not while these are few.
pub(super) fn brief(teller: &Teller<'_>, seq: Seq, event: &Event) -> Option<String> {
    let Event::SheetsCollected { round, players, lateness: Lateness::InTime } = event else {
        return None;
    };
    let missing = teller.subjects.missing(seq).filter(|_| players.len() > FEW)?;
    let (say, round, count) = (teller.language, round.get(), players.len());
    Some(match missing.len() {
        0 => text!(say, "history-collected-all", round = round, count = count),
        1..=FEW => {
            let names: Vec<String> = missing.iter().map(|&player| teller.name(player)).collect();
            let names = names.join(", ");
            text!(say, "history-collected-but", round = round, count = count, players = names)
        }
        missing => {
            text!(say, "history-collected-some", round = round, count = count, missing = missing)
        }
    })
}

/// Round and player of the sheet that an event is about; one that nobody is named on keeps its
/// number, so that two of them are told apart.
/// What a correction of a sheet changed, instead of all words that count from there on: `+` what came, `−` what
/// went. `None` of an event that is no correction.
pub fn corrected(
    teller: &Teller<'_>,
    (seq, event): (Seq, &Event),
    changes: &[Difference],
) -> Option<String> {
    let say = teller.language;
    let (key, sheet, reason) = match event {
        Event::SheetRevised { sheet, reason, .. } => ("history-revised", sheet, Some(reason)),
        Event::KeyingsSettled { sheet, .. } => ("history-settled", sheet, None),
        _ => return None,
    };
    let sign = |change: &Difference| match change.only_in {
        Side::First => '−',
        Side::Second => '+',
    };
    let said = |it: &Difference| format!("{}{} ({})", sign(it), it.written, it.field.length());
    let said: Vec<String> = changes.iter().map(said).collect();
    let words = if said.is_empty() { tr(say, "history-nothing-changed") } else { said.join(", ") };
    let (round, player) = sheet_place(teller, seq, *sheet);
    let sentence =
        tr_args(say, key, &[("round", round), ("player", player), ("words", words.into())]);
    Some(match reason {
        Some(reason) => teller.reasoned(sentence, reason),
        None => sentence,
    })
}

fn sheet_place(teller: &Teller<'_>, seq: Seq, sheet: SheetId) -> (Arg, Arg) {
    let place = teller.subjects.own.at(seq);
    let round = place.map_or_else(|| "?".into(), |place| place.round.get().into());
    let player = place.and_then(|SheetPlace { player, .. }| player);
    let nobody = || text!(teller.language, "history-nobody", sheet = sheet.to_string());
    (round, player.map_or_else(nobody, |player| teller.name(player)).into())
}

fn listed(say: Language, words: &SheetWords) -> String {
    let all = words.iter().map(|(field, _, word)| format!("{word} ({})", field.length()));
    let all: Vec<String> = all.collect();
    if all.is_empty() { tr(say, "history-no-words") } else { all.join(", ") }
}
