//! What is seen of the standings, and their table on the clipboard.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Place, Shift, StandingsTab};
use crate::language::tr;
use crate::views::{Sight, print, words};

impl<F: OwnActs> Shell<F> {
    /// The row above or below the selected one; the first when none is.
    pub(in crate::app) fn step_row(&mut self, to: Shift) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        if self.desk.place == Place::Words {
            let data = words::data(&sight);
            // Where none waits the last rulings stand in the place of the list.
            let latest = data.latest.map(|latest| latest.rows).unwrap_or_default();
            let rows = if data.rows.is_empty() { latest } else { data.rows };
            let now = rows.iter().position(|row| Some(&row.word) == self.desk.word.as_ref());
            if let Some(row) = rows.get(next_of(now, to)) {
                let word = row.word.clone();
                self.select_word(&word);
            }
            return;
        }
        if self.desk.place == Place::Print {
            let rows = print::data(&sight).documents;
            let now = rows.iter().position(|row| row.chosen);
            if let Some(row) = rows.get(next_of(now, to)) {
                let shown = row.act.command.clone();
                self.dispatch(shown);
            }
            return;
        }
        let rows = F::rows(&sight);
        let now = rows.iter().position(|row| Some(*row) == self.desk.row);
        if let Some(row) = rows.get(next_of(now, to)) {
            self.desk.row = Some(*row);
        }
    }

    /// The objections stand beside the table.
    pub(in crate::app) fn show_objections(&mut self) {
        self.show_standings(StandingsTab::Table);
        let open = self.keeper.as_ref().map(|open| open.record().contest());
        if open.is_some_and(|contest| contest.common.objections.is_empty()) {
            self.desk.done(tr(self.desk.language, "print-final-no-objections"));
        }
    }

    pub(in crate::app) fn show_standings(&mut self, tab: StandingsTab) {
        self.desk.standings_tab = tab;
        if self.desk.place != Place::Standings {
            self.go(Place::Standings);
        }
        // A page and a line are somebody's: the first one's, until another is chosen.
        if self.desk.row.is_none() && matches!(tab, StandingsTab::Player | StandingsTab::Plot) {
            self.step_row(Shift::Down);
        }
        self.leave_question();
    }

    /// The table as it is seen, with the reason for each row, for a spreadsheet. It is told as copied
    /// once it lies on the clipboard.
    pub(in crate::app) fn copy_table(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        self.to_copy = Some(F::as_table(&sight));
    }
}

/// The row after this one, or before it; the first when none is chosen.
fn next_of(now: Option<usize>, to: Shift) -> usize {
    match (now, to) {
        (None, _) => 0,
        (Some(place), Shift::Up) => place.saturating_sub(1),
        (Some(place), Shift::Down) => place + 1,
    }
}
