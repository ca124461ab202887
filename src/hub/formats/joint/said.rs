//! What people read of a hall beside its players.

use super::merged::{MarkTold, Open, VenueTold};
use crate::language::{Language, tr};
use crate::text;

/// Why the table is provisional for a hall.
pub(super) fn open(language: Language, venue: &VenueTold, why: Open) -> String {
    match why {
        Open::Absent => tr(language, "joint-page-absent"),
        Open::Unread => tr(language, "joint-page-unread"),
        Open::Newer => tr(language, "joint-page-newer"),
        Open::Unlike => tr(language, "joint-page-unlike"),
        Open::OtherLetters => tr(language, "joint-page-other-letters"),
        Open::Contested => tr(language, "joint-page-contested"),
        Open::Behind => tr(language, "joint-page-behind"),
        Open::NotEnded => tr(language, "joint-page-not-ended"),
        Open::Away => tr(language, "joint-page-away"),
        Open::Doubts => text!(language, "joint-page-doubts", count = venue.doubts),
    }
}

/// What is told of a hall beside its players.
pub(super) fn told(language: Language, venue: &VenueTold) -> Vec<String> {
    let mut facts = vec![text!(language, "exchange-about-players", count = venue.players)];
    let of = |is: fn(&MarkTold) -> bool| -> String {
        let rounds = venue.marks.iter().filter(|mark| is(mark)).map(|mark| mark.round.to_string());
        rounds.collect::<Vec<_>>().join(", ")
    };
    let all = [
        ("joint-page-given-up", of(|mark| mark.given_up)),
        ("joint-page-not-witnessed", of(|mark| mark.not_witnessed)),
    ];
    for (key, rounds) in all {
        if !rounds.is_empty() {
            facts.push(text!(language, key, rounds = rounds));
        }
    }
    for mark in &venue.marks {
        let round = mark.round;
        if mark.late_minutes > 0 {
            let minutes = mark.late_minutes;
            facts.push(text!(language, "joint-page-late", round = round, minutes = minutes));
        }
        if mark.pauses > 0 {
            facts.push(text!(language, "joint-page-pauses", round = round, count = mark.pauses));
        }
        if mark.restarts > 0 {
            let count = mark.restarts;
            facts.push(text!(language, "joint-page-restarts", round = round, count = count));
        }
    }
    facts
}
