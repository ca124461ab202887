//! Which of several plays of one score the program goes on with, and the figures that say so.

use std::cell::OnceCell;
use std::cmp::{Ordering, Reverse};
use std::ops::ControlFlow;

use super::notation::laid_text;
use super::rules::{Figure, Rules};
use crate::domain::board::{Board, Dictionary, Found, Play, Rack, Tile, generate};

/// A play with its figures.
#[derive(Clone, Debug)]
pub struct Candidate<'a> {
    /// It.
    pub play: Play,
    /// What it scores.
    pub points: u32,
    /// Jokers among its new tiles.
    pub jokers: usize,
    /// New tiles, jokers aside, with a letter of which the stock has none.
    pub gone: usize,
    /// How many tiles it lays.
    pub tiles: usize,
    ratio: Ratio,
    notation: String,
    openings: OnceCell<usize>,
    choosing: Choosing<'a>,
}

/// What plays are compared by.
#[derive(Clone, Copy, Debug)]
pub struct Choosing<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The board before the play.
    pub board: &'a Board,
    /// All tiles not on it, the rack's too.
    pub unseen: &'a Rack,
    /// The rack.
    pub rack: &'a Rack,
    /// The valid words.
    pub dictionary: &'a Dictionary<'a>,
}

/// How far vowels and consonants that are left are from those of the set: over and under a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ratio {
    over: u64,
    under: u64,
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<'a> Candidate<'a> {
    /// A play with what it scores.
    pub fn new(choosing: Choosing<'a>, play: Play, points: u32) -> Self {
        let laid = || play.tiles.iter().map(|(_, laid)| laid.tile());
        let stock = choosing.unseen.without(choosing.rack.tiles()).unwrap_or_default();
        let is_gone = |tile: &Tile| *tile != Tile::Blank && stock.count(*tile) == 0;
        let left = choosing.unseen.without(laid()).unwrap_or_default();
        let main = play.words(choosing.board).into_iter().next();
        Self {
            points,
            jokers: laid().filter(|&tile| tile == Tile::Blank).count(),
            gone: laid().filter(is_gone).count(),
            tiles: play.tiles.len(),
            ratio: ratio(choosing.rules, &left),
            notation: main.map(|word| laid_text(&word.letters)).unwrap_or_default(),
            openings: OnceCell::new(),
            play,
            choosing,
        }
    }

    /// The main word with every joker marked.
    pub fn notation(&self) -> &str {
        &self.notation
    }

    /// Empty squares beside a tile on which one tile alone would make only valid words, once it is laid.
    pub fn openings(&self) -> usize {
        *self.openings.get_or_init(|| {
            let mut board = self.choosing.board.clone();
            board.lay(self.play.tiles.iter().copied());
            board.openings(self.choosing.dictionary, &self.choosing.rules.scoring)
        })
    }

    /// Higher points first, then the order of the rules, then across before down, the upper row, the left
    /// column, the notation: no two plays are equal.
    pub fn compare(&self, other: &Self) -> Ordering {
        let by = |figure: &Figure| match figure {
            Figure::Jokers => self.jokers.cmp(&other.jokers),
            Figure::Gone => self.gone.cmp(&other.gone),
            Figure::Ratio => self.ratio.cmp(&other.ratio),
            Figure::Tiles => other.tiles.cmp(&self.tiles),
            Figure::Openings => other.openings().cmp(&self.openings()),
        };
        let name = |play: &Self| {
            let position = play.play.position;
            (position.direction, position.square.row(), position.square.column())
        };
        Reverse(self.points)
            .cmp(&Reverse(other.points))
            .then_with(|| {
                self.choosing
                    .rules
                    .order
                    .iter()
                    .map(by)
                    .find(|order| order.is_ne())
                    .unwrap_or(Ordering::Equal)
            })
            .then_with(|| name(self).cmp(&name(other)))
            .then_with(|| self.notation.cmp(&other.notation))
    }
}

/// |all·v − vowels·(v + c)| by (v + c), with the vowels and all letters of the set; 0 of nothing.
fn ratio(rules: &Rules, left: &Rack) -> Ratio {
    let (set, left) = (rules.kinds(rules.tiles.tiles()), rules.kinds(left.tiles()));
    let wide = |count: usize| count as u64;
    let letters = wide(left.vowels + left.consonants);
    let (all, vowels) = (wide(set.vowels + set.consonants), wide(set.vowels));
    match letters {
        0 => Ratio { over: 0, under: 1 },
        under => Ratio { over: (all * wide(left.vowels)).abs_diff(vowels * letters), under },
    }
}

/// How many plays there are, and the first of them in the program's order, at most `most`.
pub fn ranked(choosing: Choosing<'_>, most: usize) -> (usize, Vec<Candidate<'_>>) {
    let Choosing { rules, board, rack, dictionary, .. } = choosing;
    let mut found: Vec<Found> = Vec::new();
    let _ = generate(board, rack, dictionary, &rules.scoring, &mut |play| {
        found.push(play);
        ControlFlow::Continue(())
    });
    let count = found.len();
    found.sort_by_key(|play| Reverse(play.points));
    // Plays that score as the last one of those wanted may come before it.
    let least = most.checked_sub(1).and_then(|last| found.get(last)).map_or(0, |play| play.points);
    let wanted = found.iter().take_while(|play| play.points >= least);
    let candidate = |play: &Found| Candidate::new(choosing, play.play(board), play.points);
    let mut candidates: Vec<Candidate<'_>> = wanted.map(candidate).collect();
    candidates.sort_by(Candidate::compare);
    candidates.truncate(most);
    (count, candidates)
}
