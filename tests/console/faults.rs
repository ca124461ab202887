//! What happens to the file while a competition is open: the console says so in one sentence with what
//! to do, and nothing that was saved or typed is lost.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::photographs::{picture, take};
use crate::gui::{self, Console};
use eforos::app::shell::{Outside, Shell};
use eforos::commands::{CopyKind, Entry, Place, Question, UserCommand};
use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as AnagramEvent};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::language::Language;
use eforos::storage::{Access, Begun, StoredDraft};
use eforos::views::desk::Light;

const GONE: &str = "διαγράφηκε, μετακινήθηκε ή αντικαταστάθηκε όσο ήταν ανοιχτό";

fn events(path: &Path) -> usize {
    assert_eq!(verify(path).unwrap().first_failure(), None);
    let file = CompetitionFile::open(path, Access::Read).unwrap();
    file.read_record().unwrap().log().len()
}

fn lived(console: &Console) -> usize {
    console.shell().session().unwrap().record().log().len()
}

/// A competition in round 1, and where it lies.
fn running(folder: &Path) -> (Console, PathBuf) {
    let path = folder.join("Αγώνας.eforos");
    let mut console = Console::keeping(&path, &folder.join("copies"));
    console.space();
    console.wait_ms(7_000);
    console.space();
    assert!(console.contest().game.timed_round().is_some());
    (console, path)
}

#[test]
fn a_deleted_file_is_told_within_a_second_and_saved_by_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    fs::remove_file(&path).unwrap();
    console.wait_ms(1_000);
    console.see(GONE);
    assert_eq!(console.shell().desk.saving, Light::Failed);
    // Nothing happens that is not saved.
    let before = lived(&console);
    console.ask(UserCommand::Ask(Question::Stop));
    console.see(GONE);
    assert_eq!(lived(&console), before);
    // The remedy that the sentence names.
    let copy = folder.path().join("αντίγραφο.eforos");
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    assert_eq!(events(&copy), before);
    console.shell_mut().open_competition(&copy, Access::Write);
    console.settle();
    assert_eq!(lived(&console), before);
    console.space();
    assert_eq!(console.shell().desk.saving, Light::Well);
    console.close();
}

#[test]
fn a_competition_closed_without_its_file_is_saved_beside() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    fs::remove_file(&path).unwrap();
    console.close_competition();
    let rescued = folder.path().join("Αγώνας διασωθέν.eforos");
    console.see(&format!("Όλα σώθηκαν εδώ: {}", rescued.display()));
    assert_eq!(events(&rescued), before);
}

#[test]
fn a_competition_whose_folder_is_gone_is_saved_among_the_copies() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let mut console = Console::keeping(&stick.join("Αγώνας.eforos"), folder.path());
    let before = lived(&console);
    fs::remove_dir_all(&stick).unwrap();
    console.close_competition();
    assert_eq!(events(&folder.path().join("Αγώνας διασωθέν.eforos")), before);
}

#[test]
fn a_file_put_back_goes_on_and_what_was_typed_meanwhile_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    console.wait_ms(360_000);
    console.space();
    console.ask(UserCommand::Go(Place::Sheets));
    let sheet = console.shell().desk.sheet.unwrap();
    let away = folder.path().join("away.eforos");
    fs::rename(&path, &away).unwrap();
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ΤΑΚΟ".to_owned()));
    console.wait_ms(1_000);
    console.see(GONE);
    // What is kept nowhere is not put away either.
    let player = PlayerId::new(3).unwrap();
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player));
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(sheet.player));
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)), "ΚΑΡΟ ΤΑΚΟ");
    // Closing would lose it: that is said first.
    console.close_competition();
    console.see("θα χαθεί αν κλείσει ο αγώνας");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)), "ΚΑΡΟ ΤΑΚΟ");
    // It is put back: the draft is kept without another key, and the day goes on.
    fs::rename(&away, &path).unwrap();
    console.wait_ms(7_000);
    assert_eq!(console.shell().desk.saving, Light::Well);
    let drafts = CompetitionFile::open(&path, Access::Read).unwrap().drafts().unwrap();
    assert_eq!(drafts.len(), 1);
    assert!(drafts[0].content.contains("ΚΑΡΟ ΤΑΚΟ"), "{drafts:?}");
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player));
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player));
    console.close();
    assert!(!folder.path().join("Αγώνας διασωθέν.eforos").exists());
}

#[test]
fn what_is_intact_of_a_damaged_file_is_one_press_away() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    console.close_competition();
    // A byte of the start of the time is another.
    let mut bytes = fs::read(&path).unwrap();
    let word = b"round_started";
    let place = bytes.windows(word.len()).position(|window| window == word).unwrap();
    bytes[place] = b'R';
    fs::write(&path, &bytes).unwrap();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see("έχει βλάβη: το γεγονός");
    console.see("το ακέραιο μέρος του ως αντίγραφο");
    console.press("Άνοιγμα του ακέραιου μέρους ως αντίγραφο");
    let intact = folder.path().join("Αγώνας ακέραιο.eforos");
    console.see("Άνοιξε το ακέραιο μέρος");
    console.see(&intact.display().to_string());
    let saved = lived(&console);
    assert!((5..before).contains(&saved), "{saved} of {before}");
    assert!(console.contest().game.timed_round().is_none());
    assert!(fs::read(&path).unwrap() == bytes, "the damaged file stays as it is");
    console.close();
    assert_eq!(events(&intact), saved);
}

#[test]
fn a_file_that_was_copied_alone_is_told_so_when_it_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let alone = folder.path().join("στικάκι.eforos");
    fs::copy(&path, &alone).unwrap();
    console.close_competition();
    console.shell_mut().open_competition(&alone, Access::Write);
    console.settle();
    console.see("δεν είχε κλείσει κανονικά και δίπλα του δεν βρίσκεται το στικάκι.eforos-wal");
    // Of the file that was closed meanwhile nothing of the kind is told.
    console.shell_mut().desk.notices.clear();
    console.close_competition();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    assert_eq!(console.shell().desk.notices, []);
    console.close();
}

#[test]
fn a_draft_that_cannot_be_read_keeps_nobody_from_the_competition() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    console.close_competition();
    let begun = Draft { round: RoundNo::FIRST, player: None };
    let mut file = CompetitionFile::open(&path, Access::Write).unwrap();
    let (station, content) = ("1".to_owned(), "αρχινισμένο".to_owned());
    let begun = Begun::Sheet(begun);
    file.save_draft(&StoredDraft { station, begun, wall_ms: 5, content }).unwrap();
    file.close().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let text = "αρχινισμένο".as_bytes();
    let place = bytes.windows(text.len()).position(|window| window == text).unwrap();
    bytes[place] = 0xFF;
    fs::write(&path, bytes).unwrap();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see("1 φύλλο που άρχισε και δεν αποθηκεύτηκε δεν διαβάζεται και έμεινε έξω");
    assert_eq!(lived(&console), before);
    console.close();
}

#[test]
fn who_closes_twice_closes_without_the_sheet_that_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    console.wait_ms(360_000);
    console.space();
    console.ask(UserCommand::Go(Place::Sheets));
    fs::remove_file(&path).unwrap();
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ΤΑΚΟ".to_owned()));
    assert!(!console.shell_mut().may_close());
    assert!(console.shell_mut().may_close());
    console.close_competition();
    assert!(console.shell().session().is_none());
    console.see("Όλα σώθηκαν εδώ");
}

#[test]
fn a_network_folder_is_told_where_it_could_be_written() {
    const FAR: &str = "βρίσκεται σε άλλον υπολογιστή";
    let told = |console: &Console| console.texts().iter().any(|text| text.contains(FAR));
    let folder = tempfile::tempdir().unwrap();
    let (near, far) = (folder.path().join("desk"), folder.path().join("network"));
    fs::create_dir(&near).unwrap();
    let (mut console, path) = running(&near);
    assert!(!told(&console));
    console.close_competition();
    fs::rename(&near, &far).unwrap();
    let path = far.join(path.file_name().unwrap());

    console.shell_mut().open_competition(&path, Access::Read);
    console.settle();
    assert!(!told(&console));
    console.close_competition();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.see(FAR);
    console.see("αντιγράψτε το αρχείο στον δίσκο αυτού του υπολογιστή");
    // Told, not forbidden: the day goes on.
    let before = lived(&console);
    console.space();
    assert!(lived(&console) > before);
    console.close();
}

#[test]
fn a_window_that_closes_without_its_file_says_first_where_everything_is() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    fs::remove_file(&path).unwrap();
    assert!(!console.may_end(), "the window stays");
    console.settle();
    let rescued = folder.path().join("Αγώνας διασωθέν.eforos");
    console.see(&format!("Όλα σώθηκαν εδώ: {}", rescued.display()));
    assert_eq!(events(&rescued), before);
    // Who closes again means it.
    assert!(console.may_end());
    assert_eq!(console.shell_mut().end(), Vec::<String>::new());
    assert!(!folder.path().join("Αγώνας διασωθέν 2.eforos").exists());
}

#[test]
fn a_window_with_nothing_to_tell_closes_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    console.shell_mut().desk.problem("something of before".to_owned());
    assert!(console.may_end());
    assert!(console.shell().session().is_none());
    assert_eq!(events(&path), before);
}

#[test]
fn what_goes_wrong_when_no_window_is_left_is_told_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    fs::remove_file(&path).unwrap();
    let said = console.shell_mut().end();
    let rescued = folder.path().join("Αγώνας διασωθέν.eforos");
    assert_eq!(said.len(), 1);
    assert!(said[0].contains(rescued.to_str().unwrap()), "{said:?}");
}

/// The medium is gone: nothing of the file can be read any more, and its folder is not there either.
fn pull(stick: &Path, path: &Path) {
    let wal = path.with_file_name("Αγώνας.eforos-wal");
    let open = [path, &wal].map(|path| fs::File::options().write(true).open(path).unwrap());
    fs::remove_dir_all(stick).unwrap();
    for file in open {
        file.set_len(0).unwrap();
    }
}

/// A competition on a stick, with something typed and kept, on a machine with a folder of documents.
fn on_a_stick(folder: &Path) -> (Console, PathBuf, PathBuf) {
    let stick = folder.join("stick");
    fs::create_dir(&stick).unwrap();
    let path = stick.join("Αγώνας.eforos");
    let mut console = Console::keeping(&path, &folder.join("copies"));
    console.shell_mut().desk.documents = Some(folder.to_path_buf());
    console.space();
    console.wait_ms(7_000);
    console.space();
    console.wait_ms(360_000);
    console.space();
    console.ask(UserCommand::Go(Place::Sheets));
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ΤΑΚΟ".to_owned()));
    console.wait_ms(1_000);
    (console, stick, path)
}

/// Everything that was known is in this file, and it goes on.
fn goes_on(path: &Path, lived: usize) {
    assert_eq!(events(path), lived);
    let file = CompetitionFile::open(path, Access::Write).unwrap();
    let record = file.read_record().unwrap();
    let contest = record.contest();
    assert!(file.seed(contest.common.commitment.unwrap()).unwrap().is_some());
    assert!(file.lexicon(contest.common.lexicon.as_ref().unwrap().sha256).unwrap().is_full());
    let drafts = file.drafts().unwrap();
    assert_eq!(drafts.len(), 1);
    assert!(drafts[0].content.contains("ΚΑΡΟ ΤΑΚΟ"), "{drafts:?}");
    file.close().unwrap();
}

#[test]
fn a_competition_whose_medium_is_gone_is_saved_from_memory() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, stick, path) = on_a_stick(folder.path());
    let before = lived(&console);
    let head = console.shell().session().unwrap().head().hash;
    pull(&stick, &path);
    assert!(!console.may_end());
    console.settle();
    let rescued = folder.path().join("Αγώνας διασωθέν.eforos");
    console.see(&format!("Όλα σώθηκαν εδώ: {}", rescued.display()));
    goes_on(&rescued, before);
    let file = CompetitionFile::open(&rescued, Access::Read).unwrap();
    assert_eq!(file.chain_head(), head, "the same history, byte for byte");
}

/// What only the file had: its pictures.
#[test]
fn photographs_that_memory_has_not_are_told_when_a_competition_is_saved_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, stick, path) = on_a_stick(folder.path());
    let taken = [40, 90].map(|shade| picture(folder.path(), &format!("{shade}.png"), shade));
    take(&mut console, taken.into());
    let before = lived(&console);
    pull(&stick, &path);
    assert!(!console.may_end());
    console.settle();
    let rescued = folder.path().join("Αγώνας διασωθέν.eforos");
    console.see(&format!("Όλα σώθηκαν εδώ: {}", rescued.display()));
    console.see("Φωτογραφίες φύλλων που δεν είναι σε αυτό το αρχείο: 2.");
    goes_on(&rescued, before);
}

#[test]
fn a_copy_by_hand_of_a_medium_that_is_gone_is_made_from_memory() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, stick, path) = on_a_stick(folder.path());
    let before = lived(&console);
    pull(&stick, &path);
    let copy = folder.path().join("αντίγραφο.eforos");
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    console.see("Το αντίγραφο γράφτηκε");
    goes_on(&copy, before);
    // What is there is not written over, whatever it is made from.
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    console.see("υπάρχει ήδη");
}

/// The alerts that are recorded, and whether they were given.
fn alerts(console: &Console) -> Vec<(i64, AlertOutcome)> {
    let log = console.shell().session().unwrap().record().log();
    let alerts = log.iter().filter_map(|recorded| match &recorded.event {
        Event::Own(AnagramEvent::AlertReached { alert_ms, outcome, .. }) => {
            Some((*alert_ms, *outcome))
        }
        _ => None,
    });
    alerts.collect()
}

#[test]
fn a_time_that_runs_out_while_nothing_can_be_written_is_recorded_when_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    let before = lived(&console);
    let away = folder.path().join("away.eforos");
    fs::rename(&path, &away).unwrap();
    assert!(console.shell().next_change_ms().is_some());
    console.tones();
    console.wait_ms(360_000);
    console.see(GONE);
    assert_eq!(lived(&console), before);
    // What falls due is heard though nothing is saved.
    assert_eq!(console.tones(), ["Minute", "Last", "End"]);
    // Nothing happens at 0 left, so nothing wakes for it; and the file is left alone for a while.
    assert_eq!(console.shell().next_change_ms(), None);
    console.shell_mut().desk.notices.clear();
    while console.shell().desk.notices.is_empty() {
        console.wait_ms(1_000);
    }
    console.shell_mut().desk.notices.clear();
    console.wait_ms(4_000);
    assert_eq!(console.shell().desk.notices, []);
    console.wait_ms(1_000);
    console.see(GONE);
    // There is room again: all is recorded without a key, as it was, and nothing is heard twice.
    fs::rename(&away, &path).unwrap();
    console.wait_ms(1_000);
    assert!(console.contest().game.is_played(RoundNo::FIRST));
    assert_eq!(alerts(&console), [(60_000, AlertOutcome::Given), (20_000, AlertOutcome::Given)]);
    assert_eq!(console.tones(), Vec::<String>::new());
    assert_eq!(console.shell().desk.saving, Light::Well);
    assert_eq!(console.shell().desk.notices, [], "what is no longer so is not shown");
    let now = lived(&console);
    console.close();
    assert_eq!(events(&path), now);
}

#[test]
fn a_medium_that_comes_back_goes_on_by_itself_with_all_that_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, stick, path) = on_a_stick(folder.path());
    let before = lived(&console);
    // As it lies on the stick, and how it comes back: as other files.
    let kept = folder.path().join("kept");
    fs::create_dir(&kept).unwrap();
    let names = ["Αγώνας.eforos", "Αγώνας.eforos-wal"];
    for name in names {
        fs::copy(stick.join(name), kept.join(name)).unwrap();
    }
    pull(&stick, &path);
    console.wait_ms(1_000);
    assert_eq!(console.shell().desk.saving, Light::Failed);
    console.ask(UserCommand::Type(Entry::Words(Field::Five), "ΤΑΚΟΣ".to_owned()));
    console.wait_ms(2_000);
    fs::rename(&kept, &stick).unwrap();
    console.wait_ms(7_000);
    assert_eq!(console.shell().desk.saving, Light::Well);
    assert_eq!(console.shell().desk.notices, []);
    console.ask(UserCommand::SaveSheet);
    assert_eq!(lived(&console), before + 1, "{:?}", console.shell().desk.notices);
    assert!(console.may_end());
    assert_eq!(events(&path), before + 1);
    assert!(!folder.path().join("Αγώνας διασωθέν.eforos").exists());
}

#[test]
fn what_was_begun_goes_into_the_copy_that_is_put_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, _, path) = on_a_stick(folder.path());
    let before = lived(&console);
    // The copy is of before the last words.
    let copy = folder.path().join("αντίγραφο.eforos");
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    console.ask(UserCommand::Type(Entry::CopyFile, copy.display().to_string()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ΤΑΚΟ ΡΟΚΑ".to_owned()));
    console.wait_ms(1_000);
    fs::rename(&copy, &path).unwrap();
    console.wait_ms(1_000);
    assert_eq!(console.shell().desk.saving, Light::Well);
    assert!(console.may_end());
    assert_eq!(events(&path), before);
    let drafts = CompetitionFile::open(&path, Access::Read).unwrap().drafts().unwrap();
    assert_eq!(drafts.len(), 1);
    assert!(drafts[0].content.contains("ΡΟΚΑ"), "{drafts:?}");
}

#[test]
fn a_copy_is_taken_up_only_once_it_was_said_what_would_be_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, stick, path) = on_a_stick(folder.path());
    while console.shell().desk.kept.is_empty() {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    let kept = console.shell().desk.kept[0].path.clone();
    fs::remove_file(&path).unwrap();
    console.ask(UserCommand::Type(Entry::Words(Field::Five), "ΤΑΚΟΣ".to_owned()));
    let taken_up = folder.path().join("Αγώνας round-01.eforos");
    console.ask(UserCommand::TakeUpCopy(kept.clone()));
    console.see("θα χαθεί αν κλείσει ο αγώνας");
    assert_eq!(console.shell().session().unwrap().path(), path, "the one that was open");
    assert!(!taken_up.exists());
    let said = |console: &Console, what: &str| {
        console.shell().desk.notices.iter().any(|notice| notice.text.contains(what))
    };
    assert!(!said(&console, "Άνοιξε από αντίγραφο"));
    console.ask(UserCommand::TakeUpCopy(kept));
    assert!(said(&console, "Άνοιξε από αντίγραφο"));
    assert!(said(&console, "Όλα σώθηκαν εδώ"));
    assert_eq!(console.shell().session().unwrap().path(), taken_up);
    assert!(!folder.path().join("Αγώνας round-01 2.eforos").exists());
    assert_eq!(fs::read_dir(&stick).unwrap().count(), 1, "the one that was open is rescued");
    // Of the one that is open now nothing was said yet.
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::new(1).unwrap()));
    fs::remove_file(&taken_up).unwrap();
    console.ask(UserCommand::Type(Entry::Words(Field::Five), "ΤΑΚΟΣ".to_owned()));
    assert!(!console.may_end());
    console.settle();
    console.see("θα χαθεί αν κλείσει ο αγώνας");
}

#[test]
fn what_was_saved_from_a_lost_file_is_one_press_away() {
    let folder = tempfile::tempdir().unwrap();
    let (mut console, path) = running(folder.path());
    console.close();
    let (outside, _tones) = gui::outside(&Arc::default());
    let outside = Outside { recent: Some(folder.path().join("recent")), ..outside };
    let mut shell: Shell = Shell::new(None, Language::Greek, outside);
    assert!(shell.open_competition(&path, Access::Write));
    fs::remove_file(&path).unwrap();
    assert!(!shell.may_end(), "the time runs");
    shell.ask(UserCommand::Confirm);
    assert!(!shell.may_end());
    assert_eq!(shell.desk.recent.first(), Some(&folder.path().join("Αγώνας διασωθέν.eforos")));
}
