//! The judge: one verdict on all doubted words together, and nothing of which of them it is about.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rules::Rules;
use crate::domain::board::Tile;
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::{Face, Word};
use crate::domain::lexicon::{Authority, WordList};

/// The fewest letters of a word, as tiles show them.
pub const LEAST_LETTERS: usize = 2;
/// The most.
pub const MOST_LETTERS: usize = 15;

/// What is said of a set of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Every one is valid.
    Valid,
    /// One of them at least is not.
    Invalid,
    /// The arbiter is to be asked.
    Ask,
}

impl Verdict {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Valid, Self::Invalid, Self::Ask];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Invalid => "invalid",
            Self::Ask => "ask",
        }
    }
}

/// The judge of a competition.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    /// What can be laid at all.
    pub rules: &'a Rules,
    /// The list; it says nothing where the authority is a book or a site.
    pub list: &'a dyn WordList,
    /// What it means that a word is not in it.
    pub authority: Authority,
    /// What the arbiter ruled, which stands above it.
    pub rulings: &'a BTreeMap<Word, Ruled>,
}

impl Judge<'_> {
    /// The verdict on words that are doubted together. An invalid one decides, whatever else is to be asked.
    pub fn of(&self, words: &[Word]) -> Verdict {
        let mut verdict = Verdict::Valid;
        for word in words {
            match self.of_one(word) {
                Verdict::Invalid => return Verdict::Invalid,
                Verdict::Ask => verdict = Verdict::Ask,
                Verdict::Valid => {}
            }
        }
        verdict
    }

    fn of_one(&self, word: &Word) -> Verdict {
        if !self.rules.can_be_laid(word) {
            return Verdict::Invalid;
        }
        match (self.rulings.get(word), self.authority) {
            (Some(Ruled::Valid), _) => Verdict::Valid,
            (None, Authority::Reference | Authority::Authoritative | Authority::Closed)
                if self.list.contains(word) =>
            {
                Verdict::Valid
            }
            (None, Authority::External | Authority::Reference) => Verdict::Ask,
            (Some(Ruled::Invalid), _) | (None, Authority::Authoritative | Authority::Closed) => {
                Verdict::Invalid
            }
        }
    }
}

impl Rules {
    /// Whether the tiles and the rules allow a word at all, whatever a list says: its length, and its letters that
    /// only a blank can be.
    pub fn can_be_laid(&self, word: &Word) -> bool {
        let Some(faces) = self.alphabet().cut(word.letters()) else { return false };
        let is_bare = |face: &Face| self.set.tiles.count(Tile::Face(*face)) == 0;
        let bare: Vec<Face> = faces.iter().copied().filter(is_bare).collect();
        (LEAST_LETTERS..=MOST_LETTERS).contains(&faces.len())
            && bare.len() <= usize::from(self.set.tiles.blanks)
            && bare.iter().all(|&face| self.blank_may_be(face))
    }
}
