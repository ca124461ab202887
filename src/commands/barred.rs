//! Why a command cannot be asked now, be it that something is missing or that it is done elsewhere.

use super::table::barred;
use super::{Situation, UserCommand, spec};

/// Why a command cannot be asked now: a key of the language files; `None` where it can be.
pub fn why_not(command: &UserCommand, now: &Situation) -> Option<&'static str> {
    let when = spec(command).when;
    barred(command, &now.own).or_else(|| (!when.is_met(now)).then(|| when.why_not(now)))
}

/// Whether it is done elsewhere, whatever becomes of this file.
pub fn is_barred(command: &UserCommand, now: &Situation) -> bool {
    barred(command, &now.own).is_some()
}
