//! The paint of Sheets.

use egui::accesskit::Role;
use egui::{Button, CornerRadius, Event, Id, Key, RichText, ScrollArea, Stroke, TextEdit, Ui};
use egui::{WidgetInfo, vec2};

use super::data::{GridCell, SheetData, SheetField, SheetsData};
use crate::commands::{Entry, UserCommand};
use crate::domain::anagram::rules::Field;
use crate::views::Asks;
use crate::views::theme::{self, Tone};
use crate::views::widgets::{
    card, chip, clipped, heading, label, muted, primary, small_act, tiles, toned,
};

/// Paints Sheets.
pub fn show(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    let height = ui.available_height();
    let grid_width = 580.0_f32.min(ui.available_width() * 0.54);
    ui.horizontal_top(|ui| {
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        ui.allocate_ui_with_layout(vec2(grid_width, height), layout, |ui| {
            card(ui, |ui| grid(ui, data, asks));
        });
        ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
            match &data.sheet {
                Some(one) => {
                    let room = (ui.available_height() - 158.0).max(120.0);
                    ScrollArea::vertical()
                        .id_salt("sheet")
                        .max_height(room)
                        .show(ui, |ui| sheet(ui, one, asks));
                    card(ui, |ui| bottom(ui, one, asks));
                }
                None => card(ui, |ui| {
                    heading(ui, &data.empty);
                    small_act(ui, &data.next, asks);
                }),
            }
        });
    });
}

fn grid(ui: &mut Ui, data: &SheetsData, asks: &mut Asks) {
    heading(ui, &data.title);
    let height = (ui.available_height() - 60.0).max(80.0);
    ScrollArea::both().id_salt("grid").max_height(height).show(ui, |ui| {
        egui::Grid::new("sheets").min_col_width(24.0).spacing(vec2(3.0, 3.0)).show(ui, |ui| {
            ui.label("");
            for round in &data.rounds {
                ui.vertical_centered(|ui| label(ui, round));
            }
            ui.end_row();
            for row in &data.rows {
                clipped(ui, 150.0, RichText::new(&row.player).size(14.0));
                for one in &row.cells {
                    cell(ui, one, asks);
                }
                ui.end_row();
            }
        });
    });
    muted(ui, &data.legend);
}

fn cell(ui: &mut Ui, cell: &GridCell, asks: &mut Asks) {
    let size = vec2(24.0, 24.0);
    let Some(act) = &cell.act else {
        ui.allocate_exact_size(size, egui::Sense::hover());
        return;
    };
    let text = RichText::new(cell.sign).size(12.0).color(cell.tone.ink(theme::of(ui)));
    let border = if cell.chosen {
        Stroke::new(2.0, theme::of(ui).accent)
    } else {
        Stroke::new(
            1.0,
            if cell.tone == Tone::Open {
                theme::of(ui).line
            } else {
                cell.tone.back(theme::of(ui))
            },
        )
    };
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = vec2(2.0, 2.0);
            let button = Button::new(text)
                .fill(cell.tone.back(theme::of(ui)))
                .stroke(border)
                .corner_radius(CornerRadius::same(6))
                .min_size(size);
            ui.add_sized(size, button)
        })
        .inner
        .on_hover_text(&cell.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &cell.name));
    if response.clicked() {
        asks.push(act.clone());
    }
}

fn sheet(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            heading(ui, &data.player);
            muted(ui, &data.about);
        });
        tiles(ui, &data.tiles, 48.0);
    });
    ui.add_space(4.0);
    card(ui, |ui| {
        enter_is_space(ui);
        for one in &data.fields {
            sheet_field(ui, one, asks);
        }
        for (note, tone) in &data.notes {
            toned(ui, note, *tone);
        }
    });
}

/// Sums and what can be done: always in sight.
fn bottom(ui: &mut Ui, data: &SheetData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        for (sum, tone) in &data.sums {
            ui.label(
                RichText::new(sum).font(theme::bold(theme::TEXT)).color(tone.ink(theme::of(ui))),
            );
        }
        heading(ui, &data.total);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        primary(ui, &data.save, asks);
        for one in &data.acts {
            small_act(ui, one, asks);
        }
    });
}

fn id(field: Field) -> Id {
    Id::unique(("entry", Entry::Words(field)))
}

/// Enter between words is a space: it is made one before the field sees it, in the order of the
/// keys, so that nothing typed after it lands elsewhere.
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
            }
        }
    });
}

fn sheet_field(ui: &mut Ui, data: &SheetField, asks: &mut Asks) {
    ui.horizontal_top(|ui| {
        let name = ui
            .allocate_ui_with_layout(
                vec2(96.0, 36.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_min_width(96.0);
                    ui.label(RichText::new(&data.field.label).size(14.0).color(theme::of(ui).muted))
                },
            )
            .inner;
        ui.vertical(|ui| {
            let mut text = data.field.value.clone();
            let Entry::Words(field) = data.field.entry else { return };
            let edit = TextEdit::multiline(&mut text)
                .id(id(field))
                .desired_rows(1)
                .desired_width(f32::INFINITY)
                .margin(egui::Margin::symmetric(10, 7));
            let response = ui.add(edit).labelled_by(name.id);
            if data.field.focus {
                response.request_focus();
            }
            if response.changed() {
                asks.push(UserCommand::Type(data.field.entry, text));
            }
            if !data.chips.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                    for one in &data.chips {
                        chip(ui, &one.text, &one.note, one.tone);
                    }
                });
            }
        });
    });
    ui.add_space(2.0);
}
