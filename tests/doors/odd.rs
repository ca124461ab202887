//! What looks like a mistake on a keyed sheet is asked at a station, as at the console, before anything of it is recorded.

use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use serde_json::{Value, json};

use super::club::{Club, Device};
use crate::day::{player, round};

/// Six words of round 1, one of each length that it has.
const PAPER: [(&str, &str); 3] = [("5", "ΤΑΚΟΣ ΣΟΚΕΡ"), ("4", "ΚΑΡΟ ΡΟΚΑ"), ("3", "ΡΟΣ ΚΑΡ")];

fn fields(of: &[(&str, &str)]) -> Value {
    of.iter().map(|&(field, words)| (field.to_owned(), Value::from(words))).collect()
}

fn key(number: u32, of: &[(&str, &str)]) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": number, "fields": fields(of)})
}

fn meant(mut ask: Value) -> Value {
    ask["odd"] = true.into();
    ask
}

/// It is refused as doubtful, in these words among others, and nothing is recorded.
fn asked(club: &mut Club<Anagram>, who: &Device, id: u8, ask: &Value, says: &[&str]) -> String {
    let before = club.events();
    let (status, told) = club.ask(who, id, ask.clone());
    assert_eq!((status, told["why"].as_str()), (422, Some("doubtful")), "{ask}: {told}");
    let text = told["text"].as_str().unwrap();
    let beside = text.contains(" 5 ").then_some("5");
    assert_eq!(told["field"].as_str(), beside, "where it stands: {told}");
    for one in says {
        assert!(text.contains(one), "{one}: {text}");
    }
    assert_eq!(club.events(), before);
    text.to_owned()
}

fn saved(club: &Club<Anagram>, number: u32, field: Field) -> Vec<String> {
    let sheet = club.keeper.record().contest().game.sheet_at(round(1), player(number));
    let words = sheet.into_iter().flat_map(|(_, sheet)| sheet.words().field(field));
    words.map(ToString::to_string).collect()
}

#[test]
fn words_of_another_field_are_asked_at_each_keying() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    // A forgotten Tab: two of four letters where those of five go.
    let shifted = key(1, &[("5", "ΚΑΡΟ ΡΟΚΑ")]);
    asked(&mut club, &anna, 1, &shifted, &["ΚΑΡΟ, ΡΟΚΑ", "5", "4"]);
    // Sent again with the same number it is decided anew: nothing was recorded under it.
    asked(&mut club, &anna, 1, &shifted, &["ΚΑΡΟ, ΡΟΚΑ"]);
    let (_, keyed) = club.ask(&anna, 2, meant(shifted));
    assert_eq!(keyed["what"], "keyed", "{keyed}");
    assert_eq!(saved(&club, 1, Field::Five), ["ΚΑΡΟ", "ΡΟΚΑ"], "as the paper says");
    // A second keying: what it is told says nothing of the first.
    let again = json!({"ask": "key_again", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("5", "ΡΟΣ ΚΑΡ")])});
    let text = asked(&mut club, &vicky, 3, &again, &["ΡΟΣ, ΚΑΡ"]);
    assert!(!text.contains("ΚΑΡΟ"), "{text}");
    assert_eq!(club.ask(&vicky, 4, meant(again)).1["what"], "differs");
    // A correction of another.
    let (_, keyed) = club.ask(&anna, 5, key(2, &[("5", "ΤΑΚΟΣ")]));
    let revise = json!({"ask": "revise", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("5", "ΤΑΚΟΣ ΚΑΡΟ ΡΟΚΑ")]), "reason": "misread"});
    asked(&mut club, &anna, 6, &revise, &["ΚΑΡΟ, ΡΟΚΑ"]);
    assert_eq!(club.ask(&anna, 7, meant(revise)).1["what"], "revised");
}

#[test]
fn the_same_paper_under_two_numbers_is_asked() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, &PAPER)).1["what"], "keyed");
    let twice = key(2, &PAPER);
    asked(&mut club, &anna, 2, &twice, &["1. Γιώργος", "6"]);
    // The same sheet again is one keying more, not a second paper; one more word, and it is another.
    assert_eq!(club.ask(&anna, 3, key(1, &PAPER)).1["what"], "same");
    assert_eq!(club.ask(&vicky, 4, key(1, &PAPER)).1["what"], "agrees");
    assert_eq!(club.ask(&anna, 5, meant(twice)).1["what"], "keyed");
}

#[test]
fn without_a_script_the_page_comes_back_with_what_to_tick() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    let page = club.get(&anna, "/s/1/1").body;
    assert!(page.contains("id=\"odd\" hidden"), "nothing to tick before something is odd: {page}");
    let mut form = vec![
        ("_key", anna.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", "00000000000000000000000000000001"),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.5", "ΚΑΡΟ ΡΟΚΑ"),
    ];
    let page = club.form("/do", &anna.cookie, &form).body;
    assert!(page.contains("id=\"odd\"><input") && page.contains("ΚΑΡΟ, ΡΟΚΑ"), "{page}");
    assert_eq!(club.events(), before);
    form.push(("odd?", "yes"));
    club.form("/do", &anna.cookie, &form);
    assert_eq!(saved(&club, 1, Field::Five), ["ΚΑΡΟ", "ΡΟΚΑ"]);
}
