//! Why a round brought somebody something else than a game that was played: what a table marks.

use super::competition::Competition;
use super::result::{Came, State};
use super::standings::Standings;
use crate::domain::ids::{PlayerId, RoundNo};

/// What a round was for a player who played no game in it to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// No result yet.
    Missing,
    /// Won without a game.
    Walkover,
    /// Lost without one.
    Forfeit,
    /// No opponent.
    Bye,
    /// The game was cancelled.
    Cancelled,
    /// They came later.
    Late,
    /// At no table.
    Absent,
    /// They had left, or had to.
    Gone,
}

impl Mark {
    /// All of them, as a legend has them.
    pub const ALL: [Self; 8] = [
        Self::Missing,
        Self::Walkover,
        Self::Forfeit,
        Self::Bye,
        Self::Cancelled,
        Self::Late,
        Self::Absent,
        Self::Gone,
    ];

    /// The mark of a player in a round; `None` of a game that was played.
    pub fn of(
        competition: &Competition,
        standings: &Standings,
        player: PlayerId,
        round: RoundNo,
    ) -> Option<Self> {
        let of_round = competition.rounds.get(&round)?;
        if of_round.byes.contains(&player) {
            return Some(Self::Bye);
        }
        let seat = of_round.games.iter().find(|(_, game)| game.seats.contains(&player));
        let Some((&table, _)) = seat else {
            let entrant = competition.entrant(player)?;
            return Some(if round < entrant.player.span.from_round {
                Self::Late
            } else if competition.is_there(entrant, round) {
                Self::Absent
            } else {
                Self::Gone
            });
        };
        let settled = standings.games.get(&(round, table))?;
        let came = settled.seats.iter().find(|seat| seat.player == player)?.came;
        match (settled.state, came) {
            (State::Missing | State::LastWordMissing, _) => Some(Self::Missing),
            (State::Cancelled, _) => Some(Self::Cancelled),
            (State::Walkover, Came::Yes) => Some(Self::Walkover),
            (State::Walkover | State::Played, Came::No) => Some(Self::Forfeit),
            (State::Played, Came::Yes) => None,
        }
    }
}
