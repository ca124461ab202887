//! The paint of Game.

use egui::accesskit::Role;
use egui::{
    Align, Button, Color32, CornerRadius, Label, Layout, Popup, Rect, RichText, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::data::{GameData, HallCard, SlipsCard};
use super::letters::{LettersData, Typing};
use super::{Acts, ClockData};
use crate::commands::{Question, UserCommand};
use crate::domain::clock::{Moment, Phase};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::screens::formats::duplicate::stock::{Count, StockData};
use crate::screens::hall::Hall;
use crate::screens::{Act, Tone};
use crate::views::formats::duplicate::board::board;
use crate::views::formats::duplicate::rack::rack;
use crate::views::formats::duplicate::tile::tile;
use crate::views::widgets::{
    act, bar, beside_or_below, card, chip, entry, field, heading, hint, keyboard, label, menu,
    muted, open_sign, small_act, step, toggle, toned, wrong_step,
};
use crate::views::{Asks, projector, theme};

/// Between cards.
const GAP: f32 = 10.0;
/// The board with its card is so wide at most, and at least.
const BOARD: [f32; 2] = [300.0, 760.0];
/// What the board's card has beside the board, and above and below it.
const AROUND: [f32; 2] = [34.0, 70.0];
/// What the slips take below the board.
const SLIPS: f32 = 132.0;
/// Below this width what is told stands below the board.
const NARROW: f32 = 760.0;
/// The height of the large button.
const STEP: f32 = 58.0;

/// Paints Game; the hall's miniature is painted from the hall's own data.
pub fn show(
    ui: &mut Ui,
    data: &GameData,
    (hall, now): (&Hall<Duplicate>, Moment),
    asks: &mut Asks,
) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let (width, height) = (ui.available_width(), ui.available_height());
    if width < NARROW {
        ScrollArea::vertical().id_salt("game").show(ui, |ui| {
            told(ui, data, (hall, now), asks);
            ui.add_space(GAP);
            let side = (width - AROUND[0]).clamp(BOARD[0], BOARD[1]);
            left(ui, data, side, asks);
        });
        return;
    }
    let below = if data.slips.is_some() { SLIPS + GAP } else { 0.0 };
    let side = (height - AROUND[1] - below).min(width * 0.46).clamp(BOARD[0], BOARD[1]);
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(vec2(side + AROUND[0], height), column, |ui| {
            ScrollArea::vertical().id_salt("board of the game").show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
                left(ui, data, side, asks);
            });
        });
        let rest = ui.available_width();
        ui.allocate_ui_with_layout(vec2(rest, height), column, |ui| {
            ui.set_width(rest);
            ScrollArea::vertical().id_salt("the turn").show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                told(ui, data, (hall, now), asks);
            });
        });
    });
}

/// The board, below it the slips.
fn left(ui: &mut Ui, data: &GameData, side: f32, asks: &mut Asks) {
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        label(ui, &data.caption);
        board(ui, side, &data.board);
    });
    if let Some(slips) = &data.slips {
        ui.add_space(GAP - 6.0);
        card(ui, |ui| slips_card(ui, slips, asks));
    }
}

/// Each slip as a chip that can be pressed: its table and its sign.
fn slips_card(ui: &mut Ui, data: &SlipsCard, asks: &mut Asks) {
    label(ui, &data.title);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (act, sign, tone) in &data.slips {
            slip_chip(ui, (act, sign, *tone), asks);
        }
    });
}

fn slip_chip(ui: &mut Ui, (act, sign, tone): (&Act, &str, Tone), asks: &mut Asks) {
    let palette = theme::of(ui);
    let (place, response) = ui.allocate_exact_size(vec2(50.0, 26.0), Sense::click());
    // Only what is missing has an edge: it is still to come.
    let missing = tone == Tone::Plain;
    let edge = if missing { Tone::Open.ink(palette) } else { tone.back(palette) };
    let line = Stroke::new(if response.hovered() { 2.0 } else { 1.0 }, edge);
    let painter = ui.painter();
    painter.rect(place, CornerRadius::same(6), tone.back(palette), line, StrokeKind::Inside);
    let ink = if missing { Tone::Open.ink(palette) } else { tone.ink(palette) };
    let said = if missing { act.label.clone() } else { format!("{} {sign}", act.label) };
    let font = theme::regular(13.0);
    painter.text(place.center(), egui::Align2::CENTER_CENTER, &said, font, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// Letters or time, the step, what else can be done; below, the hall and the stock.
fn told(ui: &mut Ui, data: &GameData, (hall, now): (&Hall<Duplicate>, Moment), asks: &mut Asks) {
    card(ui, |ui| the_turn(ui, data, now, asks));
    if let Some(wrong) = &data.unseen {
        wrong_step(ui, wrong, &data.step, STEP, asks);
    } else {
        if let Some((pinned, back)) = &data.hall.pinned {
            ui.horizontal_wrapped(|ui| {
                small_act(ui, back, asks);
                toned(ui, &format!("▲ {pinned}"), Tone::Open);
            });
        }
        step(ui, &data.step, STEP, asks);
    }
    the_acts(ui, data, asks);
    let running = data.clock.is_some();
    let width = ui.available_width();
    if width >= 560.0 {
        let hall_width = if running { 250.0 } else { 200.0_f32.max(width * 0.3) };
        let column = Layout::top_down(Align::LEFT);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.allocate_ui_with_layout(vec2(hall_width, 0.0), column, |ui| {
                card(ui, |ui| miniature(ui, &data.hall, (hall, now), asks));
            });
            let rest = ui.available_width();
            ui.allocate_ui_with_layout(vec2(rest, 0.0), column, |ui| {
                card(ui, |ui| stock(ui, &data.stock));
            });
        });
    } else {
        card(ui, |ui| miniature(ui, &data.hall, (hall, now), asks));
        card(ui, |ui| stock(ui, &data.stock));
    }
    card(ui, |ui| {
        if let Some(best) = &data.best {
            ui.horizontal_wrapped(|ui| {
                small_act(ui, &best.act, asks);
                toned(ui, &best.said, Tone::Open);
            });
        }
        let (left, right) = &data.foot;
        let left = |ui: &mut Ui| {
            ui.add(Label::new(RichText::new(left).size(14.0)).wrap());
        };
        beside_or_below(ui, left, right);
    });
}

fn the_turn(ui: &mut Ui, data: &GameData, now: Moment, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        label(ui, &data.title);
        if let Some(back) = &data.back {
            small_act(ui, back, asks);
        }
    });
    if !data.modes.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 3.0);
            for (mode, on) in &data.modes {
                toggle(ui, mode, *on, asks);
            }
        });
    }
    if let Some(letters) = &data.letters {
        the_letters(ui, letters, data.clock.as_ref());
    }
    if let Some(typing) = &data.typing {
        type_letters(ui, typing, asks);
    }
    if let Some(clock) = &data.clock {
        time(ui, &clock.at(now), &data.acts, asks);
    }
}

/// The letters, beside them what is said of them, or of the time once that runs.
fn the_letters(ui: &mut Ui, data: &LettersData, clock: Option<&ClockData>) {
    let count = data.rack.rack.tiles().count();
    let count = u8::try_from(count).map_or(7.0, f32::from).max(1.0);
    // Beside them there is room for what the composition says.
    let side = ((ui.available_width() - 170.0) / (count * 1.12 + 0.4)).clamp(34.0, 58.0);
    ui.horizontal_top(|ui| {
        rack(ui, side, &data.rack);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(clock) = clock {
                for note in &clock.notes {
                    muted(ui, note);
                }
                return;
            }
            chip(ui, &data.verdict.0, "", data.verdict.1);
            for line in &data.counts {
                muted(ui, line);
            }
        });
    });
}

fn type_letters(ui: &mut Ui, data: &Typing, asks: &mut Asks) {
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(190.0);
            ui.scope(|ui| {
                ui.style_mut().override_font_id = Some(theme::bold(22.0));
                field(ui, &data.field, asks);
            });
        });
        ui.vertical(|ui| {
            muted(ui, &data.counted);
            act(ui, &data.act, asks);
        });
    });
    // A whole sentence: it has the width of the card, and goes on below.
    if let Some((verdict, tone)) = &data.verdict {
        toned(ui, verdict, *tone);
    }
}

/// The time in large figures, beside it what holds and ends it.
fn time(ui: &mut Ui, clock: &ClockData, acts: &Acts, asks: &mut Asks) {
    let palette = theme::of(ui);
    let (sign, color) = match clock.phase {
        Phase::Calm => ("", palette.ink),
        Phase::First => ("◆", Tone::Open.ink(palette)),
        Phase::Last => ("▲", Tone::Bad.ink(palette)),
        Phase::Over => ("■", Tone::Bad.ink(palette)),
    };
    ui.horizontal(|ui| {
        let text = RichText::new(&clock.text).font(theme::bold(theme::CLOCK)).color(color);
        ui.add(Label::new(text).extend());
        ui.label(RichText::new(sign).size(36.0).color(color));
        ui.vertical(|ui| {
            // As many in a row as there is room for beside the figures.
            ui.horizontal_wrapped(|ui| {
                for one in acts.at_hand.iter().filter(|act| is_of_time(act)) {
                    small_act(ui, one, asks);
                }
            });
        });
    });
    let share = |thousandths: u16| f32::from(thousandths) / 1000.0;
    let ink = Tone::Open.ink(palette);
    let marks: Vec<(f32, Color32)> = clock.marks.iter().map(|mark| (share(*mark), ink)).collect();
    bar(ui, share(clock.left), palette.accent, palette.line, &marks);
}

/// Whether it is about the time: it stands beside it.
fn is_of_time(act: &Act) -> bool {
    matches!(
        act.command,
        UserCommand::Ask(
            Question::Pause(_) | Question::Stop | Question::SetRemaining | Question::RestartTime
        )
    )
}

/// What else can be done, by rank.
fn the_acts(ui: &mut Ui, data: &GameData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        for one in data.acts.at_hand.iter().filter(|act| !is_of_time(act)) {
            small_act(ui, one, asks);
        }
        for (call, told) in &data.calls {
            toggle(ui, call, *told, asks);
        }
        if !data.acts.corrections.is_empty() {
            menu(ui, &data.menus[0], Tone::Chosen, "", &data.acts.corrections, asks);
        }
        if !data.acts.dangerous.is_empty() {
            menu(ui, &data.menus[1], Tone::Bad, "", &data.acts.dangerous, asks);
        }
    });
}

/// What the hall sees, small.
fn miniature(
    ui: &mut Ui,
    data: &HallCard,
    (hall, now): (&Hall<Duplicate>, Moment),
    asks: &mut Asks,
) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    ui.horizontal_wrapped(|ui| {
        label(ui, &data.name);
        chip(ui, &data.follows.0, "", data.follows.1);
    });
    let width = ui.available_width();
    projector::miniature(ui, width, hall, now);
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

/// The side of a tile of the stock, and how many letters stand in a line.
const STOCK: f32 = 24.0;
const ACROSS: f32 = 6.0;

fn stock(ui: &mut Ui, data: &StockData) {
    ui.horizontal(|ui| {
        heading(ui, &data.title);
        // What the figures are is said where there is room.
        if ui.available_width() > 430.0 {
            muted(ui, &data.about);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(&data.totals).size(14.0));
        });
    });
    let width = (ui.available_width() / ACROSS).max(62.0);
    for line in &data.lines {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
            for one in line {
                count(ui, one, width);
            }
        });
    }
}

/// A letter with how many are left; one that is used up is no tile any more and keeps its place.
fn count(ui: &mut Ui, data: &Count, width: f32) {
    let (place, response) = ui.allocate_exact_size(vec2(width, STOCK + 2.0), Sense::hover());
    // In a narrow column two figures of two digits have their room, too.
    let (side, figure, of_figure) =
        if width < 76.0 { (20.0, 14.0, 11.0) } else { (STOCK, 15.0, 13.0) };
    let said = format!("{} {}/{}", data.tile.said(), data.left, data.of);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let palette = theme::of(ui);
    let painter = ui.painter();
    let square = Rect::from_min_size(place.min, vec2(side, side));
    let dark = ui.visuals().dark_mode;
    let board = if dark { &theme::BOARD_DIM } else { &theme::BOARD };
    // The value is told on the rack: here it would only be in the way.
    let plain = crate::screens::formats::duplicate::TileData { value: 0, ..data.tile.clone() };
    let ink = if data.left == 0 {
        let radius = CornerRadius::same(4);
        painter.rect_stroke(square, radius, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        let letter = if plain.letter.is_empty() { "?" } else { plain.letter.as_str() };
        let font = theme::regular(side * 0.58);
        painter.text(square.center(), egui::Align2::CENTER_CENTER, letter, font, palette.muted);
        palette.muted
    } else {
        tile(painter, square, &plain, board, None);
        palette.ink
    };
    let at = pos2(square.right() + 5.0, square.center().y);
    let left = painter.text(at, egui::Align2::LEFT_CENTER, data.left, theme::bold(figure), ink);
    let at = pos2(left.right() + 3.0, square.center().y);
    let of = format!("/{}", data.of);
    painter.text(at, egui::Align2::LEFT_CENTER, of, theme::regular(of_figure), palette.muted);
    hint(response, &said);
}
