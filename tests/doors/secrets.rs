//! Secrets of the staff door: what lets a device in, what it holds, by what the door is known.

use std::fs;

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::stations::{Door, bytes_of};
use eforos::web::identity;
use sha2::{Digest as _, Sha256};

use super::club::{Club, cookie};
use super::whole_day::tells;
use crate::common::files::verify;
use crate::common::tls::begun;
use crate::day::player;

/// The competition file and what lies beside it for it.
fn bytes_of_file(club: &Club<Anagram>) -> Vec<u8> {
    let mut all = fs::read(club.folder.path().join("a.eforos")).unwrap();
    all.extend(fs::read(club.folder.path().join("a.eforos-wal")).unwrap_or_default());
    all
}

fn has(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|window| window == what)
}

#[test]
fn no_two_open_invitations_have_one_pin_whatever_the_dice_say() {
    let mut door = Door::new(false);
    let mut pins: Vec<String> =
        (0..16).map(|_| door.invite((Role::Assistant, ""), [0xFF; 24], 0).unwrap().pin).collect();
    pins.sort_unstable();
    pins.dedup();
    assert_eq!(pins.len(), 16);
    assert!(pins.iter().all(|pin| pin.len() == 6 && pin.bytes().all(|it| it.is_ascii_digit())));
    // Once they have ended theirs may come again.
    let again = door.invite((Role::Assistant, ""), [0xFF; 24], 10 * 60_000).unwrap().pin;
    assert!(pins.contains(&again));
}

#[test]
fn an_invitation_works_to_the_end_of_its_tenth_minute_and_no_longer() {
    for (at_ms, by_key, status) in [
        (9 * 60_000 + 59_999, false, 303),
        (9 * 60_000 + 59_999, true, 303),
        (10 * 60_000, false, 403),
        (10 * 60_000, true, 403),
    ] {
        let mut club = Club::<Anagram>::new(true);
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        club.hand.0.fetch_add(at_ms, std::sync::atomic::Ordering::Relaxed);
        let secret = if by_key { ("code", &invited.key) } else { ("pin", &invited.pin) };
        let pairs = [("name", "Άννα"), ("label", "1"), (secret.0, secret.1.as_str())];
        let answer = club.form("/j", "", &pairs);
        assert_eq!(answer.status, status, "{at_ms} {secret:?}: {answer:?}");
    }
}

/// Neither what lets in nor what is held lies in the file: of what is held its SHA-256 does.
#[test]
fn of_what_a_device_holds_the_file_has_the_digest_alone_and_of_an_invitation_nothing() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let open = club.staff.invite(&club.keeper, Role::Jury, "Νίκη").unwrap();
    let waits = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let pairs = [("name", "Βίκυ"), ("label", "2"), ("pin", waits.pin.as_str())];
    let waiting = cookie(&club.form("/j", "", &pairs));
    assert_eq!(club.get(&anna, "/s").status, 200);
    let file = bytes_of_file(&club);
    let held = anna.cookie.split_once('=').unwrap().1;
    let token = bytes_of::<32>(held).unwrap();
    assert!(has(&file, Digest::of(&token).as_bytes()), "it is found so");
    assert!(!has(&file, &token) && !has(&file, held.as_bytes()));
    assert!(!has(&file, anna.key.as_bytes()), "the key of forms");
    let waiting = waiting.split_once('=').unwrap().1;
    let token = bytes_of::<32>(waiting).unwrap();
    for not_there in [&token[..], waiting.as_bytes(), Digest::of(&token).as_bytes()] {
        assert!(!has(&file, not_there), "who waits is in no file");
    }
    for invited in [open, waits] {
        let key = bytes_of::<16>(&invited.key).unwrap();
        let (of_key, of_pin) =
            (Digest::of(invited.key.as_bytes()), Digest::of(invited.pin.as_bytes()));
        for not_there in [&key[..], invited.key.as_bytes(), of_key.as_bytes(), of_pin.as_bytes()] {
            assert!(!has(&file, not_there), "{invited:?}");
        }
        assert!(!tells(&String::from_utf8_lossy(&file), &invited.pin));
    }
    // Which is found where it stands alone, in one piece or in two.
    assert!(["PIN 123456.", "123 456"].iter().all(|text| tells(text, "123456")));
    assert!(!tells("0123456 a123456", "123456"));
    // A verification tells none of it, nor the code of a card.
    let code = club.keeper.card(player(1)).unwrap().to_string();
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    let report = format!("{:?}", verify(&path).unwrap()).to_lowercase();
    for secret in [held.to_owned(), Digest::of(&bytes_of::<32>(held).unwrap()).to_string(), code] {
        assert!(!report.contains(&secret.to_lowercase()), "{secret}: {report}");
        assert!(!report.contains(&secret.replace('-', "").to_lowercase()), "{secret}: {report}");
    }
}

/// Who stands between would show the right one.
#[test]
fn the_fingerprint_is_that_of_the_doors_certificate_and_no_page_shows_it() {
    let mut club = Club::<Anagram>::new(true);
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
    let folder = club.folder.path().join("doors");
    let told = identity(&folder, std::net::Ipv4Addr::LOCALHOST, today).unwrap().fingerprint;
    let stream = begun(club.at, b"");
    let shown = stream.conn.peer_certificates().unwrap()[0].clone();
    let digest = Sha256::digest(&shown);
    let bytes: Vec<String> = digest.iter().map(|byte| format!("{byte:02X}")).collect();
    assert_eq!(told, bytes[..8].join(":"));

    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let pairs = [("name", "Άννα"), ("label", "1"), ("pin", invited.pin.as_str())];
    let waiting = cookie(&club.form("/j", "", &pairs));
    let wrong = club.form("/j", "", &[("name", "Β"), ("label", "2"), ("pin", "000000")]);
    let pages = ["/", "/j", "/help", "/wait"]
        .map(|path| club.request(&format!("GET {path}"), &[("Cookie", &waiting)], ""));
    // Whoever is in can compare it still: help says where it stands in the browser.
    let anna = club.joined("Άννα", "9");
    let [list, help] = ["/s", "/help"].map(|path| club.get(&anna, path));
    for help in [&pages[2], &help] {
        assert!(help.body.contains("δεκαέξι χαρακτήρες που διαβάζει ο έφορος"), "{help:?}");
    }
    for answer in pages.iter().chain([&wrong, &list, &help]) {
        let text = format!("{}{}", answer.head, answer.body).to_uppercase();
        assert!(text.len() > 500, "{answer:?}");
        for between in [":", "", " "] {
            // The first four bytes of it, too.
            assert!(!text.contains(&bytes[..4].join(between)), "{between:?}: {answer:?}");
        }
    }
}
