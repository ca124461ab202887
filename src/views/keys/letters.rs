//! Letters that are typed while no text field has the keyboard: a word that somebody types, or the
//! letter of a command.
//!
//! In Sheets everything typed is of the sheet, Space too: it stands between words, and presses no control
//! that the keyboard came to; Enter does. Who left the field with Tab had ended the word.
//!
//! In Words a letter that rules may also begin a word that is searched for. So it waits a moment: with
//! a letter after it that rules nothing, all that waits is typed; alone, it rules, and several rule one after
//! another. No word begins with one letter twice: pressed again, the first of them rules at once; so soon that a hand
//! only trembled, it is one stroke.

use std::time::Duration;

use egui::{Context, Event, Id, Modifiers};

use super::{Asks, Reach, key};
use crate::commands::{Place, Situation, UserCommand, listed, place_of_letter, shortcut, why_not};

/// How long a letter that rules waits for the rest of a word, in seconds: longer than from letter to
/// letter of a word.
const WORD_PAUSE_S: f64 = 0.4;
/// One key struck again so soon was meant once, in seconds.
const TREMBLE_S: f64 = 0.15;

/// A letter that rules unless one follows that does not.
#[derive(Clone)]
struct Held {
    command: UserCommand,
    key: egui::Key,
    text: String,
    since: f64,
}

/// Letters that wait, in the order in which they were pressed.
type Waits = Vec<Held>;

/// The letters that are typed in this frame while no field has the keyboard, not spaces alone. Commands
/// of letters that waited for long enough are asked. `None` where the letters are keys of this place.
pub fn loose_letters(
    context: &Context,
    reach: Reach,
    situation: &Situation,
    asks: &mut Asks,
) -> Option<String> {
    let place = match reach {
        Reach::Place(place) if !context.text_edit_focused() => place,
        Reach::Place(_) | Reach::Question(_) | Reach::Palette => {
            context.data_mut(|kept| kept.remove_temp::<Waits>(waiting()));
            return None;
        }
    };
    let commands: Vec<(egui::Key, UserCommand)> = listed(situation.format)
        .into_iter()
        .filter(|command| place_of_letter(command).is_some_and(|of| of.stands_for(place)))
        .filter(|command| why_not(command, situation).is_none())
        .filter_map(|command| Some((key(shortcut(&command, situation)?.key), command)))
        .collect();
    let held = context.data_mut(|kept| kept.remove_temp::<Waits>(waiting())).unwrap_or_default();
    let typed = if place == Place::Words {
        word_or_ruling(context, held, &commands, asks)
    } else if place == Place::Sheets {
        return words_of_the_sheet(context);
    } else {
        let acts = |key| commands.iter().any(|(of, _)| *of == key);
        context.input(|input| typed_unless(&input.events, acts))?
    };
    Some(typed).filter(|typed| !typed.trim().is_empty())
}

fn waiting() -> Id {
    Id::unique("a letter that rules")
}

/// Takes the letters of this frame: somebody else has them.
pub fn take_letters(context: &Context) {
    context.input_mut(|input| {
        input.events.retain(|event| !matches!(event, Event::Text(_) | Event::Paste(_)));
    });
}

/// What is typed, with a space before it when the keyboard is at a control.
fn words_of_the_sheet(context: &Context) -> Option<String> {
    let elsewhere = context.memory(|memory| memory.focused().is_some());
    context.input_mut(|input| {
        let typed = typed_unless(&input.events, |_| false).filter(|typed| !typed.is_empty())?;
        let space = |event: &Event| {
            matches!(event, Event::Key { key: egui::Key::Space, modifiers: Modifiers::NONE, .. })
        };
        input.events.retain(|event| !space(event));
        if elsewhere {
            input.events.insert(0, Event::Text(" ".to_owned()));
        }
        Some(typed)
    })
}

/// What is typed; `None` when its first letter acts.
fn typed_unless(events: &[Event], acts: impl Fn(egui::Key) -> bool) -> Option<String> {
    let mut before = None;
    let mut typed = String::new();
    for event in events {
        match event {
            Event::Key { key, pressed: true, .. } => before = Some(*key),
            Event::Text(text) | Event::Paste(text) => {
                if typed.trim().is_empty() && before.is_some_and(&acts) {
                    return None;
                }
                typed.push_str(text);
            }
            _ => {}
        }
    }
    Some(typed)
}

/// What is typed, the letters of commands among it when they begin a word. A letter that stands alone
/// waits, and is taken out of the frame.
fn word_or_ruling(
    context: &Context,
    mut held: Waits,
    commands: &[(egui::Key, UserCommand)],
    asks: &mut Asks,
) -> String {
    let typed = context.input_mut(|input| {
        let now = input.time;
        let mut typed = String::new();
        // Whether the text of the last key is part of a word.
        let mut is_word = true;
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, repeat, modifiers: Modifiers::NONE, .. } => {
                let command = commands.iter().find(|(of, _)| of == key);
                is_word = match command {
                    // A key that is held asks once.
                    Some(_) if *repeat && typed.is_empty() => false,
                    Some((key, _))
                        if typed.is_empty()
                            && held.last().is_some_and(|last| {
                                last.key == *key && now - last.since < TREMBLE_S
                            }) =>
                    {
                        false
                    }
                    Some((key, command)) if typed.is_empty() => {
                        if held.last().is_some_and(|last| last.key == *key) {
                            asks.extend(held.drain(..).map(|held| held.command));
                        }
                        let (command, text) = (command.clone(), String::new());
                        held.push(Held { command, key: *key, text, since: now });
                        false
                    }
                    Some(_) => true,
                    None => {
                        let ends = matches!(
                            key,
                            egui::Key::Enter
                                | egui::Key::Escape
                                | egui::Key::Tab
                                | egui::Key::Space
                        );
                        if ends {
                            asks.extend(held.drain(..).map(|held| held.command));
                        }
                        true
                    }
                };
                command.is_none()
            }
            Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. } => {
                asks.extend(held.drain(..).map(|held| held.command));
                is_word = true;
                true
            }
            Event::Text(text) if !is_word => {
                if let Some(held) = held.last_mut().filter(|held| held.text.is_empty()) {
                    held.text.clone_from(text);
                }
                false
            }
            Event::Text(text) | Event::Paste(text) => {
                typed.extend(held.drain(..).map(|held| held.text));
                typed.push_str(text);
                false
            }
            _ => true,
        });
        if !typed.is_empty() {
            input.events.push(Event::Text(typed.clone()));
        }
        if held.last().is_some_and(|last| now - last.since >= WORD_PAUSE_S) {
            asks.extend(held.drain(..).map(|held| held.command));
        }
        typed
    });
    if !held.is_empty() {
        context.data_mut(|kept| kept.insert_temp(waiting(), held));
        context.request_repaint_after(Duration::from_secs_f64(WORD_PAUSE_S));
    }
    typed
}
