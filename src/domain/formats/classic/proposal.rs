//! The result that a whole game proposes: what each scored, has left and used beyond the time, and the end.

use super::course::Course;
use super::ending::overtime_points;
use super::game::Game;
use super::rules::{End, Rules};
use super::turn::Seat;
use crate::domain::board::Rack;

/// A result with its figures, as it follows from a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// How the game ended: as it is noted, else as its turns make it.
    pub end: End,
    /// Who went out.
    pub finisher: Option<Seat>,
    /// The figures of each, by seat.
    pub seats: Vec<Figures>,
    /// What of the end that is noted contradicts the game.
    pub odd: Vec<OddEnd>,
}

/// The figures of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What was scored.
    pub raw: i64,
    /// The tiles that were left; `None` where nobody knows them.
    pub left: Option<Rack>,
    /// Their value; 0 where nobody knows them.
    pub rack: i64,
    /// Milliseconds beyond the time.
    pub over_ms: u64,
    /// What they cost.
    pub overtime: i64,
    /// What is left of all that, and of what others had.
    pub last: i64,
}

/// What of a noted end contradicts the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddEnd {
    /// The turns make another end, or none.
    OtherEnd {
        /// Which.
        made: Option<End>,
    },
    /// The rule set has no such end.
    NoSuchEnd,
    /// Somebody else went out.
    OtherFinisher,
    /// Who went out has tiles left.
    FinisherHasTiles,
    /// What is left to a seat is not what its turns leave.
    OtherRack {
        /// Whose.
        seat: Seat,
    },
    /// Nobody knows what is left to a seat.
    RackMissing {
        /// Whose.
        seat: Seat,
    },
}

/// The result of a game whose turns are known.
pub fn proposed(rules: &Rules, game: &Game, course: &Course) -> Proposal {
    let made = course.ended;
    let (end, finisher) = match (&game.finish, made) {
        (Some(finish), _) => (finish.end, finish.finisher),
        (None, Some(made)) => (made.end, made.finisher),
        (None, None) => (End::Unknown, None),
    };
    let mut odd = Vec::new();
    if let Some(finish) = &game.finish {
        let is_other = match (made, end) {
            (Some(made), _) => made.end != end,
            // The others are declared, or happen on clocks.
            (None, End::Out | End::Passes | End::Scoreless) => true,
            (None, _) => false,
        };
        if !rules.has_end(end) {
            odd.push(OddEnd::NoSuchEnd);
        } else if is_other {
            odd.push(OddEnd::OtherEnd { made: made.map(|made| made.end) });
        } else if made.is_some_and(|made| made.finisher != finish.finisher) {
            odd.push(OddEnd::OtherFinisher);
        }
    }
    let left: Vec<Option<Rack>> = (0..game.seats)
        .map(|seat| left(rules, game, course, (end, finisher), seat, &mut odd))
        .collect();
    let value = |rack: &Option<Rack>| {
        let tiles = rack.iter().flat_map(Rack::tiles);
        tiles.map(|tile| i64::from(rules.scoring.value(tile))).sum::<i64>()
    };
    let racks: Vec<i64> = left.iter().map(value).collect();
    let gained = |seat| {
        let gains = finisher == Some(seat) && end == End::Out && rules.ends.finisher_gains.is();
        let others = racks.iter().enumerate().filter(|(other, _)| *other != seat);
        if gains { others.map(|(_, rack)| rack).sum() } else { 0 }
    };
    let seats = left.iter().zip(&racks).enumerate().map(|(seat, (&left, &rack))| {
        let raw = i64::from(course.scored.get(seat).copied().unwrap_or_default());
        let over_ms = game.over_ms(seat);
        let cost = overtime_points(rules.overtime(game.seats), over_ms);
        let overtime = i64::try_from(cost).unwrap_or(i64::MAX);
        let last = (raw + gained(seat) - rack).saturating_sub(overtime);
        Figures { raw, left, rack, over_ms, overtime, last }
    });
    Proposal { end, finisher, seats: seats.collect(), odd }
}

/// What is left to a seat: as it is noted, else as it follows; nothing to who went out.
fn left(
    rules: &Rules,
    game: &Game,
    course: &Course,
    (end, finisher): (End, Option<Seat>),
    seat: Seat,
    odd: &mut Vec<OddEnd>,
) -> Option<Rack> {
    let finish = game.finish.as_ref();
    let noted = finish.and_then(|finish| finish.racks.get(seat).copied().flatten());
    let is_finisher = end == End::Out && finisher == Some(seat);
    let follows = if is_finisher { Some(Rack::default()) } else { course.rack(rules, seat) };
    match (noted, follows) {
        (Some(noted), _) if is_finisher && !noted.is_empty() => {
            odd.push(OddEnd::FinisherHasTiles);
            Some(noted)
        }
        (Some(noted), Some(follows)) if noted != follows => {
            odd.push(OddEnd::OtherRack { seat });
            Some(noted)
        }
        // Of an end that nobody noted, nobody says that anything was lost.
        (None, _) if end == End::Unknown => None,
        (None, None) => {
            odd.push(OddEnd::RackMissing { seat });
            None
        }
        (noted, follows) => noted.or(follows),
    }
}
