//! The paint of Venues at a hall.

use egui::{ScrollArea, Ui, vec2};

use super::hall::HallData;
use super::link_ui;
use crate::views::Asks;
use crate::views::widgets::{card, heading};

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &HallData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("venues").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        card(ui, |ui| heading(ui, &data.title));
        card(ui, |ui| link_ui::show(ui, &data.link, asks));
    });
}
