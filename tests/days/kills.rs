//! The program killed at any moment of a day: nothing acknowledged is lost, nothing half is there, what
//! was begun lies as it lay, and the time goes on.
//!
//! The day is lived by a shell in a process of its own (this test program again, told by its environment
//! what to be): the real dispatch, journal and drafts on a real file, with random questions, pauses,
//! sheets, rulings and undos. Each step is acknowledged once it is done. After a kill the same steps are
//! lived again on a copy of the file from before, unkilled, and the two must agree.
//!
//! A short run is part of the tests; `make soak` sets `EFOROS_KILLS`, how many kills. The failing kill's
//! seed is printed; `EFOROS_SEED` begins with it.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};

use super::lived::{self, Life, begin};
use crate::dice::Dice;
use eforos::domain::clock::Moment;
use eforos::domain::contest::Openness;
use eforos::domain::formats::anagram::{Contest, Recorded};
use eforos::storage::{Access, StoredDraft};

/// Kills of the short run.
const KILLS: u64 = 20;

pub(super) const FILE: &str = "EFOROS_TEST_FILE";
pub(super) const SEED: &str = "EFOROS_TEST_SEED";
pub(super) const TIME: &str = "EFOROS_TEST_TIME";

pub(super) fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|number| number.parse().unwrap())
}

/// This test program, running only the test of that name, in a life of its own.
pub(super) fn child(test: &str, file: &Path, seed: u64, time: i64) -> Child {
    Process::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(FILE, file)
        .env(SEED, seed.to_string())
        .env(TIME, time.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Nothing unless a test has started it as a child.
#[test]
fn the_child_that_lives() {
    let Ok(file) = std::env::var(FILE) else { return };
    let time = i64::try_from(number(TIME).unwrap()).unwrap();
    let mut life = Life::open(Path::new(&file), time, number(SEED).unwrap());
    loop {
        life.step();
        println!("child: {}", life.time());
    }
}

/// Nothing unless a test has started it as a child: makes one competition after another.
#[test]
fn the_child_that_makes() {
    let Ok(folder) = std::env::var(FILE) else { return };
    for name in 0.. {
        begin(&Path::new(&folder).join(format!("{name}.eforos")), 0);
        println!("child: {name}");
    }
}

/// Kills a child after some of its acknowledgements, or right at its start, at a moment that the dice
/// choose. Everything that it acknowledged.
pub(super) fn killed(mut child: Child, dice: &mut Dice) -> Vec<i64> {
    let out = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut acknowledged =
        out.filter_map(|line| line.split_once("child: ").map(|(_, said)| said.parse().unwrap()));
    let after = if dice.below(8) == 0 { 0 } else { 1 + dice.below(25) };
    let mut heard: Vec<i64> = acknowledged.by_ref().take(after).collect();
    assert_eq!(heard.len(), after, "the child ended by itself");
    for _ in 0..dice.below(400_000) {
        std::hint::spin_loop();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    heard.extend(acknowledged);
    heard
}

/// What a file holds.
struct Held {
    log: Vec<Recorded>,
    drafts: Vec<StoredDraft>,
    contest: Contest,
}

fn held(path: &Path, access: Access) -> Held {
    let file = CompetitionFile::open(path, access).unwrap();
    assert_eq!(file.access(), access);
    let record = file.read_record().unwrap();
    let held = Held {
        log: record.log().to_vec(),
        drafts: file.drafts().unwrap(),
        contest: record.contest().clone(),
    };
    file.close().unwrap();
    held
}

/// Competitions that lie in a folder.
fn competitions(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|kind| kind == "eforos")).collect();
    found.sort();
    found
}

/// A day that is killed again and again.
struct Day {
    folder: tempfile::TempDir,
    /// The next life begins then.
    time: i64,
    /// How many days were begun, steps acknowledged, events found, lives in which the time ran on.
    days: usize,
    steps: usize,
    events: usize,
    ran_on: usize,
}

impl Day {
    fn path(&self) -> PathBuf {
        self.folder.path().join("a.eforos")
    }

    fn copies(&self) -> PathBuf {
        lived::copies(&self.path())
    }

    fn is_over(&self) -> bool {
        !self.path().exists()
            || held(&self.path(), Access::Read).contest.common.openness == Openness::Signed
    }

    fn begin(&mut self) {
        if self.path().exists() {
            fs::remove_file(self.path()).unwrap();
            let _ = fs::remove_dir_all(self.copies());
        }
        begin(&self.path(), self.time);
        self.days += 1;
    }

    fn live_and_die(&mut self, seed: u64) {
        let mut dice = Dice(seed);
        let before = fs::read(self.path()).unwrap();
        let heard = killed(
            child("days::kills::the_child_that_lives", &self.path(), seed, self.time),
            &mut dice,
        );

        // The same steps on a copy of what was there before, unkilled.
        let unkilled = tempfile::tempdir().unwrap();
        let copy = unkilled.path().join("a.eforos");
        fs::write(&copy, before).unwrap();
        let mut life = Life::open(&copy, self.time, seed);
        for time in &heard {
            life.step();
            assert_eq!(life.time(), *time);
        }
        let sure = life.events();
        let sure_drafts = life.drafts();
        life.step();
        let (possible, possible_drafts) = (life.log(), life.drafts());

        // The file as the kill left it: sound, also for a reader before anybody writes again.
        let verification = verify(&self.path()).unwrap();
        assert_eq!(verification.first_failure(), None);
        let read = held(&self.path(), Access::Read);
        let left = held(&self.path(), Access::Write);
        assert_eq!(read.log, left.log);
        let count = left.log.len();
        assert!((sure..=possible.len()).contains(&count), "{sure} {count} {}", possible.len());
        assert_eq!(left.log, possible[..count]);
        let whole = possible.get(count).is_none_or(|next| next.action == next.seq);
        assert!(whole, "half an action");
        if left.drafts != sure_drafts {
            assert_eq!(left.drafts, possible_drafts);
            let began = |drafts: &[StoredDraft]| drafts.iter().map(|d| d.begun).collect::<Vec<_>>();
            let forgotten = began(&sure_drafts).len() > began(&left.drafts).len();
            assert!(!forgotten || count == possible.len(), "a draft is gone and nothing is saved");
        }

        // The time went on while no program ran.
        let longest = if dice.below(4) == 0 { 600_000 } else { 30_000 };
        self.time = life.time() + i64::try_from(dice.below(longest)).unwrap();
        self.time_goes_on(&left);
        self.nothing_beside();
        self.steps += heard.len();
        self.events += count;
    }

    fn time_goes_on(&mut self, left: &Held) {
        let Some((_, round)) = left.contest.game.timed_round() else { return };
        let Some(time) = round.countdown() else { return };
        let session = left.log.iter().map(|recorded| recorded.at.session).max().unwrap();
        // As if nobody had killed it: by the real time of that opening.
        let last = left.log.last().unwrap().at;
        let wall_ms = lived::WALL_MS + self.time;
        let lives_on =
            Moment { wall_ms, session, elapsed_ms: last.elapsed_ms + wall_ms - last.wall_ms };
        let life = Life::open(&self.path(), self.time, 0);
        let now = life.now();
        assert_eq!((now.session, now.wall_ms), (session + 1, wall_ms));
        let remaining = time.remaining_ms(now);
        if !time.crossed_a_restart(lives_on) {
            assert_eq!(remaining, time.remaining_ms(lives_on));
        }
        assert_eq!(time.is_running(), time.crossed_a_restart(now), "whoever comes back is asked");
        self.ran_on += usize::from(time.is_running());
    }

    /// What the program keeps by itself is whole or not there; the competition is one single file.
    fn nothing_beside(&self) {
        let names: BTreeSet<String> = fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name != "copies")
            .collect();
        assert_eq!(names, BTreeSet::from(["a.eforos".to_owned()]));
        let Ok(folders) = fs::read_dir(self.copies()) else { return };
        for folder in folders {
            for copy in competitions(&folder.unwrap().path()) {
                let verification = verify(&copy).unwrap();
                assert_eq!(verification.first_failure(), None, "{}", copy.display());
            }
        }
    }
}

#[test]
fn a_day_killed_again_and_again_loses_nothing() {
    let asked = number("EFOROS_KILLS");
    let first = number("EFOROS_SEED").unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    let mut day = Day { folder, time: 5_000, days: 0, steps: 0, events: 0, ran_on: 0 };
    for seed in first..first + asked.unwrap_or(KILLS) {
        if day.is_over() || seed % 40 == 0 {
            day.begin();
        }
        let lived = panic::catch_unwind(AssertUnwindSafe(|| day.live_and_die(seed)));
        assert!(lived.is_ok(), "the life of EFOROS_SEED={seed}");
    }
    if let Some(kills) = asked {
        let Day { days, steps, ran_on, .. } = day;
        println!(
            "killed {kills} times in {days} days: {steps} steps acknowledged, {ran_on} in a running round"
        );
    }
}

#[test]
fn a_program_killed_while_it_makes_a_competition_leaves_whole_ones_only() {
    let kills = number("EFOROS_KILLS").unwrap_or(KILLS) / 10;
    let first = number("EFOROS_SEED").unwrap_or(1);
    let mut made = 0;
    for seed in first..first + kills {
        let folder = tempfile::tempdir().unwrap();
        let heard = killed(
            child("days::kills::the_child_that_makes", folder.path(), seed, 0),
            &mut Dice(seed),
        );
        let found = competitions(folder.path());
        assert!((heard.len()..=heard.len() + 1).contains(&found.len()), "EFOROS_SEED={seed}");
        for path in found {
            let verification = verify(&path).unwrap();
            assert_eq!(verification.first_failure(), None, "EFOROS_SEED={seed}");
        }
        made += heard.len();
    }
    if number("EFOROS_KILLS").is_some() {
        println!("{kills} programs killed while they made competitions, {made} acknowledged");
    }
}

/// The real program, with what it is asked.
fn eforos(folder: &Path, arguments: &[&str]) -> Child {
    Process::new(env!("CARGO_BIN_EXE_eforos"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Whether something in a folder is being written beside.
fn writes(folder: &Path) -> bool {
    let mut names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.any(|name| name.to_string_lossy().ends_with(".new"))
}

/// Commands of the real program, killed while what they write lies beside: under its name there is
/// nothing, what was there before, or the whole of it.
#[test]
fn the_program_killed_while_it_writes_leaves_whole_files_only() {
    let kills = number("EFOROS_KILLS").unwrap_or(KILLS) / 4;
    let first = number("EFOROS_SEED").unwrap_or(1);
    let desk = tempfile::tempdir().unwrap();
    let made = eforos(desk.path(), &["demo", "a.eforos", "--players", "4"]).wait().unwrap();
    assert!(made.success());
    let before = fs::read(desk.path().join("a.eforos")).unwrap();
    let old = b"an older document";
    let (mut in_time, mut whole) = (0, 0);
    for seed in first..first + kills {
        let mut dice = Dice(seed);
        let path = desk.path();
        fs::write(path.join("old.pdf"), old).unwrap();
        let asked: &[&str] = match seed % 3 {
            0 => &["demo", "new.eforos", "--players", "4"],
            1 => &["archive", "a.eforos", "folder"],
            _ => &["print", "a.eforos", "standings", "-o", "old.pdf"],
        };
        let mut child = eforos(path, asked);
        while !writes(path) && child.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        for _ in 0..dice.below(3_000_000) {
            std::hint::spin_loop();
        }
        in_time += u64::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();

        let found = |name: &str| fs::read(path.join(name)).unwrap();
        assert_eq!(found("a.eforos"), before, "EFOROS_SEED={seed}");
        let document = found("old.pdf");
        let is_whole =
            document.starts_with(b"%PDF") && document.trim_ascii_end().ends_with(b"%%EOF");
        assert!(document == old || is_whole, "EFOROS_SEED={seed}");
        let competition = path.join("new.eforos");
        if competition.exists() {
            assert_eq!(verify(&competition).unwrap().first_failure(), None, "EFOROS_SEED={seed}");
            fs::remove_file(&competition).unwrap();
        }
        let archive = path.join("folder");
        if archive.exists() {
            let within = |at: &Path| fs::read_dir(at).unwrap().map(|it| it.unwrap().path());
            let (folders, files): (Vec<_>, Vec<_>) = within(&archive).partition(|it| it.is_dir());
            let count = files.len() + folders.iter().flat_map(|at| within(at)).count();
            assert_eq!(count, 15, "EFOROS_SEED={seed}");
            fs::remove_dir_all(&archive).unwrap();
        }
        whole += usize::from(is_whole);
        for entry in fs::read_dir(path).unwrap() {
            let left = entry.unwrap().path();
            if left.is_dir() {
                fs::remove_dir_all(left).unwrap();
            } else if left.file_name().is_some_and(|name| name != "a.eforos") {
                fs::remove_file(left).unwrap();
            }
        }
    }
    if number("EFOROS_KILLS").is_some() {
        println!(
            "{kills} commands killed, {in_time} of them while they wrote, {whole} documents whole"
        );
    }
}
