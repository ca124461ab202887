//! The paint of what stands above the sheets: what is counted, what a press on one says, the number that is typed.

use egui::accesskit::Role;
use egui::{
    Align, Align2, CornerRadius, Layout, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use crate::screens::Tone;
use crate::screens::formats::anagram::table::SheetsOnTable;
use crate::views::widgets::{
    brief_chip, chip, heading, hint, small_act, small_chip, toggle_with_key, width_of,
};
use crate::views::{Asks, theme};

/// The height of what the keys would do now.
const PROMPT: f32 = 26.0;
/// The height of what is counted, its size where it needs the room, and what is beside each.
const COUNTS: f32 = 30.0;
const SMALL: f32 = 14.0;
const PADDING: f32 = 24.0;

/// On one line, of one height: smaller where they need it, and then of those that came in otherwise the number alone.
pub(super) fn counts(ui: &mut Ui, sheets: &SheetsOnTable) {
    let wide = |text: &str, size| width_of(ui, text, &theme::bold(size)) + PADDING;
    let title = wide(&sheets.title, theme::HEADING);
    let fit = |size| {
        let all: f32 = sheets.counts.iter().map(|(text, _)| wide(text, size)).sum();
        title + all <= ui.available_width()
    };
    let paint = if fit(theme::TEXT) { chip } else { small_chip };
    let brief = !fit(SMALL);
    // As high whatever is counted: the numbers below never move.
    let line = egui::vec2(ui.available_width(), COUNTS);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        heading(ui, &sheets.title);
        for (text, tone) in &sheets.counts {
            match in_brief(text).filter(|_| brief && *tone != Tone::Open) {
                Some((count, of)) => brief_chip(ui, count, of, "", *tone),
                None => paint(ui, text, "", *tone),
            };
        }
    });
}

/// A sign and a number, and of what.
fn in_brief(text: &str) -> Option<(&str, &str)> {
    let (at, _) = text.match_indices(' ').nth(1)?;
    Some((&text[..at], text[at..].trim_start()))
}

/// What pressing a sheet says of it.
pub(super) fn marks(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        for (mark, on) in &sheets.marks {
            toggle_with_key(ui, mark, *on, asks);
        }
    });
}

/// What the keys do: of one height whatever it says, so the numbers below it never move under a finger.
pub(super) fn prompt(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    let line = egui::vec2(ui.available_width(), PROMPT);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        ui.spacing_mut().button_padding = egui::vec2(8.0, 2.0);
        if sheets.by_keys {
            typed(ui, &sheets.number);
        }
        let typed = sheets.forget.as_ref();
        let tone = if typed.is_some() { Tone::Open } else { Tone::Ignored };
        let prompt = RichText::new(&sheets.prompt).size(theme::LABEL);
        let prompt = prompt.color(tone.ink(theme::of(ui)));
        // Of a number that is nobody's that is told in the place of what forgets it.
        if !sheets.prompt.is_empty() {
            hint(ui.add(egui::Label::new(prompt).truncate()), &sheets.prompt);
        } else if let Some(forget) = typed {
            small_act(ui, forget, asks);
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
