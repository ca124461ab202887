//! What a language's letters are: which signs make a face, in which order, and what counts as the same.
//!
//! The build script reads this file too, so it names nothing of the crate but its neighbours. The data
//! of each language stands in `alphabets.rs`; how people's text is read, in `reading.rs`.

use std::cmp::Ordering;

use super::letter::Letter;

/// A place in an alphabet, from 0, in the language's order: what a tile shows, one to three signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The most that an alphabet may have.
    pub const MOST: usize = 32;

    /// The face at a place of whatever alphabet is meant.
    pub const fn of_place(place: u8) -> Self {
        Self(place)
    }

    /// Its place, from 0: also its byte in an automaton.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// Its place, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The letters of a language.
#[derive(Debug)]
pub struct Alphabet {
    /// What the faces are spelled with, in order.
    faces: &'static [&'static str],
    /// The faces of several signs, the longest first.
    longer: &'static [(Face, &'static [Letter])],
    /// The face that a sign is by itself, by the sign's number.
    alone: [Option<Face>; Letter::COUNT],
    /// The sign of a face that is one, by its place.
    single: [Option<Letter>; Face::MOST],
    pub(super) data: Data,
}

/// What the letters of a language are besides their faces.
#[derive(Debug)]
pub(super) struct Data {
    /// The faces that are vowels, each one sign.
    pub vowels: &'static [char],
    /// Which marks do not count.
    pub folds: Folds,
    /// Capitals as somebody may type them, and what they mean.
    pub same: &'static [(&'static [char], &'static [char])],
    /// How text of another keyboard is recovered, where it is.
    pub recovers: Option<Recovers>,
}

/// Which marks on letters do not count.
#[derive(Debug)]
pub(super) enum Folds {
    /// None of them.
    Every,
    /// Those of these capitals; any other mark makes another letter.
    These(&'static [(char, char)]),
}

/// What a text means that was typed on another keyboard, or has letters of another alphabet.
#[derive(Debug)]
pub struct Recovers {
    /// Capitals of the other keyboard, and the letters on the same keys.
    pub(super) keys: &'static [(char, char)],
    /// Capitals of other alphabets, and the letters that they look like.
    pub(super) looks: &'static [(char, char)],
    /// What the key of an accent types there, before a vowel.
    pub(super) accent_keys: &'static [char],
}

impl Recovers {
    /// The letter on the key of another alphabet's capital; `None` where there is none.
    pub fn by_key(&self, capital: char) -> Option<Letter> {
        found(self.keys, capital)
    }

    /// The letter that another alphabet's capital looks like; `None` where there is none.
    pub fn by_look(&self, capital: char) -> Option<Letter> {
        found(self.looks, capital)
    }
}

fn found(table: &[(char, char)], capital: char) -> Option<Letter> {
    let (_, letter) = table.iter().find(|(other, _)| *other == capital)?;
    Letter::from_char(*letter)
}

impl Alphabet {
    pub(super) const fn new(
        faces: &'static [&'static str],
        longer: &'static [(Face, &'static [Letter])],
        data: Data,
    ) -> Self {
        assert!(faces.len() <= Face::MOST);
        let (mut alone, mut single) = ([None; Letter::COUNT], [None; Face::MOST]);
        let mut rest = faces;
        let mut place = 0;
        while let [face, others @ ..] = rest {
            if let Some(letter) = only_letter(face) {
                put(&mut alone, letter.index(), Face(place));
                put(&mut single, place as usize, letter);
            }
            (rest, place) = (others, place + 1);
        }
        Self { faces, longer, alone, single, data }
    }

    /// How many faces it has, at most [`Face::MOST`].
    #[allow(clippy::len_without_is_empty, reason = "every alphabet has letters")]
    pub const fn len(&self) -> usize {
        self.faces.len()
    }

    /// Every face in order.
    pub fn faces(&self) -> impl Iterator<Item = Face> + use<> {
        (0..u8::try_from(self.faces.len()).unwrap_or(u8::MAX)).map(Face)
    }

    /// The face at a place, counted from 0; `None` past the last.
    pub fn at(&self, place: u8) -> Option<Face> {
        (usize::from(place) < self.faces.len()).then_some(Face(place))
    }

    /// What a face is spelled with: `QU`. Empty when it belongs to a longer alphabet.
    pub fn spelled(&self, face: Face) -> &'static str {
        self.faces.get(face.index()).copied().unwrap_or("")
    }

    /// The signs of a face; none when it belongs to a longer alphabet.
    pub fn letters(&self, face: Face) -> &[Letter] {
        if let Some(Some(letter)) = self.single.get(face.index()) {
            return std::slice::from_ref(letter);
        }
        let longer = self.longer.iter().find(|(longer, _)| *longer == face);
        longer.map_or(&[], |(_, signs)| signs)
    }

    /// The face that a sign is by itself; `None` when it is none, or only in company (the Q of QU).
    pub fn face(&self, letter: Letter) -> Option<Face> {
        self.alone.get(letter.index()).copied().flatten()
    }

    /// The face that a capital or small letter begins and is not by itself: QU of Q.
    pub fn begun_by(&self, sign: char) -> Option<Face> {
        let capital = sign.to_uppercase().next()?;
        let letter = Letter::from_char(capital).filter(|letter| self.face(*letter).is_none())?;
        let begins = |signs: &[Letter]| signs.first() == Some(&letter);
        self.longer.iter().find(|(_, signs)| begins(signs)).map(|(face, _)| *face)
    }

    /// Whether a face is a vowel.
    pub fn is_vowel(&self, face: Face) -> bool {
        let mut signs = self.spelled(face).chars();
        signs.next().is_some_and(|sign| self.data.vowels.contains(&sign)) && signs.next().is_none()
    }

    /// A word's faces in turn, the longest first at each place; `None`, and then nothing more, at a
    /// sign that begins none.
    pub fn faces_of<'a>(&'a self, word: &'a [Letter]) -> impl Iterator<Item = Option<Face>> + 'a {
        let mut rest = Some(word);
        std::iter::from_fn(move || {
            let letters = rest.filter(|letters| !letters.is_empty())?;
            let first = self.first_face(letters);
            rest = first.map(|(_, rest)| rest);
            Some(first.map(|(face, _)| face))
        })
    }

    fn first_face<'a>(&self, letters: &'a [Letter]) -> Option<(Face, &'a [Letter])> {
        for &(face, signs) in self.longer {
            if let Some(rest) = letters.strip_prefix(signs) {
                return Some((face, rest));
            }
        }
        let (&first, rest) = letters.split_first()?;
        Some((self.face(first)?, rest))
    }

    /// A word cut into faces; `None` when it is not of this language.
    pub fn cut(&self, word: &[Letter]) -> Option<Vec<Face>> {
        self.faces_of(word).collect()
    }

    /// How many faces a word has; `None` when it is not of this language.
    pub fn faces_in(&self, word: &[Letter]) -> Option<usize> {
        self.faces_of(word).try_fold(0, |count, face| face.map(|_| count + 1))
    }

    /// The first place, from 0, whose sign begins no face; `None` when the word can be cut.
    pub fn first_foreign(&self, word: &[Letter]) -> Option<usize> {
        let mut rest = word;
        while let Some((_, others)) = self.first_face(rest) {
            rest = others;
        }
        (!rest.is_empty()).then(|| word.len() - rest.len())
    }

    /// The signs of these faces, one after another: what [`Alphabet::cut`] had cut.
    pub fn join(&self, faces: &[Face]) -> Vec<Letter> {
        let mut letters = Vec::with_capacity(faces.len());
        for &face in faces {
            letters.extend_from_slice(self.letters(face));
        }
        letters
    }

    /// Alphabetical order, as people expect it; a word of another language comes last.
    pub fn compare(&self, one: &[Letter], other: &[Letter]) -> Ordering {
        let foreign = |word| self.first_foreign(word).is_some();
        let by_faces = || self.faces_of(one).cmp(self.faces_of(other));
        foreign(one).cmp(&foreign(other)).then_with(by_faces).then_with(|| one.cmp(other))
    }

    /// The letter of a capital, its marks folded as far as they are this language's; `None` when it
    /// is of another.
    pub fn letter(&self, capital: char) -> Option<Letter> {
        let capital = match self.data.folds {
            Folds::Every => capital,
            Folds::These(table) => {
                let folded = table.iter().find(|(marked, _)| *marked == capital);
                folded.map_or(capital, |(_, plain)| *plain)
            }
        };
        let letter = Letter::from_char(capital)?;
        let in_company = || self.longer.iter().any(|(_, signs)| signs.contains(&letter));
        (self.face(letter).is_some() || in_company()).then_some(letter)
    }

    /// The capitals with marks that are this face; none where every mark is folded.
    pub fn folded_to(&self, face: Face) -> impl Iterator<Item = char> {
        let table = match self.data.folds {
            Folds::Every => &[],
            Folds::These(table) => table,
        };
        let is_this = move |plain: char| self.spelled(face).chars().eq([plain]);
        table.iter().filter(move |(_, plain)| is_this(*plain)).map(|(marked, _)| *marked)
    }

    /// The other ways in which capitals of this face are typed, such as `L.L`.
    pub fn same_as(&self, face: Face) -> impl Iterator<Item = String> {
        let is_this =
            move |letters: &[char]| self.spelled(face).chars().eq(letters.iter().copied());
        let rows = self.data.same.iter().filter(move |(_, letters)| is_this(letters));
        rows.map(|(typed, _)| typed.iter().collect())
    }

    /// How text of another keyboard is recovered; `None` where it is not.
    pub fn recovers(&self) -> Option<&Recovers> {
        self.data.recovers.as_ref()
    }
}

/// The letter of a face of one sign, which has at most two bytes.
const fn only_letter(face: &str) -> Option<Letter> {
    let code = match *face.as_bytes() {
        [byte] => byte as u32,
        [first @ 0xC2..=0xDF, second] => (first as u32 & 0x1F) << 6 | (second as u32 & 0x3F),
        _ => return None,
    };
    match char::from_u32(code) {
        Some(sign) => Letter::from_char(sign),
        None => None,
    }
}

const fn put<T: Copy>(table: &mut [Option<T>], place: usize, value: T) {
    if let Some((_, [slot, ..])) = table.split_at_mut_checked(place) {
        *slot = Some(value);
    }
}
