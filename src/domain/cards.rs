//! Players' cards: the code with which a player reads what is theirs. Whoever has it is taken for the player, so it
//! stands on the card and on the player's report alone.

use std::collections::BTreeMap;
use std::fmt;

use sha2::{Digest as _, Sha256};

use super::base32;
use super::ids::PlayerId;
use super::lexicon::Digest;

const TAG: &[u8] = b"eforos-link-1";

/// How many of Crockford's digits a code has: 50 bits.
const LENGTH: usize = 10;

/// What the codes of a competition's cards are made of: 32 bytes of chance, and the how-manieth card each player has.
/// Nothing shows the bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Links {
    key: [u8; 32],
    generations: BTreeMap<PlayerId, u32>,
}

impl Links {
    /// Of this key, every player having the first card.
    pub const fn new(key: [u8; 32]) -> Self {
        Self { key, generations: BTreeMap::new() }
    }

    /// The same with these cards.
    #[must_use]
    pub fn with(self, generations: impl IntoIterator<Item = (PlayerId, u32)>) -> Self {
        Self { generations: generations.into_iter().collect(), ..self }
    }

    /// The key, for the file.
    pub const fn key(&self) -> &[u8; 32] {
        &self.key
    }

    /// Those who have another card than the first: which.
    pub fn generations(&self) -> impl Iterator<Item = (PlayerId, u32)> {
        self.generations.iter().map(|(&player, &generation)| (player, generation))
    }

    /// The how-manieth card a player has, from 1.
    pub fn generation(&self, player: PlayerId) -> u32 {
        self.generations.get(&player).copied().unwrap_or(1)
    }

    /// The same once a player's card was lost: the code on it is nobody's.
    #[must_use]
    pub fn renewed(mut self, player: PlayerId) -> Self {
        let next = self.generation(player).saturating_add(1);
        self.generations.insert(player, next);
        self
    }

    /// The code of a player's card: the first 50 bits of SHA-256(tag ‖ key ‖ hash of event 1 ‖ player ‖ generation), the
    /// numbers in four bytes, big-endian.
    pub fn code(&self, first_event: Digest, player: PlayerId) -> CardCode {
        let mut hash = Sha256::new();
        hash.update(TAG);
        hash.update(self.key);
        hash.update(first_event.as_bytes());
        hash.update(player.get().to_be_bytes());
        hash.update(self.generation(player).to_be_bytes());
        let digest = hash.finalize();
        let bits = digest.iter().take(8).fold(0_u64, |bits, &byte| bits << 8 | u64::from(byte));
        let digit = |place: usize| {
            let value = (bits >> (59 - 5 * place)) & 31;
            base32::digit(u8::try_from(value).unwrap_or(0))
        };
        CardCode((0..LENGTH).map(digit).collect())
    }
}

impl fmt::Debug for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Links").field("generations", &self.generations).finish_non_exhaustive()
    }
}

/// Why something is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacks {
    /// It has a sign that no code has.
    Sign(char),
    /// It is not typed to its end.
    Signs {
        /// So many are missing.
        missing: usize,
    },
    /// It goes on.
    TooMany {
        /// So many are typed.
        count: usize,
    },
}

/// Ten digits, shown in two groups.
#[derive(Clone, PartialEq, Eq)]
pub struct CardCode(String);

impl CardCode {
    /// What somebody types: small letters, spaces and hyphens are nothing, O is 0, I and L are 1. `None` of what is no
    /// code.
    pub fn read(typed: &str) -> Option<Self> {
        let values = base32::values(typed, LENGTH)?;
        let read: String = values.into_iter().map(base32::digit).collect();
        (read.len() == LENGTH).then_some(Self(read))
    }

    /// What keeps something that is typed from being a code; `None` of one.
    pub fn lacks(typed: &str) -> Option<Lacks> {
        let signs = || typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
        let (other, count) = (signs().find(|sign| base32::value(*sign).is_none()), signs().count());
        match other {
            Some(sign) => Some(Lacks::Sign(sign)),
            None if count < LENGTH => Some(Lacks::Signs { missing: LENGTH - count }),
            None => (count > LENGTH).then_some(Lacks::TooMany { count }),
        }
    }

    /// SHA-256 of its ten digits: what it is found by.
    pub fn digest(&self) -> Digest {
        Digest::of(self.0.as_bytes())
    }
}

impl fmt::Display for CardCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.0.split_at(LENGTH / 2);
        write!(f, "{first}-{second}")
    }
}

/// Nothing of a code is told by accident.
impl fmt::Debug for CardCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CardCode")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_what_the_specification_says() {
        let links = Links::new([2; 32]);
        let first = Digest::from_bytes([3; 32]);
        let seven = PlayerId::new(7).unwrap();
        let code = links.code(first, seven);
        assert_eq!(code.to_string(), "CYQPC-BP8T4");
        let other = links.clone().renewed(seven);
        assert_eq!(other.generation(seven), 2);
        assert_ne!(other.code(first, seven), code, "the lost one is nobody's");
        assert_eq!(other.code(first, PlayerId::FIRST), links.code(first, PlayerId::FIRST));
        assert!(!format!("{links:?} {code:?}").contains("CYQPC"), "nothing is told by accident");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = CardCode::read("CYQPC-BP8T4").unwrap();
        assert_eq!(CardCode::read(" cyqpc bp8t4"), Some(code));
        let [mistaken, meant] = ["OIL00-00000", "01100-00000"].map(CardCode::read);
        assert_eq!(mistaken, meant);
        // As it stands on the card, on a phone that writes Greek.
        assert_eq!(CardCode::read("9Κ0ΤΥ-Ζ4Β3Τ"), CardCode::read("9K0TY-Z4B3T"));
        assert_eq!(CardCode::read("9κ0τυ ζ4β3τ"), CardCode::read("9K0TY-Z4B3T"));
        assert!(CardCode::read("9Κ0ΤΥ-Ζ4Β3Τ").is_some());
        for none in ["", "CYQPC-BP8T", "CYQPC-BP8T44", "CYQPC-BP8TU", "CYQPC-BP8Tψ", "../etc/pw"] {
            assert_eq!(CardCode::read(none), None, "{none}");
        }
    }
}
