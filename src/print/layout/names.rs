//! A name on as many lines as it takes, and what stands beside it on one.

use super::pages::Style;
use super::text;
use super::warning::Warning;
use crate::language::hyphen::breaks;

/// A name in as many lines as it takes: one if it fits, else broken before the surname.
pub(in crate::print) fn name_lines(
    name: &str,
    style: Style,
    width_mm: f32,
    warnings: &mut Vec<Warning>,
) -> Vec<String> {
    let name = text::clean(name, style.weight, warnings);
    let fits = |text: &str| style.width_mm(text) <= width_mm;
    if fits(&name) {
        return vec![name];
    }
    match name.rsplit_once(' ') {
        Some((first, last)) if fits(first) && fits(last) => vec![first.to_owned(), last.to_owned()],
        _ => text::wrap(&hyphenated(&name, style, width_mm), style.weight, style.size_pt, width_mm),
    }
}

/// The same name with a hyphen wherever a word is wider than a line, between two syllables.
fn hyphenated(name: &str, style: Style, width_mm: f32) -> String {
    let mut out = String::new();
    for word in name.split_inclusive([' ', '-']) {
        let mut rest = word;
        while style.width_mm(rest.trim_end()) > width_mm {
            let fits = |at: &usize| {
                rest.get(..*at).is_some_and(|part| style.width_mm(&format!("{part}-")) <= width_mm)
            };
            let Some(at) = breaks(rest).into_iter().rfind(fits) else { break };
            let (part, further) = rest.split_at(at);
            out.push_str(part);
            out.push('-');
            rest = further;
        }
        out.push_str(rest);
    }
    out
}

/// A text of one line that may end in an ellipsis: a club beside a name.
pub(in crate::print) fn club(
    text: &str,
    style: Style,
    room_mm: f32,
    warnings: &mut Vec<Warning>,
) -> String {
    let mut text = text::clean(text, style.weight, warnings);
    let fits = |text: &str| style.width_mm(text) <= room_mm;
    if fits(&text) {
        return text;
    }
    // Whole words, where there is room for one.
    let mut ends = text.match_indices(' ').map(|(end, _)| format!("{}…", &text[..end]));
    if let Some(words) = ends.rfind(|words| fits(words)) {
        return words;
    }
    while !text.is_empty() && !fits(&format!("{}…", text.trim_end())) {
        text.pop();
    }
    match text.trim_end() {
        "" => String::new(),
        text => format!("{text}…"),
    }
}
