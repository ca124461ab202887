//! Graded sheets, round records, standings, reports and rulings on paper: what is on them, and that
//! nothing leaves its place whatever people are called.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::process::Command as Program;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use crate::day::{self, Day, round};
use crate::dice::Dice;
use chrono::{DateTime, NaiveDateTime};
use eforos::domain::contest::Details;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Command, Event, Record, Recorded};
use eforos::domain::ids::PlayerId;
use eforos::domain::lexicon::{Authority, WordList};
use eforos::domain::player::Player;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::Templates;
use eforos::print::documents::{Backs, Document, Matter, Order, Paper, Sense, Wish, due};
use eforos::print::pages::{Mark, Page, Pages, TextMark, Weight};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;

/// The documents of tables.
const TABLES: [Document; 5] = [
    Document::GradedSheets,
    Document::RoundRecord,
    Document::Standings,
    Document::PlayerReport,
    Document::Rulings,
];

fn utc(wall_ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(wall_ms).unwrap().naive_utc()
}

pub fn matter<'a>(
    record: &'a Record,
    board: &'a Board,
    drafts: &'a [Draft],
) -> Matter<'a, Anagram> {
    static TEMPLATES: LazyLock<Templates> = LazyLock::new(Templates::embedded);
    Matter {
        record,
        board,
        drafts,
        heads: None,
        local_time: utc,
        templates: &TEMPLATES,
        codes: None,
    }
}

/// Nothing is broken off.
pub fn go_on(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

pub fn laid_out(day: &Day, wish: Wish) -> Pages {
    let matter = matter(&day.record, &day.board, &day.drafts);
    wish.lay_out(matter, Language::Greek, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

pub fn of_rehearsal(players: u16, wish: Wish, language: Language) -> Arc<Pages> {
    rehearsed((players, true), wish, language)
}

/// What several tests look at, made once.
type Once<K, T> = Mutex<BTreeMap<K, Arc<OnceLock<T>>>>;

/// The one of a key; who makes it keeps nobody from making another.
fn once<K: Ord, T>(all: &Once<K, T>, key: K) -> Arc<OnceLock<T>> {
    Arc::clone(all.lock().unwrap().entry(key).or_default())
}

/// A document of a rehearsal, to its end or as it stood before it was signed.
fn rehearsed((players, signed): (u16, bool), wish: Wish, language: Language) -> Arc<Pages> {
    static LAID_OUT: Once<(u16, bool, String, &str), Arc<Pages>> = Mutex::new(BTreeMap::new());
    let of = (players, signed, format!("{wish:?}"), language.code());
    let pages = once(&LAID_OUT, of);
    let lay_out = || Arc::new(made_anew((players, signed), wish, language));
    Arc::clone(pages.get_or_init(lay_out))
}

fn made_anew((players, signed): (u16, bool), wish: Wish, language: Language) -> Pages {
    static PLAYED: Once<(u16, bool), (Record, Board)> = Mutex::new(BTreeMap::new());
    let play = || {
        let lexicon = Lexicon::embedded();
        let plan = Plan { players, seed: Seed::from_bytes([7; 32]) };
        let mut record = rehearse(&plan, &lexicon).record;
        if !signed {
            let open = |one: &&Recorded| !matches!(one.event, Event::Signed { .. });
            let log: Vec<Recorded> = record.log().iter().take_while(open).cloned().collect();
            record = Record::replay(Arc::clone(record.contest().game.rules()), log);
        }
        let board = Board::new(record.contest(), &lexicon as &dyn WordList);
        (record, board)
    };
    let played = once(&PLAYED, (players, signed));
    let played = played.get_or_init(play);
    let matter = matter(&played.0, &played.1, &[]);
    wish.lay_out(matter, language, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// What takes long tells how far it is, before each part, and can be broken off there.
#[test]
fn batches_tell_their_progress_and_are_broken_off() {
    let lexicon = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players: 20, seed: Seed::from_bytes([7; 32]) }, &lexicon);
    let board = Board::new(rehearsal.record.contest(), &lexicon as &dyn WordList);
    let batches = [
        Document::WordSheets,
        Document::GradedSheets,
        Document::RoundRecord,
        Document::PlayerReport,
        Document::Certificates,
    ];
    for document in batches {
        let wish = Wish::whole(document);
        let lay_out = |watch: &mut dyn FnMut(usize, usize) -> ControlFlow<()>| {
            wish.lay_out(matter(&rehearsal.record, &board, &[]), Language::Greek, watch)
        };
        let mut told = Vec::new();
        let pages = lay_out(&mut |done, of| {
            told.push((done, of));
            ControlFlow::Continue(())
        });
        let of = told.first().unwrap_or_else(|| panic!("{document:?} tells nothing")).1;
        assert_eq!(told, (0..of).map(|done| (done, of)).collect::<Vec<_>>(), "{document:?}");
        assert!(of > 3 && pages.is_some_and(|pages| pages.pages.len() >= of), "{document:?}");
        let mut told = 0;
        let broken_off = lay_out(&mut |done, _| {
            told += 1;
            if done == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((broken_off, told), (None, 3), "{document:?}");
    }
}

pub fn texts(page: &Page) -> impl Iterator<Item = &TextMark> {
    page.all().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text),
        _ => None,
    })
}

/// Left, top, right, bottom; letters with accents reach 0.8, descenders 0.2 of their size.
pub fn bounds(mark: &TextMark) -> [f32; 4] {
    let size = mark.style.size_pt * 25.4 / 72.0;
    // Figures reach less high, and not below their line.
    let figure = mark.text.chars().all(|sign| sign.is_ascii_digit() || "−+.,".contains(sign));
    // So does the capital of a tile.
    let tile = mark.text.chars().count() == 1;
    let (above, below) = if figure || tile { (0.72, 0.0) } else { (0.8, 0.2) };
    let (top, bottom) = (mark.baseline_mm - above * size, mark.baseline_mm + below * size);
    [mark.x_mm, top, mark.x_mm + mark.width_mm, bottom]
}

/// Whether a text is as large as everything on paper must be: 6.5 points, and 5.6 a penalty that is raised
/// beside the points of its round. A mark before a line is no text.
fn is_large_enough(text: &TextMark) -> bool {
    let least = if text.text.starts_with('−') { 5.6 } else { 6.5 };
    text.style.size_pt >= least - 0.001 || text.text == "◆"
}

/// One law for every document, in every language, with few players and with names as long as they get.
#[test]
fn nothing_on_paper_is_too_small_to_be_read() {
    let lexicon = Lexicon::embedded();
    let plain = rehearse(&Plan { players: 14, seed: Seed::from_bytes([7; 32]) }, &lexicon);
    let record = plain.record;
    let board = Board::new(record.contest(), &lexicon as &dyn WordList);
    let longest =
        "Παπακωνσταντινοπούλου-Χατζηγεωργιάδη Αικατερίνη-Αλεξάνδρα του Ευαγγέλου ".repeat(2);
    let longest: String = longest.chars().take(120).collect();
    let mut long = worked();
    for number in [1, 2] {
        let of = long.contest().common.players[&PlayerId::new(number).unwrap()].clone();
        let player = Player { name: longest.clone(), club: longest.clone(), ..of };
        long.must(Command::ChangePlayer { player });
    }
    let mut small = Vec::new();
    for document in Document::ALL {
        for language in Language::ALL {
            for backs in [Backs::White, Backs::Printed] {
                let paper = if backs == Backs::White { Paper::A5 } else { Paper::A4 };
                let wish = Wish { backs, paper: Some(paper), ..Wish::whole(document) };
                for matter in
                    [matter(&record, &board, &[]), matter(&long.record, &long.board, &long.drafts)]
                {
                    let pages = wish.lay_out(matter, language, &mut go_on).unwrap();
                    let all =
                        pages.pages.iter().flat_map(texts).filter(|text| !is_large_enough(text));
                    let told = |text: &TextMark| (document, text.style.size_pt, text.text.clone());
                    small.extend(all.take(3).map(told));
                }
                if document != Document::WordSheets {
                    break;
                }
            }
        }
    }
    assert!(small.is_empty(), "{small:#?}");
}

/// What is wrong with pages: text near the edge of the paper, text over text.
pub fn faults(pages: &Pages) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in pages.pages.iter().enumerate() {
        let marks: Vec<&TextMark> = texts(page).collect();
        for (index, mark) in marks.iter().enumerate() {
            let [l, t, r, b] = bounds(mark);
            if l < 9.9 || t < 9.4 || r > page.width_mm - 9.9 || b > page.height_mm - 7.4 {
                faults.push(format!("page {number}: {:?} at {:?}", mark.text, bounds(mark)));
            }
            for other in &marks[index + 1..] {
                let [ol, ot, or, ob] = bounds(other);
                if l < or - 0.01 && ol < r - 0.01 && t < ob - 0.01 && ot < b - 0.01 {
                    faults.push(format!("page {number}: {:?} over {:?}", mark.text, other.text));
                }
            }
        }
    }
    faults
}

pub fn text_of(pages: &Pages) -> String {
    let lines = pages.pages.iter().flat_map(texts).map(|mark| mark.text.as_str());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Asserts that the pieces stand in the text in this order.
pub fn assert_in_order(text: &str, pieces: &[&str]) {
    let mut rest = text;
    for piece in pieces {
        let Some(at) = rest.find(piece) else { panic!("{piece:?} is not in {rest:?}") };
        rest = &rest[at + piece.len()..];
    }
}

fn poppler(tool: &str, options: &[&str], pages: &Pages) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("document.pdf");
    std::fs::write(&path, pages.to_pdf().bytes).unwrap();
    let mut command = Program::new(tool);
    command.args(options).arg(&path);
    if tool == "pdftotext" {
        command.arg("-");
    }
    let out = command.output().unwrap_or_else(|error| panic!("{tool} (poppler-utils): {error}"));
    assert!(out.status.success() && out.stderr.is_empty(), "{tool}: {out:?}");
    String::from_utf8(out.stdout).unwrap()
}

/// The worked example of the rules (§11), with one more player.
pub fn worked() -> Day {
    let mut day = Day::new(Authority::Authoritative, "ΚΑΡΟ ΤΑΚΟΣ");
    let details = Details {
        title: "Αγώνας δοκιμής".into(),
        venue: "Θεσσαλονίκη".into(),
        date: "2026-11-21".into(),
        referee: "Α. Εφόρου".into(),
        ..Details::default()
    };
    day.must(Command::ChangeDetails { details });
    day.add_player("Άννα", day::all_day());
    day.add_player("Βασίλης", day::all_day());
    day.play_with(1, "ΚΑΡΟΤΣΕ");
    day.key(1, 1, "7: ΣΑΡΩΤΕΚ / 5: ΚΑΡΟ τάκος ΤΑΚΟΙ / 4: ΚΑΡΟ καρό / 3: ΡΟΣ");
    day.key(2, 1, "4: ΚΑΡΟ / 3: ΡΟΣ");
    day
}

#[test]
fn a_graded_sheet_says_of_every_word_what_it_is_worth_and_why() {
    let mut day = worked();
    let wish = Wish { player: PlayerId::new(1), ..Wish::whole(Document::GradedSheets) };
    let pages = laid_out(&day, wish);
    assert_eq!((pages.pages.len(), pages.warnings.len()), (1, 0));
    assert_in_order(
        &text_of(&pages),
        &[
            "Σύνολο −2 · 2η θέση",
            "Βαθμολογημένα φύλλα · αρ. 1",
            "Άννα",
            "Γύρος 1 −2 Κ Α Ρ Ο Τ Σ Ε",
            "7 −3 ✗ ΣΑΡΩΤΕΚ −3 λείπει Ω",
            "5 0 · ΚΑΡΟ λάθος πεδίο ΤΑΚΟΣ ✗ ΤΑΚΟΙ −2 λείπει Ι",
            "4 +2 ΚΑΡΟ · ΚΑΡΟ επανάληψη",
            "3 −1 ✗ ΡΟΣ −1 όχι στο λεξικό",
            "Έγκυρες 2: +4 · Άκυρες 3: −6",
            "ένσταση: κόβεται εδώ",
            "Αγώνας δοκιμής · 21 Νοεμβρίου 2026",
            "σελίδα 1 από 1",
        ],
    );
    // A ruling shows its evidence, and the sheet counts otherwise.
    let (word, evidence) = (day::word("ΡΟΣ"), "Λεξικό, σ. 7".to_owned());
    day.must(Command::RuleWord { seen: None, word, ruled: Ruled::Valid, evidence });
    let text = text_of(&laid_out(&day, wish));
    assert_in_order(
        &text,
        &["Σύνολο 0", "ΡΟΣ*", "Έγκυρες 3: +5 · Άκυρες 2: −5", "γ. 1 ΡΟΣ έγκυρη · Λεξικό, σ. 7"],
    );
    // A void sheet lists its words and counts nothing.
    day.late(1, 1);
    let text = text_of(&laid_out(&day, wish));
    assert_in_order(
        &text,
        &["Σύνολο 0", "Γύρος 1 0 Ε", "Εκπρόθεσμο φύλλο: τίποτε δεν μετρά.", "3 – ΡΟΣ"],
    );
}

/// Its rounds added up to more than its total, and nothing on it said why: it is what a player recounts.
#[test]
fn a_graded_sheet_tells_the_penalties_that_its_total_has() {
    let mut day = worked();
    let penalty = day.penalise(2, 1, PenaltyKind::Deduction { points: 5 });
    let of = |player| Wish { player: PlayerId::new(player), ..Wish::whole(Document::GradedSheets) };
    let text = text_of(&laid_out(&day, of(2)));
    assert_in_order(&text, &["Γύροι 1, αφαιρέθηκαν 5 · Σύνολο −4", "Βασίλης, γύρος 1: "]);
    assert!(!text_of(&laid_out(&day, of(1))).contains("αφαιρέθηκαν"));
    // One that was lifted is nobody's any more.
    day.lift(penalty);
    let text = text_of(&laid_out(&day, of(2)));
    assert!(text.contains("Σύνολο 1") && !text.contains("Βασίλης, γύρος 1: "), "{text}");
    day.penalise(2, 1, PenaltyKind::Expelled);
    let expelled = ["Σύνολο 1 · χωρίς θέση στην κατάταξη", "Βασίλης, γύρος 1: αποβολή"];
    assert_in_order(&text_of(&laid_out(&day, of(2))), &expelled);
}

#[test]
fn graded_sheets_stand_by_player_or_by_round() {
    let mut day = worked();
    day.play(2);
    day.key(2, 2, "4: ΤΑΣΗ");
    let pages = |order| laid_out(&day, Wish { order, ..Wish::whole(Document::GradedSheets) });
    let by_player = pages(Some(Order::Player));
    assert_eq!(by_player, pages(None));
    assert_eq!(by_player.pages.len(), 2);
    assert_in_order(
        &text_of(&by_player),
        &[
            "Άννα",
            "Γύρος 1 −2",
            "Γύρος 2 ?",
            "δεν έχει περαστεί",
            "Βασίλης",
            "Γύρος 1 +1",
            "Γύρος 2 −2",
            "✗ ΤΑΣΗ −2",
        ],
    );
    let by_round = pages(Some(Order::Round));
    assert_in_order(
        &text_of(&by_round),
        &[
            "Γύρος 1 Κ Α Ρ Ο Τ Σ Ε",
            "1. Άννα",
            "2. Βασίλης",
            "Γύρος 2 Ν Ι Τ Α Ε Σ Η",
            "1. Άννα",
            "2. Βασίλης",
        ],
    );
    let one = laid_out(&day, Wish { round: Some(round(2)), ..Wish::whole(Document::GradedSheets) });
    assert_eq!(one.pages.len(), 1);
    assert_in_order(&text_of(&one), &["Γύρος 2 Ν Ι", "1. Άννα", "2. Βασίλης"]);
    assert!(!text_of(&one).contains("Κ Α Ρ Ο Τ Σ Ε"));
}

#[test]
fn a_round_s_record_tells_its_letters_its_time_and_who_was_first() {
    let mut day = Day::of_players(4, "ΚΑΡΟ");
    day.must(Play::DrawLetters { round: round(1) });
    day.must(Play::ShowLetters { round: round(1) });
    day.must(Play::StartRound { round: round(1) });
    day.pass(60_000);
    day.must(Play::PauseRound {
        tiles: PausedTiles::Hidden, reason: "έσβησε το φως".into()
    });
    day.pass(30_000);
    day.must(Play::ResumeRound);
    day.pass(300_000);
    day.must(Play::NoteTime);
    let id = day.key(1, 1, "4: ΨΨΨΨ");
    day.key(2, 1, "");
    let players = vec![day::player(4)];
    let lateness = eforos::domain::formats::anagram::sheet::Lateness::Late;
    day.must(Play::CollectSheets { round: round(1), players, lateness });
    day.key(4, 1, "4: ΨΨΨΨ");
    let revised = day::words("4: ΨΨΨΨ ΞΞΞΞ");
    day.must(Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet: id,
        words: revised,
        reason: "ξεχάστηκε μία".into(),
    });
    let wish = Wish { round: Some(round(1)), ..Wish::whole(Document::RoundRecord) };
    let pages = laid_out(&day, wish);
    let letters = day.contest().game.announced(round(1)).unwrap().letters.clone();
    let tiles: Vec<String> = letters.iter().map(|letter| letter.to_char().to_string()).collect();
    let large = pages.pages[0].all().filter_map(|mark| match mark {
        Mark::Text(text) if text.style.size_pt > 16.0 && text.text.chars().count() == 1 => {
            Some(text.text.clone())
        }
        _ => None,
    });
    assert_eq!(large.collect::<Vec<_>>(), tiles, "in the order drawn");
    assert_in_order(
        &text_of(&pages),
        &[
            "Πρακτικό γύρου",
            "Γύρος 1",
            "4 σύμφωνα, 3 φωνήεντα · 6 λεπτά",
            "Κλήρωση από το πρόγραμμα",
            // All are those that count and the others.
            "4 συμμετοχές = 2 φύλλα που μετρούν + 0 δεν παραδόθηκαν + 0",
            "+ 1 εκπρόθεσμα ή",
            "+ 1 λείπουν ακόμη",
            "1 2 Παίκτης 2",
            "2 1 Παίκτης 1",
            "– 4 Παίκτης 4",
            "εκπρόθεσμο",
            "– 3 Παίκτης 3",
            "? δεν περάστηκε",
            "Γράμματα και χρόνος",
            "00:16:40",
            "έσβησε το φως",
            "Παραδόσεις και διορθώσεις",
            "ξεχάστηκε μία",
            "Ο γύρος σε αριθμούς",
            "Το πρακτικό δεν είναι πλήρες",
        ],
    );
    assert_eq!(faults(&pages), Vec::<String>::new());
}

/// No page of a record is there for a few lines: at ordinary sizes a round takes one page, and where the players
/// take two, there is a good part of them on each.
#[test]
fn a_round_s_record_has_rows_on_every_page() {
    for players in [3, 12, 24, 30, 40, 60] {
        for number in 1..=14 {
            let wish = Wish { round: Some(round(number)), ..Wish::whole(Document::RoundRecord) };
            let pages = of_rehearsal(players, wish, Language::Greek);
            let rows = |page: &Page| {
                let name = |mark: &&TextMark| {
                    let bold = mark.style.weight == Weight::Bold && mark.text.contains(' ');
                    bold && (mark.style.size_pt - 8.2).abs() < 0.01
                };
                texts(page).filter(name).count()
            };
            let rows: Vec<usize> = pages.pages.iter().map(rows).collect();
            let most = if players <= 30 { 1 } else { 2 };
            assert!(rows.len() <= most, "round {number} of {players}: {rows:?}");
            let least = if players < 40 { 1 } else { 8 };
            assert!(
                rows.iter().all(|&rows| rows >= least),
                "round {number} of {players}: {rows:?}"
            );
            for page in &pages.pages {
                assert!(texts(page).any(|mark| mark.text == "περάστηκε"), "a key on every page");
            }
            assert_eq!(faults(&pages), Vec::<String>::new());
        }
    }
}

/// A long name takes the lines that it needs; every other row stays as it is.
#[test]
fn one_long_name_makes_its_own_row_high_and_no_other() {
    let tops = |name: &str| {
        let mut day = Day::of_players(12, "ΚΑΡΟ");
        let player = Player {
            id: day::player(13),
            name: name.to_owned(),
            club: String::new(),
            span: day::all_day(),
        };
        day.happened(Event::PlayerAdded { player });
        day.play(1);
        for player in 1..=13 {
            day.key(player, 1, "4: ΚΑΡΟ");
        }
        let pages = laid_out(&day, Wish::whole(Document::RoundRecord));
        assert_eq!(faults(&pages), Vec::<String>::new());
        let of = |mark: &TextMark| mark.text.starts_with("Παίκτης ").then_some(mark.baseline_mm);
        texts(&pages.pages[0]).filter_map(of).collect::<Vec<f32>>()
    };
    let long = "Παπαδημητρίου-Χατζηκωνσταντίνου ".repeat(4);
    let (short, long) = (tops("Άννα"), tops(long.trim()));
    assert!(short.len() >= 12 && short.len() == long.len());
    assert_eq!(short, long);
}

#[test]
fn standings_show_movement_ties_and_what_is_open() {
    let mut day = Day::of_players(3, "ΚΑΡΟ ΤΑΚΟΣ ΣΗΤΑΝ");
    day.play(1);
    day.key(1, 1, "4: ΚΑΡΟ");
    day.key(2, 1, "");
    day.key(3, 1, "4: ΚΑΡΟ");
    day.play(2);
    day.key(1, 2, "4: ΨΨΨΨ");
    day.key(2, 2, "5: ΣΗΤΑΝ");
    day.penalise(3, 2, PenaltyKind::Deduction { points: 3 });
    let after = |number| Wish { round: Some(round(number)), ..Wish::whole(Document::Standings) };
    let first = text_of(&laid_out(&day, after(1)));
    assert_in_order(
        &first,
        &[
            "Κατάταξη μετά τον γύρο 1",
            "=1 Παίκτης 1 2",
            "=1 Παίκτης 3 2",
            "3 Παίκτης 2 0 0 −2",
            "Μέσος όρος των φύλλων 1,3",
            "Φύλλα που μέτρησαν 3",
            "=1 κοινή θέση",
        ],
    );
    assert!(!first.contains("Προσωρινή") && !first.contains("Αφαίρεση"));
    assert!(first.contains("? Δεν έχει υπογραφεί ακόμη"), "{first}");
    let pages = laid_out(&day, after(2));
    assert_in_order(
        &text_of(&pages),
        &[
            "? Προσωρινή · 1 εκκρεμότητα",
            "Κατάταξη μετά τον γύρο 2",
            "Προσωρινή κατάταξη: 1 φύλλο καταγραφής λείπει.",
            "1 ▲2 Παίκτης 2 0 2 2",
            "2 ▼1 Παίκτης 1 2 −2 0 −2",
            "3 ▼2 Παίκτης 3 2 ? −1 −3",
            "δεν περάστηκε ακόμη",
        ],
    );
    // Without a choice, after the last round.
    assert_eq!(laid_out(&day, Wish::whole(Document::Standings)), pages);
}

/// Before the signing standings and reports say that nothing is signed; afterwards which issue is, and of an earlier
/// round nothing.
#[test]
fn the_frame_says_whether_a_competition_is_signed() {
    let framed = |signed, wish: Wish| {
        let all = text_of(&rehearsed((24, signed), wish, Language::English));
        (all.contains("? Not signed yet"), all.contains("✓ Signed"))
    };
    let standings =
        |number| Wish { round: Some(round(number)), ..Wish::whole(Document::Standings) };
    for (number, signed) in [(14, true), (13, false)] {
        assert_eq!(framed(true, standings(number)), (false, signed), "{number}");
        assert_eq!(framed(false, standings(number)), (true, false), "{number}");
    }
    for document in [Document::PlayerReport, Document::Final] {
        assert_eq!(framed(true, Wish::whole(document)), (false, true), "{document:?}");
        assert_eq!(framed(false, Wish::whole(document)), (true, false), "{document:?}");
    }
}

/// A break that is still to come is no fact of the day.
#[test]
fn a_final_sheet_names_only_breaks_that_were() {
    let mut day = Day::of_players(2, "ΚΑΡΟ");
    let mut said = Vec::new();
    for number in 1..=11 {
        day.play(number);
        if [4, 5, 11].contains(&number) {
            let text = text_of(&laid_out(&day, Wish::whole(Document::Final)));
            said.push((text.contains("μετά τον 5"), text.contains("μετά τους 5 και 10")));
        }
    }
    assert_eq!(said, [(false, false), (true, false), (false, true)]);
}

/// A round that a penalty voids is told beside the name, where no column of the round is.
#[test]
fn standings_say_which_round_is_void() {
    let mut day = Day::of_players(3, "ΚΑΡΟ");
    day.play(1);
    for player in 1..=3 {
        day.key(player, 1, "4: ΚΑΡΟ");
    }
    assert!(!text_of(&laid_out(&day, Wish::whole(Document::Standings))).contains("μηδενισμός"));
    day.penalise(2, 1, PenaltyKind::VoidRound);
    let text = text_of(&laid_out(&day, Wish::whole(Document::Standings)));
    assert_in_order(&text, &["Παίκτης 2", "μηδενισμός, γ. 1"]);
}

/// From last to first among twelve: the sign and both digits stand clear of the rank beside them.
#[test]
fn a_long_way_up_stands_clear_of_the_rank() {
    let mut day = Day::of_players(12, "ΚΑΡΟ ΤΑΚΟΣ ΣΗΤΑΝ");
    day.play(1);
    day.play(2);
    for number in 1..=11 {
        day.key(number, 1, "4: ΚΑΡΟ");
        day.key(number, 2, "4: ΨΨΨΨ");
    }
    day.key(12, 1, "");
    day.key(12, 2, "5: ΣΗΤΑΝ");
    let pages = laid_out(&day, Wish::whole(Document::Standings));
    assert_in_order(&text_of(&pages), &["1 ▲11 Παίκτης 12", "=2 ▼1 Παίκτης 1"]);
    assert_eq!(faults(&pages), Vec::<String>::new());
}

/// Whoever wrote much may object as well as who wrote little: one slip a player, on the last page.
#[test]
fn every_player_s_graded_sheets_end_with_a_slip_for_an_objection() {
    for players in [3, 12, 40] {
        let open = |wish| rehearsed((players, false), wish, Language::Greek);
        let all = open(Wish::whole(Document::GradedSheets));
        let is_slip = |mark: &&TextMark| mark.text == "Ένσταση";
        let slips = all.pages.iter().flat_map(texts).filter(is_slip).count();
        let mut theirs = 0;
        for player in 1..=u32::from(players) {
            let player = Some(day::player(player));
            let wish = Wish { player, ..Wish::whole(Document::GradedSheets) };
            let own = open(wish);
            assert_eq!(faults(&own), Vec::<String>::new(), "{player:?} of {players}");
            if text_of(&own).contains("Γύρος 1") {
                let last = own.pages.last().unwrap();
                assert_eq!(texts(last).filter(is_slip).count(), 1, "{player:?} of {players}");
                theirs += 1;
            }
        }
        assert_eq!(slips, theirs);
    }
}

/// A few lines about rulings begin no page of their own: beside them stands a sheet.
#[test]
fn no_page_is_there_for_the_rulings_alone() {
    for document in [Document::GradedSheets, Document::PlayerReport] {
        for players in [24, 40] {
            let pages = of_rehearsal(players, Wish::whole(document), Language::Greek);
            let ruled = |mark: &TextMark| mark.text.starts_with("Κρίσεις του εφόρου");
            let is_sheet = |mark: &TextMark| {
                mark.style.weight == Weight::Bold && mark.text.starts_with("Γύρος ")
            };
            let told: Vec<&Page> =
                pages.pages.iter().filter(|page| texts(page).any(ruled)).collect();
            assert!(told.len() >= usize::from(players) / 2, "rulings are told");
            for page in told {
                assert!(texts(page).any(is_sheet), "{document:?}, {players}: {page:?}");
            }
        }
    }
}

/// Few rounds leave room for columns of the tie-breaks; after many what broke a tie stands beside the club, and nothing
/// else is explained.
#[test]
fn only_the_criteria_that_decided_are_explained_below_the_standings() {
    let mut day = Day::of_players(2, "ΚΑΡΟ ΤΑΚΟΣ ΣΗΤΑΝ");
    let player = Player {
        id: day::player(1),
        name: "Κωνσταντίνος Παπαδόπουλος".to_owned(),
        club: "Λέσχη Ανάγνωσης και Αναγραμματισμών Κερκύρας".to_owned(),
        span: day::all_day(),
    };
    day.happened(Event::PlayerChanged { player });
    for number in 1..=14 {
        day.play(number);
        let words = ["5: ΤΑΚΟΣ", "4: ΚΑΡΟ"].map(|words| if number == 1 { words } else { "" });
        day.key(1, number, words[0]);
        day.key(2, number, words[1]);
        let wish = Wish { round: Some(round(number)), ..Wish::whole(Document::Standings) };
        let text = text_of(&laid_out(&day, wish));
        let columns = text.contains("Κριτήρια ισοβαθμίας, με τη σειρά");
        assert_eq!(columns, text.contains("Χαμ.") && text.contains("Μεγ."), "{number}: {text}");
        assert_eq!(columns, !text.contains("5: 0 έναντι 1"), "{number}: {text}");
        assert!(columns || number > 5, "{number}: {text}");
        assert!(!columns || number < 14, "{number}: {text}");
    }
}

#[test]
fn a_player_s_report_has_rounds_ranks_penalties_and_objections() {
    let mut day = worked();
    for number in 2..=14 {
        day.play(number);
    }
    day.key(1, 2, "");
    day.key(2, 2, "4: ΨΨΨΨ");
    day.penalise(2, 1, PenaltyKind::Reprimand);
    day.must(Command::LodgeObjection {
        player: day::player(2),
        about: About::Word { round: round(1), word: day::word("ΡΟΣ") },
    });
    let objection = day.contest().common.objections[0].id;
    let reason = "δεν υπάρχει".to_owned();
    day.must(Command::DecideObjection { objection, outcome: Outcome::Dismissed, reason });
    let wish = Wish { player: PlayerId::new(2), ..Wish::whole(Document::PlayerReport) };
    let pages = laid_out(&day, wish);
    assert_in_order(
        &text_of(&pages),
        &[
            "Δελτίο παίκτη · αρ. 2",
            "Βασίλης",
            "Προσωρινή κατάταξη",
            "1η θέση από 2 στην κατάταξη −1 πόντοι 1 έγκυρες λέξεις",
            "Το σύνολο μετά από κάθε γύρο",
            // Round, letters, valid, invalid, points, the most, rank in it, total and rank after it.
            "1 Κ Α Ρ Ο Τ Σ Ε 1 +2 1 −1 +1 +1 1η 1 1η",
            "2 Ν Ι Τ Α Ε Σ Η 0 0 1 −2 −2 0 2η −1 1η",
            "3 Π Λ Α Μ Ν Ο Ρ – – – – ? – – −1 1η",
            "δεν περάστηκε",
            "Γιατί 1η θέση",
            "Πάνω από την 2η, Άννα: σύνολο −1 έναντι −2.",
            "Ποινές και ενστάσεις",
            "Βασίλης, γύρος 1: επίπληξη · reason",
            "λέξη ΡΟΣ: απορρίφθηκε · δεν υπάρχει",
            "Γύρος 1 +1 Κ Α Ρ Ο Τ Σ Ε",
            "✗ ΡΟΣ −1 όχι στο λεξικό",
        ],
    );
    let all = laid_out(&day, Wish::whole(Document::PlayerReport));
    assert_in_order(&text_of(&all), &["Άννα", "Βασίλης"]);
}

#[test]
fn rulings_stand_with_evidence_author_and_where_they_were_written() {
    let mut day = Day::new(Authority::Reference, "ΚΑΡΟ");
    day.add_players(3);
    day.play(1);
    day.key(1, 1, "4: ΚΑΡΟ / 3: ΡΟΣ");
    day.key(2, 1, "3: ΡΟΣ ΣΟΡ");
    day.key(3, 1, "3: ΣΟΡ ΤΟΚ");
    for (word, ruled, evidence) in [
        ("ΡΟΣ", Ruled::Invalid, ""),
        ("ΡΟΣ", Ruled::Valid, "Λεξικό, σ. 7"),
        ("ΣΟΡ", Ruled::Invalid, ""),
    ] {
        let (word, evidence) = (day::word(word), evidence.to_owned());
        day.must(Command::RuleWord { seen: None, word, ruled, evidence });
        day.pass(60_000);
    }
    let pages = laid_out(&day, Wish::whole(Document::Rulings));
    assert_in_order(
        &text_of(&pages),
        &[
            "Κρίσεις εφόρου",
            "2 κρίσεις λεξικό: test",
            "Έκρινε: Έφορος",
            "ΡΟΣ ✓ έγκυρη Λεξικό, σ. 7 1 2 00:17",
            "ΣΟΡ ✗ άκυρη",
            "1 2 00:18",
            "Περιμένουν κρίση",
            "ΤΟΚ (γύρος 1)",
        ],
    );
    assert!(!text_of(&pages).contains("δεν γράφτηκε πουθενά"));
}

/// Evidence stands whole, however long; heads repeat, and no row is torn.
#[test]
fn long_evidence_goes_on_in_lines_and_pages() {
    let mut day = Day::new(Authority::Reference, "ΚΑΡΟ");
    day.add_players(1);
    let letters: Vec<char> = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟ".chars().collect();
    let sign = |at: usize| format!("τέλος{}", at + 1);
    for (at, letter) in letters.iter().enumerate() {
        let evidence = "Λεξικό της Κοινής Νεοελληνικής, λήμμα και σελίδα. ".repeat(10);
        let evidence: String = evidence.chars().take(490 - 40 * (at % 3)).collect();
        let (word, evidence) = (day::word(&format!("ΡΟΣ{letter}")), evidence + &sign(at));
        day.must(Command::RuleWord { seen: None, word, ruled: Ruled::Valid, evidence });
    }
    let pages = laid_out(&day, Wish::whole(Document::Rulings));
    assert!(pages.pages.len() > 1 && pages.warnings.is_empty(), "{:?}", pages.warnings);
    assert_eq!(faults(&pages), Vec::<String>::new());
    let text = text_of(&pages);
    for at in 0..letters.len() {
        assert!(text.contains(&sign(at)), "{at}: {text}");
    }
    assert!(text.contains("–: δεν γράφτηκε πουθενά."), "{text}");
    for (number, page) in pages.pages.iter().enumerate() {
        let said: Vec<&str> = texts(page).map(|mark| mark.text.as_str()).collect();
        assert!(said.contains(&"Τεκμήριο"), "{said:?}");
        assert!(number == 0 || said.iter().any(|text| text.ends_with("συνέχεια")), "{said:?}");
        // Each word stands where its evidence ends.
        let words = said.iter().filter(|text| text.starts_with("ΡΟΣ")).count();
        assert_eq!(words, said.iter().filter(|text| text.contains("τέλος")).count());
    }
    super::seen::look_at("rulings-long", &pages);
}

#[test]
fn nothing_leaves_its_place_in_a_whole_competition() {
    for document in TABLES {
        for language in Language::ALL {
            let pages = of_rehearsal(24, Wish::whole(document), language);
            assert_eq!(faults(&pages), Vec::<String>::new(), "{document:?}");
            assert_eq!(pages.warnings, [], "{document:?}");
            assert!(!pages.title.is_empty() && !pages.subject.is_empty(), "{document:?}");
        }
    }
}

#[test]
fn the_same_competition_gives_the_same_bytes() {
    for document in TABLES {
        let pdf = || made_anew((6, true), Wish::whole(document), Language::Greek).to_pdf();
        assert_eq!(pdf(), pdf(), "{document:?}");
    }
}

#[test]
fn names_of_every_kind_and_length_stay_in_their_place() {
    let names = [
        "Παπαδημητρίου ".repeat(15).trim().to_owned(),
        "Χ".repeat(200),
        "Łukasiewicz-Şimşek Æsa Ōno".to_owned(),
        "ᾈδης Ἀρχιμήδης ὁ Συρακούσιος ᾧτινι".to_owned(),
        "Иванов Пётр".to_owned(),
        "山田".to_owned(),
        String::from("א"),
    ];
    let mut day = Day::new(Authority::Authoritative, "ΚΑΡΟ");
    let title = "Πανελλήνιος Αγώνας Αναγραμματισμών ".repeat(8);
    let details = Details {
        venue: title.clone(),
        date: title.clone(),
        referee: title.clone(),
        title,
        ..Details::default()
    };
    // Longer than anybody may write today: a file of before has them still.
    day.happened(Event::DetailsChanged { details: Box::new(details) });
    for (id, name) in (1..).map(day::player).zip(&names) {
        let (name, club) = (name.clone(), name.clone());
        day.happened(Event::PlayerAdded {
            player: Player { id, name, club, span: day::all_day() },
        });
    }
    day.play(1);
    for player in 1..=7 {
        day.key(player, 1, "7: ΣΑΡΩΤΕΚΣΑΡΩΤΕΚΣΑΡΩΤΕΚ / 4: ΚΑΡΟ / 3: Ρ?Σ ΡΟΣ");
    }
    let evidence = "λεξικό και σελίδα ".repeat(40);
    day.happened(Event::WordRuled { word: day::word("ΡΟΣ"), ruled: Ruled::Invalid, evidence });
    let reason = "μιλούσε ".repeat(60);
    let kind = PenaltyKind::Reprimand;
    day.must(Command::Penalise { player: day::player(2), round: round(1), kind, reason });
    for document in TABLES {
        let pages = laid_out(&day, Wish::whole(document));
        assert_eq!(faults(&pages), Vec::<String>::new(), "{document:?}");
    }
}

#[test]
fn names_of_every_language_stay_in_their_place_on_paper() {
    let mut dice = Dice(15);
    for language in Language::ALL {
        let mut day = Day::new(Authority::Authoritative, "ΚΑΡΟ");
        let details = Details {
            title: dice.name(language, 200),
            venue: dice.name(language, 120),
            club: dice.name(language, 120),
            referee: dice.name(language, 120),
            assistants: vec![dice.name(language, 120), dice.name(language, 120)],
            ..Details::default()
        };
        day.happened(Event::DetailsChanged { details: Box::new(details) });
        for id in (1..=12).map(day::player) {
            let (name, club) = (dice.name(language, 120), dice.name(language, 60));
            let player = Player { id, name, club, span: day::all_day() };
            day.happened(Event::PlayerAdded { player });
        }
        day.play(1);
        for player in 1..=12 {
            day.key(player, 1, "4: ΚΑΡΟ ΡΟΚΑ / 3: ΡΟΣ");
        }
        let (kind, reason) = (PenaltyKind::Reprimand, dice.name(language, 120));
        day.must(Command::Penalise { player: day::player(2), round: round(1), kind, reason });
        let others = [
            Document::Final,
            Document::Certificates,
            Document::PlayerCards,
            Document::Commitment,
            Document::Guide,
        ];
        for document in TABLES.into_iter().chain(others) {
            let matter = matter(&day.record, &day.board, &day.drafts);
            let wish = Wish::whole(document);
            let pages = wish.lay_out(matter, language, &mut go_on).unwrap();
            super::seen::look_at(&format!("names-{}-{}", document.code(), language.code()), &pages);
            assert_eq!(faults(&pages), Vec::<String>::new(), "{language:?}, {document:?}");
        }
    }
}

#[test]
fn without_players_or_rounds_there_is_a_page_that_says_so() {
    let empty = Day::of_players(0, "ΚΑΡΟ");
    let unplayed = Day::of_players(2, "ΚΑΡΟ");
    for document in TABLES {
        for day in [&empty, &unplayed] {
            let pages = laid_out(day, Wish::whole(document));
            let reports = if document == Document::PlayerReport {
                day.contest().common.players.len()
            } else {
                1
            };
            assert_eq!(pages.pages.len(), reports.max(1), "{document:?}");
            assert_eq!(pages.warnings, [], "{document:?}");
            assert_eq!(faults(&pages), Vec::<String>::new(), "{document:?}");
        }
    }
    let sense = |day: &Day, document: Document| document.sense(&day.record);
    assert_eq!(sense(&empty, Document::WordSheets), Sense::NoPlayers);
    assert_eq!(sense(&unplayed, Document::WordSheets), Sense::Ready);
    assert_eq!(sense(&unplayed, Document::Standings), Sense::NothingPlayed);
    assert_eq!(sense(&unplayed, Document::Rulings), Sense::NoRulings);
    assert_eq!(sense(&unplayed, Document::Final), Sense::NotSigned);
    assert_eq!(sense(&unplayed, Document::Commitment), Sense::Ready);
    assert_eq!(sense(&worked(), Document::Commitment), Sense::NoDraw, "its letters were recorded");
    let plan = Plan { players: 2, seed: Seed::from_bytes([7; 32]) };
    let drawn = rehearse(&plan, &Lexicon::embedded()).record;
    assert_eq!(Document::Commitment.sense(&drawn), Sense::Late);
}

#[test]
fn what_is_due_follows_the_day() {
    let mut day = Day::of_players(2, "ΚΑΡΟ");
    assert_eq!(due(day.contest()), (Document::WordSheets, None));
    day.play(1);
    day.play(2);
    assert_eq!(due(day.contest()), (Document::RoundRecord, Some(round(2))));
    let plan = Plan { players: 3, seed: Seed::from_bytes([7; 32]) };
    let signed = rehearse(&plan, &Lexicon::embedded());
    assert_eq!(due(signed.record.contest()), (Document::Final, None));
}

#[test]
fn whoever_watches_breaks_off() {
    let day = worked();
    let matter = matter(&day.record, &day.board, &[]);
    for document in [Document::GradedSheets, Document::RoundRecord, Document::PlayerReport] {
        let mut told = Vec::new();
        let broken = Wish::whole(document).lay_out(matter, Language::Greek, &mut |done, of| {
            told.push((done, of));
            ControlFlow::Break(())
        });
        assert!(broken.is_none(), "{document:?}");
        assert_eq!(told.len(), 1);
    }
}

#[test]
fn everything_can_be_read_out_of_the_file() {
    let pages = of_rehearsal(12, Wish::whole(Document::PlayerReport), Language::Greek);
    let info = poppler("pdfinfo", &[], &pages);
    assert!(info.contains(&format!("Pages:           {}", pages.pages.len())), "{info}");
    assert!(info.contains("595.276 x 841.89 pts (A4)"), "{info}");
    let fonts = poppler("pdffonts", &[], &pages);
    for line in fonts.lines().skip(2) {
        // Embedded, and with a table to Unicode.
        assert!(line.contains(" yes no  yes") || line.contains(" yes yes yes"), "{fonts}");
    }
    // Where letters are spread out, the tool may read spaces between them.
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    let text = bare(&poppler("pdftotext", &["-layout", "-enc", "UTF-8"], &pages));
    for page in &pages.pages {
        for mark in texts(page) {
            assert!(text.contains(&bare(&mark.text)), "{:?} is not in the file", mark.text);
        }
    }
}

#[test]
fn five_hundred_players_stand_in_order_under_headings_on_every_page() {
    let lines: Vec<String> = (1..=500).map(|number| format!("Παίκτης {number}")).collect();
    let mut day = Day::of_players(0, "ΚΑΡΟ");
    for name in &lines {
        let (name, club) = (name.clone(), "ΟΣΘ".to_owned());
        let player = Player { id: day::player(1), name, club, span: day::all_day() };
        // Straight into the record: the laws of a day are checked elsewhere.
        let id =
            PlayerId::new(u32::try_from(day.contest().common.players.len()).unwrap() + 1).unwrap();
        let event = Event::PlayerAdded { player: Player { id, ..player } };
        let recorded = day.record.number(vec![event], day.now, &day.who);
        day.record.take_in(recorded);
    }
    day.board = Board::new(day.contest(), &day.lexicon);
    let pages = laid_out(&day, Wish::whole(Document::Standings));
    assert_eq!(faults(&pages), Vec::<String>::new());
    assert!(pages.pages.len() > 10, "{}", pages.pages.len());
    let mut next = 1;
    for page in &pages.pages {
        let names: Vec<&str> = texts(page)
            .map(|mark| mark.text.as_str())
            .filter(|text| text.starts_with("Παίκτης "))
            .collect();
        let headings = texts(page).filter(|mark| mark.text == "Όνομα").count();
        assert_eq!(headings, usize::from(!names.is_empty()));
        for name in names {
            assert_eq!(name, format!("Παίκτης {next}"));
            next += 1;
        }
    }
    assert_eq!(next, 501);
}

#[test]
fn where_everything_lies() {
    let mut day = worked();
    let (word, evidence) = (day::word("ΡΟΣ"), "Λεξικό, σ. 7".to_owned());
    day.must(Command::RuleWord { seen: None, word, ruled: Ruled::Invalid, evidence });
    for document in TABLES {
        let pages = laid_out(&day, Wish { player: PlayerId::new(1), ..Wish::whole(document) });
        insta::assert_snapshot!(document.code(), pages.outline());
    }
}
