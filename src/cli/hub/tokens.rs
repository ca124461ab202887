//! Tokens of conductors and halls: made, listed, ended.

use clap::ArgMatches;
use serde_json::json;

use super::say;
use crate::cli::args::hub::{NAME, TOKEN};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::hub::{Hub, Listed, Problem, Scope};
use crate::language::quoted;
use crate::text;

/// So many digits name a token.
const DIGITS: usize = 12;

fn refused(shell: Shell) -> impl Fn(Problem) -> Failure {
    move |problem| Failure::Refused(problem.sentence(shell.language))
}

fn text_of<'a>(asked: &'a ArgMatches, name: &str) -> &'a str {
    asked.get_one::<String>(name).map_or("", |text| text.trim())
}

/// Shows a new token, which is shown nowhere again.
pub(super) fn conductor(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let name = text_of(asked, NAME);
    if name.is_empty() {
        return Err(Failure::Usage(shell.say("hub-arg-name")));
    }
    let token = hub.conductor(name).map_err(refused(shell))?;
    shell.note(&text!(shell.language, "hub-token-once", name = quoted(name)));
    say(shell, asked, token.clone(), &json!({"conductor": name, "token": token}))
}

pub(super) fn list(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let all = hub.tokens().map_err(refused(shell))?;
    let (mut lines, mut told) = (Vec::new(), Vec::new());
    for Listed { token, made_s, revoked } in &all {
        let named = &token.sha256.to_string()[..DIGITS];
        let of = match &token.scope {
            Scope::Conductor(name) => {
                text!(shell.language, "hub-token-conductor", name = quoted(name))
            }
            Scope::Venue { joint, venue } => {
                let joint = &joint.to_string()[..DIGITS];
                text!(shell.language, "hub-token-hall", venue = *venue, joint = joint)
            }
        };
        let made = shell.language.moment(made_s.saturating_mul(1000));
        let ended = if *revoked { shell.say("hub-token-ended") } else { String::new() };
        let facts = [named.to_owned(), of, made, ended];
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        lines.push(facts.join(" · "));
        let (conductor, joint, venue) = match &token.scope {
            Scope::Conductor(name) => (Some(name), None, None),
            Scope::Venue { joint, venue } => (None, Some(joint.to_string()), Some(venue)),
        };
        told.push(json!({
            "sha256": token.sha256.to_string(),
            "conductor": conductor,
            "joint": joint,
            "venue": venue,
            "competition": token.competition.map(|it| it.to_string()),
            "made_s": made_s,
            "revoked": revoked,
        }));
    }
    if lines.is_empty() {
        lines.push(shell.say("hub-token-none"));
    }
    say(shell, asked, lines.join("\n"), &json!({"tokens": told}))
}

pub(super) fn revoke(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let digits = text_of(asked, TOKEN);
    let is_hex = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
    if !(4..=64).contains(&digits.len()) || !digits.bytes().all(is_hex) {
        return Err(Failure::Usage(shell.say("hub-arg-token")));
    }
    let sha256 = hub.revoke(digits).map_err(refused(shell))?.to_string();
    let text = text!(shell.language, "hub-token-revoked", token = &sha256[..DIGITS]);
    say(shell, asked, text, &json!({"sha256": sha256, "revoked": true}))
}
