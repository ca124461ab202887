//! `grade`: results and standings of a document; nothing is stored.

use clap::ArgMatches;

use super::{load, refused, warn, written};
use crate::cli::args;
use crate::cli::files::{Form, show};
use crate::cli::lexicon::{authority, given};
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::exchange::Penalised;
use crate::exchange::formats::classic::{ClassicResults, Issued, Names, classic_html};
use crate::language::Language;

pub(in crate::cli) fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let (document, mut odd) = load(shell, asked, path)?;
    let list = given(shell, asked, document.competition.rules.language)?;
    let results = ClassicResults::of(&document, list, authority(asked));
    let (results, more) = results.map_err(|error| refused(shell, path, &error))?;
    odd.extend(more);
    warn(shell, &odd);
    if asked.get_flag(args::HTML) {
        let competition = &document.competition;
        let unless = Names::unless_asked(competition);
        let names = if asked.get_flag(args::NAMES) { Names::Whole } else { unless };
        if names != unless {
            shell.note(&shell.say("web-consent"));
        }
        let language =
            shell.asked.unwrap_or_else(|| Language::of_words(competition.rules.language));
        let told = (&document.details, competition, Issued::Document);
        return shell.show_data(&classic_html(
            language,
            told,
            Some(&results.lexicon),
            (names, Penalised::Named),
        ));
    }
    let form = Form::asked(asked);
    show(shell, form, &written(&results, form, shell.language))
}
