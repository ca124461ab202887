//! `grade`: results and standings of a document; nothing is stored.

use clap::ArgMatches;

use super::{load, refused, warn, written};
use crate::cli::args;
use crate::cli::files::{Form, show};
use crate::cli::lexicon::{authority, given};
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::exchange::formats::classic::ClassicResults;

pub(in crate::cli) fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let (document, mut odd) = load(shell, asked, path)?;
    let list = given(shell, asked, document.competition.rules.language)?;
    let results = ClassicResults::of(&document, list, authority(asked));
    let (results, more) = results.map_err(|error| refused(shell, path, &error))?;
    odd.extend(more);
    warn(shell, &odd);
    let form = Form::asked(asked);
    show(shell, form, &written(&results, form, shell.language))
}
