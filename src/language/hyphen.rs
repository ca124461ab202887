//! Where a long word of a name may be broken: between a vowel and a consonant that another vowel follows, which is right
//! in each of the languages, if not all that is.

use super::name::fold_sign;
use crate::domain::letters::{Letter, WordLanguage};

/// So many letters stand before a break, and behind it, at least.
const LEAST: usize = 3;
/// Words of fewer letters are not broken on a page.
const LONG: usize = 15;
/// Seen only where a line ends there.
const SOFT: char = '\u{AD}';

/// The places in a word, in bytes, at which it may be broken.
pub fn breaks(word: &str) -> Vec<usize> {
    let letters: Vec<(usize, bool)> =
        word.char_indices().map(|(at, sign)| (at, is_vowel(sign))).collect();
    let is_break = |place: &usize| {
        let of = |place: usize| letters.get(place).is_some_and(|(_, vowel)| *vowel);
        of(place - 1) && !of(*place) && of(place + 1)
    };
    let places = LEAST..(letters.len() + 1).saturating_sub(LEAST).max(LEAST);
    places.filter(is_break).filter_map(|place| Some(letters.get(place)?.0)).collect()
}

/// A name for a page: its parts, each with what follows it, none of which is broken before all of them stand on lines of their
/// own; those that are long, then, where they are read best. A name without a long one is one part.
pub fn parts(name: &str) -> Vec<String> {
    let soft = soft_hyphens(name);
    if soft.contains(SOFT) {
        soft.split_inclusive([' ', '-']).map(str::to_owned).collect()
    } else {
        vec![soft]
    }
}

/// The same in one: its long words may be broken where they are read best.
fn soft_hyphens(name: &str) -> String {
    let word = |word: &str| {
        let bare = word.trim_end_matches([' ', '-']);
        if bare.chars().count() < LONG || !bare.chars().all(char::is_alphabetic) {
            return word.to_owned();
        }
        let mut soft = word.to_owned();
        for at in breaks(word).into_iter().rev() {
            soft.insert(at, SOFT);
        }
        soft
    };
    name.split_inclusive([' ', '-']).map(word).collect()
}

/// Of any of the languages, whatever mark it bears.
fn is_vowel(sign: char) -> bool {
    let capital = fold_sign(sign).next().and_then(|bare| bare.to_uppercase().next());
    let letter = capital.and_then(Letter::from_char);
    WordLanguage::ALL.into_iter().map(WordLanguage::alphabet).any(|alphabet| {
        let face = letter.and_then(|letter| alphabet.face(letter));
        face.is_some_and(|face| alphabet.is_vowel(face))
    })
}

#[cfg(test)]
mod tests;
