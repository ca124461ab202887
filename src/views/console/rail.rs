//! The paint of the rail: the places with their pictures and keys, without their names where there is
//! little room. Below them the menus of the user's choices and of the languages. It is as wide as its texts.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, FontId, Frame, Layout, Margin, Panel, Popup, Rect, Response,
    Sense, Stroke, Ui, WidgetInfo, vec2,
};

use super::data::{ConsoleData, LanguagesData, RailItem};
use crate::commands::UserCommand;
use crate::screens::Tone;
use crate::views::competition::StartData;
use crate::views::widgets::{entry, hint, icon, menu_icon};
use crate::views::{Asks, OwnViews, competition, theme};

/// Below this width of the window the rail shows no names.
const NARROW: f32 = 1000.0;

/// From this width of the window on the rail has at least that width.
const WIDE: (f32, f32) = (2000.0, 200.0);

/// The height of a place where there is room for it, and at least.
const ITEM: [f32; 2] = [40.0, 20.0];

/// Where a place's picture has its middle, with the name beside it and without; and where the name
/// begins.
const PICTURE: [f32; 2] = [22.0, 14.0];
const NAME: f32 = 38.0;

/// Between the texts of a place, and beside the last.
const GAP: f32 = 8.0;

/// The size of a key's name, with the place's name and without.
const KEY: [f32; 2] = [12.0, 11.0];

/// The size of what waits, beside a place's name.
const BADGE: f32 = 13.0;

/// Paints the rail.
pub(super) fn show<F: OwnViews>(ui: &mut Ui, data: &ConsoleData<F>, asks: &mut Asks) {
    let narrow = ui.available_width() < NARROW;
    let margin = if narrow { 4 } else { 8 };
    let side = Frame::new().fill(theme::of(ui).rail).inner_margin(Margin::symmetric(margin, 8));
    let width = data.rail.iter().map(|item| width(ui, item, narrow)).fold(0.0, f32::max);
    let least = if ui.available_width() >= WIDE.0 { WIDE.1 } else { 0.0 };
    Panel::left("rail")
        .frame(side)
        .exact_size((width + 2.0 * f32::from(margin)).max(least))
        .resizable(false)
        .show(ui, |ui| {
            // All places and both menus are in sight, however small the window.
            let pieces = data.rail.len() + 2;
            let each = ui.available_height() / u16::try_from(pieces).map_or(8.0, f32::from);
            let gap = &mut ui.spacing_mut().item_spacing.y;
            *gap = gap.min((each - ITEM[1]).clamp(0.0, each * 0.2));
            let height = (each - *gap).clamp(ITEM[1], ITEM[0]);
            for one in &data.rail {
                item(ui, one, (narrow, height), asks);
            }
            ui.with_layout(Layout::bottom_up(egui::Align::LEFT), |ui| {
                menu(ui, data, (narrow, height), asks);
                languages(ui, &data.languages, (narrow, height), asks);
            });
        });
}

/// Beside what can be begun: what the program is, and both menus; where there is little room, the rail.
pub(super) fn beside<F: OwnViews>(
    ui: &mut Ui,
    data: &ConsoleData<F>,
    start: &StartData,
    asks: &mut Asks,
) {
    let window = ui.available_width();
    if window < NARROW {
        return show(ui, data, asks);
    }
    let side = Frame::new().fill(theme::of(ui).rail).inner_margin(Margin::symmetric(32, 20));
    let panel = Panel::left("what it is").frame(side).exact_size((window * 0.32).min(520.0));
    panel.resizable(false).show(ui, |ui| {
        competition::about(ui, start);
        ui.with_layout(Layout::bottom_up(egui::Align::LEFT), |ui| {
            menu(ui, data, (false, ITEM[0]), asks);
            languages(ui, &data.languages, (false, ITEM[0]), asks);
        });
    });
}

/// How wide a text is.
fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// How wide a place is with all its texts.
fn width(ui: &Ui, item: &RailItem, narrow: bool) -> f32 {
    let key = item.act.shortcut.as_deref().unwrap_or_default();
    let key = text_width(ui, key, theme::regular(KEY[usize::from(narrow)]));
    if narrow {
        let badge = text_width(ui, &item.badge, theme::bold(KEY[1]));
        return PICTURE[1] + 14.0 + key.max(badge) + GAP / 2.0;
    }
    let badge = text_width(ui, &item.badge, theme::bold(BADGE));
    let badge = if badge > 0.0 { badge + GAP } else { 0.0 };
    NAME + text_width(ui, &item.act.label, theme::regular(theme::TEXT)) + badge + key + 3.0 * GAP
}

/// A piece of the rail: its ground, and the colours of what stands on it.
fn ground(
    ui: &mut Ui,
    height: f32,
    chosen: bool,
    enabled: bool,
) -> (Rect, Response, Color32, Color32) {
    let size = vec2(ui.available_width(), height);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let palette = theme::of(ui);
    let (fill, ink, faint) = match (chosen, enabled) {
        (true, _) => (palette.panel, palette.ink, palette.muted),
        (false, true) => (Color32::TRANSPARENT, palette.rail_ink, palette.rail_muted),
        (false, false) => {
            let ink = palette.rail_muted.gamma_multiply(0.6);
            (Color32::TRANSPARENT, ink, ink)
        }
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, palette.rail_badge)
    } else if enabled && response.hovered() {
        Stroke::new(1.0, palette.rail_muted)
    } else {
        Stroke::NONE
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(8), fill, line, egui::StrokeKind::Inside);
    if chosen {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, height * 0.2), vec2(4.0, height * 0.6));
        painter.rect_filled(bar, 2.0, palette.accent);
    }
    (rect, response, ink, faint)
}

fn item(ui: &mut Ui, item: &RailItem, (narrow, height): (bool, f32), asks: &mut Asks) {
    let act = &item.act;
    let (rect, response, ink, faint) = ground(ui, height, item.chosen, act.enabled);
    let painter = ui.painter();
    if let UserCommand::Go(place) = act.command {
        icon(painter, picture(rect, narrow), place, ink);
    }
    let badge = if item.chosen { theme::of(ui).accent } else { theme::of(ui).rail_badge };
    let key = act.shortcut.as_deref().unwrap_or_default();
    if narrow {
        // What waits stands above the key.
        let right = rect.right_center() - vec2(GAP / 2.0, 0.0);
        let small = theme::regular(KEY[1]);
        if item.badge.is_empty() {
            painter.text(right, Align2::RIGHT_CENTER, key, small, faint);
        } else {
            painter.text(right, Align2::RIGHT_BOTTOM, &item.badge, theme::bold(KEY[1]), badge);
            painter.text(right, Align2::RIGHT_TOP, key, small, faint);
        }
    } else {
        let left = rect.left_center() + vec2(NAME, 0.0);
        let right = rect.right_center() - vec2(GAP, 0.0);
        let label = theme::regular(theme::TEXT);
        painter.text(left, Align2::LEFT_CENTER, &act.label, label, ink);
        let key =
            painter.text(right, Align2::RIGHT_CENTER, key, theme::regular(KEY[0]), faint).left();
        let right = egui::pos2(key - GAP, right.y);
        painter.text(right, Align2::RIGHT_CENTER, &item.badge, theme::bold(BADGE), badge);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &act.label));
    let response = if narrow { hint(response, &act.label) } else { response };
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// Where the picture stands.
fn picture(rect: Rect, narrow: bool) -> Rect {
    let middle = rect.left_center() + vec2(PICTURE[usize::from(narrow)], 0.0);
    Rect::from_center_size(middle, vec2(20.0, 20.0))
}

/// What the user chooses once: look and size; and where to find everything else.
fn menu<F: OwnViews>(
    ui: &mut Ui,
    data: &ConsoleData<F>,
    (narrow, height): (bool, f32),
    asks: &mut Asks,
) {
    let (rect, response, ink, _) = ground(ui, height, false, true);
    menu_icon(ui.painter(), picture(rect, narrow), ink);
    if !narrow {
        let left = rect.left_center() + vec2(NAME, 0.0);
        let font = theme::regular(theme::TEXT);
        ui.painter().text(left, Align2::LEFT_CENTER, &data.menu_name, font, ink);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &data.menu_name));
    let response = hint(response, &data.menu_name);
    Popup::menu(&response).show(|ui| {
        ui.set_min_width(280.0);
        for (index, part) in data.menu.iter().enumerate() {
            if index > 0 {
                ui.separator();
            }
            for (act, on) in part {
                entry(ui, act, Tone::Plain, Some(*on), asks);
            }
        }
    });
}

/// The languages, each by its own name.
fn languages(ui: &mut Ui, data: &LanguagesData, (narrow, height): (bool, f32), asks: &mut Asks) {
    let (rect, response, ink, _) = ground(ui, height, false, true);
    let painter = ui.painter();
    let picture = picture(rect, narrow).center();
    painter.text(picture, Align2::CENTER_CENTER, &data.code, theme::bold(BADGE), ink);
    if !narrow {
        let left = rect.left_center() + vec2(NAME, 0.0);
        painter.text(left, Align2::LEFT_CENTER, &data.name, theme::regular(theme::TEXT), ink);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &data.label));
    let response = hint(response, &data.label);
    Popup::menu(&response).show(|ui| {
        for (act, on) in &data.choices {
            entry(ui, act, Tone::Plain, Some(*on), asks);
        }
    });
}
