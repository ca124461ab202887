//! The hub and its database, killed at random points: in the end each row once.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use eforos::hub::Problem;

use crate::cluster::{Cluster, database};
use crate::{has_just, history, opened, send};

const URL: &str = "EFOROS_TEST_HUB";
const ROWS: usize = 400;
const COUNT: i64 = 400;

/// How many kills: few in the tests, those of `make soak` in the long run.
pub fn kills(few: usize) -> usize {
    env::var("EFOROS_HUB_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(few)
}

/// Nothing unless a test has started it as a child: sends without end, in steps of its own.
#[test]
fn the_child() {
    let Ok(url) = env::var(URL) else { return };
    let (hub, all) = (opened(&url), history(COUNT, 0, ""));
    let reached = hub.held().unwrap().first().map_or(0, |held| held.branches[0].seq);
    let mut from = usize::try_from(reached).unwrap().saturating_sub(3);
    loop {
        let to = (from + 6).min(ROWS);
        send(&hub, &all, from, to).unwrap();
        from = if to == ROWS { 0 } else { to - 3 };
        println!("sent {to}");
        std::io::stdout().flush().unwrap();
    }
}

#[test]
fn a_killed_hub_has_each_row_once() {
    let url = database();
    let hub = opened(&url);
    for kill in 0..kills(15) {
        let mut child = Command::new(env::current_exe().unwrap());
        child.args(["--exact", "kills::the_child", "--nocapture", "--test-threads=1"]);
        let mut child = child.env(URL, &url).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut sent = lines.filter(|line| line.starts_with("sent "));
        let last = sent.nth(1 + kill * 7 % 23).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        let acknowledged: i64 = last["sent ".len()..].parse().unwrap();
        let branches = &hub.held().unwrap()[0].branches;
        assert_eq!(branches.len(), 1);
        assert!(branches[0].seq >= acknowledged);
    }
    let all = history(COUNT, 0, "");
    send(&hub, &all, 0, ROWS).unwrap();
    has_just(&hub, &url, &all);
}

#[test]
fn a_killed_database_has_each_row_once() {
    let mut cluster = Cluster::start("k");
    let url = cluster.database("");
    let (hub, all) = (opened(&url), history(COUNT, 0, ""));
    let (is_over, failed, rounds) =
        (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut from = 0;
            while !is_over.load(Ordering::Relaxed) {
                let to = (from + 6).min(ROWS);
                match send(&hub, &all, from, to) {
                    Ok(_) => from = if to == ROWS { 0 } else { to - 3 },
                    Err(Problem::NoConnection(_) | Problem::Database(_)) => {
                        failed.fetch_add(1, Ordering::Relaxed);
                    }
                    Err(problem) => panic!("{problem}"),
                }
                rounds.fetch_add(1, Ordering::Relaxed);
            }
        });
        for kill in 1..=kills(4) {
            let until = rounds.load(Ordering::Relaxed) + 1 + kill * 7 % 23;
            while rounds.load(Ordering::Relaxed) < until {
                thread::yield_now();
            }
            cluster.kill();
        }
        is_over.store(true, Ordering::Relaxed);
    });
    assert!(failed.load(Ordering::Relaxed) > 0);
    send(&hub, &all, 0, ROWS).unwrap();
    has_just(&hub, &url, &all);
}
