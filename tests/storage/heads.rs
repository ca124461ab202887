//! Heads that leave the referee's hands: a stranger derives them, `verify --head` finds them, scene and
//! paper say the same, and a history that is written anew does not have them any more.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::{CompetitionFile, verify};
use std::path::Path;
use std::process::Command as Program;

use crate::chain;
use crate::cli::support::{Desk, Said};
use crate::table::Table;
use eforos::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints};
use eforos::domain::formats::anagram::{Command, Record};
use eforos::domain::head::{Head, Sought};
use eforos::language::Language;
use eforos::storage::{Access, Elsewhere, HeadPlace};

/// The heads as a stranger derives them, in Python from the text of `docs/competition-file.md` alone.
pub fn derived(path: &Path) -> Vec<(u64, String, String)> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/derive_heads.py");
    let output = Program::new("python3").arg(script).arg(path).output().expect("python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let line = |line: &str| {
        let (events, rest) = line.split_once(' ').unwrap();
        let (hash, code) = rest.split_once(' ').unwrap();
        (events.parse().unwrap(), hash.to_owned(), code.to_owned())
    };
    text.lines().map(line).collect()
}

fn of(head: Head) -> (u64, String, String) {
    (head.events, head.hash.to_string(), head.code().to_string())
}

/// What left the hall during this competition.
fn left(path: &Path) -> (Record, Vec<Checkpoint>) {
    let file = CompetitionFile::open(path, Access::Read).unwrap();
    let record = file.read_record().unwrap();
    let left = checkpoints(&record, file.heads()).collect();
    (record, left)
}

/// Whether the history of a file has this head where the photograph says.
fn has(path: &Path, head: Head) -> bool {
    let sought = Sought::read(&head.code().to_string()).unwrap();
    verify(path).unwrap().look_for(sought, Some(head.events)).is_contained()
}

#[test]
fn a_stranger_derives_every_head() {
    let table = Table::new();
    let mut record = table.signed();
    table.act(&mut record, Command::Reopen { reason: "λάθος".to_owned() });
    table.act(&mut record, Command::Sign);
    let file = table.create_with(record.log());
    let heads: Vec<_> = file.heads().iter().map(of).collect();
    file.close().unwrap();
    assert_eq!(heads.len(), record.log().len());
    assert_eq!(derived(&table.path()), heads);
    let reopened = table.open(Access::Write);
    assert_eq!(reopened.heads().iter().map(of).collect::<Vec<_>>(), heads);
    assert_eq!(verify(&table.path()).unwrap().heads, *reopened.heads());
}

#[test]
fn a_head_is_known_as_soon_as_its_action_is_saved() {
    let table = Table::new();
    let record = table.signed();
    let mut file = table.create();
    let mut photographed = Vec::new();
    let mut taken = Record::replay(record.contest().game.rules().clone(), []);
    taken.take_in(record.log()[..1].to_vec());
    let mut rest = &record.log()[1..];
    while let Some(next) = rest.first() {
        let action = rest.iter().take_while(|event| event.action == next.action).count();
        let (events, after) = rest.split_at(action);
        rest = after;
        file.append(events).unwrap();
        taken.take_in(events.to_vec());
        let last = checkpoints(&taken, file.heads()).next_back();
        if last.is_some_and(|last| last.head.events == file.event_count()) {
            // Another program says so in the same moment.
            let head = last.unwrap().head;
            assert_eq!(head.hash, file.chain_head());
            assert!(has(&table.path(), head));
            photographed.push(head);
        }
    }
    file.close().unwrap();
    let (_, left) = left(&table.path());
    // One of the fourteen rounds, and the signature; those given up or recorded too.
    assert_eq!(left.len(), 15);
    assert_eq!(left.iter().map(|one| one.head).collect::<Vec<_>>(), photographed);
    assert_eq!(left[14].of, Occasion::Signed { issue: 1 });
    assert_eq!(left[14].head.events, record.log().len() as u64);
}

#[test]
fn copies_for_publication_and_what_is_intact_keep_the_heads() {
    let table = Table::new();
    let file = table.create_with(table.signed().log());
    let [copy, whole, anew, intact] =
        ["copy", "whole", "anew", "intact"].map(|name| table.folder().join(name));
    file.publish_to(&copy).unwrap();
    file.copy_to(&whole).unwrap();
    let record = file.read_record().unwrap();
    file.named(record.log()).unwrap().write(&anew, record.log(), &[], &[]).unwrap();
    file.close().unwrap();
    let (_, left) = left(&table.path());
    for path in [&copy, &whole, &anew] {
        assert!(left.iter().all(|one| has(path, one.head)), "{}", path.display());
    }
    // The history breaks off in the middle: what is intact has the heads up to there.
    let cut = left[6].head.events + 1;
    chain::forge(&whole, |connection| {
        let sql = "UPDATE events SET name = 'x' WHERE seq > ?1";
        connection.execute(sql, [i64::try_from(cut).unwrap()]).unwrap();
    });
    CompetitionFile::salvage(&whole, Elsewhere::default(), &intact).unwrap();
    let kept: Vec<bool> = left.iter().map(|one| has(&intact, one.head)).collect();
    assert_eq!(kept, [[true; 7].as_slice(), &[false; 8]].concat());
}

#[test]
fn a_history_that_is_written_anew_is_betrayed_by_a_photograph() {
    let table = Table::new();
    table.create_with(table.signed().log()).close().unwrap();
    let (record, left) = left(&table.path());
    // A name at the desk, in the middle of the day, with every hash made anew.
    let forged = left[6].head.events + 1;
    chain::forge_and_seal(&table.path(), |connection| {
        let sql = "UPDATE events SET name = 'άλλος' WHERE seq = ?1";
        connection.execute(sql, [i64::try_from(forged).unwrap()]).unwrap();
    });
    let verification = verify(&table.path()).unwrap();
    assert!(verification.holds(), "the chain holds: only a head from outside betrays it");
    let kept: Vec<bool> = left.iter().map(|one| has(&table.path(), one.head)).collect();
    assert_eq!(kept, [[true; 7].as_slice(), &[false; 8]].concat());
    let head = left[7].head;
    let found = verification.look_for(Sought::Hash(head.hash.to_string()), Some(head.events));
    let there = verification.heads.after(eforos::domain::ids::Seq(head.events)).unwrap();
    assert_eq!(found.place, HeadPlace::Another { there, elsewhere: Vec::new() });
    assert_eq!(record.log().len() as u64, verification.heads.count());
}

#[test]
fn a_hash_that_is_stored_and_not_made_proves_nothing() {
    let table = Table::new();
    table.create_with(table.signed().log()).close().unwrap();
    let (_, left) = left(&table.path());
    // The photographed hashes are left where they were.
    let forged = left[6].head.events + 1;
    chain::forge(&table.path(), |connection| {
        let sql = "UPDATE events SET name = 'άλλος' WHERE seq = ?1";
        connection.execute(sql, [i64::try_from(forged).unwrap()]).unwrap();
    });
    let kept: Vec<bool> = left.iter().map(|one| has(&table.path(), one.head)).collect();
    assert_eq!(kept, [[true; 7].as_slice(), &[false; 8]].concat());
    let verification = verify(&table.path()).unwrap();
    assert!(!verification.holds());
    let sought = Sought::read(&left[14].head.code().to_string()).unwrap();
    let found = verification.look_for(sought, Some(left[14].head.events));
    assert_eq!((found.is_contained(), found.events), (false, forged - 1));
}

/// A file in the folder of a desk, with what left the hall.
fn at_a_desk() -> (Desk, Vec<Checkpoint>) {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3", "--seed", &"0e".repeat(32)]);
    let (_, left) = left(&desk.path("a.eforos"));
    (desk, left)
}

#[test]
fn the_command_says_whether_the_history_has_a_head() {
    let (desk, left) = at_a_desk();
    let head = left[4].head;
    let (code, events) = (head.code().to_string(), head.events.to_string());
    let bare = code.replace(' ', "");
    let hash = head.hash.to_string();
    let verify = |args: &[&str]| -> Said {
        let mut all = vec!["verify", "a.eforos", "--head"];
        all.extend(args);
        desk.run(&all)
    };
    let yes = format!(": YES, the history has it after event {events}.");
    for typed in [&code, &bare, &hash, &hash[..16].to_owned()] {
        let said = verify(&[typed, "--events", &events]);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.out.trim_end().ends_with(&yes), "{}", said.out);
        let said = verify(&[typed]);
        assert_eq!(said.code, 0);
        assert!(said.out.contains(&yes), "{}", said.out);
        let by_chance = said.out.contains("places were looked at. A code alone also matches");
        assert_eq!(by_chance, typed.len() <= 9, "{}", said.out);
    }
    // Another place, a place beyond the end, another code: each in the result and as the error.
    let other = left[5].head.events.to_string();
    let no = [
        (vec![bare.as_str(), "--events", &other], "NO. After event"),
        (vec![&bare, "--events", "999999"], "does not reach event 999999"),
        (vec!["12345678"], "has it nowhere from event 1 to"),
        (vec!["12345678", "--events", &events], "NO. After event"),
    ];
    for (args, expected) in no {
        let said = verify(&args);
        assert_eq!(said.code, 1, "{args:?}");
        assert!(said.out.contains(expected), "{args:?}: {}", said.out);
        assert!(said.err.contains(expected), "{args:?}: {}", said.err);
        let elsewhere = format!("It has it after event {events}, though");
        assert_eq!(said.out.contains(&elsewhere), args[0] == bare && args.len() > 1, "{args:?}");
    }
    // In Greek.
    let greek = desk.ok(&["--language", "el", "verify", "a.eforos", "--head", &code]);
    let yes = format!("Κεφαλή {code}: ΝΑΙ, το ιστορικό την έχει μετά το γεγονός {events}.");
    assert!(greek.contains(&yes), "{greek}");
    // Without a head the last one is told with its code, and that a cut end is seen by one alone.
    let plain = desk.ok(&["verify", "a.eforos"]);
    let last = left.last().unwrap().head;
    let mut lines = plain.lines().rev();
    assert!(lines.next().unwrap().contains("--head"), "{plain}");
    assert!(lines.next().unwrap().ends_with(&format!("{} · code: {}", last.hash, last.code())));
}

#[test]
fn what_is_no_head_is_no_request() {
    let (desk, _) = at_a_desk();
    for odd in ["", "1234567", "123456789", "ba7816bf", "κωδικός", "5370 007x"] {
        let said = desk.refused(2, &["verify", "a.eforos", "--head", odd]);
        assert!(said.contains("--head wants the 8 digits of the code"), "{odd:?}: {said}");
    }
    let said = desk.refused(2, &["verify", "a.eforos", "--events", "7"]);
    assert!(said.contains("--head"), "{said}");
    for odd in ["0", "-1", "x"] {
        desk.refused(2, &["verify", "a.eforos", "--head", "12345678", "--events", odd]);
    }
}

#[test]
fn a_forged_file_ends_with_another_code() {
    let (desk, left) = at_a_desk();
    let head = left[4].head;
    let (code, events) = (head.code().to_string(), head.events.to_string());
    let asked = ["verify", "a.eforos", "--head", &code, "--events", &events];
    desk.ok(&asked);
    chain::forge_and_seal(&desk.path("a.eforos"), |connection| {
        let sql = "UPDATE events SET wall_ms = wall_ms + 1 WHERE seq = 3";
        connection.execute(sql, []).unwrap();
    });
    desk.ok(&["verify", "a.eforos"]);
    assert_eq!(desk.run(&asked).code, 1);
}

/// What a PDF says, its spaces as one.
fn text_of(desk: &Desk, name: &str) -> String {
    // In reading order: what stands beside a table is read for itself.
    let out = Program::new("pdftotext").arg(desk.path(name)).arg("-").output();
    let text = String::from_utf8(out.expect("pdftotext (poppler-utils)").stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn grouped(head: Head) -> String {
    let hash = head.hash.to_string();
    let groups: Vec<&str> = (0..16).map(|group| &hash[group * 4..group * 4 + 4]).collect();
    groups.join(" ")
}

#[test]
fn paper_says_what_the_hall_saw() {
    let (desk, left) = at_a_desk();
    for language in Language::ALL {
        let code = language.code();
        desk.ok(&["--language", code, "print", "a.eforos", "round-record", "-o", "record.pdf"]);
        desk.ok(&["--language", code, "print", "a.eforos", "final", "-o", "final.pdf"]);
        let (record, last) = (text_of(&desk, "record.pdf"), text_of(&desk, "final.pdf"));
        // What is published of an anagram competition is in Greek or in English, as a whole.
        let language = if language == Language::Greek { language } else { Language::English };
        for Checkpoint { of, head } in &left {
            match of {
                Occasion::RoundEnded(round) => {
                    assert!(record.contains(&language.head(*head)), "{head:?} in {record}");
                    assert!(record.contains(&grouped(*head)), "{head:?}");
                    let asked = format!(
                        "--head {} --events {}",
                        head.code().to_string().replace(' ', ""),
                        head.events
                    );
                    assert!(record.contains(&asked), "{asked}");
                    let line = format!("{round}: {} ({})", head.code(), head.events);
                    assert!(last.contains(&line), "{line} in {last}");
                }
                Occasion::Signed { .. } => {
                    assert!(last.contains(&language.head(*head)), "{last}");
                    assert!(last.contains(&grouped(*head)), "{last}");
                }
            }
        }
    }
    // What the record says to type is what finds it.
    let record = text_of(&desk, "record.pdf");
    let (_, asked) = record.split_once("eforos verify FILE ").unwrap();
    let asked: Vec<&str> = asked.split(' ').take(4).collect();
    desk.ok(&[&["verify", "a.eforos"], asked.as_slice()].concat());
}

#[test]
fn the_second_issue_has_a_head_of_its_own_and_names_the_first() {
    let desk = Desk::new();
    let table = Table::new();
    let mut record = table.signed();
    table.act(&mut record, Command::Reopen { reason: "λάθος".to_owned() });
    table.create_with(record.log()).close().unwrap();
    let print = |path: &Path| {
        desk.ok(&["print", &path.display().to_string(), "final", "-o", "final.pdf"]);
        text_of(&desk, "final.pdf")
    };
    let (_, first) = left(&table.path());
    let first = first.last().unwrap().head;
    let open = print(&table.path());
    let now = Head { events: first.events + 1, ..first };
    assert!(open.contains(&format!("event {} · code", now.events)), "{open}");
    assert!(open.contains(&Language::English.head(first)), "{open}");
    table.act(&mut record, Command::Sign);
    std::fs::remove_file(table.path()).unwrap();
    table.create_with(record.log()).close().unwrap();
    let (_, both) = left(&table.path());
    let second = both.last().unwrap();
    assert_eq!(second.of, Occasion::Signed { issue: 2 });
    let signed = print(&table.path());
    assert!(signed.contains(&grouped(second.head)), "{signed}");
    for head in [first, second.head] {
        assert!(signed.contains(&Language::English.head(head)), "{signed}");
        assert!(has(&table.path(), head));
    }
}

#[test]
fn an_imported_competition_has_heads_from_its_first_round_on() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3", "--seed", &"0e".repeat(32)]);
    desk.write("a.json", desk.ok(&["export", "a.eforos"]));
    desk.ok(&["import", "a.json", "b.eforos"]);
    let path = desk.path("b.eforos");
    let (_, left) = left(&path);
    let rounds: Vec<Occasion> = left.iter().map(|one| one.of).collect();
    assert_eq!(rounds.len(), 14, "{rounds:?}");
    let derived = derived(&path);
    for one in left {
        assert!(derived.contains(&of(one.head)));
        assert!(has(&path, one.head));
    }
}

/// Files that version 0.1.0 wrote, which knew nothing of heads that leave the hall.
#[test]
fn files_of_an_earlier_version_have_heads_too() {
    let desk = Desk::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1.0");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "eforos"));
    assert!(files.len() >= 7);
    for file in files {
        // Read where nothing may be written beside it.
        let path = desk.path(file.file_name().unwrap().to_str().unwrap());
        std::fs::copy(&file, &path).unwrap();
        let (record, left) = left(&path);
        assert!(left.len() >= 5, "{}", path.display());
        let derived = derived(&path);
        assert_eq!(derived.len(), record.log().len());
        for one in left {
            assert!(derived.contains(&of(one.head)), "{}", path.display());
            assert!(has(&path, one.head), "{}", path.display());
        }
        // Written anew from memory it is the same history, byte for byte.
        let anew = desk.path("anew.eforos");
        let file = CompetitionFile::open(&path, Access::Read).unwrap();
        file.named(record.log()).unwrap().write(&anew, record.log(), &[], &[]).unwrap();
        let written = CompetitionFile::open(&anew, Access::Read).unwrap();
        assert!(written.heads() == file.heads(), "{}", path.display());
        assert_eq!(verify(&anew).unwrap().first_failure(), None, "{}", path.display());
        drop(written);
        std::fs::remove_file(anew).unwrap();
    }
}
