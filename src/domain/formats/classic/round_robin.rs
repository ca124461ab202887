//! Everybody with everybody, round after round, by numbers in a drawn order.

use super::history::History;
use super::paired::Paired;
use crate::domain::ids::{PlayerId, RoundNo};

/// The pairs of a round. Of m numbers (one more than players when these are odd: who meets it has a bye) the
/// last meets r, and for j = 1 … m/2 − 1 those at r + j and r − j on the circle of the others meet. After m − 1
/// rounds it starts again.
pub fn pair(order: Vec<PlayerId>, round: RoundNo, history: &History) -> Paired {
    let m = order.len().next_multiple_of(2);
    let circle = m.saturating_sub(1).max(1);
    let r = (usize::from(round.get()) - 1) % circle;
    let others = (1..m / 2).map(|j| ((r + j) % circle, (r + circle - j) % circle));
    let pairs = [(r, m - 1)].into_iter().chain(others);
    let mut pairs: Vec<_> = pairs.map(|(one, two)| (one.min(two), one.max(two))).collect();
    pairs.sort_unstable();
    let mut paired = Paired {
        tables: Vec::new(),
        byes: Vec::new(),
        cost: 0,
        repeats: 0,
        order: Vec::new(),
        starters: Vec::new(),
    };
    for (one, two) in pairs {
        let Some(&first) = order.get(one) else { continue };
        match order.get(two) {
            Some(&second) => {
                paired.repeats += u32::from(history.met(first, second) > 0);
                paired.tables.push(vec![first, second]);
            }
            None => paired.byes.push(first),
        }
    }
    Paired { order, ..paired }
}
