//! `gcg`: a whole game scored again, by a rule set. What the file says otherwise is told.

use std::fmt::Write as _;
use std::path::Path;

use clap::ArgMatches;
use serde::Serialize;

use super::named_rules;
use crate::cli::args;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::classic::course::Played;
use crate::domain::formats::classic::gcg::import::Imported;
use crate::domain::formats::classic::gcg::lines::File;
use crate::domain::formats::classic::gcg::{Bad, MOST_BYTES, Wrong, text};
use crate::domain::formats::classic::notation::{laid_text, position_text};
use crate::domain::formats::classic::rules::{End, Outcome as Turned, Rules};
use crate::exchange::json_line;
use crate::language::quoted;
use crate::text;

/// What `gcg` answers.
#[derive(Serialize)]
struct Answer {
    plays: usize,
    taken_off: usize,
    differences: Vec<Difference>,
    players: Vec<Player>,
    end: End,
}

#[derive(Serialize)]
struct Difference {
    line: usize,
    stated: i64,
    computed: i64,
}

#[derive(Serialize)]
struct Player {
    name: String,
    raw: i64,
    rack: i64,
    overtime: i64,
    #[serde(rename = "final")]
    last: i64,
}

pub(in crate::cli) fn gcg(shell: Shell, asked: &ArgMatches) -> Outcome {
    let rules = named_rules(shell, asked)?;
    let path = args::path(asked, args::IN);
    let refused = |bad: Bad| refused(shell, &rules, path, &bad);
    let large = || refused(Bad { line: 1, wrong: Wrong::TooLarge(MOST_BYTES + 1) });
    let bytes = shell.read(path, MOST_BYTES, large)?;
    let read = text(&bytes, rules.language).map_err(refused)?;
    let file = File::read(&read).map_err(refused)?;
    let game = Imported::read(&rules, &file).map_err(refused)?;
    if asked.get_flag("json") {
        shell.show_data(&json_line(&answer(&game)))?;
    } else {
        shell.show(&table(shell, &rules, &game))?;
    }
    shell.warn(&odd(shell, &rules, &game));
    if game.differences.is_empty() {
        return Ok(());
    }
    let differences = game.differences.iter().map(|difference| {
        let (line, computed) = (difference.line, difference.computed);
        text!(
            shell.language,
            "gcg-difference",
            line = line,
            stated = difference.stated,
            computed = computed
        )
    });
    shell.warn(&differences.collect::<Vec<_>>());
    let count = game.differences.len();
    Err(Failure::Refused(text!(shell.language, "gcg-differences", count = count)))
}

fn refused(shell: Shell, rules: &Rules, path: &Path, bad: &Bad) -> Failure {
    let (file, what) = (quoted(&path.display().to_string()), shell.language.gcg(rules, bad));
    let line = bad.line.to_string();
    Failure::Refused(text!(shell.language, "gcg-refused", file = file, line = line, what = what))
}

fn answer(game: &Imported) -> Answer {
    let differences = game.differences.iter().map(|difference| Difference {
        line: difference.line,
        stated: difference.stated,
        computed: difference.computed,
    });
    let players = game.names.iter().zip(&game.proposal.seats).map(|(name, seat)| Player {
        name: name.clone(),
        raw: seat.raw,
        rack: seat.rack,
        overtime: seat.overtime,
        last: seat.last,
    });
    Answer {
        plays: game.plays(),
        taken_off: game.taken_off(),
        differences: differences.collect(),
        players: players.collect(),
        end: game.proposal.end,
    }
}

/// The turns, then what each has at the end.
fn table(shell: Shell, rules: &Rules, game: &Imported) -> String {
    let language = shell.language;
    let mut table = String::new();
    for (number, (turn, played)) in (1..).zip(game.game.turns.iter().zip(&game.course.turns)) {
        let name = game.names.get(turn.seat).map_or("", String::as_str);
        let what = what(rules, played);
        let off = match played.outcome {
            Turned::TakenOff | Turned::TakenBack => shell.say("gcg-off"),
            Turned::Play
            | Turned::ZeroPlay
            | Turned::Exchange
            | Turned::Pass
            | Turned::Timer
            | Turned::NoTime => String::new(),
        };
        let (points, total) = (played.points, played.total);
        let line = format!("{number:>3}  {name:<20} {what:<20} {points:>4} {total:>5}  {off}");
        writeln!(table, "{}", line.trim_end()).expect("memory");
    }
    for (name, seat) in game.names.iter().zip(&game.proposal.seats) {
        let line = text!(
            language,
            "gcg-final",
            name = name,
            last = language.number(seat.last),
            raw = language.number(seat.raw),
            rack = language.number(seat.rack),
            overtime = language.number(seat.overtime)
        );
        writeln!(table, "{line}").expect("memory");
    }
    let end = language.end_of_game(game.proposal.end);
    table + &text!(language, "gcg-end", end = end) + "\n"
}

/// A turn as its sheet has it.
fn what(rules: &Rules, played: &Played) -> String {
    match (&played.play, played.words.first()) {
        (Some(play), Some((word, _))) => {
            let word = laid_text(rules.alphabet(), &word.letters);
            format!("{:<3} {word}", position_text(play.position))
        }
        _ => format!("({})", played.outcome.code()),
    }
}

/// What is odd about the game, and is as it was played.
fn odd(shell: Shell, rules: &Rules, game: &Imported) -> Vec<String> {
    let language = shell.language;
    let turns = (1..).zip(&game.course.turns).flat_map(|(turn, played)| {
        played.odd.iter().map(move |odd| {
            let what = language.odd_turn(rules, &game.names, odd);
            text!(language, "gcg-odd", turn = turn, what = what)
        })
    });
    let end = game.proposal.odd.iter().map(|&odd| language.odd_end(&game.names, odd));
    let doubled = game.doubled.iter().map(|&line| text!(language, "gcg-doubled", line = line));
    turns.chain(end).chain(doubled).collect()
}
