//! The table of offices for slips of duplicate games and results of classic ones: the same cells as for sheets of anagrams,
//! asked one by one over real sockets.

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::classic::command::Command as Paired;
use eforos::domain::formats::classic::event::Seated;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::ids::RoundNo;
use eforos::domain::person::Role;
use eforos::domain::player::Span;
use eforos::language::Sentences;
use eforos::stations::Shows;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::Hand;
use super::club::{Club, Device};
use super::offices::Devices;
use super::offices::Whose::{self, Assistants, Jury};
use super::{no_jury, results, slip_words, slips, tables};

/// How the pages answer nobody, a screen, an assistant and a member of the jury, in this order.
type Row = (&'static str, [u16; 4]);

/// What both formats answer alike.
const PAGES: [Row; 11] = [
    ("/", [200, 303, 303, 303]),
    ("/help", [200, 200, 200, 200]),
    ("/wait", [401, 303, 303, 303]),
    ("/screen", [401, 200, 200, 200]),
    ("/live?once", [401, 200, 200, 200]),
    ("/s", [401, 403, 200, 403]),
    ("/s/next", [401, 403, 303, 403]),
    ("/s/1/1", [401, 403, 200, 403]),
    ("/s/99/99", [401, 403, 409, 403]),
    // No sheet of theirs has a code.
    ("/s/pictures", [401, 403, 409, 403]),
    ("/sign", [404, 404, 404, 404]),
];

const OF_SLIPS: [Row; 7] = [
    ("/s/1/2/again", [401, 403, 200, 403]),
    ("/s/1/2/saved", [401, 403, 200, 403]),
    ("/s/1/3/settle", [401, 403, 200, 403]),
    ("/s/1/nameless", [401, 403, 200, 403]),
    ("/w", [401, 403, 403, 200]),
    ("/w/CARST", [401, 403, 403, 200]),
    ("/w/nothing", [401, 403, 403, 404]),
];

/// A result is keyed once and confirmed, every table has its name, and nothing is ruled on.
const OF_RESULTS: [Row; 5] = [
    ("/s/1/3/again", [401, 403, 404, 403]),
    ("/s/1/3/settle", [401, 403, 404, 403]),
    ("/s/1/nameless", [401, 403, 404, 403]),
    ("/w", [401, 403, 403, 403]),
    ("/w/CASA", [401, 403, 403, 403]),
];

/// What changes something but the record, `FIELD` being one of the paper's.
const WRITTEN: [(&str, &str, [u16; 4]); 6] = [
    ("POST /find", "find=1", [401, 403, 303, 403]),
    ("POST /s/1/1", "fields.FIELD=1", [401, 403, 200, 403]),
    ("POST /api/look", r#"{"n":1,"path":"/s/1/1","fields":{}}"#, [401, 403, 200, 403]),
    ("PUT /api/draft", r#"{"rev":1,"path":"/s/1/1","fields":{}}"#, [401, 403, 200, 403]),
    ("DELETE /api/draft", r#"{"path":"/s/1/1"}"#, [401, 403, 200, 403]),
    ("POST /leave", "x=1", [401, 303, 303, 303]),
];

fn nobody() -> Device {
    let (cookie, key) = (format!("__Host-eforos={}", "ab".repeat(32)), "cd".repeat(16));
    Device { cookie, key }
}

fn with(ask: &str, mut asked: Value, more: &Value) -> Value {
    asked["ask"] = ask.into();
    for (name, value) in more.as_object().unwrap() {
        asked[name] = value.clone();
    }
    asked
}

fn written(word: &str, points: &str) -> Value {
    json!({"position": "H7", "word": word, "points": points})
}

/// Turn 1 of ten players is over. Radu keyed the slips 1 to 6 of the players 2, 4, 3, 5, 6, 1; what is on the third was keyed
/// again otherwise, on the sixth is a word that the list does not have.
fn of_slips() -> (Club<Duplicate>, Devices, Device) {
    let (folder, clock) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = slips::keeper_with(&folder, &clock, slip_words::list());
    for number in 4..=10 {
        let span = Span { from_round: slips::turn(1), to_round: RoundNo::new(99).unwrap() };
        let (name, club) = (format!("Jucător {number}"), String::new());
        slips::ask(&mut keeper, Ask::AddPlayer { id: None, name, club, span });
    }
    slips::ask(&mut keeper, slips::recorded());
    let mut club = Club::open(folder, clock, keeper);
    let radu = club.joined("Radu", "1");
    for (id, player) in (1_u8..).zip([2, 4, 3, 5, 6, 1]) {
        let word = if id == 6 { "CARST" } else { "CASA" };
        let (status, told) = club.ask(&radu, id, slips::key(player, ["H7", word, "8"]));
        assert_eq!((status, &told["sheet"]), (200, &json!(id)), "{told}");
    }
    let devices = Devices {
        nobody: nobody(),
        screen: club.joined_as(Role::Screen, "ecran", "perete"),
        assistant: club.joined("Vlad", "2"),
        jury: club.joined_as(Role::Jury, "Vera", "3"),
    };
    let again = json!({"sheet": 3, "version": club.version(3)});
    let again = with("key_again", again, &json!({"fields": written("CASE", "9")}));
    assert_eq!(club.ask(&devices.assistant, 90, again).1["what"], "differs");
    let second = club.joined("Vlad", "4");
    (club, devices, second)
}

fn asks_of_slips(club: &Club<Duplicate>) -> Vec<(Whose, Value)> {
    let of = |sheet: u32| json!({"sheet": sheet, "version": club.version(sheet)});
    let at = |player: u32| json!({"round": 1, "player": player});
    let typed = json!({"fields": written("CASA", "8")});
    let revised = json!({"fields": written("CASE", "8"), "reason": "x"});
    let nameless = json!({"round": 1, "player": null});
    vec![
        (Assistants, with("collect", json!({"round": 1, "players": [7]}), &json!({}))),
        (Assistants, with("not_handed_in", at(8), &json!({}))),
        (Assistants, with("key_sheet", at(9), &typed)),
        (Assistants, with("key_sheet", nameless, &typed)),
        (Assistants, with("key_again", of(1), &typed)),
        (Assistants, with("check", of(2), &json!({}))),
        (Assistants, with("settle", of(3), &json!({"kept": [true, false]}))),
        (Assistants, with("revise", of(4), &revised)),
        (Assistants, with("move", of(5), &json!({"player": 10, "round": 1}))),
        (
            Jury,
            json!({"ask": "rule", "word": "CARST", "ruled": "valid", "evidence": "", "seen": "none"}),
        ),
        (Jury, json!({"ask": "withdraw", "word": "CARST", "seen": "valid"})),
    ]
}

/// Round 1 of eight players sits at four tables. Pau entered what the third and the fourth have; the jury is one that an earlier
/// program let in.
fn of_results() -> (Club<Classic>, Devices, Device) {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = results::unpaired(&folder, &hand);
    for name in ["Fina Pi", "Gil Sol", "Hug Bo"] {
        results::ask(&mut keeper, tables::add(name));
    }
    let seated = |number: u16| {
        let first = u32::from(number) * 2 - 1;
        let seats = [first, first + 1].map(tables::player).to_vec();
        Seated { table: tables::table(number), starter: Some(seats[0]), seats }
    };
    let (round, tables) = (tables::round(1), (1..=4).map(seated).collect());
    results::ask(&mut keeper, Paired::TypePairing { round, tables, byes: Vec::new() });
    results::ask(&mut keeper, Paired::ShowPairing(round));
    let mut club = Club::open(folder, hand, keeper);
    let pau = club.joined("Pau", "1");
    for table in [3, 4] {
        let (status, told) = club.ask(&pau, table, of_table(table.into()));
        assert_eq!((status, &told["what"]), (200, &json!("keyed")), "{told}");
    }
    let devices = Devices {
        nobody: nobody(),
        screen: club.joined_as(Role::Screen, "pantalla", "paret"),
        assistant: club.joined("Mar", "2"),
        jury: no_jury::jury(&mut club),
    };
    let second = club.joined("Mar", "4");
    (club, devices, second)
}

fn of_table(table: u16) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": table,
        "fields": {"final-1": (402 + table).to_string(), "final-2": "377"}})
}

fn asks_of_results(club: &Club<Classic>) -> Vec<(Whose, Value)> {
    let log = club.keeper.record().log();
    let entered: Vec<u64> =
        log.iter().filter(|it| it.who.name == "Pau").map(|it| it.seq.0).collect();
    let at = |table: u16| {
        let version = entered[usize::from(table) - 3];
        json!({"round": 1, "player": table, "version": version})
    };
    let corrected = json!({"fields": {"final-1": "412", "final-2": "377"}, "reason": "x"});
    vec![
        (Assistants, of_table(1)),
        (Assistants, json!({"ask": "result", "round": 1, "typed": "2 412 388"})),
        (Assistants, with("check", at(3), &json!({}))),
        (Assistants, with("revise", at(4), &corrected)),
    ]
}

fn pages<F: Shows + Sentences>(club: &mut Club<F>, devices: &Devices, own: &[Row]) {
    let before = club.events();
    for (path, wanted) in PAGES.iter().chain(own) {
        for ((who, device), wanted) in devices.columns().into_iter().zip(*wanted) {
            assert_eq!(club.get(device, path).status, wanted, "{path}, {who}");
        }
    }
    assert_eq!(club.events(), before, "nothing changes by looking");
}

fn fields<F: Shows + Sentences>(club: &mut Club<F>, devices: &Devices, field: &str) {
    let before = club.events();
    for (first, body, wanted) in WRITTEN {
        for ((who, device), wanted) in devices.columns().into_iter().zip(wanted) {
            let form = first.strip_prefix("POST ").filter(|path| !path.starts_with("/api"));
            let status = if let Some(path) = form {
                let body = body.replace("FIELD", field);
                let (name, text) = body.split_once('=').unwrap();
                club.form(path, &device.cookie, &[(name, text), ("_key", &device.key)]).status
            } else {
                club.api(device, first, &serde_json::from_str(body).unwrap()).0
            };
            assert_eq!(status, wanted, "{first}, {who}");
        }
    }
    assert_eq!(club.events(), before);
}

/// Whether it was done.
fn by_script<F: Shows + Sentences>(
    club: &mut Club<F>,
    device: &Device,
    (id, asked): (u8, &Value),
) -> (u16, bool) {
    let (status, told) = club.ask(device, id, asked.clone());
    (status, told["done"] == true)
}

fn by_form<F: Shows + Sentences>(
    club: &mut Club<F>,
    device: &Device,
    (id, asked): (u8, &Value),
) -> (u16, bool) {
    let (id, said) = (format!("{id:02x}").repeat(16), asked.to_string());
    let mut does = vec![
        ("_key", device.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", &id),
        ("_ask", &said),
        ("_change", "yes"),
    ];
    match asked["ask"].as_str().unwrap() {
        "settle" => does.extend([("_kept.0", r#"{"0":true}"#), ("_kept.1", r#"{"1":false}"#)]),
        "result" => does.push(("players", asked["typed"].as_str().unwrap())),
        _ => {}
    }
    let status = club.form("/do", &device.cookie, &does).status;
    (status, status == 303)
}

type Does<F> = fn(&mut Club<F>, &Device, (u8, &Value)) -> (u16, bool);

/// Each is done for whose it is, once, and for nobody else, who is refused before anything of it is looked at.
fn each_ask<F: Shows + Sentences>(
    (mut club, devices, second): (Club<F>, Devices, Device),
    asks: fn(&Club<F>) -> Vec<(Whose, Value)>,
    does: Does<F>,
) {
    for (id, (whose, asked)) in (100_u8..).zip(asks(&club)) {
        let own = if whose == Jury { "jury" } else { "assistant" };
        for (who, device) in devices.columns().into_iter().filter(|(who, _)| *who != own) {
            let before = club.events();
            let wanted = if who == "nobody" { 401 } else { 403 };
            assert_eq!(does(&mut club, device, (id, &asked)), (wanted, false), "{asked}, {who}");
            assert_eq!(club.events(), before, "{asked}, {who}");
        }
        let (before, of_jury) = (club.events(), whose == Jury);
        let device = if of_jury { &devices.jury } else { &devices.assistant };
        let (status, is_done) = does(&mut club, device, (id, &asked));
        assert!(is_done, "{asked}, {own}: {status}");
        assert_eq!(club.events(), before + 1, "{asked}, {own}");
        let last = club.keeper.record().log().last().unwrap();
        assert_eq!(last.who.role, if of_jury { Role::Jury } else { Role::Assistant });
        // A receipt is a person's: whoever comes with another device is answered as before.
        let device = if of_jury { device } else { &second };
        assert!(does(&mut club, device, (id, &asked)).1, "{asked}, sent again");
        assert_eq!(club.events(), before + 1, "{asked}, sent again");
    }
}

#[test]
fn of_slips_each_page_is_shown_and_each_field_taken_as_the_table_names() {
    let (mut club, devices, _) = of_slips();
    pages(&mut club, &devices, &OF_SLIPS);
    fields(&mut club, &devices, "points");
}

#[test]
fn of_results_each_page_is_shown_and_each_field_taken_as_the_table_names() {
    let (mut club, devices, _) = of_results();
    pages(&mut club, &devices, &OF_RESULTS);
    fields(&mut club, &devices, "final-1");
}

#[test]
fn of_slips_each_office_asks_what_the_table_names() {
    for does in [by_script as Does<Duplicate>, by_form] {
        each_ask(of_slips(), asks_of_slips, does);
    }
}

#[test]
fn of_results_each_office_asks_what_the_table_names() {
    for does in [by_script as Does<Classic>, by_form] {
        each_ask(of_results(), asks_of_results, does);
    }
}
