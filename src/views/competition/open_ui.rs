//! The paint of an open competition.

use egui::{
    Align, Color32, CornerRadius, Frame, Id, Layout, Margin, RichText, ScrollArea, Ui, vec2,
};

use super::alike::AlikeData;
use super::cards_ui::{called, draw, file, own_card, the_teams};
use super::data::{OpenData, PlayerRow, PlayersData};
use super::emblem;
use super::folded_ui;
use super::parts_ui::{checked, from_file, list, shares, widest};
use crate::commands::{Question, Shift, UserCommand};
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    act, card, clipped, field, heading, hint, keyboard, label, left_below_of, muted, primary, put,
    small_act, toggle, toned, whole_rows_of, width_of,
};
use crate::views::{Asks, theme};

/// Below this width one thing lies below the other.
const NARROW: f32 = 680.0;
const GAP: f32 = 14.0;
/// What a card has around what it holds.
const MARGIN: f32 = 16.0;
/// From this width on there are three columns.
const WIDE: f32 = 1640.0;
/// The most of it that the players have.
const MOST: f32 = 0.52;
/// What is left free beside a club.
const SLACK: f32 = 8.0;
/// A second press within so many seconds was meant for what stood there before.
const TWICE_S: f64 = 0.6;

/// Where a page is lower, of the cards beside the players one is open, and the others are a line each.
const LOW: f32 = 660.0;

/// What paints a column.
type Paint<'a> = &'a dyn Fn(&mut Ui, &mut Asks);

/// Paints an open competition: what comes next above two columns, each of which scrolls by itself.
pub(super) fn show(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    // What the column of the players has, but the margin of their card and the line of how many are left.
    let bottom = ui.max_rect().bottom() - 2.0 * MARGIN;
    let left = |ui: &mut Ui, asks: &mut Asks| match &data.players {
        Some(data) => card(ui, |ui| players(ui, data, bottom, asks)),
        None => kept(ui, data, asks),
    };
    let judged = |ui: &mut Ui, asks: &mut Asks| {
        if !data.own.title.is_empty() {
            card(ui, |ui| own_card(ui, &data.own, asks));
        }
        if let Some(teams) = &data.own.teams {
            card(ui, |ui| the_teams(ui, teams, asks));
        }
        card(ui, |ui| draw(ui, &data.draw, asks));
        card(ui, |ui| list(ui, &data.list, asks));
    };
    let last = |ui: &mut Ui, asks: &mut Asks| {
        if data.players.is_some() {
            kept(ui, data, asks);
        }
    };
    let right = |ui: &mut Ui, asks: &mut Asks| {
        judged(ui, asks);
        last(ui, asks);
    };
    let low = ui.available_height() < LOW && data.players.is_some();
    let folded = |ui: &mut Ui, asks: &mut Asks| folded_ui::show(ui, data, asks);
    if ui.available_width() < NARROW {
        ScrollArea::vertical().id_salt("competition").show(ui, |ui| {
            next(ui, data, asks);
            left(ui, asks);
            right(ui, asks);
        });
        return;
    }
    next(ui, data, asks);
    let size = ui.available_size();
    // The players have the most of it: names and clubs are seen whole.
    let columns: Vec<(&str, f32, Paint<'_>)> = if size.x < WIDE || data.players.is_none() {
        vec![("left", 0.5, &left), ("right", 0.5, if low { &folded } else { &right })]
    } else {
        // As much as names and clubs need beside each other.
        let wants = data.players.as_ref().map_or(0.0, |players| Columns::wants(ui, players));
        let share = (wants / (size.x - 2.0 * GAP)).clamp(0.40, MOST);
        let rest = (1.0 - share) / 0.60;
        vec![
            ("left", share, &left),
            ("middle", 0.26 * rest, &judged),
            ("right", 0.34 * rest, &last),
        ]
    };
    let gaps = if columns.len() == 2 { GAP } else { 2.0 * GAP };
    let column = Layout::top_down(Align::LEFT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (side, share, paint) in columns {
            let width = (size.x - gaps) * share;
            ui.allocate_ui_with_layout(vec2(width, size.y), column, |ui| {
                let scroll = ScrollArea::vertical().id_salt(("competition", side));
                scroll.show(ui, |ui| paint(ui, asks));
            });
        }
    });
}

/// What a competition is called, its picture, its file.
fn kept(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    card(ui, |ui| called(ui, data, asks));
    card(ui, |ui| emblem::show(ui, &data.emblem, asks));
    card(ui, |ui| file(ui, data, asks));
}

/// Before the first draw: what there is to do, in its order.
fn next(ui: &mut Ui, data: &OpenData, asks: &mut Asks) {
    let Some(next) = &data.next else { return };
    card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            heading(ui, &next.title);
            muted(ui, &next.about);
        });
        ui.horizontal_wrapped(|ui| {
            for (place, one) in next.acts.iter().enumerate() {
                if place + 1 == next.acts.len() {
                    primary(ui, one, asks);
                } else {
                    act(ui, one, asks);
                }
            }
        });
        if let Some((suggestion, bring)) = &next.list {
            ui.horizontal_wrapped(|ui| {
                let ink = Tone::Open.ink(theme::of(ui));
                let text = RichText::new(format!("▲ {suggestion}")).size(theme::LABEL);
                ui.label(text.color(ink));
                small_act(ui, bring, asks);
            });
        }
    });
}

/// Those who are there, below what adds others, down to `bottom`: whole rows, and how many more there are.
fn players(ui: &mut Ui, data: &PlayersData, bottom: f32, asks: &mut Asks) {
    heading(ui, &data.title);
    if data.may_add {
        new_players(ui, data, asks);
    }
    for one in &data.alike {
        alike(ui, one, asks);
    }
    let columns = Columns::of(ui, data);
    let high = |row: &PlayerRow| if columns.is_below(ui, row) { HIGH_ROW } else { ROW };
    let heights: Vec<f32> = data.rows.iter().map(|row| high(row) + BETWEEN).collect();
    let highest = heights.iter().copied().fold(ROW + BETWEEN, f32::max);
    let room = (bottom - ui.cursor().top()).max(LEAST_ROWS * highest);
    ui.scope(|ui| {
        let seen = whole_rows_of(ui, &heights, room);
        let list = ScrollArea::vertical().id_salt("players").max_height(seen);
        let list = list.min_scrolled_height(seen).show(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            ui.spacing_mut().item_spacing = vec2(8.0, BETWEEN);
            for (player, height) in data.rows.iter().zip(&heights) {
                let size = vec2(ui.available_width(), height - BETWEEN);
                ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_size(size);
                    of_player(ui, player, &columns, asks);
                });
            }
        });
        left_below_of(ui, &data.more, &list, &heights);
    });
}

/// The height of a player's row, of one with the club below the name, and what lies between two.
const ROW: f32 = 28.0;
const HIGH_ROW: f32 = 40.0;
const BETWEEN: f32 = 2.0;
/// So many players are seen at least, whatever stands above them.
const LEAST_ROWS: f32 = 4.0;

/// The typed or pasted list of new players, and what is read of it.
fn new_players(ui: &mut Ui, data: &PlayersData, asks: &mut Asks) {
    field(ui, &data.new, asks);
    from_file(ui, &data.file, &data.file_acts, asks);
    checked(ui, &data.preview, &data.more, &data.new, 150.0);
    if !data.from.is_empty() {
        label(ui, &data.from_title);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 4.0);
            for (from, on) in &data.from {
                toggle(ui, from, *on, asks);
            }
        });
    }
    if !data.preview.is_empty() {
        act(ui, &data.add, asks);
    }
}

/// The widths of a player's row.
struct Columns {
    number: f32,
    name: f32,
    club: f32,
    /// What name and club have together.
    both: f32,
    /// Whether all clubs stand below the names, where they have no room beside them.
    below: bool,
}

impl Columns {
    /// What a number takes, and all that stands beside name and club.
    fn beside(ui: &Ui, data: &PlayersData) -> [f32; 2] {
        let buttons =
            |player: &PlayerRow| player.acts.iter().map(|act| button_width(ui, act)).sum();
        let number =
            |player: &PlayerRow| width_of(ui, &player.number, &theme::regular(theme::LABEL));
        let number = data.rows.iter().map(number).fold(16.0, f32::max);
        [number, data.rows.iter().map(buttons).fold(0.0, f32::max) + number + 36.0]
    }

    /// The width of a card in which clubs stand beside names.
    fn wants(ui: &Ui, data: &PlayersData) -> f32 {
        let [_, beside] = Self::beside(ui, data);
        let (names, clubs) = Self::usual(data);
        let [name, club] = widest(ui, names, clubs);
        let bar = ui.spacing().scroll.floating_allocated_width;
        (beside + name + club + bar + 2.0 * MARGIN).ceil() + SLACK
    }

    fn of(ui: &Ui, data: &PlayersData) -> Self {
        let [number, beside] = Self::beside(ui, data);
        let room = (ui.available_width() - beside).max(90.0);
        let (names, clubs) = Self::usual(data);
        let below = widest(ui, names, clubs).iter().sum::<f32>() > room;
        let (names, clubs) = Self::usual(data);
        let [name, club] = shares(ui, room, names, clubs);
        Self { number, name, club, both: room, below }
    }

    /// Everybody's name and club. How somebody stands is left out: the few who stand otherwise have a line more.
    fn usual(data: &PlayersData) -> (impl Iterator<Item = &str>, impl Iterator<Item = &str>) {
        let names = data.rows.iter().map(|player| player.name.as_str());
        (names, data.rows.iter().map(|player| player.club.as_str()))
    }

    /// Whether somebody's club stands below the name.
    fn is_below(&self, ui: &Ui, player: &PlayerRow) -> bool {
        let beside = || width_of(ui, &beside_name(player), &theme::regular(theme::LABEL));
        self.below || !player.stands.0.is_empty() && beside() > self.club
    }
}

fn of_player(ui: &mut Ui, player: &PlayerRow, columns: &Columns, asks: &mut Asks) {
    let palette = theme::of(ui);
    let number = RichText::new(&player.number).size(theme::LABEL).color(palette.muted);
    clipped(ui, columns.number, number);
    let (stands, tone) = &player.stands;
    let name = RichText::new(&player.name).font(theme::bold(theme::TEXT));
    let name = if *tone == Tone::Plain { name } else { name.color(tone.ink(palette)) };
    let ink = if stands.is_empty() { palette.muted } else { tone.ink(palette) };
    let beside = RichText::new(beside_name(player)).size(theme::LABEL).color(ink);
    if columns.is_below(ui, player) {
        // One without a club has its name in the middle of the row, as its number and what can be done with it.
        let alone = beside.is_empty();
        let left = (Layout::left_to_right(Align::Center), Layout::top_down(Align::LEFT));
        let column = if alone { left.0 } else { left.1 };
        ui.allocate_ui_with_layout(vec2(columns.both, HIGH_ROW), column, |ui| {
            ui.set_width(columns.both);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(egui::Label::new(name).truncate());
            if !alone {
                ui.add(egui::Label::new(beside).truncate());
            }
        });
    } else {
        clipped(ui, columns.name, name);
        clipped(ui, columns.club, beside);
    }
    ui.spacing_mut().item_spacing.x = 2.0;
    for one in &player.acts {
        match sign_of(one) {
            Some(shown) => sign(ui, shown, one, asks),
            None => {
                small_act(ui, one, asks);
            }
        }
    }
}

/// The sign that stands for an act, where it has no room for its name.
fn sign_of(act: &Act) -> Option<&'static str> {
    match act.command {
        // Before the first draw four of them stand in a row.
        UserCommand::Ask(Question::Remove(_)) => Some("✗"),
        UserCommand::MovePlayer(_, Shift::Up) => Some("▲"),
        UserCommand::MovePlayer(_, Shift::Down) => Some("▼"),
        _ => None,
    }
}

fn button_width(ui: &Ui, act: &Act) -> f32 {
    let text = sign_of(act).unwrap_or(&act.label).to_owned();
    let font = theme::regular(theme::LABEL);
    ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().x + 20.0
}

/// How a player stands, where otherwise than all, and their club.
fn beside_name(player: &PlayerRow) -> String {
    match (player.stands.0.as_str(), player.club.as_str()) {
        (stands, "") => stands.to_owned(),
        ("", club) => club.to_owned(),
        (stands, club) => format!("{stands} · {club}"),
    }
}

/// Two that may be one, and what settles it.
fn alike(ui: &mut Ui, data: &AlikeData, asks: &mut Asks) {
    let frame = Frame::new().fill(Tone::Open.back(theme::of(ui)));
    frame.corner_radius(CornerRadius::same(8)).inner_margin(Margin::symmetric(8, 6)).show(
        ui,
        |ui| {
            ui.set_min_width(ui.available_width());
            toned(ui, &format!("▲ {}", data.text), Tone::Open);
            let mut pressed = Asks::new();
            ui.horizontal_wrapped(|ui| {
                for one in &data.acts {
                    small_act(ui, one, &mut pressed);
                }
            });
            // What comes up where the one before stood is not settled by a second press on that.
            let (known, now) = (Id::unique("two were settled"), ui.input(|input| input.time));
            let last = ui.data(|kept| kept.get_temp::<f64>(known));
            if !pressed.is_empty() {
                ui.data_mut(|kept| kept.insert_temp(known, now));
            }
            if last.is_none_or(|last| now - last > TWICE_S) {
                asks.append(&mut pressed);
            }
        },
    );
}

/// A button with a sign in place of its name, which hovering shows.
fn sign(ui: &mut Ui, sign: &str, act: &Act, asks: &mut Asks) {
    let button = egui::Button::new(RichText::new(sign).size(theme::LABEL));
    let response = hint(put(ui, act.enabled, button), &act.label);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Button, act.enabled, &act.label)
    });
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}
