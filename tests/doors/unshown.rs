//! Until the last letter of a round was shown it is not drawn as far as stations see: whatever is asked of it is answered
//! with the bytes with which an undrawn one is.

use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet_code::SheetCode;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use eforos::session::{Order, Photographed};
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::{Answer, referee};
use crate::common::coded::sheet;
use crate::day::{player, round};

/// How far a round has come.
#[derive(Clone, Copy, Debug)]
enum Come {
    Undrawn,
    Drawn,
    /// The first of its letters lies open.
    Turning,
}

fn club(come: Come) -> Club<Anagram> {
    let mut club = Club::<Anagram>::new(false);
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    let sheet = Photographed { jpeg: b"no real picture".to_vec(), place: None, back_of: None };
    club.keeper.photograph(&referee(), vec![sheet]).unwrap();
    let mut play = |command: Play| {
        club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    };
    match come {
        Come::Undrawn => {}
        Come::Drawn => play(Play::DrawLetters { round: round(1) }),
        Come::Turning => {
            play(Play::DrawLetters { round: round(1) });
            play(Play::ShowLetters { round: round(1) });
        }
    }
    club.stand();
    club
}

/// Every ask of the record that a device may have, as it would be of a sheet of round 1.
fn asks(club: &Club<Anagram>) -> Vec<(Role, Value)> {
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256.to_string();
    let fields = json!({"5": "τάκος", "4": "καρο", "3": "ρ?ς"});
    let sheet = |ask: &str| json!({"ask": ask, "sheet": 1, "version": club.version(1)});
    let with = |mut asked: Value, more: &[(&str, Value)]| {
        for (name, value) in more {
            asked[*name] = value.clone();
        }
        asked
    };
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let nameless = with(key.clone(), &[("player", Value::Null)]);
    let picture = |round: u8| {
        json!({"ask": "assign_picture", "sha256": sha256, "round": round, "player": 1, "side": "front",
            "quarters": 0})
    };
    let assistants = [
        key,
        nameless,
        with(sheet("key_again"), &[("fields", fields.clone())]),
        sheet("check"),
        with(sheet("settle"), &[("kept", json!([true]))]),
        with(sheet("revise"), &[("fields", fields), ("reason", "x".into())]),
        with(sheet("move"), &[("player", 2.into()), ("round", 1.into())]),
        json!({"ask": "collect", "round": 1, "players": [1]}),
        json!({"ask": "not_handed_in", "round": 1, "player": 2}),
        picture(1),
        picture(15),
    ];
    let jurys = [
        json!({"ask": "rule", "word": "ΚΑΡΟ", "ruled": "valid", "evidence": "", "seen": "none"}),
        json!({"ask": "withdraw", "word": "ΚΑΡΟ", "seen": "none"}),
        with(sheet("unreadable"), &[("field", 3.into()), ("place", 0.into())]),
    ];
    let of = |role, all: Vec<Value>| all.into_iter().map(move |asked| (role, asked));
    of(Role::Assistant, assistants.into()).chain(of(Role::Jury, jurys.into())).collect()
}

/// A page without what is another with each device.
fn page(club: &mut Club<Anagram>, device: &Device, path: &str) -> (u16, String) {
    let answer = club.get(device, path);
    same(club, device, &answer)
}

fn same(club: &Club<Anagram>, device: &Device, answer: &Answer) -> (u16, String) {
    let body = answer.body.replace(&device.key, "").replace(&club.at.port().to_string(), "");
    let mut parts = body.split("name=\"id\" value=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('"').map_or("", |(_, rest)| rest));
    (answer.status, rest.fold(first, |whole, part| whole + "name=\"id\"" + part))
}

/// All that is answered: of each ask, of each page, of what is typed.
fn answers(come: Come) -> Vec<(String, u16, String)> {
    let mut club = club(come);
    let anna = club.joined("Άννα", "1");
    let jury = club.joined_as(Role::Jury, "Νίκη", "2");
    let before = club.events();
    let mut all = Vec::new();
    for (id, (role, asked)) in (1_u8..).zip(asks(&club)) {
        let device = if role == Role::Jury { &jury } else { &anna };
        let (status, told) = club.ask(device, id, asked.clone());
        assert!((400..500).contains(&status), "{asked} of a round that is {come:?}: {told}");
        all.push((asked.to_string(), status, told.to_string()));
    }
    for (first, typed) in [
        ("POST /api/look", json!({"n": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}})),
        ("POST /api/look", json!({"n": 2, "path": "/s/1/1/again", "fields": {"4": "καρο"}})),
        ("PUT /api/draft", json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}})),
        ("DELETE /api/draft", json!({"path": "/s/1/1"})),
    ] {
        let (status, told) = club.api(&anna, first, &typed);
        all.push((format!("{first} {typed}"), status, told.to_string()));
    }
    for path in
        ["/", "/s", "/s/1/1", "/s/1/1/again", "/s/1/1/saved", "/s/1/1/settle", "/s/1/nameless"]
    {
        let (status, body) = page(&mut club, &anna, path);
        all.push((path.to_owned(), status, body));
    }
    for path in ["/s/next", "/s/next?after=1-1"] {
        let to = club.get(&anna, path);
        all.push((path.to_owned(), to.status, to.header("location").unwrap_or("").to_owned()));
    }
    all.extend(forms(&mut club, &anna));
    for path in ["/w", "/w/%CE%9A%CE%91%CE%A1%CE%9F"] {
        let (status, body) = page(&mut club, &jury, path);
        all.push((path.to_owned(), status, body));
    }
    assert_eq!(club.events(), before);
    all.extend(photographs(&mut club, &anna));
    all
}

/// What is looked for, and what is looked at by its button.
fn forms(club: &mut Club<Anagram>, anna: &Device) -> Vec<(String, u16, String)> {
    let here = club.keeper.record().contest().competition_code().unwrap();
    let code = SheetCode::new(Some(player(1)), round(1), here).unwrap().to_string();
    let mut all = Vec::new();
    for (path, name, text) in [
        ("/find", "find", "1"),
        ("/find", "find", "1-1"),
        ("/find", "find", code.as_str()),
        ("/s/1/1", "fields.5", "τάκος"),
        ("/s/1/1/again", "fields.4", "καρο"),
        ("/s/1/nameless", "fields.3", "ρ?ς"),
    ] {
        let answer = club.form(path, &anna.cookie, &[("_key", &anna.key), (name, text)]);
        let to = answer.header("location").unwrap_or_default().to_owned();
        let (status, body) = same(club, anna, &answer);
        all.push((format!("{path} {text}"), status, to + &body));
    }
    all
}

/// What is told of photographs, and of one that has the code of a sheet of the round.
fn photographs(club: &mut Club<Anagram>, anna: &Device) -> Vec<(String, u16, String)> {
    let one = club.keeper.record().contest().common.pictures[0].sha256;
    let (picture, alone) = (format!("/s/picture/{one}.jpg"), format!("/s/pictures?one={one}"));
    let coded = sheet(club.keeper.record().contest(), (1, 1), &[]);
    let (status, told) = club.sent(anna, 200, &coded);
    let mut all = vec![("POST /s/pictures".to_owned(), status, told.to_string())];
    let pairs = [("_key", anna.key.as_str()), ("id", &"c9".repeat(16)), ("place", "1-1")];
    let assigned = club.form(&picture, &anna.cookie, &pairs);
    let (status, body) = same(club, anna, &assigned);
    all.push(("POST /s/picture".to_owned(), status, body));
    for path in ["/s/pictures", &alone, &picture, "/s"] {
        let (status, body) = page(club, anna, path);
        all.push((path.to_owned(), status, body));
    }
    all
}

#[test]
fn of_a_round_that_was_not_shown_whole_each_answer_is_that_of_an_undrawn_one() {
    let undrawn = answers(Come::Undrawn);
    for come in [Come::Drawn, Come::Turning] {
        for (other, one) in answers(come).into_iter().zip(&undrawn) {
            // A photograph's digest is in its ask, and another in no run.
            assert_eq!(&other, one, "{come:?}");
        }
    }
}

/// Nothing of an ask is looked at, let alone judged, before its round was found to be played: else what is answered, or when,
/// would tell of its letters. So whatever is wrong with it is not found either.
#[test]
fn of_a_round_that_was_not_shown_whole_nothing_that_is_asked_is_read() {
    let long = "τ".repeat(4_001);
    for come in [Come::Undrawn, Come::Drawn, Come::Turning] {
        let mut club = club(come);
        let anna = club.joined("Άννα", "1");
        for (path, fields) in [
            ("/s/1/1", json!({"5": long})),
            ("/s/1/999", json!({"5": "τάκος"})),
            ("/s/1/1/again", json!({"5": "τάκος"})),
            ("/s/1/nameless", json!({"5": long})),
        ] {
            for (first, more) in [("POST /api/look", "n"), ("PUT /api/draft", "rev")] {
                let asked = json!({more: 1, "path": path, "fields": fields});
                let (status, told) = club.api(&anna, first, &asked);
                assert_eq!(
                    (status, &told["why"]),
                    (409, &"round".into()),
                    "{come:?} {path} {told}"
                );
            }
        }
        let key = |id, player: u32, fields: Value| {
            (id, json!({"ask": "key_sheet", "round": 1, "player": player, "fields": fields}))
        };
        for (id, asked) in [
            key(1, 1, json!({"5": long})),
            key(2, 1, json!({"5": "12"})),
            key(3, 1, json!({})),
            key(4, 999, json!({"5": "τάκος"})),
        ] {
            let (status, told) = club.ask(&anna, id, asked);
            assert_eq!((status, &told["why"]), (409, &"round".into()), "{come:?} {told}");
        }
    }
    // Of one that was played each of these is found.
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    for (path, fields, status) in [
        ("/s/1/1", json!({"5": long}), 422),
        ("/s/1/999", json!({"5": "τάκος"}), 404),
        ("/s/1/1/again", json!({"5": "τάκος"}), 404),
    ] {
        let asked = json!({"n": 1, "path": path, "fields": fields});
        assert_eq!(club.api(&anna, "POST /api/look", &asked).0, status, "{path}");
    }
}
