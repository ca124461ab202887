//! The paint of Standings.

use egui::accesskit::Role;
use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Layout, Margin, Panel, RichText, ScrollArea, Ui, WidgetInfo, vec2};
use egui_extras::{Column, TableBuilder, TableRow};

use super::{club_ui, shown_ui, side_ui};
use crate::commands::UserCommand;
use crate::screens::Tone;
use crate::screens::formats::anagram::standings::{Shown, StandingRow, StandingsData};
use crate::screens::hall::forms;
use crate::views::widgets::{
    card, chip, heading, hint, keyboard, label, left_below_of, line_above, muted, small_act,
    small_chip, toggle, toned, whole_rows_of, width_of,
};
use crate::views::{Asks, theme};

/// The columns of the rank, of places won, of the name, of the club, and the first that holds a figure.
const RANKS: usize = 0;
const MOVES: usize = 1;
const NAME: usize = 2;
const CLUB: usize = 3;
const FIGURES: usize = 4;
/// The column of how somebody stands in the competition, where there is one.
const STATUS: usize = 11;
/// A row's height, that of the headings, and what is between two rows.
const ROW: f32 = 32.0;
const HEADER: f32 = 30.0;
const BETWEEN: f32 = 2.0;
/// Below this width rows are lower, figures closer, and the status stands below the name: such a row is higher.
const COMPACT: f32 = 1000.0;
const LOW_ROW: f32 = 28.0;
const STATUS_BELOW: f32 = 16.0;
const LOW_BETWEEN: f32 = 1.0;
/// The least width of how somebody stands, where it has a column.
const STATUS_LEAST: f32 = 112.0;
/// What lies between the last figure and how somebody stands, and between a name and the club.
const BESIDE_FIGURE: f32 = 10.0;
const BESIDE_NAME: f32 = 6.0;
/// The least that names leave of the column of clubs.
const LEAST_CLUB: f32 = 118.0;

/// From these widths on what stands beside the table has more of it, and how much.
const SIDES: [(f32, f32); 3] = [(1780.0, 520.0), (1210.0, 400.0), (0.0, 280.0)];
/// Below this width the table scrolls sideways.
const NARROW: f32 = 580.0;

/// Paints Standings.
pub fn show(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let wide = ui.available_width();
    let side = SIDES.iter().find(|(from, _)| wide >= *from).map_or(280.0, |(_, side)| *side);
    let side = side.min(ui.available_width() * 0.38);
    let beside = Frame::new().outer_margin(Margin { left: 8, ..Margin::ZERO });
    // The figures need the width, and nothing beside them is about them.
    if !matches!(data.shown, Shown::Figures(_)) {
        Panel::right("side of standings")
            .frame(beside)
            .exact_size(side)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| side_ui::show(ui, data, asks));
    }
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let height = ui.available_height();
        card(ui, |ui| {
            // A table ends with its last row; what is drawn has the page.
            if !matches!(data.shown, Shown::Table) {
                ui.set_min_height(height - 40.0);
            }
            main(ui, data, asks);
        });
    });
}

fn main(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    // On one line where both have room.
    let one_line = title_width(ui, data) + rounds_width(ui, data) <= ui.available_width();
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        if let Some(provisional) = &data.provisional {
            chip(ui, provisional, "", Tone::Open);
        }
        if one_line {
            ui.add_space(GAP);
            rounds(ui, data, asks);
        }
    });
    if !one_line {
        ui.horizontal_wrapped(|ui| rounds(ui, data, asks));
    }
    if !data.empty.is_empty() {
        muted(ui, &data.empty);
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = vec2(10.0, 4.0);
        for (tab, on) in &data.tabs {
            toggle(ui, tab, *on, asks);
        }
        small_act(ui, &data.copy, asks);
    });
    ui.add_space(4.0);
    let all = data;
    match &data.shown {
        Shown::Plot(data) => return shown_ui::plot(ui, data, asks),
        Shown::Player(data) => return shown_ui::page(ui, (data, &all.more), asks),
        Shown::Figures(data) => return shown_ui::figures(ui, (data, &all.more)),
        Shown::Table => {}
    }
    // Where it has its width no bar lies under it.
    let bar = if ui.available_width() < NARROW {
        ScrollBarVisibility::VisibleWhenNeeded
    } else {
        ScrollBarVisibility::AlwaysHidden
    };
    let across = ScrollArea::horizontal().id_salt("table of standings");
    across.scroll_bar_visibility(bar).show(ui, |ui| {
        ui.set_min_width(NARROW);
        table(ui, data, asks);
    });
}

/// The rounds after which standings can be seen.
fn rounds(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    ui.spacing_mut().button_padding = vec2(IN_ROUND, 3.0);
    ui.spacing_mut().item_spacing.x = BETWEEN_ROUNDS;
    for (after, on) in &data.after {
        toggle(ui, after, *on, asks);
    }
}

fn rounds_width(ui: &Ui, data: &StandingsData) -> f32 {
    let font = theme::bold(theme::LABEL);
    let width = |round: &str| width_of(ui, round, &font) + 2.0 * IN_ROUND + BETWEEN_ROUNDS + 2.0;
    data.after.iter().map(|(round, _)| width(&round.label)).sum()
}

/// What the title takes, and what stands beside it.
fn title_width(ui: &Ui, data: &StandingsData) -> f32 {
    let chip = data.provisional.as_ref();
    let chip = chip.map_or(0.0, |it| width_of(ui, it, &theme::bold(theme::TEXT)) + CHIP);
    width_of(ui, &data.title, &theme::bold(theme::HEADING)) + chip + 2.0 * GAP
}

/// What a round has beside its number, what lies between two, and between them and the title; what a chip has around
/// its words.
const IN_ROUND: f32 = 7.0;
const BETWEEN_ROUNDS: f32 = 4.0;
const GAP: f32 = 12.0;
const CHIP: f32 = 26.0;

fn table(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let columns = data.columns.len();
    let compact = ui.available_width() < COMPACT;
    let of_row =
        |row: &StandingRow, place: usize| row.cells.get(place).is_some_and(|it| !it.is_empty());
    let clubs = data.rows.iter().any(|row| of_row(row, CLUB));
    let [row_height, between, gap] =
        if compact { [LOW_ROW, LOW_BETWEEN, 3.0] } else { [ROW, BETWEEN, 6.0] };
    let [figure, gap_to_first] =
        if compact { [if clubs { 32.0 } else { 42.0 }, 41.0] } else { [42.0, 42.0] };
    // Where there is room for one alone: what is awaited, and once nothing is the distance from the first.
    let awaited = data.rows.iter().any(|row| row.brought == AWAITED);
    let brought = if compact && !awaited { 0.0 } else { brought_width(ui, data) };
    let gap_to_first = if compact && awaited { 0.0 } else { gap_to_first };
    let others = RANK + MOVED + TOTAL + brought + gap_to_first;
    let club = match (compact, clubs) {
        (true, false) => 0.0,
        (true, true) => left_to_clubs(ui, data, (others, figure, gap)),
        (false, _) => CLUBS,
    };
    let status = if compact {
        0.0
    } else {
        status_width(ui, data, others + club, (figure, gap)) + BESIDE_FIGURE
    };
    ui.spacing_mut().item_spacing = vec2(gap, between);
    let height_of = |row: &StandingRow| {
        row_height + if compact && of_row(row, STATUS) { STATUS_BELOW } else { 0.0 }
    };
    let heights: Vec<f32> = data.rows.iter().map(height_of).collect();
    let with_gaps: Vec<f32> = heights.iter().map(|height| height + between).collect();
    let room = ui.available_height() - HEADER - between;
    let height = whole_rows_of(ui, &with_gaps, room);
    // A row that the keys have reached is brought into sight.
    let chosen = data.rows.iter().position(|row| row.chosen);
    let id = egui::Id::unique("row of standings");
    let seen = ui.data(|kept| kept.get_temp::<usize>(id));
    let moved = chosen.filter(|_| chosen != seen);
    if let Some(row) = chosen {
        ui.data_mut(|kept| kept.insert_temp(id, row));
    }
    let mut table = TableBuilder::new(ui)
        .sense(egui::Sense::CLICK)
        .cell_layout(Layout::left_to_right(egui::Align::Center))
        .column(Column::exact(RANK))
        .column(Column::exact(MOVED))
        // On a wide screen the figures stay near the names.
        .column(Column::remainder().clip(true).range(110.0..=420.0))
        .column(Column::exact(club).clip(true))
        .column(Column::exact(TOTAL))
        .column(Column::exact(brought))
        .column(Column::exact(gap_to_first))
        .columns(Column::exact(figure), STATUS - FIGURES - 1)
        .columns(Column::exact(status).clip(true), columns.saturating_sub(STATUS))
        .min_scrolled_height(row_height)
        .max_scroll_height(height);
    if let Some(row) = moved {
        table = table.scroll_to_row(row, None);
    }
    let figure = Layout::right_to_left(egui::Align::Center);
    let table = table.header(HEADER, |mut header| {
        headings(&mut header, data, [club, status, brought, gap_to_first]);
    });
    let rows = table.body(|body| {
        body.heterogeneous_rows(heights.iter().copied(), |mut painted| {
            let Some(row) = data.rows.get(painted.index()) else { return };
            painted.set_selected(row.chosen);
            for (place, text) in row.cells.iter().enumerate() {
                painted.col(|ui| {
                    line_above(ui, gap);
                    cell(ui, (data, row), (place, text), compact, asks);
                });
                let besides = [(&row.brought, brought), (&row.gap, gap_to_first)];
                for (beside, wide) in besides.into_iter().filter(|_| place == FIGURES) {
                    painted.col(|ui| {
                        line_above(ui, gap);
                        ui.with_layout(figure, |ui| match beside.as_str() {
                            _ if wide <= 0.0 => {}
                            AWAITED => toned(ui, beside, Tone::Open),
                            _ => muted(ui, beside),
                        });
                    });
                }
            }
            if painted.response().clicked() {
                asks.push(UserCommand::SelectRow(row.player));
            }
        });
    });
    left_below_of(ui, &data.more, &rows, &with_gaps);
}

/// The widths of rank, of places won, of the total, and of clubs where there is room.
const RANK: f32 = 24.0;
const MOVED: f32 = 28.0;
const TOTAL: f32 = 50.0;
const CLUBS: f32 = 260.0;

/// What the names leave to the clubs beside what takes so much, the figures, and the gaps between all of them.
fn left_to_clubs(ui: &Ui, data: &StandingsData, (others, figure, gap): (f32, f32, f32)) -> f32 {
    let of = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    let figures = of(STATUS - FIGURES - 1) * figure + of(data.columns.len() + 1) * gap;
    let room = ui.available_width() - ui.spacing().scroll.allocated_width() - others - figures;
    let statuses = data.rows.iter().filter_map(|row| row.cells.get(STATUS));
    let font = theme::regular(theme::LEGEND);
    // A status stands whole below its name.
    let statuses = statuses.map(|status| width_of(ui, status, &font)).fold(0.0, f32::max) + 1.0;
    (room - longest_name(ui, data).max(statuses)).clamp(LEAST_CLUB, CLUBS)
}

/// How wide the column is of how somebody stands: on one line where names leave the room, else on two.
fn status_width(ui: &Ui, data: &StandingsData, others: f32, (figure, gap): (f32, f32)) -> f32 {
    let of = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    let figures = of(STATUS - FIGURES - 1) * figure + of(data.columns.len() + 2) * gap;
    let room = ui.available_width() - ui.spacing().scroll.allocated_width() - others - figures;
    let font = theme::regular(theme::LEGEND);
    let statuses = data.rows.iter().filter_map(|row| row.cells.get(STATUS));
    let widest = statuses.map(|status| width_of(ui, status, &font)).fold(0.0, f32::max) + 1.0;
    widest.min(room - longest_name(ui, data) - BESIDE_FIGURE).max(STATUS_LEAST)
}

/// What stands where a round's sheet is not keyed yet.
const AWAITED: &str = "?";

/// What the last round brought, as wide as the widest of it.
fn brought_width(ui: &Ui, data: &StandingsData) -> f32 {
    let font = theme::regular(theme::LABEL);
    let rows = data.rows.iter().map(|row| width_of(ui, &row.brought, &font));
    let heading = width_of(ui, &data.round, &theme::bold(theme::LABEL));
    rows.fold(heading, f32::max).ceil() + 3.0
}

/// A cell of a row.
fn cell(
    ui: &mut Ui,
    (data, row): (&StandingsData, &StandingRow),
    (place, text): (usize, &str),
    compact: bool,
    asks: &mut Asks,
) {
    let figure = Layout::right_to_left(egui::Align::Center);
    match place {
        NAME => {
            let status = row.cells.get(STATUS).filter(|status| compact && !status.is_empty());
            let clicked = match status {
                None => named(ui, text).clicked(),
                Some(status) => ui.vertical(|ui| with_status(ui, text, status)).inner,
            };
            if clicked {
                asks.push(UserCommand::SelectRow(row.player));
            }
        }
        CLUB => club_ui::show(ui, text),
        STATUS if compact => {}
        FIGURES => {
            ui.with_layout(figure, |ui| ui.label(RichText::new(text).font(theme::bold(16.0))));
        }
        place if row.decided == Some(place) => {
            ui.with_layout(figure, |ui| {
                hint(small_chip(ui, text, "", Tone::Chosen), &data.legend);
            });
        }
        STATUS => {
            ui.add_space(BESIDE_FIGURE);
            let status = RichText::new(text).size(theme::LEGEND);
            let status = status.color(Tone::Open.ink(theme::of(ui)));
            hint(ui.add(egui::Label::new(status).wrap()), text);
        }
        place if place > FIGURES => {
            ui.with_layout(figure, |ui| ui.label(text));
        }
        RANKS => {
            ui.label(RichText::new(text).font(theme::bold(theme::LABEL)));
        }
        MOVES => {
            let tone = match text.chars().next() {
                Some('▲') => Tone::Good,
                Some('▼') => Tone::Bad,
                _ => Tone::Ignored,
            };
            ui.label(RichText::new(text).size(theme::LABEL).color(tone.ink(theme::of(ui))));
        }
        _ => muted(ui, text),
    }
}

/// A name and below it how they stand. Whether the name was pressed.
fn with_status(ui: &mut Ui, name: &str, status: &str) -> bool {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = 0.0;
    let clicked = named(ui, name).clicked();
    let ink = Tone::Open.ink(theme::of(ui));
    let said = RichText::new(status).size(theme::LEGEND).color(ink);
    hint(ui.add(egui::Label::new(said).truncate()), status);
    clicked
}

/// How wide the widest of the names is.
fn longest_name(ui: &Ui, data: &StandingsData) -> f32 {
    let names = data.rows.iter().filter_map(|row| row.cells.get(NAME));
    let font = theme::bold(theme::TEXT);
    names.map(|name| width_of(ui, name, &font)).fold(0.0, f32::max) + BESIDE_NAME + 1.0
}

/// A name that can be pressed: whole, else in the longest form that has room.
fn named(ui: &mut Ui, name: &str) -> egui::Response {
    ui.spacing_mut().button_padding.x = 0.0;
    let (font, room) = (theme::bold(theme::TEXT), ui.available_width() - BESIDE_NAME);
    let width = |text: &str| {
        let ink = egui::Color32::PLACEHOLDER;
        ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink).size().x
    };
    let mut forms = forms(name);
    let place = forms.iter().position(|form| width(form) <= room).unwrap_or(forms.len() - 1);
    let seen = forms.swap_remove(place);
    let shorter = seen != name;
    let link = ui.add(egui::Button::new(RichText::new(seen).font(font)).frame(false).truncate());
    keyboard(ui, &link);
    link.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if shorter { hint(link, name) } else { link }
}

/// The headings, of figures at the right; none where a column has no width.
fn headings(
    header: &mut TableRow<'_, '_>,
    data: &StandingsData,
    [club, status, brought, gap]: [f32; 4],
) {
    let figure = Layout::right_to_left(egui::Align::Center);
    for (place, column) in data.columns.iter().enumerate() {
        header.col(|ui| {
            if (FIGURES..STATUS).contains(&place) {
                ui.with_layout(figure, |ui| label(ui, column));
            } else if (place != CLUB || club > 0.0) && (place != STATUS || status > 0.0) {
                ui.add_space(if place == STATUS { BESIDE_FIGURE } else { 0.0 });
                label(ui, column);
            }
        });
        let besides = [(&data.round, brought), (&data.gap, gap)];
        for (beside, wide) in besides.into_iter().filter(|_| place == FIGURES) {
            header.col(|ui| {
                if wide > 0.0 {
                    ui.with_layout(figure, |ui| label(ui, beside));
                }
            });
        }
    }
}
