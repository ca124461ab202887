//! Whole evenings in both modes, signed: filed, verified, published, exported, judged elsewhere.

use std::path::Path;

use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::duplicate::event::Event as D;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::exchange::Judging;
use eforos::exchange::formats::duplicate::{Document, DuplicateResults, from_contest};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
pub use eforos::rehearsal::formats::duplicate::Rehearsal;
use eforos::rehearsal::formats::duplicate::rehearse;
use eforos::storage::{
    Access, CompetitionFile, Elsewhere, NewCompetition, Problem, StoredLexicon, verify,
};
use serde_json::Value;
use tempfile::TempDir;

use super::oracle::judged_elsewhere;
use crate::chain::forge_and_seal;
use crate::common::games::short_list;

const LAST: u8 = 99;

pub fn evening(players: u16, mode: Mode, seed: u8) -> (Rehearsal, Lexicon) {
    let list = short_list();
    let plan = Plan { players, seed: Seed::from_bytes([seed; 32]) };
    (rehearse(&plan, mode, &list), list)
}

pub fn filed(rehearsal: &Rehearsal, list: &Lexicon, path: &Path) -> CompetitionFile<Duplicate> {
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(list.clone()),
        events: rehearsal.record.log(),
    };
    CompetitionFile::create(path, new).unwrap()
}

#[test]
fn an_evening_lies_in_a_file_and_verifies() {
    let folder = TempDir::new().unwrap();
    for (mode, seed) in [(Mode::Hall, 3), (Mode::Program, 4)] {
        let (rehearsal, list) = evening(8, mode, seed);
        let path = folder.path().join(format!("{mode:?}.eforos"));
        let public = folder.path().join(format!("{mode:?}-public.eforos"));
        let file = filed(&rehearsal, &list, &path);
        file.publish_to(&public).unwrap();
        file.close().unwrap();
        let file = CompetitionFile::<Duplicate>::open(&path, Access::Write).unwrap();
        let read = file.read_record().unwrap();
        assert_eq!(read.log(), rehearsal.record.log());
        assert_eq!(read.contest(), rehearsal.record.contest());
        file.close().unwrap();
        for path in [&path, &public] {
            let found = verify::<Duplicate>(path).unwrap();
            assert!(found.holds(), "{mode:?} {:?}", found.first_failure());
            assert_eq!(found.signed, Some(1));
        }
        let saved = folder.path().join(format!("{mode:?}-saved.eforos"));
        CompetitionFile::<Duplicate>::salvage(&path, Elsewhere::default(), &saved).unwrap();
        assert!(verify::<Duplicate>(&saved).unwrap().holds());
    }
}

#[test]
fn an_evening_has_what_can_happen() {
    let (rehearsal, _) = evening(24, Mode::Hall, 5);
    let has = |is_it: fn(&D) -> bool| {
        let mut log = rehearsal.record.log().iter();
        log.any(|recorded| matches!(&recorded.event, Event::Own(event) if is_it(event)))
    };
    assert!(has(|event| matches!(event, D::RackRefused { .. })), "a rack went back");
    assert!(has(|event| matches!(event, D::RackDrawn { .. })), "the program drew");
    assert!(has(|event| matches!(event, D::ZerosTold { .. })), "zeros were told");
    assert!(has(|event| matches!(event, D::LateFindAnnounced { .. })), "a late find");
    assert!(has(|event| matches!(event, D::TurnCancelled { .. })), "a turn was cancelled");
    assert!(has(|event| matches!(event, D::OutcomeSet { .. })), "an outcome was set");
    assert!(has(|event| matches!(event, D::LastTurnSet { .. })), "a last turn");
    assert!(has(|event| matches!(event, D::KeyingsSettled { .. })), "two keyings differed");
    assert!(has(|event| matches!(event, D::TimeConfirmed { .. })), "the program was restarted");
    assert!(!rehearsal.record.contest().common.penalties.is_empty());
}

/// The results of an exported game, and the same by the judge that was written from the rules alone.
#[test]
fn an_evening_is_judged_the_same_elsewhere() {
    for (mode, seed) in [(Mode::Hall, 6), (Mode::Program, 7)] {
        let (rehearsal, list) = evening(15, mode, seed);
        let document = from_contest(&rehearsal.record, &list);
        let text = document.to_text();
        let (read, _) = Document::read(text.as_bytes()).unwrap();
        let whole = Judging::Whole(list.clone());
        let (results, odd) = DuplicateResults::of(&read, &whole).unwrap();
        let not_the_first = |odd: &&eforos::exchange::formats::duplicate::Odd| {
            matches!(odd, eforos::exchange::formats::duplicate::Odd::NotTheFirst { .. })
        };
        assert_eq!(odd.iter().filter(not_the_first).count(), 0, "the program's tops are its first");
        let ours: Value = serde_json::from_str(&results.to_text()).unwrap();
        let theirs = judged_elsewhere(&text);
        for part in ["turns", "standings", "top_total"] {
            assert_eq!(ours[part], theirs[part], "{mode:?} {part}");
        }
        let judged = Judged::new(rehearsal.record.contest(), &list);
        let last = eforos::domain::ids::RoundNo::new(LAST).unwrap();
        let totals: Vec<i64> = judged
            .standings(&rehearsal.record.contest().common, last)
            .iter()
            .map(|row| row.total)
            .collect();
        let theirs = theirs["standings"].as_array().unwrap();
        let theirs: Vec<i64> = theirs.iter().map(|row| row["total"].as_i64().unwrap()).collect();
        assert_eq!(totals, theirs);
    }
}

#[test]
fn what_is_judged_step_by_step_is_what_is_judged_at_once() {
    let (rehearsal, list) = evening(9, Mode::Hall, 8);
    let log = rehearsal.record.log();
    let rules = std::sync::Arc::clone(rehearsal.record.contest().game.rules());
    let mut record = eforos::domain::formats::duplicate::Record::new(rules);
    let mut step = Judged::new(record.contest(), &list);
    for (number, recorded) in log.iter().enumerate() {
        record.take_in([recorded.clone()]);
        step.refresh_after(record.contest(), &list, &recorded.event);
        if number % 40 == 0 || number + 1 == log.len() {
            let whole = Judged::new(record.contest(), &list);
            assert_eq!(step.turns, whole.turns, "after event {number}");
            assert_eq!(step.undecided, whole.undecided, "after event {number}");
        }
    }
}

/// Somebody who has the file and makes its hashes right again.
#[test]
fn a_forged_evening_with_right_hashes_is_refused() {
    let folder = TempDir::new().unwrap();
    let (rehearsal, list) = evening(6, Mode::Hall, 9);
    let forgeries = [
        (
            "tiles that the set has not",
            "body = json_replace(body, '$.duplicate.rack_typed.drawn', 'ZZZZZZZ')",
            "rack_typed",
        ),
        ("an assistant announces", "role = 'assistant'", "top_announced"),
        (
            "an outcome beyond all bounds",
            "body = json_replace(body, '$.duplicate.outcome_set.points', 50000)",
            "outcome_set",
        ),
        (
            "a last turn too near",
            "body = json_replace(body, '$.duplicate.last_turn_set.turn', 10)",
            "last_turn_set",
        ),
        (
            "a top that nobody wrote",
            "body = json_replace(body, '$.duplicate.top_chosen.play.position', 'O1')",
            "top_chosen",
        ),
    ];
    for (number, (what, change, kind)) in forgeries.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.eforos"));
        filed(&rehearsal, &list, &path).close().unwrap();
        forge_and_seal(&path, |connection| {
            let first = format!("(SELECT min(seq) FROM events WHERE body LIKE '%\"{kind}\"%')");
            let sql = format!("UPDATE events SET {change} WHERE seq = {first}");
            assert_eq!(connection.execute(&sql, []).unwrap(), 1, "{what}");
        });
        let opened = CompetitionFile::<Duplicate>::open(&path, Access::Write);
        let problem = opened.map(|_| ()).unwrap_err().problem;
        assert!(matches!(problem, Problem::Unlawful(_)), "{what}: {problem}");
        assert!(!verify::<Duplicate>(&path).unwrap().holds(), "{what}");
    }
}
