//! Who is at a sheet, taking sheets in and giving them names without a script, and what a script is told at the door.

use std::sync::atomic::Ordering;

use eforos::domain::formats::anagram::sheet::SheetState;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::storage::Begun;
use serde_json::{Value, json};

use super::club::{Club, Device};
use crate::day::{player, round};

fn key(player: u32, fives: &str) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": fives}})
}

/// With a save its station is told which sheet is next (§9): a missing one that nobody else is at, if there is one. Sent again it
/// is told the same, whatever was keyed meanwhile.
#[test]
fn a_save_is_told_the_next_sheet_that_nobody_else_is_at() {
    let mut club = Club::<Anagram>::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.get(&vicky, "/s/1/2").status, 200);
    let (_, told) = club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!((&told["what"], told.get("next")), (&json!("keyed"), None), "{told}");

    let mut club = Club::<Anagram>::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let (_, told) = club.ask(&anna, 1, key(2, "τάκος"));
    assert_eq!(told["next"], json!({"round": 1, "player": 1}), "{told}");
    let other = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"4": "καρό"}});
    let (_, other) = club.ask(&vicky, 2, other);
    assert_eq!((&other["what"], other.get("next")), (&json!("keyed"), None), "{other}");
    assert_eq!(club.ask(&anna, 1, key(2, "τάκος")).1, told);
    // What is no first keying leads to none.
    let again = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {"5": "τάκος"}});
    let (_, told) = club.ask(&vicky, 3, again);
    assert_eq!((&told["what"], told.get("next")), (&json!("agrees"), None), "{told}");
}

#[test]
fn a_sheet_that_another_station_is_at_is_told_and_passed_over_for_three_minutes() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let other = club.joined("Βίκυ", "3");
    let claimed = "Being keyed at another station now: ";
    let page = |club: &mut Club<Anagram>, who: &Device, path: &str| {
        let headers = [("Cookie", who.cookie.as_str()), ("Accept-Language", "en")];
        let answer = club.request(&format!("GET {path}"), &headers, "");
        let found = answer.body.split_once(claimed).map(|(_, rest)| rest.to_owned());
        let next = answer.header("location").map(str::to_owned);
        (next, found.map(|rest| rest.split('.').next().unwrap_or_default().to_owned()))
    };
    let said = |name: &str| Some(name.to_owned());
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None);
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None, "one's own");
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
    // Once she has opened another and typed nothing she is at the first no more.
    assert_eq!(page(&mut club, &anna, "/s/1/2").1, None);
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/1"));
    let draft = json!({"rev": 1, "path": "/s/1/2", "fields": {"5": "τάκος"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None);
    assert_eq!(page(&mut club, &vicky, "/s/1/2").1, said("Άννα"), "there she began something");
    assert_eq!(club.api(&anna, "DELETE /api/draft", &json!({"path": "/s/1/2"})).0, 200);
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, None);
    // It warns, and locks nothing.
    assert_eq!(page(&mut club, &vicky, "/s/1/1").1, said("Άννα"));
    assert_eq!(page(&mut club, &other, "/s/1/1").1, None, "the same person's other device");
    assert_eq!(page(&mut club, &anna, "/s/1/1").1, said("Βίκυ"));
    club.hand.0.fetch_add(179_999, Ordering::Relaxed);
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
    club.hand.0.fetch_add(1, Ordering::Relaxed);
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/1"));
    assert_eq!(page(&mut club, &vicky, "/s/1/1").1, None);
    // What is saved, and who was sent away, claims nothing.
    club.ask(&vicky, 1, key(1, "τάκος"));
    assert_eq!(page(&mut club, &anna, "/s/1/2").1, None);
    assert!(club.staff.revoke(&mut club.keeper, "1").unwrap());
    club.stand();
    assert_eq!(page(&mut club, &vicky, "/s/next").0, said("/s/1/2"));
}

#[test]
fn without_a_script_a_sheet_is_taken_in_and_one_without_a_name_gets_its_name() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let hidden = |page: &str, name: &str| {
        let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
        rest.split('"').next().unwrap().replace("&#34;", "\"").replace("&quot;", "\"")
    };
    let post = |club: &mut Club<Anagram>, page: &str, ask: &str, more: &[(&str, &str)]| {
        let (before, _) = page.split_once(ask).unwrap();
        let (_, rest) = page.split_at(before.rfind("value=\"").unwrap());
        let value = rest.split('"').nth(1).unwrap();
        let value = value.replace("&#34;", "\"").replace("&quot;", "\"");
        let (id, key) = (hidden(page, "id"), anna.key.clone());
        let path = hidden(page, "_path");
        let mut pairs =
            vec![("_key", key.as_str()), ("id", &id), ("_path", &path), ("_ask", &value)];
        pairs.extend(more);
        club.form("/do", &anna.cookie, &pairs)
    };
    let page = club.get(&anna, "/s/1/1").body;
    assert_eq!(post(&mut club, &page, "collect", &[]).status, 303);
    let contest = club.keeper.record().contest();
    assert_eq!(contest.sheet_state(round(1), player(1)), SheetState::Collected);
    // It is asked no more once it is here.
    assert!(!club.get(&anna, "/s/1/1").body.contains("collect"));

    let nameless =
        json!({"ask": "key_sheet", "round": 1, "player": null, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 1, nameless).1["what"], "keyed");
    let list = club.get(&anna, "/s").body;
    // A number that nobody has, then one that somebody has.
    assert_eq!(post(&mut club, &list, "move", &[("player#", "77")]).status, 409);
    let list = club.get(&anna, "/s").body;
    let answer = post(&mut club, &list, "move", &[("player#", "δύο")]);
    let kept = "required value=\"δύο\" aria-invalid=\"true\" autofocus";
    assert!(answer.status == 422 && answer.body.contains(kept), "{answer:?}");
    assert!(answer.body.contains("Γράψτε τον αριθμό του παίκτη.</p></form>"), "{answer:?}");
    // Half a correction of it, typed at the console, would become a second keying of the player's sheet.
    let (id, _) = club.keeper.record().contest().game.sheets().next().unwrap();
    for content in [Some("ΤΑΚΟΣ ΚΑΡΟ".to_owned()), None] {
        club.keeper.draft_is(Begun::Again(id), "", content.clone());
        if content.is_none() {
            break;
        }
        for _ in ["told", "written"] {
            let list = club.get(&anna, "/s").body;
            let answer = post(&mut club, &list, "move", &[("player#", "2")]);
            let said = "διορθώνεται στην κονσόλα";
            assert!(answer.status == 409 && answer.body.contains(said), "{answer:?}");
            club.keeper.keep_drafts().unwrap();
        }
        assert!(club.keeper.record().contest().game.sheet_at(round(1), player(2)).is_none());
    }
    let list = club.get(&anna, "/s").body;
    let answer = post(&mut club, &list, "move", &[("player#", "2")]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/s?told=moved&of=1/2")));
    assert!(club.get(&anna, "/s?told=moved&of=1/2").body.contains("Αποθηκεύτηκε: 2-1 · "));
    let game = &club.keeper.record().contest().game;
    assert!(game.sheet_at(round(1), player(2)).is_some());
    assert!(!club.get(&anna, "/s").body.contains("player#"), "none is left without a name");
}

/// Several at once from the list, and one that was keyed under the wrong number from its own page, without a script.
#[test]
fn several_sheets_are_taken_in_at_once_and_one_gets_the_player_whose_it_is() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let collects = r#"{"ask":"collect","round":1}"#;
    let mut id = 0;
    let mut post = |club: &mut Club<Anagram>, path: &str, ask: &str, more: (&str, &str)| {
        id += 1;
        let (id, key) = (format!("{id:02x}").repeat(16), anna.key.clone());
        let pairs = [("_key", key.as_str()), ("id", &id), ("_path", path), ("_ask", ask), more];
        club.form("/do", &anna.cookie, &pairs)
    };
    let said = |page: &str| page.replace("&#34;", "\"").replace("&quot;", "\"");
    assert!(said(&club.get(&anna, "/s").body).contains(collects));
    let before = club.events();
    for (typed, status, part) in [
        ("1, 77", 409, ""),
        ("", 422, ""),
        ("1-2 x3", 422, "x3"),
        ("2-1", 422, "2-1"),
        ("1 1-2-3", 422, "1-2-3"),
        ("2 –", 422, "2-"),
        ("1-900000000", 422, "1-900000000"),
        ("1-5", 409, ""),
    ] {
        let answer = post(&mut club, "/s", collects, ("players", typed));
        assert_eq!(answer.status, status, "{typed}");
        // It is told at the line, which has what was typed and the keyboard.
        let kept =
            format!("autocomplete=\"off\" value=\"{typed}\" aria-invalid=\"true\" autofocus");
        assert!(answer.body.contains(&kept), "{}", answer.body);
        let sentence = "Γράψτε αριθμούς, π.χ. 3 7 12 ή 3-7.</p></form>";
        assert_eq!(answer.body.contains(sentence), status == 422, "{}", answer.body);
        // What of it was not understood is named.
        let named = format!("Δεν διαβάζεται: «{part}».");
        assert_eq!(answer.body.contains(&named), !part.is_empty(), "{}", answer.body);
    }
    assert_eq!(club.events(), before, "all of them or none");
    let answer = post(&mut club, "/s", collects, ("players", "1 – 2;1"));
    assert_eq!(
        (answer.status, answer.header("location")),
        (303, Some("/s?told=collected&of=1/1.2"))
    );
    let list = club.get(&anna, "/s?told=collected&of=1/1.2").body;
    assert!(
        list.contains("Παραλήφθηκαν, δεν έχουν περαστεί ακόμη: 1-1, 2-1."),
        "which ones: {list}"
    );
    let odd = club.get(&anna, "/s?told=collected&of=1/1.%3Cb%3E").body;
    assert!(odd.contains("Παραλήφθηκε.</p>"), "{odd}");
    assert_eq!(club.events(), before + 1);
    for number in [1, 2] {
        let contest = club.keeper.record().contest();
        assert_eq!(contest.sheet_state(round(1), player(number)), SheetState::Collected);
    }
    assert!(!said(&club.get(&anna, "/s").body).contains(collects), "none is awaited");

    assert_eq!(club.ask(&anna, 101, key(1, "τάκος")).1["what"], "keyed");
    let moves = format!(r#"{{"ask":"move","sheet":1,"version":{},"round":1}}"#, club.version(1));
    assert!(said(&club.get(&anna, "/s/1/1").body).contains(&moves));
    assert!(!club.get(&vicky, "/s/1/1").body.contains("player#"), "what she may key blind");
    let answer = post(&mut club, "/s/1/1", &moves, ("player#", "77"));
    assert_eq!(answer.status, 409);
    for typed in ["", "x", "-1"] {
        let answer = post(&mut club, "/s/1/1", &moves, ("player#", typed));
        assert_eq!(answer.status, 422, "{typed}");
        let (_, form) = answer.body.split_once("id=\"move\"").unwrap();
        let said = "Γράψτε τον αριθμό του παίκτη.</p></form>";
        assert!(form.contains(said) && form.contains("autofocus"), "{form}");
        assert_eq!(answer.body.matches(" autofocus").count(), 1, "{}", answer.body);
    }
    let answer = post(&mut club, "/s/1/1", &moves, ("player#", "2"));
    let there = "/s/1/2?told=moved&of=1/2";
    assert_eq!((answer.status, answer.header("location")), (303, Some(there)));
    let page = club.get(&anna, there).body;
    assert!(page.contains("Αποθηκεύτηκε: 2-1 · ") && page.contains("ΤΑΚΟΣ"), "{page}");
    let game = &club.keeper.record().contest().game;
    assert!(game.sheet_at(round(1), player(1)).is_none());
    // What was moved meanwhile is not moved once more by an old page.
    let answer = post(&mut club, "/s/1/1", &moves, ("player#", "1"));
    assert_eq!(answer.status, 409, "{answer:?}");
}

#[test]
fn a_page_that_is_opened_from_elsewhere_leads_to_itself() {
    let mut club = Club::<Anagram>::new(true);
    for path in ["/s", "/s/1/1", "/s/1/1/again", "/w"] {
        let answer = club.request(&format!("GET {path}"), &[], "");
        assert_eq!(answer.status, 401);
        assert!(answer.body.contains(&format!("class=\"button\" href=\"{path}\"")), "{path}");
        assert!(answer.body.contains("href=\"/j\""), "{path}");
    }
}

#[test]
fn a_script_is_told_in_its_own_way_whoever_refuses_it() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let (own, body) = (format!("https://{}", club.at), r#"{"n":1,"path":"/s/1/1","fields":{}}"#);
    let mut told = |first: &str, host: Option<&str>, origin: &str, key: &str| {
        let host = host.map_or_else(|| club.at.to_string(), str::to_owned);
        let text = format!(
            "{first} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nX-Eforos: {key}\r\nCookie: {}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            anna.cookie,
            body.len()
        );
        let answer = club.send(text.into_bytes());
        assert_eq!(answer.header("content-type"), Some("application/json"), "{answer:?}");
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(told["done"], false);
        assert!(told["text"].as_str().is_some_and(|text| !text.is_empty()));
        (answer.status, told["why"].as_str().unwrap().to_owned())
    };
    let is = |status: u16, why: &str| (status, why.to_owned());
    let (look, key) = ("POST /api/look", anna.key.as_str());
    // The key of an earlier joining: its page is read anew, and nothing is given up.
    assert_eq!(told(look, None, &own, &"0".repeat(32)), is(403, "page"));
    assert_eq!(told(look, None, "https://example.org", key), is(403, "page"));
    assert_eq!(told(look, Some("example.org"), &own, key), is(421, "page"));
    assert_eq!(told("POST /api/nothing", None, &own, key), is(404, "form"));
    assert_eq!(told("GET /api/look", None, &own, key), is(405, "form"));
}

/// Who looks at what is saved keys nothing; who keys it a second time does.
#[test]
fn whoever_only_looks_or_saved_it_is_at_no_sheet() {
    let mut club = Club::new(true);
    let [anna, vicky, rena] =
        [("Άννα", "1"), ("Βίκυ", "2"), ("Ρένα", "3")].map(|(name, at)| club.joined(name, at));
    let claimed = |club: &mut Club<Anagram>, who: &Device, path: &str| {
        let headers = [("Cookie", who.cookie.as_str()), ("Accept-Language", "en")];
        let answer = club.request(&format!("GET {path}"), &headers, "");
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body.contains("Being keyed at another station now: ")
    };
    assert!(!claimed(&mut club, &anna, "/s/1/1"));
    assert!(claimed(&mut club, &vicky, "/s/1/1"));
    club.ask(&anna, 1, key(1, "τάκος"));
    assert!(!claimed(&mut club, &vicky, "/s/1/1/saved"), "she saved it");
    assert!(!claimed(&mut club, &anna, "/s/1/1/saved"), "she only looks");
    assert!(!claimed(&mut club, &rena, "/s/1/1/saved"), "two who look");
    assert!(!claimed(&mut club, &rena, "/s/1/1/again"));
    assert!(claimed(&mut club, &anna, "/s/1/1/saved"), "she keys it again");
}
