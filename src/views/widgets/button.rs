//! Buttons: every one is a command of the table.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Atom, Button, Color32, CornerRadius, Frame, Layout, Margin, Popup, Response, RichText,
    Sense, Stroke, Ui, Widget, WidgetInfo, WidgetText,
};

use crate::commands::{Question, UserCommand};
use crate::domain::contest::ruling::Ruled;
use crate::screens::{Act, Tone};
use crate::views::widgets::{hint, keyboard, muted, width_of};
use crate::views::{Asks, theme};

fn finish(ui: &Ui, response: Response, act: &Act, asks: &mut Asks) -> Response {
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &act.label));
    let response = if act.hint.is_empty() { response } else { hint(response, &act.hint) };
    if response.clicked() {
        asks.push(act.command.clone());
    }
    response
}

/// Puts a control here. One that cannot be used now stands in muted ink on the ground of the page: it does not fade.
pub fn put(ui: &mut Ui, enabled: bool, control: impl Widget) -> Response {
    if enabled {
        return ui.add(control);
    }
    let (usual, palette) = (ui.style().clone(), theme::of(ui));
    let widgets = &mut ui.visuals_mut().widgets;
    for state in [&mut widgets.inactive, &mut widgets.noninteractive, &mut widgets.hovered] {
        (state.bg_fill, state.weak_bg_fill) = (palette.paper, palette.paper);
        state.bg_stroke = Stroke::new(1.0, palette.line);
        state.fg_stroke.color = palette.muted;
    }
    let response = ui.add_enabled(false, control);
    ui.set_style(usual);
    response
}

/// The ink of what a control says: this one, or a muted one while it cannot be used.
fn ink_of(ui: &Ui, act: &Act, ink: Color32) -> Color32 {
    if act.enabled { ink } else { theme::of(ui).muted }
}

/// A key as it is seen beside words: its name in a small rounded frame.
pub fn key_of(ui: &Ui, name: &str, color: Color32) -> Atom<'static> {
    let name = ui.painter().layout_no_wrap(name.to_owned(), theme::regular(KEY), color);
    let size = name.size() + 2.0 * IN_KEY;
    Atom::paint(size, move |ui, args| {
        let place = egui::Align2::CENTER_CENTER.align_size_within_rect(size, args.rect);
        in_its_frame(ui, place, name.clone(), color);
    })
}

/// Paints a key in its frame, its right end in the middle at this point, and says where.
pub fn key_at(ui: &Ui, right: egui::Pos2, name: &str, color: Color32) -> egui::Rect {
    let name = ui.painter().layout_no_wrap(name.to_owned(), theme::regular(KEY), color);
    let size = name.size() + 2.0 * IN_KEY;
    let place = egui::Align2::RIGHT_CENTER.anchor_size(right, size);
    in_its_frame(ui, place, name, color);
    place
}

fn in_its_frame(ui: &Ui, place: egui::Rect, name: std::sync::Arc<egui::Galley>, color: Color32) {
    let line = Stroke::new(1.0, color.gamma_multiply(0.6));
    let painter = ui.painter();
    painter.rect_stroke(place, CornerRadius::same(4), line, egui::StrokeKind::Inside);
    painter.galley(place.min + IN_KEY, name, color);
}

/// How wide a key is beside a button's words, with what lies between.
pub fn key_width(ui: &Ui, act: &Act) -> f32 {
    act.shortcut
        .as_deref()
        .map_or(0.0, |key| width_of(ui, key, &theme::regular(KEY)) + 2.0 * (IN_KEY.x + BEFORE_KEY))
}

/// The size of a key's name, what its frame has beside and above it, and half of what lies before it.
const KEY: f32 = 12.0;
const IN_KEY: egui::Vec2 = egui::vec2(5.0, 0.0);
const BEFORE_KEY: f32 = 4.0;

fn with_shortcut<'a>(ui: &Ui, button: Button<'a>, act: &Act, color: Color32) -> Button<'a> {
    match &act.shortcut {
        Some(shortcut) => button.gap(BEFORE_KEY).shortcut_text(key_of(ui, shortcut, color)),
        None => button,
    }
}

/// Words and the key that says the same, if there is one.
fn worded<'a>(
    ui: &Ui,
    text: impl Into<WidgetText>,
    key: Option<&str>,
    color: Color32,
) -> Button<'a> {
    let text = text.into();
    match key {
        Some(key) => Button::new((text, key_of(ui, key, color))).gap(2.0 * BEFORE_KEY),
        None => Button::new(text),
    }
}

/// A button.
pub fn act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::TEXT));
    let button = with_shortcut(ui, Button::new(text), act, theme::of(ui).muted);
    let response = put(ui, act.enabled, button);
    finish(ui, response, act, asks)
}

/// A button that must be found at once.
pub fn large_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::HEADING));
    let button = with_shortcut(ui, Button::new(text), act, theme::of(ui).muted);
    let line = Stroke::new(1.5, ink_of(ui, act, theme::of(ui).ink));
    let response = put(ui, act.enabled, button.stroke(line).min_size(egui::vec2(0.0, 52.0)));
    finish(ui, response, act, asks)
}

/// A button of less weight.
pub fn small_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).size(theme::LABEL);
    let button = with_shortcut(ui, Button::new(text), act, theme::of(ui).muted);
    let response = put(ui, act.enabled, button);
    finish(ui, response, act, asks)
}

/// The width that such a button takes with so much at each side of what it says.
pub fn small_act_width(ui: &Ui, act: &Act, padding: f32) -> f32 {
    let words = width_of(ui, &act.label, &theme::regular(theme::LABEL));
    (words + key_width(ui, act) + 2.0 * padding).ceil()
}

/// A button without a border, its name in accent: what is seldom needed.
pub fn plain_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let palette = theme::of(ui);
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL));
    let text = text.color(ink_of(ui, act, palette.accent));
    let button = with_shortcut(ui, Button::new(text), act, palette.muted);
    let button = button.stroke(Stroke::NONE).fill(Color32::TRANSPARENT);
    let response = put(ui, act.enabled, button);
    finish(ui, response, act, asks)
}

/// The same of what ends or repeats something: red, with its sign. It asks.
pub fn plain_danger(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let ink = ink_of(ui, act, Tone::Bad.ink(theme::of(ui)));
    let text = RichText::new(format!("▲ {}", act.label)).font(theme::bold(theme::LABEL));
    let button = with_shortcut(ui, Button::new(text.color(ink)), act, ink);
    let button = button.stroke(Stroke::NONE).fill(Color32::TRANSPARENT);
    let response = put(ui, act.enabled, button);
    finish(ui, response, act, asks)
}

/// A button like a line of text, cut where there is no room.
pub fn quiet_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL));
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = egui::vec2(6.0, 1.0);
            put(ui, act.enabled, Button::new(text).truncate())
        })
        .inner;
    finish(ui, response, act, asks)
}

/// The same beside a field in which one types on: Tab leads to the next field, and no Space that is typed there presses it.
pub fn offered_act(ui: &mut Ui, act: &Act, asks: &mut Asks) {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL));
    ui.spacing_mut().button_padding = egui::vec2(6.0, 1.0);
    let response = put(ui, act.enabled, Button::new(text).truncate().sense(Sense::CLICK));
    finish(ui, response, act, asks);
}

/// A row of buttons that wraps.
pub fn act_row(ui: &mut Ui, acts: &[Act], asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        for one in acts {
            if is_dangerous(one) {
                plain_danger(ui, one, asks);
            } else {
                act(ui, one, asks);
            }
        }
    });
}

/// The same of buttons of less weight.
pub fn small_act_row(ui: &mut Ui, acts: &[Act], asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        for one in acts {
            if is_dangerous(one) {
                plain_danger(ui, one, asks);
            } else {
                small_act(ui, one, asks);
            }
        }
    });
}

/// Whether it takes back what was signed.
fn is_dangerous(act: &Act) -> bool {
    act.command == UserCommand::Ask(Question::Reopen)
}

/// What one needs now beside the step, as wide as there is room: in accent on white.
pub fn secondary(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let palette = theme::of(ui);
    let ink = ink_of(ui, act, palette.accent);
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::TEXT)).color(ink);
    // What is longer than its place goes on in a second line: else it would push the place's edge.
    let button = worded(ui, text, act.shortcut.as_deref(), ink).wrap();
    let button = button.fill(palette.panel).stroke(Stroke::new(1.5, ink));
    let size = egui::vec2(ui.available_width(), 40.0);
    let button = button.min_size(size).corner_radius(CornerRadius::same(10));
    let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let response =
        ui.allocate_ui_with_layout(size, layout, |ui| put(ui, act.enabled, button)).inner;
    finish(ui, response, act, asks)
}

/// The one large button, as wide as there is room and of this height. While it does nothing it is a
/// sentence in a frame.
pub fn step(ui: &mut Ui, act: &Act, height: f32, asks: &mut Asks) -> Response {
    step_with(ui, act, "", height, asks)
}

/// The same with a note in small letters under its words, where there is one: its size is the same.
pub fn step_with(ui: &mut Ui, act: &Act, note: &str, height: f32, asks: &mut Asks) -> Response {
    let palette = theme::of(ui);
    let size = egui::vec2(ui.available_width(), height);
    let (ink, fill, line, font) = if act.enabled {
        (palette.step_ink, palette.step, Stroke::NONE, theme::STEP)
    } else {
        (palette.accent, palette.panel, Stroke::new(2.0, palette.accent), theme::HEADING)
    };
    // A step that does nothing now has no key.
    let key = act.shortcut.as_deref().filter(|_| act.enabled);
    // Where words and key have no room beside each other, the words are smaller.
    let room =
        size.x - key.map_or(0.0, |_| key_width(ui, act)) - 2.0 * ui.spacing().button_padding.x;
    let mut fonts = [font, theme::HEADING, theme::TEXT].into_iter();
    let font = fonts.find(|&font| width_of(ui, &act.label, &theme::bold(font)) <= room);
    let whole = font.is_some();
    let font = theme::bold(font.unwrap_or(theme::TEXT));
    let mut words = LayoutJob::single_section(act.label.clone(), TextFormat::simple(font, ink));
    if !whole {
        // Two lines of them have room, or one above the note; the rest is told by hovering.
        words.wrap = TextWrapping {
            max_rows: if note.is_empty() { 2 } else { 1 },
            ..TextWrapping::truncate_at_width(room)
        };
    } else if !note.is_empty() {
        // A line of its height: the note itself stands in the middle of the button.
        words.append("\n ", 0.0, TextFormat::simple(theme::regular(theme::LEGEND), ink));
    }
    let words = ui.painter().layout_job(words);
    let elided = words.elided;
    let button = worded(ui, words, key, palette.step_muted);
    let button = button.fill(fill).stroke(line).min_size(size);
    let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let response = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.add_enabled(act.enabled, button.corner_radius(CornerRadius::same(10)))
    });
    let response = finish(ui, response.inner, act, asks);
    let response = if elided { hint(response, &act.label) } else { response };
    if !note.is_empty() {
        let at = response.rect.center_bottom() - egui::vec2(0.0, NOTE);
        let font = theme::bold(theme::LEGEND);
        ui.painter().text(at, egui::Align2::CENTER_BOTTOM, note, font, ink);
        let name = format!("{}. {note}", act.label);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, act.enabled, &name));
    }
    response
}

/// What lies below a step's note.
const NOTE: f32 = 4.0;

/// The same where something is wrong: what, and the one thing that puts it right.
pub fn wrong_step(ui: &mut Ui, wrong: &str, act: &Act, height: f32, asks: &mut Asks) {
    let [back, ink] = theme::AMBER;
    let frame = Frame::new().fill(back).corner_radius(CornerRadius::same(10));
    frame.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        let size = egui::vec2(ui.available_width(), height - 16.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let text = RichText::new(act.label.as_str()).font(theme::bold(theme::TEXT));
            let button = worded(ui, text.color(back), act.shortcut.as_deref(), back).fill(ink);
            let response = ui.add(button.min_size(egui::vec2(0.0, height - 20.0)));
            finish(ui, response, act, asks);
            let text = RichText::new(format!("▲ {wrong}")).font(theme::bold(theme::TEXT));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(text.color(ink)).wrap());
            });
        });
    });
}

/// A verdict: solid, with its sign and its key.
pub fn verdict(ui: &mut Ui, act: &Act, width: f32, asks: &mut Asks) -> Response {
    let (sign, fill) = match act.command {
        UserCommand::Rule(Ruled::Valid) => ("✓", theme::VERDICTS[0]),
        _ => ("✗", theme::VERDICTS[1]),
    };
    let fill = if act.enabled { fill } else { theme::of(ui).step_off };
    let ink = theme::of(ui).step_ink;
    let text = RichText::new(format!("{sign} {}", act.label)).font(theme::bold(theme::HEADING));
    let button = worded(ui, text.color(ink), act.shortcut.as_deref(), ink);
    let button = button.fill(fill).stroke(Stroke::NONE);
    let size = egui::vec2(width, 58.0);
    let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let button = button.min_size(size).corner_radius(CornerRadius::same(10));
    let response =
        ui.allocate_ui_with_layout(size, layout, |ui| ui.add_enabled(act.enabled, button)).inner;
    finish(ui, response, act, asks)
}

/// A menu of what is seldom asked: its name in this tone without a border, a line on all of it, and
/// its entries.
pub fn menu(ui: &mut Ui, name: &str, tone: Tone, about: &str, acts: &[Act], asks: &mut Asks) {
    let opens = opens(ui, name, tone);
    Popup::menu(&opens).show(|ui| {
        ui.set_min_width(300.0);
        if !about.is_empty() {
            muted(ui, about);
        }
        for act in acts {
            entry(ui, act, tone, None, asks);
        }
    });
}

/// The width of what opens such a menu.
pub fn menu_width(ui: &Ui, name: &str) -> f32 {
    let (text, font) = (name.to_owned(), theme::bold(theme::TEXT));
    let text = ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().x;
    let sign = 10.0 + ui.spacing().icon_spacing;
    (text + sign + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// A menu of corrections, the dangerous ones last.
pub fn corrections(ui: &mut Ui, name: &str, acts: &[Act], dangerous: &[Act], asks: &mut Asks) {
    let opens = opens(ui, name, Tone::Chosen);
    Popup::menu(&opens).show(|ui| {
        ui.set_min_width(260.0);
        let dangerous = dangerous.iter().map(|act| (act, Tone::Bad));
        for (act, tone) in acts.iter().map(|act| (act, Tone::Chosen)).chain(dangerous) {
            entry(ui, act, tone, None, asks);
        }
    });
}

fn opens(ui: &mut Ui, name: &str, tone: Tone) -> Response {
    let ink = tone.ink(theme::of(ui));
    let sign = if tone == Tone::Bad { "▲ " } else { "" };
    let text = RichText::new(format!("{sign}{name}")).font(theme::bold(theme::TEXT)).color(ink);
    let button =
        Button::new((text, open_sign(ink))).stroke(Stroke::NONE).fill(Color32::TRANSPARENT);
    let response = ui.add(button);
    keyboard(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response
}

/// The sign of something that opens.
pub fn open_sign(color: Color32) -> Atom<'static> {
    angle(color, 1.0)
}

/// The sign of something that is folded up again.
pub fn close_sign(color: Color32) -> Atom<'static> {
    angle(color, -1.0)
}

/// An angle that points down, or up.
fn angle(color: Color32, down: f32) -> Atom<'static> {
    Atom::paint(egui::vec2(10.0, 10.0), move |ui, args| {
        let (middle, line) = (args.rect.center(), Stroke::new(1.5, color));
        let points = [[-4.0, -2.0], [0.0, 2.0], [4.0, -2.0]];
        let points = points.map(|[x, y]| middle + egui::vec2(x, y * down)).to_vec();
        ui.painter().add(egui::Shape::line(points, line));
    })
}

/// An entry of a menu; of a choice, whether it is on.
pub fn entry(ui: &mut Ui, act: &Act, tone: Tone, on: Option<bool>, asks: &mut Asks) {
    let mark = if on == Some(true) { "✓ " } else { "" };
    let ink = ink_of(ui, act, tone.ink(theme::of(ui)));
    let text = RichText::new(format!("{mark}{}", act.label)).color(ink);
    // Every row begins at the left, whether it has a key or none.
    let button = with_shortcut(ui, Button::new((text, Atom::grow())), act, theme::of(ui).muted);
    let button = button.stroke(Stroke::NONE);
    let response = ui
        .add_enabled_ui(act.enabled, |ui| ui.add_sized([ui.available_width(), 30.0], button))
        .inner;
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(Role::Button, act.enabled, on, &act.label),
        None => WidgetInfo::labeled(Role::Button, act.enabled, &act.label),
    });
    if response.clicked() {
        asks.push(act.command.clone());
        // A key or a screen reader closes no menu by itself.
        ui.close();
    }
}

/// The button that matters most of a few.
pub fn primary(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    primary_of(ui, act, (theme::TEXT, egui::vec2(0.0, 40.0)), asks)
}

/// The same in large: what a whole page leads to.
pub fn large_primary(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    primary_of(ui, act, (theme::STEP, egui::vec2(280.0, 56.0)), asks)
}

/// The same of what takes something away that the hall needs: red, with its sign.
pub fn dangerous(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = format!("▲ {}", act.label);
    solid(ui, (act, &text, theme::VERDICTS[1]), (theme::TEXT, egui::vec2(0.0, 40.0)), asks)
}

/// The same with letters of this size, no smaller than this.
pub fn primary_of(
    ui: &mut Ui,
    act: &Act,
    measures: (f32, egui::Vec2),
    asks: &mut Asks,
) -> Response {
    let fill = theme::of(ui).step;
    solid(ui, (act, &act.label, fill), measures, asks)
}

fn solid(
    ui: &mut Ui,
    (act, text, fill): (&Act, &str, Color32),
    (letters, least): (f32, egui::Vec2),
    asks: &mut Asks,
) -> Response {
    let palette = theme::of(ui);
    let text = RichText::new(text).font(theme::bold(letters));
    let button = Button::new(text.color(palette.step_ink));
    let key = if act.enabled { palette.step_muted } else { palette.step_ink };
    let button = with_shortcut(ui, button, act, key).min_size(least);
    let fill = if act.enabled { fill } else { palette.step_off };
    let button = button.fill(fill).stroke(Stroke::NONE).corner_radius(CornerRadius::same(10));
    let response = ui.add_enabled(act.enabled, button);
    finish(ui, response, act, asks)
}

/// A button that is on or off.
pub fn toggle(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) -> Response {
    toggle_of(ui, act, (on, None, true), asks)
}

/// The same with its key, where it has one.
pub fn toggle_with_key(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) -> Response {
    toggle_in_group(ui, act, (on, true), asks)
}

/// The same of a group, of which Tab may not lead to each.
pub fn toggle_in_group(ui: &mut Ui, act: &Act, of: (bool, bool), asks: &mut Asks) -> Response {
    toggle_of(ui, act, (of.0, act.shortcut.as_deref(), of.1), asks)
}

fn toggle_of(
    ui: &mut Ui,
    act: &Act,
    (on, key, reached): (bool, Option<&str>, bool),
    asks: &mut Asks,
) -> Response {
    let palette = theme::of(ui);
    let color = if on { palette.step_ink } else { ink_of(ui, act, palette.ink) };
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL)).color(color);
    let mut button = match key {
        Some(key) => {
            let text = (text, key_of(ui, key, color));
            Button::selectable(on, text).gap(2.0 * BEFORE_KEY)
        }
        None => Button::selectable(on, text),
    };
    if on {
        button = button.fill(if act.enabled { palette.step } else { palette.step_off });
    }
    let sense = if reached { Sense::click() } else { Sense::CLICK };
    let button = button.sense(sense).stroke(Stroke::new(1.0, palette.line));
    let response = put(ui, act.enabled, button);
    finish(ui, response, act, asks)
}
