//! The paint of Venues where a joint competition is conducted: the next step, the halls, the one that is looked at.

use egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use super::centre::{CentreData, HallRow, SeenHall};
use super::link_ui;
use super::table::TableData;
use crate::screens::{Act, FieldData, Tone};
use crate::views::stations::square;
use crate::views::widgets::{
    act_row, card, entry, field, heading, label, lines_with_acts, muted, primary, step, toned,
    two_columns,
};
use crate::views::{Asks, theme};

/// The height of the large button, and of a row.
const STEP: f32 = 56.0;
const ROW: f32 = 34.0;
/// So wide are the hall's name and state, and the narrower columns.
const NAME: f32 = 190.0;
const STATE: f32 = 150.0;
const NARROW: f32 = 84.0;
/// A card has four times the text of an address.
const CARD: f32 = 330.0;

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &CentreData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("conductor").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        card(ui, |ui| next(ui, data, asks));
        if !data.rows.is_empty() {
            card(ui, |ui| halls(ui, data, asks));
        }
        if let Some(data) = &data.table {
            card(ui, |ui| table(ui, data, asks));
        }
        let (title, objections) = &data.objections;
        if !objections.is_empty() {
            card(ui, |ui| {
                heading(ui, title);
                lines_with_acts(ui, objections, asks);
            });
        }
        let hall = data.hall.as_ref();
        match (&data.enter, hall) {
            (Some(enter), Some(hall)) => {
                let mut entered = Asks::new();
                two_columns(
                    ui,
                    |ui| card(ui, |ui| one(ui, hall, asks)),
                    |ui| card(ui, |ui| more(ui, enter, &mut entered)),
                );
                asks.append(&mut entered);
            }
            (Some(enter), None) => card(ui, |ui| more(ui, enter, asks)),
            (None, Some(hall)) => card(ui, |ui| one(ui, hall, asks)),
            (None, None) => {}
        }
        card(ui, |ui| link_ui::show(ui, &data.link, asks));
        card(ui, |ui| {
            let [about, commitment] = &data.commitment;
            label(ui, about);
            let text = RichText::new(commitment).font(egui::FontId::monospace(theme::TEXT));
            ui.add(egui::Label::new(text).wrap().selectable(true));
        });
    });
}

fn next(ui: &mut Ui, data: &CentreData, asks: &mut Asks) {
    heading(ui, &data.title);
    let (act, about) = &data.step;
    step(ui, act, STEP, asks);
    for line in &data.wrong {
        toned(ui, line, Tone::Bad);
    }
    for line in about.iter().chain(&data.signing) {
        ui.add(egui::Label::new(RichText::new(line).size(theme::TEXT)).wrap());
    }
    ui.horizontal_wrapped(|ui| act_row(ui, &data.acts, asks));
}

fn headings(mut header: TableRow<'_, '_>, columns: &[String]) {
    for column in columns {
        header.col(|ui| label(ui, column));
    }
}

fn halls(ui: &mut Ui, data: &CentreData, asks: &mut Asks) {
    let narrow = data.columns.len().saturating_sub(2);
    TableBuilder::new(ui)
        .id_salt("halls")
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::exact(NAME).clip(true))
        .column(Column::exact(STATE).clip(true))
        .columns(Column::remainder().at_least(NARROW).clip(true), narrow)
        .vscroll(false)
        .header(ROW, |header| headings(header, &data.columns))
        .body(|body| {
            body.rows(ROW, data.rows.len(), |mut row| {
                let Some(hall) = data.rows.get(row.index()) else { return };
                let HallRow { act, chosen, cells } = hall;
                row.col(|ui| entry(ui, act, Tone::Plain, Some(*chosen), asks));
                for (text, tone) in cells {
                    row.col(|ui| toned(ui, text, *tone));
                }
            });
        });
}

fn table(ui: &mut Ui, data: &TableData, asks: &mut Asks) {
    heading(ui, &data.title);
    for line in &data.about {
        muted(ui, line);
    }
    ui.horizontal_wrapped(|ui| act_row(ui, &data.acts, asks));
    let [number, name] = [Column::exact(NARROW), Column::remainder().at_least(STATE).clip(true)];
    TableBuilder::new(ui)
        .id_salt("table of all halls")
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(number)
        .columns(name, 2)
        .columns(number, 2)
        .vscroll(false)
        .header(ROW, |header| headings(header, &data.columns))
        .body(|body| {
            body.rows(ROW, data.rows.len(), |mut row| {
                let Some(cells) = data.rows.get(row.index()) else { return };
                for text in cells {
                    row.col(|ui| toned(ui, text, Tone::Plain));
                }
            });
        });
}

fn one(ui: &mut Ui, hall: &SeenHall, asks: &mut Asks) {
    heading(ui, &hall.title);
    for (line, tone) in &hall.lines {
        toned(ui, line, *tone);
    }
    ui.horizontal_wrapped(|ui| act_row(ui, &hall.acts, asks));
    if let Some(code) = &hall.code {
        square(ui, code, CARD);
    }
}

fn more(ui: &mut Ui, (names, count, enter): &(FieldData, String, Act), asks: &mut Asks) {
    field(ui, names, asks);
    ui.horizontal(|ui| {
        primary(ui, enter, asks);
        muted(ui, count);
    });
}
