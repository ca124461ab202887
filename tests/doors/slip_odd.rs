//! Slips that cannot be as they are typed: each is asked about once, at its field, and saved as the paper says it.

use eforos::domain::formats::duplicate::slip::SlipId;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::{Lexicon, Title};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::Hand;
use super::club::Club;
use super::slips::{ask, club, keeper_with, key, player, recorded, turn};

fn with(mut asked: Value, name: &str, value: Value) -> Value {
    asked[name] = value;
    asked
}

fn written(club: &Club<Duplicate>, number: u32) -> [String; 3] {
    let slip = club.keeper.record().contest().game.slip(SlipId::new(number).unwrap()).unwrap();
    let slip = slip.written();
    let points = slip.points.map(|points| points.to_string()).unwrap_or_default();
    [slip.position.clone(), slip.word.clone(), points]
}

#[test]
fn a_position_off_the_board_is_asked_about_once_and_saved_as_it_is() {
    let mut club = club();
    let (radu, vlad) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    let before = club.events();
    for (id, position) in [(1, "Z9"), (2, "H13")] {
        let (status, told) = club.ask(&radu, id, key(1, [position, "CASA", "8"]));
        assert_eq!((status, &told["why"]), (422, &json!("doubtful")), "{position}: {told}");
        assert_eq!((&told["field"], &told["tick"]), (&json!("position"), &json!("odd")), "{told}");
        assert!(told["text"].as_str().unwrap().contains(position), "{told}");
        assert_eq!(club.events(), before, "{position}");
    }
    // Spaces around it are none of it, one within it is asked about.
    let (status, told) = club.ask(&radu, 20, key(1, [" A 1 ", "CA SA", "8"]));
    assert_eq!((status, &told["why"]), (422, &json!("doubtful")), "{told}");
    assert_eq!((&told["field"], &told["tick"]), (&json!("word"), &json!("odd")), "{told}");
    assert_eq!(club.events(), before);
    // On a square where it touches nothing, as where a letter of the position was read wrong.
    let (status, told) = club.ask(&radu, 21, key(1, [" A 1 ", " CASA ", "8"]));
    assert_eq!((status, &told["field"], &told["tick"]), (422, &json!("position"), &json!("odd")));
    assert_eq!(club.events(), before);
    let meant = with(key(1, [" A 1 ", " CASA ", "8"]), "odd", true.into());
    assert_eq!(club.ask(&radu, 3, meant).1["what"], "keyed");
    assert_eq!(written(&club, 1), ["A1", "CASA", "8"]);
    let odd = with(key(2, ["Z9", "CASA", "8"]), "odd", true.into());
    assert_eq!(club.ask(&radu, 4, odd).1["what"], "keyed");
    assert_eq!(written(&club, 2), ["Z9", "CASA", "8"]);
    // Whoever keys it a second time, blind or by a new version, is asked, too.
    let again = json!({"ask": "key_again", "sheet": 2, "version": club.version(2),
        "fields": {"position": "Z8", "word": "CASA", "points": "8"}});
    assert_eq!(club.ask(&vlad, 5, again).1["why"], "doubtful");
    let first = key(2, ["Z9", "CASA", "8"]);
    assert_eq!(club.ask(&vlad, 6, first.clone()).1["why"], "doubtful");
    assert_eq!(club.ask(&vlad, 7, with(first, "odd", true.into())).1["what"], "agrees");
    let revise = json!({"ask": "revise", "sheet": 2, "version": club.version(2), "reason": "citit greșit",
        "fields": {"position": "Q1", "word": "CASA", "points": "8"}});
    assert_eq!(club.ask(&radu, 8, revise.clone()).1["why"], "doubtful");
    assert_eq!(club.ask(&radu, 9, with(revise, "odd", true.into())).1["what"], "revised");
    // What nobody can read is no mistake of who keys, and what is missing is missing.
    let mut unreadable = key(3, ["Z9", "CASA", "8"]);
    unreadable["fields"]["fault"] = "position_unreadable".into();
    assert_eq!(club.ask(&radu, 10, unreadable).1["what"], "keyed");
    // The very same said once more changes nothing, and nothing is asked.
    let same = key(3, ["Z9", "CASA", "8"]);
    let same = with(
        same,
        "fields",
        json!({"position": "Z9", "word": "CASA", "points": "8", "fault": "position_unreadable"}),
    );
    assert_eq!(club.ask(&radu, 11, same).1["what"], "same");
    // Nor does a new version that says what the last one says.
    let fields = json!({"position": "Q1", "word": "CASA", "points": "8"});
    let same = json!({"ask": "revise", "sheet": 2, "version": club.version(2), "reason": "iar", "fields": fields});
    let before = club.events();
    assert_eq!(club.ask(&radu, 12, same).1["what"], "same");
    // A slip is not given to whom has one there: one number that was mistyped made two of it.
    let given =
        json!({"ask": "move", "sheet": 2, "version": club.version(2), "player": 1, "round": 1});
    assert_eq!(club.ask(&radu, 13, key(1, ["A1", "CASA", "8"])).1["what"], "same");
    let (status, told) = club.ask(&radu, 14, given);
    assert_eq!((status, &told["why"]), (409, &json!("rule")), "{told}");
    assert!(told["text"].as_str().unwrap().starts_with("Masa 1 (Ana Pop) are deja"), "{told}");
    assert_eq!(club.events(), before);
}

/// Letters that look alike and are another keyboard's, and those of another language: which sign it is, is told.
#[test]
fn a_sign_of_another_alphabet_is_named() {
    let mut club = club();
    let radu = club.joined("Radu", "1");
    let before = club.events();
    let foreign = "este o literă din alt alfabet, chiar dacă arată ca una a jocului.";
    for (id, field, slip, said) in [
        // A Greek alpha and a Cyrillic es.
        (1, "word", ["A1", "CΑSA", "8"], format!("CΑSA: „Α” {foreign}")),
        (2, "word", ["A1", "СASA", "8"], format!("СASA: „С” {foreign}")),
        (3, "word", ["A1", "złot", "8"], format!("ZŁOT: „Ł” {foreign}")),
        (4, "word", ["A1", "CA7A", "8"], "CA7A: „7” nu este o literă a jocului.".to_owned()),
        (5, "word", ["A1", "0CASA", "8"], "0CASA: „0” nu este o literă a jocului.".to_owned()),
        (6, "position", ["Α1", "CASA", "8"], format!("Α1: „Α” {foreign}")),
        (7, "position", ["Ă1", "CASA", "8"], "Ă1 nu este o poziție de pe tablă.".to_owned()),
    ] {
        let (status, told) = club.ask(&radu, id, key(1, slip));
        let at = (&told["why"], &told["field"]);
        assert_eq!((status, at), (422, (&json!("doubtful"), &json!(field))), "{told}");
        assert!(told["text"].as_str().unwrap().contains(&said), "{said}: {told}");
    }
    assert_eq!(club.events(), before);
    // Beside the field it stands while it is typed.
    let fields = json!({"position": "A1", "word": "CΑSA", "points": "8"});
    let look = json!({"n": 1, "path": "/s/1/1", "fields": fields});
    let (_, looked) = club.api(&radu, "POST /api/look", &look);
    assert!(looked.to_string().contains("„Α” este o literă din alt alfabet"), "{looked}");
}

/// Several numbers where one slip is looked for were told that there is no such slip, and nothing of what to type.
#[test]
fn several_numbers_where_one_slip_is_looked_for_are_told_what_to_type() {
    let mut club = club();
    let radu = club.joined("Radu", "1");
    let key = radu.key.clone();
    let page = club.form("/find", &radu.cookie, &[("_key", &key), ("find", "1 2 3")]);
    assert_eq!(page.status, 404);
    for said in ["value=\"1 2 3\"", "masa 7 în turul 3", "Mai multe mese deodată"] {
        assert!(page.body.contains(said), "{said}: {}", page.body);
    }
}

/// A slip of the tiles of the turn that a list has: what it brings has two digits.
fn of_seven() -> (Club<Duplicate>, [String; 2]) {
    let alphabet = WordLanguage::Romanian.alphabet();
    let word = Word::new(alphabet.read_letters("CASTREA").unwrap()).unwrap();
    let title = Title {
        name: "scurtă".to_owned(),
        edition: "1".to_owned(),
        authority: Authority::Authoritative,
    };
    let list = Lexicon::in_language(WordLanguage::Romanian, [word], title);
    let (folder, clock) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = keeper_with(&folder, &clock, list);
    ask(&mut keeper, recorded());
    let mut club = Club::open(folder, clock, keeper);
    let radu = club.joined("Radu", "0");
    assert_eq!(club.ask(&radu, 90, key(1, ["H5", "CASTREA", "1"])).1["what"], "keyed");
    let judged = &club.keeper.competition().judged.turn(turn(1)).unwrap().slips[&player(1)];
    let brings = judged.points.to_string();
    let swapped: String = brings.chars().rev().collect();
    assert!(brings.len() == 2 && brings != swapped, "{brings}");
    (club, [brings, swapped])
}

#[test]
fn points_whose_digits_are_swapped_are_asked_about_and_no_others() {
    let (mut club, [brings, swapped]) = of_seven();
    let radu = club.joined("Radu", "1");
    let (status, told) = club.ask(&radu, 1, key(2, ["H5", "CASTREA", &swapped]));
    assert_eq!((status, &told["why"]), (422, &json!("doubtful")), "{told}");
    assert_eq!((&told["field"], &told["tick"]), (&json!("points"), &json!("odd")), "{told}");
    let text = told["text"].as_str().unwrap();
    assert!(text.contains(&brings) && text.contains(&swapped), "{text}");
    let odd = with(key(2, ["H5", "CASTREA", &swapped]), "odd", true.into());
    assert_eq!(club.ask(&radu, 2, odd).1["what"], "keyed");
    assert_eq!(written(&club, 2)[2], swapped);
    // Another number is the player's own miscount, and of a slip that brings nothing nothing is told.
    let other = (brings.parse::<u32>().unwrap() + 1).to_string();
    assert_eq!(club.ask(&radu, 3, key(3, ["H5", "CASTREA", &other])).1["what"], "keyed");
}

#[test]
fn without_a_script_it_is_asked_behind_its_field() {
    let mut club = club();
    let radu = club.joined("Radu", "1");
    let page = club.get(&radu, "/s/1/1").body;
    assert!(
        page.contains("id=\"odd\" hidden"),
        "nothing to answer before something is odd: {page}"
    );
    let mut form = vec![
        ("_key", radu.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", "00000000000000000000000000000001"),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.position", "Z9"),
        ("fields.word", "CASA"),
        ("fields.points", "8"),
    ];
    let page = club.form("/do", &radu.cookie, &form);
    assert_eq!(page.status, 422);
    let page = page.body;
    let stands = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}: {page}"));
    let [field, asks, tick, next] =
        ["fields.position\"", "id=\"refused\"", "name=\"odd?\"", "fields.word\""].map(stands);
    assert!(field < asks && asks < tick && tick < next, "{page}");
    assert!(
        !page.contains("id=\"odd\" hidden") && page.matches("autofocus").count() == 1,
        "{page}"
    );
    form[2].1 = "00000000000000000000000000000002";
    form.push(("odd?", "yes"));
    assert_eq!(club.form("/do", &radu.cookie, &form).status, 303);
    assert_eq!(written(&club, 1)[0], "Z9");
}
