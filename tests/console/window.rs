//! What the console must never do, and what it must survive: slips of the finger, refusals, a
//! program that dies in a running round, files that are not what they seem.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    DrawMode, Entry, HallStandings, Mark, Pinned, Place, Question, UserCommand,
};
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::storage::Access;
use eforos::views::Sight;
use eforos::views::desk::NoticeKind;
use eforos::views::formats::anagram::hall::{Hall, RoundScene, Scene};
use eforos::views::projector::hall;
use egui::Key;

use crate::gui::Console;

fn hall_of(console: &Console) -> Hall {
    let shell = console.shell();
    hall(&Sight::of(shell.session().unwrap(), &shell.desk))
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

/// Plays round 1 up to its end, all sheets collected.
fn play_one(console: &mut Console) {
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(360_000);
    assert!(console.contest().game.is_played(RoundNo::FIRST));
    console.space();
}

fn reopen(console: &mut Console, path: &Path) {
    console.shell_mut().open_competition(path, Access::Write);
    console.settle();
}

#[test]
fn a_held_space_and_a_hasty_one_do_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    assert!(console.contest().game.announced(RoundNo::FIRST).unwrap().shown);
    console.wait_ms(7000);
    console.space();
    assert!(console.contest().game.timed_round().is_some());
    // The time is stopped; the next Space comes too soon after the step before.
    let stopped = |console: &mut Console| {
        console.ask(UserCommand::Ask(Question::Stop));
        console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
        console.ask(UserCommand::Confirm);
    };
    stopped(&mut console);
    console.held_space();
    assert_eq!(console.contest().game.place(RoundNo::FIRST, PlayerId::FIRST).handed, {
        eforos::domain::formats::anagram::sheet::Handed::Awaited
    });
    console.space();
    assert_eq!(console.contest().game.place(RoundNo::FIRST, PlayerId::FIRST).handed, {
        eforos::domain::formats::anagram::sheet::Handed::Collected
    });
}

#[test]
fn a_question_keeps_open_until_it_is_answered_rightly() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.key(Key::P);
    console.key(Key::Enter);
    assert!(console.shell().desk.question.as_ref().unwrap().1.is_some(), "a reason is needed");
    let running = |console: &Console| {
        let stage = &console.contest().game.round(RoundNo::FIRST).unwrap().stage;
        matches!(stage, Stage::Running(_))
    };
    assert!(!running(&console), "the time stands from the key on");
    // Space is no step while a question is open: it is typed.
    console.text("θόρυβος στην αίθουσα");
    console.key(Key::Enter);
    assert!(!running(&console));
    assert!(console.shell().desk.question.is_none());
    let Scene::Round(RoundScene::Paused { tiles, .. }) = hall_of(&console).scene else {
        panic!("paused")
    };
    assert!(tiles.is_empty(), "the tiles are hidden while the time is held");
    console.key(Key::Escape);
    console.space();
    assert!(running(&console));
    // Escape answers no.
    console.key(Key::P);
    console.key(Key::Escape);
    assert!(console.shell().desk.question.is_none());
    assert!(running(&console));
}

#[test]
fn the_hall_never_sees_what_was_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    assert!(matches!(hall_of(&console).scene, Scene::Welcome { .. }));
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.ask(UserCommand::Type(Entry::Letters, "ΨΒΘΞΑΑΑ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    assert!(!console.contest().game.announced(RoundNo::FIRST).unwrap().shown);
    let seen = format!("{:?}", hall_of(&console));
    for letter in ['Ψ', 'Β', 'Θ', 'Ξ'] {
        assert!(!seen.contains(&format!("Some({letter})")), "{letter} in {seen}");
    }
    console.space();
    let Scene::Round(RoundScene::Letters { tiles, .. }) = hall_of(&console).scene else {
        panic!("letters")
    };
    assert_eq!(tiles.len(), 7);
    let seed = console.shell().session().unwrap().record().contest().common.commitment.unwrap();
    assert!(!format!("{:?}", hall_of(&console)).contains(&seed.to_string()));
}

#[test]
fn letters_that_cannot_be_are_refused_where_they_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    for typed in ["", "ΑΒ", "ΑΑΑΑΑΑΑ", "ΨΨΨΨΑΑΑ", "κ1λ", "ΚΑΡΟ?ΣΕ", "ж"] {
        console.ask(UserCommand::Type(Entry::Letters, typed.to_owned()));
        console.ask(UserCommand::TypeLetters);
        let refused = console.shell().desk.letters_refused.clone().expect(typed);
        console.see(&format!("✗ {refused}"));
        assert!(console.shell().desk.notices.is_empty(), "{typed}");
        assert!(console.contest().game.announced(RoundNo::FIRST).is_none(), "{typed}");
    }
    // Typed on the Latin layout, with spaces.
    console.ask(UserCommand::Type(Entry::Letters, "k t s r a o e".to_owned()));
    console.ask(UserCommand::TypeLetters);
    assert_eq!(console.shell().desk.letters_refused, None);
    let letters = &console.contest().game.announced(RoundNo::FIRST).unwrap().letters;
    let letters: String = letters.iter().map(|letter| letter.to_char()).collect();
    assert_eq!(letters, "ΚΤΣΡΑΟΕ");
}

#[test]
fn after_a_restart_in_a_running_round_the_time_ran_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(100_000);
    console.see("4:20");
    console.shell_mut().close();
    // Ten seconds of a dead laptop.
    console.pass_ms(10_000);
    reopen(&mut console, &path);
    console.see("4:10");
    console.see("Ο χρόνος έτρεχε: απομένουν 4:10");
    console.space();
    console.wait_ms(10_000);
    console.see("4:00");
    // Dead past the end: it ends once that is confirmed, and alerts are not sounded late.
    console.shell_mut().close();
    console.pass_ms(600_000);
    reopen(&mut console, &path);
    assert!(!console.contest().game.is_played(RoundNo::FIRST));
    console.see("Ο χρόνος έτρεχε: απομένουν 0:00");
    assert_eq!(console.tones(), Vec::<String>::new());
    console.space();
    console.wait_ms(1000);
    assert!(console.contest().game.is_played(RoundNo::FIRST));
    assert_eq!(console.tones(), ["End"]);
}

#[test]
fn a_sheet_begun_survives_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = Console::in_rounds(&path);
    play_one(&mut console);
    console.go(Key::Num3, Place::Sheets);
    console.type_words(Field::Four, &["καρο".to_owned(), "ταχυ".to_owned()]);
    console.wait_ms(1000);
    // Not closed: dropped, as by a crash.
    console.drop_session();
    reopen(&mut console, &path);
    console.go(Key::Num3, Place::Sheets);
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Four)), "καρο ταχυ ");
    let session = console.shell().session().unwrap();
    let sight = Sight::of(session, &console.shell().desk);
    assert!(sight.standings(RoundNo::FIRST).is_provisional());
    assert_eq!(sight.drafts.len(), 1);
    // Saved, it is no draft any more.
    console.ctrl(Key::Enter);
    let session = console.shell().session().unwrap();
    assert!(Sight::of(session, &console.shell().desk).drafts.is_empty());
    assert!(console.contest().game.sheet_at(RoundNo::FIRST, PlayerId::FIRST).is_some());
}

#[test]
fn what_is_no_word_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    play_one(&mut console);
    console.go(Key::Num3, Place::Sheets);
    for typed in ["κα4ο", "жук", "q", "α\u{7}β"] {
        console.ask(UserCommand::Type(Entry::Words(Field::Four), typed.to_owned()));
        console.ask(UserCommand::SaveSheet);
        assert_eq!(console.shell().desk.notices.len(), 1, "{typed}");
        assert!(console.contest().game.sheet_at(RoundNo::FIRST, PlayerId::FIRST).is_none());
    }
    // Long and short words are words in a wrong field, `?` is a letter that cannot be read.
    let long = "α".repeat(30);
    let text = format!("α {long} κα?ο");
    console.ask(UserCommand::Type(Entry::Words(Field::Four), text));
    console.ask(UserCommand::SaveSheet);
    console.ask(UserCommand::Ask(Question::OddLength(true)));
    console.ask(UserCommand::Confirm);
    let problems = console.shell().desk.notices.iter();
    assert_eq!(problems.filter(|notice| notice.kind == NoticeKind::Problem).count(), 0);
    let (_, sheet) = console.contest().game.sheet_at(RoundNo::FIRST, PlayerId::FIRST).unwrap();
    assert_eq!(sheet.words().len(), 3);
    console.go(Key::Num4, Place::Words);
    console.see("ΚΑ?Ο");
    console.press("Δεν διαβάζεται");
    assert_eq!(console.contest().game.sheets().next().unwrap().1.unreadable.len(), 1);
}

#[test]
fn a_saved_sheet_is_changed_only_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    play_one(&mut console);
    console.go(Key::Num3, Place::Sheets);
    console.type_words(Field::Three, &["και".to_owned()]);
    console.ctrl(Key::Enter);
    console.ask(UserCommand::TakeSheet(RoundNo::FIRST, PlayerId::FIRST));
    assert_eq!(console.shell().desk.text(Entry::Words(Field::Three)), "ΚΑΙ ");
    console.type_words(Field::Three, &["τις".to_owned()]);
    console.ctrl(Key::Enter);
    assert!(console.shell().desk.question.is_some());
    console.text("δεύτερη ματιά");
    console.key(Key::Enter);
    let (_, sheet) = console.contest().game.sheet_at(RoundNo::FIRST, PlayerId::FIRST).unwrap();
    assert_eq!(sheet.versions.len(), 2);
    assert_eq!(sheet.words().len(), 2);
}

#[test]
fn undo_takes_back_the_last_action_and_says_which() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let before = console.contest().common.players.len();
    console.ask(UserCommand::Type(Entry::Players, "Δήμητρα".to_owned()));
    console.ask(UserCommand::AddPlayers);
    assert_eq!(console.contest().common.players.len(), before + 1);
    // In a text field it is the field's own.
    console.ask(UserCommand::Go(Place::Competition));
    console.type_into("Τόπος", "Καβάλα");
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(console.contest().common.players.len(), before + 1);
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(Key::Z);
    console.key(Key::Enter);
    assert_eq!(console.contest().common.players.len(), before);
    assert!(console.shell().desk.notices[0].text.contains("Δήμητρα"));
}

#[test]
fn penalties_and_objections_are_imposed_and_decided() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    play_one(&mut console);
    let answer = |console: &mut Console, question: Question, typed: &[(Entry, &str)]| {
        console.ask(UserCommand::Ask(question));
        for (entry, text) in typed {
            console.ask(UserCommand::Type(*entry, (*text).to_owned()));
        }
        console.ask(UserCommand::Confirm);
        console.shell().desk.question.as_ref().and_then(|(_, why)| why.clone())
    };
    let deduct = |kind| Question::Penalise { player: PlayerId::FIRST, round: round(1), kind };
    let reason = (Entry::Reason, "καθυστέρηση");
    let kind = eforos::domain::contest::penalty::PenaltyName::Deduction;
    assert!(answer(&mut console, deduct(kind), &[reason]).is_some(), "no points typed");
    console.ask(UserCommand::Cancel);
    assert!(answer(&mut console, deduct(kind), &[(Entry::Points, "0"), reason]).is_some());
    console.ask(UserCommand::Cancel);
    assert_eq!(answer(&mut console, deduct(kind), &[(Entry::Points, "5"), reason]), None);
    assert_eq!(console.contest().common.penalties.len(), 1);
    let lift = Question::LiftPenalty(console.contest().common.penalties[0].id);
    assert_eq!(answer(&mut console, lift, &[reason]), None);
    assert!(!console.contest().common.penalties[0].in_force());
    // Objections open after the last round only.
    let about = eforos::commands::AboutChoice::Void;
    let lodge = Question::Lodge { player: PlayerId::FIRST, round: round(1), about };
    assert!(answer(&mut console, lodge, &[]).is_some());
    console.ask(UserCommand::Cancel);
    assert!(console.contest().common.objections.is_empty());
}

#[test]
fn files_that_are_none_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.eforos");
    std::fs::write(&empty, "").unwrap();
    let other = folder.path().join("other.eforos");
    std::fs::write(&other, vec![7; 5000]).unwrap();
    let none = folder.path().join("none.eforos");
    let mut console = Console::new();
    for path in [empty.as_path(), &other, &none, folder.path()] {
        console.ask(UserCommand::Type(Entry::File, path.display().to_string()));
        console.ask(UserCommand::OpenCompetition);
        assert_eq!(console.shell().desk.notices.len(), 1, "{}", path.display());
        assert!(console.shell().session().is_none());
    }
    console.ask(UserCommand::Type(Entry::NewFile, "  ".to_owned()));
    console.ask(UserCommand::CreateCompetition);
    assert_eq!(console.shell().desk.notices.len(), 1);
    // A file that exists is never overwritten.
    console.ask(UserCommand::Type(Entry::NewFile, other.display().to_string()));
    console.ask(UserCommand::CreateCompetition);
    assert_eq!(std::fs::read(&other).unwrap(), vec![7; 5000]);
    assert!(console.shell().session().is_none());
}

#[test]
fn a_competition_made_from_an_empty_form_is_called_by_its_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos").display().to_string();
    let mut console = Console::new();
    console.ask(UserCommand::Type(Entry::Date, "21/11/2026".to_owned()));
    console.ask(UserCommand::Type(Entry::NewFile, path));
    console.ask(UserCommand::CreateCompetition);
    assert_eq!(console.contest().common.details.title, "Αγώνας, 21 Νοεμβρίου 2026");
    // Nor can it be taken from it later.
    console.ask(UserCommand::Type(Entry::Title, "  ".to_owned()));
    console.ask(UserCommand::SaveDetails);
    assert_eq!(console.contest().common.details.title, "Αγώνας, 21 Νοεμβρίου 2026");
}

#[test]
fn one_program_writes_a_file_and_another_reads_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let first = Console::in_rounds(&path);
    let mut second = Console::new();
    second.ask(UserCommand::Type(Entry::File, path.display().to_string()));
    second.ask(UserCommand::OpenCompetition);
    assert!(second.shell().session().is_none());
    assert_eq!(second.shell().desk.text(Entry::File), path.display().to_string());
    second.ask(UserCommand::OpenReadOnly);
    assert_eq!(second.contest().common.players, first.contest().common.players);
    second.space();
    assert!(second.contest().game.announced(RoundNo::FIRST).is_none(), "it only reads");
}

#[test]
fn every_scene_is_painted() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.projector_shows("Κοινή δοκιμή");
    console.space();
    console.projector_shows("Γύρος 1 από 14");
    console.wait_ms(7000);
    console.space();
    console.projector_shows("6:00");
    console.wait_ms(300_000);
    console.projector_shows("Τελευταίο λεπτό");
    console.wait_ms(45_000);
    console.projector_shows("Τελευταία δευτερόλεπτα");
    console.wait_ms(15_000);
    console.projector_shows("Μολύβια κάτω");
    console.projector_shows("0 / 3");
    console.space();
    console.projector_shows("Γύρος 2");
    for (pinned, shows) in [
        (Pinned::Standings(HallStandings::Complete), "Κατάταξη μετά τον γύρο 1"),
        (Pinned::Message("Κλειστά τα παράθυρα".to_owned()), "Κλειστά τα παράθυρα"),
        (Pinned::Welcome, "Κοινή δοκιμή"),
    ] {
        console.pin(pinned);
        console.projector_shows(shows);
    }
    console.pin(Pinned::Auto);
    console.wait_ms(1000);
    console.space();
    console.wait_ms(7000);
    console.space();
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Shown)));
    console.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.projector_shows("Παύση");
}

#[test]
fn the_console_shows_each_alert_in_every_place_and_behind_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.ask(UserCommand::Go(Place::History));
    console.wait_ms(301_000);
    console.see("◆ 0:59");
    console.ask(UserCommand::Ask(Question::Message));
    console.wait_ms(41_000);
    console.see("▲ 0:18");
    console.wait_ms(20_000);
    console.see("■ 0:00");
}

/// The head repeated the large time of Rounds, and 0:00 stayed there while sheets were keyed.
#[test]
fn the_head_tells_the_time_that_no_place_shows_large_until_something_comes_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(1000);
    let time = |console: &Console| {
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        eforos::views::console::data(&sight).head.clock
    };
    assert_eq!(time(&console), "", "Rounds shows it");
    console.ask(UserCommand::Go(Place::Sheets));
    assert_eq!(time(&console), "5:59");
    // With the room that it leaves the light of the hall's window says how it is.
    let lights = super::sizes::painted(&console);
    assert!(lights.iter().any(|(text, _)| text.to_lowercase().contains("κλειστή")), "{lights:?}");
    console.wait_ms(360_000);
    assert_eq!(time(&console), "■ 0:00");
    console.ask(UserCommand::MarkSheet(RoundNo::FIRST, PlayerId::FIRST, Mark::In));
    assert_eq!(time(&console), "");
}

/// Of a round that was stopped with minutes left the head said that none were.
#[test]
fn of_a_round_that_was_stopped_the_head_tells_no_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.space();
    console.wait_ms(7000);
    console.space();
    console.wait_ms(120_000);
    console.ask(UserCommand::Ask(Question::Stop));
    console.ask(UserCommand::Type(Entry::Reason, "φωτιά".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Sheets));
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    assert_eq!(sight.contest().game.timed_round().and_then(|(_, round)| round.countdown()), None);
    assert_eq!(eforos::views::console::data(&sight).head.clock, "");
}

#[test]
fn the_console_speaks_another_language_from_its_menu() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
    }
    console.press("Γλώσσα: Ελληνικά");
    console.press("English");
    for place in PLACES.iter().copied() {
        console.ask(UserCommand::Go(place));
        console.settle();
    }
    console.ask(UserCommand::Go(Place::Rounds));
    console.see("Draw round 1");
}
