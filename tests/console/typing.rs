//! Keys on the five fields of a sheet: what each does, as (before, keys, after); and that no letter is
//! lost or moved, however the keys fall into frames.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::views::keys::Waiting;
use egui::Key;
use proptest::prelude::*;

use crate::gui::Console;
use crate::gui::keyboard::{Stroke, fields, frame, lay, press, rest, strokes};

/// Round 1 with Κ Ρ Τ Σ Α Ο Ε is played; its first sheet lies on the desk.
fn at_the_desk(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.ask(UserCommand::Ask(Question::Record(RoundNo::FIRST)));
    console.ask(UserCommand::Type(Entry::Letters, "ΚΡΤΣΑΟΕ".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
    console
}

/// Before, keys, after. Fields from 7 to 3; `|` is where the keyboard is.
const TRIPLES: &[(&str, &str, &str)] = &[
    // Letters, whatever their case, accents and layout, stand as they were typed.
    ("| /  /  /  / ", "ΚΑΡΟ", "ΚΑΡΟ| /  /  /  / "),
    ("| /  /  /  / ", "καρό", "καρό| /  /  /  / "),
    (" /  / | /  / ", "takos", " /  / takos| /  / "),
    (" /  /  /  / ρ|", "?σ", " /  /  /  / ρ?σ|"),
    // Space and Enter are the same between words, in every field.
    ("ΚΑΡΟ| /  /  /  / ", " ΡΟΚΑ", "ΚΑΡΟ ΡΟΚΑ| /  /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "↵ΡΟΚΑ", "ΚΑΡΟ ΡΟΚΑ| /  /  /  / "),
    (" / ΚΑΡΟ| /  /  / ", "↵ΡΟΚΑ↵", " / ΚΑΡΟ ΡΟΚΑ | /  /  / "),
    // After a word that is ended, and in an empty field, Enter goes on as Tab does.
    (" /  / ΚΑΡΟ| /  / ", "↵↵ΡΟ", " /  / ΚΑΡΟ  / ΡΟ| / "),
    (" /  /  / ΚΑΡΟ| / ", " ↵ΡΟ", " /  /  / ΚΑΡΟ  / ΡΟ|"),
    ("| /  /  / Δ / Ε", "↵↵↵ΟΣ", " /  /  / ΔΟΣ| / Ε"),
    ("ΚΑΡΟ| /  /  /  / ", "⌫⌫⌫⌫↵ΟΣ", " / ΟΣ| /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "←←↵ΟΣ", "ΚΑ ΟΣ|ΡΟ /  /  /  / "),
    (" /  /  /  / ΡΟΣ|", "↵ΑΡΕ", " /  /  /  / ΡΟΣ ΑΡΕ|"),
    // Tab goes on to the next field and Shift Tab back, with what is typed there after it.
    ("Α| / Β / Γ / Δ / Ε", "⇥ΟΣ", "Α / ΒΟΣ| / Γ / Δ / Ε"),
    ("Α / Β| / Γ / Δ / Ε", "⇥ΟΣ", "Α / Β / ΓΟΣ| / Δ / Ε"),
    ("Α / Β / Γ| / Δ / Ε", "⇥ΟΣ", "Α / Β / Γ / ΔΟΣ| / Ε"),
    ("Α / Β / Γ / Δ| / Ε", "⇥ΟΣ", "Α / Β / Γ / Δ / ΕΟΣ|"),
    ("Α / Β| / Γ / Δ / Ε", "⇤ΟΣ", "ΑΟΣ| / Β / Γ / Δ / Ε"),
    ("Α / Β / Γ| / Δ / Ε", "⇤ΟΣ", "Α / ΒΟΣ| / Γ / Δ / Ε"),
    ("Α / Β / Γ / Δ| / Ε", "⇤ΟΣ", "Α / Β / ΓΟΣ| / Δ / Ε"),
    ("Α / Β / Γ / Δ / Ε|", "⇤ΟΣ", "Α / Β / Γ / ΔΟΣ| / Ε"),
    ("Α| /  /  /  / ", "⇥⇥⇥⇥ΡΟΣ", "Α /  /  /  / ΡΟΣ|"),
    // Behind the last field there is none: what is typed on is another word of the last.
    ("Α / Β / Γ / Δ / Ε|", "⇥νου", "Α / Β / Γ / Δ / Ε νου|"),
    ("Α| /  /  /  / ", "⇥⇥⇤ΡΟ⇤Σ", "ΑΣ| / ΡΟ /  /  / "),
    // Corrections stay in their field.
    ("ΚΑΡΟ| /  /  /  / ", "⌫⌫ΤΟ", "ΚΑΤΟ| /  /  /  / "),
    (" / | / ΤΑ /  / ", "⌫⌫⌫", " / | / ΤΑ /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "←←Χ", "ΚΑΧ|ΡΟ /  /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "←←⌦", "ΚΑ|Ο /  /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "⇱Σ⇲Σ", "ΣΚΑΡΟΣ| /  /  /  / "),
    ("ΚΑΡΟ ΡΟΚΑ| /  /  /  / ", "^⌫", "ΚΑΡΟ | /  /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "^Aρο", "ρο| /  /  /  / "),
    // Escape asks nothing and loses nothing, the keyboard neither; no letter of a shortcut acts while one types.
    ("ΚΑΡΟ ΡΟ| /  /  /  / ", "⎋", "ΚΑΡΟ ΡΟ| /  /  /  / "),
    ("ΚΑΡΟ| /  /  /  / ", "⎋⇥ΤΑ", "ΚΑΡΟ / ΤΑ| /  /  / "),
    ("| /  /  /  / ", "VXUPSKB7", "VXUPSKB7| /  /  /  / "),
    // What needs a saved sheet does nothing to one that is being typed.
    (" /  /  /  / ΡΟΣ|", "^E^RΑ", " /  /  /  / ΡΟΣΑ|"),
];

#[test]
fn every_key_on_every_field_does_one_thing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(&folder.path().join("a.eforos"));
    for in_a_frame in [1, 2, 100] {
        for &(before, keys, after) in TRIPLES {
            lay(&mut console, before);
            let trim =
                |line: &str| line.split('/').map(|f| f.trim().to_owned()).collect::<Vec<_>>();
            assert_eq!(trim(&fields(&console)), trim(before), "laid");
            press(&mut console, keys, in_a_frame);
            let found = fields(&console);
            assert_eq!(found, after, "{before:?} with {keys:?}, {in_a_frame} in a frame");
            assert!(console.shell().desk.question.is_none(), "{keys:?} asks");
        }
    }
    // Ctrl Enter saves, and the next missing sheet lies there with the keyboard in its first field.
    lay(&mut console, " /  /  / ΚΑΡΟ| / ΡΟΣ");
    press(&mut console, "^↵ΤΑΚ", 100);
    assert_eq!(fields(&console), "ΤΑΚ| /  /  /  / ");
    assert_eq!(console.shell().desk.sheet.unwrap().player.get(), 2);
    let saved = saved(&console, 1);
    assert_eq!(saved, [vec![], vec![], vec![], vec!["ΚΑΡΟ".to_owned()], vec!["ΡΟΣ".to_owned()]]);
}

/// In the history every letter goes into its search, from the first on.
#[test]
fn letters_that_are_typed_in_the_history_search_it() {
    let folder = tempfile::tempdir().unwrap();
    for in_a_frame in [1, 100] {
        let mut console = at_the_desk(&folder.path().join(format!("{in_a_frame}.eforos")));
        console.go(Key::Num7, Place::History);
        press(&mut console, "ΒΛΑΧΟΣ", in_a_frame);
        console.settle();
        assert_eq!(console.shell().desk.text(Entry::HistorySearch), "ΒΛΑΧΟΣ");
        console.see("1 από 6 γεγονότα");
        console.see("Προστέθηκε: Βασίλης Βλάχος (2), γύροι 1 έως 14.");
        // Ctrl F begins another search there, and leads to a sheet from everywhere else.
        press(&mut console, "ΚΑ", in_a_frame);
        console.ctrl(Key::F);
        assert_eq!(console.shell().desk.place, Place::History);
        press(&mut console, "ΑΝΝΑ", in_a_frame);
        console.settle();
        assert_eq!(console.shell().desk.text(Entry::HistorySearch), "ΑΝΝΑ");
        // A Greek name is found by its sound in Latin letters, where nothing is written so.
        for typed in ["Vasilis", "vlahos", "vlaxos vas"] {
            console.ask(UserCommand::Type(Entry::HistorySearch, typed.to_owned()));
            console.see("1 από 6 γεγονότα");
            console.see("Προστέθηκε: Βασίλης Βλάχος (2), γύροι 1 έως 14.");
        }
        console.ask(UserCommand::Type(Entry::HistorySearch, "zazaza".to_owned()));
        console.see("0 από 6 γεγονότα");
    }
}

/// After a question the keyboard was nowhere: letters were lost, and a Space pressed what it met.
#[test]
fn after_an_empty_sheet_the_keyboard_is_in_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    for in_a_frame in [1, 2, 100] {
        let file = format!("{in_a_frame}.eforos");
        let mut console = at_the_desk(&folder.path().join(file));
        press(&mut console, "^↵←↵ΤΑΚΟΣ ΡΟ", in_a_frame);
        assert_eq!(console.shell().desk.sheet.unwrap().player.get(), 2);
        assert_eq!(fields(&console), "ΤΑΚΟΣ ΡΟ| /  /  /  / ");
        // Answered no, the same sheet goes on.
        press(&mut console, "⌫⌫⌫⌫⌫⌫⌫⌫^↵⎋⇥ΚΑ", in_a_frame);
        assert_eq!(console.shell().desk.sheet.unwrap().player.get(), 2);
    }
}

/// The words of a saved sheet, from field 7 to 3.
fn saved(console: &Console, number: u32) -> [Vec<String>; 5] {
    let player = PlayerId::new(number).unwrap();
    let (_, sheet) = console.contest().game.sheet_at(RoundNo::FIRST, player).unwrap();
    Field::ALL.map(|field| sheet.words().field(field).iter().map(ToString::to_string).collect())
}

/// A word as the paper has it and as a hand types it: its case, its accents, its layout, a letter
/// typed wrongly and taken back.
#[derive(Clone, Debug)]
struct Hand {
    word: String,
    typed: String,
}

const GREEK: &str = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΡΣΤΥΦΧΨΩ";
const LATIN: &str = "abgdezhuiklmnjorstyfxcv";

fn hand() -> impl Strategy<Value = Hand> {
    // Neither Π nor its key: that one also stands for Ρ, and the letters decide.
    let letters = proptest::collection::vec(0..GREEK.chars().count(), 1..8);
    (letters, 0..4_u8, proptest::option::of(0..8_usize)).prop_map(|(letters, way, slip)| {
        let of = |all: &str, at: usize| all.chars().nth(at).unwrap();
        let word: String = letters.iter().map(|&at| of(GREEK, at)).collect();
        let typed: String = match way {
            0 => word.clone(),
            1 => word.to_lowercase(),
            2 => letters.iter().map(|&at| of(LATIN, at)).collect(),
            _ => letters
                .iter()
                .map(|&at| if of(GREEK, at) == 'Α' { 'ά' } else { of(GREEK, at) })
                .collect(),
        };
        let mut typed: Vec<char> = typed.chars().collect();
        if let Some(at) = slip {
            let at = at.min(typed.len());
            typed.splice(at..at, ['Ω', '⌫']);
        }
        Hand { word, typed: typed.into_iter().collect() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any interleaving of keys and frames gives the same words.
    #[test]
    fn however_keys_fall_into_frames_the_words_are_the_same(
        sheet in proptest::collection::vec((hand(), any::<bool>()), 0..20),
        cuts in proptest::collection::vec(0..12_usize, 1..40),
    ) {
        // What is asked of fields with words that are not their own is a test of its own.
        let mut hands = sheet;
        let sheet = [7, 6, 5, 4, 3].map(|own| {
            let is_own = |(hand, _): &mut (Hand, bool)| hand.word.chars().count() == own;
            hands.extract_if(.., is_own).collect::<Vec<_>>()
        });
        let folder = tempfile::tempdir().unwrap();
        let mut console = at_the_desk(&folder.path().join("a.eforos"));
        let mut keys = String::new();
        for (number, words) in sheet.iter().enumerate() {
            keys += if number > 0 { "⇥" } else { "" };
            for (hand, enter) in words {
                keys += &hand.typed;
                keys.push(if *enter { '↵' } else { ' ' });
            }
        }
        // An empty sheet is asked about; the next sheet's first word follows in the same breath.
        let empty = sheet.iter().all(Vec::is_empty);
        keys += if empty { "ΡΟΣ^↵ΤΑΚ" } else { "^↵ΤΑΚ" };
        let mut strokes: &[Stroke] = &strokes(&keys);
        let mut waiting = Waiting::default();
        let mut cuts = cuts.into_iter().chain([3]).cycle();
        while !strokes.is_empty() {
            let (now, later) = strokes.split_at(cuts.next().unwrap().min(strokes.len()));
            frame(&mut console, &mut waiting, now);
            strokes = later;
        }
        rest(&mut console, &mut waiting);
        let mut wanted: Vec<Vec<String>> = sheet
            .iter()
            .map(|words| words.iter().map(|(hand, _)| hand.word.clone()).collect())
            .collect();
        if empty {
            wanted[4].push("ΡΟΣ".to_owned());
        }
        prop_assert_eq!(saved(&console, 1).to_vec(), wanted);
        prop_assert_eq!(fields(&console), "ΤΑΚ| /  /  /  / ");
        prop_assert_eq!(console.shell().desk.sheet.unwrap().player.get(), 2);
    }
}

/// From a key to its verdict: the same frame, whatever came before it.
#[test]
fn a_verdict_is_seen_in_the_frame_of_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(&folder.path().join("a.eforos"));
    lay(&mut console, " /  /  / | / ");
    let mut waiting = Waiting::default();
    let table = [
        ('Κ', "– Κ 1 γράμμα"),
        ('Α', "– ΚΑ 2 γράμματα"),
        ('Ρ', "– ΚΑΡ λάθος πεδίο"),
        ('Ο', "✓ ΚΑΡΟ έγκυρη +2"),
        ('Ψ', "– ΚΑΡΟΨ λάθος πεδίο"),
    ];
    for (letter, verdict) in table {
        frame(&mut console, &mut waiting, &[Stroke::Letter(letter)]);
        console.see(verdict);
    }
    frame(&mut console, &mut waiting, &strokes("⌫"));
    console.see("✓ ΚΑΡΟ έγκυρη +2");
    console.see("Σύνολο 2");
}

/// Ctrl+Z brought the words of the sheet before into this one, where they could be saved.
#[test]
fn undoing_in_a_field_never_reaches_the_sheet_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(&folder.path().join("a.eforos"));
    let type_slowly = |console: &mut Console, keys: &str| {
        press(console, keys, 1);
        console.harness.run_steps(120);
    };
    type_slowly(&mut console, "ΚΑΡΟΤΑΣ");
    type_slowly(&mut console, " ΡΟΚΑΤΑΣ");
    // Within a sheet it takes back what was typed there.
    press(&mut console, "^Z", 1);
    assert_ne!(fields(&console), "ΚΑΡΟΤΑΣ ΡΟΚΑΤΑΣ| /  /  /  / ");
    type_slowly(&mut console, "^AΚΑΡΟΤΑΣ");
    press(&mut console, "^↵", 1);
    assert_eq!(console.shell().desk.sheet.unwrap().player.get(), 2);
    // While the saving is told the key is the saving's.
    console.ask(UserCommand::Dismiss(0));
    for _ in 0..3 {
        press(&mut console, "^Z", 1);
        assert_eq!(fields(&console).replace('|', ""), " /  /  /  / ");
    }
    // Where nothing was typed it is asked what was done last, the saving, and nothing of it goes by itself.
    let asked = console.shell().desk.question.as_ref().map(|(question, _)| question.clone());
    assert!(matches!(asked, Some(Question::Undo(_))), "{asked:?}");
    assert_eq!(console.contest().game.sheets().count(), 1);
    console.ask(UserCommand::Cancel);
    // Nor where both sheets are empty by then.
    type_slowly(&mut console, "ΤΑΚΟ");
    type_slowly(&mut console, "⌫⌫⌫⌫");
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::new(3).unwrap()));
    for _ in 0..3 {
        press(&mut console, "^Z", 1);
        assert_eq!(fields(&console).replace('|', ""), " /  /  /  / ");
    }
}

/// The same in the fields of a question: the reason of the one before came back.
#[test]
fn undoing_in_a_question_never_reaches_the_question_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(&folder.path().join("a.eforos"));
    let ask = UserCommand::Ask(Question::Replay(RoundNo::FIRST));
    console.ask(ask.clone());
    press(&mut console, "λάθος", 1);
    console.harness.run_steps(120);
    press(&mut console, "⌫⌫⌫⌫⌫", 1);
    console.ask(UserCommand::Cancel);
    console.ask(ask);
    for _ in 0..3 {
        press(&mut console, "^Z", 1);
        assert_eq!(console.shell().desk.text(Entry::Reason), "");
    }
}

/// The first sign of a code that followed its key at once stood behind the others.
#[test]
fn a_code_typed_right_after_its_key_stands_as_it_was_typed() {
    for in_a_frame in [1, 2, 3, 8] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = at_the_desk(&folder.path().join("a.eforos"));
        for code in ["2-1", "3-1"] {
            press(&mut console, &format!("^f{code}"), in_a_frame);
            assert_eq!(
                console.shell().desk.text(Entry::SheetCode),
                code,
                "{in_a_frame} in a frame"
            );
        }
        press(&mut console, "↵", in_a_frame);
        assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player.get()), Some(3));
    }
}
