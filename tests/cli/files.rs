//! Competition files from the command line.

use std::process::Command;

use eforos::language::Language;
use eforos::print::documents::Document;
use eforos::views::print::document_name;
use serde_json::{Value, json};

use super::support::{Desk, WORKED, files, names, said};

/// The standings without what differs between a competition and its document.
fn rows(desk: &Desk, args: &[&str]) -> Value {
    desk.json(args)["standings"].clone()
}

#[test]
fn a_rehearsal_exported_and_imported_has_the_same_standings() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "7", "--seed", &"5a".repeat(32)]);
    assert_eq!(desk.names(), ["a.eforos"], "one single file");
    let verified = desk.ok(&["verify", "a.eforos"]);
    assert!(!verified.contains("WRONG"), "{verified}");

    desk.write("a.json", desk.ok(&["export", "a.eforos"]));
    assert_eq!(desk.ok(&["export", "a.eforos", "--json"]).as_bytes(), desk.read("a.json"));
    desk.ok(&["import", "a.json", "b.eforos"]);
    let standings = rows(&desk, &["standings", "a.eforos", "--json"]);
    assert_eq!(standings.as_array().unwrap().len(), 7);
    assert_eq!(rows(&desk, &["standings", "b.eforos", "--json"]), standings);
    assert_eq!(rows(&desk, &["grade", "a.json", "--json"]), standings);
    let csv = |file| desk.ok(&["standings", file, "--csv"]);
    assert_eq!(csv("a.eforos"), csv("b.eforos"));
    assert_eq!(desk.ok(&["export", "b.eforos"]).as_bytes(), desk.read("a.json"));

    // Imported letters are recorded, not derivable, and that is no failure.
    let verified = desk.ok(&["verify", "b.eforos"]);
    assert!(verified.contains("not derivable"), "{verified}");
}

#[test]
fn the_same_seed_gives_the_same_history() {
    let desk = Desk::new();
    let seed = "07".repeat(32);
    for name in ["a.eforos", "b.eforos"] {
        desk.ok(&["demo", name, "--players", "4", "--seed", &seed]);
    }
    let log = desk.ok(&["log", "a.eforos", "--json"]);
    assert_eq!(log, desk.ok(&["log", "b.eforos", "--json"]));
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["seq"], json!(1));
    let told = desk.ok(&["log", "a.eforos"]);
    assert_eq!(told.lines().count(), lines.len());
    // Signed, so the seed is told; in the last event and nowhere before it.
    let seed = lines.last().unwrap()["event"]["signed"]["seed"].as_str().unwrap().to_owned();
    assert_eq!(told.matches(&seed).count(), 1);
    assert_eq!(log.matches(&seed).count(), 1);
}

#[test]
fn standings_after_a_round_know_nothing_of_later_ones() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "5", "--seed", &"01".repeat(32)]);
    let results = desk.json(&["standings", "a.eforos", "--after", "3", "--json"]);
    let rounds = results["standings"][0]["rounds"].as_array().unwrap();
    assert!(rounds[..3].iter().all(Value::is_number), "{rounds:?}");
    assert!(rounds[3..].iter().all(Value::is_null), "{rounds:?}");
    assert_eq!(
        results["sheets"].as_array().unwrap().len(),
        3 * results["standings"].as_array().unwrap().len()
    );
    assert!(desk.ok(&["standings", "a.eforos", "--after", "3"]).contains("After round 3"));
}

#[test]
fn an_import_is_unsigned_and_judged_as_its_document() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    desk.ok(&["import", "in.json", "a.eforos"]);
    let graded = desk.json(&["grade", "in.json", "--json"]);
    assert_eq!(desk.json(&["standings", "a.eforos", "--json"]), graded);
    let log = desk.ok(&["log", "a.eforos", "--json"]);
    assert!(!log.contains("signed"), "{log}");
    desk.ok(&["verify", "a.eforos"]);
    // By a list that is given, which then travels in the file.
    desk.write("list.txt", "καρό τάκος ρος");
    desk.ok(&["import", "in.json", "b.eforos", "--lexicon", "list.txt"]);
    let results = desk.json(&["standings", "b.eforos", "--json"]);
    assert_eq!(results["sheets"][0]["total"], json!(0));
    assert_eq!(results["lexicon"]["words"], json!(3));
    // Nothing found at all.
    desk.write("none.json", WORKED.replace(r#"["ΚΑΡΟ", "ΤΑΚΟΣ"]"#, "[]"));
    desk.ok(&["import", "none.json", "c.eforos"]);
    assert_eq!(desk.json(&["standings", "c.eforos", "--json"])["sheets"][0]["total"], json!(-10));
    desk.ok(&["verify", "c.eforos"]);
}

#[test]
fn a_document_with_objections_is_imported_with_the_rest_given_up() {
    let desk = Desk::new();
    let mut document: Value = serde_json::from_str(WORKED).unwrap();
    document["objections"] = json!([{"player": 1, "round": 1, "word": "ΡΟΣ", "upheld": true}]);
    desk.write("in.json", document.to_string());
    desk.ok(&["import", "in.json", "a.eforos"]);
    let results = desk.json(&["standings", "a.eforos", "--json"]);
    assert_eq!(results, desk.json(&["grade", "in.json", "--json"]));
    assert_eq!(results["sheets"][0]["total"], json!(0));
    assert_eq!(results["provisional"], json!(false));
}

/// Of seven objections a document had two, and whoever graded it read that nothing was open.
#[test]
fn an_export_says_how_many_objections_it_has_no_place_for() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "24"]);
    let lodged = desk.ok(&["log", "a.eforos", "--json"]).matches("\"objection_lodged\"").count();
    let said = desk.run(&["export", "a.eforos", "--json"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let document: Value = serde_json::from_str(&said.out).unwrap();
    let told = document["objections"].as_array().unwrap().len();
    assert!(0 < told && told < lodged, "{told} of {lodged}");
    let left = (lodged - told).to_string();
    assert!(said.err.contains(&left) && said.err.contains("objections are not"), "{}", said.err);
    // Of what has all there is nothing to be said.
    desk.write("in.json", WORKED);
    desk.ok(&["import", "in.json", "b.eforos"]);
    assert_eq!(desk.run(&["export", "b.eforos", "--json"]).err, "");
}

#[test]
fn sheets_and_page_are_exported() {
    let desk = Desk::new();
    desk.write("in.json", WORKED.replace("Άννα", "<b>&'Άννα"));
    desk.ok(&["import", "in.json", "a.eforos"]);
    let csv = desk.ok(&["export", "a.eforos", "--csv"]);
    assert!(csv.starts_with("\u{FEFF}round;player;name;field;word;late\r\n"), "{csv}");
    assert_eq!(csv.matches("\r\n").count(), 8);
    let page = desk.ok(&["export", "a.eforos", "--html", "--named"]);
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    assert!(page.contains("&#60;b&#62;&#38;&#39;Άννα") && !page.contains("<b>"), "{page}");
    assert!(!page.contains("http"), "nothing beside it is needed: {page}");
}

#[test]
fn an_archive_is_a_new_folder_with_everything() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3", "--seed", &"0c".repeat(32)]);
    desk.ok(&["archive", "a.eforos", "archive"]);
    // In the order in which they are looked for, each called as the language calls it, and numbered in its part without a
    // gap. Nobody was penalised: there is nothing to be silent about. A form that is filled in says nothing of the competition.
    let public = vec![Document::Final, Document::Standings, Document::Rules, Document::Commitment];
    let private = vec![
        Document::Certificates,
        Document::PlayerReport,
        Document::GradedSheets,
        Document::RoundRecord,
        Document::Rulings,
        Document::Guide,
    ];
    let documents = [public, private].into_iter().flat_map(|part| {
        (1..).zip(part).map(|(place, document)| {
            format!("{place:02} {}.pdf", document_name(Language::English, document))
        })
    });
    let others = "exchange.json history.txt results.html results.json sheets.csv standings.csv";
    let mut expected: Vec<String> = others.split(' ').map(str::to_owned).chain(documents).collect();
    // What says more of everybody than the standings lies apart from both, below what says when it may be put up.
    let agreed = ["00 READ ME.txt", "Only if all agree/publication.eforos"];
    expected.extend(agreed.map(str::to_owned));
    expected.push("Only if all agree/00 READ ME.txt".to_owned());
    expected.sort();
    // What may be published lies in a folder of its own, so that nothing else is put up with it.
    let in_folders = |folder: &str| {
        let all = files(&desk.path(folder));
        let (public, others): (Vec<String>, Vec<String>) =
            all.into_iter().partition(|way| way.starts_with("To publish/"));
        let public = public.iter().map(|way| way.replace("To publish/", "")).collect();
        [others, public]
    };
    let [others, public] = in_folders("archive");
    let mut all = [others, public.clone()].concat();
    all.sort();
    assert_eq!(all, expected);
    let page = ["Commitment to the draw", "Rules on one page", "Standings table", "Final sheet"];
    let of_page = |name: &&String| {
        page.iter().any(|one| name.ends_with(&format!("{one}.pdf")))
            || ["results.html", "standings.csv"].contains(&name.as_str())
    };
    assert_eq!(public.iter().filter(of_page).count(), public.len(), "{public:?}");
    assert_eq!(public.len(), 6, "{public:?}");
    let standings = rows(&desk, &["standings", "a.eforos", "--json"]);
    assert_eq!(
        rows(&desk, &["standings", "archive/Only if all agree/publication.eforos", "--json"]),
        standings
    );
    assert_eq!(rows(&desk, &["grade", "archive/exchange.json", "--json"]), standings);
    desk.ok(&["verify", "archive/Only if all agree/publication.eforos"]);
    let told = String::from_utf8(desk.read("archive/00 READ ME.txt")).unwrap();
    let (public, private) = told.split_once("STAY WITH THE CLUB").unwrap();
    for name in &expected {
        let times = told.matches(&format!("  {name}\n")).count();
        assert_eq!(times, usize::from(!name.ends_with("00 READ ME.txt")), "{name}: {told}");
    }
    let beware = "to be put up only where all agree to that.";
    assert!(public.contains("  results.html\n") && !public.contains(beware), "{told}");
    assert!(private.contains(beware), "{told}");
    let apart = String::from_utf8(desk.read("archive/Only if all agree/00 READ ME.txt")).unwrap();
    assert!(apart.trim_end().ends_with(beware), "{apart}");
    // Who did what, as the program tells it in the language of the archive.
    let history = String::from_utf8(desk.read("archive/history.txt")).unwrap();
    assert_eq!(history, desk.ok(&["log", "a.eforos"]));
    assert!(private.contains("  history.txt\n") && !public.contains("history"), "{told}");
    assert!(private.contains("  sheets.csv\n") && private.contains("Certificates.pdf\n"), "{told}");
    assert!(!told.contains("Word sheets") && !told.contains("Not here"), "{told}");
    // What is done with them stands above all lists.
    for done in [
        "Print, sign, keep: To publish/01 Final sheet.pdf",
        "Print, hand out: 01 Certificates.pdf, 02 Player’s report.pdf",
        "Print, put on the wall: To publish/02 Standings table.pdf",
        "Put on the web site: To publish/results.html",
    ] {
        let (above, _) = told.split_once("MAY BE PUBLISHED").unwrap();
        assert!(above.contains(&format!("\n  {done}\n")), "{done}: {told}");
    }
    desk.ok(&["archive", "a.eforos", "unnamed", "--unnamed"]);
    let [_, public] = in_folders("unnamed");
    let unnamed = "penalties without names";
    let expected = [
        format!("01 Standings - {unnamed}.pdf"),
        "02 Rules on one page.pdf".to_owned(),
        "03 Commitment to the draw.pdf".to_owned(),
        "results.html".to_owned(),
        format!("standings - {unnamed}.csv"),
    ];
    assert_eq!(public, expected, "nobody was penalised: the page is that of all");
    let told = String::from_utf8(desk.read("unnamed/00 READ ME.txt")).unwrap();
    let (public, private) = told.split_once("STAY WITH THE CLUB").unwrap();
    assert!(
        public.contains("  results.html\n") && private.contains("  full copy.eforos\n"),
        "{told}"
    );
    // The standings, too, have the names: they lie below what says so.
    assert!(private.starts_with(" (whatever has all names"), "{told}");
    assert!(told.contains("and without reasons) · To publish/\n"), "{told}");
    desk.refused(1, &["archive", "a.eforos", "archive"]);
    desk.refused(1, &["archive", "a.eforos", "nowhere/archive"]);
}

#[test]
fn in_an_archive_files_are_called_as_its_language_calls_them() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3", "--seed", &"0c".repeat(32)]);
    desk.ok(&["archive", "a.eforos", "όλα", "--language", "el"]);
    let greek = |name: &String| !name.chars().any(|sign| sign.is_ascii_uppercase());
    let names = names(&desk.path("όλα"));
    assert!(
        names.iter().all(greek) && names.contains(&"00 ΔΙΑΒΑΣΕ ΜΕ.txt".to_owned()),
        "{names:?}"
    );
    assert!(
        !names.iter().any(|name| name.starts_with(char::is_alphabetic) && name.is_ascii()),
        "{names:?}"
    );
}

/// What stands out in a column of scores times seats is the highest score, not the highest product.
fn assert_best_scores(page: &str) {
    let table = page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    let rows: Vec<Vec<&str>> =
        table.split("</tr>").map(|row| row.split("<td").skip(1).collect()).collect();
    let score = |cell: &str| -> Option<i64> {
        let (score, _) = cell.split_once('>')?.1.split_once(" × ")?;
        score.replace('−', "-").parse().ok()
    };
    let mut told = 0;
    for column in 0..rows[0].len() {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let scores: Vec<_> = cells.filter_map(|cell| Some((score(cell)?, *cell))).collect();
        let Some(best) = scores.iter().map(|(score, _)| *score).max() else { continue };
        for (score, cell) in scores {
            assert_eq!(cell.starts_with(" class=\"best\""), score == best, "{column}: {cell}");
            told += 1;
        }
    }
    assert!(told > 6, "{told}");
}

/// The same of classic games, whose page is another: asked for without names it named them with their reasons, alone and in
/// the archive's folder to publish.
#[test]
fn what_may_be_published_of_a_classic_day_names_nobody_who_was_penalised() {
    let desk = Desk::new();
    for rules in ["ca-llisca", "ca-cusca-molins", "pl-pinczow-2016"] {
        let file = format!("{rules}.eforos");
        desk.ok(&["demo", &file, "--rules", rules]);
        let document: Value = serde_json::from_str(&desk.ok(&["export", &file])).unwrap();
        let penalties = document["penalties"].as_array().unwrap();
        let reasons = penalties.iter().map(|it| it["reason"].as_str().unwrap());
        let reasons: Vec<&str> = reasons.filter(|reason| !reason.is_empty()).collect();
        assert!(!penalties.is_empty() && !reasons.is_empty(), "{rules}");
        // As the window and the archive: named is who is asked for.
        let unasked = desk.run(&["export", &file, "--html"]);
        assert!(unasked.err.contains("with --named it does"), "{}", unasked.err);
        assert_eq!(unasked.out, desk.ok(&["export", &file, "--html", "--unnamed"]));
        let named = desk.ok(&["export", &file, "--html", "--named"]);
        assert!(reasons.iter().any(|reason| named.contains(reason)) || rules.starts_with("pl"));
        // What it is checked with lies beside it, or, of pupils, with the club.
        let check = match rules {
            "pl-pinczow-2016" => "which the club keeps: eforos grade",
            _ => "with the copy for publication, from the club: eforos verify",
        };
        assert!(named.contains(check), "{rules}");
        if rules == "ca-cusca-molins" {
            assert_best_scores(&named);
            // Below a mean with decimals one without any was taken for another kind of number.
            let totals = named.split("<td class=\"total\">").skip(1);
            let totals: Vec<&str> = totals.map(|it| it.split('<').next().unwrap()).collect();
            let alike = totals.iter().filter(|total| total.contains('.')).count();
            assert!(alike == 0 || alike == totals.len(), "{totals:?}");
        }
        // On paper the rounds do not fold away.
        assert!(named.contains("<div class=\"printed\">"), "{rules}");
        desk.ok(&["archive", &file, rules]);
        let folder = format!("{rules}/To publish");
        let archived = std::fs::read_dir(desk.path(&folder)).unwrap().map(|it| it.unwrap().path());
        let pages = archived.filter(|path| path.extension().is_some_and(|it| it == "html"));
        let pages: Vec<String> = pages.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        assert_eq!(pages.len(), 1, "{rules}");
        for page in [desk.ok(&["export", &file, "--html", "--unnamed"]), pages[0].clone()] {
            assert!(page.contains("Penalties without names"), "{rules}");
            for tells in
                reasons.iter().copied().chain(["expelled", "points off", "class=\"score\""])
            {
                assert!(!page.contains(tells), "{rules}: {tells}");
            }
            assert!(page.contains("which the club keeps: eforos grade"), "{rules}");
        }
        // And as a table: rank, name and what ranks; pupils by their initials, which READ ME says.
        let tables = files(&desk.path(&folder))
            .into_iter()
            .filter(|name| name.rsplit_once('.').is_some_and(|(_, end)| end == "csv"));
        let tables: Vec<String> = tables.collect();
        assert_eq!(tables, ["standings - penalties without names.csv"], "{rules}");
        let table = String::from_utf8(desk.read(&format!("{folder}/{}", tables[0]))).unwrap();
        let is_out =
            |id: &Value| penalties.iter().any(|it| it["kind"] == "expelled" && it["player"] == *id);
        let told = String::from_utf8(desk.read(&format!("{rules}/00 READ ME.txt"))).unwrap();
        let of_pupils = rules == "pl-pinczow-2016";
        assert_eq!(told.contains("Pupils stand in what may be published by"), of_pupils, "{told}");
        for player in document["players"].as_array().unwrap() {
            let name = player["name"].as_str().unwrap();
            let named = !is_out(&player["id"]) && !of_pupils;
            assert_eq!(table.contains(name), named, "{rules}, {name}: {table}");
        }
        assert!(!table.contains("expelled"), "{rules}: {table}");
        // A mean that is whole has no decimals in a table; what programs exchange has always two.
        if rules == "ca-cusca-molins" {
            let whole = String::from_utf8(desk.read(&format!("{rules}/standings.csv"))).unwrap();
            let json = String::from_utf8(desk.read(&format!("{rules}/results.json"))).unwrap();
            assert!(!table.contains(".00") && !whole.contains(".00"), "{table}{whole}");
            assert!(json.contains(".00\""), "{json}");
        }
        // Beside the page lies what can be put on a wall, pupils by their initials there, too.
        let lists = files(&desk.path(&folder));
        let list = lists.iter().find(|name| name.ends_with("- penalties without names.pdf"));
        let list = desk.path(&format!("{folder}/{}", list.unwrap()));
        let text = Command::new("pdftotext").arg("-layout").arg(list).arg("-").output().unwrap();
        let text = String::from_utf8(text.stdout).unwrap();
        assert!(text.contains("penalties without names"), "{rules}: {text}");
        let gone = penalties.iter().find(|it| it["kind"] == "expelled");
        let gone = gone.map(|it| {
            let all = document["players"].as_array().unwrap();
            all.iter().find(|who| who["id"] == it["player"]).unwrap()["name"].as_str().unwrap()
        });
        for tells in reasons.iter().copied().chain(["expelled", "points off"]).chain(gone) {
            assert!(!text.contains(tells), "{rules}: {tells}: {text}");
        }
        assert_eq!(text.contains("Pupils are told by their initials"), of_pupils, "{text}");
    }
}

/// With the names of the penalised, every pupil's whole name and school lay in what may be published.
#[test]
fn no_pupil_is_named_in_what_may_be_published() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--rules", "pl-pinczow-2016"]);
    let document: Value = serde_json::from_str(&desk.ok(&["export", "a.eforos"])).unwrap();
    let players = document["players"].as_array().unwrap();
    let names: Vec<&str> = players.iter().map(|it| it["name"].as_str().unwrap()).collect();
    desk.ok(&["archive", "a.eforos", "all", "--named"]);
    let named = |path: &std::path::Path| {
        let text = if path.extension().is_some_and(|it| it == "pdf") {
            Command::new("pdftotext").arg(path).arg("-").output().unwrap().stdout
        } else {
            std::fs::read(path).unwrap()
        };
        let text = String::from_utf8_lossy(&text).into_owned();
        names.iter().filter(|name| text.contains(**name)).count()
    };
    let public = desk.path("all/To publish");
    let lists = files(&public);
    assert!(lists.iter().any(|name| name == "results.html"), "{lists:?}");
    // Nothing that programs read lay there, and nothing for a wall: a table by initials, whoever had to go with it.
    let table = String::from_utf8(desk.read("all/To publish/standings.csv")).unwrap();
    let rows = players.len();
    assert_eq!(table.lines().count(), rows + 1, "{table}");
    assert!(lists.iter().any(|name| name.ends_with("without names.pdf")), "{lists:?}");
    for name in &lists {
        assert_eq!(named(&public.join(name)), 0, "{name}");
    }
    // The club keeps them: in this way they are found where they are.
    let kept = files(&desk.path("all"));
    let sheet = kept.iter().find(|name| name.ends_with("Final sheet.pdf")).unwrap();
    assert!(named(&desk.path(&format!("all/{sheet}"))) > names.len() / 2, "{kept:?}");
}

/// Who was expelled from the rest got a diploma among the first three without a word, none below them, and was left out of that of
/// the school. Whoever keeps the rank has one wherever they stand, whoever has none has none, and both are said.
#[test]
fn who_was_sent_away_has_the_diploma_of_the_rank_that_stays_which_is_said() {
    let seed = "01".repeat(32);
    let demos = [
        &["--players", "24"][..],
        &["--rules", "pl-pinczow-2016", "--players", "40"],
        &["--rules", "ca-llisca", "--players", "12", "--seed", &seed],
        &["--rules", "ro-duplicate-2007", "--players", "24"],
    ];
    let (mut with, mut none, mut of_podium) = (0, 0, 0);
    for demo in demos {
        let desk = Desk::new();
        desk.ok(&[&["demo", "a.eforos"], demo].concat());
        let text = |document: &[&str]| {
            let said = desk.run(&[&["print", "a.eforos"], document, &["-o", "out.pdf"]].concat());
            assert_eq!(said.code, 0, "{}", said.err);
            let pdf = desk.path("out.pdf");
            let text = Command::new("pdftotext").arg("-layout").arg(pdf).arg("-").output().unwrap();
            let text = String::from_utf8(text.stdout).unwrap();
            (text.split_whitespace().collect::<Vec<_>>().join(" "), said.err)
        };
        let (diplomas, said) = text(&["certificates"]);
        let all = rows(&desk, &["standings", "a.eforos", "--json"]);
        for row in all.as_array().unwrap() {
            let name = row["name"].as_str().unwrap();
            let told = |start: &str| said.lines().any(|it| it.contains(start) && it.contains(name));
            let status = row["status"].as_str().unwrap();
            let [is_out, keeps] = ["expelled", "expelled_from_rest"].map(|it| it == status);
            assert_eq!(told("Without a certificate"), is_out, "{demo:?} {name}: {said}");
            assert_eq!(told("Expelled from the rest"), keeps, "{demo:?} {name}: {said}");
            if is_out || keeps {
                assert_eq!(diplomas.contains(name), keeps, "{demo:?} {name}");
                let number = row["player"].to_string();
                let own = ["certificates", "--player", &number];
                if is_out {
                    // No page that says nothing but that; beside another document it is left out.
                    let refused = desk.refused(
                        1,
                        &[&["print", "a.eforos"], &own[..], &["-o", "none.pdf"]].concat(),
                    );
                    assert!(refused.contains("Without a certificate") && refused.contains(name));
                    assert!(!desk.path("none.pdf").exists(), "{demo:?} {name}");
                    let (both, said) = text(&["certificates", "player-report", own[1], own[2]]);
                    let (report, _) = text(&["player-report", own[1], own[2]]);
                    assert_eq!(both, report, "{demo:?} {name}");
                    assert!(said.contains("Without a certificate") && said.contains(name));
                } else {
                    let (alone, _) = text(&own);
                    assert!(alone.contains(name), "{demo:?} {name}: {alone}");
                }
                let is_first = row["rank"].as_u64().is_some_and(|rank| rank <= 3);
                (none, with) = (none + u32::from(is_out), with + u32::from(keeps));
                of_podium += u32::from(is_first);
            }
            // On that of the school, too.
            if keeps && demo.contains(&"pl-pinczow-2016") {
                assert_eq!(diplomas.matches(name).count(), 2, "{name}");
            }
        }
    }
    assert!(with >= 3 && none >= 1 && of_podium >= 1, "{with} {none} {of_podium}");
}

/// The own report was silent.
#[test]
fn who_was_sent_away_from_a_classic_day_reads_why() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--rules", "pl-pinczow-2016", "--players", "40"]);
    let document: Value = serde_json::from_str(&desk.ok(&["export", "a.eforos"])).unwrap();
    let penalties = document["penalties"].as_array().unwrap();
    let away = penalties.iter().find(|it| it["kind"].as_str().unwrap().starts_with("expelled"));
    let away = away.unwrap();
    let number = away["player"].to_string();
    desk.ok(&["print", "a.eforos", "player-report", "--player", &number, "-o", "out.pdf"]);
    let pdf = desk.path("out.pdf");
    let text = Command::new("pdftotext").arg("-layout").arg(pdf).arg("-").output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    let report = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(report.contains(away["reason"].as_str().unwrap()), "{report}");
}

/// What may be published named who was penalised, with the reasons, while nothing of it said so; and the words of every
/// player were in what programs read.
#[test]
fn what_may_be_published_names_the_penalised_only_where_that_was_chosen() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "24"]);
    let page = desk.ok(&["export", "a.eforos", "--html", "--named"]);
    let penalties =
        page.split("id=\"penalties\"").nth(1).unwrap().split("</section>").next().unwrap();
    let all = rows(&desk, &["standings", "a.eforos", "--json"]);
    let all = all.as_array().unwrap();
    let names = all.iter().map(|row| row["name"].as_str().unwrap().to_owned());
    let penalised: Vec<String> = names.filter(|name| penalties.contains(name)).collect();
    assert!(penalised.len() > 3, "{penalised:?}");
    let expelled = all.iter().find(|row| row["status"] == "expelled").unwrap();
    let expelled = expelled["name"].as_str().unwrap();

    // Accepted, it would write everything with names.
    for table in ["--csv", "--json"] {
        let refused = desk.refused(2, &["export", "a.eforos", table, "--unnamed"]);
        assert!(refused.contains("--unnamed") && refused.contains(table), "{refused}");
    }
    let refused = desk.refused(2, &["archive", "a.eforos", "both", "--named", "--unnamed"]);
    assert!(refused.contains("--named") && refused.contains("--unnamed"), "{refused}");
    for (folder, more, is_named) in
        [("a", &[][..], false), ("b", &["--unnamed"], false), ("c", &["--named"], true)]
    {
        let said = desk.run(&[&["archive", "a.eforos", folder], more].concat()).err;
        assert_eq!(said.contains("with --named it does"), folder == "a", "{said}");
        let told = String::from_utf8(desk.read(&format!("{folder}/00 READ ME.txt"))).unwrap();
        assert!(told.contains("\n✓ Signed · issue 1\n"), "{told}");
        assert!(!told.contains("seed of the draw"), "{told}");
        // Who was expelled gets no certificate, which only an archive with their names says.
        for said in ["Without a certificate", "Expelled from the rest, but the rank stays"] {
            assert_eq!(told.contains(said), is_named, "{told}");
        }
        let (public, private) = told.split_once("STAY WITH THE CLUB").unwrap();
        assert!(private.contains("  results.json\n") && private.contains("  exchange.json\n"));
        assert_eq!(public.contains("AND TELL WHO WAS PENALISED"), is_named, "{public}");
        // The file that may be checked says more than the standings.
        let beware =
            "It says more of everybody than the standings: to be put up only where all agree";
        assert_eq!(told.contains(beware), is_named, "{told}");
        // The page with its reasons, the final sheet with those that have room.
        for said in [
            "It tells who was penalised and, where it gives whole names, why.",
            "It tells who was penalised, and why where",
        ] {
            assert_eq!(public.matches(said).count(), usize::from(is_named), "{said}");
        }
        let copy = "Only if all agree/publication.eforos".to_owned();
        assert_eq!(files(&desk.path(folder)).contains(&copy), is_named, "{folder}");
        let folder = format!("{folder}/To publish");
        let there = files(&desk.path(&folder));
        assert!(!there.iter().any(|name| name.ends_with(".eforos")), "{there:?}");
        if is_named {
            continue;
        }
        assert_eq!(there.len(), 5, "{there:?}");
        assert_eq!(public.matches("It does not tell who was penalised.").count(), 3, "{public}");
        for file in there.iter().filter(|name| !name.ends_with("pdf")) {
            let text = String::from_utf8(desk.read(&format!("{folder}/{file}"))).unwrap();
            assert!(!text.contains(expelled), "{file}");
            assert!(!text.contains("expelled") && !text.contains("deduct"), "{file}: {text}");
        }
    }
}

/// What lies in the archive of a Romanian game, as a secretary finds it.
const OF_A_GAME: [&str; 22] = [
    "00 CITEȘTE-MĂ.txt",
    "01 Fișa finală.pdf",
    "02 Tabelul clasamentului.pdf",
    "03 Fișa partidei.pdf",
    "04 Diplome.pdf",
    "05 Raportul jucătorului.pdf",
    "06 Proces-verbal al turului.pdf",
    "07 Deciziile arbitrului.pdf",
    "08 Avertismente.pdf",
    "09 Ghidul arbitrului.pdf",
    "De publicat/01 Clasament - sancțiuni fără nume.pdf",
    "De publicat/02 Regulamentul.pdf",
    "De publicat/03 Angajamentul extragerii.pdf",
    "De publicat/clasament - sancțiuni fără nume.csv",
    "De publicat/rezultate - sancțiuni fără nume.html",
    "clasament.csv",
    "concursul întreg.eforos",
    "document de schimb.json",
    "fluturași.csv",
    "istoric.txt",
    "rezultate.json",
    "tururi.csv",
];

/// The tables' columns are named in English in every language: below each table's name stands what each of them is.
#[test]
fn an_archive_says_what_each_column_of_its_tables_is() {
    let desk = Desk::new();
    let of_rules = |rules| vec!["--rules", rules, "--players", "6"];
    let known = "1".repeat(64);
    let (hall, seed) = (vec!["--mode", "hall"], vec!["--seed", known.as_str()]);
    let days = [
        (vec!["--players", "3"], "el", "00 ΔΙΑΒΑΣΕ ΜΕ", 2),
        // One in which the arbiter decided something: not each game that chance makes has it.
        ([of_rules("ro-duplicate-2007"), hall, seed].concat(), "ro", "00 CITEȘTE-MĂ", 4),
        ([of_rules("ca-llisca"), vec!["--rounds", "1"]].concat(), "ca", "00 LLEGIU-ME", 4),
        ([of_rules("ca-cusca-molins"), vec!["--rounds", "1"]].concat(), "en", "00 READ ME", 3),
        ([of_rules("pl-pinczow-2016"), vec!["--rounds", "1"]].concat(), "pl", "00 CZYTAJ TO", 4),
    ];
    for (day, language, readme, count) in days {
        let (file, folder) = (format!("{language}.eforos"), format!("all-{language}"));
        desk.ok(&[&["demo", &file][..], &day].concat());
        desk.ok(&["archive", &file, &folder, "--language", language]);
        let text = |name: &str| String::from_utf8(desk.read(&format!("{folder}/{name}"))).unwrap();
        let told = text(&format!("{readme}.txt"));
        let is_table = |name: &String| matches!(name.rsplit_once('.'), Some((_, "csv")));
        let tables: Vec<String> = files(&desk.path(&folder)).into_iter().filter(is_table).collect();
        assert_eq!(tables.len(), count, "{language}: {tables:?}");
        if language == "ro" {
            assert_eq!(files(&desk.path(&folder)), OF_A_GAME);
            let sign = "  De tipărit, semnat și păstrat: 01 Fișa finală.pdf\n";
            let wall =
                "  De tipărit și afișat: De publicat/01 Clasament - sancțiuni fără nume.pdf\n";
            assert!(told.contains(sign) && told.contains(wall), "{told}");
        }
        for way in tables {
            let table = way.rsplit('/').next().unwrap();
            // By its folder: two may have one name.
            let part = told.split(&format!("\n{way}\n")).nth(1).unwrap_or_else(|| panic!("{told}"));
            let part = part.split("\n\n").next().unwrap();
            let said = |name: &str| part.lines().filter(|line| line.starts_with(name)).count();
            let text = text(&way);
            let mut lines = text
                .trim_start_matches('\u{FEFF}')
                .lines()
                .map(|line| line.split(';').collect::<Vec<_>>());
            let columns = lines.next().unwrap();
            // What parts two ranks is the name of a column that is explained.
            let place = |name: &str| columns.iter().position(|it| *it == name);
            if let (Some(rank), Some(decided)) = (place("rank"), place("decided_by")) {
                let rows: Vec<_> = lines.collect();
                for pair in rows.windows(2) {
                    let parts = !pair[1][rank].is_empty() && pair[0][rank] != pair[1][rank];
                    let by = pair[1][decided];
                    assert_eq!(!by.is_empty(), parts, "{language}, {way}: {pair:?}");
                    assert!(!parts || told.contains(&format!("\n  {by}: ")), "{by}: {told}");
                }
            }
            for column in &columns {
                let numbered = |from: &str| {
                    let number = column.strip_prefix(from)?;
                    number.bytes().all(|digit| digit.is_ascii_digit()).then_some(from.to_owned())
                };
                // One line for all of them, from the first to the last.
                let times = match numbered("round_").or_else(|| numbered("turn_")) {
                    Some(of) => said(&format!("  {of}1 … {of}")),
                    None => said(&format!("  {column}: ")),
                };
                assert_eq!(times, 1, "{language}, {table}, {column}: {part}");
            }
            assert!(columns.len() > 3 && part.lines().count() <= columns.len(), "{part}");
        }
    }
}

/// Twenty blank forms of a signed game said that they were signed, and a page said that there were no warnings.
#[test]
fn an_archive_has_neither_forms_nor_papers_that_have_nothing_to_tell() {
    let desk = Desk::new();
    let mut document: Value =
        serde_json::from_str(include_str!("../data/duplicate/game.json")).unwrap();
    document["sanctions"] = Value::Array(Vec::new());
    // What is right on a slip brings no warning: one had a wrong sum, one a joker without its mark.
    document["turns"][0]["slips"][3]["points"] = 6.into();
    document["turns"][2]["slips"][0]["word"] = "C0OMANDA".into();
    desk.write("in.json", document.to_string());
    let standings = rows(&desk, &["grade", "in.json", "--json"]);
    assert!(standings.as_array().unwrap().iter().all(|row| row["warnings"] == 0), "{standings}");
    desk.ok(&["import", "in.json", "game.eforos"]);
    desk.ok(&["demo", "day.eforos", "--rules", "ro-duplicate-2007", "--players", "6"]);
    desk.ok(&["demo", "games.eforos", "--rules", "ca-cusca-molins", "--players", "6"]);
    for (file, folder, none) in [
        ("game.eforos", "game", &["Warnings"][..]),
        ("day.eforos", "day", &[]),
        ("games.eforos", "games", &[]),
    ] {
        desk.ok(&["archive", file, folder, "--language", "en"]);
        let archived = files(&desk.path(folder));
        let has = |document| {
            let name = format!(" {}.pdf", document_name(Language::English, document));
            archived.iter().any(|file| file.ends_with(&name))
        };
        for form in Document::every().filter(|document| document.is_a_form()) {
            assert!(!has(form), "{folder}, {form:?}: {archived:?}");
        }
        assert!(has(Document::Final) && has(Document::Certificates), "{archived:?}");
        assert_eq!(has(Document::Warnings), folder == "day", "{folder}: {archived:?}");
        let told = String::from_utf8(desk.read(&format!("{folder}/00 READ ME.txt"))).unwrap();
        let said = told.lines().find(|line| line.contains("nothing to tell: "));
        for name in none {
            assert!(said.is_some_and(|said| said.contains(name)), "{told}");
        }
    }
    // Whoever prints a form once the game is signed has one to write on.
    desk.ok(&["print", "day.eforos", "player-record", "game-sheet", "-o", "both.pdf"]);
    let text = desk.text_of("both.pdf");
    let pages: Vec<&str> = text.split('\u{c}').collect();
    let signed = |page: &&&str| page.contains("Signed");
    assert_eq!(pages.iter().filter(signed).count(), 1, "{text}");
}

/// Letters that were recorded by hand follow from no seed: a commitment beside them would seem to prove something.
#[test]
fn an_archive_of_recorded_letters_has_no_draw_to_prove() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    desk.ok(&["import", "in.json", "a.eforos"]);
    desk.ok(&["archive", "a.eforos", "archive"]);
    let proof = format!(" {}.pdf", document_name(Language::English, Document::Commitment));
    let archived = files(&desk.path("archive"));
    assert!(
        archived.len() > 10 && !archived.iter().any(|name| name.ends_with(&proof)),
        "{archived:?}"
    );
    let refused = desk.refused(1, &["print", "a.eforos", "commitment", "-o", "c.pdf"]);
    assert!(refused.contains("The program drew nothing"), "{refused}");
    desk.ok(&["demo", "b.eforos", "--players", "2", "--seed", &"0c".repeat(32)]);
    desk.ok(&["archive", "b.eforos", "drawn"]);
    assert!(files(&desk.path("drawn")).iter().any(|name| name.ends_with(&proof)));
    desk.ok(&["print", "b.eforos", "commitment", "-o", "c.pdf"]);
}

/// Nothing makes codes after the signature: a file with a sentence in place of cards would be no cards.
#[test]
fn cards_of_a_signed_competition_without_codes_are_refused() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "2", "--seed", &"0c".repeat(32)]);
    let said = "The cards have no codes and get none any more";
    let refused = desk.refused(1, &["print", "a.eforos", "player-cards", "-o", "cards.pdf"]);
    assert!(refused.contains(said) && !desk.path("cards.pdf").exists(), "{refused}");
    // Beside another document they are left out, and that is said.
    let both = ["print", "a.eforos", "final", "player-cards", "-o", "both.pdf"];
    let told = desk.run(&both);
    assert!(told.code == 0 && told.err.contains(said), "{}", told.err);
    desk.ok(&["print", "a.eforos", "final", "-o", "final.pdf"]);
    assert!(desk.read("both.pdf") == desk.read("final.pdf"), "the final sheet alone");
}

#[test]
fn a_file_that_exists_is_never_overwritten() {
    let desk = Desk::new();
    desk.write("in.json", WORKED);
    desk.write("there.eforos", "mine");
    for args in [&["import", "in.json", "there.eforos"][..], &["demo", "there.eforos"]] {
        let error = desk.refused(1, args);
        assert!(error.contains("there.eforos"), "{error}");
        assert_eq!(desk.read("there.eforos"), b"mine");
    }
}

#[test]
fn a_changed_file_is_found_out() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "2", "--seed", &"0d".repeat(32)]);
    let mut bytes = desk.read("a.eforos");
    // Wherever it stands: a page that is no longer used may have a copy.
    for place in 0..bytes.len() {
        if bytes[place..].starts_with(b"sheet_keyed\"") {
            bytes[place] = b'S';
        }
    }
    desk.write("b.eforos", &bytes);
    let said = desk.run(&["verify", "b.eforos"]);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("WRONG") && said.err.starts_with("Error: "), "{said:?}");
    desk.refused(1, &["standings", "b.eforos"]);
    desk.write("cut.eforos", bytes.split_at(bytes.len() / 2).0);
    for command in ["standings", "export", "log"] {
        desk.refused(1, &[command, "cut.eforos"]);
        desk.refused(1, &[command, "no-such.eforos"]);
    }
    assert_eq!(desk.run(&["verify", "cut.eforos"]).code, 1);
}

/// Elsewhere there is always a display, and a window would open.
#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_window_is_refused_with_the_commands() {
    let error = Desk::new().refused(1, &[]);
    assert!(error.contains("grade") && error.contains("--help"), "{error}");
}

#[test]
fn what_is_neither_a_command_nor_a_file_opens_no_window() {
    let error = Desk::new().refused(2, &["garde"]);
    assert!(error.contains("garde"), "{error}");
}

#[test]
fn nobody_reading_is_no_failure() {
    let desk = Desk::new();
    let mut draws = desk.command(&["draw", "--count", "100000"]);
    let mut child = draws
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let said = said(child.wait_with_output().unwrap());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    // Nor does the program outlive the shell's head.
    #[cfg(unix)]
    {
        use std::process::Command;
        let line = format!("{} draw --count 100000 | head -c 10", env!("CARGO_BIN_EXE_eforos"));
        let output = Command::new("sh").args(["-c", &line]).output().unwrap();
        assert_eq!((output.stdout.len(), output.stderr.len()), (10, 0));
    }
}
