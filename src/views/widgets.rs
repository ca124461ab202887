//! The pieces that places are painted with. They change nothing and know no competition.

mod button;
mod field;
mod icon;
mod lead;
mod rows;
mod told;

pub use button::{
    act, act_row, close_sign, corrections, dangerous, entry, key_at, key_of, key_width, large_act,
    large_primary, menu, menu_width, offered_act, open_sign, plain_act, plain_danger, primary,
    primary_of, put, quiet_act, secondary, small_act, small_act_row, small_act_width, step,
    step_with, toggle, toggle_in_group, toggle_with_key, verdict, wrong_step,
};
pub use field::{
    Above, begin_undo, cursor_to_end, field, field_with_acts, give_keyboard, go_to_line, left_in,
    nothing_to_undo, select_all, was_undone,
};
pub use icon::{icon, menu_icon, search_icon};
pub use lead::lead_on;
pub use rows::{LEFT_OUT, left_out, whole};
pub use told::{give_room, room_given, room_taken, take_room};

use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::Role;
use egui::scroll_area::ScrollAreaOutput;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, Context, CornerRadius, Frame, Id, LayerId, Margin, Order, Rect, Response, RichText,
    ScrollArea, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::{Asks, theme};
use crate::screens::{Act, Tone};

/// Shows which control has the keyboard, and brings it into sight when it gets it.
pub fn keyboard(ui: &Ui, response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    ring(ui, response, theme::of(ui).accent);
}

/// Says more of something when it is pointed at, while hints do not rest.
#[expect(clippy::must_use_candidate, reason = "the response is a by-product")]
pub fn hint(response: Response, text: &str) -> Response {
    if hints_rest(&response.ctx) { response } else { response.on_hover_text(text) }
}

/// Whether hints rest.
pub fn hints_rest(context: &Context) -> bool {
    context.data(|kept| kept.get_temp(hints())).unwrap_or(false)
}

/// Hints rest from now on, or do not.
pub fn rest_hints(context: &Context, rest: bool) {
    context.data_mut(|kept| kept.insert_temp(hints(), rest));
}

fn hints() -> Id {
    Id::unique("hints rest")
}

/// A ring around the control that has the keyboard.
fn ring(ui: &Ui, response: &Response, color: Color32) {
    if response.has_focus() {
        let place = response.rect.expand(2.0);
        let line = Stroke::new(2.0, color);
        ui.painter().rect_stroke(place, CornerRadius::same(10), line, StrokeKind::Middle);
    }
}

/// What has its size by what is in it is laid out once for that before its first frame: nothing jumps under the pointer.
/// It is another one when what it is made of differs.
pub fn settles(context: &Context, what: &str, made_of: impl Hash + Debug) {
    let (known, stands) = (Id::unique(("stands", what)), Id::unique(made_of));
    if context.data(|kept| kept.get_temp::<Id>(known)) != Some(stands) {
        context.data_mut(|kept| kept.insert_temp(known, stands));
        context.request_discard("it has its size by what is in it");
    }
}

/// A white card with a border.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(theme::of(ui).panel)
        .stroke(Stroke::new(1.0, theme::of(ui).line))
        .corner_radius(CornerRadius::same(12))
        .inner_margin(Margin::same(16))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A heading.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::bold(theme::HEADING)).color(theme::of(ui).ink));
}

/// Darkens the window below so much of it: something lies over the rest.
pub fn shade(context: &Context, head: f32) {
    let layer = LayerId::new(Order::Middle, Id::unique("the shade of what lies above"));
    let whole = context.content_rect();
    let below = whole.with_min_y(whole.top() + head);
    context.layer_painter(layer).rect_filled(below, 0.0, Color32::from_black_alpha(120));
}

/// A label over a group.
pub fn label(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::bold(theme::LABEL)).color(theme::of(ui).muted));
}

/// Text that matters less.
pub fn muted(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(theme::LABEL).color(theme::of(ui).muted));
}

/// What stands at the left of a line and a few words at its right end; below it where they have no room beside it.
pub fn beside_or_below(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: &str) {
    let font = egui::FontId::proportional(theme::LABEL);
    let ink = egui::Color32::PLACEHOLDER;
    let wide = ui.painter().layout_no_wrap(right.to_owned(), font, ink).size().x;
    let fits = ui.horizontal(|ui| {
        left(ui);
        let fits = wide <= ui.available_width();
        if fits {
            let end = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(end, |ui| muted(ui, right));
        }
        fits
    });
    if !fits.inner {
        muted(ui, right);
    }
}

/// How wide a text is on one line.
pub fn width_of(ui: &Ui, text: &str, font: &egui::FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}

/// Text that takes a fixed width, shortened where it is longer.
pub fn clipped(ui: &mut Ui, width: f32, text: RichText) {
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(egui::vec2(width, 22.0), layout, |ui| {
        ui.set_width(width);
        ui.add(egui::Label::new(text).truncate());
    });
}

/// Two columns of equal width; one below the other where there is no room.
pub fn two_columns(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    if ui.available_width() < 680.0 {
        left(ui);
        right(ui);
        return;
    }
    let width = (ui.available_width() - 16.0) / 2.0;
    let layout = egui::Layout::top_down(egui::Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.allocate_ui_with_layout(egui::vec2(width, 0.0), layout, left);
        ui.allocate_ui_with_layout(egui::vec2(width, 0.0), layout, right);
    });
}

/// Text in a tone.
pub fn toned(ui: &mut Ui, text: &str, tone: Tone) {
    ui.label(RichText::new(text).size(theme::TEXT).color(tone.ink(theme::of(ui))));
}

/// Bold text.
pub fn strong(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::bold(theme::TEXT)).color(theme::of(ui).ink));
}

/// A sentence on a coloured background; it wraps where there is no room.
pub fn banner(ui: &mut Ui, text: &str, tone: Tone) {
    Frame::new()
        .fill(tone.back(theme::of(ui)))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(8, 4))
        .show(ui, |ui| {
            let text = RichText::new(text).font(theme::bold(theme::TEXT));
            ui.add(egui::Label::new(text.color(tone.ink(theme::of(ui)))).wrap());
        });
}

/// The place of one that comes and goes while something is typed below.
pub fn no_banner(ui: &mut Ui) {
    let (text, font) = ("✓".to_owned(), theme::bold(theme::TEXT));
    let line = ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().y;
    ui.allocate_space(egui::vec2(0.0, line + 8.0));
}

/// A word or two on a coloured background, with a remark; it wraps as one piece.
pub fn chip(ui: &mut Ui, text: &str, note: &str, tone: Tone) -> egui::Response {
    chip_of(ui, (text, theme::TEXT), (note, note, theme::LABEL), 30.0, tone)
}

/// The same where many of them must fit.
pub fn small_chip(ui: &mut Ui, text: &str, note: &str, tone: Tone) -> egui::Response {
    brief_chip(ui, text, note, note, tone)
}

/// The same with a remark of which only a part is painted; hovering shows it whole.
pub fn brief_chip(ui: &mut Ui, text: &str, note: &str, seen: &str, tone: Tone) -> egui::Response {
    chip_of(ui, (text, 14.0), (note, seen, 12.0), 22.0, tone)
}

fn chip_of(
    ui: &mut Ui,
    (text, size): (&str, f32),
    (whole, note, note_size): (&str, &str, f32),
    height: f32,
    tone: Tone,
) -> egui::Response {
    let painter = ui.painter();
    let text = text.to_owned();
    let ink = tone.ink(theme::of(ui));
    let name = if whole.is_empty() { text.clone() } else { format!("{text} {whole}") };
    let brief = whole != note;
    let word = painter.layout_no_wrap(text, theme::bold(size), ink);
    let gap = if note.is_empty() { 0.0 } else { 6.0 };
    // A remark that finds no room on a line of its own is shortened; hovering shows it whole.
    let mut job = LayoutJob::simple_singleline(note.to_owned(), theme::regular(note_size), ink);
    let room = ui.max_rect().width() - word.size().x - gap - 16.0;
    job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    let note = painter.layout_job(job);
    let elided = note.elided;
    let size = egui::vec2(word.size().x + gap + note.size().x + 16.0, height);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(8), tone.back(theme::of(ui)));
    let left = rect.left_center() + egui::vec2(8.0, 0.0);
    let note_at = left + egui::vec2(word.size().x + gap, -note.size().y / 2.0);
    painter.galley(left - egui::vec2(0.0, word.size().y / 2.0), word, ink);
    painter.galley(note_at, note, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    if elided || brief { hint(response, &name) } else { response }
}

/// A bar that shows how much of a whole is left, with marks at some parts of it (0 to 1); where it is.
pub fn bar(
    ui: &mut Ui,
    left: f32,
    color: Color32,
    back: Color32,
    marks: &[(f32, Color32)],
) -> Rect {
    let (rect, _) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), 8.0), egui::Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 4.0, back);
    let mut filled = rect;
    filled.set_width(rect.width() * left.clamp(0.0, 1.0));
    painter.rect_filled(filled, 4.0, color);
    for &(at, color) in marks {
        let x = rect.left() + rect.width() * at;
        painter.vline(x, rect.expand(3.0).y_range(), Stroke::new(2.0, color));
    }
    rect
}

/// The height of so many rows under so much that stands above the first, where they have room; else of as many whole ones
/// as have it with a line below them that says how many are left.
pub fn whole_rows(ui: &mut Ui, [above, row]: [f32; 2], count: usize) -> f32 {
    // Whole rows have nothing that must fade.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let all = above + f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * row;
    let room = ui.available_height() - MORE - above;
    if all <= ui.available_height() { all } else { above + (room / row).floor().max(1.0) * row }
}

/// The same for rows of these heights, with what is between them: all of the room where they need no more.
pub fn whole_rows_of(ui: &mut Ui, heights: &[f32], room: f32) -> f32 {
    ui.spacing_mut().scroll.fade.strength = 0.0;
    if heights.iter().sum::<f32>() <= room {
        return room;
    }
    let below = heights.iter().scan(0.0, |sum, height| {
        *sum += height;
        Some(*sum)
    });
    below.take_while(|sum| *sum <= room - MORE).last().unwrap_or(room - MORE)
}

/// A list of rows of any height in so much room: whole ones, and how many more there are below them; `#` of the text
/// stands for the number.
pub fn whole_list(
    ui: &mut Ui,
    id: &'static str,
    (room, more, count): (f32, &str, usize),
    mut paint: impl FnMut(&mut Ui, usize),
) {
    let kept = heights_of(id);
    let before: Vec<f32> = ui.data(|it| it.get_temp(kept)).unwrap_or_default();
    let mut heights = Vec::new();
    ui.scope(|ui| {
        // The first is seen whole, however high it is.
        let first = before.first().copied().unwrap_or_default();
        let seen = whole_rows_of(ui, &before, room).max(first);
        let list = ScrollArea::vertical().id_salt(id).max_height(seen);
        let list = list.min_scrolled_height(seen).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for row in 0..count {
                let top = ui.cursor().top();
                paint(ui, row);
                heights.push((ui.cursor().top() - top).round());
            }
        });
        left_below_of(ui, more, &list, &heights);
    });
    if before != heights {
        ui.data_mut(|it| it.insert_temp(kept, heights));
        ui.ctx().request_discard("as many rows are seen as have room");
    }
}

/// How high each of a list is, as it was laid out before.
fn heights_of(id: &'static str) -> Id {
    Id::unique(("heights", id))
}

/// How high the first of a list is, as it was laid out before.
pub fn first_of_list(ui: &Ui, id: &'static str) -> f32 {
    let before: Option<Vec<f32>> = ui.data(|it| it.get_temp(heights_of(id)));
    before.and_then(|heights| heights.first().copied()).unwrap_or_default()
}

/// A thin line above a cell of a table, and as far as the next one.
pub fn line_above(ui: &Ui, gap: f32) {
    let place = ui.max_rect();
    let across = egui::Rangef::new(place.left() - gap, place.right() + gap);
    // Across what lies between two columns, which is in none of them.
    let clip = Rect::from_x_y_ranges(across, ui.clip_rect().y_range());
    let mut painter = ui.painter().clone();
    painter.set_clip_rect(clip);
    painter.hline(across, place.top() + 0.5, Stroke::new(1.0, theme::of(ui).line));
}

/// Says how many rows of these heights are below those that are seen; `#` stands for the number.
pub fn left_below_of<R>(ui: &mut Ui, text: &str, list: &ScrollAreaOutput<R>, heights: &[f32]) {
    let end = list.state.clamped_offset().y + list.inner_rect.height();
    let middles = heights.iter().scan(0.0, |sum, height| {
        *sum += height;
        Some(*sum - height / 2.0)
    });
    let left = middles.filter(|middle| *middle > end).count();
    if left > 0 {
        muted(ui, &format!("↓ {}", text.replace('#', &left.to_string())));
    }
}

/// The height of the line that says how many rows are left.
pub const MORE: f32 = 24.0;

/// Says how many rows of a list are below and above those that are seen; `#` stands for the number.
pub fn left_below<R>(ui: &mut Ui, text: &str, list: &ScrollAreaOutput<R>, row: f32) {
    let above = list.state.clamped_offset().y;
    let below = list.content_size.y - above - list.inner_rect.height();
    let told = |sign: &str, hidden: f32| {
        let rows = (hidden / row).round();
        (rows >= 1.0).then(|| format!("{sign} {}", text.replace('#', &format!("{rows:.0}"))))
    };
    let told: Vec<String> = [told("↓", below), told("↑", above)].into_iter().flatten().collect();
    if !told.is_empty() {
        muted(ui, &told.join("   "));
    }
}

/// Lines, each with what can be done about it.
pub fn lines_with_acts(ui: &mut Ui, lines: &[(String, Vec<Act>)], asks: &mut Asks) {
    for (line, acts) in lines {
        toned(ui, line, Tone::Plain);
        if !acts.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for one in acts {
                    small_act(ui, one, asks);
                }
            });
        }
    }
}
