//! `export`, `standings`: what a competition file says, for other programs.

use clap::ArgMatches;

use super::args;
use super::files::{Form, Opened, format, show};
use super::formats::Documented as _;
use super::outcome::Outcome;
use super::shell::Shell;
use crate::exchange::{Penalised, nameless_said, results_html};
use crate::language::Sentences as _;
use crate::{text, with_format};

/// Documents as JSON, as a table of what was handed in, or a page.
pub(super) fn export(shell: Shell, asked: &ArgMatches) -> Outcome {
    with_format!(format(shell, asked)?, F => {
        let opened = Opened::<F>::read(shell, asked)?;
        let nameless = nameless_said(shell.language, opened.record.contest());
        if let Some(said) = nameless.filter(|_| !asked.get_flag("html")) {
            shell.warn(&[said]);
        }
        shell.show_data(&if asked.get_flag("html") {
            let (contest, results) = (opened.record.contest(), opened.results(None));
            let asked_for = args::penalised(asked);
            let penalised = asked_for.unwrap_or_else(|| Penalised::proposed(&contest.common));
            if asked_for.is_none() && penalised == Penalised::Unnamed {
                shell.note(&shell.say("cli-export-unnamed"));
            }
            let language = contest.game.public_language(shell.speech());
            results_html(language, contest, &results, penalised)
        } else if asked.get_flag("csv") {
            F::table(&opened)
        } else {
            let left_out = F::objections_left_out(&opened);
            if left_out > 0 {
                shell.warn(&[text!(shell.language, "cli-export-left-out", count = left_out)]);
            }
            F::document(&opened)
        })
    })
}

pub(super) fn standings(shell: Shell, asked: &ArgMatches) -> Outcome {
    with_format!(format(shell, asked)?, F => {
        let (opened, form) = (Opened::<F>::read(shell, asked)?, Form::asked(asked));
        let after = opened.round(shell, asked, "after")?;
        show(shell, form, &F::results(&opened, after, form, shell.language))
    })
}
