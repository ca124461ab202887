//! The jury's pages: words that wait and how many wrote each, not who; rulings, each once, two at once, withdrawn; and
//! what another office asks there is refused whatever a page shows.

use std::sync::atomic::Ordering;

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{ObjectionId, PlayerId};
use eforos::domain::person::Role;
use eforos::language::{Language, tr};
use eforos::lexicon::{Lexicon, Title};
use eforos::session::Order;
use serde_json::{Value, json};

use super::Answer;
use super::club::{Club, Device};
use super::referee;
use crate::day::{round, word, words};

/// Two sheets with the same word, which the list does not have, and a letter that nobody could read.
pub fn club() -> (Club<Anagram>, Device, Device) {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let word = text(&club);
    for player in 1..=2_u8 {
        let key = json!({"ask": "key_sheet", "round": 1, "player": player,
            "fields": {"4": word, "3": "ρ?ς"}});
        assert_eq!(club.ask(&anna, player, key).1["what"], "keyed");
    }
    let jury = club.joined_as(Role::Jury, "Νίκη", "τάμπλετ");
    (club, anna, jury)
}

/// Four letters of the round as they lie: no word of the list.
pub fn text(club: &Club<Anagram>) -> String {
    let contest = club.keeper.record().contest();
    let letters = contest.game.round(round(1)).unwrap().letters();
    letters.iter().take(4).map(|letter| letter.to_char()).collect()
}

/// The address of that word: its bytes in UTF-8.
fn at(club: &Club<Anagram>) -> String {
    text(club).bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"))
}

fn rule(club: &Club<Anagram>, ruled: &str, seen: &str, evidence: &str) -> Value {
    let word = text(club);
    json!({"ask": "rule", "word": word, "ruled": ruled, "evidence": evidence, "seen": seen})
}

pub fn rules(
    club: &mut Club<Anagram>,
    who: &Device,
    id: u8,
    [ruled, seen, evidence]: [&str; 3],
) -> (u16, Value) {
    let asked = rule(club, ruled, seen, evidence);
    club.ask(who, id, asked)
}

fn withdraws(club: &mut Club<Anagram>, who: &Device, id: u8, seen: &str) -> (u16, Value) {
    let asked = json!({"ask": "withdraw", "word": text(club), "seen": seen});
    club.ask(who, id, asked)
}

fn ruled(club: &Club<Anagram>) -> Option<Ruled> {
    let rulings = &club.keeper.record().contest().common.rulings;
    rulings.get(&word(&text(club))).map(|it| it.ruled)
}

#[test]
fn the_jury_sees_how_many_wrote_a_word_and_not_who() {
    let (mut club, _, jury) = club();
    let (at, word) = (at(&club), text(&club));
    let queue = club.get(&jury, "/w");
    assert_eq!(queue.status, 200);
    assert!(queue.body.contains(&at) && queue.body.contains(&word), "{}", queue.body);
    assert!(queue.body.contains(">2 παίκτες · γύρος 1<"), "how many, where: {}", queue.body);
    assert!(queue.body.contains("\"/w/unread-"), "a letter that nobody could read: {}", queue.body);
    let page = club.get(&jury, &at);
    assert!(page.status == 200 && page.body.contains("data-since=\"\""), "{page:?}");
    // A valid word of four letters brings two points, an invalid one costs two.
    for told in ["Αν κριθεί έγκυρη: +2 σε 2 παίκτες<", "Αν κριθεί άκυρη: −2 σε 2 παίκτες<"]
    {
        assert!(page.body.contains(told), "{told}: {}", page.body);
    }
    assert!(page.body.contains(">2 παίκτες · γύρος 1<"), "{}", page.body);
    // Enter in the field of the evidence presses the first button of the form: none that rules.
    let (_, form) = page.body.split_once("<form class=\"card\"").unwrap();
    assert!(
        form.split("<button").nth(1).unwrap().starts_with(" hidden formmethod=\"dialog\""),
        "{form}"
    );
    // The letters of the round in which it was written.
    let contest = club.keeper.record().contest();
    let letters = contest.game.round(round(1)).unwrap().letters();
    let shown = page.body.matches("<li class=\"tile").count();
    assert_eq!(shown, letters.len(), "{}", page.body);
    for body in [&queue.body, &page.body] {
        for name in ["Γιώργος", "Δέσποινα", "Άννα", "/s/"] {
            assert!(!body.contains(name), "{name}: {body}");
        }
    }
    assert_eq!(club.get(&jury, "/w/ZZZ").status, 404);
    assert_eq!(club.get(&jury, "/w/%CE%A4%CE%91").status, 404, "nobody wrote it");
}

/// Two who looked the same word up in two books did not know of each other.
#[test]
fn whoever_opens_a_word_is_told_who_else_has_it_open() {
    let (mut club, _, niki) = club();
    let eleni = club.joined_as(Role::Jury, "Ελένη", "κινητό");
    let second = club.joined_as(Role::Jury, "Νίκη", "λάπτοπ");
    let (at, said) = (at(&club), "Τη λέξη την έχει ανοιχτή και: ");
    let told = |club: &mut Club<Anagram>, who: &Device| {
        let page = club.get(who, &at);
        assert_eq!(page.status, 200);
        let (_, rest) = page.body.split_once(said)?;
        Some(rest.split('.').next().unwrap().to_owned())
    };
    let name = |name: &str| Some(name.to_owned());
    assert_eq!(told(&mut club, &niki), None);
    assert_eq!(told(&mut club, &second), None, "it is herself");
    assert_eq!(told(&mut club, &eleni), name("Νίκη"));
    assert_eq!(told(&mut club, &niki), name("Ελένη"));
    // Who has ruled, and who looks at it no more, has it open no more.
    assert_eq!(rules(&mut club, &eleni, 9, ["valid", "none", "λεξικό"]).0, 200);
    assert_eq!(told(&mut club, &niki), None);
    club.hand.0.fetch_add(180_000, Ordering::Relaxed);
    assert_eq!(told(&mut club, &eleni), None);
}

#[test]
fn the_most_written_word_comes_first_with_all_its_rounds() {
    let mut club = Club::<Anagram>::new(true);
    let (anna, jury) = (club.joined("Άννα", "1"), club.joined_as(Role::Jury, "Νίκη", "2"));
    let second = crate::table::round(2);
    let letters = crate::table::from_bags(club.keeper.record(), second);
    let mut common = Vec::new();
    let mut left: Vec<char> = letters.iter().map(|letter| letter.to_char()).collect();
    let other: String = left.iter().take(3).collect();
    let record =
        Play::RecordRound { round: second, letters, reason: "στο χαρτί".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command: record.into() }).unwrap();
    let contest = club.keeper.record().contest();
    for letter in contest.game.round(round(1)).unwrap().letters() {
        if let Some(at) = left.iter().position(|it| *it == letter.to_char()) {
            common.push(left.remove(at));
        }
    }
    let common: String = common.iter().take(5).collect();
    let long = common.chars().count();
    assert!((4..=5).contains(&long), "letters that both rounds have: {common}");
    for (id, of_round, player, with) in [(1, 1, 1, ""), (2, 1, 2, ""), (3, 2, 1, other.as_str())] {
        let mut key = json!({"ask": "key_sheet", "round": of_round, "player": player,
            "fields": {"3": with}});
        key["fields"][long.to_string()] = common.as_str().into();
        assert_eq!(club.ask(&anna, id, key).1["what"], "keyed");
    }
    let queue = club.get(&jury, "/w").body;
    assert!(queue.contains(">2 παίκτες · γύρος 1, 2<"), "{queue}");
    assert!(queue.contains(">1 παίκτης · γύρος 2<"), "{queue}");
    let place = |text: &str| queue.find(text).unwrap_or_else(|| panic!("{text}: {queue}"));
    assert!(place(">2 παίκτες") < place(">1 παίκτης"), "{queue}");
    let at = common.bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"));
    let page = club.get(&jury, &at).body;
    assert!(page.contains(">2 παίκτες · γύρος 1, 2<"), "{page}");
    assert_eq!(page.matches("<ul class=\"tiles").count(), 2, "the letters of both: {page}");
}

#[test]
fn words_that_are_near_are_called_so() {
    let letters: String = text(&Club::<Anagram>::new(true));
    let near = {
        let club = Club::<Anagram>::new(true);
        let contest = club.keeper.record().contest();
        let all = contest.game.round(round(1)).unwrap().letters();
        let mut word: Vec<char> = letters.chars().collect();
        word[3] = all.get(4).unwrap().to_char();
        word.into_iter().collect::<String>()
    };
    let title = Title { name: "μία".to_owned(), ..Lexicon::embedded().title() };
    let mut club = Club::with(true, Lexicon::from_words([word(&near)], title));
    let anna = club.joined("Άννα", "1");
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"4": letters}});
    assert_eq!(club.ask(&anna, 1, key).1["what"], "keyed");
    let jury = club.joined_as(Role::Jury, "Νίκη", "τάμπλετ");
    let said = format!("Κοντινές: {near}</p>");
    let headers = [("Cookie", jury.cookie.as_str()), ("Accept-Language", "el")];
    for path in ["/w".to_owned(), at(&club)] {
        let page = club.request(&format!("GET {path}"), &headers, "").body;
        assert!(page.contains(&said), "{path}: {page}");
    }
}

#[test]
fn against_an_upheld_objection_the_jury_rules_nothing() {
    let (mut club, _, jury) = club();
    assert_eq!(rules(&mut club, &jury, 80, ["invalid", "none", ""]).0, 200);
    let about = About::Word { round: round(1), word: word(&text(&club)) };
    let player = PlayerId::FIRST;
    let (objection, reason) = (ObjectionId::FIRST, "στο λεξικό".to_owned());
    let outcome = Outcome::Upheld;
    let rest = Play::GiveUpRest { from: round(2), reason: reason.clone() };
    for command in [
        rest.into(),
        Ask::LodgeObjection { player, about },
        Ask::DecideObjection { objection, outcome, reason },
    ] {
        club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    }
    assert_eq!(ruled(&club), Some(Ruled::Valid));
    let before = club.events();
    for (status, told) in [
        rules(&mut club, &jury, 81, ["invalid", "valid", ""]),
        withdraws(&mut club, &jury, 82, "valid"),
    ] {
        assert_eq!((status, &told["why"]), (403, &json!("upheld")), "{told}");
        assert!(told["text"].as_str().is_some_and(|text| text.contains(&self::text(&club))));
    }
    assert_eq!(club.events(), before);
    let page = club.get(&jury, &at(&club)).body;
    assert!(!page.contains("name=\"_ask\"") && page.contains("ένσταση"), "{page}");
    // The referee may.
    let word = word(&text(&club));
    let seen = club.keeper.record().contest().common.rulings.get(&word).cloned();
    let (ruled, evidence) = (Ruled::Invalid, "ξανά".to_owned());
    let command = Ask::RuleWord { word, seen, ruled, evidence };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    assert_eq!(club.events(), before + 1);
}

#[test]
fn on_a_sheet_whose_reading_was_objected_to_with_success_the_jury_settles_nothing() {
    let (mut club, _, jury) = club();
    let about = About::Reading { round: round(1) };
    let read = words(&format!("4: {} / 3: Ο?Σ", text(&club)));
    let (objection, reason) = (ObjectionId::FIRST, "στο χαρτί".to_owned());
    let uphold = Play::UpholdReading { objection, words: read, reason: reason.clone() };
    let rest = Play::GiveUpRest { from: round(2), reason };
    let lodge = Ask::LodgeObjection { player: PlayerId::FIRST, about };
    for command in [rest.into(), lodge, uphold.into()] {
        club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    }
    // The other sheet of that round, whose word nobody can read, is settled as ever: it alone is offered.
    let page = club.get(&jury, "/w").body;
    let offered = |page: &str| page.matches("\"/w/unread-").count();
    assert!(offered(&page) == 1 && page.contains("ένσταση για την ανάγνωση"), "{page}");
    let before = club.events();
    let unreadable = |club: &Club<Anagram>, sheet: u32| {
        json!({"ask": "unreadable", "sheet": sheet, "version": club.version(sheet),
            "field": 3, "place": 0})
    };
    let asked = unreadable(&club, 1);
    let (status, told) = club.ask(&jury, 83, asked);
    assert_eq!((status, &told["why"]), (403, &json!("upheld")), "{told}");
    assert_eq!(club.events(), before);
    let asked = unreadable(&club, 2);
    assert_eq!(club.ask(&jury, 84, asked).0, 200);
}

#[test]
fn a_ruling_is_given_once_and_two_at_once_are_told_of_each_other() {
    let (mut club, _, niki) = club();
    let eleni = club.joined_as(Role::Jury, "Ελένη", "κινητό");
    let before = club.events() as u64;
    let valid = rule(&club, "valid", "none", "Λεξικό, σ. 5");
    let (status, told) = club.ask(&niki, 40, valid.clone());
    let want = json!({"done": true, "what": "rule", "events": [before + 1, before + 1]});
    assert_eq!((status, &told), (200, &want));
    let last = club.keeper.record().log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.who.role), ("Νίκη", Role::Jury));
    let mut club = club.again();
    assert_eq!(
        club.ask(&niki, 40, valid.clone()),
        (200, want),
        "also after the program was killed"
    );
    assert_eq!(club.events() as u64, before + 1);
    // Whoever looks at the word is told by whom and how, on its page and on the list.
    let told = "αποφάσισε: Νίκη. ";
    let page = club.get(&eleni, &at(&club)).body;
    assert!(page.contains("data-since=\"Στο μεταξύ") && page.contains(told), "{page}");
    assert!(page.contains("<p class=\"plain\">Τεκμήριο: Λεξικό, σ. 5</p>"), "{page}");
    let list = club.get(&eleni, "/w").body;
    assert!(list.contains(" (Νίκη, "), "{list}");
    // Who has not seen it: the same way is done, another is told who, which way and by what.
    assert_eq!(rules(&mut club, &eleni, 41, ["valid", "none", ""]).1["what"], "same");
    let (status, told) = rules(&mut club, &eleni, 42, ["invalid", "none", ""]);
    assert_eq!((status, &told["why"]), (409, &json!("ruled")));
    assert_eq!((&told["by"], &told["ruled"]), (&json!("Νίκη"), &json!("valid")));
    assert_eq!(told["evidence"], "Λεξικό, σ. 5");
    assert_eq!(withdraws(&mut club, &eleni, 43, "invalid").1["why"], "ruled");
    assert_eq!(withdraws(&mut club, &eleni, 44, "valid").0, 200);
    assert_eq!(ruled(&club), None);
    // What the referee ruled stands against the jury.
    let command = Ask::RuleWord {
        word: word(&text(&club)),
        seen: None,
        ruled: Ruled::Invalid,
        evidence: String::new(),
    };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    assert_eq!(rules(&mut club, &niki, 45, ["valid", "invalid", ""]).1["why"], "rule");
    assert_eq!(withdraws(&mut club, &niki, 46, "invalid").1["why"], "rule");
    // So the page offers neither, and says why.
    let page = club.get(&niki, &at(&club)).body;
    assert!(!page.contains("name=\"_ask\"") && page.contains("class=\"ignored\""), "{page}");
    assert_eq!(ruled(&club), Some(Ruled::Invalid));
}

/// What is typed there is looked up in books: it is on the page that says why it was not ruled so, at its field.
#[test]
fn what_is_typed_as_evidence_stays_where_a_ruling_is_refused() {
    let (mut club, _, niki) = club();
    let eleni = club.joined_as(Role::Jury, "Ελένη", "κινητό");
    assert_eq!(rules(&mut club, &eleni, 90, ["valid", "none", "Λεξικό, σ. 5"]).0, 200);
    let word = text(&club);
    let typed = |club: &mut Club<Anagram>, seen: &str, evidence: &str| {
        let id = format!("{:02x}", 91 + evidence.len() % 7).repeat(16);
        let ask =
            json!({"ask": "rule", "word": word, "ruled": "invalid", "seen": seen}).to_string();
        let does =
            [("_key", niki.key.as_str()), ("id", &id), ("_ask", &ask), ("evidence", evidence)];
        club.form("/do", &niki.cookie, &does)
    };
    let held = |body: &str, evidence: &str| {
        body.contains(&format!("name=\"evidence\" value=\"{evidence}\""))
    };
    let evidence = "σε τρία λεξικά δεν υπάρχει";
    let answer = typed(&mut club, "none", evidence);
    assert!(answer.status == 409 && held(&answer.body, evidence), "{}", answer.body);
    // By what the other ruled is told beside, behind the field.
    let (_, behind) = answer.body.split_once("name=\"evidence\"").unwrap();
    let (_, said) = behind.split_once("id=\"refused\"").unwrap();
    let said = said.split("</p>").next().unwrap();
    assert!(said.contains("Ελένη") && said.contains("Τεκμήριο: Λεξικό, σ. 5."), "{said}");
    let long = "α".repeat(501);
    let answer = typed(&mut club, "valid", &long);
    assert!(answer.status == 422 && held(&answer.body, &long), "{}", answer.body);
    assert!(answer.body.contains("id=\"refused\" role=\"alert\">"), "{}", answer.body);
    // By a script, too; a page as it is opened has nothing to say.
    let told = rules(&mut club, &niki, 99, ["invalid", "none", evidence]).1;
    assert!(told["text"].as_str().unwrap().contains("Λεξικό, σ. 5"), "{told}");
    let page = club.get(&niki, &at(&club)).body;
    assert!(page.contains("id=\"refused\" role=\"alert\" hidden></p>"), "{page}");
    assert!(!page.contains("maxlength=\"500\""), "what is pasted is not cut off: {page}");
    assert_eq!(ruled(&club), Some(Ruled::Valid));
}

#[test]
fn what_is_unreadable_is_settled_and_bad_asks_are_refused() {
    let (mut club, _, jury) = club();
    let version = club.version(1);
    let unreadable = |version: u64, field: u8, place: u8| json!({"ask": "unreadable", "sheet": 1, "version": version, "field": field, "place": place});
    let long = "α".repeat(501);
    let mut more = rule(&club, "valid", "none", "");
    more["more"] = 1.into();
    let refused = [
        (409, "newer", unreadable(version - 1, 3, 0)),
        (400, "form", unreadable(version, 9, 0)),
        (409, "rule", unreadable(version, 3, 5)),
        (422, "unfit", rule(&club, "valid", "none", &long)),
        (404, "unknown", json!({"ask": "withdraw", "word": "ΤΑ", "seen": "none"})),
        (400, "form", rule(&club, "perhaps", "none", "")),
        (400, "form", more),
    ];
    let before = club.events();
    for (id, (status, why, asked)) in (50..).zip(refused) {
        let (found, told) = club.ask(&jury, id, asked.clone());
        assert_eq!((found, told["why"].as_str()), (status, Some(why)), "{asked}: {told}");
        let field = (why == "unfit").then_some("evidence");
        assert_eq!(told["field"].as_str(), field, "{asked}: {told}");
    }
    assert_eq!(club.events(), before);
    assert_eq!(club.ask(&jury, 60, unreadable(version, 3, 0)).1["what"], "unreadable");
    assert_eq!(club.events(), before + 1);
}

#[test]
fn each_office_has_its_pages_and_asks_and_no_others() {
    let (mut club, anna, jury) = club();
    let before = club.events();
    for path in ["/s", "/s/1/1", "/s/1/1/saved", "/s/99/99", "/s/next"] {
        assert_eq!(club.get(&jury, path).status, 403, "{path}");
    }
    let at = at(&club);
    for path in ["/w", at.as_str(), "/w/nothing"] {
        assert_eq!(club.get(&anna, path).status, 403, "{path}");
    }
    let path = json!({"n": 1, "path": "/s/1/1", "fields": {}});
    assert_eq!(club.api(&jury, "POST /api/look", &path).0, 403);
    assert_eq!(club.api(&jury, "PUT /api/draft", &path).0, 403);
    let (status, told) = rules(&mut club, &anna, 70, ["valid", "none", ""]);
    assert_eq!((status, &told["why"]), (403, &json!("role")));
    for asked in [
        json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}}),
        json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {}}),
        json!({"ask": "check", "sheet": 1, "version": club.version(1)}),
        json!({"ask": "settle", "sheet": 1, "version": club.version(1), "kept": []}),
        json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": {}, "reason": "x"}),
        json!({"ask": "move", "sheet": 1, "version": club.version(1), "player": 2, "round": 1}),
        json!({"ask": "collect", "round": 1, "players": [1]}),
        json!({"ask": "not_handed_in", "round": 1, "player": 2}),
    ] {
        let (status, told) = club.ask(&jury, 71, asked.clone());
        assert_eq!((status, &told["why"]), (403, &json!("role")), "{asked}");
    }
    let id = "0d".repeat(16);
    let does = [("_key", jury.key.as_str()), ("_path", "/s/1/1"), ("id", &id), ("_ask", "{}")];
    assert_eq!(club.form("/do", &jury.cookie, &does).status, 403);
    assert_eq!(club.events(), before);
}

#[test]
fn without_a_script_the_jury_rules_by_forms() {
    let (mut club, _, jury) = club();
    let id = "0e".repeat(16);
    let (word, at) = (text(&club), at(&club));
    let ask = format!(r#"{{"ask":"rule","word":"{word}","ruled":"invalid","seen":"none"}}"#);
    let does = [
        ("_key", jury.key.as_str()),
        ("id", &id),
        ("_ask", ask.as_str()),
        ("evidence", "σε κανένα <b>λεξικό</b>"),
    ];
    for _ in 0..2 {
        let done = club.form("/do", &jury.cookie, &does);
        let to = done.header("location").unwrap();
        assert!(done.status == 303 && to.starts_with("/w/next?told=rule&word=%"), "{to}");
        // Which word, and how: a ruling on another one by mistake is seen.
        let said = format!("Κρίθηκε άκυρη: {word}.");
        assert!(followed(&mut club, &jury, to).contains(&said), "{to}");
    }
    let crafted = club.get(&jury, "/w?told=rule&as=valid&word=%3Cb%3E").body;
    assert!(
        !crafted.contains("class=\"said good\""),
        "what nobody ruled on is not told: {crafted}"
    );
    assert_eq!(ruled(&club), Some(Ruled::Invalid));
    let page = club.get(&jury, &at).body;
    assert!(page.contains("&#60;b&#62;") && !page.contains("<b>λεξικό"), "{page}");
    // Meanwhile ruled otherwise: the word as it stands, with why.
    let id = "0f".repeat(16);
    let ask = format!(r#"{{"ask":"rule","word":"{word}","ruled":"valid","seen":"none"}}"#);
    let does = [("_key", jury.key.as_str()), ("id", &id), ("_ask", ask.as_str()), ("evidence", "")];
    let done = club.form("/do", &jury.cookie, &does);
    assert!(done.status == 409 && done.body.contains("Νίκη"), "{done:?}");
}

fn presses(
    club: &mut Club<Anagram>,
    who: &Device,
    id: u8,
    ask: &Value,
    more: &[(&str, &str)],
) -> Answer {
    let (id, ask) = (format!("{id:02x}").repeat(16), ask.to_string());
    let pairs = [("_key", who.key.as_str()), ("id", &id), ("_ask", &ask), ("evidence", "")];
    club.form("/do", &who.cookie, &[&pairs, more].concat())
}

/// The page that this leads to.
fn followed(club: &mut Club<Anagram>, who: &Device, to: &str) -> String {
    let answer = club.get(who, to);
    match answer.header("location").map(str::to_owned) {
        Some(to) => club.get(who, &to).body,
        None => answer.body,
    }
}

/// After a ruling the next word that waits is there, with what was ruled on the one before.
#[test]
fn after_a_ruling_the_next_word_is_there() {
    let (mut club, anna, jury) = club();
    let other: String = text(&club).chars().rev().collect();
    let fields = json!({"4": format!("{} {other}", text(&club)), "3": "ρ?ς"});
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1),
        "fields": fields, "reason": "ξέμεινε"});
    assert_eq!(club.ask(&anna, 9, revise).1["what"], "revised");
    let ask = json!({"ask": "rule", "word": text(&club), "ruled": "valid", "seen": "none"});
    let done = presses(&mut club, &jury, 11, &ask, &[]);
    let to = done.header("location").unwrap().to_owned();
    assert_eq!((done.status, to.split('?').next()), (303, Some("/w/next")), "{to}");
    let page = followed(&mut club, &jury, &to);
    assert!(page.contains(&format!("Κρίθηκε έγκυρη: {}.", text(&club))), "{page}");
    assert!(page.contains(&format!("<h1><bdi>{other}</bdi></h1>")), "{page}");
    // None waits but a letter that cannot be read, then nothing: the list says so.
    let ask = json!({"ask": "rule", "word": other, "ruled": "valid", "seen": "none"});
    let to = presses(&mut club, &jury, 12, &ask, &[]).header("location").unwrap().to_owned();
    let page = followed(&mut club, &jury, &to);
    assert!(page.contains("<h1><bdi>Ρ?Σ</bdi></h1>") && page.contains("Κρίθηκε έγκυρη"), "{page}");
}

/// What was ruled is told while it is so: the list reads itself anew, also once somebody turned it over.
#[test]
fn a_ruling_that_was_turned_over_is_told_no_more() {
    let (mut club, _, jury) = club();
    let of = |club: &Club<Anagram>, told: &str| format!("/w?told={told}&word={}", &at(club)[3..]);
    let (valid, gone) = (of(&club, "rule&as=valid"), of(&club, "withdraw"));
    let tells = |club: &mut Club<Anagram>, path: &str| {
        club.get(&jury, path).body.contains("<p class=\"said good\" role=\"alert\">")
    };
    assert_eq!(rules(&mut club, &jury, 11, ["valid", "none", ""]).0, 200);
    assert!(tells(&mut club, &valid) && !tells(&mut club, &gone));
    assert_eq!(rules(&mut club, &jury, 12, ["invalid", "valid", ""]).0, 200);
    assert!(!tells(&mut club, &valid), "it is not valid by now");
    assert_eq!(withdraws(&mut club, &jury, 13, "invalid").0, 200);
    assert!(!tells(&mut club, &valid) && tells(&mut club, &gone));
}

/// What cannot be read is no lone press in a list: it has a page as every word has, and is told by its name.
#[test]
fn what_cannot_be_read_is_ruled_on_its_own_page_and_told_by_its_name() {
    let (mut club, _, jury) = club();
    let queue = club.get(&jury, "/w").body;
    assert!(!queue.contains("name=\"_ask\""), "nothing is ruled from the list: {queue}");
    let (_, path) = queue.split_once("href=\"/w/unread-").unwrap();
    let path = format!("/w/unread-{}", path.split('"').next().unwrap());
    let page = club.get(&jury, &path).body;
    assert!(
        page.contains("<h1><bdi>Ρ?Σ</bdi></h1>") && page.contains("<li class=\"tile"),
        "{page}"
    );
    assert!(!page.contains("name=\"evidence\""), "none is kept of it: {page}");
    // Who reads it has another way than this page, and what is decided here costs nothing.
    assert!(page.contains(&tr(Language::Greek, "jury-illegible-way")), "{page}");
    let ask = json!({"ask": "unreadable", "sheet": 1, "version": club.version(1), "field": 3, "place": 0});
    assert!(page.contains(&ask.to_string().replace('"', "&#34;")), "{page}");
    let done = presses(&mut club, &jury, 11, &ask, &[("_word", "Ρ?Σ")]);
    let to = done.header("location").unwrap().to_owned();
    assert_eq!(done.status, 303, "{done:?}");
    let page = followed(&mut club, &jury, &to);
    assert!(page.contains("Ρ?Σ: δεν διαβάζεται, αποθηκεύτηκε."), "{page}");
    assert_eq!(club.get(&jury, &path).status, 404, "it waits no more");
}

/// A ruling that somebody relies on is not turned round by one press.
#[test]
fn a_ruling_is_changed_only_once_that_is_ticked() {
    let (mut club, _, jury) = club();
    assert_eq!(rules(&mut club, &jury, 11, ["invalid", "none", ""]).0, 200);
    let at = at(&club);
    let page = club.get(&jury, &at).body;
    // Behind the verdicts: who rules meanwhile would move them under the keys, and the other one was pressed.
    let at = |what: &str| page.rfind(what).unwrap_or_else(|| panic!("{what}: {page}"));
    assert!(at("name=\"_change\"") > at("name=\"_ask\""), "{page}");
    let turns = json!({"ask": "rule", "word": text(&club), "ruled": "valid", "seen": "invalid"});
    let back = json!({"ask": "withdraw", "word": text(&club), "seen": "invalid"});
    for (id, ask) in [(12, &turns), (13, &back)] {
        let asked = presses(&mut club, &jury, id, ask, &[]);
        assert!(
            asked.status == 422 && asked.body.contains("id=\"refused\" role=\"alert\">"),
            "{asked:?}"
        );
        assert_eq!(ruled(&club), Some(Ruled::Invalid));
    }
    // The same way with other evidence changes no verdict.
    let same = json!({"ask": "rule", "word": text(&club), "ruled": "invalid", "seen": "invalid"});
    assert_eq!(presses(&mut club, &jury, 14, &same, &[]).status, 303);
    assert_eq!(presses(&mut club, &jury, 15, &turns, &[("_change", "yes")]).status, 303);
    assert_eq!(ruled(&club), Some(Ruled::Valid));
}

/// As they lie at stations and on the wall, in whatever order they came from the bags.
#[test]
fn letters_lie_in_the_order_of_the_wall() {
    let mut club = Club::<Anagram>::new(true);
    let (anna, jury) = (club.joined("Άννα", "1"), club.joined_as(Role::Jury, "Νίκη", "2"));
    let second = crate::table::round(2);
    let mut letters = crate::table::from_bags(club.keeper.record(), second);
    letters.reverse();
    let written: String = letters.iter().take(4).map(|letter| letter.to_char()).collect();
    let record =
        Play::RecordRound { round: second, letters, reason: "στο χαρτί".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command: record.into() }).unwrap();
    let key = json!({"ask": "key_sheet", "round": 2, "player": 1, "fields": {"4": written}});
    assert_eq!(club.ask(&anna, 1, key).1["what"], "keyed");
    let path = written.bytes().fold("/w/".to_owned(), |path, byte| format!("{path}%{byte:02X}"));
    let kinds = |page: &str| -> Vec<bool> {
        let tiles = page.split("<li class=\"tile").skip(1);
        tiles.map(|rest| rest.split('"').next().unwrap().contains(" v")).collect()
    };
    let page = club.get(&jury, &path).body;
    let lying = kinds(&page);
    assert!(lying.is_sorted() && lying.contains(&true) && lying.contains(&false), "{page}");
    assert_eq!(lying, kinds(&club.get(&anna, "/s/2/1").body), "as at who keys it");
}
