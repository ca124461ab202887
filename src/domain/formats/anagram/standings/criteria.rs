//! What separates two players, in the regulations' order (§7, R§6): one named criterion each.

use std::cmp::Ordering;

use super::row::{Criterion, Row};
use crate::domain::formats::anagram::rules::TieBreak;

impl Criterion {
    /// Its name in exchange documents.
    pub fn code(self) -> &'static str {
        match self {
            Self::Total => "total",
            Self::TieBreak(TieBreak::InvalidPoints) => "invalid_points",
            Self::TieBreak(TieBreak::Valid7) => "valid_7",
            Self::TieBreak(TieBreak::Valid6) => "valid_6",
            Self::TieBreak(TieBreak::Valid5) => "valid_5",
            Self::TieBreak(TieBreak::Valid4) => "valid_4",
            Self::TieBreak(TieBreak::ValidHigh) => "valid_high",
        }
    }

    /// What it compares of a row.
    pub fn value(self, row: &Row) -> i64 {
        match self {
            Self::Total => row.total,
            Self::TieBreak(TieBreak::InvalidPoints) => i64::from(row.invalid_points),
            Self::TieBreak(TieBreak::Valid7) => i64::from(row.tally.valid_7),
            Self::TieBreak(TieBreak::Valid6) => i64::from(row.tally.valid_6),
            Self::TieBreak(TieBreak::Valid5) => i64::from(row.tally.valid_5),
            Self::TieBreak(TieBreak::Valid4) => i64::from(row.tally.valid_4),
            Self::TieBreak(TieBreak::ValidHigh) => i64::from(row.tally.valid_high),
        }
    }

    /// Where a row stands by it: the less, the higher. More is better, but of points lost fewer.
    fn standing(self, row: &Row) -> i64 {
        match self {
            Self::TieBreak(TieBreak::InvalidPoints) => self.value(row),
            Self::Total | Self::TieBreak(_) => -self.value(row),
        }
    }

    /// `Less` when `a` stands above `b` by it.
    pub fn compare(self, a: &Row, b: &Row) -> Ordering {
        self.standing(a).cmp(&self.standing(b))
    }
}

/// The whole chain: the total, then the tie-breaks of the rules.
pub(super) fn chain(tie_break: &[TieBreak]) -> impl Iterator<Item = Criterion> + Clone {
    std::iter::once(Criterion::Total).chain(tie_break.iter().copied().map(Criterion::TieBreak))
}

/// Where a row stands by the whole chain, whose criteria are of seven kinds, each once: the less, the higher.
pub(super) fn place(chain: impl Iterator<Item = Criterion>, row: &Row) -> [i64; 7] {
    let mut place = [0; 7];
    for (standing, criterion) in place.iter_mut().zip(chain) {
        *standing = criterion.standing(row);
    }
    place
}

/// The first criterion by which two rows differ, and how they stand by it; `None` on a full tie.
pub(super) fn separate(
    chain: impl Iterator<Item = Criterion>,
    a: &Row,
    b: &Row,
) -> Option<(Criterion, Ordering)> {
    chain
        .map(|criterion| (criterion, criterion.compare(a, b)))
        .find(|&(_, ordering)| ordering != Ordering::Equal)
}
