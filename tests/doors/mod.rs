//! The doors of the hall: real sockets on loopback, a real competition, a clock that a test moves.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod announced;
mod before_calls;
mod bounds;
mod by_line;
mod cards;
mod claimed;
mod club;
mod conflicts;
mod forms;
mod guarded;
mod interleaved;
mod joining;
mod joint;
mod jury;
mod limits;
mod line;
mod marks;
mod no_jury;
mod odd;
mod offices;
mod offices_elsewhere;
mod overlooked;
mod own;
mod own_certificate;
mod pages;
mod paths;
mod photographs;
mod photographs_coded;
mod photographs_offices;
mod plain;
mod quoted;
mod refused;
mod results;
mod scenes;
mod screen;
mod second;
mod secrets;
mod secrets_elsewhere;
mod sent_away;
mod slip_odd;
mod slip_words;
mod slips;
mod staff;
mod stream;
mod tables;
mod third;
mod together;
mod truth;
mod turned;
mod unshown;
mod whole_day;
mod wire;

use std::fmt::Write as _;
use std::io::{Read as _, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::string::FromUtf8Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use eforos::commands::{HallLeaders, HallLook, Motion, Pinned};
use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::{Person, Role};
use eforos::language::Sentences;
use eforos::lexicon::Lexicon;
use eforos::screens::hall::Chosen;
use eforos::session::time::{Reading, TimeSource};
use eforos::session::{Keeper, Order, Session};
use eforos::stations::{HallShown, Published, Publisher, Shows};
use eforos::web::{Doors, Opening};
use serde_json::Value;
use tempfile::TempDir;

use crate::day::seed;

/// A clock that stands until a test moves it.
#[derive(Clone, Default)]
struct Hand(Arc<AtomicI64>);

impl Hand {
    fn source(&self) -> TimeSource {
        let hand = self.clone();
        Arc::new(move || {
            let ms = hand.0.load(Ordering::Relaxed);
            Reading { wall_ms: 1_795_000_000_000 + ms, real_ms: 70_000 + ms }
        })
    }
}

/// A competition and its open doors.
struct Hall<F: Sentences = Anagram> {
    _folder: TempDir,
    hand: Hand,
    keeper: Keeper<F>,
    publisher: Publisher,
    doors: Option<Doors>,
}

fn referee() -> Person {
    Person { name: "Έφη".to_owned(), role: Role::Referee, station: String::new() }
}

/// Nothing is pinned.
fn automatic() -> Chosen<'static> {
    Chosen {
        pinned: &Pinned::Auto,
        since: None,
        look: HallLook::Dark,
        motion: Motion::On,
        leaders: HallLeaders::Shown,
        zone_ms: 2 * 3_600_000,
        calls_to_come: false,
    }
}

fn look<F: Shows + Sentences>(
    publisher: &mut Publisher,
    keeper: &Keeper<F>,
) -> Option<Arc<HallShown>> {
    publisher.look(&keeper.competition(), keeper.clock(), &automatic())
}

impl Hall {
    fn new() -> Self {
        let details = Details { title: "Αγώνας <b>&\"1\"".to_owned(), ..Details::default() };
        Self::of(details, (OSTH_2019, Lexicon::embedded()))
    }
}

impl<F: Shows + Sentences> Hall<F> {
    /// A new competition by these rules.
    fn of(details: Details, made: (&str, Lexicon)) -> Self {
        let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
        let path = folder.path().join("a.eforos");
        let session = Session::create(&path, details, &seed(), made, hand.source(), &referee());
        Self::over(folder, hand, Keeper::new(session.unwrap(), None))
    }

    /// Of a competition that is open.
    fn over(folder: TempDir, hand: Hand, keeper: Keeper<F>) -> Self {
        let mut publisher = Publisher::default();
        let shown = look(&mut publisher, &keeper).unwrap();
        let opening = Opening {
            address: Ipv4Addr::LOCALHOST,
            ports: (0, 0),
            shown,
            time: hand.source(),
            staff: None,
        };
        let doors = Doors::open(opening).unwrap();
        doors.show_cards(Published::of(&keeper, false));
        Self { _folder: folder, hand, keeper, publisher, doors: Some(doors) }
    }

    fn at(&self) -> SocketAddr {
        let url = self.doors.as_ref().unwrap().hall();
        url.strip_prefix("http://").unwrap().strip_suffix('/').unwrap().parse().unwrap()
    }

    /// Does this, and tells the doors what the hall sees then.
    fn ask(&mut self, command: impl Into<Command<F>>) {
        self.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
        self.publish();
    }

    /// Time passes; whether the hall sees another thing then.
    fn pass_ms(&mut self, ms: i64) -> bool {
        self.hand.0.fetch_add(ms, Ordering::Relaxed);
        self.keeper.tick(&referee());
        self.publish()
    }

    fn publish(&mut self) -> bool {
        self.doors.as_ref().unwrap().show_cards(Published::of(&self.keeper, false));
        let Some(shown) = look(&mut self.publisher, &self.keeper) else { return false };
        self.doors.as_ref().unwrap().publish(shown);
        true
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.at()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    /// Sends this as it is, and reads until the other side is done.
    fn send(&self, request: &[u8]) -> Answer {
        let mut stream = self.connect();
        // One that is refused early may not be read to its end.
        let _ = Write::write_all(&mut stream, request);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::of(bytes)
    }

    fn request(&self, first: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut text = format!("{first} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.at());
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if !body.is_empty() {
            text += "Content-Type: application/x-www-form-urlencoded\r\n";
            write!(text, "Content-Length: {}\r\n", body.len()).unwrap();
        }
        self.send(format!("{text}\r\n{body}").as_bytes())
    }

    fn get(&self, path: &str) -> Answer {
        self.request(&format!("GET {path}"), &[], "")
    }

    /// The scene as it is sent in a language.
    fn scene(&self, language: &str) -> Value {
        let answer = self.request("GET /live?once", &[("Accept-Language", language)], "");
        assert_eq!(answer.status, 200);
        serde_json::from_str(&answer.body).unwrap()
    }
}

/// What every answer of a door says, as the specification writes it.
const GUARDS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; worker-src 'none'; \
         frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// What was answered.
#[derive(Debug)]
struct Answer {
    /// 0 where nothing was.
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn of(bytes: Vec<u8>) -> Self {
        // A picture is no text.
        let of_picture =
            |error: FromUtf8Error| String::from_utf8_lossy(error.as_bytes()).into_owned();
        let text = String::from_utf8(bytes).unwrap_or_else(of_picture);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Self { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(of, _)| *of == name).map(|(_, value)| value)
    }

    /// It says what every answer of a door says (§12), each once, and how long it may be kept.
    fn is_guarded(&self, what: &str, kept: &str) {
        for (name, value) in GUARDS.into_iter().chain([("cache-control", kept)]) {
            let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
            let said = lines.by_ref().find(|(of, _)| *of == name).map(|(_, value)| value);
            assert_eq!(said, Some(value), "{what}: {name}");
            assert!(lines.all(|(of, _)| of != name), "{what}: {name} twice");
        }
        for name in ["access-control", "strict-transport-security"] {
            assert!(!self.head.contains(name), "{what}: {name}");
        }
    }
}
