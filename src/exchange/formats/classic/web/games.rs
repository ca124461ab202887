//! The games of each round, as the page lists them.

use super::Told;
use super::shown::{BY_LAST_WORD, GameLine, RoundLine, SeatLine};
use crate::domain::formats::classic::competition::{Game, Round};
use crate::domain::formats::classic::result::{DecidedBy, Seat, Settled, State};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::text;

impl Told<'_> {
    pub(super) fn round(&self, round: RoundNo, of_round: &Round) -> RoundLine {
        let language = self.language;
        let games = of_round.games.iter().filter_map(|(&table, game)| {
            let settled = self.standings.games.get(&(round, table))?;
            Some(GameLine {
                table: text!(language, "games-at-table", table = table.to_string()),
                number: table.to_string(),
                seats: settled.seats.iter().map(|seat| self.seat(game, (settled, seat))).collect(),
                beside: self.beside(settled),
            })
        });
        let named = |players: &[PlayerId]| {
            players.iter().map(|&player| self.name(player)).collect::<Vec<_>>().join(", ")
        };
        let swiss = self.competition.rules.swiss();
        let score = swiss.map_or_else(String::new, |swiss| {
            let [own, other] = [swiss.bye.scored, swiss.bye.conceded];
            format!(" ({} : {})", language.number(own), language.number(other))
        });
        let others = [
            ("games-bye", &of_round.byes, score),
            ("games-absent", &of_round.absent, String::new()),
        ];
        let others = others.into_iter().filter(|(_, players, _)| !players.is_empty());
        RoundLine {
            title: text!(language, "exchange-round-whole", round = round.get()),
            games: games.collect(),
            others: others
                .map(|(key, players, score)| {
                    let said = text!(language, key, count = players.len());
                    format!("{said}: {}{score}", named(players))
                })
                .collect(),
        }
    }

    fn seat(&self, game: &Game, (settled, seat): (&Settled, &Seat)) -> SeatLine {
        let sign = if won_by_last_word(settled, seat) { BY_LAST_WORD } else { "" };
        let score = seat.points.map(|points| format!("{}{sign}", self.language.number(points)));
        SeatLine {
            by_last_word: !sign.is_empty(),
            began: game.starter == Some(seat.player),
            name: self.name(seat.player),
            score: score.unwrap_or_else(|| "–".to_owned()),
        }
    }

    fn beside(&self, settled: &Settled) -> String {
        let key = match settled.state {
            State::Played => return String::new(),
            State::Missing | State::LastWordMissing => "web-sign-missing-is",
            State::Walkover if settled.decided_by == Some(DecidedBy::Forfeit) => {
                "web-sign-forfeit-is"
            }
            State::Walkover => "web-sign-walkover-is",
            State::Cancelled => "web-sign-cancelled-is",
        };
        tr(self.language, key)
    }
}

/// Whether a seat won a game of equal scores by the last word: else both figures look like a draw.
fn won_by_last_word(settled: &Settled, seat: &Seat) -> bool {
    let most = settled.seats.iter().filter_map(|seat| seat.halves).max();
    settled.decided_by == Some(DecidedBy::LastWord) && seat.halves == most
}
