//! When a hall's rounds began and ended: what its rows say, by this machine's clock, and when they came here.

use std::collections::BTreeMap;

use crate::domain::clock::Moment;
use crate::domain::contest::event::Recorded;
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as A;
use crate::domain::formats::anagram::joint::event::Event as J;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};

/// A row that was here within so long of its moment was seen.
const PROMPT_MS: i64 = 60_000;
/// From its opening until its time begins a round may take so long.
const BEGINNING_MS: i64 = 180_000;

/// A moment as a hall's program has it, and when its row came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Told {
    at: Moment,
    got_ms: i64,
}

/// A time that was held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    from: Told,
    until: Option<Told>,
    /// Whether a pause was made of it, which is marked; else it is no more time than others had.
    is_pause: bool,
}

/// The time of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Times {
    full_ms: i64,
    started: Option<Told>,
    ended: Option<Told>,
    /// When the time was held, and when it went on; the letters lie open until it is paused.
    held: Vec<Held>,
    pauses: u32,
    restarts: u32,
}

/// All rounds of a hall. A hall's wall clock may be wrong and be changed; its real time since the file was opened is
/// neither. What is least between that and the coming of a row is when the file was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    opened: BTreeMap<u32, i64>,
    rounds: BTreeMap<RoundNo, Times>,
    /// Of the conductor's history: when halls were first told rounds' letters over the telephone.
    told: BTreeMap<(VenueNo, RoundNo), Told>,
}

/// What is told of a round's time in a hall, in milliseconds since 1970 UTC by this machine's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::hub) struct Course {
    pub started_ms: Option<i64>,
    pub ended_ms: Option<i64>,
    pub pauses: u32,
    pub restarts: u32,
    /// Whether it was seen from here that nobody had more time.
    pub witnessed: bool,
}

impl Clock {
    /// Takes in an event whose row came at a moment, in milliseconds since 1970 UTC.
    pub(super) fn take(&mut self, recorded: &Recorded<Anagram>, got_ms: i64) {
        let at = recorded.at;
        let opened = got_ms.saturating_sub(at.elapsed_ms);
        let least = self.opened.entry(at.session).or_insert(opened);
        *least = opened.min(*least);
        let told = Told { at, got_ms };
        let Event::Own(event) = &recorded.event else { return };
        match event {
            A::RoundStarted { round, full_ms } => {
                let started = Some(told);
                let times = Times { full_ms: *full_ms, started, ..Times::default() };
                self.rounds.insert(*round, times);
            }
            A::TimeHeld { round, .. } => self.of(*round).hold(told, false),
            A::RoundPaused { round, .. } => {
                let times = self.of(*round);
                times.pauses += 1;
                times.hold(told, true);
            }
            A::RoundResumed { round, .. } => self.of(*round).go_on(told),
            A::TimeRestarted { round, .. } => {
                let times = self.of(*round);
                times.restarts += 1;
                times.go_on(told);
            }
            A::RoundStopped { round, .. } | A::RoundEnded { round } => {
                let times = self.of(*round);
                times.go_on(told);
                times.ended = Some(told);
            }
            A::RoundReplayed { round, .. } => {
                self.rounds.remove(round);
            }
            A::Joint(J::LettersTold { venue, round }) => {
                self.told.entry((*venue, *round)).or_insert(told);
            }
            _ => {}
        }
    }

    fn of(&mut self, round: RoundNo) -> &mut Times {
        self.rounds.entry(round).or_default()
    }

    /// When a row says that it was, by this machine's clock.
    fn said_ms(&self, told: Told) -> i64 {
        let opened = self.opened.get(&told.at.session).copied().unwrap_or_default();
        opened.saturating_add(told.at.elapsed_ms)
    }

    /// When halls were told rounds' letters over the telephone, in milliseconds since 1970 UTC.
    pub(super) fn told(&self) -> impl Iterator<Item = (VenueNo, RoundNo, i64)> {
        self.told.iter().map(|(&(venue, round), &told)| (venue, round, self.said_ms(told)))
    }

    /// The time of a round whose letters the hall first had at a moment; `None`: not by a request.
    pub(super) fn course(&self, round: RoundNo, first_ms: Option<i64>) -> Course {
        let Some(times) = self.rounds.get(&round) else { return Course::default() };
        let said = |told: Option<Told>| told.map(|told| self.said_ms(told));
        let (started_ms, ended_ms) = (said(times.started), said(times.ended));
        let paused_ms = times.held.iter().filter(|held| held.is_pause).filter_map(|held| {
            let until_ms = self.said_ms(held.until?);
            Some(until_ms.saturating_sub(self.said_ms(held.from)).max(0))
        });
        let until_ms = first_ms.map(|first_ms| {
            first_ms
                .saturating_add(BEGINNING_MS)
                .saturating_add(times.full_ms)
                .saturating_add(paused_ms.clone().fold(0, i64::saturating_add))
        });
        let is_prompt = |told: Option<Told>| {
            told.is_some_and(|told| told.got_ms.saturating_sub(self.said_ms(told)) <= PROMPT_MS)
        };
        let in_time = ended_ms.zip(until_ms).is_some_and(|(ended, until)| ended <= until);
        Course {
            started_ms,
            ended_ms,
            pauses: times.pauses,
            restarts: times.restarts,
            witnessed: is_prompt(times.started) && is_prompt(times.ended) && in_time,
        }
    }
}

impl Times {
    fn hold(&mut self, told: Told, is_pause: bool) {
        match self.held.last_mut() {
            Some(held) if held.until.is_none() => held.is_pause |= is_pause,
            _ => self.held.push(Held { from: told, until: None, is_pause }),
        }
    }

    fn go_on(&mut self, told: Told) {
        if let Some(held) = self.held.last_mut()
            && held.until.is_none()
        {
            held.until = Some(told);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::Seq;
    use crate::domain::person::{Person, Role};
    use crate::domain::timing::PausedTiles;

    const FULL_MS: i64 = 300_000;
    /// When the file was opened, by the clock of this machine.
    const OPENED_MS: i64 = 1_795_000_000_000;

    /// A round whose rows came so much later than they say; the hall's wall clock is hours off.
    fn course(events: &[(i64, A)], late_ms: impl Fn(i64) -> i64, first_ms: Option<i64>) -> Course {
        let mut clock = Clock::default();
        let who = Person { name: String::new(), role: Role::Referee, station: String::new() };
        for (elapsed_ms, event) in events {
            let at = Moment { wall_ms: 77, session: 1, elapsed_ms: *elapsed_ms };
            let (seq, event) = (Seq(1), Event::Own(event.clone()));
            let recorded = Recorded { seq, action: seq, at, who: who.clone(), event };
            clock.take(&recorded, OPENED_MS.saturating_add(elapsed_ms + late_ms(*elapsed_ms)));
        }
        clock.course(RoundNo::FIRST, first_ms)
    }

    fn played() -> Vec<(i64, A)> {
        let round = RoundNo::FIRST;
        let shown = A::LettersShown { round };
        let started = A::RoundStarted { round, full_ms: FULL_MS };
        vec![(5_000, shown), (60_000, started), (60_000 + FULL_MS, A::RoundEnded { round })]
    }

    #[test]
    fn a_round_is_witnessed_when_its_rows_come_at_once_and_its_time_fits() {
        let first_ms = Some(OPENED_MS + 1_000);
        let seen = course(&played(), |_| 40, first_ms);
        assert!(seen.witnessed, "{seen:?}");
        assert_eq!(seen.started_ms, Some(OPENED_MS + 60_040));
        assert_eq!(seen.ended_ms, Some(OPENED_MS + 60_040 + FULL_MS));
        // Told over the telephone; both rows two minutes late; the end alone.
        assert!(!course(&played(), |_| 40, None).witnessed);
        assert!(
            !course(&played(), |ms| if ms < 60_000 { 40 } else { 120_000 }, first_ms).witnessed
        );
        assert!(!course(&played(), |ms| if ms > 60_000 { 61_000 } else { 0 }, first_ms).witnessed);
        // Opened long before it began.
        let early = Some(OPENED_MS - 180_000);
        assert!(!course(&played(), |_| 40, early).witnessed);
    }

    #[test]
    fn pauses_are_added_and_counted_and_a_longer_time_is_noticed() {
        let round = RoundNo::FIRST;
        let first_ms = Some(OPENED_MS + 1_000);
        let mut events = played();
        let (tiles, reason) = (PausedTiles::Hidden, String::new());
        let paused = A::RoundPaused { round, remaining_ms: 9, tiles, reason };
        let held = A::TimeHeld { round, remaining_ms: 9 };
        let resumed = A::RoundResumed { round, remaining_ms: 9 };
        events.splice(2..2, [(70_000, held), (71_000, paused), (670_000, resumed)]);
        events[5].0 = 660_000 + FULL_MS;
        let seen = course(&events, |_| 0, first_ms);
        assert!(seen.witnessed && seen.pauses == 1, "{seen:?}");
        events[5].0 += 180_000;
        assert!(!course(&events, |_| 0, first_ms).witnessed, "three minutes more than it had");
    }

    #[test]
    fn a_time_that_is_held_and_not_paused_is_no_more_time() {
        let round = RoundNo::FIRST;
        let first_ms = Some(OPENED_MS + 1_000);
        let mut events = played();
        let held = A::TimeHeld { round, remaining_ms: 9 };
        let resumed = A::RoundResumed { round, remaining_ms: 9 };
        events.splice(2..2, [(70_000, held), (670_000, resumed)]);
        events[4].0 += 600_000;
        let seen = course(&events, |_| 0, first_ms);
        assert!(!seen.witnessed && seen.pauses == 0, "{seen:?}");
        // A second too long on the key is nobody's ten minutes.
        (events[3].0, events[4].0) = (71_000, 61_000 + FULL_MS);
        assert!(course(&events, |_| 0, first_ms).witnessed);
    }

    #[test]
    fn times_that_no_clock_has_are_added_up_all_the_same() {
        let round = RoundNo::FIRST;
        let mut events = played();
        let (tiles, remaining_ms) = (PausedTiles::Hidden, 9);
        for (from, until) in [(0, i64::MAX), (i64::MIN, i64::MAX)] {
            let reason = String::new();
            let paused = A::RoundPaused { round, remaining_ms, tiles, reason };
            let resumed = A::RoundResumed { round, remaining_ms };
            events.splice(2..2, [(from, paused), (until, resumed)]);
        }
        assert_eq!(course(&events, |_| 0, Some(OPENED_MS)).pauses, 2);
    }
}
