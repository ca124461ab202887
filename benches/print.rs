//! How long paper takes: the word sheets of a club's competition and the final sheet of a large one,
//! from the facts to the bytes of the file. Their sizes are printed first.

#[path = "common/table.rs"]
mod table;

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime};
use divan::Bencher;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::lexicon::Digest;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::documents::{Document, Matter, Paper, Wish};
use eforos::print::{Pages, Pdf, Templates};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;

struct Day {
    record: Record,
    board: Board,
}

impl Day {
    fn of(players: u16) -> Self {
        let lexicon = Lexicon::embedded();
        let plan = Plan { players, seed: Seed::from_bytes([1; 32]) };
        let record = rehearse(&plan, &lexicon).record;
        let board = Board::new(record.contest(), &lexicon);
        Self { record, board }
    }

    fn pages(&self, wish: Wish) -> Pages {
        let matter = Matter {
            record: &self.record,
            board: &self.board,
            drafts: &[],
            heads: None,
            local_time: utc,
            templates: &TEMPLATES,
        };
        let pages = wish.lay_out(matter, Language::Greek, &mut |_, _| ControlFlow::Continue(()));
        pages.expect("nobody breaks it off")
    }

    fn pdf(&self, wish: Wish) -> Pdf {
        self.pages(wish).to_pdf()
    }
}

fn utc(wall_ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(wall_ms).unwrap_or_default().naive_utc()
}

static TEMPLATES: LazyLock<Templates> = LazyLock::new(Templates::embedded);
static CLUB: LazyLock<Day> = LazyLock::new(|| Day::of(60));
static LARGE: LazyLock<Day> = LazyLock::new(|| Day::of(500));

/// Blank sheets are as many as are asked for: the players' own are fewer where some came late.
fn sheets(paper: Paper) -> Wish {
    Wish { paper, blank: Some(840), ..Wish::whole(Document::WordSheets) }
}

fn main() {
    let tell = |what: &str, pdf: &Pdf| {
        println!("{what}: {} pages, {} bytes", pdf.pages, pdf.bytes.len());
    };
    tell("840 blank sheets", &CLUB.pdf(sheets(Paper::A5)));
    tell("every sheet of 60 players", &CLUB.pdf(Wish::whole(Document::WordSheets)));
    tell("final sheet of 500 players", &LARGE.pdf(Wish::whole(Document::Final)));
    for document in Document::ALL {
        tell(&format!("{} of 60 players", document.code()), &CLUB.pdf(Wish::whole(document)));
    }
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        let of = "840 word sheets of A5";
        target(of, 1000.0, || CLUB.pdf(sheets(Paper::A5)));
        let value = megabytes(&CLUB.pdf(sheets(Paper::A5)));
        table::row(table::Figure { of, value, unit: "MB" }, Some(2.5), None);
        let of = "final sheet of 500 players";
        target(of, 300.0, || LARGE.pdf(Wish::whole(Document::Final)));
    }
    divan::main();
}

fn megabytes(pdf: &Pdf) -> f64 {
    u32::try_from(pdf.bytes.len()).map_or(f64::INFINITY, f64::from) / 1e6
}

/// A figure beside its own bytes read once by a hash.
fn target(of: &str, target_ms: f64, make: impl Fn() -> Pdf) {
    let pdf = make();
    let value = median(|| make().bytes.len());
    let plain = median(|| Digest::of(&pdf.bytes));
    let beside = Some(("its bytes hashed once", plain));
    table::row(table::Figure { of, value, unit: "ms" }, Some(target_ms), beside);
}

/// The median of eleven runs, in milliseconds.
fn median<T>(mut run: impl FnMut() -> T) -> f64 {
    let mut times: Vec<Duration> = (0..11)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(run());
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// To be at most 1 s and 2.5 MB for 840 sheets.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn word_sheets(bencher: Bencher<'_, '_>) {
    bencher.bench(|| CLUB.pdf(Wish::whole(Document::WordSheets)));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn blank_sheets_two_on_a_page(bencher: Bencher<'_, '_>) {
    bencher.bench(|| CLUB.pdf(sheets(Paper::A4)));
}

/// To be at most 0.3 s.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn final_sheet_of_500(bencher: Bencher<'_, '_>) {
    bencher.bench(|| LARGE.pdf(Wish::whole(Document::Final)));
}

/// What the preview waits for.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn graded_sheets_laid_out(bencher: Bencher<'_, '_>) {
    bencher.bench(|| CLUB.pages(Wish::whole(Document::GradedSheets)));
}
