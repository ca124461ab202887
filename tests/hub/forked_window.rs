//! A hall whose file was taken up twice, as the conductor's window tells it: where the two part, whose they are, what the
//! other would change in the table, and which one is taken; the same of the master file.

use std::fs;

use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::VenueNo;
use eforos::domain::letters::Word;
use eforos::domain::lexicon::WordList as _;
use eforos::lexicon::Lexicon;
use eforos::storage::Access;
use eforos::venues::{HallTold, LinkState};
use egui::Key;

use crate::cluster::ask;
use crate::gui::Console;
use crate::service::Service;
use crate::two_windows::{Both, keys};

pub fn told(conductor: &Console) -> Option<&HallTold> {
    conductor.shell().desk.own.conductor.halls.venues.get(&VenueNo::FIRST)
}

/// A word of three of these letters that the list has.
pub fn listed(letters: &[String]) -> String {
    let lexicon = Lexicon::embedded();
    for first in letters {
        for second in letters {
            for third in letters {
                let text = format!("{first}{second}{third}");
                let word: Word = text.parse().unwrap();
                let needs = |letter: &str| text.matches(letter).count();
                let has = |letter: &str| letters.iter().filter(|it| *it == letter).count();
                let fits = letters.iter().all(|letter| needs(letter) <= has(letter));
                if fits && lexicon.contains(&word) {
                    return text;
                }
            }
        }
    }
    panic!("no word of {letters:?}")
}

/// The hall's file is closed, and this one opened.
pub fn opens(hall: &mut Console, path: &std::path::Path) {
    hall.close_competition();
    assert!(hall.shell_mut().open_competition(path, Access::Write));
    "Ε. Φόρου".clone_into(&mut hall.shell_mut().desk.person.name);
    hall.ask(UserCommand::Cancel);
}

#[test]
fn whoever_conducts_sees_what_the_other_history_would_change_and_chooses() {
    let mut both = Both::new();
    both.plays_the_first();
    let letters = both.letters(1);
    let word = listed(&letters);
    both.until("all of the hall is sent", |_, hall| {
        hall.shell().desk.own.anagram.state() == Some(LinkState::Level)
    });

    // A copy is taken up on another laptop: the same sheet is keyed with a word here, without one there.
    let copy = both.folder.path().join("hall copy.eforos");
    let file = both.file.clone();
    both.hall.close_competition();
    fs::copy(&file, &copy).unwrap();
    assert!(both.hall.shell_mut().open_competition(&file, Access::Write));
    "Ε. Φόρου".clone_into(&mut both.hall.shell_mut().desk.person.name);
    both.hall.ask(UserCommand::Cancel);
    keys(&mut both.hall, 1, 1, &[(Field::Three, &word)]);
    keys(&mut both.hall, 1, 2, &[]);
    let events = both.hall.shell().session().unwrap().record().log().len() as u64;
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("the conductor hears of both sheets", |conductor, _| {
        told(conductor).and_then(|told| told.head).is_some_and(|head| head.seq == events)
    });
    // It has no internet there: what is keyed makes a history of its own.
    let listen = both.loses_the_hub();
    opens(&mut both.hall, &copy);
    both.until("it is told that the hub is away", |_, hall| {
        matches!(hall.shell().desk.own.anagram.state(), Some(LinkState::Away(_)))
    });
    keys(&mut both.hall, 1, 1, &[]);
    both.hub = Service::again(&both.database, &listen);
    both.hall.go(Key::Num9, Place::Venues);
    both.hall.press("Νέα σύνδεση");
    both.until("the conductor hears of the other", |conductor, _| {
        told(conductor).is_some_and(|told| !told.contested.is_empty())
    });
    both.conductor.see("✗ δύο ιστορικά");
    let other = told(&both.conductor).unwrap().contested[0].clone();
    let in_force = told(&both.conductor).unwrap().code.clone().unwrap();
    assert!(other.head.seq < events && other.at <= other.head.seq);

    // What it would change stands in the question, and Enter out of habit takes nothing.
    both.conductor.press("1 Βόλος");
    both.conductor.see(&format!("κωδικός {in_force}"));
    let take = format!("Να ισχύσει το άλλο ({} γεγονότα)", other.head.seq);
    both.conductor.press(&take);
    both.conductor.see(&format!("δύο ιστορικά, από το γεγονός {} και μετά", other.at));
    both.conductor.see(&format!("κωδικός {}", other.code));
    both.until("the hub has told", |conductor, _| {
        conductor.sees("Στον πίνακα μετά τον γύρο 1 αλλάζουν 2 παίκτες της έδρας:")
    });
    both.conductor.see("Άννα Αλεξίου: 1. (1) → 1. (0)");
    both.conductor.see("Βασίλης Βλάχος: 2. (0) → 1. (0)");
    both.conductor.key(Key::Enter);
    assert!(told(&both.conductor).unwrap().head.unwrap().seq == events);
    both.conductor.press(&take);
    both.until("the hub has told again", |conductor, _| conductor.sees("→ 1. (0)"));
    both.conductor.ask(UserCommand::Confirm);
    both.until("it is told that it is taken", |conductor, _| {
        conductor.sees("Ισχύει τώρα το ιστορικό που διαλέξατε")
    });
    both.until("it is taken", |conductor, _| {
        told(conductor).is_some_and(|told| {
            told.head == Some(other.head) && told.contested.is_empty() && told.state != "contested"
        })
    });
    assert!(!both.conductor.sees("✗ δύο ιστορικά"));

    // A head that the hall's key did not seal is told, whatever the hub says.
    assert!(!both.conductor.sees("ξένη σφραγίδα"));
    ask(
        &both.database,
        "UPDATE branches SET seal = '\\x00000000000000000000000000000000' WHERE state = 'in force'",
    );
    both.until("it is not theirs", |conductor, _| conductor.sees("✗ ξένη σφραγίδα"));
    both.conductor.see("Η σφραγίδα της έδρας δεν ταιριάζει στο γεγονός");
}

/// The master file is closed, and this one opened.
fn conducts(conductor: &mut Console, path: &std::path::Path) {
    conductor.close_competition();
    assert!(conductor.shell_mut().open_competition(path, Access::Write));
    "Έφη".clone_into(&mut conductor.shell_mut().desk.person.name);
    conductor.ask(UserCommand::Cancel);
    conductor.ask(UserCommand::Go(Place::Venues));
}

fn enters(conductor: &mut Console, hall: &str) {
    conductor.type_into("Νέες έδρες, μία σε κάθε γραμμή", hall);
    conductor.press("Προσθήκη εδρών");
}

#[test]
fn a_master_file_that_was_taken_up_twice_is_told_and_one_history_is_chosen() {
    let mut both = Both::new();
    let (file, copy) = (both.master.clone(), both.folder.path().join("master copy.eforos"));
    both.conductor.close_competition();
    fs::copy(&file, &copy).unwrap();
    conducts(&mut both.conductor, &file);
    let state = |conductor: &Console| conductor.shell().desk.own.anagram.state();
    both.until("it is level", |conductor, _| state(conductor) == Some(LinkState::Level));
    enters(&mut both.conductor, "Χανιά\nΣύρος");
    both.until("it is sent", |conductor, _| {
        state(conductor) == Some(LinkState::Level) && conductor.sees("3 Χανιά")
    });
    assert!(!both.conductor.sees("δύο ιστορικά"));
    // The other laptop has no internet, and goes on from where the copy was.
    let listen = both.loses_the_hub();
    conducts(&mut both.conductor, &copy);
    both.until("the hub is away", |conductor, _| {
        matches!(state(conductor), Some(LinkState::Away(_)))
    });
    enters(&mut both.conductor, "Ξάνθη");
    both.hub = Service::again(&both.database, &listen);
    both.conductor.press("Νέα σύνδεση");
    both.until("it is told", |conductor, _| {
        conductor.sees("✗ Το κύριο αρχείο έχει δύο ιστορικά στον κόμβο, από το γεγονός")
    });
    assert!(matches!(state(&both.conductor), Some(LinkState::Contested(_))));
    let valid = "SELECT count(*), max(venue) FROM tokens WHERE scope = 'venue' AND revoked IS NULL \
                 AND NOT replaced";
    assert_eq!(ask(&both.database, valid), "4|4");
    let other = both.conductor.shell().desk.own.conductor.halls.conductor.contested[0].clone();
    both.conductor.see(&format!("κωδικός {}", other.code));
    let events = other.head.seq;
    let take = format!("Να ισχύσει το άλλο ιστορικό του κύριου αρχείου ({events} γεγονότα)");
    both.conductor.press(&take);
    both.conductor.see("Το αρχείο που είναι ανοιχτό εδώ έχει το άλλο.");
    both.conductor.key(Key::Enter);
    assert_eq!(ask(&both.database, valid), "4|4", "not out of habit");
    both.conductor.press(&take);
    both.conductor.ask(UserCommand::Confirm);
    both.until("it is taken", |conductor, _| {
        state(conductor) == Some(LinkState::Level) && !conductor.sees("δύο ιστορικά")
    });
    // The cards are those of the copy, and what it orders from here on is heard.
    assert_eq!(ask(&both.database, valid), "3|3");
    let sealed =
        format!("SELECT count(*) FROM seals WHERE venue = 3 AND hash = '\\x{}'", other.head.hash);
    assert_eq!(ask(&both.database, &sealed), "1");
    enters(&mut both.conductor, "Καβάλα");
    both.until("it is sent", |conductor, _| state(conductor) == Some(LinkState::Level));
    let database = both.database.clone();
    both.until("the hub has the card", |_, _| ask(&database, valid) == "4|4");
}
