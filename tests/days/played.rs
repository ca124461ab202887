//! Competitions of a format on real files, at random: with restarts of the program and changed clocks, and killed at
//! any moment by their process' death.
//!
//! A competition is kept as a window keeps it, by a keeper that records what time brings; whoever asks does it at
//! random. After a kill the same steps are lived again on a copy of the file from before, unkilled, and the two
//! must agree. A short run is part of the tests; `make soak` sets `EFOROS_SOAK` and `EFOROS_KILLS`. `EFOROS_SEED`
//! begins with the seed that failed.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use eforos::domain::contest::Openness;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::event::Recorded;
use eforos::domain::contest::record::Record;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::{Person, Role};
use eforos::language::Sentences;
use eforos::session::time::{Reading, TimeSource};
use eforos::session::{Keeper, Order, Refusal, Session};
use eforos::storage::{Access, Begun, CompetitionFile, StoredDraft, verify};

use super::kills::{FILE, SEED, TIME, child, killed, number};
use super::lived::WALL_MS;
use crate::dice::Dice;

/// Steps of the short run, and of a competition; kills of the short run, and of a competition.
const STEPS: usize = 400;
const A_DAY: usize = 200;
const KILLS: u64 = 8;
const KILLS_A_DAY: u64 = 40;

/// A format whose competitions are lived at random.
pub trait Lived: Sentences {
    /// The test that lives on as a process of its own.
    const CHILD: &'static str;

    /// A competition before its first round, kept and shut.
    fn create(path: &Path, clock: TimeSource);
    /// What somebody asks next, which the file and the dice alone decide.
    fn asked(keeper: &Keeper<Self>, dice: &mut Dice) -> Command<Self>;
    /// Adds all totals up once more.
    fn add_up(record: &Record<Self>);
}

/// A program that keeps a competition.
struct Life<F: Lived> {
    keeper: Keeper<F>,
    time: Arc<AtomicI64>,
    dice: Dice,
}

pub fn referee() -> Person {
    Person { name: "Maria".to_owned(), role: Role::Referee, station: "1".to_owned() }
}

fn clock(time: &Arc<AtomicI64>) -> TimeSource {
    let time = Arc::clone(time);
    Arc::new(move || {
        let real_ms = time.load(Ordering::Relaxed);
        Reading { wall_ms: WALL_MS + real_ms, real_ms }
    })
}

fn begin<F: Lived>(path: &Path, time: i64) {
    F::create(path, clock(&Arc::new(AtomicI64::new(time))));
}

impl<F: Lived> Life<F> {
    fn open(path: &Path, time: i64, seed: u64) -> Self {
        let time = Arc::new(AtomicI64::new(time));
        let session = Session::open(path, Access::Write, clock(&time)).unwrap();
        Self { keeper: Keeper::new(session, None), time, dice: Dice(seed) }
    }

    fn time(&self) -> i64 {
        self.time.load(Ordering::Relaxed)
    }

    fn record(&self) -> &Record<F> {
        self.keeper.record()
    }

    /// Somebody asks for something, or has begun a sheet; then time passes, and what is due is recorded. Whether
    /// what was asked happened.
    fn step(&mut self) -> bool {
        let command = F::asked(&self.keeper, &mut self.dice);
        let (name, role) = match self.dice.below(5) {
            0 => ("Radu", Role::Assistant),
            _ => ("Maria", Role::Referee),
        };
        let who = Person { name: name.to_owned(), role, ..referee() };
        let happened = match self.keeper.carry_out(Order { who, command }) {
            Ok(events) => !events.is_empty(),
            Err(Refusal::Rejected(_)) => false,
            Err(Refusal::NotSaved(error)) => panic!("{error}"),
        };
        if self.dice.below(6) == 0 {
            let player = PlayerId::new(1 + u32::try_from(self.dice.below(3)).unwrap()).unwrap();
            let begun =
                Begun::Sheet(Draft { round: RoundNo::new(1).unwrap(), player: Some(player) });
            let text = self.dice.of(&["H8", "H8 CA", ""]);
            let content = Some((*text).to_owned()).filter(|text| !text.is_empty());
            self.keeper.draft_is(begun, "1", content);
        }
        let wait = *self.dice.of(&[10, 400, 3_000, 45_000, 200_000]);
        self.time.fetch_add(wait, Ordering::Relaxed);
        self.keeper.tick(&referee());
        happened
    }
}

/// What a file holds: its history as the law lets it stand, and what was begun.
fn held<F: Lived>(path: &Path, access: Access) -> (Record<F>, Vec<StoredDraft>) {
    let file = CompetitionFile::<F>::open(path, access).unwrap();
    let held = (file.read_record().unwrap(), file.drafts().unwrap());
    file.close().unwrap();
    held
}

/// Random competitions, until all steps are lived.
pub fn random<F: Lived>() {
    let asked = number("EFOROS_SOAK");
    let all = asked.map_or(STEPS, |steps| usize::try_from(steps).unwrap());
    let first = number("EFOROS_SEED").unwrap_or(1);
    let (mut events, mut openings, mut happened) = (0, 0, 0);
    for (day, seed) in (0..all.div_ceil(A_DAY)).zip(first..) {
        let lived = panic::catch_unwind(AssertUnwindSafe(|| live::<F>(seed)));
        let Ok((more, opened, done)) = lived else { panic!("EFOROS_SEED={seed}") };
        (events, openings, happened) = (events + more, openings + opened, happened + done);
        if asked.is_some() && (day % 500 == 499 || (day + 1) * A_DAY >= all) {
            let steps = (day + 1) * A_DAY;
            println!("{steps} steps, {happened} happened, {events} events, {openings} openings");
        }
    }
    assert!(happened * 10 > all, "{happened} of {all}");
}

/// Lives a competition; how many events it has, how often its file was opened, how many steps did something.
fn live<F: Lived>(seed: u64) -> (usize, usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    begin::<F>(&path, 5_000);
    let mut dice = Dice(seed);
    let mut life = Life::<F>::open(&path, 5_000, seed);
    let (mut openings, mut happened) = (1, 0);
    for _ in 0..A_DAY {
        happened += usize::from(life.step());
        if dice.below(40) == 0 {
            let time = life.time() + i64::try_from(dice.below(100_000)).unwrap();
            life.keeper.shut().unwrap();
            let again = Life::open(&path, time, seed + u64::from(dice.byte()) * 1_000_003);
            assert_eq!(again.record().log(), life.record().log());
            assert_eq!(again.record().contest(), life.record().contest());
            (life, openings) = (again, openings + 1);
        }
    }
    life.keeper.shut().unwrap();
    assert_eq!(verify::<F>(&path).unwrap().first_failure(), None);
    let (record, _) = held::<F>(&path, Access::Read);
    F::add_up(&record);
    (record.log().len(), openings, happened)
}

/// Lives on until it is killed; nothing unless a test has started it as a child.
pub fn lives_on<F: Lived>() {
    let Ok(file) = std::env::var(FILE) else { return };
    let time = i64::try_from(number(TIME).unwrap()).unwrap();
    let mut life = Life::<F>::open(Path::new(&file), time, number(SEED).unwrap());
    loop {
        life.step();
        println!("child: {}", life.time());
    }
}

/// Kills a life of the competition; when the next one begins, and how many steps were acknowledged.
fn live_and_die<F: Lived>(path: &Path, time: i64, seed: u64) -> (i64, usize) {
    let mut dice = Dice(seed);
    let before = fs::read(path).unwrap();
    let heard = killed(child(F::CHILD, path, seed, time), &mut dice);

    // The same steps on a copy of what was there before, unkilled.
    let unkilled = tempfile::tempdir().unwrap();
    let copy = unkilled.path().join("a.eforos");
    fs::write(&copy, before).unwrap();
    let mut life = Life::<F>::open(&copy, time, seed);
    for time in &heard {
        life.step();
        assert_eq!(life.time(), *time);
    }
    let (sure, sure_drafts) = (life.record().log().len(), held::<F>(&copy, Access::Read).1);
    life.step();
    let possible: Vec<Recorded<F>> = life.record().log().to_vec();
    let possible_drafts = held::<F>(&copy, Access::Read).1;

    // The file as the kill left it: sound, also for a reader before anybody writes again.
    assert_eq!(verify::<F>(path).unwrap().first_failure(), None);
    let (read, _) = held::<F>(path, Access::Read);
    let (left, drafts) = held::<F>(path, Access::Write);
    assert_eq!(read.log(), left.log());
    let count = left.log().len();
    assert!((sure..=possible.len()).contains(&count), "{sure} {count} {}", possible.len());
    assert_eq!(left.log(), &possible[..count]);
    let whole = possible.get(count).is_none_or(|next| next.action == next.seq);
    assert!(whole, "half an action");
    assert!(drafts == sure_drafts || drafts == possible_drafts, "half a draft");
    let gap = i64::try_from(dice.below(60_000)).unwrap();
    (life.time() + gap, heard.len())
}

/// One competition after another, killed again and again.
pub fn killed_again_and_again<F: Lived>() {
    let asked = number("EFOROS_KILLS");
    let first = number("EFOROS_SEED").unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let (mut time, mut days, mut steps) = (5_000, 0, 0);
    for (kill, seed) in (0..asked.unwrap_or(KILLS)).zip(first..) {
        let is_over = || {
            let (record, _) = held::<F>(&path, Access::Read);
            record.contest().common.openness == Openness::Signed
        };
        if kill % KILLS_A_DAY == 0 || is_over() {
            let _ = fs::remove_file(&path);
            begin::<F>(&path, time);
            days += 1;
        }
        let lived = panic::catch_unwind(AssertUnwindSafe(|| live_and_die::<F>(&path, time, seed)));
        let Ok((next, heard)) = lived else { panic!("EFOROS_SEED={seed}") };
        (time, steps) = (next, steps + heard);
    }
    if let Some(kills) = asked {
        println!("killed {kills} times in {days} competitions: {steps} steps acknowledged");
    }
}
