//! Where the teams stand, as the page lists them.

use super::shown::{CountCell, TeamLine};
use super::{Told, ranked};
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::teams::{TeamRow, Whole};
use crate::exchange::formats::classic::results::halves_text;
use crate::exchange::html::readable;
use crate::language::tr;
use crate::text;

impl Told<'_> {
    pub(super) fn team(&self, rows: &[TeamRow], at: usize) -> Option<TeamLine> {
        let row = rows.get(at)?;
        let language = self.language;
        let name = self.competition.teams.get(&row.team).cloned().unwrap_or_default();
        let name = language
            .team_called(self.competition.rules.swiss().and_then(|swiss| swiss.team), &name);
        let cell = |key, value, code| CountCell {
            heading: tr(language, key),
            value,
            decided: row.decided_by == Some(code),
        };
        let spread = language.signed(row.sums.spread());
        Some(TeamLine {
            rank: ranked(rows, at, |row| row.rank),
            is_out: row.rank.is_none(),
            name: readable(&name),
            below: self.of_team(row),
            points: halves_text(row.sums.halves),
            spread: cell("games-column-spread", spread, "spread"),
            scored: cell("games-column-scored", language.number(row.sums.scored), "scored"),
        })
    }

    /// Whether a school entered too few pupils: that one was expelled does not show in it.
    fn was_entered_short(&self, row: &TeamRow) -> bool {
        let team = self.competition.rules.swiss().and_then(|swiss| swiss.team);
        let Some(Team::School { size }) = team else { return false };
        let own = self.competition.players.iter().filter(|it| it.team == Some(row.team));
        u32::try_from(own.count()).is_ok_and(|count| count < size)
    }

    /// Who they are, of a school how many, and what is wanting.
    fn of_team(&self, row: &TeamRow) -> String {
        let language = self.language;
        let (members, wanting) = match row.whole {
            Whole::Pair { counted } => {
                let rows = self.standings.rows.iter().map(|row| row.player);
                let own = rows.filter(|&player| {
                    let entrant = self.competition.entrant(player);
                    entrant.is_some_and(|entrant| entrant.team == Some(row.team))
                });
                let names: Vec<String> = own.map(|player| self.name(player)).collect();
                (names.join(", "), (!counted && !self.tells).then_some("games-team-not-counted"))
            }
            // One of more pupils than the table names has one of whom it says nothing.
            Whole::School { .. } if self.tells => {
                (String::new(), self.was_entered_short(row).then_some("games-team-short"))
            }
            Whole::School { short } => {
                let members = text!(language, "exchange-about-players", count = row.members);
                (members, short.then_some("games-team-short"))
            }
        };
        let wanting = wanting.map(|key| tr(language, key));
        let said = [members, wanting.unwrap_or_default()].into_iter();
        said.filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}
