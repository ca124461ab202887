//! The copies that the program keeps by itself: one after each round, and the day on which the
//! competition's own file is gone.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::chain;
use crate::common::files::verify;
use crate::gui::{Console, player, round};
use eforos::commands::{DrawMode, Entry, Place, Question, UserCommand};
use eforos::domain::contest::Reached;
use eforos::domain::formats::anagram::Contest;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::SheetState;
use eforos::session::After;
use eforos::storage::Access;
use eforos::views::desk::NoticeKind;

/// Plays the next round until its time is over.
fn play(console: &mut Console) {
    console.space();
    console.wait_ms(7_000);
    console.space();
    console.wait_ms(360_000);
}

/// Ticks until the copy that is due is written, or was not.
fn kept(console: &mut Console, copies: usize) {
    let failed = |console: &Console| {
        let mut notices = console.shell().desk.notices.iter();
        notices.any(|notice| notice.kind == NoticeKind::Problem)
    };
    while console.shell().desk.kept.len() < copies && !failed(console) {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    console.settle();
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn a_lost_competition_goes_on_from_the_copy_after_its_last_round() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let path = folder.path().join("Αγώνας.eforos");
    let mut console = Console::keeping(&path, copies.path());
    play(&mut console);
    kept(&mut console, 1);
    let copy = console.shell().desk.kept[0].clone();
    assert_eq!((copy.name.as_str(), copy.after), ("Αγώνας", After::Round(round(1), Reached::Over)));
    assert_eq!(verify(&copy.path).unwrap().first_failure(), None);
    let lived = console.contest().clone();
    let bytes = fs::read(&copy.path).unwrap();

    // The round is replayed: its second end is kept beside the first.
    console.ask(UserCommand::Ask(Question::Replay(round(1))));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος γράμμα".to_owned()));
    console.ask(UserCommand::Confirm);
    play(&mut console);
    kept(&mut console, 2);
    assert_eq!(files(copy.path.parent().unwrap()).len(), 2);

    console.ask(UserCommand::CloseCompetition);
    fs::remove_file(&path).unwrap();
    console.see("Αντίγραφα που κρατά το πρόγραμμα");
    console.see("Αγώνας · στο τέλος του γύρου 1 · ");
    console.ask(UserCommand::TakeUpCopy(copy.path.clone()));
    console.see("Άνοιξε από αντίγραφο, σε νέο αρχείο");
    assert_eq!(console.contest(), &lived);
    assert_eq!(files(folder.path())[0].file_name().unwrap(), "Αγώνας round-01.eforos");
    assert_eq!(fs::read(&copy.path).unwrap(), bytes, "the kept copy stays as it is");

    // And the day goes on.
    console.ask(UserCommand::ChooseDraw(DrawMode::Digital));
    console.space();
    console.space();
    console.close();
}

#[test]
fn a_copy_that_cannot_be_written_is_told_and_hinders_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    fs::write(&copies, "a file where the folder should be").unwrap();
    let mut console = Console::keeping(&folder.path().join("a.eforos"), &copies);
    play(&mut console);
    kept(&mut console, 1);
    console.see("Το αντίγραφο ασφαλείας δεν γράφτηκε, ο αγώνας όμως είναι αποθηκευμένος");
    assert!(console.contest().game.is_played(round(1)));
    console.close();
}

#[test]
fn a_copy_that_fails_while_the_competition_closes_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    fs::write(&copies, "a file where the folder should be").unwrap();
    let mut console = Console::keeping(&folder.path().join("a.eforos"), &copies);
    // Two rounds end at once: neither copy's end hides the other's.
    for (number, letters) in [(1, "ΚΡΤΣΑΟΕ"), (2, "ΝΜΠΑΙΟΕ")] {
        for command in [
            UserCommand::Ask(Question::Record(round(number))),
            UserCommand::Type(Entry::Letters, letters.to_owned()),
            UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()),
            UserCommand::Confirm,
        ] {
            console.shell_mut().ask(command);
        }
        assert!(console.contest().game.is_played(round(number)));
    }
    console.close();
    let said: Vec<&str> =
        console.shell().desk.notices.iter().map(|notice| notice.text.as_str()).collect();
    for number in ["round-01", "round-02"] {
        assert!(said.iter().any(|said| said.contains(number)), "{said:?}");
    }
}

#[test]
fn what_lies_among_the_copies_and_is_none_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    let place = copies.join("Αγώνας 12345678");
    fs::create_dir_all(&place).unwrap();
    for name in ["round-01.txt", "round-100.eforos", "round-0.eforos", "notes.eforos"] {
        fs::write(place.join(name), "x").unwrap();
    }
    fs::write(copies.join("loose.eforos"), "x").unwrap();
    let mut console = Console::keeping(&folder.path().join("a.eforos"), &copies);
    assert_eq!(console.shell().desk.kept, []);
    console.close();
}

#[test]
fn no_competition_pushes_anothers_copies_out() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    let put = |competition: &str, name: &str, second: u64| {
        let place = copies.join(competition);
        fs::create_dir_all(&place).unwrap();
        let file = fs::File::create(place.join(name)).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(second)).unwrap();
    };
    for number in 1..=14 {
        put("Σήμερα 11111111", &format!("round-{number:02}.eforos"), 5_000);
        put("Πρόβα 22222222", &format!("round-{number:02}.eforos"), 1_000 + number);
        // Of a day on which the clock was years ahead.
        put("Αλλοτινός 33333333", &format!("round-{number:02}.eforos"), 9_000);
    }
    put("Σήμερα 11111111", "round-03 2.eforos", 5_000);
    put("Σήμερα 11111111", "signed.eforos", 5_000);
    put("Αλλοτινός 33333333", "round-14 10.eforos", 9_000);
    put("Αλλοτινός 33333333", "round-14 9.eforos", 9_000);

    let mut console = Console::keeping(&folder.path().join("a.eforos"), &copies);
    let offered: Vec<String> = console
        .shell()
        .desk
        .kept
        .iter()
        .map(|kept| {
            let file = kept.path.file_stem().unwrap().to_str().unwrap();
            format!("{} {file}", kept.name)
        })
        .collect();
    let latest = ["round-14 10", "round-14 9", "round-14", "round-13"];
    assert!(offered.iter().zip(latest).all(|(one, file)| *one == format!("Αλλοτινός {file}")));
    assert_eq!(offered.len(), 16 + 2);
    assert_eq!(offered[16..], ["Σήμερα signed", "Πρόβα round-14"]);
    console.close();
}

#[test]
fn a_copy_that_finds_no_room_stays_and_is_taken_up_once_there_is_some() {
    let folder = tempfile::tempdir().unwrap();
    let documents = folder.path().join("documents");
    let copies = folder.path().join("copies");
    fs::create_dir(&documents).unwrap();
    let mut console = Console::keeping(&documents.join("Αγώνας.eforos"), &copies);
    play(&mut console);
    kept(&mut console, 1);
    let copy = console.shell().desk.kept[0].clone();
    let bytes = fs::read(&copy.path).unwrap();
    console.ask(UserCommand::CloseCompetition);

    // Where competitions lie nothing can be written.
    let lived = folder.path().join("elsewhere");
    fs::rename(&documents, &lived).unwrap();
    fs::write(&documents, "a file where the folder should be").unwrap();
    console.ask(UserCommand::TakeUpCopy(copy.path.clone()));
    console.see("Δεν υπάρχει ο φάκελος για το");
    assert!(console.shell().session().is_none());
    console.see("Αγώνας · στο τέλος του γύρου 1 · ");

    fs::remove_file(&documents).unwrap();
    fs::rename(&lived, &documents).unwrap();
    console.ask(UserCommand::TakeUpCopy(copy.path.clone()));
    console.see("Άνοιξε από αντίγραφο, σε νέο αρχείο");
    assert!(console.contest().game.is_played(round(1)));
    assert_eq!(fs::read(&copy.path).unwrap(), bytes);
    console.close();
    assert_eq!(files(&documents).len(), 2);
}

/// A history with right hashes that no program could have written: told with the event, not continued,
/// and read with one press.
#[test]
fn a_forged_competition_is_not_continued_and_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Αγώνας.eforos");
    let mut console = Console::in_rounds(&path);
    let mut events = console.shell().session().unwrap().record().log().to_vec();
    console.ask(UserCommand::CloseCompetition);
    let mut penalty = events.last().unwrap().clone();
    penalty.seq.0 += 1;
    penalty.action = penalty.seq;
    let text =
        r#"{"penalty_imposed":{"penalty":1,"player":9,"round":1,"kind":"expelled","reason":"-"}}"#;
    penalty.event = serde_json::from_str(text).unwrap();
    events.push(penalty);
    chain::write_history(&path, &events, 2);

    console.ask(UserCommand::OpenRecent(path.clone()));
    assert!(console.shell().session().is_none());
    let told: Vec<String> =
        console.texts().into_iter().filter(|text| text.contains("δεν επιτρέπουν")).collect();
    let event = format!("Γεγονός {}", events.len());
    assert!(told.iter().any(|text| text.contains(&event)), "{told:?}");
    assert!(told.iter().any(|text| text.contains("Δεν υπάρχει παίκτης με αριθμό 9")), "{told:?}");
    console.press("Άνοιγμα μόνο για ανάγνωση");
    assert!(console.shell().session().unwrap().read_only());
    assert_eq!(console.shell().session().unwrap().record().log(), events);
}

/// The copy "after round 1" had none of its sheets: keyed they are only after the time.
#[test]
fn a_copy_is_kept_once_every_sheet_of_a_round_is_there_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let copies = tempfile::tempdir().unwrap();
    let mut console = Console::keeping(&folder.path().join("Αγώνας.eforos"), copies.path());
    play(&mut console);
    kept(&mut console, 1);
    console.ask(UserCommand::Go(Place::Sheets));
    for (number, word) in [(1, "ΡΟΣ"), (2, "ΡΟΣ")] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::Type(Entry::Words(Field::Three), word.to_owned()));
        console.ask(UserCommand::SaveSheet);
    }
    kept(&mut console, 1);
    assert_eq!(console.shell().desk.kept.len(), 1, "one sheet is missing");
    console.ask(UserCommand::TakeSheet(round(1), player(3)));
    console.ask(UserCommand::DeclareNotHandedIn);
    kept(&mut console, 2);
    let copy = console.shell().desk.kept[0].clone();
    assert_eq!(copy.after, After::Round(round(1), Reached::Complete));
    let stands = competition_of(&copy.path);
    let states = [1, 2, 3].map(|number| stands.sheet_state(round(1), player(number)));
    assert_eq!(states, [SheetState::Keyed, SheetState::Keyed, SheetState::NotHandedIn]);
    // Rounds that nobody plays any more have no copy: it would be called after what was not.
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.ask(UserCommand::Type(Entry::Reason, "τέλος ημέρας".to_owned()));
    console.ask(UserCommand::Confirm);
    assert!(console.contest().game.round(round(14)).unwrap().is_settled());
    console.ask(UserCommand::CloseCompetition);
    assert_eq!(console.shell().desk.kept.len(), 2);
    console.see("Αγώνας · με όλα τα φύλλα του γύρου 1 · ");
    console.see("Αγώνας · στο τέλος του γύρου 1 · ");
}

fn competition_of(path: &Path) -> Contest {
    let mut console = Console::new();
    assert!(console.shell_mut().open_competition(path, Access::Read));
    let contest = console.contest().clone();
    console.close();
    contest
}
