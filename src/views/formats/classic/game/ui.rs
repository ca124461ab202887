//! The paint of a whole game.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui, vec2};

use super::data::GameData;
use crate::domain::clock::Moment;
use crate::screens::Tone;
use crate::views::board::board;
use crate::views::formats::classic::table_clock;
use crate::views::widgets::{
    card, field, label, muted, quiet_act, small_act, strong, toggle, toned,
};
use crate::views::{Asks, theme};

/// The widest that the board is, and what must be left beside it.
const BOARD: f32 = 423.0;
const BESIDE: f32 = 320.0;
/// The width of the fields after the first.
const FIELD: f32 = 96.0;

/// Paints it.
pub fn show(ui: &mut Ui, data: &GameData, height: f32, now: Moment, asks: &mut Asks) {
    let width = ui.available_width();
    let below = 124.0;
    let side = BOARD.min(width - BESIDE).min(height - below).max(220.0);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.allocate_ui_with_layout(vec2(side, height), column, |ui| {
            ui.set_width(side);
            board(ui, side, &data.board);
            typed(ui, data, asks);
        });
        let width = ui.available_width();
        ui.allocate_ui_with_layout(vec2(width, height), column, |ui| {
            ui.set_width(width);
            ScrollArea::vertical().id_salt("a whole game").max_height(height).show(ui, |ui| {
                beside(ui, data, now, asks);
            });
        });
    });
}

/// The turn that is typed, and what it would bring.
fn typed(ui: &mut Ui, data: &GameData, asks: &mut Asks) {
    let row = vec2(ui.available_width(), 58.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let rest = data.fields.len().saturating_sub(1);
        let rest = f32::from(u8::try_from(rest).unwrap_or(3)) * (FIELD + 6.0);
        let first = (ui.available_width() - rest).max(110.0);
        for (place, one) in data.fields.iter().enumerate() {
            let width = if place == 0 { first } else { FIELD };
            ui.allocate_ui_with_layout(vec2(width, 50.0), Layout::top_down(Align::LEFT), |ui| {
                ui.set_width(width);
                field(ui, one, asks);
            });
        }
    });
    if let Some((said, tone)) = &data.echo {
        toned(ui, said, *tone);
    }
    for odd in &data.odd {
        toned(ui, &format!("▲ {odd}"), Tone::Open);
    }
}

fn beside(ui: &mut Ui, data: &GameData, now: Moment, asks: &mut Asks) {
    card(ui, |ui| {
        for (seat, scored, turn) in &data.seats {
            ui.horizontal(|ui| {
                toggle(ui, seat, *turn, asks);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.label(RichText::new(scored).font(theme::bold(24.0)));
                });
            });
        }
        ui.horizontal_wrapped(|ui| {
            for one in &data.outcomes {
                small_act(ui, one, asks);
            }
        });
    });
    if let Some(clock) = &data.clock {
        card(ui, |ui| table_clock::show(ui, clock, now, asks));
    }
    card(ui, |ui| {
        strong(ui, &data.unseen.0);
        muted(ui, &data.unseen.1);
        for (told, tone) in &data.told {
            toned(ui, told, *tone);
        }
        ui.horizontal_wrapped(|ui| {
            for one in &data.acts {
                small_act(ui, one, asks);
            }
        });
    });
    if data.turns.is_empty() {
        return;
    }
    card(ui, |ui| {
        Grid::new("turns").num_columns(4).spacing([8.0, 4.0]).show(ui, |ui| {
            for row in &data.turns {
                ui.scope(|ui| {
                    ui.set_max_width(130.0);
                    quiet_act(ui, &row.act, asks);
                });
                let sign = if row.odd { "▲ " } else { "" };
                let said = format!("{sign}{}", row.said);
                match (row.chosen, row.odd) {
                    (true, _) => toned(ui, &said, Tone::Chosen),
                    (false, true) => toned(ui, &said, Tone::Open),
                    (false, false) => {
                        ui.label(&said);
                    }
                }
                ui.label(&row.points[0]);
                label(ui, &row.points[1]);
                ui.end_row();
            }
        });
    });
}
