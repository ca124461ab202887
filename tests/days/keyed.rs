//! A whole rehearsal keyed sheet by sheet, equal to its import by the command line: the same words on every sheet, the same
//! standings. One sheet in twenty is keyed key by key into the painted console, in bursts of every length; the others are
//! typed field by field into the shell, which is what the painted fields do, too; `make soak` (`EFOROS_KEYED=1`) keys every
//! sheet of sixty players so. The keys of a sheet are counted.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;
use std::process::Command;

use eforos::commands::{
    AboutChoice, Entry, Misplaced, Place, Question, SamePaper, UserCommand, Wordless,
};
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::exchange::StatedList;
use eforos::exchange::formats::anagram::{Document, RoundEntry, SheetEntry, from_contest};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::storage::Access;
use serde_json::Value;

use crate::gui::Console;
use crate::gui::keyboard::{press, strokes};

/// How many sheets are keyed for one that is keyed by painted frames, in the short run.
const PAINTED: usize = 20;

fn painted() -> usize {
    std::env::var("EFOROS_KEYED").map_or(PAINTED, |every| every.parse().unwrap())
}

fn players() -> u16 {
    if painted() == 1 { 60 } else { 24 }
}

/// Few were not there or out in a round.
fn most_sheets() -> usize {
    usize::from(players()) * 14 * 5 / 6
}

fn eforos(arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_eforos")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The document of a rehearsal, to be judged by the program's own list.
fn document() -> Document {
    let list = Lexicon::embedded();
    let plan = Plan { players: players(), seed: Seed::from_bytes([3; 32]) };
    let rehearsal = rehearse(&plan, &list);
    let document = from_contest(rehearsal.record.contest(), &list);
    Document { lexicon: StatedList::default(), ..document }
}

/// Imports a document; the path of its competition.
fn imported(folder: &Path, name: &str, document: &Document) -> String {
    let (json, file) = (folder.join(format!("{name}.json")), folder.join(format!("{name}.eforos")));
    std::fs::write(&json, document.to_text()).unwrap();
    let file = file.display().to_string();
    eforos(&["import", json.to_str().unwrap(), &file]);
    file
}

fn results(file: &str) -> Value {
    serde_json::from_slice(&eforos(&["standings", file, "--json"])).unwrap()
}

fn ask(console: &mut Console, commands: impl IntoIterator<Item = UserCommand>) {
    let shell = console.shell_mut();
    for command in commands {
        shell.ask(command);
    }
    assert!(shell.desk.question.is_none(), "{:?}", shell.desk.question);
}

fn type_text(entry: Entry, text: &str) -> UserCommand {
    UserCommand::Type(entry, text.to_owned())
}

/// The keys of a sheet as a hand presses them, and how many letters and words they are.
fn keys(words: &SheetWords, number: usize) -> (String, usize) {
    let (mut keys, mut needed) = (String::new(), 0);
    for (at, field) in Field::ALL.into_iter().enumerate() {
        // Tab goes through the fields that have nothing, too.
        keys += if at > 0 { "⇥" } else { "" };
        for word in words.field(field) {
            let word = word.to_string();
            needed += word.chars().count() + 1;
            // Most hands do not hold Shift.
            keys += &if number.is_multiple_of(3) { word } else { word.to_lowercase() };
            keys.push(if number.is_multiple_of(5) { '↵' } else { ' ' });
        }
    }
    (keys + "^↵", needed)
}

/// Keys the sheet on the desk.
fn key(console: &mut Console, entry: &SheetEntry, number: usize) {
    if entry.lateness == Lateness::Late {
        console.shell_mut().ask(UserCommand::SetLateness(Lateness::Late));
        // Of an older round it is asked.
        if console.shell().desk.question.is_some() {
            ask(console, [UserCommand::Confirm]);
        }
    }
    let (line, needed) = keys(&entry.words, number);
    let pressed = strokes(&line).len();
    assert!(pressed <= needed + 6, "{pressed} keys for {needed} letters and words");
    if number.is_multiple_of(painted()) {
        console.settle();
        press(console, &line, 1 + number / painted() % 17);
    } else {
        let shell = console.shell_mut();
        for field in Field::ALL {
            let words = entry.words.field(field).iter().map(ToString::to_string);
            let text = words.collect::<Vec<_>>().join(" ");
            if !text.is_empty() {
                shell.ask(type_text(Entry::Words(field), &text));
            }
        }
        shell.ask(UserCommand::SaveSheet);
    }
    // The last word of a field may be one of another in which nothing stands: so it is on the paper.
    let asked = console.shell().desk.question.clone();
    if let Some((Question::Misplaced(each), _)) = asked {
        let keep = Question::Misplaced(vec![Some(Misplaced::Keep); each.len()]);
        ask(console, [UserCommand::Ask(keep), UserCommand::Confirm]);
    }
    if matches!(console.shell().desk.question, Some((Question::OddLength(false), _))) {
        ask(console, [UserCommand::Ask(Question::OddLength(true)), UserCommand::Confirm]);
    }
    // Two players may write the same few words in the same order.
    if matches!(console.shell().desk.question, Some((Question::SameSheet(None), _))) {
        let keep = Question::SameSheet(Some(SamePaper::Another));
        ask(console, [UserCommand::Ask(keep), UserCommand::Confirm]);
    }
    if entry.words.is_empty() {
        let Some((Question::SaveEmpty(None), _)) = console.shell().desk.question else {
            panic!("no question about an empty sheet");
        };
        let is_empty = Question::SaveEmpty(Some(Wordless::Empty));
        ask(console, [UserCommand::Ask(is_empty), UserCommand::Confirm]);
    }
}

fn key_all(console: &mut Console, rounds: &[RoundEntry]) {
    let mut keyed = 0;
    console.ask(UserCommand::Go(Place::Sheets));
    while let Some(sheet) = console.shell().desk.sheet {
        let of: (RoundNo, PlayerId) = (sheet.round, sheet.player);
        let round = rounds.iter().find(|entry| entry.round == sheet.round).unwrap();
        let entry = round.sheets.iter().find(|entry| entry.player == sheet.player);
        key(console, entry.unwrap_or_else(|| panic!("{of:?} has no sheet")), keyed);
        keyed += 1;
        let next = console.shell().desk.sheet.map(|sheet| (sheet.round, sheet.player));
        let desk = &console.shell().desk;
        let texts: Vec<_> = desk.sheet_texts().collect();
        assert_ne!(next, Some(of), "{texts:?} {:?} {:?}", desk.notices, desk.question);
    }
    assert!(keyed > most_sheets(), "{keyed} sheets");
    // Sheets of players who were not expected then: found by player and round.
    for entry in rounds {
        for sheet in &entry.sheets {
            if console.contest().game.sheet_at(entry.round, sheet.player).is_some() {
                continue;
            }
            let code = format!("{}-{}", sheet.player, entry.round);
            ask(console, [type_text(Entry::SheetCode, &code), UserCommand::JumpToSheet]);
            let found = console.shell().desk.sheet.map(|sheet| (sheet.round, sheet.player));
            assert_eq!(found, Some((entry.round, sheet.player)));
            key(console, sheet, 1);
        }
    }
}

/// Penalties as the referee imposes them: before the sheets, for they make some not expected.
fn punish(console: &mut Console, document: &Document) {
    for penalty in &document.penalties {
        let (kind, points) = penalty.kind.parts();
        let (player, round) = (penalty.player, penalty.round);
        ask(
            console,
            [
                UserCommand::Ask(Question::Penalise { player, round, kind }),
                type_text(Entry::Points, &points.unwrap_or(0).to_string()),
                type_text(Entry::Reason, &penalty.reason),
                UserCommand::Confirm,
            ],
        );
    }
}

/// Rulings and objections.
fn judge(console: &mut Console, document: &Document) {
    for ruling in &document.rulings {
        ask(
            console,
            [
                UserCommand::SelectWord(ruling.word.clone()),
                type_text(Entry::Evidence, &ruling.reason),
                UserCommand::Rule(ruling.ruled),
            ],
        );
    }
    for objection in &document.objections {
        let (player, round, about) = (objection.player, objection.round, AboutChoice::Word);
        ask(
            console,
            [
                UserCommand::Ask(Question::Lodge { player, round, about }),
                type_text(Entry::Word, &objection.word.to_string()),
                UserCommand::Confirm,
            ],
        );
        let id = console.contest().common.objections.last().unwrap().id;
        ask(
            console,
            [
                UserCommand::Ask(Question::Decide(id, objection.outcome)),
                type_text(Entry::Reason, &objection.reason),
                UserCommand::Confirm,
            ],
        );
    }
}

#[test]
fn a_rehearsal_keyed_sheet_by_sheet_is_its_import() {
    let folder = tempfile::tempdir().unwrap();
    let document = document();
    let whole = imported(folder.path(), "whole", &document);
    let bare = Document {
        rounds: document
            .rounds
            .iter()
            .map(|round| RoundEntry { sheets: Vec::new(), ..round.clone() })
            .collect(),
        rulings: Vec::new(),
        penalties: Vec::new(),
        objections: Vec::new(),
        ..document.clone()
    };
    let bare = imported(folder.path(), "bare", &bare);
    let mut console = Console::new();
    assert!(console.shell_mut().open_competition(Path::new(&bare), Access::Write));
    ask(&mut console, [UserCommand::Cancel]);
    punish(&mut console, &document);
    key_all(&mut console, &document.rounds);
    judge(&mut console, &document);
    console.close();
    let (by_hand, by_import) = (results(&bare), results(&whole));
    for part in ["sheets", "undecided", "standings", "provisional", "reasons", "lexicon"] {
        if let (Some(hand), Some(import)) = (by_hand[part].as_array(), by_import[part].as_array()) {
            assert_eq!(hand.len(), import.len(), "{part}");
            for (hand, import) in hand.iter().zip(import) {
                assert_eq!(hand, import, "{part}");
            }
        }
        assert_eq!(by_hand[part], by_import[part], "{part}");
    }
    assert!(by_import["sheets"].as_array().unwrap().len() >= most_sheets());
}
