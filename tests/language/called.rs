//! A duplicate game has turns and slips: what every competition says of rounds it says in its own words, in whatever
//! the code can say of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use eforos::commands::{Situation, listed, of_round, spec};
use eforos::domain::formats::FormatName;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::ids::RoundNo;
use eforos::language::{Language, Sentences as _, tr};

use super::{files, keys_asked_for, places, root};

/// What speaks of rounds and is said of no duplicate game.
const NOT_OF_A_GAME: [&str; 36] = [
    // No game of it is recorded turn by turn for other programs.
    "archive-whole-games-gcg",
    // Its turns are not asked about so.
    "rounds-ask-correct",
    "rounds-ask-give-up",
    "rounds-ask-record",
    "rounds-ask-replay",
    // Nor are its slips found by a sentence.
    "commands-sheet-named",
    // They are not photographed.
    "photo-of",
    "photo-place",
    "photo-place-hint",
    "photo-place-odd",
    // Nor told when they are corrected after a signature.
    "dialog-sign-paper",
    // No such penalty.
    "console-penalty-void",
    "history-deduction",
    "history-recommendation",
    "history-reprimand",
    "history-void-round",
    "print-penalty-void-round",
    // Where its page has keys of its own.
    "paper-certificate-longest",
    "paper-certificate-rounds",
    "print-penalty",
    // No such documents, scenes, orders of play.
    "exchange-doubled-round",
    "exchange-doubled-sheet",
    "exchange-warn-outside-span",
    "projector-round",
    "projector-none-graded",
    "projector-not-graded",
    "projector-other-letters",
    "rounds-hall-review",
    "commands-pin-review",
    "press-by-round",
    "storage-verify-order",
    "storage-verify-order-again",
    "dialog-leave-from",
    // Joint competitions are of anagrams.
    "hub-joint-early",
    "hub-joint-order",
    "hub-joint-unknown",
];

/// What is said before it is known what is played: what is rehearsed, what is played, copies of any competition.
const OF_NONE: [&str; 9] = [
    "commands-game-anagram",
    "competition-kept-help",
    "competition-kept-letters",
    "competition-kept-none",
    "competition-kept-round",
    "competition-kept-sheets",
    "competition-rehearse-half",
    "competition-rehearse-players",
    "competition-rules-embedded",
];

/// Whether a text of a language file speaks of rounds; the names of its arguments do not.
fn of_rounds(text: &str) -> bool {
    let mut words = text.split(|sign: char| !(sign.is_alphanumeric() || "$-".contains(sign)));
    words.any(|word| ["round", "rounds"].contains(&word.to_lowercase().as_str()))
}

/// The English texts by their keys, as their files have them.
static ENGLISH: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for text in places(Language::English).into_values() {
        let mut last = String::new();
        for line in text.lines() {
            if let Some((key, said)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                key.clone_into(&mut last);
                all.entry(last.clone()).or_insert_with(|| said.to_owned());
            } else if line.starts_with(' ') {
                all.entry(last.clone()).or_default().push_str(line);
            }
        }
    }
    all
});

fn english(key: &str) -> &'static str {
    ENGLISH.get(key).unwrap_or_else(|| panic!("no file has {key}"))
}

/// Whether code can speak of a duplicate game.
fn is_common(path: &Path) -> bool {
    let within = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    let of_others = ["anagram", "classic", "conduct", "joint"]
        .into_iter()
        .any(|name| within(name) || path.file_stem().is_some_and(|stem| stem == name));
    // The rows of commands are asked for those of a game below; the words of a page are constants of each format.
    let elsewhere = [
        "commands/table.rs",
        "commands/table/questions.rs",
        "commands/when.rs",
        "exchange/results.rs",
        "views/own.rs",
    ];
    !of_others && !within("cli") && !elsewhere.iter().any(|end| path.ends_with(end))
}

#[test]
fn no_sentence_calls_a_turn_a_round() {
    let places: BTreeSet<String> = places(Language::English)
        .into_keys()
        .map(|place| place.rsplit('/').next().unwrap().to_owned())
        .collect();
    let mut found = BTreeSet::new();
    for path in files(&root("src"), "rs").into_iter().filter(|path| is_common(path)) {
        let code = fs::read_to_string(&path).unwrap();
        let code: Vec<&str> =
            code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for key in keys_asked_for(&code.join("\n"), &places) {
            let key: &'static str = key.leak();
            if NOT_OF_A_GAME.contains(&key) || OF_NONE.contains(&key) {
                continue;
            }
            let said = Duplicate::said(key);
            if of_rounds(english(said)) {
                found.insert((said, path.display().to_string()));
            }
            // Where a format may have words of its own they are asked for.
            let asks = !of_rounds(english(key)) || path.ends_with("formats/duplicate.rs");
            let asks = asks || code.iter().any(|line| line.contains("said"));
            let asks = asks || path.starts_with(root("src/commands"));
            assert!(asks, "{} says {key} as it is", path.display());
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_command_of_a_game_calls_a_turn_a_round() {
    let format = FormatName::Duplicate;
    let all = listed(format).into_iter();
    let mut found = BTreeSet::new();
    for command in all.chain(of_round(format, RoundNo::FIRST)) {
        let row = spec(&command);
        let now = Situation { format, ..Situation::default() };
        for key in [row.name, row.hint, row.when.why_not(&now)] {
            if !key.is_empty()
                && !OF_NONE.contains(&key)
                && of_rounds(&tr(Language::English, Duplicate::said(key)))
            {
                found.insert((key, format!("{command:?}")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
