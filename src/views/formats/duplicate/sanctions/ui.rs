//! The paint of Sanctions.

use egui::accesskit::Role;
use egui::{
    Align, CornerRadius, Frame, Label, Layout, RichText, ScrollArea, Sense, Stroke, Ui, WidgetInfo,
    vec2,
};
use egui_extras::{Column, TableBuilder};

use super::data::{NewSanction, SanctionRow, SanctionsData, ZeroData};
use crate::screens::Tone;
use crate::views::widgets::{
    card, field, heading, keyboard, label, lines_with_acts, muted, primary, small_act, strong,
    toggle,
};
use crate::views::{Asks, theme};

const GAP: f32 = 12.0;
/// What stands beside the table is so wide.
const SIDE: f32 = 404.0;
const ROW: f32 = 38.0;
const SIGN: f32 = 11.0;

/// Paints Sanctions.
pub fn show(ui: &mut Ui, data: &SanctionsData, asks: &mut Asks) {
    let (width, height) = (ui.available_width(), ui.available_height());
    let side = SIDE.min(width * 0.42);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(width - side - GAP, height), column, |ui| {
            card(ui, |ui| {
                ui.set_min_height(height - 40.0);
                table(ui, data, asks);
            });
        });
        ui.allocate_ui_with_layout(vec2(side, height), column, |ui| {
            ScrollArea::vertical().id_salt("side of sanctions").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                zeros(ui, data, asks);
                match &data.new {
                    Some(new) => card(ui, |ui| new_sanction(ui, new, asks)),
                    None => {
                        card(ui, |ui| small_act(ui, &data.choose, asks));
                    }
                }
            });
        });
    });
}

fn table(ui: &mut Ui, data: &SanctionsData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title.0);
        muted(ui, &data.title.1);
    });
    if !data.empty.is_empty() {
        muted(ui, &data.empty);
    }
    let height = (ui.available_height() - 84.0).max(80.0);
    let figure = Layout::right_to_left(Align::Center);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
        let table = TableBuilder::new(ui)
            .sense(Sense::CLICK)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(42.0))
            .column(Column::remainder().clip(true).range(110.0..=220.0))
            .column(Column::exact(22.0))
            .column(Column::exact(22.0))
            .column(Column::exact(130.0).clip(true))
            .column(Column::exact(62.0))
            .column(Column::remainder().clip(true))
            .max_scroll_height(height);
        let table = table.header(26.0, |mut header| {
            for (place, column) in data.columns.iter().enumerate() {
                header.col(|ui| match place {
                    0 | 2 | 3 | 5 => {
                        ui.with_layout(figure, |ui| label(ui, column));
                    }
                    _ => label(ui, column),
                });
            }
        });
        table.body(|body| {
            body.rows(ROW, data.rows.len(), |mut painted| {
                let Some(row) = data.rows.get(painted.index()) else { return };
                painted.set_selected(row.chosen);
                painted.col(|ui| {
                    ui.with_layout(figure, |ui| muted(ui, &row.table));
                });
                painted.col(|ui| {
                    let name = RichText::new(&row.act.label).font(theme::bold(theme::TEXT));
                    let link = ui.add(egui::Button::new(name).frame(false).truncate());
                    keyboard(ui, &link);
                    if link.clicked() {
                        asks.push(row.act.command.clone());
                    }
                });
                for count in &row.counts {
                    painted.col(|ui| {
                        ui.with_layout(figure, |ui| ui.label(count));
                    });
                }
                painted.col(|ui| signs(ui, row));
                painted.col(|ui| {
                    ui.with_layout(figure, |ui| {
                        let tone = if row.costs { Tone::Bad } else { Tone::Plain };
                        let ink = tone.ink(theme::of(ui));
                        let text = RichText::new(&row.deduction).font(theme::bold(theme::TEXT));
                        ui.label(text.color(ink));
                    });
                });
                painted.col(|ui| {
                    let why = RichText::new(&row.why).size(theme::LABEL);
                    ui.add(Label::new(why.color(theme::of(ui).muted)).wrap());
                });
                if painted.response().clicked() {
                    asks.push(row.act.command.clone());
                }
            });
        });
    });
    muted(ui, &data.legend);
}

/// The sum as signs: squares that cost nothing, triangles that cost.
fn signs(ui: &mut Ui, row: &SanctionRow) {
    const MOST: u32 = 14;
    let (free, costing) = (row.free.min(MOST), row.costing.min(MOST));
    let count = u8::try_from(free + costing).map_or(0.0, f32::from);
    let size = vec2((count * (SIGN + 3.0)).max(1.0), SIGN);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let said = format!("■ {}  ▲ {}", row.free, row.costing);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let palette = theme::of(ui);
    let (square, triangle) = (Tone::Open.ink(palette), Tone::Bad.ink(palette));
    let mut left = place.left();
    for sign in 0..free + costing {
        let at = egui::Rect::from_min_size(egui::pos2(left, place.top()), vec2(SIGN, SIGN));
        if sign < free {
            ui.painter().rect_filled(at, CornerRadius::same(2), square);
        } else {
            let points = vec![at.center_top(), at.right_bottom(), at.left_bottom()];
            let none = Stroke::NONE;
            ui.painter().add(egui::Shape::convex_polygon(points, triangle, none));
        }
        left += SIGN + 3.0;
    }
}

fn zeros(ui: &mut Ui, data: &SanctionsData, asks: &mut Asks) {
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        heading(ui, &data.zeros_title);
        for one in &data.zeros {
            zero(ui, one);
        }
        let [print, told] = &data.zeros_acts;
        ui.horizontal_wrapped(|ui| {
            if print.enabled {
                primary(ui, print, asks);
            }
            small_act(ui, told, asks);
        });
    });
}

fn zero(ui: &mut Ui, data: &ZeroData) {
    let palette = theme::of(ui);
    let line = Stroke::new(1.0, Tone::Bad.ink(palette).gamma_multiply(0.4));
    let frame = Frame::new().fill(Tone::Bad.back(palette)).stroke(line).corner_radius(8);
    frame.inner_margin(egui::Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            strong(ui, &data.table);
            muted(ui, &data.turn);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let none = RichText::new("0").font(theme::bold(theme::TEXT));
                ui.label(none.color(Tone::Bad.ink(palette)));
                strong(ui, &data.play);
            });
        });
        ui.add(Label::new(RichText::new(&data.why).size(14.0)).wrap());
    });
}

fn new_sanction(ui: &mut Ui, data: &NewSanction, asks: &mut Asks) {
    label(ui, &data.title);
    ui.horizontal_wrapped(|ui| {
        for (kind, on) in &data.kinds {
            toggle(ui, kind, *on, asks);
        }
    });
    field(ui, &data.reason, asks);
    let frame = Frame::new().fill(theme::of(ui).paper).corner_radius(8);
    frame.inner_margin(egui::Margin::symmetric(10, 8)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        for line in &data.consequence {
            ui.add(Label::new(line).wrap());
        }
    });
    primary(ui, &data.give, asks);
    lines_with_acts(ui, &data.imposed, asks);
}
