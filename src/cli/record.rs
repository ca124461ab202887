//! `log`, `verify`: the history of a competition, and whether it holds.

use chrono::{DateTime, Local, NaiveDateTime};
use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::files::{Opened, failed, format};
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::clock::Moment;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::head::{Head, Sought};
use crate::domain::ids::Seq;
use crate::domain::person::Person;
use crate::exchange::{history_text, json_line};
use crate::language::formats::said_by;
use crate::language::{Sentences, tr};
use crate::storage::{Checked, verify as verify_file};
use crate::{text, with_format};

/// An event as `log --json` writes it.
#[derive(Serialize)]
#[serde(bound = "")]
struct Line<'a, F: Format> {
    seq: Seq,
    action: Seq,
    at: Moment,
    who: &'a Person,
    undone: bool,
    event: &'a Event<F>,
}

pub(super) fn log(shell: Shell, asked: &ArgMatches) -> Outcome {
    with_format!(format(shell, asked)?, F => log_of::<F>(shell, asked))
}

fn log_of<F: Sentences>(shell: Shell, asked: &ArgMatches) -> Outcome {
    let opened = Opened::<F>::read(shell, asked)?;
    let record = &opened.record;
    if asked.get_flag("json") {
        let mut lines = String::new();
        for recorded in record.log() {
            let Recorded { seq, action, at, who, event } = recorded;
            let undone = record.is_undone(*action);
            let line = Line { seq: *seq, action: *action, at: *at, who, undone, event };
            lines += &json_line(&line);
        }
        return shell.show_data(&lines);
    }
    shell.show(&history_text(record, shell.language, local_time))
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
    let format = format(shell, asked)?;
    let said = said_by(format);
    let verified = with_format!(format, F => verify_file::<F>(path));
    let verification = verified.map_err(|error| failed(shell, &error))?;
    let mut lines: Vec<String> =
        verification.checks.iter().map(|check| check.sentence(shell.language, said)).collect();
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
    // A history that lost its end follows from itself as well as a whole one.
    if sought.is_none() {
        lines.push(tr(language, "cli-verify-tail"));
    }
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
            what = check.sentence(shell.language, said)
        ))),
    }
}
