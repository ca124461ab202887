//! A day at both doors, action by action: in all that pages, scenes and streams say no letter is there before it lies open,
//! and no secret ever is.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use eforos::domain::contest::command::Command;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::session::Order;
use eforos::stations::{Published, Publisher};
use rusqlite::Connection;

use super::club::{Club, Device};
use super::line::Line;
use super::{Answer, look, referee};
use crate::common::tls::begun;
use crate::day::{player, round, seed, word, words};

trait Wire: Read + Write + Send {}
impl<T: Read + Write + Send> Wire for T {}

/// Somebody who looks on: the head of what they ask, and the connection that they keep.
struct Looker {
    head: String,
    line: Option<Line<Box<dyn Wire>>>,
}

impl Looker {
    fn phone(club: &Club<Anagram>) -> Self {
        let stream = TcpStream::connect(club.hall()).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        Self { head: format!("Host: {}\r\n", club.hall()), line: Some(Line::on(Box::new(stream))) }
    }

    fn station(club: &Club<Anagram>, device: &Device) -> Self {
        let head = format!("Host: {}\r\nCookie: {}\r\n", club.at, device.cookie);
        Self { head, line: Some(Line::on(Box::new(begun(club.at, b"")))) }
    }

    fn reads(&mut self, club: &mut Club<Anagram>, path: &str) -> Answer {
        let request = format!("GET {path} HTTP/1.1\r\n{}\r\n", self.head);
        let mut line = self.line.take().unwrap();
        let (line, answer) = club.attending(move || {
            // Whoever asks so much is made to wait.
            loop {
                let answer = line.asks(&request);
                if answer.status != 429 {
                    return (line, answer);
                }
                crate::common::moment();
            }
        });
        self.line = Some(line);
        answer
    }
}

/// What somebody reads again and again, of a round.
type Paths = fn(u8) -> Vec<String>;

/// A stream that is read by somebody else, to its end.
struct Heard(Arc<Mutex<Vec<u8>>>, JoinHandle<()>);

impl Heard {
    fn on(mut stream: Box<dyn Wire>, head: &str) -> Self {
        write!(stream, "GET /live HTTP/1.1\r\n{head}\r\n").unwrap();
        stream.flush().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&heard);
        let reads = thread::spawn(move || {
            let mut bytes = [0; 16 * 1024];
            while let Ok(count @ 1..) = stream.read(&mut bytes) {
                kept.lock().unwrap().extend_from_slice(&bytes[..count]);
            }
        });
        Self(heard, reads)
    }

    /// All of it, once the doors are closed.
    fn whole(self) -> String {
        self.1.join().unwrap();
        String::from_utf8(Arc::try_unwrap(self.0).unwrap().into_inner().unwrap()).unwrap()
    }
}

/// The letters of a text in order: as they stand in it, with its tags taken out, and on its tiles alone.
fn letters_of(text: &str) -> [String; 3] {
    let letters = |text: &str| text.chars().filter(|c| ('Α'..='Ω').contains(c)).collect();
    let parts = text.split('<').map(|part| part.split_once('>').map_or(part, |it| it.1));
    let tiles = text.split("<b>").chain(text.split("\"l\":\"")).filter_map(|part| {
        let (letter, rest) = part.split_at_checked(part.chars().next()?.len_utf8())?;
        (rest.starts_with("</b>") || rest.starts_with('"')).then_some(letter)
    });
    [letters(text), letters(&parts.collect::<String>()), tiles.collect()]
}

/// A round's letters in the orders in which they could be told: as they were drawn, as they lie, and of these the consonants
/// alone where they are no common piece of a word.
fn orders(letters: &str) -> Vec<String> {
    let is_vowel = |c: &char| "ΑΕΗΙΟΥΩ".contains(*c);
    let (vowels, consonants): (String, String) = letters.chars().partition(is_vowel);
    let laid = format!("{consonants}{vowels}");
    let alone = (consonants.chars().count() >= 4).then_some(consonants);
    [letters.to_owned(), laid].into_iter().chain(alone).collect()
}

fn has(text: &str, letters: &str) -> bool {
    let texts = letters_of(text);
    !letters.is_empty()
        && orders(letters).iter().any(|order| texts.iter().any(|it| it.contains(order)))
}

/// Whether a text tells a secret; digits do so where they stand alone, or in two groups as a PIN is shown.
pub fn tells(text: &str, secret: &str) -> bool {
    let is_alone = |(at, found): (usize, &str)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    };
    let is_pin = secret.len() == 6;
    if !is_pin {
        return text.contains(secret);
    }
    let (one, other) = secret.split_at(3);
    let apart = [" ", "\u{a0}"].map(|between| format!("{one}{between}{other}"));
    text.match_indices(secret).any(is_alone) || apart.iter().any(|pin| text.contains(pin))
}

struct Watched {
    club: Club<Anagram>,
    publisher: Publisher,
    phone: Looker,
    stations: Vec<(Looker, Paths)>,
    /// What nobody may ever read.
    secrets: Vec<String>,
    /// A player's page.
    own: String,
    /// Letters that were drawn and do not lie open yet.
    hidden: Option<String>,
}

impl Watched {
    fn ask(&mut self, command: impl Into<Command<Anagram>>) {
        let order = Order { who: referee(), command: command.into() };
        self.club.keeper.carry_out(order).unwrap();
        self.told();
    }

    fn pass_ms(&mut self, ms: i64) {
        self.club.hand.0.fetch_add(ms, std::sync::atomic::Ordering::Relaxed);
        self.club.keeper.tick(&referee());
        self.told();
    }

    fn told(&mut self) {
        if let Some(shown) = look(&mut self.publisher, &self.club.keeper) {
            self.club.doors.publish(shown);
        }
        self.club.doors.show_cards(Published::of(&self.club.keeper, false));
        self.club.stand();
    }

    /// Everybody reads all that is theirs; whether the hall sees these letters.
    fn all_read(&mut self, in_round: u8, letters: &str) -> bool {
        let mut all = Vec::new();
        for path in ["/", "/screen", "/standings", "/live?once", "/help", self.own.clone().as_str()]
        {
            all.push((path.to_owned(), self.phone.reads(&mut self.club, path)));
        }
        for (station, paths) in &mut self.stations {
            for path in paths(in_round) {
                let answer = station.reads(&mut self.club, &path);
                all.push((path, answer));
            }
        }
        for (path, answer) in &all {
            assert!([200, 303, 409].contains(&answer.status), "{path}: {answer:?}");
            let text = format!("{}\n{}", answer.head, answer.body);
            for secret in &self.secrets {
                assert!(!tells(&text, secret), "{path}: {secret}: {text}");
            }
            if let Some(hidden) = &self.hidden {
                assert!(!has(&text, hidden), "{hidden} at {path}: {text}");
            }
        }
        all.iter().take(2).all(|(_, answer)| has(&answer.body, letters))
    }

    fn drawn(&self, number: u8) -> String {
        let contest = self.club.keeper.record().contest();
        let letters = contest.game.round(round(number)).unwrap().letters();
        letters.iter().map(|letter| letter.to_char()).collect()
    }
}

fn watched() -> Watched {
    let mut club = Club::<Anagram>::new(false);
    let anna = club.joined("Άννα", "1");
    let second = club.joined("Βίκυ", "2");
    let jury = club.joined_as(Role::Jury, "Νίκη", "3");
    let wall = club.joined_as(Role::Screen, "οθόνη", "τοίχος");
    let file = Connection::open(club.folder.path().join("a.eforos")).unwrap();
    let links = "SELECT value FROM meta WHERE key = 'links'";
    let links: String = file.query_row(links, [], |row| row.get(0)).unwrap();
    assert_eq!(links.len(), 64);
    let held = [&anna, &second, &jury, &wall].map(|device| {
        let token = device.cookie.split_once('=').unwrap().1.to_owned();
        let bytes = eforos::stations::bytes_of::<32>(&token).unwrap();
        [token, Digest::of(&bytes).to_string()]
    });
    let secrets = held.into_iter().flatten().chain([links, seed().reveal()]);
    let open = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let secrets = secrets.chain(club.invited.clone()).chain([open.pin, open.key]).collect();
    let own = format!("/p/{}", club.keeper.card(player(1)).unwrap());
    let phone = Looker::phone(&club);
    let of = |device: &Device| Looker::station(&club, device);
    let stations: [(Looker, Paths); 4] = [
        (of(&anna), |round| vec!["/s".to_owned(), format!("/s/{round}/1")]),
        (of(&second), |round| vec![format!("/s/{round}/2/again"), "/live?once".to_owned()]),
        (of(&jury), |_| vec!["/w".to_owned(), "/live?once".to_owned()]),
        (of(&wall), |_| vec!["/screen".to_owned(), "/live?once".to_owned()]),
    ];
    let (publisher, hidden) = (Publisher::default(), None);
    Watched { club, publisher, phone, stations: stations.into(), secrets, own, hidden }
}

#[test]
fn in_a_whole_day_nobody_reads_a_letter_before_it_lies_open_nor_a_secret() {
    let mut day = watched();
    let head = |looker: &Looker| looker.head.clone();
    let hall = TcpStream::connect(day.club.hall()).unwrap();
    hall.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let mut streams = vec![Heard::on(Box::new(hall), &head(&day.phone))];
    for (station, _) in &day.stations {
        streams.push(Heard::on(Box::new(begun(day.club.at, b"")), &head(station)));
    }
    let mut days_letters = Vec::new();
    for number in 1..=14 {
        day.ask(Play::DrawLetters { round: round(number) });
        let letters = day.drawn(number);
        day.hidden = Some(letters.clone());
        assert!(!day.all_read(number, &letters));
        day.ask(Play::ShowLetters { round: round(number) });
        day.pass_ms(700);
        assert!(!day.all_read(number, &letters), "the first ones lie open");
        day.pass_ms(20_000);
        day.hidden = None;
        assert!(day.all_read(number, &letters), "what is searched for is found once it is there");
        day.ask(Play::StartRound { round: round(number) });
        day.pass_ms(20 * 60_000);
        let players = vec![player(1), player(2)];
        let lateness = Lateness::InTime;
        day.ask(Play::CollectSheets { round: round(number), players, lateness });
        let written: String = letters.chars().take(4).collect();
        for number_of in 1..=2 {
            let words = words(&format!("4: {written}"));
            day.ask(Play::KeySheet {
                player: Some(player(number_of)),
                round: round(number),
                words,
            });
        }
        days_letters.push(letters);
    }
    // What the list does not have waits for the jury; then all of it is read by its players.
    let waits = day.stations[2].0.reads(&mut day.club, "/w").body;
    for number in 1..=14 {
        let letters = &days_letters[usize::from(number) - 1];
        let written: String = letters.chars().take(4).collect();
        if waits.contains(&written) {
            let (seen, ruled, evidence) = (None, Ruled::Valid, String::new());
            day.ask(Command::RuleWord { word: word(&written), seen, ruled, evidence });
        }
        day.ask(Command::Publish { round: round(number) });
    }
    day.all_read(14, "");
    let own = day.phone.reads(&mut day.club, &day.own.clone()).body;
    assert!(own.contains("Γύρος 1<") && own.contains("Γύρος 14<"), "{own}");
    let Watched { club, secrets, .. } = day;
    drop(club);
    for (at, stream) in streams.into_iter().enumerate() {
        let text = stream.whole();
        assert!(text.contains("event: bye"), "{at}: {text}");
        for secret in &secrets {
            assert!(!tells(&text, secret), "{at}: {secret}");
        }
        let events: Vec<&str> = text.split("\n\n").collect();
        for letters in &days_letters {
            let first = events.iter().find(|event| has(event, letters));
            let Some(first) = first else { continue };
            let data = first.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
            let scene: serde_json::Value = serde_json::from_str(data).unwrap();
            let blocks = scene["blocks"].as_array().unwrap().iter();
            let tiles = blocks.filter_map(|block| block["tiles"].as_array()).flatten();
            let up: Vec<&str> = tiles.filter_map(|tile| tile["l"].as_str()).collect();
            let up = up.concat();
            assert!(orders(letters).iter().any(|order| up.contains(order)), "{at}: {first}");
        }
    }
}
