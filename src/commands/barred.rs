//! Why a command cannot be asked now, be it that something is missing or that it is done elsewhere.

use super::table::barred;
use super::{Situation, UserCommand, spec};

/// Why a command cannot be asked now: a key of the language files; `None` where it can be.
pub fn why_not(command: &UserCommand, now: &Situation) -> Option<&'static str> {
    let when = spec(command).when;
    if when.is_met(now) { barred(command, &now.own) } else { Some(when.why_not(now)) }
}
