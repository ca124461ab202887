//! The paint of choices of which one is on: Tab leads to that one alone, or to the first while none is, and from it arrows go
//! through the others.

use egui::{FocusDirection, Id, Key, Modifiers, Response, Ui};

use crate::commands::UserCommand;
use crate::screens::Act;
use crate::views::Asks;
use crate::views::widgets::toggle_in_group;

/// How high a line of choices is.
const HIGH: f32 = 26.0;

/// What of a group has to do with the keyboard.
#[derive(Default)]
pub(super) struct Keyboard {
    /// Whether one has it that is not on.
    pub on_another: bool,
    /// The one that an arrow led to: it keeps the keyboard, whatever else asks for it with what is chosen now.
    pub kept: Option<Response>,
}

/// Paints a group; `led` gives its first choice the keyboard, and is taken.
pub(super) fn show(
    ui: &mut Ui,
    name: &str,
    options: &[(Act, bool)],
    led: &mut bool,
    asks: &mut Asks,
) -> Keyboard {
    let on = options.iter().position(|(_, on)| *on);
    // What is offered, and leads elsewhere, is no group.
    let picks = |(option, _): &(Act, bool)| matches!(option.command, UserCommand::Type(..));
    let entry = on.or_else(|| options.iter().all(picks).then_some(0));
    let by_arrow = Id::unique(("an arrow led through the choices", name));
    let was_led = ui.data(|kept| kept.get_temp::<bool>(by_arrow)).unwrap_or_default();
    if was_led && !ui.ctx().will_discard() {
        ui.data_mut(|kept| kept.remove::<bool>(by_arrow));
    }
    let mut keyboard = Keyboard::default();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = egui::vec2(8.0, 4.0);
        // Where there is nothing to choose that has the room of a line of choices.
        ui.set_min_height(HIGH);
        for (at, (option, is_on)) in options.iter().enumerate() {
            let reached = entry.is_none_or(|entry| entry == at);
            let response = toggle_in_group(ui, option, (*is_on, reached), asks);
            if std::mem::take(led) {
                response.request_focus();
            }
            keyboard.on_another |= response.has_focus() && !is_on;
            if entry == Some(at) && response.has_focus() {
                let to = at.checked_add_signed(arrows(ui)).and_then(|to| options.get(to));
                if let Some((next, _)) = to.filter(|(_, on)| !on) {
                    asks.push(next.command.clone());
                    ui.data_mut(|kept| kept.insert_temp(by_arrow, true));
                }
            }
            if *is_on && was_led {
                keyboard.kept = Some(response);
            }
        }
    });
    keyboard
}

/// How many choices further the arrows of this frame lead; the toolkit leads nowhere by them.
fn arrows(ui: &mut Ui) -> isize {
    let (step, pressed) = ui.input_mut(|input| {
        let mut count = |key| {
            let times = input.count_and_consume_key(Modifiers::NONE, key);
            isize::try_from(times).unwrap_or_default()
        };
        let [right, down] = [count(Key::ArrowRight), count(Key::ArrowDown)];
        let [left, up] = [count(Key::ArrowLeft), count(Key::ArrowUp)];
        (right + down - left - up, right + down + left + up > 0)
    });
    if pressed {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    step
}
