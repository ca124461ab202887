//! A competition file alone: on a machine that has not its list, beside a program that writes it,
//! and before its seed may be known.

use crate::common::files::CompetitionFile;
use std::fs;
use std::path::Path;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::rules::all_rounds;
use eforos::domain::formats::anagram::standings::{Board, standings};
use eforos::domain::formats::anagram::{Event, Recorded};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::{Rehearsal, rehearse};
use eforos::storage::{Access, NewCompetition, StoredLexicon};
use serde_json::{Value, json};

use super::support::{Desk, files};

/// A rehearsal of a few players, judged by a list.
fn played(lexicon: &Lexicon) -> Rehearsal {
    rehearse(&Plan { players: 5, seed: Seed::from_bytes([9; 32]) }, lexicon)
}

/// A competition file with these events of a rehearsal, still open for writing.
fn file_of(path: &Path, of: &Rehearsal, lexicon: Lexicon, events: &[Recorded]) -> CompetitionFile {
    let lexicon = StoredLexicon::Full(lexicon);
    let new = NewCompetition {
        seed: Some(&of.seed),
        rules_text: of.rules_text,
        lexicon: &lexicon,
        events,
    };
    CompetitionFile::create(path, new).unwrap()
}

/// What poppler reads on a document, without its spaces and line ends.
fn text_of(desk: &Desk, pdf: &str) -> String {
    let output =
        std::process::Command::new("pdftotext").arg(desk.path(pdf)).arg("-").output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().split_whitespace().collect()
}

/// (rank, player, total) of results, row by row.
fn table(results: &Value) -> Vec<[Value; 3]> {
    let rows = results["standings"].as_array().unwrap().iter();
    rows.map(|row| ["rank", "player", "total"].map(|key| row[key].clone())).collect()
}

#[test]
fn judged_by_a_clubs_list_and_moved_it_has_the_standings_that_were_signed() {
    let desk = Desk::new();
    // A list that no other machine has: every second word of the free one, and it decides.
    let club: Vec<String> =
        Lexicon::embedded().words().step_by(2).map(|word| word.to_string()).collect();
    desk.write("club.txt", club.join("\n"));
    let title = "--name Όμιλος --edition 3 --authority authoritative";
    let line = format!("lexicon build club.txt -o club.list {title}");
    desk.ok(&line.split(' ').collect::<Vec<_>>());
    let lexicon = Lexicon::from_bytes(&desk.read("club.list")).unwrap();
    assert_eq!(lexicon.passport().authority, Authority::Authoritative);

    let rehearsal = played(&lexicon);
    let contest = rehearsal.record.contest();
    let signed: Vec<[Value; 3]> = contest.tables[0]
        .0
        .iter()
        .map(|row| [json!(row.rank), json!(row.player), json!(row.total)])
        .collect();
    let last = all_rounds().next_back().unwrap();
    let embedded = Lexicon::embedded();
    let others = standings(contest, &Board::new(contest, &embedded), last, &[]);
    let others: Vec<i64> = others.rows.iter().map(|row| row.total).collect();
    let ours: Vec<Value> = signed.iter().map(|row| row[2].clone()).collect();
    assert_ne!(json!(others), json!(ours), "by the list of the machine it would be otherwise");

    file_of(&desk.path("a.eforos"), &rehearsal, lexicon.clone(), rehearsal.record.log())
        .close()
        .unwrap();
    fs::remove_file(desk.path("club.txt")).unwrap();
    fs::remove_file(desk.path("club.list")).unwrap();
    // The other machine: a folder with that file and nothing else.
    let there = Desk::new();
    fs::rename(desk.path("a.eforos"), there.path("a.eforos")).unwrap();
    let results = there.json(&["standings", "a.eforos", "--json"]);
    assert_eq!(table(&results), signed);
    assert_eq!(results["provisional"], json!(false));
    assert_eq!(results["lexicon"], serde_json::to_value(lexicon.passport()).unwrap());
    there.ok(&["verify", "a.eforos"]);
    assert_eq!(there.names(), ["a.eforos"]);

    // And so have its document, a file made of that, and the copy for publication with its own.
    there.write("a.json", there.ok(&["export", "a.eforos"]));
    assert_eq!(there.json(&["grade", "a.json", "--json"])["standings"], results["standings"]);
    there.ok(&["import", "a.json", "b.eforos"]);
    there.ok(&["archive", "a.eforos", "archive"]);
    for copy in ["b.eforos", "archive/Only if all agree/publication.eforos"] {
        let again = there.json(&["standings", copy, "--json"]);
        assert_eq!(again["standings"], results["standings"], "{copy}");
        there.ok(&["verify", copy]);
    }
    let copy = "archive/Only if all agree/publication.eforos";
    let again = there.json(&["standings", copy, "--json"]);
    assert_eq!(again["lexicon"], results["lexicon"]);
    assert_eq!(there.ok(&["export", copy]).as_bytes(), there.read("a.json"));
    // The words that came with the document are a list of their own, and do not pass for the whole.
    let imported = there.json(&["standings", "b.eforos", "--json"])["lexicon"].clone();
    assert_eq!(imported["name"], results["lexicon"]["name"]);
    assert_ne!(imported["sha256"], results["lexicon"]["sha256"]);
    let (words, all) = (imported["words"].as_u64(), results["lexicon"]["words"].as_u64());
    assert!(words < all, "{words:?} {all:?}");
    // With the list at hand it is that list.
    fs::write(there.path("list"), lexicon.to_bytes()).unwrap();
    there.ok(&["import", "a.json", "c.eforos", "--lexicon", "list"]);
    assert_eq!(there.json(&["standings", "c.eforos", "--json"])["lexicon"], results["lexicon"]);
    assert_eq!(there.ok(&["export", "c.eforos"]).as_bytes(), there.read("a.json"));
}

/// Every place of `bytes` that has the seed: as it is, or in hexadecimal, however spaced.
fn has_seed(bytes: &[u8], seed: &Seed) -> bool {
    let hexadecimal = seed.reveal();
    let digits: Vec<u8> =
        bytes.iter().filter(|byte| byte.is_ascii_hexdigit()).map(u8::to_ascii_lowercase).collect();
    let raw: Vec<u8> = (0..64)
        .step_by(2)
        .map(|at| u8::from_str_radix(&hexadecimal[at..at + 2], 16).unwrap())
        .collect();
    digits.windows(64).any(|window| window == hexadecimal.as_bytes())
        || bytes.windows(32).any(|window| window == raw)
}

/// Everything that the command line says or writes of `a.eforos`, by name.
fn everything(desk: &Desk) -> Vec<(String, Vec<u8>)> {
    let _ = fs::remove_dir_all(desk.path("archive"));
    let mut all = Vec::new();
    for line in [
        "log a.eforos",
        "log a.eforos --json",
        "standings a.eforos",
        "standings a.eforos --json",
        "standings a.eforos --csv",
        "export a.eforos --json",
        "export a.eforos --csv",
        "export a.eforos --html",
        "verify a.eforos",
        "print a.eforos final -o final.pdf",
        "archive a.eforos archive",
    ] {
        let said = desk.run(&line.split(' ').collect::<Vec<_>>());
        assert_eq!(said.code, 0, "{line}: {}", said.err);
        all.push((line.to_owned(), (said.out + &said.err).into_bytes()));
    }
    all.push(("paper".to_owned(), text_of(desk, "final.pdf").into_bytes()));
    for way in files(&desk.path("archive")) {
        let name = way.rsplit('/').next().unwrap().to_owned();
        all.push((name, fs::read(desk.path("archive").join(&way)).unwrap()));
    }
    all
}

#[test]
fn the_seed_is_shown_by_no_command_and_no_document_before_signing() {
    let desk = Desk::new();
    let lexicon = Lexicon::embedded();
    let rehearsal = played(&lexicon);
    let (signature, before) = rehearsal.record.log().split_last().unwrap();
    assert!(matches!(signature.event, Event::Signed { .. }));
    let path = desk.path("a.eforos");
    file_of(&path, &rehearsal, lexicon, before).close().unwrap();
    assert!(has_seed(&desk.read("a.eforos"), &rehearsal.seed), "the file itself draws by it");
    for (name, bytes) in everything(&desk) {
        assert!(!has_seed(&bytes, &rehearsal.seed), "{name}");
    }
    let says_unsigned = || text_of(&desk, "final.pdf").to_lowercase().contains("notsigned");
    assert!(says_unsigned());

    // The check itself sees a seed: once it is signed, these have it.
    let mut file = CompetitionFile::open(&path, Access::Write).unwrap();
    file.append(std::slice::from_ref(signature)).unwrap();
    file.close().unwrap();
    let revealed = everything(&desk).into_iter().filter(|(_, all)| has_seed(all, &rehearsal.seed));
    let revealed: Vec<String> = revealed.map(|(name, _)| name).collect();
    let page = ["export a.eforos --html", "results.html"];
    let logs = ["log a.eforos", "log a.eforos --json", "history.txt"];
    let all = [logs[0], logs[1], page[0], "paper", "publication.eforos", page[1], logs[2]];
    assert_eq!(revealed, all);
    assert!(!says_unsigned());
}

#[test]
fn the_final_sheet_says_where_the_history_ends() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3", "--seed", &"0e".repeat(32)]);
    let file = CompetitionFile::open(&desk.path("a.eforos"), Access::Read).unwrap();
    let events = desk.ok(&["log", "a.eforos"]).lines().count();
    assert_eq!(file.event_count(), u64::try_from(events).unwrap());
    desk.ok(&["print", "a.eforos", "final", "-o", "final.pdf"]);
    let text = text_of(&desk, "final.pdf");
    assert!(text.contains(&file.chain_head().to_string()), "{text}");
    assert!(text.contains(&format!("event{events}·")), "{text}");
    desk.ok(&["--language", "el", "print", "a.eforos", "final", "-o", "final.pdf"]);
    let text = text_of(&desk, "final.pdf");
    assert!(text.contains(&file.chain_head().to_string()), "{text}");
}

#[test]
fn the_headless_readers_work_beside_a_program_that_writes() {
    let desk = Desk::new();
    let rehearsal = played(&Lexicon::embedded());
    let log = rehearsal.record.log();
    // A whole action ends there.
    let middle = log[log.len() / 2].action;
    let (first, mut rest) = log.split_at(log.partition_point(|event| event.action <= middle));
    let path = desk.path("a.eforos");
    let mut file = file_of(&path, &rehearsal, Lexicon::embedded(), first);
    assert_eq!(desk.ok(&["log", "a.eforos"]).lines().count(), first.len());
    let early = everything(&desk);
    while let Some(next) = rest.first() {
        let of_action = rest.iter().take_while(|event| event.action == next.action).count();
        let (events, after) = rest.split_at(of_action);
        file.append(events).unwrap();
        rest = after;
    }
    // What was written a moment ago is read, although the file is still held and not tidied up.
    assert_eq!(desk.ok(&["log", "a.eforos"]).lines().count(), log.len());
    let beside = everything(&desk);
    assert_ne!(early, beside);
    let held = CompetitionFile::open(&path, Access::Write).map(|_| ());
    assert!(held.is_err(), "it was held all the time");
    file.close().unwrap();
    for ((name, while_held), (_, closed)) in beside.iter().zip(&everything(&desk)) {
        // The copy for publication is a database of its own, made anew.
        if !name.ends_with(".eforos") {
            assert!(while_held == closed, "{name}");
        }
    }
    assert_eq!(desk.names(), ["a.eforos", "archive", "final.pdf"], "one single file when closed");
}
