//! The hall's scenes in every stage of a day.

use eforos::commands::Pinned;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::language::Language;
use eforos::screens::hall::{Chosen, HallLook, Motion, hall, moves_in_ms, steps};

use super::worked::{Worked, told};
use crate::day::round;

/// What the hall sees, as JSON.
fn seen(worked: &mut Worked, pinned: &Pinned) -> String {
    let (look, motion) = (HallLook::Dark, Motion::On);
    let chosen = Chosen { pinned, since: None, look, motion };
    told(&hall(&worked.open(), Language::Greek, &chosen).scene)
}

fn auto(worked: &mut Worked) -> String {
    seen(worked, &Pinned::Auto)
}

#[test]
fn a_round_from_the_letters_to_the_sheets() {
    let mut worked = Worked::drawn();
    insta::assert_snapshot!("hall, drawn and not shown", auto(&mut worked));
    worked.day.must(Play::ShowLetters { round: round(1) });
    insta::assert_snapshot!("hall, letters", auto(&mut worked));
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(60_000);
    insta::assert_snapshot!("hall, countdown", auto(&mut worked));
    let reason = || "θόρυβος".to_owned();
    worked.day.must(Play::PauseRound { tiles: PausedTiles::Hidden, reason: reason() });
    insta::assert_snapshot!("hall, paused, letters hidden", auto(&mut worked));
    worked.day.must(Play::ResumeRound);
    worked.day.must(Play::PauseRound { tiles: PausedTiles::Shown, reason: reason() });
    insta::assert_snapshot!("hall, paused, letters shown", auto(&mut worked));
    worked.day.must(Play::ResumeRound);
    worked.day.pass(5 * 60_000);
    worked.day.must(Play::NoteTime);
    insta::assert_snapshot!("hall, sheets come in", auto(&mut worked));
}

#[test]
fn between_rounds() {
    let mut worked = Worked::keyed();
    insta::assert_snapshot!("hall, next round", auto(&mut worked));
    insta::assert_snapshot!("hall, standings", seen(&mut worked, &Pinned::Standings));
    // A word waits: nothing of the round is opened.
    assert_eq!(seen(&mut worked, &Pinned::Review(round(1))), r#""black""#);
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    insta::assert_snapshot!("hall, review", seen(&mut worked, &Pinned::Review(round(1))));
    assert_eq!(seen(&mut worked, &Pinned::Review(round(2))), r#""black""#);
    let message = Pinned::Message("Κλειστά παράθυρα".to_owned());
    assert_eq!(seen(&mut worked, &message), "{\n  \"message\": \"Κλειστά παράθυρα\"\n}");
    assert_eq!(seen(&mut worked, &Pinned::Black), r#""black""#);
    for number in 2..=5 {
        worked.day.play(number);
    }
    worked.day.declare_missing();
    worked.day.must(Play::StartBreak { after: round(5) });
    insta::assert_snapshot!("hall, break", auto(&mut worked));
}

#[test]
fn the_end_of_the_day() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    worked.day.play_all();
    worked.day.declare_missing();
    insta::assert_snapshot!("hall, rounds over", auto(&mut worked));
    insta::assert_snapshot!("hall, nobody called", seen(&mut worked, &Pinned::Ceremony(0)));
    worked.day.must(Command::Sign);
    insta::assert_snapshot!("hall, signed", auto(&mut worked));
    insta::assert_snapshot!("hall, two called", seen(&mut worked, &Pinned::Ceremony(2)));
    assert_eq!(steps(&worked.open()), 3);
}

#[test]
fn a_scene_says_when_it_moves() {
    let mut worked = Worked::drawn();
    let wait = |worked: &mut Worked, motion| {
        let chosen = Chosen { pinned: &Pinned::Auto, since: None, look: HallLook::Dark, motion };
        let open = worked.open();
        moves_in_ms(&hall(&open, Language::Greek, &chosen), open.now)
    };
    assert_eq!(wait(&mut worked, Motion::On), None);
    worked.day.must(Play::ShowLetters { round: round(1) });
    worked.day.pass(100);
    // Seven tiles, 0.7 s each: the first is up, the second comes after the rest of its time.
    assert_eq!(wait(&mut worked, Motion::On), Some(601));
    assert_eq!(wait(&mut worked, Motion::Off), None);
    worked.day.pass(10_000);
    worked.day.must(Play::StartRound { round: round(1) });
    worked.day.pass(250);
    assert_eq!(wait(&mut worked, Motion::On), Some(751));
    worked.day.pass(350_000);
    // In the last twenty seconds it is painted smoothly, unless nothing may move.
    assert_eq!(wait(&mut worked, Motion::On), Some(1));
    assert_eq!(wait(&mut worked, Motion::Off), Some(751));
}
