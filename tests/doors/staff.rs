//! The staff door: joining, keying, keying again, conflicts, what is asked twice, who is sent away.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::Ordering;

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::SheetId;
use eforos::domain::person::{Person, Role};
use eforos::language::{Language, tr};
use eforos::lexicon::{Lexicon, Title};
use eforos::session::{Keeper, Order, Session};
use eforos::text;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::club::{Club, Device, cookie, encoded};
use super::{Answer, Hand, referee};
use crate::common::files::verify;
use crate::day::{player, round, seed, word};
use crate::table::{Table, add};

pub fn list() -> Lexicon {
    let words = ["ΡΟΣ", "ΚΑΡΟ", "ΤΑΚΟΣ", "ΝΑΙ", "ΤΗΣ", "ΖΩΗ"].map(word);
    Lexicon::from_words(words, Title { name: "έξι".to_owned(), ..Lexicon::embedded().title() })
}

impl Club<Anagram> {
    /// With two players; `played` says whether round 1 was.
    pub fn new(played: bool) -> Self {
        Self::with(played, list())
    }

    /// The same with another list.
    pub fn with(played: bool, list: Lexicon) -> Self {
        let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
        let path = folder.path().join("a.eforos");
        let details = Details { title: "Αγώνας".to_owned(), ..Details::default() };
        let made = (OSTH_2019, list);
        let session =
            Session::create(&path, details, &seed(), made, hand.source(), &referee()).unwrap();
        let mut keeper = Keeper::new(session, None);
        let mut ask = |command| {
            keeper.carry_out(eforos::session::Order { who: referee(), command }).unwrap();
        };
        ask(add("Γιώργος"));
        ask(add("Δέσποινα"));
        if played {
            let round = crate::table::round(1);
            let letters = crate::table::from_bags(&Table::new().begun(), round);
            let reason = "στο χαρτί".to_owned();
            ask(Play::RecordRound { round, letters, reason }.into());
        }
        Self::open(folder, hand, keeper)
    }
}

fn key(player: u32, fives: &str) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": fives}})
}

/// Whoever joined before the first round saw nothing to key until they read the page anew themselves: the script knows
/// the list by what stands in it.
#[test]
fn the_list_is_followed_before_a_round_was_played_too() {
    let mut club = Club::<Anagram>::new(false);
    let anna = club.joined("Άννα", "1");
    let page = club.get(&anna, "/s").body;
    assert!(page.contains("δεν υπάρχει τίποτα να πληκτρολογηθεί"), "{page}");
    let known = "id=\"queue\"";
    assert!(page.contains(known), "{page}");
    let (_, script) = page.split_once("staff.js").unwrap_or_else(|| panic!("{page}"));
    let name = &page[..page.len() - script.len()];
    let name = &name[name.rfind("/a/").unwrap()..];
    let script = club.get(&anna, name).body;
    assert!(script.contains("byId('queue')&&!isAnswer"), "{script}");
}

#[test]
fn a_sheet_is_keyed_once_however_often_it_is_sent() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "λάπτοπ-2");
    let before = club.events();
    let (status, told) = club.ask(&anna, 1, key(1, "τάκος"));
    let events = before as u64 + 1;
    let want = json!({
        "done": true, "what": "keyed", "sheet": 1, "version": club.version(1), "events": [events, events],
        "next": {"round": 1, "player": 2},
    });
    assert_eq!((status, &told), (200, &want));
    let last = club.keeper.record().log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.who.station.as_str()), ("Άννα", "λάπτοπ-2"));
    assert_eq!(last.who.role, Role::Assistant);

    // Sent again, or after the program was killed: the same answer and no further event.
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")), (200, want.clone()));
    let mut club = club.again();
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")), (200, want));
    assert_eq!(club.events(), before + 1);
    // The same number with other words, or by somebody else: nothing of the first answer.
    let (status, told) = club.ask(&anna, 1, key(1, "καρό"));
    assert_eq!((status, &told["why"]), (409, &json!("id_used")));
    let vicky = club.joined("Βίκυ", "τάμπλετ");
    let (status, told) = club.ask(&vicky, 1, key(1, "τάκος"));
    assert_eq!((status, &told["why"], &told["sheet"]), (409, &json!("id_used"), &Value::Null));
    assert_eq!(club.events(), before + 1);
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    assert!(verify(&path).unwrap().holds());
}

/// Nothing of it is keyed before the referee confirmed how it went on, and stations say so.
#[test]
fn a_time_that_ran_while_no_program_had_the_file_waits_for_the_referee() {
    let mut club = Club::new(false);
    let anna = club.joined("Άννα", "λάπτοπ-2");
    let round = crate::table::round(1);
    let ask = |club: &mut Club<Anagram>, command: Play| {
        club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    };
    for command in
        [Play::DrawLetters { round }, Play::ShowLetters { round }, Play::StartRound { round }]
    {
        ask(&mut club, command);
    }
    let waits = "Ο χρόνος έτρεχε όσο το πρόγραμμα ήταν κλειστό";
    let runs = club.get(&anna, "/s").body;
    assert!(!runs.contains(waits), "{runs}");
    let mut club = club.again();
    for _ in 0..2 {
        let list = club.get(&anna, "/s").body;
        assert!(list.contains(waits), "{list}");
        let page = club.get(&anna, "/s/1/1");
        assert!(page.status == 409 && page.body.contains(waits), "{page:?}");
        let (status, told) = club.ask(&anna, 1, key(1, "τάκος"));
        assert_eq!((status, &told["why"]), (409, &json!("round")), "{told}");
        assert!(told["text"].as_str().unwrap().contains(waits), "{told}");
        // Its end, too, is not one that somebody saw.
        club.hand.0.fetch_add(400_000, Ordering::Relaxed);
    }
    for command in [Play::ConfirmTime, Play::NoteTime] {
        ask(&mut club, command);
    }
    assert!(!club.get(&anna, "/s").body.contains(waits));
    assert_eq!(club.get(&anna, "/s/1/1").status, 200);
}

#[test]
fn the_page_of_a_sheet_has_the_others_that_are_keyed_alike() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let alike =
        |page: &str| page.split_once("id=\"alike\" hidden").map(|(_, rest)| rest.to_owned());
    let first = club.get(&anna, "/s/1/1").body;
    let others = alike(&first).unwrap();
    assert!(others.contains("href=\"/s/1/2\"") && !others.contains("href=\"/s/1/1\""), "{others}");
    // What is keyed is not keyed again in this way, and its own page is no first keying.
    club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!(alike(&club.get(&anna, "/s/1/1").body), None);
    assert_eq!(alike(&club.get(&anna, "/s/1/2").body), None, "nothing else is missing");
    assert_eq!(alike(&club.get(&anna, "/s/1/nameless").body), None);
    // What a station loads: with the hall's, 24 KiB of scripts at the most.
    let names = first.split('"').filter(|text| text.starts_with("/a/") && text.contains(".js"));
    let scripts: usize = names.map(|name| club.get(&anna, name).body.len()).sum();
    assert!((5_000..=17_400).contains(&scripts), "{scripts} bytes of scripts");
}

#[test]
fn two_who_key_one_sheet_make_a_second_keying_of_it() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    // Unseen by the second it was keyed blind: equal words check it.
    let (status, told) = club.ask(&vicky, 2, key(1, "ΤΑΚΟΣ"));
    assert_eq!((status, &told["what"]), (200, &json!("agrees")), "{told}");

    assert_eq!(club.ask(&anna, 3, key(2, "τάκος")).1["what"], "keyed");
    // The page shows the second nothing of it.
    let page = club.get(&vicky, "/s/1/2");
    assert!(!page.body.contains("ΤΑΚΟΣ"), "{}", page.body);
    let page = club.get(&vicky, "/s/1/2/again");
    assert!(!page.body.contains("ΤΑΚΟΣ"), "{}", page.body);
    let again = json!({"ask": "key_again", "sheet": 2, "version": club.version(2), "fields": {"4": "καρο"}});
    let (status, told) = club.ask(&vicky, 4, again.clone());
    assert_eq!((status, &told["what"]), (200, &json!("differs")), "{told}");
    assert_eq!(told["settle"], "/s/1/2/settle");
    // From the list one comes to the differences, too.
    let list = club.get(&anna, "/s").body;
    assert!(list.contains("href=\"/s/1/2/settle\"") && !list.contains("href=\"/s/1/2\""), "{list}");
    let page = club.get(&vicky, "/s/1/2/settle");
    assert!(page.body.contains("ΤΑΚΟΣ") && page.body.contains("ΚΑΡΟ"), "{}", page.body);
    let first = club.version(2);
    let settle =
        |kept: &[bool]| json!({"ask": "settle", "sheet": 2, "version": first, "kept": kept});
    assert_eq!(club.ask(&vicky, 5, settle(&[true])).0, 422, "each difference is answered");
    assert_eq!(club.ask(&vicky, 7, settle(&[true; 3])).0, 400);
    let (status, told) = club.ask(&vicky, 6, settle(&[true, false]));
    let settled = club.version(2);
    assert!(settled > first);
    assert_eq!(
        (status, &told["what"], &told["version"]),
        (200, &json!("settled"), &json!(settled))
    );
    // On a version that is not the newest any more nothing is done.
    let events = club.events();
    let revise = json!({
        "ask": "revise", "sheet": 2, "version": first, "fields": {"5": "ναιου"}, "reason": "λάθος",
    });
    let (status, told) = club.ask(&anna, 7, revise);
    assert_eq!((status, &told["why"], &told["version"]), (409, &json!("newer"), &json!(settled)));
    assert_eq!((&told["by"], club.events()), (&json!("Βίκυ"), events));
}

#[test]
fn who_has_seen_the_saved_words_checks_them_at_sight_and_does_not_key_blind() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    club.ask(&anna, 1, key(1, "τάκος"));
    let saved = club.get(&vicky, "/s/1/1/saved");
    assert!(saved.body.contains("ΤΑΚΟΣ"), "{}", saved.body);
    let again = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&vicky, 2, again.clone()).1["why"], "seen");
    let check = json!({"ask": "check", "sheet": 1, "version": club.version(1)});
    let (status, told) = club.ask(&anna, 3, check.clone());
    assert_eq!((status, &told["why"]), (409, &json!("rule")), "not one's own");
    assert_eq!(club.ask(&vicky, 4, check).1["what"], "checked");
    // A second device of one person is that person: the label is another, the name the same.
    let second = club.joined("ΑΝΝΑ", "1");
    club.ask(&second, 5, key(2, "τάκος"));
    let last = club.keeper.record().log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.who.station.as_str()), ("Άννα", "1-2"));
    assert_eq!(club.ask(&anna, 6, key(2, "τάκος")).1["what"], "same");
}

/// The program is killed, the sheet gets another place, its number becomes another sheet's: seen is what was shown, and no more.
#[test]
fn what_somebody_has_seen_they_have_seen_after_the_program_was_killed_and_wherever_it_goes() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let again = |club: &Club<Anagram>| json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    assert!(!club.get(&vicky, "/s/1/1").body.contains("ΤΑΚΟΣ"), "not seen yet");
    assert!(club.get(&vicky, "/s/1/1/saved").body.contains("ΤΑΚΟΣ"));
    let mut club = club.again();
    assert!(club.get(&vicky, "/s/1/1").body.contains("ΤΑΚΟΣ"));
    let asked = again(&club);
    assert_eq!(club.ask(&vicky, 2, asked).1["why"], "seen");
    assert_eq!(
        club.ask(&vicky, 3, key(1, "τάκος")).1["why"],
        "newer",
        "nor as if it were the first"
    );
    let newest = |club: &Club<Anagram>| club.keeper.record().log().last().unwrap().action;
    let order = |club: &mut Club<Anagram>, command: Command<Anagram>| {
        club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    };
    let keyed = newest(&club);
    let moved = Play::MoveSheet { sheet: SheetId::FIRST, player: player(2), round: round(1) };
    order(&mut club, moved.into());
    let asked = again(&club);
    assert_eq!(club.ask(&vicky, 4, asked).1["why"], "seen");
    for action in [newest(&club), keyed] {
        order(&mut club, Command::Undo { action });
    }
    let mut club = club.again();
    assert_eq!(club.ask(&anna, 5, key(2, "ναιου")).1["sheet"], 1, "the number comes again");
    assert!(!club.get(&vicky, "/s/1/2").body.contains("ΝΑΙΟΥ"));
    let asked = again(&club);
    assert_eq!(club.ask(&vicky, 6, asked).1["what"], "differs", "another's words she has not seen");
}

#[test]
fn who_waits_is_let_in_as_a_second_device_of_somebody_who_is_here() {
    let mut club = Club::new(true);
    let _ = club.joined("Άννα", "1");
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    // As it is shown, in two groups.
    let (one, other) = invited.pin.split_at(3);
    let pin = format!("{one} {other}");
    let pairs = [("name", "Αννούλα"), ("label", "1"), ("pin", pin.as_str())];
    let waiting = cookie(&club.form("/j", "", &pairs));
    club.staff.it_is(&mut club.keeper, invited.number, "Κανείς").unwrap_err();
    club.staff.it_is(&mut club.keeper, invited.number, "Έφη").unwrap_err();
    let who = club.staff.it_is(&mut club.keeper, invited.number, "ANNA").unwrap();
    assert_eq!((who.name.as_str(), who.station.as_str()), ("Άννα", "1-2"));
    club.stand();
    let wait = club.request("GET /wait", &[("Cookie", &waiting)], "");
    assert_eq!((wait.status, wait.header("location")), (303, Some("/s?told=renamed")));
}

#[test]
fn who_joins_again_with_another_device_goes_on_with_what_was_typed() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος ν"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    let again = club.joined("ΑΝΝΑ", "1");
    assert!(club.get(&again, "/s/1/1").body.contains("τάκος ν"));
    assert!(!club.get(&vicky, "/s/1/1").body.contains("τάκος ν"), "she is at work");
    assert_eq!(club.ask(&again, 1, key(1, "τάκος")).1["what"], "keyed");
    club.keeper.tick(&referee());
    assert_eq!(club.keeper.drafts().len(), 0, "it went with the sheet");
}

/// It lay in the fields of whoever came next, without a word of who had typed it, and nothing began anew.
#[test]
fn what_somebody_left_is_offered_with_their_name_and_can_be_begun_empty() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος ν"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    assert!(!club.get(&vicky, "/s/1/1").body.contains("name=\"_back\""), "she is at work");
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    let named = text!(Language::Greek, "staff-left", name = "Άννα");
    let page = club.get(&vicky, "/s/1/1").body;
    assert!(page.contains("τάκος ν") && page.contains(&named), "{page}");
    assert!(page.contains(&tr(Language::Greek, "staff-begin-empty")), "{page}");
    // She goes on with it: it is hers, and no more is said.
    let on = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος ναι"}});
    assert_eq!(club.api(&vicky, "PUT /api/draft", &on).0, 200);
    club.keeper.tick(&referee());
    let page = club.get(&vicky, "/s/1/1").body;
    assert!(page.contains("τάκος ναι") && !page.contains(&named), "{page}");
    let pairs = [("_key", vicky.key.as_str()), ("_back", "yes")];
    assert_eq!(club.form("/s/1/1", &vicky.cookie, &pairs).status, 303);
    club.keeper.tick(&referee());
    assert_eq!(club.keeper.drafts().len(), 0);
    let page = club.get(&vicky, "/s/1/1").body;
    assert!(!page.contains("τάκος") && !page.contains(&named), "{page}");
}

/// She went on with it, and keyed "blind" what its author saved meanwhile.
#[test]
fn who_was_shown_what_another_left_does_not_key_it_blind() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    let chris = club.joined("Χρίστος", "3");
    assert!(!club.get(&chris, "/s/1/1").body.contains("τάκος"), "she is at work");
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    assert!(club.get(&vicky, "/s/1/1").body.contains("τάκος"));
    // Killed, too: it is in the file's own table.
    let mut club = club.again();
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let keyed = club.keeper.record().log().last().unwrap().seq;
    let seen = |who: &str, club: &Club<Anagram>| {
        let who = Person { name: who.to_owned(), ..referee() };
        club.keeper.has_seen(&who, keyed)
    };
    assert_eq!((seen("ΒΙΚΥ", &club), seen("Χρίστος", &club)), (true, false));
    let again = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {"5": "τάκος"}});
    let events = club.events();
    let (status, told) = club.ask(&vicky, 2, again.clone());
    assert_eq!((status, &told["why"], club.events()), (409, &json!("seen"), events), "{told}");
    let first = club.ask(&vicky, 3, key(1, "τάκος"));
    assert_eq!(first.1["why"], "newer", "nor as if it were the first");
    assert_eq!(club.ask(&chris, 4, again).1["what"], "agrees", "who never saw it does");
}

#[test]
fn what_is_given_up_is_forgotten_at_all_devices_of_its_person_and_at_no_others() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let draft = |text: &str| json!({"rev": 1, "path": "/s/1/1", "fields": {"5": text}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft("τάκος")).0, 200);
    assert_eq!(club.api(&vicky, "PUT /api/draft", &draft("ναιου")).0, 200);
    club.keeper.tick(&referee());
    let second = club.joined("ΑΝΝΑ", "3");
    let (status, _) = club.api(&second, "DELETE /api/draft", &json!({"path": "/s/1/1"}));
    assert_eq!(status, 200);
    assert_eq!(["1", "2", "3"].map(|station| club.keeper.begun_at(station).count()), [0, 1, 0]);
    for device in [&anna, &second] {
        assert!(!club.get(device, "/s/1/1").body.contains("τάκος"));
    }
    assert!(club.get(&vicky, "/s/1/1").body.contains("ναιου"));
}

#[test]
fn what_two_keyings_have_in_common_is_not_asked() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let keyed = |four: &str| json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος", "4": four}});
    assert_eq!(club.ask(&anna, 1, keyed("καρο ροκα")).1["what"], "keyed");
    assert_eq!(club.ask(&vicky, 2, keyed("ροκα ρακο")).1["what"], "differs");
    let page = club.get(&vicky, "/s/1/1/settle").body;
    let shown = ["ΚΑΡΟ", "ΡΑΚΟ", "ΡΟΚΑ", "ΤΑΚΟΣ"].map(|word| page.contains(word));
    assert_eq!(shown, [true, true, false, false], "{page}");
}

#[test]
fn nothing_of_a_round_is_looked_at_before_it_was_played() {
    let mut club = Club::new(false);
    let anna = club.joined("Άννα", "1");
    let page = club.get(&anna, "/s/1/1");
    assert_eq!(page.status, 409);
    let look = json!({"n": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    let (status, told) = club.api(&anna, "POST /api/look", &look);
    assert_eq!((status, &told["why"]), (409, &json!("round")));
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["why"], "round");
    // Drawn and not shown, it is answered byte for byte alike.
    let draw = Play::DrawLetters { round: crate::table::round(1) };
    let order = eforos::session::Order { who: referee(), command: draw.into() };
    club.keeper.carry_out(order).unwrap();
    let drawn = club.get(&anna, "/s/1/1");
    let without_id = |body: &str| body.split("name=\"id\"").next().unwrap().to_owned();
    assert_eq!(without_id(&drawn.body), without_id(&page.body));
    assert_eq!(club.api(&anna, "POST /api/look", &look), (status, told));
    assert_eq!(club.ask(&anna, 2, key(1, "τάκος")).1["why"], "round");
}

#[test]
fn what_is_typed_is_judged_and_kept_and_another_station_does_not_see_it() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let fields = json!({"5": "τάκος", "4": "κα7ρο"});
    let look = json!({"n": 17, "path": "/s/1/1", "fields": fields});
    let (status, told) = club.api(&anna, "POST /api/look", &look);
    assert_eq!((status, &told["n"], &told["unread"]), (200, &json!(17), &json!(["4"])), "{told}");
    let chip = told["fields"]["5"][0]["text"].as_str().unwrap();
    assert!(chip.ends_with("ΤΑΚΟΣ"), "{chip}");
    let draft = json!({"rev": 3, "path": "/s/1/1", "fields": fields});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft), (200, json!({"kept": 3})));
    club.keeper.tick(&referee());
    assert!(club.get(&anna, "/s/1/1").body.contains("κα7ρο"));
    assert!(!club.get(&vicky, "/s/1/1").body.contains("κα7ρο"), "while she is at work");
    // Killed and started again it is there.
    let mut club = club.again();
    assert!(club.get(&anna, "/s/1/1").body.contains("κα7ρο"));
    // What cannot be read is not saved, and says where.
    let keyed = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let (status, told) = club.ask(&anna, 1, keyed);
    assert_eq!((status, &told["why"], &told["field"]), (422, &json!("unread"), &json!("4")));
    let (status, told) = club.ask(&anna, 2, key(1, ""));
    assert_eq!((status, &told["why"]), (422, &json!("unread")), "an empty sheet is meant");
    let mut empty = key(1, "");
    empty["empty"] = true.into();
    assert_eq!(club.ask(&anna, 3, empty).1["what"], "keyed");
    club.keeper.tick(&referee());
    assert!(!club.get(&anna, "/s/1/1").body.contains("κα7ρο"), "its draft went with it");
}

/// An Enter behind the reason presses the first button of the form: that gave up what was typed.
#[test]
fn an_enter_behind_a_reason_saves() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    club.ask(&anna, 1, key(1, "τάκος"));
    let body = club.get(&anna, "/s/1/1").body;
    let form = body.split_once(r#"id="sheet""#).unwrap().1;
    let buttons: Vec<&str> =
        form.split("<button").skip(1).map(|it| it.split('>').next().unwrap()).collect();
    assert!(buttons[0].contains("hidden") && buttons[0].contains("revise"), "{buttons:?}");
    assert!(buttons[1].contains("_back"), "{buttons:?}");
    // Before it is saved there is nothing to go back to.
    let body = club.get(&anna, "/s/1/2").body;
    let form = body.split_once(r#"id="sheet""#).unwrap().1;
    assert!(form.split("<button").nth(1).unwrap().contains("key_sheet"), "{form}");
}

/// A reason and an Enter on a sheet on which nothing was changed made a correction that corrected nothing.
#[test]
fn a_correction_that_changes_no_word_is_none() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    club.ask(&anna, 1, key(1, "τάκος"));
    let before = club.events();
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": {"5": "ΤΑΚΟΣ "},
                        "reason": "τίποτα"});
    assert_eq!(club.ask(&anna, 2, revise).1["what"], "same");
    assert_eq!(club.events(), before);
}

/// Whoever goes on keying a sheet that another saved meanwhile is told so with the next verdict.
#[test]
fn who_keys_what_another_saved_is_told() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let look = json!({"n": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    let (_, told) = club.api(&anna, "POST /api/look", &look);
    assert_eq!(told["claimed"], Value::Null);
    club.ask(&vicky, 1, key(1, "τάκος"));
    let (_, told) = club.api(&anna, "POST /api/look", &look);
    let claimed = told["claimed"].as_str().unwrap();
    assert!(claimed.starts_with("Το αποθήκευσε στο μεταξύ: Βίκυ."), "{claimed}");
    assert_eq!(club.ask(&anna, 2, key(1, "τάκος")).1["what"], "agrees");
}

#[test]
fn a_page_without_a_script_keys_and_settles_by_forms() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let next = club.get(&anna, "/s/next");
    assert_eq!((next.status, next.header("location")), (303, Some("/s/1/1")));
    let next = club.get(&anna, "/s/next?after=1-1");
    assert_eq!(next.header("location"), Some("/s/1/2"));
    assert!(
        club.get(&anna, "/s")
            .body
            .contains(r#"<a class="button" href="/s/1/nameless">Χωρίς όνομα</a>"#)
    );
    let found = [("find", "δεσπ"), ("_key", anna.key.as_str())];
    let answer = club.form("/find", &anna.cookie, &found);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/s/1/2")));
    let typed = [("_key", anna.key.as_str()), ("fields.5", "τάκος")];
    let looked = club.form("/s/1/2", &anna.cookie, &typed);
    assert!(looked.status == 200 && looked.body.contains("ΤΑΚΟΣ"), "{looked:?}");
    let ask = r#"{"ask":"key_sheet","round":1,"player":2}"#;
    let id = "0a".repeat(16);
    let does = [
        ("_key", anna.key.as_str()),
        ("_path", "/s/1/2"),
        ("id", &id),
        ("_ask", ask),
        ("fields.5", "τάκος"),
    ];
    for _ in 0..2 {
        let done = club.form("/do", &anna.cookie, &does);
        assert_eq!((done.status, done.header("location")), (303, Some("/s/1/2?told=keyed&of=1/2")));
    }
    assert!(club.get(&anna, "/s/1/2?told=keyed").body.contains("ΤΑΚΟΣ"));
    // The same number for something else; and what is no ask.
    let other = [("_key", anna.key.as_str()), ("_path", "/s/1/1"), ("id", &id), ("_ask", ask)];
    assert_eq!(club.form("/do", &anna.cookie, &other).status, 409);
    let id = "0b".repeat(16);
    let bad = [("_key", anna.key.as_str()), ("_path", "/s/1/1"), ("id", &id), ("_ask", "{}")];
    assert_eq!(club.form("/do", &anna.cookie, &bad).status, 400);
}

#[test]
fn only_who_was_let_in_comes_in_and_only_from_a_page_of_this_door() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    // Nobody's and a made-up cookie, before anything is looked up.
    let stranger =
        Device { cookie: format!("__Host-eforos={}", "ab".repeat(32)), ..anna_like(&anna) };
    for path in ["/s", "/s/1/1", "/s/99/99", "/s/next", "/live"] {
        assert_eq!(club.get(&stranger, path).status, 401, "{path}");
    }
    assert_eq!(club.ask(&stranger, 1, key(1, "τάκος")).0, 401);
    // Another page, no page, no key.
    let body = {
        let mut asked = key(1, "τάκος");
        asked["id"] = "01".repeat(16).into();
        asked.to_string()
    };
    let origin = format!("https://{}", club.at);
    let cookie = ("Cookie", anna.cookie.as_str());
    let form_key = ("X-Eforos", anna.key.as_str());
    let tried: [&[(&str, &str)]; 5] = [
        &[cookie, form_key],
        &[cookie, form_key, ("Origin", "https://example.org")],
        &[cookie, form_key, ("Origin", "null")],
        &[cookie, ("Origin", &origin)],
        &[cookie, form_key, ("Origin", &origin), ("Sec-Fetch-Site", "cross-site")],
    ];
    for headers in tried {
        assert_eq!(club.request("POST /api/do", headers, &body).status, 403, "{headers:?}");
    }
    let pairs = [("name", "x"), ("label", "y"), ("pin", "000000")];
    let foreign = [("Content-Type", "application/x-www-form-urlencoded")];
    assert_eq!(club.request("POST /j", &foreign, &encoded(&pairs)).status, 403);
    // Broken asks.
    let headers = [cookie, form_key, ("Origin", origin.as_str())];
    let id = "01".repeat(16);
    for text in [
        "",
        "[]",
        "{}",
        r#"{"id":"01"}"#,
        &format!(r#"{{"id":"{id}","id":"{id}","ask":"check","sheet":1,"version":1}}"#),
        &format!(r#"{{"id":"{id}","ask":"check","sheet":1,"version":1,"more":1}}"#),
        &format!(r#"{{"id":"{id}","ask":"sign"}}"#),
        &format!(r#"{{"id":"{id}","ask":"check","sheet":"1","version":1}}"#),
    ] {
        let status = club.request("POST /api/do", &headers, text).status;
        assert_eq!(status, 400, "{text}");
    }
    let long = "α".repeat(20_000);
    assert_eq!(club.request("POST /api/do", &headers, &long).status, 413);
    // A form of few fields may have 1 KiB; what is typed of a sheet 32.
    let typed = |name: &'static str| [(name, "α".repeat(400)), ("_key", anna.key.clone())];
    for (path, name) in [("/find", "find"), ("/leave", "x"), ("/lang", "lang"), ("/j", "name")] {
        let [(name, text), (own, key)] = &typed(name);
        let pairs = [(*name, text.as_str()), (*own, key.as_str())];
        assert_eq!(club.form(path, &anna.cookie, &pairs).status, 413, "{path}");
    }
    let [(name, text), (own, of_form)] = &typed("fields.5");
    let pairs = [(*name, text.as_str()), (*own, of_form.as_str())];
    assert_eq!(club.form("/s/1/1", &anna.cookie, &pairs).status, 200);
    assert_eq!(club.get(&anna, "/s/01/1").status, 404, "one page has one address");
    assert_eq!(club.get(&anna, "/s/1/99").status, 404);
    assert_eq!(club.events(), before);

    // Sent away, it is out at once, also with what it asks right then.
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).0, 401);
    club.stand();
    assert_eq!(club.get(&anna, "/s").status, 401);
    assert_eq!(club.events(), before);
    let mut club = club.again();
    assert_eq!(club.get(&anna, "/s").status, 401, "over a restart, too");
}

fn anna_like(device: &Device) -> Device {
    Device { cookie: device.cookie.clone(), key: device.key.clone() }
}

/// It is said that something is unfit, and the field that is has the keyboard, alone.
fn is_told(answer: &Answer, field: &str) {
    assert_eq!(answer.status, 422, "{answer:?}");
    assert!(answer.body.contains("class=\"said bad\""), "{answer:?}");
    let wrong: Vec<&str> =
        answer.body.split("<input ").filter(|it| it.contains(" autofocus")).collect();
    let [one] = wrong[..] else { panic!("{wrong:?}") };
    let input = one.split_once('>').unwrap().0;
    assert!(input.contains(&format!("name=\"{field}\"")), "{field}: {input}");
    assert!(input.contains("aria-invalid=\"true\""), "{field}: {input}");
}

#[test]
fn a_pin_is_one_devices_and_guessing_ends_every_pin_but_no_key() {
    let mut club = Club::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let right = [("name", "Άννα"), ("label", "1"), ("pin", invited.pin.as_str())];
    let first = club.form("/j", "", &right);
    assert_eq!(first.status, 303);
    assert_eq!(club.form("/j", "", &right).status, 409, "another device came with it first");
    // What waited is nothing before it is let in.
    let waiting = cookie(&first);
    assert_eq!(club.request("GET /s", &[("Cookie", &waiting)], "").status, 401);

    let other = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let wrong = |pin: &'static str| [("name", "Χ"), ("label", "2"), ("pin", pin)];
    let guess = if other.pin == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        assert_eq!(club.form("/j", "", &wrong(guess)).status, 403);
    }
    assert_eq!(club.form("/j", "", &wrong(guess)).status, 429);
    let right = [("name", "Χ"), ("label", "2"), ("pin", other.pin.as_str())];
    assert_eq!(club.form("/j", "", &right).status, 429, "no PIN is taken from there any more");
    let right = [("name", "Χ"), ("label", "2"), ("code", other.key.as_str())];
    assert_eq!(club.form("/j", "", &right).status, 303, "a right key always passes");
    // Nobody is named as the referee is, in another office.
    let third = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let named = [("name", "έφη"), ("label", "3"), ("pin", third.key.as_str())];
    assert_eq!(club.form("/j", "", &named).status, 303, "a key is as good");
    club.staff.admit(&mut club.keeper, third.number).unwrap_err();
    for (name, label) in [("", "1"), ("  ", "1"), ("Άννα", ""), ("Άννα", &"α".repeat(31))]
    {
        let pairs = [("name", name), ("label", label), ("pin", "000000")];
        is_told(
            &club.form("/j", "", &pairs),
            if name.trim().is_empty() { "name" } else { "label" },
        );
    }
    // An invitation ends.
    let fourth = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    club.hand.0.fetch_add(10 * 60 * 1000, std::sync::atomic::Ordering::Relaxed);
    let late = [("name", "Δ"), ("label", "4"), ("pin", fourth.pin.as_str())];
    assert_eq!(club.form("/j", "", &late).status, 403);
}

#[test]
fn signs_that_nobody_sees_are_taken_out_of_a_name_and_a_label() {
    let mut club = Club::new(true);
    for (name, label, seen) in [
        ("Άν\u{0}να", "1", ("Άννα", "1")),
        ("Βάσω", "2\u{0}", ("Βάσω", "2")),
        ("Γωγώ\r\nSet-Cookie: a=b", "3", ("ΓωγώSet-Cookie: a=b", "3")),
        ("\u{202e}Δάφνη\u{1b}[2J", "\u{200f}4", ("Δάφνη[2J", "4")),
    ] {
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let pairs = [("name", name), ("label", label), ("pin", invited.pin.as_str())];
        let answer = club.form("/j", "", &pairs);
        assert_eq!(answer.status, 303, "{name:?} {label:?}");
        assert!(answer.header("set-cookie").unwrap().starts_with("__host-eforos="), "{name:?}");
        let waiting = club.staff.waiting(&club.keeper);
        let last = waiting.last().unwrap();
        assert_eq!((last.name.as_str(), last.label.as_str()), seen);
        // As it was waited for, it can stand in a record.
        let who = club.staff.admit(&mut club.keeper, invited.number).unwrap();
        assert_eq!((who.name.as_str(), who.station.as_str()), seen);
    }
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    for (name, label) in [("α".repeat(121).as_str(), "5"), ("\u{0}\u{1}", "5"), ("Έφη", "\u{200e}")]
    {
        let pairs = [("name", name), ("label", label), ("pin", invited.pin.as_str())];
        let field = if label.contains('5') { "name" } else { "label" };
        is_told(&club.form("/j", "", &pairs), field);
    }
}

#[test]
fn the_sheet_that_comes_after_says_which_one_was_saved() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let (status, told) = club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!((status, &told["what"]), (200, &json!("keyed")), "{told}");
    let next = club.get(&anna, "/s/next?after=1-1&told=keyed");
    let to = next.header("location").unwrap().to_owned();
    assert!(next.status == 303 && to.ends_with("?told=keyed&of=1/1"), "{to}");
    let page = club.get(&anna, &to).body;
    // With whose it is, and to whoever keyed it with what it brings.
    let name = club.keeper.record().contest().common.players[&player(1)].name.clone();
    let own = club.get(&anna, "/s/1/1").body;
    let (_, total) = own.split_once("<b>Σύνολο ").unwrap();
    let total = total.split('<').next().unwrap();
    let said = format!("Αποθηκεύτηκε: 1-1 · {name} · Σύνολο {total}.");
    assert!(!total.is_empty() && page.contains(&said), "{said}: {page}");
    let vicky = club.joined("Βίκυ", "2");
    let page = club.get(&vicky, &to).body;
    assert!(page.contains(&format!("Αποθηκεύτηκε: 1-1 · {name}.")), "another's: {page}");
    // What others write into an address is not said.
    for odd in
        ["/s/1/2?told=keyed&of=1/<b>", "/s/1/2?told=keyed&of=123456/1", "/s/1/2?told=x&of=1/1"]
    {
        let page = club.get(&anna, odd).body;
        assert!(!page.contains("Αποθηκεύτηκε: "), "{odd}");
    }
    assert!(club.get(&anna, "/s/1/2").body.contains("? είναι γράμμα που δεν διαβάζεται"));
    assert_eq!(club.get(&anna, "/s/next?told=%3Cb%3E").header("location"), Some("/s/1/2"));
    // After the last one it is said that none is missing.
    assert_eq!(club.ask(&anna, 2, key(2, "τάκος")).1["what"], "keyed");
    let next = club.get(&anna, "/s/next?after=1-2&told=keyed");
    assert_eq!(next.header("location"), Some("/s?told=keyed&of=1/2&last"));
    let page = club.get(&anna, "/s?told=keyed&of=1/2&last").body;
    assert!(
        page.contains("Αποθηκεύτηκε: 2-1 · ") && page.contains(". Δεν λείπει τίποτε άλλο"),
        "{page}"
    );
}

#[test]
fn who_speaks_in_the_clear_is_sent_to_tls_and_every_answer_is_guarded() {
    let mut club = Club::new(true);
    let mut stream = TcpStream::connect(club.at).unwrap();
    stream.write_all(b"GET /s HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    let answer = Answer::of(bytes);
    assert_eq!(answer.status, 308);
    answer.is_guarded("308", "no-store");
    assert_eq!(answer.header("location"), Some(format!("https://{}/", club.at).as_str()));
    let start = club.request("GET /", &[], "");
    assert!(start.body.contains("id=\"join\"") && !start.body.contains("href=\"/s\""));
    for said in ["Εδώ δουλεύουν όσοι δέχεται ο έφορος", "Το PIN το έχει ο έφορος"]
    {
        assert!(start.body.contains(said), "what the page is for: {}", start.body);
    }
    let anna = club.joined("<b>Άννα", "1\"><script>");
    let start = club.get(&anna, "/");
    assert_eq!((start.status, start.header("location")), (303, Some("/s")), "is in");
    let mut seen = BTreeMap::new();
    for path in ["/", "/j", "/s", "/s/1/1", "/nothing", "/S", "/s/"] {
        let answer = club.get(&anna, path);
        answer.is_guarded(path, "no-store");
        assert!(!answer.body.contains("<b>Ά") && !answer.body.contains("\"><script>"), "{path}");
        seen.insert(path, answer.status);
    }
    assert_eq!(seen["/s"], 200);
    assert_eq!((seen["/nothing"], seen["/S"], seen["/s/"]), (404, 404, 404));
    let other = club.send(b"GET / HTTP/1.1\r\nHost: evil:1\r\nConnection: close\r\n\r\n".to_vec());
    let stranger = club.request("GET /s", &[], "");
    let options = club.request("OPTIONS /s", &[("Cookie", &anna.cookie)], "");
    let jurys = club.get(&anna, "/w");
    let headers = [("Cookie", anna.cookie.as_str())];
    let foreign = club.request("POST /leave", &headers, "x=1");
    let script = club.request("POST /api/do", &headers, "{}");
    let long = [("_key", anna.key.as_str()), ("find", &"x".repeat(2_000))];
    let long = club.form("/find", &anna.cookie, &long);
    club.deaf();
    let busy = club.get(&anna, "/s");
    for (status, answer) in [
        (421, other),
        (401, stranger),
        (405, options),
        (403, jurys),
        (403, foreign),
        (403, script),
        (413, long),
        (503, busy),
    ] {
        assert_eq!(answer.status, status, "{answer:?}");
        answer.is_guarded(&status.to_string(), "no-store");
    }
}

#[test]
fn help_is_that_of_the_office_and_of_whoever_is_not_in_yet() {
    let mut club = Club::new(true);
    let stranger = club.request("GET /help", &[("Accept-Language", "en")], "");
    assert!(stranger.status == 200 && stranger.body.contains("Six digits beside your invitation"));
    let (anna, jury) = (club.joined("Άννα", "1"), club.joined_as(Role::Jury, "Νίκη", "2"));
    let help = |club: &mut Club<Anagram>, device: &Device| {
        let headers = [("Cookie", device.cookie.as_str()), ("Accept-Language", "en")];
        club.request("GET /help", &headers, "").body
    };
    let own = help(&mut club, &anna);
    assert!(own.contains("Ctrl+Enter saves") && !own.contains("Those on most sheets"), "{own}");
    // What a button says is explained by that.
    assert!(own.contains("<dt>Taken in</dt>") && own.contains("<dt>Not handed in</dt>"), "{own}");
    // A letter that cannot be read: what whoever keys writes for it, and what a jury does with it.
    assert!(own.contains("<dt>?</dt><dd>A letter that you cannot read"), "{own}");
    // Who sets a network up is somebody else.
    assert!(!own.contains("router") && !own.contains("firewall"), "{own}");
    let own = help(&mut club, &jury);
    assert!(!own.contains("router") && own.contains("Your ruling and its evidence"), "{own}");
    assert!(own.contains("<dt>Nobody can read it</dt><dd>A ? in a word is a letter"), "{own}");
    assert!(own.contains("Those on most sheets") && !own.contains("Ctrl+Enter saves"), "{own}");
    assert!(own.contains("Enter there rules nothing"), "{own}");
}

/// From the help one comes back to the sheet that was being keyed, and never to another place than a page of this door.
#[test]
fn help_leads_back_to_where_one_was() {
    let mut club = Club::new(true);
    let (anna, jury) = (club.joined("Άννα", "1"), club.joined_as(Role::Jury, "Νίκη", "2"));
    let back = |club: &mut Club<Anagram>, device: &Device, from: &str| {
        let from = format!("https://{}{from}", club.at);
        let headers = [("Cookie", device.cookie.as_str()), ("Referer", from.as_str())];
        let page = club.request("GET /help", &headers, "").body;
        let (_, link) = page.split_once("<a class=\"button first\" href=\"").unwrap();
        link.split('"').next().unwrap().to_owned()
    };
    for path in ["/s/1/2", "/s/1/2/again", "/s/1/nameless", "/s"] {
        assert_eq!(back(&mut club, &anna, path), path);
    }
    for path in ["/help", "/do", "/s/1/2\"onclick", "//elsewhere.gr/s", "/s/..%2f"] {
        assert_eq!(back(&mut club, &anna, path), "/s", "{path}");
    }
    assert_eq!(back(&mut club, &jury, "/help"), "/w");
}
