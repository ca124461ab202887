//! The turns of a whole game as a table for spreadsheets: of games that GCG does not know.

use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::course::Course;
use crate::domain::formats::classic::game::Game;
use crate::domain::formats::classic::written::TurnText;
use crate::exchange::csv::table_csv;

/// A line a turn, as it was recorded, with what it brought and the total. `names` are those of the seats.
pub fn turns_csv(rules: &Rules, names: &[&str], game: &Game, course: &Course) -> String {
    const COLUMNS: [&str; 13] = [
        "turn",
        "seat",
        "name",
        "outcome",
        "at",
        "word",
        "rack",
        "exchanged",
        "senyors",
        "points",
        "total",
        "bag",
        "note",
    ];
    let mut lines = vec![COLUMNS.map(str::to_owned).to_vec()];
    for (number, (turn, played)) in (1..).zip(game.turns.iter().zip(&course.turns)) {
        let text = TurnText::of(rules, turn, played.outcome);
        let senyors = if text.senyors == 0 { String::new() } else { text.senyors.to_string() };
        let seen = text.inspected.map_or("", |seen| seen.code());
        lines.push(vec![
            i32::to_string(&number),
            (turn.seat + 1).to_string(),
            names.get(turn.seat).copied().unwrap_or_default().to_owned(),
            played.outcome.code().to_owned(),
            text.at,
            text.word,
            text.rack,
            text.exchanged,
            format!("{senyors} {seen}").trim().to_owned(),
            played.points.to_string(),
            played.total.to_string(),
            played.bag.to_string(),
            text.note,
        ]);
    }
    table_csv(lines)
}
