//! Players, their penalties and their objections (§§5, 8, 9).

use super::Version;
use crate::domain::anagram::round::Round;
use crate::domain::anagram::rules::all_rounds;
use crate::domain::contest::decide::{known_player, known_round};
use crate::domain::contest::objection::About;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::{Contest, Rejection};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::{Player, Span};

pub(super) fn added(contest: &Contest, player: &Player, version: Version) -> Result<(), Rejection> {
    if contest.players.contains_key(&player.id) {
        return Err(Rejection::PlayerExists { player: player.id });
    }
    match version {
        Version::First => {}
        Version::Second => in_numbers(player.id)?,
    }
    sound(player)
}

/// A player's number fits the sheets' codes and the columns on paper.
fn in_numbers(player: PlayerId) -> Result<(), Rejection> {
    if player <= PlayerId::MOST { Ok(()) } else { Err(Rejection::PlayerNumber { player }) }
}

pub(super) fn changed(contest: &Contest, player: &Player) -> Result<(), Rejection> {
    known_player(contest, player.id)?;
    sound(player)
}

fn sound(player: &Player) -> Result<(), Rejection> {
    let Span { from_round: from, to_round: to } = player.span;
    known_round(from)?;
    known_round(to)?;
    if player.name.trim().is_empty() {
        return Err(Rejection::NameMissing);
    }
    if from > to { Err(Rejection::EmptySpan { from, to }) } else { Ok(()) }
}

pub(super) fn penalised(
    contest: &Contest,
    player: PlayerId,
    round: RoundNo,
    kind: PenaltyKind,
) -> Result<(), Rejection> {
    known_player(contest, player)?;
    known_round(round)?;
    if kind == (PenaltyKind::Deduction { points: 0 }) {
        return Err(Rejection::NothingDeducted);
    }
    Ok(())
}

/// Objections open once the last round is over or given up (§9).
pub(super) fn objects(contest: &Contest, player: PlayerId, about: &About) -> Result<(), Rejection> {
    known_player(contest, player)?;
    known_round(about.round())?;
    let last = all_rounds().next_back().and_then(|last| contest.anagram.round(last));
    if last.is_some_and(Round::is_settled) { Ok(()) } else { Err(Rejection::TooEarlyToObject) }
}
