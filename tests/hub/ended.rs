//! A hub that is asked to end while it has work.

use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eforos::storage::rows_after;

use crate::cluster::{ask, database};
use crate::late::Session;
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
                thread::yield_now();
            }
            let (code, notes) = hub.ended();
            is_over.store(true, Ordering::Relaxed);
            assert_eq!(code, Some(0), "after {wait_ms} ms: {notes}");
            assert!(!notes.contains("panicked"), "after {wait_ms} ms: {notes}");
        });
    }
}

#[test]
fn a_hub_that_is_asked_to_end_finishes_what_it_began() {
    let database = database();
    told(&database, &["init"]);
    let (token, hub) = (conductor(&database, "Ομοσπονδία"), Service::start(&database));
    let (all, listen) = (history(20, 0, ""), hub.listen.clone());
    let what = format!("POST {}", rows_of(all[0].hash));
    let send = |from, to| {
        let body = batch(&all, from, to).to_string();
        send(&listen, &what, &token, "", body.as_bytes()).unwrap()
    };
    assert_eq!(send(0, 10).status, 200);
    let lock =
        format!("SELECT 1 FROM branches WHERE competition = '\\x{}' FOR UPDATE", all[0].hash);
    let held = Session::holding(&database, &lock);
    thread::scope(|scope| {
        let sent = scope.spawn(|| send(10, 20));
        let waits = "SELECT count(*) FROM pg_stat_activity \
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        until("it is under way", || ask(&database, waits) == "1");
        let ended = scope.spawn(|| hub.end());
        until("nobody is let in", || TcpStream::connect(&listen).is_err());
        assert!(!sent.is_finished() && !ended.is_finished());
        held.end();
        assert_eq!(sent.join().unwrap().status, 200);
        assert_eq!(ended.join().unwrap(), Some(0));
    });
    assert_eq!(ask(&database, "SELECT count(*) FROM events"), "20");
}
