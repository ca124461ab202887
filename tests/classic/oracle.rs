//! Results derived a second time, and the cheapest pairing found a second time, in Python from the texts alone.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use eforos::domain::formats::classic::pairing::pair;
use eforos::domain::formats::classic::rules::System;
use eforos::domain::ids::RoundNo;
use serde_json::Value;

use super::{graded, read, value};

/// How many random documents are compared.
const DOCUMENTS: &str = "250";

fn python(program: &str) -> Command {
    let mut python = Command::new("python3");
    python.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(program));
    python
}

#[test]
fn two_derivations_agree_on_random_documents() {
    let documents = python("random_classic.py").args(["11", DOCUMENTS]).output().unwrap();
    assert!(documents.status.success(), "{}", String::from_utf8_lossy(&documents.stderr));
    let mut judge = python("grade_classic_oracle.py");
    let judge = judge.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut judge = judge.expect("python3 can be run");
    let mut stdin = judge.stdin.take().unwrap();
    let text = documents.stdout.clone();
    let writer = std::thread::spawn(move || stdin.write_all(&text).unwrap());
    let judged = judge.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(judged.status.success());
    let documents = String::from_utf8(documents.stdout).unwrap();
    let judged = String::from_utf8(judged.stdout).unwrap();
    assert_eq!(documents.lines().count(), judged.lines().count());
    let (mut games, mut pairings) = (0, 0);
    for (document, theirs) in documents.lines().zip(judged.lines()) {
        let (text, theirs) = (document, value(theirs));
        let document = value(document);
        let (ours, _) = graded(&document);
        for part in ["provisional", "reasons", "games", "standings", "teams"] {
            assert_eq!(ours[part], theirs[part], "{part}: {text}");
        }
        games += ours["games"].as_array().unwrap().len();
        let told = &theirs["pairing"];
        if *told != Value::Null {
            let round = u8::try_from(told["round"].as_u64().unwrap()).unwrap();
            let round = RoundNo::new(round).unwrap();
            let paired = pair(&read(&document).competition, System::Swiss, round, None).unwrap();
            let order: Vec<u32> = paired.order.iter().map(|player| player.get()).collect();
            assert_eq!(value(&format!("{order:?}")), told["order"], "{text}");
            assert_eq!(paired.cost.to_string(), told["cost"].as_str().unwrap(), "{text}");
            pairings += 1;
        }
    }
    assert!(
        games > 500 && pairings > 50,
        "too little is tried: {games} games, {pairings} pairings"
    );
}
