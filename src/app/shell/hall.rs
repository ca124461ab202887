//! The hall's window: on which monitor it stands, and what it is given to show.

use std::sync::{Arc, PoisonError};

use crate::app::monitors;
use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::domain::contest::Openness;
use crate::language::{Language, tr};
use crate::views::desk::MonitorSeen;
use crate::views::settings::HallWindow;
use crate::views::{Sight, projector};

impl<F: OwnActs> Shell<F> {
    /// Takes in which monitors there are. The one that the hall's window shall fill, by its place
    /// among them.
    pub fn see_monitors(&mut self, mut seen: Vec<MonitorSeen>) -> Option<usize> {
        let wanted = self.desk.settings.monitor.as_ref();
        let hall = monitors::choose(&seen, wanted).filter(|_| !self.desk.hall_in_window);
        if let Some(hall) = hall.and_then(|hall| seen.get_mut(hall)) {
            hall.hall = true;
        }
        if self.desk.monitors != seen {
            let had = self.desk.monitors.iter().any(|monitor| monitor.hall);
            if had && hall.is_none() && self.desk.projector && !self.desk.hall_in_window {
                let problem = tr(self.desk.language, "projector-monitor-gone");
                self.desk.problem(problem);
            }
            // It is back: what was said of it is no longer so, whatever language it was said in.
            if hall.is_some() {
                let gone = Language::ALL.map(|language| tr(language, "projector-monitor-gone"));
                self.desk.notices.retain(|notice| !gone.contains(&notice.text));
            }
            self.desk.monitors = seen;
            self.changes += 1;
        }
        hall
    }

    /// Remembers where the hall's window is while a competition is open.
    pub(in crate::app) fn note_hall(&mut self) {
        if self.keeper.is_some() {
            self.desk.settings.hall = match (self.desk.projector, self.desk.hall_in_window) {
                (false, _) => HallWindow::Closed,
                (true, false) => HallWindow::OnMonitor,
                (true, true) => HallWindow::InWindow,
            };
        }
    }

    /// Opens the hall's window where it was when the program ended, and says so.
    pub(in crate::app) fn restore_hall(&mut self) {
        if self.desk.projector || self.desk.settings.hall == HallWindow::Closed {
            return;
        }
        self.desk.projector = true;
        self.desk.hall_in_window |= self.desk.settings.hall == HallWindow::InWindow;
        let done = tr(self.desk.language, "projector-is-back");
        self.desk.done(done);
    }

    /// Gives the hall's window what it may see now.
    pub(in crate::app) fn refresh_hall(&mut self) {
        self.changes += 1;
        let shown = self.keeper.as_ref().map(|session| {
            (projector::hall(&Sight::of(session, &self.desk)), session.clock().clone())
        });
        self.hall_seen = shown.as_ref().map(|(hall, _)| hall.clone());
        let shown = shown.map(|(hall, clock)| Arc::new((F::any_hall(hall), clock)));
        *self.hall.lock().unwrap_or_else(PoisonError::into_inner) = shown;
        self.arm();
        let runs = self.keeper.as_ref().is_some_and(|session| {
            !session.read_only() && session.record().contest().common.openness != Openness::Signed
        });
        self.outside.awake.want(runs || self.doors_are_open());
    }
}
