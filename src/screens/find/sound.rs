//! Greek by its sound, in whichever letters it is written: for commands, players and what happened.

/// A folded text as it sounds, Greek written in Greek or Latin letters alike: sounds that people write in the same Latin
/// letters are one, and so are two of a letter.
pub fn by_sound(folded: &str) -> String {
    let signs: Vec<char> = folded.chars().collect();
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
        ['α' | 'a', 'ι' | 'i', ..] => ("e", 2),
        ['α' | 'a', 'υ' | 'u' | 'y', ..] => ("af", 2),
        ['ε' | 'e', 'υ' | 'u' | 'y', ..] => ("ef", 2),
        ['ε' | 'e' | 'ο' | 'o' | 'υ' | 'u' | 'y', 'ι' | 'i', ..]
        | ['ο' | 'o', 'υ' | 'u' | 'y', ..] => ("i", 2),
        // "anazhthsh": no θ stands before these.
        ['t', 'h', 's' | 't' | 'k' | 'd' | 'p' | 'z' | 'x' | 'f' | 'v' | 'b' | 'g', ..] => {
            ("ti", 2)
        }
        ['t', 'h', ..] => ("θ", 2),
        ['n', 't', 'h', ..] => ("n", 1),
        ['m', 'p', 's' | 'h', ..] => ("m", 1),
        ['p', 'h', ..] | ['m' | 'μ', 'p' | 'π' | 'b', ..] => ("f", 2),
        ['n' | 'ν', 't' | 'τ' | 'd', ..] => ("d", 2),
        ['ψ', ..] => ("ps", 1),
        ['c', 'h', ..] | ['k' | 'κ', 's' | 'σ', ..] => ("x", 2),
        ['n' | 'g', 'c', 'h', ..] => ("gx", 3),
        ['n' | 'ν' | 'g' | 'γ', 'x' | 'χ' | 'ξ', ..] => ("gx", 2),
        ['n' | 'g', 'h', next, ..] if is_latin_vowel(next) => ("gx", 2),
        ['n' | 'ν' | 'g' | 'γ', 'g' | 'γ' | 'k' | 'κ', ..] => ("g", 2),
        _ => return None,
    })
}

/// What the first letter sounds like alone; `inside` a word or at its beginning.
fn of_one(rest: &[char], inside: bool) -> Option<char> {
    let goes_on = rest.get(1).is_some_and(|next| next.is_alphabetic());
    Some(match *rest {
        // "horis", "hronos"; elsewhere it is the letter of its shape.
        ['h', next, ..] if is_latin_vowel(next) || next == 'r' && !inside => 'x',
        ['8', ..] if inside || goes_on => 'θ',
        ['3', ..] if inside || goes_on => 'x',
        ['α', ..] => 'a',
        ['β' | 'φ' | 'b' | 'v', ..] => 'f',
        ['γ', ..] => 'g',
        ['δ', ..] => 'd',
        ['ε', ..] => 'e',
        ['ζ', ..] => 'z',
        ['η' | 'ι' | 'υ' | 'h' | 'y' | 'u', ..] => 'i',
        ['q', ..] => 'θ',
        ['κ' | 'c', ..] => 'k',
        ['λ', ..] => 'l',
        ['μ', ..] => 'm',
        ['ν', ..] => 'n',
        ['ξ' | 'χ', ..] => 'x',
        ['ο' | 'ω' | 'w', ..] => 'o',
        ['π', ..] => 'p',
        ['ρ', ..] => 'r',
        ['σ', ..] => 's',
        ['τ', ..] => 't',
        _ => return None,
    })
}

const fn is_latin_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'w' | 'y')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::fold;

    #[test]
    fn greek_sounds_the_same_in_latin_letters() {
        for (greek, latin) in [
            ("διόρθωση", "diorthosi diorthosh diorthwsh dior8wsi"),
            ("φύλλου", "fylloy fyllou filou fullou phyllou"),
            ("χωρίς", "xoris horis choris xwris"),
            ("χρόνος", "xronos hronos chronos"),
            ("αναζήτηση", "anazitisi anazhthsh"),
            ("κλήρωση", "klirosi klhrwsh"),
            ("κατάταξη", "katataxi katataksh"),
            ("επανάληψη", "epanalipsi epanalhpsh"),
            ("έλεγχος", "elegxos elenxos elenchos eleghos"),
            ("αντίγραφο", "antigrafo antigrapho adigrafo"),
            ("εύρεση", "eyresi evresi euresh"),
            ("παίκτης", "paiktis pektis paikths"),
            ("λάμψη", "lampsi lampsh"),
        ] {
            let heard = by_sound(&fold(greek));
            for word in latin.split(' ') {
                assert_eq!(by_sound(word), heard, "{word}: {greek}");
            }
        }
    }

    #[test]
    fn numbers_stay_what_they_are() {
        assert_eq!(by_sound("8 3 10"), "8 3 10");
        assert_eq!(by_sound("33 88"), "33 88");
        assert_eq!(by_sound("3h"), by_sound("3η"));
    }
}
