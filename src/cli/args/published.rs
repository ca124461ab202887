//! What `export` and `archive` are asked: what of a competition goes out, and whom it names.

use clap::{ArgMatches, Command};

use super::{FILE, FOLDER, HTML, NAMED, Texts, UNNAMED};
use crate::exchange::Penalised;

pub(super) fn export(t: Texts) -> Command {
    t.command(
        "export",
        "eforos export FILE.eforos [--json|--csv|--html [--unnamed|--named]]",
        "cli-export",
    )
    .arg(t.path(FILE, "cli-arg-file"))
    .arg(t.flag("json", "cli-arg-export-json").conflicts_with_all(["csv", "html"]))
    .arg(t.flag("csv", "cli-arg-export-csv").conflicts_with("html"))
    .arg(t.flag(HTML, "cli-arg-export-html"))
    // What is required goes unasked where something else conflicts with it.
    .args([(UNNAMED, NAMED, "cli-arg-unnamed"), (NAMED, UNNAMED, "cli-arg-named")].map(
        |(flag, other, said)| {
            t.flag(flag, said).requires(HTML).conflicts_with_all(["json", "csv", other])
        },
    ))
}

pub(super) fn archive(t: Texts) -> Command {
    let usage = "eforos archive FILE.eforos FOLDER [--templates FOLDER] [--unnamed | --named]";
    t.command("archive", usage, "cli-archive").args([
        t.path(FILE, "cli-arg-file"),
        t.path(FOLDER, "cli-arg-folder"),
        t.templates(),
        t.flag(UNNAMED, "cli-arg-archive-unnamed").conflicts_with(NAMED),
        t.flag(NAMED, "cli-arg-archive-named"),
    ])
}

/// Whether what is published shall name those who were penalised; `None` where nothing was said of it.
pub(in crate::cli) fn penalised(asked: &ArgMatches) -> Option<Penalised> {
    let asked_for = [(NAMED, Penalised::Named), (UNNAMED, Penalised::Unnamed)];
    let asked_for = asked_for.into_iter().find(|(flag, _)| asked.get_flag(flag));
    asked_for.map(|(_, penalised)| penalised)
}
