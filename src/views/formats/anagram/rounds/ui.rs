//! The paint of Rounds.

use egui::{Align, Frame, Id, Label, Layout, Margin, RichText, ScrollArea, Stroke, TextStyle, Ui};

use super::beside_ui;
use super::clock_ui::{reading, time};
use super::data::{RoundsData, Typing};
use super::looked_ui;
use super::ready_ui;
use super::side_ui::{bags, miniature, miniature_card};
use super::size::{FRAME, GAP, OPEN, PINNED, ROW, Size, tiles_width};
use super::table_ui;
use crate::commands::{Question, UserCommand};
use crate::domain::clock::Moment;
use crate::screens::formats::anagram::hall::Hall;
use crate::screens::formats::anagram::table::SheetsOnTable;
use crate::screens::{Act, Tone};
use crate::views::formats::anagram::listed::{show_latest, show_words};
use crate::views::formats::anagram::tile::tiles;
use crate::views::widgets::{
    act, card, chip, field, heading, menu, menu_width, muted, small_act, small_act_width,
    step_with, toggle, toned, two_columns, wrong_step,
};
use crate::views::{Asks, theme};

/// The width of the side, by the width of the window.
fn side_width(ui: &Ui) -> f32 {
    let window = ui.ctx().content_rect().width();
    if window >= WIDE {
        420.0
    } else if window >= REGULAR {
        400.0
    } else {
        344.0
    }
}

/// From these widths of the window on there is more beside each other.
const REGULAR: f32 = 1440.0;
const WIDE: f32 = 2000.0;
/// The width of the sheets where they stand beside the round: from the widest on a name has room beside its three
/// buttons.
fn beside_width(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().width() * 0.27).clamp(520.0, 690.0)
}

/// What the bags take of the height, with all that stands about the hall; the least height of the hall as it is seen.
const BAGS: f32 = 420.0;
const LEAST_HALL: f32 = 120.0;

/// The height that a few waiting words have below them.
const WORDS: f32 = 200.0;
/// Below this width the side lies under the rest.
const NARROW: f32 = 900.0;

/// Paints Rounds; the hall's miniature is painted from the hall's own data.
pub fn show(ui: &mut Ui, data: &RoundsData, hall: &Hall, now: Moment, asks: &mut Asks) {
    if ui.available_width() < NARROW {
        round(ui, data, now, (data.sheets.as_ref(), false), asks, |ui, asks| {
            ui.add_space(8.0);
            two_columns(
                ui,
                |ui| card(ui, |ui| miniature(ui, data, (hall, now), f32::MAX, asks)),
                |ui| card(ui, |ui| bags(ui, &data.bags)),
            );
        });
        return;
    }
    let height = ui.available_height();
    let wide = ui.ctx().content_rect().width() >= WIDE;
    // Sheets that are waited for have all the width that the side leaves.
    let waits = data.sheets.as_ref().is_some_and(|sheets| sheets.collecting);
    let middle = wide && !waits && (data.sheets.is_some() || data.beside.words.is_some());
    let side_width = side_width(ui);
    let beside_width = beside_width(ui);
    let taken = if middle { beside_width + GAP } else { 0.0 };
    let main = ui.available_width() - side_width - GAP - taken;
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.allocate_ui_with_layout(egui::vec2(main, height), column, |ui| {
            let below = data.sheets.as_ref().filter(|_| !middle);
            let fills = data.beside.standings.is_some();
            round(ui, data, now, (below, fills), asks, |ui, asks| {
                beside_ui::standings(ui, &data.beside, asks);
            });
        });
        if middle {
            ui.allocate_ui_with_layout(egui::vec2(beside_width, height), column, |ui| {
                if let Some(sheets) = &data.sheets {
                    // The words have their place below the sheets, however many these are.
                    let words = data.beside.words.as_ref().map_or(0.0, |_| WORDS + GAP);
                    let room = height - words - FRAME;
                    card(ui, |ui| table_ui::show(ui, sheets, true, room, asks));
                    ui.add_space(GAP - 8.0);
                }
                show_words(ui, data.beside.words.as_ref(), usize::MAX, asks);
            });
        }
        ui.allocate_ui_with_layout(egui::vec2(side_width, height), column, |ui| {
            // Of one width, whether there is more below or not.
            ui.spacing_mut().scroll.floating_allocated_width = 0.0;
            ScrollArea::vertical().id_salt("side of rounds").show(ui, |ui| {
                ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
                let top = ui.cursor().top();
                // Where that leaves both whole in sight the hall is a little smaller.
                let left = height - BAGS;
                let high = if left < LEAST_HALL { f32::MAX } else { left };
                miniature_card(ui, data, (hall, now), high, asks);
                ui.add_space(GAP - 8.0);
                card(ui, |ui| bags(ui, &data.bags));
                if wide {
                    ui.add_space(GAP - 8.0);
                    if !middle && data.beside.words.is_some() {
                        show_words(ui, data.beside.words.as_ref(), 4, asks);
                        ui.add_space(GAP - 8.0);
                    }
                    show_latest(ui, &data.beside.latest, (height, top), asks);
                }
            });
        });
    });
}

/// The round, the next step with the row of what else can be done, and the sheets. The step is in sight
/// whatever is scrolled: where the round leaves no room for the rest, both are scrolled together and
/// the step stays below them.
fn round(
    ui: &mut Ui,
    data: &RoundsData,
    now: Moment,
    (sheets, fills): (Option<&SheetsOnTable>, bool),
    asks: &mut Asks,
    beside: impl FnOnce(&mut Ui, &mut Asks),
) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    let opened = sheets
        .filter(|_| data.clock.is_some())
        .filter(|sheets| !sheets.collecting && !table_ui::is_folded(ui, sheets, &step_of(data)));
    // Opened or not: the step stays where it is, for a second press may follow the one that opened them.
    let sheets_height = match sheets {
        None => 0.0,
        Some(sheets) if sheets.collecting => {
            let most = (ui.available_height() - ABOVE).max(OPEN);
            table_ui::wanted(sheets, ui.available_width() - FRAME).clamp(OPEN, most) + GAP
        }
        Some(_) => table_ui::LINE + GAP + 2.0,
    };
    let pinned = if data.pinned.is_some() && data.unseen.is_none() { PINNED } else { 0.0 };
    let size = Size::of(ui, sheets_height + pinned + ROW, data.letters_notes.len(), fills);
    let room = ui.available_height() - size.step - pinned - ROW - GAP + 8.0;
    let known = Id::unique("the height of the round");
    let fits = |height: f32| height + sheets_height <= room + 0.5;
    let fitted = ui.data(|kept| kept.get_temp(known)).is_some_and(fits);
    let height = if fitted {
        let height = match opened {
            // They have the place of the round for as long as they are open.
            Some(sheets) if !size.in_a_row => {
                opened_sheets(ui, data, sheets, (size.card, now), asks);
                size.card + 8.0
            }
            _ => the_round(ui, data, size, now, asks),
        };
        ui.add_space(GAP - 8.0);
        the_step(ui, data, size, asks);
        let below = ScrollArea::vertical().id_salt("below the step");
        below.show(ui, |ui| {
            if let Some(sheets) = opened.filter(|_| !size.in_a_row) {
                ui.add_space(GAP - 8.0);
                table_ui::line(ui, sheets, &step_of(data));
            } else if let Some(sheets) = sheets {
                let room = ui.available_height() - GAP - FRAME;
                on_table(ui, data, sheets, room, asks);
            }
            beside(ui, asks);
        });
        height
    } else {
        let all = ScrollArea::vertical()
            .id_salt("rounds")
            .max_height(room - 18.0)
            .min_scrolled_height(0.0);
        let all = all.show(ui, |ui| {
            let height = the_round(ui, data, size, now, asks);
            ui.add_space(4.0);
            if let Some(sheets) = sheets {
                on_table(ui, data, sheets, f32::MAX, asks);
            }
            beside(ui, asks);
            height
        });
        ui.add_space(4.0);
        the_step(ui, data, size, asks);
        all.inner
    };
    ui.data_mut(|kept| kept.insert_temp(known, height));
    if fits(height) != fitted {
        ui.ctx().request_discard("the step has its place by the round's height");
    }
}

/// What the hall sees instead of the play, the step, and by rank what else can be done.
fn the_step(ui: &mut Ui, data: &RoundsData, size: Size, asks: &mut Asks) {
    if let Some(wrong) = &data.unseen {
        wrong_step(ui, wrong, &data.step, size.step, asks);
    } else {
        if let Some((pinned, back)) = &data.pinned {
            ui.horizontal_wrapped(|ui| {
                small_act(ui, back, asks);
                toned(ui, &format!("▲ {pinned}"), Tone::Open);
            });
        }
        step_with(ui, &data.step, &data.step_note, size.step, asks);
    }
    let acts = &data.acts;
    ui.horizontal(|ui| {
        ui.set_min_height(ROW - 8.0);
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let (name, about) = (&data.dangerous, &data.dangerous_ask);
            menu(ui, name, Tone::Bad, about, &acts.dangerous, asks);
            // Pausing has its place beside the time.
            let at_hand: Vec<&Act> = acts.at_hand.iter().filter(|act| !pauses(act)).collect();
            let fit = fitting(ui, &at_hand, &data.corrections, acts.corrections.is_empty());
            let (near, rest) = at_hand.split_at(fit);
            // What has no room in the row leads the menu.
            let rest = rest.iter().copied().chain(&acts.corrections).cloned().collect::<Vec<_>>();
            if !rest.is_empty() {
                menu(ui, &data.corrections, Tone::Chosen, "", &rest, asks);
            }
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                ui.spacing_mut().button_padding.x = AT_HAND[0];
                ui.spacing_mut().item_spacing.x = AT_HAND[1];
                for one in near {
                    small_act(ui, one, asks);
                }
            });
        });
    });
}

/// What buttons beside the step have at each side of what they say, and between them.
const AT_HAND: [f32; 2] = [7.0, 6.0];

/// How many of these have room in what is left of their row, beside the menu of the rest: it is there if `alone` is not
/// so, or if not all have room.
fn fitting(ui: &Ui, acts: &[&Act], menu: &str, alone: bool) -> usize {
    let menu = menu_width(ui, menu) + ui.spacing().item_spacing.x;
    let row = ui.available_width();
    let [padding, between] = AT_HAND;
    let fit = |room: f32| {
        let ends = acts.iter().scan(0.0, |end, act| {
            *end += small_act_width(ui, act, padding) + between;
            Some(*end)
        });
        ends.take_while(|end| *end <= room).count()
    };
    let all = fit(row);
    if alone && all == acts.len() { all } else { fit(row - menu) }
}

/// Whether it holds the time.
fn pauses(act: &Act) -> bool {
    matches!(act.command, UserCommand::Ask(Question::Pause(_)))
}

/// The sheets: a line while nothing is needed of them, else the strip, in so much height.
fn on_table(ui: &mut Ui, data: &RoundsData, sheets: &SheetsOnTable, room: f32, asks: &mut Asks) {
    ui.add_space(GAP - 8.0);
    if table_ui::is_folded(ui, sheets, &step_of(data)) {
        table_ui::line(ui, sheets, &step_of(data));
        return;
    }
    let names = ui.ctx().content_rect().width() >= REGULAR;
    card(ui, |ui| {
        let top = ui.cursor().top();
        table_ui::fold(ui, sheets);
        let room = room.max(OPEN - FRAME) - (ui.cursor().top() - top);
        table_ui::show(ui, sheets, names, room, asks);
    });
}

/// The sheets where they were opened although nothing waits for them, below the letters and the time that they stand in
/// the place of.
fn opened_sheets(
    ui: &mut Ui,
    data: &RoundsData,
    sheets: &SheetsOnTable,
    (height, now): (f32, Moment),
    asks: &mut Asks,
) {
    let names = ui.ctx().content_rect().width() >= REGULAR;
    card(ui, |ui| {
        ui.set_min_height((height - FRAME).max(0.0));
        let top = ui.cursor().top();
        ui.horizontal(|ui| {
            let clock = data.clock.as_ref().map(|clock| clock.at(now));
            let room = ui.available_width() - theme::CLOCK * 3.2;
            ui.vertical(|ui| {
                ui.set_width(room);
                tiles(ui, &data.tiles, (room / tiles_width(1.0, data.tiles.len())).min(LOW));
                if let Some(pause) = data.acts.at_hand.iter().find(|act| pauses(act)) {
                    small_act(ui, pause, asks);
                }
            });
            if let Some(clock) = &clock {
                reading(ui, clock, theme::CLOCK);
            }
        });
        table_ui::fold(ui, sheets);
        let room = height - FRAME - (ui.cursor().top() - top);
        table_ui::show(ui, sheets, names, room, asks);
    });
}

/// Which step of the day it is: of another round it is another.
fn step_of(data: &RoundsData) -> String {
    format!("{} {}", data.title, data.step.label)
}

/// What letters and time, the step and its row have at least above the sheets.
const ABOVE: f32 = 430.0;

/// The height of tiles that matter less.
pub(super) const LOW: f32 = 48.0;
/// The size of two times beside each other.
const ASKED: f32 = 84.0;

/// Letters and time; their height.
fn the_round(ui: &mut Ui, data: &RoundsData, size: Size, now: Moment, asks: &mut Asks) -> f32 {
    let top = ui.cursor().top();
    card(ui, |ui| {
        let clock = data.clock.as_ref().map(|clock| clock.at(now));
        if let Some(looked) = &data.looked {
            ui.set_min_height((size.card - FRAME).max(0.0));
            return looked_ui::show(ui, data, looked, size, asks);
        }
        // Once the time is over, or when hands are asked for, the letters stand beside the title.
        let put_back = data.typing.as_ref().is_some_and(|typing| typing.put_back.is_some());
        let after = clock.is_none() && (put_back || data.typing.is_none());
        if !after {
            ui.set_min_height((size.card - FRAME).max(0.0));
        }
        // A break has no letters.
        let no_tiles = if data.tiles.is_empty() { size.tile + 8.0 } else { 0.0 };
        let size = Size { spare: (size.spare + no_tiles).max(0.0), ..size };
        if let Some(reopened) = &data.reopened {
            ready_ui::asked(ui, reopened);
        }
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    heading(ui, &data.title);
                    if !after {
                        muted_text(ui, &data.about);
                    }
                    if let Some(again) = data.again.as_ref().filter(|_| !after) {
                        chip(ui, again, "", Tone::Open);
                    }
                    for (mode, on) in &data.modes {
                        toggle(ui, mode, *on, asks);
                    }
                });
                if after {
                    muted(ui, &data.about);
                    // Beside the title the letters would lie on it.
                    if let Some(again) = &data.again {
                        chip(ui, again, "", Tone::Open);
                    }
                    if let Some(signed) = &data.signed {
                        chip(ui, signed, "", Tone::Good);
                    }
                }
            });
            if after {
                let size = egui::vec2(tiles_width(LOW, data.tiles.len()), LOW);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let row = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(size, row, |ui| tiles(ui, &data.tiles, LOW));
                });
            }
        });
        let beside = clock.as_ref().filter(|_| size.in_a_row);
        let letters = |ui: &mut Ui| {
            if !data.tiles.is_empty() && !after {
                let room = ui.available_width() - beside.map_or(0.0, |_| size.clock * 3.2);
                let fits = room / tiles_width(1.0, data.tiles.len());
                // Where two times are asked about they matter more.
                let large =
                    data.typing.is_some() || data.clock.is_some() && data.reopened.is_none();
                let height = if large { size.tile } else { LOW };
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
        for note in data.letters_notes.iter().filter(|_| !put_back) {
            muted(ui, note);
        }
        if let Some(typing) = &data.typing {
            type_letters(ui, typing, asks);
        }
        if let (Some(clock), Some(reopened)) = (&clock, &data.reopened) {
            ready_ui::times(ui, reopened, &clock.text, size.clock.min(ASKED));
        } else if let Some(clock) = &clock {
            let pause = data.acts.at_hand.iter().find(|act| pauses(act));
            time(ui, clock, size, (&data.ready, data.blind.as_deref(), pause), asks);
        } else if let Some(blind) = &data.blind {
            toned(ui, blind, Tone::Open);
        }
    });
    ui.cursor().top() - top
}

/// Tiles that are typed. What the hands do is the largest thing there is.
fn type_letters(ui: &mut Ui, typing: &Typing, asks: &mut Asks) {
    let typed = |ui: &mut Ui, asks: &mut Asks| {
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.set_width(ui.available_width().min(280.0));
                field(ui, &typing.field, asks);
            });
        });
        act(ui, &typing.act, asks);
    };
    if let Some(back) = &typing.put_back {
        let palette = theme::of(ui);
        let frame = Frame::new().fill(Tone::Open.back(palette)).corner_radius(12);
        let frame = frame.stroke(Stroke::new(3.0, Tone::Open.ink(palette)));
        frame.inner_margin(Margin::same(16)).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 24.0;
                // What is drawn is told in more words than what goes back.
                let left = (ui.available_width() - 24.0) * 0.42;
                let from_left = Layout::top_down(Align::LEFT);
                ui.allocate_ui_with_layout(egui::vec2(left, 0.0), from_left, |ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    ui.set_width(left);
                    instruction(ui, &back.instruction);
                    let fits = ui.available_width() / tiles_width(1.0, back.tiles.len());
                    tiles(ui, &back.tiles, fits.min(INSTRUCTED));
                });
                ui.with_layout(from_left, |ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    instruction(ui, &typing.prompt);
                    // As large as what the hands do.
                    let letters = theme::bold(LETTERS);
                    ui.style_mut().text_styles.insert(TextStyle::Body, letters);
                    typed(ui, asks);
                });
            });
        });
        toned(ui, &format!("▲ {}", back.why), Tone::Open);
    } else {
        toned(ui, &typing.prompt, Tone::Open);
        typed(ui, asks);
    }
    if let Some(refused) = &typing.refused {
        toned(ui, &format!("✗ {refused}"), Tone::Bad);
    }
}

/// The height of a tile that the hands take.
const INSTRUCTED: f32 = 136.0;

/// The size of the letters that are typed for them.
const LETTERS: f32 = 44.0;

/// Words to the hands.
fn instruction(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).font(theme::bold(theme::INSTRUCTION));
    ui.add(Label::new(text.color(theme::of(ui).ink)).wrap());
}

/// Text beside a heading.
fn muted_text(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(theme::TEXT).color(theme::of(ui).muted));
}
