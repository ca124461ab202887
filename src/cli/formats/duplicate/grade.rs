//! `grade`: a whole game from an exchange document, judged and ranked; nothing is stored.

use std::path::Path;

use clap::ArgMatches;

use super::written;
use crate::cli::args;
use crate::cli::files::{Form, show};
use crate::cli::lexicon::{authority, given};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::duplicate::rules::LANGUAGE;
use crate::exchange::formats::duplicate::{Document, DuplicateResults, ReadError, Warning};
use crate::exchange::{Judging, MAX_BYTES};

pub(in crate::cli) fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let (document, list, mut odd) = load(shell, asked, path)?;
    let (results, more) =
        DuplicateResults::of(&document, &list).map_err(|error| refused(shell, path, &error))?;
    odd.extend(more.into_iter().map(Warning::Own));
    warn(shell, &odd);
    let form = Form::asked(asked);
    show(shell, form, &written(&results, form, shell.language))
}

/// A document, the list that judges it, and what is odd about both.
pub(super) fn load(
    shell: Shell,
    asked: &ArgMatches,
    path: &Path,
) -> Result<(Document, Judging, Vec<Warning>), Failure> {
    let refused = |error| refused(shell, path, &error);
    let too_large = || refused(ReadError::TooLarge { limit: MAX_BYTES });
    let bytes = shell.read(path, MAX_BYTES, too_large)?;
    let (document, mut odd) = Document::read(&bytes).map_err(refused)?;
    let given = given(shell, asked, LANGUAGE)?;
    let (list, warning) =
        Judging::choose(&document.lexicon, given, authority(asked)).map_err(refused)?;
    odd.extend(warning);
    Ok((document, list, odd))
}

pub(super) fn refused(shell: Shell, path: &Path, error: &ReadError) -> Failure {
    Failure::Refused(error.sentence(shell.language, &path.display().to_string()))
}

pub(super) fn warn(shell: Shell, odd: &[Warning]) {
    let odd: Vec<String> = odd.iter().map(|warning| warning.sentence(shell.language)).collect();
    shell.warn(&odd);
}
