//! The tiles that are still in hand while a list is walked.

use crate::domain::letters::{Face, Tiles};

/// How many of each face, and which there are some of.
pub(super) struct Hand {
    left: [u8; Face::MOST],
    /// The faces of which there are some, a bit each.
    pub faces: u32,
}

impl Hand {
    pub(super) fn of(tiles: &Tiles) -> Self {
        let mut hand = Self { left: [0; Face::MOST], faces: 0 };
        tiles.faces().for_each(|face| hand.put(face));
        hand
    }

    /// Takes one of which there are some.
    pub(super) fn take(&mut self, face: Face) {
        if let Some(left) = self.left.get_mut(face.index()) {
            *left -= 1;
            self.faces &= !(u32::from(*left == 0) << face.place());
        }
    }

    pub(super) fn put(&mut self, face: Face) {
        if let Some(left) = self.left.get_mut(face.index()) {
            *left += 1;
            self.faces |= 1 << face.place();
        }
    }
}
