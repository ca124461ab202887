//! The digital draw against a second one, written in Python from the text of `docs/draw.md` alone.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use eforos::domain::contest::seed::{Key, Seed};
use eforos::domain::formats::anagram::draw::{Guarded, draw, whole_competition};
use eforos::domain::formats::anagram::guard;
use eforos::domain::formats::anagram::rules::{Rules, all_rounds};
use eforos::domain::ids::{Attempt, RoundNo};
use eforos::domain::letters::Letter;
use eforos::domain::lexicon::Digest;
use serde_json::{Value, json};

/// What a Python script of `tests` answers to these questions, one a line.
pub fn derive(script: &str, asked: &[Value]) -> Vec<Value> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(script);
    let mut python = Command::new("python3")
        .arg(script)
        .env("PYTHONIOENCODING", "utf-8")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is needed for this test: install it (Debian: apt-get install python3)");
    let lines: Vec<String> = asked.iter().map(Value::to_string).collect();
    let lines = lines.join("\n");
    let mut stdin = python.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(lines.as_bytes()).unwrap());
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "the script failed");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub fn text(letters: &[Letter]) -> String {
    letters.iter().map(ToString::to_string).collect()
}

/// The rounds and the tiles left, drawn at this attempt.
fn ours(rules: &Rules, key: &Key, attempt: Attempt) -> (Vec<Value>, String) {
    let mut left = rules.tiles();
    let mut rounds = Vec::new();
    for round in all_rounds() {
        let guarded = if rules.is_guarded(round) {
            Guarded::By { still_to_draw: guard::still_to_draw(rules, round, |_| true) }
        } else {
            Guarded::No
        };
        let rule = rules.round(round).unwrap();
        let drawn = draw(rules, key, (round, rule), attempt, &left, guarded).unwrap();
        left = left.without(drawn.letters.iter().copied());
        rounds.push(json!({ "letters": text(&drawn.letters), "redraws": drawn.redraws }));
    }
    (rounds, left.to_string())
}

#[test]
fn a_stranger_derives_the_same_letters() {
    let rules = Rules::osth_2019();
    let halls = ["", "42", "Θεσσαλονίκη", " κενά \t", "e\u{301} é", "🎲🎲", "\u{0}"];
    let mut seeds =
        vec![[0; 32], [255; 32], std::array::from_fn(|place| u8::try_from(place).unwrap())];
    seeds.extend((0..60_u8).map(|n| *Digest::of(&[n]).as_bytes()));
    let mut asked = Vec::new();
    let mut expected = Vec::new();
    for (n, bytes) in seeds.into_iter().enumerate() {
        let seed = Seed::from_bytes(bytes);
        let hall = halls[n % halls.len()];
        for number in [1, 2, 77_777] {
            let attempt = Attempt::new(number).unwrap();
            asked.push(json!({ "seed": seed.reveal(), "hall": hall, "attempt": number }));
            let (rounds, left) = ours(&rules, &seed.key(hall), attempt);
            expected.push(json!({
                "commitment": seed.commitment(), "next": seed.next().reveal(),
                "rounds": rounds, "left": left,
            }));
        }
        let (rounds, left) = whole_competition(&rules, &seed, hall);
        let (first, _) = ours(&rules, &seed.key(hall), Attempt::FIRST);
        let whole: Vec<Value> = rounds
            .iter()
            .map(|r| json!({ "letters": text(&r.drawn.letters), "redraws": r.drawn.redraws }))
            .collect();
        assert_eq!(whole, first);
        assert_eq!(left.len(), 4);
        assert!(rounds.iter().map(|r| r.round).eq(all_rounds()));
    }
    let derived = derive("derive_draw.py", &asked);
    assert_eq!(derived.len(), expected.len());
    for ((asked, derived), expected) in asked.iter().zip(derived).zip(expected) {
        assert_eq!(derived, expected, "{asked}");
    }
}

/// The example of the text, which a stranger's program gave: what is written there, the program draws.
#[test]
fn the_example_of_the_text_is_drawn() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/draw.md");
    let written = std::fs::read_to_string(path).unwrap();
    let (_, written) = written.split_once("\n## An example").unwrap();
    let stands = |what: &str, value: &str| {
        let rest = written.split(&format!("\n| {what} | ")).nth(1).unwrap();
        assert_eq!(rest.lines().next().unwrap().replace('`', ""), format!("{value} |"), "{what}");
    };
    let seed = Seed::from_bytes([1; 32]);
    stands("commitment", &seed.commitment().to_string());
    let (rounds, _) = whole_competition(&Rules::osth_2019(), &seed, "ΚΑΛΗΜΕΡΑ");
    let racks: Vec<String> = rounds.iter().map(|round| text(&round.drawn.letters)).collect();
    stands("rounds 1 to 14", &racks.join(" "));
    let redraws: Vec<u64> = rounds.iter().map(|round| u64::from(round.drawn.redraws)).collect();
    assert_eq!((redraws[13], redraws[..13].iter().sum()), (2, 0));
}

/// One competition as the script gave it once, so that a change to both is seen too.
#[test]
fn the_draws_of_one_seed_never_change() {
    let rules = Rules::osth_2019();
    let (rounds, left) = whole_competition(&rules, &Seed::from_bytes([0; 32]), "42");
    let racks: Vec<String> = rounds.iter().map(|round| text(&round.drawn.letters)).collect();
    assert_eq!(racks.join(" "), FIXED);
    assert_eq!(left.to_string(), FIXED_LEFT);
    assert_eq!(RoundNo::FIRST, rounds[0].round);
}

const FIXED: &str = "ΝΙΑΞΕΣΡ ΗΙΕΣΟΤΡ ΗΜΛΤΟΚΣ ΑΝΟΑΩΣΑ ΤΛΔΙΛΗΙ ΟΝΥΚΒΗΕ ΕΜΤΦΥΤΣ ΥΟΕΕΡΝΕ ΖΙΓΙΓΟΠ ΑΗΤΕΝΤΩ ΠΟΑΧΔΚΠ ΑΑΙΙΣΥΘ ΠΗΡΚΑΑΤ ΩΨΡΑΑΝΟ";
const FIXED_LEFT: &str = "ΗΜΟΣ";
