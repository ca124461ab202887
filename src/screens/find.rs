//! Players by what somebody types for them: a number, or parts of a name, on whichever keyboard layout.

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

fn small(capital: char) -> char {
    capital.to_lowercase().next().unwrap_or(capital)
}

/// The players of a typed number, or whose name has every typed word somewhere: the one of just
/// that number first.
pub fn search(common: &Common, typed: &str) -> Vec<PlayerId> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let players = common.players.values();
    let other = other_layout(&typed);
    let mut found: Vec<PlayerId> = players
        .filter(|player| {
            let whole = format!("{} {}", player.id, fold(&player.name));
            // Typed on the other layout, it is found as well.
            [typed.as_str(), &other].into_iter().any(|typed| {
                typed.split(' ').all(|word| whole.split(' ').any(|part| part.starts_with(word)))
            })
        })
        .map(|player| player.id)
        .collect();
    found.sort_by_key(|id| id.to_string() != typed);
    found
}

#[cfg(test)]
mod tests;
