//! The paint of what Standings shows beside the table: the plot, a player's page, the figures.

use egui::accesskit::Role;
use egui::{Grid, Layout, Rangef, RichText, ScrollArea, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{AxisHints, GridMark, HoverPosition, ItemId, Line, Plot, PlotPoints, Points};

use crate::screens::Tone;
use crate::screens::formats::anagram::standings::{
    FiguresData, FiguresTable, PlayerSheets, PlotData, PlotLine, RoundOnPage, Weight,
};
use crate::views::widgets::{
    card, heading, label, lines_with_acts, muted, small_act, small_chip, strong, toned, two_columns,
};
use crate::views::{Asks, theme};

/// Width of a total in the table under the plot.
const CELL: f32 = 29.0;

/// The totals by round.
pub(super) fn plot(ui: &mut Ui, data: &PlotData, asks: &mut Asks) {
    let table = if data.more.is_empty() { 150.0 } else { 184.0 };
    let height = (ui.available_height() - table).max(160.0);
    let rounds = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| format!("{}", mark.value);
    let palette = theme::of(ui);
    let shown = Plot::new("totals by round")
        .height(height)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .grid_color(palette.line)
        .include_y(0.0)
        .include_x(1.0)
        .include_x(f64::from(data.last))
        .x_grid_spacer(|input| {
            let (from, to) = input.bounds;
            let marks = (1..=14_u8).map(f64::from).filter(|x| (from..=to).contains(x));
            marks.map(|value| GridMark { value, step_size: 1.0 }).collect()
        })
        .custom_x_axes(vec![
            AxisHints::new_x().formatter(rounds).label_spacing(Rangef::new(8.0, 16.0)),
        ])
        .label_formatter(|at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
                Some(format!("{plot_name} · {} · {}", position.x, position.y))
            }
            HoverPosition::NearDataPoint { .. } | HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            for line in &data.lines {
                let stroke = match line.weight {
                    Weight::Other => Stroke::new(1.0, palette.muted.gamma_multiply(0.45)),
                    Weight::Leader => Stroke::new(2.5, palette.ink),
                    Weight::Selected => Stroke::new(4.0, palette.accent),
                };
                plot.line(
                    Line::new(line.name.as_str(), points(line))
                        .id(("totals", line.player))
                        .stroke(stroke),
                );
                if line.weight != Weight::Other {
                    let radius = if line.weight == Weight::Selected { 4.5 } else { 3.0 };
                    let dots = Points::new(line.name.as_str(), points(line));
                    plot.points(dots.id(("dots", line.player)).radius(radius).color(stroke.color));
                }
            }
        });
    // Whoever does not see the lines hears the totals of the selected player.
    let name = format!("{}. {}", data.title, data.told);
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if let Some(hovered) = shown.hovered_plot_item.filter(|_| response.clicked()) {
        let line = data.lines.iter().find(|line| ItemId::new(("totals", line.player)) == hovered);
        asks.extend(line.map(|line| crate::commands::UserCommand::SelectRow(line.player)));
    }
    legend(ui, data);
    if !data.more.is_empty() {
        muted(ui, &data.more);
    }
    ScrollArea::horizontal().id_salt("totals as a table").show(ui, |ui| {
        rows(ui, "totals", &data.table);
    });
}

#[expect(clippy::cast_precision_loss, reason = "totals are far below the limit of exact numbers")]
fn points(line: &PlotLine) -> PlotPoints<'static> {
    line.points.iter().map(|&(round, total)| [f64::from(round), total as f64]).collect()
}

/// Which line is whose: a sample of each that stands out.
fn legend(ui: &mut Ui, data: &PlotData) {
    ui.horizontal_wrapped(|ui| {
        let palette = theme::of(ui);
        for line in data.lines.iter().rev().filter(|line| line.weight != Weight::Other) {
            let (width, color) = match line.weight {
                Weight::Selected => (4.0, palette.accent),
                Weight::Leader | Weight::Other => (2.5, palette.ink),
            };
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 18.0), egui::Sense::hover());
            let y = rect.center().y;
            ui.painter().hline(rect.x_range(), y, Stroke::new(width, color));
            strong(ui, &line.name);
        }
    });
}

/// A small table: the first line is its headings, the first column names the others.
fn rows(ui: &mut Ui, id: &str, table: &[Vec<String>]) {
    Grid::new(id)
        .min_col_width(0.0)
        .num_columns(table.first().map_or(0, Vec::len))
        .spacing(vec2(4.0, 3.0))
        .show(ui, |ui| {
            for (place, line) in table.iter().enumerate() {
                for (column, cell) in line.iter().enumerate() {
                    if column == 0 {
                        if place == 0 {
                            label(ui, cell);
                        } else {
                            strong(ui, cell);
                        }
                        continue;
                    }
                    let figure = Layout::right_to_left(egui::Align::Center);
                    ui.allocate_ui_with_layout(vec2(CELL, 18.0), figure, |ui| {
                        ui.set_width(CELL);
                        if place == 0 {
                            label(ui, cell);
                        } else {
                            figure_of(ui, cell);
                        }
                    });
                }
                ui.end_row();
            }
        });
}

fn figure_of(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(theme::LABEL));
}

/// A player's page.
pub(super) fn page(ui: &mut Ui, data: &PlayerSheets, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        for step in &data.steps {
            small_act(ui, step, asks);
        }
    });
    toned(ui, &data.about, Tone::Plain);
    lines_with_acts(ui, &data.penalties, asks);
    lines_with_acts(ui, &data.objections, asks);
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("page of a player").max_height(height).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for round in &data.rounds {
            ui.separator();
            of_round(ui, round, &data.columns, asks);
        }
    });
}

fn of_round(ui: &mut Ui, round: &RoundOnPage, columns: &[String; 3], asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        strong(ui, &round.title);
        ui.label(RichText::new(&round.letters).font(theme::bold(theme::TEXT)));
        for (name, figure) in columns.iter().zip(&round.figures) {
            muted(ui, name);
            strong(ui, figure);
        }
        if let Some((state, tone)) = &round.state {
            small_chip(ui, state, "", *tone);
        }
        if round.open.enabled {
            ui.spacing_mut().button_padding = vec2(6.0, 1.0);
            ui.spacing_mut().interact_size.y = 20.0;
            small_act(ui, &round.open, asks);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for (word, remark, tone) in &round.words {
            small_chip(ui, word, remark, *tone);
        }
    });
}

/// How many tables of figures stand on the left.
const LEFT: usize = 2;

/// The competition in figures.
pub(super) fn figures(ui: &mut Ui, data: &FiguresData) {
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("figures").max_height(height).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in &data.lines {
            toned(ui, line, Tone::Plain);
        }
        muted(ui, &data.of_list);
        let (left, right) = data.tables.split_at(LEFT.min(data.tables.len()));
        let column = |ui: &mut Ui, tables: &[FiguresTable]| {
            for table in tables {
                card(ui, |ui| small_table(ui, table));
            }
        };
        two_columns(ui, |ui| column(ui, left), |ui| column(ui, right));
    });
}

fn small_table(ui: &mut Ui, data: &FiguresTable) {
    strong(ui, &data.title);
    if !data.rows.is_empty() {
        let columns = data.columns.len();
        Grid::new(("figures", &data.title)).num_columns(columns).spacing(vec2(12.0, 3.0)).show(
            ui,
            |ui| {
                for column in &data.columns {
                    label(ui, column);
                }
                ui.end_row();
                for row in &data.rows {
                    for (place, cell) in row.iter().enumerate() {
                        if place == 0 {
                            strong(ui, cell);
                        } else {
                            ui.label(cell);
                        }
                    }
                    ui.end_row();
                }
            },
        );
    }
    if !data.remark.is_empty() {
        muted(ui, &data.remark);
    }
}
