//! The referee's guide names keys: each is the one that the table of commands has.

use std::collections::BTreeSet;
use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{Mark, Pinned, Place, Question, Shortcut, Situation, UserCommand, shortcut};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::language::Language;

const ENGLISH: &str = include_str!("../../assets/languages/en/anagram/guide.ftl");
const GREEK: &str = include_str!("../../assets/languages/el/anagram/guide.ftl");

/// The keys in frames, line by line; what is said of the file stands behind `#`.
fn named(guide: &str) -> Vec<Vec<&str>> {
    let keys = |line| -> Vec<&str> {
        let line: &str = line;
        line.split('[').skip(1).filter_map(|rest| rest.split(']').next()).collect()
    };
    guide.lines().filter(|line| !line.starts_with('#')).map(keys).collect()
}

/// What the guide says that a key does.
fn meant() -> Vec<UserCommand> {
    use UserCommand as C;
    vec![
        C::NextStep,
        C::Go(Place::Competition),
        C::Go(Place::Sheets),
        C::Go(Place::Words),
        C::Go(Place::Standings),
        C::Go(Place::Print),
        C::ToggleProjector,
        C::OpenPalette,
        C::MarkNumber(Mark::Late),
        C::MarkNumber(Mark::Missing),
        C::SaveSheet,
        C::FindSheet,
        C::KeyNameless,
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::WithdrawRuling,
        C::CallNext,
        C::Undo,
        C::Ask(Question::Pause(PausedTiles::Hidden)),
        C::Ask(Question::RestartTime),
        C::Ask(Question::SetRemaining),
        C::Ask(Question::Stop),
        C::ShowKeys,
        C::Cancel,
        C::Pin(Pinned::Black),
    ]
}

fn key(command: &UserCommand) -> String {
    shortcut(command, &Situation::default()).map(Shortcut::label).unwrap_or_default()
}

#[test]
fn every_key_in_the_guide_is_the_one_of_the_table() {
    let mut keys: BTreeSet<String> = meant().iter().map(key).collect();
    assert_eq!(keys.len(), meant().len(), "one without a key, or two with the same");
    // Several at once: every place, larger and smaller.
    let places = PLACES.iter().map(|&place| key(&UserCommand::Go(place))).collect::<Vec<_>>();
    let [first, last] = [&places[0], &places[places.len() - 1]];
    keys.insert(format!("{first}–{}", last.trim_start_matches("Ctrl ")));
    let [larger, smaller] = [UserCommand::Larger, UserCommand::Smaller].map(|it| key(&it));
    keys.insert(format!("{larger} {}", smaller.trim_start_matches("Ctrl ")));
    // What the keyboard itself does in a field: it leads on, and a letter cannot be read.
    keys.extend(["Tab", "?"].map(str::to_owned));
    for guide in [ENGLISH, GREEK] {
        let named: BTreeSet<String> =
            named(guide).into_iter().flatten().map(str::to_owned).collect();
        assert_eq!(named, keys);
    }
    // Line by line the same in both.
    assert_eq!(named(ENGLISH), named(GREEK));
}

/// What a button is called in the guide, it is called in the console.
#[test]
fn every_button_in_the_guide_is_called_so() {
    let buttons = [(ENGLISH, ["“", "”"], Language::English), (GREEK, ["«", "»"], Language::Greek)];
    for (guide, [open, close], language) in buttons {
        let quoted = guide.split(open).skip(1).filter_map(|rest| rest.split(close).next());
        // What asks back ends in an ellipsis; with a space before it, something is left out.
        let asks = |text: &&str| text.ends_with('…') && !text.ends_with(" …");
        let asked: BTreeSet<&str> = quoted.filter(asks).collect();
        assert!(asked.len() > 6, "{asked:?}");
        for name in asked {
            let folder = format!("assets/languages/{}", language.code());
            let called = ["commands.ftl", "anagram/commands.ftl"].iter().any(|file| {
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&folder).join(file);
                let text = std::fs::read_to_string(path).unwrap();
                text.lines().any(|line| line.ends_with(&format!(" = {name}")))
            });
            assert!(called, "{language:?}: {name}");
        }
    }
}
