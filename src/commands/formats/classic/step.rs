//! The next sensible step of a day of classic games: what the one large button does.
//!
//! A pure function of the competition as it stands; it decides nothing that the domain decides.

use super::Pairs;
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::event::Event;
use crate::domain::formats::classic::Record;
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::judged::Judged;
use crate::domain::formats::classic::state::{Classic, Round, Shown};
use crate::domain::ids::{Attempt, RoundNo, TableNo};

/// The next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Too few play yet.
    AddPlayers,
    /// Ask the hall for its word, before the first tables.
    HallWord,
    /// Make the tables of a round.
    Pair(RoundNo),
    /// Say them.
    TypePairing(RoundNo),
    /// Show them.
    Show(RoundNo),
    /// Start the time of the round.
    Start(RoundNo),
    /// Confirm the time after a restart of the program.
    ConfirmTime(RoundNo),
    /// The same of the clock of a table.
    ConfirmTable(RoundNo, TableNo),
    /// Let the time go on.
    Resume(RoundNo),
    /// Enter the result of the first of these tables.
    Results(RoundNo, Vec<TableNo>),
    /// The round is settled, and its time is still there: end it.
    EndClock(RoundNo),
    /// Sign.
    Sign,
    /// It is signed: the ceremony.
    Ceremony,
}

/// The least players that can be brought to a table.
fn least(game: &Classic) -> usize {
    if game.rules().swiss().is_some() { 2 } else { 3 }
}

/// The next step of a competition.
pub fn next(record: &Record, judged: &Judged, now: Moment) -> Step {
    let contest = record.contest();
    let game = &contest.game;
    if contest.common.openness == Openness::Signed {
        return Step::Ceremony;
    }
    if contest.common.players.len() < least(game) && game.paired().next().is_none() {
        return Step::AddPlayers;
    }
    let clock = game.round_clock.as_ref();
    if let Some(clock) = clock.filter(|clock| clock.countdown.crossed_a_restart(now)) {
        return Step::ConfirmTime(clock.round);
    }
    let of_table = game.table_clock.as_ref().filter(|clock| clock.crossed_a_restart(now));
    if let Some(clock) = of_table {
        return Step::ConfirmTable(clock.round, clock.table);
    }
    let last = game.paired().next_back();
    if let Some((number, round)) = last {
        if round.pairing.as_ref().is_some_and(|pairing| pairing.shown == Shown::No) {
            return Step::Show(number);
        }
        if clock.is_none() && is_to_start(record, number, round) {
            return Step::Start(number);
        }
        if let Some(clock) = clock.filter(|clock| !clock.countdown.is_running()) {
            return Step::Resume(clock.round);
        }
    }
    // Earlier rounds first: who comes with a slip of one is waited for.
    for (number, _) in game.paired() {
        let open: Vec<TableNo> = judged.open_games(number).map(|(table, _)| table).collect();
        if !open.is_empty() {
            return Step::Results(number, open);
        }
    }
    if let Some(clock) = clock {
        return Step::EndClock(clock.round);
    }
    let Some(number) = next_round(game) else { return Step::Sign };
    if number.get() > game.chosen.rounds {
        return Step::Sign;
    }
    if awaits_hall_word(record) {
        return Step::HallWord;
    }
    match game.chosen.pairs {
        Pairs::Manual => Step::TypePairing(number),
        Pairs::Swiss | Pairs::RankPairs | Pairs::RoundRobin | Pairs::Tables => Step::Pair(number),
    }
}

/// The first round that has no tables after those that have; `None` where there can be no further one.
pub fn next_round(game: &Classic) -> Option<RoundNo> {
    let last = game.paired().next_back().map_or(0, |(number, _)| number.get());
    RoundNo::new(last.checked_add(1)?).filter(|number| number.get() <= 99)
}

/// Whether a round's time is still to be started: it has one, and none ever ran in it.
fn is_to_start(record: &Record, number: RoundNo, round: &Round) -> bool {
    let untouched = round.tables.values().all(|table| table.is_untouched());
    let has_run = || {
        record.log().iter().rev().any(|recorded| match &recorded.event {
            Event::Own(C::RoundClockStarted { round, .. } | C::RoundClockSet { round, .. }) => {
                *round == number
            }
            _ => false,
        })
    };
    untouched && record.contest().game.rules().round_s > 0 && !has_run()
}

/// Whether nobody has asked the hall for its word, and it still may be: before any order is drawn.
fn awaits_hall_word(record: &Record) -> bool {
    let contest = record.contest();
    let fresh = |round: &Round| round.pairing.is_none() && round.attempt() == Attempt::FIRST;
    contest.common.hall_word.is_none()
        && contest.common.revealed.is_none()
        && contest.game.chosen.pairs != Pairs::Manual
        && !record.has_drawn()
        && contest.game.rounds().all(|(_, round)| fresh(round))
}
