//! Score sheets: one a game, with the board, a column for each seat, the tiles to strike out, and what the rule set
//! asks at the end of a game. Who begins writes.

mod halves;
mod layout;

use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::competition::Game;
use crate::domain::ids::{RoundNo, TableNo};
use crate::language::{Language, tr};
use crate::print::layout::leaf::DOT;
use crate::print::layout::pages::Watch;
use crate::print::layout::{Pages, Templates};
use crate::print::words;

pub(in crate::print) use layout::Figures;

use super::asked;
use super::code::code;
use super::played::Played;

/// The facts of score sheets.
#[derive(Clone, Debug)]
pub struct ScoreSheets<'a> {
    /// Of which competition.
    pub title: String,
    /// Who answers for it.
    pub author: String,
    /// Place, date, rules, list, arbiter, on one line.
    pub line: String,
    /// By what it is played.
    pub rules: &'a Rules,
    /// One a game.
    pub sheets: Vec<ScoreSheet>,
    /// The paper.
    pub paper: SheetPaper,
}

/// The paper of score sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetPaper {
    /// A sheet an A4.
    #[default]
    Whole,
    /// A sheet an A5.
    Half,
    /// Two halves on a page on its side, with a line to cut along.
    Halves,
}

/// What is printed on a sheet. Without names it is written by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Of which round.
    pub round: Option<u8>,
    /// Of which table.
    pub table: Option<u16>,
    /// The names as they sit; a name of nobody is empty.
    pub seats: Vec<String>,
    /// Who begins, by seat, where it is known.
    pub starter: Option<usize>,
    /// The code.
    pub code: Option<String>,
}

/// Which games of a competition are meant.
#[derive(Clone, Copy, Debug, Default)]
pub struct Which {
    /// Of this round alone; of the last that has games unless chosen.
    pub round: Option<RoundNo>,
    /// Of this table alone.
    pub table: Option<TableNo>,
    /// So many without names instead.
    pub blank: Option<u16>,
}

impl Which {
    /// The games that are meant, by table.
    pub(super) fn games(self, played: Played<'_>) -> Vec<(RoundNo, TableNo, &Game)> {
        let last = played.competition.last_round();
        let Some(round) = self.round.or(last).filter(|_| self.blank.is_none()) else {
            return Vec::new();
        };
        let games = played.games(round).into_iter().flatten();
        let wanted = games.filter(|(table, _)| self.table.is_none_or(|only| only == **table));
        wanted.map(|(&table, game)| (round, table, game)).collect()
    }
}

impl<'a> ScoreSheets<'a> {
    /// The sheets of a competition.
    pub fn of(played: Played<'a>, which: Which, paper: SheetPaper, language: Language) -> Self {
        let rules = &*played.competition.rules;
        let details = played.details;
        let sheets = match which.blank {
            Some(count) => {
                let seats = vec![String::new(); asked::most_seats(rules)];
                vec![ScoreSheet { seats, ..ScoreSheet::default() }; usize::from(count)]
            }
            None => which.games(played).into_iter().map(|game| sheet(played, game)).collect(),
        };
        let mut line = words::place(details, language);
        line = vec![line.join(", "), rules.name.clone()];
        line.extend(played.list.map(|list| format!("{} {}", list.name, list.edition)));
        let referee = details.referee.trim();
        if !referee.is_empty() {
            line.push(format!("{} {referee}", tr(language, "games-arbiter")));
        }
        line.retain(|fact| !fact.trim().is_empty());
        Self {
            title: details.title.clone(),
            author: details.referee.clone(),
            line: line.join(DOT),
            rules,
            sheets,
            paper,
        }
    }
}

fn sheet(played: Played<'_>, (round, table, game): (RoundNo, TableNo, &Game)) -> ScoreSheet {
    let competition = played.course.competition;
    ScoreSheet {
        round: Some(round.get()),
        table: Some(table.get()),
        seats: game.seats.iter().map(|&player| played.name(player)).collect(),
        starter: game.starter.and_then(|starter| game.seats.iter().position(|it| *it == starter)),
        code: competition.and_then(|here| code(table, round, here)),
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn score_sheets(
    sheets: &ScoreSheets<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(sheets, language, templates, watch)
}
