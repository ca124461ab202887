//! The free exchange of a rack that is all vowels or all consonants.

use super::rules::{Rules, Senyors};
use super::turn::BagHeld;
use crate::domain::board::{Rack, Tile};

/// What a rack is made of alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OneKind {
    /// Vowels.
    Vowels,
    /// Consonants: QU, NY, L·L and Ç are.
    Consonants,
}

impl Rules {
    /// The one kind that a whole rack has; `None` when it has both, a blank, or too few tiles.
    pub fn one_kind(&self, rack: &Rack) -> Option<OneKind> {
        let vowels = rack.tiles().filter(|&tile| self.is_vowel(tile)).count();
        if rack.len() != self.rack || rack.blanks > 0 {
            return None;
        }
        match vowels {
            0 => Some(OneKind::Consonants),
            all if all == rack.len() => Some(OneKind::Vowels),
            _ => None,
        }
    }

    /// Whether such a rack may be exchanged for nothing, with so many tiles in the bag.
    pub fn may_take_senyors(&self, rack: &Rack, bag: usize) -> bool {
        let are_there = match self.senyors {
            Senyors::None => false,
            Senyors::Plain | Senyors::Inspected => true,
        };
        are_there && bag > 0 && self.one_kind(rack).is_some()
    }

    /// What a third person sees in the bag for a rack that is of one kind a third time. Blanks are of the other
    /// kind.
    pub fn seen_in(&self, bag: &Rack, kind: OneKind) -> BagHeld {
        let is_other = |tile: &Tile| match kind {
            OneKind::Vowels => !self.is_vowel(*tile),
            OneKind::Consonants => self.is_vowel(*tile) || *tile == Tile::Blank,
        };
        BagHeld::of(bag.tiles().filter(is_other).count())
    }

    fn is_vowel(&self, tile: Tile) -> bool {
        match tile {
            Tile::Face(face) => self.alphabet().is_vowel(face),
            Tile::Blank => false,
        }
    }
}
