//! The paint of Rounds.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, CornerRadius, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::bags::Bags;
use super::data::{ClockData, RoundsData, Typing};
use super::table::{Cell, SheetsOnTable};
use crate::domain::clock::Moment;
use crate::views::act::Act;
use crate::views::projector::{Hall, PhaseOfTime};
use crate::views::theme::{self, Tone};
use crate::views::widgets::{
    TileData, act, act_row, bar, card, field, heading, keyboard, label, muted, small_act, step,
    strong, tile, tiles, toggle, toned, two_columns,
};
use crate::views::{Asks, projector};

/// The width of the side.
const SIDE: f32 = 320.0;
/// Below this width the side lies under the rest.
const NARROW: f32 = 900.0;

/// Paints Rounds; the hall's miniature is painted from the hall's own data.
pub fn show(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    if ui.available_width() < NARROW {
        let size = Size::of(ui);
        ScrollArea::vertical().id_salt("rounds").show(ui, |ui| {
            round(ui, data, size, now, asks);
            ui.add_space(8.0);
            two_columns(
                ui,
                |ui| card(ui, |ui| miniature(ui, data, hall, now, asks)),
                |ui| card(ui, |ui| bags(ui, &data.bags)),
            );
        });
        return;
    }
    let height = ui.available_height();
    let main = ui.available_width() - SIDE - 16.0;
    let column = egui::Layout::top_down(egui::Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.allocate_ui_with_layout(egui::vec2(main, height), column, |ui| {
            let size = Size::of(ui);
            ScrollArea::vertical()
                .id_salt("rounds")
                .show(ui, |ui| round(ui, data, size, now, asks));
        });
        ui.allocate_ui_with_layout(egui::vec2(SIDE, height), column, |ui| {
            ScrollArea::vertical().id_salt("side of rounds").show(ui, |ui| {
                side(ui, data, hall, now, asks);
            });
        });
    });
}

fn side(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    card(ui, |ui| miniature(ui, data, hall, now, asks));
    ui.add_space(8.0);
    card(ui, |ui| bags(ui, &data.bags));
}

/// How large tiles and time are: they dominate, whatever the window's size.
#[derive(Clone, Copy)]
struct Size {
    tile: f32,
    clock: f32,
}

impl Size {
    fn of(ui: &Ui) -> Self {
        let height = ui.available_height();
        Self {
            tile: (height * 0.14).clamp(64.0, 180.0),
            clock: (height * 0.165).clamp(theme::CLOCK * 0.8, 220.0),
        }
    }
}

fn round(ui: &mut Ui, data: &RoundsData, size: Size, now: Moment, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    card(ui, |ui| {
        label(ui, &data.title);
        if !data.tiles.is_empty() {
            let fits = ui.available_width() / tiles_width(1.0, data.tiles.len());
            // Once the time is over, the sheets matter more.
            let height = if data.clock.is_some() { size.tile } else { size.tile * 0.6 };
            tiles(ui, &data.tiles, fits.min(height));
        }
        for note in &data.letters_notes {
            muted(ui, note);
        }
        if !data.modes.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for (mode, on) in &data.modes {
                    toggle(ui, mode, *on, asks);
                }
            });
        }
        if let Some(typing) = &data.typing {
            type_letters(ui, typing, asks);
        }
        if let Some(clock) = &data.clock {
            time(ui, &clock.at(now), size.clock, &data.time_acts, asks);
        } else if !data.time_acts.is_empty() {
            act_row(ui, &data.time_acts, asks);
        }
    });
    ui.add_space(4.0);
    step(ui, &data.step, asks);
    ui.add_space(4.0);
    if let Some(sheets) = &data.sheets {
        card(ui, |ui| on_table(ui, sheets, asks));
        ui.add_space(4.0);
    }
    ui.horizontal_wrapped(|ui| {
        for one in &data.round_acts {
            small_act(ui, one, asks);
        }
    });
}

/// The width of so many tiles of a height, and the gap between vowels and consonants.
fn tiles_width(height: f32, count: usize) -> f32 {
    let count = u16::try_from(count).map_or(7.0, f32::from);
    height * (count * 1.0 + 0.3)
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
    if let Some(refused) = &typing.refused {
        toned(ui, &format!("✗ {refused}"), Tone::Bad);
    }
}

/// The colour of a phase on the console.
fn tone(ui: &Ui, phase: PhaseOfTime) -> Color32 {
    match phase {
        PhaseOfTime::Calm => theme::of(ui).ink,
        PhaseOfTime::Minute => Tone::Open.ink(theme::of(ui)),
        PhaseOfTime::Last | PhaseOfTime::Over => Tone::Bad.ink(theme::of(ui)),
    }
}

/// The time; beside it what comes next and what can be done with it.
fn time(ui: &mut Ui, clock: &ClockData, size: f32, acts: &[Act], asks: &mut Asks) {
    let palette = theme::of(ui);
    ui.horizontal(|ui| {
        let sign = match clock.phase {
            PhaseOfTime::Calm => "",
            PhaseOfTime::Minute => "◆",
            PhaseOfTime::Last => "▲",
            PhaseOfTime::Over => "■",
        };
        let color = tone(ui, clock.phase);
        ui.label(RichText::new(&clock.text).font(theme::bold(size)).color(color));
        ui.label(RichText::new(sign).size(size * 0.4).color(color));
        ui.vertical(|ui| {
            ui.add_space(size * 0.14);
            for note in &clock.notes {
                muted(ui, note);
            }
            ui.horizontal_wrapped(|ui| {
                for (place, one) in acts.iter().enumerate() {
                    // Pause and stop before the corrections.
                    if place < 2 {
                        act(ui, one, asks)
                    } else {
                        small_act(ui, one, asks)
                    };
                }
            });
        });
    });
    let share = |thousandths: u16| f32::from(thousandths) / 1000.0;
    let marks: Vec<(f32, Color32)> =
        clock.marks.iter().map(|&mark| (share(mark), Tone::Open.ink(palette))).collect();
    bar(ui, share(clock.left), palette.accent, palette.line, &marks);
}

fn on_table(ui: &mut Ui, sheets: &SheetsOnTable, asks: &mut Asks) {
    heading(ui, &sheets.title);
    if !sheets.missing.is_empty() {
        toned(ui, &sheets.missing, Tone::Open);
    }
    ui.horizontal_wrapped(|ui| {
        if sheets.number_acts.is_empty() {
            for (mark, on) in &sheets.marks {
                toggle(ui, mark, *on, asks);
            }
            muted(ui, &sheets.prompt);
        } else {
            strong(ui, &sheets.prompt);
        }
        for one in &sheets.number_acts {
            small_act(ui, one, asks);
        }
    });
    let gap = 6.0;
    let columns = (ui.available_width() / 200.0).floor().clamp(1.0, 8.0);
    let width = ((ui.available_width() - gap * (columns - 1.0)) / columns).floor() - 1.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
        for one in &sheets.cells {
            cell(ui, one, width, asks);
        }
    });
}

/// A player's sheet: number, name, the state's sign; the whole name and the state when pointed at.
fn cell(ui: &mut Ui, cell: &Cell, width: f32, asks: &mut Asks) {
    let palette = theme::of(ui);
    let ink = cell.tone.ink(palette);
    let size = egui::vec2(width, 42.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let response = response.on_hover_text(&cell.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &cell.name));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(cell.act.clone());
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let marked = cell.chosen || response.hovered() || response.has_focus();
    let line = if marked {
        Stroke::new(2.0, palette.accent)
    } else if cell.tone == Tone::Open {
        Stroke::new(1.0, ink)
    } else {
        Stroke::new(1.0, cell.tone.back(palette))
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect(rect, CornerRadius::same(8), cell.tone.back(palette), line, StrokeKind::Inside);
    let middle = rect.center().y;
    let left = egui::pos2(rect.left() + 34.0, middle);
    painter.text(left, Align2::RIGHT_CENTER, &cell.number, theme::bold(theme::TEXT), ink);
    let right = egui::pos2(rect.right() - 8.0, middle);
    let sign = painter.text(right, Align2::RIGHT_CENTER, cell.sign, theme::bold(theme::TEXT), ink);
    let room = sign.left() - left.x - 12.0;
    let mut name = LayoutJob::simple(cell.player.clone(), theme::regular(theme::LABEL), ink, room);
    name.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(room) };
    let name = painter.layout_job(name);
    painter.galley(egui::pos2(left.x + 6.0, middle - name.size().y / 2.0), name, ink);
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
        for one in &data.hall_acts {
            small_act(ui, one, asks);
        }
    });
}

/// The letters left with their counts; a letter that is gone stays, pale.
fn bags(ui: &mut Ui, bags: &Bags) {
    label(ui, &bags.title);
    let guard = RichText::new(&bags.guard).size(theme::LABEL);
    ui.label(guard.color(bags.guard_tone.ink(theme::of(ui))));
    for group in &bags.groups {
        ui.horizontal(|ui| {
            strong(ui, &group.name);
            muted(ui, &group.remark);
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 3.0);
            for (data, count) in &group.letters {
                left(ui, *data, *count);
            }
        });
        ui.add_space(4.0);
    }
}

/// A letter and how many of it are left.
fn left(ui: &mut Ui, data: TileData, count: usize) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(26.0, 46.0), Sense::hover());
    let letter = data.letter.map(|letter| letter.to_string()).unwrap_or_default();
    let name = format!("{letter} {count}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = theme::of(ui);
    let painter = ui.painter();
    let face = egui::Rect::from_min_size(rect.min, egui::vec2(26.0, 28.0));
    let below = egui::pos2(rect.center().x, face.bottom() + 9.0);
    if count == 0 {
        let pale = palette.muted.gamma_multiply(0.5);
        let line = Stroke::new(1.0, palette.line);
        painter.rect_stroke(face, CornerRadius::same(4), line, StrokeKind::Inside);
        let center = Align2::CENTER_CENTER;
        painter.text(face.center(), center, letter, theme::regular(theme::TEXT), pale);
        painter.text(below, center, "0", theme::regular(theme::LABEL), pale);
        return;
    }
    tile(painter, face, data);
    let count = count.to_string();
    painter.text(below, Align2::CENTER_CENTER, count, theme::bold(theme::LABEL), palette.ink);
}
