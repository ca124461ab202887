//! What the hall sees: never other letters than those that are played, and the referee is told whatever
//! is pinned. A letter that is typed where words are typed reaches neither the hall nor the clock.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{Entry, HallStandings, Mark, Pinned, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::rules::{Field, OSTH_2019};
use eforos::domain::letters::Letter;
use eforos::screens::formats::anagram::TileData;
use eforos::views::Sight;
use eforos::views::formats::anagram::hall::{RoundScene, Scene};
use eforos::views::formats::anagram::rounds;
use eforos::views::settings::Settings;
use egui::{Event as Input, Key, PointerButton, Pos2};
use egui_kittest::kittest::NodeT as _;
use proptest::prelude::*;

use crate::gui::keyboard::press;
use crate::gui::{Console, player, round};

/// What the hall's window is given.
fn hall(console: &Console) -> Scene {
    console.hall().scene
}

/// The letters on the wall.
fn wall(console: &Console) -> String {
    let of = |tiles: &[TileData]| {
        tiles.iter().filter_map(|tile| tile.letter).map(Letter::to_char).collect()
    };
    match hall(console) {
        Scene::Round(
            RoundScene::Letters { tiles, .. }
            | RoundScene::Countdown { tiles, .. }
            | RoundScene::Collecting { tiles, .. },
        ) => of(&tiles),
        Scene::Round(RoundScene::Review(review)) => of(&review.tiles),
        _ => String::new(),
    }
}

fn letters(console: &Console, number: u8) -> String {
    let announced = console.contest().game.announced(round(number)).unwrap();
    announced.letters.iter().map(|letter| letter.to_char()).collect()
}

fn pinned(console: &Console) -> Pinned {
    console.shell().desk.pinned.clone()
}

/// Ctrl H by mistake took letters and time from forty who played with them, and nothing had been asked.
#[test]
fn what_would_take_letters_and_time_from_a_hall_that_plays_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleProjector);
    // Before the letters nobody plays.
    console.ctrl(Key::H);
    assert_eq!(pinned(&console), Pinned::Standings(HallStandings::Complete));
    console.pin(Pinned::Auto);
    console.space();
    console.wait_ms(8000);
    console.space();
    assert_eq!(wall(&console).chars().count(), 7);
    let asks = |console: &Console| {
        let question = console.shell().desk.question.as_ref();
        question.map(|(question, _)| question.clone())
    };
    let standings = Pinned::Standings(HallStandings::Complete);
    for (scene, key) in [(Pinned::Black, false), (standings.clone(), true)] {
        if key {
            console.ctrl(Key::H);
        } else {
            console.key(Key::B);
        }
        assert_eq!(asks(&console), Some(Question::ShowInstead(scene.clone())));
        assert_eq!(wall(&console).chars().count(), 7, "nothing is taken yet");
        // An Enter out of habit takes nothing; nor does going away.
        console.key(Key::Enter);
        console.key(Key::Escape);
        assert_eq!((asks(&console), pinned(&console)), (None, Pinned::Auto));
    }
    console.ctrl(Key::H);
    console.press("Άλλη σκηνή στην αίθουσα");
    assert_eq!((asks(&console), pinned(&console)), (None, standings));
    // What the hall does not play with any more gives way to another without a word; and back at once.
    console.key(Key::B);
    assert_eq!((asks(&console), pinned(&console)), (None, Pinned::Black));
    console.space();
    assert_eq!(wall(&console).chars().count(), 7);
    // A message takes them, too: the Enter that ends it is no yes to that.
    let message = Pinned::Message("Ησυχία".into());
    console.ask(UserCommand::Ask(Question::Message));
    console.text("Ησυχία");
    console.key(Key::Enter);
    assert_eq!(asks(&console), Some(Question::ShowInstead(message.clone())));
    assert_eq!(wall(&console).chars().count(), 7);
    console.press("Άλλη σκηνή στην αίθουσα");
    assert_eq!((asks(&console), pinned(&console)), (None, message));
}

/// Round 1 was played on paper and is graded; its review can be opened.
fn after_round_1(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΑΡΟΤΣΕ");
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::Missing));
    }
    console.ask(UserCommand::ToggleProjector);
    console
}

fn pins() -> [Pinned; 4] {
    let message = Pinned::Message("Κλειστά τα παράθυρα".to_owned());
    [Pinned::Welcome, Pinned::Standings(HallStandings::Complete), message, Pinned::Black]
}

fn reason(console: &mut Console) {
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.shell().desk.question, None);
}

/// Two rounds ran with the letters of another round on the wall.
#[test]
fn the_hall_sees_the_letters_that_are_played_whatever_was_pinned() {
    for (number, pin) in pins().into_iter().chain([Pinned::Review(round(1))]).enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let mut console = after_round_1(&folder.path().join("a.eforos"));
        console.pin(pin.clone());
        assert_eq!(pinned(&console), pin, "{number}");
        console.space();
        assert!(matches!(hall(&console), Scene::Round(RoundScene::Letters { .. })), "{pin:?}");
        assert_eq!(wall(&console), letters(&console, 2));
        console.wait_ms(7000);
        // Nor is the review opened beside them.
        let pin = if number < 4 { pin } else { Pinned::Black };
        console.pin(pin.clone());
        console.space();
        assert!(matches!(hall(&console), Scene::Round(RoundScene::Countdown { .. })), "{pin:?}");
        assert_eq!(wall(&console), letters(&console, 2));
    }
}

#[test]
fn every_way_to_let_the_time_run_returns_the_hall_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = after_round_1(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    for pin in pins() {
        let pin_it = |console: &mut Console| {
            console.pin(pin.clone());
            assert_eq!(pinned(console), pin, "what the referee pins while the time runs stays");
        };
        let returned = |console: &Console, how: &str| {
            assert_eq!(pinned(console), Pinned::Auto, "{how} with {pin:?}");
            assert_eq!(wall(console), letters(console, 2), "{how}");
        };
        pin_it(&mut console);
        console.ask(UserCommand::Ask(Question::RestartTime));
        reason(&mut console);
        returned(&console, "restarted");
        pin_it(&mut console);
        console.ask(UserCommand::Ask(Question::SetRemaining));
        console.ask(UserCommand::Type(Entry::Time, "3:00".to_owned()));
        reason(&mut console);
        returned(&console, "set");
        console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
        reason(&mut console);
        pin_it(&mut console);
        console.space();
        returned(&console, "resumed");
        // The question is put away: the time goes on.
        pin_it(&mut console);
        console.key(Key::S);
        console.key(Key::Escape);
        returned(&console, "not stopped");
    }
    // The palette starts a break as the key does.
    console.ask(UserCommand::Ask(Question::Stop));
    reason(&mut console);
    console.space();
    for number in 3..=5 {
        console.record(number, ["ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"][usize::from(number) - 3]);
        for sheet in 1..=3 {
            console.ask(UserCommand::MarkSheet(round(number), player(sheet), Mark::Missing));
        }
    }
    console.pin(Pinned::Black);
    console.start_break();
    assert_eq!(pinned(&console), Pinned::Auto);
    assert!(matches!(hall(&console), Scene::Break { .. }));
}

#[test]
fn after_a_restart_the_confirmed_time_is_on_the_wall() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = after_round_1(&path);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.close();
    console.shell_mut().open_competition(&path, eforos::storage::Access::Write);
    console.pin(Pinned::Standings(HallStandings::Complete));
    console.space();
    assert_eq!(pinned(&console), Pinned::Auto);
    assert_eq!(wall(&console), letters(&console, 2));
    // Nor does what was pinned in one competition wait for the next.
    console.pin(Pinned::Black);
    console.close();
    console.shell_mut().open_competition(&path, eforos::storage::Access::Write);
    assert_eq!(pinned(&console), Pinned::Auto);
}

#[test]
fn the_review_waits_for_the_end_of_the_round_that_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = after_round_1(&folder.path().join("a.eforos"));
    console.space();
    for (number, running) in [false, true].into_iter().enumerate() {
        if running {
            console.wait_ms(7000);
            console.space();
        }
        for review in [UserCommand::Review, UserCommand::Pin(Pinned::Review(round(1)))] {
            console.ask(review);
            assert_eq!(pinned(&console), Pinned::Auto, "{number}");
            assert_eq!(wall(&console), letters(&console, 2));
            console.see("Ο γύρος 2 παίζεται");
        }
    }
}

#[test]
fn whatever_is_pinned_is_named_beside_the_step_and_lit_and_a_key_returns() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = after_round_1(&folder.path().join("a.eforos"));
    let table: [(Pinned, &str, &str); 6] = [
        (Pinned::Welcome, "την υποδοχή", "Υποδοχή"),
        (Pinned::Standings(HallStandings::Complete), "την κατάταξη", "Κατάταξη στην αίθουσα"),
        (Pinned::Message("Καλή  επιτυχία".to_owned()), "το μήνυμα «Καλή επιτυχία»", "Μήνυμα"),
        (Pinned::Review(round(1)), "την ανασκόπηση του γύρου 1", "Ανασκόπηση γύρου"),
        (Pinned::Ceremony(0.into()), "την απονομή", "Απονομή"),
        (Pinned::Black, "μαύρη οθόνη", "Μαύρη"),
    ];
    let lit = |console: &Console| -> Vec<String> {
        let shell = console.shell();
        let data = rounds::data(&Sight::of(shell.session().unwrap(), &shell.desk));
        data.scenes.into_iter().filter(|(_, on)| *on).map(|(act, _)| act.label).collect()
    };
    for (pin, words, button) in &table {
        console.pin(pin.clone());
        console.see(&format!("▲ Η αίθουσα βλέπει: {words}"));
        let on = lit(&console);
        assert_eq!(on.len(), 1, "{on:?}");
        assert!(on[0].starts_with(button), "{on:?}");
        let named = console.place_of("▲ Η αίθουσα βλέπει");
        let step = {
            let shell = console.shell();
            rounds::step_now(&Sight::of(shell.session().unwrap(), &shell.desk)).label
        };
        let is_next = matches!(pin, Pinned::Ceremony(_)) == step.contains(" στο βάθρο · ύστερα");
        assert!(is_next && (step.contains("βάθρο") || step == "Κλήρωση γύρου 2"), "{step}");
        let step = console.place_of(&step);
        assert!((step.top() - named.bottom()).abs() < 24.0, "{named:?} {step:?}");
        // It stays named in a low window, and the step in sight.
        console.window().set_size(egui::vec2(800.0, 600.0));
        console.settle();
        console.see("▲ Η αίθουσα βλέπει");
        console.window().set_size(egui::vec2(1280.0, 800.0));
        console.settle();
        console.key(Key::A);
        assert_eq!(pinned(&console), Pinned::Auto);
        assert!(!console.texts().iter().any(|text| text.contains("Η αίθουσα βλέπει")));
        assert_eq!(lit(&console), ["Αυτόματη σκηνή"]);
    }
    // Without a window nothing is seen, and that is said.
    console.ask(UserCommand::ToggleProjector);
    console.pin(Pinned::Black);
    console.see("Το παράθυρο της αίθουσας είναι κλειστό. Όταν ανοίξει, θα δείξει: μαύρη οθόνη");
    // The palette returns, too.
    console.ctrl(Key::K);
    console.text("αυτοματη σκηνη");
    console.key(Key::Enter);
    assert_eq!(pinned(&console), Pinned::Auto);
}

/// A message as long as somebody types it leaves the step where it is.
#[test]
fn a_long_message_is_named_by_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = after_round_1(&folder.path().join("a.eforos"));
    console.pin(Pinned::Message("Παρακαλούμε ησυχία ".repeat(40)));
    console.see("▲ Η αίθουσα βλέπει: το μήνυμα «Παρακαλούμε ησυχία Παρακαλούμε ησυχία Πα…»");
    assert!(console.is_in_sight("Κλήρωση γύρου 2"));
}

/// Round 1 waits to be keyed, round 2 runs; the hall sees it.
fn keying_while_the_time_runs(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.space();
    console.ask(UserCommand::ToggleProjector);
    console.space();
    console.wait_ms(7000);
    console.space();
    assert!(matches!(hall(&console), Scene::Round(RoundScene::Countdown { .. })));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console
}

/// What of the hall and the clock a letter could have reached.
fn reached(console: &Console) -> (Pinned, bool, Option<Question>, usize, Place) {
    let desk = &console.shell().desk;
    let log = console.shell().session().unwrap().record().log();
    let play = log.iter().filter(|recorded| {
        let desk_work = matches!(
            recorded.event,
            Event::WordRuled { .. } | Event::RulingWithdrawn { .. } | Event::Undone { .. }
        );
        !desk_work
    });
    let question = desk.question.clone().map(|(question, _)| question);
    (desk.pinned.clone(), desk.projector, question, play.count(), desk.place)
}

/// A click where nothing is: the keyboard is nowhere.
fn click_beside(console: &mut Console) {
    let at = Pos2::new(1276.0, 796.0);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, egui::Modifiers::NONE);
        console.harness.event(Input::PointerMoved(at));
        console.harness.event(Input::PointerButton { pos: at, button, pressed, modifiers });
        console.settle();
    }
}

/// After Escape, typing letters blacked the hall out with `B`.
#[test]
fn letters_without_a_field_go_into_the_one_that_had_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
    let before = reached(&console);
    let text = |console: &Console, field| console.shell().desk.text(Entry::Words(field)).to_owned();
    press(&mut console, "⇥⇥ΚΑΡ⎋ΟΤΑ ⎋", 1);
    assert_eq!(text(&console, Field::Five), "ΚΑΡΟΤΑ ");
    click_beside(&mut console);
    press(&mut console, "βαση", 1);
    assert_eq!(text(&console, Field::Five), "ΚΑΡΟΤΑ βαση");
    press(&mut console, "⇥⎋blsprtnkaxvu", 100);
    assert_eq!(text(&console, Field::Four), "blsprtnkaxvu");
    // Pasted words find their field as well, whatever divides them.
    press(&mut console, "⎋", 1);
    console.harness.event(Input::Paste("ρος\tνους\r\nσκορ".to_owned()));
    console.settle();
    assert_eq!(text(&console, Field::Four), "blsprtnkaxvuρος νους σκορ ");
    // The numbers of a list are none of its words.
    console.harness.event(Input::Paste(
        "1. ρόκα\n2) κάρο\n13.τάκο\n14.\n15: κάρα 16\n(17) (18) - ρόκα/κάρο".to_owned(),
    ));
    console.settle();
    assert_eq!(
        text(&console, Field::Four),
        "blsprtnkaxvuρος νους σκορ ρόκα κάρο τάκο κάρα ρόκα κάρο "
    );
    assert_eq!(reached(&console), before);
    // Another sheet begins at its first field.
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    press(&mut console, "⎋ν", 1);
    assert_eq!(text(&console, Field::Seven), "ν");
    // A Space alone is no word: it draws nothing, saves nothing.
    press(&mut console, "⎋ ", 1);
    assert_eq!(reached(&console), before);
}

/// One Tab too many, and Space pressed the round in the head; the next one started its time.
#[test]
fn what_is_typed_after_the_last_field_stays_on_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
    let before = reached(&console);
    let text = |console: &Console| console.shell().desk.text(Entry::Words(Field::Three)).to_owned();
    for tabs in 1..8 {
        console.ask(UserCommand::Type(Entry::Words(Field::Three), String::new()));
        console.ask(UserCommand::TakeSheet(round(1), player(1)));
        press(&mut console, "⇥⇥⇥⇥ΡΟΣ", 1);
        assert_eq!(text(&console), "ΡΟΣ");
        press(&mut console, &"⇥".repeat(tabs), 1);
        press(&mut console, " sko dio", 1);
        assert_eq!(reached(&console), before, "{tabs} times Tab");
        let words: Vec<String> = text(&console).split_whitespace().map(str::to_owned).collect();
        assert_eq!(words, ["ΡΟΣ", "sko", "dio"], "{tabs} times Tab");
    }
}

#[test]
fn letters_in_words_search() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
    for line in ["βαζο", "skor", "αρτος"] {
        for in_a_frame in [1, 100] {
            console.ask(UserCommand::ShowWords(eforos::commands::WordsTab::Queue));
            let before = reached(&console);
            press(&mut console, line, in_a_frame);
            assert_eq!(console.shell().desk.text(Entry::ListSearch), line, "{in_a_frame}");
            console.see("Αναζήτηση στον κατάλογο");
            // And goes on after the keyboard was let go.
            press(&mut console, "⎋b", in_a_frame);
            assert_eq!(console.shell().desk.text(Entry::ListSearch), format!("{line}b"));
            assert_eq!(reached(&console), before);
        }
    }
}

/// The letters that rule begin words, too: what is typed rules on nothing, what is pressed alone does.
#[test]
fn a_word_that_begins_with_a_ruling_s_letter_is_searched_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
    console.type_words(Field::Four, &["ΚΡΤΑ".to_owned(), "ΡΤΚΑ".to_owned()]);
    console.ctrl(Key::Enter);
    let rulings = |console: &Console| {
        let log = console.shell().session().unwrap().record().log();
        log.iter().filter(|one| matches!(one.event, Event::WordRuled { .. })).count()
    };
    for line in ["ωρα", "vazo", "χαρα", "xara", "υλη", "ula"] {
        for in_a_frame in [1, 2, 100] {
            console.ask(UserCommand::Go(Place::Words));
            console.ask(UserCommand::ShowWords(eforos::commands::WordsTab::Queue));
            press(&mut console, line, in_a_frame);
            assert_eq!(console.shell().desk.text(Entry::ListSearch), line, "{in_a_frame}");
            assert_eq!(rulings(&console), 0, "{line}");
            press(&mut console, "⎋", 1);
        }
    }
    console.ask(UserCommand::ShowWords(eforos::commands::WordsTab::Queue));
    // Struck twice it rules once: nobody has seen the word that is next. A moment later it rules on that.
    press(&mut console, "ωω", 1);
    assert_eq!(rulings(&console), 1);
    console.settle();
    console.wait_ms(900);
    press(&mut console, "ω", 1);
    assert_eq!(rulings(&console), 2);
    assert_eq!(console.shell().desk.text(Entry::ListSearch), "ula");
}

/// In Rounds they act, on both layouts.
#[test]
fn in_rounds_the_letters_of_hall_and_clock_act_on_both_layouts() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Go(Place::Rounds));
    for (black, back) in [("b", "a"), ("β", "α"), ("Β", "Α")] {
        press(&mut console, black, 1);
        // The hall plays: it is asked.
        console.ask(UserCommand::Confirm);
        assert_eq!(pinned(&console), Pinned::Black, "{black}");
        press(&mut console, back, 1);
        assert_eq!(pinned(&console), Pinned::Auto, "{back}");
    }
    for stop in ["s", "σ"] {
        press(&mut console, stop, 1);
        assert!(matches!(console.shell().desk.question, Some((Question::Stop, _))), "{stop}");
        press(&mut console, "⎋", 1);
    }
}

/// The screens knew of 60 and 20 seconds, whatever the rules of the club said.
#[test]
fn phases_and_their_words_come_from_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let rules = OSTH_2019
        .replace("alerts = [60, 20]", "alerts = [120, 45]")
        .replace("alerts = [60]", "alerts = [90]");
    let mut console = Console::by_rules(&folder.path().join("a.eforos"), &rules);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(239_000);
    console.see("2:01");
    // Away from the large time the head tells it with its sign.
    console.ask(UserCommand::Go(Place::Words));
    assert!(!console.texts().iter().any(|text| text.contains('◆')), "calm until the first alert");
    console.wait_ms(2_000);
    console.see("◆ 1:59");
    console.projector_shows("◆ Τελευταία 2 λεπτά");
    console.wait_ms(73_000);
    console.see("◆ 0:46");
    console.wait_ms(2_000);
    console.see("▲ 0:44");
    console.projector_shows("▲ Τελευταία δευτερόλεπτα");
    console.wait_ms(44_000);
    assert_eq!(console.tones(), ["Minute", "Last", "End"]);
    // A break of one alert: nothing changes at 20 seconds.
    let mut console = Console::by_rules(&folder.path().join("b.eforos"), &rules);
    for (number, letters) in
        ["ΚΤΡΣΑΟΕ", "ΠΛΝΑΙΟΕ", "ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"].iter().enumerate()
    {
        console.record(u8::try_from(number).unwrap() + 1, letters);
    }
    console.start_break();
    console.ask(UserCommand::Go(Place::Words));
    console.wait_ms(209_000);
    console.see("1:31");
    console.wait_ms(2_000);
    console.see("◆ 1:29");
    console.projector_shows("◆ Το διάλειμμα τελειώνει μέσα σε 90 δευτερόλεπτα");
    console.wait_ms(75_000);
    console.see("◆ 0:14");
    assert_eq!(console.tones(), ["Minute"]);
}

const LETTERS: &str = "αβγδεζηθικλμνξοπρστυφχψωςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ?";

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    /// However letters, Escape, Tab and clicks beside the fields follow one another.
    #[test]
    fn no_letter_typed_in_sheets_or_words_reaches_the_hall_or_the_clock(
        strokes in proptest::collection::vec((0..140_usize, 1..9_usize), 1..30),
        in_words in any::<bool>(),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let mut console = keying_while_the_time_runs(&folder.path().join("a.eforos"));
        if in_words {
            console.ask(UserCommand::Go(Place::Words));
        }
        let before = reached(&console);
        let mut typed = String::new();
        for (stroke, in_a_frame) in strokes {
            match LETTERS.chars().nth(stroke) {
                Some(letter) => {
                    typed.push(letter);
                    press(&mut console, &letter.to_string(), in_a_frame);
                }
                None if stroke % 3 == 0 => click_beside(&mut console),
                None if stroke % 3 == 1 && !in_words => press(&mut console, "⇥", 1),
                None => press(&mut console, "⎋", 1),
            }
            // A second Esc leaves the search with what was typed there.
            if in_words && console.shell().desk.words_tab == eforos::commands::WordsTab::Queue {
                typed.clear();
            }
        }
        prop_assert_eq!(reached(&console), before);
        let counts = matches!(hall(&console), Scene::Round(RoundScene::Countdown { .. }));
        prop_assert!(counts);
        let desk = &console.shell().desk;
        let landed: String = if in_words {
            desk.text(Entry::ListSearch).to_owned()
        } else {
            Field::ALL.iter().map(|field| desk.text(Entry::Words(*field))).collect()
        };
        let sorted = |text: &str| {
            let mut letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
            letters.sort_unstable();
            letters
        };
        prop_assert_eq!(sorted(&landed), sorted(&typed), "no letter is lost");
    }
}

/// A message that was pinned while the time ran hid the alerts and the end.
#[test]
fn at_the_end_of_the_time_the_hall_follows_again_and_a_pin_is_named_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ToggleProjector);
    console.space();
    console.wait_ms(7000);
    console.space();
    let message = || Pinned::Message("Διάλειμμα στις 6".to_owned());
    console.pin(message());
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
        console.see("▲ Η αίθουσα χωρίς χρόνο");
    }
    console.wait_ms(361_000);
    assert_eq!(console.shell().desk.pinned, Pinned::Auto);
    console.see("✓ Προβολή ανοιχτή");
    // Pinned while no time runs, it is named, too, and is not all right.
    console.pin(message());
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
        console.see("▲ Αίθουσα: μήνυμα");
        assert!(!console.texts().iter().any(|text| text.contains("✓ Προβολή ανοιχτή")));
    }
}

/// Most sheets of the last round are not keyed: the hall sees the standings after the round before, and the referee
/// chooses the later ones with one press more.
#[test]
fn the_hall_sees_the_standings_after_the_last_complete_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = after_round_1(&folder.path().join("a.eforos"));
    console.record(2, "ΠΝΔΗΕΗΥ");
    console.pin(Pinned::Standings(HallStandings::Complete));
    let title = |console: &Console| match hall(console) {
        Scene::Standings { title, provisional, .. } => (title, provisional),
        _ => panic!("standings"),
    };
    assert_eq!(title(&console), ("Κατάταξη μετά τον γύρο 1".to_owned(), String::new()));
    console.see("▲ Η αίθουσα βλέπει: την κατάταξη μετά τον γύρο 1");
    let later = "Κατάταξη μετά τον γύρο 2 · ? προσωρινή · λείπουν 3 φύλλα";
    // It has no room beside the step in a narrow window.
    console.press_in("Διορθώσεις", later);
    assert_eq!(title(&console).0, "Κατάταξη μετά τον γύρο 2");
    assert_eq!(title(&console).1, "? προσωρινή · λείπουν 3 φύλλα");
    console.see("τον γύρο 2 · ? προσωρινή · λείπουν 3 φύλλα");
}

/// The program ended in the middle of a day, between two rounds: the hall's window is back, and is said to be.
/// Where it was closed by hand, or the competition was, it stays closed.
#[test]
fn the_halls_window_comes_back_where_it_was_open_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = after_round_1(&path);
    let again = |console: &mut Console| {
        // What was chosen for the machine is kept in a file.
        let settings = console.shell().desk.settings.clone();
        console.drop_session();
        console.shell_mut().desk.settings = settings;
        console.shell_mut().open_competition(&path, eforos::storage::Access::Write);
        console.settle();
        console.shell().desk.projector
    };
    assert!(again(&mut console));
    console.see("Το παράθυρο της αίθουσας ήταν ανοιχτό όταν τελείωσε το πρόγραμμα");
    console.ask(UserCommand::ToggleProjector);
    assert!(!again(&mut console), "closed by hand");
    console.ask(UserCommand::ToggleProjector);
    console.ask(UserCommand::CloseCompetition);
    console.shell_mut().open_competition(&path, eforos::storage::Access::Write);
    assert!(!console.shell().desk.projector, "closed with the competition");
}

/// The program was killed after the signature, before the ceremony: the hall sees what it saw.
#[test]
fn the_halls_window_comes_back_with_a_signed_competition_that_was_not_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (path, list) = (folder.path().join("a.eforos"), folder.path().join("recent.txt"));
    let mut console = Console::remembering(&list);
    console.begin(&path);
    console.shell_mut().desk.projector = true;
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(1))));
    console.ask(UserCommand::Type(Entry::Reason, "πυρκαγιά".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Sign));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.openness, Openness::Signed);
    let settings = console.shell().desk.settings.clone();
    drop(console);
    let begin = |settings: &Settings| {
        let mut console = Console::remembering(&list);
        console.shell_mut().desk.settings = settings.clone();
        assert!(console.shell_mut().open_named(&path));
        console.settle();
        console
    };
    let mut console = begin(&settings);
    assert!(console.shell().desk.projector);
    console.see("Το παράθυρο της αίθουσας ήταν ανοιχτό όταν τελείωσε το πρόγραμμα");
    console.ask(UserCommand::CloseCompetition);
    drop(console);
    assert!(!begin(&settings).shell().desk.projector, "it was closed with the competition");
}

/// A time that is stopped is seen, too.
#[test]
fn a_stopped_round_is_seen_by_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.pin(Pinned::Black);
    console.ask(UserCommand::Ask(Question::Stop));
    console.ask(UserCommand::Type(Entry::Reason, "σεισμός".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.shell().desk.pinned, Pinned::Auto);
    // It said that the time was up, with minutes of it left.
    let over = |console: &Console| match hall(console) {
        Scene::Round(RoundScene::Collecting { over, .. }) => over,
        other => panic!("{other:?}"),
    };
    assert_eq!(over(&console), "■ Ο γύρος διακόπηκε — μολύβια κάτω");
    // The next one ends by itself.
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(1), player(number), Mark::Missing));
    }
    for _ in 0..2 {
        console.space();
        console.wait_ms(7000);
    }
    console.wait_ms(20 * 60_000);
    assert_eq!(over(&console), "■ Τέλος χρόνου — μολύβια κάτω");
}

/// The sentence about a scene that waits behind a closed window takes two lines rather than the hall's place.
#[test]
fn what_is_pinned_behind_a_closed_window_leaves_the_hall_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.harness.set_size(egui::vec2(1280.0, 720.0));
    console.pin(Pinned::Message("Κλειστά τα παράθυρα, παρακαλώ".repeat(3)));
    console.settle();
    let said = console.place_of("▲ Το παράθυρο της αίθουσας είναι κλειστό");
    let scenes = console.place_of("Σκηνή");
    assert!(said.right() < scenes.left(), "{said:?} {scenes:?}");
}

/// Whoever asks for the hall in a window wants to see it, as whoever chooses a monitor does.
#[test]
fn the_hall_in_a_window_is_opened_where_it_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.shell_mut().desk.projector = false;
    console.ask(UserCommand::ShowInWindow);
    let desk = &console.shell().desk;
    assert!(desk.projector && desk.hall_in_window);
}

/// The hall reads Greek, whichever layout was on while the referee typed.
#[test]
fn a_message_that_was_typed_on_the_other_layout_is_offered_in_greek() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Ask(Question::Message));
    console.text("T;elow se 5 lept;a");
    console.press("Εννοείτε «Τέλος σε 5 λεπτά»;");
    assert!(!console.texts().iter().any(|text| text.starts_with("Εννοείτε")));
    console.key(Key::Enter);
    assert_eq!(pinned(&console), Pinned::Message("Τέλος σε 5 λεπτά".to_owned()));
}

/// That somebody was expelled is on paper as it was decided there; the hall read it by name.
#[test]
fn who_was_expelled_is_read_from_no_wall() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    let kind = PenaltyName::Expelled;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(1), round: round(1), kind }));
    console.ask(UserCommand::Type(Entry::Reason, "αντιγραφή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.pin(Pinned::Standings(HallStandings::Latest));
    console.projector_shows("Βασίλης Βλάχος");
    let seen = format!("{:?}", console.hall());
    assert!(!seen.contains("Άννα") && !seen.contains("αποβολή"), "{seen}");
}

/// It looked like a button, and nothing happened.
#[test]
fn the_light_of_the_shut_hall_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    assert!(!console.shell().desk.projector);
    console.press("▲ Προβολή κλειστή");
    assert!(console.shell().desk.projector);
    // One that is open is no button: nobody shuts the hall by a press on it.
    let mut all = console.harness.root().children_recursive();
    let is_button = all.any(|node| {
        let node = node.accesskit_node();
        node.role() == egui::accesskit::Role::Button
            && node.label().is_some_and(|label| label.contains("Προβολή"))
    });
    assert!(!is_button);
}
