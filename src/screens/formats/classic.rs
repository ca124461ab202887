//! What is seen of classic games alone: the hall's scenes of a round and the judge's window. Plain data, made from
//! values of the rules: it knows no desk and no toolkit.

pub mod board;
pub mod echo;
pub mod hall;
pub mod judge;
mod ranks;
mod words;

use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::classic::rules::ClockMode;
use crate::domain::formats::classic::{Record, Rules};

pub use hall::{TableScene, moves_in_ms};
pub use judge::JudgeScreen;

/// The last moment before a restart of the program of which the history tells: until then a time that ran is
/// certain. The present one where nothing came before it.
pub fn certain(record: &Record, now: Moment) -> Moment {
    let before = record.log().iter().rev().map(|recorded| recorded.at);
    before.into_iter().find(|at| at.session != now.session).unwrap_or(now)
}

/// The time of a turn at no table from a moment on, and its alerts in milliseconds left, the end as 0; `None` where
/// the rules time no turn.
pub fn free_timer(rules: &Rules, since: Option<Moment>) -> Option<(Countdown, Vec<i64>)> {
    let (turn_s, alerts_s) = rules.clocks.iter().find_map(|clock| match clock.mode {
        ClockMode::Turn { turn_s, .. } => Some((turn_s, &clock.alerts_s)),
        ClockMode::Chess { .. } => None,
    })?;
    let alerts = alerts_s.iter().map(|&alert| i64::from(alert) * 1000).chain([0]).collect();
    Some((Countdown::started(i64::from(turn_s) * 1000, since?), alerts))
}
