//! People's text → letters: every case, accent, encoding form and keyboard that a word may come in.
//!
//! A word is letters only after trimming; `?` stands for an unreadable letter; an inner space or
//! any other sign is an error. Two slips are recovered and reported: the wrong keyboard layout (all
//! Latin: each letter goes *by key*) and look-alikes (mixed scripts: each goes *by look*). Only the
//! key P is ambiguous, Π by key and Ρ by look: the rack decides, and when it makes both readings or
//! neither, the key does.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::{Letter, Tiles, Written};
use crate::domain::text::LONGEST_WORD;

/// How letters of another alphabet were understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Recovery {
    /// All Latin, typed on the wrong keyboard layout: each by the key it shares with Greek.
    ByKey,
    /// Mixed scripts: each by the Greek letter that it looks like.
    ByLook,
}

/// A text understood as a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What it says.
    pub written: Written,
    /// How it was recovered; `None` when it was Greek already.
    pub recovery: Option<Recovery>,
    /// The other reading of an ambiguous P that the rack did not rule out.
    pub otherwise: Option<Written>,
}

/// Why a text is no word. Positions count the characters of the trimmed text from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotAWord {
    /// No letter in it.
    #[error("empty")]
    Empty,
    /// More letters than any word has.
    #[error("{got} letters instead of at most {LONGEST_WORD}")]
    TooLong {
        /// How many signs it has.
        got: usize,
    },
    /// A space between letters.
    #[error("a space at position {position}")]
    InnerSpace {
        /// Where.
        position: usize,
    },
    /// A sign that is neither a letter nor `?`.
    #[error("the sign {sign:?} at position {position}")]
    Sign {
        /// Which sign, as typed.
        sign: char,
        /// Where.
        position: usize,
    },
}

/// A sign as it was typed, and where.
#[derive(Clone, Copy)]
struct Typed {
    sign: Sign,
    original: char,
    position: usize,
}

impl Typed {
    fn refused(self) -> NotAWord {
        NotAWord::Sign { sign: self.original, position: self.position }
    }
}

/// What a sign is after folding.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Greek(Letter),
    Unreadable,
    Latin(char),
    Cyrillic(Letter),
    /// `;` or `:`, which the tonos key types on the Latin layout.
    TonosKey,
}

/// Reads one word. The rack, when known, decides what an ambiguous P means.
///
/// # Errors
/// [`NotAWord`], with the first offending sign.
pub fn read(text: &str, rack: Option<&Tiles>) -> Result<Reading, NotAWord> {
    let signs = fold(text)?;
    let any = |wanted: fn(&Sign) -> bool| signs.iter().any(|typed| wanted(&typed.sign));
    let greek = any(|sign| matches!(sign, Sign::Greek(_)));
    let latin = any(|sign| matches!(sign, Sign::Latin(_)));
    let cyrillic = any(|sign| matches!(sign, Sign::Cyrillic(_)));

    if latin && !greek && !cyrillic {
        return by_key(&signs, rack);
    }
    let places = signs.iter().copied().map(look);
    let written = Written::new(places.collect::<Result<Vec<_>, _>>()?).ok_or(NotAWord::Empty)?;
    let recovery = (latin || cyrillic).then_some(Recovery::ByLook);
    Ok(Reading { written, recovery, otherwise: None })
}

/// Reads one word as somebody keys it from paper. On the Greek layout `;` is the question mark, and
/// means an unreadable letter as `?` does. On the Latin layout the same sign is the tonos key, which
/// stands before a vowel: anywhere else it may mean an unreadable letter, so it is not dropped.
///
/// # Errors
/// [`NotAWord`], with the first offending sign.
pub fn read_keyed(text: &str, rack: Option<&Tiles>) -> Result<Reading, NotAWord> {
    let signs = fold(text)?;
    if signs.iter().any(|typed| matches!(typed.sign, Sign::Greek(_))) {
        return read(&text.replace([';', '\u{37E}'], "?"), rack);
    }
    let mut rest = signs.as_slice();
    while let [typed, after @ ..] = rest {
        let marks_a_vowel = match after.first().map(|next| next.sign) {
            Some(Sign::Latin(latin)) => key(latin).is_some_and(takes_accent),
            // The keys of a tonos and a diaeresis, one after the other.
            Some(Sign::TonosKey) => true,
            Some(Sign::Greek(_) | Sign::Cyrillic(_) | Sign::Unreadable) | None => false,
        };
        if typed.sign == Sign::TonosKey && !marks_a_vowel {
            return Err(typed.refused());
        }
        rest = after;
    }
    read(text, rack)
}

/// Whether Greek writes an accent on this letter.
fn takes_accent(letter: Letter) -> bool {
    matches!(letter.to_char(), 'Α' | 'Ε' | 'Η' | 'Ι' | 'Ο' | 'Υ' | 'Ω')
}

/// Reads the letters of a rack or a bag: like a word, but every letter must be known.
///
/// # Errors
/// [`NotAWord`]; an unreadable letter is a [`NotAWord::Sign`].
pub fn read_letters(text: &str) -> Result<Vec<Letter>, NotAWord> {
    if let Some(unreadable) = fold(text)?.iter().find(|typed| typed.sign == Sign::Unreadable) {
        return Err(unreadable.refused());
    }
    let written = read(text, None)?.written;
    Ok(written.word().ok_or(NotAWord::Empty)?.letters().to_vec())
}

/// Trims, strips marks, folds compatibility forms and case; keeps each sign's position.
fn fold(text: &str) -> Result<Vec<Typed>, NotAWord> {
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    let mut signs = Vec::new();
    for (index, c) in trimmed.chars().enumerate() {
        let position = index + 1;
        if let Some(letter) = Letter::from_char(c) {
            signs.push(Typed { sign: Sign::Greek(letter), original: c, position });
            continue;
        }
        if c.is_whitespace() {
            return Err(NotAWord::InnerSpace { position });
        }
        if is_spacing_accent(c) {
            continue;
        }
        // Marks go before upper-casing: ΐ upper-cases to three code points.
        let bare = std::iter::once(c).nfkc().nfd().filter(|&c| !is_combining_mark(c));
        for capital in bare.flat_map(char::to_uppercase) {
            let sign = classify(capital).ok_or(NotAWord::Sign { sign: c, position })?;
            signs.push(Typed { sign, original: c, position });
        }
    }
    if signs.len() > LONGEST_WORD {
        return Err(NotAWord::TooLong { got: signs.len() });
    }
    Ok(signs)
}

/// Accents that stand alone; NFKC would turn them into a space.
fn is_spacing_accent(c: char) -> bool {
    matches!(
        c,
        '\u{A8}' | '\u{B4}' | '\u{37A}' | '\u{384}' | '\u{385}' | '\u{1FBD}' | '\u{1FBF}'..='\u{1FC1}'
            | '\u{1FCD}'..='\u{1FCF}' | '\u{1FDD}'..='\u{1FDF}' | '\u{1FED}'..='\u{1FEF}'
            | '\u{1FFD}' | '\u{1FFE}'
    )
}

fn classify(capital: char) -> Option<Sign> {
    if let Some(letter) = Letter::from_char(capital) {
        return Some(Sign::Greek(letter));
    }
    // Mathematical signs that NFKC leaves alone, and the look-alikes of pasted Cyrillic.
    let (from, to) = match capital {
        '?' => return Some(Sign::Unreadable),
        ';' | ':' => return Some(Sign::TonosKey),
        'A'..='Z' => return Some(Sign::Latin(capital)),
        '∆' => (Sign::Greek as fn(Letter) -> Sign, 'Δ'),
        '∑' => (Sign::Greek as fn(Letter) -> Sign, 'Σ'),
        '∏' => (Sign::Greek as fn(Letter) -> Sign, 'Π'),
        'А' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Α'),
        'В' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Β'),
        'Е' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Ε'),
        'Н' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Η'),
        'І' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Ι'),
        'К' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Κ'),
        'М' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Μ'),
        'О' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Ο'),
        'Р' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Ρ'),
        'Т' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Τ'),
        'Х' => (Sign::Cyrillic as fn(Letter) -> Sign, 'Χ'),
        _ => return None,
    };
    Letter::from_char(to).map(from)
}

/// The Greek letter on the key of a Latin capital; Q has none.
#[must_use]
pub fn key(latin: char) -> Option<Letter> {
    let greek = match latin {
        'A' => 'Α',
        'B' => 'Β',
        'C' => 'Ψ',
        'D' => 'Δ',
        'E' => 'Ε',
        'F' => 'Φ',
        'G' => 'Γ',
        'H' => 'Η',
        'I' => 'Ι',
        'J' => 'Ξ',
        'K' => 'Κ',
        'L' => 'Λ',
        'M' => 'Μ',
        'N' => 'Ν',
        'O' => 'Ο',
        'P' => 'Π',
        'R' => 'Ρ',
        'S' | 'W' => 'Σ',
        'T' => 'Τ',
        'U' => 'Θ',
        'V' => 'Ω',
        'X' => 'Χ',
        'Y' => 'Υ',
        'Z' => 'Ζ',
        _ => return None,
    };
    Letter::from_char(greek)
}

/// The Greek letter that a sign is or looks like.
fn look(typed: Typed) -> Result<Option<Letter>, NotAWord> {
    let latin = match typed.sign {
        Sign::Greek(letter) | Sign::Cyrillic(letter) => return Ok(Some(letter)),
        Sign::Unreadable => return Ok(None),
        Sign::TonosKey => return Err(typed.refused()),
        Sign::Latin(latin) => latin,
    };
    let greek = match latin {
        'P' => Letter::from_char('Ρ'),
        'A' | 'B' | 'E' | 'H' | 'I' | 'K' | 'M' | 'N' | 'O' | 'T' | 'X' | 'Y' | 'Z' => key(latin),
        _ => None,
    };
    greek.map(Some).ok_or(typed.refused())
}

fn by_key(signs: &[Typed], rack: Option<&Tiles>) -> Result<Reading, NotAWord> {
    let mut places = Vec::with_capacity(signs.len());
    let mut with_rho = Vec::with_capacity(signs.len());
    for &typed in signs {
        let place = match typed.sign {
            Sign::TonosKey => continue,
            Sign::Unreadable => None,
            Sign::Greek(letter) | Sign::Cyrillic(letter) => Some(letter),
            Sign::Latin(latin) => Some(key(latin).ok_or(typed.refused())?),
        };
        places.push(place);
        with_rho.push(if typed.sign == Sign::Latin('P') { Letter::from_char('Ρ') } else { place });
    }
    let ambiguous = places != with_rho;
    let makes = |places: &[Option<Letter>]| {
        rack.map(|rack| rack.first_missing(places.iter().flatten().copied()).is_none())
    };
    let (chosen, other) = match (makes(&places), makes(&with_rho)) {
        (Some(true), Some(false)) => (places, None),
        (Some(false), Some(true)) => (with_rho, None),
        _ => (places, ambiguous.then_some(with_rho)),
    };
    Ok(Reading {
        written: Written::new(chosen).ok_or(NotAWord::Empty)?,
        recovery: Some(Recovery::ByKey),
        otherwise: other.and_then(Written::new),
    })
}
