//! A joint day played by real programs, `demo --venues N`: a hub on a real database, whoever conducts and the halls, each a
//! process of its own at which a rehearsed day's people sit; lines that are cut, programs that are killed and started again.
//! In the end the files must say what the people did, whatever happened to the programs.

mod conductor;
mod ended;
mod faults;
mod hall;
mod kept;
mod people;
mod programs;
mod stage;
mod wire;

use std::path::PathBuf;

use clap::ArgMatches;

use self::people::{Person, Said};
use crate::cli::args;
use crate::cli::args::demo::{DATABASE, KEEP, KILLS, REHEARSED, VENUES};
use crate::cli::files::seed;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::rules::last_round;
use crate::domain::ids::RoundNo;
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::anagram::joint::{JointDay, rehearse_rounds};
use crate::text;

/// How many players a hall has unless told otherwise, and how often each kind of program is killed.
const PLAYERS: u16 = 12;
const OFTEN: u16 = 2;

/// What is rehearsed.
#[derive(Clone)]
struct Asked {
    plan: Plan,
    halls: u16,
    last: RoundNo,
    kills: u16,
    database: Option<String>,
    /// Where the files stay.
    keep: Option<PathBuf>,
}

impl Asked {
    fn of(shell: Shell, asked: &ArgMatches, seed: Seed) -> Result<Self, Failure> {
        let players = asked.get_one::<u16>("players").copied().unwrap_or(PLAYERS);
        let last = match asked.get_one::<u8>("rounds") {
            None => last_round(),
            Some(&rounds) => {
                RoundNo::new(rounds).filter(|last| *last <= last_round()).ok_or_else(|| {
                    let most = last_round().get();
                    Failure::Usage(text!(shell.language, "cli-rehearsed-rounds", most = most))
                })?
            }
        };
        Ok(Self {
            plan: Plan { players, seed },
            halls: asked.get_one::<u16>(VENUES).copied().unwrap_or(1),
            last,
            kills: asked.try_get_one::<u16>(KILLS).ok().flatten().copied().unwrap_or(OFTEN),
            database: asked.try_get_one::<String>(DATABASE).ok().flatten().cloned(),
            keep: asked.try_get_one::<PathBuf>(KEEP).ok().flatten().cloned(),
        })
    }

    /// The day as its people live it.
    fn day<'a>(&self, list: &'a Lexicon) -> JointDay<'a> {
        rehearse_rounds(&self.plan, (self.halls, self.last), list)
    }
}

/// Plays the day, and tells how it ended.
pub(super) fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    let given = Asked::of(shell, asked, seed(shell, asked)?)?;
    let ended = stage::played(shell, &given)?;
    ended.tell(shell, asked.get_flag("json"))
}

/// One of its programs, in a process of its own: the people of the rehearsed day sit at it.
pub(super) fn program(shell: Shell, asked: &ArgMatches) -> Outcome {
    let odd = || Failure::Usage(shell.say("cli-seed-odd"));
    let seed = asked.get_one::<String>(REHEARSED).and_then(|digits| digits.parse().ok());
    let given = Asked::of(shell, asked, seed.ok_or_else(odd)?)?;
    let list = Lexicon::embedded();
    let day = given.day(&list);
    let path = args::path(asked, args::FILE);
    let said = Said(shell);
    let mut told = people::telephone();
    loop {
        let person = Person::sits_down(shell, path, &day)?;
        let ended = match person.venue() {
            Some(venue) => hall::plays(person, said, day.asked(venue), &mut told)?,
            None => conductor::conducts(person, said, &day)?,
        };
        if ended == people::Ended::WithTheDay {
            return Ok(());
        }
    }
}
