//! The paint of Sheets.

use egui::{Event, Frame, Id, Key, Margin, Panel, RichText, ScrollArea};
use egui::{TextEdit, Ui, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder};

use super::bar_ui::{bar, further};
use super::beside::Beside;
use super::beside_ui;
use super::cell_ui::cell;
use super::head_ui::{head, slim};
use super::keys::{follow, id, keys, last};
use crate::commands::{Entry, UserCommand};
use crate::domain::formats::anagram::rules::Field;
use crate::screens::formats::anagram::sheets::{GridRow, SheetData, SheetField, SheetsData};
use crate::screens::hall::longest_form;
use crate::screens::{FieldData, Tone};
use crate::text;
use crate::views::widgets::{
    act, begin_undo, brief_chip, card, clipped, cursor_to_end, give_room, heading, hint, label,
    left_below, left_in, muted, plain_act, primary, room_taken, select_all, small_act,
    small_act_width, toned, whole_list, whole_rows, width_of,
};
use crate::views::{Asks, theme};

/// Width of the names, side of a cell, and what lies between.
const NAMES: f32 = 150.0;
const CELL: f32 = super::cell_ui::CELL;
const GAP: f32 = 2.0;
/// What the bar takes that scrolls the grid.
const BAR: f32 = 14.0;
/// The size of the names of the grid.
const NAME: f32 = 13.0;
/// From these widths of the window on names have more room.
const REGULAR: f32 = 1440.0;
const REGULAR_NAMES: f32 = 210.0;
const WIDE: f32 = 2000.0;
const WHOLE_NAMES: f32 = 300.0;
/// The least of the grid's width: its title stands beside nothing that would cut it.
const LEAST_GRID: f32 = 392.0;
/// What stands beside a sheet where it has at least so much width, and how wide that is.
const LEAST_SHEET: f32 = 600.0;
const SIDE: f32 = 400.0;
const WIDE_SIDE: f32 = 420.0;
const GAPS: f32 = 24.0;
/// The height of a line of verdicts.
const VERDICTS: f32 = 26.0;
/// The height of the line that names the saved version.
const BESIDE: f32 = 18.0;
/// What the saved version takes of the width beside the fields.
const SAVED: f32 = 0.34;
/// The height of a grid that has room for its legend.
const LEGEND: f32 = 200.0;
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
    // What the rounds to come would take is the sheet's.
    let grid_width = (names_width(ui) + columns_width(seen_rounds(data)) + 64.0 + BAR)
        .max(LEAST_GRID)
        .min(width * if width < 800.0 { 0.38 } else { 0.52 });
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
        .show(ui, |ui| card(ui, |ui| grid(ui, data, asks)));
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

/// The width that the search for a sheet has at least.
const FIND: f32 = 200.0;

/// The width of the names.
fn names_width(ui: &Ui) -> f32 {
    match ui.ctx().content_rect().width() {
        width if width >= WIDE => WHOLE_NAMES,
        width if width >= REGULAR => REGULAR_NAMES,
        _ => NAMES,
    }
}

/// The width of the columns of so many rounds.
fn columns_width(rounds: usize) -> f32 {
    u16::try_from(rounds).map_or(0.0, f32::from) * (CELL + GAP)
}

/// How many rounds have sheets to be seen: those before the first draw are no column yet.
fn seen_rounds(data: &SheetsData) -> usize {
    let of_row = |row: &GridRow| row.cells.iter().rposition(|cell| cell.act.is_some());
    let last = data.rows.iter().filter_map(of_row).max();
    last.map_or(1, |last| last + 1).min(data.rounds.len())
}

/// What is left over has a line each, and three of them are seen: the sheets themselves have the room.
fn left_over(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    const ROOM: f32 = 100.0;
    if data.left.is_empty() {
        return;
    }
    let list = (ROOM, data.more.as_str(), data.left.len());
    ui.spacing_mut().item_spacing.y = GAP;
    whole_list(ui, "left over of sheets", list, |ui, at| {
        let Some((text, act)) = data.left.get(at) else { return };
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 2.0);
            ui.spacing_mut().interact_size.y = CELL;
            let ink = Tone::Open.ink(theme::of(ui));
            let button = small_act_width(ui, act, ui.spacing().button_padding.x);
            let room = ui.available_width() - button - ui.spacing().item_spacing.x;
            clipped(ui, room, RichText::new(text).size(theme::LABEL).color(ink));
            small_act(ui, act, asks);
        });
    });
}

fn grid(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    // What is looked for has its room beside whatever is told.
    let title = width_of(ui, &data.title, &theme::bold(theme::HEADING));
    if ui.available_width() < title.max(420.0 - FIND) + FIND {
        heading(ui, &data.title);
        find(ui, data, asks);
    } else {
        ui.horizontal(|ui| {
            heading(ui, &data.title);
            find(ui, data, asks);
        });
    }
    ui.scope(|ui| left_over(ui, data, asks));
    // In a low window the sheets themselves have the room; what went wrong lies in the legend's.
    let taken = room_taken(ui.ctx());
    let legend = ui.available_height() > LEGEND;
    give_room(ui.ctx(), ui.available_rect_before_wrap());
    if legend || taken > 0.0 {
        Panel::bottom("legend of sheets").frame(Frame::new()).show_separator_line(false).show(
            ui,
            |ui| {
                if taken > 0.0 {
                    ui.set_min_height(taken);
                    ui.set_invisible();
                }
                if !legend {
                    return;
                }
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().button_padding = vec2(6.0, 1.0);
                    // Where no sheet is missing it stands beside the grid.
                    let unchecked = data.unchecked.as_ref();
                    let here = data.sheet.is_some() || data.next.enabled;
                    if let Some((text, next)) = unchecked.filter(|_| here) {
                        muted(ui, text);
                        // Whoever keyed all that is left has nothing to do by it.
                        if next.enabled {
                            plain_act(ui, next, asks);
                        }
                    }
                    plain_act(ui, &data.take_in, asks);
                });
                muted(ui, &data.legend);
            },
        );
    }
    // Whole rows alone: a row that is cut in half cannot be read.
    let row = CELL + GAP;
    let height = whole_rows(ui, [row, row], data.rows.len()) - row;
    // What the rounds to come leave is the names' room.
    let rounds = data.rounds.get(..seen_rounds(data)).unwrap_or(&data.rounds);
    let left = ui.available_width() - columns_width(rounds.len()) - BAR;
    let names = left.clamp(names_width(ui), WHOLE_NAMES);
    let chosen = data.rows.iter().position(|row| row.cells.iter().any(|cell| cell.chosen));
    // A sheet that was just taken, or asked about, is brought into sight in the middle of whole rows.
    let taken = data.sheet.as_ref().is_some_and(|sheet| sheet.fields.iter().any(|f| f.field.focus));
    let known = Id::unique("the sheet in the grid, and how far that is scrolled");
    let (had, offset): (Option<usize>, f32) =
        ui.data(|kept| kept.get_temp(known)).unwrap_or_default();
    let rows = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * row;
    let in_sight = |at: usize| rows(at) >= offset - GAP && rows(at + 1) <= offset + height + GAP;
    let half = |&count: &usize| rows(2 * count) < height;
    let above = (1..data.rows.len()).take_while(half).last().unwrap_or(0);
    let first = chosen.filter(|&at| (taken || had != chosen) && !in_sight(at));
    let first = first.map(|at| at.saturating_sub(above));
    let seen = ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let table = ScrollArea::horizontal().id_salt("grid").show(ui, |ui| {
            let mut table = TableBuilder::new(ui)
                .id_salt("sheets")
                .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
                .column(Column::exact(names).clip(true))
                .columns(Column::exact(CELL), rounds.len())
                .auto_shrink([true, true])
                .min_scrolled_height(60.0)
                .max_scroll_height(height);
            if let Some(first) = first {
                table = table.scroll_to_row(first, Some(egui::Align::TOP));
            }
            let table = table.header(CELL, |mut header| {
                header.col(|_| {});
                for round in rounds {
                    header.col(|ui| {
                        ui.centered_and_justified(|ui| label(ui, round));
                    });
                }
            });
            table.body(|body| {
                body.rows(CELL, data.rows.len(), |mut painted| {
                    let Some(row) = data.rows.get(painted.index()) else { return };
                    painted.col(|ui| {
                        let name = RichText::new(fitting(ui, row, names)).size(NAME);
                        hint(ui.add(egui::Label::new(name).truncate()), &row.whole);
                    });
                    for one in row.cells.iter().take(rounds.len()) {
                        painted.col(|ui| cell(ui, one, || row.name_of(one, data.language), asks));
                    }
                });
            })
        });
        table.inner
    });
    let at = (chosen, seen.inner.state.clamped_offset().y);
    ui.data_mut(|kept| kept.insert_temp(known, at));
    let more = text!(data.language, "common-more", count = "#");
    left_below(ui, &more, &seen.inner, row);
}

/// Number and name as they are seen whole in so much width: all of one size, the name shorter where it must be.
fn fitting(ui: &Ui, row: &GridRow, width: f32) -> String {
    let fits = |text: &str| width_of(ui, text, &theme::regular(NAME)) <= width;
    longest_form([&row.player].into_iter().chain(&row.shorter).cloned().collect(), fits)
}

/// The field for a code, a number or a name, without a label of its own line.
fn find(ui: &mut Ui, sheets: &SheetsData, asks: &mut Asks) {
    let data: &FieldData = &sheets.find;
    let mut text = data.value.clone();
    let id = Id::unique(("entry", data.entry));
    begin_undo(ui.ctx(), id, &text, &());
    if data.focus {
        // A code that was refused goes when the next one is scanned, whose first sign may be in this frame.
        select_all(ui, id, &data.value);
    }
    // The toolkit says for two frames that a field lost the keyboard: by then an Enter is another field's.
    let had_keyboard = ui.memory(|memory| memory.has_focus(id));
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .desired_width(f32::INFINITY)
        .hint_text(RichText::new(data.hint.as_str()).size(theme::LABEL));
    let response = hint(ui.add(edit), &data.label);
    left_in(ui.ctx(), id, &text, ());
    if had_keyboard && !sheets.found.is_empty() {
        lead_on(ui, &response, (&text, theme::TEXT), &sheets.found);
    }
    response.widget_info(|| WidgetInfo {
        label: Some(data.label.clone()),
        ..WidgetInfo::text_edit(true, &data.value, &text, &data.hint)
    });
    if data.focus {
        response.request_focus();
    }
    if response.changed() {
        asks.push(UserCommand::Type(data.entry, text));
    }
    if had_keyboard
        && response.lost_focus()
        && ui.input(|input| input.key_pressed(Key::Enter))
        && let Some(command) = &data.enter
    {
        asks.push(command.clone());
    }
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

/// Says in the right end of the field that Tab leads on, while its text leaves room.
fn lead_on(ui: &mut Ui, field: &egui::Response, (text, letters): (&str, f32), lead: &str) {
    let (ink, font) = (theme::of(ui).muted, theme::regular(theme::LABEL));
    let of = |text: &str, font| ui.painter().layout_no_wrap(text.to_owned(), font, ink).size().x;
    let (said, typed) = (of(lead, font.clone()), of(text, theme::regular(letters)));
    let place = field.rect.shrink2(vec2(10.0, 0.0));
    if typed + said + 24.0 > place.width() {
        return;
    }
    let place = place.with_min_x(place.right() - said - 2.0);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut over = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(layout));
    over.add(egui::Label::new(RichText::new(lead).font(font).color(ink)).selectable(false));
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
