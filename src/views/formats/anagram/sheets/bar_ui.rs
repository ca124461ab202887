//! What is always in sight under a sheet: its sums and what saves it, and what else is done with it.

use egui::{Align, Id, Label, Layout, RichText, Ui, vec2};

use super::keys::save_button;
use crate::screens::formats::anagram::sheets::{SheetData, Sum};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    corrections, heading, hint, key_width, plain_act, primary_of, settles, small_act, width_of,
};
use crate::views::{Asks, theme};

/// Below this height of the window the buttons stand close: the fields need the room.
const LOW: f32 = 500.0;
/// How high the button is that saves, and how high in a low window.
const SAVE: f32 = 52.0;
const LOW_SAVE: f32 = 28.0;
/// The size of its letters, and of a sum.
const LETTERS: f32 = 16.0;
const SUM: f32 = 15.0;
/// What a button has beside its texts with what is between two, and what the one that saves has more.
const AROUND: f32 = 26.0;
const SAVES: f32 = 14.0;
/// What is between two texts.
const BETWEEN: f32 = 10.0;

/// The sums, and at the right what saves the sheet.
pub(super) fn bar(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = vec2(BETWEEN, 2.0);
    // The sums change with every word: beside or above what can be pressed, which stays where it is.
    let sums_width = sums_width(ui, data);
    let acts_width = acts_width(ui, data);
    let room = ui.available_width();
    // What a saved sheet had it keeps while it is changed, though its acts are not there then: the fields above stay where
    // they are.
    let known = Id::unique(("the rows of a sheet's bar", data.of.0, data.of.1, room.to_bits()));
    let changed = data.stands && data.beside.is_some();
    let before: Option<(bool, f32)> = ui.data(|kept| kept.get_temp(known)).filter(|_| changed);
    let (was_above, row) = before.unwrap_or_default();
    let above = was_above || sums_width + acts_width > room;
    if above {
        ui.horizontal_wrapped(|ui| sums(ui, data));
    }
    // Nothing goes on in a second line beside what saves: it would be squeezed into what is left.
    let crowded = acts_width > room;
    // A row more or less: what can be pressed stays where it is, in this frame too.
    settles(ui.ctx(), "the sums of a sheet", (above, crowded || row > 0.0));
    let row = if crowded {
        ui.horizontal_wrapped(|ui| acts(ui, data, asks)).response.rect.height()
    } else {
        if row > 0.0 {
            ui.allocate_space(vec2(0.0, row));
        }
        row
    };
    ui.data_mut(|kept| kept.insert_temp(known, (above, row)));
    let low = ui.ctx().content_rect().height() < LOW;
    let height = if low { LOW_SAVE } else { SAVE };
    let row = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(room, height), row, |ui| {
        ui.spacing_mut().button_padding.x = 14.0;
        let save = primary_of(ui, &data.save, (LETTERS, vec2(0.0, height)), asks);
        ui.data_mut(|kept| kept.insert_temp(save_button(), save.id));
        if !crowded {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            acts(ui, data, asks);
        }
        if !above {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| sums(ui, data));
        }
    });
}

/// What else is done with a sheet: its place is under every sheet, whatever stands above it.
pub(super) fn further(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 2.0);
        for one in &data.fixed {
            plain_act(ui, one, asks);
        }
        if data.corrections.is_empty() && data.dangerous.is_empty() {
            return;
        }
        let [own, dangerous] = [&data.corrections, &data.dangerous];
        corrections(ui, &data.more, own, dangerous, asks);
    });
}

fn acts(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    for one in &data.acts {
        small_act(ui, one, asks);
    }
}

/// How wide the buttons are beside each other.
fn acts_width(ui: &Ui, data: &SheetData) -> f32 {
    let width = |act: &Act, letters: egui::FontId| {
        width_of(ui, &act.label, &letters) + key_width(ui, act) + AROUND
    };
    let acts = data.acts.iter().map(|act| width(act, theme::regular(theme::LABEL)));
    acts.sum::<f32>() + width(&data.save, theme::bold(LETTERS)) + SAVES
}

/// How wide the sums are beside each other.
fn sums_width(ui: &Ui, data: &SheetData) -> f32 {
    let sums = data.sums.iter().map(|sum| width_of(ui, &brief(sum), &theme::bold(SUM)) + BETWEEN);
    sums.sum::<f32>() + rest_width(ui, data)
}

/// How wide the total is, and what it would be.
fn rest_width(ui: &Ui, data: &SheetData) -> f32 {
    let total = width_of(ui, &data.total, &theme::bold(theme::HEADING)) + BETWEEN;
    total + width_of(ui, &data.otherwise, &theme::regular(theme::LABEL))
}

/// A sum as it is seen where there is little room: the sign of its tone in the place of its words. What is no word keeps its
/// own: its sign is that of the invalid ones.
fn brief(sum: &Sum) -> String {
    if sum.in_words { in_words(sum) } else { format!("{} {}", sign(sum), sum.figures) }
}

/// The same with its words.
fn in_words(sum: &Sum) -> String {
    format!("{} {}", sign(sum), sum.text)
}

fn sign(sum: &Sum) -> &'static str {
    match sum.tone {
        Tone::Good => "✓",
        Tone::Bad => "✗",
        _ => "?",
    }
}

fn sums(ui: &mut Ui, data: &SheetData) {
    let words = |told: fn(&Sum) -> String| {
        let sums = data.sums.iter().map(|sum| width_of(ui, &told(sum), &theme::bold(SUM)));
        sums.map(|width| width + BETWEEN).sum::<f32>() + rest_width(ui, data)
    };
    let told: fn(&Sum) -> String =
        if words(in_words) <= ui.available_width() { in_words } else { brief };
    for sum in &data.sums {
        let text = RichText::new(told(sum)).font(theme::bold(SUM));
        let seen = ui.add(Label::new(text.color(sum.tone.ink(theme::of(ui)))).extend());
        let name = &sum.text;
        seen.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, name));
        hint(seen, name);
    }
    heading(ui, &data.total);
    if !data.otherwise.is_empty() {
        let otherwise = RichText::new(&data.otherwise).size(theme::LABEL);
        let otherwise = otherwise.color(theme::of(ui).muted);
        hint(ui.add(Label::new(otherwise).truncate()), &data.otherwise);
    }
}
