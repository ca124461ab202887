//! One written sign. The build script reads this file too, so it names nothing of the crate but its
//! neighbours.

use std::fmt;

/// Every sign that a word may have: the 24 Greek capitals in alphabetical order, then by code point the
/// Latin ones, the dot of L·L, and the letters of one language alone. Within a language the order is
/// that of code points. Stored words and built lists rest on it: nothing may change places.
const SIGNS: [char; Letter::COUNT] = [
    'Α', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η', 'Θ', 'Ι', 'Κ', 'Λ', 'Μ', 'Ν', 'Ξ', 'Ο', 'Π', 'Ρ', 'Σ', 'Τ',
    'Υ', 'Φ', 'Χ', 'Ψ', 'Ω', // the Greek ones end here
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'W', 'X', 'Y', 'Z', // the Latin ones end here
    '·', 'Ç', 'Ó', 'Ą', 'Ć', 'Ę', 'Ł', 'Ń', 'Ś', 'Ź', 'Ż',
];

/// One written sign. Its order is for maps: what people see is sorted by an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many there are, of all languages.
    pub const COUNT: usize = 61;

    /// The letter of a capital; `None` for every other sign. What else a capital may be, with marks
    /// or in another encoding, an alphabet knows.
    pub const fn from_char(capital: char) -> Option<Self> {
        // Most are in two runs without holes, but for the one at U+03A2; only the others are searched.
        let [.., low] = (capital as u32).to_be_bytes();
        match low {
            0x91..=0xA1 if capital as u32 >> 8 == 0x03 => return Some(Self(low - 0x91)),
            0xA3..=0xA9 if capital as u32 >> 8 == 0x03 => return Some(Self(low - 0x92)),
            b'A'..=b'Z' if capital.is_ascii() => return Some(Self(low - b'A' + 24)),
            _ => {}
        }
        let (_, mut rest) = SIGNS.split_at(50);
        let mut number = 50;
        while let [sign, others @ ..] = rest {
            if *sign == capital {
                return Some(Self(number));
            }
            (rest, number) = (others, number + 1);
        }
        None
    }

    /// Its number in the table, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its sign.
    pub fn to_char(self) -> char {
        SIGNS.get(self.index()).copied().expect("a letter's number lies in the table")
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}
