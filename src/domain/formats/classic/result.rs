//! What a game comes to: final scores from figures, penalties taken off, who won.
//!
//! Final score = raw + racks (who went out gains what all others lose, where the rules say so; else each loses
//! the own one) − overtime − deductions.

use super::competition::{Figures, Final, Game, Told};
use super::rules::{End, Kind, Rules, Swiss, Tie};
use crate::domain::ids::PlayerId;

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Whether it was played.
    pub state: State,
    /// What its winner was told by; `None` where games have none, and of no game.
    pub decided_by: Option<DecidedBy>,
    /// As the players sit.
    pub seats: Vec<Seat>,
}

/// How far a game is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It was played.
    Played,
    /// Its result is not there.
    Missing,
    /// Drawn until the values of the last words are told.
    LastWordMissing,
    /// Won without a game, or forfeited by a penalty.
    Walkover,
    /// There was no game.
    Cancelled,
}

impl State {
    /// Whether something is still to come.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Missing | Self::LastWordMissing)
    }

    /// Its name in results.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Missing => "missing",
            Self::LastWordMissing => "last_word_missing",
            Self::Walkover => "walkover",
            Self::Cancelled => "cancelled",
        }
    }
}

/// What told the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// The higher score.
    Score,
    /// The last word.
    LastWord,
    /// Nothing: it was drawn.
    Draw,
    /// The other did not come.
    Walkover,
    /// The other's round was voided.
    Forfeit,
}

impl DecidedBy {
    /// Its name in results.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::LastWord => "last_word",
            Self::Draw => "draw",
            Self::Walkover => "walkover",
            Self::Forfeit => "forfeit",
        }
    }
}

/// What a game came to for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who.
    pub player: PlayerId,
    /// What the plays brought, the rack left, the price of the time over; `None` without figures.
    pub figures: Option<SeatFigures>,
    /// What a penalty took off.
    pub deduction: i64,
    /// The final score.
    pub points: Option<i64>,
    /// Halves of a point; `None` where averages rank.
    pub halves: Option<u32>,
    /// The score that counts as the opponent's in a game of two.
    pub conceded: Option<i64>,
    /// Whether it counts as not having come.
    pub came: Came,
}

/// The figures of a seat in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatFigures {
    /// What the plays brought.
    pub raw: i64,
    /// The rack left.
    pub rack: u32,
    /// The price of the time over.
    pub overtime: i64,
}

/// Whether somebody was there to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// They were.
    Yes,
    /// A walkover lost, or a round voided.
    No,
}

/// What penalties of a game's round say of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Penalised {
    /// Points off.
    pub deduction: i64,
    /// Whether the round is voided.
    pub voided: Voided,
}

/// Whether a round is voided for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Voided {
    /// It is.
    Yes,
    /// It is not.
    #[default]
    No,
}

/// The final scores that figures come to, as the players sit, with nothing deducted by a penalty.
pub fn finals(rules: &Rules, game: &Game, figures: &[Figures]) -> Vec<i64> {
    let lost: i64 = figures.iter().map(|seat| i64::from(seat.rack)).sum();
    let out = game.end == Some(End::Out);
    let overtime = overtime(rules, figures);
    let seats = game.seats.iter().zip(figures).zip(overtime);
    let points = seats.map(|((player, seat), overtime)| {
        let finishes = out && game.finisher == Some(*player);
        let gains = if rules.ends.finisher_gains.is() { lost } else { 0 };
        let racks = if finishes { gains } else { -i64::from(seat.rack) };
        seat.raw + racks - overtime
    });
    points.collect()
}

/// What the time over costs each, as the players sit.
fn overtime(rules: &Rules, figures: &[Figures]) -> Vec<i64> {
    let price = rules.overtime(figures.len());
    let points = |seat: &Figures| price.map_or(0, |price| price.points(seat.over_ms));
    figures.iter().map(|seat| i64::try_from(points(seat)).unwrap_or(i64::MAX)).collect()
}

/// What a game comes to, with the penalties of its round.
pub fn settle(rules: &Rules, game: &Game, penalised: impl Fn(PlayerId) -> Penalised) -> Settled {
    let penalised: Vec<Penalised> = game.seats.iter().map(|&player| penalised(player)).collect();
    match &rules.kind {
        Kind::Average(_) => averaged(rules, game, &penalised),
        Kind::Swiss(swiss) => of_two(rules, swiss, game, &penalised),
    }
}

/// A seat of which nothing is known.
fn empty(player: PlayerId) -> Seat {
    Seat {
        player,
        figures: None,
        deduction: 0,
        points: None,
        halves: None,
        conceded: None,
        came: Came::Yes,
    }
}

/// The seats as they were told, deductions taken off.
fn seats(rules: &Rules, game: &Game, penalised: &[Penalised]) -> Vec<Seat> {
    let told: Vec<(Option<SeatFigures>, Option<i64>)> = match &game.told {
        Told::Nothing | Told::Walkover { .. } | Told::Cancelled => {
            game.seats.iter().map(|_| (None, None)).collect()
        }
        Told::Finals(finals) => finals.iter().map(|seat| (None, Some(seat.points))).collect(),
        Told::Figures(figures) => {
            let overtime = overtime(rules, figures);
            let told = figures.iter().zip(overtime).zip(finals(rules, game, figures));
            let told = told.map(|((seat, overtime), points)| {
                (Some(SeatFigures { raw: seat.raw, rack: seat.rack, overtime }), Some(points))
            });
            told.collect()
        }
    };
    let seats = game.seats.iter().zip(told).zip(penalised);
    let seats = seats.map(|((&player, (figures, points)), penalised)| {
        let deduction = if points.is_some() { penalised.deduction } else { 0 };
        let points = points.map(|points| points - deduction);
        Seat { figures, deduction, points, ..empty(player) }
    });
    seats.collect()
}

fn averaged(rules: &Rules, game: &Game, penalised: &[Penalised]) -> Settled {
    let mut seats = seats(rules, game, penalised);
    for (seat, penalised) in seats.iter_mut().zip(penalised) {
        if penalised.voided == Voided::Yes {
            seat.points = seat.points.map(|_| 0);
        }
    }
    let state = match game.told {
        Told::Nothing | Told::Walkover { .. } => State::Missing,
        Told::Cancelled => State::Cancelled,
        Told::Finals(_) | Told::Figures(_) => State::Played,
    };
    Settled { state, decided_by: None, seats }
}

fn of_two(rules: &Rules, swiss: &Swiss, game: &Game, penalised: &[Penalised]) -> Settled {
    let mut seats = seats(rules, game, penalised);
    let is_voided = penalised.iter().any(|penalised| penalised.voided == Voided::Yes);
    let without_game = |state, decided_by| Settled {
        state,
        decided_by,
        seats: game.seats.iter().map(|&player| empty(player)).collect(),
    };
    match &game.told {
        Told::Cancelled => without_game(State::Cancelled, None),
        Told::Walkover { present } => {
            let mut settled = without_game(State::Walkover, Some(DecidedBy::Walkover));
            let came = game
                .seats
                .iter()
                .map(|player| if player == present { Came::Yes } else { Came::No });
            forfeit(swiss, &mut settled.seats, &came.collect::<Vec<_>>());
            settled
        }
        Told::Nothing | Told::Finals(_) | Told::Figures(_) if is_voided => {
            for seat in &mut seats {
                seat.deduction = 0;
            }
            let came = penalised.iter().map(|penalised| match penalised.voided {
                Voided::Yes => Came::No,
                Voided::No => Came::Yes,
            });
            forfeit(swiss, &mut seats, &came.collect::<Vec<_>>());
            Settled { state: State::Walkover, decided_by: Some(DecidedBy::Forfeit), seats }
        }
        Told::Nothing => without_game(State::Missing, None),
        Told::Finals(finals) => {
            let words = finals.iter().map(|seat: &Final| seat.last_word).collect::<Vec<_>>();
            played(swiss, seats, &words)
        }
        Told::Figures(figures) => {
            let words = figures.iter().map(|seat| seat.last_word).collect::<Vec<_>>();
            played(swiss, seats, &words)
        }
    }
}

/// The scores of a game that was not played: as a bye for who came, turned round for who did not.
fn forfeit(swiss: &Swiss, seats: &mut [Seat], came: &[Came]) {
    let bye = swiss.bye;
    let nobody = came.iter().all(|came| *came == Came::No);
    for (seat, came) in seats.iter_mut().zip(came) {
        let (halves, own, other) = match came {
            Came::Yes => (bye.halves, bye.scored, bye.conceded),
            Came::No if nobody => (0, bye.conceded, bye.conceded),
            Came::No => (0, bye.conceded, bye.scored),
        };
        seat.halves = Some(halves);
        seat.points = Some(own);
        seat.conceded = Some(other);
        seat.came = *came;
    }
}

fn played(swiss: &Swiss, mut seats: Vec<Seat>, last_words: &[Option<u32>]) -> Settled {
    let points: Vec<i64> = seats.iter().map(|seat| seat.points.unwrap_or_default()).collect();
    let (&[one, two], &[one_word, two_word]) = (points.as_slice(), last_words) else {
        // The reader and the law let two sit at a table.
        return Settled { state: State::Missing, decided_by: None, seats };
    };
    let drawn = (None, State::Played, DecidedBy::Draw);
    let (first, state, decided_by) = match (swiss.tie, one_word, two_word) {
        _ if one > two => (Some(true), State::Played, DecidedBy::Score),
        _ if one < two => (Some(false), State::Played, DecidedBy::Score),
        (Tie::Draw, _, _) => drawn,
        (Tie::LastWord, Some(one), Some(two)) if one == two || one == 0 || two == 0 => drawn,
        (Tie::LastWord, Some(one), Some(two)) => {
            (Some(one > two), State::Played, DecidedBy::LastWord)
        }
        (Tie::LastWord, _, _) => (None, State::LastWordMissing, DecidedBy::Draw),
    };
    let halves = match first {
        Some(true) => [swiss.win, 0],
        Some(false) => [0, swiss.win],
        None => [swiss.draw; 2],
    };
    for ((seat, halves), conceded) in seats.iter_mut().zip(halves).zip([two, one]) {
        seat.halves = Some(halves);
        seat.conceded = Some(conceded);
    }
    Settled { state, decided_by: Some(decided_by), seats }
}
