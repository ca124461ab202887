//! What is known of the time while the program was away.

use super::Sight;
use crate::domain::clock::Moment;

/// When the last thing was recorded before this opening of the file.
pub fn last_before(sight: &Sight<'_>) -> Option<Moment> {
    let mut log = sight.record.log().iter().rev();
    log.find(|recorded| recorded.at.session != sight.now.session).map(|recorded| recorded.at)
}

/// Milliseconds that were left when the program is last known to have run; `None` unless it was
/// restarted in a running round.
pub fn stood_at(sight: &Sight<'_>) -> Option<i64> {
    let (_, round) = sight.contest().game.timed_round()?;
    let time = round.countdown().filter(|time| time.crossed_a_restart(sight.now))?;
    Some(time.remaining_ms(last_before(sight)?))
}
