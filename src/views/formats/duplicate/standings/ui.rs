//! The paint of Standings.

use egui::accesskit::Role;
use egui::{
    Align, Color32, Grid, Layout, RichText, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2,
};
use egui_extras::{Column, TableBuilder};

use super::data::{RowOnScreen, StandingsData};
use crate::commands::UserCommand;
use crate::screens::Tone;
use crate::screens::formats::duplicate::standings::PlayerTurn;
use crate::views::formats::duplicate::columns::widths;
use crate::views::widgets::{
    act_row, card, chip, heading, keyboard, label, lines_with_acts, muted, small_act, strong,
};
use crate::views::{Asks, theme};

const GAP: f32 = 12.0;
/// What stands beside the table is so wide.
const SIDE: f32 = 300.0;
const ROW: f32 = 31.0;
/// The least width of a name, that of a club, of how far somebody moved, and between columns.
const NAME: f32 = 96.0;
const CLUB: f32 = 84.0;
const MOVED: f32 = 32.0;
const SPACE: f32 = 7.0;
/// What the figures need: points of turns, solos, warnings of both kinds, deductions, tops, zeros, per mille.
const FIGURES: [f32; 8] = [42.0, 36.0, 20.0, 20.0, 40.0, 26.0, 26.0, 36.0];
/// How many of a player's turns stand beside the table.
const TURNS: usize = 5;

/// Paints Standings.
pub fn show(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let (width, height) = (ui.available_width(), ui.available_height());
    let side = SIDE.min(width * 0.36);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(width - side - GAP, height), column, |ui| {
            card(ui, |ui| {
                ui.set_min_height(height - 40.0);
                main(ui, data, asks);
            });
        });
        ui.allocate_ui_with_layout(vec2(side, height), column, |ui| {
            ScrollArea::vertical().id_salt("side of standings").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                beside(ui, data, asks);
            });
        });
    });
}

fn main(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        for one in &data.steps {
            small_act(ui, one, asks);
        }
        if let Some(provisional) = &data.provisional {
            chip(ui, provisional, "", Tone::Open);
        }
        for one in &data.acts {
            small_act(ui, one, asks);
        }
    });
    if !data.empty.is_empty() {
        muted(ui, &data.empty);
        return;
    }
    if data.whole_page {
        page(ui, data, usize::MAX, asks);
        return;
    }
    ScrollArea::horizontal().id_salt("table of the game").show(ui, |ui| {
        ui.set_min_width(560.0);
        table(ui, data, asks);
    });
}

fn table(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let figure = Layout::right_to_left(Align::Center);
    let height = (ui.available_height() - 36.0).max(80.0);
    let [rank, _, _, total] = widths(ui, &data.columns, [30.0, NAME, 0.0, 48.0]);
    let figures = widths(ui, &data.figures, FIGURES);
    ui.spacing_mut().item_spacing = vec2(SPACE, 2.0);
    // Where nobody has a club, or there is no room for it, names have it.
    let others = rank + MOVED + total + figures.iter().sum::<f32>() + 12.0 * SPACE;
    let without = data.rows.iter().all(|row| row.row.club.is_empty());
    let room = ui.available_width() - others - 2.0 * SPACE;
    let club = if without || room < CLUB + NAME { 0.0 } else { CLUB };
    let table = TableBuilder::new(ui)
        .sense(Sense::CLICK)
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::exact(rank))
        .column(Column::exact(MOVED))
        .column(Column::remainder().clip(true).range(NAME..=300.0))
        .column(Column::exact(club).clip(true))
        .column(Column::exact(total));
    let table = figures.into_iter().fold(table, |table, wide| table.column(Column::exact(wide)));
    let table = table.max_scroll_height(height);
    let [rank, player, of_club, total] = &data.columns;
    let table = table.header(28.0, |mut header| {
        let mut right = |text: &str| {
            header.col(|ui| {
                ui.with_layout(figure, |ui| label(ui, text));
            });
        };
        right(rank);
        right("");
        header.col(|ui| label(ui, player));
        header.col(|ui| label(ui, of_club));
        for text in std::iter::once(total).chain(&data.figures) {
            header.col(|ui| {
                ui.with_layout(figure, |ui| label(ui, text));
            });
        }
    });
    table.body(|body| {
        body.rows(ROW, data.rows.len(), |mut painted| {
            let Some(row) = data.rows.get(painted.index()) else { return };
            painted.set_selected(row.chosen);
            cells(&mut painted, row, asks);
            if painted.response().clicked() {
                asks.push(UserCommand::SelectRow(row.player));
            }
        });
    });
}

/// Rank, movement, name, club, total, figures.
fn cells(painted: &mut egui_extras::TableRow<'_, '_>, data: &RowOnScreen, asks: &mut Asks) {
    let figure = Layout::right_to_left(Align::Center);
    let row = &data.row;
    painted.col(|ui| {
        ui.with_layout(figure, |ui| strong(ui, &row.rank));
    });
    painted.col(|ui| {
        let tone = match row.moved.chars().next() {
            Some('▲') => Tone::Good,
            Some('▼') => Tone::Bad,
            _ => Tone::Ignored,
        };
        let ink = tone.ink(theme::of(ui));
        ui.label(RichText::new(&row.moved).size(theme::LABEL).color(ink));
    });
    painted.col(|ui| {
        let name = RichText::new(&row.name).font(theme::bold(theme::TEXT));
        let link = ui.add(egui::Button::new(name).frame(false).truncate());
        keyboard(ui, &link);
        if link.clicked() {
            asks.push(UserCommand::SelectRow(data.player));
        }
        if !row.status.is_empty() {
            let ink = Tone::Open.ink(theme::of(ui));
            ui.label(RichText::new(&row.status).size(theme::LEGEND).color(ink));
        }
    });
    painted.col(|ui| muted(ui, &row.club));
    painted.col(|ui| {
        ui.with_layout(figure, |ui| {
            ui.label(RichText::new(&row.total).font(theme::bold(16.0)));
        });
    });
    for cell in &row.figures {
        painted.col(|ui| {
            ui.with_layout(figure, |ui| ui.label(cell));
        });
    }
}

fn beside(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    if !data.signing.is_empty() {
        card(ui, |ui| act_row(ui, &data.signing, asks));
    }
    if let Some((title, why)) = &data.why {
        card(ui, |ui| {
            label(ui, title);
            ui.add(egui::Label::new(why).wrap());
        });
    }
    if !data.lines.is_empty() {
        card(ui, |ui| plot(ui, data));
    }
    if !data.whole_page {
        card(ui, |ui| page(ui, data, TURNS, asks));
    }
    if !data.penalties.is_empty() {
        card(ui, |ui| lines_with_acts(ui, &data.penalties, asks));
    }
    if !data.objections.is_empty() {
        card(ui, |ui| lines_with_acts(ui, &data.objections, asks));
    }
    if !data.doubts.is_empty() {
        card(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 3.0);
            for one in &data.doubts {
                small_act(ui, one, asks);
            }
        });
    }
}

/// The totals of the first, solid and dashed lines alternately.
fn plot(ui: &mut Ui, data: &StandingsData) {
    label(ui, &data.plot);
    let size = vec2(ui.available_width(), 170.0);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let told = data.lines.iter().map(|line| {
        let last = line.points.last().map(|(_, total)| *total).unwrap_or_default();
        format!("{} {last}", line.name)
    });
    let told = format!("{}: {}", data.plot, told.collect::<Vec<_>>().join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
    let last = data.lines.iter().filter_map(|line| line.points.last()).map(|(turn, _)| *turn).max();
    let most = data.lines.iter().flat_map(|line| &line.points).map(|(_, total)| *total).max();
    let (last, most) = (f32::from(last.unwrap_or(1).max(2)), most.unwrap_or(1).max(1));
    let inner = place.shrink2(vec2(12.0, 12.0)).translate(vec2(0.0, -4.0));
    let palette = theme::of(ui);
    ui.painter().hline(inner.x_range(), inner.bottom(), Stroke::new(1.0, palette.line));
    let at = |turn: u8, total: i64| {
        let along = (f32::from(turn) - 1.0) / (last - 1.0);
        // In thousandths, so that no large number is made inexact.
        let up =
            i16::try_from(total.max(0) * 1000 / most).map_or(1.0, |part| f32::from(part) / 1000.0);
        egui::pos2(inner.left() + inner.width() * along, inner.bottom() - inner.height() * up)
    };
    for (number, line) in data.lines.iter().enumerate() {
        let color = color(ui, number);
        let stroke = Stroke::new(if line.chosen { 3.5 } else { 2.0 }, color);
        let points: Vec<egui::Pos2> =
            line.points.iter().map(|&(turn, total)| at(turn, total)).collect();
        paint_line(ui.painter(), &points, stroke, number);
    }
    for (number, line) in data.lines.iter().enumerate() {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 14.0), Sense::hover());
            let ends = [rect.left_center(), rect.right_center()];
            let stroke = Stroke::new(if line.chosen { 3.5 } else { 2.0 }, color(ui, number));
            paint_line(ui.painter(), &ends, stroke, number);
            ui.label(RichText::new(&line.name).size(14.0));
        });
    }
}

fn paint_line(painter: &egui::Painter, points: &[egui::Pos2], stroke: Stroke, number: usize) {
    if number.is_multiple_of(2) {
        painter.add(egui::Shape::line(points.to_vec(), stroke));
    } else {
        painter.extend(egui::Shape::dashed_line(points, stroke, 6.0, 4.0));
    }
}

/// Each line has a colour beside its stroke.
fn color(ui: &Ui, number: usize) -> Color32 {
    let palette = theme::of(ui);
    match number {
        0 => palette.accent,
        1 => Tone::Open.ink(palette),
        2 => Tone::Good.ink(palette),
        3 => Tone::Bad.ink(palette),
        _ => palette.ink,
    }
}

/// A player's turns, the last first.
fn page(ui: &mut Ui, data: &StandingsData, most: usize, asks: &mut Asks) {
    let Some((title, turns)) = &data.page else { return };
    ui.horizontal_wrapped(|ui| {
        label(ui, title);
        if let Some(act) = &data.page_act {
            small_act(ui, act, asks);
        }
    });
    let whole = most > TURNS;
    let room = ui.available_width() - 150.0;
    ScrollArea::vertical().id_salt("turns of a player").show(ui, |ui| {
        Grid::new("turns of a player").num_columns(4).spacing(vec2(10.0, 4.0)).show(ui, |ui| {
            for column in &data.page_columns {
                label(ui, column);
            }
            ui.end_row();
            for turn in turns.iter().take(most) {
                line(ui, turn, room, whole);
                ui.end_row();
            }
        });
    });
}

fn line(ui: &mut Ui, data: &PlayerTurn, room: f32, whole: bool) {
    ui.label(data.turn.to_string());
    ui.vertical(|ui| {
        ui.set_max_width(room.max(90.0));
        let written = if data.written.is_empty() { "–" } else { &data.written };
        ui.add(egui::Label::new(written).truncate());
        if whole {
            muted(ui, &data.why);
        }
    });
    let solo = if data.solo > 0 { format!(" (+{})", data.solo) } else { String::new() };
    strong(ui, &format!("{}{solo}", data.points));
    let top = data
        .top
        .as_ref()
        .map(|(play, points)| if whole { format!("{points}  {play}") } else { points.to_string() });
    muted(ui, &top.unwrap_or_default());
}
