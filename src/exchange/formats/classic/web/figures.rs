//! The competition in figures: how the first went through it, what was scored.

use super::Told;
use crate::domain::formats::classic::result::{Settled, State};
use crate::domain::formats::classic::standings::{Up, standings};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::Figure;
use crate::exchange::html::chart::{Chart, Course, Scale, drawn};
use crate::exchange::html::figure;
use crate::text;

/// How many go through the chart.
const FIRST: usize = 5;

/// What was scored in some games.
struct Scored {
    games: usize,
    /// Whose, in which round.
    scores: Vec<(i64, RoundNo, PlayerId)>,
    /// Between the two of a game.
    widest: Option<i64>,
}

impl Scored {
    /// Tenths, halves away from zero, as people round.
    fn mean(&self) -> Option<i64> {
        let count = i64::try_from(self.scores.len()).ok().filter(|&count| count > 0)?;
        let sum: i64 = self.scores.iter().map(|(points, ..)| points).sum();
        let half = count / 2 * sum.signum();
        Some((10 * sum + half) / count)
    }
}

impl Told<'_> {
    /// The places of the first after each round; none where rounds would tell who was penalised.
    pub(super) fn charts(&self) -> Vec<Chart> {
        let rounds: Vec<RoundNo> = self.competition.rounds.keys().copied().collect();
        if self.tells || rounds.len() < 2 || self.standings.rows.len() < 2 {
            return Vec::new();
        }
        let after: Vec<_> = rounds
            .iter()
            .map(|&round| (round, standings(self.competition, Up::To(round))))
            .collect();
        let rows = self.standings.rows.iter().enumerate();
        let first = rows.filter(|(_, row)| row.rank.is_some()).take(FIRST);
        let courses = first.filter_map(|(at, row)| {
            let below = after.iter().map(|(round, standings)| {
                let then = standings.rows.iter().find(|then| then.player == row.player)?;
                Some((*round, i64::from(then.rank?) - 1))
            });
            Some(Course {
                name: self.name(row.player),
                total: format!("{}.", self.rank(at)),
                below: below.collect::<Option<_>>()?,
            })
        });
        let courses: Vec<Course> = courses.collect();
        if courses.len() < 2 {
            Vec::new()
        } else {
            drawn(self.language, &courses, &[], Scale::Places)
        }
    }

    pub(super) fn figures(&self) -> Vec<(String, String)> {
        let scored = self.scored(None);
        let Some(mean) = scored.mean() else { return Vec::new() };
        let plain =
            |number, key, args| Figure { number, decimals: 0, counts: (key, args), without: None };
        let games = i64::try_from(scored.games).unwrap_or(i64::MAX);
        let mut all = vec![plain(games, "web-figure-games", vec![("count", games.into())])];
        all.extend(self.best(&scored).map(|(points, round, player)| {
            if self.tells {
                return plain(points, "web-figure-highest", Vec::new());
            }
            let round = i64::from(round.get());
            let args = vec![("player", self.name(player).into()), ("round", round.into())];
            plain(points, "web-figure-best", args)
        }));
        all.push(Figure { decimals: 1, ..plain(mean, "web-figure-mean", Vec::new()) });
        all.extend(scored.widest.map(|widest| plain(widest, "web-figure-widest", Vec::new())));
        all.iter().map(|one| figure(self.language, one)).collect()
    }

    /// Where the games themselves would tell who was penalised: how many each round had, and what was scored in them.
    pub(super) fn of_rounds(&self) -> Vec<[String; 4]> {
        if !self.tells {
            return Vec::new();
        }
        let language = self.language;
        let line = |&round: &RoundNo| {
            let scored = self.scored(Some(round));
            let (mean, most) = (scored.mean()?, self.best(&scored)?);
            let mean = format!(
                "{}{}{}",
                language.number(mean / 10),
                language.decimal_sign(),
                (mean % 10).abs()
            );
            let round = text!(language, "exchange-round-whole", round = round.get());
            Some([round, scored.games.to_string(), mean, language.number(most.0)])
        };
        self.competition.rounds.keys().filter_map(line).collect()
    }

    fn scored(&self, of: Option<RoundNo>) -> Scored {
        let games = self.standings.games.iter();
        let games = games.filter(|((round, _), game)| {
            game.state == State::Played && of.is_none_or(|of| of == *round)
        });
        let games: Vec<(RoundNo, &Settled)> =
            games.map(|((round, _), game)| (*round, game)).collect();
        let scores = games.iter().flat_map(|(round, game)| {
            game.seats.iter().filter_map(|seat| Some((seat.points?, *round, seat.player)))
        });
        let between = |(_, game): &(RoundNo, &Settled)| match game.seats.as_slice() {
            [one, two] => Some((one.points? - two.points?).abs()),
            _ => None,
        };
        Scored {
            games: games.len(),
            scores: scores.collect(),
            widest: games.iter().filter_map(between).max(),
        }
    }

    /// The highest score of those whom the page names; of equal ones the earlier round's, then the lower number's.
    fn best(&self, scored: &Scored) -> Option<(i64, RoundNo, PlayerId)> {
        let named = |player| self.standings.rows.iter().any(|row| row.player == player);
        let own = scored.scores.iter().filter(|(.., player)| named(*player));
        own.min_by_key(|(points, round, player)| (-points, *round, *player)).copied()
    }
}
