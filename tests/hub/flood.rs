//! A flood at the senders' door: slow sockets, connections that are held, thousands of requests a second from many addresses.
//! Meanwhile halls and their conductor send and hear as ever; who finds no place is told so.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::thread;
use std::time::{Duration, Instant};

use eforos::storage::RawRow;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::cluster::ask;
use crate::joint_day::{Day, HALLS, rows};
use crate::sending::{batch, rows_of};
use crate::service::Service;

const SLOW: usize = 600;
const HELD: usize = 900;
const A_SECOND: usize = 5_000;
/// So many connections bring these requests.
const FLOODING: usize = 50;
/// Nobody who may send waits longer for an answer, also where the machine is busy with the flood itself.
const ANSWERED: Duration = Duration::from_secs(15);
const GROWTH_KB: u64 = 80 << 10;

fn lasts() -> Duration {
    Duration::from_secs(if env::var_os("EFOROS_SOAK").is_some() { 20 } else { 4 })
}

/// What strangers were answered, by status; how many refusals said when to come again, and how many were in words.
#[derive(Debug, Default)]
struct Told {
    by_status: BTreeMap<u16, usize>,
    again: usize,
    in_words: usize,
}

impl Told {
    fn read(&mut self, answers: &[u8]) {
        let text = String::from_utf8_lossy(answers);
        for answer in text.split("HTTP/1.1 ").skip(1) {
            let status = answer.get(..3).and_then(|it| it.parse().ok()).unwrap_or(0);
            *self.by_status.entry(status).or_default() += 1;
            self.again += usize::from(answer.to_lowercase().contains("\r\nretry-after: "));
            self.in_words +=
                usize::from(answer.contains("{\"text\":") || answer.contains("{\"why\":"));
        }
    }

    fn of(&self, statuses: &[u16]) -> usize {
        statuses.iter().filter_map(|status| self.by_status.get(status)).sum()
    }

    fn add(&mut self, other: &Self) {
        for (status, count) in &other.by_status {
            *self.by_status.entry(*status).or_default() += count;
        }
        self.again += other.again;
        self.in_words += other.in_words;
    }
}

/// A connection of a stranger, from one of many addresses.
async fn stranger(at: SocketAddr, number: usize) -> std::io::Result<TcpStream> {
    let part = |number: usize| u8::try_from(number % 250).unwrap();
    let address = Ipv4Addr::new(127, 1, part(number / 3), 2 + part(number % 3));
    let socket = TcpSocket::new_v4()?;
    socket.bind((address, 0).into())?;
    socket.connect(at).await
}

/// Says a head that never ends, a sign at a time. Whether it was let go.
async fn slow(at: SocketAddr, number: usize, until: Instant) -> (bool, Told) {
    let mut told = Told::default();
    let Ok(mut stream) = stranger(at, number).await else { return (true, told) };
    let _ = stream.write_all(b"GET /v1/time HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
    let (mut answer, mut block) = (Vec::new(), [0; 4096]);
    let is_over = loop {
        match timeout(Duration::from_millis(500), stream.read(&mut block)).await {
            Ok(Ok(0) | Err(_)) => break true,
            Ok(Ok(count)) => answer.extend_from_slice(&block[..count]),
            Err(_) if Instant::now() > until + ANSWERED => break false,
            Err(_) => {
                let _ = stream.write_all(b"x").await;
            }
        }
    };
    told.read(&answer);
    (is_over, told)
}

/// Holds a connection by asking, again and again, with a token that opens nothing; comes again whenever it is sent away.
async fn held(at: SocketAddr, number: usize, until: Instant) -> Told {
    let mut told = Told::default();
    let asks = format!(
        "GET /v1/joints/{}/directives?after=0&wait=25 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
        "0".repeat(64),
        "A".repeat(43)
    );
    while Instant::now() < until {
        let Ok(mut stream) = stranger(at, number).await else { continue };
        let mut block = [0; 4096];
        while Instant::now() < until {
            let _ = stream.write_all(asks.as_bytes()).await;
            match timeout(Duration::from_secs(5), stream.read(&mut block)).await {
                Ok(Ok(count @ 1..)) => told.read(&block[..count]),
                _ => break,
            }
            sleep(Duration::from_secs(1)).await;
        }
        sleep(Duration::from_secs(1)).await;
    }
    told
}

/// Asks as often as it may be read, one request after the other without waiting for answers.
async fn floods(at: SocketAddr, number: usize, until: Instant) -> Told {
    let mut told = Told::default();
    let what = match number % 2 {
        0 => "/v1/time HTTP/1.1\r\n".to_owned(),
        _ => format!("/v1/competitions/x HTTP/1.1\r\nAuthorization: Bearer {}\r\n", "B".repeat(43)),
    };
    let share = A_SECOND / FLOODING;
    let asks = format!("GET {what}Host: x\r\n\r\n").repeat(share);
    while Instant::now() < until {
        let Ok(mut stream) = stranger(at, 2 * SLOW + HELD + 3 * number).await else { continue };
        let mut block = vec![0; 1 << 16];
        while Instant::now() < until {
            let begun = Instant::now();
            let (mut reader, mut writer) = stream.split();
            let (mut answers, mut count) = (Vec::new(), 0);
            let reading = async {
                while count < share {
                    match timeout(ANSWERED, reader.read(&mut block)).await {
                        Ok(Ok(read @ 1..)) => answers.extend_from_slice(&block[..read]),
                        _ => return false,
                    }
                    count = answers.windows(9).filter(|it| it == b"HTTP/1.1 ").count();
                }
                true
            };
            let (goes_on, _) = tokio::join!(reading, writer.write_all(asks.as_bytes()));
            told.read(&answers);
            if !goes_on {
                break;
            }
            sleep((begun + Duration::from_secs(1)).saturating_duration_since(Instant::now())).await;
        }
    }
    told
}

async fn flood(at: SocketAddr, until: Instant) -> (Told, Told) {
    let flooding: Vec<_> =
        (0..FLOODING).map(|number| tokio::spawn(floods(at, number, until))).collect();
    let slow: Vec<_> = (0..SLOW).map(|number| tokio::spawn(slow(at, number, until))).collect();
    let held: Vec<_> =
        (0..HELD).map(|number| tokio::spawn(held(at, SLOW + number, until))).collect();
    let (mut by_flood, mut by_others) = (Told::default(), Told::default());
    for told in flooding {
        by_flood.add(&told.await.unwrap());
    }
    for slow in slow {
        let (is_over, told) = slow.await.unwrap();
        assert!(is_over, "a slow socket was not let go");
        by_others.add(&told);
    }
    for told in held {
        by_others.add(&told.await.unwrap());
    }
    (by_flood, by_others)
}

/// Sends a history a few rows at a time, to its end and then its end again, and looks for what is to be heard: how long each
/// answer took.
fn sends(
    hub: &Service,
    (token, joint): (&str, &str),
    all: &[RawRow],
    until: Instant,
) -> Vec<Duration> {
    let what = format!("POST {}", rows_of(all[0].hash));
    let hears = format!("GET /v1/joints/{joint}/directives?after=0");
    let (mut from, mut took) = (0, Vec::new());
    while Instant::now() < until || from < all.len() {
        let to = all.len().min(from + 40);
        let from_here = if from == to { to - 1 } else { from };
        let body = batch(all, from_here, to).to_string();
        for (what, body) in [(what.as_str(), body.as_bytes()), (hears.as_str(), b"")] {
            let begun = Instant::now();
            let answer = hub.send(what, token, "", body);
            took.push(begun.elapsed());
            match answer.status {
                200 | 204 => {}
                // More than its own thirty in a second: again.
                429 => {
                    crate::common::moment();
                    continue;
                }
                _ => panic!("{what}: {} {}", answer.head, answer.text()),
            }
            if !body.is_empty() {
                from = to;
            }
        }
    }
    took
}

fn resident_kb(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[test]
fn halls_are_served_on_in_a_flood() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    // Their addresses opened something before.
    let before = resident_kb(day.hub.pid());
    let until = Instant::now() + lasts();
    let (strangers, took) = thread::scope(|scope| {
        let at: SocketAddr = day.hub.listen.parse().unwrap();
        let strangers = scope.spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.unwrap().block_on(flood(at, until))
        });
        let halls = HALLS.map(|hall| {
            let (day, joint) = (&day, joint.as_str());
            scope.spawn(move || {
                sends(&day.hub, (&day.token(hall), joint), &rows(day.path(), hall), until)
            })
        });
        let took: Vec<Duration> = halls.into_iter().flat_map(|it| it.join().unwrap()).collect();
        (strangers.join().unwrap(), took)
    });
    let (by_flood, by_others) = strangers;
    let mut sorted = took;
    sorted.sort();
    let (p95, most) = (sorted[sorted.len() * 95 / 100], *sorted.last().unwrap());
    let grown = resident_kb(day.hub.pid()).saturating_sub(before);
    println!(
        "{} answers to halls, p95 {p95:?}, most {most:?}; the flood {by_flood:?}, others {by_others:?}; {grown} kB more",
        sorted.len()
    );
    assert!(most < ANSWERED, "{most:?}");
    assert!(grown < GROWTH_KB, "{grown} kB");
    // Each row once, and all of them.
    for hall in HALLS {
        let own = rows(day.path(), hall);
        let first = own[0].hash;
        let there = format!(
            "SELECT count(*), count(DISTINCT seq) FROM events WHERE competition = '\\x{first}'"
        );
        assert_eq!(ask(&day.database, &there), format!("{0}|{0}", own.len()));
    }
    // Guesses are counted, and who finds no place or asks too often is told so and when to come again.
    for told in [&by_flood, &by_others] {
        assert!(
            told.by_status.keys().all(|it| [200, 401, 404, 408, 429, 503].contains(it)),
            "{told:?}"
        );
        assert_eq!(told.again, told.of(&[429, 503]), "{told:?}");
        assert_eq!(told.in_words, told.of(&[401, 404, 408, 429, 503]), "{told:?}");
    }
    assert!(by_flood.of(&[429]) > by_flood.of(&[401]), "{by_flood:?}");
    assert!(by_others.of(&[503]) > HELD / 2, "{by_others:?}");
    assert_eq!(day.hub.send("GET /v1/time", "", "", b"").status, 200);
}
