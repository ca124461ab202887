//! How many may come, and how often.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Instant;

use super::{Answer, Hall};

#[test]
fn one_address_may_not_take_every_connection() {
    let hall = Hall::new();
    let held: Vec<TcpStream> = (0..128).map(|_| hall.connect()).collect();
    let refused = hall.get("/t");
    assert_eq!(refused.status, 429);
    assert!(refused.header("retry-after").is_some());
    drop(held);
    // Its end is noticed when it is looked at; then there is room again.
    let begun = Instant::now();
    while hall.get("/t").status != 200 {
        assert!(begun.elapsed().as_secs() < 10);
        std::thread::yield_now();
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
    assert!(answers.contains("retry-after"));
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
