//! The paint of what stands beside the round: the hall as it is seen, and what the bags hold.

use egui::accesskit::Role;
use egui::{
    Align, Align2, Button, CornerRadius, Layout, Popup, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo,
};

use super::data::RoundsData;
use crate::domain::clock::Moment;
use crate::screens::Tone;
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::bags::Bags;
use crate::screens::formats::anagram::hall::Hall;
use crate::views::formats::anagram::hall;
use crate::views::formats::anagram::tile::tile;
use crate::views::widgets::{
    card, entry, keyboard, label, muted, open_sign, small_chip, strong, toggle,
};
use crate::views::{Asks, projector, theme};

/// The hall as it is, so high at most, in a frame of its own while it does not follow the play.
pub(super) fn miniature_card(
    ui: &mut Ui,
    data: &RoundsData,
    (hall, now): (&Hall, Moment),
    high: f32,
    asks: &mut Asks,
) {
    let top = ui.cursor().min;
    card(ui, |ui| miniature(ui, data, (hall, now), high, asks));
    if data.pinned.is_some() {
        let place = egui::Rect::from_min_max(
            top,
            egui::pos2(ui.max_rect().right(), ui.cursor().top() - 8.0),
        );
        let line = Stroke::new(3.0, Tone::Open.ink(theme::of(ui)));
        ui.painter().rect_stroke(place, CornerRadius::same(12), line, StrokeKind::Inside);
    }
}

pub(super) fn miniature(
    ui: &mut Ui,
    data: &RoundsData,
    (hall, now): (&Hall, Moment),
    high: f32,
    asks: &mut Asks,
) {
    ui.horizontal(|ui| {
        let scene = hall::named(data.hall.language, &hall.scene);
        label(ui, &format!("{}: {scene}", data.hall.name));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (text, tone) = &data.hall.follows;
            small_chip(ui, text, "", *tone);
        });
    });
    let width = ui.available_width().min(high * 16.0 / 9.0);
    ui.vertical_centered(|ui| projector::miniature(ui, width, hall, now));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        let ink = theme::of(ui).ink;
        let text = RichText::new(&data.hall.menu).font(theme::bold(theme::LABEL));
        let response = ui.add(Button::new((text, open_sign(ink))));
        keyboard(ui, &response);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &data.hall.menu));
        Popup::menu(&response).show(|ui| {
            ui.set_min_width(300.0);
            for (scene, on) in &data.scenes {
                entry(ui, scene, Tone::Plain, Some(*on), asks);
            }
            ui.separator();
            for one in &data.hall_acts {
                entry(ui, one, Tone::Plain, None, asks);
            }
        });
        for (scene, on) in &data.hall.near {
            toggle(ui, scene, *on, asks);
        }
    });
}

/// The letters left with their counts; a letter that is gone stays, pale.
pub(super) fn bags(ui: &mut Ui, bags: &Bags) {
    ui.spacing_mut().item_spacing.y = 5.0;
    label(ui, &bags.title);
    for group in &bags.groups {
        ui.horizontal(|ui| {
            strong(ui, &group.name);
            muted(ui, &group.remark);
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 3.0);
            for (data, count) in &group.letters {
                left(ui, *data, *count);
            }
        });
        ui.add_space(2.0);
    }
    let guard = RichText::new(&bags.guard).size(theme::LABEL);
    ui.label(guard.color(bags.guard_tone.ink(theme::of(ui))));
}

/// A letter and how many of it are left.
fn left(ui: &mut Ui, data: TileData, count: usize) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(26.0, 44.0), Sense::hover());
    let letter = data.letter.map(|letter| letter.to_string()).unwrap_or_default();
    let name = format!("{letter} {count}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = theme::of(ui);
    let painter = ui.painter();
    let face = egui::Rect::from_min_size(rect.min, egui::vec2(26.0, 28.0));
    let below = egui::pos2(rect.center().x, face.bottom() + 8.0);
    if count == 0 {
        let pale = palette.muted;
        let line = Stroke::new(1.0, palette.line);
        painter.rect_stroke(face, CornerRadius::same(4), line, StrokeKind::Inside);
        let center = Align2::CENTER_CENTER;
        painter.text(face.center(), center, letter, theme::regular(theme::TEXT), pale);
        painter.text(below, center, "0", theme::regular(theme::LABEL), pale);
        return;
    }
    tile(painter, face, data);
    let count = count.to_string();
    painter.text(below, Align2::CENTER_CENTER, count, theme::bold(theme::LABEL), palette.ink);
}
