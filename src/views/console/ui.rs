//! The paint of the console's frame.

use egui::{CornerRadius, Frame, Margin, Panel, RichText, Ui};

use super::data::{ConsoleData, PlaceData};
use super::{head_ui, rail};
use crate::commands::UserCommand;
use crate::domain::clock::Moment;
use crate::views::desk::NoticeKind;
use crate::views::keys::{self, Reach};
use crate::views::theme::{self, Tone};
use crate::views::widgets::small_act;
use crate::views::{Asks, competition, dialog, history, palette, rounds, sheets, standings, words};

/// Takes the keys and paints the console. `now` is the open competition's.
pub fn show(ui: &mut Ui, data: &ConsoleData, now: Option<Moment>, asks: &mut Asks) {
    let reach = if data.palette.is_some() {
        Reach::Palette
    } else if data.dialog.is_some() || data.keys.is_some() {
        Reach::Question
    } else if matches!(data.place, PlaceData::Rounds(..)) {
        Reach::ShortcutsAndStep
    } else {
        Reach::Shortcuts
    };
    keys::take(ui.ctx(), reach, &data.situation, asks);

    let bar = Frame::new().fill(theme::of(ui).panel).inner_margin(Margin::symmetric(16, 5));
    Panel::top("head").frame(bar).show(ui, |ui| head_ui::show(ui, &data.head, now, asks));
    rail::show(ui, data, asks);
    if !data.notices.is_empty() {
        let frame = Frame::new().fill(theme::of(ui).paper).inner_margin(Margin::symmetric(16, 4));
        Panel::bottom("notices").frame(frame).show(ui, |ui| notices(ui, data, asks));
    }
    let frame = Frame::new().fill(theme::of(ui).paper).inner_margin(Margin::same(16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| place(ui, data, now, asks));
    if let Some(question) = &data.dialog {
        dialog::show(ui.ctx(), question, asks);
    }
    if let Some(data) = &data.palette {
        palette::show(ui.ctx(), data, asks);
    }
    if let Some(data) = &data.keys {
        palette::show_keys(ui.ctx(), data, asks);
    }
    // With slow frames the last letters and the Enter after them come in one: the letters first.
    asks.sort_by_key(|ask| !matches!(ask, UserCommand::Type(..)));
}

fn place(ui: &mut Ui, data: &ConsoleData, now: Option<Moment>, asks: &mut Asks) {
    match &data.place {
        PlaceData::Competition(data) => competition::show(ui, data, asks),
        PlaceData::Rounds(rounds) => {
            if let (Some(hall), Some(now)) = (&data.hall, now) {
                rounds::show(ui, rounds, hall, now, asks);
            }
        }
        PlaceData::Sheets(data) => sheets::show(ui, data, asks),
        PlaceData::Words(data) => words::show(ui, data, asks),
        PlaceData::Standings(data) => standings::show(ui, data, asks),
        PlaceData::History(data) => history::show(ui, data, asks),
    }
}

fn notices(ui: &mut Ui, data: &ConsoleData, asks: &mut Asks) {
    for (notice, dismiss) in &data.notices {
        let tone = match notice.kind {
            NoticeKind::Problem => Tone::Bad,
            NoticeKind::Done => Tone::Good,
        };
        Frame::new()
            .fill(tone.back(theme::of(ui)))
            .corner_radius(CornerRadius::same(8))
            .inner_margin(Margin::symmetric(12, 6))
            .show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.set_min_width(ui.available_width());
                    let sign = if tone == Tone::Bad { "✗" } else { "✓" };
                    let text = format!("{sign} {}", notice.text);
                    ui.label(RichText::new(text).color(tone.ink(theme::of(ui))));
                    small_act(ui, dismiss, asks);
                });
            });
    }
}
