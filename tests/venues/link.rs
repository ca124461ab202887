//! The link of an open file: it sends what it is told of, waits for a hub that is away and comes back by itself, stops where
//! a person has to look, and lets nobody wait.

use std::time::{Duration, Instant};

use eforos::domain::ids::RoundNo;
use eforos::session::time::machine;
use eforos::venues::{Card, Line, Link, LinkSeen, LinkState, Linked, NotDone, Part, SentRow};
use serde_json::json;

use super::hub::{Hub, Next, said};
use super::{all, card, day, file, history};

fn link(path: &std::path::Path, hub: &str) -> Link {
    let (_, joint) = history();
    let linked = Linked {
        path: path.to_path_buf(),
        card: Card::Venue(card(hub, joint)),
        joint,
        done: None,
        part: None,
        time: machine(),
    };
    Link::begin(linked).unwrap()
}

/// Waits for it, as long as a slow machine may need.
fn until(link: &Link, is_so: impl Fn(&LinkSeen) -> bool) -> LinkSeen {
    let end = Instant::now() + Duration::from_mins(1);
    loop {
        let seen = link.seen();
        if is_so(&seen) {
            return seen;
        }
        assert!(Instant::now() < end, "{seen:?}");
        link.wait(Duration::from_millis(5));
    }
}

#[test]
fn what_it_is_told_of_goes_up_and_the_hub_s_clock_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let (events, _) = history();
    // Before the hall called its word.
    let (path, _file) = file(folder.path(), "a.eforos", &events[..2]);
    let hub = Hub::start();
    let link = link(&path, &hub.url);
    link.look(2);
    let seen = until(&link, |seen| seen.sent == Some(2) && seen.clock.is_some());
    assert_eq!((hub.rows(), seen.not_sent()), (all(&path), 0));
    let clock = seen.clock.unwrap();
    let real_ms = machine()().real_ms;
    assert!((clock.at(real_ms) - 1_795_283_051_000).abs() < 60_000, "{clock:?}");
    // The hub says that more is sealed for this hall than it gives.
    assert_eq!(seen.state(0), LinkState::Behind(41));
    drop(link);
}

#[test]
fn a_word_is_not_even_sealed_before_the_hall_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let (events, _) = history();
    let opened = events.iter().position(|it| format!("{:?}", it.event).contains("WordOpened"));
    let word = opened.unwrap() + 1;
    let (path, _file) = file(folder.path(), "a.eforos", &events[..word]);
    let hub = Hub::start();
    let link = link(&path, &hub.url);
    link.look(word as u64);
    let seen = until(&link, |seen| seen.sent.is_some() && seen.holds);
    assert_eq!((hub.rows().len(), seen.is_ready), (word - 3, false), "nothing of the word");
    link.ready(Part::Word);
    until(&link, |seen| seen.is_ready);
    assert_eq!(hub.rows().len(), word - 2, "the seal alone");
    let ready: Vec<_> =
        hub.asked().into_iter().filter(|(head, _)| head.contains("/ready ")).collect();
    let [(_, body)] = &ready[..] else { panic!("{ready:?}") };
    assert!(body["seal"].as_str().is_some_and(|seal| seal.len() == 64), "{body}");
}

#[test]
fn a_hub_that_is_away_is_tried_again_and_one_that_refuses_waits_for_a_person() {
    let folder = tempfile::tempdir().unwrap();
    let (events, _) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..2]);
    let hub = Hub::start();
    let closed = || Next::Say(said(503, "", &json!({"why": "closed"}).to_string()));
    hub.next(closed());
    hub.next(closed());
    let away = link(&path, &hub.url);
    away.look(2);
    let seen = until(&away, |seen| {
        hub.next(closed());
        matches!(seen.state(0), LinkState::Away(_))
    });
    hub.kept.lock().unwrap().next.clear();
    let LinkState::Away(told) = seen.state(0) else { panic!("{seen:?}") };
    assert!(told.again_ms > 0);
    until(&away, |seen| seen.sent == Some(2) && seen.stuck == [None, None]);
    drop(away);

    // Another hub: who was let go may still be asking that one.
    let hub = Hub::start();
    for _ in 0..2 {
        hub.next(Next::Say(said(401, "", &json!({"why": "token"}).to_string())));
    }
    let refused = link(&path, &hub.url);
    let seen = until(&refused, |seen| matches!(seen.state(0), LinkState::Refused(_)));
    let LinkState::Refused(why) = seen.state(0) else { panic!("{seen:?}") };
    assert!(why.sentence(eforos::language::Language::English).contains("does not know this card"));
}

#[test]
fn nobody_waits_for_a_hub_that_never_answers() {
    let folder = tempfile::tempdir().unwrap();
    let (events, _) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..2]);
    // It takes connections and says nothing.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let began = Instant::now();
    let link = link(&path, &url);
    link.look(2);
    link.ready(Part::Passes);
    assert_eq!(link.seen().state(0), LinkState::Connecting);
    assert!(link.brought().is_empty());
    drop(link);
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn an_answer_that_is_cut_off_at_any_byte_is_none() {
    let (_, joint) = history();
    let rows = all(&day().join("k.eforos"));
    let row = &rows[rows.iter().position(|row| row.body.contains("letters_drawn")).unwrap()];
    let (seq, hash) = (row.seq, row.hash);
    let row = serde_json::to_value(SentRow(row.clone())).unwrap();
    let head = json!({"seq": seq, "hash": hash});
    let directives = json!({"rows": [row], "head": head, "seal": "42".repeat(16)}).to_string();
    let open = json!({"row": row, "nonce": "00".repeat(10), "first": 1}).to_string();
    let hub = Hub::start();
    let line = Line::new(&card(&hub.url, joint).access);
    let asks: [&dyn Fn() -> Result<(), NotDone>; 2] =
        [&|| line.directives(joint, 0, 0).map(|heard| assert!(heard.is_some())), &|| {
            line.open(joint, RoundNo::FIRST).map(|_| ())
        }];
    for (ask, body) in asks.into_iter().zip([directives, open]) {
        let whole = said(200, "", &body);
        for cut in 0..whole.len() {
            hub.next(Next::Say(whole[..cut].to_vec()));
            assert!(matches!(ask(), Err(NotDone::Away(_))), "cut at {cut}");
        }
        hub.next(Next::Say(whole));
        assert_eq!(ask(), Ok(()));
    }
}

#[test]
fn a_card_that_worked_and_is_unknown_is_shown_again_until_the_hub_knows_it() {
    let folder = tempfile::tempdir().unwrap();
    let (events, _) = history();
    let (path, mut file) = file(folder.path(), "a.eforos", &events[..2]);
    let hub = Hub::start();
    let link = link(&path, &hub.url);
    link.look(2);
    until(&link, |seen| seen.sent == Some(2));
    // Emptied: nobody is known before whoever conducts is there again.
    let unknown = || Next::Say(said(401, "", &json!({"why": "token"}).to_string()));
    file.append(&events[2..3]).unwrap();
    link.look(3);
    let seen = until(&link, |seen| {
        hub.next(unknown());
        seen.state(0).is_refused()
    });
    let LinkState::Away(away) = seen.state(0) else { panic!("{seen:?}") };
    assert!(away.again_ms > 0);
    hub.kept.lock().unwrap().next.clear();
    until(&link, |seen| seen.sent == Some(3) && seen.stuck == [None, None]);
    assert_eq!(hub.rows(), all(&path));
}
