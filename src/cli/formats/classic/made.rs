//! `import`, `demo`: competition files made of a document and of a rehearsal.

use clap::ArgMatches;

use super::{load, named_rules, refused, warn};
use crate::cli::args;
use crate::cli::files::{create, not_there, now, referee, seed, whole};
use crate::cli::lexicon::{authority, given};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::classic::Rejection;
use crate::domain::formats::classic::refusal::Refusal;
use crate::domain::formats::classic::state::Classic;
use crate::exchange::formats::classic::{list_of, to_record};
use crate::exchange::{Circumstances, Judging};
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::classic::{players_of, rehearse};
use crate::storage::{NewCompetition, StoredLexicon};

pub(in crate::cli) fn import(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let from = args::path(asked, args::IN);
    let (document, mut odd) = load(shell, asked, from)?;
    let given = given(shell, asked, document.competition.rules.language)?;
    let list = list_of(&document, given, authority(asked));
    let (list, warning) = list.map_err(|error| refused(shell, from, &error))?;
    odd.extend(warning);
    warn(shell, &odd);
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
    let judging = Judging::Whole(list.clone());
    let record = to_record(&document, &judging, circumstances)
        .map_err(|error| refused(shell, from, &error))?;
    let new = NewCompetition {
        seed: Some(&seed),
        rules_text: document.competition.rules.text(),
        lexicon: &StoredLexicon::Full(list),
        events: record.log(),
    };
    create(shell, path, new, "cli-import-done")
}

pub(in crate::cli) fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let rules = named_rules(shell, asked)?;
    let players = asked.get_one::<u16>("players").copied();
    let players = players.unwrap_or_else(|| players_of(&rules));
    let least = if rules.swiss().is_some() { 2 } else { 3 };
    if usize::from(players) < least {
        let why = Rejection::Own(Refusal::TooFew { players: players.into(), least });
        return Err(Failure::Usage(shell.language.rejection::<Classic>(&why)));
    }
    let rounds = asked.get_one::<u8>("rounds").copied().unwrap_or(rules.rounds);
    let lexicon = Lexicon::free(rules.language);
    let plan = Plan { players, seed: seed(shell, asked)? };
    let rehearsal = rehearse(&plan, rules, rounds, &lexicon);
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.record.contest().game.rules().text(),
        lexicon: &StoredLexicon::Full(lexicon),
        events: rehearsal.record.log(),
    };
    create(shell, path, new, "cli-demo-done")
}
