//! Names as they are searched and sorted.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::domain::letters::{ROMANIAN_MARKED, WordLanguage};

/// A name as it is searched: without accents and case, every sigma alike, spaces single.
pub fn fold(text: &str) -> String {
    let small: String =
        if text.is_ascii() { text.to_ascii_lowercase() } else { bare(text.nfkd()).collect() };
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What names are sorted by where people speak this language: folded, but for the letters that its alphabet has of its
/// own, each after the one that it is made of (Ł after L); Greek before any other script.
pub fn sorted_by(language: WordLanguage, name: &str) -> (bool, Vec<(char, u8)>) {
    let composed: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let key = |sign: char| {
        let own = own_letter(language, sign);
        let folded = || fold_sign(sign).map(|bare| (bare, 0)).collect::<Vec<_>>();
        own.map_or_else(folded, |own| vec![own])
    };
    let key: Vec<(char, u8)> = composed.chars().flat_map(key).collect();
    let greek = key.first().is_some_and(|(first, _)| ('\u{3B1}'..='\u{3C9}').contains(first));
    (!greek, key)
}

/// A sign without its marks, small.
pub(super) fn fold_sign(sign: char) -> impl Iterator<Item = char> {
    bare(sign.nfkd())
}

fn bare(signs: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let bare = signs.filter(|&sign| !is_combining_mark(sign));
    bare.flat_map(char::to_lowercase).map(|sign| match sign {
        'ς' => 'σ',
        // A stroke is no mark that could be taken away, and many keyboards have none.
        'ł' => 'l',
        sign => sign,
    })
}

/// A letter beyond A to Z that a language has of its own: the plain one that it follows, and as which.
fn own_letter(language: WordLanguage, sign: char) -> Option<(char, u8)> {
    let capital = sign.to_uppercase().next().filter(|capital| !capital.is_ascii())?;
    // No tile has these; every dictionary does.
    if language == WordLanguage::Romanian {
        let place = ROMANIAN_MARKED.iter().position(|&marked| marked == capital)?;
        return Some((fold_sign(capital).next()?, u8::try_from(place).ok()? + 1));
    }
    let alphabet = language.alphabet();
    let mut plain = None;
    for face in alphabet.faces() {
        let spelled = alphabet.spelled(face);
        let mut signs = spelled.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if letter.is_ascii() => {
                plain = Some((letter.to_ascii_lowercase(), face.place()));
            }
            (Some(letter), None) if letter == capital => {
                return plain.map(|(plain, place)| (plain, face.place() - place));
            }
            _ => {}
        }
    }
    None
}
