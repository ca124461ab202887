//! What another process changes while the service is not listening: once it listens again, who waits hears of it, and pages
//! show it.

use std::thread;
use std::time::{Duration, Instant};

use eforos::hub::Hub;

use crate::by_hand::emptied;
use crate::cluster::ask;
use crate::joint_day::{Day, cut, rows};
use crate::joint_pages::{derived, served, slug};
use crate::line::told;
use crate::service::{Answer, send};
use crate::until;

/// The connection on which the service listens is ended, and none is made to its database before this was done.
fn while_nobody_listens(url: &str, meanwhile: impl FnOnce()) {
    let (begin, rest) = url.split_once("///").unwrap();
    let (name, rest) = rest.split_once('?').unwrap();
    let elsewhere = format!("{begin}///postgres?{rest}");
    let allow = |what: bool| {
        let sql = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {what}");
        assert_eq!(ask(&elsewhere, &sql), "");
    };
    let of = format!("FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN %'");
    let count = || ask(&elsewhere, &format!("SELECT count(*) {of}"));
    until("it listens", || count() == "1");
    allow(false);
    assert_eq!(ask(&elsewhere, &format!("SELECT pg_terminate_backend(pid) {of}")), "t");
    until("nobody listens", || count() == "0");
    meanwhile();
    assert_eq!(count(), "0");
    allow(true);
}

#[test]
fn what_came_while_nobody_listened_is_learned_once_it_is_listened_again() {
    let day = Day::new();
    // From then on its file keeps the card by which it is sealed.
    day.sync("k", "eforos-conductor");
    cut(&day, ("k", "early"), 4);
    cut(&day, ("k-1", "early-1"), 7);
    let day = emptied(day);
    let file = |name: &str| day.path().join(format!("{name}.eforos"));
    let take_in = |name: &str| told(&day.database, &["take-in", file(name).to_str().unwrap()]);
    // Whose halls have cards, and of which nothing is sealed.
    take_in("early");
    take_in("early-1");
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let hub = Hub::open(&day.database).unwrap();
    let token = day.token("k-1");
    let wait = format!("GET /v1/joints/{joint}/directives?after=0&wait=25");
    let look = format!("GET /v1/joints/{joint}/words");
    let begun = Instant::now();
    let heard: Vec<Answer> = thread::scope(|scope| {
        let waits = || {
            loop {
                let answer = send(&day.hub.listen, &wait, &token, "", b"").unwrap();
                if answer.status != 429 {
                    return answer;
                }
            }
        };
        // As many as a token may have under way: once there is no room for another, all of them wait.
        let waiting: Vec<_> = (0..8).map(|_| scope.spawn(waits)).collect();
        let mut looked = 0;
        while day.hub.send(&look, &token, "", b"").status != 429 {
            looked += 1;
            assert!(looked < 22, "beyond 30 in a second it would be too many anyway");
            take_in("early");
        }
        while_nobody_listens(&day.database, || {
            hub.take_in(&file("k")).unwrap();
            // Of a program that was killed before it said so.
            let own = rows(day.path(), "k-1");
            crate::send(&hub, &own, 0, own.len()).unwrap();
        });
        waiting.into_iter().map(|it| it.join().unwrap()).collect()
    });
    assert!(begun.elapsed() < Duration::from_secs(24), "not because their time was over");
    for heard in heard {
        assert_eq!(heard.status, 200, "{}", heard.text());
        assert!(heard.json()["seal"].is_string());
    }
    derived(&day, 14);
    let page = format!("/k/{}/v/1?lang=en", slug(&day.database));
    served(&day, &page, |text| text.contains("<td"));
}
