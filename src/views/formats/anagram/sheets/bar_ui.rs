//! What is always in sight under a sheet: what is done with it, by rank, and its sums.

use egui::{Label, RichText, Ui, vec2};

use super::keys::save_button;
use crate::screens::formats::anagram::sheets::SheetData;
use crate::views::widgets::{corrections, heading, hint, primary, small_act};
use crate::views::{Asks, theme};

/// Below this height of the window the buttons stand close.
const LOW: f32 = 500.0;
/// Beside so many buttons the sums have room in the same row, where it is so wide.
const FEW: usize = 2;
const ROOMY: f32 = 1000.0;

pub(super) fn bar(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().button_padding = vec2(8.0, 4.0);
    // The sums change with every word: behind or above what can be pressed, which stays where it is.
    let above = data.acts.len() > FEW || ui.available_width() < ROOMY;
    if above {
        ui.horizontal_wrapped(|ui| sums(ui, data));
    }
    let row = |ui: &mut Ui| {
        // In a low window the fields need the room.
        let low = ui.ctx().content_rect().height() < LOW;
        ui.set_row_height(if low { 28.0 } else { 40.0 });
        // First: it must not be squeezed into what a row has left.
        let save = primary(ui, &data.save, asks);
        ui.data_mut(|kept| kept.insert_temp(save_button(), save.id));
        for one in &data.acts {
            small_act(ui, one, asks);
        }
        if !above {
            sums(ui, data);
        }
    };
    if above {
        ui.horizontal_wrapped(row);
    } else {
        // Nothing goes on in a second line: it would push up what can be pressed.
        ui.horizontal(row);
    }
    // The lowest row: whatever stands above it, these stay where they are.
    ui.horizontal_wrapped(|ui| {
        for one in &data.fixed {
            small_act(ui, one, asks);
        }
        if data.corrections.is_empty() && data.dangerous.is_empty() {
            return;
        }
        let [own, dangerous] = [&data.corrections, &data.dangerous];
        corrections(ui, &data.more, own, dangerous, asks);
    });
}

fn sums(ui: &mut Ui, data: &SheetData) {
    for (sum, tone) in &data.sums {
        ui.label(RichText::new(sum).font(theme::bold(14.0)).color(tone.ink(theme::of(ui))));
    }
    heading(ui, &data.total);
    if !data.otherwise.is_empty() {
        let otherwise = RichText::new(&data.otherwise).size(theme::LABEL);
        let otherwise = otherwise.color(theme::of(ui).muted);
        hint(ui.add(Label::new(otherwise).truncate()), &data.otherwise);
    }
}
