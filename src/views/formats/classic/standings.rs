//! Standings: who stands where, the teams, what hinders the signing.

use egui::{Grid, ScrollArea, Sense, Ui};

use super::{Sight, figures};
use crate::commands::formats::classic::Command;
use crate::commands::{HallStandings, Pinned, Place, Question, UserCommand};
use crate::domain::formats::classic::doubt::{Doubt, doubts};
use crate::domain::formats::classic::standings::{Row, Up};
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::teams::TeamRow;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Sentences as _, tr};
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::Asks;
use crate::views::widgets::{act, act_row, card, heading, muted, small_act, strong, toned};

/// How many reasons are listed one by one.
const LISTED: usize = 8;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsData {
    /// After which round.
    pub title: String,
    /// The round before and the one after, where there are such.
    pub steps: Vec<Act>,
    /// The headings.
    pub columns: Vec<String>,
    /// In order of rank.
    pub rows: Vec<RowOnScreen>,
    /// The heading of the teams; empty without any.
    pub teams_title: String,
    /// Each team's cells.
    pub teams: Vec<Vec<String>>,
    /// Why they are provisional, each with the way to where it is settled.
    pub doubts: Vec<Act>,
    /// Shows them to the hall, copies them, signs.
    pub acts: Vec<Act>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowOnScreen {
    /// Whose.
    pub player: PlayerId,
    /// Its cells.
    pub cells: Vec<String>,
    /// Whether it is selected.
    pub chosen: bool,
}

fn after(sight: &Sight<'_>) -> RoundNo {
    sight.desk.standings_after.unwrap_or_else(|| sight.last_played())
}

/// Standings as they are seen.
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let language = sight.language();
    let after = after(sight);
    let (standings, teams) = sight.judged.at(Up::To(after));
    let seen = sight.seen();
    let last = sight.last_played();
    let step = |round: Option<RoundNo>, sign: &str| {
        let round = round.filter(|round| *round <= last)?;
        Some(seen.act(UserCommand::StandingsAfter(round)).named(format!("{sign} {round}")))
    };
    let steps = [
        step(after.get().checked_sub(1).and_then(RoundNo::new), "◂"),
        step(RoundNo::new(after.get().saturating_add(1)), "▸"),
    ];
    let columns = if sight.averages() {
        ["meeting-rank", "meeting-player", "meeting-of", "meeting-games", "meeting-average"]
    } else {
        ["meeting-rank", "meeting-player", "meeting-of", "meeting-spread", "meeting-points"]
    };
    StandingsData {
        title: text!(language, "meeting-standings-after", round = after.get()),
        steps: steps.into_iter().flatten().collect(),
        columns: columns.map(|key| tr(language, key)).into(),
        rows: standings.rows.iter().map(|row| on_screen(sight, row)).collect(),
        teams_title: if teams.is_empty() { String::new() } else { tr(language, "meeting-teams") },
        teams: teams.iter().map(|row| team(sight, row)).collect(),
        doubts: listed(sight, after),
        acts: [
            UserCommand::Pin(Pinned::Standings(HallStandings::Complete)),
            UserCommand::CopyTable,
            UserCommand::Ask(Question::Sign),
            UserCommand::Ask(Question::Reopen),
        ]
        .map(|command| seen.act(command))
        .into_iter()
        .filter(|act| act.enabled)
        .collect(),
    }
}

fn on_screen(sight: &Sight<'_>, row: &Row) -> RowOnScreen {
    let [first, second] = figures(sight.language(), row.tally);
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let name = sight.player(row.player).to_owned();
    let of = sight.belongs_to(row.player).to_owned();
    RowOnScreen {
        player: row.player,
        cells: vec![rank, name, of, first, second],
        chosen: sight.desk.row == Some(row.player),
    }
}

fn team(sight: &Sight<'_>, row: &TeamRow) -> Vec<String> {
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let name = sight.contest().game.teams.get(&row.team).cloned().unwrap_or_default();
    let spread = sight.language().signed(row.sums.spread());
    vec![rank, name, spread, super::points(row.sums.halves)]
}

/// Where a reason is settled, and what it is.
fn settled(sight: &Sight<'_>, doubt: &Doubt) -> (UserCommand, String) {
    let command = match doubt {
        Doubt::MissingResult { round, table }
        | Doubt::LastWordMissing { round, table }
        | Doubt::Unconfirmed { round, table } => Command::TakeTable(*round, *table).into(),
        Doubt::OpenChallenge { .. } => UserCommand::Go(Place::Judge),
    };
    (command, Classic::doubt(sight.language(), doubt))
}

/// The reasons why they are provisional, each with the way to where it is settled.
fn listed(sight: &Sight<'_>, after: RoundNo) -> Vec<Act> {
    let seen = sight.seen();
    let doubts = doubts(sight.contest(), sight.judged, after);
    let doubts = doubts.iter().take(LISTED).map(|doubt| settled(sight, doubt));
    doubts
        .map(|(command, text)| Act {
            enabled: true,
            shortcut: None,
            ..seen.act(command).named(text)
        })
        .collect()
}

/// What hinders the signing, each with the way to where it is put right.
pub fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
    let language = sight.language();
    let game = &sight.contest().game;
    let none = game.paired().next().is_none();
    let none = none.then(|| (UserCommand::Go(Place::Rounds), tr(language, "meeting-no-round")));
    let last = game.paired().next_back().map_or(RoundNo::FIRST, |(number, _)| number);
    let doubts = doubts(sight.contest(), sight.judged, last);
    none.into_iter().chain(doubts.iter().map(|doubt| settled(sight, doubt))).collect()
}

/// The table as it is seen, for a spreadsheet.
pub fn as_table(sight: &Sight<'_>) -> String {
    let data = data(sight);
    let rows = data.rows.into_iter().map(|row| row.cells);
    let lines = [data.columns].into_iter().chain(rows).map(|cells| cells.join("\t"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Paints Standings.
pub fn show(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            heading(ui, &data.title);
            for one in &data.steps {
                act(ui, one, asks);
            }
        });
        act_row(ui, &data.acts, asks);
        for one in &data.doubts {
            small_act(ui, one, asks);
        }
        ScrollArea::vertical().id_salt("standings").show(ui, |ui| {
            Grid::new("standings of tables").striped(true).spacing([18.0, 6.0]).show(ui, |ui| {
                for column in &data.columns {
                    muted(ui, column);
                }
                ui.end_row();
                for row in &data.rows {
                    for (place, cell) in row.cells.iter().enumerate() {
                        let shown = match (place, row.chosen) {
                            (_, true) => ui.scope(|ui| toned(ui, cell, Tone::Chosen)).response,
                            (1, false) => ui.scope(|ui| strong(ui, cell)).response,
                            (_, false) => ui.label(cell),
                        };
                        if shown.interact(Sense::click()).clicked() {
                            asks.push(UserCommand::SelectRow(row.player));
                        }
                    }
                    ui.end_row();
                }
            });
            if data.teams_title.is_empty() {
                return;
            }
            ui.add_space(12.0);
            heading(ui, &data.teams_title);
            Grid::new("standings of teams").striped(true).spacing([18.0, 6.0]).show(ui, |ui| {
                for row in &data.teams {
                    for cell in row {
                        ui.label(cell);
                    }
                    ui.end_row();
                }
            });
        });
    });
}
