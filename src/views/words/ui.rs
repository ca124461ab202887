//! The paint of Words.

use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::{
    Align, CornerRadius, Frame, Id, Key, Layout, Margin, Modifiers, Panel, Rect, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder};

use crate::commands::{UserCommand, WordsTab};
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::Word;
use crate::screens::words::{Consequence, RackTile, Selected, WordRow, WordsData};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    act, act_row, banner, card, field, heading, hint, keyboard, label, left_below, line_above,
    muted, primary, small_act, toggle, toned, verdict, whole_list, whole_rows,
};
use crate::views::{Asks, theme, tile};

/// The height of a word's row, and of what stands above the first.
const ROW: f32 = 34.0;
const HEADER: f32 = 26.0;
const BETWEEN_ROWS: f32 = 2.0;

/// From this width on what is selected has more of it.
const WIDE: f32 = 1700.0;

/// What a card at the side has below what it shows.
const BELOW: f32 = 20.0;

/// Paints Words.
pub fn show(ui: &mut Ui, data: &WordsData, asks: &mut Asks) {
    let side: f32 = if ui.available_width() >= WIDE { 620.0 } else { 400.0 };
    let side = side.min(ui.available_width() * 0.48);
    let beside = Frame::new().outer_margin(Margin { left: 8, ..Margin::ZERO });
    Panel::right("side of words")
        .frame(beside)
        .exact_size(side)
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            let bottom = ui.max_rect().bottom() - BELOW;
            ScrollArea::vertical().id_salt("side of words").show(ui, |ui| {
                match &data.selected {
                    Some(one) => card(ui, |ui| selected(ui, one, asks)),
                    // Said in the place of the list itself.
                    None if data.rows.is_empty() => {}
                    None => card(ui, |ui| muted(ui, &data.empty)),
                }
                by_round(ui, data, bottom);
            });
        });
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        card(ui, |ui| lists(ui, data, asks));
    });
}

fn lists(ui: &mut Ui, data: &WordsData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.title);
        if let Some(objections) = &data.objections {
            small_act(ui, objections, asks);
        }
    });
    if let Some(elsewhere) = &data.elsewhere {
        banner(ui, elsewhere, Tone::Plain);
    }
    ui.horizontal_wrapped(|ui| {
        for (tab, on) in &data.tabs {
            toggle(ui, tab, *on, asks);
        }
    });
    if !data.rounds.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for (round, on) in &data.rounds {
                toggle(ui, round, *on, asks);
            }
        });
    }
    if let Some(search) = &data.search {
        let typed = field(ui, search, asks);
        // What a letter or pasted text opened, Esc closes: the first lets the keyboard go, the next leaves.
        let esc = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if esc && !typed.has_focus() && !typed.lost_focus() {
            asks.push(UserCommand::Type(search.entry, String::new()));
            asks.push(UserCommand::ShowWords(WordsTab::Queue));
        }
    }
    if !data.bulk.is_empty() {
        act_row(ui, &data.bulk, asks);
    }
    for row in &data.illegible {
        ui.horizontal_wrapped(|ui| {
            let ink = if row.counts { theme::of(ui).ink } else { theme::of(ui).muted };
            ui.label(RichText::new(&row.written).font(theme::bold(theme::HEADING)).color(ink));
            muted(ui, &row.place);
            for one in &row.acts {
                small_act(ui, one, asks);
            }
        });
    }
    if data.rows.is_empty() {
        return nothing(ui, data, asks);
    }
    list(ui, (&data.columns, &data.rows, &data.more), asks);
}

/// That the list is empty, what that means, and where one goes on.
fn nothing(ui: &mut Ui, data: &WordsData, asks: &mut Asks) {
    ui.add_space(8.0);
    if data.ways.is_empty() {
        muted(ui, &data.empty);
        return;
    }
    ui.label(RichText::new(&data.empty).size(theme::TEXT));
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for (place, way) in data.ways.iter().enumerate() {
            if place == 0 {
                primary(ui, way, asks);
            } else {
                act(ui, way, asks);
            }
        }
    });
    let Some(latest) = &data.latest else { return };
    ui.add_space(12.0);
    label(ui, &latest.title);
    list(ui, (&latest.columns, &latest.rows, &data.more), asks);
}

/// A word that was chosen elsewhere is brought into sight.
fn see_chosen(ui: &Ui, rows: &[WordRow]) {
    let chosen = rows.iter().position(|row| row.chosen);
    let known = Id::unique("the word that is in sight");
    let of = chosen.and_then(|at| rows.get(at)).map(|row| row.word.clone());
    if ui.data(|kept| kept.get_temp::<Option<Word>>(known)) == Some(of.clone()) {
        return;
    }
    if let Some(at) = chosen.and_then(|at| u16::try_from(at).ok()) {
        let step = ROW + BETWEEN_ROWS;
        let top = ui.cursor().top() + HEADER + BETWEEN_ROWS + f32::from(at) * step;
        let row = Rect::from_min_size(pos2(ui.cursor().left(), top), vec2(1.0, ROW));
        ui.scroll_to_rect_animation(row, None, ScrollAnimation::none());
    }
    if !ui.ctx().will_discard() {
        ui.data_mut(|kept| kept.insert_temp(known, of));
    }
}

/// Rows of words, as many whole ones as there is room for.
fn list(ui: &mut Ui, (columns, rows, more): (&[String; 4], &[WordRow], &str), asks: &mut Asks) {
    let spacing = BETWEEN_ROWS;
    ui.spacing_mut().item_spacing.y = spacing;
    let height = whole_rows(ui, [HEADER + spacing, ROW + spacing], rows.len());
    let list = ScrollArea::both().id_salt("words").max_height(height);
    let list = list.show(ui, |ui| table(ui, columns, rows, asks));
    left_below(ui, more, &list, ROW + spacing);
}

/// How the words of each round were judged, where what stands above leaves room for some of them.
fn by_round(ui: &mut Ui, data: &WordsData, bottom: f32) {
    let Some(table) = &data.by_round else { return };
    if bottom - ui.cursor().top() < LEAST_BY_ROUND {
        return;
    }
    card(ui, |ui| {
        heading(ui, &table.title);
        ui.spacing_mut().item_spacing.y = 0.0;
        of_round(ui, &table.columns, label);
        let room = bottom - ui.cursor().top();
        let list = (room, data.more.as_str(), table.rows.len());
        whole_list(ui, "words by round", list, |ui, row| {
            if let Some(row) = table.rows.get(row) {
                of_round(ui, row, |ui, text| {
                    ui.label(RichText::new(text).size(theme::TEXT));
                });
            }
        });
    });
}

/// A line of that table: the figures at the right ends of their columns, of which that of the round's number is narrow.
fn of_round(ui: &mut Ui, cells: &[String; 5], paint: impl Fn(&mut Ui, &str)) {
    let (wide, figure) = (ui.available_width(), Layout::right_to_left(Align::Center));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (cell, part) in cells.iter().zip([0.12, 0.22, 0.22, 0.22, 0.22]) {
            let size = vec2(wide * part, ROW_BY_ROUND);
            ui.allocate_ui_with_layout(size, figure, |ui| paint(ui, cell));
        }
    });
}

/// The height of a line of that table; what it has at least, with heading and margins.
const ROW_BY_ROUND: f32 = 26.0;
const LEAST_BY_ROUND: f32 = 190.0;

fn table(ui: &mut Ui, columns: &[String; 4], rows: &[WordRow], asks: &mut Asks) {
    let gap = ui.spacing().item_spacing.x;
    see_chosen(ui, rows);
    ui.push_id("rows of words", |ui| {
        let table = TableBuilder::new(ui)
            .vscroll(false)
            .sense(egui::Sense::CLICK)
            .cell_layout(Layout::left_to_right(egui::Align::Center))
            .column(Column::initial(150.0).at_least(110.0))
            .column(Column::initial(80.0))
            .column(Column::initial(70.0))
            .column(Column::remainder().clip(true));
        let table = table.header(HEADER, |mut header| {
            for column in columns {
                header.col(|ui| label(ui, column));
            }
        });
        table.body(|body| {
            body.rows(ROW, rows.len(), |mut painted| {
                let Some(row) = rows.get(painted.index()) else { return };
                painted.set_selected(row.chosen);
                painted.col(|ui| {
                    line_above(ui, gap);
                    if let Some(mut picked) = row.picked {
                        let name = row.word.to_string();
                        let tick = hint(ui.checkbox(&mut picked, ""), &name);
                        tick.widget_info(|| {
                            egui::WidgetInfo::selected(Role::CheckBox, true, picked, &name)
                        });
                        keyboard(ui, &tick);
                        if tick.clicked() {
                            asks.push(UserCommand::PickWord(row.word.clone()));
                        }
                    }
                    let text = RichText::new(row.word.to_string())
                        .font(theme::bold(theme::HEADING))
                        .color(if row.tone == Tone::Ignored {
                            theme::of(ui).muted
                        } else {
                            theme::of(ui).ink
                        });
                    let link = ui.add(egui::Button::new(text).frame(false));
                    keyboard(ui, &link);
                    if link.clicked() {
                        asks.push(UserCommand::SelectWord(row.word.clone()));
                    }
                });
                painted.col(|ui| {
                    line_above(ui, gap);
                    toned(ui, &row.players, row.tone);
                });
                for text in [&row.rounds, &row.near] {
                    painted.col(|ui| {
                        line_above(ui, gap);
                        muted(ui, text);
                    });
                }
                if painted.response().clicked() {
                    asks.push(UserCommand::SelectWord(row.word.clone()));
                }
            });
        });
    });
}

/// The two verdicts, each with its sign, beside each other; below them what takes one back.
fn verdicts(ui: &mut Ui, acts: &[Act], asks: &mut Asks) {
    let (rulings, others): (Vec<_>, Vec<_>) =
        acts.iter().cloned().partition(|act| matches!(act.command, UserCommand::Rule(_)));
    let width = (ui.available_width() - BETWEEN) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for one in &rulings {
            verdict(ui, one, width, asks);
        }
    });
    if !others.is_empty() {
        act_row(ui, &others, asks);
    }
}

fn selected(ui: &mut Ui, data: &Selected, asks: &mut Asks) {
    ui.label(RichText::new(&data.word).font(theme::bold(40.0)));
    for (round, tiles) in &data.racks {
        if !round.is_empty() {
            label(ui, round);
        }
        rack(ui, tiles);
    }
    // Above what is longer for one word than for another: the hand finds them where they were.
    field(ui, &data.evidence, asks);
    ui.add_space(4.0);
    verdicts(ui, &data.acts, asks);
    ui.add_space(4.0);
    consequences(ui, &data.consequences);
    for line in &data.lines {
        toned(ui, line, Tone::Ignored);
    }
}

/// The letters of a round: those that the word takes stand out, and a bar below each says so without colour.
fn rack(ui: &mut Ui, tiles: &[RackTile]) {
    let count = f32::from(u8::try_from(tiles.len().max(1)).unwrap_or(u8::MAX));
    let side = (ui.available_width() / count - BETWEEN_TILES).min(TILE);
    let size = vec2(side, side + BAR + 3.0);
    let palette = theme::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN_TILES;
        for one in tiles {
            let (place, response) = ui.allocate_exact_size(size, Sense::hover());
            let name = one.tile.said();
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
            let square = Rect::from_min_size(place.min, vec2(side, side));
            let painter = ui.painter();
            if one.is_taken {
                let bar = Rect::from_min_max(place.left_bottom() - vec2(0.0, BAR), place.max);
                painter.rect_filled(bar, BAR / 2.0, palette.accent);
                tile::tile(painter, square, &one.tile, &theme::BOARD, None);
            } else {
                tile::set_back(
                    painter,
                    square,
                    &one.tile,
                    [Tone::Ignored.ink(palette), Tone::Ignored.back(palette)],
                );
            }
            if one.is_high && one.is_taken {
                let gold = Stroke::new(2.0, theme::TILES.high_value);
                painter.rect_stroke(square, side * 0.09, gold, StrokeKind::Inside);
            }
        }
    });
}

/// The side of a tile beside a word at most, what lies between two, the height of the bar below one that is taken.
const TILE: f32 = 44.0;
const BETWEEN_TILES: f32 = 7.0;
const BAR: f32 = 4.0;

/// What each ruling would change, under its button; what one alone would has the whole width.
fn consequences(ui: &mut Ui, all: &[Consequence]) {
    if all.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing.x = BETWEEN;
    let both = [(Ruled::Valid, Tone::Good), (Ruled::Invalid, Tone::Bad)];
    let of = |(ruled, tone)| all.iter().find(|one| one.ruled == ruled).map(|one| (one, tone));
    let told: Vec<(&Consequence, Tone)> = both.into_iter().filter_map(of).collect();
    ui.columns(told.len(), |columns| {
        for (ui, (one, tone)) in columns.iter_mut().zip(told) {
            let palette = theme::of(ui);
            let frame = Frame::new().fill(tone.back(palette)).corner_radius(CornerRadius::same(8));
            frame.inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                // A column would stretch its lines.
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                    let title = RichText::new(&one.title).font(theme::bold(theme::LABEL));
                    ui.label(title.color(tone.ink(palette)));
                    for line in &one.lines {
                        ui.label(RichText::new(line).size(14.0).color(palette.ink));
                    }
                });
            });
        }
    });
}

/// Between the two verdicts, and between what they would change.
const BETWEEN: f32 = 10.0;
