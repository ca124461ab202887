//! The paint of the operator's clock: large figures, what comes next, the key that holds it, a bar.

use egui::accesskit::Role;
use egui::{Align, Align2, Color32, FontId, Layout, RichText, Sense, Ui, WidgetInfo};

use super::clock::ClockData;
use super::ready_ui;
use super::size::Size;
use crate::domain::clock::Phase;
use crate::screens::{Act, Tone};
use crate::views::widgets::{bar, large_act, muted, toned};
use crate::views::{Asks, theme};

/// The colour of a phase on the console.
fn tone(ui: &Ui, phase: Phase) -> Color32 {
    match phase {
        Phase::Calm => theme::of(ui).ink,
        Phase::First => Tone::Open.ink(theme::of(ui)),
        Phase::Last | Phase::Over => Tone::Bad.ink(theme::of(ui)),
    }
}

/// The time in large figures, with the sign of its phase; held it has two bars before it and is no loud colour.
pub(super) fn reading(ui: &mut Ui, clock: &ClockData, size: f32) {
    let sign = match clock.phase {
        Phase::Calm => "",
        Phase::First => "◆",
        Phase::Last => "▲",
        Phase::Over => "■",
    };
    let runs = clock.begun && !clock.held;
    let color = if runs { tone(ui, clock.phase) } else { theme::of(ui).muted };
    if clock.held {
        bars(ui, size * 0.5, size * theme::FIGURES);
    }
    figures(ui, &clock.text, size, color);
    ui.label(RichText::new(sign).size(size * 0.4).color(color));
}

/// The sign of a held time, so high, in the middle of a line of this height.
fn bars(ui: &mut Ui, height: f32, high: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(height * 0.75, high), Sense::hover());
    let ink = Tone::Open.ink(theme::of(ui));
    let bar = egui::vec2(height * 0.28, height);
    for left in [rect.left(), rect.left() + height * 0.47] {
        let top = rect.center().y - height / 2.0;
        let bar = egui::Rect::from_min_size(egui::pos2(left, top), bar);
        ui.painter().rect_filled(bar, height * 0.06, ink);
    }
}

/// Figures in a box that is not higher than they need: a line of them has as much above and below.
fn figures(ui: &mut Ui, text: &str, size: f32, color: Color32) {
    let lay = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), theme::bold(size), color);
    // One figure stands for all: others are rounder and would be a hair higher.
    let (one, text_laid) = (lay("1"), lay(text));
    let high = egui::vec2(text_laid.size().x, size * theme::FIGURES);
    let (rect, response) = ui.allocate_exact_size(high, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let up = one.mesh_bounds.center().y;
    ui.painter().galley(rect.left_center() - egui::vec2(0.0, up), text_laid, color);
}

/// So many notes stand beside the time when it begins: its two alerts, and its end.
const NOTES: usize = 3;

/// The time; beside it what comes next and the key that holds it.
pub(super) fn time(
    ui: &mut Ui,
    clock: &ClockData,
    size: Size,
    (ready, blind, pause): (&[(String, Tone)], Option<&str>, Option<&Act>),
    asks: &mut Asks,
) {
    let palette = theme::of(ui);
    let hold = |ui: &mut Ui, asks: &mut Asks| {
        if let Some(pause) = pause {
            large_act(ui, pause, asks);
        }
    };
    if size.in_a_row {
        ui.horizontal_wrapped(|ui| {
            hold(ui, asks);
            muted(ui, &clock.notes.join(" · "));
        });
        ready_ui::ready(ui, ready);
    } else {
        ui.add_space(size.spare / 2.0);
        ui.horizontal(|ui| {
            // What is ready has room beside the time that is to come.
            reading(ui, clock, if ready.is_empty() { size.clock } else { size.clock.min(150.0) });
            if !ready.is_empty() {
                ui.separator();
                ready_ui::ready(ui, ready);
                return;
            }
            ui.with_layout(Layout::bottom_up(Align::RIGHT), |ui| {
                for note in clock.notes.iter().rev() {
                    if clock.held {
                        let text = RichText::new(note).font(theme::bold(theme::INSTRUCTION));
                        ui.label(text.color(Tone::Open.ink(palette)));
                    } else {
                        muted(ui, note);
                    }
                }
                // What is told of the alerts grows less while the time runs: the key that holds it stays where it is.
                if pause.is_some() {
                    let font = FontId::proportional(theme::LABEL);
                    let line =
                        ui.fonts_mut(|fonts| fonts.row_height(&font)) + ui.spacing().item_spacing.y;
                    (clock.notes.len()..NOTES).for_each(|_| ui.add_space(line));
                }
                hold(ui, asks);
            });
        });
    }
    if !clock.begun {
        // Where the bar will be.
        if let Some(blind) = blind {
            ui.add_space(size.spare / 2.0);
            toned(ui, blind, Tone::Open);
        }
        return;
    }
    let share = |thousandths: u16| f32::from(thousandths) / 1000.0;
    let ink = Tone::Open.ink(palette);
    let marks: Vec<(f32, Color32)> =
        clock.marks.iter().map(|(mark, _)| (share(*mark), ink)).collect();
    ui.add_space(size.spare / 2.0);
    let place = bar(ui, share(clock.left), palette.accent, palette.line, &marks);
    if size.in_a_row {
        return;
    }
    let (row, _) = ui.allocate_exact_size(egui::vec2(place.width(), 12.0), Sense::hover());
    for (mark, left) in &clock.marks {
        let at = egui::pos2(place.left() + place.width() * share(*mark), row.center().y);
        let font = theme::regular(theme::LEGEND);
        ui.painter().text(at, Align2::CENTER_CENTER, left, font, ink);
    }
    if let Some(blind) = blind {
        // Beside the marks, which lie at the other end.
        let text = RichText::new(blind).font(theme::bold(theme::LEGEND)).color(ink);
        let half = row.with_min_x(row.center().x);
        let label = |ui: &mut Ui| ui.label(text);
        let right = Layout::right_to_left(Align::Center);
        ui.scope_builder(egui::UiBuilder::new().max_rect(half).layout(right), label);
    }
}
