//! A whole game: its turns with bag and totals, the final board, and below it the game as a text for programs.

use super::asked;
use super::board::{board, side_mm};
use super::played::Played;
use crate::domain::board::Board;
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::course::{Course, Played as PlayedTurn};
use crate::domain::formats::classic::game::Game;
use crate::domain::formats::classic::gcg::export::{Heading, export};
use crate::domain::formats::classic::notation::{laid_text, position_text, tiles_text};
use crate::domain::formats::classic::proposal::proposed;
use crate::domain::formats::classic::result::{Came, Seat};
use crate::domain::formats::classic::rules::{End, Outcome};
use crate::domain::formats::classic::turn::{Act, Exchanged, Turn};
use crate::domain::ids::{RoundNo, TableNo};
use crate::language::{Language, tr};
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts, wrapped};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook, bold, plain, soft};
use crate::print::layout::leaf::{Called, Leaf};
use crate::print::layout::table::{Lines, leaf_of, row_mm};
use crate::print::layout::{Pages, Templates};
use crate::text;

leaf_of!("game", ["number_mm", "rack_mm", "at_mm", "points_mm", "total_mm", "bag_mm"], "word_mm");

/// The facts of a whole game.
#[derive(Clone, Debug)]
pub struct WholeGame<'a> {
    pub(super) called: Called,
    /// By what it was played.
    pub rules: &'a Rules,
    /// The players as they sit.
    pub seats: Vec<String>,
    /// Its turns.
    pub turns: Vec<TurnLine>,
    /// The board at the end.
    pub board: Board,
    /// How it ended, and what each seat came to, as said.
    pub came_to: Vec<String>,
    /// The game as a GCG file; nothing of more than two seats.
    pub gcg: Vec<String>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// Which, from 1.
    pub number: usize,
    /// Whose.
    pub name: String,
    /// The rack before it; may be empty.
    pub rack: String,
    /// Where.
    pub at: String,
    /// The word, or what was done.
    pub what: String,
    /// Points and total.
    pub points: [String; 2],
    /// The tiles in the bag before it.
    pub bag: String,
}

impl<'a> WholeGame<'a> {
    /// A whole game of a table, with what follows from it.
    pub fn of(
        played: Played<'a>,
        (round, table): (RoundNo, TableNo),
        (game, course): (&Game, &Course),
        language: Language,
    ) -> Self {
        let rules = &*played.competition.rules;
        let seated = played.games(round).and_then(|games| games.get(&table));
        let seats: Vec<String> = seated
            .map(|game| game.seats.iter().map(|&player| played.name(player)).collect())
            .unwrap_or_default();
        let kicker =
            text!(language, "games-whole-game", round = round.get(), table = table.to_string());
        let called = played.called(kicker, language);
        let turns = game.turns.iter().zip(&course.turns).enumerate();
        let turns = turns.map(|(place, (turn, gone))| {
            turn_line(rules, &seats, (place + 1, turn, gone), language)
        });
        let turns = turns.collect();
        let proposal = proposed(rules, game, course);
        let mut came_to = vec![end(proposal.end, language)];
        for (name, figures) in seats.iter().zip(&proposal.seats) {
            let raw = language.number(figures.raw);
            let last = language.number(figures.last);
            let rack = figures.left.map(|rack| tiles_text(rules.alphabet(), rack.tiles()));
            let rack = rack.filter(|rack| !rack.is_empty()).unwrap_or_else(|| "–".to_owned());
            came_to.push(text!(
                language,
                "games-came-to",
                name = name,
                raw = raw,
                rack = rack,
                value = figures.rack,
                over = figures.overtime,
                last = last
            ));
        }
        came_to.extend(penalised(played, (round, table), language));
        let names = [0, 1].map(|seat| seats.get(seat).map_or("", String::as_str));
        let list = played.list.map(|list| format!("{} {}", list.name, list.edition));
        let list = list.unwrap_or_default();
        let heading = Heading { names, title: &played.details.title, lexicon: list.trim() };
        let gcg = export(rules, heading, game, course).unwrap_or_default();
        let gcg = gcg.lines().map(str::to_owned).collect();
        Self { called, rules, seats, turns, board: course.board.clone(), came_to, gcg }
    }
}

/// What sanctions made of a game's scores: a line for each seat that lost points or its round, with what counts.
fn penalised(
    played: Played<'_>,
    (round, table): (RoundNo, TableNo),
    language: Language,
) -> Vec<String> {
    let Some(settled) = played.standings.games.get(&(round, table)) else { return Vec::new() };
    let lost = |seat: &&Seat| seat.deduction != 0 || seat.came == Came::No;
    let lines = settled.seats.iter().filter(lost).filter_map(|seat| {
        let own = played.competition.penalties.iter();
        let own = own.filter(|it| it.player == seat.player && it.round == round);
        let said: Vec<String> = own.map(|it| language.penalty_on_paper(it.kind)).collect();
        let points = language.number(seat.points?);
        let (name, penalty) = (played.name(seat.player), said.join(", "));
        Some(text!(
            language,
            "games-came-to-penalised",
            name = name,
            penalty = penalty,
            points = points
        ))
    });
    lines.collect()
}

/// How a game ended, as said.
pub(super) fn end(end: End, language: Language) -> String {
    tr(
        language,
        match end {
            End::Out => "games-ended-out",
            End::Passes => "games-ended-passes",
            End::Scoreless => "games-ended-scoreless",
            End::Blocked => "games-ended-blocked",
            End::Time => "games-ended-time",
            End::ClockOne => "games-ended-clock-one",
            End::ClockBoth => "games-ended-clock-both",
            End::ClocksOut => "games-ended-clocks-out",
            End::Stopped => "games-ended-stopped",
            End::Unknown => "games-ended-unknown",
        },
    )
}

fn turn_line(
    rules: &Rules,
    seats: &[String],
    (number, turn, gone): (usize, &Turn, &PlayedTurn),
    language: Language,
) -> TurnLine {
    let alphabet = rules.alphabet();
    let word = gone.words.first().map(|(made, _)| laid_text(alphabet, &made.letters));
    let outcome = match gone.outcome {
        Outcome::Play | Outcome::ZeroPlay => String::new(),
        Outcome::TakenBack => tr(language, "games-turn-taken-back"),
        Outcome::TakenOff => tr(language, "games-turn-taken-off"),
        Outcome::Pass => tr(language, "games-turn-pass"),
        Outcome::Timer => tr(language, "games-turn-timer"),
        Outcome::NoTime => tr(language, "games-turn-no-time"),
        Outcome::Exchange => match &turn.act {
            Act::Exchange(Exchanged::Tiles(tiles)) => {
                let tiles = tiles_text(alphabet, tiles.tiles());
                text!(language, "games-turn-exchange", tiles = tiles)
            }
            Act::Exchange(Exchanged::Number(count)) => {
                text!(language, "games-turn-exchange", tiles = count.to_string())
            }
            Act::Play(_)
            | Act::TakenBack(_)
            | Act::TakenOff(_)
            | Act::Pass
            | Act::Timer
            | Act::NoTime => String::new(),
        },
    };
    let across = gone.words.iter().skip(1).map(|(made, _)| laid_text(alphabet, &made.letters));
    let across: Vec<String> = across.collect();
    let mut what: Vec<String> = [word.unwrap_or_default(), outcome].to_vec();
    if !across.is_empty() {
        what.push(format!("+ {}", across.join(", ")));
    }
    if gone.bonus > 0 {
        what.push(text!(language, "games-turn-bonus", points = gone.bonus));
    }
    if let Some(senyors) = turn.senyors {
        let seen = senyors.seen.map_or("", crate::domain::formats::classic::turn::BagHeld::code);
        what.push(format!("{} {}× {seen}", tr(language, "games-senyors"), senyors.times));
    }
    what.push(turn.note.trim().to_owned());
    what.retain(|said| !said.trim().is_empty());
    let stays = matches!(gone.outcome, Outcome::Play | Outcome::ZeroPlay);
    TurnLine {
        number,
        name: seats.get(gone.seat).cloned().unwrap_or_default(),
        rack: turn.rack.map(|rack| tiles_text(alphabet, rack.tiles())).unwrap_or_default(),
        at: gone.play.as_ref().map(|play| position_text(play.position)).unwrap_or_default(),
        what: what.join(" · "),
        points: [
            if stays { gone.points.to_string() } else { "0".to_owned() },
            gone.total.to_string(),
        ],
        bag: gone.bag.to_string(),
    }
}

struct Laid<'a> {
    turn: &'a TurnLine,
    rack: Lines,
    what: Lines,
    least_mm: f32,
}

/// The pages in a language.
pub fn whole_game(facts: &WholeGame<'_>, language: Language, templates: &Templates) -> Pages {
    let all: Figures = templates.figures();
    let mut leaf = Leaf::new((&all, templates.club()), language, facts.called.clone());
    let seats: Vec<String> =
        facts.seats.iter().enumerate().map(|(seat, name)| format!("{} {name}", seat + 1)).collect();
    leaf.body(&seats.join(" · "));
    leaf.flow.skip(1.5);
    turns(&mut leaf, facts, language);
    leaf.flow.skip(4.0);
    let cell = all.columns.0.get("cell_mm");
    let side = side_mm(cell);
    leaf.flow.need(side);
    let width = leaf.flow.width_mm();
    let body = plain(all.sizes.note.get());
    let notes = [asked::tiles_note(facts.rules, language)];
    let block = leaf.flow.block(|canvas| {
        board(canvas, (0.0, 0.0), cell, (facts.rules, &facts.board), language);
        let align = crate::print::layout::flow::Align::Left;
        let (x, mut y) = (side + 4.0, 2.0);
        for said in facts.came_to.iter().chain(&notes) {
            y = canvas.paragraph(said, (x, y), width - x, (body, align)) + 1.4;
        }
        side.max(y)
    });
    leaf.flow.put(block);
    if !facts.gcg.is_empty() {
        leaf.heading("GCG");
        let small = soft(all.sizes.tiny.get());
        for line in &facts.gcg {
            leaf.flow.paragraph(line, small);
        }
    }
    leaf.finish()
}

fn turns(leaf: &mut Leaf<'_, Columns>, facts: &WholeGame<'_>, language: Language) {
    let widths = &leaf.figures.columns.0;
    let [number, rack, at, points, total, bag] =
        ["number_mm", "rack_mm", "at_mm", "points_mm", "total_mm", "bag_mm"]
            .map(|key| widths.get(key));
    let word = leaf.flow.width_mm() - number - rack - at - points - total - bag - 2.0 * GAP_MM;
    let (strong, small) =
        (bold(leaf.figures.sizes.cell.get()), plain(leaf.figures.sizes.tiny.get()));
    let mut rows = Vec::new();
    for turn in &facts.turns {
        let warnings = &mut leaf.flow.warnings;
        let rack_lines = wrapped(&turn.rack, small, rack - GAP_MM, warnings);
        let what = wrapped(&turn.what, strong, word - GAP_MM, warnings);
        let least_mm = row_mm(leaf, &what).max(row_mm(leaf, &rack_lines));
        rows.push(Laid { turn, rack: rack_lines, what, least_mm });
    }
    let look = look(leaf.figures, leaf.figures.space.row_mm.get());
    let heading = |key: &str| (tr(language, key), look);
    let seat_of = |turn: &TurnLine| {
        let seat = facts.seats.iter().position(|name| *name == turn.name);
        seat.map_or_else(String::new, |seat| (seat + 1).to_string())
    };
    let columns: Vec<Column<'_, Laid<'_>>> = vec![
        figures(heading("games-column-turn"), number, move |laid: &Laid<'_>| {
            Cell::Raised(laid.turn.number.to_string(), seat_of(laid.turn))
        }),
        gap(look),
        texts(heading("games-column-rack"), rack, |laid: &Laid<'_>| Cell::Lines(laid.rack.clone())),
        texts(heading("games-column-at"), at, |laid: &Laid<'_>| Cell::Plain(laid.turn.at.clone())),
        texts(heading("games-column-play"), word, |laid: &Laid<'_>| Cell::Lines(laid.what.clone())),
        figures(heading("games-head-points"), points, |laid: &Laid<'_>| {
            Cell::Plain(laid.turn.points[0].clone())
        }),
        figures(heading("games-head-total"), total, |laid: &Laid<'_>| {
            Cell::Strong(laid.turn.points[1].clone())
        }),
        figures(heading("games-column-bag"), bag, |laid: &Laid<'_>| {
            Cell::Soft(laid.turn.bag.clone())
        }),
        gap(look),
    ];
    let row = Box::new(|laid: &Laid<'_>| RowLook { least_mm: laid.least_mm, ..RowLook::default() });
    let grid = Grid { columns, groups: Vec::new(), look, row };
    grid.set_all(&mut leaf.flow, &rows);
}
