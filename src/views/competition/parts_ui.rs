//! What is painted alike while a competition is set up and while it is open: its details, its players to
//! come, its word list.

use egui::{CornerRadius, Frame, Margin, RichText, ScrollArea, Ui};

use super::list::ListData;
use super::players::PreviewRow;
use crate::commands::Entry;
use crate::screens::{Act, FieldData, Tone};
use crate::views::widgets::{
    act_row, bar, clipped, field, field_with_acts, label, muted, small_act, strong, toggle,
};
use crate::views::{Asks, theme};

/// The height of a player's row.
const ROW: f32 = 26.0;

/// A table of players in a file: folded up, most type or paste them.
pub(super) fn from_file(ui: &mut Ui, path: &FieldData, acts: &[Act], asks: &mut Asks) {
    let label = RichText::new(&path.label).size(theme::LABEL);
    egui::CollapsingHeader::new(label).id_salt("players from a file").show(ui, |ui| {
        field_with_acts(ui, path, acts, asks);
    });
}

/// Title, date and people: the title alone, then three in a row where there is room.
pub(super) fn details(ui: &mut Ui, fields: &[FieldData], date: &(String, Tone), asks: &mut Asks) {
    let wide = ui.available_width() > 400.0;
    let (first, others) = fields.split_at(fields.len().min(1));
    for row in first.chunks(1).chain(others.chunks(if wide { 3 } else { 1 })) {
        ui.columns(row.len(), |columns| {
            for (ui, one) in columns.iter_mut().zip(row) {
                ui.spacing_mut().item_spacing.y = 3.0;
                field(ui, one, asks);
                if one.entry == Entry::Date && !date.0.is_empty() {
                    let text = RichText::new(&date.0).size(theme::LABEL);
                    ui.label(text.color(date.1.ink(theme::of(ui))));
                }
            }
        });
    }
}

/// Those who will be added, each with what is doubtful about them.
pub(super) fn checked(ui: &mut Ui, rows: &[PreviewRow], height: f32) {
    if rows.is_empty() {
        return;
    }
    let scroll =
        ScrollArea::vertical().id_salt("players to come").max_height(height.max(ROW * 3.0));
    scroll.auto_shrink([false, true]).show_rows(ui, ROW, rows.len(), |ui, seen| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows.get(seen).unwrap_or_default() {
            player(ui, row);
        }
    });
}

fn player(ui: &mut Ui, row: &PreviewRow) {
    let doubts: Vec<&str> =
        [&row.warning, &row.club_doubt].into_iter().flatten().map(String::as_str).collect();
    let back = if doubts.is_empty() { Tone::Plain } else { Tone::Open };
    let frame = Frame::new().fill(back.back(theme::of(ui))).corner_radius(CornerRadius::same(6));
    frame.inner_margin(Margin::symmetric(6, 0)).show(ui, |ui| {
        ui.set_height(ROW);
        let width = ui.available_width();
        ui.horizontal_centered(|ui| {
            let number = RichText::new(&row.number).size(theme::LABEL).color(theme::of(ui).muted);
            clipped(ui, 30.0, number);
            let name = RichText::new(&row.name).font(theme::bold(theme::TEXT));
            clipped(ui, width * 0.3, name);
            let club = RichText::new(&row.club).size(theme::LABEL).color(theme::of(ui).muted);
            clipped(ui, width * 0.24, club);
            if !doubts.is_empty() {
                let doubt = format!("▲ {}", doubts.join(" · "));
                let room = ui.available_width();
                let ink = Tone::Open.ink(theme::of(ui));
                clipped(ui, room, RichText::new(doubt).size(theme::LABEL).color(ink));
            }
        });
    });
}

pub(super) fn list(ui: &mut Ui, data: &ListData, asks: &mut Asks) {
    label(ui, &data.title);
    for line in &data.judging {
        muted(ui, line);
    }
    if let Some(path) = &data.path {
        field_with_acts(ui, path, &data.acts, asks);
    }
    if let Some(reading) = &data.reading {
        strong(ui, &reading.text);
        bar(ui, f32::from(reading.percent) / 100.0, theme::of(ui).accent, theme::of(ui).line, &[]);
        small_act(ui, &reading.stop, asks);
    }
    if let Some(brought) = &data.brought {
        strong(ui, &brought.title);
        label(ui, &brought.authority_title);
        ui.horizontal_wrapped(|ui| {
            for (authority, on) in &brought.authority {
                toggle(ui, authority, *on, asks);
            }
        });
        ui.columns(brought.fields.len().max(1), |columns| {
            for (ui, one) in columns.iter_mut().zip(&brought.fields) {
                field(ui, one, asks);
            }
        });
        for line in &brought.lines {
            muted(ui, line);
        }
        act_row(ui, &brought.acts, asks);
    }
}
