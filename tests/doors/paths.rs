//! Odd spellings of the doors' own paths: none is taken for the path.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

use eforos::domain::formats::anagram::state::Anagram;

use super::Hall;
use super::club::Club;
use super::line::Line;
use crate::common::tls::greeted;

const HALLS: [&str; 9] =
    ["/screen", "/standings", "/live", "/t", "/help", "/code", "/lang", "/p/CYQPC-BP8T4", "/a/x"];
const STAFFS: [&str; 10] =
    ["/j", "/wait", "/s", "/s/next", "/s/pictures", "/w", "/do", "/api/do", "/api/look", "/screen"];

/// Those with a number in them, which is asked of stations alone.
const SHEETS: [&str; 3] = ["/s/1/1", "/s/1/1/again", "/s/1/nameless"];

/// Other spellings of a path, each of which some server somewhere takes for it.
fn odd(path: &str) -> Vec<String> {
    let (first, rest) = path[1..].split_at(1);
    let coded = format!("%{:02x}", first.as_bytes()[0]);
    vec![
        format!("{path}/"),
        format!("/{path}"),
        format!("/.{path}"),
        format!("/x/..{path}"),
        format!("/x/%2e%2e{path}"),
        format!("/{}{rest}", first.to_uppercase()),
        format!("/{coded}{rest}"),
        format!("{path}%00"),
        format!("{path}%2f"),
        format!("{path};x=1"),
        format!("{path}."),
        format!("{path}%20"),
        path.replace('/', "\\").replacen('\\', "/", 1) + "\\",
    ]
}

/// Asks on one connection, one after the other; how each was answered.
fn asked(
    stream: impl Read + Write,
    (host, cookie): (&str, &str),
    paths: &BTreeSet<String>,
) -> Vec<u16> {
    let mut line = Line::on(stream);
    let request = |path| format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n");
    paths.iter().map(|path| line.asks(&request(path)).status).collect()
}

/// Each is nowhere.
fn nowhere(paths: &BTreeSet<String>, statuses: &[u16]) {
    for (path, status) in paths.iter().zip(statuses) {
        assert_eq!(*status, 404, "{path}");
    }
}

/// It led to the page; now there is none, and whoever typed it reads why.
#[test]
fn a_page_typed_with_capitals_is_none_and_it_is_said_how_addresses_are_written() {
    let mut club = Club::<Anagram>::new(true);
    let hall = club.hall();
    let at_hall = |first: &str| {
        let wire = TcpStream::connect(hall).unwrap();
        Line::on(wire).asks(&format!("{first} HTTP/1.1\r\nHost: {hall}\r\n\r\n"))
    };
    let said = "Οι διευθύνσεις γράφονται με μικρά γράμματα.";
    for typed in ["/Screen", "/SCREEN", "/Standings", "/Help", "/Code", "/S"] {
        let answer = at_hall(&format!("GET {typed}"));
        assert_eq!((answer.status, answer.header("location")), (404, None), "{typed}");
        assert!(answer.body.contains(said), "{}", answer.body);
        assert_eq!(at_hall(&format!("POST {typed}")).status, 404, "{typed}");
    }
    let anna = club.joined("Άννα", "1");
    for typed in ["/S", "/J", "/Screen", "/Help"] {
        let answer = club.get(&anna, typed);
        assert_eq!((answer.status, answer.header("location")), (404, None), "{typed}");
        assert!(answer.body.contains(said), "{}", answer.body);
    }
}

/// An assistant who typed the phones' address found no way in, and then a warning that nobody had spoken of.
#[test]
fn the_halls_page_leads_assistants_to_their_door_and_says_how_the_browser_warns() {
    let club = Club::<Anagram>::new(true);
    let (hall, staff) = (club.hall(), format!("https://{}/", club.at));
    let get = |path: &str, language: &str| {
        let head = format!("Host: {hall}\r\nAccept-Language: {language}\r\n\r\n");
        Line::on(TcpStream::connect(hall).unwrap()).asks(&format!("GET {path} HTTP/1.1\r\n{head}"))
    };
    for (language, way, warns) in [
        ("el", "Βοηθοί: είσοδος εδώ", "Η σύνδεσή σας δεν είναι ιδιωτική"),
        ("en", "Assistants: sign in here", "Your connection is not private"),
    ] {
        let page = get("/", language).body;
        assert!(
            page.contains(&format!("<a class=\"in\" href=\"/help?stations\">{way}</a>")),
            "{page}"
        );
        // Stations have nothing at this door: who typed its port is told where they enter all the same.
        for (path, status) in [("/help?stations", 200), ("/s", 404), ("/w", 404), ("/j", 404)] {
            let page = get(path, language);
            assert_eq!(page.status, status, "{path}");
            assert!(page.body.contains(warns) && !page.body.contains("<script"), "{page:?}");
            assert!(page.body.contains(&format!("<a href=\"{staff}\">")), "{page:?}");
            // What is done first stands first: comparing stood behind going on.
            let steps = [
                "<p class=\"plain\">1. ",
                "<p class=\"plain\">2. ",
                "SHA-256",
                "<p class=\"plain\">3. ",
            ];
            let at = steps.map(|step| page.body.find(step).expect(step));
            assert!(at.is_sorted(), "{page:?}");
        }
    }
    // Where no station can come in there is no way.
    let closed = Hall::new();
    assert!(!closed.get("/").body.contains("?stations"));
    assert_eq!(closed.get("/s").status, 404);
    assert!(closed.get("/help?stations").body.contains("<details"), "help, as without it");
}

#[test]
fn no_other_spelling_of_a_path_is_that_path() {
    let of = |all: &[&str]| -> BTreeSet<String> { all.iter().flat_map(|path| odd(path)).collect() };
    let (halls, staffs) = (of(&HALLS), of(&STAFFS));
    let sheets = of(&SHEETS);
    assert!(halls.len() + staffs.len() + sheets.len() >= 200, "{}", halls.len() + staffs.len());
    let hall = Hall::new();
    nowhere(&halls, &asked(hall.connect(), (&hall.at().to_string(), ""), &halls));
    // Before anybody asks who it is: a station or a stranger is told the same.
    let mut club = Club::<Anagram>::new(true);
    let (at, host) = (club.at, club.at.to_string());
    let greet = move || greeted(at, TcpStream::connect(at).unwrap()).unwrap();
    nowhere(&staffs, &asked(greet(), (&host, ""), &staffs));
    let anna = club.joined("Άννα", "1");
    let cookie = format!("Cookie: {}\r\n", anna.cookie);
    let (of_sheets, asks) = (sheets.clone(), (host, cookie));
    let statuses = club.attending(move || asked(greet(), (&asks.0, &asks.1), &of_sheets));
    nowhere(&sheets, &statuses);
}
