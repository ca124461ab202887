//! Print: the documents and their pages, driven by labels and keys; what is written, opened, refused.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

use eforos::commands::{CopyKind, Entry, Pinned, Place, Question, Stretch, UserCommand};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::language::Language;
use eforos::print::documents::{Document, Order, Paper, Wish};
use eforos::text;
use eforos::views::print::{Told, document_name};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;

use super::laws::is_soak;
use super::sizes::painted;
use crate::gui::Console;
use eforos::app::shell::Outside;

/// A console with a rehearsal in a folder, in Print, its pages laid out.
fn rehearsal(folder: &Path, players: u16, stretch: Stretch) -> Console {
    in_print(Console::new(), folder, players, stretch)
}

fn in_print(mut console: Console, folder: &Path, players: u16, stretch: Stretch) -> Console {
    console.shell_mut().desk.documents = Some(folder.to_owned());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, players.to_string()));
    console.ask(UserCommand::Rehearse(stretch));
    console.ask(UserCommand::Cancel);
    console.go(Key::Num6, Place::Print);
    console.until_laid_out();
    console
}

#[test]
fn recorded_letters_have_no_draw_to_prove_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let wish = Wish { document: Document::Commitment, ..Wish::default() };
    console.ask(UserCommand::ShowDocument(wish));
    console.until_laid_out();
    let before = std::fs::read_dir(folder.path()).unwrap().count();
    for command in [UserCommand::SaveDocument, UserCommand::PrintDocument] {
        console.ask(command);
        assert!(console.shell().desk.writing.is_none());
    }
    console.see("δεν υπάρχει κλήρωση που να αποδεικνύει η δέσμευση");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), before);
}

#[test]
fn of_cards_that_get_no_codes_any_more_nothing_is_written_and_it_is_said_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 2, Stretch::Whole);
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::PlayerCards)));
    console.until_laid_out();
    console.see("Οι κάρτες δεν έχουν κωδικό, και δεν θα αποκτήσουν");
    for command in [UserCommand::SaveDocument, UserCommand::PrintDocument] {
        console.ask(command);
        assert!(console.shell().desk.writing.is_none());
        let told = &console.shell().desk.notices;
        assert!(
            told.iter().any(|it| it.text.starts_with("Οι κάρτες δεν έχουν κωδικό")),
            "{told:?}"
        );
        console.ask(UserCommand::Dismiss(0));
    }
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let is_pdf = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "pdf");
    assert_eq!(files.filter(is_pdf).count(), 0);
}

/// While pages are prepared what is said of them is longest: the buttons that turn them lay on it.
#[test]
fn what_turns_the_pages_never_lies_on_what_is_said_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 40, Stretch::Whole);
    let mut met = 0;
    let widths =
        if is_soak() { [1100.0, 1180.0, 1280.0, 1366.0].as_slice() } else { &[1100.0, 1280.0] };
    for language in Language::ALL {
        for &width in widths {
            console.harness.set_size(egui::vec2(width, 720.0));
            console.until_laid_out();
            // Long enough to be looked at while it is prepared.
            console.shell_mut().ask(UserCommand::Speak(language));
            let wish = [Document::GradedSheets, Document::PlayerReport][usize::from(met % 2 == 0)];
            console.shell_mut().ask(UserCommand::ShowDocument(Wish::whole(wish)));
            console.shell_mut().tick();
            console.harness.run_steps(2);
            let all = painted(&console);
            let laying = text!(language, "press-laying", done = 0, of = 0);
            let Some((said, place)) = all.iter().find(|(text, _)| text.starts_with(&laying)) else {
                continue;
            };
            met += 1;
            let over = all.iter().filter(|(text, other)| text != said && other.intersects(*place));
            assert_eq!(over.count(), 0, "{language:?}, {width}: {said} at {place} of {all:#?}");
        }
    }
    assert!(met > 2 * widths.len(), "{met}");
    console.until_laid_out();
}

/// Ticks until what is being written is written, or was refused.
fn written(console: &mut Console) -> Option<Told> {
    let waits = |console: &Console| {
        let desk = &console.shell().desk;
        desk.writing.is_some() || matches!(desk.press.told, Some(Told::Opening(_)))
    };
    while waits(console) {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    console.settle();
    console.shell().desk.press.told.clone()
}

fn pages(console: &Console) -> usize {
    console.shell().desk.press.pages.as_ref().map_or(0, |pages| pages.0.pages.len())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| !name.contains(".eforos"));
    names.sort();
    names
}

fn pdfinfo(path: &Path) -> String {
    let out = Command::new("pdfinfo").arg(path).output();
    let out = out.unwrap_or_else(|error| panic!("pdfinfo (poppler-utils): {error}"));
    assert!(out.status.success(), "{out:?}");
    String::from_utf8(out.stdout).unwrap()
}

fn pdftotext(path: &Path) -> String {
    let out = Command::new("pdftotext").arg(path).arg("-").output().unwrap();
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn word_sheets_of_sixty_players_are_saved_under_a_typed_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 60, Stretch::Players);
    assert_eq!(console.contest().common.players.len(), 60);
    console.see("Φύλλα καταγραφής");
    console.see("σελίδα 1 από 840");
    console.type_into("Αρχείο PDF", "φύλλα");
    console.key(Key::Enter);
    let path = folder.path().join("φύλλα.pdf");
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    console.see("Γράφτηκε: ");
    let info = pdfinfo(&path);
    assert!(info.contains("Pages:           840"), "{info}");
    assert!(info.contains("419.528 x 595.276 pts"), "{info}");

    console.press("A4, δύο σε κάθε σελίδα");
    console.until_laid_out();
    console.see("σελίδα 1 από 420");
    console.ask(UserCommand::ChoosePaper(Some(Paper::A5)));
    console.type_into("Φύλλα χωρίς όνομα", "25");
    console.until_laid_out();
    console.see("σελίδα 1 από 25");
}

#[test]
fn documents_rounds_and_players_are_chosen_and_pages_turned() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 5, Stretch::Whole);
    for document in Document::ALL {
        console.ask(UserCommand::ShowDocument(Wish::whole(document)));
        console.until_laid_out();
        assert!(pages(&console) > 0, "{document:?}");
    }
    console.press("Δελτίο παίκτη");
    console.until_laid_out();
    let all = pages(&console);
    assert!(all >= 5);
    console.see(&format!("σελίδα 1 από {all}"));
    console.key(Key::PageDown);
    console.see(&format!("σελίδα 2 από {all}"));
    console.press("Επόμενη σελίδα");
    console.see(&format!("σελίδα 3 από {all}"));
    console.key(Key::PageUp);
    console.key(Key::PageUp);
    console.key(Key::PageUp);
    console.see(&format!("σελίδα 1 από {all}"));
    console.press("Ολόκληρη σελίδα");
    assert!(console.shell().desk.press.whole);
    console.press("Σε όλο το πλάτος");

    let name = console.contest().common.players.values().nth(1).unwrap().name.clone();
    console.type_into("Μόνο ένας παίκτης", "2");
    console.see(&format!("2. {name}"));
    console.key(Key::Enter);
    console.until_laid_out();
    assert_eq!(console.shell().desk.press.wish.player, PlayerId::new(2));
    assert!(pages(&console) < all);

    console.press("Πρακτικό γύρου");
    console.press("7");
    console.until_laid_out();
    let shown = console.shell().desk.press.pages.clone().unwrap();
    assert_eq!(shown.0.title, "Γύρος 7");
    console.ask(UserCommand::Speak(Language::English));
    console.until_laid_out();
    let shown = console.shell().desk.press.pages.clone().unwrap();
    assert_eq!(shown.0.title, "Round 7");
}

#[test]
fn a_document_gets_a_name_of_its_own_beside_the_competition() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    let stem = console.shell().session().unwrap().path().file_stem().unwrap().to_owned();
    let stem = stem.to_str().unwrap();
    console.press("Πρακτικό γύρου");
    console.press("3");
    console.until_laid_out();
    let expected = [
        format!("{stem} - Πρακτικό γύρου - γύρος 3 2.pdf"),
        format!("{stem} - Πρακτικό γύρου - γύρος 3.pdf"),
    ];
    // Something else has its name.
    std::fs::write(folder.path().join(&expected[1]), "mine").unwrap();
    console.ctrl(Key::S);
    written(&mut console);
    assert_eq!(names(folder.path()), expected);
    assert!(pdftotext(&folder.path().join(&expected[0])).contains("Γύρος 3"));
}

/// Two issues of a day were told apart by the "2" that any name that is taken gets.
#[test]
fn a_further_issue_has_its_number_in_the_name_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    let stem = console.shell().session().unwrap().path().file_stem().unwrap().to_owned();
    let stem = stem.to_str().unwrap().to_owned();
    let save = |console: &mut Console| {
        console.press("Φύλλο αγώνα");
        console.until_laid_out();
        console.ctrl(Key::S);
        written(console);
    };
    save(&mut console);
    console.see("Γράφτηκε");
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    console.go(Key::Num6, Place::Print);
    // Of the second issue nothing is written yet.
    assert!(!console.sees("Γράφτηκε"), "{:#?}", console.texts());
    save(&mut console);
    let expected =
        [format!("{stem} - Φύλλο αγώνα - έκδοση 2.pdf"), format!("{stem} - Φύλλο αγώνα.pdf")];
    assert_eq!(names(folder.path()), expected);
    assert!(pdftotext(&folder.path().join(&expected[0])).contains("έκδοση 2"));
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_that_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    let path = folder.path().join("old.pdf");
    std::fs::write(&path, "mine").unwrap();
    console.press("Πίνακας κατάταξης");
    console.until_laid_out();
    console.type_into("Αρχείο PDF", path.to_str().unwrap());
    console.key(Key::Enter);
    console.see("Υπάρχει ήδη αρχείο με αυτό το όνομα.");
    console.key(Key::Escape);
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    console.ctrl(Key::S);
    console.key(Key::Enter);
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));

    // A competition is never replaced, and what cannot be written is said.
    let competition = console.shell().session().unwrap().path().to_owned();
    let before = std::fs::read(&competition).unwrap();
    for (wrong, why) in [
        (competition.clone(), "δεν αντικαθίσταται"),
        (folder.path().join("nowhere").join("a.pdf"), "δεν υπάρχει"),
        (PathBuf::from("/proc/a.pdf"), "/proc/a.pdf"),
    ] {
        console.ask(UserCommand::Type(Entry::DocumentFile, wrong.display().to_string()));
        console.ctrl(Key::S);
        console.ask(UserCommand::Confirm);
        let Some(Told::Failed(said)) = written(&mut console) else { panic!("{wrong:?}") };
        assert!(said.contains(why), "{said}");
        console.see(&said);
    }
    assert_eq!(std::fs::read(&competition).unwrap(), before);
    assert_eq!(names(folder.path()), ["old.pdf"]);
}

/// A viewer that tells what it was given, and opens nothing after the first few.
fn viewer(opens: usize) -> (eforos::app::press::Viewer, Receiver<PathBuf>) {
    let (sender, given) = channel();
    let state = Mutex::new((sender, opens));
    let viewer = move |path: &Path| {
        let mut state = state.lock().unwrap();
        let (sender, opens) = &mut *state;
        let _ = sender.send(path.to_owned());
        *opens = opens.checked_sub(1).ok_or(io::ErrorKind::NotFound)?;
        Ok(())
    };
    (Arc::new(viewer), given)
}

#[test]
fn what_is_printed_is_saved_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (viewer, given) = viewer(2);
    let mut console = in_print(Console::with_viewer(viewer), folder.path(), 3, Stretch::Whole);
    console.press("Φύλλο αγώνα");
    console.until_laid_out();
    console.ctrl(Key::P);
    let Some(Told::Opened(path)) = written(&mut console) else { panic!() };
    assert_eq!(given.recv().unwrap(), path);
    assert!(pdfinfo(&path).contains("(A4)"));
    console.press("Άνοιγμα φακέλου");
    assert_eq!(given.recv().unwrap(), folder.path());
    // Without a viewer it is said where the document lies.
    console.press("Άνοιγμα εγγράφου");
    assert_eq!(given.recv().unwrap(), path);
    loop {
        console.shell_mut().tick();
        if matches!(console.shell().desk.press.told, Some(Told::NotOpened(..))) {
            break;
        }
        std::thread::yield_now();
    }
    console.settle();
    console.see("δεν βρέθηκε πρόγραμμα που να το ανοίγει");
    console.see(path.to_str().unwrap());
}

/// Printed after it was saved, a document lay there twice, the second as "… 2.pdf".
#[test]
fn what_was_saved_is_printed_from_its_file_until_that_or_the_day_is_another() {
    let folder = tempfile::tempdir().unwrap();
    let (viewer, given) = viewer(9);
    let mut console = in_print(Console::with_viewer(viewer), folder.path(), 3, Stretch::Whole);
    console.press("Φύλλο αγώνα");
    console.until_laid_out();
    console.ctrl(Key::S);
    let Some(Told::Written(path)) = written(&mut console) else { panic!() };
    let print = |console: &mut Console| {
        console.ctrl(Key::P);
        let Some(Told::Opened(opened)) = written(console) else { panic!() };
        assert_eq!(given.recv().unwrap(), opened);
        opened
    };
    for _ in 0..2 {
        assert_eq!(print(&mut console), path);
    }
    // Nor is it saved a second time after it was printed; that it lies there is told.
    console.ctrl(Key::S);
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    assert_eq!(names(folder.path()).len(), 1);
    // Somebody wrote something else there: that is not what is seen.
    std::fs::write(&path, "mine").unwrap();
    let second = print(&mut console);
    assert_ne!(second, path);
    assert!(pdfinfo(&second).contains("(A4)"));
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    // Another document is none that was written.
    console.press("Πίνακας κατάταξης");
    console.until_laid_out();
    print(&mut console);
    assert_eq!(names(folder.path()).len(), 3);
}

/// A viewer was opened only once it has answered; until then it is being opened.
#[test]
fn that_it_was_opened_is_said_once_the_viewer_has_answered() {
    let folder = tempfile::tempdir().unwrap();
    let (answer, waits) = channel::<()>();
    let waits = Mutex::new(waits);
    let viewer =
        move |_: &Path| waits.lock().unwrap().recv().map_err(|_| io::Error::last_os_error());
    let console = Console::with_viewer(Arc::new(viewer));
    let mut console = in_print(console, folder.path(), 3, Stretch::Whole);
    console.until_laid_out();
    console.ctrl(Key::P);
    while console.shell().desk.writing.is_some() {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    console.settle();
    console.see("ανοίγει στο πρόγραμμα προβολής PDF");
    assert!(!console.texts().iter().any(|text| text.contains("Ανοίχτηκε")));
    answer.send(()).unwrap();
    assert!(matches!(written(&mut console), Some(Told::Opened(_))));
    console.see("Ανοίχτηκε στο πρόγραμμα προβολής PDF");
}

/// That the viewer refused the document before was told in the place of why the page of results was not written.
#[test]
fn a_viewer_that_refuses_late_takes_no_newer_refusal_away() {
    let folder = tempfile::tempdir().unwrap();
    let (answer, waits) = channel::<()>();
    let waits = Mutex::new(waits);
    let viewer =
        move |_: &Path| waits.lock().unwrap().recv().map_err(|_| io::ErrorKind::NotFound.into());
    let console = Console::with_viewer(Arc::new(viewer));
    let mut console = in_print(console, folder.path(), 3, Stretch::Whole);
    console.until_laid_out();
    console.ctrl(Key::P);
    let until = |console: &mut Console, is_so: &dyn Fn(&Console) -> bool| {
        while !is_so(console) {
            console.shell_mut().tick();
            std::thread::yield_now();
        }
        console.settle();
    };
    until(&mut console, &|console| {
        matches!(console.shell().desk.press.told, Some(Told::Opening(_)))
    });
    let nowhere = folder.path().join("nowhere").join("a.html");
    console.ask(UserCommand::Ask(Question::WebPage(None)));
    console.ask(UserCommand::Type(Entry::PageFile, nowhere.display().to_string()));
    console.ask(UserCommand::Confirm);
    until(&mut console, &|console| {
        matches!(console.shell().desk.press.told, Some(Told::Failed(_)))
    });
    drop(answer);
    until(&mut console, &|console| {
        let told = &console.shell().desk.press.told;
        matches!(told, Some(Told::NotOpened(..))) || !console.shell().desk.notices.is_empty()
    });
    console.see(nowhere.to_str().unwrap());
    console.see("δεν βρέθηκε πρόγραμμα που να το ανοίγει");
}

#[test]
fn everything_is_archived_in_a_folder_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Half);
    console.press("Φάκελος αρχείου…");
    console.see("Γράφεται νέος φάκελος");
    let proposed = PathBuf::from(console.shell().desk.text(Entry::ArchiveFolder));
    console.key(Key::Enter);
    assert_eq!(written(&mut console), Some(Told::Archived(proposed.clone())));
    let public = proposed.join("Προς δημοσίευση");
    let archived = [names(&proposed), names(&public)].concat();
    // Nobody was penalised: there is nothing to be silent about. What is filled in by hand is no record.
    let kept = |it: &Document| !matches!(it, Document::UnnamedStandings | Document::WordSheets);
    for document in Document::ALL.into_iter().filter(kept) {
        let name = format!("{}.pdf", document_name(Language::Greek, document));
        assert!(archived.iter().any(|file| file.ends_with(&name)), "{archived:?}");
    }
    assert!(proposed.is_absolute(), "it is said where: {}", proposed.display());
    assert!(proposed.join("Μόνο αν συμφωνούν όλοι").join("δημοσίευση.eforos").is_file());
    let told = std::fs::read_to_string(proposed.join("00 ΔΙΑΒΑΣΕ ΜΕ.txt")).unwrap();
    assert!(told.contains("ΜΕΝΟΥΝ ΣΤΟΝ ΟΜΙΛΟ"), "{told}");
    assert!(told.contains("ο σπόρος της κλήρωσης λείπει"), "{told}");
    // Of which day it is stands above all, and that nothing is signed.
    let title = console.contest().common.details.title.clone();
    assert!(told.starts_with(&format!("{title}\n21 Νοεμβρίου 2026")), "{told}");
    assert!(!told.contains("Υπογράφηκε"), "{told}");
    assert!(
        pdftotext(&public.join(archived.iter().find(|name| name.contains("Φύλλο αγώνα")).unwrap()))
            .contains("Δεν υπογράφεται ακόμη")
    );
    // Sheets to write on are no record of the day.
    assert!(!archived.iter().any(|name| name.contains("Φύλλα καταγραφής")), "{archived:?}");
    // A folder that is there is left alone.
    console.press("Φάκελος αρχείου…");
    console.ask(UserCommand::Type(Entry::ArchiveFolder, proposed.display().to_string()));
    console.key(Key::Enter);
    console.see("Υπάρχει ήδη");
    assert!(console.shell().desk.question.is_some());
    // A folder that is not there, or is a file, is said while the name can still be typed anew.
    for lost in ["nowhere/archive", "archive.txt/archive"] {
        std::fs::write(folder.path().join("archive.txt"), "").unwrap();
        let lost = folder.path().join(lost).display().to_string();
        console.ask(UserCommand::Type(Entry::ArchiveFolder, lost.clone()));
        console.key(Key::Enter);
        console.see("δεν μπορεί να γίνει ο φάκελος αρχείου");
        console.see("Γράψτε έναν φάκελο που υπάρχει");
        assert!(console.shell().desk.question.is_some());
        assert_eq!(console.shell().desk.text(Entry::ArchiveFolder), lost);
    }
    console.ask(UserCommand::Type(Entry::ArchiveFolder, String::new()));
    console.key(Key::Enter);
    assert!(console.shell().desk.question.is_some());
    console.key(Key::Escape);
}

/// With names, as it began, who was penalised and why lay among what was said to be publishable; and the question spoke of
/// a copy for publication that without names is not made.
#[test]
fn an_archive_begins_without_the_names_of_the_penalised_and_says_what_the_choice_moves() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Half);
    console.press("Φάκελος αρχείου…");
    console.see("ένα αντίγραφο του αγώνα");
    assert!(!console.sees("Οι ποινές σε ό,τι δημοσιεύεται"), "nobody was penalised");
    console.key(Key::Escape);
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Publication)));
    assert!(!console.sees("Μέσα είναι όλα τα ονόματα"));
    console.key(Key::Escape);
    console.ask(UserCommand::Ask(Question::Penalise {
        player: PlayerId::new(1).unwrap(),
        round: RoundNo::FIRST,
        kind: PenaltyName::Reprimand,
    }));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε δυνατά".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.penalties.len(), 1);
    console.ask(UserCommand::Ask(Question::Copy(CopyKind::Publication)));
    console.see("Μέσα είναι όλα τα ονόματα: φαίνεται ποιος τιμωρήθηκε και γιατί");
    console.key(Key::Escape);
    console.press("Φάκελος αρχείου…");
    console.see("αντίγραφο του αγώνα προς δημοσίευση δεν γίνεται");
    console.press("Με ονόματα, όπως στο φύλλο αγώνα");
    console.see("Λένε ποιος τιμωρήθηκε και, όπου δίνουν ολόκληρα τα ονόματα, γιατί.");
    assert!(!console.sees("δεν γίνεται"));
    console.press("Χωρίς ονόματα και αιτιολογίες");
    console.see("αντίγραφο του αγώνα προς δημοσίευση δεν γίνεται");
    console.key(Key::Escape);
    console.press("Φάκελος αρχείου…");
    let there = PathBuf::from(console.shell().desk.text(Entry::ArchiveFolder));
    console.ask(UserCommand::Confirm);
    assert_eq!(written(&mut console), Some(Told::Archived(there.clone())));
    let public = there.join("Προς δημοσίευση");
    let page = public.join("αποτελέσματα - ποινές χωρίς ονόματα.html");
    assert!(!std::fs::read_to_string(page).unwrap().contains("μιλούσε"));
    assert!(!public.join("δημοσίευση.eforos").exists());
}

/// For the page alone the whole archive was written.
#[test]
fn the_page_of_results_is_written_alone_without_the_names_of_the_penalised() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Half);
    let page_written = |console: &mut Console| {
        let there = PathBuf::from(console.shell().desk.text(Entry::PageFile));
        console.key(Key::Enter);
        assert_eq!(written(console), Some(Told::Written(there.clone())));
        console.see("Γράφτηκε: ");
        console.see("Άνοιγμα εγγράφου");
        std::fs::read_to_string(there).unwrap()
    };
    console.press("Ιστοσελίδα…");
    assert!(!console.sees("Οι ποινές σε ό,τι δημοσιεύεται"), "nobody was penalised");
    assert!(console.shell().desk.text(Entry::PageFile).ends_with(" - αποτελέσματα.html"));
    let page = page_written(&mut console);
    assert!(page.contains("<table"), "{page}");
    console.ask(UserCommand::Ask(Question::Penalise {
        player: PlayerId::new(1).unwrap(),
        round: RoundNo::FIRST,
        kind: PenaltyName::Reprimand,
    }));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε δυνατά".to_owned()));
    console.ask(UserCommand::Confirm);
    console.press("Ιστοσελίδα…");
    console.see("Δεν λέει ποιος τιμωρήθηκε.");
    let proposed = |console: &Console| console.shell().desk.text(Entry::PageFile).to_owned();
    assert!(proposed(&console).ends_with(" - αποτελέσματα - ποινές χωρίς ονόματα.html"));
    console.press("Με ονόματα, όπως στο φύλλο αγώνα");
    console.see("Λέει ποιος τιμωρήθηκε και, όπου δίνει ολόκληρα τα ονόματα, γιατί.");
    // The name says which of the two it is; that of the first page is taken.
    assert!(proposed(&console).ends_with(" - αποτελέσματα 2.html"), "{}", proposed(&console));
    console.press("Χωρίς ονόματα και αιτιολογίες");
    assert!(!page_written(&mut console).contains("μιλούσε"));
    console.press("Ιστοσελίδα…");
    console.press("Με ονόματα, όπως στο φύλλο αγώνα");
    assert!(page_written(&mut console).contains("μιλούσε"));
    // What is there is not replaced, and a bare name lies beside the competition.
    console.press("Ιστοσελίδα…");
    console.ask(UserCommand::Type(Entry::PageFile, "page".to_owned()));
    console.press("Με ονόματα, όπως στο φύλλο αγώνα");
    assert_eq!(proposed(&console), "page", "what was typed stays");
    console.key(Key::Enter);
    let there = folder.path().join("page.html");
    assert_eq!(written(&mut console), Some(Told::Written(there)));
    console.press("Ιστοσελίδα…");
    console.ask(UserCommand::Type(Entry::PageFile, "page.html".to_owned()));
    console.key(Key::Enter);
    console.see("Υπάρχει ήδη");
}

#[test]
fn in_which_folder_the_archive_lies_is_chosen() {
    let [folder, chosen] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let console = Console::choosing(chosen.path());
    let mut console = in_print(console, folder.path(), 3, Stretch::Players);
    console.press("Φάκελος αρχείου…");
    console.press("Επιλογή φακέλου…");
    console.until_chosen();
    let there = PathBuf::from(console.shell().desk.text(Entry::ArchiveFolder));
    assert_eq!(there.parent(), Some(chosen.path()));
    console.key(Key::Enter);
    // While it is written nothing else can be: that is why, and not that no pages are seen.
    if console.shell().desk.writing.is_some() {
        console.ask(UserCommand::Hindered(Box::new(UserCommand::PrintDocument)));
        console.see("Γράφεται ήδη ένα έγγραφο");
    }
    assert_eq!(written(&mut console), Some(Told::Archived(there.clone())));
    assert!(there.join("00 ΔΙΑΒΑΣΕ ΜΕ.txt").is_file());
}

/// Words, signatories and ink of certificates were a file in a hidden folder, told of in English.
#[test]
fn a_club_s_own_words_of_certificates_are_found_beside_them() {
    let folder = tempfile::tempdir().unwrap();
    let templates = folder.path().join("club").join("templates");
    let laid = templates.clone();
    let opened = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&opened);
    let console = Console::in_a_world(|outside| Outside {
        templates: Some(laid),
        viewer: Arc::new(move |path: &Path| {
            seen.lock().unwrap().push(path.to_owned());
            Ok(())
        }),
        ..outside
    });
    let mut console = in_print(console, folder.path(), 3, Stretch::Whole);
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::Certificates)));
    console.until_laid_out();
    let said = |console: &Console| -> BTreeSet<String> {
        painted(console).into_iter().map(|(text, ..)| text).collect()
    };
    let before = said(&console);
    console.press("Λόγια διπλωμάτων…");
    let file = templates.join("certificates.toml");
    console.see("Ανοίξτε το με έναν απλό επεξεργαστή κειμένου");
    let text = std::fs::read_to_string(&file).unwrap();
    for told in ["Ποιοι υπογράφουν", "{rank}", "\"black\" ασπρόμαυρα"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    // As it is made it changes nothing.
    console.until_laid_out();
    let missing: Vec<String> = before.difference(&said(&console)).cloned().collect();
    assert!(missing.is_empty(), "{missing:?}");
    let text = text
        .replace("    # {", "    {")
        .replace("winner_heading = \"\"", "winner_heading = \"Έπαινος\"");
    std::fs::write(&file, &text).unwrap();
    console.shell_mut().tick();
    console.until_laid_out();
    let outline = |console: &Console| {
        let pages = console.shell().desk.press.pages.as_ref().map(|pages| pages.0.outline());
        pages.unwrap_or_default()
    };
    let own = outline(&console);
    assert!(own.contains("Όνομα Επώνυμο") && own.contains("Ε Π Α Ι Ν Ο Σ"), "{own}");
    // Asked for again it is left as it is.
    console.press("Λόγια διπλωμάτων…");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    // A slip is told with its line; put right, the pages come back.
    std::fs::write(
        &file,
        text.replace("participation_sentence = \"\"", "participation_sentence = \"{pionts}\""),
    )
    .unwrap();
    console.shell_mut().tick();
    console.until_laid_out();
    console.see("{pionts}");
    std::fs::write(&file, &text).unwrap();
    console.shell_mut().tick();
    console.until_laid_out();
    assert_eq!(outline(&console), own);
    assert!(!console.sees("{pionts}"));
    assert!(opened.lock().unwrap().contains(&templates));
}

#[test]
fn where_no_file_dialog_opens_the_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 2, Stretch::Players);
    console.ask(UserCommand::BrowseDocument);
    console.until_chosen();
    console.see("Δεν επιλέχθηκε αρχείο. Αν δεν άνοιξε παράθυρο επιλογής, γράψτε τη διαδρομή");
    // The field has the focus: what is typed is the name.
    console.harness.event(egui::Event::Text("φύλλα".to_owned()));
    console.settle();
    console.key(Key::Enter);
    let path = folder.path().join("φύλλα.pdf");
    assert_eq!(written(&mut console), Some(Told::Written(path)));
}

#[test]
fn where_a_dialog_opens_the_document_lies_where_it_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chosen.pdf");
    let console = Console::choosing(&path);
    let mut console = in_print(console, folder.path(), 2, Stretch::Players);
    console.ask(UserCommand::BrowseDocument);
    console.until_chosen();
    assert_eq!(written(&mut console), Some(Told::Written(path)));
    console.see("Γράφτηκε: ");
}

/// The place of the page of results could be typed alone, that of an archive chosen.
#[test]
fn where_the_page_of_results_lies_is_chosen_in_a_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("σελίδα.html");
    let console = Console::choosing(&path);
    let mut console = in_print(console, folder.path(), 2, Stretch::Players);
    console.ask(UserCommand::Ask(Question::WebPage(None)));
    console.press("Επιλογή θέσης…");
    console.until_chosen();
    assert!(!path.exists(), "it is only proposed");
    console.key(Key::Enter);
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<!DOCTYPE html>"));
}

#[test]
fn what_is_broken_off_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 20, Stretch::Players);
    console.ask(UserCommand::Type(Entry::DocumentFile, "a.pdf".to_owned()));
    console.shell_mut().ask(UserCommand::SaveDocument);
    // Either it is broken off, or it was too late and the document is whole.
    console.shell_mut().ask(UserCommand::StopWriting);
    match written(&mut console) {
        Some(Told::Failed(said)) => {
            assert_eq!(said, "Η εκτύπωση διακόπηκε· δεν γράφτηκε τίποτε.");
            assert_eq!(names(folder.path()), [""; 0]);
        }
        Some(Told::Written(path)) => assert!(pdfinfo(&path).contains("280")),
        told => panic!("{told:?}"),
    }
    // The time goes on, and nothing is left in the way of the next.
    console.ctrl(Key::S);
    assert!(
        matches!(written(&mut console), Some(Told::Written(_) | Told::Failed(_)))
            || console.shell().desk.question.is_some()
    );
}

#[test]
fn pages_follow_what_happens() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Half);
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::PlayerReport)));
    console.until_laid_out();
    let before = console.shell().desk.press.pages.clone();
    console.settle();
    assert_eq!(console.shell().desk.press.pages, before, "nothing is laid out again in vain");
    console.ask(UserCommand::Type(Entry::Title, "Άλλος τίτλος".to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.until_laid_out();
    assert_ne!(console.shell().desk.press.pages, before);
}

/// What lies on the press: a round's record after the round, the final sheet once it is signed; what somebody chose stays
/// until something else is due.
#[test]
fn print_opens_on_what_is_due() {
    let [folder, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let on = |console: &Console| {
        let wish = console.shell().desk.press.wish;
        (wish.document, wish.round.map(RoundNo::get))
    };
    let signed = rehearsal(folder.path(), 3, Stretch::Whole);
    assert_eq!(on(&signed).0, Document::Final);
    let mut console = rehearsal(other.path(), 3, Stretch::Half);
    assert_eq!(on(&console), (Document::RoundRecord, Some(7)));
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::WordSheets)));
    console.go(Key::Num2, Place::Rounds);
    console.go(Key::Num6, Place::Print);
    assert_eq!(on(&console).0, Document::WordSheets, "as it was left");
    // The letters and the time of the next round.
    console.go(Key::Num2, Place::Rounds);
    console.space();
    console.wait_ms(8_000);
    console.space();
    console.wait_ms(361_000);
    console.go(Key::Num6, Place::Print);
    assert_eq!(on(&console), (Document::RoundRecord, Some(8)));
}

#[test]
fn one_prints_from_where_one_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    console.go(Key::Num5, Place::Standings);
    console.ask(UserCommand::StandingsAfter(RoundNo::new(4).unwrap()));
    console.press("Εκτύπωση…");
    let wish = console.shell().desk.press.wish;
    assert_eq!((wish.document, wish.round), (Document::Standings, RoundNo::new(4)));
    assert_eq!(console.shell().desk.place, Place::Print);
    console.go(Key::Num5, Place::Standings);
    console.ask(UserCommand::SelectRow(PlayerId::new(2).unwrap()));
    console.press("Δελτίο…");
    let wish = console.shell().desk.press.wish;
    assert_eq!((wish.document, wish.player), (Document::PlayerReport, PlayerId::new(2)));
    console.go(Key::Num5, Place::Standings);
    console.press("Εκτύπωση του φύλλου αγώνα…");
    assert_eq!(console.shell().desk.press.wish.document, Document::Final);
    // And from the palette, wherever that is.
    console.ctrl(Key::K);
    console.text("εκτύπωση: φύλλα κατ");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.press.wish.document, Document::WordSheets);
    assert_eq!(console.shell().desk.press.wish.order.unwrap_or_default(), Order::Round);
}

/// Many players with names, in the long runs five hundred: what is begun is dropped when something else is wanted, what is
/// written is broken off, and what is wanted lies there whole.
#[test]
fn many_players_are_laid_out_broken_off_and_written() {
    let most = if is_soak() { 500 } else { 100 };
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let families = ["Παπαδόπουλος", "Χατζηγεωργίου", "Οικονόμου", "Βλάχος"];
    let named = |number: usize| format!("{} {number:03}ος; Όμιλος", families[number % 4]);
    let names: Vec<String> = (4..=most).map(named).collect();
    console.ask(UserCommand::Type(Entry::Players, names.join("\n")));
    console.ask(UserCommand::AddPlayers);
    assert_eq!(console.contest().common.players.len(), most);
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::WordSheets)));
    console.shell_mut().tick();
    assert!(console.shell().desk.press.laying.is_some(), "how far it is stands under the pages");
    // Something else is wanted before all sheets are laid out.
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::Rules)));
    console.until_laid_out();
    assert_eq!(pages(&console), 1);

    console.ask(UserCommand::ShowDocument(Wish::whole(Document::WordSheets)));
    console.until_laid_out();
    console.see(&format!(
        "σελίδα 1 από {}",
        Language::Greek.number(i64::try_from(most * 14).unwrap())
    ));
    let path = folder.path().join("φύλλα.pdf");
    console.ask(UserCommand::Type(Entry::DocumentFile, "φύλλα".to_owned()));
    console.shell_mut().ask(UserCommand::SaveDocument);
    assert!(console.shell().desk.writing.is_some());
    console.shell_mut().ask(UserCommand::StopWriting);
    match written(&mut console) {
        Some(Told::Failed(said)) => {
            assert!(said.contains("διακόπηκε"), "{said}");
            assert!(!path.exists(), "nothing is half written");
        }
        // It was too late for that.
        told => assert_eq!(told, Some(Told::Written(path.clone()))),
    }
    let _ = std::fs::remove_file(&path);
    console.ask(UserCommand::SaveDocument);
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    let info = pdfinfo(&path);
    let count = info.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap().trim();
    assert_eq!(count, (most * 14).to_string());

    console.ask(UserCommand::ShowDocument(Wish::whole(Document::Certificates)));
    console.until_laid_out();
    assert_eq!(pages(&console), most);
    let path = folder.path().join("διπλώματα.pdf");
    console.ask(UserCommand::Type(Entry::DocumentFile, "διπλώματα".to_owned()));
    console.ask(UserCommand::SaveDocument);
    assert_eq!(written(&mut console), Some(Told::Written(path.clone())));
    let text = pdftotext(&path);
    for number in 4..=most {
        let name = format!("{} {number:03}ος", families[number % 4]);
        assert_eq!(text.matches(&name).count(), 1, "{name}");
    }
}

#[test]
fn what_makes_no_sense_yet_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    console.go(Key::Num6, Place::Print);
    console.until_laid_out();
    console.press("Φύλλο αγώνα");
    console.see("Ο αγώνας δεν έχει υπογραφεί: το γράφει κάθε σελίδα.");
    console.press("Κρίσεις εφόρου");
    console.see("Δεν υπάρχει ακόμη κρίση λέξης.");
    console.press("Βαθμολογημένα φύλλα");
    console.see("Κανένας γύρος δεν έχει τελειώσει ακόμη.");
    console.until_laid_out();
    assert_eq!(pages(&console), 1);
    console.ask(UserCommand::CloseCompetition);
    assert!(console.shell().desk.press.pages.is_none());
    console.ask(UserCommand::Ask(Question::Archive(None)));
}

#[test]
fn what_is_typed_beside_a_document_holds_at_once_or_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    let type_in = |console: &mut Console, entry, text: &str| {
        console.ask(UserCommand::Type(entry, text.to_owned()));
        console.until_laid_out();
    };
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::Certificates)));
    console.until_laid_out();
    assert_eq!(pages(&console), 3);
    // A number that is one player's.
    type_in(&mut console, Entry::PrintPlayer, "2");
    assert_eq!(pages(&console), 1);
    // Nobody's: it is said, and nothing is written.
    type_in(&mut console, Entry::PrintPlayer, "ζζζ");
    console.see("Κανένας παίκτης δεν ταιριάζει");
    // The pages of everybody, which are laid out, are not what was asked for.
    console.see("καμία σελίδα");
    console.ask(UserCommand::SaveDocument);
    assert_eq!(written(&mut console), None);
    assert_eq!(names(folder.path()), [""; 0]);
    // Another document begins anew.
    type_in(&mut console, Entry::PrintPlayer, "2");
    console.ask(UserCommand::SaveDocument);
    assert!(matches!(written(&mut console), Some(Told::Written(_))));
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::WordSheets)));
    console.until_laid_out();
    assert_eq!(console.shell().desk.press.told, None, "what was told was of another document");
    assert_eq!(pages(&console), 3 * 14);
    for wrong in ["0", "2001", "πέντε"] {
        type_in(&mut console, Entry::BlankSheets, wrong);
        console.see("από 1 έως 2.000");
        console.ask(UserCommand::SaveDocument);
        assert_eq!(written(&mut console), None, "{wrong}");
    }
    type_in(&mut console, Entry::BlankSheets, "2000");
    assert_eq!(pages(&console), 2000);
    console.close();
}

/// Once it was signed the large button did nothing.
#[test]
fn after_the_signature_the_step_leads_through_what_follows() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
    let step = |console: &mut Console, label: &str| {
        console.go(Key::Num2, Place::Rounds);
        console.wait_ms(1000);
        console.see(label);
    };
    step(&mut console, "Απονομή στην αίθουσα");
    console.space();
    assert_eq!(console.shell().desk.pinned, Pinned::Ceremony(0.into()));
    for _ in 0..20 {
        if let Pinned::Ceremony(_) = console.shell().desk.pinned {
            console.wait_ms(1000);
            console.space();
        }
    }
    step(&mut console, "Εκτύπωση του υπογεγραμμένου φύλλου");
    console.space();
    assert_eq!(console.shell().desk.place, Place::Print);
    assert_eq!(console.shell().desk.press.wish.document, Document::Final);
    console.until_laid_out();
    // Looked at, it is not printed.
    step(&mut console, "Εκτύπωση του υπογεγραμμένου φύλλου");
    console.space();
    console.until_laid_out();
    console.ask(UserCommand::SaveDocument);
    assert!(matches!(written(&mut console), Some(Told::Written(_))));
    step(&mut console, "Όλα σε έναν φάκελο");
    console.space();
    assert!(matches!(console.shell().desk.question, Some((Question::Archive(_), _))));
    console.key(Key::Enter);
    assert!(matches!(written(&mut console), Some(Told::Archived(_))));
    step(&mut console, "Ο αγώνας υπογράφηκε");
    // Opened again for a correction, every place says so until it is signed once more.
    assert!(!console.texts().iter().any(|text| text.contains("Ανοιχτός ξανά")));
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "λάθος πόντοι".to_owned()));
    console.ask(UserCommand::Confirm);
    for (key, place) in [(Key::Num2, Place::Rounds), (Key::Num4, Place::Words)] {
        console.go(key, place);
        console.see("Ανοιχτός ξανά");
    }
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    assert!(!console.texts().iter().any(|text| text.contains("Ανοιχτός ξανά")));
    // What was done belonged to the issue before.
    step(&mut console, "Απονομή στην αίθουσα");
    console.close();
}

/// The list of documents knew the mouse alone.
#[test]
fn the_list_of_documents_is_walked_by_arrows_and_enter_prints() {
    let folder = tempfile::tempdir().unwrap();
    let (viewer, given) = viewer(1);
    let mut console = in_print(Console::with_viewer(viewer), folder.path(), 3, Stretch::Whole);
    let on = |console: &Console| console.shell().desk.press.wish.document;
    let first = on(&console);
    // What is signed stands first: above it there is nothing.
    console.key(Key::ArrowUp);
    assert_eq!(on(&console), first);
    console.key(Key::ArrowDown);
    let next = on(&console);
    assert_ne!(next, first);
    console.key(Key::ArrowUp);
    assert_eq!(on(&console), first);
    console.key(Key::ArrowDown);
    console.key(Key::ArrowDown);
    let below = on(&console);
    assert!(below != first && below != next);
    console.until_laid_out();
    console.key(Key::Enter);
    let Some(Told::Opened(path)) = written(&mut console) else { panic!() };
    assert_eq!(given.recv().unwrap(), path);
    assert!(path.to_string_lossy().contains(&document_name(Language::Greek, below)));
}

/// A fade lay over the signatures, black in the dark look, and the list of documents ended in half a row.
#[test]
fn nothing_fades_in_print_and_its_list_has_whole_rows() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsal(folder.path(), 12, Stretch::Whole);
    console.window().set_size(egui::vec2(1280.0, 720.0));
    for document in [Document::Final, Document::WordSheets, Document::Certificates] {
        console.ask(UserCommand::ShowDocument(Wish { document, ..Wish::default() }));
        console.until_laid_out();
        console.settle();
        let fades = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Mesh(mesh) => {
                let alpha = |place: usize| mesh.vertices.get(place).map(|it| it.color.a());
                (0..mesh.vertices.len()).any(|place| alpha(place) != alpha(0))
            }
            _ => false,
        };
        let pages = |shape: &&egui::epaint::ClippedShape| shape.clip_rect.left() > 500.0;
        let mut over_pages = console.harness.output().shapes.iter().filter(pages);
        assert!(!over_pages.any(fades), "{document:?}");
        let texts = crate::projector::painted::texts(&console.harness.output().shapes);
        let names: Vec<String> =
            Document::every().map(|it| document_name(Language::Greek, it)).collect();
        let of_list = texts.iter().filter(|it| names.contains(&it.text) && it.ink.left() < 500.0);
        let seen: Vec<_> = of_list.filter(|it| it.clip.intersects(it.ink.shrink(1.0))).collect();
        assert!(seen.len() >= 5, "{}", seen.len());
        for it in &seen {
            assert!(it.clip.expand(1.0).contains_rect(it.ink), "{} is cut", it.text);
        }
        assert!(seen.iter().any(|it| it.text == document_name(Language::Greek, document)));
        // Where not all have room it is told how many are below.
        let shell = console.shell();
        let sight = eforos::views::Sight::of(shell.session().unwrap(), &shell.desk);
        let last = eforos::views::print::data(&sight).documents.pop().unwrap().act.label;
        let more = texts.iter().any(|it| it.text.starts_with("↓ "));
        assert_ne!(more, seen.iter().any(|it| it.text == last), "how many more there are");
    }
}

/// Once it is signed the signed sheet and the certificates were looked for below everything else; and "late" beside a
/// document did not say what was late.
#[test]
fn what_the_signing_was_for_stands_first_and_a_remark_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let console = rehearsal(folder.path(), 6, Stretch::Whole);
    let shell = console.shell();
    let seen = eforos::views::print::data(&eforos::views::Sight::of(
        shell.session().unwrap(),
        &shell.desk,
    ));
    let shown = |row: usize| seen.documents[row].act.command.clone();
    for (row, document) in [(0, Document::Final), (1, Document::Certificates)] {
        let UserCommand::ShowDocument(wish) = shown(row) else { panic!("{:?}", shown(row)) };
        assert_eq!(wish.document, document);
    }
    let late = seen.documents.iter().find(|row| row.sense == "κληρώθηκε").unwrap();
    assert!(late.act.hint.starts_with("Η κλήρωση έχει αρχίσει"), "{}", late.act.hint);
    assert!(seen.documents.iter().all(|row| row.sense.is_empty() || !row.act.hint.is_empty()));
}

/// Buttons that were about to be pressed went down by the height of what was told above them.
#[test]
fn what_is_told_moves_no_button() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0)] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = rehearsal(folder.path(), 3, Stretch::Whole);
        console.harness.set_size(size);
        console.ask(UserCommand::Type(Entry::DocumentFile, "somewhere".to_owned()));
        console.until_laid_out();
        console.settle();
        let places = |console: &Console| -> Vec<(String, egui::Rect)> {
            let root = console.harness.root();
            let buttons = root.children_recursive().filter_map(|node| {
                let seen = node.accesskit_node();
                let name = (seen.role() == Role::Button).then(|| seen.label())?;
                Some((name?, node.rect()))
            });
            buttons.collect()
        };
        let before = places(&console);
        console.ask(UserCommand::SaveDocument);
        assert!(matches!(written(&mut console), Some(Told::Written(_))));
        console.settle();
        let after = places(&console);
        assert!(console.texts().iter().any(|text| text.contains("somewhere.pdf")), "it is told");
        // The pages give their room, and the head has its own.
        let beside = |at: &egui::Rect| at.top() > 64.0 && at.left() < 600.0;
        let gone = |(name, at): &&(String, egui::Rect)| {
            beside(at) && !after.contains(&(name.clone(), *at))
        };
        let moved: Vec<_> = before.iter().filter(gone).collect();
        assert!(moved.is_empty(), "{size}: {moved:?}");
    }
}

/// A logo that a club laid beside once the day was signed came onto its papers, and nothing said so.
#[test]
fn of_a_signed_day_it_is_said_that_its_papers_look_as_the_club_has_them_now() {
    let folder = tempfile::tempdir().unwrap();
    let said = |console: &Console| {
        let shell = console.shell();
        let sight = eforos::views::Sight::of(shell.session().unwrap(), &shell.desk);
        eforos::views::print::data(&sight).signed
    };
    assert!(said(&rehearsal(folder.path(), 3, Stretch::Whole)).contains("club.toml"));
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(said(&rehearsal(folder.path(), 3, Stretch::Unsigned)), "");
}
