//! What was rehearsed, held against what a file has: whose hand each event is, and that the hall and whoever conducts did
//! just that, each thing once and in order, whatever happened to their programs.

use crate::cli::outcome::Failure;
use crate::domain::formats::anagram::event::Event as Played;
use crate::domain::formats::anagram::joint::event::Event as Joint;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Recorded};
use crate::domain::ids::{Seq, VenueNo};
use crate::domain::person::Role;
use crate::rehearsal::Asked;
use crate::rehearsal::formats::anagram::joint::JointDay;

/// A rehearsed history: what was asked for, and what happened.
pub(super) struct Kept<'a> {
    asked: Vec<&'a Asked<Anagram>>,
    log: &'a [Recorded],
}

/// An event that is not what was rehearsed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Odd {
    /// Its number in the file.
    pub(super) seq: u64,
    /// What was rehearsed in its place.
    pub(super) rehearsed: String,
}

pub(super) fn odd(odd: &Odd) -> Failure {
    Failure::Refused(format!("{}: {}", odd.seq, odd.rehearsed))
}

impl<'a> Kept<'a> {
    pub(super) fn of_hall(day: &'a JointDay<'_>, venue: VenueNo) -> Self {
        let log = day.halls().find(|(number, _)| *number == venue);
        let log = log.map_or(&[][..], |(_, record)| record.log());
        Self { asked: day.asked(venue).iter().collect(), log }
    }

    pub(super) fn of_conductor(day: &'a JointDay<'_>) -> Self {
        Self { asked: day.conducted().map(|(asked, _)| asked).collect(), log: day.master().log() }
    }

    /// How much of it whoever sits there has done: the place of the first thing that is asked for and not in the file.
    pub(super) fn next(&self, log: &[Recorded]) -> Result<usize, Odd> {
        let mut own = log.iter().filter(|it| it.who.role != Role::Centre);
        let mut from = 0;
        for (place, asked) in self.asked.iter().enumerate() {
            let events = &self.log[from..from + asked.events];
            from += asked.events;
            if asked.who.role == Role::Centre {
                continue;
            }
            for (at, rehearsed) in events.iter().enumerate() {
                match found(&mut own, &rehearsed.event)? {
                    Some(()) => {}
                    None if at == 0 => return Ok(place),
                    None => return Err(Odd { seq: 0, rehearsed: name(&rehearsed.event) }),
                }
            }
        }
        Ok(self.asked.len())
    }

    /// That the file has all of it: what was done there, and what was ordered; beside it just confirmed times, and what
    /// follows from the signature of the table.
    pub(super) fn is_all_of(&self, log: &[Recorded]) -> Result<(), Odd> {
        for is_centre in [false, true] {
            let of = |it: &&Recorded| (it.who.role == Role::Centre) == is_centre;
            let mut there = log.iter().filter(of);
            for rehearsed in self.log.iter().filter(of) {
                if found(&mut there, &rehearsed.event)?.is_none() {
                    return Err(Odd { seq: 0, rehearsed: name(&rehearsed.event) });
                }
            }
            let more = there.find(|it| !is_confirmed(&it.event) && !is_signed(&it.event));
            if let Some(more) = more {
                return Err(Odd { seq: more.seq.0, rehearsed: "–".to_owned() });
            }
        }
        Ok(())
    }
}

/// Goes on to this event; `None` where there is no further one.
fn found<'a>(
    log: &mut impl Iterator<Item = &'a Recorded>,
    rehearsed: &Event,
) -> Result<Option<()>, Odd> {
    for there in log {
        if bare(&there.event) == bare(rehearsed) {
            return Ok(Some(()));
        }
        // A program that was killed while time ran has one more.
        if !is_confirmed(&there.event) {
            return Err(Odd { seq: there.seq.0, rehearsed: name(rehearsed) });
        }
    }
    Ok(None)
}

fn is_confirmed(event: &Event) -> bool {
    matches!(event, Event::Own(Played::TimeConfirmed { .. }))
}

fn is_signed(event: &Event) -> bool {
    use Joint::{JointSigned, SeedRevealed};
    matches!(event, Event::Own(Played::Joint(JointSigned { .. } | SeedRevealed { .. })))
}

/// An event without what hangs on the machine's clock and on numbers of events.
fn bare(event: &Event) -> Event {
    match event {
        Event::Undone { .. } => Event::Undone { action: Seq(1) },
        Event::Own(Played::Joint(Joint::RoundOpened { round, .. })) => {
            Event::Own(Played::Joint(Joint::RoundOpened { round: *round, at_ms: 1 }))
        }
        other => other.clone(),
    }
}

fn name(event: &Event) -> String {
    serde_json::to_string(event).unwrap_or_default()
}
