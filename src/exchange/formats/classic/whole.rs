//! The games of a document that were recorded turn by turn, with what follows from each.

use std::collections::BTreeMap;

use super::document::{Document, TurnLine};
use crate::domain::formats::classic::competition::{Figures, Game as Table, Told};
use crate::domain::formats::classic::course::Course;
use crate::domain::formats::classic::game::{Finish, Game};
use crate::domain::formats::classic::rules::Rules;
use crate::domain::formats::classic::turn::Turn;
use crate::domain::ids::{RoundNo, TableNo};

/// Whole games by round and table.
pub type WholeGames = BTreeMap<(RoundNo, TableNo), (Game, Course)>;

/// The whole games of a document, and those whose turns cannot have been so.
pub fn whole_games(document: &Document) -> (WholeGames, Vec<(RoundNo, TableNo)>) {
    let rules = &document.competition.rules;
    let (mut found, mut odd) = (WholeGames::new(), Vec::new());
    for (&(round, table), lines) in &document.turns {
        let seated = document.competition.rounds.get(&round).and_then(|it| it.games.get(&table));
        let game = seated.and_then(|seated| game(rules, seated, lines));
        let course = game.and_then(|game| Some((Course::of(rules, &game).ok()?, game)));
        match course {
            Some((course, game)) => drop(found.insert((round, table), (game, course))),
            None => odd.push((round, table)),
        }
    }
    (found, odd)
}

fn game(rules: &Rules, seated: &Table, lines: &[TurnLine]) -> Option<Game> {
    let turns: Option<Vec<Turn>> = lines.iter().map(|line| turn(rules, seated, line)).collect();
    let mut game = Game { turns: turns?, ..Game::begin(seated.seats.len()) };
    if let Told::Figures(figures) = &seated.told {
        game.over_ms = figures.iter().map(|seat: &Figures| seat.over_ms).collect();
    }
    if let Some(end) = seated.end {
        let finisher = seated.finisher;
        let seat = |player| seated.seats.iter().position(|it| *it == player);
        let racks = vec![None; seated.seats.len()];
        game.finish = Some(Finish { end, finisher: finisher.and_then(seat), racks });
    }
    Some(game)
}

fn turn(rules: &Rules, seated: &Table, line: &TurnLine) -> Option<Turn> {
    let seat = seated.seats.iter().position(|player| *player == line.player)?;
    line.text().turn(rules, seat).ok()
}
