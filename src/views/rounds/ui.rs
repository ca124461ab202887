//! The paint of Rounds.

use egui::accesskit::Role;
use egui::{Button, Color32, CornerRadius, RichText, ScrollArea, Stroke, Ui, WidgetInfo};

use super::data::{Bags, Cell, ClockData, RoundsData, SheetsOnTable, Typing};
use crate::domain::clock::Moment;
use crate::views::projector::{Hall, PhaseOfTime};
use crate::views::theme::{self, Tone};
use crate::views::widgets::{
    act, act_row, bar, card, field, heading, label, muted, small_act, step, tiles, toggle, toned,
};
use crate::views::{Asks, projector};

/// Paints Rounds; the hall's miniature is painted from the hall's own data.
pub fn show(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    let side = 320.0;
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        let main = (ui.available_width() - side - 16.0).max(300.0);
        ui.allocate_ui_with_layout(
            egui::vec2(main, height),
            egui::Layout::top_down(egui::Align::LEFT),
            |ui| {
                ScrollArea::vertical().id_salt("rounds").show(ui, |ui| round(ui, data, asks));
            },
        );
        ui.add_space(8.0);
        ui.allocate_ui_with_layout(
            egui::vec2(side, height),
            egui::Layout::top_down(egui::Align::LEFT),
            |ui| {
                ScrollArea::vertical().id_salt("side of rounds").show(ui, |ui| {
                    card(ui, |ui| miniature(ui, data, hall, now, asks));
                    ui.add_space(8.0);
                    card(ui, |ui| bags(ui, &data.bags));
                });
            },
        );
    });
}

fn round(ui: &mut Ui, data: &RoundsData, asks: &mut Asks) {
    card(ui, |ui| {
        heading(ui, &data.title);
        if !data.tiles.is_empty() {
            tiles(ui, &data.tiles, 84.0);
        }
        for note in &data.letters_notes {
            muted(ui, note);
        }
        if !data.modes.is_empty() {
            ui.horizontal(|ui| {
                for (mode, on) in &data.modes {
                    toggle(ui, mode, *on, asks);
                }
            });
        }
        if let Some(typing) = &data.typing {
            type_letters(ui, typing, asks);
        }
        if let Some(clock) = &data.clock {
            time(ui, clock);
        }
        act_row(ui, &data.time_acts, asks);
    });
    ui.add_space(8.0);
    step(ui, &data.step, asks);
    ui.add_space(8.0);
    if let Some(sheets) = &data.sheets {
        card(ui, |ui| on_table(ui, sheets, asks));
        ui.add_space(8.0);
    }
    ui.horizontal_wrapped(|ui| {
        for one in &data.round_acts {
            small_act(ui, one, asks);
        }
    });
}

fn type_letters(ui: &mut Ui, typing: &Typing, asks: &mut Asks) {
    toned(ui, &typing.prompt, Tone::Open);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(280.0);
            field(ui, &typing.field, asks);
        });
        ui.vertical(|ui| {
            ui.add_space(22.0);
            act(ui, &typing.act, asks);
        });
    });
}

/// The colour of a phase on the console.
fn tone(ui: &Ui, phase: PhaseOfTime) -> Color32 {
    match phase {
        PhaseOfTime::Calm => theme::of(ui).ink,
        PhaseOfTime::Minute => Tone::Open.ink(theme::of(ui)),
        PhaseOfTime::Last | PhaseOfTime::Over => Tone::Bad.ink(theme::of(ui)),
    }
}

fn time(ui: &mut Ui, clock: &ClockData) {
    ui.horizontal(|ui| {
        let sign = match clock.phase {
            PhaseOfTime::Calm => "",
            PhaseOfTime::Minute => "◆",
            PhaseOfTime::Last => "▲",
            PhaseOfTime::Over => "■",
        };
        let color = tone(ui, clock.phase);
        ui.label(RichText::new(&clock.text).font(theme::bold(theme::CLOCK)).color(color));
        ui.label(RichText::new(sign).size(40.0).color(color));
        ui.vertical(|ui| {
            ui.add_space(36.0);
            for note in &clock.notes {
                toned(ui, note, Tone::Ignored);
            }
        });
    });
    let share = |thousandths: u16| f32::from(thousandths) / 1000.0;
    let marks: Vec<(f32, Color32)> =
        clock.marks.iter().map(|&mark| (share(mark), Tone::Open.ink(theme::of(ui)))).collect();
    bar(ui, share(clock.left), theme::of(ui).accent, theme::of(ui).line, &marks);
}

fn on_table(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    label(ui, &sheets.title);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for one in &sheets.cells {
            cell(ui, one, asks);
        }
    });
}

fn cell(ui: &mut Ui, cell: &Cell, asks: &mut Asks) {
    let text = RichText::new(&cell.text).size(theme::LABEL).color(cell.tone.ink(theme::of(ui)));
    let border = if cell.tone == Tone::Open {
        cell.tone.ink(theme::of(ui))
    } else {
        cell.tone.back(theme::of(ui))
    };
    let button = Button::new(text)
        .fill(cell.tone.back(theme::of(ui)))
        .stroke(Stroke::new(1.0, border))
        .corner_radius(CornerRadius::same(8))
        .min_size(egui::vec2(38.0, 30.0));
    let response = ui.add(button).on_hover_text(&cell.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &cell.name));
    if response.clicked() {
        asks.push(cell.act.clone());
    }
}

fn miniature(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    let width = ui.available_width();
    projector::miniature(ui, width, hall, now);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for (scene, on) in &data.scenes {
            toggle(ui, scene, *on, asks);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for one in &data.hall_acts {
            small_act(ui, one, asks);
        }
    });
}

fn bags(ui: &mut Ui, bags: &Bags) {
    label(ui, &bags.title);
    egui::Grid::new("bags").num_columns(3).spacing(egui::vec2(12.0, 8.0)).show(ui, |ui| {
        for (name, count, remark) in &bags.rows {
            ui.label(name);
            let count = RichText::new(count.to_string()).font(theme::bold(theme::TEXT));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(count));
            muted(ui, remark);
            ui.end_row();
        }
    });
    toned(ui, &bags.guard, bags.guard_tone);
}
