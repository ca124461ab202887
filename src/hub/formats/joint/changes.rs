//! What another branch of a hall's history would change in the table of all halls, were it in force.

use std::collections::BTreeMap;

use serde::Serialize;

use super::merged::{Merged, Open};
use crate::domain::ids::VenueNo;

/// What would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(in crate::hub) struct Changes {
    /// The round after which both tables are.
    pub after: u8,
    /// Whether the hall's players would stand in the table.
    pub counts: bool,
    /// Why that would be provisional for it.
    pub open: Vec<Open>,
    /// The hall's players who would stand otherwise, by their numbers.
    pub players: Vec<Change>,
    /// How many players of other halls would have another rank.
    pub others: usize,
}

/// A player of the hall, as they stand and as they would.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(in crate::hub) struct Change {
    pub player: u32,
    pub now: Option<Stands>,
    pub then: Option<Stands>,
}

/// A player in a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(in crate::hub) struct Stands {
    pub name: String,
    pub rank: Option<u32>,
    pub total: i64,
}

/// What is otherwise in the second of two tables, which has another branch of this hall.
pub(in crate::hub) fn changes(venue: VenueNo, now: &Merged, then: &Merged) -> Changes {
    let (before, after) = (of_hall(now, venue), of_hall(then, venue));
    let mut numbers: Vec<u32> = before.keys().chain(after.keys()).copied().collect();
    numbers.sort_unstable();
    numbers.dedup();
    let change = |player| Change {
        player,
        now: before.get(&player).cloned(),
        then: after.get(&player).cloned(),
    };
    let players = numbers.into_iter().map(change).filter(|it| it.now != it.then).collect();
    let ranks = |table: &Merged| -> BTreeMap<(u16, u32), Option<u32>> {
        let others = table.standings.iter().filter(|row| row.venue != venue.get());
        others.map(|row| ((row.venue, row.player), row.rank)).collect()
    };
    let ranked = ranks(then);
    let others = ranks(now).into_iter().filter(|(who, rank)| ranked.get(who) != Some(rank));
    let hall = then.venues.iter().find(|hall| hall.venue == venue.get());
    Changes {
        after: then.after,
        counts: hall.is_some_and(|hall| hall.counts),
        open: hall.map(|hall| hall.open.clone()).unwrap_or_default(),
        players,
        others: others.count(),
    }
}

/// A hall's players in a table.
fn of_hall(table: &Merged, venue: VenueNo) -> BTreeMap<u32, Stands> {
    let own = table.standings.iter().filter(|row| row.venue == venue.get());
    let stands = own.map(|row| {
        let stands = Stands { name: row.name.clone(), rank: row.rank, total: row.total };
        (row.player, stands)
    });
    stands.collect()
}
