//! The paint of a player's club in the table: whole words on one line, never cut within one.

use egui::{Label, RichText, Ui};

use crate::views::theme;
use crate::views::widgets::{hint, width_of};

/// The club; whole when it is pointed at.
pub(super) fn show(ui: &mut Ui, club: &str) {
    let width = ui.available_width();
    let font = theme::regular(theme::LEGEND);
    let seen = seen(club, |text| width_of(ui, text, &font) <= width);
    let whole = seen == club;
    let text = RichText::new(seen).size(theme::LEGEND).color(theme::of(ui).muted);
    let label = ui.add(Label::new(text).extend());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, club));
    if !whole {
        hint(label, club);
    }
}

/// A word of more signs than this is shortened to so many.
const LONG: usize = 6;
const SHORT: usize = 4;

/// Whole, else with words that are shortened, else as many words as have room, the last with a sign where others are left out; of one that is too long its beginning.
fn seen(club: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(club) {
        return club.to_owned();
    }
    let words: Vec<&str> = club.split_whitespace().collect();
    // What tells one from another mostly stands last: what it is called by all is shortened first.
    let shorter = (1..words.len()).map(|count| {
        let word = |(place, word): (usize, &&str)| {
            let long = place < count && word.chars().count() > LONG;
            if long {
                word.chars().take(SHORT).collect::<String>() + "."
            } else {
                (*word).to_owned()
            }
        };
        words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
    });
    if let Some(shorter) = shorter.into_iter().find(|shorter| fits(shorter)) {
        return shorter;
    }
    let first = (1..words.len()).rev().map(|count| {
        let first = words.iter().take(count).copied().collect::<Vec<_>>().join(" ");
        // A word that joins says nothing at the end.
        let end = first.rsplit(' ').next().filter(|word| word.chars().count() > 3);
        end.map(|_| format!("{first}…"))
    });
    if let Some(first) = first.flatten().find(|first| fits(first)) {
        return first;
    }
    let word = words.first().copied().unwrap_or_default();
    let signs = word.chars().count();
    let mut short = (1..signs).rev().map(|n| word.chars().take(n).collect::<String>() + ".");
    short.find(|short| fits(short)).unwrap_or_default()
}

#[cfg(test)]
mod tests;
