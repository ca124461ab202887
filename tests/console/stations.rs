//! Stations: the hall's network as the referee opens it, with real sockets and a browser's part of TLS.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eforos::app::awake::Awake;
use eforos::app::shell::{Network, Outside};
use eforos::commands::{Closing, Entry, Pinned, Place, Question, Stretch, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::PlayerId;
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::print::documents::Document;
use eforos::session::Session;
use eforos::session::time::machine;
use eforos::storage::Access;
use eforos::views::Sight;
use eforos::views::desk::{Desk, Light};
use eforos::views::stations::data;
use egui::Key;
use tempfile::TempDir;

use crate::common::files::verify;
use crate::common::tls::{begun, exchanged, greeted};
use crate::gui::{Console, of, round};

/// A console on a machine in such a network, whose round 1 was played.
pub fn console(folder: &TempDir, addresses: fn() -> Vec<Ipv4Addr>) -> Console {
    at_ports(folder, addresses, (0, 0))
}

/// The network of a machine of tests, in which it is alone.
pub fn here() -> Vec<Ipv4Addr> {
    vec![Ipv4Addr::LOCALHOST]
}

pub fn network(folder: &TempDir, addresses: fn() -> Vec<Ipv4Addr>, ports: (u16, u16)) -> Network {
    Network { addresses, keys: Some(folder.path().join("doors")), ports }
}

fn at_ports(folder: &TempDir, addresses: fn() -> Vec<Ipv4Addr>, ports: (u16, u16)) -> Console {
    let network = network(folder, addresses, ports);
    let mut console = Console::in_a_world(|outside| Outside { network, ..outside });
    console.begin(&folder.path().join("a.eforos"));
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Go(Place::Stations));
    console
}

pub fn socket(url: &str) -> SocketAddr {
    let (_, rest) = url.split_once("://").unwrap();
    rest.trim_end_matches('/').parse().unwrap()
}

/// A page of the hall, as any browser asks for it.
fn page(at: SocketAddr) -> std::io::Result<String> {
    get(at, "/")
}

pub fn read(at: SocketAddr, path: &str) -> String {
    get(at, path).unwrap()
}

fn get(at: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(at)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n")?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    // A picture is no text.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What is asked of the staff door, and what is answered, while the console goes on as it does by itself.
pub fn asked(console: &mut Console, at: SocketAddr, head: &str, body: &str) -> String {
    let mut request = format!("{head}\r\nHost: {at}\r\nOrigin: https://{at}\r\n");
    write!(request, "Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()).unwrap();
    let sent = thread::spawn(move || exchanged(at, request.as_bytes()));
    while !sent.is_finished() {
        console.shell_mut().tick();
        thread::yield_now();
    }
    console.settle();
    String::from_utf8(sent.join().unwrap()).unwrap()
}

pub fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let mut lines = answer.lines();
    let found = lines.find(|line| line.to_lowercase().starts_with(&format!("{name}: ")));
    found.map_or("", |line| &line[name.len() + 2..])
}

pub fn cookie(answer: &str) -> String {
    header(answer, "set-cookie").split(';').next().unwrap().to_owned()
}

/// A device says this to be let in, and how it is answered.
pub fn comes(console: &mut Console, staff: SocketAddr, says: &str) -> String {
    let form = "Content-Type: application/x-www-form-urlencoded";
    asked(console, staff, &format!("POST /j HTTP/1.1\r\n{form}"), says)
}

/// Rena joins with her laptop and is let in: her cookie, and the key of her pages.
pub fn joined(console: &mut Console, staff: SocketAddr) -> (String, String) {
    console.type_into("Όνομα", "Ρένα");
    console.press("Πρόσκληση: βοηθός");
    let doors = console.shell().desk.doors.clone().unwrap().staff.unwrap();
    let pin = &doors.invited[0].pin;
    console.see(&format!("PIN {} {}", &pin[..3], &pin[3..]));

    // Her name, as a form sends it.
    let name = "%CE%A1%CE%AD%CE%BD%CE%B1";
    let answer = comes(console, staff, &format!("name={name}&label=laptop&pin={pin}"));
    assert_eq!(header(&answer, "location"), "/wait", "{answer}");
    let waiting = cookie(&answer);
    let wait = format!("GET /wait HTTP/1.1\r\nCookie: {waiting}");
    let answer = asked(console, staff, &wait, "");
    assert!(
        answer.starts_with("HTTP/1.1 200"),
        "nobody is in before the referee says so: {answer}"
    );
    console.see("Ρένα · βοηθός · συσκευή «laptop»");
    console.press("Να μπει");
    let answer = asked(console, staff, &wait, "");
    assert_eq!(header(&answer, "location"), "/s", "{answer}");
    let cookie = cookie(&answer);
    let list = format!("GET /s HTTP/1.1\r\nCookie: {cookie}");
    let answer = asked(console, staff, &list, "");
    let (_, key) = answer.split_once("data-key=\"").expect("the list");
    let key = key.split('"').next().unwrap().to_owned();
    (cookie, key)
}

#[test]
fn an_assistant_joins_keys_a_sheet_and_is_sent_away() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().expect("open");
    let (hall, staff) = (socket(&doors.hall), socket(&doors.staff.unwrap().url));
    assert!(page(hall).unwrap().contains("Κοινή δοκιμή"), "a phone sees the hall");
    let (cookie, key) = joined(&mut console, staff);
    let list = format!("GET /s HTTP/1.1\r\nCookie: {cookie}");

    let save = format!("POST /api/do HTTP/1.1\r\nCookie: {cookie}\r\nX-Eforos: {key}");
    let id = "ab".repeat(16);
    let sheet = format!(
        r#"{{"id":"{id}","ask":"key_sheet","round":1,"player":2,"fields":{{"5":"τακος"}}}}"#
    );
    let answer = asked(&mut console, staff, &save, &sheet);
    assert!(answer.contains(r#""done":true"#), "{answer}");
    console.see("εγγραφές 1");
    let last = console.shell().session().unwrap().record().log().last().unwrap().who.clone();
    assert_eq!((last.name.as_str(), last.station.as_str()), ("Ρένα", "laptop"));

    console.press("Αποβολή…");
    console.press("Αποβολή του σταθμού «laptop»");
    let answer = asked(&mut console, staff, &list, "");
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    console.see("Δεν μπήκε κανείς ακόμη");
    // No event says who was let in: the place does, also when nothing is open any more.
    let let_in = |console: &Console| {
        let texts = console.texts();
        texts.into_iter().find(|it| it.ends_with(" · Ρένα · βοηθός · συσκευή «laptop»"))
    };
    console.see("Ποιοι μπήκαν");
    let told = let_in(&console).unwrap();
    assert!(told.matches(':').count() == 4 && told.contains('–'), "from when until when: {told}");

    console.press("Κλείσιμο δικτύου");
    assert!(page(hall).is_err(), "nobody listens any more");
    assert_eq!(let_in(&console), Some(told));
    console.close();
    let path = folder.path().join("a.eforos");
    let verified = verify(&path);
    assert!(verified.is_ok(), "{verified:?}");
}

/// Beside the clock, in every place, stands how many stations are at work and how many phones look on.
#[test]
fn the_head_counts_the_stations_that_are_here_and_the_phones_that_look_on() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().unwrap();
    let (hall, staff) = (socket(&doors.hall), socket(&doors.staff.unwrap().url));
    console.ask(UserCommand::Go(Place::Rounds));
    let until = |console: &mut Console, light: &str| {
        while !console.sees(light) {
            console.shell_mut().tick();
            console.settle();
            thread::yield_now();
        }
    };
    until(&mut console, "σταθμοί 0 · κινητά 0");
    let looks_on = || {
        let mut phone = TcpStream::connect(hall).unwrap();
        write!(phone, "GET /live HTTP/1.1\r\nHost: {hall}\r\n\r\n").unwrap();
        // It is one of them once it is answered.
        assert!(phone.read(&mut [0; 64]).unwrap() > 0);
        phone
    };
    let (first, second) = (looks_on(), looks_on());
    until(&mut console, "σταθμοί 0 · κινητά 2");
    console.ask(UserCommand::Go(Place::Stations));
    joined(&mut console, staff);
    console.ask(UserCommand::Go(Place::Rounds));
    until(&mut console, "σταθμοί 1 · κινητά 2");
    drop(first);
    until(&mut console, "σταθμοί 1 · κινητά 1");
    drop(second);
    until(&mut console, "σταθμοί 1 · κινητά 0");
    console.pass_ms(60_000);
    until(&mut console, "σταθμοί 0 · κινητά 0");
}

/// A screen of the network showed the hall, and the console said that nothing does.
#[test]
fn a_screen_of_the_network_shows_the_hall_as_its_window_does() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    console.see("Προβολή κλειστή");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    console.press("Πρόσκληση: οθόνη");
    let doors = console.shell().desk.doors.clone().unwrap().staff.unwrap();
    let pin = &doors.invited[0].pin;
    let answer = comes(&mut console, staff, &format!("name=x&label=wall&pin={pin}"));
    let wait = format!("GET /wait HTTP/1.1\r\nCookie: {}", cookie(&answer));
    asked(&mut console, staff, &wait, "");
    console.press("Να μπει");
    let answer = asked(&mut console, staff, &wait, "");
    assert_eq!(header(&answer, "location"), "/screen", "{answer}");
    let looks_on = format!(
        "GET /live HTTP/1.1\r\nHost: {staff}\r\nOrigin: https://{staff}\r\nCookie: {}\r\n\r\n",
        cookie(&answer)
    );
    let screen = begun(staff, looks_on.as_bytes());
    console.ask(UserCommand::Go(Place::Rounds));
    while !console.sees("Οθόνη δικτύου") {
        console.shell_mut().tick();
        console.settle();
        thread::yield_now();
    }
    console.pin(Pinned::Black);
    console.see("Η αίθουσα βλέπει");
    drop(screen);
}

#[test]
fn closing_while_somebody_keys_says_who_and_asks_once() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    let (cookie, key) = joined(&mut console, staff);
    let asks = |console: &Console| match console.shell().desk.question {
        Some((Question::CloseAtWork(closing), _)) => Some(closing),
        _ => None,
    };
    let is_at_work = |console: &mut Console| {
        console.shell_mut().tick();
        console.settle();
        console.shell().desk.doors.as_ref().unwrap().at_work().next().is_some()
    };
    // In, and nowhere at work: nothing would be lost, and nothing is asked.
    assert!(!is_at_work(&mut console));
    // A page is open.
    let mut stream = greeted(staff, TcpStream::connect(staff).unwrap()).unwrap();
    write!(stream, "GET /live HTTP/1.1\r\nHost: {staff}\r\nCookie: {cookie}\r\n\r\n").unwrap();
    assert!(stream.read(&mut [0; 64]).unwrap() > 0);
    assert!(is_at_work(&mut console));
    console.ask(UserCommand::CloseCompetition);
    assert_eq!(asks(&console), Some(Closing::Competition));
    console.see("Ρένα · laptop: σε σύνδεση");
    console.key(egui::Key::Enter);
    assert!(asks(&console).is_none() && console.shell().session().is_some(), "Enter out of habit");
    drop(stream);
    // The page is gone, and what was typed there is not saved.
    let draft = format!("PUT /api/draft HTTP/1.1\r\nCookie: {cookie}\r\nX-Eforos: {key}");
    let typed = r#"{"rev":1,"path":"/s/1/2","fields":{"5":"τακος"}}"#;
    assert!(asked(&mut console, staff, &draft, typed).contains("kept"));
    assert!(is_at_work(&mut console));
    // Whatever else is typed: by the window's cross, and more than once.
    for _ in 0..2 {
        assert!(!console.shell_mut().may_end());
        console.settle();
        assert_eq!(asks(&console), Some(Closing::Program));
    }
    console.see("Ρένα · laptop: αρχινισμένα που δεν αποθηκεύτηκαν 1");
    console.key(egui::Key::Tab);
    console.key(egui::Key::Enter);
    assert!(console.shell_mut().wants_to_end());
    assert!(console.shell_mut().may_end(), "asked once");
    assert!(console.shell().session().is_none());
}

#[test]
fn the_doors_close_with_the_competition() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let hall = socket(&console.shell().desk.doors.as_ref().unwrap().hall);
    assert!(page(hall).is_ok());
    console.close_competition();
    assert!(page(hall).is_err());
    assert!(console.shell().desk.doors.is_none());
}

/// What is being read as the window closes its doors is answered first, and what is answered as done stands in the file.
#[test]
fn what_is_being_read_as_the_doors_close_is_answered() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    let (cookie, key) = joined(&mut console, staff);
    let id = "ab".repeat(16);
    let sheet = format!(
        r#"{{"id":"{id}","ask":"key_sheet","round":1,"player":2,"fields":{{"5":"τακος"}}}}"#
    );
    let head = format!(
        "POST /api/do HTTP/1.1\r\nHost: {staff}\r\nOrigin: https://{staff}\r\nCookie: {cookie}\r\n\
         X-Eforos: {key}\r\nContent-Length: {}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
        sheet.len()
    );
    let mut stream = greeted(staff, TcpStream::connect(staff).unwrap()).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    // By this it says that it reads.
    let mut told = [0; 25];
    stream.read_exact(&mut told).unwrap();
    assert_eq!(&told, b"HTTP/1.1 100 Continue\r\n\r\n");
    let answered = thread::spawn(move || {
        let mut answer = String::new();
        stream.write_all(sheet.as_bytes()).and_then(|()| stream.flush()).unwrap();
        let _ = stream.read_to_string(&mut answer);
        answer
    });
    console.close_competition();
    let answer = answered.join().unwrap();
    assert!(answer.contains(r#""done":true"#), "{answer}");
    let path = folder.path().join("a.eforos");
    let verified = verify(&path);
    assert!(verified.is_ok(), "{verified:?}");
    let session = Session::<Anagram>::open(&path, Access::Read, machine()).unwrap();
    let keyed = session.record().log().last().unwrap().who.clone();
    assert_eq!((keyed.name.as_str(), keyed.station.as_str()), ("Ρένα", "laptop"));
}

/// In no network the doors opened for a browser of this machine alone; now one sentence says what to do, also where the
/// referee asks from another place.
#[test]
fn without_a_network_the_doors_stay_closed_and_it_is_said_what_to_do() {
    static JOINED: AtomicBool = AtomicBool::new(false);
    let folder = TempDir::new().unwrap();
    let addresses = || if JOINED.load(Ordering::Relaxed) { here() } else { Vec::new() };
    let mut console = console(&folder, addresses);
    let said = "Ο υπολογιστής δεν είναι σε δίκτυο της αίθουσας: συνδέστε τον στον δρομολογητή ή στο hotspot. \
                Ως τότε μένει κλειστό.";
    console.see(said);
    console.ask(UserCommand::Go(Place::Rounds));
    assert!(!console.sees(said));
    console.ask(UserCommand::OpenDoors);
    console.see(said);
    assert!(console.shell().desk.doors.is_none());
    // Once it is in one they open.
    JOINED.store(true, Ordering::Relaxed);
    console.ask(UserCommand::OpenDoors);
    assert!(console.shell().desk.doors.is_some());
}

/// No camera finds what this machine alone can reach.
#[test]
fn an_address_of_this_machine_alone_is_not_to_be_photographed() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    console.press("Πρόσκληση: βοηθός");
    let codes = |desk: &Desk| {
        let data = data(&Sight::of(console.shell().session().unwrap(), desk));
        [data.hall.unwrap().code, data.staff.unwrap().invited.remove(0).code].map(|it| it.is_some())
    };
    let mut desk = console.shell().desk.clone();
    let doors = desk.doors.as_ref().unwrap();
    assert!(doors.address.is_loopback() && doors.hall.starts_with("http://127.0.0.1:"));
    assert_eq!(codes(&desk), [false, false]);
    desk.doors.as_mut().unwrap().address = Ipv4Addr::new(192, 168, 1, 20);
    assert_eq!(codes(&desk), [true, true]);
}

/// An assistant who was alone at the computer let a friend's laptop in.
#[test]
fn only_the_referee_opens_the_doors_and_lets_in() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    let sits = |console: &mut Console, name: &str, role| {
        console.ask(UserCommand::TakeDesk(name.to_owned(), role));
    };
    let asks = |console: &Console| {
        matches!(console.shell().desk.question, Some((Question::Person(Some(Role::Referee)), _)))
    };
    sits(&mut console, "Μάρκος", Role::Assistant);
    console.press("Άνοιγμα δικτύου");
    assert!(asks(&console) && console.shell().desk.doors.is_none(), "{:#?}", console.texts());
    sits(&mut console, "Ελπίδα", Role::Referee);
    console.press("Άνοιγμα δικτύου");
    let invited = |console: &Console| {
        let doors = console.shell().desk.doors.as_ref();
        doors.unwrap().staff.as_ref().unwrap().invited.len()
    };
    assert_eq!(invited(&console), 0);
    sits(&mut console, "Μάρκος", Role::Assistant);
    console.press("Πρόσκληση: βοηθός");
    assert!(asks(&console) && invited(&console) == 0, "{:#?}", console.texts());
}

#[test]
fn ports_that_are_all_taken_are_told_and_nothing_listens() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut console = at_ports(&folder, here, (port, port));
    console.press("Άνοιγμα δικτύου");
    console.see(&format!("Καμία θύρα από {port} ως {port} δεν είναι ελεύθερη"));
    assert!(console.shell().desk.doors.is_none());
}

#[test]
fn the_machine_is_held_awake_while_the_doors_are_open() {
    let folder = TempDir::new().unwrap();
    let network = network(&folder, here, (0, 0));
    // A system that refuses, so that it is told once it is asked.
    let awake = Awake::pretended(Arc::new(AtomicBool::new(true)));
    let mut console = Console::in_a_world(|outside| Outside { network, awake, ..outside });
    console.shell_mut().desk.documents = Some(folder.path().to_owned());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, "3".to_owned()));
    console.ask(UserCommand::Rehearse(Stretch::Whole));
    console.ask(UserCommand::Cancel);
    let asks = |console: &mut Console| {
        console.shell_mut().tick();
        console.settle();
        console.shell().desk.lights.awake == Light::Failed
    };
    assert!(!asks(&mut console), "once it is signed nothing has to stay awake");
    console.ask(UserCommand::OpenDoors);
    assert!(console.shell().desk.doors.is_some() && asks(&mut console));
    console.ask(UserCommand::CloseDoors);
    assert!(!asks(&mut console));
}

#[test]
fn a_second_device_with_a_used_invitation_is_turned_away_and_told() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    console.press("Πρόσκληση: βοηθός");
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited.remove(0);
    let key = invited.link.split_once('#').unwrap().1.to_owned();
    let says = |name: &str| format!("name={name}&label=laptop&code={key}");
    assert_eq!(header(&comes(&mut console, staff, &says("Rena")), "location"), "/wait");
    let said = "Με την πρόσκληση που χρησιμοποίησε Rena ήρθε και άλλη συσκευή, από 127.0.0.1";
    assert!(!console.sees(said));
    // By the code that was photographed, or by the PIN of the same invitation.
    for says in [says("Lena"), format!("name=Lena&label=x&pin={}", invited.pin)] {
        let answer = comes(&mut console, staff, &says);
        assert!(answer.starts_with("HTTP/1.1 409"), "{answer}");
        console.see(said);
    }
    console.see("Rena · βοηθός · συσκευή «laptop»");
    assert!(!console.sees("Lena ·"), "nobody else waits");
}

/// The referee invited one person and another came: the window named the one who was not there.
#[test]
fn who_comes_under_another_name_than_was_invited_is_seen_under_both() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    console.ask(UserCommand::Type(Entry::Guest, "Maria".to_owned()));
    console.ask(UserCommand::Invite(Role::Assistant));
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited.remove(0);
    let says = format!("name=Anna&label=laptop&pin={}", invited.pin);
    assert_eq!(header(&comes(&mut console, staff, &says), "location"), "/wait");
    console.see("Anna (πρόσκληση: Maria) · βοηθός · συσκευή «laptop»");
    console.ask(UserCommand::LetIn(invited.invitation.number));
    console.see("Anna · laptop");
    assert!(!console.sees("Maria ·"), "who was not there is not in");
}

/// Somebody knocked, and everything below the head jumped by a row under the hand.
#[test]
fn whoever_waits_moves_nothing_in_the_window() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.ask(UserCommand::Type(Entry::Title, "Κύπελλο Ομίλων 2026".to_owned()));
    console.ask(UserCommand::SaveDetails);
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.ask(UserCommand::OpenDoors);
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    console.ask(UserCommand::Invite(Role::Assistant));
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited.remove(0);
    console.ask(UserCommand::Go(Place::Sheets));
    let lights = &mut console.shell_mut().desk.lights;
    (lights.sound, lights.awake) = (Light::Failed, Light::Failed);
    console.settle();
    let strip = |console: &Console| {
        console.place_of("Γύρος 1: καταγράφηκε εκ των υστέρων, λείπουν φύλλα").y_range()
    };
    let before = strip(&console);
    let says = format!("name=Rena&label=laptop&pin={}", invited.pin);
    assert_eq!(header(&comes(&mut console, staff, &says), "location"), "/wait");
    let waits = console.place_of("▲ περιμένουν 1");
    assert_eq!(strip(&console), before);
    assert!(before.contains(waits.center().y), "{waits} beside {before:?}");
}

#[test]
fn who_guesses_pins_is_told_with_their_address_and_codes_go_on() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    console.press("Πρόσκληση: βοηθός");
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited.remove(0);
    let pin = format!("PIN {} {}", &invited.pin[..3], &invited.pin[3..]);
    console.see(&pin);
    let wrong = if invited.pin == "000000" { "000001" } else { "000000" };
    for guess in 0..20 {
        let answer = comes(&mut console, staff, &format!("name=x&label=y&pin={wrong}"));
        let status = if guess < 5 { "HTTP/1.1 403" } else { "HTTP/1.1 429" };
        assert!(answer.starts_with(status), "{guess}: {answer}");
    }
    console
        .see("Πολλά λάθος PIN ήρθαν από 127.0.0.1: για δέκα λεπτά δεν γίνεται δεκτό PIN από εκεί");
    assert!(!console.sees(&pin));
    console
        .see("Πολλά λάθος PIN: αυτό έληξε. Ο κωδικός ακόμη φωτογραφίζεται, ή κάντε νέα πρόσκληση.");
    let key = invited.link.split_once('#').unwrap().1;
    let answer = comes(&mut console, staff, &format!("name=Rena&label=laptop&code={key}"));
    assert_eq!(header(&answer, "location"), "/wait", "{answer}");
    console.see("Rena · βοηθός · συσκευή «laptop»");
}

#[test]
fn an_address_that_is_gone_is_told_and_nothing_listens() {
    // No machine has this one: it is kept for examples.
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, || vec![Ipv4Addr::new(192, 0, 2, 1)]);
    console.press("Άνοιγμα δικτύου");
    console.see("Η 192.0.2.1 δεν είναι ιδιωτική διεύθυνση αυτού του υπολογιστή");
    assert!(console.shell().desk.doors.is_none());
}

/// Somebody pulls the cable, and puts it back.
#[test]
fn an_address_that_is_lost_while_the_doors_are_open_is_told_and_found_again() {
    static GONE: AtomicBool = AtomicBool::new(false);
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, || {
        if GONE.load(Ordering::Relaxed) { Vec::new() } else { vec![Ipv4Addr::LOCALHOST] }
    });
    console.press("Άνοιγμα δικτύου");
    let is_told =
        |console: &Console| console.sees("Ο υπολογιστής δεν έχει πια τη διεύθυνση 127.0.0.1");
    let passes = |console: &mut Console| {
        console.pass_ms(5_000);
        console.settle();
    };
    passes(&mut console);
    assert!(!is_told(&console));
    GONE.store(true, Ordering::Relaxed);
    passes(&mut console);
    assert!(is_told(&console), "{:?}", console.texts());
    assert!(console.sees("το δίκτυο χάθηκε"), "{:?}", console.texts());
    console.ask(UserCommand::Go(Place::Rounds));
    console.ask(UserCommand::Go(Place::Stations));
    passes(&mut console);
    assert!(console.sees("το δίκτυο χάθηκε"), "{:?}", console.texts());
    // Its pages go on by themselves once it is there again.
    GONE.store(false, Ordering::Relaxed);
    passes(&mut console);
    assert!(!console.sees("το δίκτυο χάθηκε"));
    let hall = socket(&console.shell().desk.doors.as_ref().unwrap().hall);
    assert!(page(hall).is_ok());
}

/// A machine of tests hears no other device: of doors at an address of a hall's network the place says what to look at.
#[test]
fn while_no_other_device_comes_the_place_names_what_may_keep_it_away() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, || vec![Ipv4Addr::LOCALHOST]);
    console.press("Άνοιγμα δικτύου");
    let mut desk = console.shell().desk.clone();
    let about = |desk: &Desk| data(&Sight::of(console.shell().session().unwrap(), desk)).about;
    let mut doors = desk.doors.take().unwrap();
    assert!(!doors.heard);
    doors.address = Ipv4Addr::new(192, 168, 1, 20);
    desk.doors = Some(doors.clone());
    let said = about(&desk);
    for what in ["Wi-Fi", "δεδομένα κινητής", "VPN", "ιδιωτικά δίκτυα", "δίκτυο επισκεπτών"]
    {
        assert!(said.contains(what), "{what}: {said}");
    }
    doors.heard = true;
    desk.doors = Some(doors);
    assert_eq!(about(&desk), "");
}

#[test]
fn a_key_that_cannot_be_kept_is_told_and_nothing_listens() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("doors"), "a file, where a folder should be").unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    console.see("Το δίκτυο της αίθουσας μένει κλειστό");
    assert!(console.shell().desk.doors.is_none());
}

#[test]
fn stations_are_reached_by_their_key_and_by_other_words() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(egui::Key::Num8);
    assert_eq!(console.shell().desk.place, Place::Stations);
    console.ask(UserCommand::Go(Place::Rounds));
    console.ctrl(egui::Key::K);
    console.harness.event(egui::Event::Text("wifi".to_owned()));
    console.settle();
    console.see("Άνοιγμα δικτύου");
}

#[test]
fn every_language_says_what_the_place_is() {
    for language in Language::ALL {
        let folder = TempDir::new().unwrap();
        let mut console = console(&folder, here);
        console.ask(UserCommand::Speak(language));
        console.press_first(&eforos::language::tr(language, "commands-open-doors"));
        assert!(console.shell().desk.doors.is_some(), "{language:?}");
        console.see(&eforos::language::tr(language, "stations-nobody-comes"));
    }
}

#[test]
fn a_round_is_published_after_it_was_said_what_is_open_and_withdrawn_with_a_reason() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    console.see("Δεν έχει δημοσιευτεί γύρος");
    let hall = socket(&console.shell().desk.doors.as_ref().unwrap().hall);
    assert!(!read(hall, "/standings").contains("Κατάταξη μετά τον γύρο 1"));
    console.press("Δημοσίευση γύρου…");
    console.see("φύλλα ως αυτόν τον γύρο δεν έχουν περαστεί ακόμη");
    console.press("Δημοσίευση του γύρου 1");
    console.see("Δημοσιευμένοι γύροι: 1.");
    assert!(read(hall, "/standings").contains("Κατάταξη μετά τον γύρο 1"));
    console.press("Ανάκληση δημοσίευσης…");
    console.type_into("Αιτιολογία", "λάθος γύρος");
    console.press("Ανάκληση της δημοσίευσης του γύρου 1");
    console.see("Δεν έχει δημοσιευτεί γύρος");
    assert!(!read(hall, "/standings").contains("Κατάταξη μετά τον γύρο 1"));
    console.ask(UserCommand::Go(Place::History));
    console.see("Ανακλήθηκε η δημοσίευση του γύρου 1. Αιτιολογία: λάθος γύρος");
}

/// Whoever publishes reads how many words a phone would show with a mark of question.
#[test]
fn before_a_round_is_published_its_undecided_words_are_counted() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let mut says = |words: &[&str], told: &str| {
        for (number, words) in (1..).zip(words) {
            console.ask(UserCommand::TakeSheet(round(1), player(number)));
            console.type_words(Field::Four, &of(words));
            console.ctrl(Key::Enter);
        }
        console.ask(UserCommand::Go(Place::Stations));
        console.press("Δημοσίευση γύρου…");
        console.see("Δημοσίευση του γύρου 1");
        assert_eq!(console.sees(told), !words.is_empty(), "{told}");
        console.ask(UserCommand::Cancel);
    };
    says(&[], "δεν έχει κριθεί ακόμη");
    says(&["ΣΤΡΑ"], "Μία λέξη του γύρου δεν έχει κριθεί ακόμη: φαίνεται με «?».");
}

/// Whoever opened the network after twelve rounds published the first by an Enter, and each by a question of its own.
#[test]
fn what_was_played_before_is_published_with_the_last() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.record(2, "ΝΔΣΙΕΗΑ");
    console.ask(UserCommand::Go(Place::Stations));
    console.press("Άνοιγμα δικτύου");
    console.press("Δημοσίευση γύρου…");
    console.see("Μαζί δημοσιεύονται και: 1.");
    console.press("Δημοσίευση του γύρου 2");
    console.see("Δημοσιευμένοι γύροι: 1, 2.");
    // What was withdrawn for a reason does not come back with another.
    console.press("Ανάκληση δημοσίευσης…");
    console.type_into("Αιτιολογία", "λάθος γύρος");
    console.press("Ανάκληση της δημοσίευσης του γύρου 2");
    console.record(3, "ΤΣΛΝΜΑΕ");
    console.ask(UserCommand::Go(Place::Stations));
    console.press("Δημοσίευση γύρου…");
    console.see("Δημοσίευση του γύρου 3");
    assert!(!console.sees("Μαζί δημοσιεύονται και"));
    console.press("Δημοσίευση του γύρου 3");
    console.see("Δημοσιευμένοι γύροι: 1, 3.");
    console.close();
    let verified = verify(&folder.path().join("a.eforos"));
    assert!(verified.is_ok(), "{verified:?}");
}

/// An Enter published the round whose sheets lay on the table, with the one before that was whole.
#[test]
fn a_round_with_sheets_missing_is_not_proposed_where_one_has_all() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.record(2, "ΝΔΣΙΕΗΑ");
    let missing: Vec<_> = console.contest().common.players.keys().copied().collect();
    for player in missing {
        if console.contest().game.sheet_at(round(1), player).is_none() {
            console.ask(UserCommand::TakeSheet(round(1), player));
            console.ask(UserCommand::DeclareNotHandedIn);
        }
    }
    console.ask(UserCommand::Go(Place::Stations));
    console.press("Άνοιγμα δικτύου");
    console.press("Δημοσίευση γύρου…");
    console.see("Δημοσίευση του γύρου 1");
    // The other can be chosen, and what of it is open is said.
    console.press("2");
    console.see("φύλλα ως αυτόν τον γύρο δεν έχουν περαστεί ακόμη");
    console.press("Δημοσίευση του γύρου 2");
    console.see("Δημοσιευμένοι γύροι: 1, 2.");
}

#[test]
fn a_page_that_was_withdrawn_is_served_to_nobody_from_that_moment_on() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    let hall = socket(&console.shell().desk.doors.as_ref().unwrap().hall);
    console.ask(UserCommand::Ask(Question::Publish(None)));
    console.ask(UserCommand::Confirm);
    let path = format!("/p/{}", card(&console, 1));
    assert!(served(&mut console, hall, &path).contains("Γύρος 1"));
    console.press("Ανάκληση δημοσίευσης…");
    console.type_into("Αιτιολογία", "λάθος γύρος");
    // The console has done it, and the thread that keeps time has not come to it yet.
    console.harness.state_mut().ask(UserCommand::Confirm);
    let asked = TcpStream::connect(hall).unwrap();
    asked.set_read_timeout(Some(std::time::Duration::from_millis(500))).unwrap();
    write!(&asked, "GET {path} HTTP/1.1\r\nHost: {hall}\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    let waits = (&asked).read_to_string(&mut text).is_err();
    assert!(waits && text.is_empty(), "it is made anew first: {text}");
    let read = thread::spawn(move || {
        asked.set_read_timeout(None).unwrap();
        let mut text = String::new();
        (&asked).read_to_string(&mut text).unwrap();
        text
    });
    while !read.is_finished() {
        console.shell_mut().tick();
        thread::yield_now();
    }
    let page = read.join().unwrap();
    assert!(page.starts_with("HTTP/1.1 200") && !page.contains("Γύρος 1"), "{page}");
}

/// What a page of the hall is, while the console goes on as it does by itself.
pub fn served(console: &mut Console, at: SocketAddr, path: &str) -> String {
    let path = path.to_owned();
    let sent = thread::spawn(move || read(at, &path));
    while !sent.is_finished() {
        console.shell_mut().tick();
        thread::yield_now();
    }
    console.settle();
    sent.join().unwrap()
}

fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

pub fn card(console: &Console, number: u32) -> String {
    console.shell().session().unwrap().card(player(number)).unwrap().to_string()
}

#[test]
fn a_lost_card_is_replaced_and_the_new_one_lies_ready_to_be_printed() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.ask(UserCommand::Ask(Question::NewCard(Some(player(2)))));
    console.ask(UserCommand::Confirm);
    console.see("Οι κάρτες δεν έχουν ακόμη κωδικό");
    console.ask(UserCommand::Cancel);
    console.press("Άνοιγμα δικτύου");
    let hall = socket(&console.shell().desk.doors.as_ref().unwrap().hall);
    let (old, other) = (card(&console, 2), card(&console, 1));
    assert!(served(&mut console, hall, &format!("/p/{old}")).starts_with("HTTP/1.1 200"));
    console.press("Νέα κάρτα παίκτη…");
    console.see("Ο κωδικός της παλιάς κάρτας δεν ανοίγει πια τίποτε");
    console.ask(UserCommand::Ask(Question::NewCard(Some(player(2)))));
    assert_eq!(card(&console, 2), old, "nothing before yes");
    console.ask(UserCommand::Confirm);
    let new = card(&console, 2);
    assert_ne!(new, old);
    assert!(served(&mut console, hall, &format!("/p/{old}")).starts_with("HTTP/1.1 404"));
    assert!(served(&mut console, hall, &format!("/p/{new}")).starts_with("HTTP/1.1 200"));
    assert!(served(&mut console, hall, &format!("/p/{other}")).starts_with("HTTP/1.1 200"));
    let desk = &console.shell().desk;
    assert_eq!(desk.place, Place::Print);
    assert_eq!(desk.press.wish.document, Document::PlayerCards);
    assert_eq!(desk.press.wish.player, Some(player(2)));
    console.see("Ο παλιός κωδικός δεν ισχύει πια");
    // No event says so: it is told where cards are given.
    console.ask(UserCommand::Go(Place::Stations));
    console.see("Νεότερες κάρτες:");
    console.see(": κάρτα 2. Οι προηγούμενες δεν ανοίγουν τίποτε.");
}

#[test]
fn a_round_is_published_without_a_network_too() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Δημοσίευση γύρου…");
    console.press("Δημοσίευση του γύρου 1");
    console.see("Δημοσιευμένοι γύροι: 1.");
    console.close();
    assert!(verify(&folder.path().join("a.eforos")).is_ok());
}

#[test]
fn stations_without_encryption_are_allowed_and_shut_out_again() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, here);
    console.press("Άνοιγμα δικτύου");
    console.press("Σταθμοί χωρίς κρυπτογράφηση…");
    console.see("Όποιος έχει τον κωδικό του Wi-Fi");
    console.key(egui::Key::Enter);
    let doors = console.shell().desk.doors.clone().unwrap();
    assert_eq!(doors.staff.unwrap().plain, None, "Enter out of habit allows nothing");
    console.press("Σταθμοί χωρίς κρυπτογράφηση…");
    console.ask(UserCommand::Confirm);
    let staff = console.shell().desk.doors.clone().unwrap().staff.unwrap();
    let plain = staff.plain.unwrap();
    console.see(&format!("Σταθμοί χωρίς κρυπτογράφηση επιτρέπονται τώρα: {plain}j"));
    assert!(served(&mut console, socket(&plain), "/j").starts_with("HTTP/1.1 200"));
    console.press("Τέλος στους σταθμούς χωρίς κρυπτογράφηση");
    assert_eq!(console.shell().desk.doors.clone().unwrap().staff.unwrap().plain, None);
    let begun = std::time::Instant::now();
    while TcpStream::connect(socket(&plain)).is_ok() {
        assert!(begun.elapsed().as_secs() < 5, "nobody listens any more");
        thread::yield_now();
    }
}

/// Where the doors had stood before they had no further port beside them.
#[test]
fn stations_without_encryption_are_allowed_where_the_doors_stood_before() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let first = taken.local_addr().unwrap().port().min(u16::MAX - 64);
    let mut console = at_ports(&folder, here, (first, first + 64));
    console.shell_mut().desk.settings.port = Some(first + 4);
    console.press("Άνοιγμα δικτύου");
    console.press("Σταθμοί χωρίς κρυπτογράφηση…");
    console.ask(UserCommand::Confirm);
    let staff = console.shell().desk.doors.clone().unwrap().staff.unwrap();
    assert!(staff.plain.is_some(), "{:#?}", console.texts());
}
