//! The paint of a round that is looked at while another one is on: nothing of it looks as if it were to come.

use egui::{Align, CornerRadius, Frame, Label, Layout, Margin, RichText, Stroke, Ui, vec2};

use super::data::RoundsData;
use super::looked::Looked;
use super::size::{Size, tiles_width};
use crate::screens::Tone;
use crate::views::formats::anagram::tile::tiles;
use crate::views::widgets::{
    chip, heading, label, muted, plain_danger, primary, small_act, width_of,
};
use crate::views::{Asks, theme};

/// The greatest height of its tiles, and what lies beside what a fact is of.
const TILE: f32 = 72.0;
const BESIDE: f32 = 16.0;

/// Paints it into its card.
pub(super) fn show(ui: &mut Ui, data: &RoundsData, looked: &Looked, size: Size, asks: &mut Asks) {
    which(ui, looked, asks);
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        muted(ui, &data.about);
        if let Some(again) = &data.again {
            chip(ui, again, "", Tone::Open);
        }
    });
    if !data.tiles.is_empty() {
        let fits = ui.available_width() / tiles_width(1.0, data.tiles.len());
        tiles(ui, &data.tiles, fits.min(size.tile).min(TILE));
    }
    for note in &data.letters_notes {
        muted(ui, note);
    }
    facts(ui, &looked.facts);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for way in &looked.ways {
            small_act(ui, way, asks);
        }
        if let Some(replay) = &looked.replay {
            plain_danger(ui, replay, asks);
        }
    });
}

/// Which one it is and what became of it, and the way back to the one that is on.
fn which(ui: &mut Ui, looked: &Looked, asks: &mut Asks) {
    let palette = theme::of(ui);
    let tone = if looked.tone == Tone::Plain { Tone::Chosen } else { looked.tone };
    let frame = Frame::new().fill(tone.back(palette)).corner_radius(CornerRadius::same(10));
    let frame = frame.stroke(Stroke::new(1.5, tone.ink(palette)));
    frame.inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
        let row = vec2(ui.available_width(), 40.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            primary(ui, &looked.back, asks);
            let text = RichText::new(&looked.told).font(theme::bold(theme::TEXT));
            let text = Label::new(text.color(tone.ink(palette))).wrap();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(text));
        });
    });
}

/// Each under what it is, in two columns.
fn facts(ui: &mut Ui, facts: &[(String, String)]) {
    let font = theme::bold(theme::LABEL);
    let widest = facts.iter().map(|(what, _)| width_of(ui, what, &font)).fold(0.0, f32::max);
    for (what, told) in facts {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let left = ui.cursor().left();
            label(ui, what);
            let past = ui.cursor().left() - left;
            ui.add_space((widest - past + BESIDE).max(0.0));
            ui.add(Label::new(RichText::new(told).size(theme::TEXT)).wrap());
        });
    }
}
