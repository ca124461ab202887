//! The stream of what is new.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::time::Instant;

use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use serde_json::Value;

use super::Hall;
use super::club::Club;
use crate::common::tls::begun;
use crate::day::round;

/// A page that looks on.
struct Page(BufReader<TcpStream>);

impl Page {
    fn open(hall: &Hall, has: Option<&str>) -> Self {
        let mut stream = hall.connect();
        let has = has.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /live HTTP/1.1\r\nHost: {}\r\nAccept-Language: en\r\n{has}\r\n",
            hall.at()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut page = Self(BufReader::new(stream));
        while page.line().is_some_and(|line| !line.is_empty()) {}
        page
    }

    /// The next line without its end; nothing once the stream is over.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.0.read_line(&mut line).unwrap();
        (read > 0).then(|| line.trim_end().to_owned())
    }

    /// The next event: its name, its id, its data.
    fn event(&mut self) -> Option<(String, String, String)> {
        let (mut name, mut id, mut data) = (None, String::new(), String::new());
        loop {
            let line = self.line()?;
            match line.split_once(':').map(|(of, value)| (of, value.trim_start())) {
                Some(("event", value)) => name = Some(value.to_owned()),
                Some(("id", value)) => value.clone_into(&mut id),
                Some(("data", value)) => value.clone_into(&mut data),
                _ if line.is_empty() && name.is_some() => return Some((name?, id, data)),
                _ => {}
            }
        }
    }

    fn scene(&mut self) -> (String, Value) {
        let (name, id, data) = self.event().unwrap();
        assert_eq!(name, "scene");
        (id, serde_json::from_str(&data).unwrap())
    }
}

#[test]
fn a_page_gets_the_scene_at_once_each_change_once_and_a_farewell() {
    let mut hall = Hall::new();
    let mut page = Page::open(&hall, None);
    let (first, scene) = page.scene();
    assert_eq!(scene["kind"], "welcome");
    assert_eq!(hall.doors.as_ref().unwrap().lookers(), 1);
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.ask(Play::ShowLetters { round: round(1) });
    let (second, scene) = page.scene();
    assert_eq!(scene["kind"], "letters", "a draw alone is nothing that the hall sees");
    assert_eq!(scene["v"], 2);
    assert_ne!(first, second);
    // A page that comes back with what it has waits for what is new.
    let mut back = Page::open(&hall, Some(&second));
    assert!(hall.pass_ms(700), "the second tile");
    let (third, of_back) = back.scene();
    let (same, of_page) = page.scene();
    assert_eq!((third, of_back), (same, of_page));
    let closing = Instant::now();
    hall.doors = None;
    for mut page in [page, back] {
        assert_eq!(page.event().unwrap().0, "bye");
        assert_eq!(page.event(), None, "and then it is over");
    }
    assert!(closing.elapsed().as_millis() < 2_000);
}

/// As many as one address may have, each with its own language.
#[test]
fn everybody_who_looks_on_gets_the_same_scene() {
    let mut hall = Hall::new();
    let mut pages: Vec<Page> = (0..100).map(|_| Page::open(&hall, None)).collect();
    for page in &mut pages {
        page.scene();
    }
    assert_eq!(hall.doors.as_ref().unwrap().lookers(), 100);
    hall.ask(Play::DrawLetters { round: round(1) });
    let told = Instant::now();
    hall.ask(Play::ShowLetters { round: round(1) });
    let scenes: Vec<(String, Value)> = pages.iter_mut().map(Page::scene).collect();
    assert!(scenes.windows(2).all(|two| two[0] == two[1]));
    assert!(told.elapsed().as_millis() < 1_000, "{:?}", told.elapsed());
    drop(pages);
    // They are missed when something is to be told to them.
    while hall.doors.as_ref().unwrap().lookers() > 0 {
        assert!(told.elapsed().as_secs() < 60);
        hall.pass_ms(100);
        crate::common::moment();
    }
}

/// A page takes what is silent for 25 s for lost, at either door.
#[test]
fn a_sign_of_life_comes_every_ten_seconds() {
    let hall = Hall::new();
    let mut page = Page::open(&hall, None);
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let head = format!("Host: {}\r\nCookie: {}\r\n", club.at, anna.cookie);
    let request = format!("GET /live HTTP/1.1\r\n{head}\r\n");
    let mut station = BufReader::new(begun(club.at, request.as_bytes()));
    page.scene();
    let opened = Instant::now();
    assert_eq!(page.event().unwrap().0, "alive");
    let of_hall = opened.elapsed();
    let mut line = String::new();
    while line.trim_end() != "event: alive" {
        line.clear();
        assert!(station.read_line(&mut line).unwrap() > 0, "the stream of a station ended");
    }
    for (door, took) in [("hall", of_hall), ("staff", opened.elapsed())] {
        assert!((8..13).contains(&took.as_secs()), "{door}: {took:?}");
    }
}

#[test]
fn a_page_of_another_program_can_tell() {
    let hall = Hall::new();
    let (_, scene) = Page::open(&hall, None).scene();
    let digest = scene["page"].as_str().unwrap();
    assert_eq!(digest.len(), 16);
    assert_eq!(hall.scene("en"), scene, "asked once, it is the same");
}

#[test]
fn closed_doors_answer_nobody_and_their_port_is_free_again() {
    let mut hall = Hall::new();
    let at = hall.at();
    hall.doors = None;
    assert!(TcpStream::connect(at).is_err());
    std::net::TcpListener::bind(at).unwrap();
}
