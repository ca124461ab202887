//! The paint of Venues at a hall: the next round and the word beside the line to the hub.

use egui::{ScrollArea, Ui, vec2};

use super::hall::{HallData, NextRound};
use super::link_ui;
use crate::views::Asks;
use crate::views::widgets::{act_row, banner, card, heading, label, muted, two_columns};

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &HallData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("venues").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        heading(ui, &data.title);
        let mut of_link = Asks::new();
        two_columns(
            ui,
            |ui| {
                if let Some(next) = &data.round {
                    card(ui, |ui| round(ui, next, asks));
                }
                card(ui, |ui| {
                    let (title, (state, tone), acts) = &data.word;
                    label(ui, title);
                    banner(ui, state, *tone);
                    act_row(ui, acts, asks);
                });
            },
            |ui| {
                card(ui, |ui| link_ui::show(ui, &data.link, &mut of_link));
                card(ui, |ui| {
                    let (title, lines) = &data.elsewhere;
                    label(ui, title);
                    for line in lines {
                        muted(ui, line);
                    }
                });
            },
        );
        asks.append(&mut of_link);
    });
}

fn round(ui: &mut Ui, data: &NextRound, asks: &mut Asks) {
    label(ui, &data.title);
    let (state, tone) = &data.state;
    banner(ui, state, *tone);
    if let Some(answered) = &data.answered {
        muted(ui, answered);
    }
    act_row(ui, &data.acts, asks);
}
