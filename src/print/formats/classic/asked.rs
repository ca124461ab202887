//! What a score sheet and a slip ask of a game, by the rule set: which clocks, which ends, what beside the score.

use crate::domain::board::Tile;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::rules::{
    After, BlankIs, Clock, ClockMode, End, Outcome, Overtime, Run, Senyors, Tie,
};
use crate::language::{Language, tr};
use crate::text;

/// Whether the value of the last word is asked, for games with equal scores.
pub(super) fn last_word(rules: &Rules) -> bool {
    rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord)
}

/// The most seats of a table of a competition.
pub(super) fn most_seats(rules: &Rules) -> usize {
    (2..=4).rev().find(|&seats| rules.seats_allow(seats)).unwrap_or(2)
}

/// Seconds as minutes: `2 min`, `2:30 min`.
fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} min"),
    }
}

/// The clocks that a game of so many seats may be played by, as said.
pub(super) fn clocks(rules: &Rules, seats: usize, language: Language) -> Vec<String> {
    let here = |clock: &&Clock| clock.seats.iter().any(|&count| usize::from(count) == seats);
    let said = |clock: &Clock| match clock.mode {
        ClockMode::Turn { turn_s, game_s: 0 } => {
            text!(language, "games-clock-turn", turn = minutes(turn_s))
        }
        ClockMode::Turn { turn_s, game_s } => {
            let (turn, game) = (minutes(turn_s), minutes(game_s));
            text!(language, "games-clock-turn-and-game", turn = turn, game = game)
        }
        ClockMode::Chess { main_s, after: After::Overtime(Overtime { limit_s, .. }) }
            if limit_s > 0 =>
        {
            let (each, most) = (minutes(main_s), minutes(limit_s));
            text!(language, "games-clock-chess-limit", each = each, most = most)
        }
        ClockMode::Chess { main_s, after: After::Overtime(_) | After::NoMoves } => {
            text!(language, "games-clock-chess", each = minutes(main_s))
        }
    };
    rules.clocks.iter().filter(here).map(said).collect()
}

/// What time over costs, as said: a begun minute, and the most.
pub(super) fn price(overtime: Overtime, language: Language) -> String {
    let unit = minutes(overtime.unit_s);
    match overtime.limit_ms() {
        None => text!(language, "games-price", price = overtime.price, unit = unit),
        Some(limit) => {
            let most = i64::try_from(overtime.points(limit)).unwrap_or(i64::MAX);
            text!(language, "games-price-most", price = overtime.price, unit = unit, most = most)
        }
    }
}

/// The ends that a game of so many seats may have, as said; lettered as the regulations do when there are many.
pub(super) fn ends(rules: &Rules, seats: usize, language: Language) -> Vec<String> {
    let is_here = |end: End| rules.has_end(end) && (seats == 2 || !of_clocks(end));
    let mut all: Vec<String> = Vec::new();
    if is_here(End::Out) {
        all.push(tr(language, "games-end-out"));
    }
    if is_here(End::Time) {
        let game = rules.clocks.iter().find_map(|clock| match clock.mode {
            ClockMode::Turn { game_s, .. } if game_s > 0 => Some(minutes(game_s)),
            ClockMode::Turn { .. } | ClockMode::Chess { .. } => None,
        });
        all.push(text!(language, "games-end-time", time = game.unwrap_or_default()));
    }
    all.extend(rules.ends.runs.iter().map(|run| of_run(run, seats, language)));
    if is_here(End::Blocked) {
        all.push(tr(language, "games-end-blocked"));
    }
    if is_here(End::ClockOne) {
        all.push(tr(language, "games-end-clock"));
    }
    if is_here(End::ClocksOut) {
        all.push(tr(language, "games-end-clocks-out"));
    }
    if all.len() > 3 {
        let letters = ('A'..='Z').zip(&all);
        return letters.map(|(letter, said)| format!("{letter} {said}")).collect();
    }
    all
}

/// Only clocks of two sides end a game.
fn of_clocks(end: End) -> bool {
    match end {
        End::Time | End::ClockOne | End::ClockBoth | End::ClocksOut => true,
        End::Out | End::Passes | End::Scoreless | End::Blocked | End::Stopped | End::Unknown => {
            false
        }
    }
}

fn of_run(run: &Run, seats: usize, language: Language) -> String {
    let has = |outcome| run.counts.contains(&outcome);
    if run.end.end() == End::Scoreless {
        let turns = seats * usize::from(run.each);
        return text!(language, "games-end-scoreless", turns = turns);
    }
    let key = if has(Outcome::Timer) {
        "games-end-lost"
    } else if has(Outcome::NoTime) {
        "games-end-skipped"
    } else {
        "games-end-passes"
    };
    text!(language, key, each = run.each)
}

/// The free exchange as a sheet asks of it: nothing, a line, or what a third person saw.
pub(super) fn senyors(rules: &Rules) -> Senyors {
    rules.senyors
}

/// What stands at the foot of a score sheet: who writes, when tiles are exchanged, what a blank may be.
pub(super) fn foot(rules: &Rules, language: Language) -> String {
    let mut said = vec![
        tr(language, "games-foot-writes"),
        text!(language, "games-foot-exchange", tiles = rules.exchange_bag),
    ];
    let bare: Vec<&str> = match rules.blank {
        BlankIs::Alphabet => Vec::new(),
        BlankIs::Tiles => {
            let alphabet = rules.alphabet();
            let bare = |face: &_| rules.set.tiles.count(Tile::Face(*face)) == 0;
            alphabet.faces().filter(bare).map(|face| alphabet.spelled(face)).collect()
        }
    };
    if !bare.is_empty() {
        said.push(text!(language, "games-foot-blank", letters = bare.join(", ")));
    }
    said.join(" ")
}

/// Every tile of the set as it is struck out: what is printed on it, as often as it is there.
pub(super) fn tiles(rules: &Rules) -> Vec<Vec<String>> {
    let alphabet = rules.alphabet();
    let of = |face| vec![rules.printed(face).to_owned(); rules.set.tiles.count(Tile::Face(face))];
    let mut all: Vec<Vec<String>> =
        alphabet.faces().map(of).filter(|tiles: &Vec<String>| !tiles.is_empty()).collect();
    // Blanks have nothing on them: whoever lays the page out draws them.
    all.push(vec![String::new(); usize::from(rules.set.tiles.blanks)]);
    all
}

/// What is said of tiles with more or fewer signs than letters; may be empty.
pub(super) fn tiles_note(rules: &Rules, language: Language) -> String {
    let alphabet = rules.alphabet();
    let there = |face: &_| rules.set.tiles.count(Tile::Face(*face)) > 0;
    let is_digraph = |face: &_| rules.printed(*face).chars().count() > 1;
    let is_shortened = |face: &_| rules.printed(*face) != alphabet.spelled(*face);
    let digraphs: Vec<&str> =
        alphabet.faces().filter(there).filter(is_digraph).map(|face| rules.printed(face)).collect();
    let mut said = vec![tr(language, "games-tiles-blank")];
    for face in alphabet.faces().filter(there).filter(is_shortened) {
        let (tile, letters) = (rules.printed(face), alphabet.spelled(face));
        said.push(text!(language, "games-tiles-carries", tile = tile, letters = letters));
    }
    if !digraphs.is_empty() {
        said.push(text!(language, "games-tiles-one", tiles = digraphs.join(", ")));
    }
    said.join(" · ")
}
