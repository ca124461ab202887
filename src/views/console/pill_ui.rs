//! What was done, and why a key did nothing, told on a dark pill over the place: it moves nothing, and goes by itself.

use std::time::Duration;

use egui::{
    Align, Align2, Area, CornerRadius, Frame, Id, Layout, Margin, Order, RichText, Ui, vec2,
};

use crate::commands::{Place, UserCommand};
use crate::screens::Act;
use crate::views::desk::{Notice, NoticeKind};
use crate::views::widgets::{key_width, small_act, width_of};
use crate::views::{Asks, theme};

/// How long it stays, in seconds; longer for a sentence of more signs than are read at a glance.
const STAYS: f64 = 6.0;
const GLANCE: usize = 60;
const SIGNS_A_SECOND: f64 = 12.0;
/// How wide it is at most, and how far from the corner.
const WIDEST: f32 = 620.0;
const CORNER: f32 = 24.0;
/// The bar in Sheets with what is done with a sheet.
const SAVE_BAR: f32 = 104.0;

/// When a sentence was first seen, or last pointed at.
#[derive(Clone)]
struct Since(String, f64);

/// Paints what was done, the newest of it, above so much at the foot.
pub(super) fn show(ui: &Ui, told: &[(Notice, Act)], place: Place, foot: f32, asks: &mut Asks) {
    let of_deeds = |(_, (notice, _)): &(usize, &(Notice, Act))| notice.kind != NoticeKind::Problem;
    let known = Id::unique("since when it is told");
    let Some((index, (notice, offered))) = told.iter().enumerate().rev().find(of_deeds) else {
        // The same may be told again.
        ui.data_mut(|kept| kept.remove::<Since>(known));
        return;
    };
    let palette = theme::of(ui);
    let bar = if place == Place::Sheets { SAVE_BAR } else { 0.0 };
    let area = Area::new(Id::unique("what was done")).order(Order::Middle);
    let area = area.anchor(Align2::RIGHT_BOTTOM, vec2(-CORNER, -CORNER - foot - bar));
    let widest = WIDEST.min(ui.ctx().content_rect().width() - 2.0 * CORNER);
    let shown = area.show(ui.ctx(), |ui| {
        let frame = Frame::new().fill(palette.rail).corner_radius(CornerRadius::same(24));
        let frame = frame.stroke(egui::Stroke::new(1.0, palette.rail_muted));
        frame.inner_margin(Margin::symmetric(20, 8)).show(ui, |ui| {
            ui.set_max_width(widest);
            ui.set_min_height(32.0);
            let sign = if notice.kind == NoticeKind::Hindered { "▲" } else { "✓" };
            let text = format!("{sign} {}", notice.text);
            // The button stands right of all lines.
            let (around, between) =
                (2.0 * ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
            let button = width_of(ui, &offered.label, &theme::regular(theme::LABEL));
            let button = button + key_width(ui, offered) + around + between + 4.0;
            let alone = width_of(ui, &text, &theme::regular(theme::TEXT)) + 1.0;
            let room = vec2(alone.min(widest - button), 0.0);
            ui.horizontal(|ui| {
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::LEFT), |ui| {
                    ui.set_width(room.x);
                    let text = RichText::new(text).size(theme::TEXT).color(palette.rail_ink);
                    ui.add(egui::Label::new(text).wrap());
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
