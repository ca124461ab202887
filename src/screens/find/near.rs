//! Names that may be another one mistyped.

use strsim::osa_distance;

use super::sound::by_sound;
use crate::language::fold;

/// Whether a name may be another that is mistyped, or a part of it: few letters are otherwise, or it sounds alike.
pub fn is_near(name: &str, typed: &str) -> bool {
    let [name, typed] = [name, typed].map(|text| {
        let folded = fold(text);
        let mut words: Vec<&str> = folded.split(|sign: char| !sign.is_alphanumeric()).collect();
        words.retain(|word| !word.is_empty());
        words.sort_unstable();
        words.join(" ")
    });
    let begins = |word: &str| name.split(' ').any(|of| of.starts_with(word));
    let is_part = typed.split(' ').all(begins) && !typed.is_empty();
    let most = match name.chars().count().min(typed.chars().count()) {
        ..4 => 0,
        4..8 => 1,
        _ => 2,
    };
    is_part || by_sound(&name) == by_sound(&typed) || osa_distance(&name, &typed) <= most
}

#[cfg(test)]
mod tests;
