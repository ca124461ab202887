//! The paint of what is ready, and of the two times after a restart.

use egui::{CornerRadius, Frame, Margin, RichText, Ui};

use super::ready::Reopened;
use crate::screens::Tone;
use crate::views::theme;
use crate::views::widgets::{muted, toned};

/// What is ready, a line each.
pub(super) fn ready(ui: &mut Ui, lines: &[(String, Tone)]) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (line, tone) in lines {
            let text = RichText::new(line).size(theme::TEXT).color(tone.ink(theme::of(ui)));
            ui.add(egui::Label::new(text).wrap());
        }
    });
}

/// The question which time is true: title and what is known of it.
pub(super) fn asked(ui: &mut Ui, data: &Reopened) {
    let title = RichText::new(&data.title).font(theme::bold(theme::INSTRUCTION));
    ui.add(egui::Label::new(title.color(theme::of(ui).ink)).wrap());
    muted(ui, &data.about);
}

/// The two times beside each other: that of the next step has its colour.
pub(super) fn times(ui: &mut Ui, data: &Reopened, now: &str, size: f32) {
    let [ran, left] = &data.ran;
    let [stopped, then, when] = &data.stopped;
    ui.columns(2, |columns| {
        let both = [[ran, now, left], [stopped, then, when]];
        for (place, (ui, [over, time, below])) in columns.iter_mut().zip(both).enumerate() {
            let palette = theme::of(ui);
            let (tone, ink, time_ink) = if place == 0 {
                (Tone::Chosen, palette.accent, palette.ink)
            } else {
                (Tone::Plain, palette.muted, palette.muted)
            };
            let frame = Frame::new().fill(tone.back(palette)).corner_radius(CornerRadius::same(12));
            let frame = frame.stroke(egui::Stroke::new(1.0, palette.line));
            frame.inner_margin(Margin::same(12)).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.label(RichText::new(over).font(theme::bold(theme::TEXT)).color(ink));
                let size = size.min(ui.available_width() / 2.6);
                ui.label(RichText::new(time).font(theme::bold(size)).color(time_ink));
                muted(ui, below);
            });
        }
    });
    toned(ui, &format!("✓ {}", data.safe), Tone::Good);
}
