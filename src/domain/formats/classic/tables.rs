//! Tables of four and three: drawn, then mended as long as one exchange makes fewer meet again.

use super::history::History;
use super::paired::{CannotPair, Paired};
use crate::domain::ids::PlayerId;

/// The sizes of the tables of so many players: as many fours as can be, then threes.
///
/// # Errors
/// [`CannotPair`] for five and for fewer than three.
pub fn sizes(players: usize) -> Result<Vec<usize>, CannotPair> {
    if players < 3 {
        return Err(CannotPair::TooFew { players, least: 3 });
    }
    let threes = players.next_multiple_of(4) - players;
    let Some(rest) = players.checked_sub(3 * threes) else {
        return Err(CannotPair::CannotDivide { players });
    };
    Ok([vec![4; rest / 4], vec![3; threes]].concat())
}

/// The tables of a drawn order.
///
/// # Errors
/// [`CannotPair`].
pub fn draw(order: Vec<PlayerId>, history: &History) -> Result<Paired, CannotPair> {
    let mut players = order.iter().copied();
    let sizes = sizes(order.len())?;
    let mut tables: Vec<Vec<PlayerId>> =
        sizes.into_iter().map(|size| players.by_ref().take(size).collect()).collect();
    while let Some(better) = first_better(&tables, history) {
        tables = better;
    }
    let cost = tables.iter().map(|table| cost(table, history)).sum();
    let again = |table: &Vec<PlayerId>| {
        pairs(table).filter(|&(one, two)| history.met(one, two) > 0).count()
    };
    let repeats = tables.iter().map(again).sum::<usize>();
    let repeats = u32::try_from(repeats).unwrap_or(u32::MAX);
    Ok(Paired { order, tables, byes: Vec::new(), cost, repeats, starters: Vec::new() })
}

fn pairs(table: &[PlayerId]) -> impl Iterator<Item = (PlayerId, PlayerId)> {
    let with = |(place, &one): (usize, &PlayerId)| {
        table.iter().skip(place + 1).map(move |&two| (one, two)).collect::<Vec<_>>()
    };
    table.iter().enumerate().flat_map(with)
}

/// How often the players of a table have met, squared pair by pair.
pub fn cost(table: &[PlayerId], history: &History) -> i128 {
    pairs(table).map(|(one, two)| i128::from(history.met(one, two)).pow(2)).sum()
}

/// The tables after the first exchange of two players of different tables that costs less; `None` without one.
fn first_better(tables: &[Vec<PlayerId>], history: &History) -> Option<Vec<Vec<PlayerId>>> {
    for (x, one) in tables.iter().enumerate() {
        for (y, two) in tables.iter().enumerate().skip(x + 1) {
            let before = cost(one, history) + cost(two, history);
            for (i, &here) in one.iter().enumerate() {
                for (j, &there) in two.iter().enumerate() {
                    let (mut left, mut right) = (one.clone(), two.clone());
                    left.iter_mut().skip(i).take(1).for_each(|seat| *seat = there);
                    right.iter_mut().skip(j).take(1).for_each(|seat| *seat = here);
                    if cost(&left, history) + cost(&right, history) < before {
                        let mut better = tables.to_vec();
                        better.iter_mut().skip(x).take(1).for_each(|table| table.clone_from(&left));
                        better
                            .iter_mut()
                            .skip(y)
                            .take(1)
                            .for_each(|table| table.clone_from(&right));
                        return Some(better);
                    }
                }
            }
        }
    }
    None
}
