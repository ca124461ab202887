//! The paint of the sheets on the referee's table: a line while nothing is needed of them, else a strip of
//! numbers and a row for each that is missing.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Button, Color32, CornerRadius, Id, Label, Layout, RichText, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo,
};

use super::marks_ui::{counts, marks, prompt};
use crate::screens::formats::anagram::table::{Cell, KEYED, LATE, LATE_KEYED, Row, SheetsOnTable};
use crate::screens::hall::{forms_told, longest_form};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    LEFT_OUT, close_sign, hint, keyboard, left_out, muted, open_sign, put, strong, whole, width_of,
};
use crate::views::{Asks, theme};

/// How much of a sheet is seen in the strip.
#[derive(Clone, Copy)]
enum Shown {
    /// Its number.
    Numbers,
    /// The same where a sign beside it would cover it: a sign has what is not as it should be, the others have their ground.
    Narrow,
    /// Its player's name as well.
    Names,
}

/// The height of the line.
pub(super) const LINE: f32 = 48.0;
/// The height of what folds them again.
const FOLD: f32 = 24.0;
/// So many numbers stand in a row at most, each at least so wide; and how wide a sheet with its name is.
const IN_A_ROW: usize = 20;
const NUMBERED: f32 = 28.0;
const NAMED: f32 = 196.0;
/// The size of a sign beside a number, and what is around both.
const SIGN: f32 = 11.0;
const BESIDE: f32 = 6.0;
/// The height of a sheet where there are many of them.
const LOW: f32 = 24.0;
/// More sheets than these have their numbers on many lines.
const MANY: usize = 60;
/// The height of a row of a missing sheet, and the width that a column of them needs.
const ROW: f32 = 40.0;
const COLUMN: f32 = 560.0;
/// So much of a name is seen beside them at least.
const NAME: f32 = 150.0;

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

/// The line; pressed, it opens them, or folds them again.
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
        ui.data_mut(|kept| {
            let at: Option<String> = kept.get_temp(opened());
            if at.as_deref() == Some(step) {
                kept.remove::<String>(opened());
            } else {
                kept.insert_temp(opened(), step.to_owned());
            }
        });
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
        // No triangle: that is the sign of a warning.
        let sign = close_sign(theme::of(ui).ink);
        let sign = Button::new((sign, RichText::new(&sheets.keyed.0).size(theme::LABEL)));
        // Of its own height: where all is scrolled together it would take all that there is.
        let size = egui::vec2(ui.available_width(), FOLD);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            if ui.add(sign.frame(false)).clicked() {
                ui.data_mut(|kept| kept.remove::<String>(opened()));
            }
        });
    }
}

/// Counts, strip, and the missing, in so much height: of what has no room there whole rows are seen, and how many are
/// left is told.
pub(super) fn show(ui: &mut Ui, sheets: &SheetsOnTable, names: bool, height: f32, asks: &mut Asks) {
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    counts(ui, sheets);
    if ui.available_width() >= ONE_LINE {
        ui.horizontal(|ui| {
            marks(ui, sheets, asks);
            prompt(ui, sheets, asks);
        });
    } else {
        ui.horizontal_wrapped(|ui| marks(ui, sheets, asks));
        prompt(ui, sheets, asks);
    }
    let left = height - (ui.cursor().top() - top);
    // Of the missing a few are seen at least: the numbers are low, or scrolled, before that; of very many two, for the
    // numbers need the room.
    let missing = match sheets.rows.len() {
        0 => 0.0,
        1 => ROW + 8.0,
        2 => 2.0 * ROW + 8.0,
        3..=MANY => 3.0 * ROW + 8.0 + LEFT_OUT,
        _ => 2.0 * ROW + 8.0 + LEFT_OUT,
    };
    // The rows of those that are waited for have the names.
    strip(ui, sheets, names && !sheets.collecting, left - missing, asks);
    rows(ui, sheets, height - (ui.cursor().top() - top), asks);
}

/// The height that the sheets take while all are missing: the same whatever comes in, so that nothing moves.
pub(super) fn wanted(sheets: &SheetsOnTable, width: f32) -> f32 {
    let rows = |count: usize, columns: usize, height: f32| {
        u16::try_from(count.div_ceil(columns)).map_or(f32::MAX, f32::from) * height
    };
    let count = sheets.cells.len();
    let columns = if width >= 2.0 * COLUMN { 2 } else { 1 };
    AROUND + rows(count, IN_A_ROW, 36.0 + GAP) + rows(count, columns, ROW)
}

/// What a card of the sheets has above the strip, and its margins.
const AROUND: f32 = 130.0;

/// From this width on what a press says and what the keys do stand on one line.
const ONE_LINE: f32 = 640.0;
/// Between sheets.
const GAP: f32 = 4.0;

/// How the sheets stand: how much is seen of each, in how many columns, how high.
#[derive(Clone, Copy)]
struct Stand {
    shown: Shown,
    columns: usize,
    height: f32,
}

impl Stand {
    /// With names where all have room, else by number, low before any is out of sight.
    fn of(count: usize, names: bool, room: egui::Vec2) -> Self {
        let beside = |width: f32, most: usize| {
            let fit = ((room.x + GAP) / (width + GAP)).floor();
            (1..=most).rev().find(|&n| u16::try_from(n).map_or(0.0, f32::from) <= fit).unwrap_or(1)
        };
        let named = Self { shown: Shown::Names, columns: beside(NAMED, 8), height: 28.0 };
        let number =
            |height| Self { shown: Shown::Numbers, columns: beside(NUMBERED, IN_A_ROW), height };
        let fits = |stand: &Self| stand.height_of(count) <= room.y;
        let ways = [Some(named).filter(|_| names), Some(number(36.0))];
        ways.into_iter().flatten().find(fits).unwrap_or(number(LOW))
    }

    /// The same once it is known how wide each is: in all of them alike, by the widest number.
    fn with_room(self, ui: &Ui, cells: &[Cell], width: f32) -> Self {
        if !matches!(self.shown, Shown::Numbers) || self.height > LOW {
            return self;
        }
        let wide = |text: &str, font| {
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
        };
        let numbers = cells.iter().map(|cell| wide(&cell.number, theme::bold(theme::LEGEND)));
        let needed = numbers.fold(0.0, f32::max) + wide(KEYED, theme::regular(SIGN)) + BESIDE;
        if needed > width { Self { shown: Shown::Narrow, ..self } } else { self }
    }

    fn rows(self, count: usize) -> usize {
        count.div_ceil(self.columns)
    }

    fn height_of(self, count: usize) -> f32 {
        u16::try_from(self.rows(count)).map_or(f32::MAX, f32::from) * (self.height + GAP)
    }
}

fn strip(ui: &mut Ui, sheets: &SheetsOnTable, names: bool, height: f32, asks: &mut Asks) {
    let count = sheets.cells.len();
    let bar = ui.spacing().scroll.allocated_width();
    let whole_width = ui.available_width();
    let stand = Stand::of(count, names, egui::vec2(whole_width, height));
    let wide = whole_width - if stand.height_of(count) > height { bar } else { 0.0 };
    let columns = u16::try_from(stand.columns).map_or(1.0, f32::from);
    let width = ((wide - GAP * (columns - 1.0)) / columns).floor();
    let size = egui::vec2(width, stand.height);
    let stand = stand.with_room(ui, &sheets.cells, width);
    let list = whole(ui, "sheets of the round", stand.height_of(count), stand.height + GAP, height);
    let list = list.show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        ui.spacing_mut().interact_size.y = stand.height;
        let rows = stand.rows(count);
        for row in 0..rows {
            // Names are read down each column, numbers along each row.
            let (first, step, take) = match stand.shown {
                Shown::Names => (row, rows, stand.columns),
                Shown::Numbers | Shown::Narrow => (row * stand.columns, 1, stand.columns),
            };
            ui.horizontal(|ui| {
                for one in sheets.cells.iter().skip(first).step_by(step).take(take) {
                    cell(ui, one, size, stand.shown, asks);
                }
            });
        }
    });
    left_out(ui, &sheets.more, &list, stand.height + GAP, [stand.columns, count]);
}

/// The missing, in as many columns as there is room for.
fn rows(ui: &mut Ui, sheets: &SheetsOnTable, height: f32, asks: &mut Asks) {
    if sheets.rows.is_empty() {
        return;
    }
    let columns = if ui.available_width() >= 2.0 * COLUMN { 2 } else { 1 };
    let count = sheets.rows.len();
    let all = u16::try_from(count.div_ceil(columns)).map_or(f32::MAX, f32::from) * ROW;
    let bar = if all > height { ui.spacing().scroll.allocated_width() } else { 0.0 };
    let wide = ui.available_width() - bar;
    let width = if columns == 2 { (wide - 16.0) / 2.0 } else { wide };
    let stand = RowStand::of(ui, sheets, width);
    let list = whole(ui, "missing sheets", all, ROW, height.min(all));
    let list = list.show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(16.0, 0.0);
        for both in sheets.rows.chunks(columns) {
            ui.horizontal(|ui| {
                for one in both {
                    row(ui, one, &stand, asks);
                }
            });
        }
    });
    left_out(ui, &sheets.more, &list, ROW, [columns, count]);
}

/// How the rows of the missing stand: the same in all of them, whether a number is typed or not.
struct RowStand {
    width: f32,
    /// The room of the number.
    number: f32,
    /// Whether the buttons have their words, or their signs alone; and their keys where their number is typed.
    words: bool,
    keys: bool,
    /// The room of each button.
    buttons: Vec<f32>,
}

/// Around what a row says, and between its buttons.
const IN_ROW: f32 = 8.0;
const PADDING: f32 = 8.0;

fn said((sign, act): &(&str, Act), words: bool) -> String {
    if words { format!("{sign} {}", act.label) } else { (*sign).to_owned() }
}

impl RowStand {
    /// Measured by all that were expected, so nothing moves while one after the other comes in: keys stand there where
    /// each name is whole beside them, and words where each name has as much as it needs.
    fn of(ui: &Ui, sheets: &SheetsOnTable, width: f32) -> Self {
        let wide = |text: &str, font| {
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
        };
        let number = |text: &str| wide(text, theme::bold(theme::HEADING));
        let cells = || sheets.cells.iter();
        let number = cells().map(|cell| number(&cell.number)).fold(0.0, f32::max).ceil() + IN_ROW;
        let name = |player: &str| wide(player, theme::regular(theme::TEXT));
        let longest = cells().map(|cell| name(&cell.player)).fold(0.0, f32::max).ceil();
        let acts = sheets.rows.first().map(|row| row.acts.as_slice()).unwrap_or_default();
        // Before a key, and before what pushes it to the end.
        let gap = 2.0 * ui.spacing().icon_spacing;
        let buttons = |words: bool, keys: bool| -> Vec<f32> {
            let key = |key: &String| gap + wide(key, theme::regular(12.0));
            let said = |one| wide(&said(one, words), theme::bold(theme::LABEL)) + 2.0 * PADDING;
            let both = acts.iter().zip(&sheets.keys);
            both.map(|(one, of)| (said(one) + if keys { key(of) } else { 0.0 }).ceil()).collect()
        };
        let left = |buttons: &[f32]| {
            let taken: f32 = buttons.iter().map(|button| button + IN_ROW).sum();
            width - 2.0 * IN_ROW - number - taken
        };
        let ways = [(true, true, longest), (true, false, longest.min(NAME))];
        let fits = |&(words, keys, name): &(bool, bool, f32)| left(&buttons(words, keys)) >= name;
        let (words, keys) =
            ways.into_iter().find(fits).map_or((false, false), |(words, keys, _)| (words, keys));
        Self { width, number, words, keys, buttons: buttons(words, keys) }
    }
}

/// A missing sheet: number, name, and what became of it.
fn row(ui: &mut Ui, row: &Row, stand: &RowStand, asks: &mut Asks) {
    let palette = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(stand.width, ROW), Sense::hover());
    if row.chosen {
        ui.scroll_to_rect(rect, None);
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    if row.chosen {
        ui.painter().rect_filled(rect, 8.0, palette.accent_back);
    }
    let inner = rect.shrink2(egui::vec2(IN_ROW, 2.0));
    let taken: f32 = stand.buttons.iter().map(|button| button + IN_ROW).sum();
    let mut left = inner.right() - taken;
    let place = |from: f32, to: f32| {
        egui::UiBuilder::new()
            .max_rect(egui::Rect::from_x_y_ranges(from..=to, inner.y_range()))
            .layout(Layout::left_to_right(Align::Center))
    };
    // Tab goes from the left to the right.
    let mut named = ui.new_child(place(inner.left(), inner.left() + stand.number));
    let number = RichText::new(&row.number).font(theme::bold(theme::HEADING));
    named.label(number.color(Tone::Open.ink(palette)));
    let mut named = ui.new_child(place(inner.left() + stand.number, left));
    let room = named.available_width();
    hint(named.add(name_in(ui, &row.player, room)), &row.player);
    for (one, width) in row.acts.iter().zip(&stand.buttons) {
        let (_, act) = one;
        left += IN_ROW;
        let mut ui = ui.new_child(place(left, left + width));
        left += width;
        ui.spacing_mut().button_padding = egui::vec2(PADDING, 5.0);
        let text = RichText::new(said(one, stand.words)).font(theme::bold(theme::LABEL));
        let mut button = Button::new(text);
        if let Some(key) = act.shortcut.as_ref().filter(|_| stand.keys) {
            button = button.shortcut_text(RichText::new(key).size(12.0));
        }
        let response = put(&mut ui, act.enabled, button);
        let response = hint(response, &act.label);
        let name = format!("{}. {}: {}", row.number, row.player, act.label);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &name));
        keyboard(&ui, &response);
        if response.clicked() {
            asks.push(act.command.clone());
        }
    }
}

/// A name in so much room of a row: whole on one line, or on two of smaller letters; else a shorter form of it.
fn name_in(ui: &Ui, player: &str, room: f32) -> Label {
    let fits = |name: &str| width_of(ui, name, &theme::regular(theme::TEXT)) <= room;
    let mut two =
        LayoutJob::simple(player.to_owned(), theme::regular(theme::LABEL), theme::of(ui).ink, room);
    two.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(room) };
    let two = ui.painter().layout_job(two);
    if !fits(player) && !two.elided && two.size().x <= room + 0.5 {
        return Label::new(two);
    }
    let name = longest_form(forms_told(player), fits);
    Label::new(RichText::new(name).size(theme::TEXT)).truncate()
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
    if cell.chosen {
        ui.scroll_to_rect(rect, None);
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    // What is done is solid, what is missing only an outline.
    let (ink, back) = match (cell.sign, cell.tone) {
        (KEYED | LATE_KEYED, tone) => (palette.panel, tone.ink(palette)),
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
    if let Shown::Numbers | Shown::Narrow = shown {
        painter.rect(rect, CornerRadius::same(7), back, line, StrokeKind::Inside);
        let sign = theme::regular(SIGN);
        if rect.height() > LOW {
            let up = egui::vec2(0.0, rect.height() * 0.22);
            painter.text(middle - up, Align2::CENTER_CENTER, &cell.number, number, ink);
            painter.text(middle + up, Align2::CENTER_CENTER, cell.sign, sign, ink);
        } else {
            // Beside each other, the number where the sign leaves it room.
            let alone = matches!(shown, Shown::Narrow) && cell.tone == Tone::Good;
            // Beside a number there is room for one sign: that it is keyed is said by its ground.
            let shown = match cell.sign {
                _ if alone => "",
                LATE_KEYED => LATE,
                sign => sign,
            };
            let side = rect.right_center() - egui::vec2(BESIDE / 2.0, 0.0);
            let sign = painter.text(side, Align2::RIGHT_CENTER, shown, sign, ink);
            let left = if shown.is_empty() { rect } else { rect.with_max_x(sign.left()) };
            let number = theme::bold(theme::LEGEND);
            painter.text(left.center(), Align2::CENTER_CENTER, &cell.number, number, ink);
        }
        return;
    }
    // The number has the state's colour; names are read as they are everywhere.
    let chip = rect.shrink2(egui::vec2(0.0, 1.0)).with_max_x(rect.left() + 36.0);
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
    // All of one size: what has no room becomes shorter.
    let fits = |form: &str| width_of(ui, form, &font) <= room;
    let name = longest_form(forms_told(&cell.player), fits);
    let mut name = LayoutJob::simple_singleline(name, font.clone(), plain);
    name.wrap = TextWrapping::truncate_at_width(room);
    let name = painter.layout_job(name);
    painter.galley(egui::pos2(chip.right() + 6.0, middle.y - name.size().y / 2.0), name, plain);
}
