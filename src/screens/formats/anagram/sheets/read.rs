//! The texts of the five fields as the words of a sheet. What is no word is data, too.

use crate::commands::Entry;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::letters::{NotAWord, Written};

/// A sheet as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadSheet {
    /// Its words.
    pub words: SheetWords,
    /// What could not be read as a word.
    pub unread: Vec<Unread>,
    /// What was typed in another alphabet, and how it was understood.
    pub recovered: Vec<Recovered>,
}

/// A word that was typed in another alphabet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// In which field, and at which place there, from 0.
    pub at: (Field, usize),
    /// As typed.
    pub typed: String,
    /// As understood.
    pub written: Written,
    /// The other reading that the letters allow, if there is one.
    pub otherwise: Option<Written>,
}

/// A text that is no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// In which field.
    pub field: Field,
    /// As typed.
    pub text: String,
    /// Why.
    pub why: NotAWord,
}

/// Whether a sign stands between two words: a space, a new line, a comma, a full stop. A semicolon is the question mark of
/// a Greek keyboard: a letter that nobody can read.
pub fn divides(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | '.')
}

/// What stands between the signs that divide words.
pub fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(divides).filter(|token| !token.is_empty())
}

/// Reads a sheet as typed. The rack decides what an ambiguous letter means.
pub fn read_sheet<'a>(
    texts: impl IntoIterator<Item = (Field, &'a str)>,
    rack: Option<&Tiles>,
) -> ReadSheet {
    let mut sheet = ReadSheet::default();
    for (field, text) in texts {
        for token in tokens(text) {
            match ALPHABET.read_keyed(token, rack.map(|rack| &**rack)) {
                Ok(reading) => {
                    if reading.recovery.is_some() {
                        sheet.recovered.push(Recovered {
                            at: (field, sheet.words.field(field).len()),
                            typed: token.to_owned(),
                            written: reading.written.clone(),
                            otherwise: reading.otherwise.clone(),
                        });
                    }
                    sheet.words.push(field, reading.written);
                }
                Err(why) => sheet.unread.push(Unread { field, text: token.to_owned(), why }),
            }
        }
    }
    sheet
}

/// The text that stands for a sheet's words in a field.
pub fn text_of(words: &SheetWords, field: Field) -> (Entry, String) {
    let texts: Vec<String> = words.field(field).iter().map(ToString::to_string).collect();
    (Entry::Words(field), texts.join(" "))
}
