//! Keys that are held, sheets that are empty, and fields that nothing may be typed into.

use std::collections::HashMap;
use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    AboutChoice, Entry, Mark, Pinned, Place, Question, StandingsTab, Stretch, UserCommand,
};
use eforos::domain::contest::penalty::{PenaltyKind, PenaltyName};
use eforos::domain::contest::{DoubleKeying, Openness};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::Handed;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::print::documents::Document;
use eforos::views::Sight;
use eforos::views::desk::Over;
use eforos::views::{palette, questions};
use egui::accesskit::Action;
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;

use crate::gui::{Console, keyboard, player, round};

/// Round 1 is over, its first sheet lies on the desk.
fn at_the_desk(folder: &std::path::Path) -> Console {
    let mut console = Console::in_rounds(&folder.join("a.eforos"));
    console.ask(UserCommand::Ask(Question::Record(RoundNo::FIRST)));
    console.ask(UserCommand::Type(Entry::Letters, "ΚΑΡΟΤΣΕ".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Sheets));
    console
}

/// Between a player and the reason of a penalty there were more than twenty steps of Tab.
#[test]
fn choices_are_one_step_of_tab_and_arrows_go_through_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::Go(Place::Rounds));
    let first = PenaltyName::Recommendation;
    let about = (player(2), round(1));
    let asked = |kind| Question::Penalise { player: about.0, round: about.1, kind };
    console.ask(UserCommand::Ask(asked(first)));
    let chosen = |console: &Console| match &console.shell().desk.question {
        Some((Question::Penalise { player, round, kind }, _)) => (*player, *round, *kind),
        other => panic!("{other:?}"),
    };
    // From the reason back over the rounds to the kinds.
    console.type_into("Αιτιολογία", "μιλούσε");
    console.shift(Key::Tab);
    console.shift(Key::Tab);
    console.key(Key::ArrowRight);
    let second = chosen(&console).2;
    assert_eq!(second, PenaltyName::Reprimand);
    console.key(Key::ArrowLeft);
    // Before the first there is none.
    console.key(Key::ArrowUp);
    assert_eq!(chosen(&console).2, first);
    console.key(Key::ArrowDown);
    console.key(Key::Tab);
    // There is no second round yet, nor does an arrow lead out of its line.
    console.key(Key::ArrowRight);
    console.key(Key::ArrowDown);
    console.key(Key::Tab);
    console.text(" δυνατά");
    assert_eq!(console.shell().desk.text(Entry::Reason), "μιλούσε δυνατά");
    assert_eq!((chosen(&console).0, chosen(&console).2), (player(2), second));
    console.key(Key::Enter);
    let given = console.contest().common.penalties_of(player(2)).next().expect("a penalty");
    assert_eq!((given.kind, given.reason.as_str()), (PenaltyKind::Reprimand, "μιλούσε δυνατά"));
}

fn keyed(console: &Console) -> usize {
    console.contest().game.sheets().count()
}

fn held(console: &mut Console, key: Key) {
    for _ in 0..6 {
        let event = egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        };
        console.window().input_mut().events.push(event);
        console.settle();
    }
}

#[test]
fn a_held_ctrl_enter_saves_one_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::Type(Entry::Words(Field::Three), "ΡΟΣ".to_owned()));
    held(&mut console, Key::Enter);
    assert_eq!(keyed(&console), 1);
    assert_eq!(console.shell().desk.question, None);
}

#[test]
fn an_empty_sheet_is_saved_only_when_it_is_meant() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ctrl(Key::Enter);
    assert_eq!(keyed(&console), 0);
    console.see("1. Άννα Αλεξίου, γύρος 1: δεν έχει γραφτεί καμία λέξη.");
    console.key(Key::Escape);
    assert_eq!(keyed(&console), 0);
    console.ctrl(Key::Enter);
    console.press("Ναι, κενό");
    console.press("Αποθήκευση κενού φύλλου");
    assert_eq!(keyed(&console), 1);
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player.get()), Some(2));
}

/// Whoever pressed twice and typed on, with the eyes on the next paper, saved an empty sheet with the first Space.
#[test]
fn nothing_that_is_typed_on_answers_whether_a_sheet_is_empty() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ctrl(Key::Enter);
    console.ctrl(Key::Enter);
    for (key, text) in [(Key::Tab, ""), (Key::M, "μ"), (Key::Space, " "), (Key::E, "ε")] {
        console.key(key);
        console.text(text);
    }
    console.key(Key::Enter);
    assert_eq!(keyed(&console), 0);
    console.see("Παραδόθηκε φύλλο;");
    // By keys: none was handed in.
    console.key(Key::ArrowRight);
    console.key(Key::ArrowRight);
    console.key(Key::Enter);
    let first = console.contest().game.place(round(1), player(1)).handed;
    assert_eq!((first, keyed(&console)), (Handed::NotHandedIn, 0));
}

#[test]
fn a_sheet_is_found_by_player_and_round() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let jump = |console: &mut Console, typed: &str| {
        console.ask(UserCommand::Type(Entry::SheetCode, typed.to_owned()));
        console.ask(UserCommand::JumpToSheet);
        console.shell().desk.sheet.map(|sheet| (sheet.player, sheet.round))
    };
    let third = (PlayerId::new(3).unwrap(), RoundNo::FIRST);
    assert_eq!(jump(&mut console, "3-1"), Some(third));
    // A round that is not played and a player who is not there lead nowhere.
    let unplayed = "Ο γύρος 2 δεν παίχτηκε. «2-2» είναι παίκτης 2, γύρος 2.";
    let nobody = "Κανένας παίκτης με αυτόν τον αριθμό ή αυτό το όνομα.";
    for (nowhere, why) in [("2-2", unplayed), ("9-1", nobody)] {
        assert_eq!(jump(&mut console, nowhere), Some(third));
        console.see(why);
    }
}

/// A draft typed after the signing made the signed table provisional.
#[test]
fn nothing_is_typed_on_a_signed_competition() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.path().to_path_buf());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "6".to_owned()));
    console.press("Ολόκληρος, υπογεγραμμένος");
    assert_eq!(console.contest().common.openness, Openness::Signed);
    let player = *console.contest().common.players.keys().next().unwrap();
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, player));
    let before = console.shell().desk.text(Entry::Words(Field::Seven)).to_owned();
    console.text("abc");
    console.wait_ms(2000);
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)), before);
    console.ask(UserCommand::Go(Place::Standings));
    assert!(!console.texts().iter().any(|text| text.contains("προσωρινή")));
}

#[test]
fn an_assistant_is_told_what_is_the_referees_to_decide() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let told = |console: &Console| {
        console.texts().iter().any(|text| text.contains("Αυτή είναι απόφαση του εφόρου"))
    };
    console.ask(UserCommand::Ask(Question::Sign));
    assert!(!told(&console));
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    console.ask(UserCommand::Type(Entry::Person, "Μαρία".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Sign));
    assert!(told(&console));
    console.see("Στο γραφείο: Μαρία (βοηθός εφόρου).");
    // Yes decides nothing: whoever may decide it sits down, and is asked again.
    let events = log_len(&console);
    console.see("Ο έφορος είναι στο γραφείο…");
    console.ask(UserCommand::Confirm);
    assert_eq!(log_len(&console), events);
    console.ask(UserCommand::Type(Entry::Person, "Έφη".to_owned()));
    console.ask(UserCommand::Confirm);
    assert!(matches!(console.shell().desk.question, Some((Question::Sign, _))));
    assert!(!told(&console));
}

/// A red cross said "this is the referee's decision" beside a ruling that was recorded all the same.
#[test]
fn what_an_assistant_may_not_do_does_not_happen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    console.ask(UserCommand::Type(Entry::Person, "Μαρία".to_owned()));
    console.ask(UserCommand::Confirm);
    let events = log_len(&console);
    // The offer to change the person comes with the reason.
    let required = UserCommand::ChooseDoubleKeying(DoubleKeying::Required);
    console.ask(required.clone());
    assert_eq!(log_len(&console), events);
    console.see("Αυτό το αποφασίζει μόνο ο έφορος. Αν το αποφάσισε, δηλώστε πρώτα ότι στο γραφείο είναι ο έφορος.");
    // Who types on and presses Enter seats nobody: nothing has the keyboard, nobody is proposed.
    assert!(!console.harness.ctx.text_edit_focused());
    keyboard::press(&mut console, "χω↵", 1);
    assert_eq!(console.shell().desk.person.name, "Μαρία");
    assert_eq!(console.shell().desk.text(Entry::Person), "");
    assert!(matches!(
        console.shell().desk.question,
        Some((Question::Person(Some(Role::Referee)), _))
    ));
    console.press("Ε. Φόρου (έφορος)");
    assert_eq!(console.shell().desk.person.name, "Μαρία", "a choice answers nothing");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.person.name, "Ε. Φόρου");
    assert_eq!(console.shell().desk.person.role, Role::Referee);
    assert_eq!(log_len(&console), events, "sitting down decides nothing");
    console.ask(required);
    assert!(log_len(&console) > events);
}

/// The chip of an assistant and the office of the referee were both lit.
#[test]
fn who_is_lit_is_who_yes_would_seat() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::TakeDesk("Ε. Φόρου".to_owned(), Role::Referee));
    let lit = |console: &Console| {
        let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
        let data = questions::data(&sight).unwrap();
        let options = data.choices.into_iter().flat_map(|(_, options)| options);
        let lit = options.filter(|(_, on)| *on).map(|(act, _)| act.label);
        lit.collect::<Vec<_>>()
    };
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Referee))));
    assert_eq!(lit(&console), ["Ε. Φόρου (έφορος)", "έφορος"]);
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    assert_eq!(lit(&console), ["βοηθός"]);
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Referee))));
    console.ask(UserCommand::Type(Entry::Person, "Έφη".to_owned()));
    assert_eq!(lit(&console), ["έφορος"]);
}

/// "μάρκος" sat down beside Μάρκος Σερέτης as a third person, and nothing said so.
#[test]
fn who_types_a_part_of_a_name_is_told_whose_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::Ask(Question::Person(Some(Role::Assistant))));
    console.settle();
    let place = |console: &Console| console.place_of("Συνέχεια");
    let before = place(&console);
    for (typed, is_told) in [("φορ", true), ("Έφη", false), ("ε. φορου", false), ("Ε", true)]
    {
        console.ask(UserCommand::Type(Entry::Person, typed.to_owned()));
        console.settle();
        let told = console.sees("Το Enter επιλέγει: Ε. Φόρου. Άλλο πρόσωπο: όλο το όνομα.");
        assert_eq!((told, place(&console)), (is_told, before), "{typed}");
    }
}

/// "μαρκ" and Enter was a third person beside Μάρκος Σερέτης, in the history, at second keyings and on paper.
#[test]
fn who_types_a_part_of_a_name_chooses_whom_it_names() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let assistants = "Μάρκος Σερέτης, Μαρία Λύρα".to_owned();
    console.ask(UserCommand::Type(Entry::Assistants, assistants));
    console.ask(UserCommand::SaveDetails);
    console.ask(UserCommand::Ask(Question::Person(None)));
    let typed = |console: &mut Console, text: &str| {
        console.ask(UserCommand::Type(Entry::Person, text.to_owned()));
        console.key(Key::Enter);
    };
    // Two can be meant: nobody sits down.
    typed(&mut console, "μαρ");
    console.see("Ταιριάζουν: Μάρκος Σερέτης, Μαρία Λύρα.");
    assert!(console.shell().desk.question.is_some());
    // One: the name is filled in, and a further Enter seats them.
    typed(&mut console, "μαρκ σ");
    assert!(console.shell().desk.question.is_some());
    console.key(Key::Enter);
    let sits = |console: &Console| console.shell().desk.person.clone();
    assert_eq!(sits(&console).name, "Μάρκος Σερέτης");
    // With the other layout on, too.
    console.ask(UserCommand::Ask(Question::Person(None)));
    typed(&mut console, "Maria");
    console.key(Key::Enter);
    assert_eq!(sits(&console).name, "Μαρία Λύρα");
    // A name that is no part of another's is somebody new.
    console.ask(UserCommand::Ask(Question::Person(None)));
    typed(&mut console, "Μαρκέλλα");
    assert_eq!(
        (sits(&console).name, sits(&console).role),
        ("Μαρκέλλα".to_owned(), Role::Assistant)
    );
}

/// In Rounds, with all sheets of the first one in.
fn before_the_second_round(folder: &std::path::Path) -> Console {
    let mut console = at_the_desk(folder);
    console.ask(UserCommand::Go(Place::Rounds));
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(RoundNo::FIRST, player(number), Mark::In));
    }
    console
}

/// A slip noticed later is corrected from the strip of rounds.
#[test]
fn an_earlier_round_is_looked_at_and_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = before_the_second_round(folder.path());
    console.see("Γύρος 2 από 14");
    console.ask(UserCommand::LookAtRound(RoundNo::FIRST));
    console.see("Γύρος 1 από 14");
    console.press_in("Διορθώσεις", "Διόρθωση γραμμάτων του γύρου 1…");
    console.see("Διόρθωση γραμμάτων του γύρου 1");
    console.key(Key::Escape);
    // The next step is what it was, and leads back to its round.
    console.space();
    console.see("Γύρος 2 από 14");
    assert!(console.contest().game.announced(RoundNo::FIRST.next()).is_some());
}

/// Letters were announced under the name and the letters of another round.
#[test]
fn whatever_is_looked_at_the_letters_that_are_announced_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = before_the_second_round(folder.path());
    // Before the draw the way back is the first button.
    console.ask(UserCommand::LookAtRound(RoundNo::FIRST));
    console.press("Πίσω στον γύρο 2");
    console.see("Γύρος 2 από 14");
    assert_eq!(console.shell().desk.seen_round, None);
    console.space();
    console.ask(UserCommand::LookAtRound(RoundNo::FIRST));
    console.see("Γύρος 2 από 14");
}

/// Letters typed on the second visit vanished, and their Space drew a round.
#[test]
fn sheets_always_open_with_the_keyboard_in_a_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ctrl(Key::Num2);
    console.ctrl(Key::Num3);
    console.text("ΡΟΣ");
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Seven)), "ΡΟΣ");
}

#[test]
fn what_stands_in_a_field_is_replaced_by_what_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    console.ask(UserCommand::Type(Entry::Reason, "θόρυβος".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::SetRemaining));
    assert_ne!(console.shell().desk.text(Entry::Time), "");
    console.text("1:05");
    assert_eq!(console.shell().desk.text(Entry::Time), "1:05");
}

/// The first round has run for a minute.
fn a_minute_after_the_start(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(60_000);
    console
}

/// Whoever opened the question, talked, and pressed Enter set the clock back to where it stood when it was opened.
#[test]
fn of_a_time_that_runs_nothing_is_proposed_that_would_turn_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_minute_after_the_start(&folder.path().join("a.eforos"));
    let before = console.contest().clone();
    console.key(Key::T);
    console.wait_ms(10_000);
    console.ask(UserCommand::Type(Entry::Reason, "άργησε η έναρξη".to_owned()));
    console.key(Key::Enter);
    assert_eq!(*console.contest(), before, "nothing was typed");
    console.see("Τώρα απομένουν 4:50.");
    console.ask(UserCommand::Type(Entry::Time, "3:00".to_owned()));
    console.key(Key::Enter);
    console.see("3:00");
}

/// Whoever thought of seconds typed 75, and the hall saw 74:59 of a round of six minutes.
#[test]
fn more_than_the_round_has_is_no_number_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_minute_after_the_start(&folder.path().join("a.eforos"));
    let before = console.contest().clone();
    console.key(Key::T);
    console.ask(UserCommand::Type(Entry::Reason, "άργησε η έναρξη".to_owned()));
    console.ask(UserCommand::Type(Entry::Time, "75".to_owned()));
    console.key(Key::Enter);
    assert_eq!(*console.contest(), before, "nothing is set");
    console.see("Ο γύρος διαρκεί 6:00. Για 75 λεπτά γράψτε 75:00, για 75 δευτερόλεπτα 1:15.");
    console.ask(UserCommand::Type(Entry::Time, "1:15".to_owned()));
    console.key(Key::Enter);
    console.see("1:15");
    // "0:00" ended the round at once, and nothing took it back; of "-0:30" the sign was lost.
    let before = console.contest().clone();
    for (typed, says) in
        [("0:00", "για να διακοπεί, Διακοπή (S)"), ("-0:30", "Γράψτε"), ("+1:00", "Γράψτε")]
    {
        console.key(Key::T);
        console.ask(UserCommand::Type(Entry::Reason, "ταραχή".to_owned()));
        console.ask(UserCommand::Type(Entry::Time, typed.to_owned()));
        console.key(Key::Enter);
        assert_eq!(*console.contest(), before, "{typed}");
        console.see(says);
        console.key(Key::Escape);
    }
    // Who says minutes and seconds may give more than there was; and so many whole minutes are a number.
    for (typed, left) in [("6:30", 390_000), ("5", 300_000)] {
        console.key(Key::T);
        console.ask(UserCommand::Type(Entry::Reason, "ταραχή".to_owned()));
        console.ask(UserCommand::Type(Entry::Time, typed.to_owned()));
        console.settle();
        let warned = console.sees("▲ Περισσότερα από όσα διαρκεί όλος ο γύρος: 6:00.");
        assert_eq!(warned, left > 360_000, "{typed}");
        console.key(Key::Enter);
        let session = console.shell().session().unwrap();
        let (_, timed) = console.contest().game.timed_round().unwrap();
        assert_eq!(timed.countdown().unwrap().remaining_ms(session.now()), left, "{typed}");
    }
}

/// 75:00 was typed for 1:15 and no reason yet; what was typed again went there, and the hall saw 75 minutes.
#[test]
fn far_more_than_the_round_has_is_no_enter_and_a_time_no_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_minute_after_the_start(&folder.path().join("a.eforos"));
    let left = |console: &Console| {
        let session = console.shell().session().unwrap();
        let (_, timed) = console.contest().game.timed_round().unwrap();
        timed.countdown().unwrap().remaining_ms(session.now())
    };
    let before = left(&console);
    console.key(Key::T);
    console.ask(UserCommand::Type(Entry::Reason, "1:15".to_owned()));
    for typed in ["75:00", "5:00"] {
        console.ask(UserCommand::Type(Entry::Time, typed.to_owned()));
        console.ask(UserCommand::Confirm);
        console.see("Αυτό είναι αριθμός, όχι αιτιολογία");
        assert_eq!(left(&console), before, "{typed}");
    }
    console.ask(UserCommand::Type(Entry::Reason, "ταραχή".to_owned()));
    console.ask(UserCommand::Type(Entry::Time, "75:00".to_owned()));
    console.key(Key::Enter);
    assert_eq!(left(&console), before, "an Enter out of habit sets nothing");
}

/// One key hid the last minute from the hall, and nothing said so.
#[test]
fn a_hall_that_does_not_see_the_time_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.ask(UserCommand::ToggleProjector);
    let told = |console: &Console| {
        console.texts().iter().any(|text| text.contains("Η αίθουσα χωρίς χρόνο"))
    };
    assert!(!told(&console));
    console.pin(Pinned::Black);
    assert!(told(&console));
    console.pin(Pinned::Auto);
    assert!(!told(&console));
}

/// Choosing another kind of penalty took the keyboard from the reason.
#[test]
fn another_choice_of_a_question_leaves_the_keyboard_in_its_field() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let (player, round) = (PlayerId::new(1).unwrap(), RoundNo::FIRST);
    let penalise = |kind| UserCommand::Ask(Question::Penalise { player, round, kind });
    console.ask(penalise(PenaltyName::ExpelledFromRest));
    console.see(&format!("Μετρούν όλα ώς και τον {}ο· από τον επόμενο δεν παίζει.", round.get()));
    console.ask(penalise(PenaltyName::Recommendation));
    console.text("μιλ");
    console.press("Επίπληξη");
    console.text("ούσε");
    assert_eq!(console.shell().desk.text(Entry::Reason), "μιλούσε");
}

/// On a slow machine a question stood small and scrolled for a while, and then jumped under the pointer.
#[test]
fn a_question_stands_where_it_stays_from_its_first_frame() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let (player, round) = (PlayerId::new(1).unwrap(), RoundNo::FIRST);
    for (question, seen) in [
        (
            Question::Penalise { player, round, kind: PenaltyName::Recommendation },
            ["Επίπληξη", "Αιτιολογία", "Άκυρο"],
        ),
        (Question::Lodge { player, round, about: AboutChoice::Word }, ["Λέξη", "Άκυρο", "Άκυρο"]),
        (Question::Message, ["Μήνυμα", "Άκυρο", "Άκυρο"]),
    ] {
        console.shell_mut().ask(UserCommand::Ask(question.clone()));
        console.window().step();
        let first = seen.map(|label| console.place_of(label));
        console.settle();
        console.settle();
        assert_eq!(first, seen.map(|label| console.place_of(label)), "{question:?}");
        console.key(Key::Escape);
    }
}

/// The controls of the console that can have the keyboard, each with its name.
fn controls(console: &Console) -> HashMap<String, String> {
    let nodes = console.harness.root().children_recursive();
    let named = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        let can = node.data().supports_action(Action::Focus) && !node.is_disabled();
        can.then(|| (format!("{:?}", node.id()), node.label().unwrap_or_default()))
    });
    named.collect()
}

/// Goes through the place that is on screen with Tab alone: every control is reached, is in sight
/// when it has the keyboard, and gives it on.
fn tabbed_through(console: &mut Console, place: &str) {
    let all = controls(console);
    assert!(all.len() > 8, "{place}: {all:?}");
    let mut reached = HashMap::new();
    let mut last = None;
    for _ in 0..all.len() * 2 {
        console.key(Key::Tab);
        // Scrolling takes some frames.
        console.harness.run_steps(12);
        let window = console.harness.ctx.content_rect();
        let nodes = console.harness.root().children_recursive();
        let focused = nodes.into_iter().find(|node| node.accesskit_node().is_focused());
        let Some(node) = focused else { continue };
        let id = format!("{:?}", node.accesskit_node().id());
        let name = node.accesskit_node().label().unwrap_or_default();
        assert_ne!(last.as_ref(), Some(&id), "{place}: {name:?} keeps the keyboard");
        assert!(!name.is_empty(), "{place}: a control without a name, after {last:?}");
        let middle = node.rect().center();
        assert!(window.contains(middle), "{place}: {name:?} is out of sight at {middle:?}");
        last = Some(id.clone());
        reached.insert(id, name);
        if all.keys().all(|id| reached.contains_key(id)) {
            return;
        }
    }
    let missed: Vec<_> = all.iter().filter(|(id, _)| !reached.contains_key(*id)).collect();
    panic!("{place}: Tab does not reach {missed:?}");
}

#[test]
fn tab_reaches_every_control_of_every_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Console::new();
    first.settle();
    tabbed_through(&mut first, "the first window");
    let mut console = at_the_desk(folder.path());
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
        console.settle();
        tabbed_through(&mut console, &format!("{place:?}"));
    }
    // A question, the palette: Tab stays within what is asked.
    console.ask(UserCommand::Go(Place::Rounds));
    console.ask(UserCommand::Ask(Question::Replay(RoundNo::FIRST)));
    for _ in 0..30 {
        console.key(Key::Tab);
        assert!(console.shell().desk.question.is_some());
    }
}

/// How many events the open competition has.
fn log_len(console: &Console) -> usize {
    console.shell().session().map_or(0, |open| open.record().log().len())
}

/// The palette finds players, and asks of what is about one thing which it is.
#[test]
fn the_palette_leads_to_a_player_a_sheet_and_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let name = console.contest().common.players[&player(2)].name.clone();
    console.ctrl(Key::K);
    console.text(&name.to_lowercase());
    console.see(&format!("Παίκτης 2. {name}"));
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.place, Place::Standings);
    assert_eq!(console.shell().desk.row, Some(player(2)));
    assert_eq!(console.shell().desk.standings_tab, StandingsTab::Player);
    console.record(1, "ΚΑΡΟΤΣΕ");
    // A sentence that says whose sheet is wanted leads to it: it led to the field where one is looked for.
    console.ctrl(Key::K);
    console.text("βρες το φύλλο του βλάχου");
    console.key(Key::Enter);
    let on_desk = console.shell().desk.sheet.unwrap();
    assert_eq!((on_desk.round, on_desk.player), (round(1), player(2)));
    console.record(2, "ΝΙΤΑΕΣΗ");
    console.ctrl(Key::K);
    console.text("φύλλο βλάχος γύρος 1");
    console.key(Key::Enter);
    let on_desk = console.shell().desk.sheet.unwrap();
    assert_eq!((on_desk.round, on_desk.player), (round(1), player(2)));
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    console.type_words(Field::Four, &["ΚΟΑΡ".to_owned()]);
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::History));
    console.ctrl(Key::K);
    console.text("κρίση λέξης");
    console.key(Key::Enter);
    console.text("κοαρ");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.place, Place::Words);
    assert_eq!(
        console.shell().desk.word.as_ref().map(ToString::to_string).as_deref(),
        Some("ΚΟΑΡ")
    );
    console.ctrl(Key::K);
    console.text("μεταφορά φύλλου");
    console.key(Key::Enter);
    console.text("1-1");
    console.key(Key::Enter);
    let question = console.shell().desk.question.clone();
    assert!(matches!(question, Some((Question::MoveSheet { .. }, _))), "{question:?}");
}

fn type_four(console: &mut Console, words: &str) {
    console.ask(UserCommand::Type(Entry::Words(Field::Four), words.to_owned()));
}

/// A question about one sheet asks which; those that wait for it are offered.
/// Once round 1 was drawn it said that nothing is called so.
#[test]
fn the_halls_word_is_found_also_when_it_is_too_late_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ctrl(Key::K);
    console.ask(UserCommand::Type(Entry::Palette, "λέξη της αίθουσας".to_owned()));
    console.see("Λέξη της αίθουσας…");
    console.see("πριν από την πρώτη κλήρωση");
}

#[test]
fn the_palette_asks_which_sheet_is_corrected_read_or_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let asked = |console: &mut Console, typed: &str| {
        console.ctrl(Key::K);
        console.text(typed);
        console.key(Key::Enter);
    };
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    type_four(&mut console, "ΚΟ?Α");
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::History));
    // Of a sheet that is not there it is said; of the one that is, it is laid on the desk.
    asked(&mut console, "διόρθωση αποθηκευμένου");
    console.text("1-1");
    console.key(Key::Enter);
    console.see("Το φύλλο δεν έχει περαστεί ακόμη.");
    console.key(Key::Escape);
    asked(&mut console, "διόρθωση αποθηκευμένου");
    console.text("2-1");
    console.key(Key::Enter);
    assert_eq!(console.shell().desk.place, Place::Sheets);
    assert_eq!(console.shell().desk.sheet.map(|sheet| sheet.player), Some(player(2)));
    // What nobody could read is named and one press away.
    asked(&mut console, "δυσανάγνωστης");
    console.press("2–1 ΚΟ?Α");
    let question = console.shell().desk.question.clone();
    assert!(matches!(question, Some((Question::ReadAs(..), _))), "{question:?}");
    console.text("ΚΟΡΑ");
    console.key(Key::Enter);
    asked(&mut console, "δυσανάγνωστης");
    console.text("2-1");
    console.key(Key::Enter);
    console.see("Σε αυτό το φύλλο καμία λέξη δεν περιμένει να διαβαστεί.");
    console.key(Key::Escape);
    // Two keyings of it that differ.
    asked(&mut console, "διαφορές δύο");
    console.text("2-1");
    console.key(Key::Enter);
    console.see("Οι καταχωρίσεις αυτού του φύλλου δεν διαφέρουν.");
    console.key(Key::Escape);
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.ask(UserCommand::TakeDesk("Β. Βοηθού".to_owned(), Role::Assistant));
    console.ask(UserCommand::KeyAgain);
    type_four(&mut console, "ΚΟΤΑ");
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::History));
    // It is the only one.
    asked(&mut console, "διαφορές δύο");
    let question = console.shell().desk.question.clone();
    assert!(matches!(question, Some((Question::Settle { .. }, _))), "{question:?}");
}

/// A penalty that stands and an objection that is open are found by whose they are.
#[test]
fn the_palette_lifts_a_penalty_and_decides_an_objection() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    type_four(&mut console, "ΚΟΑΡ");
    console.ctrl(Key::Enter);
    let kind = PenaltyName::Reprimand;
    let penalise = Question::Penalise { player: player(2), round: round(1), kind };
    console.ask(UserCommand::Ask(penalise));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    let about = AboutChoice::Word;
    let lodge = Question::Lodge { player: player(2), round: round(1), about };
    console.ask(UserCommand::Ask(lodge));
    console.ask(UserCommand::Type(Entry::Word, "ΚΟΑΡ".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.penalties.len(), 1);
    assert_eq!(console.contest().common.objections.len(), 1);
    // Who types the thing alone means to impose it: but in Greek an Enter out of habit lifted one.
    for (language, typed, expected) in [
        (Language::Greek, "άρση βλαχος", "LiftPenalty"),
        (Language::Greek, "άρση ποινής", "LiftPenalty"),
        (Language::Greek, "απόρριψη βλαχος", "Decide"),
        (Language::Greek, "ποινή", "Penalise"),
        (Language::English, "penalty", "Penalise"),
        (Language::Romanian, "sanctiune", "Penalise"),
        (Language::Catalan, "penalitzacio", "Penalise"),
        (Language::Polish, "kara", "Penalise"),
        (Language::English, "penalty βλαχος", "LiftPenalty"),
        (Language::English, "lift penalty", "LiftPenalty"),
    ] {
        console.ask(UserCommand::Speak(language));
        console.ctrl(Key::K);
        console.text(typed);
        console.key(Key::Enter);
        let question = format!("{:?}", console.shell().desk.question);
        assert!(question.contains(expected), "{typed}: {question}");
        console.key(Key::Escape);
    }
}

/// Ctrl Z while the time runs: nothing happened, and nothing was said.
#[test]
fn a_key_that_can_do_nothing_now_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.ctrl(Key::Num2);
    console.see("Γύροι: Χρειάζεται ανοιχτός αγώνας.");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.key(Key::P);
    console.see("Παύση: Γίνεται όσο τρέχει ο χρόνος ενός γύρου.");
    console.space();
    console.wait_ms(7_000);
    console.space();
    console.wait_ms(30_000);
    console.ctrl(Key::Z);
    console.see("Αναίρεση: Όσο τρέχει ο χρόνος αναιρείται μόνο ό,τι έγινε από την αρχή του");
    console.key(Key::K);
    console.see("Γίνεται όταν ακολουθεί διάλειμμα.");
    assert!(console.shell().desk.question.is_none());
    // Of the keys that several have, the one of the place is meant.
    console.go(Key::Num3, Place::Sheets);
    console.ctrl(Key::N);
    console.see("Γίνεται στα Φύλλα, αφού παιχτεί γύρος.");
    // What is typed is typed.
    console.go(Key::Num4, Place::Words);
    keyboard::press(&mut console, "ve", 1);
    assert!(console.shell().desk.notices.is_empty(), "{:?}", console.shell().desk.notices);
}

/// The guide to the whole day is found where help is looked for, in the words in which it is printed.
#[test]
fn from_the_keys_one_comes_to_the_guide() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.key(Key::F1);
    console.press("Οδηγός εφόρου");
    assert!(console.shell().desk.over.is_none());
    assert_eq!(console.shell().desk.place, Place::Print);
    assert_eq!(console.shell().desk.press.wish.document, Document::Guide);
    console.until_laid_out();
    let pages = &console.shell().desk.press.pages.as_ref().unwrap().0.pages;
    assert_eq!(pages.len(), 2);
}

/// In a field the toolkit takes Ctrl K for cutting what follows: a reason was gone by the key of the palette.
#[test]
fn the_key_of_the_palette_takes_nothing_from_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.text("διακοπή");
    console.key(Key::Home);
    console.ctrl(Key::K);
    assert_eq!(console.shell().desk.text(Entry::Reason), "διακοπή");
    assert!(console.shell().desk.question.is_some() && console.shell().desk.over.is_none());
}

/// Whoever looked at the keys or the palette from a field typed the next letters nowhere.
#[test]
fn after_keys_and_palette_one_types_on_where_one_was() {
    let mut console = Console::new();
    console.ctrl(Key::N);
    console.text("Κύπ");
    console.key(Key::F1);
    console.key(Key::Escape);
    console.text("ελ");
    console.ctrl(Key::K);
    console.text("νεος");
    console.key(Key::Escape);
    console.text("λο");
    assert_eq!(console.shell().desk.text(Entry::Title), "Κύπελλο");
}

/// Of a signed day F1 told keys for numbers as if they did something.
#[test]
fn of_a_signed_day_no_key_of_a_number_is_told_to_act() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 3, Stretch::Whole);
    console.go(Key::Num2, Place::Rounds);
    console.key(Key::F1);
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    let data = palette::keys(&shell.desk, &sight.situation(), None).unwrap();
    let of_numbers = data.parts[0].1.iter().filter(|row| row.key.starts_with("0–9"));
    assert!(of_numbers.clone().next().is_some());
    assert!(of_numbers.into_iter().all(|row| !row.acts), "{:#?}", data.parts[0].1);
}

/// F1 was dead in a question: which keys answer it is told there, and what was typed stays.
#[test]
fn in_a_question_the_keys_that_answer_it_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    let told = |console: &Console| {
        let texts = console.texts();
        texts.into_iter().filter(|text| text.starts_with("Enter: ")).collect::<Vec<_>>()
    };
    console.ask(UserCommand::Ask(Question::Replay(RoundNo::FIRST)));
    console.text("κόπηκε το ρεύμα");
    assert!(told(&console).is_empty());
    console.key(Key::F1);
    let [once] = &told(&console)[..] else { panic!("{:#?}", console.texts()) };
    let Some((question, _)) = console.shell().desk.question.clone() else { panic!("it stays") };
    assert!(once.contains("Esc: Άκυρο"), "{once}");
    assert_eq!(question, Question::Replay(RoundNo::FIRST));
    console.text(" πάλι");
    assert_eq!(console.shell().desk.text(Entry::Reason), "κόπηκε το ρεύμα πάλι");
    console.key(Key::F1);
    assert!(told(&console).is_empty());
    // Esc puts away what F1 added, and only then the question.
    console.key(Key::F1);
    console.key(Key::Escape);
    assert!(told(&console).is_empty());
    assert_eq!(console.shell().desk.text(Entry::Reason), "κόπηκε το ρεύμα πάλι");
    assert!(console.shell().desk.question.is_some());
    console.key(Key::Escape);
    assert!(console.shell().desk.question.is_none());
    // The next question tells them only when it is asked to.
    console.ask(UserCommand::Ask(Question::Message));
    assert!(told(&console).is_empty());
}

/// From the palette F1 leads to the keys, and from there one is back in it: what was typed there stays.
#[test]
fn f1_leads_from_the_palette_to_the_keys_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_desk(folder.path());
    for back in [Key::F1, Key::Escape, Key::Enter] {
        console.ctrl(Key::K);
        console.text("γύρ");
        console.key(Key::ArrowDown);
        let over = console.shell().desk.over;
        console.key(Key::F1);
        assert_eq!(console.shell().desk.over, Some(Over::Keys(Some(1))));
        console.key(back);
        assert_eq!((console.shell().desk.over, over), (Some(Over::Palette(1)), over));
        console.settle();
        console.text("ο");
        assert_eq!(console.shell().desk.text(Entry::Palette), "γύρο");
        console.key(Key::Escape);
    }
    // Without it they go.
    console.key(Key::F1);
    assert_eq!(console.shell().desk.over, Some(Over::Keys(None)));
    console.key(Key::F1);
    assert_eq!(console.shell().desk.over, None);
}
