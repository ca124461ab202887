//! The paint of sheets from elsewhere, inside of their question.

use egui::{CornerRadius, Frame, Margin, RichText, Stroke, Ui, vec2};

use super::data::{ConflictData, TakeInData, WordsSide};
use crate::screens::Tone;
use crate::views::widgets::{
    act_row, chip, label, muted, small_act, small_chip, strong, toggle, toned,
};
use crate::views::{Asks, theme};

/// Width of a field's name.
const NAME: f32 = 110.0;

/// Paints them.
pub fn show(ui: &mut Ui, data: &TakeInData, asks: &mut Asks) {
    small_act(ui, &data.browse, asks);
    for line in &data.help {
        muted(ui, line);
    }
    summary(ui, data);
    for line in &data.refused {
        toned(ui, &format!("✗ {line}"), Tone::Bad);
    }
    for line in &data.notes {
        toned(ui, &format!("◆ {line}"), Tone::Open);
    }
    if !data.groups.is_empty() {
        ui.add_space(8.0);
        strong(ui, &data.conflicts_title);
        act_row(ui, &data.rest, asks);
        for group in &data.groups {
            toned(ui, &format!("◆ {}", group.about), Tone::Open);
            ui.horizontal_wrapped(|ui| {
                for (acts, on) in &group.all {
                    let Some((first, others)) = acts.split_first() else { continue };
                    if toggle(ui, first, *on, asks).clicked() {
                        asks.extend(others.iter().map(|act| act.command.clone()));
                    }
                }
            });
            for one in &group.sheets {
                conflict(ui, one, asks);
            }
        }
        if !data.more.is_empty() {
            muted(ui, &data.more);
        }
    }
    if let Some((title, lines)) = data.changes.split_first() {
        ui.add_space(8.0);
        label(ui, title);
        for line in lines {
            ui.label(RichText::new(line).size(theme::TEXT));
        }
    }
}

fn summary(ui: &mut Ui, data: &TakeInData) {
    let Some(((file, _), counts)) = data.summary.split_first() else { return };
    ui.add_space(4.0);
    strong(ui, file);
    ui.horizontal_wrapped(|ui| {
        for (text, tone) in counts {
            chip(ui, text, "", *tone);
        }
    });
    for line in &data.fresh {
        muted(ui, line);
    }
}

fn conflict(ui: &mut Ui, data: &ConflictData, asks: &mut Asks) {
    Frame::new()
        .stroke(Stroke::new(1.0, theme::of(ui).line))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            strong(ui, &data.title);
            let width = ((ui.available_width() - NAME - 24.0) / 2.0).max(80.0);
            ui.horizontal_top(|ui| {
                cell(ui, NAME, |_| {});
                for head in &data.heads {
                    cell(ui, width, |ui| label(ui, head));
                }
            });
            for pair in &data.fields {
                ui.horizontal_top(|ui| {
                    cell(ui, NAME, |ui| muted(ui, &pair.field));
                    for side in &pair.sides {
                        cell(ui, width, |ui| words(ui, side));
                    }
                });
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().button_padding = vec2(8.0, 4.0);
                for (act, on) in &data.choices {
                    toggle(ui, act, *on, asks);
                }
            });
        });
}

/// A cell of a fixed width that grows downwards.
fn cell(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    let layout = egui::Layout::top_down(egui::Align::LEFT);
    ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
        ui.set_width(width);
        contents(ui);
    });
}

/// A field's words: those that the other version lacks stand out by their ground and by a sign.
fn words(ui: &mut Ui, side: &WordsSide) {
    if side.is_empty() {
        muted(ui, "–");
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for (word, alone) in side {
            if *alone {
                small_chip(ui, &format!("≠ {word}"), "", Tone::Open);
            } else {
                ui.label(RichText::new(word).size(14.0));
            }
        }
    });
}
