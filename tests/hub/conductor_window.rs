//! The window of whoever conducts, by its labels and keys: a joint competition begun, its halls entered, their cards.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use eforos::app::shell::Outside;
use eforos::commands::formats::anagram::conduct::{Entry as Typed, Question as Q};
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::joint::Joint;
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::session::time::{Reading, machine};
use eforos::storage::{Access, CompetitionFile};
use eforos::venues::{Card, VenueCard};
use egui::Key;

use crate::common::between_frames;
use crate::gui::Console;

/// A console whose clock is the machine's, with its documents in this folder and this seed for its draws.
pub fn console(folder: &Path, seed: &Seed) -> Console {
    console_ahead(folder, seed, Arc::default())
}

/// The same so many milliseconds ahead of the machine's.
pub fn console_ahead(folder: &Path, seed: &Seed, ahead: Arc<AtomicI64>) -> Console {
    console_wrong(folder, seed, (ahead, 0))
}

/// The same with a wall clock that is wrong by so many milliseconds.
pub fn console_wrong(
    folder: &Path,
    seed: &Seed,
    (ahead, wrong_ms): (Arc<AtomicI64>, i64),
) -> Console {
    let seed = seed.clone();
    let documents = Some(folder.to_path_buf());
    let copies = folder.join("copies");
    let machine = machine();
    let mut drawn = 0_u32;
    // The first is the draw's, and no two are alike.
    let chance = move || {
        drawn += 1;
        if drawn == 1 {
            return Some(seed.clone());
        }
        let other = Digest::of(format!("{drawn} {}", seed.reveal()).as_bytes());
        Some(Seed::from_bytes(*other.as_bytes()))
    };
    let time = move || {
        let ahead_ms = ahead.load(Ordering::Relaxed);
        let Reading { wall_ms, real_ms } = machine();
        Reading { wall_ms: wall_ms + ahead_ms + wrong_ms, real_ms: real_ms + ahead_ms }
    };
    Console::in_a_world(|outside| Outside {
        documents,
        copies: Some(copies),
        time: Arc::new(time),
        chance: Box::new(chance),
        ..outside
    })
}

/// A new joint competition of these halls, by the form; its file.
pub fn begin(console: &mut Console, (hub, token): (&str, &str), halls: &[&str]) -> PathBuf {
    console.press("Συντονισμός κοινού αγώνα");
    console.type_into("Τίτλος", "Κοινός");
    console.type_into("Έφορος", "Έφη");
    console.type_into("Διεύθυνση του κόμβου", hub);
    console.type_into("Κωδικός συντονιστή", token);
    console.type_into("Νέες έδρες, μία σε κάθε γραμμή", &halls.join("\n"));
    console.press("Δημιουργία αγώνα");
    console.shell().session().expect("it was made").path().to_path_buf()
}

fn events(path: &Path) -> Vec<(u64, Event)> {
    let file = CompetitionFile::<Anagram>::open(path, Access::Read).unwrap();
    let record = file.read_record().unwrap();
    record.log().iter().map(|it| (it.action.0, it.event.clone())).collect()
}

fn entered(path: &Path) -> Vec<(u64, VenueNo, String, Digest)> {
    let entered = events(path).into_iter().filter_map(|(action, event)| match event {
        Event::Own(A::Joint(J::VenueEntered { venue, name, token })) => {
            Some((action, venue, name, token))
        }
        _ => None,
    });
    entered.collect()
}

pub fn cards(folder: &Path) -> BTreeMap<VenueNo, VenueCard> {
    let read = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).unwrap();
        let Card::Venue(card) = Card::read(&text).unwrap() else { panic!("a hall's") };
        (card.venue, card)
    };
    fs::read_dir(folder).unwrap().map(Result::unwrap).map(read).collect()
}

#[test]
fn halls_are_entered_with_their_cards_and_a_lost_card_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let seed = Seed::from_bytes([0x55; 32]);
    let mut console = console(folder.path(), &seed);
    // What cannot be is said before anything is made, and the keyboard is where it is put right.
    console.press("Συντονισμός κοινού αγώνα");
    console.type_into("Διεύθυνση του κόμβου", "http://hub.example.org");
    console.press("Δημιουργία αγώνα");
    console.see("Η διεύθυνση του κόμβου αρχίζει από https://");
    assert!(console.shell().session().is_none());
    console.ask(UserCommand::LeaveSetUp);
    console.ask(UserCommand::Type(Typed::Hub.into(), String::new()));
    let token = "A".repeat(43);
    let path = begin(&mut console, ("http://127.0.0.1:1", &token), &["Βόλος", "Λάρισα/Τύρναβος"]);
    assert_eq!(console.shell().desk.place, Place::Venues);
    console.see("1 Βόλος");
    console.see("όχι έτοιμη");
    // The commitment by which everybody knows it.
    let commitment = console.contest().common.commitment.unwrap();
    console.see(&commitment.to_string());
    let own = console.shell().session().unwrap().seed().unwrap().commitment();
    assert_eq!(commitment, own);
    let first = entered(&path);
    assert_eq!(
        first.iter().map(|it| it.2.as_str()).collect::<Vec<_>>(),
        ["Βόλος", "Λάρισα/Τύρναβος"]
    );
    assert_eq!(first[0].0, first[1].0, "one action");

    // More, pasted; a name that is there is told.
    console.type_into("Νέες έδρες, μία σε κάθε γραμμή", "Χανιά\n\n Βόλος ");
    console.press("Προσθήκη εδρών");
    console.see("Δύο έδρες με το ίδιο όνομα");
    assert_eq!(entered(&path).len(), 2);
    console.ask(UserCommand::Type(Typed::Venues.into(), "Χανιά\n\n Σύρος ".to_owned()));
    console.press("Προσθήκη εδρών");
    assert_eq!(entered(&path).len(), 4);
    // Nothing is taken back.
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(Key::Z);
    assert_eq!(entered(&path).len(), 4);
    console.see("Στο κύριο αρχείο δεν γίνεται αναίρεση");
    console.ask(UserCommand::Go(Place::Venues));

    console.press("Αποθήκευση καρτών");
    console.key(Key::Enter);
    let saved =
        path.with_file_name(format!("{} κάρτες", path.file_stem().unwrap().to_string_lossy()));
    let cards_there = cards(&saved);
    assert_eq!(cards_there.len(), 4);
    for (_, venue, name, token) in entered(&path) {
        let card = &cards_there[&venue];
        assert_eq!((&card.name, card.joint), (&name, commitment));
        assert_eq!(card.access.token.digest(), token);
        assert_eq!(card.access.hub, "http://127.0.0.1:1");
    }
    let keys: std::collections::BTreeSet<_> =
        cards_there.values().map(|card| *card.key.as_bytes()).collect();
    assert_eq!(keys.len(), 4, "each its own");
    #[cfg(unix)]
    for entry in fs::read_dir(&saved).unwrap() {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = entry.unwrap().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "a card is a secret");
    }
    // The secrets are in no event.
    let bodies: Vec<String> = events(&path).iter().map(|(_, event)| format!("{event:?}")).collect();
    let bodies = bodies.concat();
    let texts =
        fs::read_dir(&saved).unwrap().map(|it| fs::read_to_string(it.unwrap().path()).unwrap());
    for line in texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()) {
        if let Some(secret) = line.strip_prefix("key = \"").or(line.strip_prefix("token = \"")) {
            assert!(!bodies.contains(secret.trim_end_matches('"')));
        }
    }

    // Another card for one hall: it asks, and what Enter does out of habit is nothing.
    console.press("2 Λάρισα/Τύρναβος");
    console.press("Νέα κάρτα");
    console.see("δεν ισχύει πια");
    console.key(Key::Enter);
    assert_eq!(entered(&path).len(), 4);
    console.press("Νέα κάρτα");
    console.ask(UserCommand::Confirm);
    let again = entered(&path);
    assert_eq!((again.len(), again[4].1.get(), again[4].2.as_str()), (5, 2, "Λάρισα/Τύρναβος"));
    console.press("Κάρτα σε κωδικό QR");
    console.see("Κλείσιμο του QR");
    let photographed = photographed(&mut console);

    // It is a master file after it was opened again, and hands the same cards out.
    console.close();
    console.shell_mut().open_competition(&path, Access::Write);
    console.settle();
    console.ask(UserCommand::Go(Place::Venues));
    console.ask(Q::SaveCards.into());
    console.ask(UserCommand::Confirm);
    let last = cards(&saved);
    assert_eq!(last[&VenueNo::FIRST], cards_there[&VenueNo::FIRST]);
    assert_eq!(last[&again[4].1].access.token.digest(), again[4].3);
    assert_eq!(photographed, last[&again[4].1], "the code that was shown");
    assert!(matches!(console.contest().game.joint(), Some(Joint::Centre(_))));
    console.close();
}

/// The hall's card, as its square code in the window says.
fn photographed(console: &mut Console) -> VenueCard {
    console.window().set_size(egui::vec2(1280.0, 2400.0));
    console.settle();
    let image = console.window().render().unwrap();
    let [width, height] =
        [image.width(), image.height()].map(|side| usize::try_from(side).unwrap());
    let light = |x: usize, y: usize| image.as_raw()[4 * (y * width + x) + 1];
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    let codes = seen.detect_grids();
    let [code] = &codes[..] else { panic!("{} codes", codes.len()) };
    let Card::Venue(card) = Card::read(&code.decode().unwrap().1).unwrap() else {
        panic!("a hall's")
    };
    card
}

/// Frames until this is so.
pub fn until(console: &mut Console, what: &str, is_so: impl Fn(&Console) -> bool) {
    let end = Instant::now() + Duration::from_mins(1);
    while !is_so(console) {
        assert!(Instant::now() < end, "{what}; seen are {:#?}", console.texts());
        console.frame();
        between_frames();
    }
    console.settle();
}

#[test]
fn a_master_file_offers_neither_players_nor_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = console(folder.path(), &Seed::from_bytes([0x55; 32]));
    let token = "A".repeat(43);
    let path = begin(&mut console, ("http://127.0.0.1:1", &token), &["Βόλος"]);
    console.go(Key::Num1, Place::Competition);
    let of_halls = [
        "0 παίκτες",
        "Παίκτες",
        "Διπλή καταχώριση",
        "Λέξη ή αριθμός",
        "Παραλαβή φύλλων",
        "Νέα δέσμευση",
        "Αρχείο άλλου καταλόγου",
    ];
    for text in of_halls {
        assert!(!console.sees(text), "{text}");
    }
    console.see("Έδρες: 1");
    console.see("Τα γράμματα όλων των γύρων βγαίνουν από τον σπόρο");
    console.see(&console.contest().common.commitment.unwrap().to_string());
    let typed = UserCommand::Type(Entry::Players, "Άννα Αλεξίου".to_owned());
    console.ask(typed);
    for (command, why) in [
        (UserCommand::AddPlayers, "το κύριο αρχείο δεν έχει παίκτες"),
        (UserCommand::Ask(Question::TakeIn), "το κύριο αρχείο δεν έχει παίκτες"),
        (UserCommand::SetHallWord, "είναι το ίδιο σε όλες τις έδρες"),
        (UserCommand::Ask(Question::ChangeList), "είναι το ίδιο σε όλες τις έδρες"),
    ] {
        console.ask(UserCommand::Hindered(Box::new(command)));
        console.see(why);
    }
    // What it is called can be put right.
    console.see("Τίτλος");
    console.close();
    assert_eq!(events(&path).len(), 2);
}
