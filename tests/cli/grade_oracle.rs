//! `eforos grade` against a second grader, written in Python from the text of the rules alone.
#![allow(clippy::unwrap_used, reason = "tests may unwrap")]

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// How many random documents are compared, in the tests and in `make soak` (`EFOROS_SOAK`).
const DOCUMENTS: u32 = 25;
const MANY: u32 = 1_000;

fn oracle() -> Command {
    let mut python = Command::new("python3");
    python.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/grade_oracle.py"));
    python
}

fn json(command: &mut Command) -> Value {
    let output = command.output().expect("python3 and eforos can be run");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaint}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn two_graders_agree_on_random_competitions() {
    let folder = tempfile::tempdir().unwrap();
    let (mut undecided, mut tied) = (0, 0);
    let documents = if std::env::var_os("EFOROS_SOAK").is_some() { MANY } else { DOCUMENTS };
    for seed in 1..=documents {
        let document = json(oracle().args(["generate", &seed.to_string()]));
        let path = folder.path().join(format!("{seed}.json"));
        std::fs::write(&path, document.to_string()).unwrap();

        let ours =
            json(Command::new(env!("CARGO_BIN_EXE_eforos")).arg("grade").arg(&path).arg("--json"));
        let theirs = json(oracle().arg("grade").stdin(std::fs::File::open(&path).unwrap()));
        for part in ["provisional", "undecided", "sheets", "standings"] {
            compare(&ours[part], &theirs[part], &format!("document {seed}: {part}"));
        }
        undecided += theirs["undecided"].as_array().unwrap().len();
        let ranks = theirs["standings"].as_array().unwrap().iter().map(|row| &row["rank"]);
        let ranks: Vec<&Value> = ranks.collect();
        tied += ranks.windows(2).filter(|pair| pair[0] == pair[1]).count();
    }
    assert!(undecided > 0 && tied > 0, "the documents try too little");
}

/// Equal, and if not, where.
fn compare(ours: &Value, theirs: &Value, at: &str) {
    match (ours, theirs) {
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (ours, theirs)) in a.iter().zip(b).enumerate() {
                compare(ours, theirs, &format!("{at}[{index}]"));
            }
        }
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => {
            for (key, theirs) in b {
                compare(&ours[key.as_str()], theirs, &format!("{at}.{key}"));
            }
        }
        _ => assert_eq!(ours, theirs, "at {at}"),
    }
}
