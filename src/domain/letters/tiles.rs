//! Tiles as a multiset of faces: a bag, a rack, what is left.
//!
//! Order lives elsewhere (a draw's letters are a list); here only how many of each. The counts of a
//! whole tile set fit a byte each. Which alphabet the faces are of, whoever holds the tiles knows.

use super::alphabet::Face;

/// How many tiles there are of each face of an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    counts: [u8; Face::MOST],
}

impl Tiles {
    /// No tiles.
    pub const EMPTY: Self = Self { counts: [0; Face::MOST] };

    /// How many tiles of this face.
    pub fn count(&self, face: Face) -> usize {
        self.counts.get(face.index()).copied().map_or(0, usize::from)
    }

    /// How many tiles in all.
    pub fn len(&self) -> usize {
        let mut len = 0;
        for &count in &self.counts {
            len += usize::from(count);
        }
        len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Puts one tile in (at most 255 of a face).
    pub fn put(&mut self, face: Face) {
        if let Some(count) = self.counts.get_mut(face.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one tile out; `false`, and nothing changed, when there is none.
    pub fn take(&mut self, face: Face) -> bool {
        match self.counts.get_mut(face.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// What remains after taking these out; those that are not here are passed over.
    #[must_use]
    pub fn without(&self, faces: impl IntoIterator<Item = Face>) -> Self {
        let mut left = *self;
        for face in faces {
            let _ = left.take(face);
        }
        left
    }

    /// The tile at this place, counted from 0, when all lie in alphabetical order.
    pub fn nth(&self, place: usize) -> Option<Face> {
        let mut before = place;
        for (face, &count) in (0..).map(Face::of_place).zip(&self.counts) {
            match before.checked_sub(usize::from(count)) {
                Some(rest) => before = rest,
                None => return Some(face),
            }
        }
        None
    }

    /// Every tile in alphabetical order, a face as often as it has tiles.
    pub fn faces(&self) -> impl Iterator<Item = Face> + use<> {
        let faces = (0..).map(Face::of_place).zip(self.counts);
        faces.flat_map(|(face, count)| (0..count).map(move |_| face))
    }
}

impl FromIterator<Face> for Tiles {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut tiles = Self::EMPTY;
        faces.into_iter().for_each(|face| tiles.put(face));
        tiles
    }
}

impl std::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.faces().map(Face::place)).finish()
    }
}
