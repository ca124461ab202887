//! How a flat sheet lies in a picture: from millimetres of the sheet to dots, and how much larger things are there.

/// A place: millimetres on a sheet, or dots of a picture.
pub(super) type Spot = (f64, f64);

/// A view of a plane: the numbers of its projection, row by row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane([[f64; 3]; 3]);

impl Plane {
    /// The view that brings four spots to four others; `None` if three of them lie on a line.
    pub(super) fn of(from: [Spot; 4], to: [Spot; 4]) -> Option<Self> {
        let mut rows = [[0.0; 9]; 8];
        for (pair, (&(x, y), &(u, v))) in rows.chunks_mut(2).zip(from.iter().zip(&to)) {
            if let [first, second] = pair {
                *first = [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, u];
                *second = [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, v];
            }
        }
        let solved = solved(rows)?;
        let (across, rest) = solved.split_first_chunk::<3>()?;
        let (down, rest) = rest.split_first_chunk::<3>()?;
        let &[right, low] = rest else { return None };
        Some(Self([*across, *down, [right, low, 1.0]]))
    }

    /// Without perspective: the view that brings three spots to three others.
    pub(super) fn flat(from: [Spot; 3], to: [Spot; 3]) -> Option<Self> {
        let fourth = |[a, b, c]: [Spot; 3]| [a, b, c, (a.0 + c.0 - b.0, a.1 + c.1 - b.1)];
        Self::of(fourth(from), fourth(to))
    }

    /// Where a spot is seen; far outside where it cannot be.
    pub(super) fn see(&self, (x, y): Spot) -> Spot {
        let [across, down, deep] = self.0.map(|[by_x, by_y, one]| by_x * x + by_y * y + one);
        if deep <= 1e-9 { (f64::MIN, f64::MIN) } else { (across / deep, down / deep) }
    }

    /// How many square dots a square millimetre has there; negative if the sheet were seen from behind.
    pub(super) fn grows(&self, (x, y): Spot) -> f64 {
        let step = 0.5;
        let (left, right) = (self.see((x - step, y)), self.see((x + step, y)));
        let (upper, lower) = (self.see((x, y - step)), self.see((x, y + step)));
        (right.0 - left.0) * (lower.1 - upper.1) - (right.1 - left.1) * (lower.0 - upper.0)
    }

    /// The same in a picture so many times as large.
    pub(super) fn scaled(&self, by: f64) -> Self {
        let [across, down, deep] = self.0;
        Self([across.map(|of| of * by), down.map(|of| of * by), deep])
    }
}

/// The solution of eight equations; `None` if there is not just one.
fn solved(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for step in 0..8 {
        let height = |row: &[f64; 9]| row.get(step).copied().unwrap_or(0.0).abs();
        let best = (step..8).max_by(|one, other| {
            let of = |at: &usize| rows.get(*at).map_or(0.0, height);
            of(one).total_cmp(&of(other))
        })?;
        rows.swap(step, best);
        let pivot = *rows.get(step)?;
        let top = *pivot.get(step)?;
        if top.abs() < 1e-12 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            if index == step {
                continue;
            }
            let share = row.get(step).copied().unwrap_or(0.0) / top;
            for (cell, above) in row.iter_mut().zip(&pivot) {
                *cell -= share * above;
            }
        }
    }
    let mut solution = [0.0; 8];
    for (index, (value, row)) in solution.iter_mut().zip(&rows).enumerate() {
        *value = row.last()? / row.get(index)?;
    }
    solution.iter().all(|value| value.is_finite()).then_some(solution)
}

pub(super) fn distance(one: Spot, other: Spot) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Spot; 4] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];

    fn near(one: Spot, other: Spot) -> bool {
        distance(one, other) < 1e-6
    }

    #[test]
    fn the_four_spots_are_seen_where_they_were_given() {
        let seen = [(3.0, 4.0), (25.0, 2.0), (21.0, 30.0), (5.0, 20.0)];
        let plane = Plane::of(SQUARE, seen).unwrap();
        for (from, to) in SQUARE.into_iter().zip(seen) {
            assert!(near(plane.see(from), to));
            assert!(near(plane.scaled(2.0).see(from), (2.0 * to.0, 2.0 * to.1)));
        }
        // Straight lines stay straight: both diagonals meet in one spot.
        let (x, y) = plane.see((5.0, 5.0));
        let on = |(ax, ay): Spot, (bx, by): Spot| {
            ((bx - ax) * (y - ay) - (by - ay) * (x - ax)).abs() < 1e-6
        };
        assert!(on(seen[0], seen[2]) && on(seen[1], seen[3]));
    }

    #[test]
    fn twice_as_large_is_four_times_the_dots_and_from_behind_it_is_less_than_none() {
        let plane =
            Plane::flat([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)], [(5.0, 5.0), (7.0, 5.0), (7.0, 7.0)])
                .unwrap();
        assert!((plane.grows((3.0, 3.0)) - 4.0).abs() < 1e-9);
        let behind =
            Plane::flat([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)], [(5.0, 5.0), (3.0, 5.0), (3.0, 7.0)])
                .unwrap();
        assert!(behind.grows((1.0, 1.0)) < 0.0);
    }

    #[test]
    fn spots_on_a_line_make_no_view() {
        let line = [(0.0, 0.0), (1.0, 1.0), (2.0, 2.0), (3.0, 3.0)];
        assert!(Plane::of(line, SQUARE).is_none());
    }
}
