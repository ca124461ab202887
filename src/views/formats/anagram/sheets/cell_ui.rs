//! The paint of one sheet in the grid.

use egui::accesskit::Role;
use egui::{CornerRadius, EventFilter, Response, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::screens::Tone;
use crate::screens::formats::anagram::sheets::GridCell;
use crate::screens::formats::anagram::table::LATE_KEYED;
use crate::views::widgets::{hint, keyboard};
use crate::views::{Asks, theme};

/// Its side.
pub(super) const CELL: f32 = 22.0;
/// Where the sign of what is saved stands in a cell beside its middle, and that of what was begun.
const BEGUN: [f32; 2] = [-3.5, 3.0];

/// What lies around the cell that has the keyboard.
const AROUND: f32 = 4.0;

/// Paints it; a press takes the sheet to the desk. Where it has the keyboard the arrows are the grid's.
pub(super) fn cell(
    ui: &mut Ui,
    cell: &GridCell,
    name: impl Fn() -> String,
    asks: &mut Asks,
) -> Response {
    let size = vec2(CELL, CELL);
    let Some(act) = &cell.act else {
        return ui.allocate_exact_size(size, egui::Sense::hover()).1;
    };
    // Painted by hand: of a button's own nested boxes, hundreds a frame would cost as much as all else.
    let (place, response) = ui.allocate_exact_size(size, egui::Sense::click());
    let palette = theme::of(ui);
    let border = if cell.chosen {
        Stroke::new(2.0, palette.accent)
    } else if response.hovered() {
        Stroke::new(1.0, palette.accent)
    } else if cell.tone == Tone::Open {
        Stroke::new(1.0, palette.line)
    } else if cell.tone == Tone::Bad && cell.sign != LATE_KEYED {
        Stroke::new(1.5, cell.tone.ink(palette))
    } else {
        Stroke::new(1.0, cell.tone.back(palette))
    };
    // What is keyed although it was late is solid, as it is on the referee's table.
    let solid = cell.sign == LATE_KEYED;
    let [ink, fill] = [cell.tone.ink(palette), cell.tone.back(palette)];
    let [ink, fill] = if solid { [palette.panel, ink] } else { [ink, fill] };
    ui.painter().rect(place, CornerRadius::same(6), fill, border, StrokeKind::Inside);
    // Two signs in one cell are smaller, never cut: a cut one would look like a draft's.
    let begun = cell.sign.strip_suffix('…').filter(|before| !before.is_empty());
    let sign = begun.unwrap_or(cell.sign);
    let size = match sign {
        LATE_KEYED => 11.0,
        sign if sign.chars().count() > 1 => 8.5,
        _ if begun.is_some() => 10.0,
        _ => 12.0,
    };
    let paint = |below: f32, sign: &str, size: f32| {
        let at = place.center() + vec2(0.0, below);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, sign, theme::regular(size), ink);
    };
    // What was begun stands under what is saved.
    if begun.is_some() {
        paint(BEGUN[0], sign, size);
        paint(BEGUN[1], "…", 12.0);
    } else {
        paint(0.0, sign, size);
    }
    let response = if response.hovered() { hint(response, &name()) } else { response };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
    // What shows that it has the keyboard lies around it.
    ui.set_clip_rect(ui.clip_rect().expand(AROUND));
    keyboard(ui, &response);
    if response.has_focus() {
        let arrows =
            EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    if response.clicked() {
        asks.push(act.clone());
    }
    response
}
