//! The paint of the sheets on the referee's table: a line while nothing is needed of them, else a strip of
//! numbers and a row for each that is missing.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Button, Color32, CornerRadius, Id, Layout, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo,
};

use crate::screens::formats::anagram::table::{Cell, KEYED, Row, SheetsOnTable};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    chip, heading, hint, keyboard, muted, open_sign, small_act, strong, toggle,
};
use crate::views::{Asks, theme};

/// How much of a sheet is seen in the strip.
#[derive(Clone, Copy)]
pub(super) enum Shown {
    /// Its number; so twenty stand in a row.
    Numbers,
    /// Its player's name as well, in cells of at least this width.
    Names(f32),
}

/// The height of the line.
pub(super) const LINE: f32 = 48.0;
/// The height of what folds them again.
const FOLD: f32 = 24.0;
/// The height of what the keys would do now.
const PROMPT: f32 = 26.0;
/// So many numbers stand in a row.
const IN_A_ROW: u16 = 20;
/// The height of a row of a missing sheet; so many are seen at least.
const ROW: f32 = 40.0;
const ROWS: f32 = 5.0;
/// So much of a name is seen beside them at least.
const NAME: f32 = 170.0;

fn opened() -> Id {
    Id::unique("the sheets are opened")
}

/// Whether a line can say enough: nothing waits for them, and no number is typed.
pub(super) fn folds(sheets: &SheetsOnTable) -> bool {
    !sheets.collecting && sheets.forget.is_none()
}

/// Whether it does: nobody has opened them since this step came up.
pub(super) fn is_folded(ui: &Ui, sheets: &SheetsOnTable, step: &str) -> bool {
    let at: Option<String> = ui.data(|kept| kept.get_temp(opened()));
    folds(sheets) && at.as_deref() != Some(step)
}

/// The line; pressed, it opens.
pub(super) fn line(ui: &mut Ui, sheets: &SheetsOnTable, step: &str) {
    let palette = theme::of(ui);
    let size = egui::vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let counts: Vec<&str> = sheets.counts.iter().map(|(text, _)| text.as_str()).collect();
    let said = format!("{} · {}", sheets.title, counts.join(" · "));
    let name = said.trim_end_matches(" · ");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    keyboard(ui, &response);
    if response.clicked() {
        ui.data_mut(|kept| kept.insert_temp(opened(), step.to_owned()));
    }
    let edge = if response.hovered() { palette.accent } else { palette.line };
    ui.painter().rect(rect, 12.0, palette.panel, Stroke::new(1.0, edge), StrokeKind::Inside);
    let mut inner =
        ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink2(egui::vec2(14.0, 6.0))));
    inner.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(Button::new(open_sign(palette.ink)).frame(false).sense(Sense::hover()));
        let (bar, _) = ui.allocate_exact_size(egui::vec2(48.0, 8.0), Sense::hover());
        ui.painter().rect_filled(bar, 4.0, palette.line);
        let mut done = bar;
        done.set_width(bar.width() * f32::from(sheets.keyed.1) / 1000.0);
        ui.painter().rect_filled(done, 4.0, Tone::Good.ink(palette));
        muted(ui, &sheets.keyed.0);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let missing = sheets.counts.iter().any(|(_, tone)| *tone == Tone::Open);
            let (sign, tone) = if missing { ("▲", Tone::Open) } else { ("✓", Tone::Good) };
            let sign = RichText::new(sign).font(theme::bold(theme::HEADING));
            ui.label(sign.color(tone.ink(palette)));
            strong(ui, &sheets.title);
            ui.spacing_mut().item_spacing.x = 4.0;
            for (text, tone) in &sheets.counts {
                let ink = if *tone == Tone::Open { tone.ink(palette) } else { palette.muted };
                let text = RichText::new(format!("· {text}")).size(theme::LABEL).color(ink);
                ui.add(egui::Label::new(text).truncate());
            }
        });
    });
}

/// What folds them again, where they were opened by hand.
pub(super) fn fold(ui: &mut Ui, sheets: &SheetsOnTable) {
    if !sheets.collecting && sheets.forget.is_none() {
        let sign = Button::new(("▲", RichText::new(&sheets.keyed.0).size(theme::LABEL)));
        // Of its own height: where all is scrolled together it would take all that there is.
        let size = egui::vec2(ui.available_width(), FOLD);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            if ui.add(sign.frame(false)).clicked() {
                ui.data_mut(|kept| kept.remove::<String>(opened()));
            }
        });
    }
}

/// Counts, strip, and the missing.
pub(super) fn show(ui: &mut Ui, sheets: &SheetsOnTable, shown: Shown, asks: &mut Asks) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    ui.horizontal_wrapped(|ui| {
        heading(ui, &sheets.title);
        for (text, tone) in &sheets.counts {
            chip(ui, text, "", *tone);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        for (mark, on) in &sheets.marks {
            toggle(ui, mark, *on, asks);
        }
    });
    // On a line of its own, of one height whatever it says: the numbers below it never move under a finger.
    let line = egui::vec2(ui.available_width(), PROMPT);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        ui.spacing_mut().button_padding = egui::vec2(8.0, 2.0);
        if let Some(forget) = &sheets.forget {
            strong(ui, &sheets.prompt);
            small_act(ui, forget, asks);
        } else {
            let prompt = RichText::new(&sheets.prompt).size(theme::LABEL);
            let prompt = prompt.color(theme::of(ui).muted);
            hint(ui.add(egui::Label::new(prompt).truncate()), &sheets.prompt);
        }
    });
    let (gap, height) = (4.0, 36.0);
    let room = ui.available_width();
    let columns = columns_of(room, shown);
    let width = ((room - gap * f32::from(columns - 1)) / f32::from(columns)).floor();
    let size = egui::vec2(width, height);
    match shown {
        Shown::Numbers => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
                for one in &sheets.cells {
                    cell(ui, one, size, shown, asks);
                }
            });
        }
        // Names are read down each column.
        Shown::Names(_) => {
            ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
            let each = sheets.cells.len().div_ceil(usize::from(columns)).max(1);
            for at in 0..each {
                ui.horizontal(|ui| {
                    for one in sheets.cells.iter().skip(at).step_by(each) {
                        cell(ui, one, size, shown, asks);
                    }
                });
            }
            ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
        }
    }
    rows(ui, &sheets.rows, asks);
}

/// How many stand beside each other in so much room.
fn columns_of(room: f32, shown: Shown) -> u16 {
    match shown {
        Shown::Numbers => IN_A_ROW,
        Shown::Names(width) => (2..=8).rev().find(|&n| f32::from(n) * width <= room).unwrap_or(1),
    }
}

fn rows(ui: &mut Ui, rows: &[Row], asks: &mut Asks) {
    let least = (ui.available_height() / ROW).floor().clamp(2.0, ROWS) * ROW;
    let list = ScrollArea::vertical().id_salt("missing sheets").max_height(least);
    list.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for one in rows {
            row(ui, one, asks);
        }
    });
}

/// What a button of a missing sheet says, by its sign and its act.
type Said = fn(&(&str, Act)) -> String;

/// A missing sheet: number, name, and what became of it.
fn row(ui: &mut Ui, row: &Row, asks: &mut Asks) {
    let palette = theme::of(ui);
    let size = egui::vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    if row.chosen {
        ui.painter().rect_filled(rect, 8.0, palette.accent_back);
    }
    let inner = egui::UiBuilder::new().max_rect(rect.shrink2(egui::vec2(8.0, 2.0)));
    ui.new_child(inner).with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 5.0);
        let named = |(sign, act): &(&str, Act)| format!("{sign} {}", act.label);
        let sign = |(sign, _): &(&str, Act)| (*sign).to_owned();
        let wide = |text: String, font| {
            ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().x
        };
        let button = |text: String, one: &(&str, Act)| {
            let key = one.1.shortcut.clone().unwrap_or_default();
            let texts = wide(text, theme::bold(theme::LABEL));
            texts + wide(key, theme::regular(12.0)) + 16.0 + 2.0 * ui.spacing().item_spacing.x
        };
        let left = |text: Said| {
            let taken = row.acts.iter().map(|one| button(text(one), one)).sum::<f32>();
            ui.available_width() - taken
        };
        // The name takes what the buttons leave: Tab goes from the left to the right. Before it is cut they have no more
        // than their signs.
        let (whole, brief): (Said, Said) = (named, sign);
        let needed =
            wide(format!("{}  {}", row.number, row.player), theme::regular(theme::HEADING));
        let text = if left(whole) < needed.min(NAME) { brief } else { whole };
        let room = left(text);
        let size = egui::vec2(room.max(60.0), ui.available_height());
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(size.x);
            let number = RichText::new(&row.number).font(theme::bold(theme::HEADING));
            ui.label(number.color(Tone::Open.ink(palette)));
            ui.add(egui::Label::new(RichText::new(&row.player).size(theme::TEXT)).truncate());
        });
        for one in &row.acts {
            let (_, act) = one;
            let text = RichText::new(text(one)).font(theme::bold(theme::LABEL));
            let key = act.shortcut.clone().unwrap_or_default();
            let button = Button::new(text).shortcut_text(RichText::new(key).size(12.0));
            let response = ui.add_enabled(act.enabled, button);
            let response = hint(response, &act.label);
            let name = format!("{}. {}: {}", row.number, row.player, act.label);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &name));
            keyboard(ui, &response);
            if response.clicked() {
                asks.push(act.command.clone());
            }
        }
    });
}

/// A player's sheet: number and the state's sign, and the name where it is seen; the whole name and the
/// state when pointed at.
fn cell(ui: &mut Ui, cell: &Cell, size: egui::Vec2, shown: Shown, asks: &mut Asks) {
    let palette = theme::of(ui);
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
    // What is done is solid, what is missing only an outline.
    let (ink, back) = match (cell.sign, cell.tone) {
        (KEYED, tone) => (palette.panel, tone.ink(palette)),
        (_, Tone::Open) if cell.sign.is_empty() => (Tone::Open.ink(palette), palette.panel),
        (_, tone) => (tone.ink(palette), tone.back(palette)),
    };
    let marked = cell.chosen || response.hovered() || response.has_focus();
    let line = match cell.tone {
        _ if marked => Stroke::new(2.5, palette.accent),
        Tone::Open | Tone::Bad => Stroke::new(1.5, cell.tone.ink(palette)),
        _ => Stroke::new(1.0, back),
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let number = theme::bold(theme::LABEL);
    let middle = rect.center();
    if let Shown::Numbers = shown {
        painter.rect(rect, CornerRadius::same(7), back, line, StrokeKind::Inside);
        let up = egui::vec2(0.0, rect.height() * 0.22);
        painter.text(middle - up, Align2::CENTER_CENTER, &cell.number, number, ink);
        let sign = theme::regular(11.0);
        painter.text(middle + up, Align2::CENTER_CENTER, cell.sign, sign, ink);
        return;
    }
    // The number has the state's colour; names are read as they are everywhere.
    let chip = rect.shrink2(egui::vec2(0.0, 4.0)).with_max_x(rect.left() + 36.0);
    if marked {
        painter.rect_stroke(rect, CornerRadius::same(7), line, StrokeKind::Inside);
        painter.rect_filled(chip.shrink(3.0), CornerRadius::same(5), back);
    } else {
        painter.rect(chip, CornerRadius::same(7), back, line, StrokeKind::Inside);
    }
    painter.text(chip.center(), Align2::CENTER_CENTER, &cell.number, number, ink);
    let (plain, tone) = (palette.ink, cell.tone.ink(palette));
    let right = egui::pos2(rect.right() - 8.0, middle.y);
    let sign = painter.text(right, Align2::RIGHT_CENTER, cell.sign, theme::bold(theme::TEXT), tone);
    let room = sign.left() - chip.right() - 12.0;
    let font = theme::regular(theme::LABEL);
    let mut name = LayoutJob::simple(cell.player.clone(), font, plain, room);
    name.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(room) };
    let name = painter.layout_job(name);
    painter.galley(egui::pos2(chip.right() + 6.0, middle.y - name.size().y / 2.0), name, plain);
}
