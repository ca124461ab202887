//! The paint of Rounds.

use egui::accesskit::Role;
use egui::{
    Align, Button, Color32, Grid, Label, Layout, Popup, RichText, ScrollArea, Stroke, Ui,
    WidgetInfo, vec2,
};

use super::clock::ClockData;
use super::data::{HallCard, RoundsData};
use super::tables::{SeatCell, TableRow};
use crate::domain::clock::{Moment, Phase};
use crate::domain::formats::classic::state::Classic;
use crate::screens::hall::Hall;
use crate::screens::{Act, Tone};
use crate::views::formats::classic::table_clock;
use crate::views::widgets::{
    bar, brief_chip, card, chip, clipped, entry, heading, keyboard, label, menu, muted, open_sign,
    small_act, step, strong, toggle, toned, wrong_step,
};
use crate::views::{Asks, projector, theme};

/// Between cards.
const GAP: f32 = 10.0;
/// The width of what stands at the right.
const BESIDE: f32 = 312.0;
/// Below this width it stands below.
const NARROW: f32 = 820.0;
/// The height of the large button.
const STEP: f32 = 60.0;
/// The height of a table in the list.
const ROW: f32 = 66.0;
/// The least width of a table's card.
const CARD: f32 = 300.0;
/// How many lines a card has.
const SEATS: usize = 4;

/// Paints Rounds; the hall's miniature is painted from the hall's own data.
pub fn show(
    ui: &mut Ui,
    data: &RoundsData,
    (hall, now): (&Hall<Classic>, Moment),
    asks: &mut Asks,
) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let (width, height) = (ui.available_width(), ui.available_height());
    if width < NARROW {
        ScrollArea::vertical().id_salt("rounds").show(ui, |ui| {
            acts(ui, data, asks);
            tables(ui, data, f32::INFINITY, asks);
            beside(ui, data, (hall, now), asks);
        });
        return;
    }
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let left = width - BESIDE - GAP;
        ui.allocate_ui_with_layout(vec2(left, height), column, |ui| {
            ui.set_width(left);
            // The row of the step never moves, whatever stands above.
            let room = (height - STEP - 62.0).max(160.0);
            ui.allocate_ui_with_layout(vec2(left, room), column, |ui| {
                ui.set_min_height(room);
                tables(ui, data, room, asks);
            });
            acts(ui, data, asks);
        });
        ui.allocate_ui_with_layout(vec2(BESIDE, height), column, |ui| {
            ui.set_width(BESIDE);
            ScrollArea::vertical().id_salt("beside the tables").show(ui, |ui| {
                beside(ui, data, (hall, now), asks);
            });
        });
    });
}

/// The one large button, and below it what else can be done.
fn acts(ui: &mut Ui, data: &RoundsData, asks: &mut Asks) {
    match &data.unseen {
        Some(wrong) => wrong_step(ui, wrong, &data.step, STEP, asks),
        None => {
            step(ui, &data.step, STEP, asks);
        }
    }
    ui.horizontal_wrapped(|ui| {
        let [at_hand, corrections, dangerous] = &data.acts;
        for one in at_hand {
            small_act(ui, one, asks);
        }
        if !corrections.is_empty() {
            menu(ui, &data.menus[0], Tone::Chosen, "", corrections, asks);
        }
        if !dangerous.is_empty() {
            menu(ui, &data.menus[1], Tone::Bad, "", dangerous, asks);
        }
    });
}

fn tables(ui: &mut Ui, data: &RoundsData, height: f32, asks: &mut Asks) {
    card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            heading(ui, &data.title);
            if let Some(back) = &data.back {
                small_act(ui, back, asks);
            }
            for (cost, [whole, seen], tone) in &data.costs {
                brief_chip(ui, cost, whole, seen, *tone);
            }
        });
        if !data.empty.is_empty() {
            muted(ui, &data.empty);
        }
        let room = if height.is_finite() { (height - 84.0).max(120.0) } else { 600.0 };
        if let Some((title, chips)) = &data.presence {
            label(ui, title);
            ScrollArea::vertical().id_salt("who is there").max_height(room - 40.0).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().button_padding = vec2(8.0, 4.0);
                    for (one, is_there) in chips {
                        toggle(ui, one, *is_there, asks);
                    }
                });
            });
        } else if data.cards {
            ScrollArea::vertical().id_salt("tables").max_height(room).show(ui, |ui| {
                cards(ui, data, asks);
            });
        } else {
            list(ui, data, room, asks);
        }
    });
}

/// The widths of table, seats, why and result.
fn widths(width: f32) -> [f32; 4] {
    let (table, result) = (46.0, 130.0);
    let rest = (width - table - result - 24.0).max(240.0);
    [table, rest * 0.33, rest * 0.34, result]
}

fn list(ui: &mut Ui, data: &RoundsData, height: f32, asks: &mut Asks) {
    let [table, seat, why, result] = widths(ui.available_width());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let widths = [table, seat, seat, why, result];
        for (column, width) in data.columns.iter().zip(widths) {
            let text = RichText::new(column).font(theme::bold(theme::LABEL));
            clipped(ui, width, text.color(theme::of(ui).muted));
        }
    });
    let area = ScrollArea::vertical().id_salt("tables").max_height(height - 34.0);
    area.auto_shrink([false, true]).show_rows(ui, ROW, data.tables.len(), |ui, seen| {
        for row in data.tables.get(seen).unwrap_or_default() {
            let size = vec2(ui.available_width(), ROW - ui.spacing().item_spacing.y);
            let line = Stroke::new(1.0, theme::of(ui).line);
            let y = ui.cursor().top() - ui.spacing().item_spacing.y / 2.0;
            ui.painter().hline(ui.max_rect().x_range(), y, line);
            let across = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(size, across, |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let number = RichText::new(&row.number).font(theme::bold(22.0));
                clipped(ui, table, number);
                for one in &row.seats {
                    the_seat(ui, one, [seat, size.y], asks);
                }
                ui.allocate_ui_with_layout(
                    vec2(why, size.y),
                    Layout::left_to_right(Align::Center),
                    |ui| {
                        ui.set_width(why);
                        let text = RichText::new(&row.why).size(theme::LABEL);
                        ui.add(Label::new(text.color(theme::of(ui).muted)).wrap());
                    },
                );
                result_of(ui, row, [result, size.y], asks);
            });
        }
    });
}

fn in_column(ui: &mut Ui, [width, height]: [f32; 2], paint: impl FnOnce(&mut Ui)) {
    let layout = Layout::top_down(Align::LEFT);
    ui.allocate_ui_with_layout(vec2(width, height), layout, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        paint(ui);
    });
}

/// A name that can be pressed to change places, how they stood, of which team they are.
fn the_seat(ui: &mut Ui, seat: &SeatCell, size: [f32; 2], asks: &mut Asks) {
    in_column(ui, size, |ui| {
        name(ui, seat, asks);
        if !seat.stood.is_empty() {
            clipped_small(ui, &seat.stood);
        }
        if !seat.belongs_to.is_empty() {
            clipped_small(ui, &seat.belongs_to);
        }
    });
}

fn clipped_small(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).size(theme::LABEL).color(theme::of(ui).muted);
    ui.add(Label::new(text).truncate());
}

fn name(ui: &mut Ui, seat: &SeatCell, asks: &mut Asks) {
    let sign = if seat.begins { "▸ " } else { "" };
    let ink = if seat.picked { theme::of(ui).accent } else { theme::of(ui).ink };
    let text = format!("{sign}{}", seat.act.label);
    let text = RichText::new(text).font(theme::bold(theme::TEXT)).color(ink);
    // Where a result stands nobody changes places any more.
    if !seat.act.enabled {
        ui.add(Label::new(text).truncate());
        return;
    }
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        let fill =
            if seat.picked { Tone::Chosen.back(theme::of(ui)) } else { Color32::TRANSPARENT };
        let button = Button::new(text).fill(fill).stroke(Stroke::NONE).truncate();
        let response = ui.add_enabled(seat.act.enabled, button);
        keyboard(ui, &response);
        let label = &seat.act.label;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, seat.picked, label));
        if response.clicked() {
            asks.push(seat.act.command.clone());
        }
    });
}

/// The scores and how far it is: a press lays the table on the desk.
fn result_of(ui: &mut Ui, row: &TableRow, size: [f32; 2], asks: &mut Asks) {
    in_column(ui, size, |ui| {
        strong(ui, &row.score);
        state(ui, row, asks);
    });
}

fn state(ui: &mut Ui, row: &TableRow, asks: &mut Asks) {
    let (text, tone) = &row.state;
    let palette = theme::of(ui);
    let said = format!("{} · {text}", row.name[0]);
    let text = RichText::new(text).size(theme::LABEL).color(tone.ink(palette));
    let button = Button::new(text).fill(tone.back(palette));
    let response = ui.add(button);
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    if response.clicked() {
        asks.push(row.act.command.clone());
    }
}

/// A card a table: a seat that is free keeps its line.
fn cards(ui: &mut Ui, data: &RoundsData, asks: &mut Asks) {
    let fit = |count: &u8| f32::from(*count) * (CARD + GAP) <= ui.available_width() + GAP;
    let count = (2..=4).rev().find(fit).unwrap_or(1);
    let across = f32::from(count);
    let width = (ui.available_width() - GAP * (across - 1.0)) / across;
    for row in data.tables.chunks(usize::from(count)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for table in row {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::LEFT), |ui| {
                    ui.set_width(width);
                    card(ui, |ui| one_card(ui, table, &data.free_seat, asks));
                });
            }
        });
    }
}

fn one_card(ui: &mut Ui, table: &TableRow, free: &str, asks: &mut Asks) {
    ui.horizontal(|ui| {
        heading(ui, &table.name[0]);
        muted(ui, &table.name[1]);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| state(ui, table, asks));
    });
    for seat in &table.seats {
        ui.horizontal(|ui| {
            let width = ui.available_width();
            in_column(ui, [width * 0.6, 24.0], |ui| name(ui, seat, asks));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| match &seat.scored {
                Some((scored, product)) => {
                    muted(ui, product);
                    strong(ui, scored);
                }
                None => muted(ui, &seat.stood),
            });
        });
    }
    for _ in table.seats.len()..SEATS {
        muted(ui, free);
    }
    muted(ui, &table.why);
}

fn beside(ui: &mut Ui, data: &RoundsData, (hall, now): (&Hall<Classic>, Moment), asks: &mut Asks) {
    if let Some(clock) = &data.table_clock {
        card(ui, |ui| table_clock::show(ui, clock, now, asks));
    }
    if let Some((clock, acts)) = &data.clock {
        // Two times beside each other: the one of the round stands in the head, too.
        let size = if data.table_clock.is_some() { 40.0 } else { 84.0 };
        card(ui, |ui| time(ui, (clock, size), acts, now, asks));
    }
    if let Some((title, columns, rows)) = &data.averages
        && data.clock.is_none()
        && data.table_clock.is_none()
        && !rows.is_empty()
    {
        card(ui, |ui| averages(ui, (title, columns), rows));
    }
    card(ui, |ui| miniature(ui, &data.hall, (hall, now), asks));
    if !data.notes.is_empty() {
        card(ui, |ui| {
            for (title, lines) in &data.notes {
                label(ui, title);
                for line in lines {
                    ui.label(RichText::new(line).size(14.0));
                }
            }
        });
    }
}

fn averages(ui: &mut Ui, (title, columns): (&str, &[String; 5]), rows: &[[String; 5]]) {
    label(ui, title);
    Grid::new("averages").min_col_width(16.0).spacing([7.0, 4.0]).show(ui, |ui| {
        for column in columns {
            muted(ui, column);
        }
        ui.end_row();
        for [rank, name, games, sum, average] in rows {
            ui.label(rank);
            clipped(ui, 104.0, RichText::new(name).font(theme::bold(14.0)));
            for cell in [games, sum] {
                ui.label(RichText::new(cell).size(14.0));
            }
            ui.label(RichText::new(average).font(theme::bold(14.0)));
            ui.end_row();
        }
    });
}

/// The time in large figures, below it what holds and sets it.
fn time(ui: &mut Ui, (data, size): (&ClockData, f32), acts: &[Act], now: Moment, asks: &mut Asks) {
    label(ui, &data.title);
    let palette = theme::of(ui);
    let shown = data.at(now);
    let (sign, color) = match shown.phase {
        Phase::Calm => ("", palette.ink),
        Phase::First => ("◆", Tone::Open.ink(palette)),
        Phase::Last => ("▲", Tone::Bad.ink(palette)),
        Phase::Over => ("■", Tone::Bad.ink(palette)),
    };
    ui.horizontal(|ui| {
        let text = RichText::new(&shown.text).font(theme::bold(size)).color(color);
        ui.add(Label::new(text).extend());
        ui.label(RichText::new(sign).size(30.0).color(color));
    });
    let share = |thousandths: u16| f32::from(thousandths) / 1000.0;
    let ink = Tone::Open.ink(palette);
    let marks: Vec<(f32, Color32)> = shown.marks.iter().map(|mark| (share(*mark), ink)).collect();
    bar(ui, share(shown.left), palette.accent, palette.line, &marks);
    if !data.note.is_empty() {
        toned(ui, &data.note, Tone::Open);
    }
    ui.horizontal_wrapped(|ui| {
        for one in acts {
            small_act(ui, one, asks);
        }
    });
}

/// What the hall sees, small.
fn miniature(ui: &mut Ui, data: &HallCard, (hall, now): (&Hall<Classic>, Moment), asks: &mut Asks) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    ui.horizontal_wrapped(|ui| {
        label(ui, &data.name);
        chip(ui, &data.follows.0, "", data.follows.1);
    });
    let width = ui.available_width();
    projector::miniature(ui, width, hall, now);
    if let Some((pinned, back)) = &data.pinned {
        toned(ui, &format!("▲ {pinned}"), Tone::Open);
        small_act(ui, back, asks);
    }
    let ink = theme::of(ui).ink;
    let text = RichText::new(&data.menu).font(theme::bold(theme::LABEL));
    let response = ui.add(Button::new((text, open_sign(ink))));
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &data.menu));
    Popup::menu(&response).show(|ui| {
        ui.set_min_width(300.0);
        for (scene, on) in &data.scenes {
            entry(ui, scene, Tone::Plain, Some(*on), asks);
        }
        ui.separator();
        for one in &data.acts {
            entry(ui, one, Tone::Plain, None, asks);
        }
    });
}
