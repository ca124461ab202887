//! The word list of a joint competition, at a hall that takes part: given by the hub where it may be, else brought.

use std::fs;
use std::path::{Path, PathBuf};

use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::contest::Details;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::joint::command::Command as Ask;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::letters::Word;
use eforos::domain::lexicon::Authority;
use eforos::domain::person::Person;
use eforos::lexicon::{Lexicon, Title};
use eforos::session::Session;
use eforos::session::time::machine;
use eforos::storage::Access;
use eforos::venues::{Card, VenueCard};

use crate::cluster::ask;
use crate::gui::Console;
use crate::hall::{Conductor, stage, until};
use crate::joint_day;
use crate::line::told;

const WORDS: [&str; 3] = ["ΛΟΓΟΣ", "ΑΛΟΓΟ", "ΚΑΛΟΣ"];
const TAKE_PART: &str = "Συμμετοχή: δημιουργία αρχείου της έδρας";

fn club_list() -> Lexicon {
    let word = |text: &str| text.parse::<Word>().unwrap();
    let title = Title {
        name: "Λίστα του ομίλου".to_owned(),
        edition: "2".to_owned(),
        authority: Authority::Reference,
    };
    Lexicon::from_words(WORDS.map(word), title)
}

/// A hall that reads its card; what the hub told is there.
fn invited(card: &Path, hall: &str) -> Console {
    let mut console = Console::new();
    console.press("Συμμετοχή σε κοινό αγώνα");
    console.type_into("Η κάρτα της έδρας", &card.display().to_string());
    console.press("Ανάγνωση κάρτας");
    until(&mut console, "the hub is asked", |console| console.sees(hall));
    console.see("Λίστα του ομίλου");
    console
}

fn bring(console: &mut Console, list: &Path) {
    console.ask(UserCommand::Type(Entry::ListPath, list.display().to_string()));
    console.press("Εισαγωγή");
    while console.shell().desk.reading.is_some() {
        console.shell_mut().tick();
        crate::common::moment();
    }
    console.settle();
}

fn takes_part(console: &mut Console, file: &Path) {
    console.ask(UserCommand::Type(Entry::NewFile, file.display().to_string()));
    console.press(TAKE_PART);
    let passport = console.contest().common.lexicon.clone().unwrap();
    assert_eq!(passport, *club_list().passport());
}

#[test]
fn a_list_comes_from_the_hub_only_where_it_may_be_given_away() {
    let conductor = Conductor::by(club_list());
    let list = conductor.path("list.txt");
    fs::write(&list, WORDS.join("\n")).unwrap();
    let other = conductor.path("other.txt");
    fs::write(&other, "ΛΟΓΟΣ\nΑΛΟΓΟ\n").unwrap();

    // The hub has it and may not give it: the hall brings the very same, and no other.
    told(&conductor.database, &["list", "add", list.to_str().unwrap()]);
    let mut first = invited(&conductor.path("1.eforos-venue"), "Έδρα 1: Βόλος");
    first.see("Ο κόμβος δεν μπορεί να δώσει το λεξικό");
    first.ask(UserCommand::Type(Entry::NewFile, conductor.path("1.eforos").display().to_string()));
    first.press(TAKE_PART);
    assert!(first.shell().session().is_none() && !conductor.path("1.eforos").exists());
    bring(&mut first, &other);
    first.see("έχει άλλες λέξεις");
    first.press(TAKE_PART);
    assert!(first.shell().session().is_none());
    first.press("Να μη χρησιμοποιηθεί");
    bring(&mut first, &list);
    takes_part(&mut first, &conductor.path("1.eforos"));
    first.close_competition();

    // It may be given: it comes by itself.
    told(&conductor.database, &["list", "add", list.to_str().unwrap(), "--may-be-given"]);
    let mut second = invited(&conductor.path("2.eforos-venue"), "Έδρα 2: Δράμα");
    assert!(!second.sees("Ο κόμβος δεν μπορεί να δώσει το λεξικό"));
    takes_part(&mut second, &conductor.path("2.eforos"));
    second.close_competition();
}

/// The file of the first hall, made by a list.
fn hall_by(conductor: &Conductor, list: Lexicon) -> PathBuf {
    let card = fs::read_to_string(conductor.path("1.eforos-venue")).unwrap();
    let Card::Venue(VenueCard { joint, venue, name, .. }) = Card::read(&card).unwrap() else {
        panic!("a hall's")
    };
    let file = conductor.path("1.eforos");
    let enter = Play::Joint(Ask::EnterJoint { joint, venue, name }).into();
    let made_of = (OSTH_2019, list);
    let by = (machine(), &Person::default());
    let of = (Details::default(), joint);
    let made = Session::<Anagram>::create_in_joint(&file, of, enter, made_of, &card, by);
    drop(made.ok().unwrap());
    file
}

/// A hall that was made by another list than the joint competition has: no hub gave it that, and none takes it.
#[test]
fn a_hall_by_another_list_is_told_in_the_window_and_on_the_line_before_anything_is_played() {
    let conductor = Conductor::by(club_list());
    let file = hall_by(&conductor, Lexicon::embedded());
    let mut console = Console::new();
    assert!(console.shell_mut().open_competition(&file, Access::Write));
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Go(Place::Venues));
    let refused = "Ο κόμβος δεν δέχεται αυτό το αρχείο: έχει άλλους κανόνες, άλλον κατάλογο λέξεων ή άλλη δέσμευση";
    until(&mut console, "it is told", |console| console.sees(refused));
    assert_eq!(*stage(&console, 1), Stage::ToCome);
    console.close_competition();
    let of_halls = "SELECT count(*) FROM competitions WHERE kind <> 'master'";
    assert_eq!(ask(&conductor.database, of_halls), "0");
    let asks = ["sync", "1.eforos", "--once", "--card", "1.eforos-venue"];
    let told = joint_day::refused(file.parent().unwrap(), &asks);
    assert!(told.contains("it has other rules, another word list or another commitment"), "{told}");
}

/// What a file has of a list is whatever its maker wrote there.
#[test]
fn a_hall_taken_in_by_hand_is_not_judged_by_its_own_word_of_a_list() {
    let conductor = Conductor::by(club_list());
    let file = hall_by(&conductor, club_list());
    told(&conductor.database, &["take-in", file.to_str().unwrap()]);
    assert_eq!(ask(&conductor.database, "SELECT count(*) FROM excerpts"), "1");
    let joint = ask(&conductor.database, "SELECT encode(joint, 'hex') FROM joints");
    let unread =
        || told(&conductor.database, &["joint", &joint])["venues"]["venues"]["1"]["unread"].clone();
    assert_eq!(unread(), "the word list is not here");
    let list = conductor.path("list.txt");
    fs::write(&list, WORDS.join("\n")).unwrap();
    told(&conductor.database, &["list", "add", list.to_str().unwrap()]);
    assert_eq!(unread(), serde_json::Value::Null);
}
