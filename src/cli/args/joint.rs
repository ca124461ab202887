//! The grammar of `joint`.

use std::path::PathBuf;

use clap::{Command, value_parser};

use super::Texts;

pub(in crate::cli) const MASTER: &str = "MASTER.eforos";
pub(in crate::cli) const HALLS: &str = "HALL.eforos";

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
