//! What is asked of a service line by line, and what it says of all that happens: in whose name, and that a reader who
//! takes nothing, a file that may not be written and a certificate that cannot be read stop nothing or everything.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
#[cfg(target_os = "linux")]
use std::os::unix::net::UnixListener;
use std::process::{Command, Stdio};
use std::time::Duration;
#[cfg(unix)]
use std::time::Instant;

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command as Common;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::classic::rules::{CA_LLISCA, Rules};
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::language::{Language, tr};
use eforos::lexicon::{Lexicon, Title};
use eforos::session::time::machine;
use eforos::session::{Keeper, Order, Session};
use eforos::storage::{Access, CompetitionFile};
use serde_json::Value;

#[cfg(unix)]
use super::serve::declared;
use super::serve::{FORM, Service, a_day, asked, free, get, held};
use super::support::{Desk, WORKED};
#[cfg(unix)]
use crate::common::tls::{begun, greeted};
use crate::day::{all_day, letters, player, round, seed, word, words};

fn staff(open: &Value) -> SocketAddr {
    let url = open["staff"].as_str().unwrap().strip_prefix("https://").unwrap();
    url.trim_end_matches('/').parse().unwrap()
}

/// A device asks to be let in by this invitation, and waits; what it holds.
fn waits(service: &mut Service, at: SocketAddr, invited: &Value, label: &str) -> String {
    let pin = invited["pin"].as_str().unwrap();
    let form = format!("name=Anna&label={label}&pin={pin}");
    let (status, text) = asked(at, "POST /j", &[FORM], &form);
    assert_eq!(status, 303, "{text}");
    let told = service.line()["waits"].clone();
    assert_eq!(
        (&told["n"], &told["name"], &told["from"]),
        (&invited["n"], &"Anna".into(), &"127.0.0.1".into())
    );
    held(&text)
}

fn refused(service: &mut Service, line: &str) -> String {
    service.type_in(line);
    let told = service.line();
    told["refused"]["text"].as_str().unwrap_or_else(|| panic!("{line}: {told}")).to_owned()
}

#[test]
fn each_line_is_done_in_the_referees_name_and_what_happens_is_told() {
    let desk = Desk::new();
    a_day(&desk);
    let mut service = Service::with(&desk, "a.eforos", &free(), &["--as", "Effie"]);
    let open = service.line();
    let (at, hall) = (staff(&open), open["hall"].as_str().unwrap().to_owned());
    let fingerprint = open["fingerprint"].as_str().unwrap();
    assert!(fingerprint.len() == 23 && fingerprint.matches(':').count() == 7, "{open}");

    service.type_in("invite assistant");
    let first = service.line()["invited"].clone();
    assert_eq!(first["role"], "assistant");
    assert!(first["url"].as_str().unwrap().contains("/j#"), "{first}");
    let waiting = waits(&mut service, at, &first, "one");
    // Another device with the same invitation: it is turned away, and that is told once.
    let form = format!("name=Lena&label=x&pin={}", first["pin"].as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(asked(at, "POST /j", &[FORM], &form).0, 409);
    }
    let told = service.line()["refused"]["text"].to_string();
    assert!(told.contains("Anna used, from 127.0.0.1"), "{told}");
    service.type_in(&format!("refuse {}", first["n"]));
    assert_eq!(service.line()["gone"]["n"], first["n"]);
    assert_eq!(asked(at, "GET /wait", &[&waiting], "").0, 401);

    service.type_in("invite assistant Anna");
    let second = service.line()["invited"].clone();
    let waiting = waits(&mut service, at, &second, "two");
    service.type_in(&format!("admit {}", second["n"]));
    let told = service.line()["in"].clone();
    assert_eq!((&told["name"], &told["station"]), (&"Anna".into(), &"two".into()));
    let (status, text) = asked(at, "GET /wait", &[&waiting], "");
    assert_eq!(status, 303, "{text}");
    let cookie = held(&text);
    let (_, list) = asked(at, "GET /s", &[&cookie], "");
    let (_, rest) = list.split_once("data-key=\"").unwrap();
    let key = format!("X-Eforos: {}", rest.split('"').next().unwrap());
    let ask = format!(r#"{{"id":"{:032x}","ask":"not_handed_in","round":14,"player":1}}"#, 1);
    assert_eq!(asked(at, "POST /api/do", &[&cookie, &key], &ask).0, 200);
    let recorded = service.line()["recorded"].clone();
    assert!(recorded["first"].as_u64() > Some(1), "{recorded}");

    service.type_in("stations");
    let station = service.line()["station"].clone();
    assert_eq!((&station["name"], &station["station"]), (&"Anna".into(), &"two".into()));
    assert!(!get(&hall, "/standings").contains("after round 1"));
    service.type_in("publish 1");
    assert!(service.line()["recorded"]["last"].as_u64() > recorded["last"].as_u64());
    let page = get(&hall, "/standings");
    assert!(page.contains("<th scope=\"row\">"), "{page}");

    // What is not understood, or not so, is told and changes nothing.
    for (line, says) in [
        ("publish 1", ""),
        ("publish 99", ""),
        ("publish x", "publish x"),
        ("admit 9", "9"),
        ("refuse 9", "9"),
        ("revoke 9", "9"),
        ("invite referee", "invite referee"),
        ("stations all", "stations all"),
        ("sign", "sign"),
    ] {
        let told = refused(&mut service, line);
        assert!(told.contains(says) && !told.is_empty(), "{line}: {told}");
    }
    service.input.write_all(b"\xff\xfe\n\n   \n").unwrap();
    assert!(service.line()["refused"]["text"].is_string());
    for _ in 0..16 {
        service.type_in("invite jury");
        assert_eq!(service.line()["invited"]["role"], "jury");
    }
    assert!(!refused(&mut service, "invite jury").is_empty(), "sixteen are open");

    service.type_in(&format!("revoke {}", station["n"]));
    assert_eq!(service.line()["gone"]["station"], "two");
    assert_eq!(asked(at, "GET /s", &[&cookie], "").0, 401);
    service.type_in("stations");
    service.type_in("close");
    assert_eq!(service.line()["doors"], "closed", "nobody is in");
    assert_eq!(service.ends().0, 0);
    desk.ok(&["verify", "a.eforos"]);
    let log = desk.ok(&["log", "a.eforos", "--json"]);
    let of = |name: &str| log.lines().filter(|line| line.contains(name)).count();
    assert!(of("\"Effie\"") >= 1 && of("\"Anna\"") == 1, "{log}");
}

/// A jury that was invited to classic games came to a page that was not there, and who invited it heard nothing.
#[test]
fn no_jury_is_invited_where_nothing_is_ruled_on_and_that_is_said() {
    let desk = Desk::new();
    let list = Lexicon::free(Rules::parse(CA_LLISCA).unwrap().language);
    let who = Person { name: "Effie".to_owned(), role: Role::Referee, ..Person::default() };
    let made = (CA_LLISCA, list);
    let path = desk.path("a.eforos");
    let session =
        Session::<Classic>::create(&path, Details::default(), &seed(), made, machine(), &who);
    drop(session.unwrap());
    let invites = ["--as", "Effie", "--invite", "jury=2,assistant=1"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &invites);
    assert_eq!(service.line()["doors"], "open");
    let says = |told: &Value| {
        let text = told["refused"]["text"].as_str().unwrap_or_else(|| panic!("{told}"));
        assert!(text.contains("No jury is invited"), "{text}");
    };
    // Once for all of them, and who else is asked for is invited.
    says(&service.line());
    assert_eq!(service.line()["invited"]["role"], "assistant");
    service.type_in("invite jury Vera");
    says(&service.line());
    service.type_in("invite screen");
    assert_eq!(service.line()["invited"]["role"], "screen");
    service.type_in("help");
    assert_eq!(service.line()["help"]["line"], "invite assistant|screen [NAME]");
    service.type_in("close");
    while service.line()["doors"] != "closed" {}
    assert_eq!(service.ends().0, 0);
}

/// A stream at each door.
#[cfg(unix)]
fn looks_on(at: SocketAddr, head: &str) -> TcpStream {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET /live HTTP/1.1\r\nHost: {at}\r\n{head}\r\n").unwrap();
    stream
}

/// The end of a service on Unix is a signal.
#[cfg(unix)]
#[test]
fn whoever_looks_on_is_told_when_the_system_ends_the_service() {
    let desk = Desk::new();
    a_day(&desk);
    let more = ["--invite", "screen=1", "--admit", "pin"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &more);
    let open = service.line();
    let hall = open["hall"].as_str().unwrap().strip_prefix("http://").unwrap();
    let mut phone = looks_on(hall.trim_end_matches('/').parse().unwrap(), "");
    let (at, pin) = (staff(&open), service.line()["invited"]["pin"].as_str().unwrap().to_owned());
    let page = asked(at, "GET /j", &[], "").1;
    assert!(page.contains(&tr(Language::Greek, "staff-join-by-pin")), "{page}");
    let (_, text) = asked(at, "POST /j", &[FORM], &format!("name=Wall&label=w&pin={pin}"));
    let waiting = held(&text);
    assert!(service.line()["in"].is_object(), "a right PIN lets in");
    let cookie = held(&asked(at, "GET /wait", &[&waiting], "").1);
    let mut screen = greeted(at, TcpStream::connect(at).unwrap()).unwrap();
    write!(screen, "GET /live HTTP/1.1\r\nHost: {at}\r\n{cookie}\r\n\r\n").unwrap();
    let mut bytes = vec![0; 64 * 1024];
    assert!(phone.read(&mut bytes).unwrap() > 0 && screen.read(&mut bytes).unwrap() > 0);
    let asked = Instant::now();
    let pid = service.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let (mut of_phone, mut of_screen) = (Vec::new(), Vec::new());
    let ends = (phone.read_to_end(&mut of_phone), screen.read_to_end(&mut of_screen));
    for (who, told) in [("phone", of_phone), ("screen", of_screen)] {
        let told = String::from_utf8_lossy(&told);
        assert!(told.contains("event: bye"), "{who}: {told:?}, {ends:?}");
    }
    assert_eq!(service.line()["doors"], "closed");
    assert_eq!(service.ends().0, 0);
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
}

/// What is being read as the end comes is answered, and what is answered as done stands in the file. That it is being
/// read the service says by itself, with 100: what lies unread in a socket is nobody's yet, and a page asks it again.
#[cfg(unix)]
#[test]
fn what_was_asked_as_the_system_ends_the_service_is_answered() {
    let desk = Desk::new();
    a_day(&desk);
    let before = declared(&desk);
    let more = ["--invite", "assistant=1", "--admit", "pin"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &more);
    let at = staff(&service.line());
    let pin = service.line()["invited"]["pin"].as_str().unwrap().to_owned();
    let (_, text) = asked(at, "POST /j", &[FORM], &format!("name=Anna&label=1&pin={pin}"));
    let waiting = held(&text);
    assert!(service.line()["in"].is_object(), "a right PIN lets in");
    let cookie = held(&asked(at, "GET /wait", &[&waiting], "").1);
    let (_, list) = asked(at, "GET /s", &[&cookie], "");
    let key = list.split_once("data-key=\"").unwrap().1.split('"').next().unwrap();
    let sent: Vec<_> = (1..=3)
        .map(|player| {
            let ask = format!(
                r#"{{"id":"{player:032x}","ask":"not_handed_in","round":14,"player":{player}}}"#
            );
            let request = format!(
                "POST /api/do HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\n{cookie}\r\n\
                 X-Eforos: {key}\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\
                 Connection: close\r\n\r\n",
                ask.len()
            );
            let mut stream = begun(at, request.as_bytes());
            let mut told = [0; 25];
            stream.read_exact(&mut told).unwrap();
            assert_eq!(&told, b"HTTP/1.1 100 Continue\r\n\r\n");
            (stream, ask)
        })
        .collect();
    let pid = service.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let answers = sent.into_iter().map(|(mut stream, ask)| {
        let mut bytes = Vec::new();
        stream.write_all(ask.as_bytes()).unwrap();
        stream.flush().unwrap();
        let _ = stream.read_to_end(&mut bytes);
        String::from_utf8(bytes).unwrap()
    });
    let answers: Vec<String> = answers.collect();
    assert!(answers.iter().all(|answer| answer.starts_with("HTTP/1.1 ")), "{answers:?}");
    let done = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 200")).count();
    assert_eq!(done, 3, "{answers:?}");
    assert_eq!(service.ends().0, 0);
    desk.ok(&["verify", "a.eforos"]);
    assert_eq!(declared(&desk), before + done, "{answers:?}");
}

#[test]
fn without_a_referee_lines_that_need_one_are_refused() {
    let desk = Desk::new();
    desk.write("worked.json", WORKED);
    desk.ok(&["import", "worked.json", "a.eforos"]);
    let mut service = Service::start(&desk, "a.eforos", &free());
    service.line();
    for line in ["invite assistant", "admit 1", "refuse 1", "revoke 1", "publish 1"] {
        let told = refused(&mut service, line);
        assert!(told.contains("--as"), "{line}: {told}");
    }
    service.type_in("close");
    assert_eq!(service.line()["doors"], "closed");
    assert_eq!(service.ends().0, 0);
}

#[test]
fn a_reader_who_takes_nothing_stops_nothing() {
    let desk = Desk::new();
    a_day(&desk);
    let mut service = Service::with(&desk, "a.eforos", &free(), &["--as", "Effie"]);
    let hall = service.line()["hall"].as_str().unwrap().to_owned();
    // More than a pipe holds, and than waits for it.
    for _ in 0..4_000 {
        service.type_in("what is this, and this, and this, and this, and this, and this?");
    }
    assert!(get(&hall, "/").starts_with("HTTP/1.1 200"));
    service.type_in("close");
    let (code, took) = service.ends();
    assert!(code == 0 && took < Duration::from_secs(2), "{code} {took:?}");
    desk.ok(&["verify", "a.eforos"]);
}

#[test]
fn told_to_people_each_thing_is_a_line() {
    let desk = Desk::new();
    a_day(&desk);
    let port = free();
    let args = ["serve", "a.eforos", "--address", "127.0.0.1", "--ports", &port, "--as", "Effie"];
    let mut command = desk.command(&args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "invite jury\nstations\npublish 2\npublish 2\nnothing\nclose").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).unwrap();
    // What is recorded is told when it is looked for next, which closing may come before.
    let lines: Vec<&str> = said.lines().filter(|line| !line.starts_with("Recorded: ")).collect();
    let begins = [
        "Open to browsers at http://",
        "Invitation 1 (jury): PIN ",
        "No station is in.",
        "Not published before it: 1. ",
        "There is no such line here: ",
        "The doors are closed.",
    ];
    assert_eq!(lines.len(), begins.len(), "{said}");
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(begin), "{line}");
    }
    // What was asked a second time is done, once.
    let log = desk.ok(&["log", "a.eforos", "--json"]);
    assert_eq!(log.lines().filter(|line| line.contains("\"round_published\"")).count(), 1, "{log}");
}

/// A line that is a slip of the hand shows nobody a sheet with "?" on it.
#[test]
fn a_round_with_words_that_nobody_ruled_on_is_published_once_it_is_asked_twice() {
    let desk = Desk::new();
    let title = Title { name: "short".to_owned(), ..Lexicon::embedded().title() };
    let (mut keeper, who) = created_with(&desk, Lexicon::from_words([word("ΤΑΚΟΣ")], title));
    let mut does = |command: Common<Anagram>| {
        keeper.carry_out(Order { who: who.clone(), command }).unwrap();
    };
    let round = round(1);
    for name in ["Anna", "Vasilis"] {
        let (name, club) = (name.to_owned(), String::new());
        does(Common::AddPlayer { id: None, name, club, span: all_day() });
    }
    let (letters, reason) = (letters("ΚΡΤΣΑΟΕ"), "on paper".to_owned());
    does(Play::RecordRound { round, letters, reason }.into());
    for (of, typed) in [(1, "5: ΤΑΚΟΣ / 4: ΚΑΡΟ"), (2, "4: ΚΑΡΟ")] {
        does(Play::KeySheet { player: Some(player(of)), round, words: words(typed) }.into());
    }
    keeper.shut().unwrap();
    let published = || {
        let log = desk.ok(&["log", "a.eforos", "--json"]);
        log.lines().filter(|line| line.contains("\"round_published\"")).count()
    };
    let mut service = Service::start(&desk, "a.eforos", &free());
    service.line();
    for line in ["publish 1", "publish 99", "publish 1"] {
        let told = refused(&mut service, line);
        let is_asked = told.contains("One word of the round is not decided yet");
        assert_eq!(is_asked, line == "publish 1", "{line}: {told}");
        assert_eq!(is_asked, told.contains("same line again"), "how to go on: {told}");
        assert_eq!(published(), 0, "{line}");
    }
    service.type_in("publish 1");
    assert!(service.line()["recorded"]["last"].as_u64().is_some());
    assert_eq!(published(), 1);
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
}

/// Once the last round is published phones know who won.
#[test]
fn the_last_round_is_published_once_it_is_asked_twice() {
    let desk = Desk::new();
    let (mut keeper, who) = created(&desk);
    let mut does = |command: Common<Anagram>| {
        keeper.carry_out(Order { who: who.clone(), command }).unwrap();
    };
    let reason = || "on paper".to_owned();
    for number in 1..=13 {
        does(Play::GiveUpRound { round: round(number), reason: reason() }.into());
    }
    let letters = letters("ΜΣΤΑΕΑΟ");
    does(Play::RecordRound { round: round(14), letters, reason: reason() }.into());
    keeper.shut().unwrap();
    let mut service = Service::start(&desk, "a.eforos", &free());
    service.line();
    let told = refused(&mut service, "publish 14");
    let is_asked = told.contains("phones show the whole standings") && told.contains("same line");
    assert!(is_asked && !told.contains("decided"), "{told}");
    service.type_in("publish 14");
    assert!(service.line()["recorded"]["last"].as_u64().is_some());
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
}

#[test]
fn what_may_not_be_written_and_a_certificate_that_cannot_be_read_are_not_served() {
    let desk = Desk::new();
    a_day(&desk);
    let whole = CompetitionFile::<Anagram>::open(&desk.path("a.eforos"), Access::Read).unwrap();
    whole.publish_to(&desk.path("b.eforos")).unwrap();
    let serve = |file, more: &[&str]| {
        desk.refused(1, &[&["serve", file, "--address", "127.0.0.1"], more].concat())
    };
    assert!(serve("b.eforos", &[]).contains("b.eforos"));
    desk.write("key.pem", "no key");
    desk.write("cert.pem", "no certificate");
    let own = ["--cert", "cert.pem", "--key", "key.pem"];
    assert!(serve("a.eforos", &own).contains(".pem"));
    let none = ["--cert", "none.pem", "--key", "key.pem"];
    assert!(serve("a.eforos", &none).contains("none.pem"));
    let alone = ["serve", "a.eforos", "--address", "127.0.0.1", "--cert", "cert.pem"];
    assert_eq!(desk.run(&alone).code, 2);
}

#[test]
fn a_club_is_served_under_its_own_certificate() {
    let desk = Desk::new();
    a_day(&desk);
    let name = "staff.club.example";
    let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
    desk.write("cert.pem", made.cert.pem());
    desk.write("key.pem", made.signing_key.serialize_pem());
    let own = ["--cert", "cert.pem", "--key", "key.pem"];
    let mut service = Service::with(&desk, "a.eforos", &free(), &own);
    let open = service.line();
    let url = open["staff"].as_str().unwrap().to_owned();
    let port = url.strip_prefix(&format!("https://{name}:")).unwrap().trim_end_matches('/');
    let digest = Digest::of(made.cert.der()).to_string();
    let fingerprint = open["fingerprint"].as_str().unwrap().replace(':', "").to_lowercase();
    assert_eq!(fingerprint, digest[..16]);
    let at: SocketAddr = format!("127.0.0.1:{port}").parse().unwrap();
    let (mut stream, mut told) = (TcpStream::connect(at).unwrap(), String::new());
    // In one piece: what comes first is answered, and the rest is not waited for.
    stream.write_all(format!("GET / HTTP/1.1\r\nHost: {at}\r\n\r\n").as_bytes()).unwrap();
    let end = stream.read_to_string(&mut told);
    assert!(told.contains(&format!("location: {url}\r\n")), "{told} {end:?}");
    assert_eq!(asked(at, "GET /j", &[], "").0, 200);
    service.type_in("close");
    assert_eq!(service.line()["doors"], "closed");
    assert_eq!(service.ends().0, 0);
}

/// A competition of one referee, in this process.
fn created(desk: &Desk) -> (Keeper<Anagram>, Person) {
    created_with(desk, Lexicon::embedded())
}

fn created_with(desk: &Desk, list: Lexicon) -> (Keeper<Anagram>, Person) {
    let who = Person { name: "Effie".to_owned(), role: Role::Referee, station: "1".to_owned() };
    let made = (OSTH_2019, list);
    let path = desk.path("a.eforos");
    let session =
        Session::<Anagram>::create(&path, Details::default(), &seed(), made, machine(), &who);
    (Keeper::new(session.unwrap(), None), who)
}

/// A break goes on over a restart by itself; a round's time waits for the referee.
#[test]
fn a_break_that_runs_is_kept() {
    let desk = Desk::new();
    let (mut keeper, who) = created(&desk);
    let mut does = |command: Play| {
        keeper.carry_out(Order { who: who.clone(), command: command.into() }).unwrap();
    };
    for number in 1..=5 {
        does(Play::GiveUpRound { round: round(number), reason: "test".to_owned() });
    }
    does(Play::StartBreak { after: round(5) });
    does(Play::SetBreak { remaining_ms: 3_000 });
    keeper.shut().unwrap();
    let before = desk.ok(&["log", "a.eforos"]).lines().count();
    let mut service = Service::start(&desk, "a.eforos", &free());
    let hall = service.line()["hall"].as_str().unwrap().to_owned();
    let page = get(&hall, "/");
    assert!(page.contains("role=\"timer\"") || page.contains("class=\"digits\""), "{page}");
    // Its alert is not given any more, and its end comes when it is due, in the name of the referee.
    while !get(&hall, "/live?once").contains("\"time\":null") {
        assert!(service.line()["recorded"]["last"].as_u64().is_some());
    }
    service.type_in("close");
    assert_eq!(service.ends().0, 0);
    desk.ok(&["verify", "a.eforos"]);
    let log = desk.ok(&["log", "a.eforos"]);
    let new: Vec<&str> = log.lines().skip(before).collect();
    assert!(!new.is_empty() && new.iter().all(|line| line.contains("Effie")), "{log}");
}

/// The program of a round died and the service begins on its file: how the time went on nobody saw, which a station is told, by a
/// process of its own, until the referee says it where the file is open.
#[test]
fn a_round_whose_program_died_waits_for_the_referee_at_a_real_service() {
    let desk = Desk::new();
    let (mut keeper, who) = created(&desk);
    for name in ["Άννα", "Μάρκος"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        let command = Common::AddPlayer { id: None, name, club, span };
        keeper.carry_out(Order { who: who.clone(), command }).unwrap();
    }
    let round = round(1);
    for command in
        [Play::DrawLetters { round }, Play::ShowLetters { round }, Play::StartRound { round }]
    {
        keeper.carry_out(Order { who: who.clone(), command: command.into() }).unwrap();
    }
    // Nothing is told to the file any more, as by a kill.
    drop(keeper);
    let more = ["--admit", "pin", "--language", "el"];
    for _ in 0..2 {
        let mut service = Service::with(&desk, "a.eforos", &free(), &more);
        let at = staff(&service.line());
        service.type_in("invite assistant");
        let pin = service.line()["invited"]["pin"].as_str().unwrap().to_owned();
        let form = format!("name=Anna&label=one&pin={pin}");
        let waiting = held(&asked(at, "POST /j", &[FORM], &form).1);
        assert!(service.line()["in"].is_object(), "a right PIN lets in");
        let cookie = held(&asked(at, "GET /wait", &[&waiting], "").1);
        let waits = tr(Language::Greek, "staff-unconfirmed");
        let (_, list) = asked(at, "GET /s", &[&cookie], "");
        assert!(list.contains(&waits), "{list}");
        let (status, page) = asked(at, "GET /s/1/1", &[&cookie], "");
        assert!(status == 409 && page.contains(&waits), "{status} {page}");
        let key = list.split_once("data-key=\"").unwrap().1.split('"').next().unwrap();
        let ask = format!(r#"{{"id":"{:032x}","ask":"not_handed_in","round":1,"player":1}}"#, 1);
        let asks = [cookie.as_str(), &format!("X-Eforos: {key}")];
        assert_eq!(asked(at, "POST /api/do", &asks, &ask).0, 409);
        // The service is killed, too, and the next one says the same.
        service.child.kill().unwrap();
        service.child.wait().unwrap();
    }
    let log = desk.ok(&["log", "a.eforos", "--json"]);
    assert!(!log.contains("not_handed_in") && !log.contains("round_ended"), "{log}");
    desk.ok(&["verify", "a.eforos"]);
}

/// Cards of the command line had neither address nor code to scan: each was filled in by hand.
#[test]
fn cards_are_printed_with_the_address_that_the_service_told() {
    let desk = Desk::new();
    a_day(&desk);
    let mut service = Service::start(&desk, "a.eforos", &free());
    service.line();
    service.type_in("close");
    service.ends();
    let cards = |more: &[&str]| {
        desk.ok(&[&["print", "a.eforos", "player-cards", "-o", "cards.pdf"], more].concat());
        let output = Command::new("pdftotext").arg(desk.path("cards.pdf")).arg("-").output();
        let text = String::from_utf8(output.unwrap().stdout).unwrap();
        std::fs::remove_file(desk.path("cards.pdf")).unwrap();
        text
    };
    assert!(cards(&["--address", "192.168.1.5:8014"]).contains("192.168.1.5:8014"));
    assert!(!cards(&[]).contains("192.168"));
    // One that no phone can open is printed, and told.
    for (address, told) in
        [("127.0.0.1:8014", true), ("0.0.0.0:8014", true), ("10.0.0.2:8014", false)]
    {
        let print = ["print", "a.eforos", "player-cards", "-o", "b.pdf", "--address", address];
        let said = desk.run(&print);
        std::fs::remove_file(desk.path("b.pdf")).unwrap();
        let warning = format!("The address {address} opens on this machine alone");
        assert_eq!((said.code, said.err.contains(&warning)), (0, told), "{}", said.err);
    }
    // What is no address, and what no card is made of.
    desk.refused(2, &["print", "a.eforos", "player-cards", "-o", "b.pdf", "--address", "hall"]);
    let idle = ["print", "a.eforos", "rules", "-o", "b.pdf", "--address", "192.168.1.5:8014"];
    assert!(desk.refused(2, &idle).contains("--address"));
}

/// While the doors are open the machine stays awake: the system's bus is asked for it.
#[cfg(target_os = "linux")]
#[test]
fn a_service_asks_the_system_not_to_sleep() {
    let desk = Desk::new();
    a_day(&desk);
    let bus = UnixListener::bind(desk.path("bus")).unwrap();
    let at = format!("unix:path={}", desk.path("bus").display());
    let port = free();
    let args = ["serve", "a.eforos", "--address", "127.0.0.1", "--ports", &port];
    let mut command = desk.command(&args);
    command.env("DBUS_SYSTEM_BUS_ADDRESS", at).env_remove("DBUS_SESSION_BUS_ADDRESS");
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let (mut asks, _) = bus.accept().unwrap();
    let mut said = [0; 5];
    asks.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"\0AUTH", "as whoever speaks to that bus begins");
    drop(asks);
    writeln!(child.stdin.take().unwrap(), "close").unwrap();
    assert!(child.wait().unwrap().success());
}
