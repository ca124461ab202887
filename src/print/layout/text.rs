//! Text that fits its place: cleaned of what paper cannot show, broken into lines, shrunk within
//! bounds, and shortened only when nothing else helps, with a warning.

use unicode_normalization::UnicodeNormalization;

use super::face::{UNKNOWN, Weight};
use super::warning::Warning;

/// How much smaller each further attempt is, when text is shrunk to fit.
const SHRINK_STEP_PT: f32 = 0.25;
/// How far text is shrunk to stand on one line, before it is given another line.
const GENTLE: f32 = 0.87;

/// What stands between two facts.
const DOT: &str = "·";

/// A text set in lines, all of one size.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) struct Lines {
    pub lines: Vec<String>,
    pub size_pt: f32,
}

/// The place a text must fit into.
#[derive(Clone, Copy, Debug)]
pub(in crate::print) struct Place {
    pub width_mm: f32,
    pub most_lines: usize,
    /// The wished size.
    pub size_pt: f32,
    /// The least that is still read.
    pub least_pt: f32,
}

/// Makes any text printable: composed, every space a plain one, no control or invisible characters,
/// [`UNKNOWN`] for each character without a glyph (a warning for the first of each kind).
pub(in crate::print) fn clean(text: &str, weight: Weight, warnings: &mut Vec<Warning>) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.nfc() {
        if character.is_whitespace() || character.is_control() {
            if !out.ends_with(' ') && !out.is_empty() {
                out.push(' ');
            }
        } else if is_invisible(character) {
        } else if weight.has(character) {
            out.push(character);
        } else {
            out.push(UNKNOWN);
            let known = warnings.iter().any(|warning| {
                matches!(warning, Warning::UnknownCharacter { character: c, .. } if *c == character)
            });
            if !known {
                warnings.push(Warning::UnknownCharacter { character, text: text.to_owned() });
            }
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// Soft hyphen, zero-width and direction marks, variation selectors.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
    )
}

/// A piece of text that is not broken, and what stands before it when both are on one line.
struct Piece<'a> {
    space_before: bool,
    text: &'a str,
}

/// Cuts cleaned text where a line may end: at a space, after a hyphen or a slash, but not in what is to be typed as it stands
/// (`--head`), nor in SHA-256.
fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    text.split(' ').enumerate().flat_map(|(index, word)| {
        let typed = word.starts_with('-') || word.starts_with("SHA-");
        let ends = move |sign| !typed && matches!(sign, '-' | '–' | '/');
        let parts = word.split_inclusive(ends).enumerate();
        let parts =
            parts.map(move |(part, text)| Piece { space_before: index > 0 && part == 0, text });
        // A double space is one empty word, which has no part.
        parts.filter(|piece| !piece.text.is_empty())
    })
}

/// Breaks cleaned text into lines where a line may end; a piece wider than the line is broken
/// anywhere. Never gives an empty list; a line holds at least one character however narrow the place.
pub(in crate::print) fn wrap(
    text: &str,
    weight: Weight,
    size_pt: f32,
    width_mm: f32,
) -> Vec<String> {
    let space_mm = weight.width_mm(" ", size_pt);
    let dot_mm = space_mm + weight.width_mm(DOT, size_pt);
    let mut pieces = pieces(text).peekable();
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used_mm = 0.0;
    while let Some(piece) = pieces.next() {
        // What stands between two facts ends a line, and begins none.
        let dot_mm = pieces.peek().filter(|next| next.text == DOT).map_or(0.0, |_| dot_mm);
        let gap_mm = if piece.space_before && !line.is_empty() { space_mm } else { 0.0 };
        let needed_mm = weight.width_mm(piece.text, size_pt);
        if used_mm + gap_mm + needed_mm + dot_mm <= width_mm || piece.text == DOT {
            if gap_mm > 0.0 {
                line.push(' ');
            }
            line.push_str(piece.text);
            used_mm += gap_mm + needed_mm;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        used_mm = 0.0;
        let mut characters = piece.text.chars().peekable();
        while let Some(character) = characters.next() {
            let advance_mm = weight.width_mm(character.encode_utf8(&mut [0; 4]), size_pt);
            // The last one leaves room for what ends the line.
            let after_mm = if characters.peek().is_none() { dot_mm } else { 0.0 };
            if !line.is_empty() && used_mm + advance_mm + after_mm > width_mm {
                lines.push(std::mem::take(&mut line));
                used_mm = 0.0;
            }
            line.push(character);
            used_mm += advance_mm;
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Breaks a row of facts into lines between them, so that each stays whole where it fits.
pub(in crate::print) fn wrap_facts(
    facts: &[String],
    between: &str,
    weight: Weight,
    size_pt: f32,
    width_mm: f32,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for fact in facts {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line}{between}{fact}");
            if weight.width_mm(&longer, size_pt) <= width_mm {
                *line = longer;
                continue;
            }
        }
        lines.extend(wrap(fact, weight, size_pt, width_mm));
    }
    lines
}

/// Sets text into a place: on one line if a little shrinking makes it, else on several lines at the
/// largest size that breaks no word, else at the least size, shortened with an ellipsis if need be.
pub(in crate::print) fn fit(
    text: &str,
    weight: Weight,
    place: Place,
    warnings: &mut Vec<Warning>,
) -> Lines {
    let text = clean(text, weight, warnings);
    let one_line = sizes(place)
        .take_while(|size| *size >= place.size_pt * GENTLE)
        .find(|size| weight.width_mm(&text, *size) <= place.width_mm);
    if let Some(size_pt) = one_line {
        return Lines { lines: vec![text], size_pt };
    }
    let whole_words = sizes(place).find_map(|size_pt| {
        let widths = pieces(&text).map(|piece| weight.width_mm(piece.text, size_pt));
        let longest = widths.fold(0.0, f32::max);
        let lines = wrap(&text, weight, size_pt, place.width_mm);
        let fits = longest <= place.width_mm && lines.len() <= place.most_lines;
        fits.then_some(Lines { lines, size_pt })
    });
    if let Some(lines) = whole_words {
        return lines;
    }
    let mut lines = wrap(&text, weight, place.least_pt, place.width_mm);
    if lines.len() > place.most_lines {
        lines.truncate(place.most_lines.max(1));
        if let Some(last) = lines.last_mut() {
            shorten(last, weight, place);
        }
        warnings.push(Warning::Shortened { text });
    }
    Lines { lines, size_pt: place.least_pt }
}

/// The sizes to try, from the wished down to the least.
fn sizes(place: Place) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(place.size_pt), move |size| {
        let smaller = size - SHRINK_STEP_PT;
        (smaller >= place.least_pt).then_some(smaller)
    })
}

/// Ends a line in an ellipsis, within the place's width.
fn shorten(line: &mut String, weight: Weight, place: Place) {
    let room = place.width_mm - weight.width_mm("…", place.least_pt);
    while !line.is_empty() && weight.width_mm(line, place.least_pt) > room {
        line.pop();
    }
    line.truncate(line.trim_end().len());
    line.push('…');
}

#[cfg(test)]
mod tests;
