//! What pages say is what is so now: in the same words wherever it stands, and no longer than it holds.

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::domain::player::Span;
use eforos::language::Language;
use serde_json::json;

use super::Hall;
use super::club::{Club, cookie};
use crate::day::{letters, player, round, words};

const TAKEN_IN: &str = "παραλήφθηκε, δεν έχει περαστεί ακόμη";

/// The list called "collected" what its own notice called taken in and not keyed, and the sheet said nothing of it.
#[test]
fn what_is_taken_in_is_called_so_in_the_list_and_on_the_sheet() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    assert!(!club.get(&anna, "/s/1/1").body.contains(TAKEN_IN));
    let collect = json!({"ask": "collect", "round": 1, "players": [1, 2]});
    assert_eq!(club.ask(&anna, 1, collect).1["what"], "collected");
    for path in ["/s", "/s/1/1"] {
        let page = club.get(&anna, path).body.replace('\u{a0}', " ").replace("&nbsp;", " ");
        assert!(page.contains(&format!("◐ {TAKEN_IN}<")), "{path}: {page}");
    }
}

/// A page that was read anew told beside each other that a sheet was taken in and that none was handed in.
#[test]
fn what_was_done_is_told_of_the_sheets_of_which_it_is_so_still() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let collect = json!({"ask": "collect", "round": 1, "players": [1, 2]});
    club.ask(&anna, 1, collect);
    let [list, sheet] = ["/s", "/s/1/1"].map(|path| format!("{path}?told=collected&of=1/1.2"));
    for path in [&list, &sheet] {
        assert!(club.get(&anna, path).body.contains("ακόμη: 1-1, 2-1."), "{path}");
    }
    club.ask(&anna, 2, json!({"ask": "not_handed_in", "round": 1, "player": 1}));
    for path in [&list, &sheet] {
        let page = club.get(&anna, path).body;
        assert!(page.contains("ακόμη: 2-1.") && !page.contains("1-1, 2-1"), "{path}: {page}");
    }
    let none = "/s?told=not_handed_in&of=1/1";
    assert!(club.get(&anna, none).body.contains("Δηλώθηκε ότι το 1-1 δεν παραδόθηκε."));
    for number in [1, 2] {
        let key =
            json!({"ask": "key_sheet", "round": 1, "player": number, "fields": {"5": "ΤΑΚΟΣ"}});
        assert_eq!(club.ask(&anna, 2 + number, key).1["what"], "keyed");
    }
    for path in [&list, &sheet, none] {
        let page = club.get(&anna, path).body;
        assert!(!page.contains("class=\"said good"), "{path}: {page}");
    }
    // What was done with the sheet of the page is told apart: it is not said beside that something is not saved.
    let here = club.get(&anna, "/s/1/1?told=revised&of=1/1").body;
    assert!(here.contains("class=\"said good here\"") && here.contains("1-1"), "{here}");
    let there = club.get(&anna, "/s/1/1?told=keyed&of=1/2").body;
    assert!(there.contains("class=\"said good\"") && there.contains("2-1"), "{there}");
}

/// “Nothing more is missing” stood above a list with what was missing by then.
#[test]
fn nothing_is_said_to_be_missing_no_more_where_something_is() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let none_left = "Δεν λείπει τίποτε άλλο";
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "ΤΑΚΟΣ"}});
    club.ask(&anna, 1, key);
    let last = "/s?told=keyed&of=1/1&last";
    let page = club.get(&anna, last).body;
    assert!(page.contains("Αποθηκεύτηκε: 1-1") && !page.contains(none_left), "{page}");
    club.ask(&anna, 2, json!({"ask": "not_handed_in", "round": 1, "player": 2}));
    let page = club.get(&anna, last).body;
    assert!(page.contains(none_left), "{page}");
}

/// One answer held for all of them, and nothing said so.
#[test]
fn words_of_several_fields_are_moved_or_left_all_of_them_and_that_is_said() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let fields = json!({"5": "ΚΑΡΟ", "4": "ΤΑΚΟΣ"});
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let (status, told) = club.ask(&anna, 1, key);
    let text = told["text"].as_str().unwrap();
    assert!(status == 422 && text.contains("Διαλέξτε για όλες μαζί"), "{told}");
    assert!(text.contains("γράψτε πρώτα τις άλλες στο δικό τους πεδίο"), "{told}");
    let page = club.get(&anna, "/s/1/1").body;
    for way in ["Μετακίνηση όλων στο πεδίο του μήκους τους", "Να μείνουν όλες εκεί που γράφτηκαν"]
    {
        assert!(page.contains(way), "{way}: {page}");
    }
    // Of one word it is asked as before.
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "ΚΑΡΟ"}});
    let told = club.ask(&anna, 2, key).1;
    assert!(!told["text"].as_str().unwrap().contains("για όλες μαζί"), "{told}");
}

/// The referee invited one person, another came, and the history named the one who was not there.
#[test]
fn who_comes_in_is_named_as_they_typed_and_the_referee_sees_who_was_invited() {
    let mut club = Club::<Anagram>::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "Μαρία").unwrap();
    let pairs = [("name", "Άννα"), ("label", "1"), ("pin", invited.pin.as_str())];
    let waiting = cookie(&club.form("/j", "", &pairs));
    let waits = club.staff.waiting(&club.keeper).pop().unwrap();
    assert_eq!((waits.name.as_str(), waits.invited.as_str()), ("Άννα", "Μαρία"));
    assert_eq!(waits.called(Language::English), "Άννα (invited as Μαρία)");
    assert_eq!(club.staff.admit(&mut club.keeper, invited.number).unwrap().name, "Άννα");
    club.stand();
    let held = cookie(&club.request("GET /wait", &[("Cookie", &waiting)], ""));
    let page = club.request("GET /s", &[("Cookie", &held)], "").body;
    assert!(page.contains("<bdi>Άννα</bdi>") && !page.contains("Μαρία"), "{page}");
    // The same name, written otherwise, is the one that the referee wrote.
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "Μαρία").unwrap();
    let pairs = [("name", "ΜΑΡΙΑ"), ("label", "2"), ("pin", invited.pin.as_str())];
    club.form("/j", "", &pairs);
    let waits = club.staff.waiting(&club.keeper).pop().unwrap();
    assert_eq!((waits.name.as_str(), waits.invited.as_str()), ("Μαρία", ""));
    assert_eq!(waits.called(Language::English), "Μαρία");
    // Who typed a nickname can be let in as who was invited.
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "Νίκη Παππά").unwrap();
    let pairs = [("name", "Νίκη"), ("label", "3"), ("pin", invited.pin.as_str())];
    club.form("/j", "", &pairs);
    assert!(club.staff.it_is(&mut club.keeper, invited.number, "Ελένη").is_err());
    let niki = club.staff.it_is(&mut club.keeper, invited.number, "Νίκη Παππά").unwrap();
    assert_eq!(niki.name, "Νίκη Παππά");
}

/// A phone's standings did not say how old they are, nor what may still change.
#[test]
fn standings_say_of_which_round_they_are_when_they_were_published_and_what_is_open() {
    let mut hall = Hall::new();
    for name in ["Άννα", "Βασίλης"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        hall.ask(Ask::AddPlayer { id: None, name, club, span });
    }
    let (letters, reason) = (letters("ΚΑΡΤΟΣΕ"), "χαρτί".to_owned());
    hall.ask(Play::RecordRound { round: round(1), letters, reason });
    let key =
        |of, text| Play::KeySheet { player: Some(player(of)), round: round(1), words: words(text) };
    hall.ask(key(1, "4: ΚΑΡΟ ΤΡΟΣ"));
    hall.ask(Ask::Publish { round: round(1) });
    let standings =
        |hall: &Hall| hall.request("GET /standings", &[("Accept-Language", "en")], "").body;
    let page = standings(&hall);
    let (_, rest) = page.split_once("1 of 14 · published at ").unwrap();
    let (time, rest) = rest.split_at(5);
    assert!(time.as_bytes()[2] == b':' && time.matches(char::is_numeric).count() == 4, "{time}");
    assert!(rest.starts_with(" · one word not ruled on yet"), "{rest}");
    assert!(page.contains("1 sheet missing"), "{page}");
    hall.ask(key(2, "4: ΚΑΡΟ"));
    let (evidence, seen) = (String::new(), None);
    let ruled = eforos::domain::contest::ruling::Ruled::Valid;
    hall.ask(Ask::RuleWord { word: crate::day::word("ΤΡΟΣ"), seen, ruled, evidence });
    let page = standings(&hall);
    assert!(page.contains("1 of 14 · published at ") && !page.contains("not ruled on"), "{page}");
    // Two phones had other points under one time of publication.
    let (_, rest) = page.split_once(" · changed at ").unwrap();
    assert!(rest.as_bytes()[2] == b':', "{rest}");
    let (letters, reason) = (crate::day::letters("ΜΑΣΤΕΑΟ"), "χαρτί".to_owned());
    hall.ask(Play::RecordRound { round: round(2), letters, reason });
    hall.ask(Ask::Publish { round: round(2) });
    let page = standings(&hall);
    assert!(page.contains("2 of 14 · published at ") && !page.contains("changed at"), "{page}");
}

/// With the sheets of two rounds on the table the hall read that the last of them is being counted.
#[test]
fn rounds_that_are_counted_together_are_told_from_the_first_to_the_last() {
    let mut hall = Hall::new();
    let (name, club) = ("Άννα".to_owned(), String::new());
    let span = Span { from_round: round(1), to_round: round(14) };
    hall.ask(Ask::AddPlayer { id: None, name, club, span });
    let shown = |hall: &Hall| hall.request("GET /", &[("Accept-Language", "en")], "").body;
    for (number, of) in [(1, "ΚΑΡΤΟΣΕ"), (2, "ΜΑΣΤΕΑΟ"), (3, "ΤΣΛΝΜΑΕ")] {
        let (letters, reason) = (letters(of), "χαρτί".to_owned());
        hall.ask(Play::RecordRound { round: round(number), letters, reason });
        if number == 1 {
            let (player, words) = (Some(player(1)), words("4: ΚΑΡΟ"));
            hall.ask(Play::KeySheet { player, round: round(1), words });
        }
        let told = ["After round 1", "round 2 is being counted", "rounds 2–3 are being counted"];
        let (page, told) = (shown(&hall), told[usize::from(number) - 1]);
        assert!(page.contains(told), "{told}: {page}");
    }
}
