//! Letters of every language: signs, words made of them, and what a hand wrote.
//!
//! A [`Letter`] is one written sign, a number in one closed table; a [`Word`] is a row of them, so that
//! text and word are one to one, whatever the language. What a language makes of a word is data: its
//! [`Alphabet`] cuts it into [`Face`]s, which are what tiles show, and reads people's text. Comparison
//! ignores what the alphabet folds (§6), so no mark and no small letter exists past this room. Nothing
//! here knows a format, a set of tiles or a list.

mod alphabet;
mod alphabets;
mod language;
mod letter;
mod reading;
mod tiles;
mod word;

pub use alphabet::{Alphabet, Face, Recovers};
pub use alphabets::{CATALAN, GREEK, POLISH, ROMANIAN, ROMANIAN_MARKED};
pub use language::{NotALanguage, WordLanguage};
pub use letter::Letter;
pub use reading::{NotAWord, Reading, Recovery};
pub use tiles::Tiles;
pub use word::{NotStored, Pattern, Word, Written};
