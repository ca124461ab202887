//! Players, their penalties and their objections (§§5, 8, 9).

use super::Version;
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::contest::objection::About;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::{Contest, Format, Rejection};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::{Player, Span};

pub(super) fn added<F: Format>(
    contest: &Contest<F>,
    player: &Player,
    version: Version,
) -> Result<(), Rejection<F>> {
    if contest.common.players.contains_key(&player.id) {
        return Err(Rejection::PlayerExists { player: player.id });
    }
    if contest.common.removed.contains(&player.id) {
        return Err(Rejection::NumberRemoved { player: player.id });
    }
    match version {
        Version::First => {}
        Version::Second => in_numbers(player.id)?,
    }
    sound(&contest.game, player)
}

/// A player's number fits the sheets' codes and the columns on paper.
fn in_numbers<F: Format>(player: PlayerId) -> Result<(), Rejection<F>> {
    if player <= PlayerId::MOST { Ok(()) } else { Err(Rejection::PlayerNumber { player }) }
}

pub(super) fn changed<F: Format>(
    contest: &Contest<F>,
    player: &Player,
) -> Result<(), Rejection<F>> {
    known_player::<F>(&contest.common, player.id)?;
    sound(&contest.game, player)
}

/// Whoever was entered by mistake is removed as they were, before anything was played or says anything
/// of them (§5).
pub(super) fn removed<F: Format>(
    contest: &Contest<F>,
    player: &Player,
) -> Result<(), Rejection<F>> {
    if known_player::<F>(&contest.common, player.id)? != player {
        return Err(Rejection::UnknownPlayer { player: player.id });
    }
    let untouched = contest.game.open_round() == Some(RoundNo::FIRST)
        && contest.common.penalties.iter().all(|penalty| penalty.player != player.id);
    if untouched { Ok(()) } else { Err(Rejection::NotRemovable { player: player.id }) }
}

fn sound<F: Format>(game: &F, player: &Player) -> Result<(), Rejection<F>> {
    let Span { from_round: from, to_round: to } = player.span;
    known_round(game, from)?;
    known_round(game, to)?;
    if player.name.trim().is_empty() {
        return Err(Rejection::NameMissing);
    }
    if from > to { Err(Rejection::EmptySpan { from, to }) } else { Ok(()) }
}

pub(super) fn penalised<F: Format>(
    contest: &Contest<F>,
    player: PlayerId,
    round: RoundNo,
    kind: PenaltyKind,
) -> Result<(), Rejection<F>> {
    known_player::<F>(&contest.common, player)?;
    known_round(&contest.game, round)?;
    if !F::penalties().contains(&kind.parts().0) {
        return Err(Rejection::OtherPenalty { name: kind.parts().0 });
    }
    if kind == (PenaltyKind::Deduction { points: 0 }) {
        return Err(Rejection::NothingDeducted);
    }
    Ok(())
}

/// Objections open once the last round is over or given up (§9).
pub(super) fn objects<F: Format>(
    contest: &Contest<F>,
    player: PlayerId,
    about: &About,
) -> Result<(), Rejection<F>> {
    known_player::<F>(&contest.common, player)?;
    known_round(&contest.game, about.round())?;
    if contest.game.may_object(about) { Ok(()) } else { Err(Rejection::TooEarlyToObject) }
}
