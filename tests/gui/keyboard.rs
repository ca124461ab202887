//! A keyboard: strokes as a window system sends them, any number of them in one frame, through the
//! program's own split of a frame's keys.

use eforos::commands::Entry;
use eforos::domain::formats::anagram::rules::Field;
use eforos::views::keys::{Keyboard, Waiting};
use egui::text_edit::TextEditState;
use egui::{Event, Id, Key, Modifiers};

use super::Console;

/// Ctrl as every system but the Mac sends it.
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

/// What a finger presses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stroke {
    /// A key with a letter on it: the letter comes as text beside the key.
    Letter(char),
    /// Any other key.
    Key(Modifiers, Key),
}

/// The strokes of a line: ` ` is Space, `↵` Enter, `⇥` Tab, `⇤` Tab with Shift, `⌫` Backspace, `⌦`
/// Delete, `←` and `→` the arrows, `⇱` and `⇲` Home and End, `⎋` Escape; `^` before it holds Ctrl.
pub fn strokes(line: &str) -> Vec<Stroke> {
    let mut held = Modifiers::NONE;
    let mut strokes = Vec::new();
    for sign in line.chars() {
        let key = match sign {
            '^' => {
                held = CTRL;
                continue;
            }
            '↵' => Some(Key::Enter),
            '⇥' | '⇤' => Some(Key::Tab),
            '⌫' => Some(Key::Backspace),
            '⌦' => Some(Key::Delete),
            '←' => Some(Key::ArrowLeft),
            '→' => Some(Key::ArrowRight),
            '⇱' => Some(Key::Home),
            '⇲' => Some(Key::End),
            '⎋' => Some(Key::Escape),
            letter if held == CTRL => Key::from_name(&letter.to_string()),
            _ => None,
        };
        strokes.push(match key {
            Some(key) if sign == '⇤' => Stroke::Key(Modifiers::SHIFT, key),
            Some(key) => Stroke::Key(held, key),
            None => Stroke::Letter(sign),
        });
        held = Modifiers::NONE;
    }
    strokes
}

/// A Greek letter is no key of the toolkit's: it comes as its place on the keyboard.
fn latin(letter: char) -> char {
    const PLACES: (&str, &str) =
        ("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ", "abgdezhuiklmnjoprswtyfxcvaehioyv");
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let place = PLACES.0.chars().position(|greek| greek == small);
    place.and_then(|place| PLACES.1.chars().nth(place)).unwrap_or(small)
}

/// What a window system tells of it.
pub fn events(stroke: Stroke) -> Vec<Event> {
    let (modifiers, key, text) = match stroke {
        Stroke::Letter(' ') => (Modifiers::NONE, Some(Key::Space), Some(' ')),
        Stroke::Letter(letter) => {
            let latin = latin(letter).to_ascii_uppercase().to_string();
            (Modifiers::NONE, Key::from_name(&latin), Some(letter))
        }
        Stroke::Key(modifiers, key) => (modifiers, Some(key), None),
    };
    let key = |pressed| {
        let (physical_key, repeat) = (None, false);
        key.map(|key| Event::Key { key, physical_key, pressed, repeat, modifiers })
    };
    let text = text.map(|letter| Event::Text(letter.to_string()));
    key(true).into_iter().chain(text).chain(key(false)).collect()
}

/// A frame in which these keys were pressed.
pub fn frame(console: &mut Console, waiting: &mut Waiting, strokes: &[Stroke]) {
    let new = strokes.iter().flat_map(|&stroke| events(stroke)).collect();
    let events = waiting.frame(new, Keyboard::of(&console.harness.ctx));
    console.harness.input_mut().events.extend(events);
    console.harness.step();
}

/// Frames until nothing waits and what was asked is seen.
pub fn rest(console: &mut Console, waiting: &mut Waiting) {
    while !waiting.is_empty() {
        frame(console, waiting, &[]);
    }
    console.settle();
}

/// Presses these keys, at most so many in a frame.
pub fn press(console: &mut Console, line: &str, in_a_frame: usize) {
    let mut waiting = Waiting::default();
    for strokes in strokes(line).chunks(in_a_frame) {
        frame(console, &mut waiting, strokes);
    }
    rest(console, &mut waiting);
}

fn id(field: Field) -> Id {
    Id::unique(("entry", Entry::Words(field)))
}

/// The five fields of the sheet on the desk, from 7 to 3: `a / b / c / d / e`, with `|` where the
/// keyboard is.
pub fn fields(console: &Console) -> String {
    let context = &console.harness.ctx;
    let focused = context.memory(egui::Memory::focused);
    let texts = Field::ALL.map(|field| {
        let text = console.shell().desk.text(Entry::Words(field)).to_owned();
        if focused != Some(id(field)) {
            return text;
        }
        let cursor = TextEditState::load(context, id(field)).and_then(|s| s.cursor.char_range());
        let at = cursor.map_or(0, |range| range.primary.index.into());
        let mut letters: Vec<char> = text.chars().collect();
        letters.insert(at.min(letters.len()), '|');
        letters.into_iter().collect()
    });
    texts.join(" / ")
}

/// Lays these fields on the desk, the keyboard at the `|`, at the end of its field.
pub fn lay(console: &mut Console, line: &str) {
    use eforos::commands::UserCommand;
    let mut focus = None;
    for (field, text) in Field::ALL.into_iter().zip(line.split(" / ")) {
        let plain = text.replace('|', "");
        if plain != text {
            focus = Some(field);
        }
        console.shell_mut().ask(UserCommand::Type(Entry::Words(field), plain));
    }
    let focus = focus.expect("the keyboard is somewhere");
    console.shell_mut().desk.focus = Some(Entry::Words(focus));
    console.settle();
    press(console, "⇲", 1);
}
