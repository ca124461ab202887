//! Tiles, those that lie on a board, and those that a player has.

use super::square::{SQUARES, Square};
use crate::domain::letters::{Face, Tiles};

/// A tile as it is drawn: one with a face, or a blank one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// It shows this.
    Face(Face),
    /// It shows nothing, and stands for any face. It comes last.
    Blank,
}

/// A tile as it lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Laid {
    /// One with this face.
    Face(Face),
    /// A blank one that stands for this face.
    Blank(Face),
}

impl Laid {
    /// What it is read as.
    pub const fn face(self) -> Face {
        match self {
            Self::Face(face) | Self::Blank(face) => face,
        }
    }

    /// Whether it is a blank one.
    pub const fn is_blank(self) -> bool {
        matches!(self, Self::Blank(_))
    }

    /// The tile itself.
    pub const fn tile(self) -> Tile {
        match self {
            Self::Face(face) => Tile::Face(face),
            Self::Blank(_) => Tile::Blank,
        }
    }
}

/// Which tiles a player has, or a bag: how many of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    /// Those with a face.
    pub faces: Tiles,
    /// How many blank ones.
    pub blanks: u8,
}

impl Rack {
    /// How many tiles.
    pub fn len(&self) -> usize {
        self.faces.len() + usize::from(self.blanks)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of this tile.
    pub fn count(&self, tile: Tile) -> usize {
        match tile {
            Tile::Face(face) => self.faces.count(face),
            Tile::Blank => usize::from(self.blanks),
        }
    }

    /// Puts one in.
    pub fn put(&mut self, tile: Tile) {
        match tile {
            Tile::Face(face) => self.faces.put(face),
            Tile::Blank => self.blanks = self.blanks.saturating_add(1),
        }
    }

    /// Takes one out; `false`, and nothing changed, when there is none.
    pub fn take(&mut self, tile: Tile) -> bool {
        match tile {
            Tile::Face(face) => self.faces.take(face),
            Tile::Blank => {
                let left = self.blanks.checked_sub(1);
                self.blanks = left.unwrap_or_default();
                left.is_some()
            }
        }
    }

    /// What is left when these are taken out; the first of them that is not there.
    ///
    /// # Errors
    /// The tile that is missing.
    pub fn without(mut self, tiles: impl IntoIterator<Item = Tile>) -> Result<Self, Tile> {
        for tile in tiles {
            if !self.take(tile) {
                return Err(tile);
            }
        }
        Ok(self)
    }

    /// Every tile in alphabetical order, the blank ones last.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let blanks = (0..self.blanks).map(|_| Tile::Blank);
        self.faces.faces().map(Tile::Face).chain(blanks)
    }
}

impl FromIterator<Tile> for Rack {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut rack = Self::default();
        tiles.into_iter().for_each(|tile| rack.put(tile));
        rack
    }
}

/// What lies on each square.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    squares: [Option<Laid>; SQUARES],
}

impl Board {
    /// Nothing on it.
    pub const EMPTY: Self = Self { squares: [None; SQUARES] };

    /// What lies on a square.
    pub fn on(&self, square: Square) -> Option<Laid> {
        self.squares.get(square.index()).copied().flatten()
    }

    /// Lays tiles on squares; what lay there goes.
    pub fn lay(&mut self, tiles: impl IntoIterator<Item = (Square, Laid)>) {
        for (square, laid) in tiles {
            if let Some(place) = self.squares.get_mut(square.index()) {
                *place = Some(laid);
            }
        }
    }

    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(Option::is_none)
    }

    /// Everything that lies on it, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Laid)> {
        Square::all().filter_map(|square| Some((square, self.on(square)?)))
    }

    /// Whether a tile lies beside a square.
    pub fn touches(&self, square: Square) -> bool {
        square.beside().any(|beside| self.on(beside).is_some())
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.tiles()).finish()
    }
}
