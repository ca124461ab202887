//! Duplicate games on the command line: made, imported, exported, ranked, drawn, printed, verified.

use eforos::language::Language;
use serde_json::Value;

use super::support::Desk;

const EXAMPLE: &str = include_str!("../data/duplicate/game.json");

#[test]
fn an_imported_game_has_the_results_of_its_document() {
    let desk = Desk::new();
    desk.write("in.json", EXAMPLE);
    let graded = desk.json(&["grade", "in.json", "--json"]);
    desk.ok(&["import", "in.json", "game.eforos"]);
    desk.ok(&["verify", "game.eforos"]);
    desk.write("out.json", desk.ok(&["export", "game.eforos"]));
    let again = desk.json(&["grade", "out.json", "--json"]);
    for part in ["turns", "standings", "undecided", "top_total", "mode"] {
        assert_eq!(again[part], graded[part], "{part}");
    }
    let standings = desk.json(&["standings", "game.eforos", "--json"]);
    assert_eq!(standings["standings"], graded["standings"]);
    assert_eq!(standings["turns"], graded["turns"]);
    let after = desk.json(&["standings", "game.eforos", "--after", "1", "--json"]);
    assert_eq!(after["turns"].as_array().unwrap().len(), 1);
    let first: Vec<Value> = after["standings"].as_array().unwrap().clone();
    let totals: Vec<i64> = first.iter().map(|row| row["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [8, 8, 6, 6], "as told of turn 1: Ana and Eva 8, Dan and Ion 6");
    let slips = desk.ok(&["export", "game.eforos", "--csv"]);
    assert!(slips.contains("turn;player;name;position;word;points;late;fault;mistakes"), "{slips}");
    assert!(slips.contains("2;4;Ion;I8;STIRE;13;true;;"), "{slips}");
    let page = desk.ok(&["export", "game.eforos", "--html", "--named"]);
    assert!(page.contains("Cupa de toamn\u{103}") && page.contains("Ana"), "{page}");
}

/// A slip that was corrected after its play had become the top: no slip lays the top any more.
#[test]
fn a_top_that_is_on_no_slip_any_more_is_imported() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    for place in [0, 2] {
        let slip = &mut document["turns"][0]["slips"][place];
        slip["position"] = "H8".into();
        slip["word"] = "SAC".into();
        slip["points"] = 6.into();
    }
    desk.write("in.json", document.to_string());
    let graded = desk.json(&["grade", "in.json", "--json"]);
    desk.ok(&["import", "in.json", "game.eforos"]);
    desk.ok(&["verify", "game.eforos"]);
    desk.write("out.json", desk.ok(&["export", "game.eforos"]));
    let again = desk.json(&["grade", "out.json", "--json"]);
    for part in ["turns", "standings"] {
        assert_eq!(again[part], graded[part], "{part}");
    }
}

#[test]
fn a_sanction_of_a_turn_that_is_not_played_counts_in_every_standings() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    let played = document["turns"].as_array().unwrap().len();
    let sanction = |kind: &str| serde_json::json!({"player": 1, "turn": played + 1, "kind": kind, "reason": "vorbea"});
    document["sanctions"] = serde_json::json!([sanction("disciplinary")]);
    desk.write("in.json", document.to_string());
    let graded = desk.json(&["grade", "in.json", "--json"]);
    let ana = |results: &Value| {
        let rows = results["standings"].as_array().unwrap();
        rows.iter().find(|row| row["player"] == 1).unwrap()["disciplinary"].clone()
    };
    assert_eq!(ana(&graded), 1);
    desk.ok(&["import", "in.json", "game.eforos"]);
    let standings = desk.json(&["standings", "game.eforos", "--json"]);
    assert_eq!(standings["standings"], graded["standings"]);
    let before = played.checked_sub(1).unwrap().to_string();
    let before = desk.json(&["standings", "game.eforos", "--after", &before, "--json"]);
    assert_eq!(ana(&before), 0, "a turn before");
}

#[test]
fn a_rehearsed_game_verifies_and_is_printed() {
    let desk = Desk::new();
    let rules = ["--rules", "ro-duplicate-2007", "--players", "5"];
    for mode in ["hall", "program"] {
        let file = format!("{mode}.eforos");
        desk.ok(&[&["demo", &file, "--mode", mode][..], &rules].concat());
        let verified = desk.ok(&["verify", &file]);
        assert!(verified.contains("issue 1"), "{verified}");
        let results = desk.json(&["standings", &file, "--json"]);
        assert_eq!(results["provisional"], false);
        assert_eq!(results["mode"], mode);
        desk.write("out.json", desk.ok(&["export", &file]));
        let graded = desk.json(&["grade", "out.json", "--json"]);
        assert_eq!(graded["standings"], results["standings"]);
        // A slip that came to light late is told as that, and is nothing odd.
        let told = desk.run(&["grade", "out.json"]);
        assert_eq!((told.code, told.err.as_str()), (0, ""));
    }
    let papers = [
        "slips",
        "player-record",
        "turn-record",
        "game-sheet",
        "warnings",
        "standings",
        "final",
        "player-report",
        "rules",
        "rulings",
        "certificates",
        "commitment",
    ];
    for paper in papers {
        desk.ok(&["print", "hall.eforos", paper, "-o", &format!("{paper}.pdf")]);
        assert!(desk.read(&format!("{paper}.pdf")).starts_with(b"%PDF"), "{paper}");
    }
    // Everybody was told: a page that says so would be handed to nobody.
    let error = desk.refused(1, &["print", "hall.eforos", "zero-notices", "-o", "no.pdf"]);
    assert!(error.contains("nothing to hand out") && !desk.path("no.pdf").exists(), "{error}");
    let error = desk.refused(1, &["print", "hall.eforos", "word-sheets", "-o", "no.pdf"]);
    assert!(error.contains("word-sheets") && error.contains("game-sheet"), "{error}");
    let none = ["print", "hall.eforos", "turn-record", "--turn", "99", "-o", "no.pdf"];
    let error = desk.refused(1, &none);
    assert!(error.contains("nothing to print") && !desk.path("no.pdf").exists(), "{error}");
    for name in ["--turn", "--round"] {
        let wrong = ["print", "hall.eforos", "turn-record", name, "100", "-o", "no.pdf"];
        let error = desk.refused(2, &wrong);
        let other = if name == "--turn" { "--round" } else { "--turn" };
        assert!(error.contains(name) && !error.contains(other), "{error}");
        let idle = ["print", "hall.eforos", "commitment", name, "3", "-o", "no.pdf"];
        let error = desk.refused(2, &idle);
        assert!(error.contains(name) && !error.contains(other), "{error}");
    }
    let twice =
        ["print", "hall.eforos", "turn-record", "--turn", "3", "--round", "4", "-o", "no.pdf"];
    let error = desk.refused(2, &twice);
    assert!(error.contains("--turn") && error.contains("--round"), "{error}");
    let error = desk.refused(2, &["standings", "hall.eforos", "--after", "100"]);
    assert!(error.contains("--after"), "{error}");
    let log = desk.ok(&["log", "hall.eforos"]);
    assert!(log.contains("the top was announced") && log.contains("signed"), "{log}");
}

#[test]
fn first_racks_are_those_of_the_vectors() {
    let desk = Desk::new();
    let seed = "01".repeat(32);
    let asked =
        ["draw", "--rules", "ro-duplicate-2007", "--seed", &seed, "--hall", "SALUT", "--json"];
    let drawn = desk.json(&asked);
    assert_eq!(drawn["racks"][0]["drawn"], "EOSAAIT");
    assert_eq!(drawn["racks"][0]["leftover"], "");
    assert_eq!(drawn["racks"].as_array().unwrap().len(), 1);
    let many = desk.ok(&[&asked[..], &["--count", "3"]].concat());
    assert_eq!(many.lines().count(), 3);
    assert!(desk.ok(&asked[..7]).contains("EOSAAIT"));
}

#[test]
fn what_the_rules_forbid_is_refused_by_its_place() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    // Nobody handed a slip in, so nobody laid the top.
    document["turns"][0]["slips"] = serde_json::json!([]);
    desk.write("in.json", document.to_string());
    let error = desk.refused(1, &["import", "in.json", "game.eforos"]);
    assert!(error.contains("turns[0].top"), "{error}");
    let mut ended: Value = serde_json::from_str(EXAMPLE).unwrap();
    ended["ended"] = Value::from("no_letters");
    desk.write("in.json", ended.to_string());
    let error = desk.refused(1, &["import", "in.json", "game.eforos"]);
    assert!(error.contains("ended") && error.contains("no letters are left"), "{error}");
}

/// Results know no bound of players' numbers; the codes on slips have three digits for them.
#[test]
fn a_document_has_any_numbers_and_a_file_up_to_999() {
    let desk = Desk::new();
    let numbered = |id: u32| {
        let text = EXAMPLE.replace("\"id\": 4,", &format!("\"id\": {id},"));
        text.replace("\"player\": 4", &format!("\"player\": {id}"))
    };
    for id in [1000, u32::MAX] {
        desk.write("in.json", numbered(id));
        let graded = desk.json(&["grade", "in.json", "--json"]);
        let last = &graded["standings"][3];
        assert_eq!((&last["player"], &last["total"]), (&id.into(), &4.into()), "as told of Ion");
        let told = desk.refused(1, &["import", "in.json", "game.eforos"]);
        assert!(told.contains("players[3]") && told.contains("999"), "{told}");
    }
    desk.write("in.json", EXAMPLE.replace("\"id\": 4,", "\"id\": 4294967296,"));
    let told = desk.refused(1, &["grade", "in.json"]);
    assert!(told.contains("players[3].id"), "{told}");
    desk.write("in.json", numbered(999));
    desk.ok(&["import", "in.json", "game.eforos"]);
}

/// What every competition says of rounds and sheets is said of turns and slips.
#[test]
fn a_game_has_turns_and_slips() {
    let desk = Desk::new();
    // Of a game by chance not every happening is one of every day.
    let seed = "07".repeat(32);
    let rules = ["--rules", "ro-duplicate-2007", "--players", "9", "--seed", &seed];
    desk.ok(&[&["demo", "game.eforos"][..], &rules].concat());
    let log = desk.ok(&["log", "game.eforos"]);
    let page = desk.ok(&["export", "game.eforos", "--html", "--named"]);
    for (what, said) in [("log", &log), ("page", &page)] {
        let of_rounds: Vec<&str> = said
            .lines()
            .filter(|line| {
                let line = line.to_lowercase().replace("final sheet", "");
                let mut words = line.split(|c: char| !c.is_alphanumeric());
                words.any(|word| ["round", "rounds", "sheet", "sheets"].contains(&word))
            })
            .collect();
        assert!(of_rounds.is_empty(), "{what}: {of_rounds:#?}");
    }
    // An objection: whose, in which turn, about what, and what became of it.
    assert!(log.contains("about the hand that was not raised"), "{log}");
    let objection = page.lines().find(|line| line.contains("hand not raised")).unwrap();
    assert!(objection.contains(", turn ") && objection.contains("upheld"), "{objection}");
}

/// The list of sanctions had those of the arbiter's hand alone, beside a column that counted those of slips, too.
#[test]
fn the_page_lists_every_warning_that_its_columns_count() {
    let desk = Desk::new();
    let seed = "07".repeat(32);
    let rules = ["--rules", "ro-duplicate-2007", "--players", "9", "--seed", &seed];
    desk.ok(&[&["demo", "game.eforos"][..], &rules].concat());
    let standings = desk.json(&["standings", "game.eforos", "--json"])["standings"].clone();
    let page = desk.ok(&["export", "game.eforos", "--html", "--named"]);
    let list = page.split("id=\"penalties\"").nth(1).unwrap().split("</section>").next().unwrap();
    let (mut all, mut deducted) = (0, 0);
    for row in standings.as_array().unwrap() {
        let number = |key: &str| row[key].as_u64().unwrap();
        let (name, kinds) = (row["name"].as_str().unwrap(), ["warnings", "disciplinary"]);
        let line = list.lines().find(|line| line.contains(&format!("{name}:")));
        for (key, kind) in kinds.into_iter().zip(["technical", "disciplinary"]) {
            let said = match number(key) {
                0 => continue,
                1 => format!("1 {kind} warning"),
                count => format!("{count} {kind} warnings"),
            };
            assert!(line.is_some_and(|line| line.contains(&said)), "{name}: {said}: {list}");
            all += number(key);
        }
        if number("deductions") > 0 {
            let said = format!("{} points deducted", number("deductions"));
            assert!(line.unwrap().contains(&said), "{said}: {list}");
            deducted += 1;
        }
    }
    assert!(all > 5 && deducted > 0, "{all}, {deducted}");
    let unnamed = desk.ok(&["export", "game.eforos", "--html", "--unnamed"]);
    assert!(unnamed.contains("penalties; names and reasons are in the club"), "{unnamed}");
    assert!(!unnamed.contains("technical warning"), "{unnamed}");
}

/// Of three slips with the most points the page named one.
#[test]
fn the_page_names_everybody_who_has_the_best_slip_or_says_how_many() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    for (all, told) in [
        (1, "best slip: Ana, turn 3</bdi></dd>"),
        (3, "best slip: Ana, Dan, Eva, turn 3</bdi></dd>"),
        (4, "best score of a slip, on slips: 4</bdi></dd>"),
    ] {
        for (place, slip) in
            document["turns"][2]["slips"].as_array_mut().unwrap().iter_mut().enumerate()
        {
            let word = if place < all { "C0OMANDA" } else { "DA" };
            for (key, value) in [("position", "6E"), ("word", word)] {
                slip[key] = value.into();
            }
            slip["points"] = 71.into();
        }
        desk.write("in.json", document.to_string());
        let results = desk.json(&["grade", "in.json", "--json"]);
        let slips = results["turns"][2]["slips"].as_array().unwrap();
        let points = slips.iter().map(|slip| slip["points"].as_i64().unwrap());
        assert_eq!(points.filter(|points| *points == 71).count(), all, "{slips:?}");
        let file = format!("{all}.eforos");
        desk.ok(&["import", "in.json", &file]);
        let page = desk.ok(&["export", &file, "--html", "--named"]);
        let page = page.replace(['\u{2068}', '\u{2069}'], "");
        assert!(page.contains(told), "{told}: {page}");
    }
}

/// A turn that counts nothing looked like one that nobody scored in, and no letter or play of the game stood on its page.
#[test]
fn the_page_has_every_turn_and_says_which_was_annulled() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    document["turns"][2]["cancelled"] = serde_json::json!({"how": "score", "reason": "zgomot"});
    desk.write("in.json", document.to_string());
    desk.ok(&["import", "in.json", "game.eforos"]);
    let rows = |page: &str| -> Vec<String> {
        let list = page.split("id=\"turns\"").nth(1).unwrap().split("</table>").next().unwrap();
        let rows = list.split("<tbody>").nth(1).unwrap().split("<tr").skip(1);
        rows.map(|row| {
            let text =
                row.split_once('>').unwrap().1.split('<').map(|part| {
                    part.split_once('>').map_or(part, |(_, text)| text).trim().to_owned()
                });
            text.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("|")
        })
        .collect()
    };
    for how in ["--named", "--unnamed"] {
        let page = desk.ok(&["export", "game.eforos", "--html", how]);
        let rows = rows(&page);
        assert_eq!(rows[0], "1|A A C E I S T|H7|CASA|8|8", "{rows:?}");
        assert_eq!(rows[1], "2|E I M O R S T|I8|STIRE|13|13", "{rows:?}");
        assert!(rows[2].starts_with("3|A A D M N O ?|6E|cOMANDA|"), "{rows:?}");
        assert!(rows[2].contains("Cancelled: the turn counts 0 for everybody"), "{rows:?}");
    }
    let page = desk.ok(&["export", "game.eforos", "--html", "--named"]);
    let mark = "<span class=\"mark warning\">ann.</span>";
    let table = page.split("</table>").next().unwrap();
    assert_eq!(table.matches(mark).count(), 4, "{table}");
    assert!(page.contains(&format!("{mark} the turn was annulled")), "{page}");
    document["turns"][2].as_object_mut().unwrap().remove("cancelled");
    desk.write("in.json", document.to_string());
    desk.ok(&["import", "in.json", "whole.eforos"]);
    let whole = desk.ok(&["export", "whole.eforos", "--html", "--named"]);
    assert!(!whole.contains("annulled and counts") && !whole.contains("Cancelled:"), "{whole}");
}

/// What `grade` tells of a document, `import` tells, too: a slip that is passed over is in no file.
#[test]
fn what_is_odd_is_told_by_import_too() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    document["players"][3]["to_turn"] = 2.into();
    document["turns"][0]["refused"][0]["tiles"] = "AAEIOST".into();
    desk.write("in.json", document.to_string());
    let graded = desk.run(&["grade", "in.json"]);
    let imported = desk.run(&["import", "in.json", "game.eforos"]);
    assert_eq!((graded.code, imported.code), (0, 0));
    for told in ["turns[0].refused[0]", "player 4 was not in the game in this turn"] {
        assert!(graded.err.contains(told), "{}", graded.err);
        assert!(imported.err.contains(told), "{}", imported.err);
    }
}

/// A turn that a document leaves open goes on: whose slip is not there may still hand it in.
#[test]
fn of_an_open_turn_nobody_is_said_to_have_handed_in_nothing() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(EXAMPLE).unwrap();
    let turns = document["turns"].as_array_mut().unwrap();
    turns.truncate(1);
    turns[0].as_object_mut().unwrap().remove("top");
    turns[0]["slips"].as_array_mut().unwrap().truncate(1);
    for part in ["sanctions", "last_turn", "ended", "rulings"] {
        document.as_object_mut().unwrap().remove(part);
    }
    desk.write("in.json", document.to_string());
    desk.ok(&["import", "in.json", "game.eforos"]);
    let log = desk.ok(&["log", "game.eforos", "--language", "en"]);
    assert!(log.contains("a slip was keyed") && !log.contains("no slip was handed in"), "{log}");
}

/// What certificates say of rank and points is what the standings have; in Romanian the word stands before the rank.
#[test]
fn certificates_say_what_the_standings_say() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--rules", "ro-duplicate-2007", "--players", "8"]);
    let standings = desk.json(&["standings", "a.eforos", "--json"]);
    desk.ok(&["print", "a.eforos", "certificates", "-o", "c.pdf", "--language", "en"]);
    let text = desk.text_of("c.pdf");
    let pages: Vec<&str> = text.split('\u{c}').collect();
    let rows = standings["standings"].as_array().unwrap();
    let ranked = rows.iter().filter(|row| row["rank"].is_u64()).count();
    let mut ranks = 0;
    for row in standings["standings"].as_array().unwrap() {
        let (name, total) = (row["name"].as_str().unwrap(), &row["total"]);
        let own = pages.iter().filter(|page| page.contains(name));
        let own: Vec<_> = own.collect();
        assert_eq!(own.len(), usize::from(row["status"] != "expelled"), "{name}: {text}");
        let place = match row["rank"].as_u64() {
            Some(1) => "first place",
            Some(2) => "second place",
            Some(3) => "third place",
            _ => "",
        };
        let Some(page) = own.first() else { continue };
        ranks += usize::from(!place.is_empty());
        let said = match place {
            "" => Language::English.number(total.as_i64().unwrap()),
            place => {
                let total = Language::English.number(total.as_i64().unwrap());
                format!("{place} among {ranked} players, with {total} points")
            }
        };
        assert!(page.contains(&said), "{name}, {said}: {page}");
    }
    assert!(ranks >= 3, "{standings}");
    desk.ok(&["print", "a.eforos", "certificates", "-o", "r.pdf", "--language", "ro"]);
    let text = desk.text_of("r.pdf");
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let word = lines.iter().position(|line| *line == "locul").expect("the word");
    assert_eq!(lines[word + 1], "I", "{text}");
}
