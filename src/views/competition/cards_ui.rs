//! What is painted into the cards of an open competition.

use egui::{RichText, Ui, vec2};

use super::data::{DrawData, OpenData};
use super::parts_ui::details;
use crate::screens::Tone;
use crate::views::widgets::{
    act, act_row, field, field_with_acts, heading, label, muted, small_act, strong, toggle, toned,
};
use crate::views::{Asks, OwnCards, TeamsCard, theme};

/// The least width of a field of the details: a whole name, a place.
const LEAST_FIELD: f32 = 210.0;

/// What it is called, when, where, by whom.
pub(super) fn called(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    heading(ui, &data.details_title);
    if !data.signed.is_empty() {
        muted(ui, &data.signed);
    }
    details(ui, (&data.details, LEAST_FIELD), &data.date_read, asks);
    act(ui, &data.save, asks);
}

/// Its file, and what is done with that.
pub(super) fn file(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    for (place, line) in data.file.iter().enumerate() {
        if place == 0 { muted(ui, line) } else { toned(ui, line, Tone::Open) }
    }
    act_row(ui, &data.file_acts, asks);
}

/// The draw: its commitment, what the hall called, how letters are drawn.
pub(super) fn draw(ui: &mut Ui, data: &DrawData, asks: &mut Asks) {
    heading(ui, &data.title);
    muted(ui, &data.about);
    ui.label(RichText::new(&data.commitment).monospace().size(12.0).color(theme::of(ui).ink));
    if let Some(renew) = &data.renew {
        small_act(ui, renew, asks);
    }
    if !data.hall.is_empty() {
        strong(ui, &data.hall);
    }
    if let Some((typed, set)) = &data.hall_word {
        field(ui, typed, asks);
        act(ui, set, asks);
    }
    ui.horizontal_wrapped(|ui| {
        for (mode, on) in &data.modes {
            toggle(ui, mode, *on, asks);
        }
    });
    let (chosen, means) = &data.before;
    ui.horizontal_wrapped(|ui| {
        for (one, on) in chosen {
            toggle(ui, one, *on, asks);
        }
    });
    for line in means {
        muted(ui, line);
    }
    if let Some((title, keyings)) = &data.keying {
        label(ui, title);
        ui.horizontal_wrapped(|ui| {
            for (keying, on) in keyings {
                toggle(ui, keying, *on, asks);
            }
        });
    }
    if let Some(take_in) = &data.take_in {
        act(ui, take_in, asks);
    }
}

/// The rules of the format in a few lines, and what is chosen of them.
pub(super) fn own_card(ui: &mut Ui, data: &OwnCards, asks: &mut Asks) {
    heading(ui, &data.title);
    for line in &data.lines {
        ui.label(RichText::new(line).size(14.0));
    }
    for (name, options) in &data.choices {
        label(ui, name);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            for (option, on) in options {
                toggle(ui, option, *on, asks);
            }
        });
    }
    for (typed, take) in &data.fields {
        field_with_acts(ui, typed, std::slice::from_ref(take), asks);
    }
}

/// Teams with how many are in each, and the members of the one that is told.
pub(super) fn the_teams(ui: &mut Ui, data: &TeamsCard, asks: &mut Asks) {
    heading(ui, &data.title);
    field(ui, &data.new, asks);
    act(ui, &data.add, asks);
    egui::Grid::new("teams").min_col_width(24.0).spacing(vec2(8.0, 2.0)).show(ui, |ui| {
        for team in &data.teams {
            toggle(ui, &team.act, team.chosen, asks);
            toned(ui, &team.count.0, team.count.1);
            small_act(ui, &team.rename, asks);
            ui.end_row();
        }
    });
    if data.members_title.is_empty() {
        return;
    }
    label(ui, &data.members_title);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        for (member, is_in) in &data.members {
            toggle(ui, member, *is_in, asks);
        }
    });
}
