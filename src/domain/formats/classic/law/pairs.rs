//! The tables of a round: made by the program from what stands before it, or by hand; changed, shown, withdrawn.

use std::collections::BTreeSet;

use super::super::chosen::Pairs;
use super::super::competition::{self, Competition};
use super::super::event::{Event, Seated};
use super::super::order::key;
use super::super::paired::CannotPair;
use super::super::pairing::{Ground, starters};
use super::super::refusal::Refusal;
use super::super::rules::Starter;
use super::super::standings::{Up, standings};
use super::super::state::{Classic, Shown};
use super::super::{Contest, Rejection};
use super::people::all_there;
use super::{holds, known_table, paired_round, refuse, there};
use crate::domain::contest::known::known_round;
use crate::domain::contest::law::{numbered, reasoned};
use crate::domain::contest::seed::Seed;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, TableNo};

/// What an event says of tables that the program made.
pub(super) struct Paired<'a> {
    pub(super) order: &'a [PlayerId],
    pub(super) tables: &'a [Seated],
    pub(super) byes: &'a [PlayerId],
    pub(super) absent: &'a [PlayerId],
    pub(super) cost: &'a str,
}

impl From<CannotPair> for Refusal {
    fn from(why: CannotPair) -> Self {
        match why {
            CannotPair::ByHand => Self::ByHand,
            CannotPair::TooFew { players, least } => Self::TooFew { players, least },
            CannotPair::CannotDivide { players } => Self::CannotDivide { players },
        }
    }
}

/// The number that the next pairing of a round has.
pub(super) fn attempt(game: &Classic, round: RoundNo) -> u64 {
    game.round(round).map_or(Attempt::FIRST, super::super::state::Round::attempt).get().into()
}

/// What a round is paired from, by a whole competition as it stands.
fn ground(contest: &Contest, round: RoundNo) -> (Competition, Ground) {
    let mut competition = contest.game.competition(&contest.common);
    let absent = marked_absent(contest, round);
    let marked = competition::Round { absent, ..competition::Round::default() };
    competition.rounds.insert(round, marked);
    let ground = Ground::before(&competition, round);
    (competition, ground)
}

/// Who is marked as absent from a round and would else be there, by number.
pub fn marked_absent(contest: &Contest, round: RoundNo) -> Vec<PlayerId> {
    let marked = contest.game.round(round).map(|round| &round.absent);
    let marked = marked.into_iter().flatten().copied();
    marked.filter(|&player| there(contest, round, player).is_ok()).collect()
}

/// The games of earlier rounds that are not settled.
pub fn missing_before(competition: &Competition, round: RoundNo) -> Vec<(RoundNo, TableNo)> {
    let before = standings(competition, Up::Before(round));
    let open = before.games.iter().filter(|(_, settled)| settled.state.is_open());
    open.map(|(&at, _)| at).collect()
}

/// The tables of a round as the program makes them, with what is known of the seed.
///
/// # Errors
/// [`Rejection`].
pub(in crate::domain::formats::classic) fn made(
    contest: &Contest,
    round: RoundNo,
    seed: Option<&Seed>,
) -> Result<super::super::paired::Paired, Rejection> {
    let chosen = contest.game.chosen;
    let (_, ground) = ground(contest, round);
    let system = chosen.pairs.system();
    if chosen.pairs == Pairs::Manual {
        return refuse(Refusal::ByHand);
    }
    ground.can_pair(system).map_err(Refusal::from)?;
    let asks = ground.is_drawn(system) || chosen.starter == Starter::Balanced;
    if seed.is_none() && asks {
        return Err(Rejection::SeedMissing);
    }
    let hall = contest.common.hall_word.clone().unwrap_or_default();
    let key = seed.map(|seed| key(seed, &hall));
    let attempt =
        contest.game.round(round).map_or(Attempt::FIRST, super::super::state::Round::attempt);
    let drawing = key.as_ref().map(|key| (key, attempt));
    Ok(ground.pair(system, chosen.starter, drawing).map_err(Refusal::from)?)
}

pub(super) fn paired(
    contest: &Contest,
    (round, attempt_said, system_said): (RoundNo, Attempt, Pairs),
    said: &Paired<'_>,
    despite: Option<&str>,
    seed: Option<&Seed>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    let common = &contest.common;
    known_round(game, round)?;
    let has = game.round(round).is_some_and(|round| round.pairing.is_some());
    holds(!has, Refusal::PairedAlready { round })?;
    let chosen = game.chosen;
    holds(system_said == chosen.pairs, Refusal::OtherSystem { chosen: chosen.pairs })?;
    holds(system_said != Pairs::Manual, Refusal::ByHand)?;
    numbered(attempt(game, round), attempt_said.get().into())?;
    let Some(hall) = &common.hall_word else { return Err(Rejection::NoHallWord) };
    let (competition, ground) = ground(contest, round);
    let system = system_said.system();
    ground.can_pair(system).map_err(Refusal::from)?;
    let absent = marked_absent(contest, round);
    holds(said.absent == absent, Refusal::OtherAbsent { absent })?;
    let missing = missing_before(&competition, round);
    match (despite, missing.is_empty()) {
        (None, true) => {}
        (Some(why), false) => reasoned(why)?,
        (Some(_), true) => return refuse(Refusal::NothingMissing),
        (None, false) => return refuse(Refusal::ResultsMissing { tables: missing }),
    }

    // An order that everybody who knows the seed can foretell is none.
    if ground.is_drawn(system) && common.revealed.is_some() {
        return Err(Rejection::SeedRevealed);
    }
    let seed = seed.filter(|seed| Some(seed.commitment()) == common.commitment);
    let key = seed.map(|seed| key(seed, hall));
    let mut generator = key.as_ref().map(|key| ground.generator(system, (key, attempt_said)));
    if ground.is_drawn(system) && generator.is_none() {
        let mut sorted = said.order.to_vec();
        sorted.sort_unstable();
        holds(sorted == ground.players, Refusal::OtherOrder { order: ground.players.clone() })?;
    } else {
        let order = ground.order(system, generator.as_mut());
        holds(said.order == order, Refusal::OtherOrder { order })?;
    }

    let numbers = said.tables.iter().map(|table| u64::from(table.table.get()));
    holds(numbers.eq((1..).take(said.tables.len())), Refusal::OtherTables)?;
    let seated: Vec<Vec<PlayerId>> = said.tables.iter().map(|it| it.seats.clone()).collect();
    let priced = ground.priced(system, said.order, (&seated, said.byes));
    let Some(priced) = priced.filter(|priced| priced.tables == seated && priced.byes == said.byes)
    else {
        return refuse(Refusal::OtherTables);
    };
    holds(said.cost == priced.cost.to_string(), Refusal::OtherCost { cost: priced.cost })?;
    let named = starters(chosen.starter, &seated, &ground.history, generator.as_mut());
    let knows = generator.is_some() || chosen.starter == Starter::Lot;
    for (table, named) in said.tables.iter().zip(named) {
        let by = |player: PlayerId| (ground.history.begun(player), ground.history.starts(player));
        let is_one = match (table.starter, named) {
            (Some(said), Some(named)) if !knows => {
                table.seats.contains(&said) && by(said) == by(named)
            }
            (said, named) => said == named,
        };
        holds(is_one, Refusal::OtherStarter { table: table.table })?;
    }
    Ok(())
}

/// Whether no other tables cost less than those that the program is said to have made: no pairing, or none that one
/// exchange of two players makes.
///
/// # Errors
/// [`Rejection`].
pub fn no_better(contest: &Contest, event: &Event) -> Result<(), Rejection> {
    let Event::RoundPaired { round, system, order, cost, tables, .. } = event else {
        return Ok(());
    };
    let (_, ground) = ground(contest, *round);
    let best = ground.tables(system.system(), order.clone()).map_err(Refusal::from)?;
    let cost = cost.parse().unwrap_or(i128::MAX);
    holds(cost == best.cost, Refusal::Cheaper { cost, least: best.cost })?;
    // Of tables that are drawn, just these come of the order.
    let drawn = *system == Pairs::Tables;
    let same = tables.iter().map(|table| &table.seats).eq(&best.tables);
    holds(!drawn || same, Refusal::OtherTables)
}

pub(super) fn typed(
    contest: &Contest,
    round: RoundNo,
    tables: &[Seated],
    byes: &[PlayerId],
    absent: &[PlayerId],
) -> Result<(), Rejection> {
    let game = &contest.game;
    known_round(game, round)?;
    let found = game.round(round);
    let has = found.is_some_and(|round| round.pairing.is_some());
    holds(!has, Refusal::PairedAlready { round })?;
    let mut numbers = BTreeSet::new();
    for &Seated { table, ref seats, starter } in tables {
        let sound = table.get() <= TableNo::MOST && numbers.insert(table);
        holds(sound, Refusal::TableTwice { table })?;
        let allowed = game.rules().seats_allow(seats.len());
        holds(allowed, Refusal::NotThisSeats { seats: seats.len() })?;
        if let Some(player) = starter {
            holds(seats.contains(&player), Refusal::NotAtTable { player })?;
        }
    }
    let has_byes = game.rules().swiss().is_some();
    holds(has_byes || byes.is_empty(), Refusal::NoByesHere)?;
    let mut placed = BTreeSet::new();
    for &player in tables.iter().flat_map(|table| &table.seats).chain(byes) {
        there(contest, round, player)?;
        let marked = found.is_some_and(|round| round.absent.contains(&player));
        holds(!marked, Refusal::NotThere { player, round })?;
        holds(placed.insert(player), Refusal::PlayerTwice { player })?;
    }
    let rest = all_there(contest, round);
    let rest: Vec<PlayerId> = rest.difference(&placed).copied().collect();
    holds(absent == rest, Refusal::OtherAbsent { absent: rest })
}

pub(super) fn swapped(
    game: &Classic,
    round: RoundNo,
    (a, b): (PlayerId, PlayerId),
    reason: &str,
) -> Result<(), Rejection> {
    let found = paired_round(game, round)?;
    for player in [a, b] {
        holds(found.places(player), Refusal::NotPlaced { player, round })?;
    }
    let tables = [a, b].map(|player| found.table_of(player));
    holds(tables[0] != tables[1], Refusal::SameTable)?;
    for table in tables.into_iter().flatten() {
        let untouched = known_table(game, round, table)?.is_untouched();
        holds(untouched, Refusal::ResultStands { round, table })?;
        no_clock_at(game, round, Some(table))?;
    }
    match found.pairing.as_ref().map(|pairing| pairing.shown) {
        Some(Shown::Yes) => reasoned(reason),
        Some(Shown::No) | None => Ok(()),
    }
}

/// No clock of a table of this round runs or stands: of this one, or of any.
fn no_clock_at(game: &Classic, round: RoundNo, table: Option<TableNo>) -> Result<(), Rejection> {
    let clock = game.table_clock.as_ref().filter(|clock| clock.round == round);
    match clock.filter(|clock| table.is_none_or(|table| clock.table == table)) {
        Some(clock) => refuse(Refusal::ClockThere { round, table: Some(clock.table) }),
        None => Ok(()),
    }
}

pub(super) fn withdrawn(game: &Classic, round: RoundNo) -> Result<(), Rejection> {
    let found = paired_round(game, round)?;
    if let Some((&table, _)) = found.tables.iter().find(|(_, table)| !table.is_untouched()) {
        return refuse(Refusal::ResultStands { round, table });
    }
    no_clock_at(game, round, None)?;
    let own = game.round_clock.as_ref().is_some_and(|clock| clock.round == round);
    holds(!own, Refusal::ClockThere { round, table: None })
}

pub(super) fn shown(game: &Classic, round: RoundNo) -> Result<(), Rejection> {
    let found = paired_round(game, round)?;
    let shown = found.pairing.as_ref().map(|pairing| pairing.shown);
    holds(shown == Some(Shown::No), Refusal::ShownAlready { round })
}
