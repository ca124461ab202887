//! `draw --rules`: first racks. Later ones depend on what is laid.

use std::fmt::Write as _;

use clap::ArgMatches;
use serde::Serialize;

use crate::cli::files::seed;
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::domain::board::Rack;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::duplicate::draw::draw as drawn;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::notation::tiles_text;
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::Rules;
use crate::domain::ids::Attempt;
use crate::domain::lexicon::Digest;
use crate::exchange::json_line;
use crate::language::tr;
use crate::text;

#[derive(Serialize)]
struct Draws {
    seed: String,
    hall: String,
    commitment: Digest,
    racks: Vec<FirstRack>,
}

#[derive(Serialize)]
struct FirstRack {
    turn: TurnNo,
    attempt: Attempt,
    leftover: String,
    /// In the order drawn.
    drawn: String,
    refused: Vec<Refused>,
}

#[derive(Serialize)]
struct Refused {
    tiles: String,
    why: Refusal,
}

pub(in crate::cli) fn draw(shell: Shell, asked: &ArgMatches) -> Outcome {
    let mut seed = seed(shell, asked)?;
    let hall = asked.get_one::<String>("hall").cloned().unwrap_or_default();
    let rules = Rules::ro_duplicate_2007();
    let count = asked.get_one::<u64>("count").copied();
    if count.is_none() && !asked.get_flag("json") {
        return shell.show(&table(shell, &first(&rules, &seed, &hall)));
    }
    let mut lines = String::new();
    for _ in 0..count.unwrap_or(1) {
        lines += &json_line(&first(&rules, &seed, &hall));
        seed = seed.next();
    }
    shell.show_data(&lines)
}

fn first(rules: &Rules, seed: &Seed, hall: &str) -> Draws {
    let (turn, attempt) = (TurnNo::FIRST, Attempt::FIRST);
    let key = seed.key(hall);
    let found = drawn(rules, &key, (turn, attempt), &Rack::default(), &rules.tiles);
    let found = found.expect("nothing is kept before the first turn");
    let refused = found.refused.into_iter();
    let rack = FirstRack {
        turn,
        attempt,
        leftover: tiles_text(found.leftover.tiles()),
        drawn: tiles_text(found.drawn),
        refused: refused.map(|(tiles, why)| Refused { tiles: tiles_text(tiles), why }).collect(),
    };
    Draws {
        seed: seed.reveal(),
        hall: hall.to_owned(),
        commitment: seed.commitment(),
        racks: vec![rack],
    }
}

fn table(shell: Shell, draws: &Draws) -> String {
    let language = shell.language;
    let mut table = String::new();
    let mut line = |text: String| writeln!(table, "{text}").expect("memory");
    line(text!(language, "cli-draw-seed", seed = &draws.seed));
    line(text!(language, "cli-draw-commitment", commitment = draws.commitment.to_string()));
    if !draws.hall.is_empty() {
        line(text!(language, "cli-draw-hall", hall = &draws.hall));
    }
    for rack in &draws.racks {
        for refused in &rack.refused {
            line(text!(language, "cli-draw-rack-refused", rack = &refused.tiles));
        }
        line(text!(language, "cli-draw-rack", rack = &rack.drawn));
    }
    line(tr(language, "cli-draw-rack-after"));
    table
}
