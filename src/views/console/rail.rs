//! The paint of the rail: the places with their pictures and keys, without their names where there is
//! little room. Below them what everything else is found by, and the menus of the user's choices and of the languages. It is as
//! wide as its texts.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, FontId, Frame, Layout, Margin, Panel, Popup, Rect, Response,
    Sense, SetOpenCommand, Stroke, Ui, WidgetInfo, vec2,
};

use super::data::{ConsoleData, LanguagesData, MenuData, RailItem};
use crate::commands::UserCommand;
use crate::screens::{Act, Tone};
use crate::views::competition::StartData;
use crate::views::widgets::{entry, hint, icon, menu_icon, search_icon};
use crate::views::{Asks, OwnViews, competition, theme};

/// Below this width of the window the rail shows no names.
const NARROW: f32 = 1000.0;

/// From this width of the window on the rail has at least that width.
const WIDE: (f32, f32) = (2000.0, 200.0);

/// In less height the rail has no more than the places and both menus.
const ROOMY: f32 = 400.0;

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

/// The size of what waits, beside a place's name; what its pill has beside and above it.
const BADGE: f32 = 13.0;
const PILL: egui::Vec2 = vec2(9.0, 2.0);

/// Paints the rail.
pub(super) fn show<F: OwnViews>(ui: &mut Ui, data: &ConsoleData<F>, asks: &mut Asks) {
    let narrow = ui.available_width() < NARROW;
    let margin = if narrow { 4 } else { 8 };
    let side = Frame::new().fill(theme::of(ui).rail).inner_margin(Margin::symmetric(margin, 8));
    let places = data.rail.iter().map(|item| (&item.act, item.badge.as_str()));
    let others = data.finders.iter().chain([&data.menu.act]).map(|act| (act, ""));
    let width = places.chain(others).map(|item| width(ui, item, narrow)).fold(0.0, f32::max);
    let least = if ui.available_width() >= WIDE.0 { WIDE.1 } else { 0.0 };
    Panel::left("rail")
        .frame(side)
        .exact_size((width + 2.0 * f32::from(margin)).max(least))
        .resizable(false)
        .show(ui, |ui| {
            // All places and both menus are in sight, however small the window.
            let finders: &[Act] = if ui.available_height() >= ROOMY { &data.finders } else { &[] };
            let pieces = data.rail.len() + finders.len() + 2;
            let each = ui.available_height() / u16::try_from(pieces).map_or(8.0, f32::from);
            let gap = &mut ui.spacing_mut().item_spacing.y;
            *gap = gap.min((each - ITEM[1]).clamp(0.0, each * 0.2));
            let height = (each - *gap).clamp(ITEM[1], ITEM[0]);
            for one in &data.rail {
                item(ui, one, (narrow, height), asks);
            }
            ui.with_layout(Layout::bottom_up(egui::Align::LEFT), |ui| {
                below(ui, (data, finders), (narrow, height), asks);
            });
        });
}

/// From the foot up: languages, the menu, and by what everything else is found.
fn below<F: OwnViews>(
    ui: &mut Ui,
    (data, finders): (&ConsoleData<F>, &[Act]),
    room: (bool, f32),
    asks: &mut Asks,
) {
    languages(ui, &data.languages, room, asks);
    menu(ui, &data.menu, room, asks);
    for act in finders.iter().rev() {
        finder(ui, act, room, asks);
    }
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
            below(ui, (data, &data.finders), (false, ITEM[0]), asks);
        });
    });
}

/// How wide a text is.
fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// How wide a place is with all its texts.
fn width(ui: &Ui, (act, badge): (&Act, &str), narrow: bool) -> f32 {
    let key = act.shortcut.as_deref().unwrap_or_default();
    let key = text_width(ui, key, theme::regular(KEY[usize::from(narrow)]));
    if narrow {
        let badge = text_width(ui, badge, theme::bold(KEY[1]));
        return PICTURE[1] + 14.0 + key.max(badge) + GAP / 2.0;
    }
    let badge = text_width(ui, badge, theme::bold(BADGE));
    let badge = if badge > 0.0 { badge + 2.0 * PILL.x } else { 0.0 };
    // What waits stands in the place of the key: the rail grows no wider by it.
    NAME + text_width(ui, &act.label, theme::regular(theme::TEXT)) + badge.max(key) + 3.0 * GAP
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
        (false, false) => (Color32::TRANSPARENT, palette.rail_muted, palette.rail_muted),
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
    if let UserCommand::Go(place) = act.command {
        icon(ui.painter(), picture(rect, narrow), place, ink);
    }
    texts(ui, rect, (act, &item.badge, item.chosen), narrow, (ink, faint));
    pressed(response, act, narrow, asks);
}

/// Opens what everything else is found by.
fn finder(ui: &mut Ui, act: &Act, (narrow, height): (bool, f32), asks: &mut Asks) {
    let (rect, response, ink, faint) = ground(ui, height, false, act.enabled);
    let painter = ui.painter();
    let square = picture(rect, narrow);
    if act.command == UserCommand::OpenPalette {
        search_icon(painter, square, ink);
    } else {
        painter.text(square.center(), Align2::CENTER_CENTER, "?", theme::bold(theme::TEXT), ink);
    }
    texts(ui, rect, (act, "", false), narrow, (ink, faint));
    pressed(response, act, narrow, asks);
}

/// Its name, what waits there and its key; without its name where there is little room.
fn texts(
    ui: &Ui,
    rect: Rect,
    (act, waits, chosen): (&Act, &str, bool),
    narrow: bool,
    (ink, faint): (Color32, Color32),
) {
    let painter = ui.painter();
    let key = act.shortcut.as_deref().unwrap_or_default();
    if narrow {
        let badge = if chosen { theme::of(ui).accent } else { theme::of(ui).rail_badge };
        // What waits stands above the key.
        let right = rect.right_center() - vec2(GAP / 2.0, 0.0);
        let small = theme::regular(KEY[1]);
        if waits.is_empty() {
            painter.text(right, Align2::RIGHT_CENTER, key, small, faint);
        } else {
            painter.text(right, Align2::RIGHT_BOTTOM, waits, theme::bold(KEY[1]), badge);
            painter.text(right, Align2::RIGHT_TOP, key, small, faint);
        }
        return;
    }
    let left = rect.left_center() + vec2(NAME, 0.0);
    let right = rect.right_center() - vec2(GAP, 0.0);
    painter.text(left, Align2::LEFT_CENTER, &act.label, theme::regular(theme::TEXT), ink);
    if waits.is_empty() {
        painter.text(right, Align2::RIGHT_CENTER, key, theme::regular(KEY[0]), faint);
        return;
    }
    let palette = theme::of(ui);
    let text = painter.layout_no_wrap(waits.to_owned(), theme::bold(BADGE), palette.rail);
    let size = text.size() + 2.0 * PILL;
    let pill = Align2::RIGHT_CENTER.anchor_size(right, size);
    painter.rect_filled(pill, CornerRadius::same(u8::MAX), palette.rail_badge);
    painter.galley(pill.min + PILL, text, palette.rail);
}

/// What a press asks, and what a hint says where there is no name.
fn pressed(response: Response, act: &Act, narrow: bool, asks: &mut Asks) {
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

/// What the user chooses once: look and size.
fn menu(ui: &mut Ui, data: &MenuData, (narrow, height): (bool, f32), asks: &mut Asks) {
    let act = &data.act;
    let (rect, response, ink, faint) = ground(ui, height, false, true);
    menu_icon(ui.painter(), picture(rect, narrow), ink);
    texts(ui, rect, (act, "", false), narrow, (ink, faint));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &act.label));
    let response = hint(response, &act.label);
    let opens = (response.clicked() || data.opens).then_some(SetOpenCommand::Toggle);
    Popup::menu(&response).open_memory(opens).show(|ui| {
        ui.set_min_width(280.0);
        for (index, part) in data.groups.iter().enumerate() {
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
