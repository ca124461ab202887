//! `grade`: a whole competition from an exchange document, graded; nothing is stored.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::args;
use super::lexicon::given;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::clock::Moment;
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::{Authority, Digest};
use crate::domain::person::{Person, Role};
use crate::exchange::formats::anagram::{Document, ReadError, Results, Warning, to_record};
use crate::exchange::{Circumstances, Judging, MAX_BYTES, results_table, standings_csv};

pub(super) fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    // Nothing is drawn or stored, so neither time nor seed nor reason matters.
    let who = Person { name: String::new(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(&[]),
        reason: "—",
    };
    let loaded = load(shell, asked)?;
    let (record, warnings) = loaded.record(shell, circumstances)?;
    loaded.warn(shell, &warnings);
    let results = Results::of(record.contest(), &loaded.list, last_round(), &[]);
    show(shell, asked, &results)
}

/// The round after which a competition is over.
pub(super) fn last_round() -> RoundNo {
    all_rounds().next_back().unwrap_or(RoundNo::FIRST)
}

/// Results as `--json`, `--csv` or a table to read.
pub(super) fn show(shell: Shell, asked: &ArgMatches, results: &Results) -> Outcome {
    if asked.get_flag("json") {
        shell.show_data(&results.to_text())
    } else if asked.get_flag("csv") {
        shell.show_data(&standings_csv(results))
    } else {
        shell.show(&results_table(shell.language, results))
    }
}

/// A document that was read, and the list that judges it.
pub(super) struct Loaded {
    path: PathBuf,
    pub document: Document,
    pub list: Judging,
    warnings: Vec<Warning>,
}

/// Reads the document and the list that the arguments name.
pub(super) fn load(shell: Shell, asked: &ArgMatches) -> Result<Loaded, Failure> {
    let path = args::path(asked, args::IN);
    let bytes = shell.read(path, MAX_BYTES, || {
        refused(shell, path, &ReadError::TooLarge { limit: MAX_BYTES })
    })?;
    let (document, mut warnings) =
        Document::read(&bytes).map_err(|error| refused(shell, path, &error))?;
    let stated = &document.lexicon;
    let (list, warning) = Judging::choose(stated, given(shell, asked)?, authority(asked))
        .map_err(|error| refused(shell, path, &error))?;
    warnings.extend(warning);
    Ok(Loaded { path: path.to_owned(), document, list, warnings })
}

impl Loaded {
    pub(super) fn record(
        &self,
        shell: Shell,
        circumstances: Circumstances<'_>,
    ) -> Result<(Record, Vec<Warning>), Failure> {
        to_record(&self.document, &self.list, circumstances)
            .map_err(|error| refused(shell, &self.path, &error))
    }

    /// Shows what was odd.
    pub(super) fn warn(&self, shell: Shell, more: &[Warning]) {
        let warnings = self.warnings.iter().chain(more);
        let said: Vec<String> = warnings.map(|warning| warning.sentence(shell.language)).collect();
        shell.warn(&said);
    }
}

/// What `--authority` says; documents without it state one, or their list does.
pub(super) fn authority(asked: &ArgMatches) -> Option<Authority> {
    let stated = asked.try_get_one::<String>("authority").ok().flatten()?;
    Some(match stated.as_str() {
        "authoritative" => Authority::Authoritative,
        _ => Authority::Reference,
    })
}

fn refused(shell: Shell, path: &Path, error: &ReadError) -> Failure {
    Failure::Refused(error.sentence(shell.language, &path.display().to_string()))
}
