//! The demonstration board: what lies there, the last play, the scores, the bag. A rack is never told.

use serde::Serialize;

use super::TableScene;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::course::Course;
use crate::domain::formats::classic::judged::WholeGame;
use crate::domain::ids::{RoundNo, TableNo};
use crate::language::Language;
use crate::screens::formats::classic::board::{board, said, stays};
use crate::text;

/// How many turns are told beside the board.
const TURNS: usize = 6;

/// A seat beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardSeat {
    /// Who.
    pub name: String,
    /// What they have scored.
    pub scored: String,
    /// Whether it is their turn.
    pub turn: bool,
}

/// A turn beside the board, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardTurn {
    /// Which seat's, from 1.
    pub seat: usize,
    /// What was done.
    pub said: String,
    /// What it brought; empty of what brought nothing.
    pub points: String,
}

/// The board of a table. `whole` is `None` before its first turn.
pub fn demonstration(
    rules: &Rules,
    (round, table): (RoundNo, TableNo),
    names: &[String],
    whole: Option<&WholeGame>,
    language: Language,
) -> TableScene {
    let course = whole.map(|whole| &whole.course);
    let empty = crate::domain::board::Board::EMPTY;
    let laid = course.map_or(&empty, |course| &course.board);
    let last = course.and_then(|course| course.turns.iter().rev().find(|it| stays(it.outcome)));
    let next = course.filter(|course| course.ended.is_none()).and_then(Course::next);
    let seats = (0..).zip(names).map(|(seat, name): (usize, &String)| BoardSeat {
        name: name.clone(),
        scored: course
            .and_then(|course| course.scored.get(seat))
            .map_or_else(|| "0".to_owned(), ToString::to_string),
        turn: next == Some(seat),
    });
    let turns = whole.into_iter().flat_map(|whole| {
        let all = whole.game.turns.iter().zip(&whole.course.turns).rev().take(TURNS);
        all.map(|(turn, played)| BoardTurn {
            seat: played.seat + 1,
            said: said(rules, turn, played, language),
            points: if stays(played.outcome) { played.points.to_string() } else { String::new() },
        })
    });
    let all = rules.set.tiles.len().saturating_sub(names.len() * rules.rack);
    let bag = course.map_or(all, |course| course.bag);
    TableScene::Board {
        title: text!(language, "tables-table", table = table.to_string()),
        beside: text!(language, "tables-round", round = round.get()),
        board: board(rules, laid, last.and_then(|it| it.play.as_ref()), language),
        seats: seats.collect(),
        bag: text!(language, "tables-bag", count = bag),
        turns: turns.collect(),
    }
}
