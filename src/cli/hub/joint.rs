//! `hub joint`: how far the halls of a joint competition are, what waits, and its table though it is not published.

use clap::ArgMatches;
use serde_json::Value;

use super::{competition, say};
use crate::cli::args::hub::AFTER;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::ids::RoundNo;
use crate::hub::Hub;
use crate::text;

pub(super) fn joint(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let Some(named) = competition(shell, asked)? else {
        return Err(Failure::Usage(shell.say("hub-command-joint")));
    };
    let after = asked.get_one::<u8>(AFTER).and_then(|&round| RoundNo::new(round));
    let told = hub.overseen(named, after);
    let told = told.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))?;
    say(shell, asked, lines(shell, &told).join("\n"), &told)
}

/// The same for people.
fn lines(shell: Shell, told: &Value) -> Vec<String> {
    let language = shell.language;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let number = |value: &Value| value.as_i64().map_or_else(|| "–".to_owned(), |it| it.to_string());
    let numbers = |value: &Value| {
        let all = value.as_array().into_iter().flatten().map(number);
        all.collect::<Vec<_>>().join(", ")
    };
    let halls = told["venues"]["venues"].as_object().into_iter().flatten();
    let mut halls: Vec<(u16, &Value)> =
        halls.filter_map(|(venue, hall)| Some((venue.parse().ok()?, hall))).collect();
    halls.sort_by_key(|(venue, _)| *venue);
    let hall = |(venue, hall): (u16, &Value)| {
        text!(
            language,
            "hub-joint-hall",
            hall = venue,
            name = text(&hall["name"]),
            state = shell.say(match hall["state"].as_str() {
                Some("contested") => "hub-contested",
                Some("absent") => "hub-joint-absent",
                Some("away") => "hub-joint-away",
                Some("entered") => "hub-joint-entered",
                _ => "hub-joint-here",
            }),
            round = number(&hall["round"]),
            there = number(&hall["sheets"]["there"]),
            expected = number(&hall["sheets"]["expected"]),
            open = number(&hall["doubts"])
        )
    };
    let word = |word: &Value| {
        let rounds = word["rounds"].as_object().into_iter().flat_map(|it| it.keys().cloned());
        text!(
            language,
            "hub-joint-word",
            word = text(&word["word"]),
            count = word["count"].as_u64().unwrap_or_default(),
            rounds = rounds.collect::<Vec<_>>().join(", "),
            halls = numbers(&word["venues"])
        )
    };
    let objection = |it: &Value| {
        text!(
            language,
            "hub-joint-objection",
            hall = number(&it["venue"]),
            name = text(&it["name"]),
            round = number(&it["round"]),
            word = text(&it["word"])
        )
    };
    let row = |row: &Value| {
        text!(
            language,
            "hub-joint-row",
            rank = number(&row["rank"]),
            name = text(&row["name"]),
            total = number(&row["total"]),
            hall = number(&row["venue"])
        )
    };
    let of = |value: &Value, one: &dyn Fn(&Value) -> String| {
        value.as_array().into_iter().flatten().map(one).collect::<Vec<_>>()
    };
    let mut lines: Vec<String> = halls.into_iter().map(hall).collect();
    let waiting =
        [of(&told["queue"]["words"], &word), of(&told["queue"]["objections"], &objection)];
    lines.extend(waiting.concat());
    lines.extend(of(&told["standings"]["standings"], &row));
    lines
}
