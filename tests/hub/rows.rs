//! Rows in any order, forks, and rows that nobody should send.

use std::thread;

use eforos::hub::{Hub, Problem, State};
use eforos::storage::genesis;
use proptest::prelude::*;

use crate::cluster::{ask, database};
use crate::{chain_anew, has_just, history, holds, opened, send, text_bytes};

#[test]
fn batches_in_any_order_doubled_and_overlapped_are_the_file() {
    let url = database();
    let hub = opened(&url);
    let batches = || prop::collection::vec((0_usize..60, 1_usize..30), 1..40);
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(40));
    runner
        .run(&(batches(), any::<u32>()), |(batches, twist)| {
            let all = history(60, 0, &twist.to_string());
            let mut reached = 0;
            for &(from, count) in &batches {
                let to = (from + count).min(60);
                match send(&hub, &all, from, to) {
                    Ok(appended) => {
                        prop_assert!(from <= reached);
                        prop_assert_eq!(appended.new, to.saturating_sub(reached));
                        reached = reached.max(to);
                    }
                    // Nothing has come yet, so nobody knows the competition.
                    Err(Problem::NoCompetition(_)) => prop_assert!(reached == 0 && from > 0),
                    Err(Problem::Gap { seq, hash }) => {
                        prop_assert!(from > reached);
                        prop_assert_eq!(usize::try_from(seq).unwrap(), reached);
                        prop_assert_eq!(hash, all[reached - 1].hash);
                    }
                    Err(problem) => return Err(TestCaseError::fail(problem.to_string())),
                }
            }
            send(&hub, &all, 0, 60).unwrap();
            let held = hub.held().unwrap();
            let own = held.iter().find(|held| held.competition == all[0].hash).unwrap();
            prop_assert_eq!(own.branches.len(), 1);
            prop_assert_eq!((own.branches[0].seq, own.branches[0].hash), (60, all[59].hash));
            holds(&hub, all[0].hash);
            Ok(())
        })
        .unwrap();
}

#[test]
fn many_senders_at_once_bring_each_row_once() {
    let url = database();
    let hub = opened(&url);
    let all = history(500, 0, "");
    thread::scope(|scope| {
        for sender in 0..8 {
            let (hub, all) = (&hub, &all);
            scope.spawn(move || {
                let step = 11 + sender * 3;
                for from in (0..all.len()).step_by(step) {
                    send(hub, all, from, (from + step + 5).min(all.len())).unwrap();
                }
            });
        }
    });
    has_just(&hub, &url, &all);
}

#[test]
fn a_fork_waits_until_somebody_chooses() {
    let url = database();
    let hub = opened(&url);
    let (one, other) = (history(40, 0, ""), history(50, 25, "other"));
    assert_eq!(one[24], other[24]);
    send(&hub, &one, 0, 40).unwrap();
    let forked = send(&hub, &other, 20, 45).unwrap();
    assert_eq!((forked.new, forked.branch, forked.state), (20, 2, State::Contested));
    // Each goes on where it is; nothing is doubled.
    assert_eq!(send(&hub, &other, 0, 50).unwrap().new, 5);
    assert_eq!(send(&hub, &one, 0, 40).unwrap().new, 0);
    let states = |hub: &Hub| {
        let held = hub.held().unwrap();
        held[0].branches.iter().map(|it| (it.base, it.seq, it.state)).collect::<Vec<_>>()
    };
    assert_eq!(states(&hub), [(0, 40, State::InForce), (25, 50, State::Contested)]);
    assert_eq!(hub.take(one[0].hash, 3), Err(Problem::NoBranch(3)));
    assert_eq!(hub.take(one[1].hash, 1), Err(Problem::NoCompetition(one[1].hash)));
    hub.take(one[0].hash, 2).unwrap();
    assert_eq!(states(&hub), [(0, 40, State::SetAside), (25, 50, State::InForce)]);
    hub.take(one[0].hash, 1).unwrap();
    assert_eq!(states(&hub), [(0, 40, State::InForce), (25, 50, State::SetAside)]);
    // A branch that leaves another below the place where that left the first.
    hub.take(one[0].hash, 2).unwrap();
    let third = history(30, 10, "third");
    let forked = send(&hub, &third, 0, 30).unwrap();
    assert_eq!((forked.new, forked.branch, forked.state), (20, 3, State::Contested));
    holds(&hub, one[0].hash);
    assert_eq!(ask(&url, "SELECT count(*) FROM events"), "85");
}

#[test]
fn rows_come_to_an_end() {
    let url = database();
    let hub = opened(&url);
    let all = history(20, 0, "");
    send(&hub, &all, 0, 10).unwrap();
    // Rows of other branches count, too: what they are is nobody's concern here.
    let many = "INSERT INTO branches SELECT competition, 2, 1, 0, 99985, hash, NULL, 'contested', now() FROM branches; \
        INSERT INTO events SELECT competition, 2, n, n, 1, 1, 1, '', '', '', 1, '', sha256(int8send(n)), now() \
        FROM branches, generate_series(1, 99985) AS n WHERE branch = 2";
    assert_eq!(ask(&url, many), "");
    assert_eq!(send(&hub, &all, 10, 16), Err(Problem::Full));
    assert_eq!(send(&hub, &all, 10, 15).unwrap().new, 5, "100,000 are taken in");
    assert_eq!(send(&hub, &all, 15, 16), Err(Problem::Full));
    assert_eq!(send(&hub, &all, 0, 15).unwrap().new, 0, "what there is is no new row");
    // Once it is chosen which counts, the others make room.
    hub.take(all[0].hash, 1).unwrap();
    assert_eq!(send(&hub, &all, 15, 20).unwrap().new, 5);
}

#[test]
fn texts_come_to_an_end() {
    let url = database();
    let hub = opened(&url);
    let all = history(20, 0, "");
    send(&hub, &all, 0, 4).unwrap();
    send(&hub, &all, 2, 10).unwrap();
    assert_eq!(ask(&url, "SELECT bytes FROM branches"), text_bytes(&all[..10]).to_string());
    // Texts of other branches count, too: here those leave room for five rows.
    let rest = (64 << 20) - text_bytes(&all[..15]);
    let many = format!(
        "INSERT INTO branches SELECT competition, 2, 1, 0, 0, hash, NULL, 'contested', now(), {rest} FROM branches"
    );
    assert_eq!(ask(&url, &many), "");
    assert_eq!(send(&hub, &all, 10, 16), Err(Problem::Large));
    assert_eq!(send(&hub, &all, 10, 15).unwrap().new, 5, "64 MiB are taken in");
    assert_eq!(send(&hub, &all, 15, 16), Err(Problem::Large));
    assert_eq!(send(&hub, &all, 0, 15).unwrap().new, 0, "what there is is no new text");
    hub.take(all[0].hash, 1).unwrap();
    assert_eq!(send(&hub, &all, 15, 20).unwrap().new, 5);
}

#[test]
fn forks_come_to_an_end() {
    let url = database();
    let hub = opened(&url);
    let first = history(10, 0, "");
    send(&hub, &first, 0, 10).unwrap();
    let mut refused = 0;
    for fork in 0..100 {
        let other = history(10, 5, &fork.to_string());
        match send(&hub, &other, 0, 10) {
            Ok(appended) => assert_eq!(appended.new, 5),
            Err(problem) => {
                assert_eq!(problem, Problem::Full);
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 93);
    assert_eq!(ask(&url, "SELECT count(*) FROM events"), "45");
    // The one in force goes on.
    assert_eq!(send(&hub, &history(12, 0, ""), 0, 12).unwrap().new, 2);
    // Whoever sends false ones cannot keep the true one out: once somebody chose, there is room.
    let true_one = history(10, 4, "true");
    assert_eq!(send(&hub, &true_one, 0, 10), Err(Problem::Full));
    hub.take(first[0].hash, 1).unwrap();
    let appended = send(&hub, &true_one, 0, 10).unwrap();
    assert_eq!((appended.new, appended.branch, appended.state), (6, 9, State::Contested));
    hub.take(first[0].hash, 9).unwrap();
    holds(&hub, first[0].hash);
}

#[test]
fn hostile_rows_are_kept_as_they_are_or_refused_whole() {
    let url = database();
    let hub = opened(&url);
    let mut all = history(6, 0, "");
    all[1].name = "\u{0}'; DROP TABLE events; --\"$1\\".to_owned();
    all[2].body = "x".repeat((4 << 20) - 100);
    all[3].version = 99;
    all[4].station = "\u{202e}\u{feff}%s".to_owned();
    chain_anew(&mut all);
    send(&hub, &all, 0, 6).unwrap();
    has_just(&hub, &url, &all);

    let mut odd = history(6, 0, "odd");
    odd[3].body = "x".repeat(4 << 20);
    chain_anew(&mut odd);
    assert_eq!(send(&hub, &odd, 0, 6), Err(Problem::Unfit(4)));
    let mut odd = history(6, 0, "odd");
    odd[0].seq = 0;
    chain_anew(&mut odd);
    assert_eq!(send(&hub, &odd, 0, 6), Err(Problem::Unfit(0)));
    let mut odd = history(6, 0, "odd");
    odd[4].seq = 4;
    chain_anew(&mut odd);
    assert_eq!(send(&hub, &odd, 0, 6), Err(Problem::Unfit(4)));
    let mut odd = history(6, 0, "odd");
    odd[2].hash = genesis();
    assert_eq!(send(&hub, &odd, 0, 6), Err(Problem::Chain(3)));
    has_just(&hub, &url, &all);
}

#[test]
fn nobody_changes_a_row_and_whoever_does_is_found() {
    let url = database();
    let hub = opened(&url);
    let all = history(1200, 0, "");
    for from in (0..1200).step_by(400) {
        send(&hub, &all, from, from + 400).unwrap();
    }
    for sql in ["UPDATE events SET action = 1", "DELETE FROM events", "TRUNCATE events"] {
        assert!(ask(&url, sql).contains("never changed"), "{sql}");
    }
    has_just(&hub, &url, &all);
    let forged =
        "SET session_replication_role = replica; UPDATE events SET wall_ms = 0 WHERE seq = 777";
    assert_eq!(ask(&url, forged), "");
    assert_eq!(hub.verify(all[0].hash).unwrap()[0].breaks_at, Some(777));
    let cut = "SET session_replication_role = replica; DELETE FROM events WHERE seq >= 600";
    assert_eq!(ask(&url, cut), "");
    assert_eq!(hub.verify(all[0].hash).unwrap()[0].breaks_at, Some(600));
}
