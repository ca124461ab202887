//! `print`: documents in one file, what may be wished of them, and where they are written.

use std::fs;
use std::path::Path;
use std::process::Command;

use eforos::print::documents::Document;
use sha2::{Digest as _, Sha256};

use super::support::{Desk, WORKED, files};

/// What stands in a PDF, spaces and line breaks as one.
fn text(desk: &Desk, name: &str) -> String {
    let out = Command::new("pdftotext").arg("-layout").arg(desk.path(name)).arg("-").output();
    let out = out.unwrap_or_else(|error| panic!("pdftotext (poppler-utils): {error}"));
    let text = String::from_utf8(out.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn pages(desk: &Desk, name: &str) -> usize {
    let out = Command::new("pdfinfo").arg(desk.path(name)).output().unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("Pages:")).unwrap();
    line.trim().parse().unwrap()
}

fn competition() -> Desk {
    let desk = Desk::new();
    let two = r#"{"id": 1, "name": "Άννα Δήμου"}, {"id": 7, "name": "Άννα Ρίζου"}"#;
    desk.write("in.json", WORKED.replace(r#"{"id": 1, "name": "Άννα"}"#, two));
    desk.ok(&["import", "in.json", "a.eforos"]);
    desk
}

#[test]
fn every_document_is_printed() {
    let desk = competition();
    // Of recorded letters there is no draw to prove.
    for document in Document::ALL.into_iter().filter(|it| *it != Document::Commitment) {
        let said = desk.run(&["print", "a.eforos", document.code(), "-o", "out.pdf"]);
        assert_eq!((said.code, said.out.as_str()), (0, ""), "{document:?}: {}", said.err);
        assert!(said.err.contains("out.pdf was written"), "{}", said.err);
        assert!(pages(&desk, "out.pdf") >= 1, "{document:?}");
    }
    assert_eq!(desk.names(), ["a.eforos", "in.json", "out.pdf"]);
}

/// The standings that name nobody who was penalised lay in an archive alone.
#[test]
fn standings_without_the_names_of_penalties_are_printed_by_themselves() {
    let desk = Desk::new();
    let seed = "0c".repeat(32);
    desk.ok(&["demo", "a.eforos", "--players", "60", "--seed", &seed]);
    let exported = serde_json::from_str::<serde_json::Value>(&desk.ok(&["export", "a.eforos"]));
    let exported = exported.unwrap();
    let of = |kind: &str| {
        let all = exported["penalties"].as_array().unwrap();
        all.iter().find(|it| it["kind"] == kind).unwrap()["player"].clone()
    };
    let name = |id: &serde_json::Value| {
        let all = exported["players"].as_array().unwrap();
        all.iter().find(|it| it["id"] == *id).unwrap()["name"].as_str().unwrap().to_owned()
    };
    let printed = |document: &str| {
        desk.ok(&["print", "a.eforos", document, "-o", "out.pdf"]);
        text(&desk, "out.pdf")
    };
    let (named, unnamed) = (printed("standings"), printed("unnamed-standings"));
    assert!(named.contains(&name(&of("expelled"))), "{named}");
    assert!(!unnamed.contains(&name(&of("expelled"))), "{unnamed}");
    // Whoever is out for the rest stands there as everybody does, and so does who withdrew: the only mark left would be taken
    // for that of a penalty.
    assert!(unnamed.contains(&name(&of("expelled_from_rest"))), "{unnamed}");
    for mark in ["expelled", "withdrew", "voided"] {
        assert!(named.contains(mark) || mark == "voided", "{mark}: {named}");
        assert!(!unnamed.contains(mark), "{mark}: {unnamed}");
    }
}

/// The paper that is posted before round 1 promises the seed, and the final sheets of these games had none.
#[test]
fn the_final_sheet_keeps_what_the_posted_commitment_promises() {
    let desk = Desk::new();
    for rules in ["pl-pinczow-2016", "ca-cusca-molins", "ca-llisca", "ro-duplicate-2007"] {
        let file = format!("{rules}.eforos");
        desk.ok(&["demo", &file, "--rules", rules]);
        let printed = |document: &str| {
            desk.ok(&["--language", "en", "print", &file, document, "-o", "out.pdf"]);
            text(&desk, "out.pdf")
        };
        let sheet = printed("final");
        let digits = |label: &str| {
            let (_, rest) = sheet.split_once(label).unwrap_or_else(|| panic!("{rules}: {sheet}"));
            let groups = rest.split(' ').take_while(|group| {
                group.len() == 4 && group.chars().all(|digit| digit.is_ascii_hexdigit())
            });
            groups.collect::<String>()
        };
        let (commitment, seed) = (digits("Commitment "), digits("Seed "));
        assert_eq!(seed.len(), 64, "{rules}: {sheet}");
        let bytes = |digits: &str| -> Vec<u8> {
            let byte = |at: usize| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap();
            (0..32).map(byte).collect()
        };
        assert_eq!(Sha256::digest(bytes(&seed))[..], bytes(&commitment), "{rules}");
        assert!(printed("commitment").replace(' ', "").contains(&commitment), "{rules}");
        // Whoever was not in the hall draws again by what is published, also where no name of a penalty stands there.
        let folder = format!("{rules} archive");
        desk.ok(&["archive", &file, &folder]);
        let archived = files(&desk.path(&folder));
        let is_page = |name: &&String| Path::new(name).extension().is_some_and(|it| it == "html");
        let page = archived.iter().find(is_page).unwrap();
        let page = fs::read_to_string(desk.path(&folder).join(page)).unwrap();
        let bare: String = page.chars().filter(|sign| *sign != ' ').collect();
        for digits in [&commitment, &seed] {
            assert!(bare.contains(digits.as_str()), "{rules}: {digits}");
        }
    }
}

/// Of a rehearsed evening of 24: sanctions that had room stood on a page of their own, a list of warnings ended with one row on
/// a page, a turn's record told how the racks of all turns were drawn, and the table of turns had names for programs.
#[test]
fn an_evening_of_duplicate_takes_no_page_for_a_few_lines() {
    let desk = Desk::new();
    let rules = ["--rules", "ro-duplicate-2007", "--mode", "hall", "--players", "24"];
    let seed = "5c".repeat(32);
    desk.ok(&[&["demo", "game.eforos"][..], &rules, &["--seed", &seed]].concat());
    let print = |document: &str, more: &[&str]| {
        let file = format!("{document}.pdf");
        let wish = ["print", "game.eforos", document, "-o", &file, "--language", "ro"];
        desk.ok(&[&wish, more].concat());
        (pages(&desk, &file), text(&desk, &file))
    };
    let (count, said) = print("final", &[]);
    assert_eq!(count, 1, "{said}");
    for told in ["Sancțiuni", "avertisment", "Decizii și contestații", "Arbitru secund", "SHA-256"]
    {
        assert!(said.contains(told), "{told}: {said}");
    }
    let (count, said) = print("turn-record", &["--turn", "3"]);
    assert_eq!(count, 1, "{said}");
    assert!(said.contains("extragere manuală") && !said.contains("de program"), "{said}");
    let (count, said) = print("warnings", &[]);
    let mut last_page = Command::new("pdftotext");
    last_page.args(["-layout", "-f", &count.to_string()]).arg(desk.path("warnings.pdf")).arg("-");
    let out = last_page.output().unwrap();
    let last = String::from_utf8(out.stdout).unwrap();
    let rows = last.lines().filter(|line| line.contains("(A)") || line.contains("(D)")).count();
    assert!(rows >= 5, "{rows} on page {count}: {said}");
    desk.ok(&["archive", "game.eforos", "all", "--language", "ro"]);
    let turns = String::from_utf8(desk.read("all/tururi.csv")).unwrap();
    assert!(turns.contains("deschide jocul") && !turns.contains("opens"), "{turns}");
}

/// What two turns brought that do not count stood among the points of the table, and nothing said why it did not add up.
#[test]
fn the_table_of_turns_adds_up_and_says_what_does_not_count() {
    let desk = Desk::new();
    let rules = ["--rules", "ro-duplicate-2007", "--mode", "hall", "--players", "6"];
    desk.ok(&[&["demo", "game.eforos"][..], &rules, &["--seed", &"5b".repeat(32)]].concat());
    desk.ok(&["archive", "game.eforos", "all", "--language", "ro"]);
    let turns = String::from_utf8(desk.read("all/tururi.csv")).unwrap();
    // Whoever adds the points up comes to the sum, and the table says of which turns they are not in it.
    let mut lines = turns.trim_start_matches('\u{FEFF}').lines().map(|line| line.split(';'));
    let columns: Vec<&str> = lines.next().unwrap().collect();
    let [points, cumulated, criteria] = ["points", "cumulated", "criteria"]
        .map(|name| columns.iter().position(|column| *column == name).unwrap());
    let (mut sum, mut uncounted) = (0, 0);
    for line in lines {
        let line: Vec<&str> = line.collect();
        let said = line[criteria];
        if said.starts_with("anulat") || said.starts_with("luat înapoi") {
            uncounted += 1;
        } else {
            sum += line[points].parse().unwrap_or(0);
        }
        assert_eq!(line[cumulated].parse(), Ok(sum), "{line:?}");
    }
    assert!(uncounted > 0, "{turns}");
    let told = String::from_utf8(desk.read("all/00 CITEȘTE-MĂ.txt")).unwrap();
    assert!(told.contains("luat înapoi: tabla este ca înaintea lui"), "{told}");
    assert!(told.contains("SQLite") && told.contains("eforos verify"), "{told}");
}

/// A winner's had a third page for the last round.
#[test]
fn the_report_of_whoever_wrote_most_takes_two_pages() {
    let desk = Desk::new();
    desk.ok(&["demo", "day.eforos", "--players", "24", "--seed", &"11".repeat(32)]);
    desk.ok(&["print", "day.eforos", "player-report", "-o", "reports.pdf", "--language", "el"]);
    assert_eq!(pages(&desk, "reports.pdf"), 48);
}

#[test]
fn several_documents_stand_in_one_file_in_the_order_given() {
    let desk = competition();
    for order in [["standings", "final"], ["final", "standings"]] {
        desk.ok(&["print", "a.eforos", order[0], order[1], "-o", "out.pdf"]);
        let text = text(&desk, "out.pdf");
        let place = |document: &str| match document {
            "final" => text.find("Final sheet").unwrap(),
            _ => text.find("Standings after round").unwrap(),
        };
        assert!(place(order[0]) < place(order[1]), "{text}");
        assert!(text.contains("Not to be signed yet"));
        assert_eq!(pages(&desk, "out.pdf"), 2);
    }
}

#[test]
fn a_round_and_a_player_are_chosen() {
    let desk = competition();
    let of = |player: &str| {
        desk.ok(&["print", "a.eforos", "graded-sheets", "-o", "out.pdf", "--player", player]);
        text(&desk, "out.pdf")
    };
    for player in ["7", "ριζου", "Άννα Ρίζου", "ΡΙΖ"] {
        let text = of(player);
        assert!(text.contains("7. Άννα Ρίζου") && !text.contains("Δήμου"), "{player}: {text}");
    }
    let print = ["print", "a.eforos", "graded-sheets", "-o", "no.pdf", "--player"];
    let error = desk.refused(1, &[&print[..], &["Άννα"]].concat());
    assert!(error.contains("1. Άννα Δήμου, 7. Άννα Ρίζου"), "{error}");
    for nobody in ["2", "Νίκος", "", " "] {
        let error = desk.refused(1, &[&print[..], &[nobody]].concat());
        assert!(error.contains(&format!("“{}”", nobody.trim())), "{error}");
    }
    desk.ok(&["print", "a.eforos", "round-record", "-o", "out.pdf", "--round", "1"]);
    assert!(text(&desk, "out.pdf").contains("ΚΑΡΟΤΣΕ"));
    desk.ok(&["print", "a.eforos", "graded-sheets", "-o", "out.pdf", "--order", "round"]);
    let text = text(&desk, "out.pdf");
    assert!(text.find("1. Άννα Δήμου").unwrap() < text.find("7. Άννα Ρίζου").unwrap());
    for wrong in ["--round 0", "--round 15", "--order time", "--paper a3", "--blank 0", "--blank x"]
    {
        let wrong: Vec<&str> = wrong.split(' ').collect();
        desk.refused(
            2,
            &[&["print", "a.eforos", "graded-sheets", "-o", "no.pdf"], &wrong[..]].concat(),
        );
    }
}

#[test]
fn an_option_that_says_nothing_about_the_documents_is_a_mistake() {
    let desk = competition();
    for (documents, option) in [
        ("final rulings", "--round 1"),
        ("standings", "--player 1"),
        ("round-record", "--order round"),
        ("graded-sheets", "--paper a4"),
        ("graded-sheets", "--blank 3"),
    ] {
        let line = format!("print a.eforos {documents} -o no.pdf {option}");
        let args: Vec<&str> = line.split(' ').collect();
        let error = desk.refused(2, &args);
        let name = option.split(' ').next().unwrap();
        assert!(error.contains(name) && error.contains(&documents.replace(' ', ", ")), "{error}");
    }
    // One document of several that asks for it is enough.
    desk.ok(&["print", "a.eforos", "final", "round-record", "-o", "a.pdf", "--round", "1"]);
    desk.refused(2, &["print", "a.eforos", "poster", "-o", "no.pdf"]);
    desk.refused(2, &["print", "a.eforos", "final"]);
}

#[test]
fn what_cannot_be_written_leaves_the_old_file() {
    let desk = competition();
    // A competition is never overwritten, by whatever is written.
    let before = desk.read("a.eforos");
    desk.refused(1, &["print", "a.eforos", "final", "-o", "a.eforos"]);
    assert_eq!(desk.read("a.eforos"), before);
    desk.refused(1, &["print", "a.eforos", "final", "-o", "nowhere/out.pdf"]);
    fs::create_dir(desk.path("folder.pdf")).unwrap();
    let error = desk.refused(1, &["print", "a.eforos", "final", "-o", "folder.pdf"]);
    assert!(error.contains("it is a folder"), "{error}");
    #[cfg(target_os = "linux")]
    {
        let error = desk.refused(1, &["print", "a.eforos", "final", "-o", "/dev/full"]);
        assert!(error.contains("the disk is full"), "{error}");
        let error = desk.refused(1, &["print", "a.eforos", "final", "-o", "/proc/out.pdf"]);
        assert!(error.contains("/proc/out.pdf"), "{error}");
    }
    // A document is replaced by the next of its name.
    desk.write("out.pdf", "an old one");
    desk.ok(&["print", "a.eforos", "final", "-o", "out.pdf"]);
    assert!(desk.read("out.pdf").starts_with(b"%PDF"));
}

/// Chosen Greek stood between English sentences on the papers of a Romanian game, and Romanian ones on those of anagrams.
#[test]
fn paper_is_in_one_language() {
    let desk = Desk::new();
    desk.ok(&["demo", "game.eforos", "--rules", "ro-duplicate-2007", "--players", "3"]);
    desk.ok(&["demo", "day.eforos", "--players", "3"]);
    let is_greek = |sign: char| ('α'..='ω').contains(&sign);
    for (file, document, language) in [
        ("game.eforos", "game-sheet", "el"),
        ("game.eforos", "rules", "ca"),
        ("day.eforos", "rules", "ro"),
    ] {
        let print = |language| {
            desk.ok(&["print", file, document, "-o", "a.pdf", "--language", language]);
            let text = desk.text_of("a.pdf");
            std::fs::remove_file(desk.path("a.pdf")).unwrap();
            text
        };
        assert_eq!(print(language), print("en"), "{file} {document}");
    }
    desk.ok(&["print", "game.eforos", "final", "-o", "a.pdf", "--language", "el"]);
    let text = desk.text_of("a.pdf");
    assert!(!text.contains(is_greek), "{text}");
}
