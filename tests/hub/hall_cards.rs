//! A hall's card: dropped on the window, lost and replaced; a word of a hall that went away before it was opened.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use eforos::commands::{Place, UserCommand};
use eforos::domain::ids::VenueNo;
use eforos::storage::Access;
use eforos::venues::LinkState;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;

use crate::cluster::ask;
use crate::conducted_day::step;
use crate::gui::Console;
use crate::hall::{hall, until};
use crate::two_windows::Both;

#[test]
fn a_lost_card_is_replaced_and_the_new_one_dropped_on_the_window() {
    let mut both = Both::new();
    // On a window without a file it begins to take part.
    let mut other = Console::new();
    other.drops(&[both.card()]);
    until(&mut other, "the hub is asked", |console| console.sees("Έδρα 1: Βόλος"));
    drop(other);

    let level = |hall: &Console| hall.shell().desk.own.anagram.state() == Some(LinkState::Level);
    both.until("the hall is level", |_, hall| level(hall));
    let competition = |conductor: &Console| {
        let told = conductor.shell().desk.own.conductor.halls.venues.get(&VenueNo::FIRST);
        told.and_then(|told| told.competition)
    };
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("the conductor hears of it", |conductor, _| competition(conductor).is_some());

    // A new card: the old one opens nothing any more, and the hall says so.
    let old = std::fs::read_to_string(both.card()).unwrap();
    both.conductor.press("1 Βόλος");
    both.conductor.press("Νέα κάρτα");
    both.conductor.ask(UserCommand::Confirm);
    both.until("the old card is nobody's", |_, hall| {
        hall.shell().desk.own.anagram.state().is_some_and(|it| it.is_refused())
    });
    both.hall.go(Key::Num9, Place::Venues);
    both.hall.see("Ο κόμβος δεν γνωρίζει πια αυτή την κάρτα");
    // There is room for its path, whatever stands beside it.
    let fields: Vec<f32> = both
        .hall
        .window()
        .root()
        .children_recursive()
        .filter(|node| node.accesskit_node().role() == Role::TextInput)
        .map(|node| node.rect().width())
        .collect();
    assert!(!fields.is_empty() && fields.iter().all(|width| *width >= 160.0), "{fields:?}");
    both.until("what it sent is aside", |conductor, _| competition(conductor).is_none());
    both.conductor.press("Αποθήκευση καρτών");
    both.conductor.key(Key::Enter);
    let new = std::fs::read_to_string(both.card()).unwrap();
    assert_ne!(old, new);

    // Another hall's card is none of this file.
    let foreign = both.card().with_file_name("2 Δράμα.eforos-venue");
    both.hall.drops(&[foreign]);
    assert!(!level(&both.hall));
    both.hall.see("Η κάρτα είναι άλλης έδρας");
    let card = both.card();
    both.hall.drops(&[card]);
    both.until("the hall is level again", |conductor, hall| {
        level(hall) && competition(conductor).is_some()
    });
    let events = both.hall.shell().session().unwrap().record().log().len();
    let there = "SELECT count(*) FROM events JOIN competitions USING (competition) WHERE kind = 'venue' AND NOT aside";
    assert_eq!(ask(&both.database, there), events.to_string());
}

#[test]
fn a_seal_that_is_not_opened_in_ten_minutes_stands_in_the_text() {
    let mut both = Both::new();
    both.calls("ΚΑΛΗΜΕΡΑ");
    let seal = hall(&both.hall).seal.unwrap().to_string();
    // Its program ends before the words are asked for.
    both.hall.close_competition();
    both.asks_words();
    let waits = |conductor: &Console| conductor.sees("Ανοίγουν οι λέξεις · ");
    both.until("the word is awaited", |conductor, _| waits(conductor));
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.conductor.see("Δεν άνοιξαν ακόμη τη λέξη τους 1: 1 Βόλος");
    both.ahead.fetch_add(9 * 60_000, Ordering::Relaxed);
    both.conductor.settle();
    assert!(waits(&both.conductor));
    step(&mut both.conductor);
    assert!(both.conductor.shell().desk.question.is_none(), "nothing yet");
    both.ahead.fetch_add(61_000, Ordering::Relaxed);
    both.conductor.settle();
    step(&mut both.conductor);
    both.conductor.see("Δεν άνοιξαν 1, μπαίνει η σφραγίδα τους: 1 Βόλος");
    both.conductor.key(Key::Enter);
    let text = |console: &Console| console.contest().game.joint().unwrap().draw().text.clone();
    assert_eq!(text(&both.conductor), Some(seal.clone()));

    // The hall comes again, with its word that came too late: nothing of what was ordered is carried out before that is settled.
    let file = both.file.clone();
    assert!(both.hall.shell_mut().open_competition(&file, Access::Write));
    "Ε. Φόρου".clone_into(&mut both.hall.shell_mut().desk.person.name);
    both.hall.ask(UserCommand::Cancel);
    both.hall.ask(UserCommand::Go(Place::Venues));
    both.until("the hall says that its word is not there", |_, hall| {
        hall.sees("Η λέξη αυτής της έδρας δεν είναι στη θέση της")
    });
    assert_eq!(text(&both.hall), None);
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("whoever conducts sees it", |conductor, _| conductor.sees("✗ άλλη λέξη"));
    // Its referee says so, with a reason; Enter out of habit says nothing.
    both.hall.press("Η λέξη δεν έφτασε εγκαίρως…");
    both.hall.key(Key::Enter);
    both.hall.see("Χρειάζεται αιτιολογία");
    both.hall.text("χωρίς ίντερνετ ως τις έξι");
    both.hall.key(Key::Enter);
    both.until("the tags are in the hall", |_, it| hall(it).draw.tags.is_some());
    assert_eq!(text(&both.hall), Some(seal.clone()));
    both.hall.see("στη θέση της είναι τα ψηφία της σφραγίδας");
    both.until("it is settled", |conductor, _| !conductor.sees("άλλη λέξη"));
    // Everybody reads it on the page of the draw.
    let slug = "SELECT slug FROM tables WHERE part = 'about' AND of = (SELECT competition FROM competitions WHERE kind = 'master')";
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        let slug = ask(&both.database, slug);
        let page = both.hub.page(&format!("/k/{slug}/draw"), "").text();
        if page.contains(&seal) {
            break;
        }
        assert!(Instant::now() < end, "{slug}: {page}");
    }
}
