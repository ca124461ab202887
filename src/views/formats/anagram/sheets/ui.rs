//! The paint of Sheets.

use egui::{Event, Frame, Key, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::bar_ui::{bar, further};
use super::beside::Beside;
use super::beside_ui;
use super::grid_ui;
use super::head_ui::{head, slim};
use super::keys::{follow, id, keys, last};
use crate::commands::{Entry, UserCommand};
use crate::domain::formats::anagram::rules::Field;
use crate::screens::formats::anagram::sheets::{SheetData, SheetField, SheetsData};
use crate::views::widgets::{
    act, begin_undo, brief_chip, card, cursor_to_end, heading, lead_on, left_in, muted, primary,
    toned,
};
use crate::views::{Asks, theme};

/// What stands beside a sheet where it has at least so much width, and how wide that is.
const LEAST_SHEET: f32 = 600.0;
const SIDE: f32 = 400.0;
const WIDE: f32 = 2000.0;
const WIDE_SIDE: f32 = 420.0;
const GAPS: f32 = 24.0;
/// The height of a line of verdicts.
const VERDICTS: f32 = 26.0;
/// The height of the line that names the saved version.
const BESIDE: f32 = 18.0;
/// What the saved version takes of the width beside the fields.
const SAVED: f32 = 0.34;
/// Width of a field's title, and of the count of its words beside it.
const TITLE: f32 = 88.0;
const COUNT: f32 = 58.0;
/// Where the sheet is narrower the count stands under the title.
const NARROW: f32 = 560.0;

/// Paints Sheets: the grid on the left, the sheet on the right; what the sheet is and what can be
/// done with it are always in sight.
pub fn show(ui: &mut Ui, (data, beside): &(SheetsData, Beside), asks: &mut Asks) {
    // An Enter that is held goes on once: it would press the button that it came to.
    ui.input_mut(|input| {
        input
            .events
            .retain(|event| !matches!(event, Event::Key { key: Key::Enter, repeat: true, .. }));
    });
    let plain = Frame::new();
    let width = ui.available_width();
    let grid_width = grid_ui::width(ui, data).min(width * if width < 800.0 { 0.38 } else { 0.52 });
    let side = if ui.ctx().content_rect().width() >= WIDE { WIDE_SIDE } else { SIDE };
    if data.sheet.is_some() && width - grid_width - GAPS - side >= LEAST_SHEET {
        Panel::right("beside the sheet")
            .frame(plain.outer_margin(Margin { left: 12, ..Margin::ZERO }))
            .exact_size(side + 12.0)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| beside_ui::show(ui, beside, asks));
    }
    if let Some(sheet) = &data.sheet {
        Panel::bottom("what else is done with the sheet")
            .frame(plain.outer_margin(Margin { top: 4, ..Margin::ZERO }))
            .show_separator_line(false)
            .show(ui, |ui| further(ui, sheet, asks));
    }
    Panel::left("grid of sheets")
        .frame(plain.outer_margin(Margin { right: 12, ..Margin::ZERO }))
        .exact_size(grid_width)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| card(ui, |ui| grid_ui::show(ui, data, asks)));
    let Some(sheet) = &data.sheet else {
        egui::CentralPanel::default().frame(plain).show(ui, |ui| {
            card(ui, |ui| {
                heading(ui, &data.empty);
                if data.next.enabled {
                    primary(ui, &data.next, asks);
                } else if let Some((text, next)) = &data.unchecked {
                    muted(ui, text);
                    act(ui, next, asks);
                }
                if data.nameless_act.enabled {
                    act(ui, &data.nameless_act, asks);
                }
            });
            beside_ui::show(ui, beside, asks);
        });
        return;
    };
    Panel::top("what sheet").frame(plain).show_separator_line(false).show(ui, |ui| head(ui, sheet));
    Panel::bottom("sums of the sheet")
        .frame(plain)
        .show_separator_line(false)
        .show(ui, |ui| slim(ui, |ui| bar(ui, sheet, asks)));
    let between = plain.outer_margin(Margin::symmetric(0, 8));
    egui::CentralPanel::default().frame(between).show(ui, |ui| {
        slim(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("sheet").max_height(ui.available_height());
            area.auto_shrink([false, false]).show(ui, |ui| fields(ui, sheet, asks));
        });
    });
}

/// How a field looks by the room that the five have: by the window alone, so nothing moves while words are typed.
#[derive(Clone, Copy)]
struct Size {
    /// What it has above and below its line.
    padding: i8,
    /// The size of its letters, and how high a line of these is.
    letters: f32,
    line: f32,
    /// What is kept under it for its verdicts.
    verdicts: f32,
}

impl Size {
    const fn of(room: f32, stands: bool) -> Self {
        let (padding, letters, line, verdicts) = match room {
            // A full sheet takes all of a low window.
            ..260.0 => (2, theme::TEXT, 20.0, 0.0),
            // One with more verdicts than have room below its fields is gone through.
            ..330.0 => (4, theme::HEADING, 25.0, 0.0),
            // Below one that is saved its versions are told.
            ..400.0 if stands => (8, theme::HEADING, 25.0, 0.0),
            ..345.0 => (5, theme::HEADING, 25.0, VERDICTS),
            ..400.0 => (7, theme::HEADING, 25.0, VERDICTS),
            ..500.0 => (8, theme::HEADING, 25.0, VERDICTS),
            ..640.0 => (10, theme::HEADING, 25.0, 2.0 * VERDICTS),
            _ => (12, theme::HEADING, 25.0, 2.0 * VERDICTS),
        };
        Self { padding, letters, line, verdicts }
    }

    /// How high a field of one line is.
    fn height(self) -> f32 {
        self.line + 2.0 * f32::from(self.padding)
    }
}

fn fields(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    keys(ui, data, asks);
    let size = Size::of(ui.clip_rect().height(), data.stands);
    ui.spacing_mut().item_spacing.y = 3.0;
    if let Some(title) = &data.beside {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let size = vec2(ui.available_width(), BESIDE);
        ui.allocate_ui_with_layout(size, layout, |ui| muted(ui, title));
    } else if data.stands {
        ui.allocate_space(vec2(0.0, BESIDE));
    }
    for one in &data.fields {
        sheet_field(ui, (data, size), one, asks);
    }
    for (note, tone) in &data.notes {
        toned(ui, note, *tone);
    }
}

/// How many words a field has.
fn count(ui: &mut Ui, data: &SheetField) {
    let palette = theme::of(ui);
    let ink = if data.count == 0 { palette.muted } else { palette.ink };
    let text = RichText::new(&data.counted).font(theme::bold(theme::LABEL)).color(ink);
    ui.add(egui::Label::new(text).extend());
}

fn sheet_field(ui: &mut Ui, (sheet, size): (&SheetData, Size), data: &SheetField, asks: &mut Asks) {
    let beside = sheet.beside.is_some();
    let Entry::Words(field) = data.field.entry else { return };
    let mut focused = false;
    let mut edited = egui::Rect::NOTHING;
    let mut followed = false;
    let whole = ui.horizontal_top(|ui| {
        // Where the sheet is narrow the count stands under the title, beside the verdicts on its words.
        let narrow = ui.available_width() < NARROW;
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        let title = ui.allocate_ui_with_layout(vec2(TITLE, 26.0), layout, |ui| {
            ui.set_min_width(TITLE);
            ui.add_space((size.height() - 20.0) / 2.0);
            let title = RichText::new(&data.field.label).size(14.0).color(theme::of(ui).muted);
            let title = ui.label(title);
            if narrow && data.count > 0 {
                count(ui, data);
            }
            title
        });
        if !narrow {
            let layout = egui::Layout::right_to_left(egui::Align::Center);
            ui.allocate_ui_with_layout(vec2(COUNT, size.height()), layout, |ui| {
                ui.set_min_width(COUNT);
                count(ui, data);
            });
        }
        let left = ui.available_width();
        let saved = if beside { left * SAVED } else { 0.0 };
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        ui.allocate_ui_with_layout(vec2(left - saved, 26.0), layout, |ui| {
            ui.set_width(left - saved);
            ui.set_min_height(size.height() + size.verdicts);
            let mut text = data.field.value.clone();
            if data.field.focus {
                cursor_to_end(ui.ctx(), id(field), &text);
            }
            begin_undo(ui.ctx(), id(field), &text, &sheet.of);
            let edit = TextEdit::multiline(&mut text)
                .id(id(field))
                .desired_rows(1)
                .desired_width(f32::INFINITY)
                .font(theme::regular(size.letters))
                .margin(Margin::symmetric(8, size.padding))
                .interactive(data.editable);
            let response = ui.add(edit).labelled_by(title.inner.id);
            // Esc puts away what is told: whoever goes on with Tab is still in this field.
            if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
                response.request_focus();
            }
            left_in(ui.ctx(), id(field), &text, sheet.of);
            // With Tab, too, what is typed goes on after what stands there.
            let by_key = response.gained_focus() && !ui.input(|input| input.pointer.any_down());
            if by_key && !response.changed() {
                cursor_to_end(ui.ctx(), response.id, &text);
            }
            if response.changed() {
                asks.push(UserCommand::Type(data.field.entry, text));
            }
            focused = response.has_focus();
            edited = response.rect;
            let leads = focused && Field::ALL.last() != Some(&field);
            if let Some(lead) = sheet.lead.as_ref().filter(|_| leads) {
                lead_on(ui, &response, (&data.field.value, size.letters), lead);
            }
            followed = data.field.focus || response.gained_focus() || response.changed();
            if !data.chips.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
                    for one in &data.chips {
                        brief_chip(ui, &one.text, &one.note, &one.seen, one.tone);
                    }
                });
            }
        });
        if beside {
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
                    for (word, tone) in &data.saved {
                        // A word that finds no room in the row goes to the next one whole.
                        let word = RichText::new(word).size(14.0).color(tone.ink(theme::of(ui)));
                        ui.add(egui::Label::new(word).extend());
                    }
                });
            });
        }
    });
    if focused {
        ui.data_mut(|kept| kept.insert_temp(last(), field));
        follow(ui, followed, whole.response.rect, edited);
    }
}
