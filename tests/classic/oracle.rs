//! Results derived a second time, and the cheapest pairing found a second time, in Python from the texts alone.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use eforos::domain::formats::classic::pairing::pair;
use eforos::domain::formats::classic::rules::{OWN_IDS, System};
use eforos::domain::ids::RoundNo;
use eforos::exchange::formats::classic::SeasonDocument;
use serde_json::{Value, json};

use super::{graded, read, value};

/// How many random documents are compared.
const DOCUMENTS: &str = "250";

fn python(program: &str) -> Command {
    let mut python = Command::new("python3");
    python.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(program));
    python
}

/// Random documents, one a line.
pub fn random_documents(seed: &str) -> String {
    let documents = python("random_classic.py").args([seed, DOCUMENTS]).output().unwrap();
    assert!(documents.status.success(), "{}", String::from_utf8_lossy(&documents.stderr));
    String::from_utf8(documents.stdout).unwrap()
}

/// What the derivation in Python makes of documents or seasons, one a line.
pub fn derived(lines: &str) -> String {
    let mut judge = python("grade_classic_oracle.py");
    let judge = judge.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut judge = judge.expect("python3 can be run");
    let mut stdin = judge.stdin.take().unwrap();
    let text = lines.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()).unwrap());
    let judged = judge.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(judged.status.success());
    let judged = String::from_utf8(judged.stdout).unwrap();
    assert_eq!(lines.lines().count(), judged.lines().count());
    judged
}

#[test]
fn two_derivations_agree_on_random_documents() {
    let documents = random_documents("11");
    let judged = derived(&documents);
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

/// Three documents of one rule set after another are a season.
#[test]
fn two_derivations_agree_on_random_seasons() {
    let documents = random_documents("12");
    let documents: Vec<Value> = documents.lines().map(value).collect();
    let mut seasons = Vec::new();
    for rules in OWN_IDS {
        let of_rules: Vec<&Value> = documents.iter().filter(|it| it["rules"] == rules).collect();
        for meetings in of_rules.chunks(3) {
            let meetings: Value = meetings
                .iter()
                .map(
                    |it| json!({"date": it["date"], "issue": null, "sha256": null, "document": it}),
                )
                .collect();
            seasons.push(json!({
                "format": "eforos-season/1", "rules": rules, "title": "", "minimum_games": 2, "programmed_games": 5,
                "same": {"name:p 1": "name:p 2"}, "meetings": meetings,
            }));
        }
    }
    let lines: String = seasons.iter().map(|season| season.to_string() + "\n").collect();
    for (season, theirs) in seasons.iter().zip(derived(&lines).lines()) {
        let (read, _) = SeasonDocument::read(season.to_string().as_bytes(), None).unwrap();
        let (ours, theirs) = (value(&read.results().to_text()), value(theirs));
        for part in ["provisional", "standings", "teams"] {
            assert_eq!(ours[part], theirs[part], "{part}: {season}");
        }
    }
    assert!(seasons.len() > 60, "{}", seasons.len());
}
