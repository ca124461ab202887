//! What alerts a countdown has reached, and whether they are told in their turn: what every format with a clock
//! asks (§4).

pub mod law;

use serde::{Deserialize, Serialize};

use super::clock::{Countdown, Moment, crossed};

/// An alert reached longer ago than this fell into a gap and is not sounded late, in milliseconds.
const LATE_MS: i64 = 2_000;

/// The longest time that a referee may set, in milliseconds.
pub const MOST_MS: i64 = 2 * 60 * 60 * 1000;

/// Whether the hall sees the tiles while the time is held (§4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PausedTiles {
    /// The default.
    Hidden,
    /// The referee chose so.
    Shown,
}

/// What became of an alert (§4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AlertOutcome {
    /// It was given when it fell due.
    Given,
    /// It fell into a gap (the program was closed) and was not sounded late.
    Missed,
}

/// Alerts at or below which the countdown has come and that were not noted, in the order heard, the
/// end as 0. An alert as long as the whole time is none.
pub fn due(
    countdown: Countdown,
    alerts: &[i64],
    noted: &[i64],
    at: Moment,
) -> Vec<(i64, AlertOutcome)> {
    let remaining_ms = countdown.remaining_ms(at);
    let reached = crossed(alerts, countdown.full_ms(), remaining_ms);
    let new = reached.filter(|alert| !noted.contains(alert));
    new.map(|alert| {
        let late = alert - remaining_ms > LATE_MS;
        (alert, if late { AlertOutcome::Missed } else { AlertOutcome::Given })
    })
    .collect()
}

/// Whether an alert is the next of those due. One that was in time when it was first seen stays so, however
/// long the file refused it, but not one that was past before the time began to run as it does; one is missed
/// only when it is late.
pub fn is_in_turn(
    countdown: Countdown,
    due: &[(i64, AlertOutcome)],
    (alert_ms, outcome): (i64, AlertOutcome),
) -> bool {
    let was_past = alert_ms != 0 && alert_ms - countdown.began_with_ms() > LATE_MS;
    match due.first() {
        Some(&(next, now)) if next == alert_ms => match (outcome, now) {
            (AlertOutcome::Given, _) => !was_past,
            (AlertOutcome::Missed, AlertOutcome::Missed) => true,
            (AlertOutcome::Missed, AlertOutcome::Given) => false,
        },
        Some(_) | None => false,
    }
}
