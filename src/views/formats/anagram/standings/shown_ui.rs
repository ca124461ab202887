//! The paint of what Standings shows beside the table: the plot, a player's page, the figures.

use egui::accesskit::Role;
use egui::{
    Align, Color32, FontId, Grid, Layout, Rangef, Rect, RichText, ScrollArea, Stroke, Ui,
    WidgetInfo, vec2,
};
use egui_plot::{
    AxisHints, GridMark, HoverPosition, ItemId, Line, Plot, PlotPoint, PlotPoints, Points,
};

use super::course_ui::{Name, at_ends};
use crate::screens::Tone;
use crate::screens::formats::anagram::standings::{
    FiguresData, FiguresTable, PlayerSheets, PlotData, PlotLine, RoundOnPage, Weight,
};
use crate::screens::hall::forms;
use crate::views::Asks;
use crate::views::theme::{self, Palette};
use crate::views::widgets::{
    card, heading, label, lines_with_acts, muted, small_act, small_chip, strong, toned, whole_list,
    width_of,
};

/// Width of a total in the table under the plot.
const CELL: f32 = 29.0;

/// The totals by round.
pub(super) fn plot(ui: &mut Ui, data: &PlotData, asks: &mut Asks) {
    let table = if data.more.is_empty() { 118.0 } else { 152.0 };
    let height = (ui.available_height() - table).max(160.0);
    let rounds = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| format!("{}", mark.value);
    let palette = theme::of(ui);
    let named = named(data);
    let (width, right) = (ui.available_width(), ui.available_rect_before_wrap().right());
    let names = named.iter().map(|(line, name)| width_of(ui, name, &font_of(line)));
    let names = (names.fold(0.0, f32::max) + 2.0 * BESIDE).min(width * NAMES);
    let shown = Plot::new("totals by round")
        .height(height)
        .width(width - names)
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
        // A few totals to read the lines by.
        .custom_y_axes(vec![AxisHints::new_y().label_spacing(Rangef::new(40.0, 56.0))])
        .label_formatter(|at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
                Some(format!("{plot_name} · {} · {}", position.x, position.y))
            }
            HoverPosition::NearDataPoint { .. } | HoverPosition::Elsewhere { .. } => None,
        })
        .show(ui, |plot| {
            for line in &data.lines {
                let stroke = match line.weight {
                    Weight::Other => Stroke::new(2.0, palette.muted.gamma_multiply(0.4)),
                    Weight::Leader => Stroke::new(3.0, palette.ink),
                    Weight::Selected => Stroke::new(4.5, palette.accent),
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
    let ends = named.iter().map(|(line, name)| {
        let (round, total) = line.points.last().copied().unwrap_or_default();
        let end = PlotPoint::new(f64::from(round), exact(total));
        let end = shown.transform.position_from_point(&end).y;
        Name { text: name, font: font_of(line), ink: ink_of(palette, line.weight), end }
    });
    let left = response.rect.right() + BESIDE;
    let place = Rect::from_x_y_ranges(left..=right, response.rect.y_range());
    at_ends(&ui.painter_at(place), (left, place), ends.collect());
    if !data.more.is_empty() {
        muted(ui, &data.more);
    }
    ScrollArea::horizontal().id_salt("totals as a table").show(ui, |ui| {
        rows(ui, "totals", &data.table);
    });
}

#[expect(clippy::cast_precision_loss, reason = "totals are far below the limit of exact numbers")]
fn exact(total: i64) -> f64 {
    total as f64
}

fn points(line: &PlotLine) -> PlotPoints<'static> {
    line.points.iter().map(|&(round, total)| [f64::from(round), exact(total)]).collect()
}

/// The lines that have their names at their ends: those that stand out, and the first of the others.
fn named(data: &PlotData) -> Vec<(&PlotLine, String)> {
    let stand_out = data.lines.iter().filter(|line| line.weight != Weight::Other);
    let others = data.lines.iter().filter(|line| line.weight == Weight::Other).take(NAMED);
    let short = |line: &PlotLine| forms(&line.name).pop().unwrap_or_default();
    stand_out.chain(others).map(|line| (line, short(line))).collect()
}

fn ink_of(palette: &Palette, weight: Weight) -> Color32 {
    match weight {
        Weight::Other => palette.muted,
        Weight::Leader => palette.ink,
        Weight::Selected => palette.accent,
    }
}

fn font_of(line: &PlotLine) -> FontId {
    match line.weight {
        Weight::Other => theme::regular(theme::LABEL),
        Weight::Leader | Weight::Selected => theme::bold(theme::LABEL),
    }
}

/// So many of those that do not stand out have their names.
const NAMED: usize = 4;
/// What lies between the plot and a name, and the most of the width that names take.
const BESIDE: f32 = 8.0;
const NAMES: f32 = 0.3;

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
pub(super) fn page(ui: &mut Ui, (data, more): (&PlayerSheets, &str), asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        for step in &data.steps {
            small_act(ui, step, asks);
        }
    });
    toned(ui, &data.about, Tone::Plain);
    lines_with_acts(ui, &data.penalties, asks);
    lines_with_acts(ui, &data.objections, asks);
    let room = ui.available_height();
    whole_list(ui, "page of a player", (room, more, data.rounds.len()), |ui, row| {
        if let Some(round) = data.rounds.get(row) {
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

/// The height of a row of figures.
const FIGURE: f32 = 20.0;
/// From this width on three tables of figures stand beside each other, else two; and what lies between them.
const THREE: f32 = 1400.0;
const APART: f32 = 14.0;

/// The competition in figures: whole tables, and how many more there are.
pub(super) fn figures(ui: &mut Ui, (data, more): (&FiguresData, &str)) {
    ui.horizontal_wrapped(|ui| {
        for line in &data.lines {
            toned(ui, line, Tone::Plain);
        }
        muted(ui, &data.of_list);
    });
    let room = ui.available_height();
    let (columns, count) = if ui.available_width() >= THREE { (3, 3.0) } else { (2, 2.0) };
    whole_list(ui, "figures", (room, more, data.tables.len()), |ui, at| {
        // Those of a row are painted with its first.
        let row = data.tables.chunks(columns).nth(at / columns).filter(|_| at % columns == 0);
        let Some(row) = row else { return };
        let width = (ui.available_width() - (count - 1.0) * APART) / count;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = APART;
            for table in row {
                let (size, column) = (vec2(width, 0.0), Layout::top_down(Align::LEFT));
                ui.allocate_ui_with_layout(size, column, |ui| {
                    card(ui, |ui| small_table(ui, table));
                });
            }
        });
    });
}

fn small_table(ui: &mut Ui, data: &FiguresTable) {
    strong(ui, &data.title);
    if !data.rows.is_empty() {
        let columns = data.columns.len();
        let grid = Grid::new(("figures", &data.title)).num_columns(columns);
        grid.min_row_height(FIGURE).spacing(vec2(12.0, 2.0)).show(ui, |ui| {
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
        });
    }
    if !data.remark.is_empty() {
        muted(ui, &data.remark);
    }
}
