//! The parts of a document that every competition has, as values, and how they are written.
//!
//! Whatever the competition went through, they must read back: what no document may have is replaced.

use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};

use crate::domain::contest::objection::Outcome;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::contest::{Common, Details};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::player::Player;
use crate::domain::text::is_hidden;

/// Stands in a record where a document gives no reason; written as none again.
pub(super) const NO_REASON: &str = "—";

/// A ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulingEntry {
    /// The word.
    pub word: Word,
    /// Which way.
    #[serde(rename = "valid", serialize_with = "is_valid")]
    pub ruled: Ruled,
    /// The evidence; may be empty.
    pub reason: String,
}

/// A penalty in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PenaltyEntry {
    /// On whom.
    pub player: PlayerId,
    /// The round in which it falls.
    pub round: RoundNo,
    /// What it does.
    #[serde(flatten, serialize_with = "kind")]
    pub kind: PenaltyKind,
    /// Why; may be empty.
    pub reason: String,
}

/// A decided objection about a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectionEntry {
    /// Whose.
    pub player: PlayerId,
    /// Of which round.
    pub round: RoundNo,
    /// The word.
    pub word: Word,
    /// How it ended.
    #[serde(rename = "upheld", serialize_with = "is_upheld")]
    pub outcome: Outcome,
    /// Why; may be empty.
    pub reason: String,
}

/// Title, date, people.
pub(super) fn details(details: &Details) -> Details {
    Details {
        title: one_line(&details.title),
        venue: one_line(&details.venue),
        date: one_line(&details.date),
        referee: one_line(&details.referee),
        assistants: details.assistants.iter().map(|name| one_line(name)).collect(),
        club: one_line(&details.club),
        starts: one_line(&details.starts),
    }
}

/// The players, by number.
pub(super) fn players(common: &Common) -> Vec<Player> {
    let player = |player: &Player| {
        let (name, club) = (one_line(&player.name), one_line(&player.club));
        Player { name, club, ..player.clone() }
    };
    common.players.values().map(player).collect()
}

/// The rulings, by word.
pub(super) fn rulings(common: &Common) -> Vec<RulingEntry> {
    let rulings = common.rulings.iter().map(|(word, ruling)| RulingEntry {
        word: word.clone(),
        ruled: ruling.ruled,
        reason: many_lines(&ruling.evidence),
    });
    rulings.collect()
}

/// The penalties in force.
pub(super) fn penalties(common: &Common) -> Vec<PenaltyEntry> {
    let penalties = common.penalties.iter().filter(|penalty| penalty.in_force());
    let penalties = penalties.map(|penalty| PenaltyEntry {
        player: penalty.player,
        round: penalty.round,
        kind: penalty.kind,
        reason: many_lines(&penalty.reason),
    });
    penalties.collect()
}

/// A name or title as a document may have it: without signs that cannot be seen.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if is_hidden(c) { '\u{FFFD}' } else { c }).collect()
}

/// A reason as a document may have it.
pub(super) fn many_lines(text: &str) -> String {
    let is_odd = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
    let clean = |c: char| if is_odd(c) { '\u{FFFD}' } else { c };
    if text == NO_REASON { String::new() } else { text.chars().map(clean).collect() }
}

/// A player as a document has them: what follows from the schedule is left out.
#[derive(Serialize)]
struct PlayerLine<'a> {
    id: PlayerId,
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    club: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from_round: Option<RoundNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_round: Option<RoundNo>,
}

/// Writes the players of a competition that has rounds up to `last`.
pub(super) fn player_lines<S: Serializer>(
    players: &[Player],
    last: RoundNo,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_seq(players.iter().map(|Player { id, name, club, span }| PlayerLine {
        id: *id,
        name,
        club,
        from_round: Some(span.from_round).filter(|&from| from != RoundNo::FIRST),
        to_round: Some(span.to_round).filter(|&to| to != last),
    }))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_valid<S: Serializer>(ruled: &Ruled, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_bool(*ruled == Ruled::Valid)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_upheld<S: Serializer>(outcome: &Outcome, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_bool(*outcome == Outcome::Upheld)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn kind<S: Serializer>(kind: &PenaltyKind, to: S) -> Result<S::Ok, S::Error> {
    let (name, points) = kind.parts();
    let mut map = to.serialize_map(None)?;
    map.serialize_entry("kind", name.code())?;
    if let Some(points) = points {
        map.serialize_entry("points", &points)?;
    }
    map.end()
}
