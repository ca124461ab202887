//! `rack` and `check`: what letters make, and whether words are in a list.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::checked::{Checked, read, show, word};
use super::formats::{self, Rack};
use super::lexicon::{given, words_language};
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::letters::{Alphabet, Tiles, Word};
use crate::domain::lexicon::{Passport, WordList as _};
use crate::exchange::json_line;
use crate::language::quoted;
use crate::lexicon::{LENGTHS, Lexicon, spellings};
use crate::text;

/// What `rack` answers.
#[derive(Serialize)]
struct Made<'a> {
    letters: &'a Word,
    lexicon: &'a Passport,
    /// By length, the longest first.
    words: serde_json::Map<String, serde_json::Value>,
    count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    highest_score: Option<i32>,
}

/// The words of a list that letters make: with their points where a format has tiles of that language;
/// elsewhere nothing bounds the letters, and no points are to be had.
pub(super) fn rack(shell: Shell, asked: &ArgMatches) -> Outcome {
    let written = asked.get_one::<String>(args::LETTERS).map_or("", String::as_str);
    let language = words_language(asked).unwrap_or_default();
    let alphabet = language.alphabet();
    let letters = word(shell, &read(shell, alphabet, written)?)?;
    let rack = formats::rack(shell, language, &letters)?;
    let (tiles, lengths) = match &rack {
        Some(rack) => (rack.tiles, rack.lengths.clone()),
        None => (unbounded(shell, alphabet, &letters)?, LENGTHS),
    };
    let lexicon = given(shell, asked, language)?.unwrap_or_else(|| Lexicon::free(language));
    let words = lexicon.solve(&tiles, lengths);
    if written.chars().any(|sign| sign.is_ascii_alphabetic()) {
        let command = format!("eforos top --rack {}", quoted(written));
        shell.warn(&[text!(shell.language, "cli-rack-board", command = command)]);
    }
    let count = words.len();
    let mut by_length: BTreeMap<Reverse<usize>, Vec<String>> = BTreeMap::new();
    if let Some(rack) = &rack {
        by_length.extend(rack.lengths.clone().map(|length| (Reverse(length), Vec::new())));
    }
    let length = |word: &Word| alphabet.faces_in(word.letters()).unwrap_or_default();
    for word in &words {
        by_length.entry(Reverse(length(word))).or_default().push(word.to_string());
    }
    let points = |rack: &Rack| words.iter().map(|word| (rack.points)(length(word))).sum();
    let highest_score = rack.as_ref().map(points);
    if asked.get_flag("json") {
        let words = by_length.into_iter();
        let words = words.map(|(Reverse(length), words)| (length.to_string(), words.into()));
        let (words, letters, lexicon) = (words.collect(), &letters, lexicon.passport());
        let made = Made { letters, lexicon, words, count, highest_score };
        return shell.show_data(&json_line(&made));
    }
    let mut table = String::new();
    for (Reverse(length), words) in by_length {
        writeln!(table, "{length}  {}", words.join(" ")).expect("memory");
    }
    let sum = match highest_score {
        Some(score) => text!(shell.language, "cli-rack-sum", count = count, score = score),
        None => text!(shell.language, "cli-rack-count", count = count),
    };
    shell.show(&format!("{table}{sum}\n"))
}

/// Letters of a language that no format has tiles for.
fn unbounded(shell: Shell, alphabet: &Alphabet, letters: &Word) -> Result<Tiles, Failure> {
    let faces = alphabet.cut(letters.letters()).unwrap_or_default();
    let (got, most) = (faces.len(), *LENGTHS.end());
    if got > most {
        let said = text!(shell.language, "cli-rack-long", got = got, most = most);
        return Err(Failure::Refused(said));
    }
    Ok(faces.into_iter().collect())
}

/// Whether words are in a list: by a rule set, where one is named, else by their language alone.
pub(super) fn check(shell: Shell, asked: &ArgMatches) -> Outcome {
    if asked.contains_id(args::RULES) {
        return formats::check(shell, asked);
    }
    let language = words_language(asked).unwrap_or_default();
    let lexicon = given(shell, asked, language)?.unwrap_or_else(|| Lexicon::free(language));
    let check = |written: &String| {
        let reading = read(shell, language.alphabet(), written)?;
        let word = word(shell, &reading)?;
        let (found, spelled) = (lexicon.contains(&word), spellings(language, &word));
        Ok(Checked::of(word, written, found, reading.recovery, spelled))
    };
    let words = asked.get_many::<String>(args::WORD).into_iter().flatten();
    let checked = words.map(check).collect::<Result<Vec<_>, Failure>>()?;
    show(shell, asked, lexicon.passport(), &checked)
}
