//! The sentences of classic games.

mod gcg;

use crate::domain::formats::classic::rules::{RulesError, Wrong};
use crate::language::{Language, quoted, tr};
use crate::text;

impl Language {
    /// What is wrong with a text of rules of classic games, and in which line.
    pub fn classic_rules(self, RulesError { line, wrong }: &RulesError) -> String {
        let what = match wrong {
            Wrong::Set(bad) => self.bad_set(bad),
            Wrong::Language(got) => text!(self, "errors-classic-language", got = quoted(got)),
            Wrong::KeyMissing(key) => text!(self, "errors-classic-missing", key = *key),
            Wrong::KeyNotHere(key) => text!(self, "errors-classic-not-here", key = *key),
            Wrong::NotASet => tr(self, "errors-classic-not-a-set"),
            Wrong::Seats(seats) => text!(self, "errors-classic-seats", seats = *seats),
            Wrong::Tables => tr(self, "errors-classic-tables"),
        };
        text!(self, "errors-rules-at", line = *line, what = what)
    }
}
