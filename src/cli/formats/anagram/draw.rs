//! `draw`: the draws of whole competitions. A seed typed or drawn here is no competition's secret.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write as _};

use clap::ArgMatches;
use serde::Serialize;

use crate::cli::files::seed;
use crate::cli::outcome::Outcome;
use crate::cli::shell::Shell;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::draw::{DrawnRound, whole_competition};
use crate::domain::formats::anagram::rules::{Kind, Rules};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::domain::lexicon::Digest;
use crate::exchange::json_line;
use crate::text;

/// The draws of one competition, as written.
#[derive(Serialize)]
struct Draws {
    seed: String,
    hall: String,
    commitment: Digest,
    rounds: Vec<OneDraw>,
    left: Bags,
}

#[derive(Serialize)]
struct OneDraw {
    round: RoundNo,
    letters: String,
    #[serde(flatten)]
    bags: Bags,
    redraws: u32,
}

/// Letters by the bag that they come from or lie in.
#[derive(Serialize)]
struct Bags {
    consonants: String,
    vowels: String,
}

pub(in crate::cli) fn draw(shell: Shell, asked: &ArgMatches) -> Outcome {
    let seed = seed(shell, asked)?;
    let hall = asked.get_one::<String>("hall").cloned().unwrap_or_default();
    let rules = Rules::osth_2019();
    match asked.get_one::<u64>("count") {
        Some(&count) => many(&rules, seed, &hall, count).map_err(|error| shell.not_shown(&error)),
        None if asked.get_flag("json") => shell.show_data(&json_line(&draws(&rules, &seed, &hall))),
        None => shell.show(&table(shell, &draws(&rules, &seed, &hall))),
    }
}

fn many(rules: &Rules, mut seed: Seed, hall: &str, count: u64) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for _ in 0..count {
        out.write_all(json_line(&draws(rules, &seed, hall)).as_bytes())?;
        seed = seed.next();
    }
    out.flush()
}

fn draws(rules: &Rules, seed: &Seed, hall: &str) -> Draws {
    let (rounds, left) = whole_competition(rules, seed, hall);
    let round = |DrawnRound { round, drawn }| OneDraw {
        round,
        letters: letters(drawn.letters.iter().copied()),
        bags: bags(rules, &drawn.letters),
        redraws: drawn.redraws,
    };
    Draws {
        seed: seed.reveal(),
        hall: hall.to_owned(),
        commitment: seed.commitment(),
        rounds: rounds.into_iter().map(round).collect(),
        left: bags_left(rules, &left),
    }
}

fn bags_left(rules: &Rules, left: &Tiles) -> Bags {
    bags(rules, &left.letters().collect::<Vec<_>>())
}

fn bags(rules: &Rules, drawn: &[Letter]) -> Bags {
    let of = |kind| letters(drawn.iter().copied().filter(|&letter| rules.kind(letter) == kind));
    Bags { consonants: of(Kind::Consonant), vowels: of(Kind::Vowel) }
}

fn letters(letters: impl Iterator<Item = Letter>) -> String {
    letters.map(Letter::to_char).collect()
}

fn table(shell: Shell, draws: &Draws) -> String {
    let language = shell.language;
    let mut table = String::new();
    let mut line = |text: String| writeln!(table, "{text}").expect("memory");
    line(text!(language, "cli-draw-seed", seed = &draws.seed));
    line(text!(language, "cli-draw-commitment", commitment = draws.commitment.to_string()));
    if !draws.hall.is_empty() {
        line(text!(language, "cli-draw-hall", hall = &draws.hall));
    }
    for round in &draws.rounds {
        let (number, letters) = (format!("{:>2}", round.round.get()), &round.letters);
        line(match round.redraws {
            0 => text!(language, "cli-draw-round", round = number, letters = letters),
            redraws => text!(
                language,
                "cli-draw-round-redrawn",
                round = number,
                letters = letters,
                redraws = redraws
            ),
        });
    }
    let Bags { consonants, vowels } = &draws.left;
    line(text!(language, "cli-draw-left", consonants = consonants, vowels = vowels));
    table
}
