//! Eight senders over real sockets while hub and database are killed: in the end each row once.

use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use crate::cluster::{Cluster, ask};
use crate::kills::kills;
use crate::line::told;
use crate::sending::{batch, conductor, rows_of};
use crate::service::{Service, send};
use crate::{history, holds, opened};

const SENDERS: usize = 8;
const ROWS: usize = 200;

/// A port that no connection gets by itself, so that nobody stands there while the hub is away.
fn own_port() -> String {
    let mut all =
        (0..10_000).map(|n| format!("127.0.0.1:{}", 20_000 + (std::process::id() + n) % 10_000));
    all.find(|at| TcpListener::bind(at).is_ok()).unwrap()
}

#[test]
fn killed_hub_and_database_have_each_row_of_each_sender_once() {
    let mut cluster = Cluster::start("n");
    let url = cluster.database("");
    told(&url, &["init"]);
    let all: Vec<_> = (0..SENDERS)
        .map(|sender| {
            let token = conductor(&url, &format!("sender {sender}"));
            (token, history(200, 0, &sender.to_string()))
        })
        .collect();
    let listen = own_port();
    let mut service = Some(Service::again(&url, &listen));
    let (is_over, taken, failed) =
        (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        let mut senders = Vec::new();
        for (sender, (token, rows)) in all.iter().enumerate() {
            let (listen, is_over, taken, failed) = (&listen, &is_over, &taken, &failed);
            senders.push(scope.spawn(move || {
                let (step, what) = (7 + sender, format!("POST {}", rows_of(rows[0].hash)));
                let (mut from, mut in_vain) = (0, 0);
                loop {
                    let is_last = is_over.load(Ordering::Relaxed);
                    let (start, to) =
                        if is_last { (0, ROWS) } else { (from, (from + step).min(ROWS)) };
                    let body = batch(rows, start, to).to_string();
                    let answer = send(listen, &what, token, "", body.as_bytes());
                    match answer.map(|answer| answer.status) {
                        Ok(200) if is_last => break,
                        Ok(200) => {
                            taken.fetch_add(1, Ordering::Relaxed);
                            in_vain = 0;
                            from = if to == ROWS { 0 } else { to - 3 };
                        }
                        Ok(429 | 503) | Err(_) => {
                            failed.fetch_add(1, Ordering::Relaxed);
                            in_vain += 1;
                            assert!(in_vain < 1_000_000, "nobody answers any more");
                        }
                        Ok(other) => panic!("{other}"),
                    }
                }
            }));
        }
        for kill in 1..=kills(4) {
            let until = taken.load(Ordering::Relaxed) + 1 + kill * 13 % 31;
            while taken.load(Ordering::Relaxed) < until {
                if senders.iter().any(thread::ScopedJoinHandle::is_finished) {
                    is_over.store(true, Ordering::Relaxed);
                    panic!("a sender gave up before kill {kill}");
                }
                thread::yield_now();
            }
            if kill % 2 == 0 {
                cluster.kill();
            } else {
                // The scope's threads end with it there.
                service.take().unwrap().kill();
                service = Some(Service::again(&url, &listen));
            }
        }
        is_over.store(true, Ordering::Relaxed);
    });
    drop(service);
    assert!(failed.load(Ordering::Relaxed) > 0);
    let counts = "SELECT count(*), count(DISTINCT (competition, seq)), count(DISTINCT competition) FROM events";
    let rows = SENDERS * ROWS;
    assert_eq!(ask(&url, counts), format!("{rows}|{rows}|{SENDERS}"));
    assert_eq!(
        ask(&url, "SELECT count(*), min(seq), max(seq) FROM branches"),
        format!("{SENDERS}|{ROWS}|{ROWS}")
    );
    let hub = opened(&url);
    for (_, rows) in &all {
        holds(&hub, rows[0].hash);
    }
    println!(
        "{} kills, {} batches taken, {} not",
        kills(4),
        taken.into_inner(),
        failed.into_inner()
    );
}
