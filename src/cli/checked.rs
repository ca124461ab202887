//! Words as `check` and `rack` read and show them, whatever they are checked by.

use clap::ArgMatches;
use serde::Serialize;

use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::letters::{Alphabet, Reading, Recovery, Word, Written};
use crate::domain::lexicon::Passport;
use crate::exchange::json_line;
use crate::language::quoted;
use crate::text;

/// What `check` answers of one word.
#[derive(Serialize)]
pub(super) struct Checked {
    pub word: Word,
    written: String,
    found: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    recovered: Option<&'static str>,
    /// How people spell it, where that is not as it is stored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spelled: Vec<String>,
}

impl Checked {
    pub(super) fn of(
        word: Word,
        written: &str,
        found: bool,
        recovery: Option<Recovery>,
        spelled: Vec<String>,
    ) -> Self {
        let recovered = recovery.map(|recovery| match recovery {
            Recovery::ByKey => "by_key",
            Recovery::ByLook => "by_look",
        });
        Self { word, written: written.to_owned(), found, recovered, spelled }
    }
}

/// Shows which words were found in a list.
pub(super) fn show(
    shell: Shell,
    asked: &ArgMatches,
    list: &Passport,
    checked: &[Checked],
) -> Outcome {
    if asked.get_flag("json") {
        return shell.show_data(&json_line(&checked));
    }
    let name = &list.name;
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
pub(super) fn read(shell: Shell, alphabet: &Alphabet, written: &str) -> Result<Reading, Failure> {
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
pub(super) fn word(shell: Shell, reading: &Reading) -> Result<Word, Failure> {
    match &reading.written {
        Written::Word(word) => Ok(word.clone()),
        Written::Illegible(_) => {
            let text = quoted(&reading.written.to_string());
            Err(Failure::Refused(text!(shell.language, "cli-unknown-letter", text = text)))
        }
    }
}
