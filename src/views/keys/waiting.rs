//! Keys that come faster than frames: which of them a frame may have.
//!
//! The toolkit asks for the keys of a frame that it then may not paint, on a machine that is busy; it keeps what it
//! got and brings it along with the next, be that another window's.

use egui::{Context, Event};

/// Where the keyboard is, when the keys of a frame come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyboard {
    /// In a text field: what is typed is its text.
    InAField,
    /// In none: any key may be a command, and move it.
    Loose,
    /// A Tab has taken it from where it was, and the toolkit gives it to the next only with the next frame: what is typed
    /// before that would be lost.
    Moving,
}

impl Keyboard {
    /// Where it is now.
    pub fn of(context: &Context) -> Self {
        let tab =
            |event: &Event| matches!(event, Event::Key { key: egui::Key::Tab, pressed: true, .. });
        if context.text_edit_focused() {
            Self::InAField
        } else if context.memory(|memory| memory.focused().is_none())
            && context.input(|input| input.raw.events.iter().any(tab))
        {
            Self::Moving
        } else {
            Self::Loose
        }
    }
}

/// Where a second key is pressed; one that is held and told again is the same.
fn second(events: &[Event]) -> Option<usize> {
    let mut down = None;
    for (place, event) in events.iter().enumerate() {
        match event {
            Event::Key { key, pressed: true, .. } => match down {
                Some(first) if first != *key => return Some(place),
                _ => down = Some(*key),
            },
            // Pressed once more it is another stroke.
            Event::Key { key, pressed: false, .. } if down == Some(*key) => {
                let rest = events.iter().enumerate().skip(place + 1);
                let mut pressed =
                    rest.filter(|(_, event)| matches!(event, Event::Key { pressed: true, .. }));
                return pressed.next().map(|(place, _)| place);
            }
            _ => {}
        }
    }
    None
}

/// Takes out what was pressed after a key that moves the keyboard elsewhere: with slow frames it would land in the
/// field that is left, or nowhere. It belongs to the next frame. In a field such keys are Enter, Tab, Escape and
/// anything with Ctrl; outside of one each key is. So does an Enter after letters: what it does depends on what they
/// made of the field. And so does a click behind what is typed: it takes the keyboard to where it points.
fn split(events: &mut Vec<Event>, keyboard: Keyboard) -> Vec<Event> {
    let typed = |event: &Event| {
        matches!(event, Event::Text(_) | Event::Paste(_) | Event::Key { pressed: true, .. })
    };
    let press = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. });
    let click = events.iter().position(press);
    let click = click.filter(|&place| events.iter().take(place).any(typed));
    let mut click = click.map_or_else(Vec::new, |place| events.split_off(place));
    let mut later = match keyboard {
        Keyboard::Moving => {
            let mut all = std::mem::take(events);
            all.append(&mut click);
            return all;
        }
        Keyboard::Loose => second(events).map_or_else(Vec::new, |place| events.split_off(place)),
        Keyboard::InAField => Vec::new(),
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
    let mut after = match events.iter().position(moves) {
        Some(place) if events.get(place).is_some_and(enter) => {
            let after = events.iter().take(place).any(typed);
            events.split_off(if after { place } else { place + 1 })
        }
        Some(place) => events.split_off(place + 1),
        None => Vec::new(),
    };
    after.append(&mut later);
    after.append(&mut click);
    after
}

/// Keys that wait for the next frame, in the order in which they were pressed.
#[derive(Debug)]
pub struct Waiting {
    later: Vec<Event>,
    /// What a frame was given that is not painted yet.
    given: Vec<Event>,
    keyboard: Keyboard,
}

impl Default for Waiting {
    fn default() -> Self {
        Self { later: Vec::new(), given: Vec::new(), keyboard: Keyboard::Loose }
    }
}

impl Waiting {
    /// What a frame gets, of what is new: what was given to one that was not painted, what waited, then that, as far
    /// as one frame may have it.
    pub fn frame(&mut self, new: Vec<Event>) -> Vec<Event> {
        let mut new = new;
        self.take_back(&mut new);
        let mut events = std::mem::take(&mut self.given);
        events.append(&mut self.later);
        events.extend(new);
        self.later = split(&mut events, self.keyboard);
        self.given.clone_from(&events);
        events
    }

    /// Takes out what the toolkit kept of a frame that it did not paint: this window's keys alone.
    pub fn take_back(&self, events: &mut Vec<Event>) {
        if events.starts_with(&self.given) {
            events.drain(..self.given.len());
        }
    }

    /// The frame was painted; the keyboard is there now.
    pub fn painted(&mut self, keyboard: Keyboard) {
        self.given.clear();
        self.keyboard = keyboard;
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.later.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        let (physical_key, repeat, modifiers) = (None, false, Modifiers::NONE);
        Event::Key { key, physical_key, pressed, repeat, modifiers }
    }

    fn stroke(of: Key) -> [Event; 3] {
        [key(of, true), Event::Text(of.name().to_owned()), key(of, false)]
    }

    /// On a busy machine the end of what was typed was lost to the click that followed it in the same frame.
    #[test]
    fn a_click_behind_what_is_typed_waits_for_the_next_frame() {
        let click = |pressed| Event::PointerButton {
            pos: egui::Pos2::ZERO,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let mut waiting = Waiting::default();
        waiting.painted(Keyboard::InAField);
        let typed = [stroke(Key::A), stroke(Key::B)].concat();
        let all = [typed.clone(), vec![click(true), click(false)]].concat();
        assert_eq!(waiting.frame(all), typed);
        assert!(!waiting.is_empty());
        waiting.painted(Keyboard::InAField);
        assert_eq!(
            waiting.frame(stroke(Key::C).into()),
            [click(true), click(false)].into_iter().chain(stroke(Key::C)).collect::<Vec<_>>()
        );
        // A click before the keys is of the same frame as they.
        waiting.painted(Keyboard::InAField);
        let all: Vec<Event> =
            [click(true), click(false)].into_iter().chain(stroke(Key::D)).collect();
        assert_eq!(waiting.frame(all.clone()), all);
    }

    #[test]
    fn what_a_frame_was_given_that_was_not_painted_comes_again_and_first() {
        for stolen in [false, true] {
            let mut waiting = Waiting::default();
            let first = [stroke(Key::Num3), stroke(Key::Num6)].concat();
            let given = waiting.frame(first);
            assert_eq!(given, stroke(Key::Num3));
            // The toolkit brings it along with what is new, here or to the hall's window.
            let mut kept = given;
            if stolen {
                kept.push(Event::PointerGone);
                waiting.take_back(&mut kept);
                assert_eq!(kept, [Event::PointerGone], "the hall has its own alone");
                kept.clear();
            }
            kept.extend(stroke(Key::Enter));
            assert_eq!(waiting.frame(kept), stroke(Key::Num3));
            waiting.painted(Keyboard::InAField);
            assert_eq!(waiting.frame(Vec::new()), stroke(Key::Num6));
            waiting.painted(Keyboard::InAField);
            assert_eq!(waiting.frame(Vec::new())[0], key(Key::Enter, true));
            waiting.painted(Keyboard::InAField);
            let _ = waiting.frame(Vec::new());
            assert!(waiting.is_empty());
        }
    }

    #[test]
    fn a_key_that_is_held_is_one_and_pressed_twice_is_two() {
        let down = || key(Key::ArrowDown, true);
        let mut waiting = Waiting::default();
        assert_eq!(waiting.frame(vec![down(), down(), down()]).len(), 3);
        waiting.painted(Keyboard::Loose);
        let twice = [stroke(Key::Num1), stroke(Key::Num1)].concat();
        assert_eq!(waiting.frame(twice).len(), 3);
        assert!(!waiting.is_empty());
    }
}
