//! The first things that anybody sees: what can be begun, the form of a new competition, and what follows
//! once it is made.

use eforos::commands::{DrawMode, Entry, Mark, Place, Question, Stretch, UserCommand};
use eforos::domain::contest::DoubleKeying;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::views::desk::Start;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::gui::{Console, player, round};

/// The smallest usual window.
fn at_720(console: &mut Console) {
    console.window().set_size(vec2(1280.0, 720.0));
    console.settle();
}

#[test]
fn what_can_be_begun_is_in_sight_and_each_has_its_key() {
    let mut console = Console::new();
    at_720(&mut console);
    for label in ["Νέος αγώνας", "Επιλογή αρχείου…", "Από τον 1ο γύρο", "Άνοιγμα"]
    {
        assert!(console.is_in_sight(label), "{label}");
    }
    assert!(!console.texts().iter().any(|text| text == "Τίτλος"), "nothing is to be filled in");
    // What few need stands below what everybody does.
    let [rehearse, joint] =
        ["Από τον 1ο γύρο", "Συμμετοχή σε κοινό αγώνα"].map(|name| console.place_of(name));
    assert!(joint.top() > rehearse.bottom() && joint.height() < rehearse.height());
    console.ctrl(Key::N);
    assert_eq!(console.shell().desk.start, Start::New);
    // The title has the keyboard; leaving loses nothing.
    console.text("Κύπελλο");
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.start, Start::Choices);
    console.press("Νέος αγώνας");
    assert_eq!(console.shell().desk.text(Entry::Title), "Κύπελλο");
}

/// Tab led to what a title on the other layout was taken for, and the first Space of the club's name pressed it.
#[test]
fn what_is_offered_for_a_title_is_no_stop_on_the_way_to_the_next_field() {
    let mut console = Console::new();
    at_720(&mut console);
    console.ctrl(Key::N);
    console.text("Scrabble Cup");
    assert!(console.texts().iter().any(|text| text.starts_with("Εννοείτε «")));
    console.key(Key::Tab);
    console.text("Club");
    console.key(Key::Space);
    assert_eq!(console.shell().desk.text(Entry::Title), "Scrabble Cup");
    assert_eq!(console.shell().desk.text(Entry::Club).trim_end(), "Club");
}

/// On a slow machine the first frame stands for a while.
#[test]
fn the_first_frame_of_the_form_has_its_button_whole() {
    let mut console = Console::new();
    at_720(&mut console);
    console.shell_mut().ask(UserCommand::SetUp);
    console.window().step();
    let button = console.place_of("Δημιουργία αγώνα");
    assert!(button.bottom() <= 720.0, "{button}");
}

/// Its key on a form that nobody had filled in made a competition of nobody, which stayed among the recent ones.
#[test]
fn a_form_that_nobody_filled_in_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    console.shell_mut().desk.documents = Some(folder.path().to_owned());
    let made = || std::fs::read_dir(folder.path()).unwrap().count();
    console.ctrl(Key::Enter);
    console.see("Γράψτε τίτλο ή παίκτες");
    assert!(console.shell().session().is_none() && made() == 0);
    // The keyboard is where it is put right.
    console.text("Κύπελλο");
    assert_eq!(console.shell().desk.text(Entry::Title), "Κύπελλο");
    console.ctrl(Key::Enter);
    assert!(console.shell().session().is_some() && made() > 0);
}

#[test]
fn nothing_of_the_form_is_scrolled_in_the_smallest_usual_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    at_720(&mut console);
    console.ask(UserCommand::Type(Entry::Players, "Άννα; Καβάλα\nΒάσω; Καβάλα".to_owned()));
    let fields = [
        "Τίτλος",
        "Ημερομηνία",
        "Τόπος",
        "Ώρα έναρξης",
        "Έφορος",
        "Βοηθοί (με κόμμα)",
        "Όμιλος που διοργανώνει",
        "Αρχείο άλλου καταλόγου λέξεων",
        "Αρχείο (κενό: όπως προτείνεται)",
        "Δημιουργία αγώνα",
    ];
    for label in fields {
        assert!(console.is_in_sight(label), "{label}");
    }
    console.see("Ο ελεύθερος κατάλογος δεν έχει πολλές σωστές λέξεις");
    // The program's own first window is lower, for it has a frame.
    console.window().set_size(vec2(1272.0, 680.0));
    console.settle();
    for label in fields.into_iter().chain([
        "Περισσότερα: σήμα, κλήρωση, διπλή καταχώριση",
        "Κανόνες: Οι κανόνες του προγράμματος: ΟΣΘ 2019, 14 γύροι.",
    ]) {
        assert!(console.is_in_sight(label), "{label}");
    }
    at_720(&mut console);
    // Many players push nothing away.
    let many: Vec<String> = (1..=60).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    console.ask(UserCommand::Type(Entry::Players, many.join("\n")));
    console.see("60 παίκτες");
    for label in fields.into_iter().chain(["Παίκτης Αριθμός1"]) {
        assert!(console.is_in_sight(label), "{label}");
    }
}

#[test]
fn who_is_doubtful_is_named_before_anything_is_made() {
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let typed = "Ελένη Ζ.; Όμιλος Βέροιας\nΆννα Α.; Όμιλος Βέροιας\nΒάσω Β.; Όμιλος Βέρροιας\n\
                 Ελένη Ζ.; Όμιλος Βέροιας";
    console.ask(UserCommand::Type(Entry::Players, typed.to_owned()));
    console.see("4 παίκτες");
    console.see("2 σημεία να ελεγχθούν");
    console.see("3. Βάσω Β. · Όμιλος Βέρροιας: αλλού γράφεται «Όμιλος Βέροιας»");
    console.see("4. Ελένη Ζ. · Όμιλος Βέροιας: υπάρχει ήδη με τον αριθμό 1");
    // Each leads to the line in which it was typed: what is typed next takes its place.
    console.press_first("4. Ελένη Ζ. · Όμιλος Βέροιας: υπάρχει ήδη με τον αριθμό 1");
    console.text("Ζωή Ζ.; Όμιλος Βέροιας");
    let now = console.shell().desk.text(Entry::Players).to_owned();
    assert!(now.ends_with("Βέρροιας\nΖωή Ζ.; Όμιλος Βέροιας"), "{now}");
    console.see("1 σημείο να ελεγχθεί");
    let put_right = typed.replace("Βέρρ", "Βέρ").replace("\nΕλένη", "\nΖωή");
    console.ask(UserCommand::Type(Entry::Players, put_right));
    assert!(!console.texts().iter().any(|text| text.contains("να ελεγχθ")));
    // Of many the worst are named beside the button, wherever they stand in the list.
    let twice = "Δ Δ.; Πύργος\nΕ Ε.; Πύργος\nΑ Α.; Πύργοσς\nΒ Β., Βόλος\nΔ Δ.; Πύργος";
    console.ask(UserCommand::Type(Entry::Players, twice.to_owned()));
    console.see("3 σημεία να ελεγχθούν");
    console.see("5. Δ Δ. · Πύργος: υπάρχει ήδη με τον αριθμό 1");
    // And a list that goes on below says how many of it do.
    let many: Vec<String> = (1..=41).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    console.ask(UserCommand::Type(Entry::Players, many.join("\n")));
    console.settle();
    let below = console.texts().into_iter().find(|text| text.starts_with("↓ ")).unwrap();
    let left: usize = below.split(' ').nth(1).unwrap().parse().unwrap();
    let line = console.place_of(&below).top();
    let above = |number: &i32| {
        let name = format!("Παίκτης Αριθμός{number}");
        console.is_in_sight(&name) && console.place_of(&name).bottom() <= line + 1.0
    };
    assert_eq!((1..=41).filter(above).count() + left, 41, "{below}");
}

/// In tables on paper a comma often stands before the club: it became part of the name.
#[test]
fn a_name_with_a_comma_and_without_a_club_is_doubtful() {
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let typed = "Ελένη Ζαφειρίου, Βέροια\nΆννα Αλεξίου; Βέροια, 2ος όμιλος";
    console.ask(UserCommand::Type(Entry::Players, typed.to_owned()));
    console.see("1 σημείο να ελεγχθεί");
    console.see("1. Ελένη Ζαφειρίου, Βέροια: κόμμα στο όνομα: πριν από τον όμιλο γράψτε «;»");
}

#[test]
fn once_it_is_made_the_commitment_and_what_comes_next_are_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let many: Vec<String> = (1..=40).map(|number| format!("Παίκτης Αριθμός{number}")).collect();
    for (entry, text) in [
        (Entry::NewFile, folder.path().join("a.eforos").display().to_string()),
        (Entry::Referee, "Ε. Φόρου".to_owned()),
    ] {
        console.ask(UserCommand::Type(entry, text));
    }
    // Also from the field in which Enter begins a line.
    console.type_into(
        "Παίκτες: ένας ανά γραμμή, «όνομα; όμιλος», ή επικόλληση από λογιστικό φύλλο",
        &many.join("\n"),
    );
    console.ctrl(Key::Enter);
    let commitment = console.contest().common.commitment.unwrap().to_string();
    let next = ["Δέσμευση της κλήρωσης", "Φύλλα καταγραφής", "Γύροι", "Επιλογή καταλόγου…"];
    for label in next.into_iter().chain([commitment.as_str()]) {
        assert!(console.is_in_sight(label), "{label}");
    }
    console.see("40 παίκτες πριν από τον γύρο 1");
    // After the first draw it is not said any more.
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΡΤΣΑΟΕ");
    assert!(!console.texts().iter().any(|text| text.contains("πριν από τον γύρο 1")));
}

/// They stay in the list of players until each is settled with one press.
#[test]
fn what_is_doubtful_is_settled_after_it_is_made_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    let typed = "Ελένη Ζ.; Όμιλος Βέροιας\nΆννα Α.; Όμιλος Βέροιας\nΒάσω Β.; Όμιλος Βέρροιας\n\
                 Ελένη Ζ.; Όμιλος Βέροιας\nΆννα Α.\nΓωγώ Γ.; Όμιλος Βέρροιας";
    let path = folder.path().join("a.eforos").display().to_string();
    for (entry, text) in [(Entry::NewFile, path), (Entry::Referee, "Ε. Φόρου".to_owned())] {
        console.ask(UserCommand::Type(entry, text));
    }
    console.ask(UserCommand::Type(Entry::Players, typed.to_owned()));
    console.ask(UserCommand::CreateCompetition);
    console.see(
        "1. Ελένη Ζ. · Όμιλος Βέροιας και 4. Ελένη Ζ. · Όμιλος Βέροιας: ίσως είναι το ίδιο πρόσωπο",
    );
    // One press makes one spelling, and one undo takes all of it back.
    console.press("Όλοι «Όμιλος Βέροιας»");
    console.see("του ομίλου «Όμιλος Βέροιας»");
    let clubs = |console: &Console| -> Vec<String> {
        console.contest().common.players.values().map(|player| player.club.clone()).collect()
    };
    assert!(clubs(&console).iter().all(|club| club.is_empty() || club == "Όμιλος Βέροιας"));
    assert!(!console.texts().iter().any(|text| text.contains("ίδιος όμιλος")));
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    assert_eq!(clubs(&console).iter().filter(|club| *club == "Όμιλος Βέρροιας").count(), 2);
    console.press("Είναι δύο όμιλοι");
    assert!(!console.texts().iter().any(|text| text.contains("ίδιος όμιλος")));
    // The one who is there twice is removed; the other is somebody else.
    console.press("Αφαίρεση του 4…");
    console.see("ο αριθμός 4 δεν δίνεται ξανά");
    console.key(Key::Enter);
    assert!(!console.contest().common.players.contains_key(&player(4)));
    console.see("Αφαιρέθηκε από τη λίστα: 4. Ελένη Ζ.");
    console.see("5. Άννα Α.: ίσως είναι το ίδιο πρόσωπο");
    console.press("Είναι δύο πρόσωπα");
    assert!(!console.texts().iter().any(|text| text.contains("ίσως")));
    // Whoever is in the list is removed from their row as well.
    let before = console.contest().common.players.len();
    console.press_first("Αφαίρεση…");
    console.see("δεν δίνεται ξανά");
    console.key(Key::Enter);
    assert_eq!(console.contest().common.players.len(), before - 1);
    // After the first draw nobody is removed any more.
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Go(Place::Competition));
    let labels = console.texts();
    assert!(!labels.iter().any(|text| text == "Αφαίρεση…"), "{labels:?}");
}

/// What came up where the one before had stood was settled by the second press of two.
#[test]
fn a_second_press_settles_no_second_doubt() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    let typed = "Ελένη Ζ.; Όμιλος Βέροιας\nΕλένη Ζ.; Όμιλος Βέροιας\nΒάσω Β.; Όμιλος Βέρροιας";
    let path = folder.path().join("a.eforos").display().to_string();
    for (entry, text) in [(Entry::NewFile, path), (Entry::Referee, "Ε. Φόρου".to_owned())] {
        console.ask(UserCommand::Type(entry, text));
    }
    console.ask(UserCommand::Type(Entry::Players, typed.to_owned()));
    console.ask(UserCommand::CreateCompetition);
    let press = console.place_of("Είναι δύο πρόσωπα").center();
    console.harness.hover_at(press);
    console.harness.run_steps(1);
    // Each event has a frame of a quarter of a second.
    for _ in 0..2 {
        for pressed in [true, false] {
            console.harness.event(egui::Event::PointerButton {
                pos: press,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
        }
        console.harness.run_steps(1);
    }
    console.settle();
    assert!(!console.sees("Είναι δύο πρόσωπα"));
    let club = console.contest().common.players[&player(3)].club.clone();
    assert_eq!(club, "Όμιλος Βέρροιας");
    let next = console.texts().into_iter().find(|text| text.starts_with("Όλοι «")).unwrap();
    assert!(console.place_of(&next).contains(press), "{next} is where that was");
}

/// Who left and who was expelled is told apart by sign and words, in the list of players too.
#[test]
fn who_left_and_who_was_expelled_is_said_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Ask(Question::Leave(player(1))));
    console.key(Key::Enter);
    for (number, kind) in [(2, PenaltyName::ExpelledFromRest), (3, PenaltyName::Expelled)] {
        let (player, round) = (player(number), round(1));
        console.ask(UserCommand::Ask(Question::Penalise { player, round, kind }));
        console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
        console.ask(UserCommand::Confirm);
    }
    console.ask(UserCommand::Go(Place::Competition));
    for said in
        ["– αποχώρησε μετά τον γύρο 1", "✗ αποβολή μετά τον γύρο 1", "✗ αποβολή από τον αγώνα"]
    {
        console.see(said);
    }
}

/// The club's picture, the draw and the double keying are chosen before anything is made, too.
#[test]
fn what_is_seldom_chosen_lies_folded_in_the_form() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::with_the_form();
    at_720(&mut console);
    let picture = folder.path().join("a.png");
    std::fs::copy("tests/corpus/emblem/tower.png", &picture).unwrap();
    assert!(!console.texts().iter().any(|text| text == "Υποχρεωτική"));
    let more = "Περισσότερα: σήμα, κλήρωση, διπλή καταχώριση";
    assert!(console.is_in_sight(more));
    console.harness.get_by_label(more).click_accesskit();
    console.settle();
    // All of it comes into sight above the button.
    let foot = console.place_of("Δημιουργία αγώνα").top();
    for label in ["Από τα σακούλια", "Προαιρετική", "Υποχρεωτική"]
    {
        let place = console.place_of(label);
        assert!(place.top() > 60.0 && place.bottom() < foot, "{label}: {place}");
    }
    console.ask(UserCommand::ChooseDoubleKeying(DoubleKeying::Required));
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.ask(UserCommand::Type(Entry::EmblemFile, picture.display().to_string()));
    console.ask(UserCommand::ReadEmblem);
    let path = folder.path().join("a.eforos").display().to_string();
    for (entry, text) in [(Entry::NewFile, path), (Entry::Players, "Άννα\nΒάσω".to_owned())]
    {
        console.ask(UserCommand::Type(entry, text));
    }
    console.ask(UserCommand::CreateCompetition);
    let common = &console.contest().common;
    assert_eq!(common.double_keying, DoubleKeying::Required);
    assert!(common.emblem.is_some() && common.players.len() == 2);
    assert_eq!(console.shell().desk.draw_mode, DrawMode::Physical);
}

/// Nobody is struck from the history: it is said what is possible, and what that means.
#[test]
fn who_does_not_come_is_expected_in_the_first_round_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Ask(Question::Leave(player(2))));
    console.see("Όποιος δεν ήρθε αναμένεται μόνο στον γύρο 1");
    console.key(Key::Enter);
    let expected = |number| console.contest().common.is_expected(player(2), round(number));
    assert_eq!([1, 2].map(expected), [true, false]);
}

/// A label that took two lines pushed its field below those beside it.
#[test]
fn fields_that_stand_abreast_stand_on_one_line_in_every_language() {
    let mut console = Console::with_the_form();
    for language in eforos::language::Language::ALL {
        console.ask(UserCommand::Speak(language));
        at_720(&mut console);
        let fields = console.harness.get_all_by_role(egui::accesskit::Role::TextInput);
        let fields: Vec<egui::Rect> = fields.map(|node| node.rect()).collect();
        for (place, one) in fields.iter().enumerate() {
            for other in fields.iter().skip(place + 1) {
                let apart = (one.bottom() - other.bottom()).abs();
                assert!(!(0.5..26.0).contains(&apart), "{language:?}: {one} beside {other}");
            }
        }
    }
}

/// What goes on said nothing but its folder.
#[test]
fn what_is_going_on_is_told_as_such_and_marks_within_marks_are_others() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("recent.txt");
    let path = folder.path().join("a.eforos");
    let mut console = Console::remembering(&list);
    console.begin(&path);
    console.ask(UserCommand::Type(Entry::Title, "1ο Τουρνουά «Ορφέας»".to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.space();
    console.wait_ms(5_000);
    // Killed while the letters of round 1 are there, and found again.
    drop(console);
    let mut console = Console::remembering(&list);
    at_720(&mut console);
    console.see("Ο αγώνας «1ο Τουρνουά “Ορφέας”» δεν έκλεισε");
    console.ask(UserCommand::Continue);
    console.close_competition();
    console.see("21 Νοεμβρίου 2026 · γύρος 1 σε εξέλιξη");
}

/// What can be begun was never asked for with what can be gone on with.
#[test]
fn the_four_things_of_the_start_are_in_sight_at_once_each_with_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::remembering(&folder.path().join("recent.txt"));
    console.begin(&folder.path().join("a.eforos"));
    console.close_competition();
    at_720(&mut console);
    let four = ["Συνέχεια: Κοινή δοκιμή", "Νέος αγώνας", "Επιλογή αρχείου…", "Από τον 1ο γύρο"];
    let places = four.map(|label| {
        assert!(console.is_in_sight(label), "{label}");
        console.place_of(label)
    });
    for (at, place) in places.iter().enumerate() {
        assert!(places[at + 1..].iter().all(|other| !place.intersects(*other)), "{}", four[at]);
    }
    let painted = super::collecting::painted(&console);
    for key in ["Ctrl N", "Ctrl O"] {
        assert!(painted.iter().any(|(text, ..)| text == key), "{key}");
    }
    // Enter goes on with what was open last, a rehearsal after a competition that is not signed.
    console.rehearse(folder.path(), 12, Stretch::Players);
    assert!(console.contest().common.details.title.contains("(πρόβα)"));
    console.close_competition();
    console.key(Key::Enter);
    assert_eq!(console.contest().common.details.title, "Κοινή δοκιμή");
}

#[test]
fn what_goes_on_says_its_day_how_it_stands_and_how_many_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::remembering(&folder.path().join("recent.txt"));
    console.begin(&folder.path().join("a.eforos"));
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.close_competition();
    at_720(&mut console);
    assert!(console.is_in_sight("Συνέχεια: Κοινή δοκιμή"));
    let stands = "21 Νοεμβρίου 2026 · γύρος 1 από 14 · 3 παίκτες";
    console.see(stands);
    // Where it lies is in smaller letters below that.
    let texts = super::collecting::painted(&console);
    let of = |words: &str| texts.iter().find(|(text, ..)| text == words).unwrap();
    let folder = folder.path().display().to_string();
    let (_, large, above) = of(stands);
    let (_, small, below) = of(&folder);
    assert!(small < large && below.top() >= above.bottom(), "{small} {large} {above} {below}");
    // A round whose time may run is what it stands at, however many were played.
    console.key(Key::Enter);
    console.go(Key::Num2, Place::Rounds);
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::Missing));
    }
    console.space();
    console.close_competition();
    console.see("21 Νοεμβρίου 2026 · γύρος 2 σε εξέλιξη · 3 παίκτες");
}

/// F1 in the form told of the place that an open competition has, and of keys for it.
#[test]
fn in_the_form_of_a_new_competition_help_says_what_is_typed_there() {
    let mut console = Console::with_the_form();
    console.key(Key::F1);
    console.see("Εδώ φτιάχνεται ένας νέος αγώνας.");
    assert!(!console.sees("όποιος φύγει δηλώνεται εδώ"));
}
