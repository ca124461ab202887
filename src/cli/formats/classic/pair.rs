//! `pair`: who plays whom in a round, from the rounds before it; nothing is stored.

use clap::ArgMatches;

use super::{load, warn};
use crate::cli::args;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::classic::competition::{Competition, LAST_ROUND};
use crate::domain::formats::classic::order::key;
use crate::domain::formats::classic::pairing;
use crate::domain::formats::classic::rules::{Kind, System};
use crate::domain::ids::{Attempt, RoundNo};
use crate::exchange::formats::classic::{PairedResults, no_result};
use crate::text;

/// What tables drawn where averages rank are called.
const TABLES: &str = "tables";

pub(in crate::cli) fn pair(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let seed = seed(shell, asked)?;
    let (document, odd) = load(shell, asked, path)?;
    let competition = &document.competition;
    let round = round(shell, asked, competition)?;
    let (name, system) = system(shell, asked, competition)?;
    warn(shell, &odd);
    shell.warn(&no_result(shell.language, competition, round));
    let hall = asked.get_one::<String>("hall").map_or("", String::as_str);
    let key = seed.map(|seed| key(&seed, hall));
    let drawing = key.as_ref().map(|key| (key, Attempt::FIRST));
    let paired = pairing::pair(competition, system, round, drawing)
        .map_err(|why| Failure::Refused(why.sentence(shell.language)))?;
    let results = PairedResults::of(round, name, &paired);
    if asked.get_flag("json") {
        return shell.show_data(&results.to_text());
    }
    shell.show(&results.table(shell.language, competition))
}

fn seed(shell: Shell, asked: &ArgMatches) -> Result<Option<Seed>, Failure> {
    let digits = asked.get_one::<String>("seed");
    let seed = digits.map(|digits| digits.parse::<Seed>()).transpose();
    seed.map_err(|_| Failure::Usage(shell.say("cli-seed-odd")))
}

/// The round that the arguments name, else the one after the last with games.
fn round(shell: Shell, asked: &ArgMatches, competition: &Competition) -> Result<RoundNo, Failure> {
    if let Some(round) = asked.get_one::<u8>(args::ROUND).copied().and_then(RoundNo::new) {
        return Ok(round);
    }
    let played = competition.rounds.iter().filter(|(_, round)| !round.games.is_empty());
    let last = played.map(|(number, _)| number.get()).next_back().unwrap_or_default();
    let next = last.checked_add(1).filter(|&next| next <= LAST_ROUND).and_then(RoundNo::new);
    next.ok_or_else(|| Failure::Refused(shell.say("cli-pair-no-round")))
}

/// The system that the arguments name, else that of the rules; with its name.
fn system(
    shell: Shell,
    asked: &ArgMatches,
    competition: &Competition,
) -> Result<(&'static str, System), Failure> {
    let asked = asked.get_one::<String>("system").map(String::as_str);
    let other = |system: &str| {
        Failure::Refused(text!(shell.language, "cli-pair-other-system", system = system))
    };
    match (&competition.rules.kind, asked) {
        (Kind::Average(_), None | Some(TABLES)) => Ok((TABLES, System::Swiss)),
        (Kind::Average(_), Some(system)) => Err(other(system)),
        (Kind::Swiss(swiss), None) => Ok((swiss.system.code(), swiss.system)),
        (Kind::Swiss(_), Some(name)) => {
            let system = System::ALL.into_iter().find(|system| system.code() == name);
            system.map(|system| (system.code(), system)).ok_or_else(|| other(name))
        }
    }
}
