//! What is said of a time as it ends, in the words of its alerts.

use serde::Serialize;

use crate::domain::clock::Phase;
use crate::language::{Language, tr};
use crate::text;

const MINUTE_MS: i64 = 60_000;

/// What is said of a time, by its phase; nothing while it is calm.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Phases {
    /// After the first alert.
    pub first: String,
    /// After the last one.
    pub last: String,
    /// Once it is over.
    pub over: String,
}

impl Phases {
    /// Of a round with these alerts.
    pub fn of_round(language: Language, alerts_ms: &[i64]) -> Self {
        let words = |phase| round_words(language, phase, alerts_ms);
        Self { first: words(Phase::First), last: words(Phase::Last), over: words(Phase::Over) }
    }

    /// Of a break with these alerts.
    pub fn of_break(language: Language, alerts_ms: &[i64]) -> Self {
        let words = |phase| break_words(language, phase, alerts_ms);
        Self { first: words(Phase::First), last: words(Phase::Last), over: words(Phase::Over) }
    }

    /// What is said in a phase.
    pub fn of(&self, phase: Phase) -> &str {
        match phase {
            Phase::Calm => "",
            Phase::First => &self.first,
            Phase::Last => &self.last,
            Phase::Over => &self.over,
        }
    }
}

/// The words of a round's phase.
fn round_words(language: Language, phase: Phase, alerts_ms: &[i64]) -> String {
    let begins_ms = phase.begins_ms(alerts_ms).unwrap_or_default();
    match phase {
        Phase::Calm => String::new(),
        Phase::First => format!("◆ {}", last_of(language, begins_ms)),
        Phase::Last if begins_ms < MINUTE_MS => {
            format!("▲ {}", tr(language, "projector-last-seconds"))
        }
        Phase::Last => format!("▲ {}", last_of(language, begins_ms)),
        Phase::Over => format!("■ {}", tr(language, "projector-pencils-down")),
    }
}

/// "The last minute", "the last 90 seconds".
fn last_of(language: Language, ms: i64) -> String {
    if ms % MINUTE_MS == 0 {
        text!(language, "projector-last-minutes", minutes = ms / MINUTE_MS)
    } else {
        text!(language, "projector-last-so-many-seconds", seconds = ms / 1000)
    }
}

/// The words of a break's phase: when it ends, as its last alert said.
fn break_words(language: Language, phase: Phase, alerts_ms: &[i64]) -> String {
    let first_ms = Phase::First.begins_ms(alerts_ms);
    let alert_ms = match phase {
        Phase::Calm => None,
        Phase::First => first_ms,
        Phase::Last | Phase::Over => Phase::Last.begins_ms(alerts_ms).or(first_ms),
    };
    let Some(ms) = alert_ms else { return String::new() };
    let ends = if ms % MINUTE_MS == 0 {
        text!(language, "projector-break-minutes", minutes = ms / MINUTE_MS)
    } else {
        text!(language, "projector-break-seconds", seconds = ms / 1000)
    };
    format!("◆ {ends}")
}
