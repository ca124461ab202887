//! How marks of rounds are written, and what they mean; how a team is called that has a number and no name.

use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::rules::Team;
use crate::language::{Language, tr};
use crate::text;

impl Language {
    /// How a mark stands in a table.
    pub fn mark_of_round(self, mark: Mark) -> String {
        tr(self, keys(mark).0)
    }

    /// What a team is called: a pair that has a number and no name says that it is one.
    pub fn team_called(self, kind: Option<Team>, name: &str) -> String {
        match kind {
            Some(kind) if kind.is_number(name) => text!(self, "games-pair-called", name = name),
            Some(_) | None => name.to_owned(),
        }
    }

    /// What it means.
    pub fn mark_of_round_is(self, mark: Mark) -> String {
        tr(self, keys(mark).1)
    }
}

const fn keys(mark: Mark) -> (&'static str, &'static str) {
    match mark {
        Mark::Missing => ("games-sign-missing", "games-sign-missing-is"),
        Mark::Walkover => ("games-sign-walkover", "games-came-walkover"),
        Mark::Forfeit => ("games-sign-forfeit", "games-came-forfeit"),
        Mark::Bye => ("games-sign-bye", "games-sign-bye-is"),
        Mark::Cancelled => ("games-sign-cancelled", "games-came-cancelled"),
        Mark::Late => ("games-sign-late", "games-sign-late-is"),
        Mark::Absent => ("games-sign-absent", "games-sign-absent-is"),
        Mark::Gone => ("games-sign-gone", "games-sign-gone-is"),
    }
}
