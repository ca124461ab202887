//! The paint of the form of a new competition: in the smallest usual window nothing of it is scrolled but
//! the list of players.

use egui::{
    Align, Frame, Label, Layout, Margin, Panel, RichText, ScrollArea, Sense, Ui, UiBuilder,
};

use super::emblem;
use super::parts_ui::{checked, details, doubtful, from_file, list};
use super::setup::{MoreData, RulesData, SetupData};
use super::start_ui::head_of_new;
use crate::screens::Tone;
use crate::views::widgets::{
    act_row, banner, card, field, field_with_acts, give_room, go_to_line, heading, label,
    large_primary, muted, room_taken, toggle,
};
use crate::views::{Asks, theme};

/// Below this width one thing lies below the other.
const NARROW: f32 = 760.0;
const GAP: f32 = 10.0;
/// What a card takes around what is in it.
const FRAME: f32 = 34.0;
/// The least width of a field of the details: the form is on one screen.
const LEAST_FIELD: f32 = 125.0;
/// The height of the heading of what is folded up.
const FOLDED: f32 = 18.0;
/// The height of the large button with its margins: a panel's first frame does not know it.
const FOOT: f32 = 68.0;
/// The height of the line that counts players and doubts.
const COUNT: f32 = 28.0;
/// So many doubts are named beside the button.
const NAMED: usize = 2;

/// Paints the form.
pub(super) fn show(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    head_of_new(ui, &data.title, &data.games, &data.back, asks);
    let foot = Frame::new().inner_margin(Margin::symmetric(24, 6));
    let foot = Panel::bottom("make it").frame(foot).show_separator_line(false);
    foot.default_size(FOOT).show(ui, |ui| make(ui, data, asks));
    let frame = Frame::new().inner_margin(Margin { bottom: 0, ..Margin::symmetric(24, 8) });
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        if ui.available_width() < NARROW {
            ScrollArea::vertical().id_salt("the new one").show(ui, |ui| {
                card(ui, |ui| details(ui, (&data.details, LEAST_FIELD), &data.date_read, asks));
                card(ui, |ui| players(ui, data, asks));
                card(ui, |ui| seldom(ui, data, asks));
            });
            return;
        }
        // Tab leads from the people to the players, and then to what seldom changes.
        let all = ui.available_rect_before_wrap();
        let middle = all.left() + (all.width() * 0.44).min(620.0);
        let left = all.with_max_x(middle);
        let right = all.with_min_x(middle + GAP);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            ScrollArea::vertical().id_salt("form").show(ui, |ui| {
                card(ui, |ui| details(ui, (&data.details, LEAST_FIELD), &data.date_read, asks));
                let mut beside = ui.new_child(UiBuilder::new().max_rect(right));
                beside.set_clip_rect(all);
                filled(&mut beside, |ui| players(ui, data, asks));
                // To where the card beside it ends.
                let rest = left.bottom() - ui.cursor().top() - FRAME;
                card(ui, |ui| {
                    ui.set_min_height(rest.max(0.0));
                    seldom(ui, data, asks);
                });
            });
        });
    });
}

/// A card as high as there is room.
fn filled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = ui.available_height();
    card(ui, |ui| {
        ui.set_height(height - FRAME);
        contents(ui);
    });
}

/// The word list, where the file lies, the rules: what is proposed is mostly right.
fn seldom(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing.y = 2.5;
    // Both of what is folded up is in sight in the smallest usual window.
    ui.spacing_mut().interact_size.y = FOLDED;
    list(ui, &data.list, asks);
    field_with_acts(ui, &data.new_file, std::slice::from_ref(&data.browse_new), asks);
    more(ui, &data.more, asks);
    rules(ui, &data.rules, asks);
}

/// Picture, draw, double keying: folded up until something of it is chosen.
fn more(ui: &mut Ui, data: &MoreData, asks: &mut Asks) {
    let title = RichText::new(&data.title).size(theme::LABEL);
    let folded = egui::CollapsingHeader::new(title).id_salt("more");
    let shown = folded.open(data.open.then_some(true)).show(ui, |ui| {
        emblem::show(ui, &data.emblem, asks);
        ui.horizontal_wrapped(|ui| {
            for (mode, on) in &data.draw {
                toggle(ui, mode, *on, asks);
            }
        });
        if let Some((title, keyings)) = &data.keying {
            label(ui, title);
            ui.horizontal_wrapped(|ui| {
                for (keying, on) in keyings {
                    toggle(ui, keying, *on, asks);
                }
            });
        }
    });
    into_sight(ui, &shown);
}

/// What unfolds comes into sight.
fn into_sight(ui: &Ui, shown: &egui::CollapsingResponse<()>) {
    let unfolds = shown.openness < 1.0 || shown.header_response.clicked();
    if let Some(body) = shown.body_response.as_ref().filter(|_| unfolds) {
        ui.scroll_to_rect(body.rect, None);
    }
}

/// A club's own rules are seldom brought: folded up until they are.
fn rules(ui: &mut Ui, data: &RulesData, asks: &mut Asks) {
    if !data.own.is_empty() {
        label(ui, &data.title);
        ui.horizontal_wrapped(|ui| {
            for (own, on) in &data.own {
                toggle(ui, own, *on, asks);
            }
        });
    }
    let open = data.path.as_ref().is_none_or(|path| path.focus || !path.value.is_empty());
    let title = RichText::new(format!("{}: {}", data.title, data.chosen)).size(theme::LABEL);
    let folded = egui::CollapsingHeader::new(title).id_salt("rules");
    let shown = folded.open(open.then_some(true)).show(ui, |ui| {
        if let Some(path) = &data.path {
            field(ui, path, asks);
        }
        act_row(ui, &data.acts, asks);
    });
    into_sight(ui, &shown);
}

fn players(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    if let Some(joint) = &data.joint {
        heading(ui, &joint.title);
        field(ui, &joint.hub, asks);
        field(ui, &joint.token, asks);
        muted(ui, &joint.about);
        field(ui, &joint.halls, asks);
        muted(ui, &joint.count);
        return;
    }
    // As high with doubts as without: the field below does not move while it is typed in.
    let line = egui::vec2(ui.available_width(), COUNT);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        heading(ui, &data.count);
        if !data.doubts.0.is_empty() {
            banner(ui, &format!("▲ {}", data.doubts.0), Tone::Open);
        }
    });
    field(ui, &data.new_players, asks);
    from_file(ui, &data.players_file, &data.players_acts, asks);
    checked(ui, &data.preview, &data.below, &data.new_players, ui.available_height());
}

/// The first doubts, and the button that makes it.
fn make(ui: &mut Ui, data: &SetupData, asks: &mut Asks) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        large_primary(ui, &data.create, asks);
        let room = ui.available_size_before_wrap();
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::LEFT), |ui| {
            // What refuses it stands beside it, in place of what is doubtful.
            give_room(ui.ctx(), ui.max_rect());
            if room_taken(ui.ctx()) > 0.0 {
                return;
            }
            let (_, doubts) = &data.doubts;
            for (line, doubt) in doubts.iter().take(NAMED) {
                let text = RichText::new(format!("▲ {doubt}")).size(theme::TEXT);
                let text = text.color(Tone::Open.ink(theme::of(ui)));
                let label = Label::new(text).selectable(false).truncate().sense(Sense::click());
                let response = ui.add(label);
                doubtful(ui, &response, doubt);
                if response.clicked() {
                    go_to_line(ui.ctx(), data.new_players.entry, *line);
                }
            }
        });
    });
}
