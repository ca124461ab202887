//! What a form must bring: that it was sent by a page of this door, and the key of the device that sends it (§12).

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use eforos::session::Photographed;
use serde_json::json;

use super::club::{Club, Device, encoded};
use super::{Answer, Hall, referee};

/// A form of the staff door, and how it is answered where nothing is wrong with it.
struct Form {
    path: String,
    fields: Vec<(&'static str, String)>,
    done: u16,
}

/// All there are: each changes something, or says something of what was typed. After the last one its device is out.
fn forms(club: &mut Club<Anagram>) -> Vec<Form> {
    let pin = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap().pin;
    let picture = club.keeper.record().contest().common.pictures[0].sha256;
    let ask = r#"{"ask":"key_sheet","round":1,"player":1}"#;
    let form = |path: &str, fields: &[(&'static str, &str)], done| {
        let fields = fields.iter().map(|&(name, text)| (name, text.to_owned())).collect();
        Form { path: path.to_owned(), fields, done }
    };
    let id = "01".repeat(16);
    let keyed = [("_path", "/s/1/1"), ("id", &id), ("_ask", ask), ("fields.5", "τάκος")];
    vec![
        form("/do", &keyed, 303),
        form("/find", &[("find", "1")], 303),
        form("/s/1/2", &[("fields.5", "x")], 200),
        form("/s/1/2/again", &[("fields.5", "x")], 404),
        form(&format!("/s/picture/{picture}.jpg"), &[("place", "")], 422),
        form("/lang", &[("lang", "en"), ("back", "/s")], 303),
        form("/j", &[("name", "Βίκυ"), ("label", "2"), ("pin", &pin)], 303),
        form("/leave", &[("x", "1")], 303),
    ]
}

fn club() -> (Club<Anagram>, Device) {
    let mut club = Club::<Anagram>::new(true);
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    let sheet = Photographed { jpeg: b"no real picture".to_vec(), place: None, back_of: None };
    club.keeper.photograph(&referee(), vec![sheet]).unwrap();
    let anna = club.joined("Άννα", "1");
    (club, anna)
}

/// Sends a form of this device from wherever these say; `key` is what its hidden field says, if it is there.
fn sent(
    club: &mut Club<Anagram>,
    (device, form): (&Device, &Form),
    from: &[(&str, &str)],
    key: Option<&str>,
) -> Answer {
    let fields = form.fields.iter().map(|(name, text)| (*name, text.as_str()));
    let fields: Vec<(&str, &str)> = fields.chain(key.map(|key| ("_key", key))).collect();
    let mut headers = vec![
        ("Cookie", device.cookie.as_str()),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    headers.extend(from);
    club.request(&format!("POST {}", form.path), &headers, &encoded(&fields))
}

/// Nothing was recorded, nobody waits, and the device is in.
fn is_as_before(club: &mut Club<Anagram>, device: &Device, events: usize) {
    assert_eq!(club.events(), events);
    assert!(club.staff.waiting(&club.keeper).is_empty());
    assert_eq!(club.get(device, "/s").status, 200);
}

#[test]
fn no_form_is_taken_without_the_key_of_its_device() {
    let (mut club, anna) = club();
    let other = club.joined("Βάσω", "3").key;
    let (forms, events) = (forms(&mut club), club.events());
    let origin = format!("https://{}", club.at);
    let from = [("Origin", origin.as_str())];
    let (half, more) = (&anna.key[..16], format!("{}0", anna.key));
    for form in &forms {
        for key in [None, Some(""), Some(other.as_str()), Some(half), Some(more.as_str())] {
            let answer = sent(&mut club, (&anna, form), &from, key);
            assert_eq!(answer.status, 403, "{}: {key:?}", form.path);
            assert!(answer.header("set-cookie").is_none(), "{}: {key:?}", form.path);
        }
    }
    is_as_before(&mut club, &anna, events);
    for form in &forms {
        let answer = sent(&mut club, (&anna, form), &from, Some(&anna.key));
        assert_eq!(answer.status, form.done, "{}: {answer:?}", form.path);
    }
    assert_eq!(club.events(), events + 1);
    assert_eq!(club.get(&anna, "/s").status, 401, "she left");
}

#[test]
fn no_form_is_taken_but_from_a_page_of_this_door() {
    let (mut club, anna) = club();
    let (forms, events) = (forms(&mut club), club.events());
    let (own, hall) = (format!("https://{}", club.at), format!("http://{}", club.hall()));
    let page = format!("{own}/s/1/1");
    let (clear, longer) = (format!("http://{}", club.at), format!("{own}.example.org"));
    let foreign: [&[(&str, &str)]; 10] = [
        &[],
        &[("Origin", "null")],
        &[("Origin", "https://example.org")],
        &[("Origin", &hall)],
        &[("Origin", &clear)],
        &[("Origin", &longer)],
        &[("Referer", "https://example.org/s/1/1")],
        &[("Origin", "https://example.org"), ("Referer", &page)],
        &[("Origin", &own), ("Sec-Fetch-Site", "cross-site")],
        &[("Origin", &own), ("Sec-Fetch-Site", "same-site")],
    ];
    for form in &forms {
        for from in foreign {
            let answer = sent(&mut club, (&anna, form), from, Some(&anna.key));
            assert_eq!(answer.status, 403, "{}: {from:?}", form.path);
            assert!(answer.header("set-cookie").is_none(), "{}: {from:?}", form.path);
        }
    }
    is_as_before(&mut club, &anna, events);
    // Whoever rebinds a name of theirs to this machine has it in the head.
    for form in &forms {
        let Form { path, .. } = form;
        let head = format!("POST {path} HTTP/1.1\r\nHost: example.org:{}\r\n", club.at.port());
        let rest =
            format!("Cookie: {}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", anna.cookie);
        let answer = club.send([head, rest].concat().into_bytes());
        assert_eq!(answer.status, 421, "{path}");
    }
    is_as_before(&mut club, &anna, events);
    // A browser that sends no origin says from which page.
    for form in &forms {
        let answer = sent(&mut club, (&anna, form), &[("Referer", &page)], Some(&anna.key));
        assert_eq!(answer.status, form.done, "{}: {answer:?}", form.path);
    }
}

/// What a script asks has the key in its head, and comes from a page of this door just so.
#[test]
fn nothing_is_taken_of_a_script_without_both() {
    let (mut club, anna) = club();
    let (other, own) = (club.joined("Βάσω", "3").key, format!("https://{}", club.at));
    let events = club.events();
    let place = json!({"path": "/s/1/1"}).to_string();
    let typed = json!({"path": "/s/1/1", "fields": {"5": "τάκος"}}).to_string();
    let id = "01".repeat(16);
    let key = json!({"id": id, "ask": "key_sheet", "round": 1, "player": 1, "fields": {}});
    let asks = [
        ("POST /api/do", key.to_string()),
        ("POST /api/look", typed.clone()),
        ("PUT /api/draft", typed),
        ("DELETE /api/draft", place),
        ("POST /s/pictures", "x".to_owned()),
    ];
    let held = ("Cookie", anna.cookie.as_str());
    let key = ("X-Eforos", anna.key.as_str());
    let foreign: [&[(&str, &str)]; 7] = [
        &[held, ("Origin", &own)],
        &[held, ("Origin", &own), ("X-Eforos", "")],
        &[held, ("Origin", &own), ("X-Eforos", &other)],
        &[held, key],
        &[held, key, ("Origin", "null")],
        &[held, key, ("Referer", "https://example.org/")],
        &[held, key, ("Origin", &own), ("Sec-Fetch-Site", "cross-site")],
    ];
    for (first, body) in &asks {
        for headers in foreign {
            let mut headers = headers.to_vec();
            headers.push(("X-Eforos-Id", &id));
            assert_eq!(club.request(first, &headers, body).status, 403, "{first}: {headers:?}");
        }
    }
    club.keeper.tick(&referee());
    assert_eq!((club.events(), club.keeper.drafts().len()), (events, 0));
}

/// At the hall door nothing is held, so there is no key; where it comes from is asked of both its forms.
#[test]
fn the_halls_forms_are_taken_from_its_own_pages_alone() {
    let hall = Hall::new();
    let own = format!("http://{}", hall.at());
    for (path, body) in [("/lang", "lang=en&back=/"), ("/code", "code=CYQPC-BP8T4")] {
        let post =
            |headers: &[(&str, &str)]| hall.request(&format!("POST {path}"), headers, body).status;
        for from in [
            vec![],
            vec![("Origin", "null")],
            vec![("Origin", "http://example.org")],
            vec![("Referer", "http://example.org/")],
            vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "cross-site")],
        ] {
            assert_eq!(post(&from), 403, "{path}: {from:?}");
        }
        assert_ne!(post(&[("Origin", &own)]), 403, "{path}");
        assert_ne!(post(&[("Referer", &format!("{own}/"))]), 403, "{path}");
    }
}
