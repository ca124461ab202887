//! What is heard of the time: the alerts that fell due, and those that the loudspeaker plays by itself.

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::app::sound::Alarm;
use crate::domain::contest::event::Event;

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
}
