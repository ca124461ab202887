//! Every reader of what people and files bring, on damaged inputs: none panics, hangs or takes memory
//! out of proportion, and what one accepts it can say again.
//!
//! The inputs are the files of `tests/corpus`, mutated. A short run is part of the tests; `make soak`
//! sets `EFOROS_FUZZ`, the inputs for each reader, of which `EFOROS_READERS` may name some. An input that
//! fails is kept as a file and named; a long run keeps each before it is read, for the one that would end
//! or hold up the whole process.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "fuzz/asked.rs"]
mod asked;
#[path = "fuzz/classic.rs"]
mod classic;
mod common;
#[path = "fuzz/photographs.rs"]
mod photographs;

use std::fs::{self, File};
use std::io::{Seek as _, Write as _};
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use common::dice::Dice;
use eforos::domain::clock::Moment;
use eforos::domain::contest::seed::Seed;
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode, by_hand};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::formats::anagram::{Event, Record};

use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::exchange::formats::anagram::{Document, read_sheets};
use eforos::exchange::formats::duplicate;
use eforos::exchange::{Circumstances, Judging, Table};
use eforos::language::Language;
use eforos::lexicon::{Labels, Lexicon, import};
use eforos::print::Templates;
use eforos::print::documents::{Document as Printed, Matter, Wish};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
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
    /// Whether it took the input for what it should be.
    read: fn(&[u8]) -> bool,
}

const READERS: [Reader; 28] = [
    Reader { name: "document", cost: 1, read: document },
    Reader { name: "table", cost: 1, read: table },
    Reader { name: "list", cost: 1, read: list },
    Reader { name: "pdf", cost: 4, read: list },
    Reader { name: "built", cost: 1, read: built },
    Reader { name: "sealed", cost: 1, read: sealed },
    Reader { name: "rules", cost: 2, read: rules },
    Reader { name: "template", cost: 4, read: template },
    Reader { name: "picture", cost: 2, read: picture },
    Reader { name: "photograph", cost: 20, read: photographs::photograph },
    Reader { name: "scan", cost: 20, read: photographs::scanned },
    Reader { name: "emblem", cost: 2, read: emblem },
    Reader { name: "event", cost: 1, read: event },
    Reader { name: "game", cost: 2, read: game },
    Reader { name: "fact", cost: 1, read: fact },
    Reader { name: "gcg", cost: 4, read: gcg },
    Reader { name: "tables", cost: 4, read: classic::tables },
    Reader { name: "season", cost: 4, read: classic::season },
    Reader { name: "results", cost: 1, read: classic::results },
    Reader { name: "happened", cost: 1, read: classic::happened },
    Reader { name: "board", cost: 2, read: board },
    Reader { name: "slip", cost: 1, read: slip },
    Reader { name: "slips", cost: 1, read: slips },
    Reader { name: "text", cost: 1, read: text },
    Reader { name: "code", cost: 1, read: code },
    Reader { name: "ask", cost: 2, read: asked::ask },
    Reader { name: "form", cost: 2, read: asked::form },
    Reader { name: "card", cost: 1, read: asked::card },
];

#[test]
fn damaged_inputs_are_refused_and_nothing_worse() {
    let asked = std::env::var("EFOROS_FUZZ").ok().map(|inputs| inputs.parse().unwrap());
    let seed = std::env::var("EFOROS_SEED").map_or(1, |seed| seed.parse().unwrap());
    let path = std::env::temp_dir().join(format!("eforos-fuzz-{}", std::process::id()));
    let mut last = asked.map(|_| {
        println!("the input that is being read: {}", path.display());
        File::create(&path).unwrap()
    });
    let named = std::env::var("EFOROS_READERS").ok();
    let named = named.as_ref().map(|names| names.split(',').collect::<Vec<_>>());
    let asked_for = |reader: &&Reader| named.as_ref().is_none_or(|all| all.contains(&reader.name));
    for reader in READERS.iter().filter(asked_for) {
        let inputs = asked.unwrap_or(INPUTS / reader.cost);
        let told = run(reader, inputs, seed, last.as_mut());
        if asked.is_some() {
            println!("{told}");
        }
    }
    drop(last.map(|_| fs::remove_file(&path)));
}

/// Instead of what the file held.
fn keep(file: &mut File, input: &[u8]) {
    file.rewind().unwrap();
    file.write_all(input).unwrap();
    file.set_len(input.len() as u64).unwrap();
}

fn run(reader: &Reader, inputs: usize, seed: u64, mut last: Option<&mut File>) -> String {
    let corpus = corpus(reader.name);
    let mut dice = Dice(seed);
    let (mut accepted, mut slowest, mut most) = (0_usize, Duration::ZERO, 0);
    let start = Instant::now();
    for number in 0..inputs {
        let whole = corpus.get(number).cloned();
        let input = whole.unwrap_or_else(|| mutated(&corpus, &mut dice));
        if let Some(last) = &mut last {
            keep(last, &input);
        }
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let began = Instant::now();
        let read = panic::catch_unwind(AssertUnwindSafe(|| (reader.read)(&input)));
        slowest = slowest.max(began.elapsed());
        let taken = MEMORY.peak_usage().saturating_sub(before);
        most = most.max(taken);
        accepted += usize::from(*read.as_ref().unwrap_or(&false));
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
        "{}: {inputs} inputs in {:.0?}, {accepted} accepted, the slowest {slowest:.1?}, at most {} kB",
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
    // The same lists, read otherwise.
    let name = if name == "sealed" { "built" } else { name };
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

/// Where the next thing ends, in most of what people and programs write.
fn edge(input: &[u8], from: usize) -> usize {
    let rest = input.get(from..).unwrap_or_default();
    let ends = rest.iter().position(|byte| b",;:=\t\r\n \"'[](){}<>/".contains(byte));
    ends.map_or(input.len(), |ahead| from + ahead)
}

fn mutated(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = dice.of(corpus).clone();
    for _ in 0..=dice.below(4) {
        let mut at = dice.below(input.len() + 1);
        let longest = 1 + dice.below(64);
        let length = dice.below(longest);
        let mut to = (at + length).min(input.len());
        // Half of the damage leaves the form and is done to what stands in it.
        if dice.below(2) == 0 {
            at = edge(&input, at);
            to = edge(&input, at + 1);
        }
        match dice.below(9) {
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
                let token = *dice.of(&TOKENS);
                input.splice((at + 1).min(to)..to, token.bytes());
            }
            7 => {
                let other = dice.of(corpus);
                let from = edge(other, dice.below(other.len() + 1));
                let until = edge(other, from + 1);
                input.splice(at..to, other[from..until].iter().copied());
            }
            _ => input.insert(at, dice.byte()),
        }
    }
    input.truncate(MOST_BYTES);
    input
}

fn rack() -> Tiles {
    ALPHABET.read_letters("ΚΑΡΟΤΣΕ").unwrap().into_iter().collect()
}

fn document(input: &[u8]) -> bool {
    match Document::read(input) {
        Ok((document, warnings)) => {
            let said = document.to_text();
            let (again, _) = Document::read(said.as_bytes()).unwrap();
            assert_eq!(again.to_text(), said);
            for warning in warnings {
                assert!(!warning.sentence(Language::Greek).is_empty());
            }
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Greek, "a.json").is_empty());
            false
        }
    }
}

/// A document of a duplicate game: what is read is written, judged and read again.
fn game(input: &[u8]) -> bool {
    match duplicate::Document::read(input) {
        Ok((document, warnings)) => {
            let said = document.to_text();
            let (again, _) = duplicate::Document::read(said.as_bytes()).unwrap();
            assert_eq!(again.to_text(), said);
            let list = Judging::choose::<duplicate::Impossible, duplicate::Odd>(
                &document.lexicon,
                None,
                None,
            );
            if let Ok((list, _)) = list
                && matches!(list, Judging::Found { .. })
            {
                let results = duplicate::DuplicateResults::of(&document, &list);
                if let Ok((results, _)) = results {
                    assert!(!results.to_text().is_empty());
                }
                recorded(&document, &list);
            }
            for warning in warnings {
                assert!(!warning.sentence(Language::Romanian).is_empty());
            }
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Romanian, "a.json").is_empty());
            false
        }
    }
}

/// One in so many of the documents that are accepted is recorded, which asks the law of each of its events.
const RECORDED: usize = 20;

fn recorded(document: &duplicate::Document, list: &Judging) {
    static ACCEPTED: AtomicUsize = AtomicUsize::new(0);
    if !ACCEPTED.fetch_add(1, Ordering::Relaxed).is_multiple_of(RECORDED) {
        return;
    }
    let who = Person { name: "Maria".to_owned(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(b"a seed"),
        reason: "pe hârtie",
    };
    match duplicate::to_record(document, list, circumstances) {
        Ok(record) => assert!(!record.log().is_empty()),
        Err(error) => assert!(!error.sentence(Language::Romanian, "a.json").is_empty()),
    }
}

/// An event of a duplicate game.
fn fact(input: &[u8]) -> bool {
    type Event = eforos::domain::formats::duplicate::Event;
    let Ok(text) = std::str::from_utf8(input) else { return false };
    serde_json::from_str::<Event>(text).is_ok_and(|event| {
        let said = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&said).unwrap(), event);
        true
    })
}

/// A whole game as a GCG file: what is read is written, and read and written alike.
fn gcg(input: &[u8]) -> bool {
    use eforos::domain::formats::classic::Rules;
    use eforos::domain::formats::classic::gcg::export::{Heading, export};
    use eforos::domain::formats::classic::gcg::import::Imported;
    use eforos::domain::formats::classic::gcg::{lines::File, text};
    use eforos::domain::formats::classic::rules::OWN_IDS;
    static RULES: LazyLock<Vec<Rules>> =
        LazyLock::new(|| OWN_IDS.into_iter().filter_map(Rules::own).collect());
    let mut accepted = false;
    for rules in RULES.iter() {
        let read = |bytes: &[u8]| {
            let text = text(bytes, rules.language)?;
            Imported::read(rules, &File::read(&text)?)
        };
        match read(input) {
            Ok(game) => {
                let heading = Heading {
                    names: [&game.names[0], &game.names[1]],
                    title: &game.title,
                    lexicon: &game.lexicon,
                };
                let said = export(rules, heading, &game.game, &game.course).unwrap();
                let again = read(said.as_bytes()).unwrap();
                assert_eq!(again.course, game.course);
                assert_eq!(export(rules, heading, &again.game, &again.course).unwrap(), said);
                accepted = true;
            }
            Err(bad) => assert!(!Language::Catalan.gcg(rules, &bad).is_empty()),
        }
    }
    accepted
}

/// What stands on a slip: position, word and tiles, a line each; what can be read is said again and read the same.
fn slip(input: &[u8]) -> bool {
    use eforos::domain::formats::duplicate::notation::{
        SmallLetters, position, position_text, tiles, tiles_text, word,
    };
    use eforos::domain::formats::duplicate::written::OnSlip;
    let text = String::from_utf8_lossy(input);
    let mut lines = text.lines();
    let mut line = || lines.next().unwrap_or_default().to_owned();
    let written = OnSlip { position: line(), word: line(), ..OnSlip::EMPTY };
    let at = position(&written.position);
    assert_eq!(at.and_then(|at| position(&position_text(at))), at);
    for small in [SmallLetters::Nothing, SmallLetters::Jokers] {
        let folded = written.clone().folded(small);
        assert!(folded.is_folded(), "{folded:?}");
        assert_eq!(word(&folded.word, SmallLetters::Nothing), word(&written.word, small));
        assert_eq!(position(&folded.position), at);
    }
    let drawn = tiles(&line());
    assert_eq!(drawn.as_ref().and_then(|drawn| tiles(&tiles_text(drawn.iter().copied()))), drawn);
    at.is_some() && word(&written.word, SmallLetters::Jokers).is_some() && drawn.is_some()
}

/// A table of a duplicate game's slips: what is taken is folded as what was typed.
fn slips(input: &[u8]) -> bool {
    use eforos::domain::formats::duplicate::notation::SmallLetters;
    use eforos::domain::formats::duplicate::written::OnSlip;
    match duplicate::read_slips(input) {
        Ok(slips) => {
            for read in slips.values() {
                let slip = read.slip.clone();
                assert!(slip.points.is_none_or(|points| points <= OnSlip::MOST_POINTS));
                let (position, word) = (slip.position, slip.word);
                let written = OnSlip { position, word, ..OnSlip::EMPTY };
                assert!(written.folded(SmallLetters::Jokers).is_folded());
            }
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Romanian, "slips.csv").is_empty());
            false
        }
    }
}

/// The rules of a duplicate game.
fn board(input: &[u8]) -> bool {
    use eforos::domain::formats::duplicate::Rules;
    std::str::from_utf8(input).is_ok_and(|text| match Rules::parse(text) {
        Ok(_) => true,
        Err(error) => {
            assert!(!Language::Romanian.duplicate_rules(&error).is_empty());
            false
        }
    })
}

fn table(input: &[u8]) -> bool {
    if let Ok(table) = Table::read(input) {
        let rows = table.lines.into_iter().map(|(_, row)| row);
        let players = players_of_table(std::iter::once(table.header).chain(rows).collect()).players;
        assert!(players.iter().all(|player| !player.name.trim().is_empty()));
    }
    read_sheets(input, |_| Some(rack())).is_ok()
}

fn list(input: &[u8]) -> bool {
    let labels = Labels { unnamed: "list".to_owned(), ..Labels::default() };
    let imported = import(input, &labels, &mut |_| ControlFlow::Continue(()));
    imported.is_ok_and(|imported| {
        let built = imported.lexicon.to_bytes();
        assert_eq!(Lexicon::from_bytes(&built).unwrap().passport(), imported.lexicon.passport());
        true
    })
}

fn built(input: &[u8]) -> bool {
    Lexicon::from_bytes(input).is_ok_and(|list| {
        assert_eq!(list.words().count(), usize::try_from(list.passport().words).unwrap());
        true
    })
}

/// The same with lengths and check sums that fit the damage, so that what lies behind them is read.
fn sealed(input: &[u8]) -> bool {
    // The mark, version and passport's length; the automaton's length; a digest at the end.
    const LENGTH_AT: usize = 16;
    const HEAD: usize = LENGTH_AT + 8;
    const DIGEST: usize = 32;
    if input.len() < HEAD + DIGEST {
        return built(input);
    }
    let mut content = input[..input.len() - DIGEST].to_vec();
    let passport = u32::from_le_bytes(content[12..LENGTH_AT].try_into().unwrap());
    let passport = usize::try_from(passport).unwrap();
    if let Some(automaton) = content.len().checked_sub(HEAD + passport) {
        content[LENGTH_AT..HEAD].copy_from_slice(&(automaton as u64).to_le_bytes());
    }
    if let Some((automaton, sum)) =
        content.get_mut(HEAD + passport..).and_then(|all| all.split_last_chunk_mut::<4>())
    {
        *sum = automaton_sum(automaton).to_le_bytes();
    }
    let digest = Digest::of(&content);
    content.extend_from_slice(digest.as_bytes());
    built(&content)
}

/// The check sum of an automaton: CRC-32C, masked as in Snappy's frames.
fn automaton_sum(bytes: &[u8]) -> u32 {
    let sum = !bytes.iter().fold(!0_u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ (0x82F6_3B78 * (sum & 1)))
    });
    sum.rotate_right(15).wrapping_add(0xA282_EAD8)
}

/// The corpus' own lists are sealed as this file seals them: otherwise nothing behind it is tried.
#[test]
fn a_whole_list_is_as_this_seals_it() {
    for list in corpus("sealed") {
        let (content, _) = list.split_last_chunk::<32>().unwrap();
        let passport = usize::try_from(u32::from_le_bytes(content[12..16].try_into().unwrap()));
        let (automaton, sum) = content[24 + passport.unwrap()..].split_last_chunk::<4>().unwrap();
        assert_eq!(automaton_sum(automaton), u32::from_le_bytes(*sum));
        assert!(built(&list));
    }
}

fn rules(input: &[u8]) -> bool {
    std::str::from_utf8(input).is_ok_and(|text| Rules::parse(text).is_ok())
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

fn template(input: &[u8]) -> bool {
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
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Greek).is_empty());
            false
        }
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
        heads: None,
        local_time: |ms| chrono::DateTime::from_timestamp_millis(ms).unwrap().naive_utc(),
        templates,
        codes: None,
    };
    let mut watch = |done: usize, _: usize| {
        assert!(done < MOST_PAGES, "{done} pages");
        ControlFlow::Continue(())
    };
    let wish = Wish::whole(document.unwrap_or_default());
    assert!(wish.lay_out(matter, Language::Greek, &mut watch).is_some());
}

fn picture(input: &[u8]) -> bool {
    let club = ("club.toml".to_owned(), b"logo = \"logo.png\"\n".to_vec());
    let logo = ("logo.png".to_owned(), input.to_vec());
    let read = Templates::with_folder([club, logo]);
    if let Err(error) = &read {
        assert!(!error.sentence(Language::Greek).is_empty());
    }
    read.is_ok()
}

fn emblem(input: &[u8]) -> bool {
    let read = eforos::print::emblem(&Emblem::of(input));
    if let Err(why) = &read {
        assert!(!why.sentence(Language::Greek).is_empty());
    }
    read.is_ok_and(|picture| picture.width <= 1024 && picture.height <= 1024)
}

fn event(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    serde_json::from_str::<Event>(text).is_ok_and(|event| {
        let said = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&said).unwrap(), event);
        true
    })
}

fn text(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let rack = rack();
    let _ = (
        ALPHABET.read(&text, None),
        ALPHABET.read(&text, Some(&rack)),
        ALPHABET.read_letters(&text),
    );
    ALPHABET.read_keyed(&text, Some(&rack)).is_ok_and(|keyed| {
        assert!(keyed.written.len() > 0);
        true
    })
}

fn code(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let here = CompetitionCode::of(&Digest::of(b"a competition"));
    let scanned = SheetCode::read(&text, here);
    scanned.is_ok_and(|code| {
        assert_eq!(code.to_string(), text);
        true
    }) || by_hand(&text).is_some()
}
