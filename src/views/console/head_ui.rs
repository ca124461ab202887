//! The paint of the head: one row where there is room, else two; nothing of it ever falls off.

use egui::accesskit::Role;
use egui::{Align2, Grid, Label, Layout, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::head::HeadData;
use crate::domain::clock::Moment;
use crate::screens::Tone;
use crate::views::formats::strip::RoundMark;
use crate::views::widgets::{clipped, hint, keyboard, quiet_act};
use crate::views::{Asks, theme};

/// The width of the strip of rounds with its breaks.
const STRIP: f32 = 536.0;
/// The width of the lights.
const LIGHTS: f32 = 292.0;
/// The least width of the title and of the time.
const TITLE: f32 = 200.0;
const CLOCK: f32 = 96.0;
/// Below this height of the window the marks of the rounds are low.
const LOW: f32 = 500.0;

/// Paints the head.
pub(super) fn show(ui: &mut Ui, data: &HeadData, now: Option<Moment>, asks: &mut Asks) {
    if data.rounds.is_empty() {
        clipped(
            ui,
            ui.available_width(),
            RichText::new(&data.title).font(theme::bold(theme::HEADING)),
        );
        return;
    }
    let width = ui.available_width();
    let gaps = 48.0;
    let mark = mark_size(ui);
    if width >= TITLE + STRIP + CLOCK + LIGHTS + gaps {
        let spare = width - TITLE - STRIP - CLOCK - LIGHTS - gaps;
        ui.horizontal(|ui| {
            ui.set_min_height(52.0);
            title(ui, data, TITLE + (spare * 0.6).min(200.0));
            strip(ui, data, mark, asks);
            clock(ui, data, now, vec2(ui.available_width() - LIGHTS - 16.0, 48.0));
            lights(ui, data, asks);
        });
    } else {
        ui.horizontal(|ui| {
            title(ui, data, (width - LIGHTS - 16.0).max(120.0));
            lights(ui, data, asks);
        });
        ui.horizontal(|ui| {
            strip(ui, data, mark, asks);
            clock(ui, data, now, vec2(ui.available_width(), mark.y));
        });
    }
}

fn title(ui: &mut Ui, data: &HeadData, width: f32) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space(4.0);
        let title = RichText::new(&data.title).font(theme::bold(theme::HEADING));
        ui.add(Label::new(title).truncate());
        ui.add(Label::new(muted_text(ui, &data.about)).truncate());
    });
}

fn muted_text(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).size(theme::LABEL).color(theme::of(ui).muted)
}

/// The size of a round's mark: smaller where the window is low or narrow.
fn mark_size(ui: &Ui) -> Vec2 {
    let missing = STRIP + CLOCK + 16.0 - ui.available_width();
    let height = if ui.ctx().content_rect().height() < LOW { 32.0 } else { 48.0 };
    vec2(33.0 - (missing / 14.0).max(0.0), height)
}

fn strip(ui: &mut Ui, data: &HeadData, mark: Vec2, asks: &mut Asks) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for one in &data.rounds {
            round(ui, one, mark, asks);
            if one.gap {
                ui.add_space(8.0);
            }
        }
    });
}

fn round(ui: &mut Ui, mark: &RoundMark, size: Vec2, asks: &mut Asks) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = theme::of(ui);
    let (fill, ink) = match mark.tone {
        Tone::Chosen => (palette.step, palette.step_ink),
        tone => (tone.back(palette), tone.ink(palette)),
    };
    let line = if mark.current {
        Stroke::new(2.0, palette.accent)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let painter = ui.painter();
    painter.rect(rect, 6.0, fill, line, egui::StrokeKind::Inside);
    let x = rect.center().x;
    let top = rect.top();
    let center = Align2::CENTER_CENTER;
    // A low mark has no room for the ratio; its hint and Rounds tell it.
    let low = size.y < 48.0;
    let (number, sign) = if low { (10.0, 23.0) } else { (12.0, 38.0) };
    painter.text(egui::pos2(x, top + number), center, &mark.number, theme::bold(14.0), ink);
    if !low {
        painter.text(egui::pos2(x, top + 26.0), center, &mark.ratio, theme::regular(11.0), ink);
    }
    painter.text(egui::pos2(x, top + sign), center, mark.sign, theme::regular(11.0), ink);
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(mark.act.command.clone());
    }
    hint(response, &mark.name).widget_info(|| WidgetInfo::labeled(Role::Button, true, &mark.name));
}

fn clock(ui: &mut Ui, data: &HeadData, now: Option<Moment>, size: Vec2) {
    let middle = Layout::centered_and_justified(egui::Direction::LeftToRight);
    ui.allocate_ui_with_layout(vec2(size.x.max(CLOCK), size.y), middle, |ui| {
        let palette = theme::of(ui);
        let (time, tone) = data.clock_at(now);
        let (ink, back) =
            tone.map_or((palette.ink, None), |tone| (tone.ink(palette), Some(tone.back(palette))));
        if let Some(back) = back {
            ui.painter().rect_filled(ui.max_rect(), 8.0, back);
        }
        ui.label(RichText::new(time).font(theme::bold(size.y / 1.5)).color(ink));
    });
}

fn lights(ui: &mut Ui, data: &HeadData, asks: &mut Asks) {
    ui.vertical(|ui| {
        ui.set_width(LIGHTS);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 16.0;
        Grid::new("lights").num_columns(2).min_col_width(LIGHTS / 2.0 - 8.0).show(ui, |ui| {
            for (place, light) in data.lights.iter().enumerate() {
                let ink = light.tone.ink(theme::of(ui));
                let text = RichText::new(&light.words).size(12.0).color(ink);
                hint(ui.add(Label::new(text).truncate()), &light.hint);
                if place % 2 == 1 {
                    ui.end_row();
                }
            }
        });
        if let Some(person) = &data.person {
            quiet_act(ui, person, asks);
        }
    });
}
