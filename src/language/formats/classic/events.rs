//! The sentences of what happens in a competition of classic games alone.

use crate::domain::formats::classic::chosen::{ClockName, Pairs};
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::event::{Confirmed, Event, Presence, Seated, TimeOf};
use crate::domain::formats::classic::rules::{End, Outcome, Starter};
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::written::TurnText;
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::timing::AlertOutcome;
use crate::language::{self, Arg, Language, tr, tr_args};
use crate::text;

type Teller<'a> = language::Teller<'a, Classic>;

/// What an event of the format's own says.
#[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
pub(super) fn sentence(teller: &Teller<'_>, event: &Event) -> String {
    let say = teller.language;
    let of_round = |key, round: &RoundNo| text!(say, key, round = round.get());
    let timed =
        |key, round: &RoundNo, ms: &i64| text!(say, key, round = round.get(), time = time(*ms));
    let at = |key, round: &RoundNo, table: &TableNo| {
        tr_args(say, key, &[("round", round.get().into()), ("table", table.get().into())])
    };
    let with = |key, round: &RoundNo, table: &TableNo, name: &'static str, what: Arg| {
        let place = [("round", round.get().into()), ("table", table.get().into())];
        tr_args(say, key, &[place[0].clone(), place[1].clone(), (name, what)])
    };
    let side = |side: &u8| Arg::from(i64::from(*side) + 1);
    match event {
        Event::SystemChosen { system, rounds, starter } => {
            let how = text!(
                say,
                "happened-system",
                system = tr(say, system_key(*system)),
                rounds = *rounds
            );
            let begins = match starter {
                Starter::Lot => "happened-starter-lot",
                Starter::Balanced => "happened-starter-balanced",
            };
            format!("{how} {}", tr(say, begins))
        }
        Event::ClockChosen { mode } => {
            text!(say, "happened-clock", clock = tr(say, clock_key(*mode)))
        }
        Event::MinimumGamesSet { games } => text!(say, "happened-minimum", games = *games),
        Event::TeamAdded { team, name } => {
            text!(say, "happened-team-added", number = team.get(), name = name)
        }
        Event::TeamRenamed { team, name } => {
            text!(say, "happened-team-renamed", number = team.get(), name = name)
        }
        Event::TeamAssigned { player, team: Some(team) } => {
            let number: &TeamId = team;
            text!(
                say,
                "happened-team-assigned",
                player = teller.name(*player),
                number = number.get()
            )
        }
        Event::TeamAssigned { player, team: None } => {
            text!(say, "happened-team-left", player = teller.name(*player))
        }
        Event::MemberSet { player, member } if member.is_empty() => {
            text!(say, "happened-member-none", player = teller.name(*player))
        }
        Event::MemberSet { player, member } => {
            text!(say, "happened-member", player = teller.name(*player), member = member)
        }

        Event::AbsenceSet { round, player, absent } => {
            let key = match absent {
                Presence::Absent => "happened-absent",
                Presence::Present => "happened-present",
            };
            text!(say, key, player = teller.name(*player), round = round.get())
        }
        Event::RoundPaired { round, system, tables, byes, absent, despite, .. } => {
            let how = text!(
                say,
                "happened-paired",
                round = round.get(),
                system = tr(say, system_key(*system))
            );
            let told = seated(teller, &how, tables, byes, absent);
            teller.reasoned(told, despite.as_deref().unwrap_or_default())
        }
        Event::PairingTyped { round, tables, byes, absent, .. } => {
            seated(teller, &of_round("happened-typed", round), tables, byes, absent)
        }
        Event::PlayersSwapped { round, a, b, reason } => {
            let told = text!(
                say,
                "happened-swapped",
                round = round.get(),
                one = teller.name(*a),
                other = teller.name(*b)
            );
            teller.reasoned(told, reason)
        }
        Event::PairingWithdrawn { round, reason } => {
            teller.reasoned(of_round("happened-withdrawn", round), reason)
        }
        Event::PairingShown { round } => of_round("happened-shown", round),

        Event::RoundClockStarted { round, full_ms } => timed("happened-started", round, full_ms),
        Event::RoundClockPaused { round, remaining_ms, reason } => {
            teller.reasoned(timed("happened-paused", round, remaining_ms), reason)
        }
        Event::RoundClockResumed { round, remaining_ms } => {
            timed("happened-resumed", round, remaining_ms)
        }
        Event::RoundClockSet { round, remaining_ms, reason } => {
            teller.reasoned(timed("happened-set", round, remaining_ms), reason)
        }
        Event::RoundClockEnded { round, remaining_ms } => {
            timed("happened-ended", round, remaining_ms)
        }
        Event::TimeConfirmed { of: Confirmed::Round { round, remaining_ms } } => {
            timed("happened-confirmed", round, remaining_ms)
        }
        Event::TimeConfirmed { of: Confirmed::Table { round, table } } => {
            at("happened-table-confirmed", round, table)
        }
        Event::RoundAlertReached { round, alert_ms, outcome } => match outcome {
            AlertOutcome::Given => timed("happened-alert", round, alert_ms),
            AlertOutcome::Missed => timed("happened-alert-missed", round, alert_ms),
        },

        Event::TableClockStarted { round, table, mode, .. } => {
            with("happened-table-started", round, table, "clock", tr(say, clock_key(*mode)).into())
        }
        Event::TableClockPressed { round, table, side: pressed } => {
            with("happened-table-pressed", round, table, "side", side(pressed))
        }
        Event::TableClockPaused { round, table, reason } => {
            teller.reasoned(at("happened-table-paused", round, table), reason)
        }
        Event::TableClockResumed { round, table } => at("happened-table-resumed", round, table),
        Event::TableClockSet { round, table, side: of, remaining_ms, reason } => {
            let place = [("round", round.get().into()), ("table", table.get().into())];
            let [one, two] = place;
            let args = [one, two, ("side", side(of)), ("time", time(*remaining_ms).into())];
            teller.reasoned(tr_args(say, "happened-table-set", &args), reason)
        }
        Event::TableClockStopped { round, table } => at("happened-table-stopped", round, table),
        Event::TableAlertReached { round, table, of, alert_ms, outcome } => {
            let key = match outcome {
                AlertOutcome::Given => "happened-table-alert",
                AlertOutcome::Missed => "happened-table-alert-missed",
            };
            let whose = match of {
                TimeOf::Side(of) => text!(say, "happened-of-side", side = i64::from(*of) + 1),
                TimeOf::Turn => tr(say, "happened-of-turn"),
                TimeOf::Game => tr(say, "happened-of-game"),
            };
            let args = [
                ("round", round.get().into()),
                ("table", table.get().into()),
                ("whose", whose.into()),
                ("time", time(*alert_ms).into()),
            ];
            tr_args(say, key, &args)
        }

        Event::ResultEntered { round, table, result } => {
            with("happened-result", round, table, "result", told(teller, result).into())
        }
        Event::ResultCorrected { round, table, result, reason } => {
            let result = told(teller, result).into();
            teller.reasoned(with("happened-corrected", round, table, "result", result), reason)
        }
        Event::ResultWithdrawn { round, table, reason } => {
            teller.reasoned(at("happened-result-withdrawn", round, table), reason)
        }
        Event::ResultConfirmed { round, table } => at("happened-result-confirmed", round, table),
        Event::WalkoverDeclared { round, table, present, reason } => {
            let player = teller.name(*present).into();
            teller.reasoned(with("happened-walkover", round, table, "player", player), reason)
        }
        Event::GameCancelled { round, table, reason } => {
            teller.reasoned(at("happened-cancelled", round, table), reason)
        }
        Event::ResultsTakenIn { from, reason } => {
            teller.reasoned(text!(say, "happened-taken-in", from = from), reason)
        }

        Event::TurnRecorded { round, table, player, turn } => {
            let turn = format!("{}: {}", teller.name(*player), turned(say, turn)).into();
            with("happened-turn", round, table, "turn", turn)
        }
        Event::TurnRevised { round, table, place, player, turn, reason } => {
            let turn = format!("{}: {}", teller.name(*player), turned(say, turn));
            let args = [
                ("round", round.get().into()),
                ("table", table.get().into()),
                ("place", (*place).into()),
                ("turn", turn.into()),
            ];
            teller.reasoned(tr_args(say, "happened-turn-revised", &args), reason)
        }
        Event::GameEnded { round, table, end, .. } => {
            with("happened-game-ended", round, table, "end", tr(say, end_key(*end)).into())
        }

        Event::WordsJudged { challenge, round, table, words, verdict, .. } => {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            let args = [
                ("challenge", (*challenge).into()),
                ("words", words.join(", ").into()),
                ("verdict", say.verdict(*verdict).into()),
            ];
            let said = tr_args(say, "happened-judged", &args);
            match (round, table) {
                (Some(round), Some(table)) => {
                    format!("{said} {}", at("happened-judged-at", round, table))
                }
                (_, _) => said,
            }
        }
        Event::ChallengeAnswered { challenge, verdict, source } => {
            let args =
                [("challenge", (*challenge).into()), ("verdict", say.verdict(*verdict).into())];
            teller.reasoned(tr_args(say, "happened-answered", &args), source)
        }
    }
}

/// A time as the screens show it: a begun second is still there; one that is over with a plus.
pub(super) fn time(ms: i64) -> String {
    let (sign, ms) = if ms < 0 { ("+", -ms) } else { ("", ms) };
    let seconds = ms.saturating_add(999).div_euclid(1000);
    format!("{sign}{}:{:02}", seconds.div_euclid(60), seconds.rem_euclid(60))
}

/// Who sits where, who has no opponent, who is absent.
fn seated(
    teller: &Teller<'_>,
    how: &str,
    tables: &[Seated],
    byes: &[PlayerId],
    absent: &[PlayerId],
) -> String {
    let say = teller.language;
    let names = |players: &[PlayerId], between: &str| {
        let names: Vec<String> = players.iter().map(|&player| teller.name(player)).collect();
        names.join(between)
    };
    let tables: Vec<String> =
        tables.iter().map(|it| format!("{} {}", it.table, names(&it.seats, " – "))).collect();
    let mut all = vec![how.to_owned()];
    if !tables.is_empty() {
        all.push(text!(say, "happened-tables", tables = tables.join("; ")));
    }
    if !byes.is_empty() {
        all.push(text!(say, "happened-byes", count = byes.len(), players = names(byes, ", ")));
    }
    if !absent.is_empty() {
        all.push(text!(
            say,
            "happened-absent-all",
            count = absent.len(),
            players = names(absent, ", ")
        ));
    }
    all.join(" ")
}

/// A result in one line: `Anna 388 – Biel 342; out, Anna`.
fn told(teller: &Teller<'_>, result: &Entered) -> String {
    let say = teller.language;
    let seats: Vec<String> = result
        .seats
        .iter()
        .map(|seat| {
            let points = seat.points.map(|points| say.number(points)).unwrap_or_default();
            let figures = seat.raw.map(|raw| {
                let args = [
                    ("raw", say.number(raw).into()),
                    ("rack", seat.rack.into()),
                    ("over", time(i64::from(seat.over_ms)).into()),
                ];
                format!(" ({})", tr_args(say, "happened-figures", &args))
            });
            format!("{} {points}{}", teller.name(seat.player), figures.unwrap_or_default())
        })
        .collect();
    let end = result.end.map(|end| format!("; {}", tr(say, end_key(end))));
    let finisher = result.finisher.map(|player| format!(", {}", teller.name(player)));
    let why = Some(&result.reason).filter(|reason| !reason.is_empty());
    let why = why.map(|reason| format!(" ({reason})"));
    [seats.join(" – "), end.unwrap_or_default(), finisher.unwrap_or_default()].concat()
        + &why.unwrap_or_default()
}

/// A turn in one line: `play 8H QADRE`.
fn turned(say: Language, turn: &TurnText) -> String {
    let what = [tr(say, outcome_key(turn.outcome))];
    let noted = [&turn.at, &turn.word, &turn.exchanged];
    let noted = noted.into_iter().filter(|text| !text.is_empty()).cloned();
    what.into_iter().chain(noted).collect::<Vec<_>>().join(" ")
}

/// What a way to make tables is called.
pub(super) const fn system_key(system: Pairs) -> &'static str {
    match system {
        Pairs::Swiss => "happened-swiss",
        Pairs::RankPairs => "happened-rank-pairs",
        Pairs::RoundRobin => "happened-round-robin",
        Pairs::Manual => "happened-manual",
        Pairs::Tables => "happened-table-draw",
    }
}

const fn clock_key(clock: ClockName) -> &'static str {
    match clock {
        ClockName::Turn => "happened-clock-turn",
        ClockName::Chess => "happened-clock-chess",
    }
}

/// What an end is called.
pub(super) const fn end_key(end: End) -> &'static str {
    match end {
        End::Out => "happened-end-out",
        End::Passes => "happened-end-passes",
        End::Scoreless => "happened-end-scoreless",
        End::Blocked => "happened-end-blocked",
        End::Time => "happened-end-time",
        End::ClockOne => "happened-end-clock-one",
        End::ClockBoth => "happened-end-clock-both",
        End::ClocksOut => "happened-end-clocks-out",
        End::Stopped => "happened-end-stopped",
        End::Unknown => "happened-end-unknown",
    }
}

const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Play | Outcome::ZeroPlay => "happened-turn-play",
        Outcome::Exchange => "happened-turn-exchange",
        Outcome::Pass => "happened-turn-pass",
        Outcome::TakenBack => "happened-turn-taken-back",
        Outcome::TakenOff => "happened-turn-taken-off",
        Outcome::Timer => "happened-turn-timer",
        Outcome::NoTime => "happened-turn-no-time",
    }
}
