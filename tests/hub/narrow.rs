//! A thin line to a hub: upwards it lets through as many bytes as it is given, downwards everything. It keeps what passed.
#![allow(dead_code, reason = "tests and figures use their own parts of this")]

use std::collections::BTreeMap;
use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use flate2::read::GzDecoder;

/// So much is read at once.
const BYTES: usize = 4096;
/// How requests begin, first one that sends rows.
const BEGIN: [&[u8]; 4] = [b"POST /v1/competitions/", b"POST ", b"PUT ", b"GET "];
/// So much of such a request is its head and the beginning of what it sends.
const BEGUN: usize = 1000;

/// The line of one program, at an address of its own on this machine.
pub struct Narrow {
    /// Where it begins: `http://…`.
    pub url: String,
    gate: Arc<Gate>,
}

/// Which way something goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Up,
    Down,
}

#[derive(Default)]
struct Gate {
    passed: Mutex<Passed>,
    /// What passed, by connection.
    kept: Mutex<BTreeMap<(u64, Way), Vec<u8>>>,
    changed: Condvar,
}

#[derive(Default)]
struct Passed {
    /// How many bytes may pass; `None`: all.
    given: Option<usize>,
    /// The last request of each connection.
    requests: BTreeMap<u64, Request>,
    /// How many there were of both.
    connections: u64,
    begun: u64,
}

/// A request, and how many of its bytes passed and are held.
#[derive(Default)]
struct Request {
    number: u64,
    sends_rows: bool,
    passed: usize,
    held: usize,
}

impl Narrow {
    /// One that lets nothing up yet, to the hub at this address.
    pub fn shut(hub: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("an address");
        let url = format!("http://{}", listener.local_addr().expect("bound"));
        let gate = Arc::new(Gate::default());
        gate.passed().given = Some(0);
        let (own, hub) = (Arc::clone(&gate), hub.to_owned());
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // A hub that is not there is a line that goes nowhere.
                let _ = joined(near, &hub, &own);
            }
        });
        Self { url, gate }
    }

    /// One that lets everything pass.
    pub fn wide(hub: &str) -> Self {
        let line = Self::shut(hub);
        line.open();
        line
    }

    /// Where it begins, without `http://`.
    pub fn host(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    /// Whether any of these texts passed, up or down, packed or not.
    pub fn has_passed(&self, texts: &[&str]) -> bool {
        let kept = self.gate.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.values().any(|bytes| {
            let plain = unpacked(bytes);
            texts.iter().any(|text| plain.windows(text.len()).any(|at| at == text.as_bytes()))
        })
    }

    /// So many bytes more may go up; waits until they have, or nobody has any to send.
    pub fn give(&self, bytes: usize) {
        let mut passed = self.gate.passed();
        if let Some(given) = &mut passed.given {
            *given += bytes;
        }
        self.gate.changed.notify_all();
        let waits =
            |passed: &mut Passed| passed.given.is_some_and(|given| given > 0) && !passed.is_idle();
        drop(self.gate.wait(passed, waits));
    }

    /// So many bytes may go up, and no more: what was given before and not needed is gone.
    pub fn give_at_most(&self, bytes: usize) {
        if let Some(given) = &mut self.gate.passed().given {
            *given = bytes;
        }
        self.gate.changed.notify_all();
    }

    /// Waits until rows go up.
    pub fn until_rows_pass(&self) {
        let is_begun = |it: &Request| it.sends_rows && it.passed >= BEGUN;
        let waits = |passed: &mut Passed| !passed.requests.values().any(is_begun);
        drop(self.gate.wait(self.gate.passed(), waits));
    }

    /// Everything goes up from now on.
    pub fn open(&self) {
        self.gate.passed().given = None;
        self.gate.changed.notify_all();
    }

    /// Gives bytes, few at a time, until a request is held in the midst of the rows that it sends. Its number.
    ///
    /// # Panics
    /// If none is, for as long as a slow machine may need.
    pub fn until_rows_are_held(&self) -> u64 {
        loop {
            if let Some(number) = self.holds_rows() {
                return number;
            }
            let passed = self.gate.wait(self.gate.passed(), |passed| passed.is_idle());
            assert!(!passed.is_idle(), "nothing is sent");
            drop(passed);
            self.give(64);
        }
    }

    /// The request that is held in the midst of its rows.
    pub fn holds_rows(&self) -> Option<u64> {
        let passed = self.gate.passed();
        let is_shut = passed.given == Some(0);
        let holds = |it: &Request| is_shut && it.sends_rows && it.held > 0 && it.passed >= BEGUN;
        passed.requests.values().find(|it| holds(it)).map(|it| it.number)
    }
}

impl Passed {
    /// Whether no request has bytes that did not pass.
    fn is_idle(&self) -> bool {
        self.requests.values().all(|request| request.held == 0)
    }
}

impl Gate {
    fn passed(&self) -> MutexGuard<'_, Passed> {
        self.passed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while it is so, no longer than a slow machine may need.
    fn wait<'a>(
        &self,
        passed: MutexGuard<'a, Passed>,
        is_so: impl FnMut(&mut Passed) -> bool,
    ) -> MutexGuard<'a, Passed> {
        let waited = self.changed.wait_timeout_while(passed, Duration::from_secs(90), is_so);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn keep(&self, of: (u64, Way), bytes: &[u8]) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry(of).or_default().extend_from_slice(bytes);
    }

    /// Passes bytes of a connection on, as they are given.
    fn pass(&self, connection: u64, mut bytes: &[u8], to: &mut TcpStream) -> io::Result<()> {
        // A connection has many requests, and each waits for the answer to the one before.
        if let Some(kind) = BEGIN.iter().position(|begin| bytes.starts_with(begin)) {
            let mut passed = self.passed();
            passed.begun += 1;
            let request =
                Request { number: passed.begun, sends_rows: kind == 0, ..Request::default() };
            passed.requests.insert(connection, request);
        }
        while !bytes.is_empty() {
            let mut passed = self.passed();
            passed.requests.entry(connection).or_default().held = bytes.len();
            self.changed.notify_all();
            let waited = self.changed.wait_while(passed, |passed| passed.given == Some(0));
            let mut passed = waited.unwrap_or_else(PoisonError::into_inner);
            let count = passed.given.map_or(bytes.len(), |given| given.min(bytes.len()));
            if let Some(given) = &mut passed.given {
                *given -= count;
            }
            let request = passed.requests.entry(connection).or_default();
            (request.passed, request.held) = (request.passed + count, bytes.len() - count);
            self.changed.notify_all();
            drop(passed);
            to.write_all(&bytes[..count])?;
            bytes = &bytes[count..];
        }
        Ok(())
    }
}

/// Passes on what comes from both sides, until one ends.
fn joined(near: TcpStream, hub: &str, gate: &Arc<Gate>) -> io::Result<()> {
    let far = TcpStream::connect(hub)?;
    let connection = {
        let mut passed = gate.passed();
        passed.connections += 1;
        passed.connections
    };
    let (mut from, mut to) = (near.try_clone()?, far.try_clone()?);
    let (gate, own) = (Arc::clone(gate), Arc::clone(gate));
    thread::spawn(move || {
        let mut bytes = [0; BYTES];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            gate.keep((connection, Way::Up), &bytes[..count]);
            if gate.pass(connection, &bytes[..count], &mut to).is_err() {
                break;
            }
        }
        gate.passed().requests.remove(&connection);
        gate.changed.notify_all();
        ends(&from, &to);
    });
    let (mut from, mut to) = (far, near);
    thread::spawn(move || {
        let mut bytes = [0; BYTES];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            own.keep((connection, Way::Down), &bytes[..count]);
            if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        ends(&from, &to);
    });
    Ok(())
}

/// Requests or answers one after another, their bodies unpacked.
fn unpacked(mut bytes: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    while let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
        let (head, rest) = bytes.split_at(at + 4);
        let told = String::from_utf8_lossy(head).to_lowercase();
        assert!(!told.contains("transfer-encoding"), "{told}");
        let length = told.lines().find_map(|line| line.strip_prefix("content-length:"));
        let length = length.map_or(0, |it| it.trim().parse().expect("a length"));
        let body = &rest[..rest.len().min(length)];
        all.extend_from_slice(head);
        if told.contains("content-encoding: gzip") {
            // Of one that is still on its way there is as much as came.
            let _ = GzDecoder::new(body).read_to_end(&mut all);
        } else {
            all.extend_from_slice(body);
        }
        bytes = &rest[body.len()..];
    }
    all.extend_from_slice(bytes);
    all
}

fn ends(one: &TcpStream, other: &TcpStream) {
    for side in [one, other] {
        // It may have ended by itself.
        let _ = side.shutdown(Shutdown::Both);
    }
}
