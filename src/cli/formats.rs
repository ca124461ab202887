//! The list of the formats: what each does on the command line alone.

mod anagram;
mod classic;
mod duplicate;

use std::ops::RangeInclusive;

use clap::ArgMatches;

use super::args;
use super::files::{Form, Opened, format};
use super::outcome::{Failure, Outcome};
use super::serve;
use super::shell::Shell;
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::alphabet;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::RoundNo;
use crate::domain::letters::{Tiles, Word, WordLanguage};
use crate::exchange::{Exchanged, MAX_BYTES, is_of_turns, names_format};
use crate::language::Language;
use crate::print::Templates;
use crate::print::documents::Document;

/// A format with an exchange document.
pub(super) trait Documented: Exchanged {
    /// The document of a competition.
    fn document(opened: &Opened<Self>) -> String;
    /// How many objections the document has no place for: those about anything but a word, and those that are pending.
    fn objections_left_out(_: &Opened<Self>) -> usize {
        0
    }
    /// What was handed in, as a table.
    fn table(opened: &Opened<Self>) -> String;
    /// The results after a round.
    fn results(opened: &Opened<Self>, after: Option<RoundNo>, form: Form, say: Language) -> String;
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

/// Grades a document, by what it tells: a wrong name of its format is refused by the format that it is of.
fn grade(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let bytes = shell.read(path, MAX_BYTES, || Failure::Unread);
    if bytes.as_ref().is_ok_and(|bytes| names_format(bytes, classic::FORMAT)) {
        return classic::grade(shell, asked);
    }
    if args::rules_file(asked).is_some() {
        return Err(Failure::Usage(shell.say("cli-rules-not-here")));
    }
    if asked.get_flag(args::HTML) {
        return Err(Failure::Usage(shell.say("cli-html-not-here")));
    }
    if bytes.is_ok_and(|bytes| is_of_turns(&bytes, duplicate::FORMAT)) {
        duplicate::grade(shell, asked)
    } else {
        anagram::grade(shell, asked)
    }
}

/// The rules that the arguments name are a duplicate game's.
fn is_duplicate(asked: &ArgMatches) -> bool {
    asked.get_one::<String>("rules").is_some_and(|rules| *rules == duplicate::RULES)
}

fn draw(shell: Shell, asked: &ArgMatches) -> Outcome {
    if is_classic(asked) {
        return Err(Failure::Usage(shell.say("cli-draw-not-here")));
    }
    if is_duplicate(asked) { duplicate::draw(shell, asked) } else { anagram::draw(shell, asked) }
}

fn demo(shell: Shell, asked: &ArgMatches) -> Outcome {
    let is_joint = !asked.contains_id(args::FILE);
    if !is_classic(asked) && !is_joint && asked.contains_id("rounds") {
        return Err(Failure::Usage(shell.say("cli-demo-rounds-not-here")));
    }
    if !is_duplicate(asked) && asked.contains_id("mode") {
        return Err(Failure::Usage(shell.say("cli-demo-mode-not-here")));
    }
    if is_duplicate(asked) {
        duplicate::demo(shell, asked)
    } else if is_classic(asked) {
        classic::demo(shell, asked)
    } else {
        anagram::demo(shell, asked)
    }
}

/// The rules that the arguments name are of classic games.
fn is_classic(asked: &ArgMatches) -> bool {
    asked.get_one::<String>("rules").is_some_and(|rules| classic::RULES.contains(&rules.as_str()))
}

fn import(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::IN);
    let bytes = shell.read(path, MAX_BYTES, || Failure::Unread);
    if bytes.as_ref().is_ok_and(|bytes| names_format(bytes, classic::FORMAT)) {
        return classic::import(shell, asked);
    }
    if args::rules_file(asked).is_some() {
        return Err(Failure::Usage(shell.say("cli-rules-not-here")));
    }
    if bytes.is_ok_and(|bytes| is_of_turns(&bytes, duplicate::FORMAT)) {
        duplicate::import(shell, asked)
    } else {
        anagram::import(shell, asked)
    }
}

/// Prints what is no competition file, where a format can; `None` of a competition file.
pub(super) fn print(
    shell: Shell,
    asked: &ArgMatches,
    documents: &[Document],
    templates: &Templates,
) -> Option<Outcome> {
    let bytes = shell.read(args::path(asked, args::FILE), MAX_BYTES, || Failure::Unread).ok()?;
    let is_classic = names_format(&bytes, classic::FORMAT);
    is_classic.then(|| classic::print(shell, asked, documents, templates))
}

/// Words by a rule set.
pub(super) fn check(shell: Shell, asked: &ArgMatches) -> Outcome {
    classic::check(shell, asked)
}

/// Shows a competition to browsers in the hall.
pub(super) fn serve(shell: Shell, asked: &ArgMatches) -> Outcome {
    match format(shell, asked)? {
        FormatName::Anagram => serve::of::<Anagram>(shell, asked),
        FormatName::Duplicate => serve::of::<Duplicate>(shell, asked),
        FormatName::Classic => serve::of::<Classic>(shell, asked),
    }
}

/// A command that makes a competition or needs none.
pub(super) fn command(name: &str) -> Option<fn(Shell, &ArgMatches) -> Outcome> {
    match name {
        "grade" => Some(grade),
        "pair" => Some(classic::pair),
        "season" => Some(classic::season),
        "top" => Some(duplicate::top),
        "draw" => Some(draw),
        "import" => Some(import),
        "demo" => Some(demo),
        "joint" => Some(anagram::joint),
        "sync" => Some(anagram::sync),
        "gcg" => Some(classic::gcg),
        _ => None,
    }
}
