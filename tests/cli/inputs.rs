//! What people and files bring: limits of texts and numbers, errors that quote little, lists that are
//! none, rules that are not the program's own, PDFs that unpack to more than the machine has.

use crate::common::files::CompetitionFile;
use eforos::domain::contest::RulesRef;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::{Event, Recorded};
use eforos::domain::lexicon::Digest;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::storage::{NewCompetition, StoredLexicon};
use serde_json::{Value, json};

use crate::chain::write_history;

use super::support::{Desk, WORKED};

/// A rehearsal's file with another rules file and other events, not signed, as program 0.1.0 wrote it.
pub fn craft(desk: &Desk, name: &str, rules: &str, change: impl Fn(&mut Event)) {
    let seed = format!("{:064x}", 7).parse().unwrap();
    let lexicon = Lexicon::embedded();
    let rehearsal = rehearse(&Plan { players: 3, seed }, &lexicon);
    let mut events: Vec<Recorded> = rehearsal.record.log().to_vec();
    events.retain(|recorded| !matches!(recorded.event, Event::Signed { .. }));
    for recorded in &mut events {
        if let Event::CompetitionCreated { rules: named, .. } = &mut recorded.event {
            *named = RulesRef { id: named.id.clone(), sha256: Digest::of(rules.as_bytes()) };
        }
    }
    let made = events[..1].to_vec();
    for recorded in &mut events {
        change(&mut recorded.event);
    }
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rules,
        lexicon: &StoredLexicon::Full(lexicon),
        events: &made,
    };
    CompetitionFile::create(&desk.path(name), new).unwrap().close().unwrap();
    write_history(&desk.path(name), &events, 1);
}

/// The worked example with something else at a place.
fn worked(pointer: &str, value: &Value) -> String {
    let mut document: Value = serde_json::from_str(WORKED).unwrap();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    document.pointer_mut(parent).unwrap()[key] = value.clone();
    document.to_string()
}

#[cfg(target_os = "linux")]
#[test]
fn a_pdf_that_unpacks_to_a_flood_is_told_and_takes_little() {
    use crate::cli::support::said;
    use std::process::Command;
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/pdf/");
    for name in ["unpacks-to-400-MB.pdf", "unpacks-to-1-GB.pdf"] {
        // A gigabyte of addresses is what the program itself has; what reads the PDF inherits the limit.
        let mut command = Command::new("sh");
        command.args(["-c", r#"ulimit -v 1000000; exec "$@""#, "sh", env!("CARGO_BIN_EXE_eforos")]);
        command.args(["lexicon", "info", &format!("{data}{name}")]);
        let said = said(command.env("EFOROS_LANGUAGE", "en").output().unwrap());
        assert_eq!(said.code, 1, "{name}: {}", said.err);
        assert!(said.err.contains("MB of memory"), "{name}: {}", said.err);
        assert_eq!(said.err.lines().count(), 1, "{name}: {}", said.err);
    }
}

#[test]
fn texts_of_a_document_have_their_length() {
    let desk = Desk::new();
    let names = "Ώ".repeat(121);
    let titles = "Ώ".repeat(201);
    let ruling = json!([{"word": "ΡΟΣ", "valid": true, "reason": "Ώ".repeat(501)}]);
    let penalty =
        json!([{"player": 1, "round": 1, "kind": "reprimand", "reason": "Ώ".repeat(1001)}]);
    for (place, value, path) in [
        ("/title", json!(titles), "title"),
        ("/venue", json!(titles), "venue"),
        ("/referee", json!(names), "referee"),
        ("/assistants", json!([names]), "assistants[0]"),
        ("/players/0/name", json!(names), "players[0].name"),
        ("/players/0/club", json!(names), "players[0].club"),
        ("/lexicon/name", json!(titles), "lexicon.name"),
        ("/rulings", ruling, "rulings[0].reason"),
        ("/penalties", penalty, "penalties[0].reason"),
    ] {
        desk.write("in.json", worked(place, &value));
        for command in [&["grade", "in.json"][..], &["import", "in.json", "a.eforos"]] {
            let told = desk.refused(1, command);
            assert!(told.contains(path) && told.contains("at most"), "{path}: {told}");
            assert!(told.chars().count() < 400, "{path}: {told}");
        }
    }
    // One character less is a text like any other.
    desk.write("in.json", worked("/players/0/name", &json!("Ώ".repeat(120))));
    desk.ok(&["import", "in.json", "a.eforos"]);
    for hidden in ["Άννα\u{1B}[2J", "Άννα\u{202E}", "Άννα\nΒ"] {
        desk.write("in.json", worked("/players/0/name", &json!(hidden)));
        let told = desk.refused(1, &["grade", "in.json"]);
        assert!(told.contains("cannot be seen"), "{told}");
    }
    desk.write("words.txt", "ΚΑΡΟ\n");
    let build = ["lexicon", "build", "words.txt", "-o", "x", "--edition", "1", "--name", &titles];
    assert!(desk.refused(1, &build).contains("at most 200"));
}

#[test]
fn players_are_numbered_up_to_999() {
    let desk = Desk::new();
    let numbered = |id: u32| WORKED.replace("\"id\": 1", &format!("\"id\": {id}"));
    for id in [1000, 4_294_967_295] {
        desk.write("in.json", numbered(id));
        let told = desk.refused(1, &["grade", "in.json"]);
        assert!(told.contains("players[0].id") && told.contains("999"), "{told}");
    }
    desk.write("in.json", numbered(999).replace("\"player\": 1", "\"player\": 999"));
    desk.ok(&["grade", "in.json"]);
}

/// Whatever is wrong, an error is short: of what was given it quotes 80 characters.
#[test]
fn an_error_quotes_little_of_what_was_given() {
    let desk = Desk::new();
    let long = "Ω".repeat(3000);
    let spaced = "Ω ".repeat(1500);
    let of = |value: &str| {
        let place = "/rounds/0/sheets/0/words/7";
        [
            worked(place, &json!([value])),
            worked("/rounds/0/letters", &json!(value)),
            worked("/rules", &json!(value)),
            worked("/rules", &json!({"text": value})),
            worked("/rules", &json!({"text": format!("{value} = 1")})),
            worked("/date", &json!(value)),
            WORKED.replacen("format", value, 1),
            WORKED.replacen("eforos/1", value, 1),
            WORKED.replacen("players", value, 1),
        ]
    };
    for document in of(&long).into_iter().chain(of(&spaced)) {
        desk.write("in.json", document);
        let told = desk.refused(1, &["grade", "in.json"]);
        assert!(told.chars().filter(|&c| c == 'Ω').count() <= 80, "{told}");
    }
    desk.ok(&["demo", "a.eforos", "--players", "2"]);
    for arguments in [
        &["check", &long][..],
        &["check", &spaced],
        &["rack", &long],
        &[&long],
        &["draw", "--seed", &long],
        &["draw", "--count", &long],
        &["draw", &format!("--{long}")],
        &["print", "a.eforos", &long, "-o", "x.pdf"],
        &["print", "a.eforos", "player-report", "-o", "x.pdf", "--player", &long],
        &["lexicon", &long],
    ] {
        let said = desk.run(arguments);
        assert_ne!(said.code, 0, "{arguments:?}");
        assert!(said.err.chars().filter(|&c| c == 'Ω').count() <= 80, "{}", said.err);
    }
}

#[test]
fn what_is_no_list_is_built_into_none() {
    let desk = Desk::new();
    desk.write("list.txt", "ΚΑΡΟ\nΤΑΚΟΣ # με σχόλιο\nΡΟΣ\n");
    desk.write("words.json", "{\"words\": [\"ΚΑΡΟ\", \"ΤΑΚΟΣ\"], \"more\": [ ΡΟΣ ]}");
    desk.write("players.csv", "Α/Α; Όνομα ;Σύλλογος\n1; Άννα ;Καβάλα\n2; Νίκος ;Δράμα\n");
    desk.write("letter.txt", "ΚΑΡΟ 1. 2. 3. 4. ΡΟΣ 5. (6) ;;\n");
    let build = |list: &'static str, more: &'static [&'static str]| {
        let rest = ["-o", "out", "--name", "N", "--edition", "1"];
        [&["lexicon", "build", list][..], &rest, more].concat()
    };
    for (list, why) in
        [("words.json", "JSON"), ("players.csv", "3 columns"), ("letter.txt", "no words")]
    {
        let said = desk.run(&build(list, &[]));
        assert_eq!(said.code, 1, "{list}: {}", said.err);
        let last = said.err.lines().last().unwrap();
        assert!(last.contains(why) && last.contains("--force"), "{list}: {last}");
        assert!(!desk.names().contains(&"out".to_owned()));
        // A list together with it is refused, too.
        let both = [&["lexicon", "build", "list.txt"][..], &build(list, &[])[2..]].concat();
        assert_eq!(desk.run(&both).code, 1);
        desk.ok(&build(list, &["--force"]));
        std::fs::remove_file(desk.path("out")).unwrap();
    }
    desk.ok(&build("list.txt", &[]));
}

#[test]
fn a_clubs_rules_travel_with_a_document() {
    let desk = Desk::new();
    let club = OSTH_2019.replace("\n7 = 3\n", "\n7 = 9\n");
    assert_ne!(club, OSTH_2019);
    craft(&desk, "a.eforos", &club, |_| {});
    let text = desk.ok(&["export", "a.eforos"]);
    let document: Value = serde_json::from_str(&text).unwrap();
    let sha256 = Digest::of(club.as_bytes()).to_string();
    assert_eq!(document["rules"], json!({"id": "osth-2019", "sha256": sha256, "text": club}));

    desk.write("a.json", &text);
    desk.ok(&["import", "a.json", "b.eforos"]);
    let standings = |args: &[&str]| desk.json(args)["standings"].clone();
    let here = standings(&["standings", "a.eforos", "--json"]);
    assert_eq!(standings(&["standings", "b.eforos", "--json"]), here);
    assert_eq!(standings(&["grade", "a.json", "--json"]), here);
    assert_eq!(desk.ok(&["export", "b.eforos"]), text);
    // By the program's own rules the totals are others.
    let with = |rules: Value| {
        let mut other = document.clone();
        other["rules"] = rules;
        desk.write("other.json", other.to_string());
    };
    with(json!("osth-2019"));
    assert_ne!(standings(&["grade", "other.json", "--json"]), here);
    // The program's own may be named in full.
    let own = Digest::of(OSTH_2019.as_bytes()).to_string();
    for rules in [
        json!({"id": "osth-2019"}),
        json!({"id": "osth-2019", "sha256": own}),
        json!({"text": OSTH_2019}),
        json!(""),
    ] {
        with(rules);
        assert_ne!(standings(&["grade", "other.json", "--json"]), here);
    }
    // Unknown ones without their text, and a text that is another's, are refused.
    for (rules, path, what) in [
        (json!("kavala-2026"), "rules", "does not have these rules"),
        (json!({}), "rules", "does not have these rules"),
        (json!({"id": "kavala-2026"}), "rules", "does not have these rules"),
        (json!({"id": "osth-2019", "sha256": sha256}), "rules", "does not have these rules"),
        (json!({"sha256": own, "text": club}), "rules.text", "is not the one"),
        (json!({"id": "kavala-2026", "text": club}), "rules.text", "is not the one"),
        (json!({"text": "id = 5"}), "rules.text", "cannot be read"),
        (json!(5), "rules", "needed"),
    ] {
        with(rules.clone());
        for command in [&["grade", "other.json"][..], &["import", "other.json", "c.eforos"]] {
            let told = desk.refused(1, command);
            assert!(told.contains(path) && told.contains(what), "{rules}: {told}");
        }
    }
}
