//! The grammar of `pictures`.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use super::{AS, ASSIGN, DELETE, DISCARD, FILE, FOLDER, OUT, PICTURE, QUARTERS, REASON, Texts};

/// Photographs of sheets: taken in, assigned, listed, written out.
pub(super) fn pictures(t: Texts) -> Command {
    let usage = "eforos pictures FILE.eforos [PICTURE…] [--assign N=P-R…] [--turn N=Q…] [--discard N…] [--delete N|all…] [--reason TEXT] [-o FOLDER] [--as NAME] [--templates FOLDER]";
    let out = Arg::new(OUT).short('o').long("output").value_name(FOLDER);
    let pictures = t.path(PICTURE, "photo-arg-pictures").num_args(0..).required(false);
    t.command("pictures", usage, "photo-command")
        .arg(t.path(FILE, "cli-arg-file"))
        .arg(pictures)
        .args([
            t.option(ASSIGN, "N=P-R", "photo-arg-assign").action(ArgAction::Append),
            t.option(QUARTERS, "N=Q", "photo-arg-turn").action(ArgAction::Append),
            t.option(DISCARD, "N", "photo-arg-discard").action(ArgAction::Append),
            t.option(DELETE, "N", "photo-arg-delete").action(ArgAction::Append),
            t.option(REASON, "TEXT", "photo-arg-reason"),
            out.value_parser(value_parser!(PathBuf)).help(t.say("photo-arg-out")),
            t.option(AS, "NAME", "cli-arg-as"),
            t.templates(),
        ])
        .after_help(t.say("photo-after"))
}
