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
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::PlayerId;
use eforos::session::time::machine;
use eforos::session::{Order, Session};
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use tokio::sync::watch;

use client::{Answer, Client, Station, from, over_tls};
use club::{Asked, Club, at_the_console, referee};
use fixture::{Whole, last};
use table::{Figure, row};

const PLAYERS: u32 = 60;
const ASSISTANTS: usize = 6;
const PHONES: usize = 300;
/// So many phones share an address.
const AN_ADDRESS: usize = 100;

const TYPED: &str = "τάκος νερό αέρας κάστρο μέτρο σειρά κόρα ναι της και";

fn main() -> ExitCode {
    // What reads photographs is this program once more, as the real one starts itself.
    if std::env::args().nth(1).is_some_and(|first| first == eforos::pictures::apart::ARGUMENT) {
        return eforos::pictures::apart::serve(|_| true);
    }
    eforos::pictures::apart::enable();
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        if std::env::args().any(|argument| argument == "clock") {
            running::clock(
                tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder").path(),
            );
        } else {
            figures();
        }
    }
    ExitCode::SUCCESS
}

fn figures() {
    let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let whole = Whole::of(PLAYERS);
    let [path, beside, with] = ["a", "b", "c"].map(|name| file(&whole, folder.path(), name));
    closed(&path);
    let photographed = photographs::made(&whole);
    let club = Club::open(&path, PLAYERS);
    let names = (0..ASSISTANTS).map(|number| format!("a{number}"));
    let mut stations: Vec<Station> = names.map(|name| Station::join(&club, &name)).collect();
    looks(&mut stations);
    let before = memory_kb();
    let mut streams: Vec<Client<TcpStream>> = phones(
        |from| {
            let mut client = Client::of(from, club.hall);
            client.send("GET /live", &[], "");
            client.until(b"\n\n");
            client
        },
        club.hall,
    );
    let megabytes = (memory_kb() - before) / 1024.0;
    row(Figure { of: "300 streams: memory", value: megabytes, unit: "MB" }, Some(30.0), None);
    saves(&club, &mut stations, &beside);
    console(&club, &mut stations);
    scenes(&club, &mut streams);
    photographs::figures(&club, &mut stations, &photographed, |station| {
        let mut times = Vec::new();
        let ask = format!(r#"{{"n":1,"path":"/s/14/1","fields":{{"5":"{TYPED}"}}}}"#);
        timed(&mut times, || assert_eq!(station.asks("POST /api/look", &ask).status, 200));
        std::thread::sleep(Duration::from_millis(60));
        times.remove(0)
    });
    drop(streams);
    published(&club);
    drop((stations, club));
    photographs::in_the_file(&folder.path().join("d.eforos"), &with);
    running::figures(folder.path());
}

/// Doors that were opened and closed again leave nothing behind.
fn closed(path: &Path) {
    let opened = || Session::<Anagram>::open(path, Access::Write, machine()).expect("opened");
    drop(opened());
    let before = memory_kb() / 1024.0;
    drop(Club::open(path, 0));
    let value = memory_kb() / 1024.0;
    let figure = Figure { of: "memory with the doors closed again", value, unit: "MB" };
    row(figure, Some((before * 10.3).round() / 10.0), Some(("before they were open", before)));
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
                let ask = format!(r#"{{"n":1,"path":"/s/14/1","fields":{{"5":"{TYPED}"}}}}"#);
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
    row(figure, None, Some(("without assistants", quiet)));
}

/// The competition with all sheets of the last round still to be keyed.
fn file(whole: &Whole, folder: &Path, name: &str) -> PathBuf {
    let log = whole.record.log();
    let keyed = usize::try_from(PLAYERS).expect("few");
    let path = folder.join(name).with_extension("eforos");
    let lexicon = StoredLexicon::Full(whole.lexicon.clone());
    let new = NewCompetition {
        seed: Some(&whole.seed),
        rules_text: OSTH_2019,
        lexicon: &lexicon,
        events: &log[..log.len() - keyed],
    };
    CompetitionFile::<Anagram>::create(&path, new).expect("made").close().expect("closed");
    path
}

/// Each of the phones, from addresses that some of them share.
fn phones<T>(each: impl Fn(TcpStream) -> T, at: std::net::SocketAddr) -> Vec<T> {
    let address = |number: usize| u8::try_from(2 + number / AN_ADDRESS).expect("few");
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
fn looks(stations: &mut [Station]) {
    let asked = |n: usize| {
        format!(r#"{{"n":{n},"path":"/s/14/1","fields":{{"5":"{TYPED}","4":"{TYPED}"}}}}"#)
    };
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
    row(figure, Some(30.0), Some(("hyper with the same bytes", of_hundred(beside, 95))));
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
    let mut times: Vec<Duration> = std::thread::scope(|scope| {
        let all: Vec<_> = stations.iter_mut().enumerate().map(|(place, station)| scope.spawn(move || {
            let mut times = Vec::new();
            for player in (1..=PLAYERS).filter(|player| *player as usize % ASSISTANTS == place) {
                let ask = format!(
                    r#"{{"id":"{player:032x}","ask":"key_sheet","round":14,"player":{player},"fields":{{"5":"{TYPED}"}}}}"#
                );
                let answer = timed(&mut times, || station.asks("POST /api/do", &ask));
                assert_eq!(answer.status, 200, "{}", answer.body);
                std::thread::sleep(Duration::from_millis(100));
            }
            times
        })).collect();
        all.into_iter().flat_map(|one| one.join().expect("done")).collect()
    });
    let orders = (1..=PLAYERS).filter_map(PlayerId::new).map(|player| {
        let words = SheetWords::default();
        Order {
            who: referee(),
            command: Play::KeySheet { player: Some(player), round: last(), words }.into(),
        }
    });
    let console = at_the_console(beside, orders.collect());
    times.sort_unstable();
    let figure =
        Figure { of: "save → answer with commit, p95", value: of_hundred(times, 95), unit: "ms" };
    row(figure, Some(50.0), Some(("at the console", of_hundred(console, 95))));
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
    row(figure, Some(100.0), Some(("the same bytes, bare", beside)));
}

/// Three hundred players open their pages once a round is published.
fn published(club: &Club) {
    let mut clients = phones(|stream| Client::of(stream, club.hall), club.hall);
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

/// What this process holds in memory, in kilobytes; 0 where the system does not say so.
fn memory_kb() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
}
