//! What the doors of a hall cost: a competition of 60 players and 14 rounds, six assistants at the staff door, three
//! hundred phones at the hall's, all on this machine.
//!
//! The figures are measured at sockets: from a request sent to its answer read, and from a scene told to the owner to its
//! last byte in the last of the streams. Beside them stands a server that does nothing but send the same bytes.

#[path = "doors/bare.rs"]
mod bare;
#[path = "doors/client.rs"]
mod client;
#[path = "doors/club.rs"]
mod club;
mod common {
    #[path = "../../tests/common/dice.rs"]
    #[allow(dead_code, reason = "a test's")]
    pub mod dice;
}
#[path = "competition/fixture.rs"]
#[allow(dead_code, reason = "the other benches use the rest")]
mod fixture;
#[path = "doors/photographs.rs"]
mod photographs;
#[path = "doors/running.rs"]
mod running;
#[path = "../tests/pictures/simulated.rs"]
#[allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    dead_code,
    reason = "a test's"
)]
mod simulated;
#[path = "common/table.rs"]
mod table;
#[path = "../tests/common/tls.rs"]
#[allow(clippy::unwrap_used, dead_code, reason = "a test's")]
mod tls;

use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::{Field, OSTH_2019};
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::{Word, Written};
use eforos::session::time::machine;
use eforos::session::{Order, Session};
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use serde_json::{Map, Value, json};
use tokio::sync::watch;

use client::{Answer, Client, Station, from, over_tls};
use club::{Asked, Club, Desk, Part, referee};
use fixture::{Whole, last};
use table::{Figure, row, row_within};

const PLAYERS: u32 = 60;
const ASSISTANTS: usize = 6;
const PHONES: usize = 300;
/// So many phones share an address.
const AN_ADDRESS: usize = 100;

/// What is typed, each word in its field.
const TYPED: [(&str, &str); 4] =
    [("6", "ΚΑΣΤΡΟ"), ("5", "ΤΑΚΟΣ ΑΕΡΑΣ ΜΕΤΡΟ ΣΕΙΡΑ"), ("4", "ΝΕΡΟ ΚΟΡΑ"), ("3", "ΝΑΙ ΤΗΣ ΚΑΙ")];

fn main() -> ExitCode {
    // What reads photographs is this program once more, as the real one starts itself.
    if std::env::args().nth(1).is_some_and(|first| first == eforos::pictures::apart::ARGUMENT) {
        return eforos::pictures::apart::serve(|_| true);
    }
    eforos::pictures::apart::enable();
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        let folder = || tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        if std::env::args().any(|argument| argument == "clock") {
            running::clock(folder().path());
        } else if std::env::args().any(|argument| argument == "closed") {
            closed(&file(&Whole::of(PLAYERS), folder().path(), ("a", PLAYERS as usize)));
        } else {
            figures();
        }
    }
    ExitCode::SUCCESS
}

fn figures() {
    let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let whole = Whole::of(PLAYERS);
    let a_round = usize::try_from(PLAYERS).expect("few");
    let of = |name| file(&whole, folder.path(), (name, a_round));
    let [path, beside, with, one, other] = ["a", "b", "c", "f", "g"].map(of);
    closed(&path);
    in_turns(&one, &other);
    let photographed = photographs::made(&whole);
    let club = Club::open(&path, PLAYERS);
    let names = (0..ASSISTANTS).map(|number| format!("a{number}"));
    let mut stations: Vec<Station> = names.map(|name| Station::join(&club, &name)).collect();
    looks(&club, &mut stations);
    let before = megabytes("VmRSS:");
    let mut streams: Vec<Client<TcpStream>> = phones(
        |from| {
            let mut client = Client::of(from, club.hall);
            client.send("GET /live", &[], "");
            client.until(b"\n\n");
            client
        },
        club.hall,
        2,
    );
    let value = megabytes("VmRSS:") - before;
    row(Figure { of: "300 streams: memory", value, unit: "MB" }, Some(30.0), None);
    saves(&club, &mut stations, &beside);
    console(&club, &mut stations);
    scenes(&club, &mut streams);
    photographs::figures(&club, &mut stations, &photographed, |station| {
        let mut times = Vec::new();
        let ask = look(1, 14);
        timed(&mut times, || assert_eq!(station.asks("POST /api/look", &ask).status, 200));
        std::thread::sleep(Duration::from_millis(60));
        times.remove(0)
    });
    drop(streams);
    published(&club);
    drop((stations, club));
    // Each round is an event and its sheets.
    unshown(&file(&whole, folder.path(), ("e", 2 * (a_round + 1))));
    photographs::in_the_file(&folder.path().join("d.eforos"), &with);
    running::figures(folder.path());
}

/// Doors that were opened and closed again leave nothing behind.
fn closed(path: &Path) {
    let opened = || Session::<Anagram>::open(path, Access::Write, machine()).expect("opened");
    drop(opened());
    // What a program that opens none holds: nothing of `web` was called yet.
    let [held, read] = ["RssAnon:", "RssFile:"].map(megabytes);
    drop(Club::open(path, 0));
    let value = megabytes("RssAnon:");
    let figure = Figure { of: "memory held with the doors closed again", value, unit: "MB" };
    row_within(figure, None, ("before they were open", held), 1.03);
    // Code and data that were read once: the system takes them back when it wants to.
    let figure =
        Figure { of: "pages of the program's file", value: megabytes("RssFile:"), unit: "MB" };
    row(figure, None, Some(("before they were open", read)));
    // What is kept once is kept for the next time.
    (0..8).for_each(|_| drop(Club::open(path, 0)));
    let figure = Figure {
        of: "memory held with the doors closed for the ninth time",
        value: megabytes("RssAnon:"),
        unit: "MB",
    };
    row(figure, None, Some(("for the first", value)));
}

/// The console, whose orders wait for their turn as everybody's do: beside six assistants who type, and alone.
fn console(club: &Club, stations: &mut [Station]) {
    let orders = || -> Vec<Duration> {
        let mut times = Vec::new();
        for number in 0..100 {
            let title = format!("bench {number}");
            let command =
                Command::ChangeDetails { details: Details { title, ..Details::default() } };
            let (tell, told) = sync_channel(1);
            timed(&mut times, || {
                club.ask.send(Asked::Desk(Box::new(command), tell)).expect("heard");
                told.recv().expect("done");
            });
            std::thread::sleep(Duration::from_millis(50));
        }
        times
    };
    let quiet = of_hundred(orders(), 95);
    // Meanwhile a door lets go whoever is silent.
    for station in stations.iter_mut() {
        station.connects(club.staff);
    }
    let is_over = AtomicBool::new(false);
    let beside = std::thread::scope(|scope| {
        for station in stations {
            scope.spawn(|| {
                let ask = look(1, 14);
                while !is_over.load(Ordering::Relaxed) {
                    assert_eq!(station.asks("POST /api/look", &ask).status, 200);
                    std::thread::sleep(Duration::from_millis(60));
                }
            });
        }
        let times = orders();
        is_over.store(true, Ordering::Relaxed);
        times
    });
    let value = of_hundred(beside, 95);
    let figure = Figure { of: "an order of the console beside all this, p95", value, unit: "ms" };
    row_within(figure, None, ("without assistants", quiet), 1.2);
}

/// The competition without its last events: of as many as there are players, all sheets of the last round are to be keyed.
fn file(whole: &Whole, folder: &Path, (name, less): (&str, usize)) -> PathBuf {
    let log = whole.record.log();
    let path = folder.join(name).with_extension("eforos");
    let lexicon = StoredLexicon::Full(whole.lexicon.clone());
    let new = NewCompetition {
        seed: Some(&whole.seed),
        rules_text: OSTH_2019,
        lexicon: &lexicon,
        events: &log[..log.len() - less],
    };
    CompetitionFile::<Anagram>::create(&path, new).expect("made").close().expect("closed");
    path
}

/// What is typed, as it is asked what becomes of it.
fn look(n: usize, round: u8) -> String {
    json!({"n": n, "path": format!("/s/{round}/1"), "fields": fields().collect::<Map<_, _>>()})
        .to_string()
}

fn fields() -> impl Iterator<Item = (String, Value)> {
    TYPED.into_iter().map(|(field, words)| (field.to_owned(), words.into()))
}

/// Each of the phones, from addresses that some of them share, counted from the first: those that have gone may not be
/// known to have, and one address has no more than so many connections.
fn phones<T>(each: impl Fn(TcpStream) -> T, at: std::net::SocketAddr, first: usize) -> Vec<T> {
    let address = |number: usize| u8::try_from(first + number / AN_ADDRESS).expect("few");
    (0..PHONES).map(|number| each(from(address(number), at))).collect()
}

/// The value that so many of a hundred do not exceed, in milliseconds.
fn of_hundred(mut times: Vec<Duration>, most: usize) -> f64 {
    times.sort_unstable();
    let place = (times.len() * most).div_ceil(100).saturating_sub(1);
    times[place].as_secs_f64() * 1000.0
}

fn timed<T>(times: &mut Vec<Duration>, run: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = run();
    times.push(begun.elapsed());
    done
}

/// Verdicts on what is typed, the assistants at once; the server beside it is asked by as many at the same pace.
fn looks(club: &Club, stations: &mut [Station]) {
    let asked = |n: usize| look(n, 14);
    let body = stations[0].asks("POST /api/look", &asked(0)).body;
    let took = at_once(stations, |station, n| station.asks("POST /api/look", &asked(n)));
    let bare = bare::answering(body);
    let mut plain: Vec<_> = (0..ASSISTANTS).map(|_| over_tls(bare.at)).collect();
    let beside = at_once(&mut plain, |client, n| client.asked("POST /api/look", &[], &asked(n)));
    let figure = Figure {
        of: "text sent → chips at the socket, p95",
        value: of_hundred(took, 95),
        unit: "ms",
    };
    row_within(figure, Some(30.0), ("hyper with the same bytes", of_hundred(beside, 95)), 3.0);
    held(club, Part::Look, "of it the owner's part, p95");
    held(club, Part::Turn, "what the owner does between two asks, p95");
}

/// The owner's part of what was answered since this was asked last.
fn held(club: &Club, of: Part, what: &'static str) {
    let (tell, told) = sync_channel(1);
    club.ask.send(Asked::Held(of, tell)).expect("heard");
    let value = of_hundred(told.recv().expect("told"), 95);
    row(Figure { of: what, value, unit: "ms" }, None, None);
}

/// A round that is drawn and not shown is told from one that is not drawn by no clock; beside them the same is asked of one
/// that was played, all in turns.
fn unshown(path: &Path) {
    let club = Club::open(path, PLAYERS);
    let (tell, told) = sync_channel(1);
    let round = RoundNo::new(13).expect("one");
    let draw = Box::new(Play::DrawLetters { round }.into());
    club.ask.send(Asked::Desk(draw, tell)).expect("heard");
    told.recv().expect("drawn");
    let mut station = Station::join(&club, "unseen");
    let [mut drawn, mut undrawn, mut played] = [const { Vec::new() }; 3];
    for n in 0..200 {
        for (round, status, times) in
            [(13, 409, &mut drawn), (14, 409, &mut undrawn), (12, 200, &mut played)]
        {
            let ask = look(n, round);
            let answer = timed(times, || station.asks("POST /api/look", &ask));
            assert_eq!(answer.status, status, "{}", answer.body);
            std::thread::sleep(Duration::from_millis(60));
        }
    }
    let undrawn = of_hundred(undrawn, 50);
    for (of, times) in [
        ("a look at a round that is drawn and not shown, median", drawn),
        ("the same at one that was played", played),
    ] {
        let figure = Figure { of, value: of_hundred(times, 50), unit: "ms" };
        row(figure, None, Some(("at one that is not drawn", undrawn)));
    }
}

/// What each of forty asks takes, of all of these at once, as people type: no faster than a station may ask.
fn at_once<T: Send>(all: &mut [T], asks: impl Fn(&mut T, usize) -> Answer + Sync) -> Vec<Duration> {
    std::thread::scope(|scope| {
        let asks = &asks;
        let all: Vec<_> = all
            .iter_mut()
            .map(|one| {
                scope.spawn(move || {
                    let mut times = Vec::new();
                    for n in 0..40 {
                        let answer = timed(&mut times, || asks(one, n));
                        assert_eq!(answer.status, 200, "{}", answer.body);
                        std::thread::sleep(Duration::from_millis(60));
                    }
                    times
                })
            })
            .collect();
        all.into_iter().flat_map(|one| one.join().expect("done")).collect()
    })
}

/// Every sheet of the last round, saved by six at once while three hundred look on.
fn saves(club: &Club, stations: &mut [Station], beside: &Path) {
    assert!(!club.cards.is_empty());
    let times: Vec<Duration> = std::thread::scope(|scope| {
        let all: Vec<_> = stations
            .iter_mut()
            .enumerate()
            .map(|(place, station)| {
                scope.spawn(move || {
                    let mut times = Vec::new();
                    for player in
                        (1..=PLAYERS).filter(|player| *player as usize % ASSISTANTS == place)
                    {
                        times.push(save(station, player));
                        std::thread::sleep(Duration::from_millis(100));
                    }
                    times
                })
            })
            .collect();
        all.into_iter().flat_map(|one| one.join().expect("done")).collect()
    });
    let mut desk = Desk::at(beside);
    // At the pace of six who save.
    let console = (1..=PLAYERS).filter_map(PlayerId::new).map(|player| {
        std::thread::sleep(Duration::from_millis(17));
        desk.takes(keyed(player))
    });
    let console = of_hundred(console.collect(), 95);
    let figure =
        Figure { of: "save → answer with commit, p95", value: of_hundred(times, 95), unit: "ms" };
    row_within(figure, Some(50.0), ("at the console", console), 2.0);
    held(club, Part::Save, "of it the owner's part, p95");
    held(club, Part::Queue, "of it the wait for its turn, p95");
}

/// Saves a sheet of the last round at a station.
fn save(station: &mut Station, player: u32) -> Duration {
    // All sheets have the same words, which is meant.
    let ask = json!({
        "id": format!("{player:032x}"), "ask": "key_sheet", "round": 14, "player": player,
        "fields": fields().collect::<Map<_, _>>(), "odd": true,
    })
    .to_string();
    let mut took = Vec::new();
    let answer = timed(&mut took, || station.asks("POST /api/do", &ask));
    assert_eq!(answer.status, 200, "{}", answer.body);
    took.remove(0)
}

/// The same as the console keys it.
fn keyed(player: PlayerId) -> Order<Anagram> {
    let words = TYPED.into_iter().flat_map(|(_, words)| words.split(' '));
    let words: SheetWords = words
        .map(|text| {
            let word: Word = text.parse().expect("a word");
            (Field::of_length(word.len()).expect("3 to 7"), Written::Word(word))
        })
        .collect();
    let command = Play::KeySheet { player: Some(player), round: last(), words }.into();
    Order { who: referee(), command }
}

/// One save at a time, at a station and at a console in turns: what the disk does then it does to both.
fn in_turns(path: &Path, beside: &Path) {
    let club = Club::open(path, 0);
    // «α» is the referee.
    let mut station = Station::join(&club, "b");
    let mut desk = Desk::at(beside);
    let (mut saved, mut console) = (Vec::new(), Vec::new());
    for player in (1..=PLAYERS).filter_map(PlayerId::new) {
        saved.push(save(&mut station, player.get()));
        std::thread::sleep(Duration::from_millis(60));
        console.push(desk.takes(keyed(player)));
        std::thread::sleep(Duration::from_millis(60));
    }
    for (of, part) in [("a save, in turns with the console, median", 50), ("the same, p95", 95)] {
        let [value, plain] = [&saved, &console].map(|times| of_hundred(times.clone(), part));
        row_within(Figure { of, value, unit: "ms" }, None, ("at the console", plain), 2.0);
    }
    held(&club, Part::Save, "of it the owner's part, p95");
    held(&club, Part::Queue, "of it the wait for its turn, p95");
}

/// Another scene, to the last of the streams.
fn scenes(club: &Club, streams: &mut [Client<TcpStream>]) {
    let mut times = Vec::new();
    let mut text = String::new();
    for number in 0..60 {
        timed(&mut times, || {
            club.ask.send(Asked::Scene(number % 2 == 0)).expect("heard");
            for stream in &mut *streams {
                stream.until(b"event: scene");
                text = String::from_utf8(stream.until(b"\n\n")).expect("text");
            }
        });
    }
    let (tell, told) = watch::channel(String::new());
    let bare = bare::streaming(&told);
    let mut plain: Vec<Client<TcpStream>> = (0..PHONES)
        .map(|_| Client::of(TcpStream::connect(bare.at).expect("open"), bare.at))
        .collect();
    let mut beside = Vec::new();
    // Who came last may not listen yet: the first round is not counted.
    for number in 0..61 {
        timed(&mut beside, || {
            tell.send_replace(format!("{text}event: {number}\n\n"));
            for stream in &mut plain {
                stream.until(format!("event: {number}\n\n").as_bytes());
            }
        });
    }
    let beside = of_hundred(beside.split_off(1), 99);
    let value = of_hundred(times, 99);
    let figure = Figure { of: "a scene to the last of 300 streams, p99", value, unit: "ms" };
    row_within(figure, Some(100.0), ("the same bytes, bare", beside), 2.0);
}

/// Three hundred players open their pages once a round is published.
fn published(club: &Club) {
    let mut clients = phones(|stream| Client::of(stream, club.hall), club.hall, 20);
    let (tell, told) = sync_channel(1);
    club.ask.send(Asked::Publish(last(), tell)).expect("heard");
    told.recv().expect("published");
    let begun = Instant::now();
    for (number, client) in clients.iter_mut().enumerate() {
        client.send(&format!("GET /p/{}", club.cards[number % club.cards.len()]), &[], "");
    }
    for client in &mut clients {
        let answer = client.answer();
        assert_eq!(answer.status, 200, "{}", answer.head);
    }
    let value = begun.elapsed().as_secs_f64();
    row(Figure { of: "300 phones open their page", value, unit: "s" }, Some(2.0), None);
}

/// What this process holds in memory of a kind, in megabytes; 0 where the system does not say so.
fn megabytes(of: &str) -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(of));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kilobytes.unwrap_or(0.0) / 1024.0
}
