//! The paint of Results.

use egui::accesskit::Role;
use egui::{
    Align, Button, Color32, CornerRadius, Frame, Grid, Label, Layout, Margin, RichText, ScrollArea,
    Stroke, Ui, WidgetInfo, vec2,
};

use super::data::{Cell, ResultsData, SeatData, TableData};
use crate::domain::clock::Moment;
use crate::screens::{Act, Tone};
use crate::views::formats::classic::game;
use crate::views::widgets::{
    card, clipped, field, heading, hint, keyboard, label, muted, put, small_act, step, toggle,
    toned,
};
use crate::views::{Asks, theme};

/// Between cards.
const GAP: f32 = 10.0;
/// The width of what stands at the left.
const LEFT: f32 = 262.0;
/// The height of a row of the grid, what is between two, and how many are always whole where there are so many.
const ROW: f32 = 28.0;
const ROWS: f32 = 3.0;
const LEAST: usize = 5;
/// The height of the grid's card without its rows.
const AROUND: f32 = 190.0;
/// The height of a row of the standings, and of their card without rows.
const RANK: f32 = 26.0;
const RANKS: f32 = 112.0;
/// The width of the standings while no table is open.
const WIDE: f32 = 460.0;
/// The width of a cell of it.
const CELL: f32 = 34.0;
/// The width of a field of figures.
const FIELD: f32 = 104.0;
/// The height of the line that says which table it is.
const HEAD: f32 = 34.0;
/// The height of what is keyed of a seat.
const SEAT: f32 = 60.0;
/// The height of the large button.
const SAVE: f32 = 58.0;

/// Paints Results.
pub fn show(ui: &mut Ui, data: &ResultsData, now: Moment, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let size = ui.available_size();
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(LEFT, size.y), column, |ui| {
            ui.set_width(LEFT);
            if data.table.is_none() {
                return card(ui, |ui| grid(ui, data, size.y, asks));
            }
            // Tables come first: the standings give way to the least of them.
            let least = AROUND + rows_high(data.grid.len().min(LEAST)) + GAP;
            let fit = |count: &usize| ranks_high(*count) <= size.y - least;
            let count = (3..=data.ranks.1.len()).rev().find(fit).unwrap_or(3);
            card(ui, |ui| grid(ui, data, size.y - ranks_high(count) - GAP, asks));
            card(ui, |ui| the_ranks(ui, data, count));
        });
        let width = ui.available_width();
        ui.allocate_ui_with_layout(vec2(width, size.y), column, |ui| {
            ui.set_width(width);
            let Some(table) = &data.table else {
                card(ui, |ui| muted(ui, &data.empty));
                ui.set_max_width(width.min(WIDE));
                return card(ui, |ui| the_ranks(ui, data, usize::MAX));
            };
            if let Some(whole) = &data.game {
                card(ui, |ui| head(ui, table, asks));
                return game::show(ui, whole, size.y - 84.0, now, asks);
            }
            // What follows from it, and what saves it, are always in sight.
            let echo = table.echo.as_ref().map_or(0.0, |(_, _, totals)| {
                let lines = totals.len().div_ceil(2);
                48.0 + 21.0 * f32::from(u8::try_from(lines).unwrap_or(2))
            });
            let room = (size.y - SAVE - 18.0 - echo).max(160.0);
            let area = ScrollArea::vertical().id_salt("the table").max_height(room);
            area.auto_shrink([false, true]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                the_table(ui, table, asks);
            });
            the_echo(ui, table);
            saves(ui, table, asks);
        });
    });
}

/// The height of so many rows of the grid.
fn rows_high(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * (ROW + ROWS)
}

/// The height of the standings with so many rows.
fn ranks_high(count: usize) -> f32 {
    RANKS + RANK * f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// Rounds and tables, and where a number leads to one.
fn grid(ui: &mut Ui, data: &ResultsData, height: f32, asks: &mut Asks) {
    label(ui, &data.title);
    field(ui, &data.find, asks);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        clipped(ui, 62.0, RichText::new(""));
        for round in &data.rounds {
            ui.allocate_ui_with_layout(
                vec2(CELL, 18.0),
                Layout::centered_and_justified(egui::Direction::LeftToRight),
                |ui| muted(ui, round),
            );
        }
    });
    let whole = (((height - AROUND) / (ROW + ROWS)).floor().max(2.0)) * (ROW + ROWS) - ROWS;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = ROWS;
        ui.spacing_mut().scroll.fade.strength = 0.0;
        let area = ScrollArea::vertical().id_salt("grid").max_height(whole);
        area.auto_shrink([false, true]).show_rows(ui, ROW, data.grid.len(), |ui, seen| {
            for (name, cells) in data.grid.get(seen).unwrap_or_default() {
                ui.horizontal(|ui| {
                    ui.set_min_height(ROW);
                    ui.spacing_mut().item_spacing.x = 4.0;
                    clipped(ui, 62.0, RichText::new(name).font(theme::bold(theme::LABEL)));
                    for cell in cells {
                        match cell {
                            Some(cell) => the_cell(ui, cell, asks),
                            None => {
                                ui.allocate_exact_size(vec2(CELL, ROW - 4.0), egui::Sense::hover());
                            }
                        }
                    }
                });
            }
        });
    });
    muted(ui, &data.legend);
    small_act(ui, &data.take_in, asks);
}

fn the_cell(ui: &mut Ui, cell: &Cell, asks: &mut Asks) {
    let palette = theme::of(ui);
    let edge = match (cell.chosen, cell.tone) {
        (true, _) => Stroke::new(2.0, palette.accent),
        (false, Tone::Open) => Stroke::new(1.0, Tone::Open.ink(palette)),
        (false, _) => Stroke::NONE,
    };
    let text = RichText::new(cell.sign).size(13.0).color(cell.tone.ink(palette));
    let button = Button::new(text).fill(cell.tone.back(palette)).stroke(edge);
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = vec2(0.0, 0.0);
            ui.add_sized([CELL, ROW - 4.0], button)
        })
        .inner;
    keyboard(ui, &response);
    let name = format!("{} {}", cell.act.label, cell.sign);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, cell.chosen, &name));
    if response.clicked() {
        asks.push(cell.act.command.clone());
    }
    hint(response, &name);
}

/// The standings: so many rows, those of the table among them wherever they are.
fn the_ranks(ui: &mut Ui, data: &ResultsData, count: usize) {
    let (title, rows, missing) = &data.ranks;
    let own = rows.iter().filter(|(_, own)| *own).count();
    let others = count.saturating_sub(own);
    let mut before = 0;
    let seen = |(_, own): &&([String; 4], bool)| {
        before += usize::from(!own);
        *own || before <= others
    };
    let rows: Vec<&([String; 4], bool)> = rows.iter().filter(seen).collect();
    label(ui, title);
    // Averages are longer than points, and the games beside them shorter than spreads.
    let long = |place: usize| rows.iter().map(|(cells, _)| cells[place].chars().count()).max();
    let figure =
        |place: usize| f32::from(u8::try_from(long(place).unwrap_or(0)).unwrap_or(9)) * 8.5;
    let (first, second) = (figure(2).max(20.0), figure(3).max(16.0));
    let width = (ui.available_width() - 22.0 - first - second - 20.0).max(60.0);
    Grid::new("ranks").min_col_width(16.0).spacing([6.0, 4.0]).show(ui, |ui| {
        for ([rank, name, points, spread], own) in &rows {
            let font = if *own { theme::bold(14.0) } else { theme::regular(14.0) };
            let ink = if *own { theme::of(ui).accent } else { theme::of(ui).ink };
            let text = |text: &str| RichText::new(text).font(font.clone()).color(ink);
            clipped(ui, 22.0, text(rank));
            clipped(ui, width, text(name));
            clipped(ui, first, text(points));
            clipped(ui, second, text(spread));
            ui.end_row();
        }
    });
    if !missing.is_empty() {
        muted(ui, missing);
    }
}

/// Which table it is, and what is seen of it.
fn head(ui: &mut Ui, data: &TableData, asks: &mut Asks) {
    let size = vec2(ui.available_width(), HEAD);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        for (tab, on) in data.tabs.iter().rev() {
            toggle(ui, tab, *on, asks);
        }
        if data.depth.enabled {
            small_act(ui, &data.depth, asks);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            heading(ui, &data.title);
            let clock = RichText::new(&data.clock).size(theme::LABEL);
            ui.add(Label::new(clock.color(theme::of(ui).muted)).truncate());
        });
    });
}

fn the_table(ui: &mut Ui, data: &TableData, asks: &mut Asks) {
    card(ui, |ui| {
        head(ui, data, asks);
        for line in &data.stands {
            toned(ui, line, Tone::Chosen);
        }
    });
    // Tables of three and four are lower, so that all of them are seen at once.
    let margin = if data.seats.len() > 2 { 3 } else { 10 };
    for one in &data.seats {
        the_seat(ui, one, margin, asks);
    }
    card(ui, |ui| {
        let (title, ends) = &data.ends;
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.horizontal_wrapped(|ui| {
            label(ui, title);
            for (finisher, on) in &data.finishers {
                toggle(ui, finisher, *on, asks);
            }
        });
        ui.horizontal_wrapped(|ui| {
            for (end, on) in ends {
                the_end(ui, end, *on, asks);
            }
        });
        if let Some(stopped) = &data.stopped {
            field(ui, stopped, asks);
        }
    });
    if !data.doubts.is_empty() {
        colored(ui, Tone::Open, |ui| {
            for doubt in &data.doubts {
                toned(ui, &format!("▲ {doubt}"), Tone::Open);
            }
        });
    }
}

/// Who wins, and where that leaves everybody, two a line.
fn the_echo(ui: &mut Ui, data: &TableData) {
    let Some((said, tone, totals)) = &data.echo else { return };
    colored(ui, *tone, |ui| {
        toned(ui, said, *tone);
        let width = (ui.available_width() - 20.0) / 2.0;
        for pair in totals.chunks(2) {
            ui.horizontal(|ui| {
                for total in pair {
                    clipped(ui, width, RichText::new(total).size(14.0));
                }
            });
        }
    });
}

/// The large button, and beside it what else can become of the game.
fn saves(ui: &mut Ui, data: &TableData, asks: &mut Asks) {
    let beside = vec2(ui.available_width() * 0.56, SAVE);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(beside, Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(beside.x);
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            ui.spacing_mut().button_padding.y = 2.0;
            ui.horizontal_wrapped(|ui| {
                for one in &data.acts {
                    small_act(ui, one, asks);
                }
            });
        });
        step(ui, &data.save, SAVE, asks);
    });
}

fn colored(ui: &mut Ui, tone: Tone, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(tone.back(theme::of(ui))).corner_radius(CornerRadius::same(10));
    frame.inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        contents(ui);
    });
}

/// A seat: the winner's has an edge of the colour of what is right.
fn the_seat(ui: &mut Ui, data: &SeatData, margin: i8, asks: &mut Asks) {
    let palette = theme::of(ui);
    let edge = if data.wins {
        Stroke::new(2.0, Tone::Good.ink(palette))
    } else {
        Stroke::new(1.0, palette.line)
    };
    let frame = Frame::new().fill(palette.panel).stroke(edge).corner_radius(CornerRadius::same(12));
    frame.inner_margin(Margin::symmetric(16, margin)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let row = vec2(ui.available_width(), SEAT);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
            let fields = f32::from(u16::try_from(data.fields.len()).unwrap_or(1));
            let name = (ui.available_width() - fields * (FIELD + 10.0) - 150.0).clamp(120.0, 320.0);
            ui.allocate_ui_with_layout(vec2(name, 54.0), Layout::top_down(Align::LEFT), |ui| {
                ui.set_width(name);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| {
                    begins(ui, &data.begins, asks);
                    let text = RichText::new(&data.name).font(theme::bold(theme::HEADING));
                    ui.add(Label::new(text).truncate());
                });
                muted(ui, &data.about);
            });
            for one in &data.fields {
                ui.allocate_ui_with_layout(
                    vec2(FIELD, 54.0),
                    Layout::top_down(Align::LEFT),
                    |ui| {
                        ui.set_width(FIELD);
                        ui.spacing_mut().item_spacing.y = 2.0;
                        ui.style_mut().override_font_id = Some(theme::bold(20.0));
                        match one {
                            Some(one) => {
                                field(ui, one, asks);
                            }
                            None => {
                                ui.allocate_space(vec2(FIELD, 54.0));
                            }
                        }
                    },
                );
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.with_layout(Layout::top_down(Align::RIGHT), |ui| {
                        muted(ui, &data.formula);
                        ui.label(RichText::new(&data.scored).font(theme::bold(40.0)));
                    });
                });
            });
        });
    });
}

/// The mark of who began: a press sets it.
fn begins(ui: &mut Ui, (act, on): &(Act, bool), asks: &mut Asks) {
    let sign = "▸";
    let ink = if *on { theme::of(ui).accent } else { theme::of(ui).muted };
    let button = Button::new(RichText::new(sign).size(14.0).color(ink));
    let response = put(ui, act.enabled, button.fill(Color32::TRANSPARENT).frame(false));
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::selected(Role::Button, act.enabled, *on, &act.label));
    if response.clicked() {
        asks.push(act.command.clone());
    }
    hint(response, &act.label);
}

/// An end with its key.
fn the_end(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) {
    let key = act.shortcut.clone().unwrap_or_default();
    let name = format!("{key}  {}", act.label);
    toggle(ui, &act.clone().named(name.trim().to_owned()), on, asks);
}
