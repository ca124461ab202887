//! The paint of Competition.

use egui::{RichText, ScrollArea, Ui, vec2};

use super::data::{CompetitionData, DrawData, OpenData, SetupData};
use super::list::ListData;
use crate::views::Asks;
use crate::views::theme::{self, Tone};
use crate::views::widgets::{
    act, act_row, bar, card, clipped, field, heading, label, muted, primary, small_act, strong,
    toggle, toned, two_columns,
};

/// Paints Competition.
pub fn show(ui: &mut Ui, data: &CompetitionData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("competition").show(ui, |ui| match data {
        CompetitionData::Setup(data) => setup(ui, data, asks),
        CompetitionData::Open(data) => open(ui, data, asks),
    });
}

fn setup(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    let mut right_asks = Asks::new();
    two_columns(
        ui,
        |ui| {
            card(ui, |ui| {
                heading(ui, &data.title);
                muted(ui, &data.help);
                field(ui, &data.file, asks);
                act_row(ui, &data.file_acts, asks);
            });
            card(ui, |ui| list(ui, &data.list, asks));
            if !data.recent.is_empty() {
                card(ui, |ui| {
                    label(ui, &data.recent_title);
                    for one in &data.recent {
                        small_act(ui, one, asks);
                    }
                });
            }
        },
        |ui| {
            card(ui, |ui| {
                heading(ui, &data.new_title);
                for one in &data.details {
                    field(ui, one, &mut right_asks);
                }
                primary(ui, &data.create, &mut right_asks);
            });
        },
    );
    asks.append(&mut right_asks);
}

fn open(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    let mut right_asks = Asks::new();
    two_columns(
        ui,
        |ui| {
            card(ui, |ui| players(ui, data, asks));
            card(ui, |ui| {
                for (place, line) in data.file.iter().enumerate() {
                    if place == 0 { muted(ui, line) } else { toned(ui, line, Tone::Open) }
                }
                small_act(ui, &data.close, asks);
            });
        },
        |ui| {
            card(ui, |ui| draw(ui, &data.draw, &mut right_asks));
            card(ui, |ui| list(ui, &data.list, &mut right_asks));
            card(ui, |ui| {
                heading(ui, &data.details_title);
                for one in &data.details {
                    field(ui, one, &mut right_asks);
                }
                act(ui, &data.save, &mut right_asks);
            });
        },
    );
    asks.append(&mut right_asks);
}

fn list(ui: &mut Ui, data: &ListData, asks: &mut Asks) {
    heading(ui, &data.title);
    for line in &data.judging {
        muted(ui, line);
    }
    if let Some(path) = &data.path {
        field(ui, path, asks);
        act_row(ui, &data.acts, asks);
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

fn players(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    heading(ui, &data.players_title);
    field(ui, &data.new_players, asks);
    act(ui, &data.add, asks);
    egui::Grid::new("players").num_columns(4).spacing(vec2(8.0, 4.0)).show(ui, |ui| {
        for player in &data.players {
            muted(ui, &player.number);
            let name = RichText::new(&player.name).font(theme::bold(theme::TEXT));
            clipped(ui, 170.0, name);
            let club = format!("{} {}", player.club, player.span);
            clipped(ui, 150.0, RichText::new(club).color(theme::of(ui).muted));
            if player.change.enabled {
                small_act(ui, &player.change, asks);
            }
            ui.end_row();
        }
    });
}

fn draw(ui: &mut Ui, data: &DrawData, asks: &mut Asks) {
    heading(ui, &data.title);
    muted(ui, &data.about);
    ui.label(RichText::new(&data.commitment).monospace().size(12.0).color(theme::of(ui).ink));
    small_act(ui, &data.renew, asks);
    if !data.hall.is_empty() {
        strong(ui, &data.hall);
    }
    field(ui, &data.hall_word, asks);
    act(ui, &data.set, asks);
    ui.horizontal_wrapped(|ui| {
        for (mode, on) in &data.modes {
            toggle(ui, mode, *on, asks);
        }
    });
    label(ui, &data.keying_title);
    ui.horizontal_wrapped(|ui| {
        for (keying, on) in &data.keying {
            toggle(ui, keying, *on, asks);
        }
    });
}
