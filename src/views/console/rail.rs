//! The paint of the rail: the places with their pictures; only the pictures where there is little
//! room. Below them the choices of the user, and the languages.

use egui::accesskit::Role;
use egui::{
    Align2, Button, Color32, CornerRadius, Frame, Layout, Margin, Panel, Popup, Rect, Response,
    Sense, Stroke, Ui, WidgetInfo, vec2,
};

use super::data::{ConsoleData, RailItem};
use crate::commands::UserCommand;
use crate::views::Asks;
use crate::views::act::Act;
use crate::views::theme;
use crate::views::widgets::{dark_toggle, icon, menu_icon};

/// Below this width of the window the rail shows pictures only.
const NARROW: f32 = 1000.0;

/// The height of a place where there is room for it, and at least.
const ITEM: [f32; 2] = [40.0, 20.0];

/// The room that a key's name takes.
const KEY: f32 = 44.0;

/// Paints the rail.
pub(super) fn show(ui: &mut Ui, data: &ConsoleData, asks: &mut Asks) {
    let narrow = ui.available_width() < NARROW;
    let side = Frame::new().fill(theme::of(ui).rail).inner_margin(Margin::symmetric(8, 12));
    Panel::left("rail")
        .frame(side)
        .exact_size(if narrow { 60.0 } else { 176.0 })
        .resizable(false)
        .show(ui, |ui| {
            // All places and the menu are in sight, however small the window.
            let gap = ui.spacing().item_spacing.y;
            let pieces = data.rail.len() + 1 + usize::from(!narrow);
            let each = ui.available_height() / u16::try_from(pieces).map_or(8.0, f32::from);
            let height = (each - gap).clamp(ITEM[1], ITEM[0]);
            for one in &data.rail {
                item(ui, one, (narrow, height), asks);
            }
            ui.with_layout(Layout::bottom_up(egui::Align::LEFT), |ui| {
                menu(ui, data, height, asks);
                let languages = |ui: &mut Ui| {
                    ui.spacing_mut().button_padding = vec2(8.0, 4.0);
                    ui.spacing_mut().item_spacing.x = 2.0;
                    for (language, on) in &data.languages {
                        dark_toggle(ui, language, *on, asks);
                    }
                };
                // Narrow, the menu has them.
                if !narrow {
                    ui.horizontal(languages);
                }
            });
        });
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
    let right = rect.right_center() - vec2(8.0, 0.0);
    if narrow {
        let corner = rect.right_top() + vec2(-3.0, 3.0);
        painter.text(corner, Align2::RIGHT_TOP, &item.badge, theme::bold(11.0), badge);
    } else {
        let left = rect.left_center() + vec2(38.0, 0.0);
        let label = theme::regular(theme::TEXT);
        let label = painter.text(left, Align2::LEFT_CENTER, &act.label, label, ink);
        if item.badge.is_empty() {
            // Where the name leaves no room the key is told by F1 alone.
            let key = act.shortcut.as_deref().unwrap_or_default();
            let room = right.x - label.right() > KEY;
            let key = if room { key } else { "" };
            painter.text(right, Align2::RIGHT_CENTER, key, theme::regular(12.0), faint);
        } else {
            painter.text(right, Align2::RIGHT_CENTER, &item.badge, theme::bold(13.0), badge);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &act.label));
    let response = if narrow {
        let key = act.shortcut.as_deref().unwrap_or_default();
        response.on_hover_text(format!("{} {key}", act.label))
    } else {
        response
    };
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// Where the picture stands.
fn picture(rect: Rect, narrow: bool) -> Rect {
    let size = vec2(20.0, 20.0);
    if narrow {
        Rect::from_center_size(rect.center(), size)
    } else {
        Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), size)
    }
}

/// What the user chooses once: look, size, language; and where to find everything else.
fn menu(ui: &mut Ui, data: &ConsoleData, height: f32, asks: &mut Asks) {
    let (rect, response, ink, _) = ground(ui, height, false, true);
    menu_icon(ui.painter(), picture(rect, true), ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &data.menu_name));
    let response = response.on_hover_text(&data.menu_name);
    Popup::menu(&response).show(|ui| {
        ui.set_min_width(280.0);
        for part in &data.menu {
            for (act, on) in part {
                choice(ui, act, *on, asks);
            }
            ui.separator();
        }
        for (act, on) in &data.languages {
            choice(ui, act, *on, asks);
        }
    });
}

fn choice(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) {
    let text = if on { format!("✓ {}", act.label) } else { act.label.clone() };
    let key = act.shortcut.clone().unwrap_or_default();
    let button = Button::new(text).right_text(key).stroke(Stroke::NONE);
    let response = ui.add_sized([ui.available_width(), 30.0], button);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &act.label));
    if response.clicked() {
        asks.push(act.command.clone());
    }
}
