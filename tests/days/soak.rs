//! Random referees and assistants at random work, over all commands and on real files, with restarts
//! of the program and changed clocks: after each step every law holds, and what the file gives back is
//! what was lived.
//!
//! A short run is part of the tests; `make soak` sets `EFOROS_SOAK`, the number of steps. The failing
//! day's seed is printed; `EFOROS_SEED` begins with it.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;

use crate::day::{Day, seed, word};
use crate::dice::Dice;
use crate::steps::{LIST, step};
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::lexicon::{Authority, Digest};
use eforos::lexicon::{Lexicon, Title};
use eforos::storage::{Access, NewCompetition, StoredLexicon};

/// Steps of the short run, and of a day.
const STEPS: usize = 600;
const A_DAY: usize = 200;

#[test]
fn random_days_on_real_files_keep_every_law() {
    let read = |name: &str| std::env::var(name).ok().map(|number| number.parse::<u64>().unwrap());
    let asked = read("EFOROS_SOAK");
    let all = asked.map_or(STEPS, |steps| usize::try_from(steps).unwrap());
    let first = read("EFOROS_SEED").unwrap_or(1);
    let (mut events, mut openings) = (0, 0);
    for (number, seed) in (0..all.div_ceil(A_DAY)).zip(first..) {
        let lived = panic::catch_unwind(AssertUnwindSafe(|| live(seed)));
        let Ok((more, opened)) = lived else { panic!("the day of EFOROS_SEED={seed}") };
        (events, openings) = (events + more, openings + opened);
        if asked.is_some() && number % 500 == 499 {
            println!("{} steps, {events} events, {openings} openings", (number + 1) * A_DAY);
        }
    }
}

/// Lives a day; how many events it has, and how often its file was opened.
fn live(seed: u64) -> (usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut dice = Dice(seed);
    let (mut day, mut file) = begin(&path);
    let (mut written, mut openings) = (day.record.log().len(), 1);
    for _ in 0..A_DAY {
        let session = day.now.session;
        step(&mut day, [dice.byte(), dice.byte(), dice.byte(), dice.byte()]);
        let new = day.record.log()[written..].to_vec();
        for action in new.chunk_by(|one, next| one.action == next.action) {
            file.append(action).unwrap();
        }
        written = day.record.log().len();
        if day.now.session != session {
            file.close().unwrap();
            file = CompetitionFile::open(&path, Access::Write).unwrap();
            openings += 1;
            let record = file.read_record().unwrap();
            assert_eq!(record.log(), day.record.log());
            assert_eq!(record.contest(), day.contest());
        }
    }
    file.close().unwrap();
    let verification = verify(&path).unwrap();
    assert_eq!(verification.first_failure(), None);
    (written, openings)
}

/// A competition of three players and its file.
fn begin(path: &Path) -> (Day, CompetitionFile) {
    let title =
        Title { name: "test".to_owned(), edition: "1".to_owned(), authority: Authority::Reference };
    let list = Lexicon::from_words(LIST.split_whitespace().map(word), title);
    let sha256 = list.passport().sha256;
    let list = StoredLexicon::from(list);
    let mut day = Day::with(Digest::of(OSTH_2019.as_bytes()), sha256, Authority::Reference, LIST);
    day.add_players(3);
    let new = NewCompetition {
        seed: Some(&seed()),
        rules_text: OSTH_2019,
        lexicon: &list,
        events: day.record.log(),
    };
    let file = CompetitionFile::create(path, new).unwrap();
    (day, file)
}
