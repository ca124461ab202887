//! Closing while a time runs: the hall's window, the competition, the program. The time would go on
//! where nobody sees it, so it is asked first; nothing is opened in the place of such a competition. It is asked, too,
//! while somebody is at work at a station, for the doors close with the competition.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Closing, Question};
use crate::domain::contest::Openness;
use crate::language::tr;

/// How the program is left.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::app) struct Leaving {
    /// Yes was said to closing the program although a time runs.
    sure: bool,
    /// The window shall close.
    wants_to_end: bool,
}

impl<F: OwnActs> Shell<F> {
    /// Whether the time of a round or a break runs in a competition that is open for writing.
    pub(in crate::app) fn time_runs(&self) -> bool {
        let Some(session) = self.session().filter(|session| !session.read_only()) else {
            return false;
        };
        let contest = session.record().contest();
        let running = contest.game.running_ms(session.now());
        // Of a competition that is signed it goes on for nobody.
        contest.common.openness == Openness::Open && !running.is_empty()
    }

    /// Asks before closing when a time runs or somebody is at work at a station. Whether it was asked.
    fn asks_before(&mut self, closing: Closing) -> bool {
        let keys = self.desk.doors.as_ref().is_some_and(|doors| doors.at_work().next().is_some());
        let question = match closing {
            _ if self.time_runs() => Question::Close(closing),
            Closing::Competition | Closing::Program if keys => Question::CloseAtWork(closing),
            Closing::Hall | Closing::Competition | Closing::Program => return false,
        };
        self.open_question(question);
        self.refresh_hall();
        true
    }

    /// Opens the hall's window, or closes it.
    pub(in crate::app) fn toggle_or_ask(&mut self) {
        if !self.desk.projector || !self.asks_before(Closing::Hall) {
            self.toggle_projector();
        }
    }

    /// Closes the competition.
    pub(in crate::app) fn close_or_ask(&mut self) {
        if !self.asks_before(Closing::Competition) {
            self.close_competition();
        }
    }

    /// Closes the competition, and turns to the form of a new one unless something is asked before.
    pub(in crate::app) fn new_instead(&mut self) {
        self.close_or_ask();
        if self.keeper.is_none() {
            self.set_up();
        }
    }

    /// Closes the program: its window is asked to, as by its own cross.
    pub(in crate::app) fn quit(&mut self) {
        self.leaving.wants_to_end = true;
    }

    /// Yes was said.
    pub(in crate::app) fn close_for_all_that(&mut self, closing: Closing) {
        match closing {
            Closing::Hall => self.toggle_projector(),
            Closing::Competition => self.close_competition(),
            Closing::Program => self.leaving = Leaving { sure: true, wants_to_end: true },
        }
    }

    /// Whether the window shall close; asked once.
    pub fn wants_to_end(&mut self) -> bool {
        std::mem::take(&mut self.leaving.wants_to_end)
    }

    /// Whether the program may go as far as time and stations are concerned: who said yes is not asked again.
    pub(in crate::app) fn may_leave_the_time(&mut self) -> bool {
        std::mem::take(&mut self.leaving.sure) || !self.asks_before(Closing::Program)
    }

    /// Whether another competition may take the place of the open one; of one whose file is lost it may,
    /// so that the day goes on with a copy.
    pub(in crate::app) fn may_give_way(&mut self) -> bool {
        let lies_there = self.session().is_some_and(|open| open.expect_in_place().is_ok());
        if lies_there && self.time_runs() {
            let problem = tr(self.desk.language, "competition-time-runs");
            self.desk.problem(problem);
            return false;
        }
        self.may_close()
    }
}
