//! Stations: who is let in, who is not, and what is seen of them, by the buttons of the place.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};

use eforos::commands::Phones;
use eforos::print::pages::Modules;
use eforos::stations::Inside;
use eforos::views::Sight;
use eforos::views::stations::data;
use tempfile::TempDir;

use super::stations::{asked, comes, console, cookie, header, here, joined, read, socket};
use crate::common::tls::greeted;
use crate::gui::Console;

/// Open doors, and where they are: the hall's and the staff's.
fn opened(folder: &TempDir) -> (Console, SocketAddr, SocketAddr) {
    let mut console = console(folder, here);
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().unwrap();
    (console, socket(&doors.hall), socket(&doors.staff.unwrap().url))
}

/// A device waits with a new invitation: what it waits with.
fn waits(console: &mut Console, staff: SocketAddr, name: &str) -> String {
    console.press("Πρόσκληση: βοηθός");
    let pin = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited[0].pin.clone();
    let answer = comes(console, staff, &format!("name={name}&label=tablet&pin={pin}"));
    assert_eq!(header(&answer, "location"), "/wait", "{answer}");
    cookie(&answer)
}

/// How a page is answered.
fn status(console: &mut Console, staff: SocketAddr, path: &str, cookie: &str) -> String {
    let answer = asked(console, staff, &format!("GET {path} HTTP/1.1\r\nCookie: {cookie}"), "");
    answer.split(' ').nth(1).unwrap().to_owned()
}

fn inside(console: &mut Console) -> Vec<Inside> {
    console.shell_mut().tick();
    console.settle();
    console.shell().desk.doors.clone().unwrap().staff.unwrap().inside
}

#[test]
fn an_invitation_that_is_taken_back_lets_nobody_in() {
    let folder = TempDir::new().unwrap();
    let (mut console, _, staff) = opened(&folder);
    console.press("Πρόσκληση: βοηθός");
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited.remove(0);
    let key = invited.link.split_once('#').unwrap().1;
    let (one, other) = invited.pin.split_at(3);
    console.see(&format!("PIN {one} {other}"));
    console.press("Ανάκληση");
    assert!(!console.sees(&format!("PIN {one} {other}")));
    for secret in [format!("pin={}", invited.pin), format!("code={key}")] {
        let answer = comes(&mut console, staff, &format!("name=Rena&label=x&{secret}"));
        assert!(answer.starts_with("HTTP/1.1 403"), "{secret}: {answer}");
    }
    assert_eq!(console.shell().desk.doors.as_ref().unwrap().staff.as_ref().unwrap().waiting, []);
}

/// What a camera reads of a code: eight dots a module, and white around it.
fn photographed(code: &Modules) -> String {
    let (module, around) = (8, 4);
    let side = (code.side() + 2 * around) * module;
    let mut dots = vec![255; side * side];
    for (row, first, long) in code.runs() {
        for y in (row + around) * module..(row + around + 1) * module {
            let from = y * side + (first + around) * module;
            dots[from..from + long * module].fill(0);
        }
    }
    let dot = |x: usize, y: usize| dots[y * side + x];
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(side, side, dot);
    let [code] = &seen.detect_grids()[..] else { panic!("one code") };
    code.decode().unwrap().1
}

/// Its secret stands behind the #, which goes in no request; the code of the hall has none.
#[test]
fn the_code_of_an_invitation_is_its_link_and_lets_a_camera_in() {
    let folder = TempDir::new().unwrap();
    let (mut console, _, staff) = opened(&folder);
    console.press("Πρόσκληση: βοηθός");
    let mut desk = console.shell().desk.clone();
    let mut doors = desk.doors.take().unwrap();
    let (invited, url) = (doors.staff.as_ref().unwrap().invited[0].clone(), doors.hall.clone());
    // At a loopback there is nothing to be photographed.
    doors.address = Ipv4Addr::new(192, 168, 1, 20);
    desk.doors = Some(doors);
    let seen = data(&Sight::of(console.shell().session().unwrap(), &desk));
    let link = photographed(&seen.staff.unwrap().invited[0].code.clone().unwrap());
    assert_eq!(link, invited.link);
    let key = link.strip_prefix(&format!("https://{staff}/j#")).unwrap();
    assert!(key.len() == 32 && key.bytes().all(|it| it.is_ascii_hexdigit()), "{link}");
    assert_eq!(photographed(&seen.hall.unwrap().code.unwrap()), url);
    let answer = comes(&mut console, staff, &format!("name=Rena&label=x&code={key}"));
    assert_eq!(header(&answer, "location"), "/wait", "{answer}");
}

#[test]
fn who_is_not_let_in_is_told_and_so_is_who_waits_ten_minutes() {
    let folder = TempDir::new().unwrap();
    let (mut console, _, staff) = opened(&folder);
    let held = waits(&mut console, staff, "Lena");
    console.see("Lena · βοηθός · συσκευή «tablet»");
    assert_eq!(status(&mut console, staff, "/wait", &held), "200");
    console.press("Να μη μπει");
    assert!(!console.sees("Lena ·"));
    assert_eq!(status(&mut console, staff, "/wait", &held), "401");
    let held = waits(&mut console, staff, "Lena");
    console.pass_ms(10 * 60_000 - 1_000);
    assert_eq!(status(&mut console, staff, "/wait", &held), "200");
    console.pass_ms(1_001);
    assert_eq!(status(&mut console, staff, "/wait", &held), "401");
    assert!(!console.sees("Lena ·"));
    assert_eq!(inside(&mut console), []);
}

/// A second device of somebody who is here, whatever it is called.
#[test]
fn who_waits_is_somebody_who_is_here() {
    let folder = TempDir::new().unwrap();
    let (mut console, _, staff) = opened(&folder);
    joined(&mut console, staff);
    let held = waits(&mut console, staff, "Renoula");
    console.press("Είναι: Ρένα");
    assert_eq!(status(&mut console, staff, "/wait", &held), "303");
    let inside = inside(&mut console);
    let told: Vec<_> = inside.iter().map(|one| (&*one.who.name, &*one.who.station)).collect();
    assert_eq!(told, [("Ρένα", "laptop"), ("Ρένα", "tablet")]);
    // Whoever did something here under the name that they typed is nobody else.
    let record = console.shell().session().unwrap().record();
    let known = record.log().last().unwrap().who.name.clone();
    let known: Vec<String> = known.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let known = known.concat();
    waits(&mut console, staff, &known);
    assert!(!console.sees("Είναι: Ρένα"));
}

#[test]
fn of_several_addresses_the_one_that_is_chosen_is_used() {
    let folder = TempDir::new().unwrap();
    let other = Ipv4Addr::new(127, 0, 0, 2);
    let mut console = console(&folder, || vec![Ipv4Addr::LOCALHOST, Ipv4Addr::new(127, 0, 0, 2)]);
    console.press("127.0.0.2");
    console.press("Άνοιγμα δικτύου");
    let doors = console.shell().desk.doors.clone().unwrap();
    assert_eq!((doors.address, socket(&doors.hall).ip()), (other, other.into()));
    assert!(read(socket(&doors.hall), "/").contains("Κοινή δοκιμή"));
    assert_eq!(socket(&doors.staff.unwrap().url).ip(), other);
}

#[test]
fn phones_see_what_the_referee_chooses() {
    let folder = TempDir::new().unwrap();
    let (mut console, hall, _) = opened(&folder);
    let shows = |console: &mut Console| {
        console.shell_mut().tick();
        !read(hall, "/live?once").contains(r#""kind":"closed""#)
    };
    assert!(shows(&mut console));
    console.press("Τίποτα");
    assert_eq!(console.shell().desk.settings.phones, Phones::Closed);
    assert!(!shows(&mut console));
    console.press("Τα πάντα");
    assert!(shows(&mut console));
    console.press("Όχι γράμματα πριν λήξει ο χρόνος");
    assert_eq!(console.shell().desk.settings.phones, Phones::NoLetters);
}

/// It was away whenever a page was read anew, and of who was away nobody knew since when.
#[test]
fn a_station_is_away_after_25_seconds_and_the_place_says_since_when() {
    let folder = TempDir::new().unwrap();
    let (mut console, _, staff) = opened(&folder);
    let (cookie, _) = joined(&mut console, staff);
    let mut stream = greeted(staff, TcpStream::connect(staff).unwrap()).unwrap();
    write!(stream, "GET /live HTTP/1.1\r\nHost: {staff}\r\nCookie: {cookie}\r\n\r\n").unwrap();
    assert!(stream.read(&mut [0; 64]).unwrap() > 0);
    console.pass_ms(60_000);
    assert!(inside(&mut console)[0].here, "its page is open");
    assert!(!console.sees("λείπει"));
    let last = console.shell().session().unwrap().now().wall_ms;
    drop(stream);
    console.pass_ms(24_000);
    assert!(inside(&mut console)[0].here, "it may be on its way to another page");
    // Once the door knows that its page is gone.
    let gone = loop {
        console.pass_ms(25_000);
        let one = inside(&mut console).remove(0);
        if !one.here {
            break one;
        }
        std::thread::yield_now();
    };
    assert!(gone.last_ms.is_some_and(|at| at >= last), "{gone:?} after {last}");
    let at = eforos::screens::name::time_of_day(gone.last_ms.unwrap());
    console.see(&format!("βοηθός · λείπει, τελευταίο σημάδι {} · εγγραφές 0", &at[..5]));
    // An ask is a sign, too.
    assert_eq!(status(&mut console, staff, "/s", &cookie), "200");
    assert!(inside(&mut console)[0].here);
}

/// A machine of tests hears no other device.
#[test]
fn the_place_says_when_another_device_came_last() {
    let folder = TempDir::new().unwrap();
    let (console, ..) = opened(&folder);
    let mut desk = console.shell().desk.clone();
    let mut doors = desk.doors.take().unwrap();
    assert_eq!((doors.heard, doors.heard_ms), (false, None));
    doors.address = Ipv4Addr::new(192, 168, 1, 20);
    let at = 1_700_000_040_000;
    let told = format!(
        "Άλλη συσκευή ήρθε τελευταία φορά στις {}.",
        &eforos::screens::name::time_of_day(at)[..5]
    );
    for heard in [false, true] {
        (doors.heard, doors.heard_ms) = (heard, Some(at));
        desk.doors = Some(doors.clone());
        let about = data(&Sight::of(console.shell().session().unwrap(), &desk)).about;
        assert!(about.ends_with(&told), "{about}");
        assert_eq!(about.contains("Το τελευταίο λεπτό δεν ήρθε άλλη συσκευή."), !heard);
    }
}
