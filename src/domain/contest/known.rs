//! Players, rounds and objections that a command names: whether there are such.

use super::objection::Objection;
use super::{Common, Format, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::player::Player;

pub(in crate::domain) fn known_player<F: Format>(
    common: &Common,
    player: PlayerId,
) -> Result<&Player, Rejection<F>> {
    common.players.get(&player).ok_or(Rejection::UnknownPlayer { player })
}

pub(in crate::domain) fn known_round<F: Format>(
    game: &F,
    round: RoundNo,
) -> Result<RoundNo, Rejection<F>> {
    let last = game.last_round();
    if round <= last { Ok(round) } else { Err(Rejection::UnknownRound { round, last }) }
}

/// The pending objection of this number.
pub(in crate::domain) fn pending<F: Format>(
    common: &Common,
    objection: ObjectionId,
) -> Result<&Objection, Rejection<F>> {
    let pending = |other: &&Objection| other.id == objection && other.decided.is_none();
    common.objections.iter().find(pending).ok_or(Rejection::NoObjection { objection })
}
