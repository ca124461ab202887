//! The grammar of `demo`.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};

use super::{FILE, MOST_PLAYERS, Texts};
use crate::domain::formats::MOST_ROUNDS;

pub(in crate::cli) const VENUES: &str = "venues";
pub(in crate::cli) const KILLS: &str = "kills";
pub(in crate::cli) const DATABASE: &str = "database";
pub(in crate::cli) const KEEP: &str = "keep";
pub(in crate::cli) const REHEARSED: &str = "rehearsed";

/// The most halls of a rehearsed joint day.
const MOST_VENUES: i64 = 20;

/// Rehearsed competitions.
pub(super) fn demo(t: Texts) -> Command {
    let players = t
        .option("players", "N", "cli-arg-players")
        .value_parser(value_parser!(u16).range(1..=MOST_PLAYERS));
    let mode = t
        .option("mode", "hall|program", "cli-arg-mode")
        .value_parser(["hall", "program"])
        .hide_possible_values(true);
    let usage = "eforos demo FILE.eforos [--rules ID] [--mode hall|program] [--players N] [--rounds N] [--venues N] [--seed HEX64]\n       eforos demo --venues N [--players N] [--rounds N] [--kills N] [--database URL] [--keep FOLDER] [--seed HEX64] [--json]";
    let database = t.option(DATABASE, "URL", "cli-arg-rehearsed-database");
    let kills = t.option(KILLS, "N", "cli-arg-kills").value_parser(value_parser!(u16));
    let keep = t.option(KEEP, "FOLDER", "cli-arg-keep").value_parser(value_parser!(PathBuf));
    t.command("demo", usage, "cli-demo")
        .arg(t.path(FILE, "cli-arg-new").required(false).required_unless_present(VENUES))
        .args([t.rules(), mode, players, rounds(t)])
        .args([venues(t).conflicts_with_all(["rules", "mode"])])
        .args(
            [kills, database, keep, t.json()].map(|own| own.requires(VENUES).conflicts_with(FILE)),
        )
        .arg(t.seed())
}

/// How many rounds.
fn rounds(t: Texts) -> Arg {
    let range = value_parser!(u8).range(1..=i64::from(MOST_ROUNDS));
    t.option("rounds", "N", "cli-arg-rounds").value_parser(range)
}

/// How many halls.
fn venues(t: Texts) -> Arg {
    let range = value_parser!(u16).range(1..=MOST_VENUES);
    t.option(VENUES, "N", "cli-arg-venues").value_parser(range)
}

/// What a program of a rehearsed joint day is told of it: it is started by the program itself alone.
pub(super) fn rehearsed(t: Texts) -> [Arg; 4] {
    let players = t.option("players", "N", "cli-arg-players").value_parser(value_parser!(u16));
    let digits = t.option(REHEARSED, "HEX64", "cli-arg-seed");
    [digits, players, rounds(t), venues(t)].map(|own| own.hide(true))
}
