//! The pages of single competitions, on real files of every format.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eforos::domain::clock::Moment;
use eforos::domain::contest::command::Command as Order;
use eforos::domain::contest::event::Event;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::person::{Person, Role};
use eforos::language::Sentences;
use eforos::storage::{Access, CompetitionFile};
use serde_json::Value;

use crate::cluster::{ask, database};
use crate::line::{hub, told};
use crate::service::Service;
use crate::table::{Table, round};

/// Every table, as text that can be compared.
const TABLES: &str = "SELECT encode(of, 'hex'), after, part, slug, version, md5(content) FROM tables ORDER BY 1, 2, 3";

/// A played competition of which the first two rounds are published.
pub fn published(table: &Table) -> Record {
    let mut record = table.played();
    for number in [1, 2] {
        table.act(&mut record, Order::Publish { round: round(number) });
    }
    table.create_with(record.log()).close().unwrap();
    record
}

pub fn taken_in(url: &str, path: &Path) -> String {
    told(url, &["take-in", path.to_str().unwrap()]);
    ask(url, "SELECT slug FROM tables WHERE part = 'about' ORDER BY made DESC LIMIT 1")
}

/// Who leads the competitions and who keyed, as their rows say.
pub fn staff(url: &str) -> BTreeSet<String> {
    let names = ask(url, "SELECT DISTINCT convert_from(name, 'UTF8') FROM events");
    let mut staff: BTreeSet<String> = names.lines().map(str::to_owned).collect();
    let firsts = ask(url, "SELECT convert_from(body, 'UTF8') FROM events WHERE seq = 1");
    for first in firsts.lines() {
        let first: Value = serde_json::from_str(first).unwrap();
        let details = &first["competition_created"]["details"];
        let assistants = details["assistants"].as_array().into_iter().flatten();
        let led = assistants.chain([&details["referee"]]).filter_map(Value::as_str);
        staff.extend(led.map(|name| name.trim().to_owned()));
    }
    staff.retain(|name| name.chars().count() > 2);
    staff
}

/// Every page and file that can be reached from the first one, by its address.
pub fn all_pages(service: &Service) -> BTreeMap<String, String> {
    let (mut found, mut open) = (BTreeMap::new(), vec!["/?lang=en".to_owned()]);
    while let Some(at) = open.pop() {
        if found.contains_key(&at) {
            continue;
        }
        let page = loop {
            let page = service.page(&at, "");
            // Asked faster than anybody reads.
            if page.status != 429 {
                break page;
            }
            crate::common::moment();
        };
        assert_eq!(page.status, 200, "{at}");
        let text = page.text();
        let links = text.split("href=\"/").skip(1).filter_map(|rest| rest.split('"').next());
        open.extend(
            links.map(|link| format!("/{}", link.replace("&amp;", "&").replace("&#38;", "&"))),
        );
        found.insert(at, text);
    }
    found
}

pub fn run(args: &[&str]) -> Vec<u8> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_eforos"));
    let done = program.args(["--language", "en"]).args(args).output().unwrap();
    assert!(done.status.success(), "{args:?}: {done:?}");
    done.stdout
}

pub fn demo(folder: &Path, rules: &str) -> PathBuf {
    let path = folder.join(format!("{rules}.eforos"));
    let seed = "07".repeat(32);
    let mut args = vec!["demo", path.to_str().unwrap(), "--rules", rules, "--seed", &seed];
    args.extend(["--players", "8"]);
    run(&args);
    path
}

#[test]
fn a_page_holds_what_was_published_and_nothing_else() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    let record = published(&table);
    let slug = taken_in(&url, &table.path());
    let service = Service::start(&url);
    let path = |rest: &str| format!("/k/{slug}{rest}");

    let json = service.page(&path("/results.json"), "").json();
    assert_eq!(json["after"], 2);
    let file = table.path();
    let after = ["standings", file.to_str().unwrap(), "--after", "2", "--json"];
    let by_hand: Value = serde_json::from_slice(&run(&after)).unwrap();
    assert_eq!(json["standings"], by_hand["standings"]);
    assert!(json.get("sheets").is_none() && json.get("undecided").is_none());
    for row in json["standings"].as_array().unwrap() {
        assert!(row["rounds"].as_array().unwrap().iter().skip(2).all(Value::is_null), "{row}");
    }
    let page = service.page(&path(""), "Accept-Language: en\r\n");
    assert_eq!(page.status, 200);
    assert!(page.text().contains("Βασίλης") && page.text().contains("lang=\"en\""));
    assert_eq!(service.page(&path("/r/2?lang=en"), "").body, page.body);
    assert_eq!(service.page(&path("/r/1"), "").status, 200);
    for none in ["/r/3", "/r/0", "/r/300", "/r/x", "/v/1", "/results.xml"] {
        assert_eq!(service.page(&path(none), "").status, 404, "{none}");
    }
    // What came later: a penalty, an objection, the letters of later rounds, words on sheets.
    let all = ask(&url, "SELECT convert_from(content, 'UTF8') FROM tables WHERE part <> 'ranking'");
    assert!(!all.contains("ΞΞΞ") && !all.contains("λόγος"));
    for number in 3..=14 {
        let letters = record.contest().game.round(round(number)).map(|it| it.letters().to_vec());
        let letters: String = letters.unwrap_or_default().iter().map(ToString::to_string).collect();
        assert!(letters.is_empty() || !all.contains(&letters), "{number}");
    }
    let script = [page.text().contains("<script"), page.text().contains("javascript:")];
    assert_eq!(script, [false, false]);
}

#[test]
fn a_page_is_marked_and_not_sent_again() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    published(&table);
    let slug = taken_in(&url, &table.path());
    let service = Service::start(&url);
    let at = format!("/k/{slug}");
    let greek = service.page(&at, "");
    let mark = greek.says("etag").unwrap().to_owned();
    assert_eq!(greek.says("cache-control"), Some("public, max-age=5"));
    assert!(greek.says("content-security-policy").unwrap().starts_with("default-src 'none'"));
    assert!(!greek.says("content-security-policy").unwrap().contains("script"));
    let again = service.page(&at, &format!("If-None-Match: {mark}\r\n"));
    assert_eq!((again.status, again.body.len()), (304, 0));
    let english = service.page(&at, "Accept-Language: de, en-GB;q=0.8, el;q=0.3\r\n");
    assert_ne!(english.says("etag").unwrap(), mark);
    assert!(english.text().contains("lang=\"en\"") && greek.text().contains("lang=\"el\""));
    assert_eq!(service.page(&format!("{at}?lang=el"), "Accept-Language: en\r\n").body, greek.body);

    let list = service.page("/?lang=en", "");
    assert!(list.text().contains(&format!("/k/{slug}?lang=en")) && list.text().contains("Αγώνας"));
    let head = format!("POST {at} HTTP/1.1\r\nHost: x\r\n");
    assert_eq!(crate::service::ask(&service.pages, &head, b"a=b").unwrap().status, 405);
    assert_eq!(service.page("/../../etc/passwd", "").status, 404);
    assert_eq!(service.page("/k/%27%3B%20DROP%20TABLE%20tables", "").status, 404);
    assert_eq!(service.end(), Some(0));
}

#[test]
fn who_asks_for_no_language_is_answered_in_the_hubs() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    published(&table);
    let slug = taken_in(&url, &table.path());
    let service = Service::speaking(&url, "ro");
    let polish = "Accept-Language: de, pl;q=0.8, ro;q=0.3\r\n";
    for (head, title, none) in [
        ("", "Rezultate", "Nu există o asemenea pagină."),
        ("Accept-Language: de\r\n", "Rezultate", "Nu există o asemenea pagină."),
        ("X-Eforos-Own-Language: en\r\n", "Rezultate", "Nu există o asemenea pagină."),
        (polish, "Wyniki", "Nie ma takiej strony."),
    ] {
        assert!(service.page("/", head).text().contains(&format!("<h1><bdi>{title}")), "{head}");
        let missing = service.page("/nothing", head);
        assert!(missing.status == 404 && missing.text().contains(none), "{head}");
    }
    // A competition is first told in its own.
    assert!(service.page(&format!("/k/{slug}"), "").text().contains("lang=\"el\""));
    // Senders' programs, too.
    let refused = |head| {
        let answer = service.send("GET /v1/joints/00/words", "", head, b"");
        answer.json()["text"].as_str().unwrap().to_owned()
    };
    let (romanian, polish) = (refused(""), refused(polish));
    assert_ne!(romanian, polish);
    let english = Service::start(&url).send("GET /v1/joints/00/words", "", "", b"");
    assert_ne!(english.json()["text"], romanian);
}

#[test]
fn files_of_every_format_have_pages_and_an_emptied_hub_makes_the_same() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let rules = ["osth-2019", "ro-duplicate-2007", "ca-cusca-molins", "pl-pinczow-2016"];
    let files: Vec<_> = rules.iter().map(|rules| demo(folder.path(), rules)).collect();
    let slugs: Vec<_> = files.iter().map(|file| taken_in(&url, file)).collect();
    let service = Service::start(&url);
    for (slug, own) in slugs.iter().zip(["el", "ro", "ca", "pl"]) {
        let page = service.page(&format!("/k/{slug}"), "");
        assert_eq!(page.status, 200, "{own}");
        assert!(page.text().contains(&format!("<html lang=\"{own}\">")), "{own}");
        let english = service.page(&format!("/k/{slug}?lang=en"), "");
        assert!(english.text().contains("<html lang=\"en\">"));
        let json = service.page(&format!("/k/{slug}/results.json"), "").json();
        let csv = service.page(&format!("/k/{slug}/results.csv"), "");
        let rows = json["standings"].as_array().unwrap();
        assert!(rows.len() >= 8, "{own}: {}", rows.len());
        let csv = csv.text();
        assert_eq!(csv.trim_end().lines().count() - 1, rows.len(), "{own}");
        // Beside a page that names nobody who was penalised neither does.
        assert!(csv.contains("rank;name;total;") && !csv.contains("expelled"), "{csv}");
        let told = json.to_string();
        for tells in ["deductions", "expelled", "warnings", "seats"] {
            assert!(!told.contains(tells), "{own}: {told}");
        }
        assert!(rows.iter().all(|row| row["rounds"] == serde_json::json!([])), "{own}: {told}");
        assert!(english.text().contains("Penalties without names"), "{own}");
    }
    // They name players, and nobody who led or keyed.
    let (staff, pages) = (staff(&url), all_pages(&service));
    assert!(staff.len() >= 4 && pages.len() > 40, "{staff:?} {}", pages.len());
    for (at, text) in &pages {
        for name in &staff {
            assert!(!text.contains(name.as_str()), "{at} names {name}");
        }
    }
    drop(service);
    let before = ask(&url, TABLES);
    assert!(before.lines().count() > 20);
    assert_eq!(told(&url, &["rebuild"])["competitions"], 4);
    assert_eq!(ask(&url, TABLES), before);
    let other = database();
    told(&other, &["init"]);
    for file in files.iter().rev() {
        taken_in(&other, file);
    }
    assert_eq!(ask(&other, TABLES), before);
}

#[test]
fn tables_are_there_while_they_are_made_anew() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    for rules in ["ro-duplicate-2007", "ca-cusca-molins", "osth-2019"] {
        taken_in(&url, &demo(folder.path(), rules));
    }
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let readers = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let there = ask(&url, "SELECT count(*) FROM tables WHERE part = 'about'");
                assert_eq!(there, "3");
            }
        });
        told(&url, &["rebuild"]);
        is_over.store(true, Ordering::Relaxed);
        readers.join().unwrap();
    });
}

#[test]
fn tables_that_an_older_program_did_not_make_are_made_at_the_start() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let slug = taken_in(&url, &demo(folder.path(), "osth-2019"));
    let before = ask(&url, TABLES);
    // As it is after the tables were brought forward: rows, and nothing else.
    ask(&url, "DELETE FROM tables; DELETE FROM parts; DELETE FROM excerpts");
    crate::send(&crate::opened(&url), &crate::history(3, 0, ""), 0, 3).unwrap();
    let (service, line) = Service::told(&url);
    assert_eq!(line, "Tables made that were lacking: 1 competitions.\n");
    assert_eq!(service.page(&format!("/k/{slug}"), "").status, 200);
    assert_eq!(ask(&url, TABLES), before);
}

/// Takes a signature back and publishes two rounds.
fn reopened<F: Sentences>(path: &Path) {
    let mut file = CompetitionFile::<F>::open(path, Access::Write).unwrap();
    let mut record = file.read_record().unwrap();
    let who = Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() };
    let now = Moment { wall_ms: 1_795_000_000_000, session: 9, elapsed_ms: 0 };
    let publish = [1, 2].map(|number| Event::RoundPublished { round: round(number) });
    let reopen = Event::Reopened { reason: "one more round".to_owned() };
    for action in [vec![reopen], publish.to_vec()] {
        let events = record.number(action, now, &who);
        file.append(&events).unwrap();
        record.take_in(events);
    }
    file.close().unwrap();
}

#[test]
fn of_every_format_only_what_was_published_is_shown_and_pupils_by_initials() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    for rules in ["ro-duplicate-2007", "pl-pinczow-2016"] {
        let path = demo(folder.path(), rules);
        let is_classic = rules == "pl-pinczow-2016";
        if is_classic {
            reopened::<Classic>(&path);
        } else {
            reopened::<Duplicate>(&path);
        }
        let slug = taken_in(&url, &path);
        let service = Service::start(&url);
        let status = |rest: &str| service.page(&format!("/k/{slug}{rest}"), "").status;
        assert_eq!((status(""), status("/r/2"), status("/r/3")), (200, 200, 404), "{rules}");
        let json = service.page(&format!("/k/{slug}/results.json"), "").json();
        let file = path.to_str().unwrap();
        let by_hand = run(&["standings", file, "--after", "2", "--json"]);
        let by_hand: Value = serde_json::from_slice(&by_hand).unwrap();
        let totals = |json: &Value| {
            let rows = json["standings"].as_array().unwrap().iter();
            let total = |row: &Value| (row["player"].clone(), row["rank"].clone());
            rows.map(total).collect::<Vec<_>>()
        };
        assert_eq!((&json["after"], totals(&json)), (&2.into(), totals(&by_hand)), "{rules}");
        // Somebody was penalised: by the number of games it would be seen who.
        assert_eq!(json["games"], Value::Null, "{rules}");
        let all = "SELECT string_agg(convert_from(content, 'UTF8'), ' ') FROM tables \
                   WHERE part <> 'ranking' AND slug = ";
        let all = ask(&url, &format!("{all}'{slug}'"));
        let ranking =
            "SELECT convert_from(content, 'UTF8') FROM tables WHERE part = 'ranking' AND slug = ";
        let ranking: Value =
            serde_json::from_str(&ask(&url, &format!("{ranking}'{slug}'"))).unwrap();
        for row in ranking["rows"].as_array().unwrap() {
            let name = row["name"].as_str().unwrap();
            assert_eq!(all.contains(name), !is_classic, "{name}");
        }
        if !is_classic {
            // The plays of turns that nobody may see yet.
            let whole = run(&["standings", file, "--json"]);
            let whole: Value = serde_json::from_slice(&whole).unwrap();
            let top = |turn: &Value| turn["top"]["word"].as_str().unwrap_or("none").to_owned();
            let turns = whole["turns"].as_array().unwrap();
            assert!(turns.len() > 5);
            let early = turns.iter().skip(2).map(top).filter(|top| top.len() > 5);
            assert_eq!(early.filter(|top| all.contains(top)).count(), 0);
        }
    }
}

#[test]
fn no_two_competitions_have_one_address() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    published(&table);
    let short = taken_in(&url, &table.path());
    ask(&url, "UPDATE tables SET of = decode(repeat('00', 32), 'hex')");
    let long = taken_in(&url, &table.path());
    assert!(long.len() == short.len() + 12 && long.starts_with(&short), "{long} {short}");
    let again = format!("UPDATE tables SET slug = '{short}'");
    assert!(ask(&url, &again).contains("tables_by_slug"));
    let service = Service::start(&url);
    for slug in [short, long] {
        assert_eq!(service.page(&format!("/k/{slug}"), "").status, 200);
    }
}

#[test]
fn a_long_list_has_pages() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    published(&table);
    taken_in(&url, &table.path());
    let more = "INSERT INTO tables SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), 0, 'about', 'x' || n, 1, now(), \
                content FROM tables, generate_series(1, 119) AS n WHERE part = 'about'";
    assert_eq!(ask(&url, more), "");
    let service = Service::start(&url);
    let cards = |query: &str| {
        let page = service.page(&format!("/?lang=en{query}"), "");
        let links = ["page=2", "page=3", "Newer", "Older"];
        (
            page.status,
            page.text().matches("class=\"card\"").count(),
            links.map(|it| page.text().contains(it)),
        )
    };
    assert_eq!(cards(""), (200, 50, [true, false, false, true]));
    assert_eq!(cards("&page=2"), (200, 50, [true, true, true, true]));
    assert_eq!(cards("&page=3"), (200, 20, [true, true, true, false]));
    for none in ["0", "4", "18446744073709551615"] {
        assert_eq!(service.page(&format!("/?page={none}"), "").status, 404, "{none}");
    }
}

#[test]
fn what_is_not_published_or_cannot_be_read_is_told_so() {
    let url = database();
    told(&url, &["init"]);
    let table = Table::new();
    table.create_with(table.played().log()).close().unwrap();
    let slug = taken_in(&url, &table.path());
    let service = Service::start(&url);
    let page = service.page(&format!("/k/{slug}?lang=en"), "");
    assert!(page.text().contains("No results have been published"), "{}", page.text());
    assert_eq!(service.page(&format!("/k/{slug}/results.json"), "").status, 404);
    assert!(!page.text().contains("Βασίλης"));
}

#[test]
fn a_service_without_a_database_ends_with_what_to_do() {
    let none = hub("postgresql:///none?host=/tmp/nowhere", &["serve"]);
    assert_eq!(none.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&none.stderr).contains("createdb"));
    let url = database();
    assert_eq!(hub(&url, &["serve"]).status.code(), Some(1));
    told(&url, &["init"]);
    ask(&url, "INSERT INTO refinery_schema_history VALUES (99, 'later', '', '0')");
    let newer = hub(&url, &["serve"]);
    assert_eq!(newer.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&newer.stderr).contains("newer program"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = database();
    told(&url, &["init"]);
    let at = taken.local_addr().unwrap().to_string();
    let listen = ["serve", "--listen", "127.0.0.1:0", "--pages", &at];
    assert_eq!(hub(&url, &listen).status.code(), Some(1));
}
