//! Photographs of sheets at the console: taken, assigned by keys, looked at beside what is keyed, discarded, deleted.

use std::fs::{self, File};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eforos::app::shell::{Network, Outside};
use eforos::commands::{
    Entry, PictureCommand, PictureQuestion, Place, Question, Situation, UserCommand, spec,
};
use eforos::domain::contest::picture::{Picture, Side};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::SheetId;
use eforos::domain::person::Role;
use eforos::session::{After, Kept};
use eforos::storage::{Access, CompetitionFile, Pictures};
use eforos::views::desk::{NoticeKind, Turn};
use egui::Key;

use super::keying::sits;
use super::stations::{card, served, socket};
use crate::common::coded::sheet;
use crate::common::files::verify;
use crate::gui::{Console, of, player, round};

/// A picture of one shade, without a code.
pub(super) fn picture(folder: &Path, name: &str, shade: u8) -> PathBuf {
    let path = folder.join(name);
    let mut encoder = png::Encoder::new(File::create(&path).expect("a file"), 300, 400);
    encoder.set_color(png::ColorType::Grayscale);
    let mut picture = encoder.write_header().expect("a header");
    picture.write_image_data(&vec![shade; 120_000]).expect("as many dots");
    drop(picture);
    path
}

/// The photograph of a player's sheet of round 1; codes of others lie on it, too.
pub(super) fn front(console: &Console, folder: &Path, of: u32, others: &[(u32, u8)]) -> PathBuf {
    let path = folder.join(format!("front-{of}.png"));
    fs::write(&path, sheet(console.contest(), (of, 1), others)).expect("a file");
    path
}

/// A console with a round that was played, and these pictures taken.
fn with_pictures(folder: &Path, files: Vec<PathBuf>) -> Console {
    let mut console = Console::in_rounds(&folder.join("a.eforos"));
    console.record(1, "ΤΡΠΚΑΟΙ");
    take(&mut console, files);
    console
}

pub(super) fn take(console: &mut Console, files: Vec<PathBuf>) {
    console.ask(UserCommand::Picture(PictureCommand::Take(files)));
    until_taken(console);
}

fn until_taken(console: &mut Console) {
    while console.shell().desk.pictures.taking.is_some() {
        console.shell_mut().tick();
        std::thread::yield_now();
    }
    console.settle();
}

/// Until a picture can be seen; one that never can be is no reason to wait for ever.
pub(super) fn until_seen(console: &mut Console) {
    let begun = Instant::now();
    while console.shell().desk.pictures.unpacked.is_empty() {
        assert!(begun.elapsed() < Duration::from_mins(1), "no picture came");
        console.settle();
        std::thread::yield_now();
    }
    console.settle();
}

fn pictures(console: &Console) -> Vec<Picture> {
    console.contest().common.pictures.clone()
}

fn told(console: &Console, kind: NoticeKind) -> Vec<String> {
    let notices = console.shell().desk.notices.iter().filter(|notice| notice.kind == kind);
    notices.map(|notice| notice.text.clone()).collect()
}

#[test]
fn pictures_without_a_code_wait_and_are_assigned_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let files = [("1.png", 40), ("2.png", 90)].map(|(name, of)| picture(folder.path(), name, of));
    let note = folder.path().join("note.txt");
    std::fs::write(&note, "no picture").unwrap();
    let [first, second] = files;
    let mut console = with_pictures(folder.path(), vec![first.clone(), note, second]);
    assert_eq!(pictures(&console).len(), 2);
    let done = told(&console, NoticeKind::Done);
    assert_eq!(done, ["Φωτογραφίες που μπήκαν: 2 · περιμένουν απόδοση: 2"]);
    let problems = told(&console, NoticeKind::Problem);
    assert!(problems.len() == 1 && problems[0].starts_with("note.txt: "), "{problems:?}");
    // The same again is there already.
    take(&mut console, vec![first]);
    assert_eq!(pictures(&console).len(), 2);

    let counted = |console: &Console, words: &str| {
        let line = console.texts().into_iter().find(|text| text.starts_with("Φωτογραφίες: "));
        assert_eq!(line.as_deref(), Some(words), "{:?}", console.texts());
    };
    console.ask(UserCommand::Go(Place::Sheets));
    counted(&console, "Φωτογραφίες: 2 · περιμένουν απόδοση: 2");
    console.key(Key::F9);
    assert_eq!(console.shell().desk.place, Place::Sheets);
    until_seen(&mut console);
    console.see("Φωτογραφία 1: ποιανού φύλλο είναι;");
    console.see("δεν είναι γνωστό ποιανού · μπροστά · 1 από 2");
    console.key(Key::F7);
    console.key(Key::F7);
    console.text("2-1");
    console.key(Key::Enter);
    let assigned = &pictures(&console)[0];
    let place = assigned.place.unwrap();
    assert_eq!((place.player, place.round), (player(2), round(1)));
    assert_eq!((assigned.side, assigned.quarters), (Side::Front, 2));
    // The next is there at once; what is odd is told, and nothing happens.
    console.see("Φωτογραφία 2: ποιανού φύλλο είναι;");
    console.text("2");
    console.key(Key::Enter);
    assert!(told(&console, NoticeKind::Problem)[0].contains("«2»"));
    assert_eq!(pictures(&console)[1].place, None);
    console.text("2-1/2");
    console.key(Key::Enter);
    assert_eq!(pictures(&console)[1].side, Side::Back);
    console.see("Δεν περιμένει καμία.");
    console.key(Key::F9);
    assert!(!console.shell().desk.pictures.queue);
    counted(&console, "Φωτογραφίες: 2");
}

/// The files of one choice are one source, in their order.
#[test]
fn what_follows_a_front_in_a_choice_is_proposed_as_its_back() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut console = Console::in_rounds(&folder.join("a.eforos"));
    console.record(1, "ΤΡΠΚΑΟΙ");
    let fronts = [1, 2, 3].map(|of| front(&console, folder, of, &[]));
    let whites = [40, 60, 80, 100, 120].map(|of| picture(folder, &format!("{of}.png"), of));
    let note = folder.join("note.txt");
    fs::write(&note, "no picture").unwrap();
    let sides = |console: &Console| {
        pictures(console).iter().map(|it| (it.side, it.place.is_some())).collect::<Vec<_>>()
    };
    let (is_front, white) = ((Side::Front, true), (Side::Front, false));
    take(&mut console, vec![fronts[0].clone(), whites[0].clone(), whites[1].clone()]);
    assert_eq!(sides(&console), [is_front, (Side::Back, false), white]);
    // Of another choice; after a front that was there already; after what was not read.
    take(&mut console, vec![fronts[1].clone()]);
    take(&mut console, vec![whites[2].clone()]);
    take(&mut console, vec![fronts[0].clone(), whites[3].clone()]);
    take(&mut console, vec![fronts[2].clone(), note, whites[4].clone()]);
    assert_eq!(sides(&console)[3..], [is_front, white, white, is_front, white]);
    console.key(Key::F9);
    assert_eq!(console.shell().desk.text(Entry::PicturePlace), "1-1/2");
    console.key(Key::Enter);
    let back = &pictures(&console)[1];
    let place = back.place.unwrap();
    assert_eq!((place.player, place.round, back.side), (player(1), round(1), Side::Back));
    assert_eq!(console.shell().desk.text(Entry::PicturePlace), "");
}

#[test]
fn of_two_codes_on_a_page_a_person_decides() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_pictures(folder.path(), Vec::new());
    let both = front(&console, folder.path(), 1, &[(2, 1)]);
    take(&mut console, vec![both]);
    assert_eq!(pictures(&console).len(), 1);
    console.key(Key::F9);
    until_seen(&mut console);
    console.see("δεν είναι γνωστό ποιανού · μπροστά");
    assert_eq!(console.shell().desk.text(Entry::PicturePlace), "");
    console.text("2-1");
    console.key(Key::Enter);
    assert_eq!(pictures(&console)[0].place.map(|place| place.player), Some(player(2)));
}

/// The copies that the program keeps by itself have pictures once it is signed, and not before.
#[test]
fn copies_after_rounds_are_without_pictures_and_the_one_at_the_signing_has_them() {
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().join("copies");
    let mut console = Console::keeping(&folder.path().join("a.eforos"), &copies);
    console.shell_mut().desk.person.role = Role::Referee;
    take(&mut console, vec![picture(folder.path(), "1.png", 40)]);
    let sha256 = pictures(&console)[0].sha256;
    console.space();
    console.wait_ms(7_000);
    console.space();
    console.wait_ms(360_000);
    let kept = |console: &mut Console, is: fn(After) -> bool| -> Kept {
        loop {
            if let Some(copy) = console.shell().desk.kept.iter().find(|copy| is(copy.after)) {
                return copy.clone();
            }
            console.shell_mut().tick();
            std::thread::yield_now();
        }
    };
    let of_round = kept(&mut console, |after| matches!(after, After::Round(..)));
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.ask(UserCommand::Type(Entry::Reason, "βροχή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Sheets));
    for number in [1, 2, 3] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::DeclareNotHandedIn);
    }
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
    let signed = kept(&mut console, |after| after == After::Signing);
    let has = |copy: &Kept| {
        assert_eq!(verify(&copy.path).unwrap().first_failure(), None, "{copy:?}");
        Pictures::open(&copy.path).unwrap().jpeg(sha256).unwrap().is_some()
    };
    assert_eq!((has(&of_round), has(&signed)), (false, true));
}

/// Players see none before the referee said so, who was told what that means; and none after the referee said no.
#[test]
fn players_see_their_pictures_while_the_referee_lets_them() {
    let folder = tempfile::tempdir().unwrap();
    let network = Network {
        addresses: || vec![Ipv4Addr::LOCALHOST],
        keys: Some(folder.path().join("doors")),
        ports: (0, 0),
    };
    let mut console = Console::in_a_world(|outside| Outside { network, ..outside });
    console.begin(&folder.path().join("a.eforos"));
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΤΡΠΚΑΟΙ");
    console.shell_mut().desk.person.role = Role::Referee;
    let of = front(&console, folder.path(), 1, &[]);
    take(&mut console, vec![of]);
    console.ask(UserCommand::Go(Place::Stations));
    console.press("Άνοιγμα δικτύου");
    console.ask(UserCommand::Ask(Question::Publish(Some(round(1)))));
    console.ask(UserCommand::Confirm);
    let hall = socket(&console.shell().desk.doors.clone().expect("open").hall);
    let page = format!("/p/{}", card(&console, 1));
    let sees = |console: &mut Console| {
        let told = served(console, hall, &page).contains("1-front.jpg");
        let picture = served(console, hall, &format!("{page}/1-front.jpg"));
        assert_eq!(told, picture.starts_with("HTTP/1.1 200"), "{picture}");
        told
    };
    assert!(!sees(&mut console), "off at first");
    console.press("Οι παίκτες να βλέπουν τις φωτογραφίες τους…");
    console.see("ταξιδεύει στο δίκτυο χωρίς κρυπτογράφηση");
    assert!(!sees(&mut console), "it is only asked");
    console.ask(UserCommand::Confirm);
    assert!(sees(&mut console));
    console.ask(UserCommand::Picture(PictureCommand::HideFromPlayers));
    assert_eq!(told(&console, NoticeKind::Done), ["Οι παίκτες δεν βλέπουν φωτογραφίες."]);
    assert!(!sees(&mut console));
}

#[test]
fn beside_a_sheet_it_is_looked_at_by_keys_while_the_keyboard_stays_in_the_field() {
    let folder = tempfile::tempdir().unwrap();
    let files = [("1.png", 40), ("2.png", 90)].map(|(name, of)| picture(folder.path(), name, of));
    let mut console = with_pictures(folder.path(), files.to_vec());
    console.key(Key::F9);
    for typed in ["2-1", "2-1/2"] {
        console.text(typed);
        console.key(Key::Enter);
    }
    console.key(Key::F9);
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    until_seen(&mut console);
    console.see("Βασίλης Βλάχος · γύρος 1 · μπροστά · 1 από 2");
    let view = |console: &Console| console.shell().desk.pictures.view;
    console.key(Key::F6);
    console.key(Key::F6);
    console.key(Key::PageDown);
    assert_eq!((view(&console).percent, view(&console).middle), (225, (500, 611)));
    console.key(Key::F5);
    assert_eq!(view(&console).percent, 150);
    console.key(Key::F8);
    console.see("Βασίλης Βλάχος · γύρος 1 · πίσω · 2 από 2");
    assert_eq!(view(&console).percent, 100);
    // Letters go on into the field.
    console.text("ροπη");
    let typed = eforos::domain::formats::anagram::rules::Field::ALL;
    let texts = typed.map(|field| console.shell().desk.text(Entry::Words(field)).to_owned());
    assert_eq!(texts.concat(), "ροπη");
    console.key(Key::F4);
    assert!(!console.texts().iter().any(|text| text.contains("· πίσω")), "hidden");
    console.key(Key::F4);
    console.see("· πίσω · 2 από 2");
    // Another sheet has none.
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    assert!(!console.texts().iter().any(|text| text.contains("1 από")));
    // An objection of its player has it in the question.
    console.ask(UserCommand::Go(Place::Standings));
    let lodge = Question::Lodge {
        player: player(2),
        round: round(1),
        about: eforos::commands::AboutChoice::Reading,
    };
    console.ask(UserCommand::Ask(lodge));
    console.see("Βασίλης Βλάχος · γύρος 1 · πίσω · 2 από 2");
    console.key(Key::F8);
    console.see("Βασίλης Βλάχος · γύρος 1 · μπροστά · 1 από 2");
}

/// Whatever is done with a sheet, its paper stands beside it.
#[test]
fn beside_what_is_keyed_again_settled_or_read_the_picture_stands_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_pictures(folder.path(), vec![picture(folder.path(), "1.png", 40)]);
    console.key(Key::F9);
    console.text("2-1");
    console.key(Key::Enter);
    console.key(Key::F9);
    let is_beside = |console: &Console| {
        let title = "Βασίλης Βλάχος · γύρος 1 · μπροστά";
        console.texts().iter().any(|text| text.contains(title))
    };
    sits(&mut console, "Α. Πρώτη");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.type_words(Field::Four, &of("ΡΟ?Α"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Ask(Question::ReadAs(SheetId::FIRST, Field::Four, 0)));
    console.see("ΡΟ?Α");
    assert!(is_beside(&console), "{:#?}", console.texts());
    console.key(Key::Escape);
    sits(&mut console, "Β. Δεύτερος");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ctrl(Key::B);
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.turn), Some(Turn::Second));
    assert!(is_beside(&console), "{:#?}", console.texts());
    console.type_words(Field::Four, &of("ΡΟΠΑ"));
    console.ctrl(Key::Enter);
    let question = console.shell().desk.question.as_ref().map(|(question, _)| question);
    assert!(matches!(question, Some(Question::Settle { .. })), "{question:?}");
    assert!(is_beside(&console), "{:#?}", console.texts());
}

#[test]
fn files_and_folders_that_are_dropped_on_the_window_are_taken() {
    let folder = tempfile::tempdir().unwrap();
    let scans = folder.path().join("scans");
    fs::create_dir(&scans).unwrap();
    picture(&scans, "1.png", 40);
    let file = picture(folder.path(), "2.png", 90);
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΤΡΠΚΑΟΙ");
    console.drops(&[scans, file]);
    until_taken(&mut console);
    assert_eq!(pictures(&console).len(), 2);
}

#[test]
fn one_is_discarded_and_all_are_deleted_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let files = [("1.png", 40), ("2.png", 90)].map(|(name, of)| picture(folder.path(), name, of));
    let mut console = with_pictures(folder.path(), files.to_vec());
    console.shell_mut().desk.person.role = Role::Referee;
    console.key(Key::F9);
    let sha256 = pictures(&console)[0].sha256;
    console.ask(UserCommand::Ask(Question::Picture(PictureQuestion::Discard(sha256))));
    console.ask(UserCommand::Type(Entry::Reason, "θολή".to_owned()));
    console.ask(UserCommand::Confirm);
    assert!(pictures(&console)[0].discarded && !pictures(&console)[1].discarded);
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    assert!(!pictures(&console)[0].discarded);
    console.ask(UserCommand::Ask(Question::Picture(PictureQuestion::Delete)));
    console.ask(UserCommand::Type(Entry::Reason, "τέλος".to_owned()));
    console.shell_mut().ask(UserCommand::Confirm);
    // At once nobody sees them; while they are written over the window goes on, and then says so.
    assert!(pictures(&console).iter().all(|picture| picture.deleted));
    let done = told(&console, NoticeKind::Done);
    assert!(done.len() == 1 && done[0].contains("μένουν 2"), "{done:?}");
    console.shell_mut().tick();
    let path = console.shell().session().unwrap().path().to_path_buf();
    assert_eq!(Pictures::open(&path).unwrap().jpeg(sha256).unwrap(), None);
    assert_eq!(told(&console, NoticeKind::Done), ["Οι φωτογραφίες διαγράφτηκαν."]);
}

/// What needs codes, a picture or a queue says so, and can be asked nowhere else.
#[test]
fn without_pictures_nothing_of_them_can_be_asked() {
    let empty = Situation { open: true, changeable: true, ..Situation::default() };
    for asked in [PictureCommand::Browse, PictureCommand::Turn, PictureCommand::ToggleShown] {
        assert!(!spec(&UserCommand::Picture(asked)).when.is_met(&empty));
    }
}

/// Thirty days after the signing deleting is proposed at opening; nothing is deleted by itself.
#[test]
fn long_after_the_signing_it_is_proposed_to_delete_them() {
    const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Ολόκληρος, υπογεγραμμένος");
    console.shell_mut().desk.person.role = Role::Referee;
    console.ask(UserCommand::Ask(Question::Reopen));
    console.ask(UserCommand::Type(Entry::Reason, "φωτογραφίες".to_owned()));
    console.ask(UserCommand::Confirm);
    take(&mut console, vec![picture(folder.path(), "1.png", 40)]);
    assert_eq!(pictures(&console).len(), 1);
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    let path = console.shell().session().unwrap().path().to_path_buf();
    let delete = Question::Picture(PictureQuestion::Delete);
    for (days, proposed) in [(29, false), (2, true)] {
        console.close_competition();
        console.pass_ms(days * DAY_MS);
        assert!(console.shell_mut().open_competition(&path, Access::Write));
        console.settle();
        // Several were there: first it is said who sits down.
        console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
        let question = console.shell().desk.question.as_ref().map(|(question, _)| question.clone());
        assert_eq!(question == Some(delete.clone()), proposed, "{question:?}");
    }
    console.ask(UserCommand::Cancel);
    assert!(pictures(&console).iter().all(|picture| !picture.deleted));
}

/// Who opens a file that lacks pictures of its history is told.
#[test]
fn a_copy_without_pictures_says_so_when_it_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_pictures(folder.path(), vec![picture(folder.path(), "1.png", 40)]);
    let path = console.shell().session().unwrap().path().to_path_buf();
    console.close_competition();
    let without = folder.path().join("without.eforos");
    let file = CompetitionFile::<Anagram>::open(&path, Access::Read).unwrap();
    file.copy_without_pictures_to(&without).unwrap();
    drop(file);
    assert!(console.shell_mut().open_competition(&path, Access::Write));
    assert!(told(&console, NoticeKind::Problem).is_empty());
    assert!(console.shell_mut().open_competition(&without, Access::Write));
    let problems = told(&console, NoticeKind::Problem);
    let said = "Φωτογραφίες φύλλων που δεν είναι σε αυτό το αρχείο: 1.";
    assert!(problems.len() == 1 && problems[0].starts_with(said), "{problems:?}");
    console.key(Key::F9);
    console.settle();
    until_seen(&mut console);
    console.see("Αυτή η φωτογραφία δεν είναι σε αυτό το αρχείο");
}
