//! Racks drawn by the program, against vectors that were derived elsewhere from the text of the draw.

use eforos::domain::board::{Board, Play, Rack};
use eforos::domain::contest::seed::{Key, Seed};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::draw::draw;
use eforos::domain::formats::duplicate::notation::{
    SmallLetters, position, tiles, tiles_text, word,
};
use eforos::domain::formats::duplicate::rack::Refusal;
use eforos::domain::ids::{Attempt, RoundNo};
use eforos::domain::lexicon::Digest;
use sha2::{Digest as _, Sha256};

fn key() -> Key {
    Seed::from_bytes([1; 32]).key("SALUT")
}

#[test]
fn key_and_first_block_are_those_that_are_published() {
    assert_eq!(
        Digest::from_bytes(*key().as_bytes()).to_string(),
        "9389d37c6c168a7d69944d73b42d2c539b481538eb9fe43148ffa35b89f605e5"
    );
    let block = [
        b"eforos-duplicate-draw-1 block".as_slice(),
        key().as_bytes(),
        &[0, 0, 0, 1, 0, 0, 0, 1],
        &[0; 8],
    ]
    .concat();
    assert_eq!(
        Digest::from_bytes(Sha256::digest(block).into()).to_string(),
        "6395d97e3c6bfc917899a6be902ffa0f9f387067c057db9123ece573b176f019"
    );
}

/// Turn, attempt, what is unseen, leftover, drawn, and what went back.
type Case<'a> = (u8, u32, Rack, &'a str, &'a str, &'a [(&'a str, Refusal)]);

#[test]
fn racks_are_those_of_the_vectors() {
    let rules = Rules::ro_duplicate_2007();
    let casa = Play::of(
        &Board::EMPTY,
        position("H7").unwrap(),
        &word("CASA", SmallLetters::Nothing).unwrap(),
    )
    .unwrap();
    let after = rules.tiles.without(casa.tiles.iter().map(|(_, laid)| laid.tile())).unwrap();
    let full = rules.tiles;
    let cases: [Case<'_>; 7] = [
        (1, 1, full, "", "EOSAAIT", &[]),
        (1, 3, full, "", "T?BLRIL", &[]),
        (1, 6, full, "", "SRILSIN", &[("ACLLPSX", Refusal::Vowels)]),
        (2, 1, after, "EIT", "MBPC", &[]),
        (2, 1, after, "", "APSL?GC", &[]),
        (5, 1, full, "AEIOU", "ULIEPZS", &[("AAEIMOU", Refusal::Consonants)]),
        (16, 1, full, "AEIOU", "AF", &[]),
    ];
    for (turn, attempt, unseen, leftover, drawn, refused) in cases {
        let leftover: Rack = tiles(leftover).unwrap().into_iter().collect();
        let turn_attempt = (RoundNo::new(turn).unwrap(), Attempt::new(attempt).unwrap());
        let got = draw(&rules, &key(), turn_attempt, &leftover, &unseen).unwrap();
        assert_eq!(tiles_text(got.drawn.iter().copied()), drawn, "{turn}, {attempt}");
        let sorted = |rack: &[eforos::domain::board::Tile]| {
            tiles_text(rack.iter().copied().collect::<Rack>().tiles())
        };
        let went_back: Vec<_> =
            got.refused.iter().map(|(rack, why)| (sorted(rack), *why)).collect();
        let told: Vec<_> = refused.iter().map(|(rack, why)| ((*rack).to_owned(), *why)).collect();
        assert_eq!(went_back, told, "{turn}, {attempt}");
        assert_eq!(got.leftover.is_empty(), leftover.is_empty() || !refused.is_empty());
    }
}
