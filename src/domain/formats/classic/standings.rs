//! Who stands where after a round: averages, or halves of points with what follows after them.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::competition::{Competition, Entrant, Sanction, Told};
use super::ranking::{Criterion, higher, ranked};
use super::result::{Came, Penalised, Seat, Settled, State, Voided, settle};
use super::rules::{Average, Kind, Swiss, TieBreak};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};

/// Everything that follows from the results of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The games, by round and table.
    pub games: BTreeMap<(RoundNo, TableNo), Settled>,
    /// By rank, then number; those without a rank after them.
    pub rows: Vec<Row>,
    /// The penalties, by place, that took nothing, because there was nothing to take.
    pub idle: Vec<usize>,
    /// What each player's games, byes and walkovers brought, by player.
    pub entries: BTreeMap<PlayerId, Vec<Entry>>,
}

/// What one game, bye or walkover brought a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In which round.
    pub round: RoundNo,
    /// Against whom; nobody at tables of more than two, and in a bye.
    pub opponent: Option<PlayerId>,
    /// How many sat at the table; 0 of a bye.
    pub seats: usize,
    /// Halves of a point.
    pub halves: u32,
    /// The own score.
    pub scored: i64,
    /// The opponent's.
    pub conceded: i64,
    /// Whether it counts as not having come.
    pub came: Came,
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Shared by equal rows; `None` without one.
    pub rank: Option<u32>,
    /// What parts it from the row above; `None` for the first, a shared rank and rows without one.
    pub decided_by: Option<&'static str>,
    /// Who.
    pub player: PlayerId,
    /// How they ended.
    pub status: Status,
    /// The sums.
    pub tally: Tally,
}

/// How a player ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Without a rank, by a penalty.
    Expelled,
    /// Without a rank, for want of games.
    Occasional,
    /// Ranked, and out after some round.
    ExpelledFromRest,
    /// Ranked, and not there to the last round.
    Withdrawn,
    /// Ranked.
    Ranked,
}

impl Status {
    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Expelled => "expelled",
            Self::Occasional => "occasional",
            Self::ExpelledFromRest => "expelled_from_rest",
            Self::Withdrawn => "withdrawn",
            Self::Ranked => "ranked",
        }
    }
}

/// The sums of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// Where averages rank.
    Average(AverageTally),
    /// Where results of games of two do.
    Swiss(SwissTally),
}

/// Score × seats over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AverageTally {
    /// The counted games.
    pub games: u32,
    /// Their scores, each times the seats of its table.
    pub sum: i64,
    /// The games with a result at tables that do not count.
    pub uncounted: u32,
}

impl AverageTally {
    /// The average in hundredths, rounded half up; `None` without a game.
    pub fn hundredths(&self) -> Option<i64> {
        let games = i64::from(self.games);
        (games > 0).then(|| (200 * self.sum + games).div_euclid(2 * games))
    }

    /// The sums of these entries, of tables that count by their seats.
    fn of<'a>(average: &Average, entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let counts = |entry: &Entry| {
            average.counted_seats.iter().any(|&seats| usize::from(seats) == entry.seats)
        };
        let mut tally = Self::default();
        for entry in entries {
            if counts(entry) {
                tally.games += 1;
                tally.sum += entry.scored * i64::try_from(entry.seats).unwrap_or_default();
            } else {
                tally.uncounted += 1;
            }
        }
        tally
    }

    /// Which average is the higher one, exactly; none comes last. The better one first.
    pub fn order(&self, other: &Self) -> Ordering {
        match (self.games, other.games) {
            (0, 0) => Ordering::Equal,
            (0, _) => Ordering::Greater,
            (_, 0) => Ordering::Less,
            (own, others) => {
                let cross = |sum: i64, games: u32| i128::from(sum) * i128::from(games);
                cross(other.sum, own).cmp(&cross(self.sum, others))
            }
        }
    }
}

/// Halves, and scores of the players and their opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SwissTally {
    /// Games played, byes and walkovers.
    pub games: u32,
    /// Halves of a point.
    pub halves: u32,
    /// The own scores.
    pub scored: i64,
    /// The opponents'.
    pub conceded: i64,
}

impl SwissTally {
    /// The sums of these entries.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        entries.into_iter().fold(Self::default(), |sum, entry| Self {
            games: sum.games + 1,
            halves: sum.halves + entry.halves,
            scored: sum.scored + entry.scored,
            conceded: sum.conceded + entry.conceded,
        })
    }

    /// These sums and others.
    #[must_use]
    pub const fn with(&self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            halves: self.halves + other.halves,
            scored: self.scored + other.scored,
            conceded: self.conceded + other.conceded,
        }
    }

    /// Own scores less the opponents'.
    pub const fn spread(&self) -> i64 {
        self.scored - self.conceded
    }

    /// What a tie-break compares.
    pub const fn by(&self, by: TieBreak) -> i64 {
        match by {
            TieBreak::Spread => self.spread(),
            TieBreak::Scored => self.scored,
        }
    }
}

impl Standings {
    /// The sums of a player's games up to a round: what the standings after it have, for a penalty takes from its own
    /// round only.
    pub fn tally_to(&self, kind: &Kind, player: PlayerId, round: RoundNo) -> Tally {
        let entries = self.entries.get(&player).into_iter().flatten();
        let entries = entries.filter(|entry| entry.round <= round);
        match kind {
            Kind::Average(average) => Tally::Average(AverageTally::of(average, entries)),
            Kind::Swiss(_) => Tally::Swiss(SwissTally::of(entries)),
        }
    }
}

/// Which rounds count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Up {
    /// All of them.
    ToTheEnd,
    /// Those to this one.
    To(RoundNo),
    /// Those before this one.
    Before(RoundNo),
}

impl Up {
    fn has(self, round: RoundNo) -> bool {
        match self {
            Self::ToTheEnd => true,
            Self::To(last) => round <= last,
            Self::Before(next) => round < next,
        }
    }
}

/// The standings after the rounds that count, with their penalties; who was expelled has no rank, whenever it
/// was.
pub fn standings(competition: &Competition, up: Up) -> Standings {
    let penalised = penalties(competition, up);
    let mut games = BTreeMap::new();
    let mut entries: BTreeMap<PlayerId, Vec<Entry>> = BTreeMap::new();
    for (&round, played) in competition.rounds.iter().filter(|(round, _)| up.has(**round)) {
        for (&table, game) in &played.games {
            let of = |player| penalised.get(&(player, round)).copied().unwrap_or_default();
            let settled = settle(&competition.rules, game, of);
            for (player, entry) in of_game(round, &settled) {
                entries.entry(player).or_default().push(entry);
            }
            games.insert((round, table), settled);
        }
        if let Some(swiss) = competition.rules.swiss() {
            for &player in &played.byes {
                entries.entry(player).or_default().push(bye(swiss, round));
            }
        }
    }
    let idle = without_effect(competition, up, &games).collect();
    let last = match up {
        Up::ToTheEnd => competition.last_round(),
        Up::To(last) => Some(last),
        Up::Before(next) => next.get().checked_sub(1).and_then(RoundNo::new),
    };
    let rows = match &competition.rules.kind {
        Kind::Average(average) => by_average(competition, average, &entries, last),
        Kind::Swiss(swiss) => by_results(competition, swiss, &entries, last),
    };
    Standings { games, rows, idle, entries }
}

type ByRound = BTreeMap<(PlayerId, RoundNo), Penalised>;

/// What the penalties say of players in rounds.
fn penalties(competition: &Competition, up: Up) -> ByRound {
    let mut penalised = ByRound::new();
    for Sanction { player, round, kind, .. } in &competition.penalties {
        if !up.has(*round) {
            continue;
        }
        let here = penalised.entry((*player, *round)).or_default();
        match kind {
            PenaltyKind::Deduction { points } => here.deduction += i64::from(*points),
            PenaltyKind::VoidRound => here.voided = Voided::Yes,
            PenaltyKind::Recommendation
            | PenaltyKind::Reprimand
            | PenaltyKind::Technical
            | PenaltyKind::Disciplinary
            | PenaltyKind::ExpelledFromRest
            | PenaltyKind::Expelled => {}
        }
    }
    penalised
}

/// The penalties that had something to change and changed nothing.
fn without_effect<'a>(
    competition: &'a Competition,
    up: Up,
    games: &'a BTreeMap<(RoundNo, TableNo), Settled>,
) -> impl Iterator<Item = usize> + 'a {
    let seat = |player: PlayerId, round: RoundNo| {
        let tables = competition.rounds.get(&round)?.games.iter();
        let mut seated = tables.filter(move |(_, game)| game.seats.contains(&player));
        let (table, game) = seated.next()?;
        let settled = games.get(&(round, *table))?;
        let seat = settled.seats.iter().find(|seat| seat.player == player)?;
        Some((game, settled, seat))
    };
    let places = competition.penalties.iter().enumerate().filter(move |(_, it)| up.has(it.round));
    let idle = places.filter(move |(_, it)| match it.kind {
        PenaltyKind::Deduction { .. } => {
            seat(it.player, it.round).is_none_or(|(_, _, seat)| seat.deduction == 0)
        }
        PenaltyKind::VoidRound => seat(it.player, it.round).is_none_or(|(game, settled, _)| {
            matches!(game.told, Told::Walkover { .. } | Told::Cancelled)
                || settled.state == State::Missing
        }),
        PenaltyKind::Recommendation
        | PenaltyKind::Reprimand
        | PenaltyKind::Technical
        | PenaltyKind::Disciplinary
        | PenaltyKind::ExpelledFromRest
        | PenaltyKind::Expelled => false,
    });
    idle.map(|(place, _)| place)
}

/// What a game brought its players; nothing without a result.
fn of_game(round: RoundNo, settled: &Settled) -> Vec<(PlayerId, Entry)> {
    let seats = settled.seats.len();
    let others = |seat: &Seat| match settled.seats.as_slice() {
        [one, two] if one.player == seat.player => Some(two.player),
        [one, _] => Some(one.player),
        _ => None,
    };
    let entries = settled.seats.iter().filter_map(|seat| {
        let entry = Entry {
            round,
            opponent: others(seat),
            seats,
            halves: seat.halves.unwrap_or_default(),
            scored: seat.points?,
            conceded: seat.conceded.unwrap_or_default(),
            came: seat.came,
        };
        Some((seat.player, entry))
    });
    entries.collect()
}

fn bye(swiss: &Swiss, round: RoundNo) -> Entry {
    Entry {
        round,
        opponent: None,
        seats: 0,
        halves: swiss.bye.halves,
        scored: swiss.bye.scored,
        conceded: swiss.bye.conceded,
        came: Came::Yes,
    }
}

/// How somebody ended who had enough games.
fn status(competition: &Competition, entrant: &Entrant, last: Option<RoundNo>) -> Status {
    let player = entrant.player.id;
    let is_out = |it: &Sanction| {
        it.player == player
            && it.kind == PenaltyKind::ExpelledFromRest
            && last.is_some_and(|last| it.round <= last)
    };
    if competition.is_expelled(player) {
        Status::Expelled
    } else if competition.penalties.iter().any(is_out) {
        Status::ExpelledFromRest
    } else if last.is_some_and(|last| entrant.player.span.to_round < last) {
        Status::Withdrawn
    } else {
        Status::Ranked
    }
}

/// Somebody, how they ended, and the sums.
type Summed<T> = (PlayerId, Status, T);

fn by_average(
    competition: &Competition,
    average: &Average,
    entries: &BTreeMap<PlayerId, Vec<Entry>>,
    last: Option<RoundNo>,
) -> Vec<Row> {
    let rows = competition.players.iter().map(|entrant| {
        let player = entrant.player.id;
        let tally = AverageTally::of(average, entries.get(&player).into_iter().flatten());
        let status = match status(competition, entrant, last) {
            Status::Expelled => Status::Expelled,
            _ if tally.games < competition.minimum_games => Status::Occasional,
            enough => enough,
        };
        (player, status, tally)
    });
    let order = |one: &Summed<AverageTally>, two: &Summed<AverageTally>| one.2.order(&two.2);
    let criteria = [Criterion { code: "average", compare: &order }];
    arranged(rows.collect(), &criteria, order, Tally::Average)
}

fn by_results(
    competition: &Competition,
    swiss: &Swiss,
    entries: &BTreeMap<PlayerId, Vec<Entry>>,
    last: Option<RoundNo>,
) -> Vec<Row> {
    let rows = competition.players.iter().map(|entrant| {
        let player = entrant.player.id;
        let tally = SwissTally::of(entries.get(&player).into_iter().flatten());
        (player, status(competition, entrant, last), tally)
    });
    let halves = higher(|row: &Summed<SwissTally>| row.2.halves);
    let breaks: Vec<_> = swiss
        .tie_break
        .iter()
        .map(|&by| (by.code(), higher(move |row: &Summed<SwissTally>| row.2.by(by))))
        .collect();
    let breaks = breaks.iter().map(|(code, compare)| Criterion { code, compare });
    let criteria: Vec<Criterion<'_, Summed<SwissTally>>> =
        [Criterion { code: "halves", compare: &halves }].into_iter().chain(breaks).collect();
    arranged(rows.collect(), &criteria, |_, _| Ordering::Equal, Tally::Swiss)
}

/// Rows in their order: those with a rank, those who played too little, those who were expelled.
fn arranged<T>(
    rows: Vec<Summed<T>>,
    criteria: &[Criterion<'_, Summed<T>>],
    occasional: impl Fn(&Summed<T>, &Summed<T>) -> Ordering,
    tally: impl Fn(T) -> Tally,
) -> Vec<Row> {
    let (mut ranks, mut few, mut expelled) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        match row.1 {
            Status::Expelled => expelled.push(row),
            Status::Occasional => few.push(row),
            Status::ExpelledFromRest | Status::Withdrawn | Status::Ranked => ranks.push(row),
        }
    }
    let places = ranked(&mut ranks, criteria, |one, two| one.0.cmp(&two.0));
    few.sort_by(|one, two| occasional(one, two).then(one.0.cmp(&two.0)));
    expelled.sort_by_key(|row| row.0);
    let places = places.into_iter().map(|(rank, decided_by)| (Some(rank), decided_by));
    let rows = ranks.into_iter().zip(places);
    let rest = few.into_iter().chain(expelled).map(|row| (row, (None, None)));
    let rows = rows.chain(rest).map(|((player, status, sums), (rank, decided_by))| Row {
        rank,
        decided_by,
        player,
        status,
        tally: tally(sums),
    });
    rows.collect()
}
