//! The paint of Standings.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Grid, Label, Layout, Rangef, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder};
use egui_plot::{AxisHints, Corner, GridMark, Legend, Line, LineStyle, Plot, PlotPoints};

use super::data::{CrossLine, PlotLine, RowOnScreen, Seen, StandingsData, TeamOnScreen};
use super::season::SeasonData;
use crate::commands::UserCommand;
use crate::screens::Tone;
use crate::views::widgets::{
    act, act_row, bar, card, heading, keyboard, label, lines_with_acts, muted, small_act, strong,
    toggle, toned,
};
use crate::views::{Asks, theme};

const GAP: f32 = 12.0;
/// What stands beside the table is so wide.
const SIDE: f32 = 330.0;
const ROW: f32 = 30.0;

/// Paints Standings.
pub fn show(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let (width, height) = (ui.available_width(), ui.available_height());
    let side = SIDE.min(width * 0.36);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(width - side - GAP, height), column, |ui| {
            card(ui, |ui| {
                ui.set_min_height(height - 40.0);
                main(ui, data, asks);
            });
        });
        ui.allocate_ui_with_layout(vec2(side, height), column, |ui| {
            ScrollArea::vertical().id_salt("side of standings").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                beside(ui, data, asks);
            });
        });
    });
}

fn main(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        for one in &data.steps {
            small_act(ui, one, asks);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (tab, on) in &data.tabs {
            toggle(ui, tab, *on, asks);
        }
    });
    match &data.seen {
        Seen::Table => table(ui, data, asks),
        Seen::Cross(heads, rows, notes) => cross(ui, heads, rows, notes),
        Seen::Plot(title, lines, last) => plot(ui, title, lines, *last),
        Seen::Player(name, sums, columns, games) => page(ui, (name, sums), columns, games),
        Seen::Season(season) => of_season(ui, season, asks),
    }
}

/// The widths after rank, movement and name: the team or club takes what it can, figures are alike.
fn table(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let figure = Layout::right_to_left(Align::Center);
    let height = (ui.available_height() - 36.0).max(80.0);
    let count = data.columns.len().saturating_sub(4);
    ui.spacing_mut().item_spacing = vec2(7.0, 2.0);
    let table = TableBuilder::new(ui)
        .sense(Sense::CLICK)
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::exact(54.0))
        .column(Column::exact(40.0))
        .column(Column::remainder().clip(true).range(120.0..=420.0))
        .column(Column::exact(126.0).clip(true))
        .columns(Column::exact(84.0), count)
        .max_scroll_height(height);
    let table = table.header(28.0, |mut header| {
        for (place, column) in data.columns.iter().enumerate() {
            header.col(|ui| {
                if matches!(place, 2 | 3) {
                    label(ui, column);
                } else {
                    ui.with_layout(figure, |ui| label(ui, column));
                }
            });
        }
    });
    table.body(|body| {
        body.rows(ROW, data.rows.len(), |mut painted| {
            let Some(row) = data.rows.get(painted.index()) else { return };
            painted.set_selected(row.chosen);
            cells(&mut painted, row, asks);
            if painted.response().clicked() {
                asks.push(UserCommand::SelectRow(row.player));
            }
        });
    });
}

/// Rank, movement, name, team or club, figures.
fn cells(painted: &mut egui_extras::TableRow<'_, '_>, data: &RowOnScreen, asks: &mut Asks) {
    let figure = Layout::right_to_left(Align::Center);
    let mut cells = data.cells.iter();
    let mut next = || cells.next().map_or("", String::as_str);
    let (rank, name, of) = (next(), next(), next());
    painted.col(|ui| {
        ui.with_layout(figure, |ui| strong(ui, rank));
    });
    painted.col(|ui| {
        let tone = match data.moved.chars().next() {
            Some('▲') => Tone::Good,
            Some('▼') => Tone::Bad,
            _ => Tone::Ignored,
        };
        let ink = tone.ink(theme::of(ui));
        ui.label(RichText::new(&data.moved).size(theme::LABEL).color(ink));
    });
    painted.col(|ui| {
        let name = RichText::new(name).font(theme::bold(theme::TEXT));
        let link = ui.add(egui::Button::new(name).frame(false).truncate());
        keyboard(ui, &link);
        if link.clicked() {
            asks.push(UserCommand::SelectRow(data.player));
        }
    });
    painted.col(|ui| muted(ui, of));
    for (place, cell) in cells.enumerate() {
        painted.col(|ui| {
            ui.with_layout(figure, |ui| {
                let font = if place == 0 { theme::bold(16.0) } else { theme::regular(15.0) };
                ui.label(RichText::new(cell).font(font));
            });
        });
    }
}

/// The widths of place, rank and name together, of a round and of the last column; the heights of headings and rows.
const WHO: [f32; 3] = [40.0, 44.0, 190.0];
const CELL: f32 = 92.0;
const LAST: f32 = 72.0;
const HEADS: f32 = 28.0;
const LINE: f32 = 42.0;

/// Who met whom: names and headings stay where they are, and only what is in view is laid out.
fn cross(ui: &mut Ui, heads: &[String], rows: &[CrossLine], notes: &str) {
    // The notes take two lines at the most.
    let height = (ui.available_height() - 46.0).max(80.0);
    let who: f32 = WHO.iter().sum();
    let rounds = heads.len().saturating_sub(3);
    // Some hundreds at the most.
    let number = |count: usize| u16::try_from(count).map_or(0.0, f32::from);
    let size = vec2(who + number(rounds) * CELL + LAST, HEADS + number(rows.len()) * LINE);
    let area = ScrollArea::both().id_salt("cross-table").max_height(height).auto_shrink(false);
    area.show_viewport(ui, |ui, view| {
        ui.set_min_size(size);
        let visuals = ui.visuals().clone();
        let origin = ui.max_rect().min.to_vec2();
        let corner = view.min + origin;
        let seen = Rect::from_min_size(corner, view.size());
        let first = rows.iter().enumerate().skip(usize_of((view.min.y - LINE) / LINE));
        let in_view = || first.clone().take(usize_of(view.height() / LINE) + 3);
        let y = |row: usize| origin.y + HEADS + number(row) * LINE;
        for (place, row) in in_view() {
            let stripe = Rect::from_min_size(pos2(corner.x, y(place)), vec2(view.width(), LINE));
            let fill = if row.chosen { visuals.selection.bg_fill } else { visuals.faint_bg_color };
            if row.chosen || place % 2 == 1 {
                ui.painter().rect_filled(stripe, 0.0, fill);
            }
        }
        let columns = || {
            let first = usize_of((view.min.x - CELL) / CELL);
            (first..=rounds).take(usize_of(view.width() / CELL) + 4)
        };
        let x = |column: usize| origin.x + who + number(column) * CELL;
        let cells = Rect::from_min_max(corner + vec2(who, HEADS), seen.max);
        clipped(ui, cells, |ui| {
            for (place, row) in in_view() {
                for column in columns() {
                    let width = if column == rounds { LAST } else { CELL };
                    let at = Rect::from_min_size(pos2(x(column), y(place)), vec2(width, LINE));
                    match row.rounds.get(column) {
                        Some([above, below]) => two_lines(ui, at, above, below),
                        None => cell(ui, at, |ui| strong(ui, &row.last)),
                    }
                }
            }
        });
        clipped(ui, Rect::from_min_max(seen.min + vec2(0.0, HEADS), seen.max), |ui| {
            for (number, row) in in_view() {
                let [place, rank, name] = &row.who;
                let [first, second, third] = WHO;
                let at = |x: f32, width: f32| {
                    Rect::from_min_size(pos2(corner.x + x, y(number)), vec2(width - 8.0, LINE))
                };
                cell(ui, at(0.0, first), |ui| muted(ui, place));
                cell(ui, at(first, second), |ui| _ = ui.label(rank));
                let name = RichText::new(name).font(theme::bold(theme::TEXT));
                cell(ui, at(first + second, third), |ui| {
                    ui.add(Label::new(name).truncate());
                });
            }
        });
        clipped(ui, seen, |ui| {
            let at = |x: f32, width: f32| {
                Rect::from_min_size(pos2(x, corner.y), vec2(width - 8.0, HEADS))
            };
            let [first, second, third] = WHO;
            let beside = [(first, second), (first + second, third)];
            for (head, (x, width)) in heads.iter().zip(beside) {
                cell(ui, at(corner.x + x, width), |ui| label(ui, head));
            }
            clipped(ui, Rect::from_min_max(corner + vec2(who, 0.0), seen.max), |ui| {
                for column in columns() {
                    let head = heads.get(column + 2).map_or("", String::as_str);
                    cell(ui, at(x(column), CELL), |ui| label(ui, head));
                }
            });
        });
    });
    muted(ui, notes);
}

/// A count of what has a length; none of what has none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred")]
fn usize_of(count: f32) -> usize {
    count.max(0.0) as usize
}

/// Adds to a part of what is seen, and to nothing beside it.
fn clipped(ui: &mut Ui, part: Rect, add: impl FnOnce(&mut Ui)) {
    let mut part_of = ui.new_child(UiBuilder::new().max_rect(part));
    part_of.set_clip_rect(part.intersect(ui.clip_rect()));
    add(&mut part_of);
}

fn cell(ui: &mut Ui, at: Rect, add: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    add(&mut ui.new_child(UiBuilder::new().max_rect(at).layout(layout)));
}

fn two_lines(ui: &mut Ui, at: Rect, above: &str, below: &str) {
    let (ink, soft) = (ui.visuals().text_color(), theme::of(ui).muted);
    let mut job = LayoutJob::simple_singleline(above.to_owned(), theme::regular(theme::TEXT), ink);
    if !below.is_empty() {
        job.break_on_newline = true;
        let format = TextFormat::simple(theme::regular(theme::LABEL), soft);
        job.append(&format!("\n{below}"), 0.0, format);
    }
    cell(ui, at, |ui| _ = ui.add(Label::new(job).extend()));
}

/// Hundredths as a number of the plot.
fn value(hundredths: i64) -> f64 {
    i32::try_from(hundredths).map_or(0.0, f64::from) / 100.0
}

fn plot(ui: &mut Ui, title: &str, lines: &[PlotLine], last: u8) {
    label(ui, title);
    let palette = theme::of(ui);
    let height = (ui.available_height() - 20.0).max(160.0);
    let rounds = |mark: GridMark, _: &std::ops::RangeInclusive<f64>| format!("{}", mark.value);
    let shown = Plot::new("points by round")
        .height(height)
        .legend(Legend::default().position(Corner::LeftTop))
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .grid_color(palette.line)
        .include_y(0.0)
        .include_x(1.0)
        .include_x(f64::from(last.max(2)))
        .x_grid_spacer(|input| {
            let (from, to) = input.bounds;
            let marks = (1..=40_u8).map(f64::from).filter(|x| (from..=to).contains(x));
            marks.map(|value| GridMark { value, step_size: 1.0 }).collect()
        })
        .custom_x_axes(vec![
            AxisHints::new_x().formatter(rounds).label_spacing(Rangef::new(8.0, 16.0)),
        ])
        .show(ui, |plot| {
            let inks = [
                palette.ink,
                palette.accent,
                Tone::Open.ink(palette),
                Tone::Good.ink(palette),
                Tone::Bad.ink(palette),
            ];
            for (place, line) in lines.iter().enumerate() {
                let ink = inks.get(place % inks.len()).copied().unwrap_or(palette.ink);
                let width = if line.chosen { 4.0 } else { 2.0 };
                let points: PlotPoints<'_> =
                    line.points.iter().map(|&(at, it)| [f64::from(at), value(it)]).collect();
                // Solid and dashed lines alternately: colour is not all that tells them.
                let style = if place.is_multiple_of(2) {
                    LineStyle::Solid
                } else {
                    LineStyle::dashed_loose()
                };
                let drawn = Line::new(line.name.as_str(), points).id(("line", place));
                plot.line(drawn.stroke(Stroke::new(width, ink)).style(style));
            }
        });
    let told = lines.iter().map(|line| {
        let last = line.points.last().map_or(0.0, |(_, points)| value(*points));
        format!("{} {last}", line.name)
    });
    let told = format!("{title}: {}", told.collect::<Vec<_>>().join(", "));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
}

fn page(
    ui: &mut Ui,
    (name, sums): (&str, &[(String, String)]),
    columns: &[String; 5],
    games: &[[String; 5]],
) {
    strong(ui, name);
    ui.horizontal_wrapped(|ui| {
        for (what, sum) in sums {
            muted(ui, what);
            strong(ui, sum);
        }
    });
    ScrollArea::both().id_salt("games of a player").show(ui, |ui| {
        Grid::new("games of a player").striped(true).spacing(vec2(16.0, 5.0)).show(ui, |ui| {
            for column in columns {
                label(ui, column);
            }
            ui.end_row();
            for game in games {
                for cell in game {
                    ui.label(cell);
                }
                ui.end_row();
            }
        });
    });
}

fn of_season(ui: &mut Ui, data: &SeasonData, asks: &mut Asks) {
    heading(ui, &data.title);
    ui.horizontal_wrapped(|ui| {
        for one in &data.acts {
            act(ui, one, asks);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for pair in &data.near {
            small_act(ui, pair, asks);
        }
    });
    ScrollArea::both().id_salt("season").show(ui, |ui| {
        table_of(ui, "season", &data.columns, &data.rows);
        let (title, teams) = &data.teams;
        if !teams.is_empty() {
            ui.add_space(10.0);
            label(ui, title);
            Grid::new("teams of a season").striped(true).spacing(vec2(14.0, 4.0)).show(ui, |ui| {
                for row in teams {
                    for cell in row {
                        ui.label(cell);
                    }
                    ui.end_row();
                }
            });
        }
        ui.add_space(10.0);
        for [meeting, about] in &data.meetings {
            strong(ui, meeting);
            muted(ui, about);
        }
        if !data.lists.is_empty() {
            toned(ui, &format!("◆ {}", data.lists), Tone::Open);
        }
    });
}

fn table_of(ui: &mut Ui, id: &str, columns: &[String], rows: &[Vec<String>]) {
    Grid::new(id).striped(true).spacing(vec2(16.0, 5.0)).show(ui, |ui| {
        for column in columns {
            label(ui, column);
        }
        ui.end_row();
        for row in rows {
            for (place, cell) in row.iter().enumerate() {
                if place == 1 {
                    strong(ui, cell);
                } else {
                    ui.label(cell);
                }
            }
            ui.end_row();
        }
    });
}

fn beside(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    if !data.acts.is_empty() {
        card(ui, |ui| act_row(ui, &data.acts, asks));
    }
    if let Some((title, why)) = &data.why {
        card(ui, |ui| {
            label(ui, title);
            ui.add(Label::new(why).wrap());
        });
    }
    if !data.teams.is_empty() {
        card(ui, |ui| {
            heading(ui, &data.teams_title);
            for team in &data.teams {
                the_team(ui, team);
            }
        });
    }
    if !data.penalties.is_empty() {
        card(ui, |ui| lines_with_acts(ui, &data.penalties, asks));
    }
    if !data.doubts.is_empty() {
        card(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 3.0);
            for one in &data.doubts {
                small_act(ui, one, asks);
            }
        });
    }
}

/// Rank, name and points, a bar, the sums, the members.
fn the_team(ui: &mut Ui, data: &TeamOnScreen) {
    let [rank, name, points] = &data.cells;
    ui.horizontal(|ui| {
        ui.label(RichText::new(rank).font(theme::bold(16.0)));
        let room = (ui.available_width() - 54.0).max(80.0);
        ui.allocate_ui_with_layout(vec2(room, 20.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room);
            let name = RichText::new(name).font(theme::bold(theme::TEXT));
            ui.add(Label::new(name).truncate());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(points).font(theme::bold(17.0)));
        });
    });
    let palette = theme::of(ui);
    let (accent, line) = (palette.accent, palette.line);
    bar(ui, f32::from(data.share) / 1000.0, accent, line, &[]);
    muted(ui, &format!("{} · {}", data.sums, data.about));
}
