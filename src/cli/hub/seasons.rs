//! Seasons and the persons of them: what an organiser counts together, and who is who.

use clap::ArgMatches;
use serde_json::json;

use super::say;
use crate::cli::args;
use crate::cli::args::hub::{COMPETITION, LINK, OTHER, OTHER_PLAYER, PLAYER_NO, SLUG};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::hub::{Hub, Link, Problem, SeasonRow};
use crate::language::quoted;
use crate::text;

/// A longer file is no rules: bytes.
const MOST_BYTES: usize = 64 << 10;
/// So many digits name a competition.
const DIGITS: usize = 12;

fn refused(shell: Shell) -> impl Fn(Problem) -> Failure {
    move |problem| Failure::Refused(problem.sentence(shell.language))
}

fn text_of<'a>(asked: &'a ArgMatches, name: &str) -> &'a str {
    asked.get_one::<String>(name).map_or("", String::as_str)
}

pub(super) fn season(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    match asked.subcommand() {
        Some(("add", asked)) => {
            let (slug, path) = (text_of(asked, SLUG), args::path(asked, args::IN));
            let too_large = || refused(shell)(Problem::SeasonRules("over 64 KiB".to_owned()));
            let bytes = shell.read(path, MOST_BYTES, too_large)?;
            let text = String::from_utf8(bytes);
            let text = text.map_err(|why| refused(shell)(Problem::SeasonRules(why.to_string())))?;
            let rules = hub.season_add(slug, &text).map_err(refused(shell))?;
            let title = &rules.title;
            let said =
                text!(shell.language, "hub-season-added", title = quoted(title), season = slug);
            say(shell, asked, said, &json!({"season": slug, "title": title}))
        }
        Some(("put", asked)) => {
            let slug = text_of(asked, SLUG);
            let put = hub.season_put(slug, text_of(asked, COMPETITION)).map_err(refused(shell))?;
            let competition = put.to_string();
            let named = &competition[..DIGITS];
            let said = text!(shell.language, "hub-season-put", competition = named, season = slug);
            say(shell, asked, said, &json!({"season": slug, "competition": competition}))
        }
        Some(("show", asked)) => show(shell, asked, hub),
        _ => Err(Failure::Usage(shell.say("hub-command-season"))),
    }
}

fn show(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let season = hub.season(text_of(asked, SLUG)).map_err(refused(shell))?;
    let mut lines = vec![
        season.rules.title.clone(),
        text!(shell.language, "hub-season-counted", count = season.competitions),
    ];
    if season.left_out > 0 {
        lines.push(text!(shell.language, "hub-season-left-out", count = season.left_out));
    }
    let mut told = Vec::new();
    for SeasonRow { name, club, rank, competitions, sum, entries } in &season.rows {
        let shown = rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let facts = [shown, name.clone(), club.clone(), season.scale.told(shell.language, *sum)];
        let facts = facts.into_iter().chain([competitions.to_string()]);
        lines.push(facts.filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · "));
        let entries: Vec<_> = entries
            .iter()
            .map(|(competition, player)| json!([competition.to_string(), player]))
            .collect();
        told.push(json!({
            "rank": rank,
            "name": name,
            "club": club,
            "sum": sum,
            "competitions": competitions,
            "players": entries,
        }));
    }
    let told = json!({
        "title": season.rules.title,
        "competitions": season.competitions,
        "left_out": season.left_out,
        "scale": season.scale.code(),
        "rows": told,
    });
    say(shell, asked, lines.join("\n"), &told)
}

pub(super) fn person(shell: Shell, asked: &ArgMatches, hub: &Hub) -> Outcome {
    let number = |asked: &ArgMatches, name| asked.get_one::<u32>(name).copied().unwrap_or(0);
    match asked.subcommand() {
        Some(("list", asked)) => {
            let links = hub.links().map_err(refused(shell))?;
            let none = || shell.say("hub-link-none");
            let text = if links.is_empty() { none() } else { lines(shell, &links) };
            say(shell, asked, text, &of_links(&links))
        }
        Some(("link", asked)) => {
            let one = (text_of(asked, COMPETITION), number(asked, PLAYER_NO));
            let other = (text_of(asked, OTHER), number(asked, OTHER_PLAYER));
            let why = text_of(asked, args::REASON);
            let links = hub.link(one, other, why).map_err(refused(shell))?;
            say(shell, asked, lines(shell, &links), &of_links(&links))
        }
        Some(("unlink", asked)) => {
            let id = asked.get_one::<i64>(LINK).copied().unwrap_or(0);
            hub.unlink(id, text_of(asked, args::REASON)).map_err(refused(shell))?;
            let said = text!(shell.language, "hub-link-undone", link = id);
            say(shell, asked, said, &json!({"link": id, "undone": true}))
        }
        _ => Err(Failure::Usage(shell.say("hub-command-person"))),
    }
}

/// A link a line: who is which person, and why.
fn lines(shell: Shell, links: &[Link]) -> String {
    let line = |link: &Link| {
        let (competition, player) = link.player;
        let person = text!(
            shell.language,
            "hub-link",
            link = link.id,
            player = player,
            competition = &competition.to_string()[..DIGITS],
            person = link.person
        );
        let facts = [&person, &link.name, &link.club, &link.why].into_iter();
        facts.filter(|fact| !fact.is_empty()).cloned().collect::<Vec<_>>().join(" · ")
    };
    links.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn of_links(links: &[Link]) -> serde_json::Value {
    let of = |link: &Link| {
        let Link { id, player: (competition, player), person, name, club, why } = link;
        json!({
            "link": id,
            "competition": competition.to_string(),
            "player": player,
            "person": person,
            "name": name,
            "club": club,
            "reason": why,
        })
    };
    json!({"links": links.iter().map(of).collect::<Vec<_>>()})
}
