//! The paint of cards of pairs: as many whole rows as there is room for.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{Listed, WordsListed};
use crate::screens::{Act, Tone};
use crate::views::widgets::{card, chip, heading, muted, small_act, small_act_width, width_of};
use crate::views::{Asks, theme};

/// From row to row.
pub const ROW: f32 = 28.0;
/// What heading and margins of a card take.
const FRAME: f32 = 84.0;

/// How many whole rows a card has room for in so much height.
pub fn fitting(height: f32) -> usize {
    let rows = (height - FRAME) / ROW;
    (1_u8..=40).take_while(|row| f32::from(*row) <= rows).count()
}

/// A heading with the way to all of it. Returns how many rows less there is room for: its note stands below it where
/// it has none between the two.
pub fn head(ui: &mut Ui, title: &str, note: &str, go: &Act, asks: &mut Asks) -> usize {
    let words = width_of(ui, title, &theme::bold(theme::HEADING));
    let noted = width_of(ui, note, &theme::bold(theme::TEXT)) + 16.0;
    let spacing = ui.spacing();
    let go_width = small_act_width(ui, go, spacing.button_padding.x) + 2.0 * spacing.item_spacing.x;
    let below = !note.is_empty() && words + noted + go_width > ui.available_width();
    ui.horizontal(|ui| {
        heading(ui, title);
        if !note.is_empty() && !below {
            chip(ui, note, "", Tone::Open);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            small_act(ui, go, asks);
        });
    });
    if below {
        chip(ui, note, "", Tone::Open);
    }
    if below { 2 } else { 0 }
}

/// The words that wait, so many of them at most.
pub fn words(ui: &mut Ui, waiting: Option<&WordsListed>, most: usize, asks: &mut Asks) {
    let Some(WordsListed { listed: (title, words, go), count, more }) = waiting else { return };
    card(ui, |ui| {
        head(ui, title, "", go, asks);
        let fit = fitting(ui.available_height()).max(3).min(most);
        // That there are more has the room of one.
        let fit = if *count > fit { fit - 1 } else { fit };
        for (word, about) in words.iter().take(fit) {
            ui.horizontal(|ui| {
                ui.label(RichText::new(word).font(theme::bold(theme::TEXT)));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, about));
            });
        }
        let left = count.saturating_sub(fit.min(words.len()));
        if left > 0 {
            muted(ui, &format!("↓ {}", more.replace('#', &left.to_string())));
        }
    });
}

/// What happened last.
///
/// `height` is that of the column, `top` where it begins.
pub fn latest(ui: &mut Ui, listed: &Listed, (height, top): (f32, f32), asks: &mut Asks) {
    let (title, events, go) = listed;
    let fit = fitting(height - (ui.cursor().top() - top));
    if fit < 2 {
        return;
    }
    card(ui, |ui| {
        head(ui, title, "", go, asks);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (time, what) in events.iter().take(fit) {
            let size = vec2(ui.available_width(), ROW);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                muted(ui, time);
                ui.add(Label::new(RichText::new(what).size(theme::LABEL)).truncate());
            });
        }
    });
}
