//! How long a competition file takes: opening a large one, one more event on it, verifying it.
//!
//! The competition is a rehearsal of 500 players; its size is printed first. "Every byte of the
//! file hashed once" is what any check of the whole file costs at least.

use std::path::PathBuf;
use std::sync::LazyLock;

use divan::Bencher;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::storage::{Access, CompetitionFile, NewCompetition, verify};
use tempfile::TempDir;

const PLAYERS: u16 = 500;

struct Large {
    _folder: TempDir,
    path: PathBuf,
}

static LARGE: LazyLock<Large> = LazyLock::new(|| {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players: PLAYERS, seed: Seed::from_bytes([1; 32]) };
    let rehearsal = rehearse(&plan, &lexicon);
    let folder = TempDir::new().expect("a folder for the file");
    let path = folder.path().join("large.eforos");
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &lexicon.into(),
        events: rehearsal.record.log(),
    };
    let file = CompetitionFile::<Anagram>::create(&path, new).expect("a new file");
    file.close().expect("a closed file");
    Large { _folder: folder, path }
});

fn main() {
    let bytes = std::fs::metadata(&LARGE.path).expect("the file").len();
    let file = CompetitionFile::<Anagram>::open(&LARGE.path, Access::Read).expect("the file");
    let record = file.read_record().expect("a competition");
    let sheets = record.contest().game.sheets().map(|(_, sheet)| sheet.words().len());
    let (sheets, words) = sheets.fold((0, 0), |(sheets, words), of| (sheets + 1, words + of));
    let events = record.log().len();
    println!("{PLAYERS} players, {sheets} sheets, {words} words, {events} events, {bytes} bytes");
    drop(file);
    divan::main();
}

/// To be at most 300 ms: the whole chain, every event, the word list, the competition.
#[divan::bench]
fn open(bencher: Bencher) {
    bencher.bench(|| {
        let file = CompetitionFile::<Anagram>::open(&LARGE.path, Access::Write).expect("the file");
        let record = file.read_record().expect("a competition");
        let sha256 = record.contest().common.lexicon.as_ref().expect("a word list").sha256;
        let list = file.lexicon(sha256).expect("the word list");
        (file, record, list)
    });
}

/// The lower bound for [`open`].
#[divan::bench]
fn every_byte_hashed_once(bencher: Bencher) {
    bencher.bench(|| Digest::of(&std::fs::read(&LARGE.path).expect("the file")));
}

#[divan::bench]
fn append_one_event(bencher: Bencher) {
    let folder = TempDir::new().expect("a folder for the file");
    let path = folder.path().join("copy.eforos");
    std::fs::copy(&LARGE.path, &path).expect("a copy");
    let mut file = CompetitionFile::<Anagram>::open(&path, Access::Write).expect("the file");
    let mut record = file.read_record().expect("a competition");
    let last = record.log().last().expect("events").clone();
    bencher.bench_local(|| {
        let event = Event::Reopened { reason: String::new() };
        let events = record.number(vec![event], last.at, &last.who);
        file.append(&events).expect("an event more");
        record.take_in(events);
    });
}

#[divan::bench(sample_count = 10)]
fn verify_everything(bencher: Bencher) {
    bencher.bench(|| verify::<Anagram>(&LARGE.path).expect("a competition"));
}
