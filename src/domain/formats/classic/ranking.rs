//! Ranks: equal rows share one, and each row below the first tells what parts it from the row above.

use std::cmp::Ordering;

/// A criterion: its name, and how two rows stand by it, the better one first.
pub struct Criterion<'a, T> {
    /// Its name in results.
    pub code: &'static str,
    /// The comparison.
    pub compare: &'a dyn Fn(&T, &T) -> Ordering,
}

/// A place: its rank, and what parts it from the one above.
pub type Place = (u32, Option<&'static str>);

/// Sorts rows by the criteria, then by `tie`; the rank of each, and what parted it from the row above.
pub fn ranked<T>(
    rows: &mut [T],
    criteria: &[Criterion<'_, T>],
    tie: impl Fn(&T, &T) -> Ordering,
) -> Vec<Place> {
    let by = |one: &T, two: &T| {
        let mut found =
            criteria.iter().map(|criterion| (criterion.code, (criterion.compare)(one, two)));
        found.find(|(_, order)| order.is_ne())
    };
    rows.sort_by(|one, two| by(one, two).map_or_else(|| tie(one, two), |(_, order)| order));
    let mut places: Vec<Place> = Vec::with_capacity(rows.len());
    let mut above: Option<&T> = None;
    for (place, row) in (1..).zip(rows.iter()) {
        let parted = above.map(|above| by(above, row));
        places.push(match (parted, places.last()) {
            (Some(Some((code, _))), _) => (place, Some(code)),
            (Some(None), Some(&(rank, _))) => (rank, None),
            _ => (place, None),
        });
        above = Some(row);
    }
    places
}

/// The higher first.
pub fn higher<T, N: Ord>(of: impl Fn(&T) -> N) -> impl Fn(&T, &T) -> Ordering {
    move |one, two| of(two).cmp(&of(one))
}

/// Whether the row above or below has the same rank.
pub fn is_shared<T>(rows: &[T], place: usize, of: impl Fn(&T) -> Option<u32>) -> bool {
    let at = |place: usize| rows.get(place).and_then(&of);
    let beside = [place.checked_sub(1), place.checked_add(1)];
    let own = at(place);
    own.is_some() && beside.into_iter().flatten().any(|other| at(other) == own)
}
