//! How long paper takes: the word sheets of a club's competition, the final sheet of a large one and the slips of
//! large games, from the facts to the bytes of the file. Their sizes are printed first.

#[path = "common/table.rs"]
mod table;

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime};
use divan::Bencher;
use eforos::domain::contest::Details;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::lexicon::Digest;
use eforos::domain::player::{Player, Span};
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::documents::{Document, Matter, Paper, Wish};
use eforos::print::formats::duplicate::slips::{Slips, Which, slips};
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
            codes: None,
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
    Wish { paper: Some(paper), blank: Some(840), ..Wish::whole(Document::WordSheets) }
}

/// The slips of 200 players and 50 turns: ten thousand, on a thousand pages.
fn ten_thousand_slips() -> Slips {
    let turn = |number| RoundNo::new(number).expect("from 1");
    let span = Span { from_round: turn(1), to_round: turn(99) };
    let player = |number| Player {
        id: PlayerId::new(number).expect("from 1"),
        name: format!("Ștefan-Alexandru Văcărescu {number}"),
        club: String::new(),
        span,
    };
    let players: Vec<Player> = (1..=200).map(player).collect();
    let details = Details { title: "Cupa de toamnă".to_owned(), ..Details::default() };
    let which = Which { turns: Some(50), ..Which::default() };
    let game = (&Rules::ro_duplicate_2007(), Mode::Hall);
    let all = |_: &Player, _| true;
    Slips::of((&details, &players), &all, game, None, (which, Some(79)), Language::Romanian)
}

fn slips_pdf(facts: &Slips) -> Pdf {
    let pages = slips(facts, Language::Romanian, &TEMPLATES, &mut |_, _| ControlFlow::Continue(()));
    pages.expect("nobody breaks it off").to_pdf()
}

fn main() {
    let ten_thousand = ten_thousand_slips();
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
        let of = "10,000 slips of a duplicate game";
        target(of, 2000.0, || slips_pdf(&ten_thousand));
        let value = megabytes(&slips_pdf(&ten_thousand));
        table::row(table::Figure { of, value, unit: "MB" }, Some(6.0), None);
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
