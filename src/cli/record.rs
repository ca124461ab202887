//! `log`, `verify`, `demo`: the history of a competition, whether it holds, and one made up.

use std::fmt::Write as _;

use chrono::{DateTime, Local, NaiveDateTime};
use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::draw::seed;
use super::files::{Opened, create, failed, not_there};
use super::outcome::{Failure, Outcome};
use super::shell::{Shell, one_paragraph};
use crate::domain::clock::Moment;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::formats::anagram::{Event, Recorded};
use crate::domain::head::{Head, Sought};
use crate::domain::ids::Seq;
use crate::domain::person::Person;
use crate::exchange::json_line;
use crate::language::{Teller, tr};
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::anagram::rehearse;
use crate::session::format_of;
use crate::storage::{Checked, NewCompetition, StoredLexicon, verify as verify_file};
use crate::{text, with_format};

/// How many players a rehearsal has unless told otherwise.
const PLAYERS: u16 = 20;

/// An event as `log --json` writes it.
#[derive(Serialize)]
struct Line<'a> {
    seq: Seq,
    action: Seq,
    at: Moment,
    who: &'a Person,
    undone: bool,
    event: &'a Event,
}

pub(super) fn log(shell: Shell, asked: &ArgMatches) -> Outcome {
    let opened = Opened::read(shell, asked)?;
    let record = &opened.record;
    let mut lines = String::new();
    if asked.get_flag("json") {
        for recorded in record.log() {
            let Recorded { seq, action, at, who, event } = recorded;
            let undone = record.is_undone(*action);
            let line = Line { seq: *seq, action: *action, at: *at, who, undone, event };
            lines += &json_line(&line);
        }
        return shell.show_data(&lines);
    }
    let sheets = SheetPlaces::of(record.log());
    let players = &record.contest().common.players;
    let teller = Teller { language: shell.language, players, subjects: &sheets };
    for recorded in record.log() {
        let undone = record.is_undone(recorded.action);
        let key = if undone { "history-line-undone" } else { "history-line" };
        let args = [
            ("seq", format!("{:>5}", recorded.seq.0).into()),
            ("at", local_time(recorded.at.wall_ms).format("%Y-%m-%d %H:%M:%S").to_string().into()),
            ("who", recorded.who.name.as_str().into()),
            ("what", teller.sentence(recorded).into()),
        ];
        let line = crate::language::tr_args(shell.language, key, &args);
        // One line an event, whatever was typed into it.
        let line = one_paragraph(&line);
        writeln!(lines, "{line}").expect("memory");
    }
    shell.show(&lines)
}

/// The time of day at this place.
pub(super) fn local_time(wall_ms: i64) -> NaiveDateTime {
    let utc = DateTime::from_timestamp_millis(wall_ms).unwrap_or_default();
    utc.with_timezone(&Local).naive_local()
}

/// The head that shall be looked for, and after how many events.
fn sought(shell: Shell, asked: &ArgMatches) -> Result<Option<(Sought, Option<u64>)>, Failure> {
    let Some(typed) = asked.get_one::<String>(args::HEAD) else { return Ok(None) };
    let head = Sought::read(typed);
    let head = head.ok_or_else(|| Failure::Usage(shell.say("cli-head-odd")))?;
    Ok(Some((head, asked.get_one::<u64>(args::EVENTS).copied())))
}

pub(super) fn verify(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    let sought = sought(shell, asked)?;
    let verified =
        format_of(path).and_then(|format| with_format!(format, F => verify_file::<F>(path)));
    let verification = verified.map_err(|error| failed(shell, &error))?;
    let mut lines: Vec<String> =
        verification.checks.iter().map(|check| check.sentence(shell.language)).collect();
    let language = shell.language;
    // Of a history that could not be gone through nothing is said.
    if verification.checks.iter().any(|check| check.what == Checked::Law) {
        lines.push(match verification.signed {
            Some(issue) => text!(language, "cli-verify-signed", issue = issue.to_string()),
            None => tr(language, "cli-verify-unsigned"),
        });
    }
    // What the printed final sheet carries, to be held against it.
    let head = Head { events: verification.events, hash: verification.chain_head };
    lines.push(text!(
        language,
        "cli-verify-chain",
        events = head.events,
        head = head.hash.to_string(),
        code = head.code().to_string()
    ));
    let found = sought.map(|(head, events)| verification.look_for(head, events));
    lines.extend(found.iter().map(|found| found.sentence(language)));
    shell.show(&(lines.join("\n") + "\n"))?;
    match verification.first_failure() {
        None => match found.filter(|found| !found.is_contained()) {
            None => Ok(()),
            Some(found) => Err(Failure::Refused(found.sentence(language))),
        },
        Some(check) => Err(Failure::Refused(text!(
            shell.language,
            "cli-verify-failed",
            file = path.display().to_string(),
            what = check.sentence(shell.language)
        ))),
    }
}

pub(super) fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let players = asked.get_one::<u16>("players").copied().unwrap_or(PLAYERS);
    let lexicon = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players, seed: seed(shell, asked)? }, &lexicon);
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: rehearsal.record.log(),
    };
    create(shell, path, new)?;
    shell.note(&text!(shell.language, "cli-demo-done", file = path.display().to_string()));
    Ok(())
}
