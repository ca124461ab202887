//! Greek by its sound, in whichever letters it is written: for commands, players and what happened. A Greek letter stands
//! here as the capital of its key, `U` for theta, and a Latin one as the small letter that was typed.

use std::sync::LazyLock;

use crate::domain::letters::GREEK;

/// Each small Greek letter with the capital of its key.
static KEYS: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
    let of = |key| Some((super::small(GREEK.recovers()?.by_key(key)?.to_char()), key));
    // Sigma has a second key for the end of a word.
    ('A'..='Z').filter(|key| *key != 'W').filter_map(of).collect()
});

/// A letter as it stands here.
fn keyed(sign: char) -> char {
    let key = KEYS.iter().find(|(greek, _)| *greek == sign);
    key.map_or(sign, |(_, key)| *key)
}

/// A folded text as it sounds, Greek written in Greek or Latin letters alike: sounds that people write in the same Latin
/// letters are one, and so are two of a letter.
pub fn by_sound(folded: &str) -> String {
    let signs: Vec<char> = folded.chars().map(keyed).collect();
    let mut rest = signs.as_slice();
    let mut sounds = String::with_capacity(folded.len());
    while let Some(&first) = rest.first() {
        let inside = sounds.ends_with(char::is_alphabetic);
        let length = if let Some((heard, length)) = of_several(rest) {
            heard.chars().for_each(|sound| hear(&mut sounds, sound));
            length
        } else {
            hear(&mut sounds, of_one(rest, inside).unwrap_or(first));
            1
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    sounds
}

/// Whether a text may be Greek in Latin letters.
pub fn is_written_by_sound(typed: &str) -> bool {
    typed.contains(|sign: char| sign.is_ascii_alphabetic())
}

fn hear(sounds: &mut String, sound: char) {
    if !sound.is_alphabetic() || !sounds.ends_with(sound) {
        sounds.push(sound);
    }
}

/// What several letters sound like together, and how many they are.
fn of_several(rest: &[char]) -> Option<(&'static str, usize)> {
    Some(match *rest {
        ['A' | 'a', 'I' | 'i', ..] => ("e", 2),
        ['A' | 'a', 'Y' | 'u' | 'y', ..] => ("af", 2),
        ['E' | 'e', 'Y' | 'u' | 'y', ..] => ("ef", 2),
        ['E' | 'e' | 'O' | 'o' | 'Y' | 'u' | 'y', 'I' | 'i', ..]
        | ['O' | 'o', 'Y' | 'u' | 'y', ..] => ("i", 2),
        // "anazhthsh": no theta stands before these.
        ['t', 'h', 's' | 't' | 'k' | 'd' | 'p' | 'z' | 'x' | 'f' | 'v' | 'b' | 'g', ..] => {
            ("ti", 2)
        }
        ['t', 'h', ..] => ("U", 2),
        ['n', 't', 'h', ..] => ("n", 1),
        ['m', 'p', 's' | 'h', ..] => ("m", 1),
        ['p', 'h', ..] | ['m' | 'M', 'p' | 'P' | 'b', ..] => ("f", 2),
        ['n' | 'N', 't' | 'T' | 'd', ..] => ("d", 2),
        ['C', ..] => ("ps", 1),
        ['c', 'h', ..] | ['k' | 'K', 's' | 'S', ..] => ("x", 2),
        ['n' | 'g', 'c', 'h', ..] => ("gx", 3),
        ['n' | 'N' | 'g' | 'G', 'x' | 'X' | 'J', ..] => ("gx", 2),
        ['n' | 'g', 'h', next, ..] if is_latin_vowel(next) => ("gx", 2),
        ['n' | 'N' | 'g' | 'G', 'g' | 'G' | 'k' | 'K', ..] => ("g", 2),
        _ => return None,
    })
}

/// What the first letter sounds like alone; `inside` a word or at its beginning.
fn of_one(rest: &[char], inside: bool) -> Option<char> {
    let goes_on = rest.get(1).is_some_and(|next| next.is_alphabetic());
    Some(match *rest {
        // "horis", "hronos"; elsewhere it is the letter of its shape.
        ['h', next, ..] if is_latin_vowel(next) || next == 'r' && !inside => 'x',
        ['8', ..] if inside || goes_on => 'U',
        ['3', ..] if inside || goes_on => 'x',
        ['A', ..] => 'a',
        ['B' | 'F' | 'b' | 'v', ..] => 'f',
        ['G', ..] => 'g',
        ['D', ..] => 'd',
        ['E', ..] => 'e',
        ['Z', ..] => 'z',
        ['H' | 'I' | 'Y' | 'h' | 'y' | 'u', ..] => 'i',
        ['q', ..] => 'U',
        ['K' | 'c', ..] => 'k',
        ['L', ..] => 'l',
        ['M', ..] => 'm',
        ['N', ..] => 'n',
        ['J' | 'X', ..] => 'x',
        ['O' | 'V' | 'w', ..] => 'o',
        ['P', ..] => 'p',
        ['R', ..] => 'r',
        ['S', ..] => 's',
        ['T', ..] => 't',
        _ => return None,
    })
}

const fn is_latin_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'w' | 'y')
}

#[cfg(test)]
mod tests;
