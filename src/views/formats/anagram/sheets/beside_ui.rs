//! The paint of what stands beside a sheet.

use egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};

use super::beside::Beside;
use crate::views::formats::anagram::listed::{show_latest, show_words};
use crate::views::widgets::{card, heading};
use crate::views::{Asks, theme};

/// From row to row.
const ROW: f32 = 26.0;

pub(super) fn show(ui: &mut Ui, data: &Beside, asks: &mut Asks) {
    let (height, top) = (ui.available_height(), ui.cursor().top());
    ui.spacing_mut().scroll.floating_allocated_width = 0.0;
    ScrollArea::vertical().id_salt("beside a sheet").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        if let Some((title, others)) = &data.others {
            card(ui, |ui| {
                heading(ui, title);
                ui.spacing_mut().item_spacing.y = 0.0;
                for (round, told, tone) in others {
                    let size = vec2(ui.available_width(), ROW);
                    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                        ui.label(RichText::new(round).size(theme::TEXT));
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            let ink = tone.ink(theme::of(ui));
                            ui.label(RichText::new(told).size(theme::LABEL).color(ink));
                        });
                    });
                }
            });
        }
        show_words(ui, data.words.as_ref(), 6, asks);
        if let Some(latest) = &data.latest {
            show_latest(ui, latest, (height, top), asks);
        }
    });
}
