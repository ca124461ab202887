//! The paint of what stands beside the table: what waits for the referee, the player who is selected, what is open and what was
//! decided.

use egui::{RichText, ScrollArea, Ui, vec2};

use super::course_ui;
use crate::commands::{Question, UserCommand};
use crate::screens::formats::anagram::standings::{PlayerPage, StandingsData};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    card, first_of_list, heading, label, lines_with_acts, muted, secondary, small_act,
    small_act_row, toned, whole_list,
};
use crate::views::{Asks, theme};

/// What a card at the side has below what it shows.
const BELOW: f32 = 20.0;
/// What a list has of the height at the side at least, with the margins of its card.
const LEAST_LIST: f32 = 150.0;
/// What the heading of a card and its frame take above a list.
const HEAD: f32 = 46.0;

/// A line with what can be done about it.
type Line = (String, Vec<Act>);

/// Paints it, as wide whether it scrolls or not: a bar that comes and goes would wrap lines, and by their height go and come.
pub(super) fn show(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    let wide = ui.available_width() - ui.spacing().scroll.allocated_width();
    ScrollArea::vertical().id_salt("side of standings").show(ui, |ui| {
        ui.set_max_width(wide);
        side(ui, data, asks);
    });
}

fn side(ui: &mut Ui, data: &StandingsData, asks: &mut Asks) {
    // Where what is seen at first ends, however far it was scrolled since.
    let bottom = ui.cursor().top() + ui.clip_rect().height() - BELOW;
    if let Some(hall) = &data.hall {
        secondary(ui, hall, asks);
    }
    if !data.acts.is_empty() {
        card(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 5.0);
            small_act_row(ui, &data.acts, asks);
        });
    }
    let decides = |act: &Act| matches!(act.command, UserCommand::Ask(Question::Decide(..)));
    let (waiting, decided): (Vec<Line>, Vec<Line>) =
        data.objections.iter().cloned().partition(|(_, acts)| acts.iter().any(decides));
    // What waits for the referee has the height that it needs, above everything that is only told.
    if !waiting.is_empty() {
        card(ui, |ui| {
            heading(ui, &data.waiting);
            lines_with_acts(ui, &waiting, asks);
        });
    }
    if let Some(one) = &data.page {
        card(ui, |ui| page(ui, one, asks));
    }
    let lists = usize::from(!decided.is_empty()) + usize::from(data.provisional.is_some());
    let least = f32::from(u8::try_from(lists).unwrap_or_default()) * LEAST_LIST;
    // Where it would push what is open below the page it is left to its tab.
    let above_list = bottom - least;
    let low = |ui: &Ui| above_list - ui.cursor().top() < course_ui::LEAST_CARD;
    if let Some(one) = data.course.as_ref().filter(|_| !(lists > 0 && low(ui))) {
        card(ui, |ui| course_ui::show(ui, one, above_list));
    }
    // What is longer than the rest of the page scrolls in its card.
    if let Some(provisional) = &data.provisional {
        let bottom = if decided.is_empty() { bottom } else { bottom - LEAST_LIST };
        // Where its first has no room it begins below what is seen: the head of the page counts them.
        let room = bottom - ui.cursor().top();
        if room < HEAD + first_of_list(ui, "what is open") {
            ui.add_space(room.max(0.0) + BELOW);
        }
        card(ui, |ui| {
            label(ui, provisional);
            let list = ("what is open", data.more.as_str(), data.doubts.len());
            rest_of_page(ui, list, bottom, |ui, row| {
                if let Some(doubt) = data.doubts.get(row) {
                    ui.scope(|ui| {
                        ui.spacing_mut().button_padding = vec2(6.0, 3.0);
                        small_act(ui, doubt, asks);
                    });
                }
            });
        });
    }
    if !decided.is_empty() {
        card(ui, |ui| {
            let list = ("what was decided", data.more.as_str(), decided.len());
            rest_of_page(ui, list, bottom, |ui, row| {
                if let Some(one) = decided.get(row) {
                    lines_with_acts(ui, std::slice::from_ref(one), asks);
                }
            });
        });
    }
}

/// A list in what is left above the bottom of the page.
fn rest_of_page(
    ui: &mut Ui,
    (id, more, count): (&'static str, &str, usize),
    bottom: f32,
    paint: impl FnMut(&mut Ui, usize),
) {
    let room = (bottom - ui.cursor().top()).max(LEAST_LIST - 2.0 * BELOW);
    whole_list(ui, id, (room, more, count), paint);
}

fn page(ui: &mut Ui, page: &PlayerPage, asks: &mut Asks) {
    let title = RichText::new(&page.title).font(theme::bold(theme::TEXT));
    ui.label(title.color(theme::of(ui).accent));
    toned(ui, &page.why, Tone::Plain);
    if !page.rounds.is_empty() {
        points_by_round(ui, page);
    }
    lines_with_acts(ui, &page.penalties, asks);
    // In one row: below it stands what waits.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 4.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        for one in &page.acts {
            small_act(ui, one, asks);
        }
    });
}

/// The points of each round below its number, seven in a row.
fn points_by_round(ui: &mut Ui, page: &PlayerPage) {
    egui::Grid::new("page").num_columns(7).min_col_width(28.0).spacing(vec2(5.0, 2.0)).show(
        ui,
        |ui| {
            for seven in page.rounds.chunks(7) {
                for (round, _) in seven {
                    muted(ui, round);
                }
                ui.end_row();
                for (_, points) in seven {
                    ui.label(points);
                }
                ui.end_row();
            }
        },
    );
}
