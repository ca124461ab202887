//! What the hall sees and hears.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::app::sound::FILES;
use crate::commands::{HallStandings, Pinned, Question};
use crate::domain::contest::event::Event;
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::settings::Sound;

/// By how much the volume is changed, in percent.
pub(in crate::app) const VOLUME_STEP: i8 = 10;

impl<F: OwnActs> Shell<F> {
    /// Opens or closes the hall's window; on a single monitor it says what to do with it.
    pub(in crate::app) fn toggle_projector(&mut self) {
        self.desk.projector = !self.desk.projector;
        if self.desk.projector && self.desk.monitors.len() == 1 {
            let done = tr(self.desk.language, "projector-one-monitor");
            self.desk.done(done);
        }
    }

    /// The same as [`Self::pin`]; what would take letters and time from a hall that plays with them is asked first, and
    /// standings that would tell who won before they are called.
    pub(in crate::app) fn pin_or_ask(&mut self, pinned: Pinned) {
        let sight = self.keeper.as_ref().map(|session| Sight::of(session, &self.desk));
        let plays = sight.is_some_and(|sight| F::plays_with_what_it_sees(&sight));
        // The review of another round is refused then.
        let hides =
            self.desk.pinned == Pinned::Auto && !matches!(pinned, Pinned::Auto | Pinned::Review(_));
        let calls = matches!(self.desk.pinned, Pinned::Ceremony(_));
        let tells = match (&pinned, &self.keeper) {
            (Pinned::Standings(which), Some(session)) if !self.all_are_called() => {
                calls || F::tell_who_won(&Sight::of(session, &self.desk), *which)
            }
            _ => false,
        };
        let seen = self.desk.projector || self.doors_are_open();
        let was_asked = matches!(
            self.desk.question,
            Some((Question::ShowInstead(_) | Question::ShowBeforeCalls(_), _))
        );
        match !was_asked {
            true if seen && plays && hides => self.open_question(Question::ShowInstead(pinned)),
            // A hall that is opened later would see at once who won.
            true if tells => self.open_question(Question::ShowBeforeCalls(pinned)),
            _ => self.pin(pinned),
        }
    }

    /// Shows the hall something else, or lets the scene follow the competition. The review of a
    /// round that is not graded is refused, and any while letters are played: the hall never sees
    /// others beside them.
    pub(in crate::app) fn pin(&mut self, pinned: Pinned) {
        let Some(session) = &self.keeper else { return };
        if let Pinned::Review(round) = pinned {
            let sight = Sight::of(session, &self.desk);
            let problem = match F::played_now(&sight) {
                Some(played) => Some(("projector-other-letters", played)),
                None => (!F::is_graded(&sight, round)).then_some(("projector-not-graded", round)),
            };
            if let Some((key, round)) = problem {
                let problem = text!(self.desk.language, key, round = round.get());
                self.desk.problem(problem);
                return;
            }
        }
        self.desk.pinned_at = Some(session.now());
        self.desk.pinned = pinned;
        self.desk.seen_complete = None;
        self.keep_standings();
        self.note_ceremony();
    }

    /// Standings that the hall sees do not go back to an earlier round because something of a later one is corrected: they
    /// stay, provisional, until they are complete again.
    pub(in crate::app) fn keep_standings(&mut self) {
        let Some(session) = &self.keeper else { return };
        let Pinned::Standings(which) = self.desk.pinned else { return };
        let complete = Sight::of(session, &self.desk).last_complete();
        let seen = self.desk.seen_complete;
        match which {
            HallStandings::Complete => match seen.filter(|seen| complete < *seen) {
                Some(seen) => self.desk.pinned = Pinned::Standings(HallStandings::After(seen)),
                None => self.desk.seen_complete = Some(complete),
            },
            HallStandings::After(round) if complete >= round => {
                self.desk.pinned = Pinned::Standings(HallStandings::Complete);
                self.desk.seen_complete = Some(complete);
            }
            HallStandings::After(_) | HallStandings::Latest => {}
        }
    }

    /// Letters that are shown and a time that begins or ends are seen by the hall, whatever was pinned. Ceremony and
    /// standings end where their competition is opened again.
    pub(in crate::app) fn show_play(&mut self, events: &[Event<F>]) {
        let shows = |event: &Event<F>| match event {
            Event::Own(event) => F::is_for_the_hall(event),
            _ => false,
        };
        // What is corrected is told to nobody before it is signed again.
        let reopened = events.iter().any(|event| matches!(event, Event::Reopened { .. }));
        let results = matches!(self.desk.pinned, Pinned::Ceremony(_) | Pinned::Standings(..));
        let corrected = reopened && results;
        if corrected || events.iter().any(shows) {
            self.pin(Pinned::Auto);
        }
    }

    pub(in crate::app) fn review(&mut self) {
        let Some(session) = &self.keeper else { return };
        if let Some(round) = F::last_graded(&Sight::of(session, &self.desk)) {
            self.pin(Pinned::Review(round));
        } else {
            let problem = tr(self.desk.language, "projector-none-graded");
            self.desk.problem(problem);
        }
    }

    pub(in crate::app) fn show_on(&mut self, monitor: usize) {
        let Some(seen) = self.desk.monitors.get(monitor) else { return };
        self.desk.settings.monitor = Some(seen.monitor.clone());
        self.desk.hall_in_window = false;
        self.desk.projector = true;
    }

    pub(in crate::app) fn check_sound(&mut self) {
        let language = self.desk.language;
        self.outside.speaker.check();
        if !self.outside.speaker.works() {
            let problem = tr(language, "projector-no-device");
            self.desk.problem(problem);
        } else if self.desk.settings.sound == Sound::Muted {
            let problem = tr(language, "projector-muted");
            self.desk.problem(problem);
        } else if let Some(folder) = &self.outside.sounds {
            let files = FILES.map(|(_, name)| format!("{name}.wav")).join(", ");
            let folder = folder.display().to_string();
            let percent = self.desk.settings.volume_percent;
            let done = text!(
                language,
                "projector-sound-check",
                percent = percent,
                files = files,
                folder = folder
            );
            self.desk.done(done);
        }
    }

    pub(in crate::app) fn change_volume(&mut self, by: i8) {
        let now = self.desk.settings.volume_percent;
        self.desk.settings.volume_percent = now.saturating_add_signed(by).clamp(10, 100);
        self.desk.settings.sound = Sound::On;
        self.tell_volume();
        let percent = self.desk.settings.volume_percent;
        let done = text!(self.desk.language, "projector-volume", percent = percent);
        self.desk.done(done);
    }

    pub(in crate::app) fn toggle_mute(&mut self) {
        self.desk.settings.sound = self.desk.settings.sound.other();
        self.tell_volume();
        let done = match self.desk.settings.sound {
            Sound::On => tr(self.desk.language, "projector-heard"),
            Sound::Muted => tr(self.desk.language, "projector-muted"),
        };
        self.desk.done(done);
    }

    /// Tells the loudspeaker how loud.
    pub(in crate::app) fn tell_volume(&self) {
        let settings = &self.desk.settings;
        let muted = settings.sound == Sound::Muted;
        self.outside.speaker.set_volume(if muted { 0 } else { settings.volume_percent });
    }
}
