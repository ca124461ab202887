//! What paper tells of a player's games beside each of them: who else began, what the others of a larger table scored,
//! the sum and the place after the round.

use std::collections::BTreeMap;

use super::PlayerReport;
use crate::domain::formats::classic::competition::Game;
use crate::domain::formats::classic::standings::{Row, Up, standings};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Language, tr};
use crate::print::formats::classic::played::{Played, rank, sums};
use crate::print::formats::classic::standings_sheet::{Weight, headings};
use crate::print::layout::leaf::DOT;
use crate::text;

/// Where everybody stood after each round that is counted.
#[derive(Clone, Debug)]
pub struct Progress(BTreeMap<RoundNo, Vec<Row>>);

impl Progress {
    /// That of a competition: it is the same for every report.
    pub fn of(played: Played<'_>) -> Self {
        let rounds = played.competition.rounds.keys().copied();
        let counted = rounds.filter(|&round| played.after.is_none_or(|after| round <= after));
        let rows = counted.map(|round| (round, standings(played.competition, Up::To(round)).rows));
        Self(rows.collect())
    }

    /// The sum that ranks first and the place of a player after a round.
    fn after(
        &self,
        played: Played<'_>,
        (player, round): (PlayerId, RoundNo),
        language: Language,
    ) -> Option<(String, String)> {
        let rows = self.0.get(&round)?;
        let at = rows.iter().position(|row| row.player == player)?;
        let first = headings(played).iter().position(|(_, weight)| *weight == Weight::First)?;
        let sum = sums(&rows.get(at)?.tally, language).get(first).cloned()?;
        Some((sum, rank(rows, at, |row| row.rank)))
    }
}

impl PlayerReport {
    /// The report with what paper tells beside each game.
    pub fn on_paper(
        played: Played<'_>,
        player: PlayerId,
        progress: &Progress,
        language: Language,
    ) -> Self {
        let mut report = Self::of(played, player, language);
        let mut other_began = false;
        for game in &mut report.games {
            let Some(round) = RoundNo::new(game.round) else { continue };
            game.after = progress.after(played, (player, round), language);
            let games = played.games(round).into_iter().flatten();
            let mut own = games.filter(|(_, own)| own.seats.contains(&player));
            if let Some((&table, own)) = own.next() {
                game.others = others(played, player, (round, table, own), language);
                other_began |= own.starter.is_some_and(|starter| starter != player);
            }
        }
        let began = other_began.then(|| tr(language, "games-begins-key"));
        let keys: Vec<String> = began.into_iter().chain(report.key).collect();
        report.key = (!keys.is_empty()).then(|| keys.join(DOT));
        report
    }
}

/// Who else sat there, with the sign of who began; of more than one the score of each.
fn others(
    played: Played<'_>,
    player: PlayerId,
    (round, table, game): (RoundNo, TableNo, &Game),
    language: Language,
) -> String {
    let settled = played.standings.games.get(&(round, table));
    let seats = settled.map_or(&[][..], |settled| &settled.seats);
    let points = |other: PlayerId| {
        let seat = seats.iter().find(|seat| seat.player == other && seats.len() > 2);
        seat.and_then(|seat| seat.points).map(|points| language.number(points))
    };
    let sign =
        |other: PlayerId| (game.starter == Some(other)).then(|| tr(language, "games-begins-sign"));
    let others = game.seats.iter().filter(|&&other| other != player).map(|&other| {
        let said = [Some(played.name(other)), sign(other), points(other)];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
    let others = others.collect::<Vec<_>>().join(", ");
    if game.starter == Some(player) {
        text!(language, "games-report-begins", others = others)
    } else {
        others
    }
}
