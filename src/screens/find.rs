//! Players by what somebody types for them: a number, or parts of a name, on whichever keyboard layout, or a Greek name
//! by its sound in Latin letters.

mod near;
mod sound;

pub use near::is_near;
pub use sound::{by_sound, is_written_by_sound};

use unicode_normalization::UnicodeNormalization as _;

use crate::domain::contest::Common;
use crate::domain::ids::PlayerId;
use crate::domain::letters::GREEK;
use crate::language::fold;

/// A folded text as the same keys type it on the other layout, Greek for Latin and the reverse.
pub fn other_layout(folded: &str) -> String {
    let greek = |latin: char| {
        let letter = GREEK.recovers()?.by_key(latin.to_ascii_uppercase())?;
        Some(small(letter.to_char()))
    };
    let other = |typed: char| match typed {
        // The key of the tonos, which folding has taken from the names.
        ';' | ':' => None,
        latin if latin.is_ascii_alphabetic() => greek(latin),
        other => ('a'..='z').find(|&latin| greek(latin) == Some(other)).or(Some(other)),
    };
    folded.chars().filter_map(other).collect()
}

/// What the same keys type on the Greek layout, where a text is of Latin letters alone: whoever wrote it may have
/// forgotten which layout was on. The keys of the tonos and of the final sigma are read as such; `None` of anything else.
pub fn meant_in_greek(typed: &str) -> Option<String> {
    const LEAST: usize = 3;
    let letters = typed.chars().filter(|sign| sign.is_alphabetic());
    let (latin, other): (Vec<char>, Vec<char>) = letters.partition(char::is_ascii);
    if latin.len() < LEAST || !other.is_empty() {
        return None;
    }
    let recovers = GREEK.recovers()?;
    let mut meant = String::with_capacity(2 * typed.len());
    let mut signs = typed.chars().peekable();
    while let Some(sign) = signs.next() {
        let accents = sign == ';' && signs.peek().is_some_and(char::is_ascii_alphabetic);
        let key = if accents { signs.next()? } else { sign };
        match key {
            'w' => meant.push('ς'),
            // In the middle of a word no question ends.
            'q' | 'Q' if signs.peek().is_some_and(|next| next.is_alphabetic()) => return None,
            'q' | 'Q' => meant.push(';'),
            key if key.is_ascii_alphabetic() => {
                let capital = recovers.by_key(key.to_ascii_uppercase())?.to_char();
                meant.push(if key.is_ascii_lowercase() { small(capital) } else { capital });
            }
            other => meant.push(other),
        }
        if accents {
            meant.push('\u{301}');
        }
    }
    Some(meant.nfc().collect())
}

/// A word that was begun on the other layout: where Latin letters stand among Greek ones whose looks they have, it is
/// Greek, for nobody sees the difference and no search would find the player.
pub fn of_one_alphabet(word: &str) -> String {
    let greek = |sign: char| {
        // Of the small letters these look like Greek ones, the last two unlike their capitals.
        let capital = match sign {
            'A'..='Z' => sign,
            'a' | 'i' | 'k' | 'o' | 'p' | 't' | 'x' => sign.to_ascii_uppercase(),
            'u' => 'Y',
            'v' => 'N',
            _ => return None,
        };
        let look = GREEK.recovers()?.by_look(capital)?.to_char();
        Some(if sign.is_ascii_lowercase() { small(look) } else { look })
    };
    let is_greek = |sign: char| ('\u{370}'..'\u{400}').contains(&sign);
    let read: String = word.chars().map(|sign| greek(sign).unwrap_or(sign)).collect();
    let is_mixed = word.contains(is_greek) && !read.contains(|it: char| it.is_ascii_alphabetic());
    if is_mixed { read } else { word.to_owned() }
}

fn small(capital: char) -> char {
    capital.to_lowercase().next().unwrap_or(capital)
}

/// The players of a typed number, or whose name has every typed word somewhere: the one of just
/// that number first. Where nobody's has, those whose name sounds so.
pub fn search(common: &Common, typed: &str) -> Vec<PlayerId> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let other = other_layout(&typed);
    let begins = |whole: &str, typed: &str| {
        typed.split(' ').all(|word| whole.split(' ').any(|part| part.starts_with(word)))
    };
    let of = |is_meant: &dyn Fn(&str) -> bool| -> Vec<PlayerId> {
        let players = common.players.values();
        let named = players.map(|it| (it.id, format!("{} {}", it.id, fold(&it.name))));
        named.filter(|(_, whole)| is_meant(whole)).map(|(id, _)| id).collect()
    };
    // Typed on the other layout, it is found as well.
    let mut found = of(&|whole| begins(whole, &typed) || begins(whole, &other));
    if found.is_empty() && is_written_by_sound(&typed) {
        let heard = by_sound(&typed);
        found = of(&|whole| begins(&by_sound(whole), &heard));
    }
    found.sort_by_key(|id| id.to_string() != typed);
    found
}

#[cfg(test)]
mod tests;
