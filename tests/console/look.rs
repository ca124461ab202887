//! What stands above and over every place: the head, the palette, the keys, sizes, languages, names.

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{Entry, Look, Place, Question, UserCommand};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::Role;
use eforos::language::{Language, tr};
use eforos::views::Sight;
use eforos::views::desk::{MonitorSeen, Over};
use eforos::views::settings::Monitor;
use egui::Key;
use egui::accesskit::Role as Control;

use crate::gui::{Console, round};
use egui_kittest::kittest::NodeT as _;

fn type_text(entry: Entry, text: &str) -> UserCommand {
    UserCommand::Type(entry, text.to_owned())
}

/// Plays the first round until its sheets are awaited.
fn until_sheets(console: &mut Console) {
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.space();
    console.wait_ms(8000);
    console.space();
    console.wait_ms(362_000);
}

#[test]
fn the_palette_finds_by_bare_letters_and_does_what_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    console.text("μεταβαση φυλλα");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.place, Place::Sheets);
    assert_eq!(console.shell().desk.over, None);

    console.ctrl(Key::K);
    console.text("οψη");
    console.key(Key::ArrowDown);
    console.key(Key::ArrowDown);
    console.key(Key::ArrowUp);
    assert_eq!(console.shell().desk.over, Some(Over::Palette(1)));
    console.key(Key::Enter);
    assert_ne!(console.shell().desk.settings.look, Look::System);

    // What cannot be asked now says why, and Enter does nothing.
    console.ctrl(Key::K);
    console.text("διακοπη…");
    console.see("Γίνεται όσο τρέχει ο χρόνος ενός γύρου.");
    console.key(Key::Enter);
    assert!(console.shell().desk.over.is_some());
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.over, None);
}

/// From Rounds nothing was seen to happen, and the first space of the name that was typed next drew a round.
#[test]
fn adding_players_leads_to_where_they_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(Key::K);
    console.text("προσθηκη παικτων");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.place, Place::Competition);
    console.text("Σοφία Δήμου");
    assert_eq!(console.shell().desk.text(Entry::Players), "Σοφία Δήμου");
    let second = console.contest().game.round(round(2));
    assert!(second.is_none_or(|second| second.announced.is_none()), "no round is drawn");
    console.ctrl(Key::Enter);
    assert_eq!(console.contest().common.players.len(), 4);
}

/// "Whose sheet it is" is said in another case than the name has, and found the lifting of that player's penalty alone.
#[test]
fn a_sentence_finds_the_player_whom_it_names() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    console.text("φύλλο του Βασίλη Βλάχου");
    console.see("Παίκτης 2. Βασίλης Βλάχος");
    console.key(Key::Enter);
    let desk = &console.shell().desk;
    assert_eq!((desk.place, desk.row), (Place::Standings, PlayerId::new(2)));
}

/// It opened with the places, whatever was to be done.
#[test]
fn the_palette_opens_with_the_next_step_then_what_is_needed_now() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    let groups = |console: &Console| -> Vec<[String; 2]> {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        let rows = eforos::views::console::palette(&sight).unwrap().rows;
        assert!(rows[0].chosen);
        let first = rows.into_iter().filter(|row| !row.group.is_empty());
        first.map(|row| [row.group, row.act.label]).collect()
    };
    let row = |group: &str, label: &str| [group, label].map(str::to_owned);
    let seen = groups(&console);
    assert_eq!(seen[0], row("Επόμενο βήμα", "Κλήρωση γύρου 1"));
    let titles: Vec<&str> = seen.iter().map(|[group, _]| group.as_str()).collect();
    assert_eq!(titles, ["Επόμενο βήμα", "Τώρα", "Μέρη", "Όλες οι ενέργειες"]);
    console.wait_ms(1000);
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.over, None);
    console.see("Τα γράμματα ανακοινώνονται");
    // While the time runs nothing is to be pressed; what is needed is to hold it.
    console.wait_ms(8000);
    console.space();
    console.ctrl(Key::K);
    assert_eq!(groups(&console)[0], row("Τώρα", "Παύση…"));
    // Typed, the best name stands first, and nothing is parted.
    console.text("διακοπη");
    assert_eq!(groups(&console), Vec::<[String; 2]>::new());
}

#[test]
fn every_key_is_told_by_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.key(Key::F1);
    for text in ["Παντού", "Ctrl Z", "Space", "0–9"] {
        console.see(text);
    }
    console.key(Key::Escape);
    assert_eq!(console.shell().desk.over, None);
}

#[test]
fn everything_grows_and_shrinks_by_keys() {
    let mut console = Console::new();
    console.ctrl(Key::Plus);
    assert_eq!(console.shell().desk.settings.size_percent, 110);
    console.ctrl(Key::Equals);
    assert_eq!(console.shell().desk.settings.size_percent, 125);
    assert!((console.harness.ctx.zoom_factor() - 1.25).abs() < 0.01);
    console.ctrl(Key::Num0);
    console.ctrl(Key::Minus);
    assert_eq!(console.shell().desk.settings.size_percent, 90);
    for _ in 0..20 {
        console.ask(UserCommand::Smaller);
    }
    assert_eq!(console.shell().desk.settings.size_percent, 75);
}

#[test]
fn a_file_that_was_not_made_leaves_no_red_light() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    let nowhere = folder.path().join("no such folder").join("a.eforos");
    for path in [nowhere, folder.path().join("a.eforos")] {
        console.ask(type_text(Entry::NewFile, &path.display().to_string()));
        console.ask(type_text(Entry::Title, "Δοκιμή"));
        console.ask(type_text(Entry::Referee, "Ε. Φόρου"));
        console.ask(UserCommand::CreateCompetition);
    }
    assert!(console.shell().session().is_some());
    console.see("✓ Αποθηκευμένα");
}

#[test]
fn whoever_sits_down_is_asked_who_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    let path = folder.path().join("a.eforos").display().to_string();
    for command in [
        type_text(Entry::NewFile, &path),
        type_text(Entry::Title, "Δοκιμή"),
        UserCommand::CreateCompetition,
    ] {
        console.ask(command);
    }
    console.see("Στο γραφείο: χωρίς όνομα");
    let asked = |console: &Console| console.shell().desk.question.clone().map(|asked| asked.0);
    assert_eq!(asked(&console), Some(Question::Person(Some(Role::Referee))));
    console.key(Key::Enter);
    console.see("Γράψτε ένα όνομα.");
    console.text("Ε. Φόρου");
    console.key(Key::Enter);
    assert_eq!(asked(&console), None);
    console.see("Στο γραφείο: Ε. Φόρου (έφορος)");

    // The people of the competition are chosen with one press, and sit down with Enter.
    console.ask(type_text(Entry::Assistants, "Β. Οηθός"));
    console.ask(UserCommand::SaveDetails);
    console.press("Στο γραφείο: Ε. Φόρου (έφορος)");
    console.press("Β. Οηθός (βοηθός)");
    assert_eq!(console.shell().desk.person.role, Role::Referee);
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.person.role, Role::Assistant);
    console.see("Στο γραφείο: Β. Οηθός (βοηθός)");
}

#[test]
fn undo_asks_by_name_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(type_text(Entry::Venue, "Δράμα"));
    console.ask(UserCommand::SaveDetails);
    console.ctrl(Key::Z);
    assert_eq!(console.contest().common.details.venue, "Δράμα");
    console.see("Αναιρείται η ενέργεια");
    let line = |console: &Console, begins: &str| {
        let texts = console.texts();
        texts.iter().find_map(|text| text.strip_prefix(begins)).expect("a line").to_owned()
    };
    let asked = line(&console, "Αναιρείται η ενέργεια της ώρας ");
    console.key(Key::Escape);
    assert_eq!(console.contest().common.details.venue, "Δράμα");
    console.ask(UserCommand::Go(Place::History));
    // The question and the line in History name the same: what is undone.
    let named = line(&console, "Μπορεί να αναιρεθεί: ");
    assert!(named.starts_with("Άλλαξαν τα στοιχεία του αγώνα"), "{named}");
    assert!(asked.ends_with(&named), "{asked} is not {named}");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(console.contest().common.details.venue, "");
}

#[test]
fn the_next_round_is_not_at_hand_while_sheets_are_collected() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.see("Γύρος 1: επόμενος");
    until_sheets(&mut console);
    console.see("Γύρος 1: τελείωσε, λείπουν φύλλα");
    console.see("Γύρος 2: δεν έχει κληρωθεί");
    console.space();
    console.see("Γύρος 1: όλα τα φύλλα παραλήφθηκαν, δεν περάστηκαν όλα");
    console.see("Γύρος 2: επόμενος");
}

/// Every control of the console that can be used, each with its name.
fn controls(console: &Console) -> Vec<(Control, String)> {
    let nodes = console.harness.root().children_recursive();
    let used = |role| {
        matches!(
            role,
            Control::Button
                | Control::CheckBox
                | Control::ComboBox
                | Control::Link
                | Control::MultilineTextInput
                | Control::RadioButton
                | Control::Slider
                | Control::TextInput
        )
    };
    let named = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        let by = node.labelled_by().find_map(|label| label.value().or(label.label()));
        let name = node.label().or(by).unwrap_or_default();
        used(node.role()).then_some((node.role(), name))
    });
    named.collect()
}

#[test]
fn every_control_has_a_name_in_every_place_look_and_size() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    until_sheets(&mut console);
    for (look, (width, height)) in [
        (Look::Light, (800.0, 600.0)),
        (Look::Dark, (1280.0, 720.0)),
        (Look::Light, (3840.0, 2160.0)),
    ] {
        console.harness.set_size(egui::vec2(width, height));
        console.ask(UserCommand::ChooseLook(look));
        for place in PLACES.iter().copied() {
            console.ask(UserCommand::Go(place));
            let controls = controls(&console);
            assert!(controls.len() > 6, "{place:?}");
            let nameless = controls.iter().find(|(_, name)| name.trim().is_empty());
            assert_eq!(nameless, None, "{place:?} at {width}");
        }
    }
}

#[test]
fn in_english_nothing_but_data_is_greek() {
    let is_greek = |c: char| ('\u{370}'..='\u{3ff}').contains(&c);
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    until_sheets(&mut console);
    let data = ["Κοινή δοκιμή", "Ε. Φόρου", "Αλεξίου", "Βλάχος", "Γεωργίου", "Καβάλα", "Δράμα"];
    console.ask(UserCommand::Speak(Language::English));
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
        for text in console.texts() {
            // Names, letters of tiles.
            let known = data.iter().any(|known| text.contains(known));
            let tiles = !text.chars().any(|c| is_greek(c) && c.is_lowercase());
            assert!(known || tiles, "{place:?}: {text:?}");
        }
    }
}

/// By its menu, by the palette, in a wide window and in a narrow one; and the next window remembers it.
#[test]
fn the_language_is_chosen_from_a_menu_of_five() {
    let names = ["Ελληνικά", "English", "Română", "Català", "Polski"];
    let mut console = Console::new();
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(640.0, 400.0)] {
        console.harness.set_size(size);
        console.settle();
        for language in Language::ALL {
            let menu = |language: Language| {
                format!("{}: {}", tr(language, "commands-speak"), language.name())
            };
            let on = menu(console.shell().desk.language);
            assert!(!console.texts().iter().any(|text| names.contains(&text.as_str())));
            console.press(&on);
            for name in names {
                assert!(console.is_in_sight(name), "{name} at {size:?}");
            }
            console.press(&language.name());
            assert_eq!(console.shell().desk.language, language);
            assert_eq!(console.shell().desk.settings.language, Some(language));
            console.see(&menu(language));
        }
    }
    console.ctrl(Key::K);
    for letter in ["c", "a", "t", "a", "l"] {
        console.text(letter);
    }
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.language, Language::Catalan);
    console.see("Català");
}

#[test]
fn the_palette_takes_letter_by_letter() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ctrl(Key::K);
    for letter in ["σ", "υ", "ν", "τ"] {
        console.text(letter);
    }
    assert_eq!(console.shell().desk.text(Entry::Palette), "συντ");
    console.key(Key::Escape);
    console.close();
}

/// The notice stayed when the monitor was there again.
#[test]
fn a_monitor_that_is_back_is_no_longer_told_as_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let seen = |name: &str, x: i32, console| {
        let monitor = Monitor { name: name.to_owned(), at: (x, 0), size: (1280, 720) };
        MonitorSeen { monitor, console, hall: false }
    };
    let (own, hall) = (seen("eDP-1", 0, true), seen("HDMI-1", 1280, false));
    let told = |console: &Console| console.shell().desk.notices.len();
    console.ask(UserCommand::ToggleProjector);
    assert_eq!(console.shell_mut().see_monitors(vec![own.clone(), hall.clone()]), Some(1));
    assert_eq!(told(&console), 0);
    assert_eq!(console.shell_mut().see_monitors(vec![own.clone()]), None);
    console.settle();
    console.see("Η οθόνη της αίθουσας αποσυνδέθηκε");
    // The language may change between.
    console.shell_mut().desk.language = Language::English;
    console.shell_mut().see_monitors(vec![own, hall]);
    assert_eq!(told(&console), 0);
}

/// A button that can do nothing now says what is missing, and keeps telling its key.
#[test]
fn a_step_that_cannot_be_taken_says_why_and_by_which_key_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    let path = folder.path().join("a.eforos").display().to_string();
    for (entry, text) in [(Entry::NewFile, path.as_str()), (Entry::Title, "Δοκιμή")] {
        console.ask(type_text(entry, text));
    }
    console.ask(type_text(Entry::Referee, "Ε. Φόρου"));
    console.ask(UserCommand::CreateCompetition);
    console.ask(UserCommand::Go(Place::Rounds));
    let step = |console: &Console| {
        let shell = console.shell();
        eforos::views::formats::anagram::rounds::data(&Sight::of(
            shell.session().unwrap(),
            &shell.desk,
        ))
        .step
    };
    // Without players: the button names what is missing, and leads there by its key.
    let players = step(&console);
    assert_eq!(players.label, "Προσθέστε πρώτα παίκτες στον Αγώνα");
    assert_eq!((players.shortcut.as_deref(), players.enabled), (Some("Ctrl 1"), true));
    console.space();
    assert_eq!(console.shell().desk.place, Place::Rounds, "Space draws nothing and goes nowhere");
    console.press("Προσθέστε πρώτα παίκτες στον Αγώνα");
    assert_eq!(console.shell().desk.place, Place::Competition);

    // While the time runs: what goes on and what comes then; the palette tells key and reason.
    let mut console = Console::in_rounds(&folder.path().join("b.eforos"));
    console.space();
    console.wait_ms(8000);
    console.space();
    let running = step(&console);
    assert_eq!(running.label, "Ο χρόνος τρέχει — έπειτα: συλλογή φύλλων");
    assert_eq!((running.shortcut.as_deref(), running.enabled), (Some("Space"), false));
    console.ctrl(Key::K);
    console.text("επομενο βημα");
    console.see("Δεν υπάρχει επόμενο βήμα τώρα.");
}

/// A hint lay over what was being typed, and over a question.
#[test]
fn no_hint_lies_over_what_is_typed_or_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let point_at = |console: &mut Console, label: &str| {
        let middle = console.place_of(label).center();
        // A hand is never quite still.
        for step in 0..3_u8 {
            let at = middle + egui::vec2(f32::from(step), 0.0);
            console.harness.event(egui::Event::PointerMoved(at));
            console.harness.step();
        }
        console.harness.run_steps(8);
    };
    let seen = |console: &Console, hint: &str| {
        console.texts().iter().filter(|text| text.starts_with(hint)).count()
    };
    console.ask(UserCommand::Ask(Question::Record(RoundNo::FIRST)));
    console.ask(type_text(Entry::Letters, "ΚΡΤΣΑΟΕ"));
    console.ask(type_text(Entry::Reason, "στο χαρτί"));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
    let (button, hint) = ("Δεν παραδόθηκε", "Δηλώνει ότι δεν παραδόθηκε");
    assert_eq!(seen(&console, hint), 0);
    point_at(&mut console, button);
    assert_eq!(seen(&console, hint), 1);
    console.text("ΡΟΣ");
    console.harness.run_steps(8);
    assert_eq!(seen(&console, hint), 0, "the pointer rests there still");
    point_at(&mut console, button);
    assert_eq!(seen(&console, hint), 1);
    console.ask(UserCommand::Ask(Question::Message));
    console.harness.run_steps(8);
    assert_eq!(seen(&console, hint), 0);
}

/// With few hits the palette jumped down, over the time; and the head's time lay under it.
#[test]
fn the_palette_stays_where_it_is_and_leaves_the_time_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(8_000);
    console.space();
    console.wait_ms(65_000);
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0)] {
        console.window().set_size(size);
        console.settle();
        console.ask(UserCommand::OpenPalette);
        let area = |console: &Console| {
            let of = egui::Id::unique("palette");
            console.harness.ctx.memory(|memory| memory.area_rect(of)).expect("it is open")
        };
        let top = area(&console).top();
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        let (time, _) = eforos::views::console::data(&sight).head.clock_at(Some(sight.now));
        let at = console.place_of(&time);
        assert!(at.bottom() <= top, "{time} at {at}, the palette from {top} on");
        for typed in ["παύση", "ξξξ"] {
            console.ask(type_text(Entry::Palette, typed));
            assert!((area(&console).top() - top).abs() < 1.0, "{typed}");
        }
        console.ask(UserCommand::Cancel);
    }
}
