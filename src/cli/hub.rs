//! `hub`: histories of many halls in one database, ruled on its machine.

mod joint;
mod seasons;
mod tokens;

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::args;
use super::args::hub::{BRANCH, COMPETITION, DATABASE, LISTEN, MAY_BE_GIVEN, PAGES, PUBLIC};
use super::lexicon::of_path;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::head::Head;
use crate::domain::lexicon::Digest;
use crate::hub::{Branch, CaughtUp, Doors, Hub, Problem, Stand, State};
use crate::text;

/// Where the environment says that the database is.
const VARIABLE: &str = "EFOROS_DATABASE";

pub(super) fn hub(shell: Shell, asked: &ArgMatches) -> Outcome {
    let Some((name, asked)) = asked.subcommand() else {
        return Err(Failure::Usage(shell.say("hub-command")));
    };
    let set = || std::env::var(VARIABLE).ok().filter(|value| !value.is_empty());
    let database = asked.get_one::<String>(DATABASE).cloned().or_else(set);
    let database = database.unwrap_or_else(|| crate::hub::DATABASE.to_owned());
    let refused = |problem: Problem| Failure::Refused(problem.sentence(shell.language));
    if name == "init" {
        let prepared = Hub::prepare(&database).map_err(refused)?;
        if let Some(encoding) = &prepared.other_encoding {
            shell.warn(&[text!(shell.language, "hub-encoding", encoding = encoding)]);
        }
        let told = json!({"steps": prepared.steps, "encoding": prepared.other_encoding});
        return say(shell, asked, shell.say("hub-prepared"), &told);
    }
    let hub = Hub::open(&database).map_err(refused)?;
    match name {
        "take-in" => take_in(shell, asked, &hub),
        "branches" => branches(shell, asked, &hub),
        "joint" => joint::joint(shell, asked, &hub),
        "take" => take(shell, asked, &hub),
        "verify" => verify(shell, asked, &hub),
        "conductor" => tokens::conductor(shell, asked, &hub),
        "tokens" => tokens::list(shell, asked, &hub),
        "revoke" => tokens::revoke(shell, asked, &hub),
        "list" => list(shell, asked, &hub),
        "season" => seasons::season(shell, asked, &hub),
        "person" => seasons::person(shell, asked, &hub),
        "serve" => serve(shell, asked, hub),
        "rebuild" => {
            let made = hub.rebuild().map_err(refused)?;
            let text = text!(shell.language, "hub-rebuilt", competitions = made);
            say(shell, asked, text, &json!({"competitions": made}))
        }
        other => Err(Failure::Usage(text!(shell.language, "cli-no-such-command", name = other))),
    }
}

/// What is told, for people or for programs.
fn say(shell: Shell, asked: &ArgMatches, text: String, told: &Value) -> Outcome {
    if asked.get_flag("json") {
        shell.show_data(&format!("{told:#}\n"))
    } else {
        shell.show(&(text + "\n"))
    }
}

fn take_in(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let path = args::path(asked, args::FILE);
    let taken = hub.take_in(path);
    let taken = taken.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))?;
    let competition = taken.competition.to_string();
    if taken.state != State::InForce {
        shell.warn(&[text!(
            shell.language,
            "hub-parted",
            branch = taken.branch,
            competition = &competition
        )]);
    }
    let text = text!(
        shell.language,
        "hub-taken-in",
        file = path.display().to_string(),
        events = taken.events,
        new = taken.new
    );
    let told = json!({
        "competition": competition,
        "events": taken.events,
        "new": taken.new,
        "branch": taken.branch,
        "state": taken.state.code(),
    });
    say(shell, asked, text, &told)
}

fn branches(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let held = hub.held();
    let held = held.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))?;
    let state = |branch: &Branch| match branch.state {
        State::InForce => shell.say("hub-in-force"),
        State::Contested => shell.say("hub-contested"),
        State::SetAside => shell.say("hub-set-aside"),
    };
    let mut lines = Vec::new();
    let mut told = Vec::new();
    for one in &held {
        lines.push(format!("{} {}", one.competition, one.title));
        let mut all = Vec::new();
        for branch in &one.branches {
            let head = Head { events: u64::try_from(branch.seq).unwrap_or(0), hash: branch.hash };
            let code = head.code().to_string();
            let (number, events, state) = (branch.number, branch.seq, state(branch));
            let line = match branch.parent {
                None => text!(
                    shell.language,
                    "hub-branch",
                    branch = number,
                    state = state,
                    events = events,
                    code = &code
                ),
                Some(_) => text!(
                    shell.language,
                    "hub-branch-forked",
                    branch = number,
                    state = state,
                    events = events,
                    code = &code,
                    base = branch.base
                ),
            };
            lines.push(format!("  {line}"));
            all.push(json!({
                "branch": branch.number,
                "parent": branch.parent,
                "base": branch.base,
                "events": branch.seq,
                "hash": branch.hash.to_string(),
                "code": code,
                "state": branch.state.code(),
            }));
        }
        told.push(json!({
            "competition": one.competition.to_string(),
            "format": one.format,
            "title": one.title,
            "branches": all,
        }));
    }
    if lines.is_empty() {
        lines.push(shell.say("hub-empty"));
    }
    say(shell, asked, lines.join("\n"), &json!({"competitions": told}))
}

/// Serves until the system asks to end; where the doors are is one line.
fn serve(shell: Shell, asked: &ArgMatches, hub: Hub) -> Outcome {
    // What its database says is for whoever rules the hub, not for who asked.
    crate::app::log(Some("eforos=warn"));
    let address = |name| *asked.get_one::<SocketAddr>(name).expect("it has a default");
    let file = |name| asked.get_one::<PathBuf>(name).cloned();
    let own = file(args::CERT).zip(file(args::KEY));
    let scheme = if own.is_some() { "https" } else { "http" };
    let (listen, pages) = (address(LISTEN), address(PAGES));
    let stand = Stand { listen, pages, own, language: shell.language };
    let public = asked.get_one::<String>(PUBLIC);
    let opened = |Doors { listen, pages }| {
        let listen = format!("{scheme}://{listen}/v1");
        let pages = public.cloned().unwrap_or_else(|| format!("{scheme}://{pages}/"));
        let text = text!(shell.language, "hub-serving", pages = &pages, listen = &listen);
        // Nobody has to read it.
        let _ = if asked.get_flag("json") {
            shell.show_data(&format!("{}\n", json!({"pages": pages, "listen": listen})))
        } else {
            shell.show(&(text + "\n"))
        };
    };
    let language = shell.language;
    let caught_up = move |found: Result<CaughtUp, Problem>| match found {
        Ok(CaughtUp { made, without }) => {
            if made > 0 {
                shell.note(&text!(language, "hub-caught-up", made = made));
            }
            if without > 0 {
                shell.warn(&[text!(language, "hub-without-rules", competitions = without)]);
            }
        }
        Err(problem) => shell.warn(&[problem.sentence(language)]),
    };
    let served = hub.serve(&stand, opened, caught_up);
    served.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))
}

/// Adds a word list.
fn list(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let Some(("add", asked)) = asked.subcommand() else {
        return Err(Failure::Usage(shell.say("hub-command-list")));
    };
    let list = of_path(shell, asked, args::path(asked, args::LIST))?;
    let may_be_given = asked.get_flag(MAY_BE_GIVEN);
    let added = hub.add_list(&list, may_be_given);
    added.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))?;
    let passport = list.passport();
    let key = if may_be_given { "hub-list-given" } else { "hub-list-added" };
    let text = text!(shell.language, key, list = &passport.name, words = passport.words);
    let told = json!({"list": passport, "may_be_given": may_be_given});
    say(shell, asked, text, &told)
}

fn take(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let competition = competition(shell, asked)?;
    let branch = asked.get_one::<i32>(BRANCH).copied().unwrap_or(0);
    let done = competition.ok_or(Problem::NoBranch(branch));
    let done = done.and_then(|competition| hub.take(competition, branch));
    done.map_err(|problem| Failure::Refused(problem.sentence(shell.language)))?;
    let text = text!(shell.language, "hub-taken", branch = branch);
    say(shell, asked, text, &json!({"branch": branch, "state": State::InForce.code()}))
}

fn verify(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let refused = |problem: Problem| Failure::Refused(problem.sentence(shell.language));
    let all = match competition(shell, asked)? {
        Some(named) => {
            let joint = hub.of_joint(named).map_err(refused)?;
            if joint.is_empty() { vec![named] } else { joint }
        }
        None => hub.held().map_err(refused)?.into_iter().map(|held| held.competition).collect(),
    };
    let (mut told, mut broken, mut events) = (Vec::new(), Vec::new(), 0);
    for competition in &all {
        for branch in hub.verify(*competition).map_err(refused)? {
            events += branch.events;
            told.push(json!({
                "competition": competition.to_string(),
                "branch": branch.branch,
                "events": branch.events,
                "breaks_at": branch.breaks_at,
            }));
            if let Some(seq) = branch.breaks_at {
                broken.push(text!(
                    shell.language,
                    "hub-broken",
                    competition = competition.to_string(),
                    branch = branch.branch,
                    seq = seq
                ));
            }
        }
    }
    let text = text!(shell.language, "hub-verified", competitions = all.len(), events = events);
    let text = if broken.is_empty() { text } else { broken.join("\n") };
    say(shell, asked, text, &json!({"branches": told}))?;
    match broken.first() {
        Some(first) => Err(Failure::Refused(first.clone())),
        None => Ok(()),
    }
}

/// The competition that is named, if one is.
fn competition(shell: Shell, asked: &ArgMatches) -> Result<Option<Digest>, Failure> {
    let Some(named) = asked.get_one::<String>(COMPETITION) else { return Ok(None) };
    let odd = || Failure::Usage(text!(shell.language, "hub-odd-competition", what = named));
    named.parse().map(Some).map_err(|_| odd())
}
