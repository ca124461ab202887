//! The paint of Top.

use egui::accesskit::Role;
use egui::{
    Align, Frame, Grid, Label, Layout, RichText, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2,
};

use super::data::TopData;
use crate::screens::formats::duplicate::top::{Choice, Figured};
use crate::screens::{Act, Tone};
use crate::views::formats::duplicate::board::board;
use crate::views::formats::duplicate::columns::widths;
use crate::views::widgets::{
    beside_or_below, card, chip, heading, keyboard, label, muted, small_act, small_chip, step,
    toggle, toned,
};
use crate::views::{Asks, theme};

/// Between cards.
const GAP: f32 = 10.0;
/// The height of the large button.
const STEP: f32 = 58.0;
/// Between columns.
const SPACE: f32 = 8.0;
/// What stands above and below the candidates.
const BELOW: f32 = 410.0;

/// Paints Top.
pub fn show(ui: &mut Ui, data: &TopData, asks: &mut Asks) {
    let (width, height) = (ui.available_width(), ui.available_height());
    let side = (width * 0.36).min(height * 0.62).clamp(240.0, 560.0);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(side + 34.0, height), column, |ui| {
            ScrollArea::vertical().id_salt("board of the top").show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                left(ui, data, side, asks);
            });
        });
        let rest = ui.available_width();
        ui.allocate_ui_with_layout(vec2(rest, height), column, |ui| {
            ui.set_width(rest);
            ScrollArea::vertical().id_salt("the top").show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                right(ui, data, height, asks);
            });
        });
    });
}

/// The board with the selected play; what is not keyed, what is to be told.
fn left(ui: &mut Ui, data: &TopData, side: f32, asks: &mut Asks) {
    card(ui, |ui| {
        label(ui, &data.caption);
        board(ui, side, &data.board);
    });
    if let Some((title, said)) = &data.unkeyed {
        card(ui, |ui| {
            label(ui, title);
            ui.add(Label::new(said).wrap());
        });
    }
    if !data.blocking.is_empty() {
        card(ui, |ui| {
            for one in &data.blocking {
                toned(ui, &one.said, Tone::Open);
                ui.horizontal_wrapped(|ui| {
                    for word in &one.words {
                        small_act(ui, word, asks);
                    }
                });
            }
        });
    }
    if let Some((title, found)) = &data.late {
        card(ui, |ui| {
            label(ui, title);
            for one in found {
                ui.add(Label::new(&one.said).wrap());
                small_act(ui, &one.act, asks);
            }
        });
    }
}

fn right(ui: &mut Ui, data: &TopData, height: f32, asks: &mut Asks) {
    card(ui, |ui| {
        if let Some((points, said)) = &data.score {
            let left = |ui: &mut Ui| {
                ui.label(RichText::new(points).font(theme::bold(34.0)));
                heading(ui, said);
            };
            beside_or_below(ui, left, &data.mode);
        } else {
            heading(ui, &data.empty);
            muted(ui, &data.mode);
        }
        if !data.rows.is_empty() {
            // Criteria and step stay in sight, however many plays there are.
            let height = (height - BELOW).max(150.0);
            let area = ScrollArea::vertical().id_salt("candidates").max_height(height);
            area.show(ui, |ui| candidates(ui, data, asks));
            muted(ui, &data.key);
        }
        if let Some(best) = &data.best {
            toned(ui, best, Tone::Plain);
        }
    });
    let (title, criteria) = &data.criteria;
    card(ui, |ui| {
        label(ui, title);
        let width = (ui.available_width() - 10.0) / 2.0;
        ui.spacing_mut().button_padding.y = 5.0;
        for two in criteria.chunks(2) {
            ui.horizontal(|ui| {
                for (act, on) in two {
                    criterion(ui, act, *on, width, asks);
                }
            });
        }
    });
    step(ui, &data.step, STEP, asks);
    if !data.acts.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for one in &data.acts {
                small_act(ui, one, asks);
            }
        });
    }
    card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&data.left).size(14.0));
        });
        for (said, act) in data.spelled.iter().chain(&data.list) {
            ui.horizontal_wrapped(|ui| {
                small_act(ui, act, asks);
                chip(ui, said, "", Tone::Open);
            });
        }
    });
}

/// The candidates with their figures; the best of each is green.
fn candidates(ui: &mut Ui, data: &TopData, asks: &mut Asks) {
    let width = ui.available_width();
    let tables = 66.0_f32.min(width * 0.12);
    let [_, tables, figures @ ..] =
        widths(ui, &data.columns, [0.0, tables, 30.0, 30.0, 62.0, 30.0, 36.0]);
    let others = tables + figures.iter().sum::<f32>() + 6.0 * SPACE;
    let play = (width - others - SPACE).max(120.0);
    Grid::new("candidates").num_columns(7).min_col_width(0.0).spacing(vec2(SPACE, 4.0)).show(
        ui,
        |ui| {
            for (place, column) in data.columns.iter().enumerate() {
                let wide = match place {
                    0 => play,
                    1 => tables,
                    place => figures[place - 2],
                };
                cell(ui, wide, place > 1, |ui| label(ui, column));
            }
            ui.end_row();
            for (act, choice, chosen) in &data.rows {
                the_play(ui, (act, choice, *chosen), play, asks);
                let tables_said: Vec<String> = choice.tables.iter().map(u32::to_string).collect();
                cell(ui, tables, false, |ui| muted(ui, &tables_said.join(", ")));
                for (one, &wide) in choice.figures.iter().zip(&figures) {
                    cell(ui, wide, true, |ui| figured(ui, one));
                }
                ui.end_row();
            }
        },
    );
}

fn cell(ui: &mut Ui, width: f32, figure: bool, contents: impl FnOnce(&mut Ui)) {
    let layout = if figure {
        Layout::right_to_left(Align::Center)
    } else {
        Layout::left_to_right(Align::Center)
    };
    ui.allocate_ui_with_layout(vec2(width, 24.0), layout, |ui| {
        ui.set_width(width);
        contents(ui);
    });
}

fn figured(ui: &mut Ui, data: &Figured) {
    if data.best {
        small_chip(ui, &data.said, "", Tone::Good);
    } else {
        ui.label(&data.said);
    }
}

/// The play: a press selects it.
fn the_play(
    ui: &mut Ui,
    (act, choice, chosen): (&Act, &Choice, bool),
    width: f32,
    asks: &mut Asks,
) {
    let palette = theme::of(ui);
    let fill = if chosen { palette.accent_back } else { palette.panel };
    let response = Frame::new().fill(fill).corner_radius(8).inner_margin(6).show(ui, |ui| {
        ui.set_width(width - 12.0);
        ui.horizontal(|ui| {
            let (circle, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            let line = Stroke::new(2.0, palette.accent);
            ui.painter().circle_stroke(circle.center(), 7.5, line);
            if chosen {
                ui.painter().circle_filled(circle.center(), 4.0, palette.accent);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let name = RichText::new(&act.label).font(theme::bold(theme::HEADING));
                ui.add(Label::new(name).truncate());
                let mut about = choice.spelled.clone();
                if !choice.adjacent.is_empty() {
                    let dot = if about.is_empty() { "" } else { " · " };
                    about = format!("{about}{dot}+ {}", choice.adjacent.join(", "));
                }
                if !about.is_empty() {
                    let about = RichText::new(about).size(theme::LABEL).color(palette.muted);
                    ui.add(Label::new(about).truncate());
                }
            });
        });
    });
    let response = response.response.interact(Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &act.label));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// A criterion with its digit.
fn criterion(ui: &mut Ui, act: &Act, on: bool, width: f32, asks: &mut Asks) {
    let layout = Layout::left_to_right(Align::Center).with_main_justify(true);
    ui.allocate_ui_with_layout(vec2(width, 30.0), layout, |ui| {
        let key = act.shortcut.clone().unwrap_or_default();
        let named = Act { label: format!("{key}  {}", act.label), ..act.clone() };
        toggle(ui, &named, on, asks);
    });
}
