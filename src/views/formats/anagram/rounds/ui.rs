//! The paint of Rounds.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, CornerRadius, Id, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo,
};

use super::data::{ClockData, RoundsData, Typing};
use crate::domain::clock::{Moment, Phase};
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::bags::Bags;
use crate::screens::formats::anagram::hall::Hall;
use crate::screens::formats::anagram::table::{Cell, SheetsOnTable};
use crate::screens::{Act, Tone};
use crate::views::formats::anagram::tile::{tile, tiles};
use crate::views::widgets::{
    act, act_row, bar, card, field, heading, hint, keyboard, label, muted, small_act, step, strong,
    toggle, toned, two_columns,
};
use crate::views::{Asks, projector, theme};

/// The width of the side.
const SIDE: f32 = 320.0;
/// Below this width the side lies under the rest.
const NARROW: f32 = 900.0;

/// Paints Rounds; the hall's miniature is painted from the hall's own data.
pub fn show(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    if ui.available_width() < NARROW {
        round(ui, data, now, asks, |ui, asks| {
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
            round(ui, data, now, asks, |_, _| {});
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

/// How large tiles, time and step are: they dominate, whatever the window's size.
#[derive(Clone, Copy)]
struct Size {
    tile: f32,
    clock: f32,
    step: f32,
    /// Where there is little height the time stands beside the letters.
    in_a_row: bool,
}

impl Size {
    fn of(ui: &Ui) -> Self {
        let height = ui.available_height();
        let short = height < SHORT;
        let (tile, clock) = if short { (40.0, 56.0) } else { (64.0, theme::CLOCK * 0.8) };
        Self {
            tile: (height * 0.14).clamp(tile, 180.0),
            clock: (height * 0.165).clamp(clock, 220.0),
            step: (height * 0.16).clamp(44.0, 64.0),
            in_a_row: short,
        }
    }
}

/// Below this height letters and time are small, so that the step and what is done with the time
/// have room beside them.
const SHORT: f32 = 400.0;

/// The least height of what stands below the step: of the sheets, or of a row of buttons.
const BELOW: [f32; 2] = [130.0, 44.0];

/// The round, the next step, and what else there is. The step is in sight whatever is scrolled: where
/// the round leaves no room for the rest, both are scrolled together and the step stays below them.
fn round(
    ui: &mut Ui,
    data: &RoundsData,
    now: Moment,
    asks: &mut Asks,
    beside: impl FnOnce(&mut Ui, &mut Asks),
) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    let size = Size::of(ui);
    let below = if data.sheets.is_some() { BELOW[0] } else { BELOW[1] };
    let pinned = if data.pinned.is_some() { PINNED } else { 0.0 };
    let room = ui.available_height() - size.step - pinned - 24.0;
    let known = Id::unique("the height of the round");
    let fits = |height: f32| height + below <= room;
    let fitted = ui.data(|kept| kept.get_temp(known)).is_some_and(fits);
    let height = if fitted {
        let height = the_round(ui, data, size, now, asks);
        ui.add_space(4.0);
        hall_sees(ui, data, asks);
        step(ui, &data.step, size.step, asks);
        ui.add_space(4.0);
        let rest = ScrollArea::vertical().id_salt("below the step");
        rest.show(ui, |ui| rest_of(ui, data, asks, beside));
        height
    } else {
        let all =
            ScrollArea::vertical().id_salt("rounds").max_height(room).min_scrolled_height(0.0);
        let all = all.show(ui, |ui| {
            let height = the_round(ui, data, size, now, asks);
            ui.add_space(4.0);
            rest_of(ui, data, asks, beside);
            height
        });
        ui.add_space(4.0);
        hall_sees(ui, data, asks);
        step(ui, &data.step, size.step, asks);
        all.inner
    };
    ui.data_mut(|kept| kept.insert_temp(known, height));
    if fits(height) != fitted {
        ui.ctx().request_discard("the step has its place by the round's height");
    }
}

/// The height of the line that names what is pinned for the hall.
const PINNED: f32 = 36.0;

/// What the hall sees instead of the play, and the way back.
fn hall_sees(ui: &mut Ui, data: &RoundsData, asks: &mut Asks) {
    if let Some((pinned, back)) = &data.pinned {
        ui.horizontal(|ui| {
            small_act(ui, back, asks);
            toned(ui, &format!("▲ {pinned}"), Tone::Open);
        });
    }
}

/// Letters and time; their height.
fn the_round(ui: &mut Ui, data: &RoundsData, size: Size, now: Moment, asks: &mut Asks) -> f32 {
    let top = ui.cursor().top();
    card(ui, |ui| {
        label(ui, &data.title);
        let clock = data.clock.as_ref().map(|clock| clock.at(now));
        let beside = clock.as_ref().filter(|_| size.in_a_row);
        let letters = |ui: &mut Ui| {
            if !data.tiles.is_empty() {
                let room = ui.available_width() - beside.map_or(0.0, |_| size.clock * 3.2);
                let fits = room / tiles_width(1.0, data.tiles.len());
                // Once the time is over, the sheets matter more.
                let height = if data.clock.is_some() { size.tile } else { size.tile * 0.6 };
                tiles(ui, &data.tiles, fits.min(height));
            }
        };
        if let Some(clock) = beside {
            ui.horizontal(|ui| {
                letters(ui);
                ui.add_space(8.0);
                reading(ui, clock, size.clock);
            });
        } else {
            letters(ui);
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
        if let Some(clock) = &clock {
            time(ui, clock, size, &data.time_acts, asks);
        } else if !data.time_acts.is_empty() {
            act_row(ui, &data.time_acts, asks);
        }
    });
    ui.cursor().top() - top
}

/// The sheets on the table, what else can be done with the round, and what stands beside it.
fn rest_of(
    ui: &mut Ui,
    data: &RoundsData,
    asks: &mut Asks,
    beside: impl FnOnce(&mut Ui, &mut Asks),
) {
    if let Some(sheets) = &data.sheets {
        card(ui, |ui| on_table(ui, sheets, asks));
        ui.add_space(4.0);
    }
    ui.horizontal_wrapped(|ui| {
        for one in &data.round_acts {
            small_act(ui, one, asks);
        }
    });
    beside(ui, asks);
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
fn tone(ui: &Ui, phase: Phase) -> Color32 {
    match phase {
        Phase::Calm => theme::of(ui).ink,
        Phase::First => Tone::Open.ink(theme::of(ui)),
        Phase::Last | Phase::Over => Tone::Bad.ink(theme::of(ui)),
    }
}

/// The time in large figures, with the sign of its phase.
fn reading(ui: &mut Ui, clock: &ClockData, size: f32) {
    let sign = match clock.phase {
        Phase::Calm => "",
        Phase::First => "◆",
        Phase::Last => "▲",
        Phase::Over => "■",
    };
    let color = tone(ui, clock.phase);
    ui.label(RichText::new(&clock.text).font(theme::bold(size)).color(color));
    ui.label(RichText::new(sign).size(size * 0.4).color(color));
}

/// The time; beside it what comes next and what can be done with it.
fn time(ui: &mut Ui, clock: &ClockData, size: Size, acts: &[Act], asks: &mut Asks) {
    let palette = theme::of(ui);
    let time_acts = |ui: &mut Ui, asks: &mut Asks| {
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
    };
    if size.in_a_row {
        time_acts(ui, asks);
        if !clock.notes.is_empty() {
            muted(ui, &clock.notes.join(" · "));
        }
    } else {
        ui.horizontal(|ui| {
            reading(ui, clock, size.clock);
            ui.vertical(|ui| {
                ui.add_space(size.clock * 0.14);
                for note in &clock.notes {
                    muted(ui, note);
                }
                time_acts(ui, asks);
            });
        });
    }
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
    let response = hint(response, &cell.name);
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
