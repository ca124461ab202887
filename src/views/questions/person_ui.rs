//! The paint of the player that a question is about: where another is searched, and those found.

use egui::{Align, Color32, Event, Layout, Ui};

use super::player::PersonData;
use crate::views::widgets::{Above, field, give_keyboard, hint, muted, small_act, width_of};
use crate::views::{Asks, theme};

/// The height of a player who was found, and what is between two.
const FOUND: f32 = 26.0;
const BETWEEN: f32 = 4.0;

/// Paints the search and whom it found.
pub(super) fn show(ui: &mut Ui, data: &PersonData, asks: &mut Asks) {
    let named = egui::vec2(ui.available_width(), line_height_of(ui, theme::LABEL));
    let beside_name = egui::Rect::from_min_size(ui.cursor().min, named);
    field(ui, &data.search, asks);
    let room = named.x - width_of(ui, &data.search.label, &theme::regular(theme::LABEL)) - BETWEEN;
    if !data.more.is_empty() && width_of(ui, &data.more, &theme::regular(theme::LABEL)) < room {
        let layout = Layout::right_to_left(Align::Center);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(beside_name).layout(layout));
        muted(&mut ui, &data.more);
    }
    // Who is found has room from the start: nothing below moves while a name is typed.
    let rows = data.most.div_ceil(2);
    let rows_high = f32::from(u16::try_from(rows).unwrap_or(u16::MAX)) * (FOUND + BETWEEN);
    let (_, rect) = ui.allocate_space(egui::vec2(ui.available_width(), rows_high));
    let layout = egui::Layout::top_down(egui::Align::LEFT);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    ui.spacing_mut().item_spacing.y = BETWEEN;
    ui.spacing_mut().button_padding = egui::vec2(8.0, 3.0);
    let width = (rect.width() - ui.spacing().item_spacing.x) / 2.0;
    // The best is the first of the left column, and Enter takes it.
    for row in 0..rows {
        ui.horizontal(|ui| {
            for one in [row, row + rows].into_iter().filter_map(|at| data.found.get(at)) {
                let size = egui::vec2(width, FOUND);
                let layout = egui::Layout::left_to_right(egui::Align::Center);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_min_width(width);
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
                    let found = small_act(ui, one, asks);
                    hint(found, &one.label);
                });
            }
        });
    }
}

/// Whether a letter or a digit was typed in this frame.
pub(super) fn has_letter(ui: &Ui) -> bool {
    let is_letter = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty());
    ui.input(|input| input.events.iter().any(is_letter))
}

/// A number or a name that is typed while a button has the keyboard looks for another player.
pub(super) fn letters_search(ui: &Ui, person: &PersonData) {
    if !ui.ctx().text_edit_focused() && has_letter(ui) {
        give_keyboard(ui.ctx(), person.search.entry, Some(Above));
    }
}

/// How high a line of text of this size is.
pub(super) fn line_height_of(ui: &Ui, size: f32) -> f32 {
    let (text, font) = ("✗".to_owned(), theme::regular(size));
    ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().y
}
