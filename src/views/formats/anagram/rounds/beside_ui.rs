//! The paint of the standings below a round in a wide window: as many whole rows as there is room for.

use egui::{Align, Layout, RichText, Stroke, Ui, vec2};

use super::beside::Beside;
use super::size::GAP;
use crate::screens::Tone;
use crate::screens::hall::{StandingsRow, forms_told, longest_form};
use crate::views::formats::anagram::listed::{ROW, fitting, head};
use crate::views::widgets::{card, clipped, muted, width_of};
use crate::views::{Asks, theme};

/// From this width on two columns of the standings stand beside each other, where one has no room for all; the width of
/// one alone.
const TWO: f32 = 620.0;
const ONE: f32 = 460.0;

/// What lies between two columns.
const BETWEEN: f32 = 40.0;

/// The standings, the more of them the more room is left.
pub(super) fn standings(ui: &mut Ui, data: &Beside, asks: &mut Asks) {
    let Some((title, note, rows, go)) = &data.standings else { return };
    let fit = fitting(ui.available_height() - (GAP - 8.0));
    if fit < 3 {
        return;
    }
    ui.add_space(GAP - 8.0);
    card(ui, |ui| {
        let fit = fit - head(ui, title, note, go, asks);
        let columns = if ui.available_width() >= TWO && rows.len() > fit { 2 } else { 1 };
        if columns == 1 {
            ui.set_max_width(ui.available_width().min(ONE));
        }
        // The last line says how many there is no room for.
        let fit = if rows.len() > fit * columns { fit.saturating_sub(1).max(1) } else { fit };
        let seen = &rows[..rows.len().min(fit * columns)];
        // Equally high: nobody stands alone in the second.
        let high = seen.len().div_ceil(columns).max(1);
        ui.spacing_mut().item_spacing.x = BETWEEN;
        ui.columns(columns, |columns| {
            for (number, (column, rows)) in columns.iter_mut().zip(seen.chunks(high)).enumerate() {
                column.spacing_mut().item_spacing = vec2(8.0, 0.0);
                let place = column.max_rect();
                for row in rows {
                    standing(column, row);
                }
                // The total of one is not read with the rank of another.
                if number > 0 {
                    let down = place.top()..=column.cursor().top();
                    let line = Stroke::new(1.0, theme::of(column).line);
                    column.painter().vline(place.left() - BETWEEN / 2.0, down, line);
                }
            }
        });
        if rows.len() > seen.len() {
            let left = (rows.len() - seen.len()).to_string();
            muted(ui, &format!("↓ {}", data.more.replace('#', &left)));
        }
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
        // A name is shortened by its own rules, never cut.
        let font = theme::regular(theme::TEXT);
        let name = longest_form(forms_told(&row.name), |form| width_of(ui, form, &font) <= room);
        clipped(ui, room, RichText::new(name).size(theme::TEXT));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(total));
    });
}
