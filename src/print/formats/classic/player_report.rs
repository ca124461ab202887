//! A player's games: opponents, scores with the figures that they follow from, what each brought.

mod halves;
mod running;

pub use self::running::Progress;

use self::halves::in_pairs;
use super::cross_table::{brought, came, key_of_mark};
use super::played::{Played, legend, points, rank, sums};
use super::standings_sheet::{Weight, headings};
use crate::domain::formats::classic::competition::Sanction;
use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::result::{Seat, SeatFigures, State};
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts, wrapped};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook, plain};
use crate::print::layout::leaf::{Called, DOT, Leaf};
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::table::{Lines, closing, leaf_of, named, raise, row_mm, set};
use crate::print::layout::{Club, Pages, Templates};
use crate::text;

leaf_of!("player-games", ["round_mm", "table_mm", "figure_mm", "figure_mm"], "name_mm");

/// The facts of a player's report.
#[derive(Clone, Debug, Default)]
pub struct PlayerReport {
    pub(super) called: Called,
    /// A line a game, a bye or an absence.
    pub games: Vec<PlayerGame>,
    /// Rank, sums and penalties, each with what it is.
    pub sums: Vec<(String, String)>,
    /// The key of what ranks first.
    pub ranks_by: &'static str,
    /// What the marks of its games mean; where one has any.
    pub key: Option<String>,
}

/// A game of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerGame {
    /// Which round.
    pub round: u8,
    /// Which table; empty without one.
    pub table: String,
    /// Against whom, or why against nobody.
    pub others: String,
    /// The figures that the score follows from; may be empty.
    pub figures: String,
    /// The score, and the opponent's where there is one.
    pub score: String,
    /// What came of it, with its points.
    pub brought: String,
    /// The same in words, where it has a sign, and in figures.
    pub came: (String, String),
    /// On paper the sum and the place after the round.
    pub after: Option<(String, String)>,
}

impl PlayerReport {
    /// The report of a player.
    pub fn of(played: Played<'_>, player: PlayerId, language: Language) -> Self {
        let mut called = played.called_with_state(tr(language, "games-player-report"), language);
        called.kicker = tr(language, "games-player-report");
        let competition = called.title.clone();
        called.title = played.name(player);
        called.below = [played.belongs_to(player, language), competition]
            .into_iter()
            .filter(|said| !said.trim().is_empty())
            .collect::<Vec<_>>()
            .join(" · ");
        let code = played.course.codes.get(&player).map(ToString::to_string);
        called.right.extend(code.map(|code| text!(language, "cards-report-code", code = code)));
        let rounds = || {
            let rounds = played.competition.rounds.keys().copied();
            rounds.filter(|&round| played.after.is_none_or(|after| round <= after))
        };
        let games = rounds().map(|round| game(played, player, round, language)).collect();
        let mut sums_said = Vec::new();
        if let Some(place) = played.place(player) {
            let rows = &played.standings.rows;
            let own = rank(rows, place, |row| row.rank);
            sums_said.push((tr(language, "print-column-rank"), own));
            if let Some(row) = rows.get(place) {
                let figures = sums(&row.tally, language);
                let keys = headings(played);
                let both = keys.iter().zip(figures).map(|((key, _), it)| (tr(language, key), it));
                sums_said.extend(both);
            }
        }
        let own = played.competition.penalties.iter().filter(|it| it.player == player);
        sums_said.extend(own.map(|it| (tr(language, "exchange-penalties"), said_of(it, language))));
        let told = played.standings.games.iter().filter(|((round, _), settled)| {
            let is_counted = played.after.is_none_or(|after| *round <= after);
            is_counted && settled.seats.iter().any(|seat| seat.player == player)
        });
        let last_word = key_of_mark(told.map(|(_, settled)| settled), language);
        let marks = rounds().filter_map(|round| played.mark(player, round));
        // What brought nobody to a table is said in words.
        let marks = marks.filter(|mark| {
            matches!(mark, Mark::Missing | Mark::Walkover | Mark::Forfeit | Mark::Cancelled)
        });
        let keys: Vec<String> = legend(marks, language).into_iter().chain(last_word).collect();
        let key = (!keys.is_empty()).then(|| keys.join(DOT));
        let first = headings(played).into_iter().find(|(_, weight)| *weight == Weight::First);
        let ranks_by = first.map_or("", |(key, _)| key);
        Self { called, games, sums: sums_said, ranks_by, key }
    }
}

/// A penalty as its own player reads it.
fn said_of(it: &Sanction, language: Language) -> String {
    let (round, penalty) = (it.round.get(), language.penalty_on_paper(it.kind));
    let said = text!(language, "games-own-penalty", round = round, penalty = penalty);
    match it.reason.trim() {
        "" => said,
        reason => text!(language, "print-with-reason", line = said, reason = reason),
    }
}

fn game(
    played: Played<'_>,
    player: PlayerId,
    round: crate::domain::ids::RoundNo,
    language: Language,
) -> PlayerGame {
    let number = round.get();
    let none = |others: String, brought: String| PlayerGame {
        round: number,
        others,
        brought,
        ..PlayerGame::default()
    };
    let Some(of_round) = played.competition.rounds.get(&round) else {
        return none(String::new(), String::new());
    };
    if of_round.byes.contains(&player) {
        let bye = played.competition.rules.swiss().map(|swiss| points(swiss.bye.halves));
        let bye = bye.unwrap_or_default();
        let came = (String::new(), bye.clone());
        let score = played.bye(language);
        return PlayerGame { score, came, ..none(tr(language, "games-bye"), bye) };
    }
    let found = of_round.games.iter().find(|(_, game)| game.seats.contains(&player));
    let Some((&table, game)) = found else {
        let mark = played.mark(player, round);
        let why = mark.map_or_else(String::new, |mark| language.mark_of_round_is(mark));
        return none(why, String::new());
    };
    let others = game.seats.iter().filter(|other| **other != player);
    let others: Vec<String> = others.map(|&other| played.name(other)).collect();
    let mut others = others.join(", ");
    if game.starter == Some(player) {
        others = text!(language, "games-report-begins", others = others);
    }
    let settled = played.standings.games.get(&(round, table));
    let seat = settled.and_then(|it| it.seats.iter().find(|seat| seat.player == player));
    let (Some(settled), Some(seat)) = (settled, seat) else {
        return PlayerGame { table: table.to_string(), ..none(others, String::new()) };
    };
    let score = match (seat.points, seat.conceded.filter(|_| settled.seats.len() == 2)) {
        (Some(own), Some(other)) => {
            format!("{} : {}", language.number(own), language.number(other))
        }
        (Some(own), None) if !played.is_swiss() => {
            format!("{} × {}", language.number(own), settled.seats.len())
        }
        (Some(own), None) => language.number(own),
        (None, _) => String::new(),
    };
    let brought = match seat.points.filter(|_| !played.is_swiss()) {
        Some(own) => language.number(own * i64::try_from(settled.seats.len()).unwrap_or_default()),
        None => brought(settled, seat, language),
    };
    let told = came(settled, seat, language);
    let figure = match seat.halves {
        Some(halves) => points(halves),
        None if told.is_empty() => brought.clone(),
        None => String::new(),
    };
    let mut reason = Vec::new();
    if matches!(settled.state, State::Walkover | State::Cancelled) {
        // Below the opponent's name it says of whom it is told.
        let mark = played.mark(player, round);
        reason.extend(mark.map(|mark| language.mark_of_round_is(mark)));
        reason.push(game.reason.trim().to_owned());
    }
    reason.push(adds_up(seat, language));
    reason.retain(|said| !said.is_empty());
    PlayerGame {
        round: number,
        table: table.to_string(),
        others,
        figures: reason.join(" · "),
        score,
        brought,
        came: (told, figure),
        after: None,
    }
}

/// The figures that a score follows from: what the plays brought, what racks gave or took, what was taken off.
fn adds_up(seat: &Seat, language: Language) -> String {
    let mut said: Vec<String> = Vec::new();
    if let (Some(SeatFigures { raw, overtime, .. }), Some(points)) = (seat.figures, seat.points) {
        let racks = points + seat.deduction + overtime - raw;
        said.push(language.number(raw));
        if racks != 0 {
            said.push(text!(language, "games-report-racks", points = spaced(racks, language)));
        }
        if overtime != 0 {
            let taken = spaced(-overtime, language);
            said.push(text!(language, "games-report-overtime", points = taken));
        }
    }
    if seat.deduction != 0 {
        let taken = spaced(-seat.deduction, language);
        said.push(text!(language, "games-report-penalty", points = taken));
    }
    said.join(" ")
}

/// A number with its sign apart: `− 7`.
fn spaced(number: i64, language: Language) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "+" };
    format!("{sign} {}", language.number(number.abs()))
}

/// The pages in a language, two reports on one where both have room there; `None` when `watch` broke off.
pub fn player_reports(
    all: &[PlayerReport],
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let whole: Figures = templates.figures();
    let half = Figures { page: whole.page.halved(), ..whole.clone() };
    let pages = parts(all, watch, |report| {
        let pages = document(report, language, (&half, templates.club()));
        if pages.pages.len() == 1 {
            return pages;
        }
        document(report, language, (&whole, templates.club()))
    })?;
    Some(in_pairs(pages, whole.page.height_mm.get()))
}

struct Laid<'a> {
    game: &'a PlayerGame,
    others: Lines,
    least_mm: f32,
}

fn document(report: &PlayerReport, language: Language, (all, club): (&Figures, &Club)) -> Pages {
    let mut leaf = Leaf::new((all, club), language, report.called.clone());
    for (label, value) in &report.sums {
        leaf.labelled(label, value);
    }
    leaf.flow.skip(2.0);
    if report.games.is_empty() {
        return leaf.nothing(&tr(language, "documents-nothing-played"));
    }
    let widths = &all.columns.0;
    let [round_mm, table_mm, figure_mm] =
        ["round_mm", "table_mm", "figure_mm"].map(|key| widths.get(key));
    let is_running = report.games.iter().any(|game| game.after.is_some());
    let running_mm = if is_running { 0.75 * figure_mm } else { 0.0 };
    let figures_mm = 2.4 * figure_mm + 2.0 * running_mm;
    let name_mm = leaf.flow.width_mm() - round_mm - table_mm - figures_mm - GAP_MM;
    let small = plain(all.sizes.tiny.get() + 0.5);
    let mut rows = Vec::new();
    for game in &report.games {
        let mut others = named(&mut leaf, &game.others, &[], name_mm - GAP_MM);
        if !game.figures.is_empty() {
            let warnings = &mut leaf.flow.warnings;
            others.extend(wrapped(&game.figures, small, name_mm - GAP_MM, warnings));
        }
        let least_mm = row_mm(&leaf, &others);
        rows.push(Laid { game, others, least_mm });
    }
    let look = look(all, all.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let mut columns: Vec<Column<'_, Laid<'_>>> = vec![
        figures(heading("documents-column-round"), round_mm, |laid: &Laid<'_>| {
            Cell::Strong(laid.game.round.to_string())
        }),
        figures(heading("games-column-table"), table_mm, |laid: &Laid<'_>| {
            Cell::Plain(laid.game.table.clone())
        }),
        gap(look),
        texts(heading("games-column-with"), name_mm, |laid: &Laid<'_>| {
            Cell::Lines(laid.others.clone())
        }),
        figures(heading("games-column-score"), 1.4 * figure_mm, |laid: &Laid<'_>| {
            Cell::Strong(laid.game.score.clone())
        }),
        figures(heading("games-column-brought"), figure_mm, |laid: &Laid<'_>| {
            Cell::Plain(laid.game.brought.clone())
        }),
    ];
    let mut groups = Vec::new();
    if is_running {
        groups.push((columns.len(), 2, tr(language, "games-after-the-round")));
        let after = |laid: &Laid<'_>| laid.game.after.clone().unwrap_or_default();
        columns.push(figures(heading(report.ranks_by), running_mm, move |laid: &Laid<'_>| {
            Cell::Plain(after(laid).0)
        }));
        columns.push(figures(heading("print-column-rank"), running_mm, move |laid: &Laid<'_>| {
            Cell::Plain(after(laid).1)
        }));
    }
    let row = Box::new(|laid: &Laid<'_>| RowLook { least_mm: laid.least_mm, ..RowLook::default() });
    let mut grid = Grid { columns, groups, look, row };
    let below = closing(&mut leaf, report.key.as_slice());
    raise(&leaf, &mut grid, &rows, &below);
    set(&mut leaf, &grid, &rows, below);
    leaf.finish()
}
