//! Result slips: eight on an A4, one a game, with names, boxes for what the rule set asks, and the code by which a
//! keyed slip finds its table.

mod layout;

use super::asked;
use super::code::code;
use super::played::Played;
use super::score_sheets::Which;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::competition::Game;
use crate::domain::ids::{RoundNo, TableNo};
use crate::language::Language;
use crate::print::layout::pages::Watch;
use crate::print::layout::{Pages, Templates};

pub(in crate::print) use layout::Figures;

/// The facts of result slips.
#[derive(Clone, Debug)]
pub struct ResultSlips<'a> {
    /// Of which competition.
    pub title: String,
    /// Who answers for it.
    pub author: String,
    /// Competition, place and date, on one line.
    pub line: String,
    /// By what it is played.
    pub rules: &'a Rules,
    /// One a game.
    pub slips: Vec<ResultSlip>,
}

/// What is printed on a slip. Without names it is written by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultSlip {
    /// Round and table.
    pub place: Option<(u8, u16)>,
    /// The names as they sit; a name of nobody is empty.
    pub seats: Vec<String>,
    /// Who begins, by seat, where it is known.
    pub starter: Option<usize>,
    /// The code.
    pub code: Option<String>,
}

impl<'a> ResultSlips<'a> {
    /// The slips of a round.
    pub fn of(played: Played<'a>, which: Which, language: Language) -> Self {
        let rules = &*played.competition.rules;
        let here = played.course.competition;
        let slips = match which.blank {
            Some(count) => {
                let seats = vec![String::new(); asked::most_seats(rules)];
                vec![ResultSlip { seats, ..ResultSlip::default() }; usize::from(count)]
            }
            None => {
                let slip = |(round, table, game): (RoundNo, TableNo, &Game)| ResultSlip {
                    place: Some((round.get(), table.get())),
                    seats: game.seats.iter().map(|&player| played.name(player)).collect(),
                    starter: game
                        .starter
                        .and_then(|starter| game.seats.iter().position(|it| *it == starter)),
                    code: here.and_then(|here| code(table, round, here)),
                };
                which.games(played).into_iter().map(slip).collect()
            }
        };
        Self {
            title: played.details.title.clone(),
            author: played.details.referee.clone(),
            line: played.line(language),
            rules,
            slips,
        }
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn result_slips(
    slips: &ResultSlips<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(slips, language, templates, watch)
}
