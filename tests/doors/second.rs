//! What waits for a second person: from one sheet to the next by one key, blind, and never to who keyed or saw the first;
//! and which sheet is meant where only a number is typed.

use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet_code::SheetCode;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::session::Order;
use serde_json::{Value, json};

use super::Answer;
use super::club::{Club, Device};
use super::referee;
use crate::table::from_bags;

fn key(round: u8, player: u32, fives: &str) -> Value {
    json!({"ask": "key_sheet", "round": round, "player": player, "fields": {"5": fives}})
}

fn again(club: &Club<Anagram>, sheet: u32, fives: &str) -> Value {
    json!({"ask": "key_again", "sheet": sheet, "version": club.version(sheet), "fields": {"5": fives}})
}

/// A second round was played, too.
fn another_round(club: &mut Club<Anagram>) {
    let round = crate::table::round(2);
    let letters = from_bags(club.keeper.record(), round);
    let reason = "στο χαρτί".to_owned();
    let command: Command<Anagram> = Play::RecordRound { round, letters, reason }.into();
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
}

fn begun_again(club: &Club<Anagram>) -> usize {
    club.keeper.begun_at("2").filter_map(|it| it.begun.again()).count()
}

fn leads(club: &mut Club<Anagram>, who: &Device, path: &str) -> String {
    club.get(who, path).header("location").unwrap_or_default().to_owned()
}

fn found(club: &mut Club<Anagram>, who: &Device, typed: &str) -> Answer {
    club.form("/find", &who.cookie, &[("find", typed), ("_key", &who.key)])
}

/// What a scanner types of a sheet finds it, in the round that it says; of another competition's it finds none.
#[test]
fn a_sheet_is_found_by_the_nine_digits_on_it() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    another_round(&mut club);
    let here = club.keeper.record().contest().competition_code().unwrap();
    for (of, in_round, path) in [(2, 1, "/s/1/2"), (1, 1, "/s/1/1"), (2, 2, "/s/2/2")] {
        let (player, round) = (crate::day::player(of), crate::table::round(in_round));
        let code = SheetCode::new(Some(player), round, here).unwrap().to_string();
        assert_eq!(code.len(), 9);
        for typed in [code.clone(), format!(" {code}\r")] {
            let answer = found(&mut club, &anna, &typed);
            assert_eq!((answer.status, answer.header("location")), (303, Some(path)), "{typed}");
        }
        // What is no code of this competition is told, and leads nowhere.
        let wrong: String =
            code.chars().map(|digit| if digit == '9' { '0' } else { '9' }).collect();
        let answer = found(&mut club, &anna, &wrong);
        assert_eq!((answer.status, answer.header("location")), (404, None), "{wrong}");
    }
}

#[test]
fn who_keys_a_second_time_goes_from_sheet_to_sheet_and_gets_none_that_they_keyed_or_saw() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert!(!club.get(&vicky, "/s").body.contains("?again"), "nothing waits yet");
    assert_eq!(club.ask(&anna, 1, key(1, 1, "τάκος")).1["what"], "keyed");
    assert_eq!(club.ask(&anna, 2, key(1, 2, "τάκος")).1["what"], "keyed");
    // Who keyed them is offered neither; who did not is led to the page that shows nothing of them.
    assert!(!club.get(&anna, "/s").body.contains("?again"));
    assert_eq!(leads(&mut club, &anna, "/s/next?again"), "/s?second");
    let list = club.get(&vicky, "/s").body;
    assert!(list.contains("href=\"/s/next?again\">Δεύτερη καταχώριση · περιμένουν 2<"), "{list}");
    assert_eq!(leads(&mut club, &vicky, "/s/next?again"), "/s/1/1/again");
    // Nothing is missing: an Enter in the empty line begins with that, too.
    assert_eq!(found(&mut club, &vicky, " ").header("location"), Some("/s/next"));
    // Nothing is missing, which whoever asked for a missing one is told over the second keying.
    assert_eq!(leads(&mut club, &vicky, "/s/next"), "/s/1/1/again?told=none_missing");
    let page = club.get(&vicky, "/s/1/1/again?told=none_missing").body;
    assert!(page.contains("Δεν λείπει κανένα. Αυτό περιμένει δεύτερη καταχώριση."), "{page}");
    // What is found nowhere is told with what was typed.
    let nobody = found(&mut club, &vicky, "ζζζ").body;
    assert!(nobody.contains("ζζζ: Κανένας παίκτης"), "{nobody}");
    let page = club.get(&vicky, "/s/1/1/again").body;
    assert!(!page.contains("ΤΑΚΟΣ") && page.contains("/s/next?after=1-1&amp;again"), "{page}");
    // What somebody else is at is passed over, and so is what was seen.
    let niki = club.joined("Νίκη", "3");
    assert_eq!(leads(&mut club, &niki, "/s/next?again"), "/s/1/2/again");
    let asked = again(&club, 1, "τάκος");
    assert_eq!(club.ask(&vicky, 3, asked).1["what"], "agrees");
    assert_eq!(leads(&mut club, &vicky, "/s/next?after=1-1&again"), "/s/1/2/again");
    // A script says from which page it goes on.
    let next = leads(&mut club, &vicky, "/s/next?after=/s/1/1/again&told=agrees");
    assert_eq!(next, "/s/1/2/again?told=agrees&of=1/1");
    assert!(club.get(&vicky, "/s/1/2/saved").body.contains("ΤΑΚΟΣ"));
    assert_eq!(leads(&mut club, &vicky, "/s/next?again"), "/s?second");
    assert!(!club.get(&vicky, "/s").body.contains("?again"));
    let mut club = club.again();
    assert_eq!(leads(&mut club, &vicky, "/s/next?again"), "/s?second", "nor after a restart");
    // On the page of a sheet that another keyed, the keyboard is on the way to key it again.
    let page = club.get(&niki, "/s/1/2").body;
    assert!(page.contains("href=\"/s/1/2/again\" autofocus"), "{page}");
}

#[test]
fn the_list_has_the_sheets_that_are_missing_first() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let order = |club: &mut Club<Anagram>| {
        let page = club.get(&anna, "/s").body;
        let at = |path: &str| page.find(path).unwrap_or_else(|| panic!("{path}: {page}"));
        at("href=\"/s/1/1\"") < at("href=\"/s/1/2\"")
    };
    assert!(order(&mut club), "by number");
    assert_eq!(club.ask(&anna, 1, key(1, 1, "τάκος")).1["what"], "keyed");
    assert!(!order(&mut club), "the one that is keyed comes behind");
    assert_eq!(club.ask(&anna, 2, key(1, 2, "τάκος")).1["what"], "keyed");
    assert!(order(&mut club));
}

#[test]
fn a_number_alone_is_of_the_round_at_which_the_station_is_and_else_it_is_asked() {
    let mut club = Club::new(true);
    another_round(&mut club);
    let anna = club.joined("Άννα", "1");
    // Missing in both rounds, and the station has done nothing yet.
    let asks = found(&mut club, &anna, "1");
    assert_eq!(asks.status, 200);
    for path in ["/s/1/1", "/s/2/1"] {
        assert!(asks.body.contains(&format!("href=\"{path}\"")), "{path}: {}", asks.body);
    }
    assert!(!asks.body.contains("href=\"/s/1/2\""), "{}", asks.body);
    assert_eq!(club.ask(&anna, 1, key(1, 2, "τάκος")).1["what"], "keyed");
    assert_eq!(
        found(&mut club, &anna, "1").header("location"),
        Some("/s/1/1"),
        "round 1 is at hand"
    );
    assert_eq!(found(&mut club, &anna, "1-2").header("location"), Some("/s/2/1"), "as it says");
    assert_eq!(
        found(&mut club, &anna, "2").header("location"),
        Some("/s/2/2"),
        "the only one missing"
    );
}

#[test]
fn who_is_at_a_sheet_stands_in_the_list_also_after_the_program_was_started_again() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκ"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    let at_it = "το έχει: Άννα";
    assert!(club.get(&vicky, "/s").body.contains(at_it));
    assert!(!club.get(&anna, "/s").body.contains(at_it), "one's own");
    let mut club = club.again();
    assert!(club.get(&vicky, "/s").body.contains(at_it));
    assert_eq!(leads(&mut club, &vicky, "/s/next"), "/s/1/2");
}

/// It was on no page any more, and hindered the signature.
#[test]
fn what_was_begun_before_another_saved_the_sheet_is_its_second_keying() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let begins = |club: &mut Club<Anagram>, who: &Device, fives: &str| {
        let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": fives}});
        assert_eq!(club.api(who, "PUT /api/draft", &draft).0, 200);
        club.keeper.tick(&referee());
    };
    begins(&mut club, &vicky, "τάκος ν");
    assert_eq!(club.ask(&anna, 1, key(1, 1, "τάκος")).1["what"], "keyed");
    assert!(!club.get(&vicky, "/s/1/1").body.contains("τάκος ν"), "not where it was keyed first");
    assert!(club.get(&vicky, "/s/1/1/again").body.contains("τάκος ν"));
    let mut club = club.again();
    assert!(club.get(&vicky, "/s/1/1/again").body.contains("τάκος ν"));
    assert_eq!((club.keeper.drafts().len(), begun_again(&club)), (0, 1));
    let asked = again(&club, 1, "τάκος");
    assert_eq!(club.ask(&vicky, 2, asked).1["what"], "agrees");
    assert_eq!(begun_again(&club), 0);
    // Of a change to what one keyed no second keying comes.
    begins(&mut club, &anna, "τάκος ναι");
    assert!(!club.get(&anna, "/s/1/1/again").body.contains("τάκος ναι"));
    assert!(club.get(&anna, "/s/1/1").body.contains("τάκος ναι"));
}

/// They saw another paper.
#[test]
fn what_was_seen_of_a_round_hinders_nobody_once_it_is_played_again() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    assert!(club.get(&vicky, "/s/1/1").body.contains("τάκος"));
    let round = crate::table::round(1);
    let command = Play::ReplayRound { round, reason: "θόρυβος".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    let letters = from_bags(club.keeper.record(), round);
    let command = Play::RecordRound { round, letters, reason: "στο χαρτί".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    let mut club = club.again();
    let anna = club.joined("Άννα", "1");
    let empty = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {}, "empty": true});
    assert_eq!(club.ask(&anna, 1, empty).1["what"], "keyed");
    let asked = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {}});
    let (status, told) = club.ask(&vicky, 2, asked);
    assert_eq!((status, &told["what"]), (200, &json!("agrees")), "{told}");
}

/// The page of a sheet that was saved looks once more before it goes on, and held it for minutes.
#[test]
fn a_saved_sheet_is_nobodys_and_who_holds_all_that_wait_is_named() {
    let mut club = Club::new(true);
    let [anna, vicky, niki] =
        [("Άννα", "1"), ("Βίκυ", "2"), ("Νίκη", "3")].map(|(name, at)| club.joined(name, at));
    let looks = |club: &mut Club<Anagram>, who: &Device, path: &str, fives: &str| {
        let look = json!({"n": 1, "path": path, "fields": {"5": fives}});
        assert_eq!(club.api(who, "POST /api/look", &look).0, 200);
        let draft = json!({"rev": 9, "path": path, "fields": {"5": fives}});
        assert_eq!(club.api(who, "PUT /api/draft", &draft).0, 200);
    };
    assert_eq!(club.get(&anna, "/s/1/1").status, 200);
    assert_eq!(club.ask(&anna, 1, key(1, 1, "τάκος")).1["what"], "keyed");
    looks(&mut club, &anna, "/s/1/1", "τάκος ν");
    assert_eq!(leads(&mut club, &vicky, "/s/next?again"), "/s/1/1/again");
    let page = club.get(&vicky, "/s/1/1/again").body;
    assert!(!page.contains("Το πληκτρολογεί τώρα"), "{page}");
    // Now she holds the only one that waits.
    assert_eq!(leads(&mut club, &niki, "/s/next?again"), "/s?second");
    let held = "Όσα περιμένουν τα έχει τώρα άλλος σταθμός: Βίκυ.";
    let list = club.get(&niki, "/s?second").body;
    assert!(list.contains(held), "{list}");
    assert!(!club.get(&niki, "/s").body.contains(held), "nobody asked");
    let asked = again(&club, 1, "τάκοι");
    assert_eq!(club.ask(&vicky, 2, asked).1["what"], "differs");
    looks(&mut club, &vicky, "/s/1/1/again", "τάκοι");
    let page = club.get(&niki, "/s/1/1/settle").body;
    assert!(!page.contains("Το πληκτρολογεί τώρα"), "{page}");
    // Who opens what they saved, and types there, is at it again.
    assert_eq!(club.get(&anna, "/s/1/1").status, 200);
    looks(&mut club, &anna, "/s/1/1", "τάκος να");
    let page = club.get(&niki, "/s/1/1/settle").body;
    assert!(page.contains("Το πληκτρολογεί τώρα άλλος σταθμός: Άννα"), "{page}");
}

/// They landed in the second keying of another's sheet, of another round even, although first keyings were missing.
#[test]
fn who_settled_goes_on_with_what_is_missing_and_to_another_round_not_without_being_told() {
    let mut club = Club::new(true);
    another_round(&mut club);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, 1, "τάκος")).1["what"], "keyed");
    assert_eq!(club.ask(&anna, 2, key(2, 1, "τάκος")).1["what"], "keyed");
    // One of the same round is missing, and one of the other waits for her.
    let next = "/s/next?after=/s/1/1/settle&told=settled";
    assert_eq!(leads(&mut club, &vicky, next), "/s/1/2?told=settled&of=1/1");
    assert_eq!(club.ask(&anna, 3, key(1, 2, "τάκος")).1["what"], "keyed");
    // None of its round: what is missing of the other is told to be of that.
    let other = leads(&mut club, &vicky, next);
    assert_eq!(other, "/s/2/2?told=settled&of=1/1&other");
    let page = club.get(&vicky, &other).body;
    let told = "Από εδώ και πέρα είναι άλλο: γύρος 2 · φύλλο 2-2.";
    assert!(page.contains(told), "{page}");
    assert!(!club.get(&vicky, "/s/2/2?told=settled&of=1/1").body.contains(told));
    // A first keying goes to another round as loudly.
    let next_first = "/s/next?after=/s/1/2&told=keyed";
    assert_eq!(leads(&mut club, &vicky, next_first), "/s/2/2?told=keyed&of=1/2&other");
    assert_eq!(club.ask(&anna, 4, key(2, 2, "τάκος")).1["what"], "keyed");
    // Nothing is missing: then second keyings, of the same round first, and that is told.
    let second = leads(&mut club, &vicky, next);
    assert_eq!(second, "/s/1/2/again?told=settled&of=1/1&second");
    let page = club.get(&vicky, &second).body;
    assert!(page.contains("Δεν λείπει κανένα. Αυτό περιμένει δεύτερη καταχώριση."), "{page}");
    assert_eq!(leads(&mut club, &anna, next), "/s?told=settled&of=1/1&last");
}

/// A list that answered a search in vain was never read anew, and said for minutes what was so no more.
#[test]
fn what_was_looked_for_in_vain_is_told_as_long_as_it_is_so() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let wait = |club: &mut Club<Anagram>, command: Play| {
        club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    };
    let two = crate::table::round(2);
    let sought = |club: &mut Club<Anagram>| club.get(&anna, "/s?sought=1-2").body;
    assert!(sought(&mut club).contains("Ο γύρος 2 δεν παίχτηκε."));
    for command in [
        Play::DrawLetters { round: two },
        Play::ShowLetters { round: two },
        Play::StartRound { round: two },
    ] {
        wait(&mut club, command);
    }
    let page = sought(&mut club);
    assert!(page.contains("Ο γύρος 2 παίζεται τώρα") && page.contains("value=\"1-2\""), "{page}");
    let page = found(&mut club, &anna, "1-2");
    assert!(page.status == 404 && page.body.contains("Ο γύρος 2 παίζεται τώρα"), "{page:?}");
    let page = club.get(&anna, "/s/2/1");
    assert!(page.status == 409 && page.body.contains("Παίζεται τώρα"), "{page:?}");
    wait(&mut club, Play::StopRound { reason: "κουδούνι".to_owned() });
    let page = sought(&mut club);
    assert!(!page.contains("παίζεται τώρα") && !page.contains("aria-invalid"), "{page}");
    // Its script makes the page one that reads itself anew, before that one asks where it is.
    let page = found(&mut club, &anna, "ζζζ").body;
    let [beside, staff] = ["-beside.js", "-staff.js"].map(|name| page.find(name).unwrap());
    assert!(beside < staff, "{page}");
}
