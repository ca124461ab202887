//! The alphabet of this format: Greek, each of whose faces is one letter. The one place that says so.

use crate::domain::letters::{Alphabet, Face, GREEK, Letter, WordLanguage};

/// The language of this format's words.
pub const LANGUAGE: WordLanguage = WordLanguage::Greek;

/// Its letters, and how its texts are read.
pub static ALPHABET: &Alphabet = &GREEK;

/// How many letters there are.
pub const LETTERS: usize = GREEK.len();

/// Every letter in order.
pub fn letters() -> impl Iterator<Item = Letter> {
    ALPHABET.faces().map(letter)
}

/// The letter of a face.
pub(super) fn letter(face: Face) -> Letter {
    *ALPHABET.letters(face).first().expect("a face of this alphabet is one letter")
}
