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

fn ticked(mut ask: Value, ticks: &[&str]) -> Value {
    for tick in ticks {
        ask[*tick] = true.into();
    }
    ask
}

fn meant(ask: Value) -> Value {
    ticked(ask, &["odd"])
}

/// Words of another field are where they were written.
fn left(mut ask: Value) -> Value {
    ask["moved"] = false.into();
    ask
}

/// It is refused as doubtful, in these words among others, with what answers it, and nothing is recorded.
fn asked(club: &mut Club<Anagram>, who: &Device, id: u8, ask: &Value, says: &[&str]) -> String {
    let before = club.events();
    let (status, told) = club.ask(who, id, ask.clone());
    assert_eq!((status, told["why"].as_str()), (422, Some("doubtful")), "{ask}: {told}");
    let text = told["text"].as_str().unwrap();
    let beside = text.contains(" 5 ").then_some("5");
    assert_eq!(told["field"].as_str(), beside, "where it stands: {told}");
    assert_eq!(told["tick"], if beside.is_some() { "moved" } else { "odd" }, "{told}");
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
    let (_, keyed) = club.ask(&anna, 2, left(shifted));
    assert_eq!(keyed["what"], "keyed", "{keyed}");
    assert_eq!(saved(&club, 1, Field::Five), ["ΚΑΡΟ", "ΡΟΚΑ"], "as the paper says");
    // A second keying: what it is told says nothing of the first.
    let again = json!({"ask": "key_again", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("5", "ΡΟΣ ΚΑΡ")])});
    let text = asked(&mut club, &vicky, 3, &again, &["ΡΟΣ, ΚΑΡ"]);
    assert!(!text.contains("ΚΑΡΟ"), "{text}");
    assert_eq!(club.ask(&vicky, 4, left(again)).1["what"], "differs");
    // A correction of another.
    let (_, keyed) = club.ask(&anna, 5, key(2, &[("5", "ΤΑΚΟΣ")]));
    let revise = json!({"ask": "revise", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("5", "ΤΑΚΟΣ ΚΑΡΟ ΡΟΚΑ")]), "reason": "misread"});
    asked(&mut club, &anna, 6, &revise, &["ΚΑΡΟ, ΡΟΚΑ"]);
    assert_eq!(club.ask(&anna, 7, left(revise)).1["what"], "revised");
}

#[test]
fn words_of_another_field_are_moved_there_at_each_keying() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    // As the console lays them: behind what the field has of its own.
    let shifted = [("5", "ΚΑΡΟ ΤΑΚΟΣ ΡΟΣ"), ("4", "ΡΟΚΑ")];
    let moved = |ask| ticked(ask, &["moved"]);
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": fields(&shifted)});
    club.api(&anna, "PUT /api/draft", &draft);
    let (_, keyed) = club.ask(&anna, 1, moved(key(1, &shifted)));
    assert_eq!(keyed["what"], "keyed", "{keyed}");
    let words = |club: &Club<Anagram>, number| {
        [Field::Five, Field::Four, Field::Three].map(|field| saved(club, number, field).join(" "))
    };
    assert_eq!(words(&club, 1), ["ΤΑΚΟΣ", "ΡΟΚΑ ΚΑΡΟ", "ΡΟΣ"]);
    let page = club.get(&anna, "/s/1/1").body;
    for shown in ["name=\"fields.5\"", ">ΤΑΚΟΣ<", ">ΡΟΚΑ ΚΑΡΟ<", ">ΡΟΣ<"] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    // Blind, what another put elsewhere agrees once it is moved.
    let again = json!({"ask": "key_again", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("5", "ΤΑΚΟΣ"), ("4", "ΡΟΚΑ ΡΟΣ"), ("3", "ΚΑΡΟ")])});
    assert_eq!(club.ask(&vicky, 2, moved(again)).1["what"], "agrees");
    let revise = json!({"ask": "revise", "sheet": keyed["sheet"], "version": club.version(1),
        "fields": fields(&[("3", "ΤΑΚΟΣ ΡΟΣ ΚΑΡΟ")]), "reason": "misread"});
    assert_eq!(club.ask(&anna, 3, moved(revise)).1["what"], "revised");
    assert_eq!(words(&club, 1), ["ΤΑΚΟΣ", "ΚΑΡΟ", "ΡΟΣ"]);
    // Moved, it is what is saved already.
    let same = json!({"ask": "revise", "sheet": keyed["sheet"], "version": club.version(1),
        "fields": fields(&[("5", "ΤΑΚΟΣ ΡΟΣ"), ("4", "ΚΑΡΟ")]), "reason": "misread"});
    assert_eq!(club.ask(&anna, 4, moved(same)).1["what"], "same");
}

#[test]
fn where_words_were_written_is_asked_before_what_else_is_odd() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.ask(&anna, 1, key(1, &PAPER)).1["what"], "keyed");
    // The same paper once more, two words in a wrong field: that it is the same is seen once they are moved.
    let twice = key(2, &[("5", "ΤΑΚΟΣ ΣΟΚΕΡ ΚΑΡΟ"), ("4", "ΡΟΚΑ ΡΟΣ ΚΑΡ")]);
    let text = asked(&mut club, &anna, 2, &twice, &[" 5 ", "ΡΟΣ, ΚΑΡ"]);
    assert!(!text.contains("Γιώργος"), "{text}");
    // That something else stands there so does not say where these belong.
    asked(&mut club, &anna, 3, &meant(twice), &[" 5 "]);
    let twice = key(2, &[("5", "ΤΑΚΟΣ ΣΟΚΕΡ"), ("4", "ΚΑΡΟ ΡΟΚΑ ΡΟΣ ΚΑΡ")]);
    let text = asked(&mut club, &anna, 4, &ticked(twice.clone(), &["moved"]), &["1. Γιώργος"]);
    assert!(!text.contains("ΡΟΣ"), "{text}");
    assert_eq!(club.ask(&anna, 5, ticked(twice, &["moved", "odd"])).1["what"], "keyed");
    assert_eq!(saved(&club, 2, Field::Three), ["ΡΟΣ", "ΚΑΡ"]);
}

/// No browser sends both.
#[test]
fn who_answers_both_is_not_understood() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    for body in [r#""moved":true,"moved":false"#, r#""moved":[true,false]"#, r#""moved":"yes""#] {
        let ask = format!(
            r#"{{"id":"{}","ask":"key_sheet","round":1,"player":1,"fields":{{"5":"ΚΑΡΟ"}},{body}}}"#,
            "01".repeat(16)
        );
        let origin = format!("https://{}", club.at);
        let headers = [
            ("Cookie", anna.cookie.as_str()),
            ("Origin", origin.as_str()),
            ("X-Eforos", anna.key.as_str()),
        ];
        assert_eq!(club.request("POST /api/do", &headers, &ask).status, 400, "{body}");
    }
    let form = shifted(&anna, &[("moved?", "yes"), ("moved?", "no")]);
    let page = club.form("/do", &anna.cookie, &form);
    assert_eq!(page.status, 400);
    assert!(page.body.contains("Αυτό δεν διαβάστηκε."), "{page:?}");
    assert_eq!(club.events(), before);
}

/// A form with two words in a wrong field.
fn shifted<'a>(
    device: &'a Device,
    more: &[(&'static str, &'static str)],
) -> Vec<(&'static str, &'a str)> {
    let mut form = vec![
        ("_key", device.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", "00000000000000000000000000000001"),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.5", "ΚΑΡΟ ΡΟΚΑ"),
    ];
    form.extend(more);
    form
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
fn without_a_script_the_page_comes_back_with_what_to_choose() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    let page = club.get(&anna, "/s/1/1").body;
    for name in ["odd", "moved"] {
        let hidden = format!("id=\"{name}\" hidden");
        assert!(page.contains(&hidden), "nothing to answer before something is odd: {page}");
    }
    // Asked in the field's place, the keyboard on the first answer, and none of the two chosen.
    let page = club.form("/do", &anna.cookie, &shifted(&anna, &[])).body;
    let stands = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}: {page}"));
    let [asks, question, next] =
        ["id=\"refused\"", "<fieldset class=\"tick\" id=\"moved\">", "fields.4\""].map(stands);
    assert!(stands("ΚΑΡΟ ΡΟΚΑ</textarea>") < asks && asks < question && question < next, "{page}");
    assert!(page.contains("ΚΑΡΟ, ΡΟΚΑ"), "{page}");
    stands("<input type=\"radio\" name=\"moved?\" value=\"yes\" autofocus>");
    stands("<input type=\"radio\" name=\"moved?\" value=\"no\">");
    assert_eq!(page.matches("autofocus").count(), 1, "{page}");
    assert_eq!(page.matches("role=\"alert\"").count(), 1, "{page}");
    assert_eq!(club.events(), before);
    club.form("/do", &anna.cookie, &shifted(&anna, &[("moved?", "no")]));
    assert_eq!(saved(&club, 1, Field::Five), ["ΚΑΡΟ", "ΡΟΚΑ"]);
    // Moved they are another paper's: that is asked alone, and that they are to be moved stays chosen.
    club.ask(&anna, 2, key(2, &PAPER));
    let form = [
        ("_key", anna.key.as_str()),
        ("_path", "/s/1/nameless"),
        ("id", "00000000000000000000000000000003"),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":null}"#),
        ("fields.5", "ΤΑΚΟΣ ΣΟΚΕΡ ΚΑΡΟ ΡΟΚΑ ΡΟΣ ΚΑΡ"),
        ("moved?", "yes"),
    ];
    let page = club.form("/do", &anna.cookie, &form).body;
    assert!(page.contains("name=\"moved?\" value=\"yes\" checked>"), "{page}");
    assert!(page.contains("name=\"odd?\" value=\"yes\" autofocus>"), "{page}");
    let page = club.form("/do", &anna.cookie, &[form.as_slice(), &[("odd?", "yes")]].concat());
    assert_eq!(page.status, 303, "{page:?}");
    let sheet = club.keeper.record().contest().game.sheets().last().unwrap().1;
    assert_eq!(sheet.words().field(Field::Three).len(), 2);
}

#[test]
fn why_it_changes_is_not_typed_twice() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let (_, keyed) = club.ask(&anna, 1, key(1, &PAPER));
    let revise = json!({"ask": "revise", "sheet": keyed["sheet"], "version": keyed["version"]});
    let (revise, mut form) = (revise.to_string(), shifted(&anna, &[("reason", "έλειπαν")]));
    form[3].1 = &revise;
    let page = club.form("/do", &anna.cookie, &form).body;
    assert!(page.contains("name=\"reason\" value=\"έλειπαν\""), "{page}");
    // An Enter saves the new version.
    assert!(!page.contains("formmethod=\"dialog\""), "{page}");
}

#[test]
fn the_page_that_follows_tells_what_was_moved() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let answer = club.form("/do", &anna.cookie, &shifted(&anna, &[("moved?", "yes")]));
    let address = answer.header("location").unwrap().to_owned();
    let told = "Μετακίνηση στο πεδίο των 4 γραμμάτων: ΚΑΡΟ, ΡΟΚΑ.";
    let page = club.get(&anna, &address).body;
    assert!(
        page.contains("Αποθηκεύτηκε: 1-1 · ") && page.contains(&format!(". {told}")),
        "{address}: {page}"
    );
    // By the script, on the next one.
    let (_, query) = address.split_once('?').unwrap();
    let next = club.get(&anna, &format!("/s/next?after=/s/1/1&{query}"));
    let address = next.header("location").unwrap().to_owned();
    assert!(address.starts_with("/s/1/2?"), "{address}");
    let page = club.get(&anna, &address).body;
    assert!(
        page.contains("Αποθηκεύτηκε: 1-1 · ") && page.contains(&format!(". {told}")),
        "{address}: {page}"
    );
    let typed = key(2, &[("5", "ΚΑΡΟ ΡΟΣ ΤΑΚΟΣ")]);
    let (_, keyed) = club.ask(&anna, 2, ticked(typed, &["moved"]));
    assert_eq!(keyed["moved"], "ΚΑΡΟ ΡΟΣ", "{keyed}");
    // On the list, too.
    let page = club.get(&anna, &format!("/s?{query}")).body;
    assert!(page.contains("Αποθηκεύτηκε: 1-1 · ") && page.contains(&format!(". {told}")), "{page}");
    // Nobody is told what is no word.
    for words in ["%3Cb%3E", "1234", "", &"%CE%91".repeat(16), "%20%20"] {
        let page = club.get(&anna, &format!("/s/1/1?told=keyed&moved={words}")).body;
        assert!(page.contains("Αποθηκεύτηκε.</p>"), "{words}: {page}");
    }
    let (_, other) = club.ask(
        &anna,
        3,
        json!({"ask": "key_sheet", "round": 1, "player": null,
        "fields": {"3": "ΡΟΣ"}, "moved": true}),
    );
    assert_eq!((&other["what"], other.get("moved")), (&json!("keyed"), None));
}

/// Two words without the space between them were saved, and counted nothing.
#[test]
fn words_of_a_length_that_no_field_has_are_asked_about() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let run_together = key(1, &[("4", "ΚΑΡΟΡΟΚΑ ΤΑΚΟ")]);
    asked(&mut club, &anna, 1, &run_together, &["ΚΑΡΟΡΟΚΑ (πεδίο 4 γραμμάτων) έχει 8 γράμματα"]);
    let (_, keyed) = club.ask(&anna, 2, meant(run_together));
    assert_eq!(keyed["what"], "keyed", "{keyed}");
    assert_eq!(saved(&club, 1, Field::Four), ["ΚΑΡΟΡΟΚΑ", "ΤΑΚΟ"], "as the paper says");
    let again = json!({"ask": "key_again", "sheet": keyed["sheet"], "version": keyed["version"],
        "fields": fields(&[("4", "ΚΑ ΡΟ")])});
    let text = asked(&mut club, &vicky, 3, &again, &["ΚΑ (πεδίο 4 γραμμάτων) έχει 2 γράμματα"]);
    assert!(!text.contains("ΚΑΡΟΡΟΚΑ"), "{text}");
}

/// What cannot be read as a word says which of its signs is none of its letters.
#[test]
fn a_sign_of_another_alphabet_is_named() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let told = "Το «ΤΑДΟΣ» δεν είναι λέξη: το «Д» δεν είναι γράμμα του αλφαβήτου της.";
    let before = club.events();
    let (status, refused) = club.ask(&anna, 1, key(1, &[("5", "ΤΑДΟΣ")]));
    assert_eq!((status, &refused["why"], &refused["field"]), (422, &json!("unread"), &json!("5")));
    assert!(refused["text"].as_str().unwrap().starts_with(told), "{refused}");
    let looked = json!({"n": 1, "path": "/s/1/1", "fields": {"5": "ΤΑДΟΣ"}});
    let (_, looked) = club.api(&anna, "POST /api/look", &looked);
    let chip = &looked["fields"]["5"][0];
    assert_eq!((&chip["text"], &chip["tone"]), (&json!("✗ ΤΑДΟΣ"), &json!("bad")), "{looked}");
    assert!(chip["note"].as_str().unwrap().contains("«Д»"), "{looked}");
    assert_eq!(club.events(), before);
}
