//! Every legal play of a rack on a board.
//!
//! Line by line: from each square at which a word may begin the list is walked with the tiles in hand, and
//! only as far as a tile that lies there can still be reached. What lies on the board need not be in the list:
//! only words that a new tile is in are asked for. Each play comes once, blank tiles told apart.

use std::ops::ControlFlow;

use super::crossing::{Crossing, Dictionary};
use super::graph::{At, Graph, of_bits};
use super::hand::Hand;
use super::play::Play;
use super::premium::Premiums;
use super::score::Scoring;
use super::square::{Direction, Position, SIDE, Square};
use super::tile::{Board, Laid, Rack};
use crate::domain::letters::Face;

/// A play that was found, small enough that a quarter of a million can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where the main word begins, and which way it runs.
    pub position: Position,
    /// What it scores.
    pub points: u32,
    count: u8,
    tiles: [Laid; SIDE as usize],
}

impl Found {
    /// What it lays, in the order of the word.
    pub fn laid(&self) -> &[Laid] {
        self.tiles.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// The play, on the board that it was found for.
    pub fn play(&self, board: &Board) -> Play {
        let next = |square: &Square| square.next(self.position.direction);
        let squares = std::iter::successors(Some(self.position.square), next);
        let empty = squares.filter(|square| board.on(*square).is_none());
        Play { position: self.position, tiles: empty.zip(self.laid().iter().copied()).collect() }
    }
}

/// Shows every legal play to `visit`, until that says to break; one tile that makes two words is named across.
pub fn generate(
    board: &Board,
    rack: &Rack,
    dictionary: &Dictionary<'_>,
    scoring: &Scoring,
    visit: &mut impl FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tiles = rack.len().min(scoring.rack);
    for direction in Direction::ALL {
        for line in 0..SIDE {
            let Some(line) = Line::of(board, line, direction, dictionary, scoring, tiles) else {
                continue;
            };
            for graph in dictionary.graphs() {
                let laid = Row { tiles: [Laid::Blank(Face::of_place(0)); SIDE as usize], count: 0 };
                Walk {
                    line: &line,
                    start: 0,
                    graph,
                    dictionary,
                    scoring,
                    direction,
                    hand: Hand::of(&rack.faces),
                    blanks: rack.blanks,
                    tiles,
                    laid,
                    visit,
                }
                .starts()?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What a walk must know of one square.
struct Cell {
    square: Square,
    lies: Option<Lying>,
    crossing: Crossing,
    letter_times: u32,
    word_times: u32,
    /// Whether a tile laid here joins the play to the board.
    joins: bool,
    /// How many tiles must be laid from here on until one joins.
    to_join: usize,
}

/// A tile that lies on the board.
#[derive(Clone, Copy)]
struct Lying {
    face: Face,
    value: u32,
}

struct Line {
    cells: Vec<Cell>,
}

impl Line {
    /// `None`, when no play is possible in it.
    fn of(
        board: &Board,
        line: u8,
        direction: Direction,
        dictionary: &Dictionary<'_>,
        scoring: &Scoring,
        tiles: usize,
    ) -> Option<Self> {
        let square = |place| match direction {
            Direction::Across => Square::at(line, place),
            Direction::Down => Square::at(place, line),
        };
        let is_first = board.is_empty();
        let joins = |square: Square| {
            if is_first { square == Premiums::CENTRE } else { board.touches(square) }
        };
        let squares: Vec<Square> = (0..SIDE).filter_map(square).collect();
        if !squares.iter().any(|&square| board.on(square).is_none() && joins(square)) || tiles == 0
        {
            return None;
        }
        let cell = |square: Square| {
            let lying = |laid: Laid| Lying { face: laid.face(), value: scoring.value(laid.tile()) };
            let lies = board.on(square).map(lying);
            let premium = scoring.premiums.on(square);
            let none = Crossing { faces: u32::MAX, sum: None };
            let crossing = match lies {
                Some(_) => none,
                None => Crossing::on(board, square, direction.other(), dictionary, scoring),
            };
            Cell {
                square,
                lies,
                crossing,
                letter_times: premium.letter(),
                word_times: premium.word(),
                joins: lies.is_none() && joins(square),
                to_join: usize::MAX,
            }
        };
        let mut cells: Vec<Cell> = squares.into_iter().map(cell).collect();
        let mut to_join = usize::MAX;
        for cell in cells.iter_mut().rev() {
            if cell.joins {
                to_join = 1;
            } else if cell.lies.is_none() {
                to_join = to_join.saturating_add(1);
            }
            cell.to_join = to_join;
        }
        Some(Self { cells })
    }
}

/// What is laid so far.
#[derive(Clone, Copy)]
struct Row {
    tiles: [Laid; SIDE as usize],
    count: u8,
}

struct Walk<'a, V> {
    line: &'a Line,
    /// Where the word begins.
    start: usize,
    graph: &'a Graph,
    dictionary: &'a Dictionary<'a>,
    scoring: &'a Scoring,
    direction: Direction,
    hand: Hand,
    blanks: u8,
    /// How many tiles may be laid, blank ones too.
    tiles: usize,
    laid: Row,
    visit: &'a mut V,
}

/// What the word is worth so far.
#[derive(Clone, Copy)]
struct Worth {
    sum: u32,
    times: u32,
    across: u32,
    joined: bool,
    /// Whether a word was made across by the tile laid last.
    crossed: bool,
}

impl<V: FnMut(Found) -> ControlFlow<()>> Walk<'_, V> {
    /// Every word of the line, by the square at which it begins.
    fn starts(&mut self) -> ControlFlow<()> {
        let worth = Worth { sum: 0, times: 1, across: 0, joined: false, crossed: false };
        let mut free = true;
        for (start, cell) in self.line.cells.iter().enumerate() {
            if free && cell.to_join <= self.tiles {
                self.start = start;
                self.on(start, self.graph.root, worth)?;
            }
            free = cell.lies.is_none();
        }
        ControlFlow::Continue(())
    }

    /// Goes on at a place of the line.
    fn on(&mut self, place: usize, at: At, worth: Worth) -> ControlFlow<()> {
        let line = self.line;
        let cell = line.cells.get(place);
        if let Some(Cell { lies: Some(lying), .. }) = cell {
            let Some(next) = self.graph.step(at, lying.face) else {
                return ControlFlow::Continue(());
            };
            return self.on(place + 1, next, Worth { sum: worth.sum + lying.value, ..worth });
        }
        if at.is_word() && worth.joined {
            self.found(worth)?;
        }
        let Some(cell) = cell else { return ControlFlow::Continue(()) };
        if self.tiles == 0 || (!worth.joined && cell.to_join > self.tiles) {
            return ControlFlow::Continue(());
        }
        let faces = self.graph.faces(at) & cell.crossing.faces;
        for face in of_bits(faces & self.hand.faces) {
            self.hand.take(face);
            self.lay((cell, place), at, worth, Laid::Face(face))?;
            self.hand.put(face);
        }
        if self.blanks > 0 {
            self.blanks -= 1;
            for face in of_bits(faces) {
                self.lay((cell, place), at, worth, Laid::Blank(face))?;
            }
            self.blanks += 1;
        }
        ControlFlow::Continue(())
    }

    fn lay(
        &mut self,
        (cell, place): (&Cell, usize),
        at: At,
        worth: Worth,
        laid: Laid,
    ) -> ControlFlow<()> {
        let Some(next) = self.graph.step(at, laid.face()) else {
            return ControlFlow::Continue(());
        };
        let points = self.scoring.value(laid.tile()) * cell.letter_times;
        let across = cell.crossing.sum.map_or(0, |sum| (sum + points) * cell.word_times);
        let worth = Worth {
            sum: worth.sum + points,
            times: worth.times * cell.word_times,
            across: worth.across + across,
            joined: worth.joined || cell.joins,
            crossed: cell.crossing.sum.is_some(),
        };
        if let Some(tile) = self.laid.tiles.get_mut(usize::from(self.laid.count)) {
            *tile = laid;
        }
        self.laid.count += 1;
        self.tiles -= 1;
        let flow = self.on(place + 1, next, worth);
        self.tiles += 1;
        self.laid.count -= 1;
        flow
    }

    fn found(&mut self, worth: Worth) -> ControlFlow<()> {
        // One tile that makes two words was named across.
        let is_named_across =
            self.direction == Direction::Down && self.laid.count == 1 && worth.crossed;
        if is_named_across || self.is_out() {
            return ControlFlow::Continue(());
        }
        let Some(first) = self.line.cells.get(self.start) else {
            return ControlFlow::Continue(());
        };
        let bonus =
            if usize::from(self.laid.count) == self.scoring.rack { self.scoring.bonus } else { 0 };
        (self.visit)(Found {
            position: Position { square: first.square, direction: self.direction },
            points: worth.sum * worth.times + worth.across + bonus,
            count: self.laid.count,
            tiles: self.laid.tiles,
        })
    }

    /// Whether the word was ruled invalid.
    fn is_out(&self) -> bool {
        if !self.dictionary.has_out() {
            return false;
        }
        let mut laid = self.laid.tiles.iter().take(usize::from(self.laid.count));
        let cells = self.line.cells.iter().skip(self.start);
        let word = cells.map_while(|cell| match cell.lies {
            Some(lying) => Some(lying.face),
            None => laid.next().map(|laid| laid.face()),
        });
        self.dictionary.is_out(&word.collect::<Vec<_>>())
    }
}
