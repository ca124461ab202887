//! A hub that is asked to end while it has work.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use eforos::storage::rows_after;

use crate::cluster::database;
use crate::line::told;
use crate::pages::demo;
use crate::sending::{batch, conductor, rows_of};
use crate::service::{Service, send};

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
