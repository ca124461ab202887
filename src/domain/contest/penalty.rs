//! Penalties (§8, R§7): typed facts whose effect on points follows.

use serde::{Deserialize, Serialize};

use crate::domain::ids::{PenaltyId, PlayerId, RoundNo};

/// What a penalty does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// Recorded; no effect on points.
    Recommendation,
    /// Recorded; no effect on points.
    Reprimand,
    /// The round's sheet counts nothing.
    VoidRound,
    /// Points off the total, at least 1.
    Deduction {
        /// How many.
        points: u32,
    },
    /// A technical warning, as mistakes of form on a slip bring them; warnings cost what the rules say.
    Technical,
    /// A disciplinary warning.
    Disciplinary,
    /// Out after this round, which still counts; stays in the standings, marked.
    ExpelledFromRest,
    /// Out of the competition: no rank.
    Expelled,
}

/// A kind of penalty without its number: what somebody chooses, and what a document names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyName {
    /// See [`PenaltyKind::Recommendation`].
    #[default]
    Recommendation,
    /// See [`PenaltyKind::Reprimand`].
    Reprimand,
    /// See [`PenaltyKind::VoidRound`].
    VoidRound,
    /// See [`PenaltyKind::Deduction`].
    Deduction,
    /// See [`PenaltyKind::Technical`].
    Technical,
    /// See [`PenaltyKind::Disciplinary`].
    Disciplinary,
    /// See [`PenaltyKind::ExpelledFromRest`].
    ExpelledFromRest,
    /// See [`PenaltyKind::Expelled`].
    Expelled,
}

impl PenaltyName {
    /// Every kind, the mildest first.
    pub const ALL: [Self; 8] = [
        Self::Recommendation,
        Self::Reprimand,
        Self::VoidRound,
        Self::Deduction,
        Self::Technical,
        Self::Disciplinary,
        Self::ExpelledFromRest,
        Self::Expelled,
    ];

    /// The codes of those that a document's `penalties` may have; what is a duplicate game's own stands in its
    /// `sanctions`.
    pub const IN_DOCUMENTS: [&str; 6] = [
        Self::Recommendation.code(),
        Self::Reprimand.code(),
        Self::VoidRound.code(),
        Self::Deduction.code(),
        Self::ExpelledFromRest.code(),
        Self::Expelled.code(),
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Recommendation => "recommendation",
            Self::Reprimand => "reprimand",
            Self::VoidRound => "void_round",
            Self::Deduction => "deduction",
            Self::Technical => "technical",
            Self::Disciplinary => "disciplinary",
            Self::ExpelledFromRest => "expelled_from_rest",
            Self::Expelled => "expelled",
        }
    }

    /// Whether it takes a number of points.
    pub const fn takes_points(self) -> bool {
        matches!(self, Self::Deduction)
    }

    /// The penalty, with these points where it takes any; `None` when they are missing.
    pub fn of(self, points: Option<u32>) -> Option<PenaltyKind> {
        Some(match self {
            Self::Recommendation => PenaltyKind::Recommendation,
            Self::Reprimand => PenaltyKind::Reprimand,
            Self::VoidRound => PenaltyKind::VoidRound,
            Self::Deduction => PenaltyKind::Deduction { points: points? },
            Self::Technical => PenaltyKind::Technical,
            Self::Disciplinary => PenaltyKind::Disciplinary,
            Self::ExpelledFromRest => PenaltyKind::ExpelledFromRest,
            Self::Expelled => PenaltyKind::Expelled,
        })
    }
}

impl PenaltyKind {
    /// Which kind it is, and its points where it has any.
    pub const fn parts(self) -> (PenaltyName, Option<u32>) {
        match self {
            Self::Recommendation => (PenaltyName::Recommendation, None),
            Self::Reprimand => (PenaltyName::Reprimand, None),
            Self::VoidRound => (PenaltyName::VoidRound, None),
            Self::Deduction { points } => (PenaltyName::Deduction, Some(points)),
            Self::Technical => (PenaltyName::Technical, None),
            Self::Disciplinary => (PenaltyName::Disciplinary, None),
            Self::ExpelledFromRest => (PenaltyName::ExpelledFromRest, None),
            Self::Expelled => (PenaltyName::Expelled, None),
        }
    }
}

/// A penalty in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Its number.
    pub id: PenaltyId,
    /// Whose.
    pub player: PlayerId,
    /// The round in which it falls.
    pub round: RoundNo,
    /// What it does.
    pub kind: PenaltyKind,
    /// Why.
    pub reason: String,
    /// Why it was lifted; `None` while in force.
    pub lifted: Option<String>,
}

impl Penalty {
    /// Whether it is in force.
    pub fn in_force(&self) -> bool {
        self.lifted.is_none()
    }
}
