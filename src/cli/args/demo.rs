//! The grammar of `demo`.

use clap::{Command, value_parser};

use super::{FILE, MOST_PLAYERS, Texts};
use crate::domain::formats::MOST_ROUNDS;

pub(in crate::cli) const VENUES: &str = "venues";

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
    let venues = t
        .option(VENUES, "N", "cli-arg-venues")
        .value_parser(value_parser!(u16).range(1..=MOST_VENUES))
        .conflicts_with_all(["rules", "mode", "rounds"]);
    let usage = "eforos demo FILE.eforos [--rules ID] [--mode hall|program] [--players N] [--rounds N] [--venues N] [--seed HEX64]";
    t.command("demo", usage, "cli-demo").arg(t.path(FILE, "cli-arg-new")).args([
        t.rules(),
        mode,
        players,
        t.option("rounds", "N", "cli-arg-rounds")
            .value_parser(value_parser!(u8).range(1..=i64::from(MOST_ROUNDS))),
        venues,
        t.seed(),
    ])
}
