//! What the console puts on the system's clipboard. It counts as copied only once the clipboard gives it
//! back: the window is asked for what lies there, and that is held against what was put there.
//!
//! On many systems the clipboard is this program's and ends with it; whoever copies is told.

use egui::{Context, Event, Ui, ViewportCommand};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::language::tr;

/// How many frames the clipboard may take to answer; the window asks it with the next one.
const PATIENCE: u8 = 20;

/// A text that was put on the clipboard and did not come back yet.
pub(in crate::app) struct Copying {
    text: String,
    frames: u8,
}

impl Copying {
    /// Puts a text on the clipboard and asks for what lies there.
    pub(in crate::app) fn begin(context: &Context, text: String) -> Self {
        context.copy_text(text.clone());
        context.send_viewport_cmd(ViewportCommand::RequestPaste);
        Self { text, frames: 0 }
    }
}

/// What lies on the clipboard, as far as this frame tells: nobody else takes it for something typed.
fn take_answer(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let answer = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
        match input.events.remove(answer) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}

impl<F: OwnActs> Shell<F> {
    /// Takes note of whether what was copied lies on the clipboard, and says so.
    pub(in crate::app) fn follow_clipboard(&mut self, ui: &Ui) {
        let Some(copying) = &mut self.copying else { return };
        copying.frames += 1;
        let lies_there = match take_answer(ui) {
            Some(answer) => answer.trim_end() == copying.text.trim_end(),
            None if copying.frames < PATIENCE => return ui.ctx().request_repaint(),
            None => false,
        };
        self.copying = None;
        let language = self.desk.language;
        if lies_there {
            self.desk.done(tr(language, "standings-copied"));
        } else {
            self.desk.problem(tr(language, "standings-not-copied"));
        }
        self.refresh_hall();
    }
}
