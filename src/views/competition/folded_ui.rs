//! The cards of an open competition where a page is low: one is open, of each other a line says what is in it, so all
//! are in sight.

use egui::accesskit::Role;
use egui::{CornerRadius, Id, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::cards_ui::{called, draw, file, own_card, the_teams};
use super::data::OpenData;
use super::emblem;
use super::parts_ui::list;
use crate::views::widgets::{card, clipped, keyboard};
use crate::views::{Asks, theme};

/// The height of the line of a card that is not open, and what lies between two.
const LINE: f32 = 36.0;
const BETWEEN: f32 = 6.0;

/// Which card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Rules,
    Teams,
    Draw,
    List,
    Details,
    Emblem,
    File,
}

/// A card: which, what it is called, what is in it.
type Card<'a> = (Of, &'a str, String);

/// Paints them.
pub(super) fn show(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    let kept = Id::unique("the card that is open");
    let (open, before): (Option<Of>, Option<Of>) =
        ui.data(|it| it.get_temp(kept)).unwrap_or_default();
    let cards = cards(data);
    let open = open.filter(|open| cards.iter().any(|(of, ..)| of == open));
    // What is needed opens once; another is open as soon as it is pressed.
    let needed = needed(data);
    let chosen = needed.filter(|_| needed != before).or(open);
    let open = chosen.unwrap_or_else(|| first(data));
    let mut pressed = None;
    ui.spacing_mut().item_spacing.y = BETWEEN;
    for (of, title, about) in &cards {
        if *of == open {
            card(ui, |ui| paint(ui, *of, data, asks));
        } else if line(ui, title, about) {
            pressed = Some(*of);
        }
    }
    ui.data_mut(|it| it.insert_temp(kept, (pressed.or(chosen), needed)));
}

/// The card that is open before any is chosen: before the first draw what is chosen for it.
fn first(data: &OpenData) -> Of {
    match (&data.next, &data.own.teams) {
        (None, _) => Of::Details,
        (Some(_), Some(_)) => Of::Teams,
        (Some(_), None) => Of::Draw,
    }
}

/// The card in which something is to be typed or answered now.
fn needed(data: &OpenData) -> Option<Of> {
    let (list, emblem) = (&data.list, &data.emblem);
    let of_draw = data.draw.hall_word.as_ref().is_some_and(|(field, _)| field.focus);
    let of_list = list.reading.is_some()
        || list.brought.is_some()
        || list.path.as_ref().is_some_and(|path| path.focus);
    let needed = [
        (of_draw, Of::Draw),
        (of_list, Of::List),
        (data.details.iter().any(|field| field.focus), Of::Details),
        (emblem.path.focus, Of::Emblem),
    ];
    needed.into_iter().find_map(|(is_needed, of)| is_needed.then_some(of))
}

fn cards(data: &OpenData) -> Vec<Card<'_>> {
    let joined = |texts: &mut dyn Iterator<Item = String>| {
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let own = &data.own;
    let rules = own.lines.first().cloned().unwrap_or_default();
    let rules = (!own.title.is_empty()).then_some((Of::Rules, own.title.as_str(), rules));
    let teams = own.teams.as_ref().map(|it| (Of::Teams, it.title.as_str(), String::new()));
    let (draw, list) = (&data.draw, &data.list);
    let on = draw.modes.iter().find(|(_, on)| *on).map(|(mode, _)| mode.label.clone());
    let drawn = joined(&mut on.into_iter().chain([draw.hall.clone()]));
    let told = joined(&mut data.details.iter().map(|field| field.value.clone()));
    let always = [
        (Of::Draw, draw.title.as_str(), drawn),
        (Of::List, list.title.as_str(), list.judging.first().cloned().unwrap_or_default()),
        (Of::Details, data.details_title.as_str(), told),
        (Of::Emblem, data.emblem.title.as_str(), data.emblem.path.value.clone()),
        (Of::File, data.file_title.as_str(), data.file.first().cloned().unwrap_or_default()),
    ];
    rules.into_iter().chain(teams).chain(always).collect()
}

fn paint(ui: &mut Ui, of: Of, data: &OpenData, asks: &mut Asks) {
    match of {
        Of::Rules => own_card(ui, &data.own, asks),
        Of::Teams => {
            if let Some(teams) = &data.own.teams {
                the_teams(ui, teams, asks);
            }
        }
        Of::Draw => draw(ui, &data.draw, asks),
        Of::List => list(ui, &data.list, asks),
        Of::Details => called(ui, data, asks),
        Of::Emblem => emblem::show(ui, &data.emblem, asks),
        Of::File => file(ui, data, asks),
    }
}

/// The line of a card. Whether it was pressed.
fn line(ui: &mut Ui, title: &str, about: &str) -> bool {
    let palette = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    let edge = if response.hovered() { palette.accent } else { palette.line };
    let round = CornerRadius::same(12);
    ui.painter().rect(rect, round, palette.panel, Stroke::new(1.0, edge), StrokeKind::Inside);
    let right = rect.right_center() - vec2(22.0, 0.0);
    let sign = [[-5.0, -2.5], [0.0, 2.5], [5.0, -2.5]].map(|[x, y]| right + vec2(x, y));
    ui.painter().line(sign.to_vec(), Stroke::new(2.0, palette.accent));
    let row = egui::Layout::left_to_right(egui::Align::Center);
    let inside = rect.shrink2(vec2(16.0, 0.0)).with_max_x(right.x - 20.0);
    let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(inside).layout(row));
    ui.style_mut().interaction.selectable_labels = false;
    ui.label(RichText::new(title).font(theme::bold(theme::TEXT)).color(palette.ink));
    let room = ui.available_width();
    clipped(ui, room, RichText::new(about).size(theme::LABEL).color(palette.muted));
    response.clicked()
}
