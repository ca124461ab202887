//! What somebody overlooks who has keyed for hours: a word that is typed and not saved, a draft that is none any more, a number
//! that is another's, a button beside the one that was meant.

use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::session::Order;
use serde_json::{Value, json};

use super::club::Club;
use super::referee;
use crate::day::{player, round};

fn key(player: impl Into<Value>, fives: &str) -> Value {
    let player: Value = player.into();
    json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": fives}})
}

fn drafts(club: &mut Club<Anagram>) -> usize {
    club.keeper.tick(&referee());
    club.keeper.drafts().len()
}

fn draft(fives: &str) -> Value {
    json!({"rev": 1, "path": "/s/1/1", "fields": {"5": fives}})
}

#[test]
fn a_sheet_with_a_word_more_than_was_saved_is_not_said_to_agree() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let check = json!({"ask": "check", "sheet": 1, "version": club.version(1)}).to_string();
    let post = |club: &mut Club<Anagram>, fives: &str| {
        let (id, key) = (format!("{:02x}", fives.len()).repeat(16), vicky.key.clone());
        let fields = ["3", "4", "6", "7"].map(|name| (format!("fields.{name}"), String::new()));
        let mut pairs =
            vec![("_key", key.as_str()), ("id", &id), ("_path", "/s/1/1/saved"), ("_ask", &check)];
        pairs.push(("fields.5", fives));
        pairs.extend(fields.iter().map(|(name, text)| (name.as_str(), text.as_str())));
        club.form("/do", &vicky.cookie, &pairs)
    };
    assert_eq!(club.get(&vicky, "/s/1/1/saved").status, 200);
    let before = club.events();
    let page = post(&mut club, "ΤΑΚΟΣ ΝΑΙ");
    assert!(page.body.contains("κάντε νέα έκδοση") && page.body.contains("ΤΑΚΟΣ ΝΑΙ"), "{page:?}");
    assert_eq!(club.events(), before, "nothing is recorded");
    // As it was saved, however it is spaced, it agrees.
    assert_eq!(post(&mut club, "ΤΑΚΟΣ").status, 303);
    assert_eq!(club.events(), before + 1);
}

#[test]
fn what_is_emptied_again_or_as_it_is_saved_is_no_draft() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    for (typed, count) in [("τάκ", 1), ("", 0), ("τάκος", 1), (" \n ", 0)] {
        assert_eq!(club.api(&anna, "PUT /api/draft", &draft(typed)).0, 200);
        assert_eq!(drafts(&mut club), count, "{typed:?}");
    }
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος ναιου")).1["what"], "keyed");
    for (typed, count) in [("ΤΑΚΟΣ", 1), ("ΤΑΚΟΣ  ΝΑΙΟΥ ", 0)] {
        assert_eq!(club.api(&anna, "PUT /api/draft", &draft(typed)).0, 200);
        assert_eq!(drafts(&mut club), count, "{typed:?}");
    }
}

/// It stood there for good, and no referee could sign.
#[test]
fn what_was_begun_of_a_sheet_that_another_saved_is_given_up_on_its_page() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft("νερ")).0, 200);
    assert_eq!(club.ask(&vicky, 1, key(1, "τάκος")).1["what"], "keyed");
    let kept = drafts(&mut club);
    assert_eq!(kept, 1, "who typed it is at work");
    let page = club.get(&anna, "/s/1/1").body;
    assert!(page.contains("name=\"_back\"") && !page.contains("id=\"begun\" hidden"), "{page}");
    assert!(!page.contains("ΤΑΚΟΣ"), "it is still to be keyed blind");
    let pairs = [("_key", anna.key.as_str()), ("_back", "yes")];
    assert_eq!(club.form("/s/1/1", &anna.cookie, &pairs).status, 303);
    assert_eq!(drafts(&mut club), 0);
    assert!(club.get(&anna, "/s/1/1").body.contains("/s/1/1/again"));
}

/// A mistyped number made it a second keying of somebody else's sheet, and took it from its own player.
#[test]
fn a_sheet_is_not_moved_to_whoever_has_one() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    for (id, of, words) in [(1, 1, "τάκος"), (2, 2, "νερού")] {
        assert_eq!(club.ask(&anna, id, key(of, words)).1["what"], "keyed");
    }
    let before = club.events();
    let asked =
        json!({"ask": "move", "sheet": 1, "version": club.version(1), "player": 2, "round": 1});
    let (status, told) = club.ask(&anna, 3, asked);
    assert_eq!((status, &told["why"]), (409, &json!("rule")));
    assert!(told["text"].as_str().unwrap().contains("2-1"), "{told}");
    assert_eq!(club.events(), before);
}

/// Another paper would become a second keying of the player's own.
#[test]
fn a_sheet_without_a_name_is_not_given_to_whoever_has_one() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.ask(&anna, 1, key(2, "τάκος")).1["what"], "keyed");
    assert_eq!(club.ask(&anna, 2, key(Value::Null, "νερού")).1["what"], "keyed");
    let before = club.events();
    let to = |club: &Club<Anagram>, player: u32| json!({"ask": "move", "sheet": 2, "version": club.version(2), "player": player, "round": 1});
    let asked = to(&club, 2);
    let (status, told) = club.ask(&anna, 3, asked);
    assert_eq!((status, &told["why"]), (409, &json!("rule")));
    assert!(told["text"].as_str().unwrap().contains("2-1"), "{told}");
    assert_eq!(club.events(), before);
    let asked = to(&club, 1);
    assert_eq!(club.ask(&anna, 4, asked).1["what"], "moved");
}

#[test]
fn a_sheet_that_was_declared_not_handed_in_says_so_and_is_keyed_when_it_is_found() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let none = json!({"ask": "not_handed_in", "round": 1, "player": 1});
    assert_eq!(club.ask(&anna, 1, none).1["what"], "not_handed_in");
    let told = club.get(&anna, "/s/1/2?told=not_handed_in&of=1/1").body;
    assert!(told.contains("Δηλώθηκε ότι το 1-1 δεν παραδόθηκε."), "{told}");
    let page = club.get(&anna, "/s/1/1").body;
    assert!(page.contains("name=\"fields.5\""), "{page}");
    assert_eq!(club.ask(&anna, 2, key(1, "τάκος")).1["what"], "keyed");
    let game = &club.keeper.record().contest().game;
    assert!(game.sheet_at(round(1), player(1)).is_some());
}

/// Whose sheet it is stands beside the button that saves it, and who else is at it above everything.
#[test]
fn whose_sheet_is_saved_and_who_else_is_at_it_is_told_where_it_is_seen() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    club.get(&anna, "/s/1/1");
    let page = club.get(&vicky, "/s/1/1").body;
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}: {page}"));
    assert!(at("id=\"claimed\" class=\"said open\" role=\"status\">") < at("<h1"), "{page}");
    assert!(at("name=\"fields.3\"") < at("<b class=\"whose\">"));
    assert!(at("<b class=\"whose\">") < at("id=\"save\""));
    let looked = json!({"n": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    assert!(club.api(&anna, "POST /api/look", &looked).1["claimed"].is_string());
}

/// Who keys without looking types a full stop beside the comma; it must not hold up the sheet.
#[test]
fn a_full_stop_parts_words_as_a_comma_does() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let looked = json!({"n": 1, "path": "/s/1/1", "fields": {"5": "τάκος.κάρος, νάτος."}});
    let told = club.api(&anna, "POST /api/look", &looked).1;
    let words: Vec<&str> = told["fields"]["5"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chip| chip["text"].as_str().unwrap())
        .collect();
    assert_eq!(words.len(), 3, "{told}");
    for (word, chip) in ["ΤΑΚΟΣ", "ΚΑΡΟΣ", "ΝΑΤΟΣ"].into_iter().zip(words) {
        assert!(chip.ends_with(word), "{told}");
    }
    assert_eq!(told["unread"], json!([]));
}

/// A mistyped number gave somebody a sheet of a round in which they take no part.
#[test]
fn who_takes_no_part_in_a_round_is_given_no_sheet_of_it() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let mut late = club.keeper.record().contest().common.players[&player(2)].clone();
    late.span.from_round = round(2);
    let command = Command::ChangePlayer { player: late };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    let before = club.events();
    let (code, told) = club.ask(&anna, 1, key(2, "τάκος"));
    assert_eq!((code, &told["why"]), (409, &json!("rule")), "{told}");
    let text = told["text"].as_str().unwrap();
    assert!(text.contains("Ο παίκτης 2 δεν συμμετέχει στον γύρο 1"), "{text}");
    assert_eq!(club.ask(&anna, 2, key(Value::Null, "τάκος")).1["what"], "keyed");
    let version = club.version(1);
    let asked = json!({"ask": "move", "sheet": 1, "version": version, "player": 2, "round": 1});
    assert_eq!(club.ask(&anna, 3, asked).0, 409);
    assert_eq!(club.events(), before + 1);
}
