//! People's text → letters: every case, mark, encoding form and keyboard that a word may come in.
//!
//! A word is letters only after trimming; `?` stands for an unreadable letter; an inner space or any
//! other sign is an error. Where an alphabet recovers text of another keyboard, two slips are recovered
//! and reported: the wrong layout (all of it Latin: each letter goes *by key*) and look-alikes (mixed
//! scripts: each goes *by look*). Where key and look differ, as of `P`, the rack decides, and when it makes
//! both readings or neither, the key does; without a rack a mixed word goes by look.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::alphabet::{Alphabet, Folds, Recovers};
use super::{Letter, Tiles, Written};
use crate::domain::text::LONGEST_WORD;

/// How letters of another alphabet were understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Recovery {
    /// All Latin, typed on the wrong keyboard layout: each by the key it shares.
    ByKey,
    /// Mixed scripts: each by the letter that it looks like.
    ByLook,
}

/// A text understood as a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What it says.
    pub written: Written,
    /// How it was recovered; `None` when it was of the alphabet already.
    pub recovery: Option<Recovery>,
    /// The other reading of an ambiguous key that the rack did not rule out.
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
    /// A sign that is neither a letter nor `?`, or is a letter only in company.
    #[error("the sign {sign:?} at position {position}")]
    Sign {
        /// Which sign, as typed.
        sign: char,
        /// Where.
        position: usize,
    },
}

/// A character without the marks that do not count, as a capital, and where it stands.
#[derive(Clone, Copy)]
struct Capital {
    sign: char,
    original: char,
    position: usize,
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
    Own(Letter),
    Unreadable,
    /// A Latin capital where Latin is recovered.
    Latin(char),
    /// A letter of a third alphabet, by its look.
    LooksLike(Letter),
    /// What the key of an accent types on the Latin layout.
    AccentKey,
}

/// Letters as they were understood, and how.
type Read = (Vec<Option<Letter>>, Option<Recovery>);

impl Alphabet {
    /// Reads one word. The rack, when known, decides what an ambiguous key means.
    ///
    /// # Errors
    /// [`NotAWord`], with the first offending sign.
    pub fn read(&self, text: &str, rack: Option<&Tiles>) -> Result<Reading, NotAWord> {
        let signs = self.signs(text)?;
        let any = |wanted: fn(&Sign) -> bool| signs.iter().any(|typed| wanted(&typed.sign));
        let own = any(|sign| matches!(sign, Sign::Own(_)));
        let latin = any(|sign| matches!(sign, Sign::Latin(_)));
        let looks = any(|sign| matches!(sign, Sign::LooksLike(_)));

        if let Some(recovers) = self.recovers().filter(|_| latin && !own && !looks) {
            return self.by_key(recovers, &signs, rack);
        }
        let places = signs.iter().map(|typed| self.look(*typed));
        let places = places.collect::<Result<Vec<_>, _>>()?;
        if let Some(foreign) = self.first_foreign_place(&places).and_then(|at| signs.get(at)) {
            return Err(foreign.refused());
        }
        let by_key = match self.recovers().filter(|_| rack.is_some()) {
            Some(recovers) => {
                let by_key = signs.iter().zip(&places).map(|(typed, &look)| match typed.sign {
                    Sign::Latin(latin) => recovers.by_key(latin).or(look),
                    Sign::Own(_) | Sign::LooksLike(_) | Sign::Unreadable | Sign::AccentKey => look,
                });
                by_key.collect()
            }
            None => places.clone(),
        };
        let recovery = (latin || looks).then_some(Recovery::ByLook);
        self.choose((by_key, Some(Recovery::ByKey)), (places, recovery), rack)
    }

    /// Reads one word as somebody keys it from paper. Where another keyboard is recovered, `;` is the
    /// question mark of the right layout, and means an unreadable letter as `?` does. On the Latin
    /// layout the same sign is the key of the accent, which stands before a vowel: anywhere else it
    /// may mean an unreadable letter, so it is not dropped.
    ///
    /// # Errors
    /// [`NotAWord`], with the first offending sign.
    pub fn read_keyed(&self, text: &str, rack: Option<&Tiles>) -> Result<Reading, NotAWord> {
        let Some(recovers) = self.recovers() else { return self.read(text, rack) };
        let signs = self.signs(text)?;
        if signs.iter().any(|typed| matches!(typed.sign, Sign::Own(_))) {
            return self.read(&text.replace([';', '\u{37E}'], "?"), rack);
        }
        let mut rest = signs.as_slice();
        while let [typed, after @ ..] = rest {
            let marks_a_vowel = match after.first().map(|next| next.sign) {
                Some(Sign::Latin(latin)) => {
                    let letter = recovers.by_key(latin);
                    letter.is_some_and(|letter| self.data.vowels.contains(&letter.to_char()))
                }
                // The keys of an accent and a diaeresis, one after the other.
                Some(Sign::AccentKey) => true,
                Some(Sign::Own(_) | Sign::LooksLike(_) | Sign::Unreadable) | None => false,
            };
            if typed.sign == Sign::AccentKey && !marks_a_vowel {
                return Err(typed.refused());
            }
            rest = after;
        }
        self.read(text, rack)
    }

    /// Reads the letters of a rack or a bag: like a word, but every letter must be known.
    ///
    /// # Errors
    /// [`NotAWord`]; an unreadable letter is a [`NotAWord::Sign`].
    pub fn read_letters(&self, text: &str) -> Result<Vec<Letter>, NotAWord> {
        let signs = self.signs(text)?;
        if let Some(unreadable) = signs.iter().find(|typed| typed.sign == Sign::Unreadable) {
            return Err(unreadable.refused());
        }
        let written = self.read(text, None)?.written;
        Ok(written.word().ok_or(NotAWord::Empty)?.letters().to_vec())
    }

    /// The signs of a text, what counts as the same put for what was typed.
    fn signs(&self, text: &str) -> Result<Vec<Typed>, NotAWord> {
        let capitals = self.capitals(text);
        let mut signs = Vec::with_capacity(capitals.len());
        let mut rest = capitals.as_slice();
        while let [first, after @ ..] = rest {
            let Capital { sign: capital, original, position } = *first;
            let typed = |sign| Typed { sign, original, position };
            if let Some((meant, after)) = self.put_for(rest) {
                let letters = meant.iter().filter_map(|&capital| self.letter(capital));
                signs.extend(letters.map(Sign::Own).map(typed));
                rest = after;
                continue;
            }
            if original.is_whitespace() {
                return Err(NotAWord::InnerSpace { position });
            }
            let sign = self.classify(capital);
            signs.push(typed(sign.ok_or(NotAWord::Sign { sign: original, position })?));
            rest = after;
        }
        if signs.len() > LONGEST_WORD {
            return Err(NotAWord::TooLong { got: signs.len() });
        }
        Ok(signs)
    }

    /// The letters that the beginning of a text stands for, when it is not spelled as the language
    /// does, and what follows it.
    fn put_for<'a>(&self, text: &'a [Capital]) -> Option<(&'static [char], &'a [Capital])> {
        self.data.same.iter().find_map(|(typed, letters)| {
            let (begin, rest) = text.split_at_checked(typed.len())?;
            begin.iter().map(|it| it.sign).eq(typed.iter().copied()).then_some((*letters, rest))
        })
    }

    /// The text trimmed, in capitals, without the marks that are folded whatever they stand on.
    fn capitals(&self, text: &str) -> Vec<Capital> {
        let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        let mut capitals = Vec::new();
        let mut rest = trimmed.chars().zip(1..).peekable();
        while let Some((c, position)) = rest.next() {
            let mut put = |original, sign| capitals.push(Capital { sign, original, position });
            let marked = rest.peek().is_some_and(|&(next, _)| is_combining_mark(next));
            match self.data.folds {
                Folds::Every if Letter::from_char(c).is_some() => put(c, c),
                Folds::Every if is_spacing_accent(c) => {}
                Folds::Every => {
                    // Marks go before upper-casing: ΐ upper-cases to three code points.
                    let bare = std::iter::once(c).nfkc().nfd().filter(|&c| !is_combining_mark(c));
                    bare.flat_map(char::to_uppercase).for_each(|capital| put(c, capital));
                }
                Folds::These(_) if c.is_ascii() && !marked => put(c, c.to_ascii_uppercase()),
                Folds::These(_) => {
                    let mut composed = String::from(c);
                    while let Some((mark, _)) = rest.next_if(|&(next, _)| is_combining_mark(next)) {
                        composed.push(mark);
                    }
                    composed.nfc().for_each(|c| put(c, capital_of(c)));
                }
            }
        }
        capitals
    }

    fn classify(&self, capital: char) -> Option<Sign> {
        if let Some(letter) = self.letter(capital) {
            return Some(Sign::Own(letter));
        }
        if capital == '?' {
            return Some(Sign::Unreadable);
        }
        let recovers = self.recovers()?;
        if recovers.accent_keys.contains(&capital) {
            return Some(Sign::AccentKey);
        }
        if capital.is_ascii_uppercase() {
            return Some(Sign::Latin(capital));
        }
        recovers.by_look(capital).map(Sign::LooksLike)
    }

    /// The letter that a sign is or looks like.
    fn look(&self, typed: Typed) -> Result<Option<Letter>, NotAWord> {
        match typed.sign {
            Sign::Own(letter) | Sign::LooksLike(letter) => Ok(Some(letter)),
            Sign::Unreadable => Ok(None),
            Sign::AccentKey => Err(typed.refused()),
            Sign::Latin(latin) => {
                let letter = self.recovers().and_then(|recovers| recovers.by_look(latin));
                letter.map(Some).ok_or(typed.refused())
            }
        }
    }

    /// The first place, from 0, whose letter is not of this language, or only in company, such as the Q
    /// of QU; `None` when there is none. What stands beside an unreadable letter stands alone.
    pub fn first_foreign_place(&self, places: &[Option<Letter>]) -> Option<usize> {
        let mut before = 0;
        for run in places.split(Option::is_none) {
            let letters: Vec<Letter> = run.iter().flatten().copied().collect();
            if let Some(place) = self.first_foreign(&letters) {
                return Some(before + place);
            }
            before += run.len() + 1;
        }
        None
    }

    fn by_key(
        &self,
        recovers: &Recovers,
        signs: &[Typed],
        rack: Option<&Tiles>,
    ) -> Result<Reading, NotAWord> {
        let mut by_key = Vec::with_capacity(signs.len());
        let mut by_look = Vec::with_capacity(signs.len());
        for &typed in signs {
            let (key, look) = match typed.sign {
                Sign::AccentKey => continue,
                Sign::Unreadable => (None, None),
                Sign::Own(letter) | Sign::LooksLike(letter) => (Some(letter), Some(letter)),
                Sign::Latin(latin) => {
                    let key = recovers.by_key(latin).ok_or(typed.refused())?;
                    (Some(key), Some(recovers.by_look(latin).unwrap_or(key)))
                }
            };
            by_key.push(key);
            by_look.push(look);
        }
        let recovery = Some(Recovery::ByKey);
        self.choose((by_key, recovery), (by_look, recovery), rack)
    }

    /// The reading that the rack makes; by key when it makes both or neither.
    fn choose(
        &self,
        by_key: Read,
        by_look: Read,
        rack: Option<&Tiles>,
    ) -> Result<Reading, NotAWord> {
        let makes = |(places, _): &Read| {
            rack.is_some_and(|rack| self.makes(rack, places.iter().flatten().copied()))
        };
        let ((chosen, recovery), other) = if by_key.0 == by_look.0 {
            (by_look, None)
        } else {
            match (makes(&by_key), makes(&by_look)) {
                (true, false) => (by_key, None),
                (false, true) => (by_look, None),
                _ => (by_key, Some(by_look)),
            }
        };
        Ok(Reading {
            written: Written::new(chosen).ok_or(NotAWord::Empty)?,
            recovery,
            otherwise: other.and_then(|(other, _)| Written::new(other)),
        })
    }

    /// Whether a rack has a tile for each of these letters.
    fn makes(&self, rack: &Tiles, letters: impl IntoIterator<Item = Letter>) -> bool {
        let mut left = *rack;
        let mut letters = letters.into_iter();
        letters.all(|letter| self.face(letter).is_some_and(|face| left.take(face)))
    }
}

/// The capital of a letter that has just one, whose small letter it is; else the character itself.
fn capital_of(c: char) -> char {
    let mut capital = c.to_uppercase();
    let one = capital.next().filter(|_| capital.next().is_none());
    one.filter(|one| one.to_lowercase().eq([c])).unwrap_or(c)
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
