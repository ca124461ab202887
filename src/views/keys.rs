//! Keys of the command table as the toolkit knows them, and what is pressed in a frame.
//!
//! Space is the next step in Rounds whatever has the focus, so it is taken before any control sees
//! it. A single letter acts in one place alone, and only when no text field has the focus: typed
//! anywhere else it never reaches the hall or the clock.

mod letters;
mod waiting;

use egui::{Context, Event, InputState, Modifiers};

pub use letters::{loose_letters, take_letters};
pub use waiting::{Keyboard, Waiting};

use super::Asks;
use super::asked::Enter;
use super::widgets::{nothing_to_undo, was_undone};
use crate::commands::formats::Side;
use crate::commands::{
    Key, Place, Shortcut, Situation, UserCommand, When, listed, place_of_letter, shortcut, spec,
    unlisted, why_not,
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
        Key::H => egui::Key::H,
        Key::J => egui::Key::J,
        Key::K => egui::Key::K,
        Key::L => egui::Key::L,
        Key::M => egui::Key::M,
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
        Key::F4 => egui::Key::F4,
        Key::F5 => egui::Key::F5,
        Key::F6 => egui::Key::F6,
        Key::F7 => egui::Key::F7,
        Key::F8 => egui::Key::F8,
        Key::F9 => egui::Key::F9,
        Key::F10 => egui::Key::F10,
        Key::PageUp => egui::Key::PageUp,
        Key::PageDown => egui::Key::PageDown,
    }
}

/// Which keys act in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A question is open: it alone gets the keys. Where Enter is no yes, the control that has the keyboard
    /// gets it.
    Question(Enter),
    /// The palette is open: it alone gets the keys.
    Palette,
    /// Shortcuts act, those of this place among them; in Rounds Space is the next step.
    Place(Place),
}

/// What becomes of the letters of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// A field has them, or gets them.
    Typed,
    /// They are keys or nothing.
    Free,
}

/// Takes the shortcuts that were pressed out of the frame's input and pushes their commands; of a key that
/// nothing can be asked with now, that this is said. What is offered after a saving has its key even where something
/// is typed.
pub fn take(
    context: &Context,
    reach: Reach,
    situation: &Situation,
    (letters, offered): (Letters, Option<&UserCommand>),
    asks: &mut Asks,
) {
    let typing = context.text_edit_focused();
    let nothing_to_undo = typing && nothing_to_undo(context);
    // Who takes back what they typed, and once more, means no other act.
    let typed_undone = was_undone(context);
    context.input_mut(|input| match reach {
        Reach::Question(enter) => {
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
            // In a field the toolkit takes Ctrl K for cutting all that follows.
            take_one(input, &UserCommand::OpenPalette, situation, false);
            let yes = (enter != Enter::No).then_some(UserCommand::Confirm);
            for command in yes.into_iter().chain([UserCommand::Cancel, UserCommand::ShowKeys]) {
                asks.extend(take_one(input, &command, situation, false).then_some(command));
            }
            // A picture beside the question is looked at as beside a sheet.
            let looks = UserCommand::looks_at_pictures();
            let chooses = [Side::First, Side::Second].map(UserCommand::TakeKeying);
            for command in
                looks.chain(chooses).filter(|command| why_not(command, situation).is_none())
            {
                asks.extend(take_one(input, &command, situation, typing).then_some(command));
            }
        }
        Reach::Palette => {
            for command in [
                UserCommand::PaletteUp,
                UserCommand::PaletteDown,
                UserCommand::Confirm,
                UserCommand::Cancel,
                UserCommand::ShowKeys,
            ] {
                asks.extend(take_one(input, &command, situation, false).then_some(command));
            }
        }
        Reach::Place(place) => {
            if let Some(command) = offered {
                let asked = take_one(input, command, situation, false);
                asks.extend(asked.then(|| command.clone()));
            }
            if place.is_of_play() && take_step(input) {
                asks.push(UserCommand::NextStep);
            }
            if nothing_to_undo && take_one(input, &UserCommand::Undo, situation, false) {
                let undo = UserCommand::Undo;
                let may = !typed_undone && why_not(&undo, situation).is_none();
                asks.push(if may { undo } else { UserCommand::Hindered(Box::new(undo)) });
            }
            if place.is_of_play() && situation.ceremony && take_step_back(input) {
                asks.push(UserCommand::CallBack);
            }
            for command in listed(situation.format).into_iter().chain(unlisted()) {
                // Space is the step only in Rounds, and taken above.
                let taken = command == UserCommand::NextStep;
                let away = place_of_letter(&command).is_some_and(|of| !of.stands_for(place));
                if !taken && !away && why_not(&command, situation).is_none() {
                    asks.extend(take_one(input, &command, situation, typing).then_some(command));
                }
            }
            let typed = typing || letters == Letters::Typed;
            asks.extend(hindered(input, place, situation, typed));
            // What is told over the place goes; a field and what is searched for have their Esc all the same.
            let put_away = |event: &Event| {
                matches!(event, Event::Key { key: egui::Key::Escape, pressed: true, .. })
            };
            asks.extend(input.events.iter().any(put_away).then_some(UserCommand::Cancel));
        }
    });
}

/// Whether a key was pressed that is another than the one that takes a saving back, and what is held with it: a real
/// keyboard sends Ctrl as a key of its own, too.
pub fn is_another(event: &Event) -> bool {
    use egui::Key as K;
    let held = [
        [K::ShiftLeft, K::ShiftRight],
        [K::ControlLeft, K::ControlRight],
        [K::AltLeft, K::AltRight],
        [K::SuperLeft, K::SuperRight],
    ];
    match event {
        Event::Text(_) => true,
        Event::Key { key: K::Z, modifiers, .. } if modifiers.command => false,
        Event::Key { key, pressed: true, repeat: false, .. } => !held.as_flattened().contains(key),
        _ => false,
    }
}

/// What is held with a shortcut's key.
fn modifiers(shortcut: Shortcut) -> Modifiers {
    match shortcut {
        Shortcut { ctrl: true, .. } => Modifiers::COMMAND,
        Shortcut { shift: true, .. } => Modifiers::SHIFT,
        Shortcut { .. } => Modifiers::NONE,
    }
}

/// A key that was pressed although nothing that it asks for can be asked now: what is said of it. Of the
/// commands that share a key the one of this place is meant, then one of every place.
fn hindered(
    input: &mut InputState,
    place: Place,
    situation: &Situation,
    typing: bool,
) -> Option<UserCommand> {
    let nearness = |command: &UserCommand| match spec(command).when.place() {
        Some(of) if of.stands_for(place) => 0,
        None => 1,
        Some(_) => 2,
    };
    let says = |command: &UserCommand| {
        let away = place_of_letter(command).is_some_and(|of| !of.stands_for(place));
        let shortcut = shortcut(command, situation);
        let alone = |key: Key| key.is_letter() || matches!(key, Key::F2 | Key::F3);
        !away && shortcut.is_some_and(|shortcut| shortcut.ctrl || alone(shortcut.key))
    };
    // What is said of a number is asked for by its key alone.
    let of_number = |command: &UserCommand| matches!(command, UserCommand::MarkNumber(_));
    let mut commands: Vec<UserCommand> = listed(situation.format);
    commands.extend(unlisted().into_iter().filter(of_number));
    // The form of a new one is nowhere while a competition is open.
    let of_form = |command: &UserCommand| spec(command).when == When::SettingUp;
    commands.retain(|command| says(command) && !(situation.open && of_form(command)));
    commands.sort_by_key(nearness);
    let pressed = commands.into_iter().find(|command| take_one(input, command, situation, typing));
    pressed.map(|command| UserCommand::Hindered(Box::new(command)))
}

/// Takes a command's key out of the frame's input; whether it asks for the command.
fn take_one(
    input: &mut InputState,
    command: &UserCommand,
    situation: &Situation,
    typing: bool,
) -> bool {
    let Some(shortcut) = shortcut(command, situation) else { return false };
    let Shortcut { ctrl, shift, key: name } = shortcut;
    let modifiers = modifiers(shortcut);
    // In a text field letters are text, and Ctrl+Z is the field's own.
    let never_text = name.is_of_no_text() || *command == UserCommand::LeaveSetUp;
    if typing && !never_text && (!ctrl || name == Key::Z) {
        return false;
    }
    if input.modifiers.alt || (!ctrl && !shift && input.modifiers.any()) {
        return false;
    }
    let may_repeat = may_repeat(command);
    let mut asked = false;
    input.events.retain(|event| match event {
        Event::Key { key: pressed, pressed: true, repeat, modifiers: with, .. } => {
            // On many keyboards the plus stands above the equals sign.
            let same = *pressed == key(name) || name == Key::Plus && *pressed == egui::Key::Equals;
            // What comes from the hall's window has its Shift in the event alone.
            // What takes back does not do it once more with a Shift, as other programs' keys do again.
            let again = name == Key::Z && with.shift;
            let bare = (ctrl || shift || !with.any()) && !again;
            if !(same && bare && with.matches_logically(modifiers)) {
                return true;
            }
            // A key that is held asks once: it would save sheet after sheet, or rule on every word.
            asked |= may_repeat || !repeat;
            false
        }
        _ => true,
    });
    asked
}

/// Whether it is asked again and again while its key is held.
fn may_repeat(command: &UserCommand) -> bool {
    use UserCommand as C;
    match command {
        C::PaletteUp | C::PaletteDown | C::Larger | C::Smaller | C::NextPage | C::PageBefore => {
            true
        }
        C::Picture(asked) => asked.is_looking(),
        _ => false,
    }
}

/// Takes Space and the presenter's `PageDown`, with the text that Space types; a repeat of a held key
/// is taken and does nothing.
fn take_step(input: &mut InputState) -> bool {
    let mut pressed = false;
    let plain = !input.modifiers.any();
    input.events.retain(|event| match event {
        Event::Key {
            key: egui::Key::Space | egui::Key::PageDown,
            pressed: down,
            repeat,
            modifiers,
            ..
        } if plain && !modifiers.any() => {
            pressed |= *down && !*repeat;
            false
        }
        Event::Text(text) => text != " ",
        _ => true,
    });
    pressed
}

/// Takes the presenter's `PageUp`.
fn take_step_back(input: &mut InputState) -> bool {
    let mut pressed = false;
    let plain = !input.modifiers.any();
    input.events.retain(|event| match event {
        Event::Key { key: egui::Key::PageUp, pressed: down, repeat, modifiers, .. }
            if plain && !modifiers.any() =>
        {
            pressed |= *down && !*repeat;
            false
        }
        _ => true,
    });
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the hall's window Shift N called the next place, and Shift Space one place for a page.
    #[test]
    fn what_is_held_counts_where_only_the_key_itself_says_so() {
        let now = Situation::default();
        let shifted = |key| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::SHIFT,
        };
        let of = |key| {
            let mut input = InputState::default();
            input.events.push(shifted(key));
            input
        };
        let mut input = of(egui::Key::N);
        assert!(!take_one(&mut input, &UserCommand::CallNext, &now, false));
        assert!(take_one(&mut input, &UserCommand::CallBack, &now, false));
        let mut input = of(egui::Key::Space);
        assert!(!take_step(&mut input));
        assert!(take_one(&mut input, &UserCommand::CallPage, &now, false));
    }

    /// Other programs do again by it what was undone: here it undid one act more.
    #[test]
    fn what_undoes_does_not_undo_with_a_shift() {
        let now = Situation { undoable: true, ..Situation::default() };
        for (modifiers, undoes) in
            [(Modifiers::COMMAND, true), (Modifiers::COMMAND | Modifiers::SHIFT, false)]
        {
            let (key, physical_key, pressed, repeat) = (egui::Key::Z, None, true, false);
            let mut input = InputState::default();
            input.modifiers = modifiers;
            input.events = vec![Event::Key { key, physical_key, pressed, repeat, modifiers }];
            assert_eq!(take_one(&mut input, &UserCommand::Undo, &now, false), undoes);
        }
    }

    #[test]
    fn a_held_key_asks_once_but_where_repeating_is_natural() {
        let now = Situation::default();
        for command in listed(now.format).into_iter().chain(unlisted()) {
            let Some(shortcut) = shortcut(&command, &now) else { continue };
            let modifiers = modifiers(shortcut);
            let mut input = InputState::default();
            let mut asked = 0;
            input.modifiers = modifiers;
            for repeat in [false, true, true] {
                let (key, physical_key, pressed) = (key(shortcut.key), None, true);
                input.events = vec![Event::Key { key, physical_key, pressed, repeat, modifiers }];
                asked += u32::from(take_one(&mut input, &command, &now, false));
                assert!(input.events.is_empty(), "{command:?} leaves its key to others");
            }
            let natural = may_repeat(&command);
            assert_eq!(asked, if natural { 3 } else { 1 }, "{command:?}");
        }
    }
}
