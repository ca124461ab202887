//! The paint of the console's frame.

use egui::accesskit::Role;
use egui::{
    Button, Color32, CornerRadius, Frame, Layout, Margin, Panel, RichText, Stroke, Ui, WidgetInfo,
    vec2,
};

use super::data::{ConsoleData, PlaceData, RailItem};
use super::head_ui;
use crate::commands::UserCommand;
use crate::domain::clock::Moment;
use crate::views::desk::NoticeKind;
use crate::views::keys::{self, Reach};
use crate::views::theme::{self, Tone};
use crate::views::widgets::{dark_toggle, small_act};
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
    Panel::top("head").frame(bar).show(ui, |ui| head_ui::show(ui, &data.head, asks));
    let side = Frame::new().fill(theme::of(ui).rail).inner_margin(Margin::symmetric(8, 12));
    Panel::left("rail")
        .frame(side)
        .exact_size(168.0)
        .resizable(false)
        .show(ui, |ui| rail(ui, data, asks));
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

fn rail(ui: &mut Ui, data: &ConsoleData, asks: &mut Asks) {
    for item in &data.rail {
        rail_item(ui, item, asks);
    }
    ui.with_layout(Layout::bottom_up(egui::Align::LEFT), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            ui.spacing_mut().item_spacing.x = 2.0;
            for (language, on) in &data.languages {
                dark_toggle(ui, language, *on, asks);
            }
        });
    });
}

fn rail_item(ui: &mut Ui, item: &RailItem, asks: &mut Asks) {
    let (fill, ink) = if item.chosen {
        (theme::of(ui).panel, theme::of(ui).ink)
    } else {
        (Color32::TRANSPARENT, theme::of(ui).rail_ink)
    };
    let text = RichText::new(&item.act.label).size(theme::TEXT).color(ink);
    let side = if item.badge.is_empty() {
        let shortcut = item.act.shortcut.clone().unwrap_or_default();
        RichText::new(shortcut).size(12.0).color(if item.chosen {
            theme::of(ui).muted
        } else {
            theme::of(ui).rail_muted
        })
    } else {
        let badge = RichText::new(&item.badge).font(theme::bold(theme::LABEL));
        badge.color(if item.chosen {
            Tone::Open.ink(theme::of(ui))
        } else {
            theme::of(ui).rail_badge
        })
    };
    let response = ui
        .scope(|ui| {
            ui.visuals_mut().disabled_alpha = 0.4;
            let button = Button::new(text)
                .right_text(side)
                .fill(fill)
                .stroke(Stroke::NONE)
                .corner_radius(CornerRadius::same(8))
                .min_size(vec2(152.0, 40.0));
            ui.add_enabled(item.act.enabled, button)
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, item.act.enabled, &item.act.label));
    if response.clicked() {
        asks.push(item.act.command.clone());
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
