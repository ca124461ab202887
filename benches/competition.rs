//! What a large competition costs: grading and ranking, one more event, opening and adding to its
//! file, and the command line as a whole process.
//!
//! First a table of every figure that has a target, beside a plainer thing of the same size, with
//! the ratio, of an anagram competition, of a duplicate game and of classic games; then divan's table of the first with their spread. Files are made where cargo keeps a
//! bench's temporary files, so that the disk is the one that the project lies on.

#[path = "competition/classic.rs"]
mod classic;
#[path = "competition/duplicate.rs"]
mod duplicate;
#[path = "competition/file.rs"]
mod file;
#[path = "competition/fixture.rs"]
mod fixture;
#[path = "competition/growth.rs"]
mod growth;
#[path = "competition/process.rs"]
mod process;
#[path = "common/table.rs"]
mod table;

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use divan::Bencher;
use divan::counter::ItemsCount;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as AnagramCommand;
use eforos::domain::formats::anagram::standings::Board;
use eforos::lexicon::Lexicon;

use file::{PlainFile, Stored};
use fixture::Whole;
use process::Document;
use table::Figure;

static WHOLE: LazyLock<Whole> = LazyLock::new(Whole::new);

fn main() {
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        targets();
        growth::figures();
        duplicate::figures();
        classic::figures();
    }
    divan::main();
}

/// The median of some runs, the first left out.
fn median(runs: usize, mut run: impl FnMut() -> Duration) -> Duration {
    run();
    let mut times: Vec<Duration> = (0..runs).map(|_| run()).collect();
    times.sort_unstable();
    times[runs / 2]
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn line(what: &str, figure: Duration, target_ms: u32, beside: &str, plain: Duration) {
    let figure = Figure { of: what, value: ms(figure), unit: "ms" };
    table::row(figure, Some(f64::from(target_ms)), Some((beside, ms(plain))));
}

fn targets() {
    let whole = &*WHOLE;
    println!("500 players × 14 rounds × 30 words; medians");
    let (word, count) = whole.commonest_word();
    println!("the commonest word, {word}, is written {count} times");
    let graded = median(15, || timed(|| grade_and_rank(whole)));
    let set = whole.hash_set();
    let looked_up = median(15, || timed(|| whole.words().filter(|w| set.contains(*w)).count()));
    line(
        "graded and ranked, 500 players × 14 rounds × 30 words",
        graded,
        150,
        "the same words looked up in a HashSet",
        looked_up,
    );

    let mut moving = Whole::new();
    let mut stored = Stored::new(&moving);
    let mut plain = PlainFile::new(&moving);
    let revision = &moving.decide(moving.revision());
    let commit = median(200, || timed(|| plain.append(revision)));
    // In turns, so that a busy disk is busy for both.
    let beyond = median(200, || {
        let commit = timed(|| plain.append(revision));
        timed(|| one_more_event(&mut moving, &mut stored)).saturating_sub(commit)
    });
    line("one more event beyond the commit", beyond, 5, "a plain SQLite commit", commit);

    let opened = median(15, || timed(|| stored.open_again()));
    let read = median(15, || timed(|| plain.read_all()));
    line("file opened, record read", opened, 300, "its rows read by plain SQLite", read);

    let document = Document::new();
    let started = median(15, || timed(Document::bare_process));
    match document.grade() {
        Ok(()) => {
            let graded = median(15, || timed(|| document.grade()));
            line("`eforos grade`, 60 players", graded, 60, "`eforos --version`", started);
        }
        Err(why) => println!("`eforos grade`, 60 players: not measured: {why}"),
    }
}

fn grade_and_rank(whole: &Whole) -> i64 {
    let contest = whole.record.contest();
    let board = Board::new(contest, &whole.lexicon);
    eforos::domain::formats::anagram::standings::standings(contest, &board, fixture::last(), &[])
        .rows[0]
        .total
}

/// A sheet's revision: decided, journalled, taken in, the standings made anew.
fn one_more_event(whole: &mut Whole, stored: &mut Stored) -> usize {
    let recorded = whole.decide(whole.revision());
    stored.append(&recorded);
    whole.take_in(&recorded).rows.len()
}

/// Grading and ranking, target ≤ 150 ms; `item` is a word.
mod grade {
    use super::{Bencher, Board, ItemsCount, Lexicon, WHOLE, grade_and_rank};

    fn words() -> ItemsCount {
        ItemsCount::new(WHOLE.words().count())
    }

    #[divan::bench(sample_count = 20)]
    fn and_rank(bencher: Bencher) {
        bencher.counter(words()).bench_local(|| grade_and_rank(&WHOLE));
    }

    #[divan::bench(sample_count = 20)]
    fn only(bencher: Bencher) {
        let lexicon = Lexicon::embedded();
        bencher.counter(words()).bench_local(|| Board::new(WHOLE.record.contest(), &lexicon));
    }

    #[divan::bench(sample_count = 20)]
    fn rank_only(bencher: Bencher) {
        bencher.counter(words()).bench_local(|| WHOLE.standings());
    }

    /// The least that grading has to do.
    #[divan::bench(sample_count = 20)]
    fn look_up_in_a_hash_set(bencher: Bencher) {
        let set = WHOLE.hash_set();
        let found = || WHOLE.words().filter(|word| set.contains(*word)).count();
        bencher.counter(words()).bench_local(found);
    }
}

/// One more event, standings fresh, without the disk: target ≤ 5 ms.
mod event {
    use super::{AnagramCommand, Bencher, Command, Ruled, Whole};

    #[divan::bench(sample_count = 100)]
    fn sheet_revised(bencher: Bencher) {
        let mut whole = Whole::new();
        bencher.bench_local(|| {
            let recorded = whole.decide(whole.revision());
            whole.take_in(&recorded)
        });
    }

    /// The word that stands on most sheets, so the most that a ruling can touch.
    #[divan::bench(sample_count = 50)]
    fn commonest_word_ruled(bencher: Bencher) {
        let mut whole = Whole::new();
        let (word, _) = whole.commonest_word();
        let mut turns = [Ruled::Invalid, Ruled::Valid].into_iter().cycle();
        bencher.bench_local(|| {
            let ruled = turns.next().expect("endless");
            let (word, evidence) = (word.clone(), String::new());
            let seen = whole.ruling(&word);
            let recorded = whole.decide(Command::RuleWord { word, seen, ruled, evidence });
            whole.take_in(&recorded)
        });
    }

    /// To where it stands already: what moving costs, whatever it moves.
    #[divan::bench(sample_count = 20)]
    fn sheet_moved(bencher: Bencher) {
        let mut whole = Whole::new();
        bencher.bench_local(|| {
            let (id, sheet) =
                whole.record.contest().game.sheets().next().expect("there are sheets");
            let (player, round) = (sheet.player.expect("assigned"), sheet.round);
            let moved = AnagramCommand::MoveSheet { sheet: id, player, round };
            let recorded = whole.decide(moved);
            whole.take_in(&recorded)
        });
    }

    /// What came since the last checkpoint is derived again.
    #[divan::bench(sample_count = 10)]
    fn undone(bencher: Bencher) {
        let mut whole = Whole::new();
        bencher.bench_local(|| {
            let recorded = whole.decide(eforos::domain::contest::decide::undo(&whole.record));
            whole.take_in(&recorded)
        });
    }
}

/// The competition file. Opening: target ≤ 300 ms.
mod competition_file {
    use super::{Bencher, PlainFile, Stored, Whole};

    #[divan::bench(sample_count = 20)]
    fn opened_and_read(bencher: Bencher) {
        let stored = Stored::new(&Whole::new());
        bencher.bench_local(|| stored.open_again());
    }

    #[divan::bench(sample_count = 20)]
    fn opened_and_ranked(bencher: Bencher) {
        let stored = Stored::new(&Whole::new());
        bencher.bench_local(|| stored.open_and_rank());
    }

    #[divan::bench(sample_count = 20)]
    fn rows_read_by_plain_sqlite(bencher: Bencher) {
        let plain = PlainFile::new(&Whole::new());
        bencher.bench_local(|| plain.read_all());
    }

    #[divan::bench(sample_count = 200)]
    fn event_appended(bencher: Bencher) {
        let whole = Whole::new();
        let mut stored = Stored::new(&whole);
        let mut recorded = whole.decide(whole.revision());
        bencher.bench_local(|| {
            stored.append(&recorded);
            for event in &mut recorded {
                event.seq.0 += 1;
                event.action.0 += 1;
            }
        });
    }

    #[divan::bench(sample_count = 200)]
    fn row_committed_by_plain_sqlite(bencher: Bencher) {
        let whole = Whole::new();
        let mut plain = PlainFile::new(&whole);
        let recorded = whole.decide(whole.revision());
        bencher.bench_local(|| plain.append(&recorded));
    }
}

/// Whole processes. `eforos grade` of 60 players: target ≤ 60 ms.
mod whole_process {
    use super::{Bencher, Document};

    #[divan::bench(sample_count = 20)]
    fn grade_60_players(bencher: Bencher) {
        let document = Document::new();
        bencher.bench_local(|| document.grade());
    }

    #[divan::bench(sample_count = 20)]
    fn version(bencher: Bencher) {
        bencher.bench_local(Document::bare_process);
    }
}
