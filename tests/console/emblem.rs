//! The club's picture is chosen in Competition, seen in the hall, and taken away again.

use std::fs;
use std::path::{Path, PathBuf};

use eforos::commands::{Entry, Place, Stretch, UserCommand};
use eforos::views::desk::{Notice, NoticeKind};
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::Console;

fn picture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/emblem").join(name)
}

fn told(console: &Console) -> String {
    let notice: Option<&Notice> = console.shell().desk.notices.last();
    notice.map(|notice| notice.text.clone()).unwrap_or_default()
}

#[test]
fn a_picture_is_chosen_in_a_dialog_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::choosing(&picture("tower.png"));
    console.begin(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Competition));
    assert!(console.harness.query_by_label("Αφαίρεση σήματος").is_none());
    console.harness.get_by_label("Επιλογή σήματος…");
    console.ask(UserCommand::BrowseEmblem);
    console.until_chosen();
    console.settle();
    let chosen = console.contest().common.emblem.clone().unwrap();
    assert_eq!(chosen.bytes(), fs::read(picture("tower.png")).unwrap());
    assert_eq!(console.shell().desk.text(Entry::EmblemFile), "");
    assert_eq!(console.hall().emblem.as_ref(), Some(&chosen));
    console.harness.get_by_label("Αφαίρεση σήματος");
    console.ask(UserCommand::RemoveEmblem);
    assert_eq!(console.contest().common.emblem, None);
    // Before anything was typed nothing is wrong: reading it chooses one.
    console.ask(UserCommand::ReadEmblem);
    console.until_chosen();
    console.settle();
    assert!(console.contest().common.emblem.is_some(), "{}", told(&console));
}

/// Typed into the form and not read by its own button, it was dropped without a word.
#[test]
fn a_picture_whose_path_is_typed_comes_with_the_competition_or_it_is_said_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    let path = folder.path().join("a.eforos");
    let typed = [
        (Entry::NewFile, path.display().to_string()),
        (Entry::Title, "Αγώνας".to_owned()),
        (Entry::Date, "2026-11-21".to_owned()),
        (Entry::Referee, "Ε. Φόρου".to_owned()),
        (Entry::Players, "Άννα\nΒάσω".to_owned()),
        (Entry::EmblemFile, folder.path().join("none.png").display().to_string()),
    ];
    for (entry, text) in typed {
        console.ask(UserCommand::Type(entry, text));
    }
    console.ask(UserCommand::CreateCompetition);
    assert!(!path.exists(), "{}", told(&console));
    let tower = picture("tower.png");
    console.ask(UserCommand::Type(Entry::EmblemFile, tower.display().to_string()));
    console.ask(UserCommand::CreateCompetition);
    let chosen = console.contest().common.emblem.as_ref().map(|chosen| chosen.bytes().to_vec());
    assert_eq!(chosen, fs::read(tower).ok(), "{}", told(&console));
}

/// It said "✓ … type the path in the field" where there was none.
#[test]
fn who_chooses_none_is_led_to_where_its_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.begin(&folder.path().join("a.eforos"));
    assert_eq!(console.shell().desk.place, Place::Rounds);
    console.ask(UserCommand::BrowseEmblem);
    console.until_chosen();
    console.settle();
    assert_eq!(console.shell().desk.place, Place::Competition);
    console.text("x.png");
    assert_eq!(console.shell().desk.text(Entry::EmblemFile), "x.png");
    assert!(console.is_in_sight("Αρχείο εικόνας"));
    let kind = console.shell().desk.notices.last().map(|notice| notice.kind);
    assert_eq!(kind, Some(NoticeKind::Hindered), "{}", told(&console));
}

/// Hall and paper had it, the console did not.
#[test]
fn the_head_has_it_in_every_place_and_a_signature_says_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::choosing(&picture("tower.png"));
    console.begin(&folder.path().join("a.eforos"));
    let head = |console: &Console| {
        let all = console.harness.query_all_by_label("Σήμα του ομίλου");
        all.filter(|node| node.accesskit_node().role() == Role::Image).count()
    };
    assert_eq!(head(&console), 0);
    console.ask(UserCommand::BrowseEmblem);
    console.until_chosen();
    for place in [Place::Rounds, Place::Words, Place::History] {
        console.ask(UserCommand::Go(place));
        assert_eq!(head(&console), 1, "{place:?}");
    }
    let path = folder.path().join("signed");
    std::fs::create_dir(&path).unwrap();
    let mut console = super::pictures::rehearsal(&path, 3, Stretch::Whole);
    console.ask(UserCommand::Go(Place::Competition));
    console.see("αλλάζει αν ανοίξει ξανά και υπογραφεί νέα έκδοση");
}

#[test]
fn what_is_no_picture_is_told_where_it_was_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let heavy = folder.path().join("heavy.png");
    fs::write(&heavy, vec![0; 300_000]).unwrap();
    let events = console.shell().session().unwrap().record().log().len();
    for (path, said) in [
        (picture("gif.png"), "πρέπει να είναι εικόνα PNG"),
        (picture("dots-bomb.png"), "60000 × 60000"),
        (picture("cut.png"), "κομμένη"),
        (heavy, "300 kB"),
        (folder.path().join("none.png"), "δεν διαβάζεται"),
        (folder.path().to_path_buf(), "δεν διαβάζεται"),
    ] {
        console.ask(UserCommand::Type(Entry::EmblemFile, path.display().to_string()));
        console.ask(UserCommand::ReadEmblem);
        let told = told(&console);
        assert!(told.contains(said), "{told}");
        assert_eq!(console.shell().desk.text(Entry::EmblemFile), path.display().to_string());
        assert_eq!(console.shell().session().unwrap().record().log().len(), events);
    }
}
