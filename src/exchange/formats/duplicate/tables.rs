//! A game as tables for spreadsheets: what was handed in, and its sheet of turns.

use std::collections::BTreeMap;

use super::document::Document;
use crate::domain::formats::duplicate::chosen::criteria;
use crate::domain::formats::duplicate::game::{
    Cancelled, Ending, Fault, Field, Hand, LAST_TURN, Slip, TurnNo,
};
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::rules::LANGUAGE;
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip};
use crate::domain::ids::PlayerId;
use crate::domain::text::{TextKind, check};
use crate::exchange::{CsvError, Table, table_csv};
use crate::language::formats::duplicate::criterion_key;
use crate::language::{Language, tr};

/// The columns of a table of slips.
pub const SLIPS: [&str; 9] =
    ["turn", "player", "name", "position", "word", "points", "late", "fault", "mistakes"];

/// The slips as they were written, one line a slip, by turn, then player.
pub fn slips_csv(document: &Document) -> String {
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
    let heading = SLIPS.map(str::to_owned).to_vec();
    table_csv([heading].into_iter().chain(lines))
}

/// A slip of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSlip {
    /// The slip.
    pub slip: Slip,
    /// The name that stands beside the player's number; may be empty.
    pub name: String,
}

/// Reads a table of slips.
///
/// # Errors
/// [`CsvError`].
pub fn read_slips(bytes: &[u8]) -> Result<BTreeMap<(TurnNo, PlayerId), TableSlip>, CsvError> {
    let table = Table::read(bytes)?;
    let places = table.columns(&SLIPS)?;
    let mut slips = BTreeMap::new();
    for (line, values) in &table.lines {
        let line = *line;
        let [turn, player, name, position, word, points, late, fault, mistakes] =
            places.map(|place| values.get(place).map_or("", String::as_str));
        let wrong = |column, value: &str, wanted| {
            Err(CsvError::Value { line, column, value: value.to_owned(), wanted })
        };
        let number = turn.parse().ok().filter(|&turn| turn <= LAST_TURN).and_then(TurnNo::new);
        let Some(number) = number else { return wrong("turn", turn, "exchange-table-turn") };
        let Some(id) = player.parse().ok().and_then(PlayerId::of) else {
            return wrong("player", player, "exchange-table-player");
        };
        check(name, TextKind::Name).map_err(|why| CsvError::UnfitName { line, why })?;
        for (column, text) in [("position", position), ("word", word)] {
            if check(text, TextKind::Name).is_err() {
                return wrong(column, text, "exchange-table-play");
            }
        }
        let points = match points {
            "" => None,
            text => match text.parse().ok().filter(|&points| points <= OnSlip::MOST_POINTS) {
                Some(points) => Some(points),
                None => return wrong("points", text, "exchange-table-points"),
            },
        };
        let hand = match late.to_ascii_lowercase().as_str() {
            "" | "false" | "0" => Hand::Raised,
            "true" | "1" => Hand::NotRaised,
            _ => return wrong("late", late, "exchange-table-hand"),
        };
        let found = Fault::ALL.into_iter().find(|found| found.code() == fault);
        if found.is_none() && !fault.is_empty() {
            return wrong("fault", fault, "exchange-table-fault");
        }
        let named: Vec<&str> = mistakes.split_whitespace().collect();
        if named.iter().any(|code| !["table", "turn"].contains(code)) {
            return wrong("mistakes", mistakes, "exchange-table-mistakes");
        }
        let field = |code| if named.contains(&code) { Field::Wrong } else { Field::Right };
        let slip = Slip {
            position: position.to_owned(),
            word: word.to_owned(),
            points,
            hand,
            fault: found,
            table: field("table"),
            turn: field("turn"),
            outcome: None,
        };
        let slip = TableSlip { slip, name: name.to_owned() };
        if slips.insert((number, id), slip).is_some() {
            return wrong("player", player, "exchange-table-doubled");
        }
    }
    Ok(slips)
}

/// The game sheet: a line a turn, with criteria in the words of the game's language. Of a turn that does not count, whose points
/// are not in the sum, the same column says so first, as on paper.
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
    let language = Language::of_words(LANGUAGE);
    let turns = judged.turns().zip(&game.turns).zip(game.boards());
    let lines = turns.map(|(((number, judged), turn), board)| {
        let (position, word, criteria) = match &turn.ending {
            Ending::Top(top) => {
                let named = NamedPlay::of(&top.play, &board);
                let criteria = criteria(game.mode, turn, judged).into_iter();
                let criteria: Vec<String> =
                    criteria.map(|it| tr(language, criterion_key(it))).collect();
                (position_text(named.position), named.word_text(), criteria)
            }
            Ending::Open | Ending::NoPlay(_) => Default::default(),
        };
        let uncounted = match turn.cancelled {
            None => None,
            Some(Cancelled::Score) => Some("turns-cancelled"),
            Some(Cancelled::TakenBack) => Some("turns-taken-back"),
        };
        let criteria = uncounted.map(|key| tr(language, key)).into_iter().chain(criteria);
        let criteria = criteria.collect::<Vec<_>>().join(", ");
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
