//! `eforos serve`: the doors without a window, as a service has them.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use eforos::web::{FIRST_PORT, LAST_PORT};
use serde_json::Value;

use super::support::Desk;
#[cfg(target_os = "linux")]
use super::support::said;

/// A service under test, and what it says.
pub struct Service {
    pub child: Child,
    pub lines: BufReader<ChildStdout>,
    pub input: ChildStdin,
}

impl Service {
    pub fn start(desk: &Desk, file: &str, ports: &str) -> Self {
        Self::with(desk, file, ports, &[])
    }

    pub fn with(desk: &Desk, file: &str, ports: &str, more: &[&str]) -> Self {
        let args = ["serve", file, "--address", "127.0.0.1", "--ports", ports, "--json"];
        Self::of(&mut desk.command(&[&args, more].concat()))
    }

    fn of(command: &mut Command) -> Self {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        let input = child.stdin.take().unwrap();
        Self { child, lines, input }
    }

    pub fn line(&mut self) -> Value {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line:?}"))
    }

    pub fn type_in(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// How it ended, once it was asked to.
    pub fn ends(mut self) -> (i32, Duration) {
        let asked = Instant::now();
        let code = self.child.wait().unwrap().code().unwrap();
        (code, asked.elapsed())
    }
}

pub fn get(url: &str, path: &str) -> String {
    let at = url.strip_prefix("http://").unwrap().trim_end_matches('/');
    let mut stream = TcpStream::connect(at).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A port that is free now.
pub fn free() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port().min(64_000).to_string()
}

/// What a firewall was told of stays true: the first free pair of 8014 to 8033.
#[test]
fn without_a_wish_the_first_free_pair_of_its_ports_is_opened() {
    assert_eq!((FIRST_PORT, LAST_PORT), (8014, 8033));
    let desk = Desk::new();
    a_day(&desk);
    let mut command = desk.command(&["serve", "a.eforos", "--address", "127.0.0.1", "--json"]);
    let mut service = Service::of(&mut command);
    let open = service.line();
    let port = |door: &str| -> u16 {
        let url = open[door].as_str().unwrap_or_else(|| panic!("{open}")).trim_end_matches('/');
        url.rsplit(':').next().unwrap().parse().unwrap()
    };
    let (hall, staff) = (port("hall"), port("staff"));
    assert!((8014..8033).contains(&hall) && staff == hall + 1, "{open}");
    service.type_in("close");
    assert_eq!(service.line()["doors"], "closed");
    assert_eq!(service.ends().0, 0);
}

/// A process that has no network but itself is told what to do; nothing is opened and nothing left behind.
#[cfg(target_os = "linux")]
#[test]
fn on_a_machine_without_a_network_nothing_is_opened() {
    let apart = || {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--net"]);
        command
    };
    // Where nobody may make a network of their own there is none to look at.
    if !apart().arg("true").stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return;
    }
    let desk = Desk::new();
    a_day(&desk);
    let before = desk.names();
    let service = desk.command(&["serve", "a.eforos", "--json"]);
    let mut command = apart();
    command.arg(service.get_program()).args(service.get_args()).current_dir(desk.path("."));
    command.env("EFOROS_LANGUAGE", "en").env("XDG_DATA_HOME", desk.path("data"));
    let said = said(command.output().unwrap());
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{}", said.err);
    let remedy = "This machine has no address in a network of the hall: join one";
    assert!(said.err.contains(remedy), "{}", said.err);
    assert_eq!(desk.names(), before);
}

/// However many come: a machine that runs a hall's time has cores for little else.
#[cfg(target_os = "linux")]
#[test]
fn the_doors_have_two_threads_and_no_more() {
    let desk = Desk::new();
    a_day(&desk);
    let mut service = Service::start(&desk, "a.eforos", &free());
    let open = service.line();
    let hall = open["hall"].as_str().unwrap().trim_end_matches('/').to_owned();
    let at = hall.strip_prefix("http://").unwrap().to_owned();
    let held: Vec<TcpStream> = (0..50).map(|_| TcpStream::connect(&at).unwrap()).collect();
    assert!(get(&hall, "/t").contains("200 OK"));
    let tasks = std::fs::read_dir(format!("/proc/{}/task", service.child.id())).unwrap();
    let name = |task: std::path::PathBuf| std::fs::read_to_string(task.join("comm")).unwrap();
    let names: Vec<String> = tasks.map(|task| name(task.unwrap().path())).collect();
    let doors = names.iter().filter(|name| name.trim() == "doors").count();
    assert_eq!(doors, 2, "{names:?}");
    drop(held);
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
}

#[test]
fn a_signed_competition_is_served_until_a_line_says_close() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "12"]);
    let before = desk.read("a.eforos");
    let invites = ["--invite", "assistant=2,jury=1"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &invites);
    let open = service.line();
    assert_eq!(open["doors"], "open");
    // Nobody is invited any more, and that is said, once for all whom the command line names.
    let shut = |told: Value| {
        let text = told["refused"]["text"].as_str().unwrap_or_else(|| panic!("{told}"));
        assert!(text.starts_with("The competition is signed"), "{text}");
    };
    shut(service.line());
    for line in ["invite jury", "invite assistant Anna", "admit 1", "stations", "revoke 1"] {
        service.type_in(line);
        shut(service.line());
    }
    let url = open["hall"].as_str().unwrap().to_owned();
    let standings = get(&url, "/standings");
    assert!(standings.starts_with("HTTP/1.1 200"), "{standings}");
    assert_eq!(standings.matches("<th scope=\"row\">").count(), 12, "{standings}");
    assert!(get(&url, "/").contains("data-kind=\"signed\""));
    // It holds the file: nobody else serves it meanwhile.
    let other = desk.refused(1, &["serve", "a.eforos", "--address", "127.0.0.1"]);
    assert!(other.contains("a.eforos"), "{other}");
    service.type_in("draw");
    let refused = service.line();
    assert!(refused["refused"]["text"].as_str().unwrap().contains("draw"), "{refused}");
    assert!(refused["refused"]["text"].as_str().unwrap().contains("help"), "{refused}");
    service.type_in("help");
    // Nobody keys after the signature: what is told is what it knows now.
    let known: Vec<String> = (0..3)
        .map(|_| {
            let told = service.line();
            assert!(!told["help"]["about"].as_str().unwrap().is_empty(), "{told}");
            told["help"]["line"].as_str().unwrap().split(' ').next().unwrap().to_owned()
        })
        .collect();
    assert_eq!(known, ["publish", "close", "help"]);
    service.type_in("publish 1");
    let signed = service.line()["refused"]["text"].to_string();
    assert!(!signed.contains("help"), "{signed}");
    service.type_in("close");
    assert_eq!(service.line()["doors"], "closed");
    let (code, took) = service.ends();
    assert_eq!(code, 0);
    assert!(took < Duration::from_secs(2), "{took:?}");
    desk.ok(&["verify", "a.eforos"]);
    assert_eq!(desk.read("a.eforos").len(), before.len(), "nothing was recorded");
}

/// The end of a service on Unix is a signal.
#[cfg(unix)]
#[test]
fn the_end_of_standard_input_changes_nothing_and_the_systems_end_closes_the_doors() {
    let desk = Desk::new();
    desk.ok(&["demo", "game.eforos", "--rules", "ro-duplicate-2007", "--players", "6"]);
    let mut service = Service::start(&desk, "game.eforos", &free());
    let url = service.line()["hall"].as_str().unwrap().to_owned();
    let Service { child, lines, input } = service;
    drop(input);
    let page = get(&url, "/");
    assert!(page.contains("<html lang=\"ro\">"), "the competition's own language: {page}");
    let pid = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(sent.success());
    let asked = Instant::now();
    let mut child = child;
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(2));
    let last = lines.lines().map_while(Result::ok).last().unwrap();
    assert_eq!(last, r#"{"doors":"closed"}"#);
    desk.ok(&["verify", "game.eforos"]);
}

#[test]
fn those_who_are_named_at_the_start_are_invited() {
    let desk = Desk::new();
    desk.ok(&["demo", "signed.eforos", "--players", "3"]);
    desk.write("day.json", desk.ok(&["export", "signed.eforos"]));
    desk.ok(&["import", "day.json", "a.eforos"]);
    let more = ["--invite", "assistant=2,jury=1,screen=1"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &more);
    assert_eq!(service.line()["doors"], "open");
    let invited: Vec<Value> = (0..4).map(|_| service.line()["invited"].clone()).collect();
    let roles: Vec<&str> = invited.iter().map(|one| one["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["assistant", "assistant", "jury", "screen"]);
    let pins: std::collections::BTreeSet<&str> =
        invited.iter().map(|one| one["pin"].as_str().unwrap()).collect();
    assert!(pins.len() == 4 && pins.iter().all(|pin| pin.len() == 6), "{pins:?}");
    // Each line that help tells is known: typed with a number that nobody has, it is refused in other words.
    service.type_in("help");
    let told = |service: &mut Service| service.line()["help"]["line"].as_str().unwrap().to_owned();
    let lines: Vec<String> = (0..8).map(|_| told(&mut service)).collect();
    for line in lines.iter().filter(|line| line.ends_with(" N") || line.ends_with(" R")) {
        service.type_in(&line.replace(['N', 'R'], "99"));
        let refused = service.line()["refused"]["text"].to_string();
        assert!(!refused.contains("help"), "{line}: {refused}");
    }
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
}

#[test]
fn what_cannot_be_opened_to_the_hall_is_refused_with_a_remedy() {
    let desk = Desk::new();
    desk.ok(&["demo", "a.eforos", "--players", "3"]);
    for address in ["8.8.8.8", "0.0.0.0", "192.0.2.1", "127.0.0.2"] {
        let said = desk.refused(1, &["serve", "a.eforos", "--address", address]);
        assert!(said.contains(address), "{said}");
    }
    for odd in
        ["assistant", "assistant=0", "referee=1", "assistant=9,jury=8", "assistant=x", "jury=1,"]
    {
        let told = desk.refused(2, &["serve", "a.eforos", "--invite", odd]);
        assert!(told.contains(odd) && told.contains("--invite"), "{told}");
    }
    assert_eq!(desk.run(&["serve", "a.eforos", "--address", "localhost"]).code, 2);
    assert_eq!(desk.run(&["serve", "a.eforos", "--address", "127.0.0.1", "--ports", "80"]).code, 2);
    let none = desk.refused(1, &["serve", "none.eforos", "--address", "127.0.0.1"]);
    assert!(none.contains("none.eforos"), "{none}");
    // Every port from there on is another program's.
    let taken: Vec<TcpListener> =
        (64_900..=64_920).filter_map(|port| TcpListener::bind(("127.0.0.1", port)).ok()).collect();
    let ports = ["serve", "a.eforos", "--address", "127.0.0.1", "--ports", "64900"];
    let said = desk.refused(1, &ports);
    assert!(said.contains("64900") && said.contains("--ports"), "{said}");
    drop(taken);
}

/// What a station asks of a service, and how it is answered.
pub fn asked(at: std::net::SocketAddr, first: &str, headers: &[&str], body: &str) -> (u16, String) {
    let headers: Vec<String> = headers.iter().map(|header| format!("{header}\r\n")).collect();
    let headers = headers.concat();
    let request = format!(
        "{first} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n{headers}\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let bytes = crate::common::tls::exchanged(at, request.as_bytes());
    let text = String::from_utf8(bytes).unwrap();
    let status = text.split(' ').nth(1).unwrap().parse().unwrap();
    (status, text)
}

/// How a form is sent.
pub const FORM: &str = "Content-Type: application/x-www-form-urlencoded";

/// What a device holds from then on.
pub fn held(text: &str) -> String {
    let (_, rest) = text.split_once("__Host-eforos=").unwrap();
    format!("Cookie: __Host-eforos={}", rest.split(';').next().unwrap())
}

/// A day whose last round has no sheet.
pub fn a_day(desk: &Desk) {
    desk.ok(&["demo", "signed.eforos", "--players", "3"]);
    let mut day: Value = serde_json::from_str(&desk.ok(&["export", "signed.eforos"])).unwrap();
    let rounds = day["rounds"].as_array_mut().unwrap();
    rounds.last_mut().unwrap()["sheets"] = Value::Array(Vec::new());
    (day["objections"], day["penalties"]) = (Value::Array(Vec::new()), Value::Array(Vec::new()));
    desk.write("day.json", day.to_string());
    desk.ok(&["import", "day.json", "a.eforos"]);
}

/// How often a sheet was declared not handed in, as the file says.
#[cfg(unix)]
pub fn declared(desk: &Desk) -> usize {
    desk.ok(&["log", "a.eforos", "--json"]).matches("not_handed_in").count()
}

/// What a disk does to a running process that has no room left, and then has some again.
#[cfg(target_os = "linux")]
fn room(service: &Service, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let pid = service.child.id().to_string();
    let done = std::process::Command::new("prlimit").args(["--pid", &pid, &limit]).status();
    assert!(done.unwrap().success(), "{limit}");
}

#[cfg(target_os = "linux")]
#[test]
fn while_the_disk_is_full_nothing_is_told_as_saved_and_later_it_is_once() {
    let desk = Desk::new();
    a_day(&desk);
    let before = declared(&desk);
    let more = ["--invite", "assistant=1", "--admit", "pin"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &more);
    let open = service.line();
    let staff = open["staff"].as_str().unwrap().strip_prefix("https://").unwrap();
    let at: std::net::SocketAddr = staff.trim_end_matches('/').parse().unwrap();
    let pin = service.line()["invited"]["pin"].as_str().unwrap().to_owned();

    let (status, joined) = asked(at, "POST /j", &[FORM], &format!("name=A&label=1&pin={pin}"));
    assert_eq!(status, 303, "{joined}");
    let waiting = held(&joined);
    let begun = Instant::now();
    let cookie = loop {
        let (status, text) = asked(at, "GET /wait", &[&waiting], "");
        if status == 303 {
            break held(&text);
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{text}");
    };
    let (_, list) = asked(at, "GET /s", &[&cookie], "");
    let (_, rest) = list.split_once("data-key=\"").unwrap();
    let key = format!("X-Eforos: {}", rest.split('"').next().unwrap());
    let save = |player: u8| {
        let ask = format!(
            r#"{{"id":"{player:032x}","ask":"not_handed_in","round":14,"player":{player}}}"#
        );
        asked(at, "POST /api/do", &[&cookie, &key], &ask)
    };
    let (status, told) = save(1);
    assert_eq!(status, 200, "{told}");
    room(&service, "1024");
    for _ in 0..2 {
        let (status, told) = save(2);
        assert!(status == 503 && told.contains(r#""why":"not_saved""#), "{told}");
        assert!(told.to_lowercase().contains("retry-after"), "{told}");
    }
    assert_eq!(get(open["hall"].as_str().unwrap(), "/t").split(' ').nth(1), Some("200"));
    room(&service, "unlimited");
    let (status, first) = save(2);
    let (_, again) = save(2);
    let body = |text: &str| text.split_once("\r\n\r\n").unwrap().1.to_owned();
    assert!(status == 200 && body(&first) == body(&again), "{first}\n{again}");
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
    desk.ok(&["verify", "a.eforos"]);
    assert_eq!(declared(&desk), before + 2);
}
