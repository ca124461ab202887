//! `import`, `demo`: competition files made of a document and of a rehearsal.

use clap::ArgMatches;

use super::grade::{load, recorded};
use crate::cli::args;
use crate::cli::files::{create, not_there, now, referee, seed, whole};
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::exchange::{Circumstances, Judging};
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::anagram::rehearse;
use crate::storage::{NewCompetition, StoredLexicon};

/// How many players a rehearsal has unless told otherwise.
const PLAYERS: u16 = 20;

pub(in crate::cli) fn import(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let (document, list, odd) = load(shell, asked)?;
    let who = referee(&document.details);
    // Rounds that the document does not have may still be drawn.
    let seed = seed(shell, asked)?;
    let circumstances = Circumstances {
        now: now(),
        who: &who,
        commitment: seed.commitment(),
        reason: &shell.say("cli-import-reason"),
    };
    let list = whole(list);
    let loaded = (document, Judging::Whole(list.clone()), odd);
    let record = recorded(shell, asked, &loaded, circumstances)?;
    let new = NewCompetition {
        seed: Some(&seed),
        rules_text: loaded.0.rules.text(),
        lexicon: &StoredLexicon::Full(list),
        events: record.log(),
    };
    create(shell, path, new, "cli-import-done")
}

pub(in crate::cli) fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    if !asked.contains_id(args::FILE) {
        return super::rehearsed::demo(shell, asked);
    }
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    if let Some(&venues) = asked.get_one::<u16>(args::demo::VENUES) {
        return super::joint::demo(shell, asked, venues);
    }
    let players = asked.get_one::<u16>("players").copied().unwrap_or(PLAYERS);
    let lexicon = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players, seed: seed(shell, asked)? }, &lexicon);
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: rehearsal.record.log(),
    };
    create(shell, path, new, "cli-demo-done")
}
