//! Lists of whole rows: none begins or ends within one, and how many are left is told.

use egui::scroll_area::ScrollAreaOutput;
use egui::{ScrollArea, Ui};

use super::muted;

/// The height of the line that says how many are below.
pub const LEFT_OUT: f32 = 26.0;

/// A list that is as high as all of it, or as so many whole rows as there is room for above the line that counts the
/// others.
pub fn whole(ui: &mut Ui, id: &str, all: f32, row: f32, room: f32) -> ScrollArea {
    // Whole rows have nothing that must fade.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let height = if all <= room { all } else { ((room - LEFT_OUT) / row).floor().max(1.0) * row };
    let area = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height);
    let list = ui.make_persistent_id(id);
    match ui.data_mut(|kept| kept.remove_temp::<f32>(list.with("begins"))) {
        Some(begins) => area.vertical_scroll_offset(begins),
        None => area,
    }
}

/// Once nobody scrolls it any more, a list begins with a whole row.
fn begins_whole(ui: &Ui, list: &ScrollAreaOutput<()>, row: f32) {
    let scrolls = ui.input(|input| input.is_scrolling() || input.pointer.any_down());
    let offset = list.state.unclamped_offset().y;
    let whole = (offset / row).round() * row;
    if !scrolls && list.state.velocity().y == 0.0 && (whole - offset).abs() > 0.5 {
        ui.data_mut(|kept| kept.insert_temp(list.id.with("begins"), whole));
        ui.ctx().request_repaint();
    }
}

/// Says how many are below, in rows of so many.
pub fn left_out(
    ui: &mut Ui,
    text: &str,
    list: &ScrollAreaOutput<()>,
    row: f32,
    [columns, count]: [usize; 2],
) {
    begins_whole(ui, list, row);
    let seen = ((list.state.clamped_offset().y + list.inner_rect.height()) / row).round();
    let rows = (0..=count).take_while(|&n| u16::try_from(n).is_ok_and(|n| f32::from(n) <= seen));
    let left = count.saturating_sub((rows.count() - 1) * columns);
    if list.content_size.y > list.inner_rect.height() + 1.0 {
        // At the end of the list the line is empty: nothing below it moves.
        let text = format!("↓ {}", text.replace('#', &left.to_string()));
        muted(ui, if left > 0 { &text } else { " " });
    }
}
