//! The paint of Competition.

use egui::{RichText, ScrollArea, Ui, vec2};

use super::data::{CompetitionData, DrawData, OpenData};
use super::emblem;
use super::list::ListData;
use super::players::PreviewRow;
use super::setup::{RulesData, SetupData, UnclosedData};
use crate::commands::{Entry, Shift, UserCommand};
use crate::screens::{Act, FieldData, Tone};
use crate::views::widgets::{
    act, act_row, bar, card, clipped, field, heading, hint, keyboard, label, muted, primary,
    small_act, strong, toggle, toned, two_columns,
};
use crate::views::{Asks, theme};

/// Paints Competition.
pub fn show(ui: &mut Ui, data: &CompetitionData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("competition").show(ui, |ui| match data {
        CompetitionData::Setup(data) => setup(ui, data, asks),
        CompetitionData::Open(data) => open(ui, data, asks),
    });
}

fn setup(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    if let Some(one) = &data.unclosed {
        unclosed(ui, one, asks);
    }
    let mut right_asks = Asks::new();
    two_columns(
        ui,
        |ui| {
            card(ui, |ui| {
                heading(ui, &data.new_title);
                details(ui, &data.details, &data.date_read, asks);
                field(ui, &data.new_players, asks);
                preview(ui, &data.preview);
                if !data.count.is_empty() {
                    strong(ui, &data.count);
                }
                from_file(ui, &data.players_file, &data.players_acts, asks);
                field(ui, &data.new_file, asks);
                ui.horizontal_wrapped(|ui| {
                    primary(ui, &data.create, asks);
                    act(ui, &data.browse_new, asks);
                });
            });
        },
        |ui| {
            card(ui, |ui| {
                heading(ui, &data.title);
                if !data.recent.is_empty() {
                    label(ui, &data.recent_title);
                    for one in &data.recent {
                        small_act(ui, one, &mut right_asks);
                    }
                }
                field(ui, &data.file, &mut right_asks);
                act_row(ui, &data.file_acts, &mut right_asks);
            });
            card(ui, |ui| {
                heading(ui, &data.kept.title);
                muted(ui, &data.kept.help);
                for one in &data.kept.copies {
                    small_act(ui, one, &mut right_asks);
                }
            });
            card(ui, |ui| {
                heading(ui, &data.rehearsal_title);
                muted(ui, &data.rehearsal_help);
                field(ui, &data.rehearsal_players, &mut right_asks);
                act_row(ui, &data.rehearse, &mut right_asks);
            });
            card(ui, |ui| list(ui, &data.list, &mut right_asks));
            card(ui, |ui| rules(ui, &data.rules, &mut right_asks));
        },
    );
    asks.append(&mut right_asks);
}

/// What was not closed stands above everything else, and Enter goes on with it.
fn unclosed(ui: &mut Ui, data: &UnclosedData, asks: &mut Asks) {
    card(ui, |ui| {
        heading(ui, &data.title);
        for (place, line) in data.lines.iter().enumerate() {
            if place == 0 { strong(ui, line) } else { muted(ui, line) }
        }
        ui.horizontal_wrapped(|ui| {
            let go_on = primary(ui, &data.go_on, asks);
            if ui.memory(|memory| memory.focused().is_none()) {
                go_on.request_focus();
            }
            act(ui, &data.drop, asks);
        });
    });
    ui.add_space(8.0);
}

fn rules(ui: &mut Ui, data: &RulesData, asks: &mut Asks) {
    heading(ui, &data.title);
    muted(ui, &data.chosen);
    if let Some(path) = &data.path {
        field(ui, path, asks);
    }
    act_row(ui, &data.acts, asks);
}

/// A table of players in a file: folded up, most type or paste them.
fn from_file(ui: &mut Ui, path: &FieldData, acts: &[Act], asks: &mut Asks) {
    let label = RichText::new(&path.label).size(theme::LABEL);
    egui::CollapsingHeader::new(label).id_salt("players from a file").show(ui, |ui| {
        field(ui, path, asks);
        ui.horizontal_wrapped(|ui| {
            for one in acts {
                small_act(ui, one, asks);
            }
        });
    });
}

/// Title, date and people: two in a row where there is room.
fn details(ui: &mut Ui, fields: &[FieldData], date: &(String, Tone), asks: &mut Asks) {
    let wide = ui.available_width() > 360.0;
    for pair in fields.chunks(if wide { 2 } else { 1 }) {
        ui.columns(pair.len(), |columns| {
            for (ui, one) in columns.iter_mut().zip(pair) {
                field(ui, one, asks);
                if one.entry == Entry::Date && !date.0.is_empty() {
                    toned(ui, &date.0, date.1);
                }
            }
        });
    }
}

/// Those who will be added, each with a warning where somebody like them is there.
fn preview(ui: &mut Ui, rows: &[PreviewRow]) {
    if rows.is_empty() {
        return;
    }
    ScrollArea::vertical().id_salt("players to come").max_height(150.0).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for row in rows {
            ui.horizontal_wrapped(|ui| {
                muted(ui, &row.number);
                strong(ui, &row.text);
                if let Some(warning) = &row.warning {
                    toned(ui, &format!("◆ {warning}"), Tone::Open);
                }
            });
        }
    });
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
                act_row(ui, &data.file_acts, asks);
            });
        },
        |ui| {
            card(ui, |ui| draw(ui, &data.draw, &mut right_asks));
            card(ui, |ui| list(ui, &data.list, &mut right_asks));
            card(ui, |ui| {
                heading(ui, &data.details_title);
                details(ui, &data.details, &data.date_read, &mut right_asks);
                act(ui, &data.save, &mut right_asks);
            });
            card(ui, |ui| emblem::show(ui, &data.emblem, &mut right_asks));
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
    from_file(ui, &data.players_file, &data.players_acts, asks);
    preview(ui, &data.preview);
    if !data.from.is_empty() {
        label(ui, &data.from_title);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            for (from, on) in &data.from {
                toggle(ui, from, *on, asks);
            }
        });
    }
    act(ui, &data.add, asks);
    // The number and the button aside, three fifths are the name's.
    let acts = data.players.first().map_or(0, |player| player.acts.len());
    let beside = if acts > 1 { 230.0 } else { 150.0 };
    let wide = (ui.available_width() - beside).max(90.0);
    egui::Grid::new("players").min_col_width(24.0).spacing(vec2(8.0, 2.0)).show(ui, |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        for player in &data.players {
            muted(ui, &player.number);
            let name = RichText::new(&player.name).font(theme::bold(theme::TEXT));
            clipped(ui, wide * 0.6, name);
            let club = format!("{} {}", player.club, player.span);
            clipped(ui, wide * 0.4, RichText::new(club).color(theme::of(ui).muted));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                for one in &player.acts {
                    match one.command {
                        UserCommand::MovePlayer(_, Shift::Up) => sign(ui, "▲", one, asks),
                        UserCommand::MovePlayer(_, Shift::Down) => sign(ui, "▼", one, asks),
                        _ => {
                            small_act(ui, one, asks);
                        }
                    }
                }
            });
            ui.end_row();
        }
    });
}

/// A button with a sign in place of its name, which hovering shows.
fn sign(ui: &mut Ui, sign: &str, act: &Act, asks: &mut Asks) {
    let button = egui::Button::new(RichText::new(sign).size(theme::LABEL));
    let response = hint(ui.add_enabled(act.enabled, button), &act.label);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Button, act.enabled, &act.label)
    });
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
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
    act(ui, &data.take_in, asks);
}
