//! Every reader of what people and files bring, on damaged inputs: none panics, hangs or takes memory
//! out of proportion, and what one accepts it can say again.
//!
//! The inputs are the files of `tests/corpus`, mutated. A short run is part of the tests; `make soak`
//! sets `EFOROS_FUZZ`, the inputs for each reader. An input that fails is kept as a file and named.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "common/dice.rs"]
mod dice;

use std::fs;
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use dice::Dice;
use eforos::domain::anagram::draw::Seed;
use eforos::domain::anagram::rules::Rules;
use eforos::domain::anagram::sheet_code::{CompetitionCode, SheetCode, by_hand};
use eforos::domain::contest::Record;
use eforos::domain::contest::event::Event;
use eforos::domain::letter::{read, read_keyed, read_letters};
use eforos::domain::lexicon::Digest;
use eforos::domain::standings::Board;
use eforos::domain::tiles::Tiles;
use eforos::exchange::{Document, Table, read_sheets};
use eforos::language::Language;
use eforos::lexicon::{Labels, Lexicon, import};
use eforos::print::Templates;
use eforos::print::documents::{Document as Printed, Matter, Wish};
use eforos::rehearsal::{Plan, rehearse};
use eforos::views::competition::players_of_table;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Inputs for each reader in the short run.
const INPUTS: usize = 1_000;
/// An input never grows beyond this.
const MOST_BYTES: usize = 1 << 16;
/// What a reader may take whatever it is given, and for each byte that it is given.
const MEMORY_AT_LEAST: usize = 24 << 20;
const MEMORY_A_BYTE: usize = 2_000;

/// What stands in files and means something to a reader.
const TOKENS: [&str; 26] = [
    "\"",
    "{",
    "}",
    "[",
    "]",
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "\\u0000",
    "\u{feff}",
    "-1",
    "0",
    "99999999999999999999",
    "1e999",
    "null",
    "ΚΑΡΟ",
    "?",
    "΄",
    "\u{0301}",
    "∑",
    "ς",
    "endobj",
    "<<",
    "🦀",
];

struct Reader {
    name: &'static str,
    /// How much dearer an input is than the cheapest reader's.
    cost: usize,
    read: fn(&[u8]),
}

const READERS: [Reader; 11] = [
    Reader { name: "document", cost: 1, read: document },
    Reader { name: "table", cost: 1, read: table },
    Reader { name: "list", cost: 1, read: list },
    Reader { name: "pdf", cost: 4, read: list },
    Reader { name: "built", cost: 1, read: built },
    Reader { name: "rules", cost: 2, read: rules },
    Reader { name: "template", cost: 4, read: template },
    Reader { name: "picture", cost: 2, read: picture },
    Reader { name: "event", cost: 1, read: event },
    Reader { name: "text", cost: 1, read: text },
    Reader { name: "code", cost: 1, read: code },
];

#[test]
fn damaged_inputs_are_refused_and_nothing_worse() {
    let asked = std::env::var("EFOROS_FUZZ").ok().map(|inputs| inputs.parse().unwrap());
    let seed = std::env::var("EFOROS_SEED").map_or(1, |seed| seed.parse().unwrap());
    for reader in &READERS {
        let inputs = asked.unwrap_or(INPUTS / reader.cost);
        let told = run(reader, inputs, seed);
        if asked.is_some() {
            println!("{told}");
        }
    }
}

fn run(reader: &Reader, inputs: usize, seed: u64) -> String {
    let corpus = corpus(reader.name);
    let mut dice = Dice(seed);
    let (mut slowest, mut most) = (Duration::ZERO, 0);
    let start = Instant::now();
    for number in 0..inputs {
        let whole = corpus.get(number).cloned();
        let input = whole.unwrap_or_else(|| mutated(&corpus, &mut dice));
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let began = Instant::now();
        let read = panic::catch_unwind(AssertUnwindSafe(|| (reader.read)(&input)));
        slowest = slowest.max(began.elapsed());
        let taken = MEMORY.peak_usage().saturating_sub(before);
        most = most.max(taken);
        if read.is_err() || taken > MEMORY_AT_LEAST + input.len() * MEMORY_A_BYTE {
            let kept = kept(reader.name, &input);
            panic!(
                "{}, seed {seed}, input {number} ({}): panicked or took {taken} bytes",
                reader.name,
                kept.display()
            );
        }
    }
    format!(
        "{}: {inputs} inputs in {:.0?}, the slowest {slowest:.1?}, at most {} kB",
        reader.name,
        start.elapsed(),
        most >> 10
    )
}

fn folder(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The templates that ship are what a club begins with.
    if name == "template" {
        root.join("templates/print")
    } else {
        root.join("tests/corpus").join(name)
    }
}

/// The files of a reader, in the order of their names.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let name = if name == "code" { "text" } else { name };
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{name}");
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

fn kept(name: &str, input: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("eforos-fuzz-{name}-{}", input.len()));
    fs::write(&path, input).unwrap();
    path
}

fn mutated(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = dice.of(corpus).clone();
    for _ in 0..=dice.below(4) {
        let at = dice.below(input.len() + 1);
        let longest = 1 + dice.below(64);
        let length = dice.below(longest);
        let to = (at + length).min(input.len());
        match dice.below(8) {
            0 if at < input.len() => input[at] ^= 1 << dice.below(8),
            1 if at < input.len() => input[at] = dice.byte(),
            2 => drop(input.drain(at..to)),
            3 => input.truncate(at),
            4 => {
                let piece = input[at..to].repeat(1 + dice.below(20));
                input.splice(at..at, piece);
            }
            5 => {
                let token = *dice.of(&TOKENS);
                input.splice(at..at, token.bytes());
            }
            6 => {
                let other = dice.of(corpus);
                let from = dice.below(other.len() + 1);
                let until = (from + length).min(other.len());
                input.splice(at..to, other[from..until].iter().copied());
            }
            _ => input.insert(at, dice.byte()),
        }
    }
    input.truncate(MOST_BYTES);
    input
}

fn rack() -> Tiles {
    read_letters("ΚΑΡΟΤΣΕ").unwrap().into_iter().collect()
}

fn document(input: &[u8]) {
    match Document::read(input) {
        Ok((document, warnings)) => {
            let said = document.to_text();
            let (again, _) = Document::read(said.as_bytes()).unwrap();
            assert_eq!(again.to_text(), said);
            for warning in warnings {
                assert!(!warning.sentence(Language::Greek).is_empty());
            }
        }
        Err(error) => assert!(!error.sentence(Language::Greek, "a.json").is_empty()),
    }
}

fn table(input: &[u8]) {
    let _ = read_sheets(input, |_| Some(rack()));
    if let Ok(table) = Table::read(input) {
        let rows = table.lines.into_iter().map(|(_, row)| row);
        let players = players_of_table(std::iter::once(table.header).chain(rows).collect());
        assert!(players.iter().all(|player| !player.name.trim().is_empty()));
    }
}

fn list(input: &[u8]) {
    let labels = Labels { name: None, edition: None, authority: None, unnamed: "list".to_owned() };
    if let Ok(imported) = import(input, &labels, &mut |_| ControlFlow::Continue(())) {
        let built = imported.lexicon.to_bytes();
        assert_eq!(Lexicon::from_bytes(&built).unwrap().passport(), imported.lexicon.passport());
    }
}

fn built(input: &[u8]) {
    if let Ok(list) = Lexicon::from_bytes(input) {
        assert_eq!(list.words().count(), usize::try_from(list.passport().words).unwrap());
    }
}

fn rules(input: &[u8]) {
    if let Ok(text) = std::str::from_utf8(input) {
        let _ = Rules::parse(text);
    }
}

/// The templates as they ship, and the documents that they are of.
static TEMPLATES: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let paths = fs::read_dir(folder("template")).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    paths.map(|path| (name(&path), fs::read(&path).unwrap())).collect()
});

/// A finished competition of three players.
static PLAYED: LazyLock<(Record, Board)> = LazyLock::new(|| {
    let list = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players: 3, seed: Seed::from_bytes([3; 32]) }, &list);
    let board = Board::new(rehearsal.record.contest(), &list);
    (rehearsal.record, board)
});

/// Of those that are accepted, one in so many is laid out.
const LAID_OUT: usize = 200;
/// No document of three players has so many pages.
const MOST_PAGES: usize = 2_000;

fn template(input: &[u8]) {
    static ACCEPTED: AtomicUsize = AtomicUsize::new(0);
    // Taken for the one that it begins like.
    let alike =
        |other: &[u8]| input.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (name, shipped) = TEMPLATES.iter().max_by_key(|(_, shipped)| alike(shipped)).unwrap();
    match Templates::with_folder([(name.clone(), input.to_vec())]) {
        Ok(templates) => {
            let count = ACCEPTED.fetch_add(1, Ordering::Relaxed);
            if input != shipped && count.is_multiple_of(LAID_OUT) {
                laid_out(&templates, name);
            }
        }
        Err(error) => assert!(!error.sentence(Language::Greek).is_empty()),
    }
}

fn laid_out(templates: &Templates, name: &str) {
    let code = name.trim_end_matches(".toml");
    let document = Printed::ALL.into_iter().find(|document| document.code() == code);
    let (record, board) = &*PLAYED;
    let matter = Matter {
        record,
        board,
        drafts: &[],
        chain: None,
        local_time: |ms| chrono::DateTime::from_timestamp_millis(ms).unwrap().naive_utc(),
        templates,
    };
    let mut watch = |done: usize, _: usize| {
        assert!(done < MOST_PAGES, "{done} pages");
        ControlFlow::Continue(())
    };
    let wish = Wish::whole(document.unwrap_or_default());
    assert!(wish.lay_out(matter, Language::Greek, &mut watch).is_some());
}

fn picture(input: &[u8]) {
    let club = ("club.toml".to_owned(), b"logo = \"logo.png\"\n".to_vec());
    let logo = ("logo.png".to_owned(), input.to_vec());
    if let Err(error) = Templates::with_folder([club, logo]) {
        assert!(!error.sentence(Language::Greek).is_empty());
    }
}

fn event(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(event) = serde_json::from_str::<Event>(text) {
        let said = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&said).unwrap(), event);
    }
}

fn text(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let rack = rack();
    let _ = (read(&text, None), read(&text, Some(&rack)), read_letters(&text));
    if let Ok(keyed) = read_keyed(&text, Some(&rack)) {
        assert!(keyed.written.len() > 0);
    }
}

fn code(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let here = CompetitionCode::of(&Digest::of(b"a competition"));
    if let Ok(code) = SheetCode::read(&text, here) {
        assert_eq!(code.to_string(), text);
    }
    let _ = by_hand(&text);
}
