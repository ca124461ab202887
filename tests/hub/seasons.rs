//! Seasons: rules with their bounds, laws of the table, and real files of several competitions.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use eforos::domain::contest::command::Command;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::classic::season::folded;
use eforos::domain::lexicon::Digest;
use eforos::hub::{Placed, SeasonRow, SeasonRules, persons, season_table};
use eforos::storage::rows_after;
use proptest::prelude::*;
use serde_json::Value;

use crate::cluster::{ask, database, database_in, database_without_encoding};
use crate::gui::{player, round};
use crate::joint_day::{Day, HALLS};
use crate::joint_pages::{derived, served, slug};
use crate::line::{hub, told};
use crate::pages::{demo, published, run, taken_in};
use crate::parted::{asked, events, written};
use crate::sending::{batch, conductor, rows_of};
use crate::service::Service;
use crate::table::Table;
use crate::until;

const RULES: &str = r#"[season]
title = "Κύπελλο 2026–27"
count = "rank"
points = [25, 20, 16, 13, 11]
best = 2
least = 2
tie = ["best_rank", "second_rank", "competitions", "total"]
"#;

fn competition(number: usize) -> Digest {
    Digest::of(&number.to_be_bytes())
}

fn placed(at: usize, (player, name, rank, total): (u32, &str, u32, i64)) -> Placed {
    let rank = Some(rank).filter(|rank| *rank > 0);
    let (name, club) = (name.to_owned(), String::new());
    Placed { entry: (competition(at), player), name, club, rank, total }
}

fn small(name: &str) -> String {
    name.to_lowercase()
}

fn winners(all: &[Vec<Placed>]) -> BTreeMap<Digest, i64> {
    let of = |one: &Vec<Placed>| Some((one.first()?.entry.0, one.iter().map(|it| it.total).max()?));
    all.iter().filter_map(of).collect()
}

fn table(rules: &str, all: &[Vec<Placed>]) -> Vec<(String, Option<u32>, usize, i64)> {
    let rules = SeasonRules::read(rules).unwrap();
    let rows = season_table(&rules, &persons(all, &[], small), &winners(all));
    rows.into_iter().map(|it| (it.name, it.rank, it.competitions, it.sum)).collect()
}

fn row(name: &str, rank: u32, competitions: usize, sum: i64) -> (String, Option<u32>, usize, i64) {
    (name.to_owned(), Some(rank).filter(|rank| *rank > 0), competitions, sum)
}

/// Three competitions, worked out by hand.
fn three() -> Vec<Vec<Placed>> {
    let of = |at: usize, rows: &[(u32, &str, u32, i64)]| -> Vec<Placed> {
        rows.iter().map(|row| placed(at, *row)).collect()
    };
    vec![
        of(0, &[(1, "Άννα", 1, 300), (2, "Βασίλης", 2, 200), (3, "Γιώτα", 2, 200)]),
        of(1, &[(1, "ΒΑΣΊΛΗΣ", 1, 150), (2, "Άννα", 3, 100), (3, "Γιώτα", 2, 149)]),
        of(2, &[(7, "Άννα", 2, 90), (8, "Γιώτα", 6, 10), (9, "Δήμος", 1, 99), (1, "Ηρώ", 0, 0)]),
    ]
}

#[test]
fn a_small_season_is_as_worked_out_by_hand() {
    let all = three();
    // Άννα 25 16 20, Βασίλης 20 25, Γιώτα 20 20 0: the two best. Δήμος was there once, Ηρώ is in no ranking.
    let by_rank = [
        row("Άννα", 1, 3, 45),
        row("ΒΑΣΊΛΗΣ", 2, 2, 45),
        row("Γιώτα", 3, 3, 40),
        row("Δήμος", 0, 1, 25),
    ];
    // Best rank 1 of both, second best 2 of both; Άννα was there more often.
    assert_eq!(table(RULES, &all), by_rank);
    let shared = RULES.replace(", \"competitions\", \"total\"", "");
    assert_eq!(table(&shared, &all)[1], row("ΒΑΣΊΛΗΣ", 1, 2, 45));
    assert_eq!(table(&shared, &all)[2], row("Γιώτα", 3, 3, 40));
    let total = "[season]\ntitle = \"t\"\ncount = \"total\"";
    let by_total = [row("Άννα", 1, 3, 490), row("Γιώτα", 2, 3, 359), row("ΒΑΣΊΛΗΣ", 3, 2, 350)];
    assert_eq!(table(total, &all)[..3], by_total);
    // 1000 + 666 + 909; 666 + 1000; 666 + 993 + 101.
    let share = "[season]\ntitle = \"t\"\ncount = \"share\"";
    let by_share = [row("Άννα", 1, 3, 2575), row("Γιώτα", 2, 3, 1760), row("ΒΑΣΊΛΗΣ", 3, 2, 1666)];
    assert_eq!(table(share, &all)[..3], by_share);
}

#[test]
fn persons_are_joined_by_name_and_what_is_uncertain_stays_apart() {
    let mut all = three();
    // Two of one name in one competition: neither is known to be the third's.
    all[1].push(placed(1, (4, "άννα", 4, 50)));
    let of = |links: &[_]| {
        let joined = persons(&all, links, small);
        let mut sizes: Vec<_> = joined.iter().map(|it| (small(&it[0].name), it.len())).collect();
        sizes.sort();
        sizes
            .into_iter()
            .filter(|(name, _)| name == "άννα")
            .map(|(_, size)| size)
            .collect::<Vec<_>>()
    };
    assert_eq!(of(&[]), [1, 1, 2]);
    let is = |at, player, person| ((competition(at), player), person);
    assert_eq!(of(&[is(1, 2, 1), is(2, 7, 1)]), [1, 3]);
    assert_eq!(of(&[is(1, 2, 1), is(2, 7, 1), is(2, 7, 1)]), [1, 3]);
    // Who is two persons makes them one, also who was in another season's competition.
    assert_eq!(of(&[is(1, 2, 1), is(9, 1, 1), is(9, 1, 2), is(2, 7, 2)]), [1, 3]);
    // Nobody, and nobody's competition.
    assert_eq!(of(&[is(1, 99, 1), is(2, 7, 1), is(9, 1, 2), is(2, 7, 2)]), [1, 1, 2]);
}

#[test]
fn one_name_in_two_clubs_is_two_persons() {
    let mut all = three();
    for (at, club) in [(0, "Βόλος"), (1, "Δράμα"), (2, "ΒΌΛΟΣ")] {
        let anna = all[at].iter_mut().find(|it| it.name == "Άννα").unwrap();
        anna.club = club.to_owned();
    }
    let joined = persons(&all, &[], small);
    let named = joined.iter().filter(|it| it[0].name == "Άννα");
    let mut players: Vec<Vec<_>> =
        named.map(|it| it.iter().map(|placed| placed.entry).collect()).collect();
    players.sort_by_key(Vec::len);
    let [first, second, third] = [(0, 1), (1, 2), (2, 7)].map(|(at, it)| (competition(at), it));
    assert_eq!(players, [vec![second], vec![first, third]]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn laws_of_the_table(
        results in prop::collection::vec(prop::collection::vec((0_u32..8, 0_i64..50), 1..8), 1..6),
        (best, least, count) in (1_usize..5, 1_usize..4, 0_usize..3),
    ) {
        let counts = ["\"rank\"\npoints = [9, 5, 2, 1]", "\"total\"", "\"share\""];
        let text = format!("[season]\ntitle = \"t\"\nbest = {best}\nleast = {least}\ntie = [\"best_rank\"]\ncount = {}", counts[count]);
        let rules = SeasonRules::read(&text).unwrap();
        let all: Vec<Vec<Placed>> = results.iter().enumerate().map(|(at, rows)| {
            let names = ["α", "β", "γ", "δ", "ε", "ζ", "η", "θ"];
            (0..).zip(rows).map(|(player, (rank, total))| {
                placed(at, (player, names[player as usize], *rank, *total))
            }).collect()
        }).collect();
        let of = |all: &[Vec<Placed>]| season_table(&rules, &persons(all, &[], small), &winners(all));
        let rows: Vec<SeasonRow> = of(&all);
        // Nobody is lost or doubled: each ranked place is in one row.
        let places = all.iter().flatten().filter(|it| it.rank.is_some()).count();
        prop_assert_eq!(rows.iter().map(|row| row.competitions).sum::<usize>(), places);
        for pair in rows.windows(2) {
            // The ranked ones stand above, sums fall, equal ranks are equal sums.
            prop_assert!(pair[0].rank.is_some() || pair[1].rank.is_none());
            if let (Some(one), Some(other)) = (pair[0].rank, pair[1].rank) {
                prop_assert!(one <= other && pair[0].sum >= pair[1].sum);
                prop_assert!(one != other || pair[0].sum == pair[1].sum);
            }
        }
        for (at, row) in rows.iter().enumerate() {
            prop_assert_eq!(row.rank.is_some(), row.competitions >= least);
            prop_assert!(row.rank.is_none_or(|rank| rank as usize <= at + 1));
        }
        // The order in which players stand in a competition changes nothing.
        let mut turned = all.clone();
        for competition in &mut turned { competition.reverse(); }
        prop_assert_eq!(of(&turned), rows.clone());
        // One more competition that counts takes nothing away, as nothing is below 0.
        let fewer = of(&all[..all.len() - 1]);
        for row in &fewer {
            let after = rows.iter().find(|it| it.name == row.name).unwrap();
            prop_assert!(after.sum >= row.sum);
        }
    }
}

#[test]
fn rules_are_read_with_their_bounds() {
    let rules = SeasonRules::read(RULES).unwrap();
    assert_eq!((rules.points.len(), rules.best, rules.tie.len()), (5, Some(2), 4));
    let classic = "[season]\ntitle = \"t\"\ncount = \"classic\"\n";
    assert!(SeasonRules::read(classic).is_ok());
    let with = |from: &str, to: &str| RULES.replace(from, to);
    let many = format!("points = [{}]", vec!["1"; 1001].join(","));
    for (odd, names) in [
        (with("best = 2", "best = 0"), "best"),
        (with("least = 2", "least = 1001"), "best, least"),
        (with("best = 2", "best = -1"), "line 5"),
        (with("points = [25, 20, 16, 13, 11]", "points = [-1]"), "points"),
        (with("points = [25, 20, 16, 13, 11]", "points = [1.5]"), "line 4"),
        (with("points = [25, 20, 16, 13, 11]", &many), "points"),
        (with("points = [25, 20, 16, 13, 11]", ""), "points"),
        (with("\"rank\"", "\"total\""), "points"),
        (with("\"rank\"", "\"most\""), "line 3"),
        (with("\"total\"]", "\"best_rank\"]"), "tie"),
        (with("best = 2", "better = 2"), "better"),
        (with("Κύπελλο 2026–27", " "), "title"),
        (with("Κύπελλο 2026–27", &"x".repeat(201)), "title"),
        (format!("{classic}best = 2"), "classic"),
        (format!("{classic}tie = [\"total\"]"), "classic"),
        (format!("{RULES}\n[more]"), "more"),
        (format!("{RULES}{}", "#".repeat(64 << 10)), "64 KiB"),
        (String::new(), "season"),
    ] {
        let why = SeasonRules::read(&odd).unwrap_err().0;
        assert!(why.contains(names), "{names}: {why}");
    }
}

#[test]
fn a_season_of_files_has_a_page_and_links_count_until_undone() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let first = demo(folder.path(), "osth-2019");
    let second = folder.path().join("second.eforos");
    let seed = "08".repeat(32);
    run(&["demo", second.to_str().unwrap(), "--players", "6", "--seed", &seed]);
    let slugs = [taken_in(&url, &first), taken_in(&url, &second)];
    let rules = folder.path().join("cup.toml");
    fs::write(&rules, RULES.replace("least = 2", "least = 1")).unwrap();
    let rules = rules.to_str().unwrap();
    assert_eq!(hub(&url, &["season", "show", "cup"]).status.code(), Some(1));
    assert_eq!(hub(&url, &["season", "add", "../cup", rules]).status.code(), Some(1));
    assert_eq!(told(&url, &["season", "add", "cup", rules])["title"], "Κύπελλο 2026–27");
    for slug in &slugs {
        told(&url, &["season", "put", "cup", slug]);
        told(&url, &["season", "put", "cup", slug]);
    }
    assert_eq!(hub(&url, &["season", "put", "cup", "nothing"]).status.code(), Some(1));
    let shown = || told(&url, &["season", "show", "cup"]);
    let season = shown();
    assert_eq!((&season["competitions"], &season["left_out"]), (&2.into(), &0.into()));
    // By hand: from the standings of each file.
    let mut points: BTreeMap<String, i64> = BTreeMap::new();
    for file in [&first, &second] {
        let standings = run(&["standings", file.to_str().unwrap(), "--json"]);
        let standings: Value = serde_json::from_slice(&standings).unwrap();
        for row in standings["standings"].as_array().unwrap() {
            let rank = usize::try_from(row["rank"].as_u64().unwrap()).unwrap();
            let brought = [25, 20, 16, 13, 11].get(rank - 1).copied().unwrap_or(0);
            *points.entry(row["name"].as_str().unwrap().to_owned()).or_default() += brought;
        }
    }
    let rows = season["rows"].as_array().unwrap();
    let sums = rows
        .iter()
        .map(|row| (row["name"].as_str().unwrap().to_owned(), row["sum"].as_i64().unwrap()));
    assert_eq!(sums.collect::<BTreeMap<_, _>>(), points);

    let service = Service::start(&url);
    // The first page leads there, in the reader's language.
    let list = service.page("/?lang=ro", "").text();
    let card = "<a href=\"/s/cup?lang=ro\"><strong><bdi>Κύπελλο 2026–27</bdi></strong><p><bdi>Sezon</bdi></p></a>";
    assert!(list.contains(card), "{list}");
    assert!(list.find("/s/cup").unwrap() < list.find("/k/").unwrap(), "before the competitions");
    let page = service.page("/s/cup?lang=en", "");
    assert_eq!(page.status, 200);
    for row in rows {
        assert!(page.text().contains(row["name"].as_str().unwrap()));
    }
    assert!(page.says("etag").is_some() && page.text().contains("Κύπελλο"));
    assert_eq!(service.page("/s/none", "").status, 404);
    drop(service);

    // The last two of the table become one person.
    let at = |row: &Value| {
        let player = &row["players"][0];
        (player[0].as_str().unwrap()[..16].to_owned(), player[1].to_string())
    };
    let alone: Vec<&Value> = rows.iter().filter(|row| row["competitions"] == 1).collect();
    let two = if alone.len() >= 2 { [alone[0], alone[1]] } else { [&rows[0], &rows[1]] };
    let [(one, player), (other, other_player)] = two.map(at);
    let link =
        |with: &[&str]| hub(&url, &[&["person", "link", &one, &player, &other], with].concat());
    let why = ["--reason", "ίδια κάρτα μέλους"];
    for odd in [&[][..], &["--reason", " "], &["--reason", "a\u{202e}b"]] {
        let refused = link(&[&[other_player.as_str()], odd].concat());
        assert!(matches!(refused.status.code(), Some(1 | 2)), "{odd:?}: {refused:?}");
    }
    assert_eq!(link(&["999", why[0], why[1]]).status.code(), Some(1));
    assert_eq!(shown(), season);
    let links =
        told(&url, &["person", "link", &one, &player, &other, &other_player, why[0], why[1]]);
    assert_eq!(shown()["rows"].as_array().unwrap().len(), rows.len() - 1);
    // Both are the second's person now, of whom the list says why.
    assert_eq!(told(&url, &["person", "list"]), links);
    let links = links["links"].as_array().unwrap();
    let is = |link: &Value| {
        let person = (link["person"].clone(), link["name"].clone(), link["reason"].clone());
        (link["competition"].as_str().unwrap()[..16].to_owned(), link["player"].to_string(), person)
    };
    let person = (1.into(), two[1]["name"].clone(), why[1].into());
    let both = [
        (other.clone(), other_player.clone(), person.clone()),
        (one.clone(), player.clone(), person),
    ];
    assert_eq!(links.iter().map(is).collect::<Vec<_>>(), both);
    let again = link(&[&other_player, why[0], why[1]]);
    assert!(String::from_utf8_lossy(&again.stderr).contains("one person already"), "{again:?}");
    let listed = String::from_utf8(hub(&url, &["person", "list"]).stdout).unwrap();
    assert_eq!(listed.matches("is person 1 · ").count(), 2);
    assert_eq!(listed.matches(" · ίδια κάρτα μέλους\n").count(), 2);
    let id = links[1]["link"].to_string();
    assert_eq!(hub(&url, &["person", "unlink", &id]).status.code(), Some(2), "without a reason");
    told(&url, &["person", "unlink", &id, "--reason", "λάθος"]);
    assert_eq!(shown(), season);
    let undone = hub(&url, &["person", "unlink", &id, "--reason", "λάθος"]);
    assert_eq!(undone.status.code(), Some(1));
    let why = "SELECT convert_from(why, 'UTF8') FROM person_links WHERE undoes IS NOT NULL";
    assert_eq!(ask(&url, why), "λάθος");
    for table in ["person_links", "persons"] {
        assert!(ask(&url, &format!("DELETE FROM {table}")).contains("never changed"));
    }
}

#[test]
fn a_page_is_made_anew_when_what_it_is_made_of_changes_and_else_kept() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let files = two(folder.path(), "ro-duplicate-2007");
    let rules = folder.path().join("rules.toml");
    let season = |slug: &str, title: &str| {
        let text = format!("[season]\ntitle = \"{title}\"\ncount = \"total\"\n");
        fs::write(&rules, text).unwrap();
        told(&url, &["season", "add", slug, rules.to_str().unwrap()]);
    };
    season("one", "Prima");
    let slugs = files.map(|file| taken_in(&url, &file));
    told(&url, &["season", "put", "one", &slugs[0]]);
    let service = Service::start(&url);
    let page = |slug: &str| service.page(&format!("/s/{slug}?lang=ro"), "").text();
    let first = page("one");
    // Another's page, looked for after it: once that is there, what was read before of the first is no longer a moment old.
    let mut others = 0;
    let mut a_moment = || {
        others += 1;
        let other = format!("other-{others}");
        let is_there =
            || ask(&url, "SELECT 1") == "1" && page(&other).contains("<h1><bdi>Altul</bdi></h1>");
        assert!(!is_there());
        season(&other, "Altul");
        until("a moment went by", is_there);
    };
    // What no hub does: a table is another, of the same moment. It is not looked at.
    let name =
        told(&url, &["season", "show", "one"])["rows"][0]["name"].as_str().unwrap().to_owned();
    assert!(first.contains(&name));
    let change = |more: &str| {
        let of = "part = 'ranking' AND of IN (SELECT competition FROM season_competitions)";
        let content =
            "convert_to(replace(convert_from(content, 'UTF8'), '{name}', 'Cineva'), 'UTF8')";
        let content = content.replace("{name}", &name);
        assert_eq!(
            ask(&url, &format!("UPDATE tables SET content = {content}{more} WHERE {of}")),
            ""
        );
    };
    change("");
    a_moment();
    assert_eq!(page("one"), first);
    // A table that was made since is.
    change(", made = now()");
    a_moment();
    let second = page("one");
    assert!(second.contains("Cineva") && !second.contains(&name), "{second}");
    // So are a competition, a link and other rules.
    told(&url, &["season", "put", "one", &slugs[1]]);
    a_moment();
    let third = page("one");
    assert_ne!(third, second);
    told(&url, &["person", "link", &slugs[0], "1", &slugs[1], "2", "--reason", "x"]);
    a_moment();
    assert_eq!(rows_of_page(&page("one")) + 1, rows_of_page(&third));
    season("one", "Prima altfel");
    a_moment();
    assert!(page("one").contains("Prima altfel"));
}

fn rows_of_page(page: &str) -> usize {
    page.matches("<th scope=\"row\"").count()
}

/// A table of before persons were kept, with links: one of two players, one of nobody that can be named, one undone.
#[test]
fn links_of_an_older_database_are_carried_over() {
    carried_over(&database(), true);
    carried_over(&database_without_encoding(), true);
    // One whose encoding lacks letters of the names: the persons have none.
    carried_over(&database_in("LATIN1"), false);
}

fn carried_over(url: &str, has_names: bool) {
    told(url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let files = two(folder.path(), "ro-duplicate-2007");
    let rules = folder.path().join("cup.toml");
    fs::write(&rules, "[season]\ntitle = \"Cupa\"\ncount = \"total\"\n").unwrap();
    told(url, &["season", "add", "cup", rules.to_str().unwrap()]);
    let slugs = files.map(|file| taken_in(url, &file));
    for slug in &slugs {
        told(url, &["season", "put", "cup", slug]);
    }
    let rows = || told(url, &["season", "show", "cup"])["rows"].as_array().unwrap().clone();
    let apart = rows();
    let linked = ["person", "link", &slugs[0], "1", &slugs[1], "2", "--reason", "x"];
    let made = told(url, &linked)["links"][0].clone();
    let joined = rows();
    assert_ne!(joined, apart);

    let older = include_str!("../../src/hub/migrations/V5__seasons.sql");
    let table = older.find("CREATE TABLE person_links").unwrap();
    let table = &older[table..older.find("CREATE FUNCTION").unwrap()];
    let trigger = &older[older.find("CREATE TRIGGER").unwrap()..];
    let key =
        |slug: &str| format!("(SELECT of FROM tables WHERE slug = '{slug}' AND part = 'about')");
    let [one, other] = [key(&slugs[0]), key(&slugs[1])];
    let back = format!(
        "DROP TABLE person_links, persons; {table} {trigger} \
        ALTER TABLE branches DROP COLUMN bytes; DELETE FROM refinery_schema_history WHERE version >= 9; \
        INSERT INTO person_links (competition, player, same_competition, same_player) \
            VALUES ({one}, 1, {other}, 2), ({one}, 3, decode(repeat('00', 32), 'hex'), 4), ({one}, 4, {other}, 5); \
        INSERT INTO person_links (undoes) VALUES (3)"
    );
    assert_eq!(ask(url, &back), "");
    assert_eq!(told(url, &["init"])["steps"], 2);
    assert_eq!(rows(), joined);
    let links = "SELECT id, player, person, undoes, length(why) FROM person_links ORDER BY id";
    assert_eq!(ask(url, links), "1|1|1||0\n2|3|2||0\n3|4|3||0\n4|||3|0\n5|2|1||0\n6|4|2||0");
    let persons = "SELECT id, convert_from(name, 'UTF8') FROM persons WHERE name <> '' ORDER BY id";
    let told_now = ask(url, persons);
    let known = format!("1|{}\n3|", made["name"].as_str().unwrap());
    assert!(
        if has_names { told_now.starts_with(&known) } else { told_now.is_empty() },
        "{told_now}"
    );
    told(url, &["person", "unlink", "1", "--reason", "x"]);
    assert_eq!(rows(), apart);
}

#[test]
fn a_table_that_is_not_signed_counts_nothing_and_its_players_are_nowhere() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    let record = published(&table);
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("cup.toml");
    fs::write(&rules, "[season]\ntitle = \"Κύπελλο\"\ncount = \"total\"\n").unwrap();
    told(&url, &["season", "add", "cup", rules.to_str().unwrap()]);
    told(&url, &["season", "put", "cup", &taken_in(&url, &table.path())]);
    let shown = || told(&url, &["season", "show", "cup"]);
    let season = shown();
    assert_eq!((&season["competitions"], &season["left_out"]), (&0.into(), &1.into()));
    assert_eq!(season["rows"], Value::from(Vec::<Value>::new()));
    let page = Service::start(&url).page("/s/cup?lang=en", "").text();
    assert!(page.contains("Not counted, because they are not signed"), "{page}");
    for player in record.contest().common.players.values() {
        assert!(!page.contains(&player.name), "{}: {page}", player.name);
    }
    // Beside one that is signed, which alone counts.
    told(&url, &["season", "put", "cup", &taken_in(&url, &demo(folder.path(), "osth-2019"))]);
    let season = shown();
    assert_eq!((&season["competitions"], &season["left_out"]), (&1.into(), &1.into()));
    assert_eq!(season["rows"].as_array().map(Vec::len), Some(8));
}

/// Rank and digits of each sum. Both rehearsals are of one day, so which of a member's two names is the latest is nobody's to say.
fn ranked(of: &Value, rows: &str, sum: &str) -> Vec<(Value, String)> {
    let digits = |sum: &Value| sum.to_string().chars().filter(char::is_ascii_digit).collect();
    of[rows]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["rank"].clone(), digits(&row[sum])))
        .collect()
}

#[test]
fn a_season_of_classic_games_is_that_of_the_command_line() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("lliga.toml");
    fs::write(&rules, "[season]\ntitle = \"Lliga\"\ncount = \"classic\"\n").unwrap();
    told(&url, &["season", "add", "lliga", rules.to_str().unwrap()]);
    let by_hand = folder.path().join("lliga.eforos-season");
    let mut slugs = Vec::new();
    for (name, seed) in [("a", "07"), ("b", "08")] {
        let path = folder.path().join(format!("{name}.eforos"));
        let path = path.to_str().unwrap();
        let seed = seed.repeat(32);
        run(&["demo", path, "--rules", "ca-cusca-molins", "--players", "8", "--seed", &seed]);
        let slug = taken_in(&url, path.as_ref());
        told(&url, &["season", "put", "lliga", &slug]);
        slugs.push(slug);
        run(&["season", by_hand.to_str().unwrap(), "add", path]);
        // Both rehearsals have one title and one day, which a season's file has once.
        let text = fs::read_to_string(&by_hand).unwrap();
        fs::write(&by_hand, text.replace("Trobada de mots creuats", "Primera trobada")).unwrap();
    }
    let shown = || told(&url, &["season", "show", "lliga"]);
    let by_hand = |same: &[&str]| -> Value {
        let by_hand = by_hand.to_str().unwrap();
        if !same.is_empty() {
            run(&[&["season", by_hand, "add"], same].concat());
        }
        serde_json::from_slice(&run(&["season", by_hand, "--json"])).unwrap()
    };
    let (of_hub, expected) = (shown(), by_hand(&[]));
    assert_eq!(ranked(&of_hub, "rows", "sum"), ranked(&expected, "standings", "average"));
    let rows = expected["standings"].as_array().unwrap();
    assert!(rows.len() >= 8);
    assert_eq!((&of_hub["scale"], &of_hub["competitions"]), (&"hundredths".into(), &2.into()));

    // Whoever is linked is one there, too: the second of the first meeting with who is last in the other.
    let numbers = |slug: &str| {
        let content = "SELECT convert_from(content, 'UTF8') FROM tables WHERE part = 'ranking'";
        let of =
            format!("{content} AND of = (SELECT of FROM tables WHERE slug = '{slug}' LIMIT 1)");
        let ranking: Value = serde_json::from_str(&ask(&url, &of)).unwrap();
        ranking["rows"].as_array().unwrap().clone()
    };
    let [one, other] = [numbers(&slugs[0])[1].clone(), numbers(&slugs[1]).last().unwrap().clone()];
    assert_ne!(one["name"], other["name"]);
    let key = |row: &Value| format!("name:{}", folded(row["name"].as_str().unwrap()));
    let [player, other_player] = [&one, &other].map(|row| row["player"].to_string());
    told(&url, &["person", "link", &slugs[0], &player, &slugs[1], &other_player, "--reason", "x"]);
    let expected = by_hand(&["--same", &format!("{}={}", key(&one), key(&other))]);
    assert_eq!(ranked(&shown(), "rows", "sum"), ranked(&expected, "standings", "average"));
    assert_eq!(expected["standings"].as_array().unwrap().len() + 1, rows.len());
}

#[test]
fn pupils_are_told_by_initials_in_a_season() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("liga.toml");
    fs::write(&rules, "[season]\ntitle = \"Liga\"\ncount = \"classic\"\n").unwrap();
    told(&url, &["season", "add", "liga", rules.to_str().unwrap()]);
    let path = demo(folder.path(), "pl-pinczow-2016");
    told(&url, &["season", "put", "liga", &taken_in(&url, &path)]);
    let standings = run(&["standings", path.to_str().unwrap(), "--json"]);
    let standings: Value = serde_json::from_slice(&standings).unwrap();
    let page = Service::start(&url).page("/s/liga?lang=en", "").text();
    let names = standings["standings"].as_array().unwrap().iter();
    let names: Vec<&str> = names.map(|row| row["name"].as_str().unwrap()).collect();
    assert!(names.len() >= 8 && page.matches("<th scope=\"row\"").count() == names.len());
    for name in names {
        assert!(!page.contains(name), "{name}");
    }
}

/// A conductor sends this file, as it is no part of a joint competition; where its pages are once they are made.
fn sent(url: &str, service: &Service, token: &str, file: &Path) -> String {
    let all = rows_after(file, 0, usize::MAX).unwrap();
    let what = format!("POST {}", rows_of(all[0].hash));
    for from in (0..all.len()).step_by(300) {
        let body = batch(&all, from, all.len().min(from + 300)).to_string();
        let answer = service.send(&what, token, "", body.as_bytes());
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    let of = format!("of = '\\x{}' AND version = {}", all[0].hash, all.len());
    let slug = format!("SELECT slug FROM tables WHERE {of} AND part = 'about'");
    let ranked = format!("SELECT count(*) FROM tables WHERE {of} AND part = 'ranking'");
    until("it is ranked", || ask(url, &ranked) == "1");
    ask(url, &slug)
}

/// Two rehearsals by these rules, in a folder.
fn two(folder: &Path, rules: &str) -> [PathBuf; 2] {
    ["07", "08"].map(|seed| {
        let path = folder.join(format!("{rules}-{seed}.eforos"));
        let seed = seed.repeat(32);
        run(&["demo", path.to_str().unwrap(), "--rules", rules, "--players", "8", "--seed", &seed]);
        path
    })
}

#[test]
fn seasons_of_each_format_are_made_of_files_that_were_sent() {
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Federația");
    let service = Service::start(&url);
    let folder = tempfile::tempdir().unwrap();
    let season = |slug: &str, count: &str, files: &[PathBuf]| -> Value {
        let rules = folder.path().join(format!("{slug}.toml"));
        fs::write(&rules, format!("[season]\ntitle = \"{slug}\"\ncount = \"{count}\"\n")).unwrap();
        told(&url, &["season", "add", slug, rules.to_str().unwrap()]);
        for file in files {
            told(&url, &["season", "put", slug, &sent(&url, &service, &token, file)]);
        }
        told(&url, &["season", "show", slug])
    };

    // Duplicate games: each player's points of both, by hand.
    let games = two(folder.path(), "ro-duplicate-2007");
    let shown = season("cupa", "total", &games);
    assert_eq!(shown["competitions"], 2);
    let mut points: BTreeMap<String, i64> = BTreeMap::new();
    for game in &games {
        let standings = run(&["standings", game.to_str().unwrap(), "--json"]);
        let standings: Value = serde_json::from_slice(&standings).unwrap();
        for row in standings["standings"].as_array().unwrap() {
            let total = row["total"].as_i64().unwrap();
            *points.entry(row["name"].as_str().unwrap().to_owned()).or_default() += total;
        }
    }
    let rows = shown["rows"].as_array().unwrap().iter();
    let sums =
        rows.map(|row| (row["name"].as_str().unwrap().to_owned(), row["sum"].as_i64().unwrap()));
    assert_eq!(sums.collect::<BTreeMap<_, _>>(), points);
    assert!(points.len() >= 8);

    // LLISCA and CUSCA: as the command line reckons them from the same files.
    for (rules, scale, sum) in
        [("ca-llisca", "halves", "halves"), ("ca-cusca-molins", "hundredths", "average")]
    {
        let meetings = two(folder.path(), rules);
        let shown = season(rules, "classic", &meetings);
        assert_eq!((&shown["scale"], &shown["competitions"]), (&scale.into(), &2.into()));
        let by_hand = folder.path().join(format!("{rules}.eforos-season"));
        for meeting in &meetings {
            run(&["season", by_hand.to_str().unwrap(), "add", meeting.to_str().unwrap()]);
            let text = fs::read_to_string(&by_hand).unwrap();
            fs::write(&by_hand, text.replace("Trobada de mots creuats", "Primera trobada"))
                .unwrap();
        }
        let expected = run(&["season", by_hand.to_str().unwrap(), "--json"]);
        let expected: Value = serde_json::from_slice(&expected).unwrap();
        assert_eq!(ranked(&shown, "rows", "sum"), ranked(&expected, "standings", sum), "{rules}");
        assert!(shown["rows"].as_array().unwrap().len() >= 8);
        assert_eq!(service.page(&format!("/s/{rules}?lang=en"), "").status, 200);
    }
}

#[test]
fn what_a_hall_changes_after_the_signature_takes_nothing_from_a_season() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    derived(&day, 14);
    let ranking = "SELECT convert_from(content, 'UTF8') FROM tables WHERE part = 'ranking'";
    let issue = || -> Value {
        let last = "SELECT convert_from(content, 'UTF8') FROM tables \
            WHERE part = 'results.json' AND after = 14";
        serde_json::from_str::<Value>(&ask(&day.database, last)).unwrap()["issue"].take()
    };
    let signed = ask(&day.database, ranking);
    assert!(signed.len() > 100 && issue() == 1, "{signed}");
    // A hall opens its signed sheet again and takes points from somebody.
    let all = events(&day.path().join("k-1.eforos"));
    let reason = "ξανά".to_owned();
    let reopened = asked(all.log(), |_| Command::Reopen { reason: reason.clone() });
    let kind = PenaltyKind::Deduction { points: 90 };
    let (player, round) = (player(1), round(1));
    let changed = asked(&reopened, |_| Command::Penalise { player, round, kind, reason });
    written(&day.path().join("c.eforos"), &changed);
    fs::copy(day.path().join("k-1.eforos-venue"), day.path().join("c.eforos-venue")).unwrap();
    assert_eq!(day.sync("c", "eforos-venue")["sent"], changed.len() - all.log().len());
    derived(&day, 14);
    // The page shows what follows from the rows, which nobody signed, and says so; the season has what was.
    assert_eq!(issue(), Value::Null);
    let path = format!("/k/{}?lang=en", slug(&day.database));
    let page = served(&day, &path, |text| text.contains("Changed since it was signed"));
    assert!(page.contains("issue 1 was signed") && !page.contains("Not signed yet"), "{page}");
    assert_eq!(ask(&day.database, ranking), signed);
}
