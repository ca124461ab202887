//! What is heard: the alerts that fell due, and those that the loudspeaker plays by itself; the ticks of letters.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::app::sound::{Alarm, Tone};
use crate::domain::contest::event::Event;
use crate::views::Sight;
use crate::views::settings::Sound;

/// A letter that was said so long ago, in milliseconds, may not have ticked yet.
const JUST_NOW_MS: i64 = 300;

impl<F: OwnActs> Shell<F> {
    /// The alerts that time brought are heard, unless the loudspeaker played them by itself.
    pub(in crate::app) fn sound(&self, events: &[Event<F>], alarms: &[(i64, Alarm)]) {
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let tones = events.iter().filter_map(|event| match event {
            Event::Own(event) => game.tone(event),
            _ => None,
        });
        for (tone, alert_ms) in tones {
            let armed =
                alarms.iter().find(|(alert, alarm)| *alert == alert_ms && alarm.tone == tone);
            let now_ms = session.clock().real_ms(session.now().elapsed_ms);
            let now = Alarm { tone, due_ms: now_ms };
            self.outside.speaker.play(armed.map_or(now, |(_, alarm)| *alarm));
        }
    }

    /// The alerts that fall due, each with how many milliseconds are left then.
    pub(in crate::app) fn alarms(&self) -> Vec<(i64, Alarm)> {
        let Some(session) = self.keeper.as_ref().filter(|session| !session.read_only()) else {
            return Vec::new();
        };
        let now = session.now();
        let game = &session.record().contest().game;
        let shown = game.alerts_shown((&self.desk.pinned, self.desk.pinned_at), now);
        let alerts = game.alerts(now).into_iter().chain(shown);
        let alarms = alerts.map(|alert| {
            let due_ms = session.clock().real_ms(now.elapsed_ms.saturating_add(alert.in_ms));
            (alert.left_ms, Alarm { tone: alert.tone, due_ms })
        });
        alarms.collect()
    }

    /// Tells the loudspeaker what falls due.
    pub(in crate::app) fn arm(&self) {
        let mut alarms: Vec<Alarm> = self.alarms().into_iter().map(|(_, alarm)| alarm).collect();
        alarms.extend(self.ticks());
        self.outside.speaker.arm(alarms);
    }

    /// The ticks of the letters that are announced by themselves, the one of just now too.
    fn ticks(&self) -> Vec<Alarm> {
        let heard = self.desk.settings.ticks == Sound::On;
        let Some(session) = self.keeper.as_ref().filter(|it| heard && !it.read_only()) else {
            return Vec::new();
        };
        let sight = Sight::of(session, &self.desk);
        let now = sight.now.elapsed_ms;
        let due = F::ticks_in_ms(&sight).into_iter().filter(|in_ms| *in_ms > -JUST_NOW_MS);
        let due = due.map(|in_ms| session.clock().real_ms(now.saturating_add(in_ms)));
        due.map(|due_ms| Alarm { tone: Tone::Letter, due_ms }).collect()
    }

    /// A tick now, of a letter that a hand let come.
    pub(in crate::app) fn tick_of_a_letter(&self) {
        let Some(session) = self.keeper.as_ref() else { return };
        if self.desk.settings.ticks == Sound::On {
            let due_ms = session.clock().real_ms(session.now().elapsed_ms);
            self.outside.speaker.play(Alarm { tone: Tone::Letter, due_ms });
        }
    }
}
