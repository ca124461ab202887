//! What two keyings of one paper differ in, where the paper says neither: it is typed as an answer, with a script and without.

use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::duplicate::game::Fault;
use eforos::domain::formats::duplicate::slip::SlipId;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::written::OnSlip;
use eforos::stations::Shows;
use serde_json::{Value, json};

use super::Answer;
use super::club::{Club, Device};
use super::slips;

fn post<F: Shows>(
    club: &mut Club<F>,
    who: &Device,
    (id, ask): (u8, &Value),
    answers: &[(&str, &str)],
) -> Answer {
    let (id, ask) = (format!("{id:02x}").repeat(16), ask.to_string());
    let form = [
        ("_key", who.key.as_str()),
        ("id", id.as_str()),
        ("_path", "/s/1/1/settle"),
        ("_ask", ask.as_str()),
    ];
    club.form("/do", &who.cookie, &[&form, answers].concat())
}

/// A sheet whose only word was read in two ways, and what asks to settle it.
fn read_in_two_ways(second: &Value) -> (Club<Anagram>, Device, Value) {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 1, key).1["what"], "keyed");
    let version = club.version(1);
    let again = json!({"ask": "key_again", "sheet": 1, "version": version, "fields": second});
    assert_eq!(club.ask(&vicky, 2, again).1["what"], "differs");
    let version = club.version(1);
    (club, vicky, json!({"ask": "settle", "sheet": 1, "version": version}))
}

fn words(club: &Club<Anagram>) -> [String; 2] {
    let (_, sheet) = club.keeper.record().contest().game.sheets().next().unwrap();
    [Field::Five, Field::Four].map(|field| {
        let words = sheet.words().field(field).iter().map(ToString::to_string);
        words.collect::<Vec<_>>().join(" ")
    })
}

/// The answer that is typed, as a page has it.
const TYPED: &str = "value=\"{&#34;0&#34;:null,&#34;1&#34;:false}\"";

#[test]
fn what_a_sheet_says_where_neither_keying_does_is_typed_as_an_answer() {
    let (mut club, vicky, settle) = read_in_two_ways(&json!({"5": "τάκου"}));
    let page = club.get(&vicky, "/s/1/1/settle").body;
    assert_eq!(page.matches("type=\"radio\" name=\"_kept.0.1\"").count(), 5, "{page}");
    assert!(page.contains(TYPED) && page.contains("name=\"_kept.0.1?\""), "{page}");
    let before = club.events();
    // Chosen and not typed, or not to be read: told there, and what was answered stays.
    let chosen = ("_kept.0.1", r#"{"0":null,"1":false}"#);
    for (id, typed) in [(3, ""), (4, "κα7ρο")] {
        let answer = post(&mut club, &vicky, (id, &settle), &[chosen, ("_kept.0.1?", typed)]);
        assert_eq!(answer.status, 422, "{answer:?}");
        let (_, form) = answer.body.split_once(TYPED).unwrap();
        let there = [" required checked", &format!("name=\"_kept.0.1?\" value=\"{typed}\"")];
        assert!(there.iter().all(|there| form.contains(there)), "{form}");
        assert!(form.contains("id=\"refused\" role=\"alert\">"), "{form}");
    }
    assert_eq!(club.events(), before);
    // What stands in the field of an answer that is not chosen is none.
    let answer = post(&mut club, &vicky, (5, &settle), &[("_kept.0.1?", "κάρος")]);
    assert_eq!(answer.status, 422, "{answer:?}");
    let answer = post(&mut club, &vicky, (6, &settle), &[chosen, ("_kept.0.1?", " κάρος ρακος")]);
    assert_eq!(answer.status, 303, "{answer:?}");
    assert_eq!(words(&club), ["ΚΑΡΟΣ ΡΑΚΟΣ", ""]);
}

/// A word that one keying has in another field, too, is read by its length.
#[test]
fn a_third_reading_goes_to_the_field_of_its_length_of_the_two() {
    for (second, third, want) in [
        (json!({"4": "τακο"}), json!(["ρακος", false]), ["ΡΑΚΟΣ", ""]),
        (json!({"4": "τακο"}), json!(["ρακο", false]), ["", "ΡΑΚΟ"]),
        // In one keying only.
        (json!({"5": "τάκος", "4": "καρο"}), json!(["ρακο"]), ["ΤΑΚΟΣ", "ΡΑΚΟ"]),
    ] {
        let (mut club, vicky, mut settle) = read_in_two_ways(&second);
        settle["kept"] = third;
        let (status, told) = club.ask(&vicky, 3, settle);
        assert_eq!((status, &told["what"]), (200, &json!("settled")), "{told}");
        assert_eq!(words(&club), want);
    }
    // A text that answers nothing, and half of two places.
    for (id, kept) in (4..).zip([json!(["ρακος", true]), json!([true, "ρακος"]), json!(["ρ", "α"])])
    {
        let (mut club, vicky, mut settle) = read_in_two_ways(&json!({"4": "τακο"}));
        settle["kept"] = kept;
        assert_eq!(club.ask(&vicky, id, settle).0, 400);
    }
}

/// A slip that two read otherwise, and what asks to settle it.
fn slip_in_two_ways(second: Value) -> (Club<Duplicate>, Device, Value) {
    let mut club = slips::club();
    let (ana, ion) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    assert_eq!(club.ask(&ana, 1, slips::key(1, ["H7", "CASA", "8"])).1["what"], "keyed");
    let version = club.version(1);
    let mut again = json!({"ask": "key_again", "sheet": 1, "version": version, "odd": true});
    again["fields"] = second;
    assert_eq!(club.ask(&ion, 2, again).1["what"], "differs");
    let version = club.version(1);
    (club, ana, json!({"ask": "settle", "sheet": 1, "version": version}))
}

fn written(club: &Club<Duplicate>) -> OnSlip {
    let slip = club.keeper.record().contest().game.slip(SlipId::new(1).unwrap()).unwrap();
    slip.written().clone()
}

#[test]
fn what_a_slip_says_where_neither_keying_does_is_typed_as_an_answer() {
    let second = json!({"position": "H7", "word": "CASE", "points": "9", "table": "yes"});
    let (mut club, ana, settle) = slip_in_two_ways(second);
    // Each is a question in a sentence, and what can only stand there or not has no third answer.
    let page = club.get(&ana, "/s/1/1/settle").body;
    assert!(page.contains("Cele două introduceri diferă aici."), "{page}");
    let legends: Vec<&str> =
        page.split("<legend>").skip(1).filter_map(|text| text.split("</legend>").next()).collect();
    assert!(
        legends.len() == 3 && legends.iter().all(|legend| legend.ends_with('?')),
        "{legends:?}"
    );
    let fields = ["_kept.0?", "_kept.1?", "_kept.2?"].map(|name| page.contains(name));
    assert_eq!(fields, [true, true, false], "{page}");
    let third =
        [("_kept.0", r#"{"0":null}"#), ("_kept.1", r#"{"1":null}"#), ("_kept.2", r#"{"2":false}"#)];
    let typed = |points| [&third[..], &[("_kept.0?", "trec"), ("_kept.1?", points)]].concat();
    let answer = post(&mut club, &ana, (3, &settle), &typed("x"));
    assert_eq!(answer.status, 422, "{answer:?}");
    assert!(answer.body.contains("name=\"_kept.0?\" value=\"trec\""), "{}", answer.body);
    // A text where none can be is no answer.
    let mut wrong = settle.clone();
    wrong["kept"] = json!([true, true, "yes"]);
    assert_eq!(club.ask(&ana, 4, wrong).0, 400);
    let answer = post(&mut club, &ana, (5, &settle), &typed("10"));
    assert_eq!(answer.status, 303, "{answer:?}");
    let written = written(&club);
    assert_eq!((written.word.as_str(), written.points), ("TREC", Some(10)));
    assert_eq!(written.position, "H7");
}

/// What hinders reading a slip is one of a few things: each of them is an answer.
#[test]
fn another_hindrance_than_either_keying_has_is_an_answer() {
    let second = json!({"position": "H7", "word": "CASA", "points": "8", "fault": "two_plays"});
    let (mut club, ana, mut settle) = slip_in_two_ways(second);
    let page = club.get(&ana, "/s/1/1/settle").body;
    assert!(!page.contains("_kept.0?"), "{page}");
    assert_eq!(page.matches("name=\"_kept.0\"").count(), Fault::ALL.len() + 1, "{page}");
    assert!(page.contains("value=\"{&#34;0&#34;:&#34;word_unreadable&#34;}\""), "{page}");
    settle["kept"] = json!(["none_such"]);
    assert_eq!(club.ask(&ana, 3, settle.clone()).0, 400);
    let answer = post(&mut club, &ana, (4, &settle), &[("_kept.0", r#"{"0":"word_unreadable"}"#)]);
    assert_eq!(answer.status, 303, "{answer:?}");
    assert_eq!(written(&club).fault, Some(Fault::WordUnreadable));
}
