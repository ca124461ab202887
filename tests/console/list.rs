//! A club's word list in the window: brought at setup and in an open competition, refused, broken
//! off; and the projector after a restart.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::verify;
use std::path::{Path, PathBuf};

use eforos::commands::{DrawMode, Entry, Place, Question, UserCommand};
use eforos::domain::formats::anagram::grade::Verdict;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::Lexicon;
use eforos::storage::Access;
use eforos::views::Sight;
use egui::Key;

use crate::gui::Console;

const PATH: &str = "Αρχείο άλλου καταλόγου λέξεων";

fn list_in(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Ticks until the list is read, or was refused.
fn read_out(console: &mut Console) {
    while console.shell().desk.reading.is_some() {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    console.settle();
}

fn bring(console: &mut Console, path: &Path) {
    console.type_into(PATH, path.to_str().unwrap());
    console.press("Εισαγωγή");
    read_out(console);
}

/// Plays round 1 with Κ Τ Σ Ρ Α Ο Ε; the first player writes these words of four letters.
fn play_and_key(console: &mut Console, words: &[&str]) {
    console.ask(UserCommand::Go(Place::Rounds));
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.ask(UserCommand::Type(Entry::Letters, "ΚΤΣΡΑΟΕ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(360_000);
    console.space();
    console.go(Key::Num3, Place::Sheets);
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    console.type_words(Field::Four, &words);
    console.ctrl(Key::Enter);
}

/// The words of the first player's sheet and what they are worth.
fn verdicts(console: &Console) -> Vec<(String, Verdict)> {
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    let grade = sight.judged.grade(RoundNo::FIRST, PlayerId::FIRST).unwrap();
    let mut verdicts: Vec<(String, Verdict)> = grade
        .words
        .iter()
        .map(|graded| (graded.written.word().unwrap().to_string(), graded.verdict))
        .collect();
    verdicts.sort_by(|(one, _), (other, _)| one.cmp(other));
    verdicts
}

fn total(console: &Console) -> i64 {
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    sight.standings(RoundNo::FIRST).row(PlayerId::FIRST).unwrap().total
}

#[test]
fn a_competition_made_with_an_authoritative_list_is_judged_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path(), "Λίστα μας.txt", "ΚΑΡΟ\nκόρα\nα\nκαρο\nκ4ρο\n");
    let path = folder.path().join("a.eforos");
    let mut console = Console::with_the_form();
    console.see("ο ελεύθερος κατάλογος του προγράμματος");
    bring(&mut console, &list);
    console.see("Ο κατάλογος που διαβάστηκε");
    console.see("Λίστα μας  · 2 λέξεις");
    console.see("Κατάλογος αναφοράς: λέξη που λείπει μένει προς κρίση.");
    console.see("Παραλείφθηκαν 1: με ένα μόνο γράμμα (α)");
    console.see("Παραλείφθηκαν 1: με σημεία που δεν είναι γράμματα (κ4ρο)");
    console.see("1 λέξη υπήρχε ήδη.");
    console.press("Δεσμευτικός");
    console.see("Δεσμευτικός κατάλογος: λέξη που λείπει είναι άκυρη.");
    console.type_into("Έκδοση του καταλόγου", "2026");
    console.type_into("Αρχείο (κενό: όπως προτείνεται)", path.to_str().unwrap());
    console.press("Δημιουργία αγώνα");
    let passport = console.contest().common.lexicon.clone().unwrap();
    assert_eq!(passport.name, "Λίστα μας");
    assert_eq!(passport.edition, "2026");
    assert_eq!(passport.words, 2);
    assert_eq!(passport.authority, Authority::Authoritative);
    console.see(&passport.sha256.to_string());
    assert!(console.shell().desk.list.is_none());

    console.ask(UserCommand::Type(Entry::Players, "Άννα".to_owned()));
    console.ask(UserCommand::AddPlayers);
    // ΤΑΚΟ is in the free list and not in this one.
    play_and_key(&mut console, &["καρο", "τακο"]);
    let expected = [("ΚΑΡΟ", Verdict::Valid), ("ΤΑΚΟ", Verdict::NotInLexicon)];
    assert_eq!(verdicts(&console), expected.map(|(word, verdict)| (word.to_owned(), verdict)));
    console.close();
    assert!(verify(&path).unwrap().holds());
}

/// Forty names of an action that was taken back covered the desk.
#[test]
fn what_was_taken_back_is_told_briefly() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let many: Vec<String> = (1..=37).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    console.ask(UserCommand::Go(Place::Competition));
    console.ask(UserCommand::Type(Entry::Players, many.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    console.wait_ms(8_000);
    console.space();
    console.wait_ms(362_000);
    console.space();
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    let notice = console.shell().desk.notices.last().unwrap().text.clone();
    assert_eq!(notice, "Αναιρέθηκε: Γύρος 1: παραδόθηκαν 40 φύλλα, δεν λείπει κανένα.");
}

#[test]
fn the_list_is_changed_in_the_middle_and_back_by_undo() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let list = list_in(folder.path(), "νέα.txt", "ΤΚΣΡ\n");
    let mut console = Console::in_rounds(&path);
    play_and_key(&mut console, &["καρο", "τκσρ"]);
    let before = [("ΚΑΡΟ", Verdict::Valid), ("ΤΚΣΡ", Verdict::Undecided)]
        .map(|(word, verdict)| (word.to_owned(), verdict));
    assert_eq!(verdicts(&console), before);
    let total_before = total(&console);

    console.go(Key::Num1, Place::Competition);
    bring(&mut console, &list);
    console.press("Δεσμευτικός");
    assert_eq!(verdicts(&console), before, "until it is confirmed nothing is judged by it");
    console.press("Αλλαγή καταλόγου…");
    console.see("Αλλάζει η κρίση 2 λέξεων σε φύλλα.");
    console.see("Αλλάζει το σύνολο 1 παίκτη.");
    // Every verdict that would change, word by word.
    console.see("έγκυρη → δεν είναι στον κατάλογο (1): ΚΑΡΟ");
    console.see("άγνωστη, προς κρίση → έγκυρη (1): ΤΚΣΡ");
    console.press("Αλλαγή καταλόγου");
    assert!(console.shell().desk.question.is_none());
    let after = [("ΚΑΡΟ", Verdict::NotInLexicon), ("ΤΚΣΡ", Verdict::Valid)]
        .map(|(word, verdict)| (word.to_owned(), verdict));
    assert_eq!(verdicts(&console), after);
    let total_after = total(&console);
    assert_eq!(console.contest().common.lexicon.as_ref().unwrap().name, "νέα");
    console.see("Ο αγώνας κρίνεται πια με τον κατάλογο «νέα».");
    console.go(Key::Num7, Place::History);
    console.see("νέα");

    // The file keeps both lists: opened again it is judged by the new one, undone by the old one.
    console.close();
    assert!(verify(&path).unwrap().holds());
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    assert_eq!(verdicts(&console), after);
    assert_eq!(total(&console), total_after);
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    assert_eq!(verdicts(&console), before);
    assert_eq!(total(&console), total_before);
    let sha256 = console.contest().common.lexicon.as_ref().unwrap().sha256;
    assert_eq!(sha256, Lexicon::embedded().passport().sha256);
}

#[test]
fn a_change_that_changes_nothing_says_so_and_no_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path(), "νέα.txt", "ΚΑΡΟ\n");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    play_and_key(&mut console, &["καρο"]);
    let before = console.contest().common.lexicon.clone();
    console.go(Key::Num1, Place::Competition);
    bring(&mut console, &list);
    console.press("Αλλαγή καταλόγου…");
    console.see("Καμία λέξη σε φύλλο δεν αλλάζει κρίση.");
    console.see("Κανενός παίκτη το σύνολο δεν αλλάζει.");
    console.key(Key::Escape);
    assert_eq!(console.contest().common.lexicon, before);
    console.press("Να μη χρησιμοποιηθεί");
    assert!(console.shell().desk.list.is_none());
    // Asked without a list there is nothing to do.
    console.ask(UserCommand::Ask(Question::ChangeList));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.lexicon, before);
}

#[test]
fn files_that_give_no_list_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    bring(&mut console, &list_in(folder.path(), "καλή.txt", "ΚΑΡΟ\n"));
    let bad = [
        (list_in(folder.path(), "κενή.txt", ""), "κενό"),
        (list_in(folder.path(), "αριθμοί.txt", "1 2 3\n"), "δεν έχει καμία λέξη"),
        (list_in(folder.path(), "κομμένη.pdf", "%PDF-1.7\n1 0 obj"), "PDF"),
        (folder.path().join("λείπει.txt"), "δεν υπάρχει"),
        (folder.path().to_path_buf(), "είναι φάκελος"),
    ];
    for (path, why) in bad {
        console.ask(UserCommand::Type(Entry::ListPath, path.display().to_string()));
        console.ask(UserCommand::ImportList);
        read_out(&mut console);
        let notices = &console.shell().desk.notices;
        assert_eq!(notices.len(), 1, "{}", path.display());
        assert!(notices[0].text.contains(why), "{}", notices[0].text);
        assert_eq!(console.shell().desk.text(Entry::ListPath), path.display().to_string());
        assert_eq!(console.shell().desk.list.as_ref().unwrap().lexicon.passport().words, 1);
    }
    console.ask(UserCommand::Type(Entry::ListPath, " ".to_owned()));
    console.ask(UserCommand::ImportList);
    assert!(console.shell().desk.reading.is_none());
    assert_eq!(console.shell().desk.notices.len(), 1);
}

#[test]
fn reading_is_broken_off_and_no_list_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path(), "λίστα.txt", &"ΚΑΡΟ\nΤΑΚΟ\n".repeat(200_000));
    let path = folder.path().join("a.eforos");
    let mut console = Console::new();
    console.shell_mut().ask(UserCommand::Type(Entry::NewFile, path.display().to_string()));
    console.shell_mut().ask(UserCommand::Type(Entry::ListPath, list.display().to_string()));
    // Typed and not read, or still being read: no competition is made without it.
    console.shell_mut().ask(UserCommand::CreateCompetition);
    assert!(console.shell().session().is_none());
    console.shell_mut().ask(UserCommand::ImportList);
    assert!(console.shell().desk.reading.is_some());
    console.shell_mut().ask(UserCommand::CreateCompetition);
    assert!(console.shell().session().is_none());
    assert!(!path.exists());
    console.shell_mut().ask(UserCommand::StopImport);
    console.wait_ms(2000);
    assert!(console.shell().desk.reading.is_none());
    assert!(console.shell().desk.list.is_none());
    console.see("Η ανάγνωση του καταλόγου διακόπηκε.");
    // Without a path the free list judges.
    console.ask(UserCommand::Type(Entry::ListPath, String::new()));
    console.ask(UserCommand::CreateCompetition);
    assert_eq!(console.contest().common.lexicon.as_ref(), Some(Lexicon::embedded().passport()));
}

#[test]
fn the_hall_window_comes_back_with_a_competition_in_play() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    let opened_again = |console: &mut Console, access| {
        console.drop_session();
        console.shell_mut().open_competition(&path, access);
        console.shell().desk.projector
    };
    assert!(!opened_again(&mut console, Access::Write), "nothing is drawn");
    console.space();
    assert!(opened_again(&mut console, Access::Write), "a round is drawn");
    console.wait_ms(7000);
    console.space();
    assert!(opened_again(&mut console, Access::Write), "a round runs");
    assert!(!opened_again(&mut console, Access::Read), "who reads shows nothing");
}

/// One byte of the list in the file is another, and no copy has it: the sentence says what is needed, and
/// with that the intact part opens, judged as before.
#[test]
fn a_damaged_list_is_read_again_for_the_intact_part() {
    let folder = tempfile::tempdir().unwrap();
    let list = list_in(folder.path(), "Λίστα μας.txt", "ΚΑΡΟ\nΚΟΡΑ\n");
    let path = folder.path().join("a.eforos");
    let mut console = Console::with_the_form();
    bring(&mut console, &list);
    console.press("Δεσμευτικός");
    console.type_into("Αρχείο (κενό: όπως προτείνεται)", path.to_str().unwrap());
    console.press("Δημιουργία αγώνα");
    console.ask(UserCommand::Type(Entry::Players, "Άννα".to_owned()));
    console.ask(UserCommand::AddPlayers);
    play_and_key(&mut console, &["καρο", "τακο"]);
    let (judged, points) = (verdicts(&console), total(&console));
    console.ask(UserCommand::CloseCompetition);

    let mut bytes = std::fs::read(&path).unwrap();
    let mark = b"\x89EFL\r\n\x1a\n";
    let place = bytes.windows(mark.len()).position(|window| window == mark).unwrap();
    bytes[place + 60] ^= 1;
    std::fs::write(&path, bytes).unwrap();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    let offer = "Άνοιγμα του ακέραιου μέρους ως αντίγραφο";
    console.press(offer);
    console.see("ο κατάλογος λέξεων όμως όχι");
    assert!(console.shell().session().is_none());
    bring(&mut console, &list);
    console.press(offer);
    console.see("Ο κατάλογος λέξεων είχε βλάβη και μπήκε ο ίδιος, λέξη προς λέξη, από αλλού.");
    assert_eq!((verdicts(&console), total(&console)), (judged, points));
    let intact = console.shell().session().unwrap().path().to_path_buf();
    console.close();
    assert_eq!(verify(&intact).unwrap().first_failure(), None);
}
