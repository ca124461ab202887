//! `print` and `archive`: documents on paper, and everything of a competition in one folder.

use std::path::Path;

use clap::ArgMatches;

use super::args;
use super::files::{Opened, failed, not_there};
use super::grade::last_round;
use super::outcome::{Failure, Outcome};
use super::record::local_time;
use super::shell::Shell;
use crate::domain::standings::{Board, standings};
use crate::exchange::{results_html, sheets_csv, standings_csv};
use crate::print::final_sheet::Chain;
use crate::print::{FinalSheet, Pdf, final_sheet};
use crate::storage::beside::{folder_of, name_folder, new_folder};
use crate::text;

/// The documents by name; all but the final sheet are still to come.
pub(super) const DOCUMENTS: [&str; 9] = [
    "word-sheets",
    "graded-sheets",
    "round-record",
    "standings",
    FINAL,
    "player-report",
    "rulings",
    "certificates",
    "rules",
];

const FINAL: &str = "final";

pub(super) fn print(shell: Shell, asked: &ArgMatches) -> Outcome {
    let mut documents = asked.get_many::<String>(args::DOCUMENT).into_iter().flatten();
    if let Some(document) = documents.find(|&document| document != FINAL) {
        return Err(Failure::Refused(text!(
            shell.language,
            "cli-print-not-yet",
            document = document
        )));
    }
    let path = args::path(asked, args::OUT);
    let opened = Opened::read(shell, asked)?;
    let pdf = final_pdf(shell, &opened);
    shell.write(path, &pdf.bytes)?;
    let file = path.display().to_string();
    shell.note(&text!(shell.language, "cli-print-done", file = file, pages = pdf.pages));
    Ok(())
}

/// The final sheet; what is not on it as it was given is told.
fn final_pdf(shell: Shell, opened: &Opened) -> Pdf {
    let contest = opened.record.contest();
    let board = Board::new(contest, &opened.lexicon);
    let standings = standings(contest, &board, last_round(), &opened.drafts);
    let chain = Chain { head: opened.file.chain_head(), events: opened.file.event_count() };
    let sheet = FinalSheet::of(contest, &standings, Some(chain), local_time);
    let pages = final_sheet(&sheet, shell.language);
    let warnings = pages.warnings.iter().map(|warning| warning.sentence(shell.language));
    shell.warn(&warnings.collect::<Vec<_>>());
    pages.to_pdf()
}

pub(super) fn archive(shell: Shell, asked: &ArgMatches) -> Outcome {
    let folder = args::path(asked, args::FOLDER);
    not_there(shell, folder)?;
    let opened = Opened::read(shell, asked)?;
    let not_written = |error: &std::io::Error| shell.file_failed("cli-not-written", folder, error);
    // Everything goes into a folder beside, which gets its name when it is whole.
    let beside = new_folder(folder_of(folder)).map_err(|error| not_written(&error))?;
    fill(shell, &opened, beside.path())?;
    name_folder(beside, folder).map_err(|error| not_written(&error))?;
    let said = folder.display().to_string();
    shell.note(&text!(shell.language, "cli-archive-done", folder = said));
    Ok(())
}

fn fill(shell: Shell, opened: &Opened, folder: &Path) -> Outcome {
    let results = opened.results(last_round());
    let document = opened.document();
    let details = &opened.record.contest().details;
    shell.write(&folder.join("final.pdf"), &final_pdf(shell, opened).bytes)?;
    let page = results_html(shell.language, details, &results);
    shell.write(&folder.join("results.html"), page.as_bytes())?;
    shell.write(&folder.join("results.json"), results.to_text().as_bytes())?;
    shell.write(&folder.join("standings.csv"), standings_csv(&results).as_bytes())?;
    shell.write(&folder.join("sheets.csv"), sheets_csv(&document).as_bytes())?;
    shell.write(&folder.join("exchange.json"), document.to_text().as_bytes())?;
    let copy = folder.join("publication.eforos");
    opened.file.publish_to(&copy).map_err(|error| failed(shell, &error))
}
