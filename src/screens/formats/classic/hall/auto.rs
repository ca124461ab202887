//! What the hall sees while nothing is pinned: it follows from the events alone, and from nothing that was not shown.

use crate::commands::formats::OwnPinned;
use crate::commands::formats::classic::Shown;
use crate::domain::clock::Moment;
use crate::domain::contest::checkpoint::Occasion;
use crate::domain::contest::event::Event;
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::rules::{Team, TieBreak};
use crate::domain::formats::classic::standings::{Tally, Up};
use crate::domain::formats::classic::state::{Classic, Outcome, Shown as Put, Table};
use crate::domain::formats::classic::teams::TeamRow;
use crate::domain::formats::classic::timed::Ticking;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Language, tr};
use crate::screens::hall::{self, Called, Chosen, Pip, PipState, Prizes, Scenes, head, welcome};
use crate::screens::{self, Ranking as _};
use crate::text;

use super::{
    Ranks, Seats, TableScene, chess_clock, coming_in, demonstration, pairings, round_clock,
    standings, team_standings, turn_timer,
};
use crate::screens::formats::classic::{certain, free_timer};

type Open<'a> = screens::Open<'a, Classic>;
type Scene = hall::Scene<Classic>;

impl Scenes for Classic {
    type Round = TableScene;
    const PRIZES: Prizes = Prizes::Podium;

    fn scene(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene {
        automatic(open, language, chosen)
    }

    fn pips(open: &Open<'_>) -> Vec<Pip> {
        let game = &open.contest().game;
        let paired = game.paired().next_back().map_or(0, |(number, _)| number.get());
        let is = |number: u8| {
            let Some(round) = RoundNo::new(number) else { return PipState::ToCome };
            match game.round(round).filter(|round| round.pairing.is_some()) {
                Some(_) if open.judged.open_games(round).next().is_some() => PipState::Current,
                Some(_) => PipState::Over,
                None if number == paired + 1 => PipState::Current,
                None => PipState::ToCome,
            }
        };
        let last = game.chosen.rounds.max(paired);
        (1..=last).map(|number| Pip { is: is(number), before_break: false }).collect()
    }

    /// Once every result of a round is in: who stands where after it.
    fn review(open: &Open<'_>, language: Language, round: RoundNo) -> Scene {
        let settled = is_shown(open, round) && open.judged.open_games(round).next().is_none();
        if settled { Self::standings(open, language, round, None) } else { Scene::Black }
    }

    /// Halves are told as points; averages with two decimals.
    fn called(open: &Open<'_>, language: Language, total: i64) -> [String; 2] {
        if open.contest().game.rules().swiss().is_none() {
            let average = super::scenes::average(language, Some(total));
            let said = text!(language, "tables-average-of", average = average.as_str());
            return [average, said];
        }
        let halves = u32::try_from(total).unwrap_or_default();
        let said = super::scenes::points(halves);
        let words = text!(language, "tables-points", halves = halves, points = said.as_str());
        [said, words]
    }

    fn before_equals(
        open: &Open<'_>,
        language: Language,
        after: RoundNo,
        player: PlayerId,
    ) -> String {
        if after != open.last_played() {
            return String::new();
        }
        let rows = open.judged.standings.rows.as_slice();
        let pair = rows.windows(2).find(|pair| pair[0].player == player);
        let Some([own, next]) = pair else { return String::new() };
        let (Tally::Swiss(ours), Tally::Swiss(theirs)) = (own.tally, next.tally) else {
            return String::new();
        };
        let (key, signed, by) = match next.decided_by {
            Some("spread") => ("tables-before-by-spread", true, TieBreak::Spread),
            Some("scored") => ("tables-before-by-scored", false, TieBreak::Scored),
            _ => return String::new(),
        };
        let said = |sum: i64| if signed { language.signed(sum) } else { language.number(sum) };
        text!(language, key, own = said(ours.by(by)), theirs = said(theirs.by(by)))
    }

    fn teams(open: &Open<'_>, language: Language) -> Option<String> {
        let game = &open.contest().game;
        let of_pairs = matches!(game.rules().swiss()?.team?, Team::Pair { .. });
        let key = if of_pairs { "tables-count-pairs" } else { "tables-count-schools" };
        let count = Some(game.teams.len()).filter(|count| *count > 0)?;
        Some(text!(language, key, count = count))
    }

    fn first_team(open: &Open<'_>, language: Language) -> Option<Called> {
        let game = &open.contest().game;
        let of_pairs = matches!(game.rules().swiss()?.team?, Team::Pair { .. });
        let (_, teams) = open.judged.at(Up::To(open.last_played()));
        let first: Vec<_> = teams.iter().filter(|row| row.rank == Some(1)).collect();
        let [total, points] = Self::called(open, language, first.first()?.sums.halves.into());
        let name = |row: &&TeamRow| game.teams.get(&row.team).cloned().unwrap_or_default();
        Some(Called {
            rank: tr(language, if of_pairs { "tables-first-pair" } else { "tables-first-school" }),
            names: first.iter().map(name).collect(),
            total,
            points,
            ..Called::default()
        })
    }

    fn named(open: &Open<'_>, player: PlayerId) -> String {
        open.judged.told_apart(player)
    }

    fn own(open: &Open<'_>, language: Language, own: &OwnPinned, chosen: &Chosen<'_>) -> Scene {
        // What is not there, or not any more, gives way to the day: no wall goes dark by it.
        let OwnPinned::Classic(shown) = own else { return automatic(open, language, chosen) };
        let there = own_scene(open, language, shown, chosen.since);
        there.unwrap_or_else(|| automatic(open, language, chosen))
    }

    fn standings(
        open: &Open<'_>,
        language: Language,
        after: RoundNo,
        since: Option<Moment>,
    ) -> Scene {
        with_ranks(open, language, after, |ranks| standings(ranks, since))
    }

    fn mode(open: &Open<'_>, _: Language) -> String {
        open.contest().game.rules().name.clone()
    }

    fn moves_in_ms(scene: &TableScene, now: Moment) -> Option<i64> {
        super::moves_in_ms(scene, now)
    }
}

fn seats<'a>(open: &'a Open<'_>, language: Language, round: RoundNo) -> Seats<'a> {
    Seats { competition: &open.judged.competition, round, language }
}

/// What the arbiter's key shows; none where there is nothing of it, or nothing that was put up.
fn own_scene(
    open: &Open<'_>,
    language: Language,
    shown: &Shown,
    since: Option<Moment>,
) -> Option<Scene> {
    match shown {
        Shown::Pairings(round) => is_shown(open, *round)
            .then(|| Scene::Round(pairings(seats(open, language, *round), since))),
        Shown::Coming(round) => is_shown(open, *round).then(|| coming(open, language, *round)),
        Shown::Board(round, table) => {
            is_shown(open, *round).then(|| Scene::Round(on_board(open, language, (*round, *table))))
        }
        Shown::Clock => table_clock(open, language).map(Scene::Round),
        Shown::Timer => {
            let (time, alerts_ms) = free_timer(open.contest().game.rules(), since)?;
            Some(Scene::Round(turn_timer(language, time, &alerts_ms)))
        }
        Shown::Teams if open.judged.teams.is_empty() => None,
        Shown::Teams => Some(with_ranks(open, language, open.last_played(), |ranks| {
            let (_, teams) = open.judged.at(Up::To(open.last_played()));
            team_standings(ranks, &teams, since)
        })),
    }
}

/// Whether the tables of a round were put up.
fn is_shown(open: &Open<'_>, round: RoundNo) -> bool {
    let pairing = open.contest().game.round(round).and_then(|round| round.pairing.as_ref());
    pairing.is_some_and(|pairing| pairing.shown == Put::Yes)
}

/// The ranks after a round, those of the round before beside them.
fn with_ranks(
    open: &Open<'_>,
    language: Language,
    after: RoundNo,
    scene: impl FnOnce(Ranks<'_>) -> TableScene,
) -> Scene {
    let (now, _) = open.judged.at(Up::To(after));
    let before = (after > RoundNo::FIRST).then(|| open.judged.at(Up::Before(after)).0);
    Scene::Round(scene(Ranks {
        competition: &open.judged.competition,
        standings: &now,
        before: before.as_ref(),
        after: Some(after).filter(|_| !Classic::played(open.contest()).is_empty()),
        language,
    }))
}

/// The table whose turns are recorded while it is played, the one recorded last; of the last round that was shown.
fn live(open: &Open<'_>) -> Option<(RoundNo, TableNo)> {
    let game = &open.contest().game;
    let (number, round) =
        game.paired().next_back().filter(|(number, _)| is_shown(open, *number))?;
    let is_live = |table: &Table| {
        table.outcome == Outcome::Open && !table.turns.is_empty() && table.ended.is_none()
    };
    let mut live = round.tables.iter().filter(|(_, table)| is_live(table));
    let (first, _) = live.next()?;
    if live.next().is_none() {
        return Some((number, *first));
    }
    let recorded = open.record.log().iter().rev().find_map(|recorded| match &recorded.event {
        Event::Own(C::TurnRecorded { round, table, .. }) if *round == number => Some(*table),
        _ => None,
    });
    let recorded = recorded.filter(|table| game.table_at(number, *table).is_some_and(is_live));
    Some((number, recorded.unwrap_or(*first)))
}

/// Who sits at a table, as they sit.
fn names_at(open: &Open<'_>, (round, table): (RoundNo, TableNo)) -> Vec<String> {
    let table = open.contest().game.table_at(round, table);
    let seats = table.map(|table| table.seats.as_slice());
    seats.into_iter().flatten().map(|&player| open.judged.name(player).to_owned()).collect()
}

fn on_board(open: &Open<'_>, language: Language, (round, table): (RoundNo, TableNo)) -> TableScene {
    let game = &open.contest().game;
    let names = names_at(open, (round, table));
    let whole = open.judged.whole.get(&(round, table));
    demonstration(game.rules(), (round, table), &names, whole, language)
}

/// The clock of a table, where one runs or stands; after a restart as it was at the last certain moment.
fn table_clock(open: &Open<'_>, language: Language) -> Option<TableScene> {
    let game = &open.contest().game;
    let clock = game.table_clock.as_ref()?;
    let held =
        clock.crossed_a_restart(open.now).then(|| clock.held(certain(open.record, open.now)));
    let clock = held.and_then(Result::ok).unwrap_or_else(|| clock.clone());
    Some(match &clock.ticking {
        Ticking::Turn { timer, .. } => turn_timer(language, timer.turn(), &clock.alerts_ms),
        Ticking::Chess(sides) => {
            let names = names_at(open, (clock.round, clock.table));
            chess_clock((game.rules(), language), Some(clock.table), &names, sides)
        }
    })
}

fn coming(open: &Open<'_>, language: Language, round: RoundNo) -> Scene {
    let head = head(open, language, |of| matches!(of, Occasion::RoundEnded(_)));
    Scene::Round(coming_in(seats(open, language, round), &open.judged.standings, &head))
}

fn automatic(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene {
    let contest = open.contest();
    let game = &contest.game;
    // A game that is recorded as it is played is on the demonstration board.
    if let Some((round, table)) = live(open) {
        return Scene::Round(on_board(open, language, (round, table)));
    }
    // A clock that the program keeps is that of the demonstration table.
    if let Some(scene) = table_clock(open, language) {
        return Scene::Round(scene);
    }
    if let Some(clock) = &game.round_clock {
        let rules = game.rules();
        let alerts = rules.round_alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
        let alerts: Vec<i64> = alerts.chain([0]).collect();
        let time = (clock.countdown, game.chosen.rounds);
        let title = contest.common.details.title.as_str();
        let seats = seats(open, language, clock.round);
        return Scene::Round(round_clock(seats, title, time, &alerts));
    }
    // What is not put up yet is not known to the hall.
    let put_up = game.paired().rfind(|(number, _)| is_shown(open, *number));
    let Some((number, _)) = put_up else { return welcome(open, language) };
    if open.judged.open_games(number).next().is_none() {
        return Classic::standings(open, language, number, chosen.since);
    }
    let is_newest = game.paired().next_back().is_some_and(|(last, _)| last == number);
    // Whatever came in already, until its time runs people look for their table.
    if is_newest && !has_run(open, number) {
        return Scene::Round(pairings(seats(open, language, number), shown_since(open, number)));
    }
    coming(open, language, number)
}

/// Whether the time of a round ran once.
fn has_run(open: &Open<'_>, number: RoundNo) -> bool {
    when(open, |event| matches!(event, C::RoundClockStarted { round, .. } if *round == number))
        .is_some()
}

fn shown_since(open: &Open<'_>, number: RoundNo) -> Option<Moment> {
    when(open, |event| matches!(event, C::PairingShown { round } if *round == number))
}

/// When an event last happened.
fn when(open: &Open<'_>, is_it: impl Fn(&C) -> bool) -> Option<Moment> {
    let mut log = open.record.log().iter().rev();
    let found = log.find(|recorded| match &recorded.event {
        Event::Own(event) => is_it(event) && !open.record.is_undone(recorded.action),
        _ => false,
    });
    found.map(|recorded| recorded.at)
}
