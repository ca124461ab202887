//! Where the teams stand: schools with all their players, pairs with their best ones.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::competition::Competition;
use super::ranking::{Criterion, higher, ranked};
use super::result::Came;
use super::rules::{Swiss, Team};
use super::standings::{Entry, Standings, SwissTally};
use crate::domain::ids::{PlayerId, TeamId};

/// A row of the teams' standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Which team.
    pub team: TeamId,
    /// Shared by equal teams; `None` of one that does not count.
    pub rank: Option<u32>,
    /// What parts it from the row above.
    pub decided_by: Option<&'static str>,
    /// How many members it has, those left out who were expelled.
    pub members: u32,
    /// What was added up; 0 of a team that does not count.
    pub sums: SwissTally,
    /// The best rank of a member.
    pub best: Option<u32>,
    /// Whether it has what a team needs.
    pub whole: Whole,
}

/// Whether a team has what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// A school, with all of its players or without some.
    School {
        /// Fewer than a whole team.
        short: bool,
    },
    /// A pair, of which enough members were there or not.
    Pair {
        /// It counts.
        counted: bool,
    },
}

impl TeamRow {
    const fn counts(&self) -> bool {
        !matches!(self.whole, Whole::Pair { counted: false })
    }
}

/// The standings of the teams; none where the rules have no teams.
pub fn teams(competition: &Competition, standings: &Standings) -> Vec<TeamRow> {
    let Some(swiss) = competition.rules.swiss() else { return Vec::new() };
    let Some(kind) = swiss.team else { return Vec::new() };
    let mut members: BTreeMap<TeamId, Vec<PlayerId>> = BTreeMap::new();
    for entrant in &competition.players {
        let player = entrant.player.id;
        if let Some(team) = entrant.team.filter(|_| !competition.is_expelled(player)) {
            members.entry(team).or_default().push(player);
        }
    }
    let ranks: BTreeMap<PlayerId, u32> =
        standings.rows.iter().filter_map(|row| Some((row.player, row.rank?))).collect();
    let rows = competition.teams.keys().map(|&team| {
        let members = members.get(&team).map_or(&[][..], Vec::as_slice);
        let count = u32::try_from(members.len()).unwrap_or(u32::MAX);
        let entries =
            |player: &PlayerId| standings.entries.get(player).map_or(&[][..], Vec::as_slice);
        let (sums, whole) = match kind {
            Team::School { size } => {
                let sums = SwissTally::of(members.iter().flat_map(entries));
                (sums, Whole::School { short: count < size })
            }
            Team::Pair { best } => match pair(swiss, members, entries, best) {
                Some(sums) => (sums, Whole::Pair { counted: true }),
                None => (SwissTally::default(), Whole::Pair { counted: false }),
            },
        };
        TeamRow {
            team,
            rank: None,
            decided_by: None,
            members: count,
            sums,
            best: members.iter().filter_map(|player| ranks.get(player)).min().copied(),
            whole,
        }
    });
    let (mut counted, rest): (Vec<_>, Vec<_>) = rows.partition(TeamRow::counts);
    rank(swiss, kind, &mut counted);
    counted.into_iter().chain(rest).collect()
}

/// The sums of a pair's best members; `None` when too few were there.
fn pair<'a>(
    swiss: &Swiss,
    members: &'a [PlayerId],
    entries: impl Fn(&PlayerId) -> &'a [Entry],
    best: u32,
) -> Option<SwissTally> {
    let is_own = |entry: &Entry| entry.opponent.is_some_and(|opponent| members.contains(&opponent));
    let best = usize::try_from(best).unwrap_or(usize::MAX);
    let there =
        members.iter().filter(|player| entries(player).iter().any(|entry| entry.came == Came::Yes));
    let mut sums: Vec<(PlayerId, SwissTally)> = there
        .map(|player| {
            (*player, SwissTally::of(entries(player).iter().filter(|entry| !is_own(entry))))
        })
        .collect();
    if sums.len() < best {
        return None;
    }
    sums.sort_by(|(one, own), (two, other)| order(swiss, own, other).then(one.cmp(two)));
    let sums = sums.iter().take(best).map(|(_, sums)| *sums);
    Some(sums.fold(SwissTally::default(), |all, own| all.with(&own)))
}

/// The better sums first: halves, then what the rules say.
fn order(swiss: &Swiss, one: &SwissTally, two: &SwissTally) -> Ordering {
    let mut breaks = swiss.tie_break.iter().map(|&by| two.by(by).cmp(&one.by(by)));
    let breaks = || breaks.find(|order| order.is_ne()).unwrap_or(Ordering::Equal);
    two.halves.cmp(&one.halves).then_with(breaks)
}

fn rank(swiss: &Swiss, kind: Team, rows: &mut [TeamRow]) {
    let halves = higher(|row: &TeamRow| row.sums.halves);
    let breaks: Vec<_> = swiss
        .tie_break
        .iter()
        .map(|&by| (by.code(), higher(move |row: &TeamRow| row.sums.by(by))))
        .collect();
    // Nobody ranked comes last.
    let best = |one: &TeamRow, two: &TeamRow| {
        one.best.unwrap_or(u32::MAX).cmp(&two.best.unwrap_or(u32::MAX))
    };
    let breaks = breaks.iter().map(|(code, compare)| Criterion { code, compare });
    let mut criteria: Vec<Criterion<'_, TeamRow>> =
        [Criterion { code: "halves", compare: &halves }].into_iter().chain(breaks).collect();
    if let Team::School { .. } = kind {
        criteria.push(Criterion { code: "best", compare: &best });
    }
    let places = ranked(rows, &criteria, |one, two| one.team.cmp(&two.team));
    for (row, (rank, decided_by)) in rows.iter_mut().zip(places) {
        row.rank = Some(rank);
        row.decided_by = decided_by;
    }
}
