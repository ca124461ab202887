//! Who may do what at the doors: the table of the regulation, written down here by hand, and asked cell by cell over real
//! sockets. What is refused leaves no event and is refused before anything of it is looked up.

use eforos::domain::contest::Details;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::lexicon::{Lexicon, Title};
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use eforos::session::{Keeper, Order, Photographed, Session};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::club::{Club, Device};
use super::{Hall, Hand, referee};
use crate::day::{seed, word};
use crate::table::{Table, add, from_bags, round};

/// Who asks at the staff door, in the order of the columns below: a device that nobody let in, a screen, an assistant, a
/// member of the jury.
pub struct Devices {
    pub nobody: Device,
    pub screen: Device,
    pub assistant: Device,
    pub jury: Device,
}

impl Devices {
    pub fn columns(&self) -> [(&'static str, &Device); 4] {
        let Self { nobody, screen, assistant, jury } = self;
        [("nobody", nobody), ("screen", screen), ("assistant", assistant), ("jury", jury)]
    }
}

/// Each page of the staff door, and how it answers each of them. `WORD` is a word that waits for a ruling, `PICTURE` a
/// photograph; sheet 3 is keyed twice and differs.
pub const PAGES: [(&str, [u16; 4]); 24] = [
    ("/", [200, 303, 303, 303]),
    ("/j", [200, 200, 200, 200]),
    ("/help", [200, 200, 200, 200]),
    ("/t", [200, 200, 200, 200]),
    ("/wait", [401, 303, 303, 303]),
    ("/screen", [401, 200, 200, 200]),
    ("/live?once", [401, 200, 200, 200]),
    ("/s", [401, 403, 200, 403]),
    ("/s/next", [401, 403, 303, 403]),
    ("/s/1/1", [401, 403, 200, 403]),
    ("/s/1/2/again", [401, 403, 200, 403]),
    ("/s/1/2/saved", [401, 403, 200, 403]),
    ("/s/1/3/settle", [401, 403, 200, 403]),
    ("/s/1/nameless", [401, 403, 200, 403]),
    ("/s/pictures", [401, 403, 200, 403]),
    ("/s/picture/PICTURE.jpg", [401, 403, 200, 403]),
    ("/w", [401, 403, 403, 200]),
    ("/w/WORD", [401, 403, 403, 200]),
    ("/w/next", [401, 403, 403, 303]),
    // What is nowhere is refused to whoever has nothing to look for there.
    ("/s/99/99", [401, 403, 409, 403]),
    ("/w/nothing", [401, 403, 403, 404]),
    ("/w/unread-99-1-3-0", [401, 403, 403, 404]),
    // A player's own page is the hall's, and the record's own asks have no page at all.
    ("/p/CYQPC-BP8T4", [404, 404, 404, 404]),
    ("/sign", [404, 404, 404, 404]),
];

/// What changes something but the record, by a form or a script, and how each of them is answered.
const WRITTEN: [(&str, &str, [u16; 4]); 7] = [
    ("POST /find", "find=1", [401, 403, 303, 403]),
    ("POST /s/1/1", "fields.5=x", [401, 403, 200, 403]),
    ("POST /s/picture/PICTURE.jpg", "place=", [401, 403, 422, 403]),
    ("POST /api/look", r#"{"n":1,"path":"/s/1/1","fields":{}}"#, [401, 403, 200, 403]),
    ("PUT /api/draft", r#"{"rev":1,"path":"/s/1/1","fields":{}}"#, [401, 403, 200, 403]),
    ("DELETE /api/draft", r#"{"path":"/s/1/1"}"#, [401, 403, 200, 403]),
    ("POST /leave", "x=1", [401, 303, 303, 303]),
];

/// Whose an ask of the record is; the referee's are asked at the console, and of no device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Assistants,
    Jury,
}
use Whose::{Assistants, Jury};

/// What may be asked of the record, whose that is, and how it is said in the competition of [`club`].
pub fn asks(club: &Club<Anagram>) -> [(Whose, Value); 13] {
    let (word, picture) = (unlisted(club), picture(club));
    let fields = json!({"5": "τάκος"});
    let of = |sheet: u32| json!({"sheet": sheet, "version": club.version(sheet)});
    let with = |ask: &str, mut asked: Value, more: Value| {
        asked["ask"] = ask.into();
        for (name, value) in more.as_object().unwrap() {
            asked[name] = value.clone();
        }
        asked
    };
    let at = |player: u32| json!({"round": 1, "player": player});
    [
        (Assistants, with("collect", json!({"round": 1, "players": [7]}), json!({}))),
        (Assistants, with("not_handed_in", at(8), json!({}))),
        (Assistants, with("key_sheet", at(9), json!({"fields": fields}))),
        (
            Assistants,
            with("key_sheet", json!({"round": 1, "player": null}), json!({"fields": fields})),
        ),
        (Assistants, with("key_again", of(1), json!({"fields": fields}))),
        (Assistants, with("check", of(2), json!({}))),
        (Assistants, with("settle", of(3), json!({"kept": [true, false]}))),
        (Assistants, with("revise", of(4), json!({"fields": {"5": "τάκος ναιου"}, "reason": "x"}))),
        (Assistants, with("move", of(5), json!({"player": 10, "round": 1}))),
        (
            Assistants,
            with(
                "assign_picture",
                json!({"sha256": picture.to_string(), "side": "front", "quarters": 0}),
                at(7),
            ),
        ),
        (
            Jury,
            json!({"ask": "rule", "word": word, "ruled": "valid", "evidence": "", "seen": "none"}),
        ),
        (Jury, json!({"ask": "withdraw", "word": word, "seen": "valid"})),
        (Jury, with("unreadable", of(6), json!({"field": 3, "place": 0}))),
    ]
}

/// What is asked of the record at the console alone; a device has no such ask, whoever holds it.
const THE_REFEREES: [&str; 16] = [
    "set_lateness",
    "void",
    "penalise",
    "lodge_objection",
    "add_player",
    "change_details",
    "publish_round",
    "draw_letters",
    "start_round",
    "undo",
    "sign",
    "print",
    "invite",
    "revoke",
    "discard_picture",
    "delete_pictures",
];

/// Round 1 of ten players was played. Anna keyed the sheets 1 to 6 of the players 2, 4, 3, 5, 6, 1; what is on the third was
/// keyed again otherwise, on the sixth are a letter that nobody could read and a word that no list has.
pub fn club() -> (Club<Anagram>, Devices) {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let path = folder.path().join("a.eforos");
    let details = Details { title: "Αγώνας".to_owned(), ..Details::default() };
    let words = ["ΡΟΣ", "ΤΑΚΟΣ"].map(word);
    let list =
        Lexicon::from_words(words, Title { name: "δύο".to_owned(), ..Lexicon::embedded().title() });
    let made = (OSTH_2019, list);
    let session = Session::create(&path, details, &seed(), made, hand.source(), &referee());
    let mut keeper = Keeper::new(session.unwrap(), None);
    let mut ask = |command| {
        keeper.carry_out(Order { who: referee(), command }).unwrap();
    };
    for number in 1..=10 {
        ask(add(&format!("Παίκτης {number}")));
    }
    let letters = from_bags(&Table::new().begun(), round(1));
    ask(Play::RecordRound { round: round(1), letters, reason: "στο χαρτί".to_owned() }.into());
    let mut club = Club::open(folder, hand, keeper);
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    let sheet = Photographed { jpeg: b"no real picture".to_vec(), place: None, back_of: None };
    club.keeper.photograph(&referee(), vec![sheet]).unwrap();
    club.stand();

    let anna = club.joined("Άννα", "1");
    let word = unlisted(&club);
    for (id, player) in (1_u8..).zip([2, 4, 3, 5, 6, 1]) {
        let fields =
            if id == 6 { json!({"4": word, "3": "ρ?ς"}) } else { json!({"5": "τάκος"}) };
        let key = json!({"ask": "key_sheet", "round": 1, "player": player, "fields": fields});
        assert_eq!(club.ask(&anna, id, key).1["sheet"], id);
    }
    let devices = Devices {
        nobody: Device {
            cookie: format!("__Host-eforos={}", "ab".repeat(32)),
            key: "cd".repeat(16),
        },
        screen: club.joined_as(Role::Screen, "οθόνη", "τοίχος"),
        assistant: club.joined("Βίκυ", "2"),
        jury: club.joined_as(Role::Jury, "Νίκη", "3"),
    };
    let again =
        json!({"ask": "key_again", "sheet": 3, "version": club.version(3), "fields": {"3": "ρος"}});
    assert_eq!(club.ask(&devices.assistant, 90, again).1["what"], "differs");
    (club, devices)
}

/// Four letters of the round as they lie, which the list does not have.
fn unlisted(club: &Club<Anagram>) -> String {
    let letters = club.keeper.record().contest().game.round(round(1)).unwrap().letters();
    letters.iter().take(4).map(|letter| letter.to_char()).collect()
}

fn picture(club: &Club<Anagram>) -> Digest {
    club.keeper.record().contest().common.pictures[0].sha256
}

/// An address of the table as it is in this competition.
pub fn address(club: &Club<Anagram>, path: &str) -> String {
    let word: Vec<String> = unlisted(club).bytes().map(|byte| format!("%{byte:02X}")).collect();
    let word = word.concat();
    path.replace("WORD", &word).replace("PICTURE", &picture(club).to_string())
}

#[test]
fn each_page_is_shown_to_those_whom_the_table_names() {
    let (mut club, devices) = club();
    let before = club.events();
    for (path, wanted) in PAGES {
        let address = address(&club, path);
        for ((who, device), wanted) in devices.columns().into_iter().zip(wanted) {
            // The bytes of that photograph are none: there is nothing to show of it, and that is found in its row.
            let answer = club.get(device, &address);
            assert_eq!(answer.status, wanted, "{path}, {who}");
            if [401, 403].contains(&wanted) {
                for name in ["Παίκτης", "Άννα", &unlisted(&club)] {
                    assert!(!answer.body.contains(name), "{path}, {who}: {name}");
                }
            }
        }
    }
    assert_eq!(club.events(), before, "nothing changes by looking");
}

#[test]
fn each_field_is_taken_from_those_whom_the_table_names() {
    let (mut club, devices) = club();
    let before = club.events();
    for (first, body, wanted) in WRITTEN {
        let at = address(&club, first);
        for ((who, device), wanted) in devices.columns().into_iter().zip(wanted) {
            let status =
                if let Some(path) = at.strip_prefix("POST ").filter(|it| !it.starts_with("/api")) {
                    let (name, text) = body.split_once('=').unwrap();
                    club.form(path, &device.cookie, &[(name, text), ("_key", &device.key)]).status
                } else {
                    club.api(device, &at, &serde_json::from_str(body).unwrap()).0
                };
            assert_eq!(status, wanted, "{first}, {who}");
        }
    }
    assert_eq!(club.events(), before);
}

/// Asks of each device what only some may; what comes of it by that endpoint, `false` for whatever is refused.
fn each_ask(
    does: fn(&mut Club<Anagram>, &Device, u8, &Value) -> (u16, bool),
    done: fn(&mut Club<Anagram>, &Device, u8, &Value),
) {
    let (mut club, devices) = club();
    let second = club.joined("Βίκυ", "4");
    for (id, (whose, asked)) in (100_u8..).zip(asks(&club)) {
        let own = if whose == Jury { "jury" } else { "assistant" };
        for (who, device) in devices.columns().into_iter().filter(|(who, _)| *who != own) {
            let before = club.events();
            let (status, is_done) = does(&mut club, device, id, &asked);
            let wanted = if who == "nobody" { 401 } else { 403 };
            assert_eq!((status, is_done), (wanted, false), "{asked}, {who}");
            assert_eq!(club.events(), before, "{asked}, {who}");
        }
        let before = club.events();
        let (_, device) = devices.columns().into_iter().find(|(who, _)| *who == own).unwrap();
        let (status, is_done) = does(&mut club, device, id, &asked);
        assert!(is_done, "{asked}, {own}: {status}");
        assert_eq!(club.events(), before + 1, "{asked}, {own}");
        let last = club.keeper.record().log().last().unwrap();
        assert_eq!(last.who.role, if whose == Jury { Role::Jury } else { Role::Assistant });
        // A receipt is a person's: whoever comes with another device is answered as before.
        done(&mut club, if whose == Jury { device } else { &second }, id, &asked);
        assert_eq!(club.events(), before + 1, "{asked}, sent again");
    }
}

/// The same ask of something else, which whoever may ask it might ask as well.
fn another(asked: &Value) -> Value {
    let (name, value) = match asked["ask"].as_str().unwrap() {
        "collect" => ("players", json!([8])),
        "not_handed_in" | "move" => ("player", json!(9)),
        "key_sheet" | "key_again" | "revise" => ("fields", json!({"4": "καρο"})),
        "check" => ("sheet", json!(1)),
        "settle" => ("kept", json!([false, true])),
        "assign_picture" => ("quarters", json!(1)),
        "rule" => ("ruled", json!("invalid")),
        "withdraw" => ("seen", json!("invalid")),
        "unreadable" => ("field", json!(4)),
        other => panic!("{other}"),
    };
    let mut another = asked.clone();
    assert_ne!(std::mem::replace(&mut another[name], value), another[name], "{asked}");
    another
}

/// Asked once more where a station asks faster than it may.
fn patiently(club: &mut Club<Anagram>, device: &Device, id: u8, asked: &Value) -> (u16, Value) {
    loop {
        let told = club.ask(device, id, asked.clone());
        if told.0 != 429 {
            return told;
        }
    }
}

#[test]
fn by_a_script_each_asks_what_the_table_names() {
    each_ask(
        |club, device, id, asked| {
            let (status, told) = club.ask(device, id, asked.clone());
            (status, status == 200 && told["done"] == true)
        },
        |club, device, id, asked| {
            // Sent a second and a third time it is answered as before; the same number says nothing else.
            let [second, third] = [(); 2].map(|()| patiently(club, device, id, asked));
            assert_eq!((second.0, &second.1["done"]), (200, &json!(true)), "{asked}: {second:?}");
            assert_eq!(second, third, "{asked}");
            let mut more = asked.clone();
            more["more"] = 1.into();
            for other in [more, another(asked)] {
                let (status, told) = patiently(club, device, id, &other);
                assert_eq!((status, &told["why"]), (409, &json!("id_used")), "{other}");
            }
        },
    );
}

#[test]
fn by_a_form_each_asks_what_the_table_names() {
    fn does(club: &mut Club<Anagram>, device: &Device, id: u8, asked: &Value) -> (u16, bool) {
        let (id, said) = (format!("{id:02x}").repeat(16), asked.to_string());
        let mut does = vec![
            ("_key", device.key.as_str()),
            ("_path", "/s/1/1"),
            ("id", &id),
            ("_ask", &said),
            ("_change", "yes"),
        ];
        if asked["ask"] == "settle" {
            does.extend([("_kept.0", r#"{"0":true}"#), ("_kept.1", r#"{"1":false}"#)]);
        }
        let status = club.form("/do", &device.cookie, &does).status;
        (status, status == 303)
    }
    each_ask(does, |club, device, id, asked| {
        for time in ["a second", "a third"] {
            assert_eq!(does(club, device, id, asked), (303, true), "{asked}, sent {time} time");
        }
    });
}

#[test]
fn what_is_the_referees_no_device_asks() {
    let (mut club, devices) = club();
    let before = club.events();
    for ask in THE_REFEREES {
        for (who, device) in devices.columns() {
            let asked = json!({"ask": ask, "round": 1, "player": 1, "reason": "x"});
            let (status, told) = club.ask(device, 91, asked);
            let refused = match who {
                "nobody" => vec![401],
                // Whoever keys sheets is told that there is no such ask.
                "assistant" => vec![400],
                _ => vec![403],
            };
            assert!(refused.contains(&status), "{ask}, {who}: {status} {told}");
        }
    }
    assert_eq!(club.events(), before);
    // Nobody is let in as the referee either.
    for role in [Role::Referee, Role::Centre] {
        assert!(club.staff.invite(&club.keeper, role, "").is_none(), "{role:?}");
    }
}

#[test]
fn at_the_hall_door_nothing_is_asked_and_nothing_is_anybodys_but_a_players_own() {
    let hall = Hall::new();
    for path in ["/", "/screen", "/standings", "/live?once", "/t", "/help", "/code"] {
        assert_eq!(hall.get(path).status, 200, "{path}");
    }
    for (path, _) in PAGES.iter().skip(7).filter(|(path, _)| !path.starts_with("/p/")) {
        assert_eq!(hall.get(path).status, 404, "{path}");
    }
    assert_eq!(hall.get("/p/CYQPC-BP8T4").status, 404, "nobody's card");
    let origin = format!("http://{}", hall.at());
    for path in ["/do", "/api/do", "/api/look", "/s/pictures", "/find", "/leave", "/j", "/w"] {
        let answer = hall.request(&format!("POST {path}"), &[("Origin", &origin)], "_ask={}");
        assert_eq!(answer.status, 404, "{path}");
    }
}

/// What may be wrong with what is typed being looked at, in the order in which it is asked, and how it is answered.
const WRONG: [(&str, u16); 10] = [
    ("head", 431),
    ("host", 421),
    ("path", 404),
    ("method", 405),
    ("station", 401),
    ("role", 403),
    ("origin", 403),
    ("size", 413),
    ("form", 400),
    ("round", 409),
];

#[test]
fn of_two_things_that_are_wrong_the_first_answers() {
    let (mut club, devices) = club();
    let mut asked = |wrong: &[&str]| {
        let is = |what: &str| wrong.contains(&what);
        let at = club.at;
        let host = if is("host") { "example.org".to_owned() } else { at.to_string() };
        let origin =
            if is("origin") { "https://example.org".to_owned() } else { format!("https://{at}") };
        let method = if is("method") { "DELETE" } else { "POST" };
        let path = if is("path") { "/api/nothing" } else { "/api/look" };
        let device = if is("role") { &devices.jury } else { &devices.assistant };
        let cookie = if is("station") { "__Host-eforos=nobody" } else { &device.cookie };
        let others = if is("head") { format!("; x={}", "a".repeat(20_000)) } else { String::new() };
        let path_of = if is("round") { "/s/9/1" } else { "/s/1/1" };
        let mut body = json!({"n": 1, "path": path_of, "fields": {"5": "τάκος"}}).to_string();
        if is("form") {
            body.insert(0, '!');
        }
        if is("size") {
            body += &" ".repeat(40_000);
        }
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}{others}\r\nOrigin: {origin}\r\n\
             X-Eforos: {}\r\nContent-Length: {}\r\n\r\n{body}",
            device.key,
            body.len()
        );
        let answer = club.send(request.into_bytes());
        let told: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        (answer.status, told["why"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(asked(&[]).0, 200);
    let alone: Vec<_> = WRONG.iter().map(|(what, _)| asked(&[what])).collect();
    assert_eq!(
        alone.iter().map(|(status, _)| *status).collect::<Vec<_>>(),
        WRONG.map(|(_, status)| status)
    );
    assert_ne!(alone[5], alone[6], "an office's refusal is told from a foreign page's");
    for (first, (what, _)) in WRONG.iter().enumerate() {
        for (other, _) in &WRONG[first + 1..] {
            assert_eq!(asked(&[what, other]), alone[first], "{what} and {other}");
        }
    }
}
