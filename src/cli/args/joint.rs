//! The grammar of `joint`.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};

use super::{FILE, Texts};

pub(in crate::cli) const MASTER: &str = "MASTER.eforos";
pub(in crate::cli) const HALLS: &str = "HALL.eforos";
pub(in crate::cli) const CARD: &str = "card";
pub(in crate::cli) const PASS: &str = "pass";

/// The files of a joint competition.
pub(super) fn joint(t: Texts) -> Command {
    let usage = "eforos joint verify MASTER.eforos HALL.eforos… [--json]";
    let halls = t
        .path(HALLS, "cli-arg-halls")
        .value_parser(value_parser!(PathBuf))
        .num_args(1..)
        .required(true);
    t.command("joint", "eforos joint verify …", "cli-joint")
        .subcommand_required(true)
        .subcommand_help_heading(t.say("cli-help-commands"))
        .subcommand(
            t.command("verify", usage, "cli-joint-verify")
                .arg(t.path(MASTER, "cli-arg-master"))
                .args([halls, t.json()]),
        )
}

/// A hall's line to the hub.
pub(super) fn sync(t: Texts) -> Command {
    let usage = "eforos sync FILE.eforos [--card CARD.eforos-venue] [--once] [--pass] [--json]";
    let card = Arg::new(CARD).long(CARD).value_name("CARD").value_parser(value_parser!(PathBuf));
    t.command("sync", usage, "venues-sync")
        .arg(t.path(FILE, "cli-arg-file"))
        .args([
            card.help(t.say("venues-arg-card")),
            t.flag("once", "venues-arg-once"),
            t.flag(PASS, "venues-arg-pass"),
            t.json(),
        ])
        .args(super::demo::rehearsed(t))
}
