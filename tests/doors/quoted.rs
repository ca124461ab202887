//! What a refusal says of what was sent: at most 80 characters of it, whatever it is and wherever it stood.

use serde_json::{Value, json};

use super::club::Club;
use eforos::domain::formats::anagram::state::Anagram;

/// A letter that no sentence has, and so many of it as every field takes and more than a sentence may say.
const SIGN: char = 'Ѭ';
const LONG: usize = 300;

/// So many of it stand beside each other in what is told.
fn most(told: &str) -> usize {
    let runs = told.split(|sign| sign != SIGN).map(|run| run.chars().count());
    runs.max().unwrap_or_default()
}

/// The sentences of a page that say what is wrong; what was typed stays in its field, whole.
fn said(page: &str) -> String {
    let parts = page.split("class=\"said ").skip(1);
    parts.filter_map(|part| part.split('<').next()).collect()
}

#[test]
fn a_script_is_told_no_more_than_eighty_characters_of_what_it_sent() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let long: String = [SIGN; LONG].iter().collect();
    let key =
        |fields: Value| json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let keyed = json!({"ask": "key_sheet", "round": 1, "player": 2, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 1, keyed).0, 200);
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1),
        "fields": {"5": long}, "reason": long});
    let mut named = key(json!({"5": "τάκος"}));
    named[long.as_str()] = 1.into();
    let asked = [
        key(json!({"5": long})),
        key(json!({long.as_str(): "τάκος"})),
        key(json!({"5": format!("τάκος {long}12 ναιου")})),
        revise,
        named,
        json!({"ask": long}),
        json!({"ask": "key_sheet", "round": long, "player": 1, "fields": {}}),
        json!({"ask": "assign_picture", "sha256": long, "round": 1, "player": 1, "side": long, "quarters": 0}),
    ];
    let before = club.events();
    let mut quoted = 0;
    for (id, asked) in (2..).zip(asked) {
        let (status, told) = club.ask(&anna, id, asked.clone());
        let most = most(&told.to_string());
        assert!((400..500).contains(&status) && most <= 80, "{most} of {asked}: {told}");
        quoted += usize::from(most > 0);
    }
    assert_eq!(club.events(), before);
    for (first, asked) in [
        ("POST /api/look", json!({"n": 1, "path": long, "fields": {"5": "τάκος"}})),
        ("POST /api/look", json!({"n": 1, "path": "/s/1/1", "fields": {long.as_str(): "τάκος"}})),
        ("PUT /api/draft", json!({"rev": 1, "path": long, "fields": {}})),
        ("PUT /api/draft", json!({"rev": long, "path": "/s/1/1", "fields": {}})),
        ("DELETE /api/draft", json!({"path": long})),
    ] {
        let (status, told) = club.api(&anna, first, &asked);
        assert!(status >= 400 && most(&told.to_string()) <= 80, "{first} {asked}: {status} {told}");
    }
    assert!(quoted > 0, "what cannot be read is quoted at all");
}

#[test]
fn a_page_says_no_more_than_eighty_characters_of_what_was_typed() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let long: String = [SIGN; LONG].iter().collect();
    let (key, id) = (("_key", anna.key.as_str()), "07".repeat(16));
    let key_sheet = r#"{"ask":"key_sheet","round":1,"player":1}"#;
    let does = |ask: &'static str, name: &'static str| {
        (
            "/do",
            vec![
                key,
                ("id", id.as_str()),
                ("_path", "/s/1/1"),
                ("_ask", ask),
                (name, long.as_str()),
            ],
        )
    };
    let mut quoted = 0;
    for (path, pairs) in [
        ("/find", vec![key, ("find", long.as_str())]),
        ("/s/1/1", vec![key, ("fields.5", long.as_str())]),
        does(key_sheet, "fields.5"),
        does(r#"{"ask":"collect","round":1}"#, "players"),
        does(r#"{"ask":"move","sheet":1,"version":1,"round":1}"#, "player#"),
        ("/j", vec![("name", "x"), ("label", "x"), ("pin", long.as_str())]),
        ("/j", vec![("name", long.as_str()), ("label", "x"), ("pin", "123456")]),
    ] {
        let answer = club.form(path, &anna.cookie, &pairs);
        let told = said(&answer.body);
        assert!(most(&told) <= 80, "{path} {pairs:?}: {} {told}", answer.status);
        quoted += usize::from(most(&told) > 0);
    }
    assert!(quoted > 0, "what cannot be read is quoted at all");
    // A path that is nowhere is not repeated at all.
    let nowhere = "%D1%AC".repeat(LONG);
    for path in [format!("/{nowhere}"), format!("/s/{nowhere}"), format!("/s/1/1/{nowhere}")] {
        let answer = club.get(&anna, &path);
        assert!(
            (400..500).contains(&answer.status) && most(&answer.body) <= 80,
            "{path}: {answer:?}"
        );
    }
}
