//! The paint of Words.

use egui::accesskit::Role;
use egui::{
    Align, CornerRadius, Frame, Key, Layout, Margin, Modifiers, Panel, RichText, ScrollArea, Ui,
};
use egui_extras::{Column, TableBuilder};

use crate::commands::{UserCommand, WordsTab};
use crate::domain::contest::ruling::Ruled;
use crate::screens::words::{Consequence, Selected, WordRow, WordsData};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    act, act_row, banner, card, field, heading, hint, keyboard, label, left_below, line_above,
    muted, primary, small_act, toggle, toned, verdict, whole_rows,
};
use crate::views::{Asks, theme};

/// The height of a word's row, and of what stands above the first.
const ROW: f32 = 34.0;
const HEADER: f32 = 26.0;
const BETWEEN_ROWS: f32 = 2.0;

/// From this width on what is selected has more of it.
const WIDE: f32 = 1700.0;

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
            ScrollArea::vertical().id_salt("side of words").show(ui, |ui| {
                match &data.selected {
                    Some(one) => card(ui, |ui| selected(ui, one, asks)),
                    // Said in the place of the list itself.
                    None if data.rows.is_empty() => {}
                    None => card(ui, |ui| muted(ui, &data.empty)),
                }
            });
        });
    egui::CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let height = ui.available_height();
        card(ui, |ui| {
            ui.set_min_height(height - 40.0);
            lists(ui, data, asks);
        });
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
    let spacing = BETWEEN_ROWS;
    ui.spacing_mut().item_spacing.y = spacing;
    let height = whole_rows(ui, [HEADER + spacing, ROW + spacing]);
    let rows = ScrollArea::both().id_salt("words").max_height(height);
    let rows = rows.show(ui, |ui| table(ui, &data.columns, &data.rows, asks));
    left_below(ui, &data.more, &rows, ROW + spacing);
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
}

fn table(ui: &mut Ui, columns: &[String; 4], rows: &[WordRow], asks: &mut Asks) {
    let gap = ui.spacing().item_spacing.x;
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
    for line in &data.lines {
        toned(ui, line, Tone::Ignored);
    }
    field(ui, &data.evidence, asks);
    ui.add_space(4.0);
    verdicts(ui, &data.acts, asks);
    ui.add_space(4.0);
    consequences(ui, &data.consequences);
}

/// What each ruling would change, under its button.
fn consequences(ui: &mut Ui, all: &[Consequence]) {
    if all.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing.x = BETWEEN;
    ui.columns(2, |columns| {
        let both = [(Ruled::Valid, Tone::Good), (Ruled::Invalid, Tone::Bad)];
        for (ui, (ruled, tone)) in columns.iter_mut().zip(both) {
            let Some(one) = all.iter().find(|one| one.ruled == ruled) else { continue };
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
