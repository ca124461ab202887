//! The paint of the grid: whose sheets are there, and where one is looked for.

use egui::{Frame, Id, Key, Panel, RichText, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder};

use super::cell_ui::cell;
use crate::commands::UserCommand;
use crate::screens::formats::anagram::sheets::{GridRow, SheetsData};
use crate::screens::hall::longest_form;
use crate::screens::{FieldData, Tone};
use crate::text;
use crate::views::widgets::{
    begin_undo, clipped, give_keyboard, give_room, heading, hint, label, lead_on, left_below,
    left_in, muted, plain_act, room_taken, select_all, small_act, small_act_width, whole_list,
    whole_rows, width_of,
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
/// The height of a grid that has room for its legend.
const LEGEND: f32 = 200.0;
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

/// How wide the grid would be: what the rounds to come would take is the sheet's.
pub(super) fn width(ui: &Ui, data: &SheetsData) -> f32 {
    (names_width(ui) + columns_width(seen_rounds(data)) + 64.0 + BAR).max(LEAST_GRID)
}

/// A row and a column of the grid.
type Cell = (usize, usize);

/// Where the cell is kept that has the keyboard, and that which is to get it.
fn kept(what: &str) -> Id {
    Id::unique(("the keyboard in the grid of sheets", what))
}

/// Moves the keyboard in the grid by an arrow: to the next sheet there, and from the first row back to the search.
fn by_arrows(ui: &Ui, data: &SheetsData, rounds: usize) {
    let Some((id, (row, column))) = ui.data(|all| all.get_temp::<(Id, Cell)>(kept("at"))) else {
        return;
    };
    if ui.memory(egui::Memory::focused) != Some(id) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let is_sheet = |&(row, column): &Cell| {
        let cell = data.rows.get(row).and_then(|row| row.cells.get(column));
        cell.is_some_and(|cell| cell.act.is_some())
    };
    let above = pressed(Key::ArrowUp);
    let to = match () {
        () if above => (0..row).rev().map(|row| (row, column)).find(is_sheet),
        () if pressed(Key::ArrowDown) => {
            (row + 1..data.rows.len()).map(|row| (row, column)).find(is_sheet)
        }
        () if pressed(Key::ArrowLeft) => {
            (0..column).rev().map(|column| (row, column)).find(is_sheet)
        }
        () if pressed(Key::ArrowRight) => {
            (column + 1..rounds).map(|column| (row, column)).find(is_sheet)
        }
        () => return,
    };
    match to {
        Some(to) => {
            ui.data_mut(|all| all.insert_temp(kept("to"), to));
        }
        None if above => give_keyboard(ui.ctx(), data.find.entry, None),
        None => {}
    }
}

/// The sheet that the keyboard comes to from the search: the one on the desk, else the first of the last round.
fn first_cell(data: &SheetsData) -> Option<Cell> {
    let of_row = |(row, cells): (usize, &GridRow)| {
        cells.cells.iter().position(|cell| cell.chosen).map(|column| (row, column))
    };
    let last = seen_rounds(data).checked_sub(1)?;
    let first = |row: &GridRow| row.cells.get(last).is_some_and(|cell| cell.act.is_some());
    let chosen = data.rows.iter().enumerate().find_map(of_row);
    chosen.or_else(|| Some((data.rows.iter().position(first)?, last)))
}

/// Paints it.
pub(super) fn show(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
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
    legend(ui, data, asks);
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
    by_arrows(ui, data, rounds.len());
    let to: Option<Cell> = ui.data(|all| all.get_temp(kept("to")));
    let known = Id::unique("the sheet in the grid, and how far that is scrolled");
    let (had, offset): (Option<usize>, f32) =
        ui.data(|kept| kept.get_temp(known)).unwrap_or_default();
    let rows = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * row;
    let in_sight = |at: usize| rows(at) >= offset - GAP && rows(at + 1) <= offset + height + GAP;
    let half = |&count: &usize| rows(2 * count) < height;
    let above = (1..data.rows.len()).take_while(half).last().unwrap_or(0);
    let wanted = to.map(|(row, _)| row).or(chosen.filter(|_| taken || had != chosen));
    let first = wanted.filter(|&at| !in_sight(at)).map(|at| at.saturating_sub(above));
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
                    let at = painted.index();
                    let Some(row) = data.rows.get(at) else { return };
                    painted.col(|ui| {
                        let name = RichText::new(fitting(ui, row, names)).size(NAME);
                        let name = egui::Label::new(name).truncate().selectable(false);
                        // Of the pointer alone: with the keyboard the grid's cells are as near.
                        let name = hint(ui.add(name.sense(Sense::CLICK)), &row.whole);
                        if let Some(act) = row.newest().filter(|_| name.clicked()) {
                            asks.push(act.clone());
                        }
                    });
                    for (column, one) in row.cells.iter().take(rounds.len()).enumerate() {
                        painted.col(|ui| {
                            let name = || row.name_of(one, data.language);
                            let response = cell(ui, one, name, asks);
                            if to == Some((at, column)) {
                                response.request_focus();
                                // The toolkit leaves the arrows to it from the frame after this one on.
                                ui.ctx().request_repaint();
                                ui.data_mut(|all| all.remove_temp::<Cell>(kept("to")));
                            }
                            if response.has_focus() {
                                let here = (response.id, (at, column));
                                ui.data_mut(|all| all.insert_temp(kept("at"), here));
                            }
                        });
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

/// What the signs mean and what is left to be checked, at the foot.
fn legend(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
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
    if had_keyboard
        && let Some(cell) = first_cell(sheets)
        && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::ArrowDown))
    {
        ui.data_mut(|all| all.insert_temp(kept("to"), cell));
    }
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
