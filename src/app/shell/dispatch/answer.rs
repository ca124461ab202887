//! Questions: opened with what is known filled in, answered with what was typed. A refused answer
//! keeps the question open and says why there.

use crate::app::formats::Command;
use crate::app::shell::Shell;
use crate::commands::{Entry, Question};
use crate::language::tr;
use crate::views::Sight;
use crate::views::dialog;
use crate::views::formats::take_in::brought;

impl Shell {
    pub(in crate::app) fn open_question(&mut self, question: Question) {
        // Another choice of the same question keeps what was typed.
        let open = self.desk.question.clone();
        self.desk.interrupted = match (&question, &open) {
            (Question::Person(_), Some((Question::Person(_), _))) => self.desk.interrupted.take(),
            (Question::Person(_), open) => open.clone().map(|(question, _)| question),
            _ => None,
        };
        let same = open.as_ref().is_some_and(|(open, _)| {
            std::mem::discriminant(open) == std::mem::discriminant(&question)
        });
        if !same {
            let stops_time = matches!(question, Question::Pause(_) | Question::Stop);
            if stops_time && !self.hold_time() {
                return;
            }
            self.fill_in(&question);
        }
        // Another choice of the same question, too: the press took the keyboard from its field.
        self.desk.focus = dialog::first_field(&question);
        self.desk.set(Entry::PlayerSearch, "");
        self.desk.question = Some((question, None));
    }

    /// Going elsewhere answers no.
    pub(in crate::app) fn leave_question(&mut self) {
        if self.desk.question.is_some() {
            self.cancel_question();
        }
    }

    pub(in crate::app) fn answer(&mut self) {
        let Some((question, _)) = self.desk.question.clone() else { return };
        let Some(session) = &self.keeper else { return };
        let typed = self.desk.text(Entry::PlayerSearch).trim();
        if dialog::asks_player(&question) && !typed.is_empty() {
            // Whoever types a name and presses Enter means that player, not yet the answer.
            let found = dialog::search(session.record().contest(), typed).first().copied();
            if let Some(player) = found {
                self.open_question(dialog::about(&question, player));
            } else {
                let why = tr(self.desk.language, "dialog-nobody");
                self.desk.question = Some((question, Some(why)));
            }
            return;
        }
        let seen = dialog::data(&Sight::of(session, &self.desk));
        if seen.is_some_and(|seen| !seen.confirm.enabled) {
            return;
        }
        if question == Question::TakeIn && brought(&self.desk).is_none() {
            // The first yes reads the file, the second takes its sheets in.
            let why = self.read_brought().err();
            self.desk.question = Some((question, why));
            return;
        }
        match self.act_on(&question) {
            Ok(()) => {
                // The answer may have led on to another question.
                let open = self.desk.question.as_ref().map(|(open, _)| open);
                if open == Some(&question) {
                    self.desk.question = None;
                }
                self.step_is_taken();
                let typed = matches!(
                    question,
                    Question::Record(_) | Question::Correct(_) | Question::DrawAhead(..)
                );
                if typed {
                    self.desk.set(Entry::Letters, "");
                }
            }
            Err(why) => self.desk.question = Some((question, Some(why))),
        }
    }

    /// Asks the domain; the refusal in words.
    pub(in crate::app) fn say(&mut self, command: impl Into<Command>) -> Result<(), String> {
        let said = self.try_perform(command);
        said.map_err(|refusal| self.refusal_text(&refusal))
    }
}
