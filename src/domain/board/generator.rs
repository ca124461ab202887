//! Every legal play of a rack on a board.
//!
//! Line by line: from each square at which a word may begin the list is walked with the tiles in hand, and
//! only as far as a tile that lies there can still be reached. What lies on the board need not be in the list:
//! only words that a new tile is in are asked for. Each play comes once, blank tiles told apart.

use std::ops::ControlFlow;

use super::crossing::{Crossing, Dictionary, of_bits};
use super::graph::{At, Graph};
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
                let mut left = [0; Face::MOST];
                for face in rack.faces.faces() {
                    left.iter_mut().skip(face.index()).take(1).for_each(|count| *count += 1);
                }
                let hand = Hand { left, blanks: rack.blanks, tiles };
                let laid = Row { tiles: [Laid::Blank(Face::of_place(0)); SIDE as usize], count: 0 };
                let word = Vec::with_capacity(usize::from(SIDE));
                Walk {
                    line: &line,
                    graph,
                    dictionary,
                    scoring,
                    direction,
                    hand,
                    laid,
                    word,
                    visit,
                }
                .starts()?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What a walk must know of one square.
#[derive(Clone, Copy)]
struct Cell {
    square: Square,
    lies: Option<Laid>,
    crossing: Crossing,
    letter_times: u32,
    word_times: u32,
    /// Whether a tile laid here joins the play to the board.
    joins: bool,
    /// How many tiles must be laid from here on until one joins.
    to_join: usize,
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
            let lies = board.on(square);
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

/// The tiles that are still in hand.
struct Hand {
    left: [u8; Face::MOST],
    blanks: u8,
    tiles: usize,
}

/// What is laid so far.
#[derive(Clone, Copy)]
struct Row {
    tiles: [Laid; SIDE as usize],
    count: u8,
}

struct Walk<'a, V> {
    line: &'a Line,
    graph: &'a Graph,
    dictionary: &'a Dictionary<'a>,
    scoring: &'a Scoring,
    direction: Direction,
    hand: Hand,
    laid: Row,
    word: Vec<Face>,
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
        for (start, cell) in (0..).zip(&self.line.cells) {
            if free && cell.to_join <= self.hand.tiles {
                self.on(start, start, self.graph.root, worth)?;
            }
            free = cell.lies.is_none();
        }
        ControlFlow::Continue(())
    }

    /// Goes on at a place of the line.
    fn on(&mut self, start: usize, place: usize, at: At, worth: Worth) -> ControlFlow<()> {
        let cell = self.line.cells.get(place).copied();
        if let Some(Cell { lies: Some(lies), .. }) = cell {
            let Some(next) = self.graph.step(at, lies.face()) else {
                return ControlFlow::Continue(());
            };
            let sum = worth.sum + self.scoring.value(lies.tile());
            self.word.push(lies.face());
            let flow = self.on(start, place + 1, next, Worth { sum, ..worth });
            self.word.pop();
            return flow;
        }
        if at.is_word() && worth.joined {
            self.found(start, worth)?;
        }
        let Some(cell) = cell else { return ControlFlow::Continue(()) };
        if self.hand.tiles == 0 || (!worth.joined && cell.to_join > self.hand.tiles) {
            return ControlFlow::Continue(());
        }
        for face in of_bits(self.graph.faces(at) & cell.crossing.faces) {
            let Some(next) = self.graph.step(at, face) else { continue };
            if self.take(face) {
                self.lay(start, place, next, worth, &cell, Laid::Face(face))?;
                self.give(face);
            }
            if self.hand.blanks > 0 {
                self.hand.blanks -= 1;
                self.lay(start, place, next, worth, &cell, Laid::Blank(face))?;
                self.hand.blanks += 1;
            }
        }
        ControlFlow::Continue(())
    }

    fn take(&mut self, face: Face) -> bool {
        match self.hand.left.get_mut(face.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    fn give(&mut self, face: Face) {
        if let Some(count) = self.hand.left.get_mut(face.index()) {
            *count += 1;
        }
    }

    fn lay(
        &mut self,
        start: usize,
        place: usize,
        next: At,
        worth: Worth,
        cell: &Cell,
        laid: Laid,
    ) -> ControlFlow<()> {
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
        self.hand.tiles -= 1;
        self.word.push(laid.face());
        let flow = self.on(start, place + 1, next, worth);
        self.word.pop();
        self.hand.tiles += 1;
        self.laid.count -= 1;
        flow
    }

    fn found(&mut self, start: usize, worth: Worth) -> ControlFlow<()> {
        // One tile that makes two words was named across.
        let is_named_across =
            self.direction == Direction::Down && self.laid.count == 1 && worth.crossed;
        if is_named_across || self.dictionary.is_out(&self.word) {
            return ControlFlow::Continue(());
        }
        let Some(first) = self.line.cells.get(start) else { return ControlFlow::Continue(()) };
        let bonus =
            if usize::from(self.laid.count) == self.scoring.rack { self.scoring.bonus } else { 0 };
        (self.visit)(Found {
            position: Position { square: first.square, direction: self.direction },
            points: worth.sum * worth.times + worth.across + bonus,
            count: self.laid.count,
            tiles: self.laid.tiles,
        })
    }
}
