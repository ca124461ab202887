//! Who plays whom: the pairing of least cost, of all there are.
//!
//! A cost has five layers, each so far above the next that the least sum is least in the first layer, among those
//! in the second, and so on: games with each other, team, points, places, who began. All of it is whole numbers;
//! which of several pairings of least cost is taken is the solver's affair.

use std::collections::BTreeMap;

use super::competition::Competition;
use super::history::History;
use super::order::{by_standings, drawn, generator, to_be_paired};
use super::paired::{CannotPair, Paired};
use super::rules::{Kind, Layer, Starter, Swiss, System};
use super::standings::{Standings, Tally, Up, standings};
use super::{round_robin, tables};
use crate::domain::contest::chance::Generator;
use crate::domain::contest::seed::Key;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, TeamId};

/// The pairing of least total cost among `n` vertices, `n` even: each one's partner. Costs stand row by row, the
/// same in both directions; those of a vertex with itself are not asked.
pub fn least(cost: &[i128], n: usize) -> Vec<usize> {
    integer_blossom::min_weight_perfect_matching(cost, n)
}

/// What drawn orders come from: a key, and how often the round's pairing was made.
pub type Drawing<'a> = Option<(&'a Key, Attempt)>;

/// The tables of a round: of pairs as `system` makes them, or of fours and threes where averages rank. What is
/// known are the rounds before it, their penalties, and who is absent from it.
///
/// # Errors
/// [`CannotPair`].
pub fn pair(
    competition: &Competition,
    system: System,
    round: RoundNo,
    drawing: Drawing<'_>,
) -> Result<Paired, CannotPair> {
    Ground::before(competition, round).pair(system, competition.rules.starter, drawing)
}

/// What a round is paired from.
pub struct Ground {
    known: Competition,
    round: RoundNo,
    /// Who is to be paired, by number.
    pub players: Vec<PlayerId>,
    /// Who sat with whom before.
    pub history: History,
}

impl Ground {
    /// The rounds before one, their penalties, and who is absent from it.
    pub fn before(competition: &Competition, round: RoundNo) -> Self {
        let mut known = competition.clone();
        known.penalties.retain(|penalty| penalty.round < round);
        let players = to_be_paired(&known, round);
        let history = History::before(&known, round);
        Self { known, round, players, history }
    }

    /// Whether its order is drawn: of tables, of a round robin, and before anything was played.
    pub fn is_drawn(&self, system: System) -> bool {
        match (&self.known.rules.kind, system) {
            (Kind::Average(_), _) | (Kind::Swiss(_), System::RoundRobin) => true,
            (Kind::Swiss(_), System::Swiss | System::RankPairs | System::Manual) => {
                self.known.rounds.range(..self.round).next().is_none()
            }
        }
    }

    /// The numbers that its order is drawn by, and after it who begins. Those of a round robin are drawn once, for
    /// all of its rounds.
    pub fn generator<'a>(
        &self,
        system: System,
        (key, attempt): (&'a Key, Attempt),
    ) -> Generator<'a> {
        match (&self.known.rules.kind, system) {
            (Kind::Swiss(_), System::RoundRobin) => generator(key, RoundNo::FIRST, Attempt::FIRST),
            _ => generator(key, self.round, attempt),
        }
    }

    /// Its order: drawn, or that of the standings.
    pub fn order(&self, system: System, generator: Option<&mut Generator<'_>>) -> Vec<PlayerId> {
        if self.is_drawn(system) {
            drawn(self.players.clone(), generator)
        } else {
            by_standings(&self.standings(), &self.players)
        }
    }

    fn standings(&self) -> Standings {
        standings(&self.known, Up::Before(self.round))
    }

    /// Its tables; who says who begins need not be whom the rules propose.
    ///
    /// # Errors
    /// [`CannotPair`].
    pub fn pair(
        &self,
        system: System,
        starter: Starter,
        drawing: Drawing<'_>,
    ) -> Result<Paired, CannotPair> {
        self.can_pair(system)?;
        let mut generator = drawing.map(|drawing| self.generator(system, drawing));
        let order = self.order(system, generator.as_mut());
        let mut paired = self.tables(system, order)?;
        paired.starters = starters(starter, &paired.tables, &self.history, generator.as_mut());
        Ok(paired)
    }

    /// Whether there are as many as tables need.
    ///
    /// # Errors
    /// [`CannotPair`].
    pub fn can_pair(&self, system: System) -> Result<(), CannotPair> {
        let players = self.players.len();
        match (&self.known.rules.kind, system) {
            (Kind::Average(_), _) => tables::sizes(players).map(|_| ()),
            (Kind::Swiss(_), System::Manual) => Err(CannotPair::ByHand),
            (Kind::Swiss(_), _) if players < 2 => Err(CannotPair::TooFew { players, least: 2 }),
            (Kind::Swiss(_), System::Swiss | System::RankPairs | System::RoundRobin) => Ok(()),
        }
    }

    /// The tables of an order: of least cost.
    ///
    /// # Errors
    /// [`CannotPair`].
    pub fn tables(&self, system: System, order: Vec<PlayerId>) -> Result<Paired, CannotPair> {
        match (&self.known.rules.kind, system) {
            (Kind::Average(_), _) => tables::draw(order, &self.history),
            (Kind::Swiss(_), System::Manual) => Err(CannotPair::ByHand),
            (Kind::Swiss(_), System::RoundRobin) => {
                Ok(round_robin::pair(order, self.round, &self.history))
            }
            (Kind::Swiss(swiss), System::Swiss | System::RankPairs) => {
                Ok(self.costs(layers(swiss, system), &order).cheapest())
            }
        }
    }

    /// What tables of this order are and cost, whether or not others cost less; `None` where they are none: somebody
    /// sits at no table or at two, or a table has a number of seats that it cannot have.
    pub fn priced(
        &self,
        system: System,
        order: &[PlayerId],
        (seated, byes): (&[Vec<PlayerId>], &[PlayerId]),
    ) -> Option<Paired> {
        let swiss = match (&self.known.rules.kind, system) {
            (Kind::Average(_), _) => {
                let sizes = tables::sizes(order.len()).ok()?;
                let fit = byes.is_empty() && seated.iter().map(Vec::len).eq(sizes);
                let mut all: Vec<PlayerId> = seated.iter().flatten().copied().collect();
                let mut wanted = order.to_vec();
                all.sort_unstable();
                wanted.sort_unstable();
                return (fit && all == wanted).then(|| Paired {
                    order: order.to_vec(),
                    tables: seated.to_vec(),
                    byes: Vec::new(),
                    cost: seated.iter().map(|table| tables::cost(table, &self.history)).sum(),
                    repeats: 0,
                    starters: Vec::new(),
                });
            }
            (Kind::Swiss(_), System::Manual) => return None,
            (Kind::Swiss(_), System::RoundRobin) => {
                return Some(round_robin::pair(order.to_vec(), self.round, &self.history));
            }
            (Kind::Swiss(swiss), System::Swiss | System::RankPairs) => swiss,
        };
        let places: BTreeMap<PlayerId, usize> =
            order.iter().enumerate().map(|(place, &player)| (player, place)).collect();
        let vertices = order.len().next_multiple_of(2);
        let mut partners = vec![usize::MAX; vertices];
        let mut join = |one: usize, two: usize| {
            let free = |place: usize| partners.get(place) == Some(&usize::MAX);
            let can = one != two && free(one) && free(two);
            for (place, with) in [(one, two), (two, one)] {
                partners.iter_mut().skip(place).take(1).for_each(|slot| *slot = with);
            }
            can.then_some(())
        };
        for table in seated {
            let &[one, two] = table.as_slice() else { return None };
            join(*places.get(&one)?, *places.get(&two)?)?;
        }
        for bye in byes {
            join(*places.get(bye)?, order.len())?;
        }
        if partners.contains(&usize::MAX) {
            return None;
        }
        Some(self.costs(layers(swiss, system), order).paired(&partners))
    }

    fn costs<'a>(&'a self, layers: &'a [Layer], order: &'a [PlayerId]) -> Costs<'a> {
        Costs::of(&self.known, &self.standings(), &self.history, order, layers)
    }
}

/// What a system's cost has in it.
fn layers(swiss: &Swiss, system: System) -> &[Layer] {
    match system {
        System::RankPairs => &[Layer::Repeat, Layer::Rank, Layer::Starter],
        System::Swiss | System::RoundRobin | System::Manual => &swiss.layers,
    }
}

/// What the pairs of a round cost.
pub struct Costs<'a> {
    history: &'a History,
    order: &'a [PlayerId],
    teams: Vec<Option<TeamId>>,
    halves: Vec<i128>,
    layers: &'a [Layer],
}

impl<'a> Costs<'a> {
    /// Of the pairs that can be made of these, in this order.
    pub fn of(
        competition: &Competition,
        standings: &Standings,
        history: &'a History,
        order: &'a [PlayerId],
        layers: &'a [Layer],
    ) -> Self {
        let halves: BTreeMap<PlayerId, u32> = standings
            .rows
            .iter()
            .filter_map(|row| match row.tally {
                Tally::Swiss(tally) => Some((row.player, tally.halves)),
                Tally::Average(_) => None,
            })
            .collect();
        let teams: BTreeMap<PlayerId, TeamId> = competition
            .players
            .iter()
            .filter_map(|entrant| Some((entrant.player.id, entrant.team?)))
            .collect();
        Self {
            history,
            order,
            teams: order.iter().map(|player| teams.get(player).copied()).collect(),
            halves: order
                .iter()
                .map(|player| halves.get(player).copied().unwrap_or_default().into())
                .collect(),
            layers,
        }
    }

    /// How many vertices there are: the players and, of an odd number, the bye, which comes last.
    pub fn vertices(&self) -> usize {
        self.order.len().next_multiple_of(2)
    }

    /// The layers of a pair of places, or of a place and the bye: in the order of [`Layer::ALL`].
    pub fn layers(&self, one: usize, two: usize) -> [i128; 5] {
        let (one, two) = (one.min(two), one.max(two));
        let square = |number: i128| number * number;
        let place = |place: usize| i128::try_from(place).unwrap_or(i128::MAX);
        let halves = |place: usize| self.halves.get(place).copied().unwrap_or_default();
        let Some(&first) = self.order.get(one) else { return [0; 5] };
        let all = match self.order.get(two) {
            None => {
                let fewest = self.halves.iter().copied().min().unwrap_or_default();
                [
                    self.history.byes(first).into(),
                    0,
                    square(halves(one) - fewest),
                    square(place(one) - place(self.order.len().saturating_sub(1))),
                    0,
                ]
            }
            Some(&second) => {
                let team = |at: usize| self.teams.get(at).copied().flatten();
                let begun = (self.history.begun(first), self.history.begun(second));
                [
                    self.history.met(first, second).into(),
                    i128::from(team(one).is_some() && team(one) == team(two)),
                    square(halves(one) - halves(two)),
                    square(place(one) - place(two)),
                    i128::from(begun.0 == begun.1 && begun.0 != 0),
                ]
            }
        };
        let mut counted = all;
        for (layer, cost) in Layer::ALL.into_iter().zip(&mut counted) {
            if !self.layers.contains(&layer) {
                *cost = 0;
            }
        }
        counted
    }

    /// What a pair costs.
    pub fn cost(&self, one: usize, two: usize) -> i128 {
        let shifts = [66, 57, 36, 9, 0];
        self.layers(one, two).into_iter().zip(shifts).map(|(cost, shift)| cost << shift).sum()
    }

    /// Everybody's partner in a pairing of least cost, as tables: by the better place, who has it first.
    fn cheapest(&self) -> Paired {
        let n = self.vertices();
        let mut costs = vec![0; n * n];
        for one in 0..n {
            for two in one + 1..n {
                let cost = self.cost(one, two);
                for place in [one * n + two, two * n + one] {
                    costs.iter_mut().skip(place).take(1).for_each(|slot| *slot = cost);
                }
            }
        }
        self.paired(&least(&costs, n))
    }

    fn paired(&self, partners: &[usize]) -> Paired {
        let mut paired = Paired {
            order: self.order.to_vec(),
            tables: Vec::new(),
            byes: Vec::new(),
            cost: 0,
            repeats: 0,
            starters: Vec::new(),
        };
        for (one, &two) in partners.iter().enumerate() {
            let (Some(&first), true) = (self.order.get(one), one < two) else { continue };
            paired.cost += self.cost(one, two);
            let [repeats, ..] = self.layers(one, two);
            paired.repeats += u32::try_from(repeats).unwrap_or(u32::MAX);
            match self.order.get(two) {
                Some(&second) => paired.tables.push(vec![first, second]),
                None => paired.byes.push(first),
            }
        }
        paired
    }
}

/// Who begins at each table, where the program names it: who began fewer games than not, then fewer games, then
/// a drawn one. `None` where it is drawn at the table.
pub fn starters(
    how: Starter,
    tables: &[Vec<PlayerId>],
    history: &History,
    mut generator: Option<&mut Generator<'_>>,
) -> Vec<Option<PlayerId>> {
    let mut starter = |table: &Vec<PlayerId>| {
        let by = |player: &PlayerId| (history.begun(*player), history.starts(*player));
        let fewest = table.iter().map(by).min()?;
        let equal: Vec<PlayerId> =
            table.iter().copied().filter(|player| by(player) == fewest).collect();
        let place = match (&mut generator, equal.len()) {
            (Some(generator), 2..) => generator.below(equal.len()),
            _ => 0,
        };
        equal.get(place).copied()
    };
    tables
        .iter()
        .map(|table| if how == Starter::Balanced { starter(table) } else { None })
        .collect()
}
