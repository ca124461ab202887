//! Windows and text of every size: what is needed at a glance is in sight, whole, at each of them.

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{Entry, Mark, Pinned, Place, Question, Stretch, UserCommand};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::Role;
use eforos::language::{Language, tr};
use eforos::print::documents::{Document, Wish};
use eforos::views::theme;
use egui::{Key, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::{Console, of, player, round};

/// Windows in pixels with the size of the text in percent.
const WINDOWS: [(f32, f32, u16); 11] = [
    (1280.0, 720.0, 100),
    (1366.0, 768.0, 100),
    (1280.0, 720.0, 125),
    (1280.0, 720.0, 150),
    (1280.0, 720.0, 200),
    (800.0, 600.0, 100),
    (1092.0, 529.0, 100),
    (800.0, 600.0, 200),
    (1920.0, 1080.0, 200),
    (3840.0, 2160.0, 100),
    (3840.0, 2160.0, 200),
];

/// Gives the console a window of so many pixels with text of this size.
fn resize(console: &mut Console, (width, height, percent): (f32, f32, u16)) {
    console.shell_mut().desk.settings.size_percent = percent;
    let pixels = vec2(width, height);
    // The toolkit counts in points: how many there are depends on the size that is on.
    for _ in 0..3 {
        let points: Vec2 = pixels / console.harness.ctx.zoom_factor();
        console.harness.set_size(points);
        console.settle();
    }
}

fn texts_of(shape: &Shape, clip: Rect, found: &mut Vec<(String, Rect, Rect)>) {
    match shape {
        Shape::Text(text) => {
            let place = text.galley.rect.translate(text.pos.to_vec2());
            found.push((text.galley.text().to_owned(), place, clip));
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, clip, found)),
        _ => {}
    }
}

/// The texts that are painted whole, and where.
pub(super) fn painted(console: &Console) -> Vec<(String, Rect)> {
    let window = console.harness.ctx.content_rect();
    let mut found = Vec::new();
    for shape in &console.harness.output().shapes {
        texts_of(&shape.shape, shape.clip_rect.intersect(window), &mut found);
    }
    let whole = found.into_iter().filter(|(_, place, clip)| clip.expand(1.0).contains_rect(*place));
    whole.map(|(text, place, _)| (text, place)).collect()
}

/// Print had no key beside it in Greek, Competition and Standings had none in English, and in a
/// narrow window no place had one.
#[test]
fn the_rail_shows_the_key_of_every_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for language in Language::ALL {
        console.ask(UserCommand::Speak(language));
        for window in WINDOWS {
            resize(&mut console, window);
            let painted = painted(&console);
            let mut last: Option<Rect> = None;
            for number in 1..=PLACES.len() {
                let key = format!("Ctrl {number}");
                let place = painted.iter().find(|(text, _)| *text == key).map(|(_, place)| *place);
                let place = place.unwrap_or_else(|| panic!("{key} at {window:?}, {language:?}"));
                let over = |(text, other): &&(String, Rect)| {
                    *text != key && other.shrink(1.0).intersects(place.shrink(1.0))
                };
                let over = painted.iter().find(over);
                assert_eq!(over, None, "lies over {key} at {window:?}, {language:?}");
                assert!(last.is_none_or(|last| last.bottom() <= place.top() + 1.0), "{key}");
                last = Some(place);
            }
        }
    }
}

/// The large button lay below the fold while the time ran.
#[test]
fn the_next_step_is_in_sight_at_every_stage_and_size() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let in_sight = |console: &mut Console, step: &str| {
        for window in WINDOWS {
            resize(console, window);
            let shown = console.harness.ctx.content_rect();
            let place = console.place_of(step);
            assert!(shown.contains_rect(place), "{step}: {place:?} of {shown:?} at {window:?}");
            let name = painted(console).into_iter().any(|(text, _)| text.starts_with(step));
            assert!(name, "{step} is cut at {window:?}");
        }
        resize(console, WINDOWS[0]);
    };
    in_sight(&mut console, "Η λέξη της αίθουσας");
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    in_sight(&mut console, "Κλήρωση γύρου 1");
    console.space();
    in_sight(&mut console, "Τα γράμματα ανακοινώνονται");
    console.wait_ms(8000);
    in_sight(&mut console, "Έναρξη χρόνου γύρου 1");
    console.space();
    in_sight(&mut console, "Ο χρόνος τρέχει");
    console.key(egui::Key::P);
    console.text("θόρυβος");
    console.key(egui::Key::Enter);
    console.wait_ms(1000);
    in_sight(&mut console, "Συνέχεια του χρόνου");
    console.space();
    console.wait_ms(362_000);
    in_sight(&mut console, "Παραλήφθηκαν και τα");
    console.space();
    in_sight(&mut console, "Κλήρωση γύρου 2");
}

/// In a break the menu of corrections was painted over the buttons beside it.
#[test]
fn no_button_of_the_round_lies_over_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    super::day::recorded(&mut console, 5);
    console.space();
    for language in Language::ALL {
        console.ask(UserCommand::Speak(language));
        let name = tr(language, "rounds-corrections");
        for window in WINDOWS {
            resize(&mut console, window);
            let painted = painted(&console);
            let Some((_, place)) = painted.iter().find(|(text, _)| *text == name) else { continue };
            let over = |(text, other): &&(String, Rect)| {
                *text != name && other.shrink(1.0).intersects(place.shrink(1.0))
            };
            let over = painted.iter().find(over);
            assert_eq!(over, None, "lies over {name} at {window:?}, {language:?}");
        }
    }
}

/// A player's buttons stood one below the other and pushed what waits out of sight.
#[test]
fn a_players_buttons_leave_what_waits_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Ask(Question::Record(RoundNo::FIRST)));
    console.ask(UserCommand::Type(Entry::Letters, "ΚΑΡΟΤΣΕ".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Standings));
    console.ask(UserCommand::SelectRow(PlayerId::FIRST));
    resize(&mut console, WINDOWS[0]);
    let buttons = ["Αλλαγή…", "Ποινή…", "Δελτίο…"];
    let places = buttons.map(|button| console.place_of(button));
    let top = places[0].top();
    assert!(places.iter().all(|place| (place.top() - top).abs() < 1.0), "{places:?}");
    let shown = console.harness.ctx.content_rect();
    for doubt in ["Λείπει φύλλο: Άννα Αλεξίου, γύρος 1", "Λείπει φύλλο: Γωγώ Γεωργίου, γύρος 1"]
    {
        let place = console.place_of(doubt);
        assert!(shown.contains_rect(place), "{doubt}: {place:?}");
    }
}

fn galleys_of(shape: &Shape, found: &mut Vec<std::sync::Arc<egui::Galley>>) {
    match shape {
        Shape::Text(text) => found.push(std::sync::Arc::clone(&text.galley)),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| galleys_of(shape, found)),
        _ => {}
    }
}

/// The title was cut beside free space.
#[test]
fn the_title_is_whole_on_one_line_or_two() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let title = "3ο Κύπελλο Αναγραμματισμών Θεσσαλονίκης";
    console.ask(UserCommand::Type(Entry::Title, title.to_owned()));
    console.ask(UserCommand::SaveDetails);
    let rows = |console: &mut Console, window| {
        resize(console, window);
        let mut found = Vec::new();
        for shape in &console.harness.output().shapes {
            galleys_of(&shape.shape, &mut found);
        }
        let title = found.iter().find(|galley| galley.text() == title).expect("the title");
        assert!(!title.elided, "at {window:?}");
        title.rows.len()
    };
    console.ask(UserCommand::ToggleProjector);
    assert_eq!(rows(&mut console, (1280.0, 720.0, 100)), 1);
    console.space();
    console.wait_ms(8000);
    console.space();
    // A time that runs needs room where no place shows it large.
    console.ask(UserCommand::Go(Place::Sheets));
    for window in [(1280.0, 720.0, 100), (1280.0, 720.0, 125), (800.0, 600.0, 100)] {
        assert!(rows(&mut console, window) <= 2, "at {window:?}");
    }
    assert_eq!(rows(&mut console, (1920.0, 1080.0, 100)), 1);
    // So does a light that is not well: it moves nothing below.
    console.ask(UserCommand::Go(Place::Rounds));
    resize(&mut console, (1280.0, 720.0, 100));
    let before = console.place_of("Γύρος 1 από 14");
    console.ask(UserCommand::Pin(eforos::commands::Pinned::Black));
    assert_eq!(console.place_of("Γύρος 1 από 14"), before);
}

/// The name of whoever sits there ended in "…", though its first word could have become an initial.
#[test]
fn who_sits_at_the_desk_is_never_cut_in_the_head() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let title = "12ο Πανελλήνιο Κύπελλο Αναγραμματισμών Θεσσαλονίκης και Κεντρικής Μακεδονίας";
    console.ask(UserCommand::Type(Entry::Title, title.to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.shell_mut().desk.lights.awake = eforos::views::desk::Light::Failed;
    console.ask(UserCommand::TakeDesk("Ελπίδα Κανδυλάκη".to_owned(), Role::Referee));
    for language in [Language::Greek, Language::English] {
        console.ask(UserCommand::Speak(language));
        for window in [(1280.0, 720.0, 100), (1366.0, 768.0, 100), (1920.0, 1080.0, 100)] {
            resize(&mut console, window);
            let mut found = Vec::new();
            for shape in &console.harness.output().shapes {
                galleys_of(&shape.shape, &mut found);
            }
            let named = |text: &str| text.ends_with("Κανδυλάκη");
            let name = found.iter().find(|it| named(it.text()) && !it.elided);
            assert!(name.is_some(), "at {window:?}, {language:?}");
            let title = found.iter().find(|galley| galley.text() == title).expect("the title");
            assert!(!title.elided && title.rows.len() <= 2, "at {window:?}, {language:?}");
        }
    }
}

/// Beside two lights that are not well and the time the title took three lines.
#[test]
fn the_title_takes_two_lines_at_most_beside_lights_that_are_not_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let title = "1ος Αγώνας Αναγραμματισμών (πρόβα)";
    console.ask(UserCommand::Type(Entry::Title, title.to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.ask(UserCommand::ToggleMute);
    console.shell_mut().desk.lights.awake = eforos::views::desk::Light::Failed;
    console.space();
    console.wait_ms(8000);
    console.space();
    for language in [Language::Greek, Language::English] {
        console.ask(UserCommand::Speak(language));
        resize(&mut console, (1280.0, 720.0, 100));
        let mut found = Vec::new();
        for shape in &console.harness.output().shapes {
            galleys_of(&shape.shape, &mut found);
        }
        let title = found.iter().find(|galley| galley.text() == title).expect("the title");
        assert!(!title.elided && title.rows.len() <= 2, "{language:?}: {}", title.rows.len());
        let marks = console.place_of(if language == Language::Greek {
            "Γύρος 1:"
        } else {
            "Round 1:"
        });
        assert!(marks.top() < 20.0, "all of it stands in one row");
    }
}

/// Lights that are not well were single words that said nothing, and the title took three lines.
#[test]
fn with_warnings_the_title_has_two_lines_and_each_says_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = super::pictures::rehearsal(folder.path(), 12, Stretch::Whole);
    let title = console.contest().common.details.title.clone();
    console.shell_mut().desk.projector = true;
    console.ask(UserCommand::Pin(Pinned::Black));
    console.ask(UserCommand::ToggleMute);
    for first in ["Αίθουσα: μαύρη", "Ανοιχτός ξανά"] {
        resize(&mut console, (1280.0, 720.0, 100));
        let mut found = Vec::new();
        for shape in &console.harness.output().shapes {
            galleys_of(&shape.shape, &mut found);
        }
        let of = found.iter().find(|galley| galley.text() == title).expect("the title");
        assert!(!of.elided && of.rows.len() <= 2, "{}", of.rows.len());
        for words in [first, "Σίγαση"] {
            let light = found.iter().find(|galley| galley.text().ends_with(words));
            assert!(light.is_some_and(|galley| !galley.elided), "{words}");
        }
        console.ask(UserCommand::Ask(Question::Reopen));
        console.ask(UserCommand::Type(Entry::Reason, "λάθος".to_owned()));
        console.ask(UserCommand::Confirm);
        console.shell_mut().desk.notices.clear();
    }
}

/// The page under the head jumped by a line where a title had just too little room for one.
#[test]
fn whatever_a_competition_is_called_the_page_begins_at_one_height() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let words = "1ος Αγώνας Αναγραμματισμών (πρόβα) του ομίλου της πόλης";
    let mut heights = Vec::new();
    for signs in 4..=words.chars().count() {
        let title: String = words.chars().take(signs).collect();
        console.ask(UserCommand::Type(Entry::Title, title.clone()));
        console.ask(UserCommand::SaveDetails);
        resize(&mut console, (1280.0, 720.0, 100));
        heights.push((title, console.place_of("Γύροι").top()));
    }
    let first = heights[0].1;
    let others: Vec<_> = heights.iter().filter(|(_, top)| (top - first).abs() > 0.5).collect();
    assert!(others.is_empty(), "{first} and {others:?}");
}

/// In the smallest usual windows a part of the height was left over; letters and time have all of it, and the step
/// stays where it is from the draw to the end of the time.
#[test]
fn letters_and_time_have_the_height_that_is_left_and_the_step_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(RoundNo::FIRST, player(number), Mark::In));
    }
    let windows = [(1280.0, 720.0, 100), (1366.0, 700.0, 100)];
    let mut places: [Option<Rect>; 2] = [None; 2];
    let mut look = |console: &mut Console, step: &str| {
        for (window, first) in windows.into_iter().zip(&mut places) {
            resize(console, window);
            let place = console.place_of(step);
            let first = first.get_or_insert(place);
            assert!((first.top() - place.top()).abs() < 1.0, "{step}: {first:?} {place:?}");
            let below = console.place_of("Φύλλα γύρου 1: 3 από 3");
            let bottom = console.harness.ctx.content_rect().bottom();
            assert!((10.0..30.0).contains(&(bottom - below.bottom())), "{step}: {below:?}");
            let time = painted(console).into_iter().map(|(text, place)| (text, place.height()));
            let time =
                time.filter(|(text, _)| text.split(':').all(|part| part.parse::<u8>().is_ok()));
            let high = time.map(|(_, height)| height).fold(0.0, f32::max);
            let least = if step.starts_with("Κλήρωση") { 170.0 } else { 240.0 };
            assert!(high > least, "{step}: a line of the time is {high} high at {window:?}");
        }
    };
    look(&mut console, "Κλήρωση γύρου 2");
    console.space();
    look(&mut console, "Τα γράμματα ανακοινώνονται");
    console.wait_ms(8000);
    look(&mut console, "Έναρξη χρόνου γύρου 2");
    console.space();
    look(&mut console, "Ο χρόνος τρέχει");
    console.key(Key::P);
    console.text("θόρυβος");
    console.key(Key::Enter);
    look(&mut console, "Συνέχεια του χρόνου");
}

/// Of two hundred sheets those from 141 on were out of sight, and nothing said so; a wide window had all of them in one
/// column.
#[test]
fn of_two_hundred_sheets_each_can_be_reached_and_those_out_of_sight_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::before_the_hall_word(&folder.path().join("a.eforos"));
    let names: Vec<String> = (4..=200).map(|number| format!("Παίκτης Νο{number}")).collect();
    console.ask(UserCommand::Type(Entry::Players, names.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.record(1, "ΚΑΡΟΤΣΕ");
    let numbers = |console: &Console| -> Vec<u32> {
        let title = console.place_of("Φύλλα γύρου 1");
        let side = console.place_of("Αίθουσα").left();
        let below = painted(console).into_iter();
        let below = below.filter(|(_, it)| it.top() > title.bottom() && it.right() < side);
        let mut seen: Vec<u32> = below.filter_map(|(text, _)| text.parse().ok()).collect();
        seen.sort_unstable();
        seen
    };
    for window in [(1280.0, 720.0, 100), (1366.0, 700.0, 100)] {
        resize(&mut console, window);
        // From the top, wherever it was left.
        console.key(Key::Num1);
        console.wait_ms(1000);
        console.key(Key::Escape);
        let last = *numbers(&console).last().expect("numbers are seen");
        assert!(last >= 60 && last % 20 == 0, "whole rows: {last} at {window:?}");
        console.see(&format!("↓ {} ακόμη", 200 - last));
        // Its number brings a sheet into sight, both in the strip and in the row of its buttons, and stands in its field.
        for key in [Key::Num2, Key::Num0, Key::Num0] {
            console.key(key);
        }
        console.wait_ms(1000);
        let last = numbers(&console).into_iter().filter(|number| *number == 200).count();
        assert_eq!(last, 3, "at {window:?}");
        console.key(Key::Escape);
        console.ask(UserCommand::Go(Place::Words));
        console.ask(UserCommand::Go(Place::Rounds));
    }
    for window in [(1920.0, 1080.0, 100), (2560.0, 1440.0, 100), (3840.0, 2160.0, 100)] {
        resize(&mut console, window);
        let mut seen = numbers(&console);
        seen.dedup();
        let all: Vec<u32> = (1..=200).collect();
        assert!(all.iter().all(|number| seen.contains(number)), "{seen:?} at {window:?}");
    }
}

/// On a tall screen everything is larger, before what the person chose.
#[test]
fn a_tall_screen_is_seen_from_as_far() {
    let mut console = Console::new();
    for (window, zoom) in [
        ((1280.0, 720.0, 100), 1.0),
        ((1920.0, 1080.0, 100), 1.0),
        ((2560.0, 1440.0, 100), 1.25),
        ((3840.0, 2160.0, 100), 1.85),
        ((2560.0, 1440.0, 110), 1.375),
    ] {
        resize(&mut console, window);
        let seen = console.harness.ctx.zoom_factor();
        assert!((seen - zoom).abs() < 0.01, "{seen} at {window:?}");
    }
}

/// A label that took two lines in a column was stretched to its width: «Ό μ ι λ ο ς».
#[test]
fn no_text_is_stretched() {
    let mut console = Console::with_the_form();
    for window in WINDOWS {
        resize(&mut console, window);
        let mut found = Vec::new();
        for shape in &console.harness.output().shapes {
            galleys_of(&shape.shape, &mut found);
        }
        let stretched = found.iter().find(|galley| galley.job.justify && galley.rows.len() > 1);
        assert!(stretched.is_none(), "at {window:?}: {:?}", stretched.map(|galley| galley.text()));
    }
}

/// In a wide window the standings, the words that wait and the latest events stand about the round; in others they
/// are one key away.
#[test]
fn a_wide_window_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
    console.type_words(Field::Four, &["ΚΟΑΡ".to_owned()]);
    console.ask(UserCommand::SaveSheet);
    console.ask(UserCommand::Go(Place::Rounds));
    let about = ["Κατάταξη μετά τον γύρο 1", "1 λέξη προς κρίση", "Τελευταία"];
    for window in [(2560.0, 1440.0, 100), (3840.0, 2160.0, 100)] {
        resize(&mut console, window);
        for card in about {
            assert!(console.is_in_sight(card), "{card} at {window:?}");
        }
        // Beside the round, not below it.
        let round = console.place_of("Φύλλα γύρου 1");
        let right = about.map(|card| console.place_of(card).left());
        assert!(right.iter().any(|left| *left > round.right()), "{right:?} at {window:?}");
    }
    resize(&mut console, (1280.0, 720.0, 100));
    assert!(!console.texts().iter().any(|text| text == "Τελευταία"));
}

/// Two lights that are not well, beside a time that runs, took a second row from the round.
#[test]
fn the_header_keeps_one_row_with_lights_that_are_not_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let title = "3ο Κύπελλο Αναγραμματισμών Καβάλας";
    console.ask(UserCommand::Type(Entry::Title, title.to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.ask(UserCommand::ToggleMute);
    console.space();
    console.wait_ms(8000);
    console.space();
    console.ask(UserCommand::Go(Place::Sheets));
    resize(&mut console, (1280.0, 720.0, 100));
    let strip = console.place_of("Γύρος 1: ο χρόνος τρέχει");
    let light = console.place_of("– Σίγαση");
    assert!((strip.center().y - light.center().y).abs() < 4.0, "{strip:?} {light:?}");
    let mut found = Vec::new();
    for shape in &console.harness.output().shapes {
        galleys_of(&shape.shape, &mut found);
    }
    assert!(found.iter().any(|galley| galley.text() == title && !galley.elided));
}

/// The title was cut beside free space, and its parts stood on each other.
#[test]
fn what_stands_in_the_header_is_apart_and_a_title_is_cut_only_where_it_has_no_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleMute);
    console.space();
    console.wait_ms(8000);
    console.space();
    console.ask(UserCommand::Go(Place::Sheets));
    for signs in [4, 12, 34, 60, 120, 200] {
        let title: String = "Κύπελλο Καβάλας ".chars().cycle().take(signs).collect();
        let title = title.trim().to_owned();
        console.ask(UserCommand::Type(Entry::Title, title.clone()));
        console.ask(UserCommand::SaveDetails);
        console.ask(UserCommand::Go(Place::Sheets));
        for window in [(1280.0, 720.0, 100), (1920.0, 1080.0, 100), (2560.0, 1440.0, 100)] {
            resize(&mut console, window);
            let of = format!("{signs} signs at {window:?}");
            let texts = crate::projector::painted::texts(&console.harness.output().shapes);
            let strip = console.place_of("Γύρος 1: ο χρόνος τρέχει");
            let mut head: Vec<_> =
                texts.iter().filter(|it| it.ink.top() < strip.bottom()).collect();
            head.sort_by(|one, other| one.ink.left().total_cmp(&other.ink.left()));
            let beside = |one: &Rect, other: &Rect| one.y_range().intersects(other.y_range());
            for (at, one) in head.iter().enumerate() {
                for other in head.iter().skip(at + 1).filter(|it| beside(&it.ink, &one.ink)) {
                    let between = other.ink.left() - one.ink.right();
                    assert!(between > 1.0, "{of}: {:?} at {:?}", one.text, other.text);
                }
            }
            let mut found = Vec::new();
            for shape in &console.harness.output().shapes {
                galleys_of(&shape.shape, &mut found);
            }
            let galley = found.iter().find(|it| it.text() == title).expect(&of);
            // Cut on its last line, and that line is as wide as what it has.
            if galley.elided {
                let last = galley.rows.last().expect("a row");
                let room = galley.job.wrap.max_width;
                assert!(galley.rows.len() > 1 && last.rect().width() > room * 0.5, "{of}");
            }
            assert!(!galley.elided || signs > 34, "{of}");
        }
    }
}

/// The cards that are painted, each with the lower end of the last text in it.
fn cards(console: &Console) -> Vec<(Rect, f32)> {
    fn find(shape: &Shape, found: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| find(shape, found)),
            Shape::Rect(one) if one.corner_radius.nw == 12 && one.fill == theme::LIGHT.panel => {
                found.push(one.rect);
            }
            _ => {}
        }
    }
    let mut cards = Vec::new();
    let shapes = &console.harness.output().shapes;
    for shape in shapes {
        find(&shape.shape, &mut cards);
    }
    let texts = crate::projector::painted::texts(shapes);
    let end = |card: &Rect| {
        let within = texts.iter().filter(|it| card.contains(it.ink.center()));
        within.map(|it| it.ink.bottom()).fold(card.top(), f32::max)
    };
    cards.into_iter().map(|card| (card, end(&card))).collect()
}

/// With few rows half of the cards of Words and Standings was empty.
#[test]
fn no_card_grows_beyond_what_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = super::pictures::rehearsal(folder.path(), 3, Stretch::Half);
    for window in [(1280.0, 720.0, 100), (1920.0, 1080.0, 100), (2560.0, 1440.0, 100)] {
        for place in [Place::Words, Place::Standings, Place::Competition, Place::Stations] {
            console.ask(UserCommand::Go(place));
            resize(&mut console, window);
            let cards = cards(&console);
            assert!(!cards.is_empty(), "{place:?}");
            for (card, end) in cards {
                assert!(
                    card.bottom() - end < 60.0,
                    "{place:?} at {window:?}: {card} ends at {end}"
                );
            }
        }
    }
    // And in a wide window there is room for names among the sheets.
    resize(&mut console, (2560.0, 1440.0, 100));
    console.ask(UserCommand::Go(Place::Rounds));
    console.settle();
    let name = &console.contest().common.players[&player(1)].name;
    let last = name.split(' ').next_back().unwrap();
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let sheets = texts.iter().find(|it| it.text.starts_with("Φύλλα γύρου 7")).expect("the sheets");
    let below = |it: &&crate::projector::painted::Painted| {
        it.text.contains(last) && it.ink.top() > sheets.ink.bottom()
    };
    let named =
        texts.iter().filter(below).find(|it| (it.ink.left() - sheets.ink.left()).abs() < 200.0);
    assert!(named.is_some(), "{last} is not among the sheets");
}

/// What belongs together stands beside each other as soon as there is room, and the rest of a large screen is not left to
/// one column.
#[test]
fn in_a_wide_window_panels_stand_beside_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = super::laws::a_day(&folder.path().join("a.eforos"), Language::Greek, 40);
    let mut alone = Vec::new();
    for width in [1280.0_f32, 1440.0, 1600.0, 1920.0, 2560.0, 3840.0] {
        let window = (width, (width * 9.0 / 16.0).round(), 100);
        for place in [Place::Sheets, Place::Words, Place::Standings, Place::Competition] {
            console.ask(UserCommand::Go(place));
            if place == Place::Sheets {
                console.ask(UserCommand::TakeSheet(round(1), player(2)));
            }
            resize(&mut console, window);
            let cards = cards(&console);
            let beside = |one: &Rect, other: &Rect| {
                one.right() <= other.left() && one.y_range().intersects(other.y_range())
            };
            let pairs =
                cards.iter().flat_map(|(one, _)| cards.iter().map(move |(two, _)| (one, two)));
            let pairs = pairs.filter(|(one, other)| beside(one, other)).count();
            let all = cards.iter().map(|(card, _)| *card).reduce(Rect::union).expect("cards");
            let page = console.harness.ctx.content_rect();
            let used = all.width() / page.width();
            if pairs == 0 || used < 0.6 {
                alone.push(format!("{place:?} at {width}: {pairs} pairs, {used:.2} of the width"));
            }
        }
    }
    assert!(alone.is_empty(), "{alone:#?}");
}

/// What a long title told pushed the search for a sheet and the last rounds under the sheet.
#[test]
fn whatever_is_left_of_sheets_the_search_has_its_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 12, Stretch::Half);
    resize(&mut console, (1280.0, 720.0, 100));
    let search = |console: &Console| {
        let label = "Φύλλο με κωδικό, αριθμό ή όνομα";
        console.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, label).rect()
    };
    for number in [2, 3] {
        console.ask(UserCommand::TakeSheet(round(7), player(number)));
        console.type_words(Field::Three, &["ΣΙΑ".to_owned()]);
    }
    console.ask(UserCommand::TakeSheet(round(7), player(4)));
    console.see("με διόρθωση που δεν αποθηκεύτηκε");
    console.ask(UserCommand::KeyNameless);
    let (search, sheet) = (search(&console), console.place_of("7 γραμμάτων"));
    assert!(search.width() >= 180.0 && search.right() < sheet.left(), "{search} beside {sheet}");
}

/// What somebody was given before had been scrolled away when the points of a further penalty were typed.
#[test]
fn what_somebody_was_given_before_stays_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 12, Stretch::Unsigned);
    resize(&mut console, (1280.0, 720.0, 100));
    let common = &console.contest().common;
    let given =
        common.penalties.iter().find(|one| common.expelled_from_rest_after(one.player).is_none());
    let player = given.expect("a penalty").player;
    let kind = PenaltyName::Deduction;
    console.ask(UserCommand::Ask(Question::Penalise { player, round: round(11), kind }));
    console.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    console.wait_ms(1_000);
    console.key(egui::Key::PageDown);
    console.wait_ms(1_000);
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let before = texts.iter().find(|it| it.text.starts_with("Έχει ήδη")).expect("it is told");
    assert_eq!(before.ink.intersect(before.clip), before.ink, "{}", before.text);
}

/// Two of 33 events that were found were seen, above an empty half of the page: the third was higher than what was left.
#[test]
fn what_is_found_in_the_history_fills_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 40, Stretch::Whole);
    console.ask(UserCommand::Go(Place::History));
    resize(&mut console, (1280.0, 720.0, 100));
    let names: Vec<String> =
        console.contest().common.players.values().map(|player| player.name.clone()).collect();
    for name in names {
        console.ask(UserCommand::Type(Entry::HistorySearch, name.clone()));
        console.settle();
        let texts = crate::projector::painted::texts(&console.harness.output().shapes);
        let Some(more) = texts.iter().find(|it| it.text.starts_with('↓')) else { continue };
        let above =
            texts.iter().filter(|it| it.ink.bottom() < more.ink.top() || it.ink.left() > 560.0);
        let seen = above.map(|it| it.ink.intersect(it.clip)).filter(Rect::is_positive);
        let last = seen.map(|seen| seen.bottom()).filter(|bottom| *bottom < more.ink.top() + 1.0);
        let last = last.fold(0.0, f32::max);
        assert!(more.ink.top() - last < 60.0, "{name}: {last}, {}", more.ink);
    }
}

/// On a wide screen History keeps to lines that the eye can follow, with what can be done beside them; Print shows two
/// pages beside each other, and none larger than is read at a glance.
#[test]
fn history_and_print_use_a_wide_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 12, Stretch::Whole);
    console.ask(UserCommand::Go(Place::History));
    let wide = [(1920.0, 1080.0, 100), (2560.0, 1440.0, 100), (3840.0, 2160.0, 100)];
    let narrow = (1280.0, 720.0, 100);
    let widest = |console: &Console| {
        let sentences = painted(console).into_iter().filter(|(text, _)| text.chars().count() > 60);
        sentences.map(|(_, place)| place.width()).fold(0.0, f32::max)
    };
    for window in wide {
        resize(&mut console, window);
        let (verify, first) = (console.place_of("Επαλήθευση αρχείου"), widest(&console));
        assert!(first < 840.0, "{first} at {window:?}");
        let events = painted(&console).into_iter().filter(|(text, _)| text.contains(':'));
        let right = events.filter(|(_, place)| place.left() < verify.left());
        let right = right.map(|(_, place)| place.right()).fold(0.0, f32::max);
        assert!(right < verify.left(), "beside the events at {window:?}: {right} {verify:?}");
    }
    resize(&mut console, narrow);
    let verify = console.place_of("Επαλήθευση αρχείου");
    assert!(verify.left() < 700.0, "above the events: {verify:?}");
    // The foot of a page names it: two are in sight.
    console.ask(UserCommand::ShowDocument(Wish::whole(Document::PlayerReport)));
    console.ask(UserCommand::ZoomPages);
    for (window, pages) in wide.into_iter().map(|window| (window, 2)).chain([(narrow, 1)]) {
        resize(&mut console, window);
        console.until_laid_out();
        let whole = console.harness.ctx.content_rect();
        let papers = papers(&console);
        assert_eq!(papers.len(), pages, "{papers:?} at {window:?}");
        for paper in papers {
            assert!(whole.contains_rect(paper) && paper.width() < 910.0, "{paper:?} at {window:?}");
        }
    }
}

/// Where sheets of paper are painted.
fn papers(console: &Console) -> Vec<Rect> {
    fn find(shape: &Shape, found: &mut Vec<Rect>) {
        match shape {
            Shape::Rect(rect) if rect.fill == theme::PAGE => {
                let (wide, tall) = (rect.rect.width(), rect.rect.height());
                if wide > 200.0 && (tall / wide - 297.0 / 210.0).abs() < 0.02 {
                    found.push(rect.rect);
                }
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| find(shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for shape in &console.harness.output().shapes {
        find(&shape.shape, &mut found);
    }
    found
}

/// With words of every verdict on a saved sheet the total was cut by the window's edge.
#[test]
fn the_total_of_a_sheet_is_whole_at_every_width() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeDesk("Α. Πρώτη".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ΚΡΤΣ"));
    console.type_words(Field::Five, &of("ΤΑΚΟΣ ΚΡΤΣΑ ΑΑΑΑΑ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    for width in (1000_u16..=1600).step_by(20) {
        resize(&mut console, (width.into(), 800.0, 100));
        let total = painted(&console).into_iter().any(|(text, _)| text.starts_with("Σύνολο "));
        assert!(total, "{width}");
    }
}

/// It was one small button of six.
#[test]
fn what_saves_a_sheet_is_large_and_at_the_right_under_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    resize(&mut console, WINDOWS[0]);
    let save = console.place_of("Αποθήκευση");
    let window = console.harness.ctx.content_rect();
    assert!(save.height() >= 52.0 && window.right() - save.right() < 48.0, "{save}");
    let other = console.place_of("Επόμενο που λείπει");
    assert!(other.top() > save.bottom() && other.height() < 30.0, "{other} under {save}");
    // The sums stand beside it, in words where there is room, and are told in words.
    console.type_words(Field::Four, &of("ΚΑΡΟ ΡΟΚΑ ΨΩΨΩ"));
    let painted = painted(&console);
    for sum in [" 2 · +4", " 1 · −2"] {
        let place = painted.iter().find(|(text, _)| text.ends_with(sum)).map(|(_, place)| *place);
        let place = place.unwrap_or_else(|| panic!("{sum}: {painted:?}"));
        assert!(place.right() < save.left() && save.y_range().contains(place.center().y), "{sum}");
    }
    console.see("Έγκυρες 2 · +4");
}

/// Whatever the screen, lines end where the eye finds the next one, and a total stands near its name.
#[test]
fn text_and_tables_grow_to_a_measure_and_no_further() {
    let folder = tempfile::tempdir().unwrap();
    let mut start = Console::new();
    let path = folder.path().join("a.eforos");
    let mut console = super::laws::a_day(&path, Language::Greek, 40);
    for window in [(1920.0, 1080.0, 100), (2560.0, 1440.0, 100), (3840.0, 2160.0, 100)] {
        resize(&mut start, window);
        // What can be begun.
        let all = start.harness.root().children_recursive();
        let all = all.filter(|node| node.accesskit_node().role() == egui::accesskit::Role::Button);
        let large = all.map(|node| node.rect()).filter(|place| place.height() > 80.0);
        let all = large.reduce(Rect::union).expect("what can be begun");
        assert!((700.0..1101.0).contains(&all.width()), "start: {all} at {window:?}");
        // Pages of paper are seen as large as there is room.
        let places = PLACES.iter().chain(&[Place::Stations]).filter(|it| **it != Place::Print);
        for &place in places {
            console.ask(UserCommand::Go(place));
            resize(&mut console, window);
            let widest = painted(&console).into_iter().map(|(_, place)| place.width());
            let widest = widest.fold(0.0, f32::max);
            assert!(widest < 1000.0, "{place:?}: a line of {widest} at {window:?}");
        }
        console.ask(UserCommand::Go(Place::Standings));
        resize(&mut console, window);
        let (left, painted) = (console.place_of("Βασίλης Βλάχος"), painted(&console));
        let total = painted.iter().filter(|(text, place)| {
            text == "2" && (place.center().y - left.center().y).abs() < 4.0
        });
        let total = total.map(|(_, place)| place.left()).find(|at| *at > left.right());
        let total = total.expect("a total beside the name");
        assert!(total - left.left() < 760.0, "{left} and its total at {total}, {window:?}");
    }
}

/// Nine of twelve players were in sight beside three lines of signs, most of which stood nowhere.
#[test]
fn twelve_players_are_in_sight_once_the_first_sheet_is_keyed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = super::pictures::rehearsal(folder.path(), 12, Stretch::Players);
    console.record(1, "ΝΣΣΠΑΩΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    // What a window manager leaves of 720 lines.
    resize(&mut console, (1280.0, 672.0, 100));
    console.type_words(Field::Four, &of("ΠΑΝΩ"));
    console.ctrl(Key::Enter);
    console.settle();
    let texts = console.texts();
    let below: Vec<_> = texts.iter().filter(|text| text.starts_with('↓')).collect();
    assert!(below.is_empty(), "{below:?}");
    let legend = texts.iter().find(|text| text.contains("αναμένεται")).unwrap();
    let legend = legend.replace('\u{a0}', " ");
    assert!(legend.contains("✓ περάστηκε"), "{legend}");
    for sign in ["◐", "≠", "μηδενισμένο", "ελέγχθηκε"] {
        assert!(!legend.contains(sign), "{legend}");
    }
}
