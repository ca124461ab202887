//! A game as tables for spreadsheets: what was handed in, and its sheet of turns.

use super::document::Document;
use crate::domain::formats::duplicate::game::{Ending, Field, Hand};
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::exchange::csv::table_csv;

/// The slips as they were written, one line a slip, by turn, then player.
pub fn slips_csv(document: &Document) -> String {
    const COLUMNS: [&str; 9] =
        ["turn", "player", "name", "position", "word", "points", "late", "fault", "mistakes"];
    let name = |player| {
        let found = document.players.iter().find(|found| found.id == player);
        found.map(|found| found.name.clone()).unwrap_or_default()
    };
    let turns = document.game.numbers().zip(&document.game.turns);
    let lines = turns.flat_map(|(number, turn)| {
        turn.slips.iter().map(move |(&player, slip)| {
            let mistakes = [(slip.table, "table"), (slip.turn, "turn")];
            let mistakes = mistakes.into_iter().filter(|(field, _)| *field == Field::Wrong);
            let mistakes: Vec<&str> = mistakes.map(|(_, code)| code).collect();
            vec![
                number.to_string(),
                player.to_string(),
                name(player),
                slip.position.clone(),
                slip.word.clone(),
                slip.points.map(|points| points.to_string()).unwrap_or_default(),
                (slip.hand == Hand::NotRaised).to_string(),
                slip.fault.map_or_else(String::new, |fault| fault.code().to_owned()),
                mistakes.join(" "),
            ]
        })
    });
    let heading = COLUMNS.map(str::to_owned).to_vec();
    table_csv([heading].into_iter().chain(lines))
}

/// The game sheet: a line a turn.
pub fn turns_csv(judged: &Judged) -> String {
    const COLUMNS: [&str; 11] = [
        "turn",
        "leftover",
        "drawn",
        "refused",
        "position",
        "word",
        "points",
        "cumulated",
        "criteria",
        "best",
        "solo",
    ];
    let mut cumulated = 0;
    let game = &judged.game;
    let turns = judged.turns().zip(&game.turns).zip(game.boards());
    let lines = turns.map(|(((number, judged), turn), board)| {
        let (position, word, criteria) = match &turn.ending {
            Ending::Top(top) => {
                let named = NamedPlay::of(&top.play, &board);
                let criteria: Vec<&str> = top.criteria.iter().map(|it| it.code()).collect();
                (position_text(named.position), named.word_text(), criteria.join(" "))
            }
            Ending::Open | Ending::NoPlay(_) => Default::default(),
        };
        let points = judged.top.as_ref().map(|top| top.points);
        if judged.counts {
            cumulated += points.unwrap_or_default();
        }
        let refused = turn.refused.iter();
        let refused: Vec<String> = refused
            .map(|(tiles, why)| format!("{}:{}", tiles_text(tiles.tiles()), why.code()))
            .collect();
        vec![
            number.to_string(),
            tiles_text(turn.leftover.tiles()),
            tiles_text(turn.drawn.tiles()),
            refused.join(" "),
            position,
            word,
            points.map(|points| points.to_string()).unwrap_or_default(),
            cumulated.to_string(),
            criteria,
            judged.best.to_string(),
            judged.solo.map(|(player, _)| player.to_string()).unwrap_or_default(),
        ]
    });
    let heading = COLUMNS.map(str::to_owned).to_vec();
    table_csv([heading].into_iter().chain(lines))
}
