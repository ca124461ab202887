//! `eforos hub serve` as a process, and requests to it over real sockets.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

/// A machine's clock that is ahead by as many seconds as a file says, as a library that is loaded before all others.
const CLOCK: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t id, struct timespec *at) {
    static int (*own)(clockid_t, struct timespec *);
    if (!own) own = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int done = own(id, at);
    if (id == CLOCK_REALTIME) {
        char ahead[24] = {0};
        int file = open(getenv("AHEAD"), O_RDONLY);
        if (file >= 0 && read(file, ahead, sizeof ahead - 1) > 0) at->tv_sec += atol(ahead);
        if (file >= 0) close(file);
    }
    return done;
}
"#;

pub struct Service {
    child: Child,
    /// Where readers are told that its pages are, as it says.
    pub public: String,
    pub pages: String,
    /// Where rows are sent.
    pub listen: String,
}

/// An answer: its status, its head, its body.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// What a line of the head says.
    pub fn says(&self, name: &str) -> Option<&str> {
        let line = |line: &'_ str| line.to_lowercase().starts_with(&format!("{name}:"));
        let found = self.head.lines().find(|it| line(it))?;
        found.split_once(':').map(|(_, value)| value.trim())
    }
}

impl Service {
    pub fn start(database: &str) -> Self {
        Self::started(database, "127.0.0.1:0", Stdio::inherit())
    }

    /// The same, and the first line that it tells whoever runs it.
    pub fn told(database: &str) -> (Self, String) {
        let (service, mut notes) = Self::noting(database);
        let mut line = String::new();
        notes.read_line(&mut line).unwrap();
        (service, line)
    }

    /// The same, and all that it tells them.
    pub fn noting(database: &str) -> (Self, BufReader<ChildStderr>) {
        let mut service = Self::started(database, "127.0.0.1:0", Stdio::piped());
        let notes = service.child.stderr.take().unwrap();
        (service, BufReader::new(notes))
    }

    /// With its door for senders where one was before.
    pub fn again(database: &str, listen: &str) -> Self {
        Self::started(database, listen, Stdio::inherit())
    }

    /// The same on a machine whose clock is as many seconds ahead as this file says.
    pub fn at_another_time(database: &str, listen: &str, ahead: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (source, clock) = (folder.path().join("clock.c"), folder.path().join("clock.so"));
        std::fs::write(&source, CLOCK).unwrap();
        let mut make = Command::new("cc");
        make.args(["-shared", "-fPIC", "-o"]).args([&clock, &source]).arg("-ldl");
        assert!(make.status().unwrap().success());
        let mut serve = eforos();
        serve.env("LD_PRELOAD", &clock).env("AHEAD", ahead);
        Self::serving(serve, database, listen, Stdio::inherit())
    }

    fn started(database: &str, listen: &str, notes: Stdio) -> Self {
        Self::serving(eforos(), database, listen, notes)
    }

    /// The same in this language, as the settings of the package say it.
    pub fn speaking(database: &str, language: &str) -> Self {
        let mut serve = eforos();
        serve.env("EFOROS_LANGUAGE", language);
        Self::serving(serve, database, "127.0.0.1:0", Stdio::inherit())
    }

    /// The same whose pages have this address to the outside.
    pub fn public(database: &str, address: &str) -> Self {
        let mut serve = eforos();
        serve.args(["--public", address]);
        Self::serving(serve, database, "127.0.0.1:0", Stdio::inherit())
    }

    /// The same with a certificate of its own.
    pub fn with_certificate(database: &str, cert: &Path, key: &Path) -> Self {
        let mut serve = eforos();
        serve.arg("--cert").arg(cert).arg("--key").arg(key);
        Self::serving(serve, database, "127.0.0.1:0", Stdio::inherit())
    }

    fn serving(mut serve: Command, database: &str, listen: &str, notes: Stdio) -> Self {
        serve.args(["--json", "--database", database]);
        serve.args(["--pages", "127.0.0.1:0", "--listen", listen]);
        // As the unit has it that the package brings.
        serve.env("MALLOC_ARENA_MAX", "1");
        let mut child = serve.stdout(Stdio::piped()).stderr(notes).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let public = told["pages"].as_str().unwrap().to_owned();
        let host = |name: &str| {
            let (_, url) = told[name].as_str().unwrap().split_once("://").unwrap();
            url.split('/').next().unwrap().to_owned()
        };
        Self { pages: host("pages"), listen: host("listen"), public, child }
    }

    /// The process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The same, and whoever asks it to end with [`ended`](Self::ended) reads what it told meanwhile.
    pub fn noted(database: &str) -> Self {
        Self::started(database, "127.0.0.1:0", Stdio::piped())
    }

    /// The same, which tells all that it tells whoever runs it into a file.
    pub fn logging(database: &str, log: &Path) -> Self {
        let mut serve = eforos();
        serve.env("EFOROS_LOG", "trace");
        let log = std::fs::File::create(log).unwrap();
        Self::serving(serve, database, "127.0.0.1:0", Stdio::from(log))
    }

    /// Asks it to end: how it ended, and all that it told whoever runs it.
    pub fn ended(mut self) -> (Option<i32>, String) {
        let pid = self.pid().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let mut notes = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut notes).unwrap();
        (self.child.wait().unwrap().code(), notes)
    }

    /// Asks it to end, and how it ended.
    pub fn end(mut self) -> Option<i32> {
        let pid = self.pid().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }

    /// Asks the senders' door: method and path, a token, further lines of the head, a body.
    pub fn send(&self, what: &str, token: &str, head: &str, body: &[u8]) -> Answer {
        send(&self.listen, what, token, head, body).unwrap()
    }

    /// Ends it at once.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks for a page, with further lines of the head.
    pub fn page(&self, path: &str, head: &str) -> Answer {
        ask(&self.pages, &format!("GET {path} HTTP/1.1\r\nHost: x\r\n{head}"), b"").unwrap()
    }
}

/// The program as a service, in English.
fn eforos() -> Command {
    let mut eforos = Command::new(env!("CARGO_BIN_EXE_eforos"));
    eforos.args(["hub", "serve"]).env("EFOROS_LANGUAGE", "en");
    eforos
}

/// Asks a senders' door.
pub fn send(
    host: &str,
    what: &str,
    token: &str,
    head: &str,
    body: &[u8],
) -> std::io::Result<Answer> {
    let shown =
        if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    ask(host, &format!("{what} HTTP/1.1\r\nHost: x\r\n{shown}{head}"), body)
}

/// Sends a request whose head lacks its end and what is said of the connection.
pub fn ask(host: &str, head: &str, body: &[u8]) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    let length = if head.starts_with("GET") {
        String::new()
    } else {
        format!("Content-Length: {}\r\n", body.len())
    };
    stream.write_all(format!("{head}{length}Connection: close\r\n\r\n").as_bytes())?;
    stream.write_all(body)?;
    let mut all = Vec::new();
    stream.read_to_end(&mut all)?;
    let cut = all.windows(4).position(|four| four == b"\r\n\r\n");
    let cut = cut.ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let head = String::from_utf8_lossy(&all[..cut]).into_owned();
    let status = head.split(' ').nth(1).and_then(|it| it.parse().ok());
    let status = status.ok_or(std::io::ErrorKind::InvalidData)?;
    Ok(Answer { status, head, body: all[cut + 4..].to_vec() })
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
