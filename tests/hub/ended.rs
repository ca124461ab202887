//! A hub that is asked to end while it has work.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eforos::storage::rows_after;

use crate::cluster::{ask, database};
use crate::line::told;
use crate::pages::demo;
use crate::sending::{batch, conductor, rows_of};
use crate::service::{Service, send};
use crate::{history, until};

#[test]
fn a_hub_that_ends_while_it_makes_tables_says_nothing_of_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let all = rows_after(&demo(folder.path(), "osth-2019"), 0, 100_000).unwrap();
    let what = format!("POST {}", rows_of(all[0].hash));
    for wait_ms in [500, 540, 600, 900] {
        let database = database();
        told(&database, &["init"]);
        let token = conductor(&database, "Ομοσπονδία");
        let hub = Service::noted(&database);
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            let (listen, is_over, what, token, all) =
                (hub.listen.clone(), &is_over, &what, &token, &all);
            // Rows without end, so that tables are made all the time.
            scope.spawn(move || {
                for to in (2..all.len()).step_by(7).cycle() {
                    if is_over.load(Ordering::Relaxed) {
                        break;
                    }
                    let body = batch(all, 0, to).to_string();
                    let _ = send(&listen, what, token, "", body.as_bytes());
                }
            });
            let began = std::time::Instant::now();
            while began.elapsed().as_millis() < wait_ms {
                crate::common::moment();
            }
            let (code, notes) = hub.ended();
            is_over.store(true, Ordering::Relaxed);
            assert_eq!(code, Some(0), "after {wait_ms} ms: {notes}");
            assert!(!notes.contains("panicked"), "after {wait_ms} ms: {notes}");
        });
    }
}

/// Whose body the hub asks for, that it has begun; the rows come only once nobody else is let in.
#[test]
fn a_hub_that_is_asked_to_end_finishes_what_it_began() {
    let database = database();
    told(&database, &["init"]);
    let (token, hub) = (conductor(&database, "Ομοσπονδία"), Service::start(&database));
    let (all, listen) = (history(20, 0, ""), hub.listen.clone());
    let what = format!("POST {}", rows_of(all[0].hash));
    let first = batch(&all, 0, 10).to_string();
    assert_eq!(send(&listen, &what, &token, "", first.as_bytes()).unwrap().status, 200);
    let rest = batch(&all, 10, 20).to_string();
    let mut begun = TcpStream::connect(&listen).unwrap();
    let head = format!(
        "{what} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nExpect: 100-continue\r\n\
         Content-Length: {}\r\n\r\n",
        rest.len()
    );
    begun.write_all(head.as_bytes()).unwrap();
    let mut asked = [0; 25];
    begun.read_exact(&mut asked).unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100 Continue\r\n\r\n");
    thread::scope(|scope| {
        let ended = scope.spawn(|| hub.end());
        until("nobody is let in", || TcpStream::connect(&listen).is_err());
        assert!(!ended.is_finished());
        begun.write_all(rest.as_bytes()).unwrap();
        let mut answer = String::new();
        begun.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert_eq!(ended.join().unwrap(), Some(0));
    });
    assert_eq!(ask(&database, "SELECT count(*) FROM events"), "20");
}
