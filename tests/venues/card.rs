//! The card of a hall: read, written, and what is none.

use eforos::domain::formats::anagram::sealed::heads::VenueKey;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::language::Language;
use eforos::venues::{Card, CardError, ConductorCard, HubAccess, Token};
use proptest::prelude::*;

use super::card;

const HUB: &str = "https://hub.example.org";

fn whole() -> Card {
    Card::Venue(card(HUB, Digest::of(b"joint")))
}

#[test]
fn a_card_is_read_as_it_was_written_and_shows_its_secrets_to_nobody() {
    let card = whole();
    let text = card.to_text();
    assert_eq!(Card::read(&text), Ok(card.clone()));
    // By the bytes alone: 32 times 3 and 4 in base64 for addresses, without an equals sign.
    assert!(text.contains("token = \"AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM\""), "{text}");
    assert!(text.contains("key = \"BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\""), "{text}");
    assert!(text.starts_with("format = \"eforos-venue/1\"\n"), "{text}");
    let shown = format!("{card:?}");
    assert!(!shown.contains("AwMD") && !shown.contains("[3, 3") && !shown.contains("[4, 4"));
    assert_eq!(Token::from_bytes([3; 32]).digest(), Digest::of(&[3; 32]));
}

#[test]
fn what_is_missing_or_cannot_be_is_named() {
    let text = whole().to_text();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Card::read(&text.replace(from, to)).unwrap_err()
    };
    for field in ["hub", "joint", "venue", "name", "token", "key"] {
        let without: Vec<&str> =
            text.lines().filter(|line| !line.starts_with(&format!("{field} ="))).collect();
        assert_eq!(Card::read(&without.join("\n")), Err(CardError::Field(field)));
    }
    assert_eq!(changed("eforos-venue/1", "eforos-venue/2"), CardError::Newer(2));
    for other in ["eforos/1", "eforos-venue", "eforos-venue/0", "eforos-venue/x"] {
        assert_eq!(changed("eforos-venue/1", other), CardError::None);
    }
    assert_eq!(changed("venue = 1", "venue = 0"), CardError::Field("venue"));
    assert_eq!(changed("venue = 1", "venue = 70000"), CardError::Field("venue"));
    assert_eq!(changed("\"AwMD", "\"wMD"), CardError::Field("token"));
    assert_eq!(changed("\"BAQE", "\"+AQE"), CardError::Field("key"));
    assert_eq!(changed("Βόλος", " "), CardError::Field("name"));
    assert_eq!(changed("Βόλος", &"α".repeat(121)), CardError::Field("name"));
    for odd in [
        "hub.example.org",
        "ftp://hub.example.org",
        "https://",
        "https://a@hub.example.org",
        "https://h/?x=1",
    ] {
        assert_eq!(changed(HUB, odd), CardError::Field("hub"), "{odd}");
    }
    for open in [
        "http://hub.example.org",
        "http://10.0.0.1:8034",
        "http://127.0.0.1.example.org",
        "http://localhost.example.org",
    ] {
        assert_eq!(changed(HUB, open), CardError::Open(open.to_owned()));
    }
    for here in ["http://127.0.0.1:8034", "http://[::1]:8034", "http://localhost:8034/"] {
        let read = Card::read(&text.replace(HUB, here)).unwrap();
        assert_eq!(read.access().hub, here.trim_end_matches('/'));
    }
    let with = |ca: &str| Card::read(&format!("{text}ca = \"\"\"\n{ca}\n\"\"\"\n"));
    assert_eq!(with("no certificate"), Err(CardError::Field("ca")));
    assert_eq!(Card::read(&"#".repeat(64 << 10).repeat(2)), Err(CardError::None));
    for language in Language::ALL {
        for why in [
            CardError::None,
            CardError::Newer(2),
            CardError::Field("key"),
            CardError::Open(HUB.to_owned()),
        ] {
            let sentence = why.sentence(language);
            assert!(!sentence.contains("venues-"), "{sentence}");
        }
    }
}

#[test]
fn the_conductors_card_has_the_secrets_of_every_hall_and_hands_cards_out_again() {
    let Card::Venue(hall) = whole() else { panic!("a hall's") };
    let venue = |of: u16| VenueNo::new(of).unwrap();
    let mut conductor =
        ConductorCard::typed(&format!(" {HUB}/ "), &"AwMD".repeat(11)[..43]).unwrap();
    assert_eq!(conductor.access, HubAccess { ca: None, ..hall.access.clone() });
    conductor.access = hall.access.clone();
    for of in 1..=12 {
        let digest = conductor.make(
            venue(of.into()),
            Token::from_bytes([of + 100; 32]),
            VenueKey::from_bytes([of; 32]),
        );
        assert_eq!(digest, Digest::of(&[of + 100; 32]));
    }
    // A further card of the same hall: the one before is nobody's.
    conductor.make(venue(1), Token::from_bytes([3; 32]), VenueKey::from_bytes([4; 32]));
    let again = conductor.of_hall(hall.joint, hall.venue, hall.name.clone());
    assert_eq!(again, Some(hall.clone()));
    assert_eq!(conductor.of_hall(hall.joint, venue(13), hall.name), None);
    let card = Card::Conductor(conductor);
    let text = card.to_text();
    assert_eq!(Card::read(&text), Ok(card.clone()));
    let shown = format!("{card:?}");
    assert!(!shown.contains("[3, 3") && !shown.contains("[4, 4"));
    let read = |from: &str, to: &str| Card::read(&text.replacen(from, to, 1));
    for (from, to, field) in [
        ("12 = ", "0 = ", "keys"),
        ("12 = ", "x = ", "keys"),
        ("= \"DAwM", "= \"wM", "keys"),
        ("[keys]", "[other]", "keys"),
        ("= \"cHBw", "= \"HBw", "tokens"),
    ] {
        assert!(text.contains(from), "{text}");
        assert_eq!(read(from, to), Err(CardError::Field(field)), "{from}");
    }
    // One that an older program wrote has no tokens.
    let (without, _) = text.split_once("[tokens]").unwrap();
    let Ok(Card::Conductor(read)) = Card::read(without) else { panic!("{without}") };
    assert!(read.tokens.is_empty() && read.keys.len() == 12);
    let token = "A".repeat(43);
    for (hub, token, field) in [
        ("hub.example.org", token.as_str(), "hub"),
        (HUB, &token[1..], "token"),
        (HUB, "", "token"),
    ] {
        assert_eq!(ConductorCard::typed(hub, token), Err(CardError::Field(field)));
    }
    let open = "http://hub.example.org";
    assert_eq!(ConductorCard::typed(open, &token), Err(CardError::Open(open.to_owned())));
}

proptest! {
    /// Whatever it is given, it is a card that is read again as itself, or none.
    #[test]
    fn no_text_breaks_the_reader(cut in 0usize..400, at in 0usize..400, with in "\\PC{0,3}") {
        let mut text = whole().to_text();
        let at = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap();
        let end = (at..=(at + cut % 9).min(text.len())).rev().find(|&at| text.is_char_boundary(at));
        text.replace_range(at..end.unwrap(), &with);
        if let Ok(card) = Card::read(&text) {
            prop_assert_eq!(Card::read(&card.to_text()), Ok(card));
        }
    }
}
