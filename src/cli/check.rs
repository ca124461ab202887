//! `rack` and `check`: what letters make, and whether words are in a list.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::lexicon::{given, words_language};
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::formats::anagram::alphabet::LANGUAGE;
use crate::domain::formats::anagram::rules::{Field, RACK, Rules};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::letters::{Alphabet, Reading, Recovery, Word, WordLanguage, Written};
use crate::domain::lexicon::{Passport, WordList as _};
use crate::exchange::json_line;
use crate::language::quoted;
use crate::lexicon::{LENGTHS, Lexicon, spellings};
use crate::text;

/// What `rack` answers.
#[derive(Serialize)]
struct Rack<'a> {
    letters: &'a Word,
    lexicon: &'a Passport,
    words: Words,
    count: usize,
    highest_score: i32,
}

/// Words by length, the longest first.
#[derive(Serialize)]
struct Words {
    #[serde(rename = "7")]
    seven: Vec<Word>,
    #[serde(rename = "6")]
    six: Vec<Word>,
    #[serde(rename = "5")]
    five: Vec<Word>,
    #[serde(rename = "4")]
    four: Vec<Word>,
    #[serde(rename = "3")]
    three: Vec<Word>,
}

pub(super) fn rack(shell: Shell, asked: &ArgMatches) -> Outcome {
    let written = asked.get_one::<String>(args::LETTERS).map_or("", String::as_str);
    let language = words_language(asked).unwrap_or(LANGUAGE);
    let letters = word(shell, &read(shell, language.alphabet(), written)?)?;
    if language != LANGUAGE {
        return made(shell, asked, language, &letters);
    }
    let rules = Rules::osth_2019();
    let rack = possible(shell, &rules, &letters)?;
    let lexicon = given(shell, asked)?.unwrap_or_else(Lexicon::embedded);
    let words = lexicon.solve(&rack, Field::Three.length()..=Field::Seven.length());
    let points = words.iter().filter_map(|word| Field::of_length(word.len()));
    let highest_score = points.map(|field| rules.points(field)).sum();
    let count = words.len();
    let of = |field: Field| -> Vec<Word> {
        words.iter().filter(|word| word.len() == field.length()).cloned().collect()
    };
    if asked.get_flag("json") {
        let words = Words {
            seven: of(Field::Seven),
            six: of(Field::Six),
            five: of(Field::Five),
            four: of(Field::Four),
            three: of(Field::Three),
        };
        let lexicon = lexicon.passport();
        return shell.show_data(&json_line(&Rack {
            letters: &letters,
            lexicon,
            words,
            count,
            highest_score,
        }));
    }
    let mut table = String::new();
    for field in Field::ALL {
        let words: Vec<String> = of(field).iter().map(Word::to_string).collect();
        writeln!(table, "{}  {}", field.length(), words.join(" ")).expect("memory");
    }
    let sum = text!(shell.language, "cli-rack-sum", count = count, score = highest_score);
    shell.show(&format!("{table}{sum}\n"))
}

/// What letters of a language without rules for them make: words of every length.
#[derive(Serialize)]
struct Made<'a> {
    letters: &'a Word,
    lexicon: &'a Passport,
    words: serde_json::Map<String, serde_json::Value>,
    count: usize,
}

/// As [`rack`], of a language that this format does not know: no tile set bounds the letters, and no
/// points are to be had.
fn made(shell: Shell, asked: &ArgMatches, language: WordLanguage, letters: &Word) -> Outcome {
    let alphabet = language.alphabet();
    let faces = alphabet.cut(letters.letters()).unwrap_or_default();
    let most = *LENGTHS.end();
    if faces.len() > most {
        let said = text!(shell.language, "cli-rack-long", got = faces.len(), most = most);
        return Err(Failure::Refused(said));
    }
    let lexicon = given(shell, asked)?.unwrap_or_else(|| Lexicon::free(language));
    let words = lexicon.solve(&faces.into_iter().collect(), LENGTHS);
    let count = words.len();
    let mut by_length: BTreeMap<Reverse<usize>, Vec<String>> = BTreeMap::new();
    for word in &words {
        let length = alphabet.faces_in(word.letters()).unwrap_or_default();
        by_length.entry(Reverse(length)).or_default().push(word.to_string());
    }
    if asked.get_flag("json") {
        let words = by_length
            .into_iter()
            .map(|(Reverse(length), words)| (length.to_string(), words.into()));
        let (words, lexicon) = (words.collect(), lexicon.passport());
        return shell.show_data(&json_line(&Made { letters, lexicon, words, count }));
    }
    let mut table = String::new();
    for (Reverse(length), words) in by_length {
        writeln!(table, "{length}  {}", words.join(" ")).expect("memory");
    }
    shell.show(&format!("{table}{}\n", text!(shell.language, "cli-rack-count", count = count)))
}

/// At most a whole rack of tiles that the set has.
fn possible(shell: Shell, rules: &Rules, letters: &Word) -> Result<Tiles, Failure> {
    let language = shell.language;
    if letters.len() > usize::from(RACK) {
        let said = text!(language, "cli-rack-long", got = letters.len(), most = RACK);
        return Err(Failure::Refused(said));
    }
    match rules.tiles().first_missing(letters.letters().iter().copied()) {
        Some(missing) => {
            let has = rules.tiles().count(missing);
            let said = text!(language, "cli-rack-tiles", letter = missing.to_char(), has = has);
            Err(Failure::Refused(said))
        }
        None => Ok(letters.letters().iter().copied().collect::<Tiles>()),
    }
}

/// What `check` answers of one word.
#[derive(Serialize)]
struct Checked {
    word: Word,
    written: String,
    found: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    recovered: Option<&'static str>,
    /// How people spell it, where that is not as it is stored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spelled: Vec<String>,
}

pub(super) fn check(shell: Shell, asked: &ArgMatches) -> Outcome {
    let language = words_language(asked).unwrap_or(LANGUAGE);
    let lexicon = given(shell, asked)?.unwrap_or_else(|| Lexicon::free(language));
    let check = |written: &String| {
        let reading = read(shell, language.alphabet(), written)?;
        let word = word(shell, &reading)?;
        let found = lexicon.contains(&word);
        let recovered = reading.recovery.map(|recovery| match recovery {
            Recovery::ByKey => "by_key",
            Recovery::ByLook => "by_look",
        });
        let spelled = spellings(language, &word);
        Ok(Checked { word, written: written.clone(), found, recovered, spelled })
    };
    let words = asked.get_many::<String>(args::WORD).into_iter().flatten();
    let checked = words.map(check).collect::<Result<Vec<_>, Failure>>()?;
    if asked.get_flag("json") {
        return shell.show_data(&json_line(&checked));
    }
    let name = &lexicon.passport().name;
    let line = |checked: &Checked| {
        let (language, mut word) = (shell.language, checked.word.to_string());
        if !checked.spelled.is_empty() {
            word = format!("{word} ({})", checked.spelled.join(", "));
        }
        if checked.found {
            text!(language, "cli-check-found", word = word, list = name)
        } else {
            text!(language, "cli-check-not-found", word = word, list = name)
        }
    };
    shell.show(&checked.iter().map(|checked| line(checked) + "\n").collect::<String>())
}

/// A word as people type it; what was recovered is told.
fn read(shell: Shell, alphabet: &Alphabet, written: &str) -> Result<Reading, Failure> {
    let language = shell.language;
    let reading = alphabet.read(written, None).map_err(|why| {
        let why = language.not_a_word(why);
        Failure::Refused(text!(language, "cli-not-a-word", text = quoted(written), why = why))
    })?;
    if reading.recovery.is_some() {
        let word = reading.written.to_string();
        shell.warn(&[match &reading.otherwise {
            None => text!(language, "cli-recovered", text = quoted(written), word = quoted(&word)),
            Some(other) => text!(
                language,
                "cli-recovered-either",
                text = quoted(written),
                word = quoted(&word),
                other = quoted(&other.to_string())
            ),
        }]);
    }
    Ok(reading)
}

/// A word of which every letter is known.
fn word(shell: Shell, reading: &Reading) -> Result<Word, Failure> {
    match &reading.written {
        Written::Word(word) => Ok(word.clone()),
        Written::Illegible(_) => {
            let text = quoted(&reading.written.to_string());
            Err(Failure::Refused(text!(shell.language, "cli-unknown-letter", text = text)))
        }
    }
}
