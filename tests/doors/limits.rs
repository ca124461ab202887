//! How many may come, and how often.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::state::Anagram;

use super::club::Club;
use super::{Answer, Hall};
pub use crate::common::addresses::from;
use crate::common::addresses::outward;
use crate::common::tls::{exchanged, greeted};

/// What a door says to who connects and says nothing, and finds no place.
pub fn turned_away(mut stream: TcpStream) -> u16 {
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut bytes = [0; 4096];
    let count = stream.read(&mut bytes).unwrap();
    Answer::of(bytes[..count].to_vec()).status
}

/// Whether a door says nothing to who connects and says nothing: they have a place.
pub fn has_place(mut stream: &TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    stream.read(&mut [0; 4096]).is_err()
}

#[test]
fn one_address_may_not_take_every_connection() {
    let hall = Hall::new();
    let held: Vec<TcpStream> = (0..128).map(|_| hall.connect()).collect();
    let refused = hall.get("/t");
    assert_eq!(refused.status, 429);
    refused.is_guarded("no place", "no-store");
    assert!(refused.header("retry-after").is_some());
    drop(held);
    // Its end is noticed when it is looked at; then there is room again.
    let begun = Instant::now();
    while hall.get("/t").status != 200 {
        assert!(begun.elapsed().as_secs() < 60);
        crate::common::moment();
    }
}

#[test]
fn one_address_may_not_ask_without_end() {
    let hall = Hall::new();
    let request = format!("GET /t HTTP/1.1\r\nHost: {}\r\n\r\n", hall.at());
    let last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    let mut stream = hall.connect();
    let begun = Instant::now();
    let mut writer = stream.try_clone().unwrap();
    let writes = std::thread::spawn(move || {
        for _ in 0..3_000 {
            // It may be let go before the last.
            let _ = writer.write_all(request.as_bytes());
        }
        let _ = writer.write_all(last.as_bytes());
    });
    let mut answers = String::new();
    let _ = stream.read_to_string(&mut answers);
    writes.join().unwrap();
    let count = |status: &str| answers.matches(&format!("HTTP/1.1 {status}")).count();
    let (given, refused) = (count("200"), count("429"));
    // 400 at once and 100 more each second.
    let allowed = 400 + usize::try_from(begun.elapsed().as_millis()).unwrap() / 10 + 2;
    assert!((400..=allowed).contains(&given), "{given} of {allowed}");
    assert_eq!(given + refused, 3_001);
    let (_, last) = answers.rsplit_once("HTTP/1.1 429").unwrap();
    let last = Answer::of(format!("HTTP/1.1 429{last}").into_bytes());
    last.is_guarded("too often", "no-cache");
    assert!(last.header("retry-after").is_some());
}

#[test]
fn a_head_that_never_ends_is_let_go() {
    let hall = Hall::new();
    let begun = Instant::now();
    let mut slow: Vec<TcpStream> = (0..20).map(|_| hall.connect()).collect();
    for stream in &mut slow {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    }
    assert_eq!(hall.get("/t").status, 200, "others are answered meanwhile");
    for mut stream in slow {
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let Answer { status, .. } = Answer::of(bytes);
        assert!(matches!(status, 0 | 408), "{status}");
    }
    let took = begun.elapsed().as_secs();
    assert!((4..=12).contains(&took), "{took} s");
}

#[test]
fn one_that_waits_may_wait_and_its_next_head_may_not_be_slow() {
    let hall = Hall::new();
    let request = format!("GET /t HTTP/1.1\r\nHost: {}\r\n\r\n", hall.at());
    let mut stream = hall.connect();
    let mut bytes = [0; 4096];
    for _ in 0..2 {
        stream.write_all(request.as_bytes()).unwrap();
        assert!(stream.read(&mut bytes).unwrap() > 100);
        // Longer than a head may take.
        stream.set_read_timeout(Some(Duration::from_secs(6))).unwrap();
        let waits = stream.read(&mut bytes).unwrap_err().kind();
        assert!(matches!(waits, ErrorKind::WouldBlock | ErrorKind::TimedOut), "{waits}");
    }
    stream.write_all(b"GET /t HTTP/1.1\r\nX-Slow: ").unwrap();
    let begun = Instant::now();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    let took = begun.elapsed().as_secs();
    assert!((4..=12).contains(&took), "{took} s");
}

#[test]
fn a_body_that_never_comes_is_not_waited_for() {
    let hall = Hall::new();
    let own = format!("http://{}", hall.at());
    let mut stream = hall.connect();
    let head = format!(
        "POST /lang HTTP/1.1\r\nHost: {}\r\nOrigin: {own}\r\nContent-Length: 20\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\nlang=",
        hall.at()
    );
    stream.write_all(head.as_bytes()).unwrap();
    let begun = Instant::now();
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    assert_eq!(Answer::of(bytes).status, 408);
    assert!((9..=15).contains(&begun.elapsed().as_secs()));
}

#[test]
fn who_greets_too_often_is_let_go_and_shuts_out_nobody() {
    let club = Club::<Anagram>::new(true);
    let begun = Instant::now();
    let guest = Ipv4Addr::new(127, 0, 0, 9);
    let greets = || greeted(club.at, from(guest, club.at)).is_ok();
    let given = (0..120).filter(|_| greets()).count();
    // Twenty at once and as many each second.
    let allowed = 20 + 20 * (usize::try_from(begun.elapsed().as_secs()).unwrap() + 1);
    assert!((20..=allowed).contains(&given), "{given} of {allowed}");
    assert!(given < 120, "{given} in {:?}", begun.elapsed());
    let other = format!("GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", club.at);
    assert_eq!(Answer::of(exchanged(club.at, other.as_bytes())).status, 200);
}

/// Strangers greeted from many addresses, more often than all together may: a station whose connection had ended was let go as
/// they were.
#[test]
fn who_greets_from_many_addresses_shuts_out_no_station() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.get(&anna, "/s").status, 200);
    let (at, ends) = (club.at, Arc::<AtomicBool>::default());
    let greeted = Arc::<AtomicU32>::default();
    let (until, count) = (Arc::clone(&ends), Arc::clone(&greeted));
    let strangers = std::thread::spawn(move || {
        while !until.load(Ordering::Relaxed) {
            let number = count.fetch_add(1, Ordering::Relaxed);
            let [_, _, third, last] = number.to_be_bytes();
            let mut stream = from(Ipv4Addr::new(127, 1, third, last.max(1)), at);
            // A greeting begins so.
            let _ = stream.write_all(&[0x16]);
        }
    });
    while greeted.load(Ordering::Relaxed) < 300 {
        crate::common::moment();
    }
    for time in 1..=10 {
        assert_eq!(club.get(&anna, "/s").status, 200, "{time}");
    }
    ends.store(true, Ordering::Relaxed);
    strangers.join().unwrap();
}

#[test]
fn places_at_the_staff_door_are_kept_for_stations() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.get(&anna, "/s").status, 200);
    // One without a station has eight, and all of them together half of the door.
    let address = |last: u8| Ipv4Addr::new(127, 0, 1, last);
    let mut held: Vec<TcpStream> = (0..8).map(|_| from(address(1), club.at)).collect();
    assert!(has_place(&held[7]));
    assert_eq!(turned_away(from(address(1), club.at)), 429);
    for last in 2..=8 {
        held.extend((0..8).map(|_| from(address(last), club.at)));
    }
    assert!(has_place(held.last().unwrap()));
    assert_eq!(turned_away(from(address(9), club.at)), 503);
    // The station is served, and its address has more than eight.
    let more: Vec<TcpStream> = (0..20).map(|_| from(Ipv4Addr::LOCALHOST, club.at)).collect();
    assert!(has_place(more.last().unwrap()));
    assert_eq!(club.get(&anna, "/s").status, 200);
}

#[cfg(target_os = "linux")]
#[test]
fn the_threads_of_the_doors_let_others_go_first() {
    let hall = Hall::new();
    assert_eq!(hall.get("/t").status, 200);
    let nice = |stat: &str| -> i32 {
        let mut fields = stat.rsplit(')').next().unwrap().split_whitespace();
        // The 19th of all, of which two stand before.
        fields.nth(16).unwrap().parse().unwrap()
    };
    let own = nice(&std::fs::read_to_string("/proc/thread-self/stat").unwrap());
    let mut found = 0;
    for task in std::fs::read_dir("/proc/self/task").unwrap() {
        let task = task.unwrap().path();
        // A thread of another test may be gone by now.
        let Ok(name) = std::fs::read_to_string(task.join("comm")) else { continue };
        let Ok(stat) = std::fs::read_to_string(task.join("stat")) else { continue };
        if name.trim() != "doors" {
            continue;
        }
        assert!(nice(&stat) > own, "{own}: {stat}");
        found += 1;
    }
    assert!(found >= 2, "{found}");
}

/// So many asks wait for the owner's turn; who comes then is told to try again, and of what waited nothing is lost.
#[test]
fn of_what_waits_for_the_owner_there_is_an_end() {
    let mut club = Club::<Anagram>::new(false);
    let anna = club.joined("Άννα", "1");
    let (waits, answered) = club.waited_for(1_000);
    assert_eq!(waits, 256);
    let page = club.unheard(|club| club.get(&anna, "/s"));
    assert_eq!((page.status, page.header("retry-after")), (503, Some("2")), "{page:?}");
    assert_eq!(answered.load(Ordering::Relaxed), 0);
    assert_eq!(club.get(&anna, "/s").status, 200);
    assert_eq!(answered.load(Ordering::Relaxed), 256);
}

/// What comes from the door's own address is this machine's; from the machine's other one it comes as any device does, which
/// only a machine in a network has, and only Linux lets through.
#[test]
fn another_device_is_heard_as_it_connects_and_this_machine_is_not() {
    let club = Club::<Anagram>::new(true);
    for at in [club.hall(), club.at] {
        for own in [Ipv4Addr::LOCALHOST, Ipv4Addr::new(127, 0, 0, 9)] {
            if cfg!(target_os = "linux") || own == Ipv4Addr::LOCALHOST {
                drop(from(own, at));
            }
        }
    }
    let mut greeted = greeted(club.at, TcpStream::connect(club.at).unwrap()).unwrap();
    greeted.flush().unwrap();
    assert_eq!(club.doors.heard_ago(), None, "a browser on this machine");
    let Some(other) = outward().filter(|_| cfg!(target_os = "linux")) else { return };
    let begun = Instant::now();
    let device = from(other, club.hall());
    while club.doors.heard_ago().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{device:?}");
        crate::common::moment();
    }
    assert!(club.doors.heard_ago().unwrap() <= begun.elapsed());
}
