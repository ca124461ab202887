//! Sheets keyed on a second laptop, in a document or in a table, taken into the open competition
//! through the window: a preview, an answer for each sheet that differs, one action, undone as one.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};

use eforos::commands::{CopyKind, Entry, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::RoundNo;
use eforos::exchange::formats::anagram::from_contest;
use eforos::exchange::formats::anagram::merge::Choice;
use eforos::lexicon::Lexicon;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tempfile::TempDir;

use crate::gui::{Console, player};

/// Words of three letters that the first round's letters make.
fn words(console: &Console, count: usize) -> Vec<String> {
    let rack = console.contest().game.rack(RoundNo::FIRST).unwrap();
    let found = Lexicon::embedded().solve(&rack, 3..=3);
    found.iter().take(count).map(ToString::to_string).collect()
}

fn key(console: &mut Console, of: u32, words: &[String]) {
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(of)));
    console.ask(UserCommand::Type(Entry::Words(Field::Three), words.join(" ")));
    console.ask(UserCommand::SaveSheet);
    assert!(console.contest().game.sheet_at(RoundNo::FIRST, player(of)).is_some());
}

/// What stands on a sheet, by words.
fn on_sheet(console: &Console, of: u32) -> Vec<String> {
    let anagram = &console.contest().game;
    let sheet = anagram.sheet_at(RoundNo::FIRST, player(of)).map(|(_, sheet)| sheet);
    let words = sheet.into_iter().flat_map(|sheet| sheet.words().iter());
    words.map(|(_, _, written)| written.to_string()).collect()
}

/// A competition of three whose first round is over, with the first sheet keyed; and a copy of it.
fn with_a_copy(folder: &TempDir) -> (Console, PathBuf) {
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(8000);
    console.space();
    console.wait_ms(361_000);
    let words = words(&console, 1);
    key(&mut console, 1, &words);
    let copy = folder.path().join("second.eforos");
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    assert!(copy.exists());
    (console, copy)
}

/// A second laptop keys on the copy.
fn on_the_copy(copy: &Path, work: impl FnOnce(&mut Console)) {
    let mut second = Console::new();
    second.ask(UserCommand::Type(Entry::File, copy.display().to_string()));
    second.ask(UserCommand::OpenCompetition);
    assert!(second.shell().session().is_some());
    second.ask(UserCommand::TakeDesk(
        "Β. Βοηθού".to_owned(),
        eforos::domain::person::Role::Assistant,
    ));
    work(&mut second);
    second.close();
}

/// Opens the question and reads a file.
fn read(console: &mut Console, path: &Path) {
    console.ask(UserCommand::Ask(Question::TakeIn));
    console.ask(UserCommand::Type(Entry::SheetsFile, path.display().to_string()));
    console.key(Key::Enter);
}

fn can(console: &Console, label: &str) -> bool {
    let button = console.harness.get_by_role_and_label(Role::Button, label);
    !egui_kittest::kittest::NodeT::accesskit_node(&button).is_disabled()
}

#[test]
fn new_sheets_of_a_second_laptop_come_with_two_keys_and_go_with_one_undo() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 2);
    on_the_copy(&copy, |second| {
        key(second, 2, &words);
        key(second, 3, &words[..1]);
    });
    read(&mut console, &copy);
    console.see("second.eforos · αντίγραφο αυτού του αγώνα");
    console.see("2 νέα");
    console.see("Νέα, γύρος 1 (2): 2. Βασίλης Βλάχος, 3. Γωγώ Γεωργίου");
    console.see("Βασίλης Βλάχος: +2");
    // A held Enter is no second yes; a second press is.
    console.key(Key::Enter);
    console.see("Παραλήφθηκαν 2 φύλλα από το second.eforos.");
    assert_eq!((on_sheet(&console, 2), on_sheet(&console, 3).len()), (words, 1));
    // The history says where they come from, and one undo takes all back.
    console.ask(UserCommand::Undo);
    console.see("Παραλήφθηκαν φύλλα που καταχωρίστηκαν αλλού (second.eforos).");
    console.ask(UserCommand::Confirm);
    assert_eq!((on_sheet(&console, 2).len(), on_sheet(&console, 3).len()), (0, 0));
    // Read once more after that, they are new again.
    read(&mut console, &copy);
    console.see("2 νέα");
}

/// What was typed next went into the sheet that had just come.
#[test]
fn a_sheet_that_came_is_not_left_on_the_desk_to_be_typed_on() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 2);
    on_the_copy(&copy, |second| key(second, 2, &words));
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(2)));
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player(2)));
    read(&mut console, &copy);
    console.key(Key::Enter);
    assert_eq!(on_sheet(&console, 2), words);
    let left = console.shell().desk.sheet.map(|sheet| sheet.player);
    assert!(left.is_some_and(|left| left != player(2)), "{left:?}");
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(2)));
    let typed = console.shell().desk.text(Entry::Words(Field::Three)).trim().to_owned();
    assert_eq!(typed, words.join(" "));
}

#[test]
fn the_same_sheet_keyed_on_two_laptops_is_shown_side_by_side_and_asks() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 3);
    on_the_copy(&copy, |second| {
        key(second, 2, &[words[0].clone(), words[1].clone()]);
        key(second, 3, &words);
    });
    key(&mut console, 2, &[words[0].clone(), words[2].clone()]);
    key(&mut console, 3, &words[..1]);
    read(&mut console, &copy);
    console.see("2. Βασίλης Βλάχος, γύρος 1");
    console.see("Εδώ · Ε. Φόρου (έφορος)");
    console.see("Στο αρχείο · Β. Βοηθού (");
    console.see(&format!("≠ {}", words[1]));
    console.see(&format!("≠ {}", words[2]));
    console.see("Διαφέρουν 2 φύλλα, χωρίς απάντηση 2.");
    assert!(!can(&console, "Μένουν 2 χωρίς απάντηση"), "nothing is answered beforehand");
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some(), "an unanswered question stays");
    // Both differ alike: one answer for the two of them, and then another for one.
    console.press("Και τα 2: Μένει το φύλλο που είναι εδώ");
    console.see("απαντήθηκαν όλα");
    let answers = |console: &Console| -> Vec<Choice> {
        console.shell().desk.brought.as_ref().unwrap().choices.values().copied().collect()
    };
    assert_eq!(answers(&console), [Choice::KeepHere; 2]);
    console.shell_mut().desk.brought.as_mut().unwrap().choices.clear();
    console.ask(UserCommand::ChooseBrought(RoundNo::FIRST, player(2), Choice::TakeThere));
    assert!(!can(&console, "Μένει 1 χωρίς απάντηση"), "the other is still open");
    console.ask(UserCommand::ChooseBrought(RoundNo::FIRST, player(3), Choice::Second));
    console.see("απαντήθηκαν όλα");
    console.press("Παραλαβή 2 φύλλων");
    // The one has a new version beside the old, the other waits to be settled over the paper.
    assert_eq!(on_sheet(&console, 2), [words[0].clone(), words[1].clone()]);
    let anagram = &console.contest().game;
    let (_, sheet) = anagram.sheet_at(RoundNo::FIRST, player(2)).unwrap();
    assert_eq!(sheet.versions.len(), 2);
    assert!(anagram.is_unsettled(RoundNo::FIRST, player(3)));
    assert_eq!(on_sheet(&console, 3), words[..1], "until then the first counts");
}

#[test]
fn keeping_all_that_is_here_leaves_nothing_to_take_in() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 3);
    on_the_copy(&copy, |second| {
        key(second, 2, &words[..1]);
        key(second, 3, &words[..1]);
    });
    key(&mut console, 2, &words[1..2]);
    key(&mut console, 3, &words[1..2]);
    let events = console.shell().session().unwrap().record().log().len();
    read(&mut console, &copy);
    console.press("Όλα τα υπόλοιπα: μένουν τα εδώ");
    assert!(!can(&console, "Τίποτε για παραλαβή"));
    console.key(Key::Escape);
    assert!(console.shell().desk.question.is_none());
    assert_eq!(console.shell().session().unwrap().record().log().len(), events);
}

/// Carried over while the second laptop still had it open, and without what lies ahead of it there.
#[test]
fn a_copy_that_was_carried_over_alone_is_told_so() {
    let folder = TempDir::new().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let carried = folder.path().join("carried.eforos");
    let words = words(&console, 2);
    on_the_copy(&copy, |second| {
        key(second, 2, &words);
        fs::copy(&copy, &carried).unwrap();
    });
    read(&mut console, &carried);
    console.see("δίπλα του δεν βρίσκεται το carried.eforos-wal");
    console.close();
}

#[test]
fn a_draft_of_the_copy_counts_as_not_keyed_and_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 1);
    on_the_copy(&copy, |second| {
        key(second, 2, &words);
        second.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(3)));
        second.ask(UserCommand::Type(Entry::Words(Field::Three), words[0].clone()));
    });
    read(&mut console, &copy);
    console.see("1 πρόχειρο του αντιγράφου δεν αποθηκεύτηκε εκεί και δεν έρχεται (1: 3).");
    console.see("1 νέο");
}

/// Reads a file of these bytes; the refusal stays in the question.
fn refused(console: &mut Console, folder: &TempDir, name: &str, bytes: &[u8]) -> String {
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    read(console, &path);
    let (question, why) = console.shell().desk.question.clone().expect("the question stays");
    assert_eq!(question, Question::TakeIn);
    assert!(console.shell().desk.brought.is_none());
    let why = why.expect("a reason");
    console.see(&why);
    why
}

#[test]
fn a_file_that_brings_no_sheets_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let head = "round;player;name;field;word;late\n";
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("empty.csv", vec![], "Ο πίνακας είναι κενός."),
        ("a.xlsx", b"PK\x03\x04rest".to_vec(), "αποθηκεύστε τον πίνακα ως CSV"),
        ("a.pdf", b"%PDF-1.7".to_vec(), "είναι PDF"),
        ("columns.csv", "γύρος;παίκτης\n1;2\n".into(), "Λείπει η στήλη «round»"),
        ("late.csv", "round;player;name;field;word\n".into(), "Λείπει η στήλη «late»"),
        ("round.csv", format!("{head}15;1;;3;ΡΟΣ;\n").into(), "Γραμμή 2, στήλη «round»: «15»"),
        ("word.csv", format!("{head}1;1;;3;Ρ0Σ;\n").into(), "Γραμμή 2, στήλη «word»"),
        ("short.csv", format!("{head}1;1\n").into(), "Γραμμή 2"),
        ("quote.csv", format!("{head}1;1;\"Άννα;3;ΡΟΣ;\n").into(), "Γραμμή 2"),
        ("noise.csv", vec![0, 1, 2, 3, 0, 255], "κωδικοποίηση"),
        ("cut.json", b"{\"format\": \"eforos/1\", \"players\": [".to_vec(), "κομμένο"),
        ("newer.json", br#"{"format": "eforos/2"}"#.to_vec(), "eforos/1"),
        ("cut.eforos", fs::read(&copy).unwrap()[..6000].to_vec(), "cut.eforos"),
        ("tiny.eforos", b"SQLite format 3\0".to_vec(), "tiny.eforos"),
    ];
    for (name, bytes, expected) in cases {
        let why = refused(&mut console, &folder, name, &bytes);
        assert!(why.contains(expected), "{name}: {why}");
    }
    let folder_path = folder.path().to_path_buf();
    for (path, expected) in [
        (folder_path.join("none.csv"), "none.csv"),
        (folder_path.clone(), "φάκελος"),
        (folder_path.join("a.eforos"), "είναι το αρχείο που είναι ανοιχτό"),
    ] {
        read(&mut console, &path);
        let why = console.shell().desk.question.clone().unwrap().1.unwrap();
        assert!(why.contains(expected), "{why}");
    }
}

#[test]
fn a_competition_of_a_newer_program_and_another_competition_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    // The version of the file stands in the header, big-endian, at byte 60.
    let mut newer = fs::read(&copy).unwrap();
    newer[60..64].copy_from_slice(&9_u32.to_be_bytes());
    let why = refused(&mut console, &folder, "newer.eforos", &newer);
    assert!(why.contains("νεότερ"), "{why}");
    let other = folder.path().join("other.eforos");
    let mut second = Console::new();
    second.pass_ms(60_000);
    for (entry, text) in [
        (Entry::NewFile, other.display().to_string()),
        (Entry::Title, "Άλλη μέρα".to_owned()),
        (Entry::Date, "2026-11-22".to_owned()),
    ] {
        second.ask(UserCommand::Type(entry, text));
    }
    second.ask(UserCommand::CreateCompetition);
    second.close();
    read(&mut console, &other);
    let why = console.shell().desk.question.clone().unwrap().1.unwrap();
    assert!(why.contains("είναι άλλος αγώνας («Άλλη μέρα»)"), "{why}");
}

#[test]
fn a_table_of_any_separator_and_encoding_says_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = with_a_copy(&folder);
    let word = &words(&console, 1)[0];
    let table = format!("round;player;name;field;word;late\r\n1;2;Βασίλης Βλάχος;3;{word};\r\n");
    let quoted = table.replace("Βασίλης Βλάχος", "\"Βασίλης Βλάχος\"");
    let greek = |text: &str| -> Vec<u8> {
        // Both old encodings have the unaccented letters of this table in the same places.
        let byte = |c: char| match u32::from(c) {
            code @ 0..=0x7F => u8::try_from(code).unwrap(),
            0x3AF => 0xDF,
            0x3AC => 0xDC,
            code @ 0x391..=0x3CE => u8::try_from(code - 0x391 + 0xC1).unwrap(),
            _ => panic!("{c}"),
        };
        text.chars().map(byte).collect()
    };
    let utf16 = |text: &str| -> Vec<u8> {
        format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    let variants: [(&str, Vec<u8>); 7] = [
        ("semicolon.csv", table.clone().into()),
        ("comma.csv", table.replace(';', ",").into()),
        ("tab.txt", table.replace(';', "\t").into()),
        ("bom.csv", format!("\u{FEFF}{table}").into()),
        ("quoted.csv", quoted.into()),
        ("utf16.txt", utf16(&table.replace(';', "\t"))),
        ("old.csv", greek(&table)),
    ];
    for (name, bytes) in variants {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        read(&mut console, &path);
        console.see(&format!("{name} · πίνακας"));
        console.see("Νέα, γύρος 1 (1): 2. Βασίλης Βλάχος");
        console.key(Key::Escape);
    }
}

#[test]
fn a_table_with_unknown_players_other_names_and_unplayed_rounds_says_which() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = with_a_copy(&folder);
    let lines = [
        "round;player;name;field;word;late",
        "1;2;Άλλο Όνομα;3;ΡΟΣ;",
        "1;9;;3;ΡΟΣ;",
        "5;3;;3;ΡΟΣ;",
        "1;3;;3;ros;",
    ];
    let path = folder.path().join("odd.csv");
    fs::write(&path, lines.join("\n")).unwrap();
    read(&mut console, &path);
    console.see("3 δεν γίνονται δεκτά");
    console.see("ο αριθμός εκεί είναι: Άλλο Όνομα, εδώ: Βασίλης Βλάχος");
    console.see("γύρος 5");
    console.see("Γραμμή 5: το «ros» διαβάστηκε ως ΡΟΣ.");
    console.press("Παραλαβή 1 φύλλου");
    assert_eq!(on_sheet(&console, 3), ["ΡΟΣ"]);
}

#[test]
fn what_was_declared_missing_here_asks_before_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 1);
    on_the_copy(&copy, |second| key(second, 2, &words));
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(2)));
    console.ask(UserCommand::DeclareNotHandedIn);
    read(&mut console, &copy);
    console.see("Εδώ δηλώθηκε ότι δεν παραδόθηκε φύλλο.");
    let second = console.harness.query_all_by_label("Δεύτερη καταχώριση");
    let second =
        second.filter(|node| !egui_kittest::kittest::NodeT::accesskit_node(node).is_disabled());
    let second = second.count();
    assert_eq!(second, 0, "there is nothing that it could be the second of");
    console.press("Ισχύει του αρχείου");
    console.press("Παραλαβή 1 φύλλου");
    assert_eq!(on_sheet(&console, 2), words);
}

#[test]
fn the_dialog_has_its_size_from_the_start_and_what_is_alike_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 1);
    on_the_copy(&copy, |second| {
        key(second, 2, &words);
        key(second, 3, &words);
    });
    // It is found where sheets are keyed, and where the competition is set up.
    console.ask(UserCommand::Go(Place::Competition));
    console.see("Παραλαβή φύλλων…");
    console.ask(UserCommand::Go(Place::Sheets));
    console.press("Παραλαβή φύλλων…");
    let whole = |console: &Console| {
        let of = egui::Id::unique("question");
        console.harness.ctx.memory(|memory| memory.area_rect(of)).expect("it is asked")
    };
    let empty = whole(&console);
    let same = |console: &Console, of: &str| {
        let now = whole(console);
        let moved = (now.min - empty.min).length() + (now.max - empty.max).length();
        assert!(moved < 1.0, "{of}: {empty} and then {now}");
    };
    console.ask(UserCommand::Type(Entry::SheetsFile, copy.display().to_string()));
    console.key(Key::Enter);
    console.see("Νέα, γύρος 1 (2): 2. Βασίλης Βλάχος, 3. Γωγώ Γεωργίου");
    same(&console, "of new sheets");
    console.key(Key::Escape);
    // Many that differ, which are looked at beside each other, scroll in it.
    let mut table = "round;player;name;field;word;late\n".to_owned();
    for number in 1..=3 {
        if number > 1 {
            key(&mut console, number, &words);
        }
        table.extend(["1;", &number.to_string(), ";;3;ΡΟΣ;\n"]);
    }
    let path = folder.path().join("differ.csv");
    fs::write(&path, table).unwrap();
    console.ask(UserCommand::Go(Place::Sheets));
    console.press("Παραλαβή φύλλων…");
    same(&console, "opened again");
    console.ask(UserCommand::Type(Entry::SheetsFile, path.display().to_string()));
    console.key(Key::Enter);
    console.see("3 διαφέρουν");
    same(&console, "of sheets that differ");
    console.key(Key::Escape);
    // One reason, one line, with everybody whom it is about.
    let path = folder.path().join("odd.csv");
    fs::write(&path, "round;player;name;field;word;late\n5;2;;3;ΡΟΣ;\n5;3;;3;ΡΟΣ;\n").unwrap();
    read(&mut console, &path);
    console.see("2 δεν γίνονται δεκτά");
    same(&console, "of refused sheets");
    let texts = console.texts();
    let refused: Vec<&String> = texts.iter().filter(|text| text.starts_with("✗ ")).collect();
    assert_eq!(refused.len(), 1, "{refused:#?}");
    assert!(
        refused[0].starts_with("✗ 2. Βασίλης Βλάχος, 3. Γωγώ Γεωργίου, γύρος 5: "),
        "{refused:?}"
    );
}

#[test]
fn a_signed_competition_takes_nothing_in() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, copy) = with_a_copy(&folder);
    let words = words(&console, 1);
    on_the_copy(&copy, |second| key(second, 2, &words));
    for of in [2, 3] {
        console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player(of)));
        console.ask(UserCommand::DeclareNotHandedIn);
    }
    console.ask(UserCommand::Ask(Question::GiveUpRest(RoundNo::new(2).unwrap())));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.openness, Openness::Signed);
    console.ask(UserCommand::Go(Place::Competition));
    assert!(!can(&console, "Παραλαβή φύλλων…"));
    // Why details and picture are grey is told where they are.
    console.see("Υπογράφηκε: τίτλος, στοιχεία και σήμα μένουν όπως υπογράφηκαν.");
    // Whatever way somebody finds to the question, nothing can be answered there.
    read(&mut console, &copy);
    assert!(!can(&console, "Ισχύει του αρχείου"));
    console.ask(UserCommand::ChooseForRest(Choice::TakeThere));
    console.key(Key::Enter);
    assert!(on_sheet(&console, 2).is_empty());
    assert!(console.shell().desk.question.clone().unwrap().1.is_some(), "the refusal is said");
}

#[test]
fn a_huge_file_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = with_a_copy(&folder);
    let path = folder.path().join("huge.csv");
    // A file of nothing, which takes no room.
    fs::File::create(&path).unwrap().set_len(40 << 30).unwrap();
    read(&mut console, &path);
    let why = console.shell().desk.question.clone().unwrap().1.unwrap();
    assert!(why.contains("ξεπερνά τα 32 MB"), "{why}");
}

#[test]
fn a_document_says_what_a_table_says() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _) = with_a_copy(&folder);
    let session = console.shell().session().unwrap();
    let document = from_contest(session.record().contest(), &Lexicon::embedded());
    let mut json: serde_json::Value = serde_json::from_str(&document.to_text()).unwrap();
    let path = folder.path().join("day.json");
    fs::write(&path, json.to_string()).unwrap();
    read(&mut console, &path);
    console.see("day.json · έγγραφο ανταλλαγής");
    console.see("1 ίδιο");
    console.key(Key::Escape);
    let added = serde_json::json!({"player": 3, "words": {"3": ["ΡΟΣ"]}});
    json["rounds"][0]["sheets"].as_array_mut().unwrap().push(added);
    fs::write(&path, json.to_string()).unwrap();
    read(&mut console, &path);
    console.press("Παραλαβή 1 φύλλου");
    assert_eq!(on_sheet(&console, 3), ["ΡΟΣ"]);
}
