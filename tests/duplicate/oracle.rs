//! Games judged a second time, in Python from the text of the rules alone; plays listed a second time.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::graded;

/// How many random documents are compared.
const DOCUMENTS: &str = "25";

fn python(program: &str) -> Command {
    let mut python = Command::new("python3");
    python.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(program));
    python
}

/// The results of a document by the judge in Python.
pub fn judged_elsewhere(document: &str) -> Value {
    let mut judge = python("grade_duplicate_oracle.py");
    let judge = judge.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut judge = judge.expect("python3 can be run");
    judge.stdin.take().unwrap().write_all(document.as_bytes()).unwrap();
    let output = judge.wait_with_output().unwrap();
    assert!(output.status.success(), "{document}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Random documents of games, one a line of text.
pub fn random_documents(seed: &str, count: &str) -> Vec<String> {
    let documents = python("random_duplicate.py").args([seed, count]).output().unwrap();
    assert!(documents.status.success(), "{}", String::from_utf8_lossy(&documents.stderr));
    String::from_utf8(documents.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn two_judges_agree_on_random_games() {
    let documents = random_documents("7", DOCUMENTS);
    let mut turns = 0;
    for document in &documents {
        let (ours, _) = graded(&serde_json::from_str(document).unwrap());
        let theirs = judged_elsewhere(document);
        turns += theirs["turns"].as_array().unwrap().len();
        for part in
            ["mode", "provisional", "reasons", "undecided", "top_total", "turns", "standings"]
        {
            assert_eq!(ours[part], theirs[part], "{part}: {document}");
        }
    }
    assert!(turns > 100, "the documents try too little: {turns} turns");
}
