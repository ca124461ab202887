//! `eforos sync` as a process: the file keeps the card, and sends.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use eforos::domain::ids::VenueNo;
use eforos::storage::Access;
use eforos::venues::{Card, VenueCard};
use serde_json::Value;

use super::hub::{Hub, Next, said};
use super::{all, card, day, history};
use crate::common::files::{CompetitionFile, verify};

fn sync(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder).arg("sync").args(args).env("EFOROS_LANGUAGE", "en");
    command.output().unwrap()
}

fn refused(folder: &Path, args: &[&str]) -> String {
    let out = sync(folder, args);
    assert_eq!(out.status.code(), Some(1), "{out:?}");
    assert!(out.stdout.is_empty());
    String::from_utf8(out.stderr).unwrap()
}

#[test]
fn a_hall_s_file_keeps_its_card_and_sends_all_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("k-1.eforos");
    fs::copy(day().join("k-1.eforos"), &path).unwrap();
    let hub = Hub::start();
    let (_, joint) = history();
    let own = card(&hub.url, joint);
    let other = VenueCard { venue: VenueNo::new(2).unwrap(), ..own.clone() };
    let (own, other) = (Card::Venue(own), Card::Venue(other));
    fs::write(folder.path().join("own.eforos-venue"), own.to_text()).unwrap();
    fs::write(folder.path().join("other.eforos-venue"), other.to_text()).unwrap();
    fs::write(folder.path().join("none.eforos-venue"), [0xff; 9]).unwrap();

    assert!(refused(folder.path(), &["k-1.eforos", "--once"]).contains("no card"));
    for (name, why) in
        [("none", "no card"), ("other", "another hall"), ("missing", "missing.eforos-venue")]
    {
        let told = refused(
            folder.path(),
            &["k-1.eforos", "--once", "--card", &format!("{name}.eforos-venue")],
        );
        assert!(told.contains(why), "{name}: {told}");
    }
    assert!(hub.asked().is_empty());
    let out =
        sync(folder.path(), &["k-1.eforos", "--once", "--json", "--card", "own.eforos-venue"]);
    assert!(out.status.success(), "{out:?}");
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    let rows = all(&path);
    assert_eq!(
        (told["events"].as_u64(), told["sent"].as_u64()),
        (Some(rows.len() as u64), Some(rows.len() as u64))
    );
    assert_eq!(hub.rows(), rows);
    // The card is in the file now; again, nothing is new. Who looks in once asks the time once, and no more the longer it takes.
    hub.asked();
    let began = std::time::Instant::now();
    let out = sync(folder.path(), &["k-1.eforos", "--once"]);
    let times = hub.asked().iter().filter(|(head, _)| head.starts_with("GET /v1/time")).count();
    let most = 1 + began.elapsed().as_millis() / 300;
    assert!((1..=most).contains(&(times as u128)), "{times} times");
    let said = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success() && said.contains("0 of them were sent"), "{said}");
    assert_eq!(verify(&path).unwrap().first_failure(), None);
    // What is given away has no secret of it.
    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    assert_eq!(file.card().unwrap().as_deref(), Some(own.to_text().as_str()));
    let copy = folder.path().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let bytes = fs::read(&copy).unwrap();
    for secret in ["AwMDAwMD", "BAQEBAQE"] {
        assert!(!bytes.windows(8).any(|at| at == secret.as_bytes()), "{secret}");
    }
}

#[test]
fn a_hub_that_is_away_ends_once_and_is_waited_for_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(day().join("k-1.eforos"), folder.path().join("k-1.eforos")).unwrap();
    let hub = Hub::start();
    let (_, joint) = history();
    fs::write(folder.path().join("own.eforos-venue"), Card::Venue(card(&hub.url, joint)).to_text())
        .unwrap();
    hub.next(Next::Say(said(503, "", r#"{"why":"closed"}"#)));
    let told = refused(folder.path(), &["k-1.eforos", "--once", "--card", "own.eforos-venue"]);
    assert!(told.contains("too much to do"), "{told}");

    hub.next(Next::Say(said(503, "", r#"{"why":"closed"}"#)));
    let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
    command.current_dir(folder.path()).args(["sync", "k-1.eforos", "--json"]);
    let mut child = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let out = child.stdout.take().unwrap();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line).unwrap();
    assert!(line.contains("\"events\""), "{line}");
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(hub.rows(), all(&folder.path().join("k-1.eforos")));
}
