//! Who has which of the day's incidents. Where there are too few players for one, nobody has it.

use super::Chance;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::rules::last_round;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::Player;
use crate::rehearsal::hall::{Hall, Reasons};
use crate::rehearsal::people::{Actor, actors};

/// A penalty that falls in a round.
pub(super) struct Due {
    pub player: PlayerId,
    pub round: RoundNo,
    pub kind: PenaltyKind,
    pub reason: String,
}

/// Everyone who plays, and the day's incidents.
pub(super) struct Cast {
    pub actors: Vec<Actor>,
    /// Comes after round 2.
    pub late_arrival: Option<PlayerId>,
    /// Leaves after round 10.
    pub withdrawing: Option<PlayerId>,
    /// Forgets the name on the sheet of round 2.
    pub nameless: Option<PlayerId>,
    /// The first's sheet of round 6 is keyed under the second's number.
    pub misfiled: Option<(PlayerId, PlayerId)>,
    /// Hands nothing in in round 4.
    pub forgetful: Option<PlayerId>,
    /// Hands in too late in round 5, and objects in vain.
    pub slow: Option<PlayerId>,
    /// Round 7 is voided, and comes back on an objection.
    pub wronged: Option<PlayerId>,
    /// The deduction of round 8 is lifted after round 9.
    pub cleared: Option<PlayerId>,
    /// Every penalty of the day.
    pub penalties: Vec<Due>,
}

/// With fewer players nobody comes late, and nobody is sent away.
const ENOUGH_TO_COME_LATE: u16 = 5;
const ENOUGH_TO_SEND_AWAY: usize = 15;

/// A round of the schedule.
pub(super) fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("the rounds are counted from 1")
}

/// How many of so many players come when the others already play.
pub fn late_arrivals(players: u16) -> u16 {
    u16::from(players >= ENOUGH_TO_COME_LATE)
}

impl Cast {
    pub(super) fn choose(players: u16, hall: &Hall, chance: &Chance) -> Self {
        let mut actors = actors(players, hall, chance, last_round());
        let send_away = actors.len() >= ENOUGH_TO_SEND_AWAY;
        // The last number on the list is the one given when the others already play.
        let last = actors.last_mut().filter(|_| late_arrivals(players) > 0);
        let late_arrival = last.map(|actor| {
            actor.player.span.from_round = round(3);
            actor.player.id
        });

        let there = actors.iter().map(|actor| actor.player.id);
        let mut free: Vec<PlayerId> = there.filter(|&id| Some(id) != late_arrival).collect();
        chance.of("incidents", &[]).shuffle(&mut free);
        let mut free = free.into_iter();
        let mut next = || free.next();
        let (nameless, slow, forgetful) = (next(), next(), next());
        let misfiled = next().zip(next());
        let (talking, fined) = (next(), next());
        let (cleared, wronged, writing_on) = (next(), next(), next());
        let withdrawing = next();
        let (leaving, copying) = (next().filter(|_| send_away), next().filter(|_| send_away));

        let Reasons { recommendation, reprimand, void_round, .. } = &hall.reasons;
        let Reasons { deduction, expelled_from_rest, expelled, .. } = &hall.reasons;
        let due = [
            (talking, 1, PenaltyKind::Recommendation, recommendation),
            (talking, 3, PenaltyKind::Reprimand, reprimand),
            (fined, 3, PenaltyKind::Deduction { points: 5 }, deduction),
            (wronged, 7, PenaltyKind::VoidRound, void_round),
            (cleared, 8, PenaltyKind::Deduction { points: 3 }, deduction),
            (writing_on, 9, PenaltyKind::VoidRound, void_round),
            (leaving, 9, PenaltyKind::ExpelledFromRest, expelled_from_rest),
            (copying, 12, PenaltyKind::Expelled, expelled),
        ];
        let penalties = due.into_iter().filter_map(|(player, number, kind, reason)| {
            Some(Due { player: player?, round: round(number), kind, reason: reason.clone() })
        });
        Self {
            late_arrival,
            withdrawing,
            nameless,
            misfiled,
            forgetful,
            slow,
            wronged,
            cleared,
            penalties: penalties.collect(),
            actors,
        }
    }

    /// The players who are there before round 1.
    pub(super) fn there_from_the_start(&self) -> impl Iterator<Item = &Actor> {
        self.actors.iter().filter(|actor| Some(actor.player.id) != self.late_arrival)
    }

    /// Puts a player on the list; numbers are given in the order of the list.
    pub(super) fn welcome(actor: &Actor) -> Command {
        let Player { name, club, span, id: _ } = actor.player.clone();
        Command::AddPlayer { id: None, name, club, span }
    }

    /// A player by number.
    pub(super) fn actor(&self, player: PlayerId) -> Option<&Actor> {
        self.actors.iter().find(|actor| actor.player.id == player)
    }
}
