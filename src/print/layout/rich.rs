//! Texts with some words in bold (between two `*`) and some in a frame as keys are (between `[` and `]`).

use super::canvas::Canvas;
use super::face::Weight;
use super::flow::{Align, line_mark};
use super::pages::{Area, Ink, Mark, Style};
use super::shape::rounded;
use super::text;

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Plain,
    Bold,
    Key,
}

/// What a key keeps from its frame, and how high that is in sizes of the type.
const PAD_MM: f32 = 0.9;
const HIGH: f32 = 1.18;
/// What a frame keeps from a comma or a bracket beside it.
const BESIDE_MM: f32 = 0.5;

/// Words that are not broken; what follows a word without a space goes with it.
fn words(said: &str) -> Vec<Vec<(String, Kind)>> {
    let mut words = Vec::new();
    let mut word: Vec<(String, Kind)> = Vec::new();
    let mut kind = Kind::Plain;
    let mut piece = String::new();
    let end = |piece: &mut String, word: &mut Vec<(String, Kind)>, kind| {
        if !piece.is_empty() {
            word.push((std::mem::take(piece), kind));
        }
    };
    for letter in said.chars() {
        let next = match (letter, kind) {
            ('*', Kind::Bold) | (']', Kind::Key) => Some(Kind::Plain),
            ('*', Kind::Plain) => Some(Kind::Bold),
            ('[', Kind::Plain) => Some(Kind::Key),
            _ => None,
        };
        if let Some(next) = next {
            end(&mut piece, &mut word, kind);
            kind = next;
        } else if letter.is_whitespace() && kind != Kind::Key {
            end(&mut piece, &mut word, kind);
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
        } else {
            piece.push(letter);
        }
    }
    end(&mut piece, &mut word, kind);
    if !word.is_empty() {
        words.push(word);
    }
    words
}

fn set(style: Style, kind: Kind) -> Style {
    match kind {
        Kind::Plain => style,
        Kind::Bold => Style { weight: Weight::Bold, ..style },
        Kind::Key => Style { weight: Weight::Bold, size_pt: style.size_pt - 1.0, ..style },
    }
}

fn wide((said, kind): &(String, Kind), style: Style) -> f32 {
    let style = set(style, *kind);
    let own = style.width_mm(said);
    if *kind == Kind::Key { own + 2.0 * PAD_MM } else { own }
}

/// What stands between a piece of a word and the one before it.
fn gap_mm(word: &[(String, Kind)], place: usize) -> f32 {
    let is_key = |place: usize| word.get(place).is_some_and(|(_, kind)| *kind == Kind::Key);
    let beside = place.checked_sub(1).is_some_and(|before| is_key(before) || is_key(place));
    if beside { BESIDE_MM } else { 0.0 }
}

fn word_mm(word: &[(String, Kind)], style: Style) -> f32 {
    let piece = |(place, piece)| gap_mm(word, place) + wide(piece, style);
    word.iter().enumerate().map(piece).sum()
}

/// How wide a text is on one line.
pub(in crate::print) fn width_mm(said: &str, style: Style) -> f32 {
    let words = words(said);
    let space = style.width_mm(" ");
    let own: f32 = words.iter().map(|word| word_mm(word, style)).sum();
    let spaces = f32::from(u16::try_from(words.len().saturating_sub(1)).unwrap_or(u16::MAX));
    own + spaces * space
}

/// A text from the top of a place, in as many lines as it takes; gives where the next begins.
pub(in crate::print) fn paragraph(
    canvas: &mut Canvas<'_>,
    said: &str,
    (x_mm, y_mm): (f32, f32),
    width_mm: f32,
    style: Style,
) -> f32 {
    let space = style.width_mm(" ");
    let (mut x, mut y) = (0.0, y_mm);
    for word in words(said) {
        let own = word_mm(&word, style);
        if x > 0.0 && x + own > width_mm + 0.01 {
            (x, y) = (0.0, y + style.leading_mm());
        }
        for (place, (said, kind)) in word.iter().enumerate() {
            x += gap_mm(&word, place);
            let said = text::clean(said, style.weight, canvas.warnings);
            let own = wide(&(said.clone(), *kind), style);
            let set = set(style, *kind);
            let top = y + (style.leading_mm() - set.leading_mm()) / 2.0;
            let mut at = x_mm + x;
            if *kind == Kind::Key {
                let height_mm = style.size_pt * super::face::MM_PER_PT * HIGH;
                let y_mm = y + (style.leading_mm() - height_mm) / 2.0;
                let area = Area { x_mm: at, y_mm, width_mm: own, height_mm };
                canvas.put(rounded(area, 0.7, None, Some((0.2, Ink::Full))));
                at += PAD_MM;
            }
            canvas.put(Mark::Text(line_mark(&said, set, Align::Left, (at, top), own)));
            x += own;
        }
        x += space;
    }
    if said.trim().is_empty() { y } else { y + style.leading_mm() }
}

#[cfg(test)]
mod tests;
