//! The paint of History: sentences wrap and can be selected, nothing is cut. Where there is room, what can be done and
//! what was verified stand beside the events, which keep to a measure that the eye can follow.

use std::borrow::Cow;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Frame, Id, Label, Layout, Margin, Panel, RichText, ScrollArea};
use egui::{Sense, Stroke, Ui, WidgetInfo};
use egui_extras::{Column, TableBuilder};

use crate::screens::Tone;
use crate::screens::history::{Found, HistoryData, HistoryRow};
use crate::views::widgets::{
    MORE, act_row, card, field, heading, keyboard, left_below_of, line_above, muted, whole_rows_of,
};
use crate::views::{Asks, theme};

/// Widths of number, time and person; less for the person where there is little room.
const NUMBER: f32 = 48.0;
const TIME: f32 = 72.0;
/// What the day takes before the time, where they are several.
const DAY: f32 = 44.0;

/// From this width on what can be done stands beside the events; their card is never wider than the second, and
/// what stands beside it never narrower than the third.
const WIDE: f32 = 1440.0;
const MEASURE: f32 = 1180.0;
const SIDE: f32 = 400.0;

/// Paints History.
pub fn show(ui: &mut Ui, data: &HistoryData, asks: &mut Asks) {
    let height = ui.available_height();
    let width = ui.available_width();
    let wide = width >= WIDE;
    if wide {
        let side = (width - MEASURE).max(SIDE);
        Panel::right("side of history")
            .frame(Frame::new().outer_margin(Margin { left: 8, ..Margin::ZERO }))
            .exact_size(side)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                ScrollArea::vertical().id_salt("side of history").show(ui, |ui| {
                    card(ui, |ui| about(ui, data, asks));
                });
            });
    }
    card(ui, |ui| {
        ui.set_min_height(height - 40.0);
        heading(ui, &data.title);
        if !wide {
            about(ui, data, asks);
        }
        field(ui, &data.search, asks);
        if !data.none.is_empty() {
            muted(ui, &data.none);
        }
        events(ui, data);
    });
}

/// What can be done, and what the last verification found.
fn about(ui: &mut Ui, data: &HistoryData, asks: &mut Asks) {
    act_row(ui, &data.acts, asks);
    if !data.undoable.is_empty() {
        muted(ui, &data.undoable);
    }
    for line in &data.verified {
        let ink = Tone::Plain.ink(theme::of(ui));
        let line = RichText::new(line).size(theme::TEXT).color(ink);
        ui.add(Label::new(line).wrap().selectable(true));
    }
}

fn events(ui: &mut Ui, data: &HistoryData) {
    let person = if ui.available_width() > 800.0 { 220.0 } else { 140.0 };
    let gaps = 4.0 * ui.spacing().item_spacing.x + 16.0;
    let day = |row: Option<&HistoryRow>| row.map(|row| row.day.clone());
    let several = day(data.rows.first()) != day(data.rows.last());
    let time = if several { TIME + DAY } else { TIME };
    let what = (ui.available_width() - NUMBER - time - person - gaps).max(120.0);
    let (room, between) = (ui.available_height(), BETWEEN);
    ui.spacing_mut().item_spacing.y = between;
    let gap = ui.spacing().item_spacing.x;
    let places: Cow<'_, [usize]> = match &data.found {
        Some(found) => Cow::Borrowed(&found.places),
        None => Cow::Owned((0..data.rows.len()).collect()),
    };
    let heights = heights(ui, data, &places, [what, person]);
    let with_gaps: Vec<f32> = heights.iter().map(|height| height + between).collect();
    let whole = whole_rows_of(ui, &with_gaps, room);
    // Before a row that is higher than much of the room that room would be empty: it is seen as far as it goes.
    let seen = if whole < room * FILLED { room - MORE } else { whole };
    let search = data.found.as_ref().map(|found| found.typed.clone());
    let last = Id::unique("what was searched in the history");
    let same = ui.data(|it| it.get_temp::<Option<String>>(last)).unwrap_or_default() == search;
    ui.data_mut(|it| it.insert_temp(last, search));
    let table = TableBuilder::new(ui)
        .striped(false)
        .cell_layout(Layout::left_to_right(egui::Align::Min))
        .column(Column::exact(NUMBER))
        .column(Column::exact(time))
        .column(Column::exact(person).clip(true))
        .column(Column::exact(what))
        .min_scrolled_height(0.0)
        .max_scroll_height(seen);
    // What was found begins at its newest.
    let table = if same { table } else { table.vertical_scroll_offset(0.0) };
    let list = table.body(|body| {
        body.heterogeneous_rows(heights.iter().copied(), |mut painted| {
            let row = places.get(painted.index()).and_then(|&place| data.rows.get(place));
            let Some(row) = row else { return };
            let mut cell = |paint: &dyn Fn(&mut Ui)| {
                painted.col(|ui| {
                    line_above(ui, gap);
                    ui.vertical(|ui| {
                        ui.add_space(PADDING / 2.0);
                        paint(ui);
                    });
                });
            };
            cell(&|ui| muted(ui, &row.seq.0.to_string()));
            let days = if several { format!("{} ", row.day) } else { String::new() };
            cell(&|ui| muted(ui, &format!("{days}{}", row.time)));
            cell(&|ui| wrapped_muted(ui, &row.who));
            cell(&|ui| sentence(ui, data, row));
        });
    });
    left_below_of(ui, &data.more, &list, &with_gaps);
}

fn wrapped_muted(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).size(theme::LABEL).color(theme::of(ui).muted);
    ui.add(Label::new(text).wrap());
}

/// What happened; where names are left out a press or Enter shows them, and hides them again.
fn sentence(ui: &mut Ui, data: &HistoryData, row: &HistoryRow) {
    let text = marked(ui, data.found.as_ref(), row, told(ui, data, row));
    if row.whole.is_empty() || data.veiled.contains_key(&row.seq) {
        ui.add(Label::new(text).wrap().selectable(true));
        return;
    }
    let text = ui.add(Label::new(text).wrap().selectable(false).sense(Sense::click()));
    let name = &row.what;
    text.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    keyboard(ui, &text);
    if text.clicked() {
        ui.data_mut(|it| {
            let turned: bool = it.get_temp(of_row(row)).unwrap_or_default();
            it.insert_temp(of_row(row), !turned);
        });
    }
}

/// The sentence with the words that were searched on a ground of their own.
fn marked(ui: &Ui, found: Option<&Found>, row: &HistoryRow, text: String) -> LayoutJob {
    let palette = theme::of(ui);
    let (ink, line) = if row.undone {
        (palette.muted, Stroke::new(1.0, palette.muted))
    } else {
        (palette.ink, Stroke::NONE)
    };
    let plain =
        TextFormat { strikethrough: line, ..TextFormat::simple(theme::regular(theme::TEXT), ink) };
    let Some(found) = found else {
        return LayoutJob::single_section(text, plain);
    };
    let mut job = LayoutJob::default();
    for part in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        let searched = !word.is_empty() && found.is_searched(word);
        let background = if searched { palette.selection } else { Color32::TRANSPARENT };
        job.append(word, 0.0, TextFormat { background, ..plain.clone() });
        job.append(&part[word.len()..], 0.0, plain.clone());
    }
    job
}

/// What is seen of a row: `▸` before what has names that are not seen, `▼` where they are.
fn told(ui: &Ui, data: &HistoryData, row: &HistoryRow) -> String {
    if let Some(instead) = data.veiled.get(&row.seq) {
        return instead.clone();
    }
    match (row.whole.is_empty(), is_open(ui, data, row)) {
        (true, _) => row.what.clone(),
        (false, false) => format!("▸ {}", row.what),
        (false, true) => format!("▼ {}", row.whole),
    }
}

/// Whether the names of a row are seen: where it was pressed, and where they alone have what is searched.
fn is_open(ui: &Ui, data: &HistoryData, row: &HistoryRow) -> bool {
    let hidden = data.found.as_ref().is_some_and(|found| found.in_names.contains(&row.seq));
    let turned: bool = ui.data(|it| it.get_temp(of_row(row))).unwrap_or_default();
    !row.whole.is_empty() && turned != hidden
}

fn of_row(row: &HistoryRow) -> Id {
    Id::unique(("names of the history", row.seq.0, row.wall_ms))
}

/// The heights of the rows at these places, with so much room for what happened and for who did it: measured anew
/// only where they are others.
fn heights(ui: &Ui, data: &HistoryData, places: &[usize], room: [f32; 2]) -> Arc<Vec<f32>> {
    let rows = || places.iter().filter_map(|&place| data.rows.get(place));
    let signs: usize = rows().map(|row| row.what.len() + row.who.len()).sum();
    let signs = signs + data.veiled.len();
    let open: Vec<u64> = rows().filter(|row| is_open(ui, data, row)).map(|row| row.seq.0).collect();
    let searched = data.found.as_ref().map(|found| &found.typed);
    let of = Id::unique((places.len(), signs, open, searched, room.map(f32::to_bits), &data.title));
    let kept = Id::unique("heights of the history");
    let known = ui.data(|it| it.get_temp::<(Id, Arc<Vec<f32>>)>(kept));
    if let Some((_, heights)) = known.filter(|(same, _)| *same == of) {
        return heights;
    }
    let heights = Arc::new(rows().map(|row| height_of(ui, data, row, room)).collect());
    ui.data_mut(|it| it.insert_temp(kept, (of, Arc::clone(&heights))));
    heights
}

/// A row's height: that of its texts as they stand there.
fn height_of(ui: &Ui, data: &HistoryData, row: &HistoryRow, [what, person]: [f32; 2]) -> f32 {
    let high = |text: &str, size: f32, width: f32| {
        let font = FontId::proportional(size);
        let (wide, line) = ui.fonts_mut(|fonts| {
            let wide = text.chars().map(|sign| fonts.glyph_width(&font, sign)).sum::<f32>();
            (wide, fonts.row_height(&font))
        });
        // What has room on one line need not be laid out.
        if wide + SURELY <= width {
            return line;
        }
        ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, width).size().y
    };
    high(&told(ui, data, row), theme::TEXT, what).max(high(&row.who, theme::LABEL, person))
        + PADDING
}

/// What a line is shorter than its room at least, and what a row has above and below its texts.
const SURELY: f32 = 4.0;
const PADDING: f32 = 8.0;
/// So much of the room is filled by whole rows, or also by a part of one.
const FILLED: f32 = 0.7;
/// What lies between two rows.
const BETWEEN: f32 = 2.0;
