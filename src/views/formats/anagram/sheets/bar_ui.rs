//! What is always in sight under a sheet: what is done with it, by rank, and its sums.

use egui::{Color32, Label, RichText, Ui, vec2};

use super::keys::save_button;
use crate::screens::formats::anagram::sheets::SheetData;
use crate::views::widgets::{corrections, heading, hint, primary, small_act};
use crate::views::{Asks, theme};

/// Below this height of the window the buttons stand close.
const LOW: f32 = 500.0;
/// Beside so many buttons the sums may have room in the same row.
const FEW: usize = 2;
/// What a button has beside its texts, and what is between two texts, at the most.
const AROUND: f32 = 40.0;
const BETWEEN: f32 = 10.0;

pub(super) fn bar(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().button_padding = vec2(8.0, 4.0);
    // The sums change with every word: behind or above what can be pressed, which stays where it is.
    let above = data.acts.len() > FEW || row_width(ui, data) > ui.available_width();
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

/// How wide the buttons and the sums beside them are at the most.
fn row_width(ui: &Ui, data: &SheetData) -> f32 {
    let width = |text: &str, font| {
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
    };
    let buttons = data.acts.iter().chain([&data.save]).map(|act| {
        let key = act.shortcut.as_deref().unwrap_or_default();
        width(&act.label, theme::bold(theme::TEXT))
            + width(key, theme::regular(theme::LEGEND))
            + AROUND
    });
    let sums = data.sums.iter().map(|(sum, _)| width(sum, theme::bold(SUM)) + BETWEEN);
    let total = width(&data.total, theme::bold(theme::HEADING));
    let otherwise = width(&data.otherwise, theme::regular(theme::LABEL));
    buttons.chain(sums).sum::<f32>() + total + otherwise + BETWEEN
}

/// The size of a sum.
const SUM: f32 = 14.0;

fn sums(ui: &mut Ui, data: &SheetData) {
    for (sum, tone) in &data.sums {
        ui.label(RichText::new(sum).font(theme::bold(SUM)).color(tone.ink(theme::of(ui))));
    }
    heading(ui, &data.total);
    if !data.otherwise.is_empty() {
        let otherwise = RichText::new(&data.otherwise).size(theme::LABEL);
        let otherwise = otherwise.color(theme::of(ui).muted);
        hint(ui.add(Label::new(otherwise).truncate()), &data.otherwise);
    }
}
