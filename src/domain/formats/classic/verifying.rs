//! What a verification derives again of a competition of classic games: which orders were drawn, and every sum from
//! the results upwards, without the standings.

use std::collections::BTreeMap;

use super::Contest;
use super::competition::{Competition, Game, Sanction, Told};
use super::event::Event;
use super::judged::Judged;
use super::rules::{Kind, Swiss, Tie};
use super::standings::Tally;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::verifying::{LettersFrom, LettersOf, OtherTotal, Totals};
use crate::domain::ids::{PlayerId, RoundNo};

/// How a round got its order, where it was drawn or its tables were made by hand.
pub(super) fn letters(contest: &Contest, event: &Event) -> Option<LettersOf> {
    match event {
        Event::RoundPaired { round, attempt, system, .. } => {
            let competition = contest.game.competition(&contest.common);
            let ground = super::pairing::Ground::before(&competition, *round);
            let drawn = ground.is_drawn(system.system());
            let source = LettersFrom::Order;
            drawn.then_some(LettersOf { round: *round, attempt: *attempt, source })
        }
        Event::PairingTyped { round, attempt, .. } => {
            let source = LettersFrom::Hand;
            Some(LettersOf { round: *round, attempt: *attempt, source })
        }
        _ => None,
    }
}

/// What a player's games add up to: halves of a point, or score times seats; own scores less the others'.
#[derive(Clone, Copy, Default)]
struct Sums {
    first: i64,
    spread: i64,
    scored: i64,
}

/// The sums of every player, from what was told of their games and the penalties alone, held against the standings.
/// The first that differs is told.
pub(super) fn totals(contest: &Contest) -> Totals {
    let judged = super::judging::judge(contest);
    let competition = &judged.competition;
    let mut sums: BTreeMap<PlayerId, Sums> = BTreeMap::new();
    let mut games = 0;
    for (&number, round) in &competition.rounds {
        for game in round.games.values() {
            games += 1;
            for (player, brought) in of_game(competition, number, game) {
                add(sums.entry(player).or_default(), brought);
            }
        }
        if let Kind::Swiss(swiss) = &competition.rules.kind {
            for player in &round.byes {
                add(sums.entry(*player).or_default(), forfeit(swiss, true, false));
            }
        }
    }
    let other = differs(&judged, &sums);
    Totals { sheets: games, words: 0, other }
}

fn add(sums: &mut Sums, brought: Sums) {
    sums.first += brought.first;
    sums.spread += brought.spread;
    sums.scored += brought.scored;
}

/// The first player whose row says something else.
fn differs(judged: &Judged, sums: &BTreeMap<PlayerId, Sums>) -> Option<OtherTotal> {
    judged.standings.rows.iter().find_map(|row| {
        let derived = sums.get(&row.player).copied().unwrap_or_default();
        let stated = match row.tally {
            Tally::Average(tally) => [(tally.sum, derived.first)].to_vec(),
            Tally::Swiss(tally) => vec![
                (i64::from(tally.halves), derived.first),
                (tally.spread(), derived.spread),
                (tally.scored, derived.scored),
            ],
        };
        let other = stated.into_iter().find(|(stated, derived)| stated != derived);
        other.map(|(stated, derived)| OtherTotal { player: row.player, stated, derived })
    })
}

/// The penalties of a player in a round: points off, and whether it is voided.
fn penalised(penalties: &[Sanction], player: PlayerId, round: RoundNo) -> (i64, bool) {
    let of = penalties.iter().filter(|it| it.player == player && it.round == round);
    of.fold((0, false), |(off, voided), it| match it.kind {
        PenaltyKind::Deduction { points } => (off + i64::from(points), voided),
        PenaltyKind::VoidRound => (off, true),
        _ => (off, voided),
    })
}

/// The scores that a game's seats have, nothing deducted, with the values of their last words; `None` without any.
fn scores(competition: &Competition, game: &Game) -> Option<Vec<(i64, Option<u32>)>> {
    let rules = &competition.rules;
    match &game.told {
        Told::Nothing | Told::Walkover { .. } | Told::Cancelled => None,
        Told::Finals(finals) => {
            Some(finals.iter().map(|seat| (seat.points, seat.last_word)).collect())
        }
        Told::Figures(figures) => {
            let all: i64 = figures.iter().map(|seat| i64::from(seat.rack)).sum();
            let price = rules.overtime(figures.len());
            let scored = game.seats.iter().zip(figures).map(|(player, seat)| {
                let went_out =
                    game.end == Some(super::rules::End::Out) && game.finisher == Some(*player);
                let gains = if rules.ends.finisher_gains.is() { all } else { 0 };
                let racks = if went_out { gains } else { -i64::from(seat.rack) };
                let minutes = price.map_or(0, |price| {
                    let unit = u64::from(price.unit_s) * 1000;
                    i64::from(price.price)
                        * i64::try_from(seat.over_ms.div_ceil(unit.max(1))).unwrap_or(i64::MAX)
                });
                (seat.raw + racks - minutes, seat.last_word)
            });
            Some(scored.collect())
        }
    }
}

/// What a game that was not played brings who came, and who did not.
fn forfeit(swiss: &Swiss, came: bool, other_neither: bool) -> Sums {
    let bye = swiss.bye;
    let (first, own, other) = match (came, other_neither) {
        (true, _) => (i64::from(bye.halves), bye.scored, bye.conceded),
        (false, true) => (0, bye.conceded, bye.conceded),
        (false, false) => (0, bye.conceded, bye.scored),
    };
    Sums { first, spread: own - other, scored: own }
}

/// What a game brings each of its players.
fn of_game(competition: &Competition, round: RoundNo, game: &Game) -> Vec<(PlayerId, Sums)> {
    let of = |player: &PlayerId| penalised(&competition.penalties, *player, round);
    let scores = scores(competition, game);
    let swiss = match &competition.rules.kind {
        Kind::Average(average) => {
            let seats = game.seats.len();
            let counts = average.counted_seats.iter().any(|&count| usize::from(count) == seats);
            let Some(scores) = scores.filter(|_| counts) else { return Vec::new() };
            let seats = i64::try_from(seats).unwrap_or_default();
            let brought = game.seats.iter().zip(scores).map(|(player, (score, _))| {
                let (off, voided) = of(player);
                let score = if voided { 0 } else { score - off };
                (*player, Sums { first: score * seats, ..Sums::default() })
            });
            return brought.collect();
        }
        Kind::Swiss(swiss) => swiss,
    };
    let &[one, two] = game.seats.as_slice() else { return Vec::new() };
    let (off, voided) = ([of(&one).0, of(&two).0], [of(&one).1, of(&two).1]);
    if let Told::Walkover { present } = game.told {
        return [one, two]
            .map(|player| (player, forfeit(swiss, player == present, false)))
            .to_vec();
    }
    if game.told == Told::Cancelled {
        return Vec::new();
    }
    if voided.contains(&true) {
        let both = voided == [true, true];
        let brought = [(one, voided[0]), (two, voided[1])];
        return brought.map(|(player, out)| (player, forfeit(swiss, !out, both))).to_vec();
    }
    let Some(scores) = scores else { return Vec::new() };
    let &[(first, first_word), (second, second_word)] = scores.as_slice() else {
        return Vec::new();
    };
    let points = [first - off[0], second - off[1]];
    let wins = match (points[0].cmp(&points[1]), swiss.tie) {
        (std::cmp::Ordering::Equal, Tie::LastWord) => match (first_word, second_word) {
            (Some(one), Some(two)) if one > 0 && two > 0 => one.cmp(&two),
            _ => std::cmp::Ordering::Equal,
        },
        (order, _) => order,
    };
    let halves = |wins: std::cmp::Ordering| match wins {
        std::cmp::Ordering::Greater => i64::from(swiss.win),
        std::cmp::Ordering::Equal => i64::from(swiss.draw),
        std::cmp::Ordering::Less => 0,
    };
    let spread = points[0] - points[1];
    vec![
        (one, Sums { first: halves(wins), spread, scored: points[0] }),
        (two, Sums { first: halves(wins.reverse()), spread: -spread, scored: points[1] }),
    ]
}
