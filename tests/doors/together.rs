//! What waits to be saved is saved together: one transaction, one wait for the disk, and nobody is answered before.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::session::time::TimeSource;
use eforos::session::{Keeper, Session};
use eforos::stations::{Answer, Errand, Place, Why};
use eforos::storage::Access;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::Hand;
use super::club::Club;
use super::interleaved::keeper;
use crate::common::files::verify;

const LABELS: [&str; 3] = ["ένα", "δύο", "τρία"];

/// How many transactions lie ahead of the file, as `SQLite`'s own text of the format says: the last page of each has the
/// size of the file.
fn commits(path: &Path) -> usize {
    let wal = fs::read(path.with_extension("eforos-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(wal[at..at + 4].try_into().unwrap());
    let frames = wal[32..].chunks_exact(24 + number(8) as usize);
    let of_now = frames.take_while(|frame| frame[8..16] == wal[16..24]);
    of_now.filter(|frame| frame[4..8] != [0; 4]).count()
}

fn on_the_disk(path: &Path) -> u64 {
    if !path.exists() {
        return 0;
    }
    let file = Connection::open(path).unwrap();
    let count: i64 = file.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).unwrap();
    count.unsigned_abs()
}

/// What was answered: to whom, what, and how many events were on the disk then.
type Told = Arc<Mutex<Vec<(String, Answer, u64)>>>;

struct Desk {
    club: Club<Anagram>,
    told: Told,
}

impl Desk {
    fn open() -> Self {
        let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
        let keeper = keeper(&folder, &hand);
        Self::of(folder, hand, keeper)
    }

    /// With a clock of which is known how often it was read.
    fn read() -> (Self, Reads) {
        let (folder, hand, reads) = (TempDir::new().unwrap(), Hand::default(), Reads::default());
        drop(keeper(&folder, &hand));
        let time = reads.source(hand.source());
        let session = Session::open(&folder.path().join("a.eforos"), Access::Write, time).unwrap();
        (Self::of(folder, hand, Keeper::new(session, None)), reads)
    }

    fn of(folder: TempDir, hand: Hand, keeper: Keeper<Anagram>) -> Self {
        let mut club = Club::open(folder, hand, keeper);
        for (name, label) in ["Άννα", "Βίκυ", "Γωγώ"].into_iter().zip(LABELS) {
            club.joined(name, label);
        }
        Self { club, told: Told::default() }
    }

    fn path(&self) -> PathBuf {
        self.club.folder.path().join("a.eforos")
    }

    fn puts(&self, label: &str, errand: Errand) {
        let (told, path, label_of) = (Arc::clone(&self.told), self.path(), label.to_owned());
        self.club.puts(label, errand, move |answer| {
            told.lock().unwrap().push((label_of, answer, on_the_disk(&path)));
        });
    }

    fn saves(&self, label: &str, round: u8, player: u32) {
        self.puts(label, keyed(round, player));
    }

    /// Everything that waits is answered: in how many transactions, and what was told.
    fn attends(&mut self) -> (usize, Vec<(String, Answer, u64)>) {
        let before = commits(&self.path());
        self.club.attends();
        (commits(&self.path()) - before, std::mem::take(&mut *self.told.lock().unwrap()))
    }
}

/// A sheet of this round and player is saved.
fn keyed(round: u8, player: u32) -> Errand {
    let id = format!("{:032x}", u32::from(round) * 100 + player);
    let asked = json!({"id": id, "ask": "key_sheet", "round": round, "player": player,
        "fields": {"5": "τάκος"}, "odd": true});
    Errand::Do(asked.as_object().unwrap().clone())
}

fn last_of(answer: &Answer) -> Option<u64> {
    let Answer::Done(text) = answer else { return None };
    serde_json::from_str::<Value>(text).unwrap()["events"][1].as_u64()
}

#[test]
fn what_waits_is_one_transaction_and_nobody_is_answered_before() {
    let mut desk = Desk::open();
    let before = on_the_disk(&desk.path());
    // The second one's round was not played: that is refused, and takes nobody with it.
    desk.saves(LABELS[0], 1, 1);
    desk.saves(LABELS[1], 2, 1);
    desk.saves(LABELS[1], 1, 2);
    desk.saves(LABELS[2], 1, 3);
    let (transactions, told) = desk.attends();
    assert_eq!(transactions, 1);
    let whom: Vec<&str> = told.iter().map(|(label, ..)| label.as_str()).collect();
    assert_eq!(whom, [LABELS[0], LABELS[1], LABELS[1], LABELS[2]]);
    let done: Vec<Option<u64>> = told.iter().map(|(_, answer, _)| last_of(answer)).collect();
    assert_eq!(done, [Some(before + 1), None, Some(before + 2), Some(before + 3)]);
    assert!(matches!(&told[1].1, Answer::Refused(why) if why.why == Why::Round), "{told:?}");
    // With the first answer all of it is there.
    assert!(told.iter().all(|(.., there)| *there == before + 3), "{told:?}");

    // The very same once more is answered the very same, and nothing is recorded.
    desk.saves(LABELS[2], 1, 3);
    desk.saves(LABELS[0], 1, 1);
    let (_, again) = desk.attends();
    assert_eq!((&again[0].1, &again[1].1), (&told[3].1, &told[0].1));
    assert_eq!(on_the_disk(&desk.path()), before + 3);
    let path = desk.path();
    drop(desk.club.keeper);
    assert!(verify(&path).unwrap().holds());
}

/// Whoever only reads is told nothing that is not on the disk, and waits for nobody who comes later.
#[test]
fn who_reads_between_two_savings_is_answered_between_them() {
    let mut desk = Desk::open();
    let before = on_the_disk(&desk.path());
    let player = PlayerId::new(1);
    desk.saves(LABELS[0], 1, 1);
    desk.puts(LABELS[1], Errand::Paper(Place::first(RoundNo::FIRST, player), None));
    desk.saves(LABELS[2], 1, 2);
    let (transactions, told) = desk.attends();
    assert_eq!(transactions, 2);
    let there: Vec<u64> = told.iter().map(|(.., there)| there - before).collect();
    assert_eq!(there, [1, 1, 2]);
    assert!(!matches!(told[1].1, Answer::Refused(_)), "{told:?}");
}

/// The file goes away while several save: each is told so, nothing of them is there, and asked again each is done once.
#[test]
fn what_the_file_does_not_take_happened_to_nobody() {
    // Nobody moves a file there that is open.
    if cfg!(windows) {
        return;
    }
    let both = |desk: &Desk| {
        desk.saves(LABELS[0], 1, 1);
        desk.saves(LABELS[1], 1, 2);
    };
    // The clock is read last when the second one is decided: nobody is answered before that.
    let (mut desk, reads) = Desk::read();
    let (before, last) = (reads.count(), Arc::<AtomicUsize>::default());
    for (label, player) in LABELS.into_iter().zip([1, 2]) {
        let (reads, last) = (reads.clone(), Arc::clone(&last));
        desk.club.puts(label, keyed(1, player), move |_| {
            last.fetch_max(reads.count() - before, Ordering::Relaxed);
        });
    }
    desk.club.attends();
    let last = last.load(Ordering::Relaxed);

    let (mut desk, reads) = Desk::read();
    let (path, away) = (desk.path(), desk.club.folder.path().join("away"));
    let (events, there) = (desk.club.events(), on_the_disk(&path));
    both(&desk);
    let (from, to) = (path.clone(), away.clone());
    reads.then(last, move || fs::rename(&from, &to).unwrap());
    let told = Arc::clone(&desk.told);
    desk.club.attends();
    fs::rename(&away, &path).unwrap();
    let told = std::mem::take(&mut *told.lock().unwrap());
    assert_eq!(told.len(), 2);
    for (label, answer, _) in told {
        let refused = matches!(&answer, Answer::Refused(why) if why.why == Why::NotSaved);
        assert!(refused, "{label}: {answer:?}");
    }
    assert_eq!((desk.club.events(), on_the_disk(&path)), (events, there));

    both(&desk);
    desk.club.attends();
    let told = std::mem::take(&mut *desk.told.lock().unwrap());
    let done: Vec<Option<u64>> = told.iter().map(|(_, answer, _)| last_of(answer)).collect();
    assert_eq!(done, [Some(there + 1), Some(there + 2)]);
    drop(desk.club.keeper);
    assert!(verify(&path).unwrap().holds());
}

type Act = Box<dyn FnOnce() + Send>;

/// How often the clock was read, and what happens when it is read for the how-manieth time.
#[derive(Clone, Default)]
struct Reads(Arc<Mutex<Read>>);

#[derive(Default)]
struct Read {
    count: usize,
    then: Option<(usize, Act)>,
}

impl Reads {
    fn count(&self) -> usize {
        self.0.lock().unwrap().count
    }

    fn then(&self, more: usize, act: impl FnOnce() + Send + 'static) {
        let mut read = self.0.lock().unwrap();
        read.then = Some((read.count + more, Box::new(act)));
    }

    fn source(&self, of: TimeSource) -> TimeSource {
        let reads = self.clone();
        Arc::new(move || {
            let mut read = reads.0.lock().unwrap();
            read.count += 1;
            let now = read.count;
            if let Some((_, act)) = read.then.take_if(|(at, _)| *at == now) {
                act();
            }
            of()
        })
    }
}
