//! What can happen to the competition's file while it is open, looked at from time to time: it is
//! deleted, renamed or replaced, or the disk takes nothing for a while. Nothing that was typed or saved
//! is let go of because of that.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::language::tr;
use crate::session::Refusal;
use crate::views::desk::Light;

/// What was said of what the file refuses.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Watch {
    /// What was said of what is tried again by itself.
    said: Vec<String>,
    /// Whether it was said that closing would lose it.
    warned: bool,
}

impl<F: OwnActs> Shell<F> {
    /// Sees to it that what was typed on the sheet on the desk is written. Whether the sheet may be put away:
    /// what is refused by the file stays there, unless nothing at all can be written.
    pub(in crate::app) fn keep_draft(&mut self) -> bool {
        let Some(keeper) = &mut self.keeper else { return true };
        let kept = keeper.keep_drafts().is_ok() || keeper.read_only();
        self.take_news(&[]);
        kept
    }

    /// Shows why something was not saved that is tried again by itself.
    pub(in crate::app) fn refuse_for_now(&mut self, refusal: &Refusal<F>) {
        let text = self.refusal_text(refusal);
        if !self.watch.said.contains(&text) {
            self.watch.said.push(text.clone());
        }
        self.desk.problem(text);
    }

    /// Something was written: the light says so, and what is no longer so is not shown.
    pub(in crate::app) fn is_saved(&mut self) {
        self.desk.saving = Light::Well;
        let Watch { said, warned: _ } = std::mem::take(&mut self.watch);
        self.desk.notices.retain(|notice| !said.contains(&notice.text));
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
        if self.keeper.is_none() {
            return true;
        }
        if !self.may_leave_the_time() || !self.may_close() {
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
}
