//! The paint of History.

use egui::{Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::data::HistoryData;
use crate::views::Asks;
use crate::views::theme::{self, Tone};
use crate::views::widgets::{act_row, card, heading, muted, toned};

/// Paints History.
pub fn show(ui: &mut Ui, data: &HistoryData, asks: &mut Asks) {
    let height = ui.available_height();
    card(ui, |ui| {
        ui.set_min_height(height - 40.0);
        heading(ui, &data.title);
        act_row(ui, &data.acts, asks);
        if !data.undoable.is_empty() {
            muted(ui, &data.undoable);
        }
        for line in &data.verified {
            toned(ui, line, Tone::Plain);
        }
        let table = TableBuilder::new(ui)
            .striped(false)
            .cell_layout(Layout::left_to_right(egui::Align::Center))
            .column(Column::exact(56.0))
            .column(Column::exact(80.0))
            .column(Column::initial(220.0).clip(true))
            .column(Column::remainder().clip(true));
        table.body(|body| {
            body.rows(28.0, data.rows.len(), |mut painted| {
                let Some(row) = data.rows.get(painted.index()) else { return };
                painted.col(|ui| muted(ui, &row.seq));
                painted.col(|ui| muted(ui, &row.time));
                painted.col(|ui| muted(ui, &row.who));
                painted.col(|ui| {
                    let text = RichText::new(&row.what).size(theme::TEXT);
                    let text = if row.undone {
                        text.strikethrough().color(theme::of(ui).muted)
                    } else {
                        text
                    };
                    ui.label(text);
                });
            });
        });
    });
}
