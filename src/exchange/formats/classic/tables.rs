//! The games of a competition as a table for spreadsheets, one line a seat.

use super::document::Document;
use super::results::{decimal, decimal_cell};
use super::web::Names;
use crate::domain::formats::classic::competition::{Competition, Figures, Told};
use crate::domain::formats::classic::rules::End;
use crate::domain::formats::classic::standings::{Status, Tally, Up, standings};
use crate::domain::ids::PlayerId;
use crate::exchange::Penalised;
use crate::exchange::csv::table_csv;

/// The games by round, table, seat; then the byes of each round.
pub fn games_csv(document: &Document) -> String {
    const COLUMNS: [&str; 15] = [
        "round",
        "table",
        "seat",
        "player",
        "name",
        "starter",
        "raw",
        "rack",
        "over_ms",
        "deduction",
        "final",
        "halves",
        "end",
        "finisher",
        "last_word",
    ];
    let competition = &document.competition;
    let derived = standings(competition, Up::ToTheEnd);
    let name = |player: PlayerId| {
        let entrant = competition.entrant(player);
        entrant.map(|entrant| entrant.player.name.clone()).unwrap_or_default()
    };
    let mut lines = vec![COLUMNS.map(str::to_owned).to_vec()];
    for (number, round) in &competition.rounds {
        for (table, game) in &round.games {
            let Some(settled) = derived.games.get(&(*number, *table)) else { continue };
            for (place, seat) in settled.seats.iter().enumerate() {
                let figures: Option<&Figures> = match &game.told {
                    Told::Figures(figures) => figures.get(place),
                    Told::Nothing | Told::Walkover { .. } | Told::Cancelled | Told::Finals(_) => {
                        None
                    }
                };
                let last_word = match &game.told {
                    Told::Figures(figures) => figures.get(place).and_then(|seat| seat.last_word),
                    Told::Finals(finals) => finals.get(place).and_then(|seat| seat.last_word),
                    Told::Nothing | Told::Walkover { .. } | Told::Cancelled => None,
                };
                let end = match &game.told {
                    Told::Walkover { .. } => "walkover",
                    Told::Cancelled => "cancelled",
                    Told::Nothing | Told::Finals(_) | Told::Figures(_) => {
                        game.end.map_or("", End::code)
                    }
                };
                let cell =
                    |number: Option<i64>| number.map(|it| it.to_string()).unwrap_or_default();
                lines.push(vec![
                    number.to_string(),
                    table.to_string(),
                    (place + 1).to_string(),
                    seat.player.to_string(),
                    name(seat.player),
                    (game.starter == Some(seat.player)).to_string(),
                    cell(figures.map(|seat| seat.raw)),
                    cell(figures.map(|seat| seat.rack.into())),
                    figures.map(|seat| seat.over_ms.to_string()).unwrap_or_default(),
                    seat.deduction.to_string(),
                    cell(seat.points),
                    cell(seat.halves.map(Into::into)),
                    end.to_owned(),
                    (game.finisher == Some(seat.player)).to_string(),
                    cell(last_word.map(Into::into)),
                ]);
            }
        }
        for &player in &round.byes {
            let mut line = vec![String::new(); COLUMNS.len()];
            let bye = competition.rules.swiss().map(|swiss| swiss.bye);
            let told = [
                (0, number.to_string()),
                (3, player.to_string()),
                (4, name(player)),
                (10, bye.map(|bye| bye.scored.to_string()).unwrap_or_default()),
                (11, bye.map(|bye| bye.halves.to_string()).unwrap_or_default()),
                (12, "bye".to_owned()),
            ];
            for (column, text) in told {
                line.iter_mut().skip(column).take(1).for_each(|cell| cell.clone_from(&text));
            }
            lines.push(line);
        }
    }
    table_csv(lines)
}

/// The standings as they may be published, pupils by their initials: with who was expelled, or what the page says that names
/// nobody who was penalised.
pub(super) fn public_csv(competition: &Competition, penalised: Penalised) -> String {
    let names = Names::unless_asked(competition);
    let sums: &[&str] = match competition.rules.swiss() {
        Some(_) => &["halves", "spread"],
        None => &["average"],
    };
    let heading = ["rank", "name"].iter().chain(sums).chain(&["decided_by"]);
    let heading = heading.map(|name| (*name).to_owned()).collect();
    let rows = standings(competition, Up::ToTheEnd).rows;
    let names_all = penalised == Penalised::Named;
    let kept = rows.iter().filter(|row| names_all || row.status != Status::Expelled);
    let lines = kept.map(|row| {
        let name = competition.entrant(row.player).map_or("", |entrant| &entrant.player.name);
        let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
        let sums = match row.tally {
            Tally::Swiss(tally) => vec![tally.halves.to_string(), tally.spread().to_string()],
            Tally::Average(tally) => {
                vec![decimal_cell(tally.hundredths().map(decimal).as_deref())]
            }
        };
        let decided = row.decided_by.unwrap_or_default().to_owned();
        [rank, names.told(row.player, name)].into_iter().chain(sums).chain([decided]).collect()
    });
    table_csv([heading].into_iter().chain(lines))
}
