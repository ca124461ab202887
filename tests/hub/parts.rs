//! What histories name and do not contain: rules that their senders send after them, lists that may be given away.

use std::fs;

use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::lexicon::Digest;
use eforos::lexicon::Lexicon;
use serde_json::{Value, json};

use crate::chain_anew;
use crate::cluster::{ask, database};
use crate::joint_day::{Day, rows};
use crate::line::{hub, told};
use crate::sending::{batch, conductor, is, rows_of};
use crate::service::{Answer, Service};
use crate::until;

/// The rules of a club, and a history of the rehearsed day's conductor by them.
fn by_own_rules(day: &Day) -> (String, Vec<eforos::storage::RawRow>) {
    let text = format!("{OSTH_2019}\n# Σύλλογος Βόλου\n");
    let own = Digest::of(text.as_bytes()).to_string();
    let mut history = rows(day.path(), "k-1");
    let body: Value = serde_json::from_str(&history[0].body).unwrap();
    let named = body.pointer("/competition_created/rules/sha256").unwrap().as_str().unwrap();
    history[0].body = history[0].body.replace(named, &own);
    // A competition of its own: what follows is another conductor's.
    history.truncate(1);
    chain_anew(&mut history);
    (text, history)
}

#[test]
fn a_history_by_a_clubs_own_rules_has_its_page_once_they_came() {
    let day = Day::new();
    let (text, history) = by_own_rules(&day);
    let (url, service) = (&day.database, &day.hub);
    let sha256 = Digest::of(text.as_bytes());
    let part = format!("/v1/parts/rules/{sha256}");
    let put = |token: &str, bytes: &[u8]| service.send(&format!("PUT {part}"), token, "", bytes);
    let get = |token: &str, path: &str| service.send(&format!("GET {path}"), token, "", b"");
    is(&put(&day.conductor, text.as_bytes()), 403, "foreign");

    let what = format!("POST {}", rows_of(history[0].hash));
    let sent = batch(&history, 0, 1).to_string();
    let sent = service.send(&what, &day.conductor, "", sent.as_bytes());
    assert_eq!((sent.status, &sent.json()["lacks"]), (200, &json!([format!("rules/{sha256}")])));
    let head = format!("/v1/competitions/{}", history[0].hash);
    assert_eq!(get(&day.conductor, &head).json()["lacks"], sent.json()["lacks"]);
    is(&get(&day.conductor, &part), 404, "unknown");

    is(&put(&day.conductor, b"id = 1"), 422, "unfit");
    is(&put(&conductor(url, "Άλλος"), text.as_bytes()), 403, "foreign");
    is(&put("", text.as_bytes()), 401, "token");
    is(&put(&day.conductor, &vec![b'#'; (8 << 20) + 1]), 413, "large");
    for none in ["/v1/parts/seed/00", "/v1/parts/rules/00", "/v1/parts/rules/../list"] {
        assert_eq!(get(&day.conductor, none).status, 404, "{none}");
    }
    assert_eq!(ask(url, "SELECT count(*) FROM parts"), "0");
    assert_eq!(put(&day.conductor, text.as_bytes()).status, 200);
    assert_eq!(put(&day.conductor, text.as_bytes()).status, 200, "again");
    let back: Answer = get(&day.conductor, &part);
    assert_eq!((back.status, back.text()), (200, text.clone()));
    assert!(get(&day.conductor, &head).json().get("lacks").is_none());
    until("it has a page", || ask(url, "SELECT count(*) FROM tables WHERE part = 'about'") == "1");
}

#[test]
fn a_list_is_given_only_if_it_may_be_given_away() {
    let url = database();
    told(&url, &["init"]);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.txt");
    fs::write(&path, "ΛΟΓΟΣ\nΑΛΟΓΟ\nΚΑΛΟΣ\n").unwrap();
    let file = path.to_str().unwrap();
    let added = told(&url, &["list", "add", file]);
    let sha256 = added["list"]["sha256"].as_str().unwrap().to_owned();
    assert_eq!((&added["list"]["words"], &added["may_be_given"]), (&3.into(), &false.into()));
    let service = Service::start(&url);
    let token = conductor(&url, "Ομοσπονδία");
    // A history that names it.
    let mut history = crate::history(2, 0, "");
    history[0].body = json!({"competition_created": {"lexicon": {"sha256": sha256}}}).to_string();
    chain_anew(&mut history);
    let part = format!("/v1/parts/list/{sha256}");
    let get = || service.send(&format!("GET {part}"), &token, "", b"");
    is(&get(), 403, "foreign");
    let what = format!("POST {}", rows_of(history[0].hash));
    let sent = batch(&history, 0, 2).to_string();
    assert_eq!(service.send(&what, &token, "", sent.as_bytes()).status, 200);
    is(&get(), 404, "unknown");
    is(&service.send(&format!("PUT {part}"), &token, "", b"x"), 403, "foreign");

    told(&url, &["list", "add", file, "--may-be-given"]);
    let given = get();
    assert_eq!(given.status, 200);
    let list = Lexicon::from_bytes(&given.body).unwrap();
    assert_eq!(list.passport().sha256.to_string(), sha256);
    told(&url, &["list", "add", file]);
    is(&get(), 404, "unknown");
    assert_eq!(hub(&url, &["list", "add", "/nowhere.txt"]).status.code(), Some(1));
    assert_eq!(hub(&url, &["list"]).status.code(), Some(2));
}
