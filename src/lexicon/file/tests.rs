//! Built lists: written, read again, refused when damaged.

use super::*;
use crate::domain::lexicon::{Authority, WordList};

fn small() -> Lexicon {
    let words = ["ΚΑΡΟ", "ΤΑΚΟΣ", "ΡΟ", "ΡΟΣ", "ΑΝΤΙΚΑΘΙΣΤΩΝΤΑΙ"];
    let title = Title {
        name: "δοκιμή".to_owned(),
        edition: "2024".to_owned(),
        authority: Authority::Authoritative,
    };
    Lexicon::from_words(words.map(|word| word.parse().unwrap()), title)
}

/// The bytes with a digest that fits whatever was done to them.
fn sealed(mut content: Vec<u8>) -> Vec<u8> {
    content.truncate(content.len() - DIGEST);
    let digest = Digest::of(&content);
    content.extend_from_slice(digest.as_bytes());
    content
}

/// A file of this passport and automaton, sealed.
fn file(passport: &[u8], fst: &[u8]) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&u32::try_from(passport.len()).unwrap().to_le_bytes());
    bytes.extend_from_slice(&u64::try_from(fst.len()).unwrap().to_le_bytes());
    bytes.extend_from_slice(passport);
    bytes.extend_from_slice(fst);
    bytes.extend_from_slice(&[0; DIGEST]);
    sealed(bytes)
}

#[test]
fn what_is_written_is_read() {
    for list in [small(), Lexicon::from_words([], Lexicon::embedded().title())] {
        let read = Lexicon::from_bytes(&list.to_bytes()).unwrap();
        assert_eq!(read.passport(), list.passport());
        assert_eq!(read.words_by_length(), list.words_by_length());
        assert!(read.words().eq(list.words()));
        assert!(list.words().all(|word| read.contains(&word)));
    }
}

#[test]
fn the_embedded_list_survives_too() {
    let list = Lexicon::embedded();
    let read = Lexicon::from_bytes(&list.to_bytes()).unwrap();
    assert_eq!(read.passport(), list.passport());
    assert_eq!(read.words_by_length(), list.words_by_length());
}

#[test]
fn every_cut_is_refused() {
    let bytes = small().to_bytes();
    for length in 0..bytes.len() {
        let error = Lexicon::from_bytes(&bytes[..length]).unwrap_err();
        match error {
            NotAList::Foreign => assert!(length < MARK.len(), "{length}"),
            NotAList::Length { expected, got } => {
                assert_eq!(got, length as u64);
                assert!(expected > got);
            }
            other => panic!("{length}: {other}"),
        }
    }
    let longer = [bytes.as_slice(), b"\n"].concat();
    let expected = bytes.len() as u64;
    let error = NotAList::Length { expected, got: expected + 1 };
    assert_eq!(Lexicon::from_bytes(&longer).unwrap_err(), error);
}

#[test]
fn every_changed_bit_is_refused() {
    let bytes = small().to_bytes();
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            assert!(Lexicon::from_bytes(&changed).is_err(), "byte {place}, bit {bit}");
        }
    }
}

#[test]
fn a_changed_bit_under_a_new_digest_never_panics_and_never_changes_the_words() {
    let list = small();
    let bytes = list.to_bytes();
    for place in 0..bytes.len() - DIGEST {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            if let Ok(read) = Lexicon::from_bytes(&sealed(changed)) {
                assert!(read.words().eq(list.words()), "byte {place}, bit {bit}");
                assert_eq!(read.passport().sha256, list.passport().sha256);
            }
        }
    }
}

#[test]
fn an_automaton_that_is_none_is_refused() {
    let passport = serde_json::to_vec(small().passport()).unwrap();
    let fst = small().fst.as_bytes().to_vec();
    for broken in [&[][..], &[0xFF; 36], &[0xFF; 400], &fst[..fst.len() - 1], &fst[1..]] {
        let error = Lexicon::from_bytes(&file(&passport, broken)).unwrap_err();
        assert_eq!(error, NotAList::Damaged);
    }
}

#[test]
fn a_passport_of_other_words_is_refused() {
    let list = small();
    let mut fewer: Vec<_> = list.words().collect();
    fewer.pop();
    let fewer = Lexicon::from_words(fewer, list.title());
    let passport = |list: &Lexicon| serde_json::to_vec(list.passport()).unwrap();

    let too_few = file(&passport(&list), fewer.fst.as_bytes());
    assert_eq!(Lexicon::from_bytes(&too_few).unwrap_err(), NotAList::OtherWords);
    let too_many = file(&passport(&fewer), list.fst.as_bytes());
    assert_eq!(Lexicon::from_bytes(&too_many).unwrap_err(), NotAList::Damaged);

    let no_passport = file(b"{}", list.fst.as_bytes());
    assert!(matches!(Lexicon::from_bytes(&no_passport), Err(NotAList::Passport(_))));
}

#[test]
fn a_newer_version_says_so() {
    let mut bytes = small().to_bytes();
    bytes[MARK.len()] = 2;
    let error = NotAList::Newer { version: 2, known: 1 };
    assert_eq!(Lexicon::from_bytes(&bytes).unwrap_err(), error);
    bytes[MARK.len()] = 0;
    assert_eq!(Lexicon::from_bytes(&sealed(bytes)).unwrap_err(), NotAList::Damaged);
}
