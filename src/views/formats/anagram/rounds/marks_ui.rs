//! The paint of what a press on a sheet says, and of the number that is typed.

use egui::accesskit::Role;
use egui::{
    Align, Align2, CornerRadius, Layout, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use crate::screens::Tone;
use crate::screens::formats::anagram::table::SheetsOnTable;
use crate::views::widgets::{hint, small_act, toggle};
use crate::views::{Asks, theme};

/// The height of what the keys would do now.
const PROMPT: f32 = 26.0;

/// What pressing a sheet says of it.
pub(super) fn marks(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        for (mark, on) in &sheets.marks {
            toggle(ui, mark, *on, asks);
        }
    });
}

/// What the keys do: of one height whatever it says, so the numbers below it never move under a finger.
pub(super) fn prompt(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    let line = egui::vec2(ui.available_width(), PROMPT);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        ui.spacing_mut().button_padding = egui::vec2(8.0, 2.0);
        typed(ui, &sheets.number);
        let typed = sheets.forget.as_ref();
        let tone = if typed.is_some() { Tone::Open } else { Tone::Ignored };
        let prompt = RichText::new(&sheets.prompt).size(theme::LABEL);
        let prompt = prompt.color(tone.ink(theme::of(ui)));
        if let Some(forget) = typed {
            small_act(ui, forget, asks);
        }
        if !sheets.prompt.is_empty() {
            hint(ui.add(egui::Label::new(prompt).truncate()), &sheets.prompt);
        }
    });
}

/// The number as far as it is typed, in a field that has every digit.
fn typed(ui: &mut Ui, number: &str) {
    let palette = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(FIELD, Sense::hover());
    let line = if number.is_empty() {
        Stroke::new(1.5, palette.line)
    } else {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, number));
        Stroke::new(2.0, palette.accent)
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(7), palette.panel, line, StrokeKind::Inside);
    let left = rect.left_center() + egui::vec2(8.0, 0.0);
    let font = theme::bold(theme::TEXT);
    let end = painter.text(left, Align2::LEFT_CENTER, number, font, palette.ink).right() + 1.0;
    painter.vline(end, rect.shrink(5.0).y_range(), Stroke::new(1.5, palette.accent));
}

/// Of four digits.
const FIELD: egui::Vec2 = egui::vec2(56.0, PROMPT);
