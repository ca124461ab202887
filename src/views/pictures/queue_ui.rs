//! The paint of the line above the sheets, and of the pictures whose place somebody has to say.

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui, vec2};

use super::data::{BarData, PaneData, QueueData};
use super::pane_ui;
use crate::views::Asks;
use crate::views::widgets::{act_row, card, field, heading, muted, small_act, toggle};

/// The width of what is said and typed beside the picture.
const BESIDE: f32 = 300.0;

/// Paints the line above the sheets.
pub fn bar(ui: &mut Ui, data: &BarData, asks: &mut Asks) {
    let frame = Frame::new().inner_margin(Margin { top: 6, left: 16, right: 16, bottom: 0 });
    Panel::top("photographs").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 1.0);
            muted(ui, &data.text);
            for act in &data.acts {
                small_act(ui, act, asks);
            }
        });
    });
}

/// Paints the pictures whose place somebody has to say, one of them large.
pub fn queue(ui: &mut Ui, data: &QueueData, pane: Option<&PaneData>, asks: &mut Asks) {
    let frame = Frame::new();
    Panel::left("pictures to decide")
        .frame(frame.outer_margin(Margin { right: 12, ..Margin::ZERO }))
        .exact_size(BESIDE)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            card(ui, |ui| {
                heading(ui, &data.title);
                if pane.is_none() {
                    muted(ui, &data.empty);
                    return;
                }
                muted(ui, &data.about);
                field(ui, &data.field, asks);
                act_row(ui, &data.acts, asks);
                let area = ScrollArea::vertical().id_salt("which picture");
                area.max_height(ui.available_height()).show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().button_padding = vec2(8.0, 3.0);
                        for (act, on) in &data.pictures {
                            toggle(ui, act, *on, asks);
                        }
                    });
                });
            });
        });
    CentralPanel::default().frame(frame).show(ui, |ui| {
        if let Some(pane) = pane {
            pane_ui::show(ui, pane, asks);
        }
    });
}
