//! A club with its staff door, whose owner a test is; what a device asks there goes by real TLS.

use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chrono::NaiveDate;
use eforos::domain::person::Role;
use eforos::language::{Language, Sentences};
use eforos::session::{Keeper, Session};
use eforos::stations::{
    Answer as Told, Errand, From, Publisher, Request, Shows, Staff, Turns, Waiting,
};
use eforos::storage::Access;
use eforos::web::{Doors, Opening, StaffOpening, Stand, identity};
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;

use super::{Answer, Hand, look};
use crate::common::tls::exchanged;

/// A competition, its doors, and its owner, who is a test.
pub struct Club<F: Sentences> {
    pub folder: TempDir,
    pub hand: Hand,
    pub keeper: Keeper<F>,
    pub staff: Staff<F>,
    asks: Arc<Waiting>,
    is_deaf: bool,
    pub doors: Doors,
    pub at: SocketAddr,
    /// By what its devices were let in: PINs and keys.
    pub invited: Vec<String>,
}

fn chance(bytes: &mut [u8]) {
    getrandom::fill(bytes).unwrap();
}

impl<F: Shows + Sentences> Club<F> {
    pub fn open(folder: TempDir, hand: Hand, mut keeper: Keeper<F>) -> Self {
        let staff = Staff::open(F::keying().unwrap(), &mut keeper, false, chance).unwrap();
        let asks = Arc::<Waiting>::default();
        let waiting = Arc::clone(&asks);
        let today = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let address = Ipv4Addr::LOCALHOST;
        let opening = StaffOpening {
            identity: identity(&folder.path().join("doors"), address, today).unwrap(),
            ask: Arc::new(move |request| waiting.put(request)),
            stand: Stand { roster: staff.roster(&keeper), ..Stand::default() },
            game: "g".to_owned(),
        };
        let shown = look(&mut Publisher::default(), &keeper).unwrap();
        let (ports, time) = ((0, 0), hand.source());
        let doors = Doors::open(Opening { address, ports, shown, time, staff: Some(opening) });
        let doors = doors.unwrap();
        let at = doors.staff().unwrap();
        let at = at.strip_prefix("https://").unwrap().strip_suffix('/').unwrap().parse().unwrap();
        let (is_deaf, invited) = (false, Vec::new());
        Self { folder, hand, keeper, staff, asks, is_deaf, doors, at, invited }
    }

    /// The program dies, and is started again.
    pub fn again(self) -> Self {
        let Self { folder, hand, keeper, .. } = self;
        let path = folder.path().join("a.eforos");
        drop(keeper);
        let session = Session::open(&path, Access::Write, hand.source()).unwrap();
        Self::open(folder, hand, Keeper::new(session, None))
    }

    /// Where the hall door is.
    pub fn hall(&self) -> SocketAddr {
        let url = self.doors.hall();
        url.strip_prefix("http://").unwrap().strip_suffix('/').unwrap().parse().unwrap()
    }

    /// From now on the owner hears nothing.
    pub fn deaf(&mut self) {
        self.is_deaf = true;
        self.waited_for(Waiting::MOST);
    }

    /// As if so many had asked something: how many of them wait, and how many were answered since.
    pub fn waited_for(&self, count: usize) -> (usize, Arc<AtomicUsize>) {
        let answered = Arc::<AtomicUsize>::default();
        let waits = (0..count).filter(|_| {
            let answered = Arc::clone(&answered);
            let reply = Box::new(move |_| {
                answered.fetch_add(1, Ordering::Relaxed);
            });
            let from = From { token: None, plain: false, language: Language::Greek };
            self.asks.put(Request { from, errand: Errand::Wait, reply })
        });
        (waits.count(), answered)
    }

    /// While the owner does something else.
    pub fn unheard<T>(&mut self, does: impl FnOnce(&mut Self) -> T) -> T {
        let was_deaf = std::mem::replace(&mut self.is_deaf, true);
        let done = does(self);
        self.is_deaf = was_deaf;
        done
    }

    pub fn stand(&self) {
        let version = self.keeper.record().log().len() as u64;
        let photographs = self.staff.takes_photographs();
        let roster = self.staff.roster(&self.keeper);
        self.doors.stand(Stand { roster, version, photographs, by_pin: self.staff.by_pin() });
    }

    /// Sends this, and answers as the owner does until there is an answer.
    pub fn send(&mut self, request: Vec<u8>) -> Answer {
        let at = self.at;
        self.attending(move || Answer::of(exchanged(at, &request)))
    }

    /// Answers as the owner does until this is done.
    pub fn attending<T: Send + 'static>(&mut self, does: impl FnOnce() -> T + Send + 'static) -> T {
        let sent = std::thread::spawn(does);
        let until = Instant::now() + Duration::from_secs(30);
        while !sent.is_finished() && Instant::now() < until {
            if self.is_deaf {
                std::thread::yield_now();
            } else if self.asks.comes_within(Duration::from_millis(2)) {
                self.attends();
            }
        }
        sent.join().unwrap()
    }

    /// Answers what waits, as the owner does.
    pub fn attends(&mut self) {
        let asks = Arc::clone(&self.asks);
        for turn in Turns::of(|| asks.take()) {
            self.staff.attend(&mut self.keeper, turn);
            self.stand();
        }
    }

    /// A device asks this, without a socket, once its owner attends.
    pub fn puts(&self, label: &str, errand: Errand, told: impl FnOnce(Told) + Send + 'static) {
        let mut known = self.keeper.stations().iter();
        let token = known.find(|station| station.who.station == label).map(|it| it.token);
        let from = From { token, plain: false, language: Language::Greek };
        assert!(self.asks.put(Request { from, errand, reply: Box::new(told) }));
    }

    pub fn request(&mut self, first: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut text = format!("{first} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.at);
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if !body.is_empty() {
            write!(text, "Content-Length: {}\r\n", body.len()).unwrap();
        }
        self.send(format!("{text}\r\n{body}").into_bytes())
    }

    pub fn form(&mut self, path: &str, cookie: &str, pairs: &[(&str, &str)]) -> Answer {
        let origin = format!("https://{}", self.at);
        let headers = [
            ("Origin", origin.as_str()),
            ("Content-Type", "application/x-www-form-urlencoded"),
            ("Cookie", cookie),
        ];
        let used = usize::from(!cookie.is_empty());
        let headers = &headers[..2 + used];
        self.request(&format!("POST {path}"), headers, &encoded(pairs))
    }

    /// An assistant joins and is let in.
    pub fn joined(&mut self, name: &str, label: &str) -> Device {
        self.joined_as(Role::Assistant, name, label)
    }

    /// Somebody joins and is let in, and comes to the page of their office.
    pub fn joined_as(&mut self, role: Role, name: &str, label: &str) -> Device {
        let home = match role {
            Role::Jury => "/w",
            Role::Screen => "/screen",
            Role::Assistant | Role::Referee | Role::Centre => "/s",
        };
        let invited = self.staff.invite(&self.keeper, role, "").unwrap();
        self.invited.extend([invited.pin.clone(), invited.key.clone()]);
        let pairs = [("name", name), ("label", label), ("pin", invited.pin.as_str())];
        let answer = self.form("/j", "", &pairs);
        assert_eq!((answer.status, answer.header("location")), (303, Some("/wait")), "{answer:?}");
        let waiting = cookie(&answer);
        let wait = self.request("GET /wait", &[("Cookie", &waiting)], "");
        assert_eq!(wait.status, 200);
        self.staff.admit(&mut self.keeper, invited.number).unwrap();
        self.stand();
        let wait = self.request("GET /wait", &[("Cookie", &waiting)], "");
        let to = wait.header("location").unwrap();
        assert_eq!((wait.status, to.trim_end_matches("?told=renamed")), (303, home));
        let cookie = cookie(&wait);
        assert_ne!(cookie, waiting);
        // A screen's own page has no form.
        let home = if role == Role::Screen { "/help" } else { home };
        let page = self.request(&format!("GET {home}"), &[("Cookie", &cookie)], "");
        assert_eq!(page.status, 200, "{page:?}");
        let (_, rest) = page.body.split_once("data-key=\"").unwrap();
        let key = rest.split('"').next().unwrap().to_owned();
        Device { cookie, key }
    }

    pub fn get(&mut self, device: &Device, path: &str) -> Answer {
        self.request(&format!("GET {path}"), &[("Cookie", &device.cookie)], "")
    }

    pub fn api(&mut self, device: &Device, first: &str, asked: &Value) -> (u16, Value) {
        let origin = format!("https://{}", self.at);
        let headers =
            [("Cookie", device.cookie.as_str()), ("Origin", &origin), ("X-Eforos", &device.key)];
        let answer = self.request(first, &headers, &asked.to_string());
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    pub fn ask(&mut self, device: &Device, id: u8, mut asked: Value) -> (u16, Value) {
        asked["id"] = format!("{id:02x}").repeat(16).into();
        self.api(device, "POST /api/do", &asked)
    }

    /// By which event of the file a sheet's words, or a slip, stand as and where they do; 0 before there are any.
    pub fn version(&self, sheet: u32) -> u64 {
        let file = Connection::open(self.folder.path().join("a.eforos")).unwrap();
        let own = |(format, kind, it)| {
            format!("ifnull(json_extract(body, '$.{format}.{kind}.{it}'), 0) = ?1")
        };
        let kinds = [
            ("anagram", "sheet_keyed", "sheet"),
            ("anagram", "sheet_moved", "sheet"),
            ("duplicate", "slip_moved", "slip"),
            ("anagram", "sheet_revised", "sheet"),
            ("anagram", "keyings_settled", "sheet"),
            ("duplicate", "slip_keyed", "slip"),
            ("duplicate", "slip_revised", "slip"),
            ("duplicate", "keyings_settled", "slip"),
        ];
        let newest = format!(
            "SELECT ifnull(max(seq), 0) FROM events WHERE ({}) AND action NOT IN \
             (SELECT json_extract(body, '$.undone.action') FROM events WHERE json_extract(body, '$.undone') IS NOT NULL)",
            kinds.map(own).join(" OR ")
        );
        let newest: i64 = file.query_row(&newest, [sheet], |row| row.get(0)).unwrap();
        u64::try_from(newest).unwrap()
    }

    pub fn events(&self) -> usize {
        self.keeper.record().log().len()
    }
}

/// A browser that was let in.
pub struct Device {
    pub cookie: String,
    pub key: String,
}

pub fn cookie(answer: &Answer) -> String {
    let held = answer.header("set-cookie").unwrap();
    for said in ["__host-eforos=", "httponly", "secure", "samesite=strict", "path=/"] {
        assert!(held.contains(said), "{held}");
    }
    let (value, _) = held.split_once(';').unwrap();
    value.replace("__host-eforos", "__Host-eforos")
}

pub fn encoded(pairs: &[(&str, &str)]) -> String {
    let of = |text: &str| {
        text.bytes().fold(String::new(), |mut coded, byte| {
            write!(coded, "%{byte:02X}").unwrap();
            coded
        })
    };
    let pairs = pairs.iter().map(|(name, text)| format!("{}={}", of(name), of(text)));
    pairs.collect::<Vec<_>>().join("&")
}
