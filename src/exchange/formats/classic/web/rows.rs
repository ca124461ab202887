//! The players' rows of the page: what each round brought, what ranks and what parted equal rows.

use super::shown::{Cell, CountCell, Row, tone};
use super::{PODIUM, Told};
use crate::domain::formats::classic::mark::Mark;
use crate::domain::formats::classic::standings::{Entry, Row as Ranked, Status, Tally};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::classic::results::halves_text;
use crate::exchange::html::{NO_RANK, status};
use crate::language::{Language, tr};
use crate::text;

/// How many games somebody has.
const GAMES: &str = "games-column-games";

impl Told<'_> {
    /// The keys of the headings of the figures, in order.
    pub(super) fn counts(&self) -> Vec<&'static str> {
        let all: &[&str] = if self.competition.rules.swiss().is_some() {
            &["games-column-spread", "games-column-scored", GAMES]
        } else {
            &["games-column-sum", GAMES]
        };
        all.iter().copied().filter(|key| self.is_told(key)).collect()
    }

    /// What was scored tells what was taken off, and how many games somebody has, who had to go.
    fn is_told(&self, key: &str) -> bool {
        match key {
            GAMES => !self.hides || !self.competition.games_tell_who(),
            "games-column-scored" | "games-column-sum" => !self.tells,
            _ => true,
        }
    }

    pub(super) fn rows(&self) -> Vec<Row> {
        let rounds = self.competition.rounds.keys().filter(|_| !self.tells);
        let rounds: Vec<RoundNo> = rounds.copied().collect();
        let most = |round: RoundNo| {
            let entries = self.standings.entries.values().flatten();
            entries.filter(|entry| entry.round == round).map(|entry| entry.scored).max()
        };
        let most: Vec<Option<i64>> = rounds.iter().map(|&round| most(round)).collect();
        let is_swiss = self.competition.rules.swiss().is_some();
        let row = |((at, row), total): ((usize, &Ranked), String)| {
            let cells = rounds.iter().zip(&most).map(|(&round, most)| self.cell(row, round, *most));
            let below = [self.status(row), self.belongs_to(row.player)];
            let below = below.into_iter().filter(|said| !said.is_empty());
            let counts = self.count_cells(row);
            let figure = counts.iter().find(|count| count.decided).or_else(|| counts.first());
            Row {
                rank: self.rank(at),
                is_out: row.rank.is_none(),
                is_third: row.rank.is_some_and(|rank| rank <= PODIUM),
                name: self.name(row.player),
                below: below.collect::<Vec<_>>().join(" · "),
                total,
                figure: figure.filter(|_| is_swiss).cloned(),
                why: self.why(at, &counts),
                cells: cells.collect(),
                counts,
            }
        };
        self.standings.rows.iter().enumerate().zip(self.totals()).map(row).collect()
    }

    /// What ranks first of every row, all with decimals where one has them: below 1.203,50 a 1.446 alone is taken for
    /// another kind of number.
    pub(super) fn totals(&self) -> Vec<String> {
        let totals: Vec<String> = self.standings.rows.iter().map(|row| self.total(row)).collect();
        let decimals = self.language.decimals_of(totals.iter().map(String::as_str));
        let alike = |total: &String| self.language.with_decimals(total, decimals.as_deref());
        totals.iter().map(alike).collect()
    }

    /// What parted a row of as many points from the one above, or that nothing did.
    fn why(&self, at: usize, counts: &[CountCell]) -> String {
        let rows = &self.standings.rows;
        let above = at.checked_sub(1).and_then(|above| Some((rows.get(above)?, rows.get(at)?)));
        let Some((above, row)) = above else { return String::new() };
        if row.rank.is_some() && row.rank == above.rank {
            return tr(self.language, "exchange-why-tie");
        }
        let theirs = self.count_cells(above);
        let decided = counts.iter().zip(&theirs).find(|(count, _)| count.decided);
        decided.map_or_else(String::new, |(own, theirs)| {
            text!(
                self.language,
                "exchange-why",
                rank = above.rank.unwrap_or_default(),
                count = &own.heading,
                own = &own.value,
                theirs = &theirs.value
            )
        })
    }

    fn status(&self, row: &Ranked) -> String {
        match row.status {
            Status::ExpelledFromRest | Status::Withdrawn if self.hides => String::new(),
            Status::Occasional => tr(self.language, "results-occasional"),
            other => status(self.language, other.code()),
        }
    }

    fn count_cells(&self, row: &Ranked) -> Vec<CountCell> {
        let language = self.language;
        let values = match row.tally {
            Tally::Swiss(tally) => vec![
                ("games-column-spread", language.signed(tally.spread()), "spread"),
                ("games-column-scored", language.number(tally.scored), "scored"),
                (GAMES, tally.games.to_string(), ""),
            ],
            Tally::Average(tally) => vec![
                ("games-column-sum", language.number(tally.sum), ""),
                (GAMES, tally.games.to_string(), ""),
            ],
        };
        let told = values.into_iter().filter(|(key, ..)| self.is_told(key));
        let cells = told.map(|(key, value, code)| CountCell {
            heading: tr(language, key),
            value,
            decided: row.decided_by == Some(code),
        });
        cells.collect()
    }

    /// What a penalty took off a player's score in a round.
    fn deducted(&self, player: PlayerId, round: RoundNo) -> Option<String> {
        let games = self.standings.games.iter().filter(|((of, _), _)| *of == round);
        let own = games.flat_map(|(_, game)| &game.seats).find(|seat| seat.player == player)?;
        (own.deduction != 0).then(|| self.language.signed(-own.deduction))
    }

    fn cell(&self, row: &Ranked, round: RoundNo, most: Option<i64>) -> Cell {
        let entries = self.standings.entries.get(&row.player);
        let entry = entries.into_iter().flatten().find(|entry| entry.round == round);
        let is_swiss = self.competition.rules.swiss().is_some();
        let own = entry.map(|entry| entry.scored);
        let points = match entry {
            Some(Entry { halves: 0, .. }) if is_swiss => "0".to_owned(),
            Some(entry) if is_swiss => halves_text(entry.halves),
            Some(entry) => format!("{} × {}", self.language.number(entry.scored), entry.seats),
            None => String::new(),
        };
        let mark = Mark::of(self.competition, &self.standings, row.player, round);
        let sign = mark.map(|mark| (self.language.mark_of_round(mark), tone(mark)));
        let deducted = || Some((self.deducted(row.player, round)?, DEDUCTED));
        let (sign, tone) = sign.or_else(deducted).unwrap_or_default();
        let is_best = !is_swiss && own.is_some() && own == most;
        Cell { round: round.get(), points, sign, tone, is_best }
    }
}

/// How what a penalty took off looks.
const DEDUCTED: &str = "penalty";

/// What the signs of a table mean: those that stand in it.
pub(super) fn legend(language: Language, rows: &[Row]) -> Vec<(String, &'static str, String)> {
    let has = |sign: &str| rows.iter().any(|row| row.cells.iter().any(|cell| cell.sign == sign));
    let marks =
        Mark::ALL.map(|it| (language.mark_of_round(it), tone(it), language.mark_of_round_is(it)));
    let marks = marks.into_iter().filter(|(sign, ..)| has(sign));
    let unranked = rows.iter().any(|row| row.rank == NO_RANK);
    let unranked = unranked.then(|| (NO_RANK.to_owned(), "", tr(language, "exchange-no-rank-is")));
    let deducted = rows.iter().flat_map(|row| &row.cells).find(|cell| cell.tone == DEDUCTED);
    let deducted =
        deducted.map(|it| (it.sign.clone(), DEDUCTED, tr(language, "games-sign-deducted-is")));
    marks.chain(deducted).chain(unranked).collect()
}
