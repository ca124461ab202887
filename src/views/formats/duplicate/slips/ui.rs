//! The paint of Slips.

use egui::accesskit::Role;
use egui::{
    Align, Checkbox, CornerRadius, Frame, Label, Layout, Panel, RichText, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use egui_extras::{Column, TableBuilder};

use super::data::{SlipData, SlipsData};
use super::grid::{Cell, GridData};
use crate::screens::formats::duplicate::TileData;
use crate::screens::{Act, Tone};
use crate::views::formats::duplicate::board::board;
use crate::views::formats::duplicate::tile::tile;
use crate::views::widgets::{
    banner, card, chip, field, heading, hint, keyboard, label, lines_with_acts, muted, primary,
    put, quiet_act, small_act, small_chip,
};
use crate::views::{Asks, theme};

/// Width of the grid, its rows, its cells.
const GRID: f32 = 372.0;
const ROW: f32 = 20.0;
const CELL: f32 = 34.0;
const TABLE: f32 = 26.0;
/// Widths of the fields in the order of the paper: turn, table, position; then word and points.
const FIELDS: [f32; 3] = [52.0, 64.0, 80.0];
const POINTS: f32 = 92.0;
/// What stands above the board, and around it.
const ABOVE: f32 = 300.0;
/// The height of what is typed there.
const TYPED: f32 = 20.0;

/// Paints Slips.
pub fn show(ui: &mut Ui, data: &SlipsData, asks: &mut Asks) {
    let width = ui.available_width();
    let grid_width = GRID.min(width * 0.36).max(200.0);
    Panel::left("grid of slips")
        .frame(Frame::new().outer_margin(egui::Margin { right: 12, ..egui::Margin::ZERO }))
        .exact_size(grid_width)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            card(ui, |ui| {
                lines_with_acts(ui, &data.nameless, asks);
                grid(ui, &data.grid, asks);
                quiet_act(ui, &data.take_in, asks);
            });
        });
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let Some(slip) = &data.slip else {
            card(ui, |ui| heading(ui, &data.empty));
            return;
        };
        Panel::bottom("what is done with the slip")
            .frame(Frame::new())
            .show_separator_line(false)
            .show(ui, |ui| bottom(ui, slip, asks));
        let height = ui.available_height();
        ScrollArea::vertical().id_salt("slip").show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            card(ui, |ui| top(ui, slip));
            card(ui, |ui| fields(ui, slip, asks));
            below(ui, slip, height, asks);
        });
    });
}

fn grid(ui: &mut Ui, data: &GridData, asks: &mut Asks) {
    label(ui, &data.title);
    let height = (ui.available_height() - 60.0).max(80.0);
    let chosen = data.rows.iter().position(|row| row.chosen);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
        let cells = u8::try_from(data.turns.len()).map_or(5.0, f32::from) * (CELL + 4.0);
        let names = (ui.available_width() - TABLE - cells - 12.0).max(60.0);
        let mut table = TableBuilder::new(ui)
            .id_salt("slips")
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(TABLE))
            .column(Column::exact(names).clip(true))
            .columns(Column::exact(CELL), data.turns.len())
            .max_scroll_height(height);
        if let Some(row) = chosen {
            table = table.scroll_to_row(row, None);
        }
        let table = table.header(ROW, |mut header| {
            header.col(|_| {});
            header.col(|ui| label(ui, &data.players));
            for turn in &data.turns {
                header.col(|ui| {
                    ui.centered_and_justified(|ui| label(ui, turn));
                });
            }
        });
        table.body(|body| {
            body.rows(ROW, data.rows.len(), |mut painted| {
                let Some(row) = data.rows.get(painted.index()) else { return };
                painted.col(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        muted(ui, &row.table);
                    });
                });
                painted.col(|ui| {
                    let name = RichText::new(&row.name).size(13.5);
                    let name = if row.chosen { name.font(theme::bold(13.5)) } else { name };
                    ui.add(Label::new(name).truncate());
                });
                for one in &row.cells {
                    painted.col(|ui| cell(ui, one, asks));
                }
            });
        });
    });
    ui.add(Label::new(RichText::new(&data.legend).size(12.5).color(theme::of(ui).muted)).wrap());
}

/// A slip as a small button; only what is missing has an edge.
fn cell(ui: &mut Ui, data: &Cell, asks: &mut Asks) {
    let size = vec2(CELL, ROW - 2.0);
    let Some(act) = &data.act else {
        ui.allocate_exact_size(size, Sense::hover());
        return;
    };
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = theme::of(ui);
    let missing = data.tone == Tone::Plain;
    let line = if data.chosen {
        Stroke::new(2.0, palette.accent)
    } else if response.hovered() {
        Stroke::new(1.0, palette.accent)
    } else if missing {
        Stroke::new(1.0, Tone::Open.ink(palette))
    } else {
        Stroke::NONE
    };
    let fill = data.tone.back(palette);
    ui.painter().rect(place, CornerRadius::same(5), fill, line, StrokeKind::Inside);
    let ink = data.tone.ink(palette);
    let font = theme::bold(12.0);
    ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, &data.sign, font, ink);
    let response = if response.hovered() { hint(response, &act.label) } else { response };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &act.label));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

fn top(ui: &mut Ui, data: &SlipData) {
    ui.horizontal(|ui| {
        heading(ui, &data.title);
        muted(ui, &data.about);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| rack(ui, &data.rack));
    });
    if let Some((state, tone)) = &data.state {
        small_chip(ui, state, "", *tone);
    }
}

/// The letters of the turn, small.
fn rack(ui: &mut Ui, tiles: &[TileData]) {
    const SIDE: f32 = 34.0;
    let count = u8::try_from(tiles.len()).map_or(7.0, f32::from);
    let (rect, response) = ui.allocate_exact_size(vec2(count * (SIDE + 4.0), SIDE), Sense::hover());
    let said: String = tiles.iter().map(TileData::said).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let palette = if ui.visuals().dark_mode { &theme::BOARD_DIM } else { &theme::BOARD };
    let mut left = rect.left();
    for one in tiles {
        let square = egui::Rect::from_min_size(egui::pos2(left, rect.top()), vec2(SIDE, SIDE));
        tile(ui.painter(), square, one, palette, None);
        left += SIDE + 4.0;
    }
}

/// The fields as they stand on the paper, and what is ticked.
fn fields(ui: &mut Ui, data: &SlipData, asks: &mut Asks) {
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(FIELDS[0]);
            muted(ui, &data.turn.0);
            ui.label(RichText::new(&data.turn.1).font(theme::bold(TYPED)));
        });
        let [table, position, word, points] = &data.fields;
        let rest = ui.available_width() - FIELDS[1] - FIELDS[2] - POINTS - 40.0;
        for (one, width) in
            [(table, FIELDS[1]), (position, FIELDS[2]), (word, rest.max(120.0)), (points, POINTS)]
        {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.style_mut().override_font_id = Some(theme::bold(TYPED));
                field(ui, one, asks);
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 4.0);
        for (act, on) in &data.ticks {
            tick(ui, act, *on, asks);
        }
    });
}

fn tick(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) {
    let mut ticked = on;
    let key = act.shortcut.as_ref().map(|key| format!("  {key}")).unwrap_or_default();
    let text = RichText::new(format!("{}{key}", act.label)).size(theme::LABEL);
    let response = put(ui, act.enabled, Checkbox::new(&mut ticked, text));
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, act.enabled, on, &act.label));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// The board with the play, beside it the verdict and the plays that are offered.
fn below(ui: &mut Ui, data: &SlipData, height: f32, asks: &mut Asks) {
    let width = ui.available_width();
    let side = (width * 0.5).min(height - ABOVE).clamp(220.0, 460.0);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        ui.allocate_ui_with_layout(vec2(side + 34.0, 0.0), column, |ui| {
            card(ui, |ui| {
                let shown = data.told.as_ref().map_or(&data.board, |told| &told.board);
                board(ui, side, shown);
            });
        });
        let rest = ui.available_width();
        ui.allocate_ui_with_layout(vec2(rest, 0.0), column, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            if let Some(told) = &data.told {
                card(ui, |ui| {
                    ui.horizontal(|ui| {
                        let points = RichText::new(told.points.to_string());
                        ui.label(points.font(theme::bold(42.0)));
                        chip(ui, &told.sign, "", told.tone);
                    });
                    ui.add(Label::new(RichText::new(&told.why).size(theme::TEXT)).wrap());
                    if !told.warning.is_empty() {
                        banner(ui, &format!("A  {}", told.warning), Tone::Open);
                    }
                });
            }
            if let Some((title, claims)) = data.claims.as_ref().filter(|_| data.offered.is_empty())
            {
                card(ui, |ui| {
                    label(ui, title);
                    for act in claims {
                        claim(ui, act, asks);
                    }
                });
                return;
            }
            card(ui, |ui| {
                if !data.offer.is_empty() {
                    label(ui, &data.offer);
                }
                for (act, offered) in &data.offered {
                    offer(ui, act, (offered.key, &offered.tables), asks);
                }
                if let Some(other) = &data.other {
                    offer(ui, other, (0, &[]), asks);
                }
                muted(ui, &data.offer_hint);
            });
        });
    });
}

/// What is claimed on a slip, as a way to it.
fn claim(ui: &mut Ui, act: &Act, asks: &mut Asks) {
    let text = RichText::new(&act.label).size(theme::TEXT);
    let response = ui.add(egui::Button::new(text).frame(false));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &act.label));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// A play with the digit that takes it, and the tables that wrote it.
fn offer(ui: &mut Ui, act: &Act, (key, tables): (u8, &[u32]), asks: &mut Asks) {
    let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
    ui.horizontal(|ui| {
        let text = RichText::new(format!("{key}  {}", act.label)).font(theme::bold(theme::TEXT));
        let response = ui.add(egui::Button::new(text).frame(false));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &act.label));
        keyboard(ui, &response);
        if response.clicked() {
            asks.push(act.command.clone());
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, &tables.join(", ")));
    });
}

fn bottom(ui: &mut Ui, data: &SlipData, asks: &mut Asks) {
    ui.add_space(6.0);
    ui.spacing_mut().button_padding = vec2(8.0, 5.0);
    ui.horizontal_wrapped(|ui| {
        primary(ui, &data.save, asks);
        for one in &data.acts {
            small_act(ui, one, asks);
        }
    });
}
