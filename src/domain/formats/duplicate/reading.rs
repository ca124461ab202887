//! What a slip's word lays: which of its letters are tiles of the rack, and which a joker.

use std::cmp::Ordering;

use crate::domain::board::{Board, Laid, Lay, Play, Position, Rack, Scoring, Square, Tile, Unlaid};

/// A word as it is laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it lays.
    pub play: Play,
    /// Whether every joker of it was marked.
    pub marking: Marking,
}

/// Whether every joker was marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marking {
    /// Every one.
    Whole,
    /// One was not.
    Missing,
}

/// Why a word cannot be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The board forbids it.
    Board(Unlaid),
    /// The rack lacks a tile.
    Rack,
}

/// Reads a word: a letter that the rack has is that tile, one that it lacks a joker. Where a joker may be one
/// of several letters it is where the play scores least, of these at the earliest square.
///
/// # Errors
/// [`Unread`].
pub fn read(
    board: &Board,
    rack: &Rack,
    scoring: &Scoring,
    position: Position,
    word: &[Lay],
) -> Result<Reading, Unread> {
    let play = Play::of(board, position, word).map_err(Unread::Board)?;
    let mut hand = *rack;
    let mut short: Vec<Tile> = Vec::new();
    for (_, laid) in &play.tiles {
        if !hand.take(laid.tile()) {
            short.push(laid.tile());
        }
    }
    if short.contains(&Tile::Blank) || short.len() > usize::from(hand.blanks) {
        return Err(Unread::Rack);
    }
    if short.is_empty() {
        return Ok(Reading { play, marking: Marking::Whole });
    }
    let mut search = Search { board, scoring, short, play: play.clone(), best: None };
    search.from(0, &play.tiles);
    let best = search.best.map(|(_, play)| play);
    Ok(Reading {
        play: best.expect("each missing letter stands in the word"),
        marking: Marking::Missing,
    })
}

/// All choices of which letters are jokers, those with an earlier joker first.
struct Search<'a> {
    board: &'a Board,
    scoring: &'a Scoring,
    /// The letters that are jokers, and not yet placed.
    short: Vec<Tile>,
    play: Play,
    best: Option<(u32, Play)>,
}

impl Search<'_> {
    fn from(&mut self, place: usize, tiles: &[(Square, Laid)]) {
        let Some(&(square, laid)) = tiles.get(place) else {
            if self.short.is_empty() {
                let points = self.scoring.score(self.board, &self.play);
                let best = self.best.as_ref().map(|(best, _)| points.cmp(best));
                if best.is_none_or(|than_best| than_best == Ordering::Less) {
                    self.best = Some((points, self.play.clone()));
                }
            }
            return;
        };
        if let Some(at) = self.short.iter().position(|&tile| tile == laid.tile()) {
            let tile = self.short.swap_remove(at);
            self.lay(place, (square, Laid::Blank(laid.face())));
            self.from(place + 1, tiles);
            self.lay(place, (square, laid));
            self.short.push(tile);
        }
        self.from(place + 1, tiles);
    }

    fn lay(&mut self, place: usize, tile: (Square, Laid)) {
        self.play.tiles.iter_mut().skip(place).take(1).for_each(|slot| *slot = tile);
    }
}
