//! Photographs at the doors whose codes say whose they are, or do not: backs, two codes, what cannot be read.

use eforos::domain::contest::picture::{MOST_BYTES, MOST_OF_ALL, Side};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::language::Language;
use eforos::pictures::{PictureError, scan};
use eforos::session::Photographed;
use serde_json::{Value, json};

use super::club::Club;
use super::photographs::{club, png};
use super::referee;
use crate::common::coded::{barbed_png, sheet};
use crate::day::{player, round};
use crate::pictures::refused::{encrypted, packed, pdf};
use crate::pictures::simulated::wanted;

/// What the list of pictures that wait proposes for each, in order.
fn proposed(list: &str) -> Vec<&str> {
    let fields = list.split("name=\"place\" value=\"").skip(1);
    fields.map(|field| field.split('"').next().unwrap()).collect()
}

fn sides(club: &Club<Anagram>) -> Vec<Side> {
    club.keeper.record().contest().common.pictures.iter().map(|picture| picture.side).collect()
}

/// Each station is a source: what comes from others between the two sides of a sheet changes nothing.
#[test]
fn what_a_station_sends_after_a_front_is_proposed_as_its_back() {
    let mut club = club();
    let (anna, bella) = (club.joined("Άννα", "1"), club.joined("Μπέλα", "2"));
    let front = |club: &Club<Anagram>, of| sheet(club.keeper.record().contest(), of, &[]);
    let [first, second] = [(1, 1), (2, 1)].map(|of| front(&club, of));
    let (status, told) = club.sent(&anna, 1, &first);
    assert_eq!((status, &told["pictures"][0]["player"]), (200, &json!(1)), "{told}");
    assert_eq!(club.sent(&bella, 11, &second).0, 200);
    let (status, told) = club.sent(&anna, 2, &png(40));
    let one = &told["pictures"][0];
    assert_eq!((status, &one["side"], &one["player"]), (200, &json!("back"), &Value::Null));
    assert_eq!(club.sent(&bella, 12, &png(90)).0, 200);
    let list = club.get(&anna, "/s/pictures").body;
    assert_eq!(proposed(&list), ["1-1/2", "2-1/2"], "{list}");
    // The side after the back is the back of nothing.
    assert_eq!(club.sent(&bella, 13, &png(100)).0, 200);
    // Nor is what comes after a front that was there already, for that may have its back.
    assert_eq!(club.sent(&bella, 14, &first).0, 200);
    assert_eq!(club.sent(&bella, 15, &png(110)).0, 200);
    // Nor what comes after a picture that could not be read, which may have been the back.
    assert_eq!(club.sent(&anna, 6, &front(&club, (1, 2))).0, 200);
    assert_eq!(club.sent(&anna, 7, b"GIF89a and more").0, 422);
    assert_eq!(club.sent(&anna, 8, &png(120)).0, 200);
    assert_eq!(sides(&club)[4..], [Side::Front; 4]);
    let list = club.get(&anna, "/s/pictures").body;
    assert_eq!(proposed(&list), ["1-1/2", "2-1/2", "", "", ""], "{list}");

    // The files of one form are one source, too.
    let (key, file) = (("name=\"_key\"", anna.key.as_bytes()), "name=\"p\"; filename=\"a\"");
    let third = front(&club, (2, 2));
    let white = png(130);
    let sent = club.as_form(&anna, &[key, (file, &third[..]), (file, &white[..])]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    assert_eq!(sides(&club)[8..], [Side::Front, Side::Back]);
    let list = club.get(&anna, "/s/pictures").body;
    assert_eq!(proposed(&list).last(), Some(&"2-2/2"), "{list}");
}

#[test]
fn of_two_codes_on_a_page_a_person_decides() {
    let mut club = club();
    let anna = club.joined("Άννα", "1");
    let both = sheet(club.keeper.record().contest(), (1, 1), &[(2, 1)]);
    let (status, told) = club.sent(&anna, 1, &both);
    let [one] = &told["pictures"].as_array().unwrap()[..] else { panic!("{told}") };
    assert_eq!((status, &one["player"], &one["round"]), (200, &Value::Null, &Value::Null));
    // It is kept, is nobody's, and waits without a proposal.
    let path = format!("/s/picture/{}.jpg", one["sha256"].as_str().unwrap());
    assert_eq!(club.get(&anna, &path).status, 200);
    for of in ["/s/1/1", "/s/1/2"] {
        assert!(!club.get(&anna, of).body.contains(&path), "{of}");
    }
    let list = club.get(&anna, "/s/pictures").body;
    assert_eq!(proposed(&list), [""], "{list}");
    let pairs = [("_key", anna.key.as_str()), ("id", &"07".repeat(16)), ("place", "2-1")];
    assert_eq!(club.form(&path, &anna.cookie, &pairs).status, 303);
    let place = club.keeper.record().contest().common.pictures[0].place.unwrap();
    assert_eq!((place.player, place.round), (player(2), round(1)));
}

/// What cannot be read is refused with what to do, and nothing of it is kept.
#[test]
fn a_scan_that_cannot_be_read_is_refused_with_what_to_do() {
    let mut club = club();
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    let scanned = |filter: &str| pdf(1, filter, "DeviceGray", b"abc");
    let coded = [
        ("HEIC", b"\0\0\0\x18ftypheic".to_vec()),
        ("TIFF", b"II*\0abcd".to_vec()),
        ("WebP", b"RIFF\0\0\0\0WEBPVP8 ".to_vec()),
        ("GIF", b"GIF89a and more".to_vec()),
        ("CCITT", scanned("/CCITTFaxDecode")),
        ("JBIG2", scanned("/JBIG2Decode")),
        ("JPEG 2000", scanned("/JPXDecode")),
    ];
    let coded = coded.map(|(coding, scan)| {
        let why = PictureError::Coding { coding: coding.to_owned() };
        (scan, why, vec![coding, "JPEG, έγχρωμο ή γκρίζο"])
    });
    let locked = (encrypted("κλειδί"), PictureError::Encrypted, vec!["χωρίς"]);
    for (id, (scan, why, says)) in (1..).zip(coded.into_iter().chain([locked])) {
        let (status, told) = club.sent(&anna, id, &scan);
        let text = told["text"].as_str().unwrap_or_else(|| panic!("{status} {told}"));
        assert_eq!((status, &told["why"]), (422, &json!("unfit")), "{told}");
        assert_eq!(text, why.sentence(Language::Greek));
        assert!(says.iter().all(|says| text.contains(says)), "{says:?}: {text}");
    }
    assert_eq!(club.events(), before);
}

/// A scanner's file at a station: each page of it is a picture.
#[test]
fn a_scan_is_taken_at_a_station_page_by_page() {
    let mut club = club();
    let anna = club.joined("Άννα", "1");
    let page = packed(&vec![170; 60_000]);
    let two = pdf(2, "/FlateDecode", "DeviceGray", &page);
    let (status, told) = club.sent(&anna, 1, &two);
    assert_eq!(
        (status, &told["what"], &told["unread"]),
        (200, &json!("taken"), &json!(0)),
        "{told}"
    );
    // Both pages are the very same picture, which is kept once.
    let [one] = &club.keeper.record().contest().common.pictures[..] else { panic!("{told}") };
    let path = format!("/s/picture/{}.jpg", one.sha256);
    let shown = club.get(&anna, &path);
    assert_eq!((shown.status, shown.header("content-type")), (200, Some("image/jpeg")));
    // A station takes twelve megabytes of it, the console a hundred.
    let mut longer = page.clone();
    longer.resize((12 << 20) + (64 << 10), 0);
    let large = pdf(1, "/FlateDecode", "DeviceGray", &longer);
    let events = club.events();
    assert_eq!((club.sent(&anna, 2, &large).0, club.events()), (413, events));
    let mut pages = Vec::new();
    let told = scan(&large, &wanted(), 0, &mut |scanned| {
        pages.push(scanned);
        true
    });
    assert_eq!((told, pages.len()), (Ok(()), 2), "that it was opened, and its page");
}

/// As many as a file takes are there already.
#[test]
fn once_the_pictures_fill_the_file_a_station_is_told_how_to_go_on() {
    let mut club = club();
    let anna = club.joined("Άννα", "1");
    let full = MOST_OF_ALL / u64::from(MOST_BYTES);
    let large = |number: u64| {
        let mut jpeg = vec![0; usize::try_from(MOST_BYTES).unwrap()];
        jpeg[..8].copy_from_slice(&number.to_be_bytes());
        Photographed { jpeg, place: None, back_of: None }
    };
    for first in (0..full).step_by(100) {
        let some = (first..full.min(first + 100)).map(large).collect();
        club.keeper.photograph(&referee(), some).unwrap();
    }
    let before = club.events();
    let (status, told) = club.sent(&anna, 1, &png(40));
    let text = told["text"].as_str().unwrap_or_else(|| panic!("{told}"));
    assert_eq!((status, &told["why"]), (409, &json!("rule")), "{told}");
    assert!(text.contains("200 MB") && text.contains("συνεχίστε χωρίς φωτογραφίες"), "{text}");
    // A page without a script says the same, and sheets are keyed on.
    let file = ("name=\"pictures\"; filename=\"a.png\"", &png(40)[..]);
    let page = club.as_form(&anna, &[("name=\"_key\"", anna.key.as_bytes()), file]);
    assert!(page.status == 409 && page.body.contains(text), "{page:?}");
    assert_eq!(club.events(), before);
    let keyed = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 2, keyed).0, 200);
}

/// Nothing of it is lost: it waits for a person, and the doors serve on.
#[test]
fn over_what_the_reader_of_codes_panics_a_person_decides() {
    let mut club = club();
    let anna = club.joined("Άννα", "1");
    let (status, told) = club.sent(&anna, 1, &barbed_png());
    let one = &told["pictures"][0];
    assert_eq!((status, &told["unread"], &one["player"]), (200, &json!(0), &Value::Null), "{told}");
    assert_eq!(proposed(&club.get(&anna, "/s/pictures").body), [""]);
    let next = sheet(club.keeper.record().contest(), (1, 1), &[]);
    let (status, told) = club.sent(&anna, 2, &next);
    assert_eq!((status, &told["pictures"][0]["player"]), (200, &json!(1)), "{told}");
}
