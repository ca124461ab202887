//! What a simulated competition says, from `assets/rehearsal/day.toml`: names, clubs, reasons.

use serde::Deserialize;

const DAY: &str = include_str!("../../assets/rehearsal/day.toml");

/// The people and the words of the day.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hall {
    pub title: String,
    pub venue: String,
    pub venue_corrected: String,
    pub referee: String,
    pub assistants: Vec<String>,
    pub words_called: Vec<String>,
    pub endings: String,
    pub clubs: Vec<String>,
    pub men: Vec<String>,
    pub women: Vec<String>,
    /// As a man and as a woman bears them.
    pub surnames: Vec<(String, String)>,
    pub rulings: Rulings,
    pub reasons: Reasons,
}

/// What the referee found on a word.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rulings {
    pub valid: Vec<String>,
    pub invalid: Vec<String>,
    pub second_thoughts: String,
}

/// Why things were done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reasons {
    pub restart_time: String,
    pub pause: String,
    pub set_remaining: String,
    pub replay: String,
    pub stop: String,
    pub read_as: String,
    pub keying_slip: String,
    pub recommendation: String,
    pub reprimand: String,
    pub wrong_player: String,
    pub void_round: String,
    pub deduction: String,
    pub deduction_lifted: String,
    pub expelled_from_rest: String,
    pub expelled: String,
    pub objection_upheld: String,
    pub objection_dismissed: String,
    pub reading_upheld: String,
    pub reading_dismissed: String,
    pub void_upheld: String,
    pub void_dismissed: String,
}

impl Hall {
    pub(super) fn embedded() -> Self {
        toml::from_str(DAY).expect("the embedded day is sound")
    }
}
