//! A release told over the telephone, to a hall without the internet: the letters, and the nonce in sixteen digits.
//! One slip of the ear or of the hand is found and put right, for only what was released fits the tag.

use super::super::alphabet::{self, ALPHABET};
use super::{NONCE_BYTES, Nonce, Release};
use crate::domain::base32;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::domain::lexicon::Digest;

/// How many digits the nonce has.
pub const DIGITS: usize = NONCE_BYTES * 8 / 5;

/// How many of them are read out at once.
const GROUP: usize = 4;

/// The nonce as it is read out: four groups of four digits.
pub fn told(nonce: Nonce) -> String {
    let digits: Vec<char> = values(nonce).into_iter().map(base32::digit).collect();
    let groups: Vec<String> = digits.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

/// The nonce that somebody typed; `None` of what has a sign that is no digit, or not sixteen. Greek letters are read as the
/// digits on their keys.
pub fn read(typed: &str) -> Option<Nonce> {
    let latin: String = typed.chars().map(by_key).collect();
    nonce(&base32::values(&latin, DIGITS)?)
}

/// What the key of a Greek letter has on a Latin keyboard; anything else as it is.
fn by_key(sign: char) -> char {
    match sign {
        'ς' => 'W',
        ';' | ':' => 'Q',
        _ => {
            let letter = sign.to_uppercase().next().and_then(Letter::from_char);
            let found = |key: char| ALPHABET.recovers().and_then(|recovers| recovers.by_key(key));
            let on = |key: char| letter.is_some() && found(key) == letter;
            ('A'..='Z').find(|&key| on(key)).unwrap_or(sign)
        }
    }
}

/// What a hall typed, held against the tag of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It is what was released.
    Right(Release),
    /// With one letter or digit put right it is.
    Slip {
        /// What was released.
        meant: Release,
        /// Where the slip is.
        at: Place,
    },
    /// More than one sign is wrong, or it is of another round or competition.
    Wrong,
}

/// Where a slip is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a letter.
    Letter(usize),
    /// In a digit of the nonce.
    Digit(usize),
}

/// Holds letters and nonce against a tag, and if they do not fit, every text that differs from them in one sign:
/// 7 × 23 and 16 × 31 of them.
pub fn heard(tag: Digest, round: RoundNo, letters: &[Letter], nonce: Nonce) -> Heard {
    let release = |letters: Vec<Letter>, nonce| Release { round, letters, nonce };
    let typed = release(letters.to_vec(), nonce);
    if typed.tag() == tag {
        return Heard::Right(typed);
    }
    let letters_put_right = (1..=letters.len()).flat_map(|place| {
        let other = move |letter| {
            let put =
                letters.iter().zip(1..).map(|(&it, at)| if at == place { letter } else { it });
            (put.collect(), nonce, Place::Letter(place))
        };
        alphabet::letters().map(other)
    });
    let digits = values(nonce);
    let digits_put_right = (1..=digits.len()).flat_map(|place| {
        let digits = &digits;
        (0..base32::BASE).filter_map(move |digit| {
            let put = digits.iter().zip(1..).map(|(&it, at)| if at == place { digit } else { it });
            let put: Vec<u8> = put.collect();
            Some((letters.to_vec(), self::nonce(&put)?, Place::Digit(place)))
        })
    });
    letters_put_right
        .chain(digits_put_right)
        .map(|(letters, nonce, at)| (release(letters, nonce), at))
        .find(|(meant, _)| meant.tag() == tag)
        .map_or(Heard::Wrong, |(meant, at)| Heard::Slip { meant, at })
}

/// The nonce's bits as numbers of five, the first bits first.
fn values(nonce: Nonce) -> Vec<u8> {
    let bits = nonce.0.iter().fold(0_u128, |bits, &byte| bits << 8 | u128::from(byte));
    let value = |place: usize| u8::try_from(bits >> (5 * (DIGITS - 1 - place)) & 31).unwrap_or(0);
    (0..DIGITS).map(value).collect()
}

/// The nonce of sixteen numbers of five bits.
fn nonce(values: &[u8]) -> Option<Nonce> {
    let bits = values.iter().fold(0_u128, |bits, &value| bits << 5 | u128::from(value));
    let bytes = *bits.to_be_bytes().last_chunk()?;
    (values.len() == DIGITS).then_some(Nonce(bytes))
}
