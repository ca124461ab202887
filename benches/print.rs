//! How long paper takes: the word sheets of a club's competition and the final sheet of a large one,
//! from the facts to the bytes of the file. Their sizes are printed first.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use chrono::{DateTime, NaiveDateTime};
use divan::Bencher;
use eforos::domain::anagram::draw::Seed;
use eforos::domain::contest::Record;
use eforos::domain::standings::Board;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::documents::{Document, Matter, Paper, Wish};
use eforos::print::{Pages, Pdf, Templates};
use eforos::rehearsal::{Plan, rehearse};

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
            chain: None,
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
    divan::main();
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
