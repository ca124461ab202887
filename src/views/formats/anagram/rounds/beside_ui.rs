//! The paint of what stands about a round in a wide window: as many whole rows as there is room for.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::beside::{Beside, Listed};
use super::size::GAP;
use crate::screens::hall::StandingsRow;
use crate::screens::{Act, Tone};
use crate::views::widgets::{card, chip, clipped, heading, muted, small_act};
use crate::views::{Asks, theme};

/// From row to row, and what heading and margins of a card take.
const ROW: f32 = 28.0;
const FRAME: f32 = 84.0;
/// From this width on two columns of the standings stand beside each other, where one has no room for all; the width of
/// one alone.
const TWO: f32 = 620.0;
const ONE: f32 = 460.0;

/// How many whole rows a card has room for in so much height.
fn fitting(height: f32) -> usize {
    let rows = (height - FRAME) / ROW;
    (1_u8..=40).take_while(|row| f32::from(*row) <= rows).count()
}

/// A heading with the way to all of it.
fn head(ui: &mut Ui, title: &str, note: &str, go: &Act, asks: &mut Asks) {
    ui.horizontal(|ui| {
        heading(ui, title);
        if !note.is_empty() {
            chip(ui, note, "", Tone::Open);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            small_act(ui, go, asks);
        });
    });
}

/// The standings, the more of them the more room is left.
pub(super) fn standings(ui: &mut Ui, data: &Beside, asks: &mut Asks) {
    let Some((title, note, rows, go)) = &data.standings else { return };
    let fit = fitting(ui.available_height() - (GAP - 8.0));
    if fit < 3 {
        return;
    }
    ui.add_space(GAP - 8.0);
    card(ui, |ui| {
        head(ui, title, note, go, asks);
        let columns = if ui.available_width() >= TWO && rows.len() > fit { 2 } else { 1 };
        if columns == 1 {
            ui.set_max_width(ui.available_width().min(ONE));
        }
        ui.spacing_mut().item_spacing.x = 32.0;
        ui.columns(columns, |columns| {
            for (column, rows) in columns.iter_mut().zip(rows.chunks(fit)) {
                column.spacing_mut().item_spacing = vec2(8.0, 0.0);
                for row in rows {
                    standing(column, row);
                }
            }
        });
    });
}

fn standing(ui: &mut Ui, row: &StandingsRow) {
    let size = vec2(ui.available_width(), ROW);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let bold = |text: &str| RichText::new(text).font(theme::bold(theme::TEXT));
        clipped(ui, 30.0, bold(if row.rank.is_empty() { "–" } else { &row.rank }));
        let (moved, tone) = match row.moved {
            Some(up) if up > 0 => (format!("▲{up}"), Tone::Good),
            Some(down) if down < 0 => (format!("▼{}", -down), Tone::Bad),
            Some(_) => ("=".to_owned(), Tone::Plain),
            None => (String::new(), Tone::Plain),
        };
        let ink = if tone == Tone::Plain { theme::of(ui).muted } else { tone.ink(theme::of(ui)) };
        clipped(ui, 42.0, RichText::new(moved).size(theme::LABEL).color(ink));
        let (font, ink) = (theme::bold(theme::TEXT), theme::of(ui).ink);
        let total = ui.painter().layout_no_wrap(row.total.clone(), font, ink);
        let room = ui.available_width() - total.size().x - 24.0;
        clipped(ui, room, RichText::new(&row.name).size(theme::TEXT));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(total));
    });
}

/// The words that wait, so many of them at most.
pub fn words(ui: &mut Ui, listed: Option<&Listed>, most: usize, asks: &mut Asks) {
    let Some((title, words, go)) = listed else { return };
    card(ui, |ui| {
        head(ui, title, "", go, asks);
        let fit = fitting(ui.available_height()).max(3);
        for (word, about) in words.iter().take(fit.min(most)) {
            ui.horizontal(|ui| {
                ui.label(RichText::new(word).font(theme::bold(theme::TEXT)));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, about));
            });
        }
    });
}

/// What happened last.
///
/// `height` is that of the column, `top` where it begins.
pub fn latest(ui: &mut Ui, listed: &Listed, (height, top): (f32, f32), asks: &mut Asks) {
    let (title, events, go) = listed;
    let fit = fitting(height - (ui.cursor().top() - top));
    if fit < 2 {
        return;
    }
    card(ui, |ui| {
        head(ui, title, "", go, asks);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (time, what) in events.iter().take(fit) {
            let size = vec2(ui.available_width(), ROW);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                muted(ui, time);
                ui.add(Label::new(RichText::new(what).size(theme::LABEL)).truncate());
            });
        }
    });
}
