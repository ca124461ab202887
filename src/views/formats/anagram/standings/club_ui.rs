//! The paint of a player's club in the table: whole words on one line or two, never cut within one.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Label, Ui};

use crate::screens::Tone;
use crate::views::theme;
use crate::views::widgets::{hint, width_of};

/// From one line to the next: two of them have room in a row.
const LINE: f32 = 13.5;
const LINES: usize = 2;

/// How somebody stands, then the club; whole when it is pointed at.
pub(super) fn show(ui: &mut Ui, status: &str, club: &str) {
    let [open, muted] = [Tone::Open.ink(theme::of(ui)), theme::of(ui).muted];
    let width = ui.available_width();
    let font = theme::regular(theme::LEGEND);
    let fits = |text: &str| width_of(ui, text, &font) <= width;
    let dot = if status.is_empty() || club.is_empty() { "" } else { "·" };
    let words = [(status, open), (dot, muted), (club, muted)];
    let words: Vec<(&str, Color32)> = words
        .iter()
        .flat_map(|(text, ink)| text.split_whitespace().map(|word| (word, *ink)))
        .collect();
    let seen = seen(&words, fits);
    let whole = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" ");
    let mut job = LayoutJob::default();
    for (place, (text, ink)) in seen.iter().enumerate() {
        let format = TextFormat::simple(theme::regular(theme::LEGEND), *ink);
        let line_height = Some(LINE).filter(|_| seen.iter().any(|(text, _)| text == "\n"));
        let lead = seen.get(place.wrapping_sub(1)).is_some_and(|(before, _)| before != "\n");
        let space = if lead && text != "\n" { " " } else { "" };
        job.append(&format!("{space}{text}"), 0.0, TextFormat { line_height, ..format });
    }
    let left_out = job.text.replace('\n', " ") != whole;
    let label = ui.add(Label::new(job).extend());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &whole));
    if left_out {
        hint(label, &whole);
    }
}

/// The words that are seen, with line breaks between them: as many as have room, the last with a sign where others
/// are left out.
fn seen(words: &[(&str, Color32)], fits: impl Fn(&str) -> bool) -> Vec<(String, Color32)> {
    for count in (1..=words.len()).rev() {
        let mut first: Vec<(String, Color32)> =
            words.iter().take(count).map(|(word, ink)| ((*word).to_owned(), *ink)).collect();
        if let Some((last, _)) = first.last_mut().filter(|_| count < words.len()) {
            last.push('…');
        }
        if let Some(lines) = in_lines(&first, &fits) {
            return lines;
        }
    }
    // One word that is too long is abbreviated.
    let Some((word, ink)) = words.first() else { return Vec::new() };
    let signs = word.chars().count();
    let short = (1..signs).rev().map(|count| word.chars().take(count).collect::<String>() + ".");
    vec![(short.into_iter().find(|short| fits(short)).unwrap_or_default(), *ink)]
}

/// The words with breaks between the lines; `None` where they need more lines, or a word has no room in one.
fn in_lines(
    words: &[(String, Color32)],
    fits: impl Fn(&str) -> bool,
) -> Option<Vec<(String, Color32)>> {
    let (mut line, mut lines, mut all) = (String::new(), 1, Vec::new());
    for (word, ink) in words {
        let longer = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
        if fits(&longer) {
            line = longer;
        } else {
            lines += 1;
            all.push(("\n".to_owned(), *ink));
            line.clone_from(word);
            if lines > LINES || !fits(word) {
                return None;
            }
        }
        all.push((word.clone(), *ink));
    }
    Some(all)
}

#[cfg(test)]
mod tests;
