//! What was done, and why a key did nothing, told on a dark pill over the place: it moves nothing, and goes by itself.

use std::time::Duration;

use egui::{
    Align, Area, CornerRadius, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, Ui,
};
use egui::{Vec2, vec2};

use super::free;
use crate::commands::UserCommand;
use crate::screens::Act;
use crate::views::desk::{Notice, NoticeKind};
use crate::views::widgets::{key_width, small_act, width_of};
use crate::views::{Asks, theme};

/// How long it stays, in seconds; longer for a sentence of more signs than are read at a glance.
const STAYS: f64 = 6.0;
const GLANCE: usize = 60;
const SIGNS_A_SECOND: f64 = 12.0;
/// How wide it is at most where there is room, and where there is less.
const WIDTHS: [f32; 4] = [620.0, 460.0, 340.0, 240.0];
/// Where less is left for the words the button stands under them.
const WORDS: f32 = 160.0;
/// The least width, and what is between it and the edges of the rail.
const LEAST: f32 = 140.0;
const BESIDE_RAIL: f32 = 8.0;
/// What covers so many times as much as before, covers the same: figures change.
const SAME: f32 = 1.5;
/// More lines are not read at a glance, and how many times less such a note must cover.
const GLANCED: f32 = 2.5;
const TALL: f32 = 5.0;
/// What its frame takes, and its least height within.
const FRAME: Vec2 = vec2(42.0, 18.0);
const HEIGHT: f32 = 32.0;
/// The height of the button.
const BUTTON: f32 = 36.0;

/// When a sentence was first seen, or last pointed at.
#[derive(Clone)]
struct Since(String, f64);

/// Where it lies, and how wide it is at most.
#[derive(Clone, Copy)]
struct Spot {
    place: Rect,
    widest: f32,
    /// How bad what it covers is; nothing at all is 0.
    covers: f32,
}

/// Paints what was done, the newest of it, where it covers nothing of this page; where there is no such room, in its
/// corner.
pub(super) fn show(ui: &Ui, told: &[(Notice, Act)], page: Rect, asks: &mut Asks) {
    let of_deeds = |(_, (notice, _)): &(usize, &(Notice, Act))| !notice.kind.stays();
    let known = Id::unique("since when it is told");
    let Some((index, (notice, offered))) = told.iter().enumerate().rev().find(of_deeds) else {
        // The same may be told again.
        ui.data_mut(|kept| kept.remove::<Since>(known));
        return;
    };
    let palette = theme::of(ui);
    let sign = if notice.kind == NoticeKind::Hindered { "▲" } else { "✓" };
    let text = format!("{sign} {}", notice.text);
    let spot = spot(ui, (&text, offered), page);
    let words = |ui: &mut Ui| {
        let text = RichText::new(&text).size(theme::TEXT).color(palette.rail_ink);
        ui.add(Label::new(text).wrap());
    };
    let area = Area::new(Id::unique("what was done")).order(Order::Middle);
    let shown = area.fixed_pos(spot.place.min).show(ui.ctx(), |ui| {
        let frame = Frame::new().fill(palette.rail).corner_radius(CornerRadius::same(24));
        let frame = frame.stroke(egui::Stroke::new(1.0, palette.rail_muted));
        frame.inner_margin(Margin::symmetric(20, 8)).show(ui, |ui| {
            ui.set_min_height(HEIGHT);
            let room = words_size(ui, &text, offered, spot.widest);
            if !is_beside(ui, offered, spot.widest) {
                ui.set_width(room.x);
                words(ui);
                small_act(ui, offered, asks);
                return;
            }
            // The button stands right of all lines.
            let line = vec2(room.x + button_width(ui, offered), room.y.max(BUTTON));
            ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::LEFT), |ui| {
                    ui.set_width(room.x);
                    words(ui);
                });
                small_act(ui, offered, asks);
            });
        });
    });
    // That a sheet was saved stays until the next key.
    if notice.kind == NoticeKind::Saved {
        return;
    }
    let now = ui.input(|input| input.time);
    let since: Option<Since> = ui.data(|kept| kept.get_temp(known));
    let since = since.filter(|since| since.0 == notice.text && since.1 <= now);
    let pointed_at = shown.response.contains_pointer();
    let since = since.filter(|_| !pointed_at).unwrap_or_else(|| Since(notice.text.clone(), now));
    let signs = notice.text.chars().count().saturating_sub(GLANCE);
    let stays = STAYS + u32::try_from(signs).map_or(60.0, f64::from) / SIGNS_A_SECOND;
    let left = since.1 + stays - now;
    ui.data_mut(|kept| kept.insert_temp(known, since));
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    } else {
        asks.push(UserCommand::Dismiss(index));
    }
}

/// How wide the button is, with what is between it and the words.
fn button_width(ui: &Ui, offered: &Act) -> f32 {
    let (around, between) = (2.0 * ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
    let button = width_of(ui, &offered.label, &theme::regular(theme::LABEL));
    button + key_width(ui, offered) + around + between + 4.0
}

/// Whether words and button have room beside each other.
fn is_beside(ui: &Ui, offered: &Act, widest: f32) -> bool {
    widest - FRAME.x - button_width(ui, offered) >= WORDS
}

/// The room of the words in a pill that is so wide at most.
fn words_size(ui: &Ui, text: &str, offered: &Act, widest: f32) -> Vec2 {
    let is_beside = is_beside(ui, offered, widest);
    let button = button_width(ui, offered);
    let font = theme::regular(theme::TEXT);
    let alone = width_of(ui, text, &font) + 1.0;
    let wide = if is_beside { alone } else { alone.max(button) };
    let wide = wide.min(widest - FRAME.x - if is_beside { button } else { 0.0 });
    let galley = ui.painter().layout(text.to_owned(), font, egui::Color32::PLACEHOLDER, wide);
    vec2(wide, galley.size().y)
}

/// Where it lies: as long as that covers nothing where it lay, else where there is room.
fn spot(ui: &Ui, (text, offered): (&str, &Act), page: Rect) -> Spot {
    let size = |widest: f32| {
        let words = words_size(ui, text, offered, widest);
        let (button, high) = (button_width(ui, offered), BUTTON);
        let within = if is_beside(ui, offered, widest) {
            vec2(words.x + button, words.y.max(BUTTON))
        } else {
            vec2(words.x, words.y + high + ui.spacing().item_spacing.y)
        };
        within + FRAME
    };
    let known = Id::unique("where it is told");
    let of = (Id::unique((text, &offered.label)), page);
    let lay: Option<((Id, Rect), Spot)> = ui.data(|kept| kept.get_temp(known));
    let lay = lay.filter(|(other, _)| *other == of).map(|(_, spot)| spot);
    let taken = free::taken(ui);
    // One that covers something already gives way to what is worse alone: a time that begins to run under it.
    let stays = |lay: &Spot| free::covered(&taken, lay.place) <= lay.covers * SAME;
    if let Some(lay) = lay.filter(stays) {
        return lay;
    }
    let widest = WIDTHS.map(|widest| widest.min(page.width()));
    let on = |page: Rect, widest: f32| {
        let place = free::place(&taken, page, size(widest))?;
        Some(Spot { place, widest, covers: 0.0 })
    };
    let found = widest.into_iter().find_map(|widest| on(page, widest));
    // Beside a page that is full the rail has room between the places and the rest.
    let window = ui.ctx().content_rect();
    let rail =
        page.with_min_x(window.left() + BESIDE_RAIL).with_max_x(page.left() - BESIDE_RAIL * 2.0);
    let found = found.or_else(|| on(rail, rail.width()).filter(|_| rail.width() >= LEAST));
    let spot = found.unwrap_or_else(|| {
        let [wide, less_wide, least_wide, _] = widest;
        // A note is read at a glance: a tall one must cover much less than one that has a line or two.
        let line = ui.fonts_mut(|fonts| fonts.row_height(&theme::regular(theme::TEXT)));
        let lines = |widest: f32| words_size(ui, text, offered, widest).y / line;
        let most = lines(wide).max(GLANCED);
        let tall = |spot: &Spot| if lines(spot.widest) > most { TALL } else { 1.0 };
        let [first, rest @ ..] = [wide, less_wide, least_wide].map(|widest| {
            let (place, covers) = free::least(&taken, page, size(widest));
            Spot { place, widest, covers }
        });
        let less = |best: Spot, one: Spot| {
            if one.covers * tall(&one) < best.covers * tall(&best) { one } else { best }
        };
        rest.into_iter().fold(first, less)
    });
    if !ui.ctx().will_discard() {
        ui.data_mut(|kept| kept.insert_temp(known, (of, spot)));
    }
    spot
}
