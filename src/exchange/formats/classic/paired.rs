//! A round's tables as `eforos pair` tells them.

use serde::Serialize;

use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::history::History;
use crate::domain::formats::classic::paired::{CannotPair, Paired};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::table::columns;
use crate::exchange::text::json_line;
use crate::language::{Language, tr};
use crate::text;

/// The tables of a round.
#[derive(Clone, Debug, Serialize)]
pub struct PairedResults {
    round: RoundNo,
    system: &'static str,
    order: Vec<PlayerId>,
    tables: Vec<Vec<PlayerId>>,
    byes: Vec<PlayerId>,
    cost: String,
    repeats: u32,
}

impl PairedResults {
    /// Of a round that was paired by a system.
    pub fn of(round: RoundNo, system: &'static str, paired: &Paired) -> Self {
        Self {
            round,
            system,
            order: paired.order.clone(),
            tables: paired.tables.clone(),
            byes: paired.byes.clone(),
            cost: paired.cost.to_string(),
            repeats: paired.repeats,
        }
    }

    /// Their text, one line.
    pub fn to_text(&self) -> String {
        json_line(self)
    }

    /// The tables in columns, with names, to read on a terminal; then who has no opponent, and who meets again.
    pub fn table(&self, language: Language, competition: &Competition) -> String {
        let name = |player: &PlayerId| {
            let entrant = competition.entrant(*player);
            let name = entrant.map_or("", |entrant| entrant.player.name.as_str());
            format!("{player} {name}")
        };
        let heading = ["results-table", "results-seats"].map(|key| tr(language, key));
        let empty = String::new();
        let mut lines = vec![vec![heading[0].clone(), empty, heading[1].clone()]];
        for (number, table) in (1..).zip(&self.tables) {
            let names: Vec<String> = table.iter().map(name).collect();
            lines.push(vec![number.to_string(), String::new(), names.join(" – ")]);
        }
        let round = text!(language, "results-round", round = self.round.get());
        let mut text = format!("{round}\n\n{}", columns(&lines));
        for player in &self.byes {
            text += &(text!(language, "results-bye", player = name(player)) + "\n");
        }
        text += &(text!(language, "results-repeats", count = self.repeats) + "\n");
        for line in self.forced(language, competition, name) {
            text += &(line + "\n");
        }
        text
    }

    /// The pairs that nobody would wish for: who meet again, who are of one team. No pairing costs less.
    fn forced(
        &self,
        language: Language,
        competition: &Competition,
        name: impl Fn(&PlayerId) -> String,
    ) -> Vec<String> {
        let history = History::before(competition, self.round);
        let team =
            |player: &PlayerId| competition.entrant(*player).and_then(|entrant| entrant.team);
        let mut lines = Vec::new();
        for table in &self.tables {
            let [one, two] = table.as_slice() else { continue };
            if history.met(*one, *two) > 0 {
                lines.push(text!(language, "results-again", one = name(one), two = name(two)));
            }
            if team(one).is_some() && team(one) == team(two) {
                lines.push(text!(language, "results-mates", one = name(one), two = name(two)));
            }
        }
        lines
    }
}

/// The earlier tables without a result, for whoever pairs the next round.
pub fn no_result(language: Language, competition: &Competition, round: RoundNo) -> Vec<String> {
    let open = History::before(competition, round).open;
    let open = open.into_iter().map(|(round, table)| {
        text!(language, "results-missing-result", round = round.get(), table = table.to_string())
    });
    open.collect()
}

impl CannotPair {
    /// One sentence.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::ByHand => tr(language, "results-by-hand"),
            Self::TooFew { players, least } => {
                text!(language, "results-too-few", players = players, least = least)
            }
            Self::CannotDivide { players } => {
                text!(language, "results-cannot-divide", players = players)
            }
        }
    }
}
