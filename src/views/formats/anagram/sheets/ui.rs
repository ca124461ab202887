//! The paint of Sheets.

use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::{CornerRadius, Event, Frame, Id, Key, Margin, Panel, RichText, ScrollArea};
use egui::{Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder};

use crate::commands::{Entry, UserCommand};
use crate::domain::formats::anagram::rules::Field;
use crate::screens::formats::anagram::sheets::{GridCell, SheetData, SheetField, SheetsData};
use crate::screens::{FieldData, Tone};
use crate::views::formats::anagram::tile::tiles;
use crate::views::widgets::{
    banner, begin_undo, brief_chip, card, cursor_to_end, heading, hint, keyboard, label, left_in,
    muted, primary, quiet_act, small_act, toned,
};
use crate::views::{Asks, theme};

/// Width of the names, side of a cell, and what lies between.
const NAMES: f32 = 150.0;
const CELL: f32 = 22.0;
const GAP: f32 = 2.0;
/// The height of the line that names the saved version.
const BESIDE: f32 = 18.0;
/// What the saved version takes of the width beside the fields.
const SAVED: f32 = 0.34;
/// The height of a grid that has room for its legend.
const LEGEND: f32 = 200.0;
/// Below this height of the window the buttons stand close.
const LOW: f32 = 500.0;
/// Width of the seven tiles beside the name.
const TILES: f32 = 284.0;

/// Paints Sheets: the grid on the left, the sheet on the right; what the sheet is and what can be
/// done with it are always in sight.
pub fn show(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    let plain = Frame::new();
    let width = ui.available_width();
    let grid_width =
        (NAMES + 14.0 * (CELL + GAP) + 64.0).min(width * if width < 800.0 { 0.38 } else { 0.52 });
    if let Some(sheet) = &data.sheet {
        Panel::bottom("sums of the sheet")
            .frame(plain)
            .show_separator_line(false)
            .show(ui, |ui| slim(ui, |ui| bottom(ui, sheet, asks)));
    }
    Panel::left("grid of sheets")
        .frame(plain.outer_margin(Margin { right: 12, bottom: 8, ..Margin::ZERO }))
        .exact_size(grid_width)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| card(ui, |ui| grid(ui, data, asks)));
    let Some(sheet) = &data.sheet else {
        egui::CentralPanel::default().frame(plain).show(ui, |ui| {
            card(ui, |ui| {
                heading(ui, &data.empty);
                if data.next.enabled {
                    small_act(ui, &data.next, asks);
                }
            });
        });
        return;
    };
    Panel::top("what sheet").frame(plain).show_separator_line(false).show(ui, |ui| top(ui, sheet));
    let between = plain.outer_margin(Margin::symmetric(0, 8));
    egui::CentralPanel::default().frame(between).show(ui, |ui| {
        slim(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("sheet").max_height(ui.available_height());
            area.auto_shrink([false, false]).show(ui, |ui| fields(ui, sheet, asks));
        });
    });
}

/// A card with little margin: the five fields need the room.
fn slim(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Frame::new()
        .fill(theme::of(ui).panel)
        .stroke(Stroke::new(1.0, theme::of(ui).line))
        .corner_radius(CornerRadius::same(12))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            contents(ui);
        });
}

fn grid(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    if ui.available_width() < 360.0 {
        heading(ui, &data.title);
        find(ui, &data.find, asks);
    } else {
        ui.horizontal(|ui| {
            heading(ui, &data.title);
            find(ui, &data.find, asks);
        });
    }
    for (text, act) in &data.nameless {
        ui.horizontal_wrapped(|ui| {
            toned(ui, text, Tone::Open);
            small_act(ui, act, asks);
        });
    }
    // In a low window the sheets themselves have the room.
    if ui.available_height() > LEGEND {
        Panel::bottom("legend of sheets").frame(Frame::new()).show_separator_line(false).show(
            ui,
            |ui| {
                if let Some((text, next)) = &data.unchecked {
                    ui.horizontal_wrapped(|ui| {
                        muted(ui, text);
                        quiet_act(ui, next, asks);
                    });
                }
                muted(ui, &data.legend);
            },
        );
    }
    let height = ui.available_height().max(80.0);
    let chosen = data.rows.iter().position(|row| row.cells.iter().any(|cell| cell.chosen));
    // A sheet that was just taken is brought into sight.
    let taken = data.sheet.as_ref().is_some_and(|sheet| sheet.fields.iter().any(|f| f.field.focus));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ScrollArea::horizontal().id_salt("grid").show(ui, |ui| {
            let mut table = TableBuilder::new(ui)
                .id_salt("sheets")
                .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
                .column(Column::exact(NAMES).clip(true))
                .columns(Column::exact(CELL), data.rounds.len())
                .auto_shrink([true, true])
                .min_scrolled_height(60.0)
                .max_scroll_height(height - CELL - GAP);
            if let Some(row) = chosen.filter(|_| taken) {
                table = table.scroll_to_row(row, Some(egui::Align::Center));
            }
            let table = table.header(CELL, |mut header| {
                header.col(|_| {});
                for round in &data.rounds {
                    header.col(|ui| {
                        ui.centered_and_justified(|ui| label(ui, round));
                    });
                }
            });
            table.body(|body| {
                body.rows(CELL, data.rows.len(), |mut painted| {
                    let Some(row) = data.rows.get(painted.index()) else { return };
                    painted.col(|ui| {
                        let name = RichText::new(&row.player).size(14.0);
                        hint(ui.add(egui::Label::new(name).truncate()), &row.whole);
                    });
                    for one in &row.cells {
                        painted.col(|ui| cell(ui, one, || row.name_of(one, data.language), asks));
                    }
                });
            });
        });
    });
}

/// The field for a code, a number or a name, without a label of its own line.
fn find(ui: &mut Ui, data: &FieldData, asks: &mut Asks) {
    let mut text = data.value.clone();
    let id = Id::unique(("entry", data.entry));
    begin_undo(ui.ctx(), id, &text, &());
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .desired_width(f32::INFINITY)
        .hint_text(RichText::new(data.hint.as_str()).size(theme::LABEL));
    let response = hint(ui.add(edit), &data.label);
    left_in(ui.ctx(), id, &text, ());
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
    if response.lost_focus()
        && ui.input(|input| input.key_pressed(Key::Enter))
        && let Some(command) = &data.enter
    {
        asks.push(command.clone());
    }
}

fn cell(ui: &mut Ui, cell: &GridCell, name: impl Fn() -> String, asks: &mut Asks) {
    let size = vec2(CELL, CELL);
    let Some(act) = &cell.act else {
        ui.allocate_exact_size(size, egui::Sense::hover());
        return;
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
    } else {
        Stroke::new(1.0, cell.tone.back(palette))
    };
    let fill = cell.tone.back(palette);
    ui.painter().rect(place, CornerRadius::same(6), fill, border, StrokeKind::Inside);
    // Two signs in one cell are smaller, never cut: a cut one would look like a draft's.
    let font = theme::regular(if cell.sign.chars().count() > 1 { 8.5 } else { 12.0 });
    let ink = cell.tone.ink(palette);
    ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, cell.sign, font, ink);
    let response = if response.hovered() { hint(response, &name()) } else { response };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.clone());
    }
}

/// The name takes what the tiles leave; in a narrow pane they stand under it.
fn top(ui: &mut Ui, data: &SheetData) {
    let name = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let name = RichText::new(&data.player).font(theme::bold(theme::HEADING));
        ui.add(egui::Label::new(name).truncate());
        muted(ui, &data.about);
    };
    slim(ui, |ui| {
        if ui.available_width() < 420.0 {
            name(ui);
            tiles(ui, &data.tiles, 36.0);
        } else {
            ui.horizontal(|ui| {
                let size = vec2(ui.available_width() - TILES, 42.0);
                let layout = egui::Layout::top_down(egui::Align::LEFT);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_width(size.x);
                    name(ui);
                });
                tiles(ui, &data.tiles, 38.0);
            });
        }
        if let Some((state, tone)) = &data.state {
            banner(ui, state, *tone);
        }
    });
}

fn fields(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    enter_is_space(ui);
    ui.spacing_mut().item_spacing.y = 3.0;
    if let Some(title) = &data.beside {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let size = vec2(ui.available_width(), BESIDE);
        ui.allocate_ui_with_layout(size, layout, |ui| muted(ui, title));
    }
    for one in &data.fields {
        sheet_field(ui, data, one, asks);
    }
    for (note, tone) in &data.notes {
        toned(ui, note, *tone);
    }
}

/// Sums and what can be done: always in sight.
fn bottom(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.spacing_mut().button_padding = vec2(8.0, 4.0);
    // The sums change with every word: above what can be pressed, which stays where it is.
    ui.horizontal_wrapped(|ui| {
        for (sum, tone) in &data.sums {
            ui.label(RichText::new(sum).font(theme::bold(14.0)).color(tone.ink(theme::of(ui))));
        }
        heading(ui, &data.total);
        if !data.otherwise.is_empty() {
            muted(ui, &data.otherwise);
        }
    });
    ui.horizontal_wrapped(|ui| {
        // In a low window the fields need the room.
        let low = ui.ctx().content_rect().height() < LOW;
        ui.set_row_height(if low { 28.0 } else { 40.0 });
        // First: it must not be squeezed into what a row has left.
        primary(ui, &data.save, asks);
        for one in &data.acts {
            small_act(ui, one, asks);
        }
    });
}

fn id(field: Field) -> Id {
    Id::unique(("entry", Entry::Words(field)))
}

/// Where the field is kept that had the keyboard last.
fn last() -> Id {
    Id::unique("the last field of the sheet")
}

/// Where letters belong that are typed while no field has the keyboard: the field of the sheet that had
/// it last; without a sheet on the desk where one is looked for. `None` where nothing may be typed.
pub fn field_of_letters(ui: &Ui, data: &SheetsData) -> Option<Entry> {
    let Some(sheet) = &data.sheet else { return Some(data.find.entry) };
    let last = ui.data(|kept| kept.get_temp::<Field>(last())).unwrap_or(Field::Seven);
    let editable = sheet.fields.iter().filter(|field| field.editable);
    editable.map(|field| field.field.entry).find(|entry| *entry == Entry::Words(last))
}

/// Enter between words is a space: it is made one before the field sees it, in the order of the
/// keys, so that nothing typed after it lands elsewhere. So is whatever divides words that are pasted.
fn enter_is_space(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    if !Field::ALL.into_iter().any(|field| focused == Some(id(field))) {
        return;
    }
    ui.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Key { key: Key::Enter, pressed: true, modifiers, .. } = event
                && !modifiers.any()
            {
                *event = Event::Text(" ".to_owned());
            } else if let Event::Paste(words) = event {
                *words = words.split_whitespace().flat_map(|word| [word, " "]).collect();
            }
        }
    });
}

fn sheet_field(ui: &mut Ui, sheet: &SheetData, data: &SheetField, asks: &mut Asks) {
    let beside = sheet.beside.is_some();
    let Entry::Words(field) = data.field.entry else { return };
    let mut focused = false;
    let mut edited = egui::Rect::NOTHING;
    let mut followed = false;
    let whole = ui.horizontal_top(|ui| {
        let size = vec2(88.0, 26.0);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let name = ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(size.x);
            ui.label(RichText::new(&data.field.label).size(14.0).color(theme::of(ui).muted))
        });
        let left = ui.available_width();
        let saved = if beside { left * SAVED } else { 0.0 };
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        ui.allocate_ui_with_layout(vec2(left - saved, 26.0), layout, |ui| {
            ui.set_width(left - saved);
            let mut text = data.field.value.clone();
            if data.field.focus {
                cursor_to_end(ui.ctx(), id(field), &text);
            }
            begin_undo(ui.ctx(), id(field), &text, &sheet.of);
            let edit = TextEdit::multiline(&mut text)
                .id(id(field))
                .desired_rows(1)
                .desired_width(f32::INFINITY)
                .margin(Margin::symmetric(8, 2))
                .interactive(data.editable);
            let response = ui.add(edit).labelled_by(name.inner.id);
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

/// Brings the field with the keyboard into sight, two frames after something happened to it: by then
/// its verdicts are there, and a scroll asked for in two frames on end would count twice.
fn follow(ui: &Ui, happened: bool, whole: egui::Rect, edited: egui::Rect) {
    let waiting = ui.data_mut(|kept| {
        let waiting = kept.get_temp_mut_or_default::<u8>(Id::unique("follow the keyboard"));
        *waiting = if happened { 3 } else { waiting.saturating_sub(1) };
        *waiting
    });
    if waiting > 0 {
        ui.ctx().request_repaint();
    }
    if waiting == 1 {
        let fits = whole.height() + 8.0 < ui.clip_rect().height();
        let shown = if fits { whole } else { edited };
        ui.scroll_to_rect_animation(shown.expand(4.0), None, ScrollAnimation::none());
    }
}
