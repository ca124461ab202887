//! The common draw of several halls: against a second derivation, against the examples of `docs/joint.md`, and
//! against whoever tries to bend it.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::alphabet;
use eforos::domain::formats::anagram::rules::{Rules, all_rounds};
use eforos::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey, directive};
use eforos::domain::formats::anagram::sealed::phone::{self, Heard, Place, heard};
use eforos::domain::formats::anagram::sealed::words::{Opened, Unfit, checked, text};
use eforos::domain::formats::anagram::sealed::{Nonce, Release, releases};
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::ids::{PlayerId, RoundNo, VenueNo};
use eforos::domain::letters::Letter;
use eforos::domain::lexicon::Digest;
use serde_json::{Map, Value, json};

use super::draw_oracle::{derive, text as told};
use crate::dice::Dice;

fn venue(number: u16) -> VenueNo {
    VenueNo::new(number).unwrap()
}

fn word(text: &str, salt: u8) -> Opened {
    Opened { salt: [salt; 16], text: text.to_owned() }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Halls with their words, by number; `None` passed.
fn halls(words: &[(u16, Option<&str>)]) -> BTreeMap<VenueNo, Opened> {
    let salted = words.iter().zip(1_u8..);
    salted.filter_map(|(&(at, text), salt)| Some((venue(at), word(text?, salt)))).collect()
}

fn seals(opened: &BTreeMap<VenueNo, Opened>) -> BTreeMap<VenueNo, Digest> {
    opened.iter().map(|(&venue, word)| (venue, word.seal())).collect()
}

fn example() -> Vec<Release> {
    releases(&Rules::osth_2019(), &Seed::from_bytes([1; 32]), "ΚΑΛΗΜΕΡΑ")
}

/// What is written in the text, which was worked out apart from the program, it gives.
#[test]
fn the_example_of_the_text_is_derived() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/joint.md");
    let written = std::fs::read_to_string(path).unwrap();
    let (_, written) = written.split_once("\n## An example").unwrap();
    let all = example();
    for (round, of) in [(&all[0], "round 1"), (&all[13], "round 14")] {
        let (_, here) = written.split_once(&format!("\n| {of} | ")).unwrap();
        let lines: Vec<&str> = here.lines().take(3).collect();
        assert!(lines[0].starts_with(&told(&round.letters)), "{of}");
        assert!(lines[1].contains(&format!("`{}`", round.nonce)), "{of}");
        assert!(lines[2].contains(&format!("`{}`", round.tag())), "{of}");
    }
    assert!(written.contains(&format!("told `{}`", phone::told(all[0].nonce))));
    assert!(written.contains(&format!("as salt | `{}` |", word("ΚΑΛΗΜΕΡΑ", 6).seal())));
}

/// Ten thousand releases, with words in other scripts, of halls that passed and of seals that stayed shut.
#[test]
fn a_stranger_derives_the_same_draw() {
    let rules = Rules::osth_2019();
    let mut dice = Dice(20_261_123);
    let texts = ["", "42", "Θεσσαλονίκη", " κενά \t", "e\u{301} é", "🎲🎲", "\u{0}", "α β"];
    let (mut asked, mut expected) = (Vec::new(), Vec::new());
    for _ in 0..715 {
        let seed = Seed::from_bytes(std::array::from_fn(|_| dice.byte()));
        let numbers: BTreeSet<u16> =
            (0..dice.below(6)).map(|_| u16::from(dice.byte()) * 7 + 1).collect();
        let all: BTreeMap<VenueNo, Opened> = numbers
            .iter()
            .map(|&at| (venue(at), word(texts[dice.below(8)], dice.byte())))
            .collect();
        let seals = seals(&all);
        let opened: BTreeMap<VenueNo, Opened> =
            all.into_iter().filter(|_| dice.below(4) > 0).collect();
        let text = text(&seals, &opened).unwrap();
        let rounds: Vec<Value> = releases(&rules, &seed, &text)
            .iter()
            .map(|it| {
                let (letters, nonce) = (told(&it.letters), it.nonce.to_string());
                json!({ "letters": letters, "nonce": nonce, "told": phone::told(it.nonce), "tag": it.tag() })
            })
            .collect();
        let code = |&at: &VenueNo| {
            let code = CompetitionCode::of_venue(&seed.commitment(), at);
            let sheet = SheetCode::new(None, RoundNo::FIRST, code).unwrap().to_string();
            (at.to_string(), json!(sheet[5..8].parse::<u16>().unwrap()))
        };
        let codes: Map<String, Value> = seals.keys().map(code).collect();
        expected.push(json!({ "text": text, "rounds": rounds, "codes": codes }));
        let seals: Map<String, Value> =
            seals.iter().map(|(at, seal)| (at.to_string(), json!(seal))).collect();
        let opened: Map<String, Value> = opened
            .iter()
            .map(|(at, it)| (at.to_string(), json!({ "salt": hex(&it.salt), "text": it.text })))
            .collect();
        asked.push(json!({ "seed": seed.reveal(), "seals": seals, "opened": opened }));
    }
    let derived = derive("derive_joint.py", &asked);
    assert_eq!(derived.len(), expected.len());
    for ((asked, derived), expected) in asked.iter().zip(derived).zip(expected) {
        assert_eq!(derived, expected, "{asked}");
    }
}

#[test]
fn every_single_slip_on_the_telephone_is_put_right() {
    for release in &example()[..3] {
        let round = release.round;
        let (tag, nonce) = (release.tag(), release.nonce);
        assert_eq!(heard(tag, round, &release.letters, nonce), Heard::Right(release.clone()));
        let mut tried = 0;
        for place in 1..=7 {
            for letter in alphabet::letters().filter(|it| *it != release.letters[place - 1]) {
                let mut letters = release.letters.clone();
                letters[place - 1] = letter;
                let slip = Heard::Slip { meant: release.clone(), at: Place::Letter(place) };
                assert_eq!(heard(tag, round, &letters, nonce), slip);
                tried += 1;
            }
        }
        let digits: Vec<char> = phone::told(nonce).replace(' ', "").chars().collect();
        for place in 1..=phone::DIGITS {
            let others = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars();
            for digit in others.filter(|it| *it != digits[place - 1]) {
                let mut typed = digits.clone();
                typed[place - 1] = digit;
                let typed = phone::read(&typed.iter().collect::<String>()).unwrap();
                let slip = Heard::Slip { meant: release.clone(), at: Place::Digit(place) };
                assert_eq!(heard(tag, round, &release.letters, typed), slip);
                tried += 1;
            }
        }
        assert_eq!(tried, 657);
    }
}

/// Two slips, letters in another order, another round's release: none is taken, and none is "put right".
#[test]
fn what_was_not_released_is_refused() {
    let all = example();
    let (one, two) = (&all[0], &all[1]);
    let wrong =
        |letters: &[Letter], nonce| heard(one.tag(), one.round, letters, nonce) == Heard::Wrong;
    assert!(wrong(&two.letters, two.nonce), "another round's");
    assert_eq!(
        heard(two.tag(), one.round, &two.letters, two.nonce),
        Heard::Wrong,
        "its number counts"
    );
    let mut swapped = one.letters.clone();
    swapped.swap(0, 1);
    assert!(wrong(&swapped, one.nonce), "two letters changed places");
    assert!(wrong(&one.letters[..6], one.nonce) && wrong(&[], one.nonce), "too few letters");
    assert!(wrong(&one.letters, Nonce::from_bytes([0; 10])));
    let letters: Vec<Letter> = one.letters.iter().copied().chain([one.letters[0]]).collect();
    assert!(wrong(&letters, one.nonce), "too many");
}

#[test]
fn digits_are_read_as_people_type_them() {
    let nonce = example()[0].nonce;
    assert_eq!(phone::told(nonce), "035B VQEP 2Z52 ZY93");
    // Hyphens, small letters, O for 0; a keyboard that was left Greek, with its `;` and `ς` on Q and W.
    for typed in [
        "035B VQEP 2Z52 ZY93",
        "o35b-vqep-2z52-zy93",
        "  035BVQEP2Z52ZY93\n",
        "035β ω;επ 2ζ52 ζυ93",
        "Ο35Β Ω:ΕΠ 2Ζ52 ΖΥ93",
    ] {
        assert_eq!(phone::read(typed), Some(nonce), "{typed}");
    }
    for bad in [
        "",
        "035B VQEP 2Z52 ZY9",
        "035B VQEP 2Z52 ZY933",
        "035B VQEP 2Z52 ZY9U",
        "035B VQEP 2Z52 ZY9Θ",
        "035B VQEP 2Z52 ZY9!",
    ] {
        assert_eq!(phone::read(bad), None, "{bad}");
    }
    let all = (0..=u8::MAX).map(|byte| Nonce::from_bytes([byte; 10]));
    for nonce in all {
        assert_eq!(phone::read(&phone::told(nonce)), Some(nonce));
    }
}

/// One word dropped, one changed, two swapped, one added, one silent: each hall notices what concerns it, and all
/// what is wrong with any.
#[test]
fn no_halls_word_is_left_out_or_changed() {
    let opened = halls(&[(1, Some("Βόλος")), (2, None), (3, Some("κύμα")), (10, Some("7"))]);
    let sealed = seals(&opened);
    let (one, three) = (&opened[&venue(1)], &opened[&venue(3)]);
    assert_eq!(text(&sealed, &opened).unwrap(), "Βόλος κύμα 7");
    assert_eq!(checked(&sealed, &opened, (venue(1), Some(one))).unwrap(), "Βόλος κύμα 7");
    assert_eq!(checked(&sealed, &opened, (venue(2), None)).unwrap(), "Βόλος κύμα 7", "it passed");

    let mut silent = opened.clone();
    silent.remove(&venue(3));
    let with_seal = format!("Βόλος {} 7", three.seal());
    assert_eq!(text(&sealed, &silent).unwrap(), with_seal);
    let not_ours = Err(Unfit::NotOurs(venue(3)));
    assert_eq!(checked(&sealed, &silent, (venue(3), Some(three))), not_ours, "it did open it");
    let (mut fewer, mut fewer_seals) = (opened.clone(), sealed.clone());
    fewer.remove(&venue(3));
    fewer_seals.remove(&venue(3));
    assert_eq!(checked(&fewer_seals, &fewer, (venue(3), Some(three))), not_ours, "left out");
    assert_eq!(
        checked(&fewer_seals, &fewer, (venue(1), Some(one))).unwrap(),
        "Βόλος 7",
        "nobody else's to see"
    );

    let mut changed = opened.clone();
    changed.get_mut(&venue(3)).unwrap().text = "ΚΥΜΑ".to_owned();
    assert_eq!(text(&sealed, &changed), Err(Unfit::AnotherWord(venue(3))));
    let mut swapped = opened.clone();
    swapped.insert(venue(1), three.clone());
    swapped.insert(venue(3), one.clone());
    assert_eq!(text(&sealed, &swapped), Err(Unfit::AnotherWord(venue(1))));
    assert_eq!(
        checked(&seals(&swapped), &swapped, (venue(3), Some(three))),
        not_ours,
        "seals swapped, too"
    );
    let mut added = opened.clone();
    added.insert(venue(2), word("δύο", 9));
    assert_eq!(text(&sealed, &added), Err(Unfit::Unsealed(venue(2))));
    let sealed_for_it = seals(&added);
    assert_eq!(checked(&sealed_for_it, &added, (venue(2), None)), Err(Unfit::NotOurs(venue(2))));
    // Not one word of another way of writing it: composed or not, the bytes count.
    assert_ne!(word("e\u{301}", 1).seal(), word("\u{e9}", 1).seal());
    assert_ne!(word("a", 1).seal(), word("a", 2).seal());
}

/// Sheets of two halls have two codes, and none of them that of a competition of its own.
#[test]
fn a_sheet_of_another_hall_is_noticed() {
    let commitment = Seed::from_bytes([1; 32]).commitment();
    let here = CompetitionCode::of_venue(&commitment, venue(17));
    let sheet = SheetCode::new(Some(PlayerId::FIRST), RoundNo::FIRST, here).unwrap().to_string();
    assert!(SheetCode::read(&sheet, here).is_ok());
    assert!(SheetCode::read(&sheet, CompetitionCode::of(&commitment)).is_err());
    let others = (1..=16).filter(|&at| {
        SheetCode::read(&sheet, CompetitionCode::of_venue(&commitment, venue(at))).is_ok()
    });
    assert_eq!(others.count(), 0);
    assert_eq!(all_rounds().count(), 14);
}

#[test]
fn heads_are_sealed_for_one_hall_one_way_and_one_position() {
    let key = VenueKey::from_bytes([4; 32]);
    let joint = Seed::from_bytes([1; 32]).commitment();
    let head = Sealed { joint, venue: venue(17), seq: 41, hash: Digest::from_bytes([5; 32]) };
    let seal = HeadSeal::of(&key, Of::Centre, &head);
    assert_eq!(seal.to_string(), "4210c326697e9cf1bfd993e016937569");
    assert!(seal.holds(&key, Of::Centre, &head));
    let others = [
        (VenueKey::from_bytes([3; 32]), Of::Centre, head),
        (key.clone(), Of::Venue, head),
        (key.clone(), Of::Centre, Sealed { joint: Digest::of(b"x"), ..head }),
        (key.clone(), Of::Centre, Sealed { venue: venue(16), ..head }),
        (key.clone(), Of::Centre, Sealed { seq: 42, ..head }),
        (key.clone(), Of::Centre, Sealed { hash: Digest::of(b"x"), ..head }),
    ];
    for (key, whose, head) in others {
        assert!(!seal.holds(&key, whose, &head), "{head:?}");
        assert_ne!(HeadSeal::of(&key, whose, &head), seal);
    }
    for bit in 0..128 {
        let mut bytes: [u8; 16] = hex_bytes("4210c326697e9cf1bfd993e016937569");
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(!HeadSeal::from_bytes(bytes).holds(&key, Of::Centre, &head));
    }
    // Nothing shows a key.
    assert_eq!(format!("{key:?}"), "VenueKey(secret)");
    let docs = include_str!("../../docs/joint.md");
    assert!(docs.contains(&seal.to_string()));
}

#[test]
fn a_directives_receipt_is_numbered_by_its_row() {
    // By another program: the first 16 bytes of SHA-256("eforos-directive-1" and 32 bytes 5).
    let number: [u8; 16] = hex_bytes("7df6197dfe1499c2f7f523724fb2a37a");
    assert_eq!(directive(Digest::from_bytes([5; 32])), number);
}

fn hex_bytes<const N: usize>(text: &str) -> [u8; N] {
    std::array::from_fn(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap())
}
