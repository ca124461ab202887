//! A browser's part: a connection that is kept, over TLS or in the clear, from an address of its own.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc::sync_channel;

use super::club::{Asked, Club};
use super::tls::greeted;

/// A connection.
pub struct Client<S> {
    stream: S,
    at: SocketAddr,
    rest: Vec<u8>,
}

/// What was answered.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(of, _)| of.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }
}

impl<S: Read + Write> Client<S> {
    pub fn of(stream: S, at: SocketAddr) -> Self {
        Self { stream, at, rest: Vec::new() }
    }

    pub fn send(&mut self, first: &str, headers: &[(&str, &str)], body: &str) {
        self.send_bytes(first, headers, body.as_bytes()).expect("sent");
    }

    /// # Errors
    ///
    /// Whoever is full lets go before all was sent.
    pub fn send_bytes(
        &mut self,
        first: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> io::Result<()> {
        let mut text = format!("{first} HTTP/1.1\r\nHost: {}\r\n", self.at);
        for (name, value) in headers {
            let _ = write!(text, "{name}: {value}\r\n");
        }
        if !body.is_empty() {
            let _ = write!(text, "Content-Length: {}\r\n", body.len());
        }
        self.stream.write_all(&[text.as_bytes(), b"\r\n", body].concat())
    }

    fn more(&mut self) {
        let mut bytes = [0; 16 * 1024];
        let count = self.stream.read(&mut bytes).expect("answered");
        assert!(count > 0, "the door let go");
        self.rest.extend_from_slice(&bytes[..count]);
    }

    /// Reads up to the end of what is looked for, and gives it.
    pub fn until(&mut self, end: &[u8]) -> Vec<u8> {
        loop {
            let found = self.rest.windows(end.len()).position(|bytes| bytes == end);
            if let Some(found) = found {
                let after = self.rest.split_off(found + end.len());
                return std::mem::replace(&mut self.rest, after);
            }
            self.more();
        }
    }

    pub fn answer(&mut self) -> Answer {
        let head = String::from_utf8(self.until(b"\r\n\r\n")).expect("text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("one");
        let mut answer = Answer { status, head, body: String::new() };
        let long: usize = answer.header("content-length").parse().unwrap_or(0);
        while self.rest.len() < long {
            self.more();
        }
        let after = self.rest.split_off(long);
        let body = std::mem::replace(&mut self.rest, after);
        // A picture is no text.
        answer.body = String::from_utf8_lossy(&body).into_owned();
        answer
    }

    pub fn asked(&mut self, first: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        self.send(first, headers, body);
        self.answer()
    }
}

/// Comes from an address of this machine: one address has so many connections, and no more.
pub fn from(last: u8, to: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().expect("one");
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().expect("one");
        socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into()).expect("free");
        socket.connect(to).await.expect("open").into_std().expect("one")
    });
    stream.set_nonblocking(false).expect("blocking");
    stream.set_nodelay(true).expect("set");
    stream
}

/// A station that is in.
pub struct Station {
    pub client: Client<Box<dyn Both>>,
    cookie: String,
    key: String,
    origin: String,
}

pub trait Both: Read + Write + Send {}

impl<T: Read + Write + Send> Both for T {}

pub fn over_tls(at: SocketAddr) -> Client<Box<dyn Both>> {
    let stream = TcpStream::connect(at).expect("open");
    stream.set_nodelay(true).expect("set");
    Client::of(Box::new(greeted(at, stream).expect("greeted")), at)
}

impl Station {
    /// Joins as an assistant and is let in.
    pub fn join(club: &Club, name: &str) -> Self {
        let (told, invited) = sync_channel(1);
        club.ask.send(Asked::Invite(told)).expect("heard");
        let (number, pin) = invited.recv().expect("invited");
        let (mut client, origin) = (over_tls(club.staff), format!("https://{}", club.staff));
        let form = [("Origin", &*origin), ("Content-Type", "application/x-www-form-urlencoded")];
        let answer = client.asked("POST /j", &form, &format!("name={name}&label={name}&pin={pin}"));
        let held = |answer: &Answer| {
            answer.header("set-cookie").split(';').next().unwrap_or_default().to_owned()
        };
        let waiting = held(&answer);
        let (told, admitted) = sync_channel(1);
        club.ask.send(Asked::Admit(number, told)).expect("heard");
        admitted.recv().expect("in");
        let answer = client.asked("GET /wait", &[("Cookie", &waiting)], "");
        let cookie = held(&answer);
        let list = client.asked("GET /s", &[("Cookie", &cookie)], "");
        let (_, rest) = list.body.split_once("data-key=\"").expect("the list");
        let key = rest.split('"').next().unwrap_or_default().to_owned();
        Self { client, cookie, key, origin }
    }

    /// Connects anew: a door lets go whoever was silent for long.
    pub fn connects(&mut self, to: SocketAddr) {
        self.client = over_tls(to);
    }

    /// Sends a photograph, as the script does.
    ///
    /// # Errors
    ///
    /// The door let go before it had all: to be sent again by a connection of its own.
    pub fn sends(&mut self, id: u32, jpeg: &[u8]) -> io::Result<Answer> {
        let Self { client, cookie, key, origin } = self;
        let id = format!("{id:032x}");
        let headers = [
            ("Cookie", &**cookie),
            ("Origin", origin),
            ("X-Eforos", key),
            ("X-Eforos-Id", &id),
            ("Content-Type", "image/jpeg"),
        ];
        client.send_bytes("POST /s/pictures", &headers, jpeg)?;
        Ok(client.answer())
    }

    /// A page or a picture.
    pub fn gets(&mut self, path: &str) -> Answer {
        let Self { client, cookie, .. } = self;
        client.asked(&format!("GET {path}"), &[("Cookie", cookie)], "")
    }

    pub fn asks(&mut self, path: &str, body: &str) -> Answer {
        let Self { client, cookie, key, origin } = self;
        client.asked(path, &[("Cookie", cookie), ("Origin", origin), ("X-Eforos", key)], body)
    }
}
