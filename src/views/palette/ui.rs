//! The paint of the palette and of the sheet of keys.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Button, Color32, Context, Frame, Galley, Id, Key, Label, Modal, Rect, RichText,
    ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::data::{PaletteData, PaletteRow};
use super::keys::{KeyRow, KeysData};
use crate::commands::UserCommand;
use crate::views::widgets::{
    act, field, heading, key_of, key_width, label, left_below_of, muted, primary, put, settles,
    shade, whole_rows_of, width_of,
};
use crate::views::{Asks, theme};

/// What stands above: how high it is, and whether a time runs in it.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// How high it is.
    pub height: f32,
    /// Whether a time runs in it, which stays as light as ever.
    pub timed: bool,
}

/// Paints the palette over everything else, below the head.
pub fn show(context: &Context, data: &PaletteData, head: Head, asks: &mut Asks) {
    settles(context, "palette", &data.title);
    over(context, ("palette", PALETTE_WIDTH, head), asks, |ui, height, asks| {
        heading(ui, &data.title);
        field(ui, &data.search, asks);
        if !data.none.is_empty() {
            muted(ui, &data.none);
        }
        let room = height - 110.0;
        let heights: Vec<f32> = data.rows.iter().map(|row| height_of(ui, row)).collect();
        let low = heights.iter().sum::<f32>() <= room;
        ui.scope(|ui| {
            // What is typed finds other rows: the palette stays where it is while they have no room.
            ui.set_min_height(if low { 0.0 } else { room });
            ui.spacing_mut().item_spacing.y = BETWEEN;
            let seen = whole_rows_of(ui, &heights, room);
            let list = ScrollArea::vertical().id_salt("palette rows").max_height(seen);
            let list = list.min_scrolled_height(seen).show(ui, |ui| {
                let width = ui.available_width();
                for (one, height) in data.rows.iter().zip(&heights) {
                    let (mut rect, _) =
                        ui.allocate_exact_size(vec2(width, height - BETWEEN), Sense::hover());
                    if !one.group.is_empty() {
                        group(&mut ui.new_child(UiBuilder::new().max_rect(rect)), &one.group);
                        rect.min.y += GROUP;
                    }
                    row(&mut ui.new_child(UiBuilder::new().max_rect(rect)), one, asks);
                }
            });
            left_below_of(ui, &data.more, &list, &heights);
        });
    });
}

/// What is longer than its place is gone through by the keys, too.
fn by_keys(ui: &mut Ui, page: f32) {
    const LINE: f32 = 48.0;
    const END: f32 = 100_000.0;
    let ways = [
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::ArrowDown, -LINE),
        (Key::ArrowUp, LINE),
        (Key::End, -END),
        (Key::Home, END),
    ];
    let pressed = ways.into_iter().filter(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    let by: f32 = pressed.map(|(_, by)| by).sum();
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

/// A list begins at its top when it comes up, wherever it was left.
fn from_the_top(ui: &Ui, list: ScrollArea, name: &str) -> ScrollArea {
    let seen = Id::unique(("seen in which frame", name));
    let now = ui.ctx().cumulative_frame_nr();
    let before: Option<u64> = ui.data(|kept| kept.get_temp(seen));
    ui.data_mut(|kept| kept.insert_temp(seen, now));
    if before.is_some_and(|before| before + 1 >= now) {
        list
    } else {
        list.vertical_scroll_offset(0.0)
    }
}

/// Paints what one does in the place, its keys below that, and beside them every other key.
pub fn show_keys(context: &Context, data: &KeysData, head: Head, asks: &mut Asks) {
    let named = data.parts.each_ref().map(|(place, keys)| (place, keys.len()));
    settles(context, "keys", (&data.about, &data.now, named));
    over(context, ("keys", KEYS_WIDTH, head), asks, |ui, height, asks| {
        heading(ui, &data.title);
        // As high in every place, from the first frame on.
        let room = height - 110.0;
        ui.scope(|ui| {
            ui.set_min_height(room);
            keys_of_places(ui, data, room);
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            primary(ui, &data.close, asks);
            if let Some(guide) = &data.guide {
                act(ui, guide, asks);
            }
        });
    });
}

fn keys_of_places(ui: &mut Ui, data: &KeysData, room: f32) {
    let [here, everywhere] = &data.parts;
    // Until their rows are known both may want more than there is, and nothing else may stand by that.
    let whole = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), room));
    let (left, right) = whole.split_left_right_at_fraction(OF_PLACE);
    let mut column = |place: Rect| ui.new_child(UiBuilder::new().max_rect(place));
    of_place(&mut column(left.with_max_x(left.right() - BETWEEN_KEYS)), data, here, room);
    act_everywhere(&mut column(right), data, everywhere, room);
    ui.advance_cursor_after_rect(whole);
}

/// What is to be done now, the keys of the place, and below them what one does there: whole rows and lines.
fn of_place(ui: &mut Ui, data: &KeysData, (place, rows): &(String, Vec<KeyRow>), room: f32) {
    // How high each row and line is, as it was laid out before.
    let kept = Id::unique("the rows of the place's keys");
    let before: Vec<f32> = ui.data(|it| it.get_temp(kept)).unwrap_or_default();
    let seen = whole_rows_of(ui, &before, room);
    let list = ScrollArea::vertical().id_salt("keys of the place").max_height(seen);
    let list = from_the_top(ui, list, "keys of the place");
    let mut heights = Vec::new();
    let list = list.min_scrolled_height(seen).show(ui, |ui| {
        by_keys(ui, seen);
        let top = ui.cursor().top();
        if let Some(now) = &data.now {
            to_be_done(ui, &data.now_title, now);
        }
        label(ui, place);
        let mut high = vec![ui.cursor().top() - top];
        // What one does there comes before what cannot be asked now.
        let acting = rows.iter().take_while(|row| row.acts).count();
        let (first, resting) = rows.split_at(acting);
        keys(ui, first, &mut high);
        heights = high;
        about(ui, &data.about, &mut heights);
        if !resting.is_empty() {
            let mut high = Vec::new();
            ui.add_space(GAP);
            keys(ui, resting, &mut high);
            if let Some(first) = high.first_mut() {
                *first += GAP;
            }
            heights.extend(high);
        }
    });
    left_below_of(ui, &data.more, &list, &heights);
    if before != heights {
        ui.data_mut(|it| it.insert_temp(kept, heights));
        ui.ctx().request_discard("as many keys are seen as have room");
    }
}

/// What one does in a place, line by line, and how high each line is with all its rows.
fn about(ui: &mut Ui, lines: &str, heights: &mut Vec<f32>) {
    let font = theme::regular(theme::TEXT);
    for (at, line) in lines.lines().enumerate() {
        let top = ui.cursor().top();
        ui.add_space(if at == 0 { GAP } else { 0.0 });
        let parted = line.split_once(' ').filter(|(sign, _)| *sign == "•");
        let (sign, text) = parted.unwrap_or(("", line));
        // A row that goes on begins below the first letter.
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for text in [sign, text].into_iter().filter(|text| !text.is_empty()) {
                ui.add(Label::new(RichText::new(text).font(font.clone())).wrap());
            }
        });
        heights.push(ui.cursor().top() - top);
    }
}

/// What is to be done now.
fn to_be_done(ui: &mut Ui, title: &str, [what, keys]: &[String; 2]) {
    label(ui, title);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let accent = theme::of(ui).accent;
        for text in [keys, what].into_iter().filter(|text| !text.is_empty()) {
            let text = RichText::new(text).font(theme::bold(theme::HEADING));
            ui.label(text.color(accent));
        }
    });
    ui.add_space(10.0);
}

/// The keys that act everywhere: whole rows, and how many there are below them.
fn act_everywhere(
    ui: &mut Ui,
    data: &KeysData,
    (everywhere, rows): &(String, Vec<KeyRow>),
    room: f32,
) {
    // How high each row is, as it was laid out before its first frame.
    let kept = Id::unique("the rows of keys");
    let before: Vec<f32> = ui.data(|it| it.get_temp(kept)).unwrap_or_default();
    let seen = whole_rows_of(ui, &before, room);
    let list = ScrollArea::vertical().id_salt("keys everywhere").max_height(seen);
    let list = from_the_top(ui, list, "keys everywhere");
    let mut heights = Vec::new();
    let list = list.min_scrolled_height(seen).show(ui, |ui| {
        by_keys(ui, seen);
        let top = ui.cursor().top();
        label(ui, everywhere);
        heights.push(ui.cursor().top() - top);
        keys(ui, rows, &mut heights);
        if let Some(elsewhere) = &data.elsewhere {
            let top = ui.cursor().top();
            ui.add_space(GAP);
            muted(ui, elsewhere);
            heights.push(ui.cursor().top() - top);
        }
    });
    left_below_of(ui, &data.more, &list, &heights);
    if before != heights {
        ui.data_mut(|it| it.insert_temp(kept, heights));
        ui.ctx().request_discard("as many keys are seen as have room");
    }
}

/// The keys of a place, each with what it does, and how high each row is with what is below it. No grid of the toolkit,
/// which knows its rows from its second frame on.
fn keys(ui: &mut Ui, keys: &[KeyRow], heights: &mut Vec<f32>) {
    let widths = keys.iter().map(|row| width_of(ui, &row.key, &theme::bold(theme::LABEL)));
    let widest = widths.fold(0.0, f32::max);
    for row in keys {
        let top = ui.cursor().top();
        if row.key.is_empty() {
            ui.add_space(ABOVE_REASON);
        }
        let palette = theme::of(ui);
        let ink = if row.acts { palette.ink } else { palette.muted };
        let font = if row.acts { theme::bold } else { theme::regular };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let key = RichText::new(&row.key).font(font(theme::LABEL)).color(ink);
            let key = ui.add(Label::new(key).extend());
            ui.add_space(widest - key.rect.width() + BESIDE);
            let body = TextStyle::Body.resolve(ui.style());
            let legend = TextFormat::simple(theme::regular(theme::LEGEND), palette.muted);
            let named = TextFormat::simple(body, ink);
            let mut what = LayoutJob::default();
            what.append(&row.what, 0.0, if row.key.is_empty() { legend.clone() } else { named });
            if !row.why.is_empty() {
                what.append(&row.why, WHY, legend);
            }
            ui.add(Label::new(what).wrap());
        });
        heights.push(ui.cursor().top() - top);
    }
}

/// What lies above what one does in a place, and above keys that follow it.
const GAP: f32 = 10.0;
/// What lies above a reason that is of several keys below it.
const ABOVE_REASON: f32 = 8.0;
/// What lies between a key and what it does.
const BESIDE: f32 = 16.0;
/// What lies between what a key does and why it does not now.
const WHY: f32 = 12.0;

/// How wide the palette and the sheet of keys are, where there is room.
const PALETTE_WIDTH: f32 = 620.0;
const KEYS_WIDTH: f32 = 1160.0;
/// How much of it has what one does in the place, and what is between that and the keys that act everywhere.
const OF_PLACE: f32 = 0.62;
const BETWEEN_KEYS: f32 = 24.0;

/// Below the head, in which a time that runs is in sight, and always from there on: whatever is found, its top stays.
fn over(
    context: &Context,
    (id, width, head): (&str, f32, Head),
    asks: &mut Asks,
    contents: impl FnOnce(&mut Ui, f32, &mut Asks),
) {
    let screen = context.content_rect().size();
    let Head { height, timed } = head;
    let head = if screen.y - height < LOW { 0.0 } else { height };
    shade(context, if timed { head } else { 0.0 });
    let area = Modal::default_area(Id::unique(id));
    let area = area.anchor(Align2::CENTER_TOP, vec2(0.0, head + BELOW_HEAD));
    let frame = Frame::new()
        .fill(theme::of_visuals(&context.global_style().visuals).panel)
        .corner_radius(12)
        .inner_margin(20);
    let modal = Modal::new(Id::unique(id))
        .area(area)
        .frame(frame)
        .backdrop_color(Color32::TRANSPARENT)
        .show(context, |ui| {
            ui.set_width(width.min(screen.x - 80.0));
            contents(ui, (screen.y - head - AROUND).max(200.0), asks);
        });
    if modal.backdrop_response.clicked() {
        asks.push(UserCommand::Cancel);
    }
}

/// What is between the head and what lies below it, and what margins and both gaps take.
const BELOW_HEAD: f32 = 10.0;
const AROUND: f32 = 64.0;
/// Below so much height beside the head all of the window is taken.
const LOW: f32 = 480.0;

/// What a row of the palette takes, with its remark and what is below it.
fn height_of(ui: &Ui, row: &PaletteRow) -> f32 {
    let remark = if row.remark.is_empty() {
        0.0
    } else {
        let bar = ui.spacing().scroll.floating_allocated_width;
        let width = ui.available_width() - bar - INDENT;
        let font = theme::regular(REMARK);
        let text = ui.painter().layout(row.remark.clone(), font, Color32::PLACEHOLDER, width);
        text.size().y.max(ui.spacing().interact_size.y) + BETWEEN
    };
    let line = named(ui, row).size().y + 2.0 * ui.spacing().button_padding.y;
    let group = if row.group.is_empty() { 0.0 } else { GROUP };
    group + line.max(ROW) + BETWEEN + remark
}

/// The title of a group, above its first row.
fn group(ui: &mut Ui, title: &str) {
    ui.add_space(GROUP - 20.0);
    ui.horizontal(|ui| {
        ui.add_space(INDENT);
        label(ui, title);
    });
}

/// What a row is called, wrapped before its key.
fn named(ui: &Ui, row: &PaletteRow) -> Arc<Galley> {
    let room = ui.available_width() - 3.0 * INDENT - key_width(ui, &row.act);
    let font = theme::regular(theme::TEXT);
    ui.painter().layout(row.act.label.clone(), font, Color32::PLACEHOLDER, room)
}

/// The height of the title of a group.
const GROUP: f32 = 28.0;
/// The least height of a row, what is between two, and where its remark begins, with the size of its letters.
const ROW: f32 = 30.0;
const BETWEEN: f32 = 2.0;
const INDENT: f32 = 12.0;
const REMARK: f32 = 12.0;

fn row(ui: &mut Ui, row: &PaletteRow, asks: &mut Asks) {
    let palette = theme::of(ui);
    let text = named(ui, row);
    let fill = if row.chosen { palette.accent_back } else { palette.panel };
    let button = match &row.act.shortcut {
        Some(key) => Button::new(text).shortcut_text(key_of(ui, key, palette.muted)),
        None => Button::new(text),
    };
    let button = button
        .fill(fill)
        .stroke(egui::Stroke::NONE)
        .min_size(vec2(ui.available_width() - INDENT, ROW));
    let response = put(ui, row.act.enabled, button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, row.act.enabled, &row.act.label));
    if !row.remark.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(INDENT);
            let remark = RichText::new(&row.remark).size(REMARK).color(palette.muted);
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
