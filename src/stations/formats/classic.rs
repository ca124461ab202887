//! What other devices see of a round of classic games: who sits where, the clocks, what comes in, who stands where; and
//! the results that are keyed there. Phones are told pupils by their initials and their number, as on the page of
//! results.

mod asks;
mod help;
mod keying;
mod own;
mod texts;

use std::collections::BTreeSet;

use crate::domain::clock::Sides;
use crate::domain::formats::classic::judged::Judged;
use crate::domain::formats::classic::rules::Overtime;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::classic::Names;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::classic::hall::{
    BoardSeat, BoardTurn, PairLine, PairPage, RankRow, TableScene, cost,
};
use crate::screens::hall::Scenes as _;
use crate::screens::name::clock as digits;
use crate::stations::block::{Block, Row, Time, Weight};
use crate::stations::keying::Keying;
use crate::stations::own::Own;
use crate::stations::shown::{Round, Shows};
use crate::stations::told::{At, board, count, line, moved};
use crate::text;

impl Shows for Classic {
    fn told(open: &Open<'_, Self>) -> Option<Judged> {
        let names = Names::unless_asked(&open.judged.competition);
        (names == Names::Initials).then(|| {
            let mut told = open.judged.clone();
            for entrant in &mut told.competition.players {
                entrant.player.name = names.told(entrant.player.id, &entrant.player.name);
            }
            told
        })
    }

    fn keying() -> Option<&'static dyn Keying<Self>> {
        Some(&keying::Results)
    }

    fn of_player(
        open: &Open<'_, Self>,
        language: Language,
        player: PlayerId,
        readable: &BTreeSet<RoundNo>,
    ) -> Own {
        own::own(open, language, player, readable)
    }

    fn rounds(open: &Open<'_, Self>) -> Option<usize> {
        Some(Self::pips(open).len())
    }

    fn round(scene: &TableScene, language: Language, at: At<'_>) -> Round {
        let (kind, blocks, time) = match scene {
            TableScene::Pairings { title, pages, starter, .. } => {
                ("pairings", pairings([title, starter], pages, language), None)
            }
            TableScene::RoundClock { title, time, alerts_ms, notice, phases, seated, .. } => {
                let mut blocks = vec![line(title, Weight::Title), line(notice, Weight::Plain)];
                blocks.extend(by_name(seated, language));
                ("round_clock", blocks, Some(at.time(time, alerts_ms, phases)))
            }
            TableScene::TurnTimer { title, beside, time, alerts_ms, phases } => {
                let blocks = vec![line(title, Weight::Title), line(beside, Weight::Plain)];
                ("turn_timer", blocks, Some(at.time(time, alerts_ms, phases)))
            }
            TableScene::ChessClock { title, beside, names, clock, price, over, held } => {
                let mut blocks = vec![
                    line(title, Weight::Title),
                    line(beside, Weight::Quiet),
                    line(held, Weight::Notice),
                ];
                let price = Price { price: *price, over };
                blocks.extend(sides((names, clock), price, at));
                ("table_clock", blocks, Some(side(clock, over, at)))
            }
            TableScene::Board { title, beside, board: on, seats, bag, turns } => {
                let blocks = vec![
                    line(title, Weight::Title),
                    line(beside, Weight::Quiet),
                    facts((1..).zip(seats).map(seat).collect()),
                    Some(board(on)),
                    line(bag, Weight::Plain),
                    facts(turns.iter().map(turn).collect()),
                ];
                ("board", blocks, None)
            }
            TableScene::Coming { title, done, of, counted, tables, seated, head } => {
                let marks = tables.iter().map(|cell| (cell.table.clone(), cell.done)).collect();
                let mut blocks = vec![
                    line(title, Weight::Title),
                    Some(count(language, (*done, *of), counted.clone())),
                    Some(Block::Marks { marks }),
                ];
                let is_in = |row: &Row| tables.iter().any(|it| it.done && it.table == row.rank);
                blocks.extend(by_name(seated, language).map(|block| match block {
                    Some(Block::Table { named, headings, mut rows }) => {
                        for row in rows.iter_mut().filter(|row| is_in(row)) {
                            "✓".clone_into(&mut row.moved);
                        }
                        Some(Block::Table { named, headings, rows })
                    }
                    other => other,
                }));
                blocks.push(line(head, Weight::Quiet));
                ("coming", blocks, None)
            }
            TableScene::Ranked { title, provisional, beside, headings, rows, .. } => {
                let rows: Vec<Row> = rows.iter().map(ranked).collect();
                let legend = legend(headings, &rows, language);
                let blocks = vec![
                    line(title, Weight::Title),
                    line(provisional, Weight::Notice),
                    line(beside, Weight::Quiet),
                    line(&legend, Weight::Legend),
                    Some(Block::table(headings.clone(), rows)),
                ];
                ("ranked", blocks, None)
            }
        };
        Round { kind, blocks: blocks.into_iter().flatten().collect(), time }
    }
}

fn facts(rows: Vec<(String, String)>) -> Option<Block> {
    (!rows.is_empty()).then_some(Block::Facts { rows })
}

/// By name, as a phone shows it, where everybody looks for their own; then by table, as a screen does.
fn pairings(
    [title, starter]: [&str; 2],
    pages: &[PairPage],
    language: Language,
) -> Vec<Option<Block>> {
    let [_, seated] = by_name(pages, language);
    let name_part = pages.last().map_or("", |last| last.part.as_str());
    let (by_name, by_table): (Vec<_>, Vec<_>) =
        pages.iter().partition(|page| page.part == name_part);
    let tables = by_table.iter().flat_map(|page| &page.lines);
    // Who has no table stands at the end.
    let others = by_name.iter().flat_map(|page| &page.lines).filter(|line| line.table.is_empty());
    let lines: Vec<&PairLine> = tables.chain(others).collect();
    let most = lines.iter().map(|line| line.seats.len()).max().unwrap_or_default();
    let lines = lines.into_iter().map(|line| together(line, most)).collect();
    let tables = rows(lines, language);
    vec![line(title, Weight::Title), line(starter, Weight::Plain), seated, tables]
}

/// Where everybody sits, by name: the last pages.
fn by_name(pages: &[PairPage], language: Language) -> [Option<Block>; 2] {
    let part = pages.last().map_or("", |last| last.part.as_str());
    let lines = pages.iter().filter(|page| page.part == part).flat_map(|page| &page.lines);
    let own = lines.map(own).collect();
    [line(part, Weight::Quiet), rows(own, language)]
}

/// Who sits where, with what the columns of tables and of names are called.
fn rows(rows: Vec<Row>, language: Language) -> Option<Block> {
    let named = ["results-table", "results-members"].map(|key| tr(language, key));
    (!rows.is_empty()).then(|| Block::Table { named: Some(named), headings: Vec::new(), rows })
}

/// A player, with the table and who else sits there.
fn own(line: &PairLine) -> Row {
    let name = |at: usize| line.seats.get(at).map(|seat| seat.name.clone()).unwrap_or_default();
    let player = line.player.map(PlayerId::get);
    Row { player, rank: line.table.clone(), name: name(0), club: name(1), ..Row::default() }
}

/// A table, with all who sit there and their points so far: as many names in each row.
fn together(line: &PairLine, most: usize) -> Row {
    let told = |at: usize| {
        let Some(seat) = line.seats.get(at) else { return [String::new(), String::new()] };
        let sign = if seat.begins { "▸ " } else { "" };
        [format!("{sign}{}", seat.name), seat.points.clone()]
    };
    let [name, club] = told(0);
    let figures = (1..most).flat_map(told).collect();
    Row { rank: line.table.clone(), name, club, figures, ..Row::default() }
}

fn seat((number, seat): (usize, &BoardSeat)) -> (String, String) {
    let sign = if seat.turn { "▶ " } else { "" };
    (format!("{sign}{number} {}", seat.name), seat.scored.clone())
}

fn turn(turn: &BoardTurn) -> (String, String) {
    (format!("{} {}", turn.seat, turn.said), turn.points.clone())
}

/// What the signs mean, and the figures whose headings a phone has no room for.
fn legend(headings: &[String], rows: &[Row], language: Language) -> String {
    let has_moved = rows.iter().any(|row| !row.moved.is_empty());
    let places = has_moved.then(|| tr(language, "web-legend-places"));
    let small = headings.iter().rev().nth(1);
    let small = small.map(|small| text!(language, "web-legend-figure", figure = small));
    places.into_iter().chain(small).collect::<Vec<_>>().join(" ")
}

fn ranked(row: &RankRow) -> Row {
    Row {
        player: row.player.map(PlayerId::get),
        rank: row.rank.clone(),
        moved: moved(row.moved),
        name: row.name.clone(),
        club: row.belongs_to.clone(),
        figures: row.figures.clone(),
        why: String::new(),
    }
}

/// What time over costs, and what it is called.
#[derive(Clone, Copy)]
struct Price<'a> {
    price: Option<Overtime>,
    over: &'a str,
}

impl Price<'_> {
    /// That a time is over, and what that costs by now; nothing of one that is not.
    fn told(self, left_ms: i64) -> String {
        let points = cost(self.price, -left_ms);
        match (left_ms < 0, points) {
            (false, _) => String::new(),
            (true, 0) => format!("▲ {}", self.over),
            (true, points) => format!("▲ {} · \u{2212}{points}", self.over),
        }
    }
}

/// The side whose turn it is, what its time over costs, and what the others have left.
fn sides((names, clock): (&[String], &Sides), price: Price<'_>, at: At<'_>) -> Vec<Option<Block>> {
    let left = |side: usize| clock.remaining_ms(side, at.now).unwrap_or_default();
    let name = |side: usize| {
        format!("{} {}", side + 1, names.get(side).map_or("", String::as_str)).trim().to_owned()
    };
    let turn = clock.turn();
    let others = (0..clock.len()).filter(|side| *side != turn).map(|side| {
        let left = left(side);
        // Of time over whole seconds are told, of time left begun ones.
        let time = if left < 0 { format!("+{}", digits(-left - 999)) } else { digits(left) };
        let told = [time, price.told(left)];
        (name(side), told.join(" ").trim().to_owned())
    });
    let sign = if clock.is_running() { "▶ " } else { "" };
    vec![
        facts(others.collect()),
        line(&format!("{sign}{}", name(turn)), Weight::Title),
        line(&price.told(left(turn)), Weight::Notice),
    ]
}

/// The time of the side whose turn it is.
fn side(clock: &Sides, over: &str, at: At<'_>) -> Time {
    let left = clock.remaining_ms(clock.turn(), at.now).unwrap_or_default();
    let ends = clock.is_running().then(|| at.real_ms(left));
    Time {
        ends,
        left: ends.is_none().then_some(left.max(0)),
        full: clock.full_ms(),
        alerts: Vec::new(),
        said: [String::new(), String::new(), format!("▲ {over}")],
    }
}
