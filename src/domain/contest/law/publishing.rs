//! Which rounds players may read (§14): played ones, each published once until that is withdrawn.

use crate::domain::contest::known::known_round;
use crate::domain::contest::{Contest, Format, Rejection};
use crate::domain::ids::RoundNo;

/// Whether a round may be published now.
pub(super) fn may_be<F: Format>(contest: &Contest<F>, round: RoundNo) -> Result<(), Rejection<F>> {
    known_round(&contest.game, round)?;
    if contest.common.published.contains(&round) {
        return Err(Rejection::PublishedAlready { round });
    }
    if contest.game.is_played(round) { Ok(()) } else { Err(Rejection::NotPlayed { round }) }
}

/// Whether it is published, so that it can be withdrawn.
pub(super) fn is<F: Format>(contest: &Contest<F>, round: RoundNo) -> Result<(), Rejection<F>> {
    let published = contest.common.published.contains(&round);
    if published { Ok(()) } else { Err(Rejection::NotPublished { round }) }
}
