//! Buttons: every one is a command of the table.

use egui::accesskit::Role;
use egui::{Button, Color32, CornerRadius, Layout, Response, RichText, Stroke, Ui, WidgetInfo};

use crate::screens::{Act, Tone};
use crate::views::widgets::{hint, keyboard, toned};
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

fn with_shortcut<'a>(button: Button<'a>, act: &Act, color: Color32) -> Button<'a> {
    match &act.shortcut {
        Some(shortcut) => {
            button.shortcut_text(RichText::new(shortcut.clone()).size(12.0).color(color))
        }
        None => button,
    }
}

/// A button.
pub fn act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::TEXT));
    let button = with_shortcut(Button::new(text), act, theme::of(ui).muted);
    let response = ui.add_enabled(act.enabled, button);
    finish(ui, response, act, asks)
}

/// A button of less weight.
pub fn small_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).size(theme::LABEL);
    let button = with_shortcut(Button::new(text), act, theme::of(ui).muted);
    let response = ui.add_enabled(act.enabled, button);
    finish(ui, response, act, asks)
}

/// A button like a line of text, cut where there is no room.
pub fn quiet_act(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL));
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = egui::vec2(6.0, 1.0);
            ui.add_enabled(act.enabled, Button::new(text).truncate())
        })
        .inner;
    finish(ui, response, act, asks)
}

/// A row of buttons that wraps.
pub fn act_row(ui: &mut Ui, acts: &[Act], asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        for one in acts {
            act(ui, one, asks);
        }
    });
}

/// The one large button, as wide as there is room and of this height.
pub fn step(ui: &mut Ui, act: &Act, height: f32, asks: &mut Asks) -> Response {
    let size = egui::vec2(ui.available_width(), height);
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::STEP));
    // A step that does nothing now has no key.
    let shortcut = act.shortcut.clone().filter(|_| act.enabled);
    let key = RichText::new(shortcut.unwrap_or_default()).size(13.0);
    let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let button =
        Button::new((text.color(theme::of(ui).step_ink), key.color(theme::of(ui).step_muted)));
    let response = ui
        .allocate_ui_with_layout(size, layout, |ui| important(ui, act, button.min_size(size)))
        .inner;
    finish(ui, response, act, asks)
}

/// The button that matters most of a few.
pub fn primary(ui: &mut Ui, act: &Act, asks: &mut Asks) -> Response {
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::TEXT));
    let button = with_shortcut(
        Button::new(text.color(theme::of(ui).step_ink)),
        act,
        theme::of(ui).step_muted,
    );
    let response = important(ui, act, button.min_size(egui::vec2(0.0, 40.0)));
    finish(ui, response, act, asks)
}

fn important(ui: &mut Ui, act: &Act, button: Button<'_>) -> Response {
    let fill = if act.enabled { theme::of(ui).step } else { theme::of(ui).step_off };
    let button = button.fill(fill).stroke(Stroke::NONE).corner_radius(CornerRadius::same(10));
    ui.scope(|ui| {
        // A disabled step stays readable: it says what goes on.
        ui.visuals_mut().disabled_alpha = 1.0;
        ui.add_enabled(act.enabled, button)
    })
    .inner
}

/// A button that is on or off.
pub fn toggle(ui: &mut Ui, act: &Act, on: bool, asks: &mut Asks) -> Response {
    let color = if on { theme::of(ui).step_ink } else { theme::of(ui).ink };
    let text = RichText::new(act.label.as_str()).font(theme::bold(theme::LABEL)).color(color);
    let mut button = Button::selectable(on, text);
    if on {
        button = button.fill(theme::of(ui).step);
    }
    let response = ui.add_enabled(act.enabled, button.stroke(Stroke::new(1.0, theme::of(ui).line)));
    finish(ui, response, act, asks)
}

/// Lines, each with what can be done about it.
pub fn lines_with_acts(ui: &mut Ui, lines: &[(String, Vec<Act>)], asks: &mut Asks) {
    for (line, acts) in lines {
        toned(ui, line, Tone::Plain);
        if !acts.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for one in acts {
                    small_act(ui, one, asks);
                }
            });
        }
    }
}
