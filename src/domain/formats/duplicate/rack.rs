//! Which racks may be announced.

use serde::{Deserialize, Serialize};

use super::rules::Rules;
use crate::domain::board::{Rack, Tile};
use crate::domain::ids::RoundNo;

/// Why all tiles of a rack went back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Too few vowels.
    Vowels,
    /// Too few consonants.
    Consonants,
    /// Three or more equal letters, which the arbiter exchanged.
    Triple,
}

impl Refusal {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Vowels, Self::Consonants, Self::Triple];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Vowels => "vowels",
            Self::Consonants => "consonants",
            Self::Triple => "triple",
        }
    }
}

impl Rules {
    /// Why a rack of a turn is refused by its composition, `unseen` being all tiles that are not on the board,
    /// the rack's too.
    pub fn refuses(&self, turn: RoundNo, rack: &Rack, unseen: &Rack) -> Option<Refusal> {
        if unseen.len() <= self.scoring.rack {
            return None;
        }
        let rule = &self.composition;
        let (vowels, consonants) = if turn.get() <= rule.first_turns {
            (rule.vowels, rule.consonants)
        } else {
            (rule.later_vowels, rule.later_consonants)
        };
        let (has, all) = (self.kinds(rack.tiles()), self.kinds(unseen.tiles()));
        let jokers = |count: usize| if rule.joker_counts_as_both { count } else { 0 };
        let lacks = |has_kind: usize, all_kind: usize, least: u8| {
            has_kind + jokers(has.jokers) < usize::from(least).min(all_kind + jokers(all.jokers))
        };
        if lacks(has.vowels, all.vowels, vowels) {
            Some(Refusal::Vowels)
        } else if lacks(has.consonants, all.consonants, consonants) {
            Some(Refusal::Consonants)
        } else {
            None
        }
    }
}

/// Whether three or more tiles of a rack have the same letter.
pub fn has_triple(rack: &Rack) -> bool {
    rack.tiles().any(|tile| tile != Tile::Blank && rack.count(tile) >= 3)
}
