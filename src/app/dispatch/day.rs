//! The course of the day: the next step, letters, time, breaks, sheets handed in.

use crate::app::shell::Shell;
use crate::commands::step::Step;
use crate::commands::{Entry, Question};
use crate::domain::anagram::command::Command as A;
use crate::domain::anagram::sheet::Lateness;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letter::{Letter, read_letters};
use crate::language::tr;
use crate::text;
use crate::views::projector::reveal_ends_ms;

/// A step so soon after the one before is a slip of the finger, in milliseconds.
const TOO_SOON_MS: i64 = 700;

impl Shell {
    pub(super) fn next_step(&mut self) {
        let Some(session) = &self.session else { return };
        let now = session.now();
        let step = session.sight(&self.desk).step();
        let too_soon = self
            .desk
            .last_step
            .is_some_and(|last| last.session == now.session && now.ms_since(last) < TOO_SOON_MS);
        if too_soon || self.is_revealing(&step) {
            return;
        }
        self.desk.last_step = Some(now);
        match step {
            Step::Draw(round) => {
                if self.perform(A::DrawLetters { round }) {
                    self.perform(A::ShowLetters { round });
                }
            }
            Step::Show(round) => {
                self.perform(A::ShowLetters { round });
            }
            Step::Start(round) => {
                self.perform(A::StartRound { round });
            }
            Step::ConfirmTime(_) => self.confirm_time(),
            Step::Resume(_) => {
                self.perform(A::ResumeRound);
            }
            Step::Collect(round, players) => self.collect(round, players),
            Step::StartBreak(after) => {
                self.perform(A::StartBreak { after });
            }
            Step::EndBreak(_) => self.end_break(),
            Step::Sign => self.open_question(Question::Sign),
            Step::TypeLetters(_) | Step::TypeReplacements(..) => {
                self.desk.focus = Some(Entry::Letters);
            }
            Step::AddPlayers | Step::Running(_) | Step::Signed => {}
        }
    }

    /// Whether the hall still watches the tiles being turned.
    fn is_revealing(&self, step: &Step) -> bool {
        let (Step::Start(round), Some(session)) = (step, &self.session) else { return false };
        let sight = session.sight(&self.desk);
        let tiles = sight.contest().anagram.announced(*round).map_or(0, |a| a.letters.len());
        reveal_ends_ms(sight.shown_at(*round), sight.now, tiles) > 0
    }

    pub(super) fn type_letters(&mut self) {
        let Some(session) = &self.session else { return };
        let step = session.sight(&self.desk).step();
        let Some(letters) = self.typed_letters() else { return };
        let done = match step {
            Step::TypeLetters(round) => self.perform(A::TypeLetters { round, letters }),
            Step::TypeReplacements(round, _) => {
                self.perform(A::TypeReplacements { round, letters })
            }
            Step::AddPlayers
            | Step::Draw(_)
            | Step::Show(_)
            | Step::Start(_)
            | Step::Running(_)
            | Step::ConfirmTime(_)
            | Step::Resume(_)
            | Step::Collect(..)
            | Step::StartBreak(_)
            | Step::EndBreak(_)
            | Step::Sign
            | Step::Signed => false,
        };
        if done {
            self.desk.set(Entry::Letters, "");
        } else {
            self.desk.focus = Some(Entry::Letters);
        }
    }

    /// The typed tiles; what is no letter is said.
    pub(super) fn typed_letters(&mut self) -> Option<Vec<Letter>> {
        let text = self.desk.text(Entry::Letters).to_owned();
        let together: String = text.split_whitespace().collect();
        if together.is_empty() {
            let problem = tr(self.desk.language, "rounds-no-letters");
            self.desk.problem(problem);
            return None;
        }
        let letters = read_letters(&together).ok();
        if letters.is_none() {
            let problem = text!(self.desk.language, "rounds-not-letters", typed = text);
            self.desk.problem(problem);
        }
        letters
    }

    pub(super) fn confirm_time(&mut self) {
        self.perform(A::ConfirmTime);
    }

    pub(super) fn collect(&mut self, round: RoundNo, players: Vec<PlayerId>) {
        self.perform(A::CollectSheets { round, players, lateness: Lateness::InTime });
    }

    pub(super) fn start_break(&mut self) {
        let Some(session) = &self.session else { return };
        if let Step::StartBreak(after) = session.sight(&self.desk).step() {
            self.perform(A::StartBreak { after });
        }
    }

    pub(super) fn end_break(&mut self) {
        self.perform(A::EndBreak);
    }
}
