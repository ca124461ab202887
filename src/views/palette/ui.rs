//! The paint of the palette and of the sheet of keys.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Button, Color32, Context, Frame, Id, Key, Label, Layout, Modal, RichText, ScrollArea,
    TextStyle, Ui, WidgetInfo,
};

use super::data::{KeyRow, KeysData, PaletteData, PaletteRow};
use crate::commands::UserCommand;
use crate::views::widgets::{field, heading, label, muted, primary, settles, width_of};
use crate::views::{Asks, theme};

/// Paints the palette over everything else.
pub fn show(context: &Context, data: &PaletteData, asks: &mut Asks) {
    settles(context, "palette", &data.title);
    over(context, ("palette", PALETTE_WIDTH), asks, |ui, height, asks| {
        heading(ui, &data.title);
        field(ui, &data.search, asks);
        if !data.none.is_empty() {
            muted(ui, &data.none);
        }
        let list = ScrollArea::vertical()
            .id_salt("palette rows")
            .max_height(height - 110.0)
            .min_scrolled_height(height - 110.0);
        list.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for one in &data.rows {
                row(ui, one, asks);
            }
        });
    });
}

/// What is longer than its place is gone through by the keys, too.
fn by_keys(ui: &mut Ui, page: f32) {
    const LINE: f32 = 48.0;
    let ways = [
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::ArrowDown, -LINE),
        (Key::ArrowUp, LINE),
    ];
    let pressed = ways.into_iter().filter(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    let by: f32 = pressed.map(|(_, by)| by).sum();
    if by != 0.0 {
        ui.scroll_with_delta(egui::vec2(0.0, by));
    }
}

/// Paints what one does in the place, its keys below that, and beside them every other key.
pub fn show_keys(context: &Context, data: &KeysData, asks: &mut Asks) {
    let named = data.parts.iter().map(|(place, keys)| (place, keys.len()));
    settles(context, "keys", (&data.about, &data.now, named.collect::<Vec<_>>()));
    over(context, ("keys", KEYS_WIDTH), asks, |ui, height, asks| {
        heading(ui, &data.title);
        // As high in every place, from the first frame on.
        let room = height - 110.0;
        ui.scope(|ui| {
            ui.set_min_height(room);
            keys_of_places(ui, data, room);
        });
        ui.add_space(8.0);
        primary(ui, &data.close, asks);
    });
}

fn keys_of_places(ui: &mut Ui, data: &KeysData, room: f32) {
    let list =
        ScrollArea::vertical().id_salt("keys of places").max_height(room).min_scrolled_height(room);
    list.show(ui, |ui| {
        by_keys(ui, room);
        let (here, others) = data.parts.split_at(data.parts.len().min(1));
        ui.spacing_mut().item_spacing.x = 24.0;
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            if let Some([what, keys]) = &data.now {
                label(left, &data.now_title);
                left.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 12.0;
                    let accent = theme::of(ui).accent;
                    for text in [keys, what].into_iter().filter(|text| !text.is_empty()) {
                        let text = RichText::new(text).font(theme::bold(theme::HEADING));
                        ui.label(text.color(accent));
                    }
                });
                left.add_space(10.0);
            }
            for part in here {
                label(left, &part.0);
                if !data.about.is_empty() {
                    // A column would stretch its lines.
                    left.with_layout(Layout::top_down(Align::LEFT), |ui| {
                        ui.label(RichText::new(&data.about).size(theme::TEXT));
                    });
                    left.add_space(10.0);
                }
                keys(left, part);
            }
            for part in others {
                label(right, &part.0);
                keys(right, part);
                right.add_space(8.0);
            }
        });
    });
}

/// The keys of a place, each with what it does. No grid of the toolkit, which knows its rows from its second frame on.
fn keys(ui: &mut Ui, (_, keys): &(String, Vec<KeyRow>)) {
    let widths = keys.iter().map(|row| width_of(ui, &row.key, &theme::bold(theme::LABEL)));
    let widest = widths.fold(0.0, f32::max);
    for row in keys {
        let palette = theme::of(ui);
        let ink = if row.acts { palette.ink } else { palette.muted };
        let font = if row.acts { theme::bold } else { theme::regular };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let key = RichText::new(&row.key).font(font(theme::LABEL)).color(ink);
            let key = ui.add(Label::new(key).extend());
            ui.add_space(widest - key.rect.width() + BESIDE);
            let body = TextStyle::Body.resolve(ui.style());
            let mut what = LayoutJob::default();
            what.append(&row.what, 0.0, TextFormat::simple(body, ink));
            if !row.why.is_empty() {
                let legend = TextFormat::simple(theme::regular(theme::LEGEND), palette.muted);
                what.append(&row.why, WHY, legend);
            }
            ui.add(Label::new(what).wrap());
        });
    }
}

/// What lies between a key and what it does.
const BESIDE: f32 = 16.0;
/// What lies between what a key does and why it does not now.
const WHY: f32 = 12.0;

/// How wide the palette and the sheet of keys are, where there is room.
const PALETTE_WIDTH: f32 = 620.0;
const KEYS_WIDTH: f32 = 1040.0;

fn over(
    context: &Context,
    (id, width): (&str, f32),
    asks: &mut Asks,
    contents: impl FnOnce(&mut Ui, f32, &mut Asks),
) {
    let screen = context.content_rect().size();
    let frame = Frame::new()
        .fill(theme::of_visuals(&context.global_style().visuals).panel)
        .corner_radius(12)
        .inner_margin(20);
    let modal = Modal::new(Id::unique(id))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(120))
        .show(context, |ui| {
            ui.set_width(width.min(screen.x - 80.0));
            contents(ui, (screen.y - 120.0).max(200.0), asks);
        });
    if modal.backdrop_response.clicked() {
        asks.push(UserCommand::Cancel);
    }
}

fn row(ui: &mut Ui, row: &PaletteRow, asks: &mut Asks) {
    let palette = theme::of(ui);
    let text = RichText::new(&row.act.label).size(theme::TEXT);
    let key = RichText::new(row.act.shortcut.clone().unwrap_or_default()).size(12.0);
    let fill = if row.chosen { palette.accent_back } else { palette.panel };
    let button = Button::new(text)
        .right_text(key.color(palette.muted))
        .fill(fill)
        .stroke(egui::Stroke::NONE)
        .min_size(egui::vec2(ui.available_width() - 12.0, 30.0));
    let response = ui.add_enabled(row.act.enabled, button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, row.act.enabled, &row.act.label));
    if !row.remark.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            let remark = RichText::new(&row.remark).size(12.0).color(palette.muted);
            // Whole: why it cannot be asked now is what somebody looks for.
            ui.add(Label::new(remark).wrap());
        });
    }
    let moved = ui.input(|input| input.key_down(Key::ArrowDown) || input.key_down(Key::ArrowUp));
    if row.chosen && moved {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(UserCommand::Cancel);
        asks.push(row.act.command.clone());
    }
}
