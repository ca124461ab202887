//! The paint of what is seen while no competition is open, and of the form of a new one.

use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, CornerRadius, Frame, Layout, Margin, Panel, Rect, Response, RichText,
    ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::parts_ui::list;
use super::start::{StartData, UnclosedData};
use crate::screens::Act;
use crate::views::tile::face_of;
use crate::views::widgets::{
    act, act_row, card, clipped, field, field_with_acts, heading, hint, key_at, keyboard, label,
    muted, quiet_act, small_act, toggle, width_of,
};
use crate::views::{Asks, theme};

/// Below this width one thing lies below the other.
const NARROW: f32 = 680.0;
/// No wider than what is taken in at a glance, however wide the window.
const MEASURE: f32 = 1100.0;
/// The height of a thing that can be begun.
const CARD: f32 = 96.0;
const GAP: f32 = 12.0;
/// The program's name, as tiles: the letter, whether it is a vowel, whether its value is high.
const TILES: [(char, bool, bool); 6] = [
    ('Ε', true, false),
    ('Φ', false, true),
    ('Ο', true, false),
    ('Ρ', false, false),
    ('Ο', true, false),
    ('Σ', false, false),
];

/// A picture of a thing that can be begun.
#[derive(Clone, Copy)]
enum Picture {
    GoOn,
    New,
    Open,
}

/// Paints the program's name in tiles of this height.
pub fn name_in_tiles(ui: &mut Ui, height: f32) {
    let count = u16::try_from(TILES.len()).map_or(6.0, f32::from);
    let (width, gap) = (height * 0.92, height * 0.12);
    let size = vec2(count * width + (count - 1.0) * gap, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mut left = rect.left();
    for (letter, vowel, high) in TILES {
        let tile = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        let ([face, edge], round) =
            if vowel { (theme::TILES.vowel, 0.3) } else { (theme::TILES.consonant, 0.08) };
        let painter = ui.painter();
        painter.rect_filled(tile, height * round, edge);
        let top = face_of(tile);
        painter.rect_filled(top, height * round, face);
        if high {
            let gold = Stroke::new((height * 0.03).max(1.5), theme::TILES.high_value);
            painter.rect_stroke(top, height * round, gold, StrokeKind::Inside);
        }
        let font = theme::bold(height * 0.6);
        painter.text(top.center(), Align2::CENTER_CENTER, letter, font, theme::TILES.ink);
        left += width + gap;
    }
    let name: String = TILES.iter().map(|(letter, ..)| *letter).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// What the program is, beside what can be begun.
pub fn about(ui: &mut Ui, data: &StartData) {
    let palette = theme::of(ui);
    ui.add_space(20.0);
    name_in_tiles(ui, 48.0);
    ui.add_space(20.0);
    let [large, small] = &data.about;
    ui.label(RichText::new(large).font(theme::bold(24.0)).color(palette.rail_ink));
    ui.add_space(8.0);
    ui.label(RichText::new(small).size(theme::TEXT).color(palette.rail_muted));
}

/// Paints what can be begun.
pub(super) fn start(ui: &mut Ui, data: &StartData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("start").show(ui, |ui| {
        ui.set_max_width(ui.available_width().min(MEASURE));
        ui.spacing_mut().item_spacing.y = GAP;
        ui.add_space(8.0);
        if let Some(one) = &data.unclosed {
            unclosed(ui, one, asks);
        }
        if let Some((act, about)) = &data.latest {
            let size = vec2(ui.available_width(), CARD);
            let latest = begin(ui, size, (Picture::GoOn, true), (act, about), asks);
            if ui.memory(|memory| memory.focused().is_none()) {
                latest.request_focus();
            }
        }
        let wide = ui.available_width() >= NARROW;
        let half = (ui.available_width() - GAP) / 2.0;
        let size = vec2(if wide { half } else { ui.available_width() }, CARD);
        // Where there is nothing to go on with, a new one is what comes first.
        let none = data.unclosed.is_none() && data.latest.is_none();
        let mut both = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            begin(ui, size, (Picture::New, none), (&data.new.0, &data.new.1), asks);
            begin(ui, size, (Picture::Open, false), (&data.open.0, &data.open.1), asks);
        };
        if wide {
            ui.horizontal(both);
        } else {
            both(ui);
        }
        card(ui, |ui| rehearsal(ui, data, asks));
        if let Some(one) = &data.list {
            card(ui, |ui| list(ui, one, asks));
        }
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            if !data.recent.is_empty() {
                label(ui, &data.recent_title);
                for one in &data.recent {
                    recent(ui, one, asks);
                }
                ui.separator();
            }
            field_with_acts(ui, &data.file, &data.file_acts, asks);
        });
        ui.horizontal_wrapped(|ui| {
            for one in &data.joint {
                small_act(ui, one, asks);
            }
        });
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            label(ui, &data.kept.title);
            muted(ui, &data.kept.help);
            for one in &data.kept.copies {
                quiet_act(ui, one, asks);
            }
        });
    });
}

/// A rehearsal: for how many, and from where on.
fn rehearsal(ui: &mut Ui, data: &StartData, asks: &mut Asks) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal_wrapped(|ui| {
        heading(ui, &data.rehearsal_title);
        muted(ui, &data.rehearsal_help);
    });
    ui.horizontal_wrapped(|ui| {
        for (game, on) in &data.games {
            toggle(ui, game, *on, asks);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.allocate_ui_with_layout(vec2(180.0, 56.0), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(180.0);
            field(ui, &data.rehearsal_players, asks);
        });
        ui.vertical(|ui| {
            // The height of the field's label.
            ui.add_space(22.0);
            act_row(ui, &data.rehearse, asks);
        });
    });
}

/// A competition that was open before: title, day and state, where it lies, and all of it as one button.
fn recent(ui: &mut Ui, (act, [name, state, path]): &(Act, [String; 3]), asks: &mut Asks) {
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, 30.0), Sense::click());
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &act.label));
    let response = hint(response, &act.label);
    let palette = theme::of(ui);
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(8), palette.accent_back);
    }
    let row = Layout::left_to_right(Align::Center);
    let inside = egui::UiBuilder::new().max_rect(rect.shrink2(vec2(8.0, 0.0))).layout(row);
    let ui = &mut ui.new_child(inside);
    ui.style_mut().interaction.selectable_labels = false;
    // How it stands is seen whole; of where it lies the end, which tells one from another.
    let small = theme::regular(theme::LABEL);
    let stands = (width_of(ui, state, &small) + 4.0).clamp(width * 0.24, width * 0.4);
    let name = RichText::new(name).font(theme::bold(theme::TEXT)).color(palette.ink);
    clipped(ui, width * 0.38, name);
    let state = RichText::new(state).size(theme::LABEL).color(palette.ink);
    clipped(ui, stands, state);
    let room = width * 0.62 - stands - 44.0;
    let path = end_of(path, |text| width_of(ui, text, &small) <= room);
    let path = RichText::new(path).size(theme::LABEL).color(palette.muted);
    clipped(ui, room, path);
    if response.clicked() {
        asks.push(act.command.clone());
    }
}

/// A path whole or, where it does not fit, without its first folders.
fn end_of(path: &str, fits: impl Fn(&str) -> bool) -> String {
    let cuts = path.char_indices().filter(|&(at, sign)| at > 0 && matches!(sign, '/' | '\\'));
    let shorter = cuts.filter_map(|(at, _)| path.get(at..)).map(|end| format!("…{end}"));
    let mut forms = std::iter::once(path.to_owned()).chain(shorter).collect::<Vec<_>>();
    let place = forms.iter().position(|form| fits(form)).unwrap_or(forms.len() - 1);
    forms.swap_remove(place)
}

/// What was not closed stands above everything else, and Enter goes on with it.
fn unclosed(ui: &mut Ui, data: &UnclosedData, asks: &mut Asks) {
    heading(ui, &data.title);
    let size = vec2(ui.available_width(), CARD);
    let go_on = begin(ui, size, (Picture::GoOn, true), (&data.go_on, &data.stands), asks);
    if ui.memory(|memory| memory.focused().is_none()) {
        go_on.request_focus();
    }
    ui.horizontal_wrapped(|ui| {
        muted(ui, &data.file);
        small_act(ui, &data.drop, asks);
    });
}

/// A thing that can be begun: all of it is one button. What goes on is the step itself.
fn begin(
    ui: &mut Ui,
    size: egui::Vec2,
    (picture, first): (Picture, bool),
    (act, about): (&Act, &str),
    asks: &mut Asks,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &act.label));
    let palette = theme::of(ui);
    let (fill, ink, faint) = if first {
        (palette.step, palette.step_ink, palette.step_muted)
    } else {
        (palette.panel, palette.ink, palette.muted)
    };
    let line = match first {
        _ if response.hovered() => Stroke::new(2.0, palette.accent),
        true => Stroke::NONE,
        false => Stroke::new(1.0, palette.line),
    };
    ui.painter().rect(rect, CornerRadius::same(12), fill, line, StrokeKind::Inside);
    let middle = pos2(rect.left() + 40.0, rect.center().y);
    paint(ui, Rect::from_center_size(middle, vec2(28.0, 28.0)), picture, ink);
    let key = act.shortcut.clone().unwrap_or_default();
    let key = if let Picture::GoOn = picture { "Enter".to_owned() } else { key };
    let right = pos2(rect.right() - 20.0, rect.center().y);
    let key = key_at(ui, right, &key, faint);
    let place = Rect::from_min_max(
        pos2(rect.left() + 74.0, rect.top() + 12.0),
        pos2(key.left() - 12.0, rect.bottom() - 12.0),
    );
    let column = Layout::top_down(Align::LEFT);
    let inside = egui::UiBuilder::new().max_rect(place).layout(column);
    let ui = &mut ui.new_child(inside);
    ui.style_mut().interaction.selectable_labels = false;
    ui.spacing_mut().item_spacing.y = 2.0;
    let lines = about.lines().count();
    let height = 28.0 + f32::from(u16::try_from(lines).unwrap_or(1)) * 20.0;
    ui.add_space(((place.height() - height) / 2.0).max(0.0));
    let title = RichText::new(&act.label).font(theme::bold(20.0)).color(ink);
    ui.add(egui::Label::new(title).truncate());
    for (place, line) in about.lines().enumerate() {
        // Of what goes on its state matters more than where it lies.
        let small = matches!(picture, Picture::GoOn) && place > 0;
        let size = if small { theme::LEGEND } else { 14.0 };
        let line = RichText::new(line).size(size).color(faint);
        ui.add(egui::Label::new(line).truncate());
    }
    if response.clicked() {
        asks.push(act.command.clone());
    }
    response
}

/// Paints a picture into a square.
fn paint(ui: &Ui, square: Rect, picture: Picture, color: Color32) {
    let line = Stroke::new(2.5, color);
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width() / 100.0;
    let paths: &[&[(f32, f32)]] = match picture {
        Picture::GoOn => &[&[(20.0, 5.0), (90.0, 50.0), (20.0, 95.0), (20.0, 5.0)]],
        Picture::New => &[&[(50.0, 5.0), (50.0, 95.0)], &[(5.0, 50.0), (95.0, 50.0)]],
        Picture::Open => &[
            &[(5.0, 85.0), (5.0, 15.0), (38.0, 15.0), (48.0, 28.0), (85.0, 28.0), (85.0, 45.0)],
            &[(5.0, 85.0), (22.0, 45.0), (99.0, 45.0), (84.0, 85.0), (5.0, 85.0)],
        ],
    };
    for path in paths {
        let points = path.iter().map(|&(x, y)| at(x, y)).collect();
        ui.painter().add(Shape::line(points, line));
    }
}

/// The head of the form of a new competition.
pub fn head_of_new(ui: &mut Ui, title: &str, games: &[(Act, bool)], back: &Act, asks: &mut Asks) {
    let bar = Frame::new().fill(theme::of(ui).panel).inner_margin(Margin::symmetric(24, 12));
    Panel::top("head of the new").frame(bar).show(ui, |ui| {
        ui.horizontal(|ui| {
            name_in_tiles(ui, 34.0);
            ui.add_space(12.0);
            heading(ui, title);
            ui.add_space(12.0);
            for (game, on) in games {
                toggle(ui, game, *on, asks);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| act(ui, back, asks));
        });
    });
}
