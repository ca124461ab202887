//! `import`, `demo`: game files made of a document and of a rehearsal.

use clap::ArgMatches;

use super::grade::{load, refused, warn};
use crate::cli::args;
use crate::cli::files::{create, not_there, now, referee, seed, whole};
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::domain::formats::duplicate::game::Mode;
use crate::domain::letters::WordLanguage;
use crate::exchange::formats::duplicate::{DuplicateResults, Warning, to_record};
use crate::exchange::{Circumstances, Judging};
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::duplicate::rehearse;
use crate::storage::{NewCompetition, StoredLexicon};

/// How many players a rehearsal has unless told otherwise.
const PLAYERS: u16 = 20;

pub(in crate::cli) fn import(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let from = args::path(asked, args::IN);
    let (document, list, mut odd) = load(shell, asked, from)?;
    // What is odd about the game is told as `grade` tells it: a slip that is passed over is in no file.
    let (_, more) =
        DuplicateResults::of(&document, &list).map_err(|error| refused(shell, from, &error))?;
    odd.extend(more.into_iter().map(Warning::Own));
    let who = referee(&document.details);
    // Turns that the document does not have may still be drawn.
    let seed = seed(shell, asked)?;
    let circumstances = Circumstances {
        now: now(),
        who: &who,
        commitment: seed.commitment(),
        reason: &shell.say("cli-import-reason"),
    };
    let rules = document.game.rules.text().to_owned();
    let list = whole(list);
    let judging = Judging::Whole(list.clone());
    let record = to_record(&document, &judging, circumstances)
        .map_err(|error| refused(shell, from, &error))?;
    warn(shell, &odd);
    let new = NewCompetition {
        seed: Some(&seed),
        rules_text: &rules,
        lexicon: &StoredLexicon::Full(list),
        events: record.log(),
    };
    create(shell, path, new, "cli-import-done")
}

pub(in crate::cli) fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let players = asked.get_one::<u16>("players").copied().unwrap_or(PLAYERS);
    let mode = match asked.get_one::<String>("mode").map(String::as_str) {
        Some("program") => Mode::Program,
        _ => Mode::Hall,
    };
    let lexicon = Lexicon::free(WordLanguage::Romanian);
    let rehearsal = rehearse(&Plan { players, seed: seed(shell, asked)? }, mode, &lexicon);
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: rehearsal.record.log(),
    };
    create(shell, path, new, "cli-demo-done")
}
