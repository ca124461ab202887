//! Keys of the command table as the toolkit knows them, and what is pressed in a frame.
//!
//! Space is the next step in Rounds whatever has the focus, so it is taken before any control sees
//! it. A single letter acts in one place alone, and only when no text field has the focus: typed
//! anywhere else it never reaches the hall or the clock.

mod letters;

use egui::{Context, Event, InputState, Modifiers};

pub use letters::{loose_letters, take_letters};

use super::Asks;
use crate::commands::{
    Key, Place, Shortcut, Situation, UserCommand, listed, place_of_letter, shortcut, spec, unlisted,
};

/// The toolkit's key.
pub fn key(key: Key) -> egui::Key {
    match key {
        Key::Space => egui::Key::Space,
        Key::Enter => egui::Key::Enter,
        Key::Escape => egui::Key::Escape,
        Key::A => egui::Key::A,
        Key::B => egui::Key::B,
        Key::D => egui::Key::D,
        Key::E => egui::Key::E,
        Key::F => egui::Key::F,
        Key::G => egui::Key::G,
        Key::J => egui::Key::J,
        Key::K => egui::Key::K,
        Key::L => egui::Key::L,
        Key::N => egui::Key::N,
        Key::O => egui::Key::O,
        Key::P => egui::Key::P,
        Key::R => egui::Key::R,
        Key::S => egui::Key::S,
        Key::T => egui::Key::T,
        Key::U => egui::Key::U,
        Key::V => egui::Key::V,
        Key::X => egui::Key::X,
        Key::Z => egui::Key::Z,
        Key::Num0 => egui::Key::Num0,
        Key::Num1 => egui::Key::Num1,
        Key::Num2 => egui::Key::Num2,
        Key::Num3 => egui::Key::Num3,
        Key::Num4 => egui::Key::Num4,
        Key::Num5 => egui::Key::Num5,
        Key::Num6 => egui::Key::Num6,
        Key::Num7 => egui::Key::Num7,
        Key::Num8 => egui::Key::Num8,
        Key::Num9 => egui::Key::Num9,
        Key::Plus => egui::Key::Plus,
        Key::Minus => egui::Key::Minus,
        Key::Up => egui::Key::ArrowUp,
        Key::Down => egui::Key::ArrowDown,
        Key::F1 => egui::Key::F1,
        Key::F2 => egui::Key::F2,
        Key::F3 => egui::Key::F3,
        Key::PageUp => egui::Key::PageUp,
        Key::PageDown => egui::Key::PageDown,
    }
}

/// Where the keyboard is, when the keys of a frame come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyboard {
    /// In a text field: what is typed is its text.
    InAField,
    /// In none: any key may be a command, and move it.
    Loose,
}

impl Keyboard {
    /// Where it is now.
    pub fn of(context: &Context) -> Self {
        if context.text_edit_focused() { Self::InAField } else { Self::Loose }
    }
}

/// Takes out what was pressed after a key that moves the keyboard elsewhere: with slow frames it would land in the
/// field that is left, or nowhere. It belongs to the next frame. In a field such keys are Enter, Tab, Escape and
/// anything with Ctrl; outside of one each key is. So does an Enter after letters: what it does depends on what they
/// made of the field.
fn split(events: &mut Vec<Event>, keyboard: Keyboard) -> Vec<Event> {
    let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
    let second = events.iter().enumerate().filter(|(_, event)| pressed(event)).nth(1);
    let mut later = match (keyboard, second) {
        (Keyboard::Loose, Some((place, _))) => events.split_off(place),
        (Keyboard::InAField, _) | (Keyboard::Loose, None) => Vec::new(),
    };
    let moves = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            modifiers.command
                || matches!(key, egui::Key::Enter | egui::Key::Tab | egui::Key::Escape)
        }
        _ => false,
    };
    let enter = |event: &Event| match event {
        Event::Key { key: egui::Key::Enter, pressed: true, modifiers, .. } => !modifiers.any(),
        _ => false,
    };
    let typed = |event: &Event| {
        matches!(event, Event::Text(_) | Event::Paste(_) | Event::Key { pressed: true, .. })
    };
    let mut after = match events.iter().position(moves) {
        Some(place) if events.get(place).is_some_and(enter) => {
            let after = events.iter().take(place).any(typed);
            events.split_off(if after { place } else { place + 1 })
        }
        Some(place) => events.split_off(place + 1),
        None => Vec::new(),
    };
    after.append(&mut later);
    after
}

/// Keys that wait for the next frame, in the order in which they were pressed.
#[derive(Debug, Default)]
pub struct Waiting(Vec<Event>);

impl Waiting {
    /// What a frame gets: what waited, then what is new, as far as one frame may have it.
    pub fn frame(&mut self, new: Vec<Event>, keyboard: Keyboard) -> Vec<Event> {
        let mut events = std::mem::take(&mut self.0);
        events.extend(new);
        self.0 = split(&mut events, keyboard);
        events
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Which keys act in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A question is open: it alone gets the keys.
    Question,
    /// The palette is open: it alone gets the keys.
    Palette,
    /// Shortcuts act, those of this place among them; in Rounds Space is the next step.
    Place(Place),
}

/// Takes the shortcuts that were pressed out of the frame's input and pushes their commands.
pub fn take(context: &Context, reach: Reach, situation: &Situation, asks: &mut Asks) {
    let typing = context.text_edit_focused();
    context.input_mut(|input| match reach {
        Reach::Question => {
            // The Enter that opened a question and is still held is no answer to it.
            input.events.retain(|event| {
                !matches!(event, Event::Key { key: egui::Key::Enter, repeat: true, .. })
            });
            // Nor does a Space that is still held write anything into it.
            let held = |event: &Event| {
                matches!(event, Event::Key { key: egui::Key::Space, repeat: true, .. })
            };
            if input.events.iter().any(held) {
                input.events.retain(|event| !matches!(event, Event::Text(text) if text == " "));
            }
            for command in [UserCommand::Confirm, UserCommand::Cancel] {
                take_one(input, (command, situation), false, asks);
            }
        }
        Reach::Palette => {
            for command in [
                UserCommand::PaletteUp,
                UserCommand::PaletteDown,
                UserCommand::Confirm,
                UserCommand::Cancel,
            ] {
                take_one(input, (command, situation), false, asks);
            }
        }
        Reach::Place(place) => {
            if place.is_of_play() && take_step(input) {
                asks.push(UserCommand::NextStep);
            }
            for command in listed(situation.format).into_iter().chain(unlisted()) {
                // Space is the step only in Rounds, and taken above.
                let taken = command == UserCommand::NextStep;
                let away = place_of_letter(&command).is_some_and(|of| !of.stands_for(place));
                if !taken && !away && spec(&command).when.is_met(situation) {
                    take_one(input, (command, situation), typing, asks);
                }
            }
        }
    });
}

/// What is held with a shortcut's key.
fn modifiers(shortcut: Shortcut) -> Modifiers {
    match shortcut {
        Shortcut { ctrl: true, .. } => Modifiers::COMMAND,
        Shortcut { shift: true, .. } => Modifiers::SHIFT,
        Shortcut { .. } => Modifiers::NONE,
    }
}

fn take_one(
    input: &mut InputState,
    (command, situation): (UserCommand, &Situation),
    typing: bool,
    asks: &mut Asks,
) {
    let Some(shortcut) = shortcut(&command, situation) else { return };
    let Shortcut { ctrl, shift, key: name } = shortcut;
    let modifiers = modifiers(shortcut);
    // In a text field letters are text, and Ctrl+Z is the field's own.
    let never_text = matches!(name, Key::F1 | Key::F2 | Key::F3 | Key::PageUp | Key::PageDown)
        || command == UserCommand::LeaveSetUp;
    if typing && !never_text && (!ctrl || name == Key::Z) {
        return;
    }
    if input.modifiers.alt || (!ctrl && !shift && input.modifiers.any()) {
        return;
    }
    let may_repeat = matches!(
        command,
        UserCommand::PaletteUp
            | UserCommand::PaletteDown
            | UserCommand::Larger
            | UserCommand::Smaller
            | UserCommand::NextPage
            | UserCommand::PageBefore
    );
    let mut asked = false;
    input.events.retain(|event| match event {
        Event::Key { key: pressed, pressed: true, repeat, modifiers: with, .. } => {
            // On many keyboards the plus stands above the equals sign.
            let same = *pressed == key(name) || name == Key::Plus && *pressed == egui::Key::Equals;
            if !(same && with.matches_logically(modifiers)) {
                return true;
            }
            // A key that is held asks once: it would save sheet after sheet, or rule on every word.
            asked |= may_repeat || !repeat;
            false
        }
        _ => true,
    });
    if asked {
        asks.push(command);
    }
}

/// Takes Space and the presenter's `PageDown`, with the text that Space types; a repeat of a held key
/// is taken and does nothing.
fn take_step(input: &mut InputState) -> bool {
    let mut pressed = false;
    let plain = !input.modifiers.any();
    input.events.retain(|event| match event {
        Event::Key {
            key: egui::Key::Space | egui::Key::PageDown, pressed: down, repeat, ..
        } if plain => {
            pressed |= *down && !*repeat;
            false
        }
        Event::Text(text) => text != " ",
        _ => true,
    });
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_key_asks_once_but_where_repeating_is_natural() {
        let now = Situation::default();
        for command in listed(now.format).into_iter().chain(unlisted()) {
            let Some(shortcut) = shortcut(&command, &now) else { continue };
            let modifiers = modifiers(shortcut);
            let mut input = InputState::default();
            let mut asks = Asks::new();
            input.modifiers = modifiers;
            for repeat in [false, true, true] {
                let (key, physical_key, pressed) = (key(shortcut.key), None, true);
                input.events = vec![Event::Key { key, physical_key, pressed, repeat, modifiers }];
                take_one(&mut input, (command.clone(), &now), false, &mut asks);
                assert!(input.events.is_empty(), "{command:?} leaves its key to others");
            }
            let natural = matches!(
                command,
                UserCommand::PaletteUp
                    | UserCommand::PaletteDown
                    | UserCommand::Larger
                    | UserCommand::Smaller
                    | UserCommand::NextPage
                    | UserCommand::PageBefore
            );
            assert_eq!(asks.len(), if natural { 3 } else { 1 }, "{command:?}");
        }
    }
}
