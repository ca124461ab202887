//! `grade`: a whole competition from an exchange document, graded; nothing is stored.

use std::path::Path;

use clap::ArgMatches;

use super::written;
use crate::cli::args;
use crate::cli::files::{Form, show};
use crate::cli::lexicon::{authority, given};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::clock::Moment;
use crate::domain::formats::anagram::rules::last_round;
use crate::domain::formats::anagram::{Record, alphabet};
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::exchange::formats::anagram::{Document, ReadError, Results, Warning, to_record};
use crate::exchange::{Circumstances, Judging, MAX_BYTES};

pub(in crate::cli) fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    // Nothing is drawn or stored, so neither time nor seed nor reason matters.
    let who = Person { name: String::new(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(&[]),
        reason: "—",
    };
    let loaded = load(shell, asked)?;
    let (record, list) = (recorded(shell, asked, &loaded, circumstances)?, &loaded.1);
    let results = Results::of(record.contest(), list, last_round(), &[]);
    let form = Form::asked(asked);
    show(shell, form, &written(&results, form, shell.language))
}

/// A document that was read, the list that judges it, and what is odd about both.
pub(super) type Loaded = (Document, Judging, Vec<Warning>);

/// Reads the document and the list that the arguments name.
pub(super) fn load(shell: Shell, asked: &ArgMatches) -> Result<Loaded, Failure> {
    let path = args::path(asked, args::IN);
    let refused = |error: ReadError| refused(shell, path, &error);
    let too_large = || refused(ReadError::TooLarge { limit: MAX_BYTES });
    let bytes = shell.read(path, MAX_BYTES, too_large)?;
    let (document, mut warnings) = Document::read(&bytes).map_err(refused)?;
    let (given, authority) = (given(shell, asked, alphabet::LANGUAGE)?, authority(asked));
    let chosen = Judging::choose(&document.lexicon, given, authority).map_err(refused)?;
    warnings.extend(chosen.1);
    Ok((document, chosen.0, warnings))
}

/// Its record; what was odd is shown.
pub(super) fn recorded(
    shell: Shell,
    asked: &ArgMatches,
    (document, list, odd): &Loaded,
    circumstances: Circumstances<'_>,
) -> Result<Record, Failure> {
    let (record, more) = to_record(document, list, circumstances)
        .map_err(|error| refused(shell, args::path(asked, args::IN), &error))?;
    let odd = odd.iter().chain(&more).map(|warning| warning.sentence(shell.language));
    shell.warn(&odd.collect::<Vec<_>>());
    Ok(record)
}

fn refused(shell: Shell, path: &Path, error: &ReadError) -> Failure {
    Failure::Refused(error.sentence(shell.language, &path.display().to_string()))
}
