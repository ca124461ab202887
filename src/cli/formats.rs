//! The list of the formats: what each does on the command line alone.

mod anagram;
mod duplicate;

use std::ops::RangeInclusive;

use clap::ArgMatches;

use super::args;
use super::files::Opened;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::formats::anagram::alphabet;
use crate::domain::letters::{Tiles, Word, WordLanguage};
use crate::exchange::{Exchanged, format_named};

/// A format with an exchange document.
pub(super) trait Documented: Exchanged {
    /// The document of a competition.
    fn document(opened: &Opened<Self>) -> String;
    /// What was handed in, as a table.
    fn table(opened: &Opened<Self>) -> String;
}

/// What a format makes of letters.
pub(super) struct Rack {
    pub tiles: Tiles,
    /// Of the words that have points.
    pub lengths: RangeInclusive<usize>,
    /// Of a word, by its length.
    pub points: Box<dyn Fn(usize) -> i32>,
}

/// The rack that letters are, by the format whose words are of their language.
pub(super) fn rack(
    shell: Shell,
    language: WordLanguage,
    letters: &Word,
) -> Result<Option<Rack>, Failure> {
    (language == alphabet::LANGUAGE).then(|| anagram::rack(shell, letters)).transpose()
}

/// Grades a document, by the format that it names; one that names none is told so by the oldest.
fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let named = std::fs::read(path).ok().and_then(|bytes| format_named(&bytes));
    match named.as_deref() {
        Some(duplicate::FORMAT) => duplicate::grade(shell, asked),
        _ => anagram::grade(shell, asked),
    }
}

/// A command that makes a competition or needs none.
pub(super) fn command(name: &str) -> Option<fn(Shell, &ArgMatches) -> Outcome> {
    match name {
        "grade" => Some(grade),
        "top" => Some(duplicate::top),
        "draw" => Some(anagram::draw),
        "import" => Some(anagram::import),
        "demo" => Some(anagram::demo),
        _ => None,
    }
}
