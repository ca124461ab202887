//! What can happen to the competition's file while it is open, looked at from time to time: it is
//! deleted, renamed or replaced, or the disk takes nothing for a while. Nothing that was typed or saved
//! is let go of because of that.

use super::session::Refusal;
use super::shell::Shell;
use crate::language::tr;
use crate::views::desk::Light;

/// A draft that was refused is tried again after so many milliseconds.
const PATIENCE_MS: i64 = 5_000;

/// When what was looked at last, and what was seen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Watch {
    /// The second of the opening in which the file was looked for.
    second: Option<i64>,
    /// Whether it was gone then.
    gone: bool,
    /// When the draft on the desk was refused.
    refused_ms: Option<i64>,
    /// Whether it was said that closing would lose it.
    warned: bool,
}

impl Shell {
    /// Looks once a second whether the file lies where it was opened, and says so when it is gone.
    /// Whether there is news.
    pub(super) fn watch_file(&mut self) -> bool {
        let Some(session) = &self.session else {
            self.watch = Watch::default();
            return false;
        };
        let second = session.now().elapsed_ms / 1000;
        if self.watch.second == Some(second) {
            return false;
        }
        self.watch.second = Some(second);
        match (session.expect_in_place(), self.watch.gone) {
            (Err(error), false) => {
                self.watch.gone = true;
                self.refuse(&Refusal::NotSaved(error));
                true
            }
            (Ok(()), true) => {
                self.watch.gone = false;
                self.desk.lights.saving = Light::Well;
                true
            }
            (Err(_), true) | (Ok(()), false) => false,
        }
    }

    /// Whether something typed is to be kept now: at once, or a while after it was refused.
    pub(super) fn draft_falls_due(&self) -> bool {
        let now = self.session.as_ref().map(|session| session.now().elapsed_ms);
        let waits = now.zip(self.watch.refused_ms).is_some_and(|(now_ms, refused_ms)| {
            (refused_ms..refused_ms.saturating_add(PATIENCE_MS)).contains(&now_ms)
        });
        self.draft_due && !waits
    }

    /// Whether the competition may be closed: not before it was said that a sheet which the file refuses
    /// would be lost; who closes again means it.
    pub fn may_close(&mut self) -> bool {
        if self.keep_draft() || self.watch.warned {
            return true;
        }
        self.watch.warned = true;
        let problem = tr(self.desk.language, "console-closing-loses");
        self.desk.problem(problem);
        self.refresh_hall();
        false
    }

    /// The window is asked to close: the competition is closed while it still stands, so that somebody is
    /// told where everything was saved or what was not. Whether the window may go; who closes again,
    /// means it.
    pub fn may_end(&mut self) -> bool {
        if self.session.is_none() {
            return true;
        }
        if !self.may_close() {
            return false;
        }
        self.desk.notices.clear();
        self.close_competition();
        self.desk.notices.is_empty()
    }

    /// Closes what is open when no window is left. What is to be told of that, a paragraph each.
    pub fn end(&mut self) -> Vec<String> {
        self.desk.notices.clear();
        self.close();
        std::mem::take(&mut self.desk.notices).into_iter().map(|notice| notice.text).collect()
    }

    /// Takes note of whether what was typed is kept; what was refused stays due, unless nothing at all
    /// can be written. Whether the desk may be cleared.
    pub(super) fn draft_was(&mut self, refused: Option<&Refusal>) -> bool {
        let Some(session) = &self.session else { return true };
        let stays = refused.is_some() && !session.read_only();
        self.watch.refused_ms = stays.then_some(session.now().elapsed_ms);
        self.draft_due = stays;
        self.watch.warned &= stays;
        if let Some(refusal) = refused {
            self.refuse(refusal);
        }
        !stays
    }
}
