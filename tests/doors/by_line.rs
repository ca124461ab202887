//! Results of tables by one line of numbers: what is odd is ticked where it is typed, and what is said names its table.

use eforos::domain::formats::classic::state::{Classic, Table};
use serde_json::json;

use super::Answer;
use super::club::{Club, Device};
use super::results::club;
use super::tables::{round, table};

const ASK: &str = r#"{"ask":"result","round":1}"#;

/// A line as a browser sends it, with its own number, and with what else stands in its form.
fn line(
    club: &mut Club<Classic>,
    who: &Device,
    (id, numbers): (u8, &str),
    more: &[(&str, &str)],
) -> Answer {
    let id = format!("{id:02x}").repeat(16);
    let does = [
        ("_key", who.key.as_str()),
        ("id", &id),
        ("_path", "/s"),
        ("_ask", ASK),
        ("players", numbers),
    ];
    club.form("/do", &who.cookie, &[does.as_slice(), more].concat())
}

fn points(club: &Club<Classic>, number: u16) -> Option<Vec<i64>> {
    let found = club.keeper.record().contest().game.table_at(round(1), table(number)).unwrap();
    let seats = Table::result(found)?.result.seats.iter();
    seats.map(|seat| seat.points).collect()
}

/// It said to tick something below, and there was nothing: such a result was never saved there.
#[test]
fn what_is_odd_of_a_line_is_ticked_there_and_saved() {
    let mut club = club();
    let pau = club.joined("Pau", "1");
    let list = club.get(&pau, "/s").body;
    assert!(!list.contains("name=\"odd?\""), "nothing to tick before something is odd: {list}");
    let before = club.events();
    let page = line(&mut club, &pau, (1, "2 1298 35"), &[]);
    assert_eq!((page.status, club.events()), (422, before));
    let (_, form) = page.body.split_once("name=\"players\"").unwrap();
    let (form, _) = form.split_once("</form>").unwrap();
    for there in [
        "value=\"2 1298 35\"",
        "1.298",
        "name=\"odd?\" value=\"yes\"",
        "Les xifres són les del full.",
    ] {
        assert!(form.contains(there), "{there}: {form}");
    }
    let (asks, tick) = (form.find("role=\"alert\"").unwrap(), form.find("name=\"odd?\"").unwrap());
    assert!(asks < tick, "below what asks: {form}");
    let done = line(&mut club, &pau, (2, "2 1298 35"), &[("odd?", "yes")]);
    assert_eq!(done.status, 303, "{done:?}");
    assert_eq!(points(&club, 2), Some(vec![1298, 35]));
    // What is refused for something else has nothing to tick.
    let page = line(&mut club, &pau, (3, "1 412"), &[]).body;
    assert!(!page.contains("name=\"odd?\""), "{page}");
}

#[test]
fn a_line_for_a_table_that_is_none_says_that_there_is_none() {
    let mut club = club();
    let pau = club.joined("Pau", "1");
    let page = line(&mut club, &pau, (1, "9 300 200"), &[]);
    assert_eq!(page.status, 404);
    assert!(page.body.contains("No hi ha cap taula 9."), "{}", page.body);
    assert!(page.body.contains("value=\"9 300 200\""), "what was typed is there: {}", page.body);
}

#[test]
fn a_line_that_is_saved_says_of_which_table_and_what() {
    let mut club = club();
    let (pau, mar) = (club.joined("Pau", "1"), club.joined("Mar", "2"));
    let told = |club: &mut Club<Classic>, who: &Device, id: u8, numbers: &str| {
        let done = line(club, who, (id, numbers), &[]);
        let to =
            done.header("location").unwrap_or_else(|| panic!("{numbers}: {done:?}")).to_owned();
        club.get(who, &to).body
    };
    let page = told(&mut club, &pau, 1, "1: 412 388");
    assert!(page.contains("Taula 1 desada: 412–388."), "{page}");
    // Said again by the one who did, and by another, who confirms it by that.
    let page = told(&mut club, &pau, 2, "1 412 388");
    assert!(page.contains("Ja estava desat així."), "{page}");
    let page = told(&mut club, &mar, 3, "1 412 388");
    assert!(page.contains("Taula 1 desada: 412–388. "), "{page}");
    assert!(page.contains("coincideixen"), "{page}");
    // A score below zero has its sign.
    let done = line(&mut club, &mar, (4, "2 -12 310"), &[("odd?", "yes")]);
    let page = club.get(&mar, done.header("location").unwrap()).body;
    assert!(page.contains("Taula 2 desada: −12–310."), "{page}");
    // An address that somebody made up tells nothing of a table.
    for made in
        ["of=1&took=%3Cb%3E", "of=x&took=1,2", "took=1,2", "of=1&took=", "of=1&took=1,2,3,4,5"]
    {
        let page = club.get(&pau, &format!("/s?told=keyed&line=1&{made}")).body;
        assert!(page.contains("Desat.</p>") && !page.contains("desada"), "{made}: {page}");
    }
}

/// Who typed another result was told that it had changed meanwhile, by themselves, and not where to look.
#[test]
fn a_line_for_a_table_that_is_written_says_by_whom_and_leads_there() {
    let mut club = club();
    let (pau, mar) = (club.joined("Pau", "1"), club.joined("Mar", "2"));
    assert_eq!(line(&mut club, &pau, (1, "1 412 388"), &[]).status, 303);
    for (id, who) in [(2, &pau), (3, &mar)] {
        let page = line(&mut club, who, (id, "1 400 388"), &[]);
        assert_eq!(page.status, 409);
        let page = page.body;
        assert!(page.contains("La taula 1 ja està escrita, per Pau."), "{page}");
        assert!(!page.contains("mentrestant"), "{page}");
        let (_, form) = page.split_once("name=\"players\"").unwrap();
        let (form, _) = form.split_once("</form>").unwrap();
        assert!(form.contains("href=\"/s/1/1\">Taula 1</a>"), "{form}");
    }
    // As it comes out of a message: a mark that nobody sees, a tab, a space that does not break.
    let asked = json!({"ask": "result", "round": 1, "typed": "\u{200E}1\t400\u{a0}388"});
    let (status, told) = club.ask(&mar, 4, asked);
    assert_eq!(
        (status, &told["why"], &told["by"]),
        (409, &json!("newer"), &json!("Pau")),
        "{told}"
    );
    assert_eq!(told["fields"]["final-1"], "412", "what is there: {told}");
    assert_eq!(points(&club, 1), Some(vec![412, 388]));
}

/// A table that was entered went to the end of the list, away from under whoever enters one after the other.
#[test]
fn a_table_keeps_its_place_in_the_list_once_it_is_entered() {
    let mut club = club();
    let pau = club.joined("Pau", "1");
    let head = [("Cookie", pau.cookie.as_str()), ("Accept-Language", "en")];
    let tables = |page: &str| -> Vec<usize> {
        (1..=2).map(|number| page.find(&format!("href=\"/s/1/{number}\"")).unwrap()).collect()
    };
    assert!(tables(&club.request("GET /s", &head, "").body).is_sorted());
    assert_eq!(line(&mut club, &pau, (1, "1 412 388"), &[]).status, 303);
    let page = club.request("GET /s", &head, "").body;
    assert!(tables(&page).is_sorted() && page.contains("412–388"), "{page}");
}
