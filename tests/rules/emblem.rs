//! The club's picture is a fact of the record like its title: bounded, the referee's, taken back at will.

use eforos::domain::contest::office::Office;
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::person::Role;
use eforos::language::Language;

use crate::day::{Day, through_text};

const BEGINNING: &[u8] = b"\x89PNG\r\n\x1a\n";

/// So many bytes that begin as a PNG does.
fn of_bytes(count: usize) -> Emblem {
    let mut bytes = BEGINNING.to_vec();
    bytes.resize(count, 7);
    Emblem::of(bytes)
}

fn choose(emblem: Emblem) -> Command {
    Command::SetEmblem { emblem: Some(emblem) }
}

#[test]
fn a_picture_is_chosen_replaced_removed_and_each_is_taken_back() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    let shown = |day: &Day| day.contest().common.emblem.clone();
    assert_eq!(shown(&day), None);
    day.must(choose(of_bytes(100)));
    day.play(1);
    day.must(choose(of_bytes(200)));
    day.must(Command::SetEmblem { emblem: None });
    assert_eq!(shown(&day), None);
    day.undo();
    assert_eq!(shown(&day), Some(of_bytes(200)));
    day.undo();
    // Nothing of it touched what was played in between.
    assert_eq!(shown(&day), Some(of_bytes(100)));
}

#[test]
fn only_a_png_of_a_bounded_size_stands_in_a_record() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.must(choose(of_bytes(Emblem::MOST_BYTES)));
    let unfit = |bytes| Rejection::UnfitEmblem { bytes };
    let large = day.refused(choose(of_bytes(Emblem::MOST_BYTES + 1)));
    assert_eq!(large, unfit(256_001));
    assert_eq!(day.refused(choose(Emblem::of(*b"GIF89a"))), unfit(6));
    assert_eq!(day.refused(choose(Emblem::of(*b""))), unfit(0));
    assert_eq!(day.refused(choose(Emblem::of(BEGINNING[..7].to_vec()))), unfit(7));
    for language in Language::ALL {
        let (large, other) = (language.rejection(&large), language.rejection(&unfit(6)));
        assert!(large.contains("257") && large.contains("256"), "{large}");
        assert!(other.contains("PNG") && other != large, "{other}");
    }
}

#[test]
fn an_assistant_chooses_none_and_a_signed_competition_keeps_its_own() {
    let mut day = Day::ready_to_sign(2, "ΡΟΣ");
    day.who.role = Role::Assistant;
    let refused = day.refused(choose(of_bytes(100)));
    assert_eq!(refused, Rejection::NotYourOffice { office: Office::Referee });
    day.who.role = Role::Referee;
    day.must(choose(of_bytes(100)));
    day.must(Command::Sign);
    assert_eq!(day.refused(Command::SetEmblem { emblem: None }), Rejection::Signed);
    assert_eq!(day.contest().common.emblem, Some(of_bytes(100)));
}

#[test]
fn it_is_stored_as_hexadecimal_digits() {
    let chosen = Event::EmblemSet { emblem: Some(Emblem::of(BEGINNING.to_vec())) };
    let text = serde_json::to_string(&chosen).unwrap();
    assert_eq!(text, r#"{"emblem_set":{"emblem":"89504e470d0a1a0a"}}"#);
    assert_eq!(through_text(&chosen), chosen);
    for wrong in ["89504", "89504E47", "zz", "89 50"] {
        let text = format!(r#"{{"emblem_set":{{"emblem":"{wrong}"}}}}"#);
        assert!(serde_json::from_str::<Event>(&text).is_err(), "{wrong}");
    }
}
