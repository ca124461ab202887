//! What a hall's file sends: each row once, whatever is cut off, and nothing to whoever is no hub.

use eforos::domain::formats::anagram::event::Event as Play;
use eforos::domain::formats::anagram::joint::event::Event as Joint;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed};
use eforos::domain::formats::anagram::{Event, Recorded};
use eforos::domain::ids::{Seq, VenueNo};
use eforos::domain::lexicon::Digest;
use eforos::storage::genesis;
use eforos::venues::{NotDone, NotSent};
use serde_json::{Value, json};

use super::hub::{Hub, Next, said};
use super::{all, card, file, history, sender};
use crate::common::chain::write_history;

#[test]
fn a_growing_file_sends_each_row_once_with_a_seal_that_holds() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (half, rest) = events.split_at(events.len() / 2);
    let (path, mut file) = file(folder.path(), "a.eforos", half);
    let hub = Hub::start();
    let card = card(&hub.url, joint);
    let (mut sender, line) = sender(&path, &card);
    assert_eq!(line.time(), Ok(1_795_283_051_000));
    let pushed = sender.push(&line).unwrap();
    assert_eq!((pushed.events, pushed.rows), (half.len() as u64, half.len() as u64));
    assert_eq!((pushed.branch, pushed.directives), (Some(1), Some(41)));
    file.append(rest).unwrap();
    hub.asked();
    let pushed = sender.push(&line).unwrap();
    assert_eq!((pushed.events, pushed.rows), (events.len() as u64, rest.len() as u64));
    // It knew where the hub was: nothing is asked, and only what is new goes out.
    let asked = hub.asked();
    assert!(asked.iter().all(|(head, _)| head.starts_with("POST")), "{asked:?}");
    assert_eq!(sender.push(&line).unwrap().rows, 0);
    assert!(hub.asked().is_empty());
    let rows = all(&path);
    assert_eq!(hub.rows(), rows);
    for (head, body) in asked {
        assert!(head.contains("Bearer AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM"), "{head}");
        assert_eq!((&body["joint"], &body["venue"]), (&json!(joint), &json!(1)));
        let last = body["rows"].as_array().unwrap().last().unwrap();
        let seal: Vec<u8> = (0..16)
            .map(|at| {
                u8::from_str_radix(&body["seal"].as_str().unwrap()[2 * at..2 * at + 2], 16).unwrap()
            })
            .collect();
        let (seq, venue) = (last[0].as_u64().unwrap(), VenueNo::FIRST);
        let hash = serde_json::from_value(last[10].clone()).unwrap();
        let of = Sealed { joint, venue, seq, hash };
        let seal = HeadSeal::from_bytes(seal.try_into().unwrap());
        assert!(seal.holds(&card.key, Of::Venue, &of) && !seal.holds(&card.key, Of::Centre, &of));
    }
    // Who begins anew asks where the hub is and sends nothing.
    let (mut again, line) = super::sender(&path, &card);
    assert_eq!(again.push(&line).unwrap().rows, 0);
    assert_eq!(hub.asked().len(), 1);
}

#[test]
fn a_word_that_is_called_while_rows_are_sent_does_not_go_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let opened = events.iter().position(|it| format!("{:?}", it.event).contains("WordOpened"));
    let (before, word) = events[..=opened.unwrap()].split_at(opened.unwrap() - 2);
    let (path, mut file) = file(folder.path(), "a.eforos", before);
    let hub = Hub::start();
    let (mut sender, line) = sender(&path, &card(&hub.url, joint));
    sender.keep_seal(true);
    // Told that the first rows are at the hub, the hall calls its word.
    let mut calls = word.to_vec();
    let called = |sent| {
        if sent > 0 && !calls.is_empty() {
            file.append(&std::mem::take(&mut calls)).unwrap();
        }
        true
    };
    sender.push_while(&line, called).unwrap();
    assert_eq!(all(&path).len(), before.len() + 3);
    assert_eq!(hub.rows().len(), before.len(), "nothing of the word");
}

#[test]
fn a_request_has_at_most_500_rows_or_1_mib_of_texts_or_one_larger_row() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let mut events = events[..20].to_vec();
    let last = events.last().unwrap().clone();
    events.extend((21..=1700).map(|seq| {
        // Every hundredth of the first 1,200 has 300 kB, the last of these more than a request.
        let bytes = if seq == 1200 {
            1_500_000
        } else if seq % 100 == 0 && seq < 1200 {
            300_000
        } else {
            9
        };
        let event = Event::Own(Play::Joint(Joint::Told { text: "x".repeat(bytes) }));
        Recorded { seq: Seq(seq), action: Seq(seq), event, ..last.clone() }
    }));
    let (path, short) = file(folder.path(), "a.eforos", &events[..20]);
    drop(short);
    write_history(&path, &events, 1);
    let hub = Hub::start();
    let (mut sender, line) = sender(&path, &card(&hub.url, joint));
    assert_eq!(sender.push(&line).unwrap().rows, 1700);
    assert_eq!(hub.rows(), all(&path));
    let asked = hub.asked().into_iter().filter(|(head, _)| head.starts_with("POST"));
    let sent = asked.map(|(_, body)| body["rows"].as_array().unwrap().clone());
    let mut counts = Vec::new();
    for rows in sent {
        let texts =
            rows.iter().flat_map(|row| [5, 6, 7, 9].map(|at| row[at].as_str().unwrap().len()));
        assert!(texts.sum::<usize>() <= 1 << 20 || rows.len() == 1, "{}", rows.len());
        counts.push(rows.len());
    }
    // Three of 300 kB fit, and no fourth; a read ends at the 500th.
    assert_eq!(counts, [399, 101, 399, 101, 199, 1, 300, 200]);
}

#[test]
fn what_an_answer_says_beside_what_is_known_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..20]);
    let hub = Hub::start();
    let (mut sender, line) = sender(&path, &card(&hub.url, joint));
    let head = json!({"seq": 20, "hash": all(&path)[19].hash, "newer": {"a": [1]}});
    hub.next(Next::Say(said(200, "", r#"{"now_ms":7,"newer":null}"#)));
    assert_eq!(line.time(), Ok(7));
    hub.next(Next::Say(said(404, "", r#"{"why":"unknown","text":"-","newer":1}"#)));
    let told = json!({"head": head, "branch": 1, "directives": 41, "newer": "x"});
    hub.next(Next::Say(said(200, "", &told.to_string())));
    let pushed = sender.push(&line).unwrap();
    assert_eq!((pushed.events, pushed.rows, pushed.directives), (20, 20, Some(41)));
    let part = json!({"seal": null, "newer": 1});
    let words = json!({"asked": true, "venues": {"1": part}, "newer": 1});
    hub.next(Next::Say(said(200, "", &words.to_string())));
    assert_eq!(line.words(joint).unwrap().venues.len(), 1);
    let hall =
        json!({"name": "Βόλος", "state": "newer", "rounds": {"1": {"newer": 1}}, "newer": 1});
    let halls = json!({"now_ms": 7, "venues": {"1": hall}, "newer": 1});
    hub.next(Next::Say(said(200, "", &halls.to_string())));
    assert_eq!(line.halls(joint).unwrap().venues[&VenueNo::FIRST].state, "newer");
}

#[test]
fn an_answer_that_is_cut_off_at_any_byte_doubles_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..40]);
    let rows = all(&path);
    let mut whole = 0;
    for bytes in 0.. {
        let hub = Hub::start();
        let (mut sender, line) = sender(&path, &card(&hub.url, joint));
        // First it is asked where it is, then it is sent all.
        hub.next(Next::Say(said(404, "", r#"{"why":"unknown"}"#)));
        hub.next(Next::Cut(bytes));
        let pushed = sender.push(&line);
        assert_eq!(hub.rows(), rows, "cut at {bytes}");
        if pushed.is_ok() {
            whole = bytes;
            break;
        }
        assert!(matches!(pushed, Err(NotSent::Hub(NotDone::Away(_)))), "{bytes}: {pushed:?}");
        assert_eq!(sender.push(&line).unwrap().events, 40);
        assert_eq!(hub.rows(), rows, "cut at {bytes}");
    }
    assert!(whole > 200, "an answer has more than {whole} bytes");
}

#[test]
fn a_hub_that_lost_rows_gets_them_again_and_an_earlier_copy_says_that_it_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, mut whole) = file(folder.path(), "a.eforos", &events[..60]);
    let (earlier, _earlier) = file(folder.path(), "b.eforos", &events[..40]);
    let mut other = events[..60].to_vec();
    for event in &mut other[30..] {
        event.at.wall_ms += 1;
    }
    let (other, _other) = file(folder.path(), "c.eforos", &other);
    let hub = Hub::start();
    let card = card(&hub.url, joint);
    let (mut sender, line) = sender(&path, &card);
    sender.push(&line).unwrap();
    // A hub that was restored from a backup has fewer.
    hub.kept.lock().unwrap().rows.truncate(10);
    whole.append(&events[60..70]).unwrap();
    assert_eq!(sender.push(&line).unwrap().events, 70);
    assert_eq!(hub.rows(), all(&path));
    // One that is empty gets all.
    hub.kept.lock().unwrap().rows.clear();
    whole.append(&events[70..80]).unwrap();
    assert_eq!(sender.push(&line).unwrap().events, 80);
    assert_eq!(hub.rows(), all(&path));

    let (mut behind, line) = super::sender(&earlier, &card);
    assert_eq!(behind.push(&line), Err(NotSent::Behind { here: 40, there: 80 }));
    // Another history is sent from its beginning, so that the hub finds where the two part.
    hub.asked();
    let (mut parted, line) = super::sender(&other, &card);
    let pushed = parted.push(&line).unwrap();
    assert_eq!((pushed.parted_at, pushed.branch, pushed.events), (Some(31), Some(2), 60));
    let (_, body) = hub.asked().pop().unwrap();
    assert_eq!(body["before"], json!({"seq": 0, "hash": genesis()}));
    assert_eq!(hub.rows(), all(&path), "nothing of it was changed");
    assert_eq!(hub.kept.lock().unwrap().beside, all(&other)[30..], "and nothing thrown away");
}

#[test]
fn what_refuses_is_told_and_what_is_no_hub_gets_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..20]);
    let elsewhere = Hub::start();
    let moved = format!("Location: {}/v1/time\r\n", elsewhere.url);
    let huge = format!("{{\"head\":{{\"seq\":0,\"x\":\"{}\"}}}}", "x".repeat(9 << 20));
    let refusal = |why: &str| json!({"why": why, "text": "Όχι."}).to_string();
    for (answer, expected, may_pass) in [
        (said(401, "", &refusal("token")), "does not know this card", false),
        (said(403, "", &refusal("other")), "refuses this card", false),
        (said(409, "", &refusal("taken")), "Another file was sent", false),
        (said(409, "", &refusal("full")), "no more of this hall", false),
        (said(409, "", &refusal("unlike")), "Take part anew with this hall’s card", false),
        (
            said(422, "", &refusal("unfit")),
            "nothing of this file: Όχι. The competition goes on here",
            false,
        ),
        (said(429, "Retry-After: 7\r\n", &refusal("rate")), "too much to do", true),
        (said(503, "", &refusal("closed")), "too much to do", true),
        (said(503, "", &refusal("disk")), "disk is full", true),
        (said(502, "", "<h1>Bad Gateway</h1>"), "not reached", true),
        (said(200, "", "<h1>Welcome to the hotel</h1>"), "is no hub", false),
        (said(302, &moved, ""), "is no hub", false),
        (said(200, "", &huge), "is no hub", false),
        (said(200, "", r#"{"head":{"seq":-1,"hash":"77"}}"#), "is no hub", false),
        (b"SSH-2.0-OpenSSH_9.2\r\n".to_vec(), "not reached", true),
    ] {
        let hub = Hub::start();
        let (mut sender, line) = sender(&path, &card(&hub.url, joint));
        hub.next(Next::Say(answer.clone()));
        let Err(NotSent::Hub(why)) = sender.push(&line) else { panic!("{expected}") };
        let sentence = why.sentence(eforos::language::Language::English);
        assert!(sentence.contains(expected), "{expected}: {sentence}");
        assert_eq!(why.may_pass(), may_pass, "{expected}");
        assert_eq!(hub.asked().len(), 1, "{expected}: it stops there");
        assert_eq!(sender.push(&line).unwrap().events, 20, "{expected}: and goes on later");
    }
    let asked = elsewhere.asked();
    assert!(asked.is_empty(), "the token went elsewhere: {asked:?}");
}

#[test]
fn a_place_where_nobody_answers_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..20]);
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (mut sender, line) = sender(&path, &card(&format!("http://{nobody}"), joint));
    let told = sender.push(&line);
    assert!(matches!(told, Err(NotSent::Hub(NotDone::Away(_)))), "{told:?}");
    let missing = folder.path().join("none.eforos");
    let (mut sender, line) = super::sender(&missing, &card(&format!("http://{nobody}"), joint));
    assert!(matches!(sender.push(&line), Err(NotSent::File(_))));
}

#[test]
fn hostile_texts_go_and_come_byte_for_byte() {
    use eforos::venues::SentRow;
    let (events, _) = history();
    let folder = tempfile::tempdir().unwrap();
    let (path, _file) = file(folder.path(), "a.eforos", &events[..5]);
    for text in
        ["\u{0}", "\"\\\n\u{1}", "</script>", "\u{202e}ab", "𝔄\u{feff}", "'; DROP TABLE events; --"]
    {
        let mut row = all(&path).remove(4);
        (row.name, row.station, row.body) = (text.to_owned(), text.to_owned(), text.to_owned());
        let sent = serde_json::to_string(&SentRow(row.clone())).unwrap();
        assert_eq!(serde_json::from_str::<SentRow>(&sent).unwrap().0, row, "{text:?}");
    }
    let row = serde_json::to_value(SentRow(all(&path).remove(0))).unwrap();
    for (column, other) in
        [(0, json!(0)), (0, json!("1")), (5, Value::Null), (8, json!(1.5)), (10, json!("77"))]
    {
        let mut changed = row.clone();
        changed[column] = other;
        assert!(serde_json::from_value::<SentRow>(changed.clone()).is_err(), "{changed}");
    }
}

#[test]
fn rules_that_the_hub_lacks_are_sent_after_the_rows_and_a_hub_that_refuses_them_gets_the_rows() {
    let folder = tempfile::tempdir().unwrap();
    let (events, joint) = history();
    let (path, mut file) = file(folder.path(), "a.eforos", &events[..30]);
    let hub = Hub::start();
    let rules = format!("rules/{}", Digest::of(OSTH_2019.as_bytes()));
    hub.kept.lock().unwrap().lacks = vec![rules.clone(), "pictures/00".to_owned()];
    let (mut sender, line) = sender(&path, &card(&hub.url, joint));
    assert_eq!(sender.push(&line).unwrap().rows, 30);
    let sent = vec![(format!("/v1/parts/{rules}"), OSTH_2019.as_bytes().to_vec())];
    assert_eq!(hub.kept.lock().unwrap().parts, sent);
    // Told when it is asked where it is, and refused.
    hub.kept.lock().unwrap().lacks = vec![rules.clone()];
    file.append(&events[30..40]).unwrap();
    let (mut again, line) = super::sender(&path, &card(&hub.url, joint));
    assert_eq!(again.push(&line).unwrap().rows, 10);
    assert_eq!(hub.kept.lock().unwrap().parts.len(), 2);
    hub.kept.lock().unwrap().lacks = vec![rules];
    file.append(&events[40..50]).unwrap();
    hub.next(Next::Say(said(
        200,
        "",
        &format!(
            "{{\"head\":{},\"branch\":1,\"lacks\":[\"rules/x\"]}}",
            json!({"seq": 50, "hash": genesis()})
        ),
    )));
    hub.next(Next::Say(said(422, "", "{\"why\":\"unfit\",\"text\":\"-\"}")));
    assert_eq!(again.push(&line).unwrap().rows, 10);
}
