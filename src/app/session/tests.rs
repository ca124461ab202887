//! What time brings to an open competition while its file refuses to be written.

use std::sync::atomic::{AtomicI64, Ordering};

use super::*;
use crate::app::time::Reading;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::person::Role;

/// An alert that was due, and was not recorded before somebody held the time, is none any more: behind the
/// hold nobody could have written it, and the file could not be opened again.
#[test]
fn an_alert_that_came_too_late_is_not_recorded_behind_what_held_the_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.eforos");
    let clock = Arc::new(AtomicI64::new(0));
    let time: TimeSource = {
        let clock = Arc::clone(&clock);
        Arc::new(move || {
            let ms = clock.fetch_add(1, Ordering::Relaxed);
            Reading { wall_ms: 1_795_000_000_000 + ms, real_ms: ms }
        })
    };
    let who = Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() };
    let seed = Seed::from_bytes([7; 32]);
    let list = Lexicon::from_words([], Lexicon::embedded().title());
    let rules = crate::domain::formats::anagram::rules::OSTH_2019;
    let details = Details::default();
    let made = Session::create(&path, details, &seed, (rules, list), time, &who);
    let mut session = made.expect("a new file");
    let round = RoundNo::FIRST;
    for command in [
        AnagramCommand::DrawLetters { round },
        AnagramCommand::ShowLetters { round },
        AnagramCommand::StartRound { round },
    ] {
        session.perform(command, &who).expect("the next step");
    }
    clock.fetch_add(5 * 60_000 + 1, Ordering::Relaxed);
    assert_eq!(session.look_at_time(&who).len(), 1, "the last minute");
    session.perform(AnagramCommand::HoldTime, &who).expect("the key");
    assert_eq!(session.note_time(&who), Ok(Vec::new()));
    assert!(!session.is_due());
    // Going on, it is still to be told.
    session.perform(AnagramCommand::ResumeRound, &who).expect("no pause after all");
    assert_eq!(session.look_at_time(&who).len(), 1);
    assert_eq!(session.note_time(&who).map(|noted| noted.len()), Ok(1));
    session.shut().expect("closed");
    drop(session);
    CompetitionFile::<Anagram>::open(&path, Access::Write).expect("it goes on");
}
