//! The turns of a document's games, held against what its results say.

use super::Warning;
use super::document::Document;
use super::odd::Odd;
use crate::domain::formats::classic::judged::{Judged, WholeGame};
use crate::domain::formats::classic::state::{RecordedTurn, Table};

/// The games of a document whose turns give other figures, or cannot have been.
pub(super) fn turns_odd(document: &Document) -> Vec<Warning> {
    let competition = &document.competition;
    let mut judged = Judged::of(competition.clone());
    let mut odd = Vec::new();
    for (&(round, table), lines) in &document.turns {
        let game = competition.rounds.get(&round).and_then(|round| round.games.get(&table));
        let Some(game) = game else { continue };
        let mut sheet = Table::seated(game.seats.clone(), game.starter);
        sheet.turns = lines
            .iter()
            .map(|line| RecordedTurn { player: line.player, text: line.text() })
            .collect();
        let whole = sheet.whole(&competition.rules);
        match whole.and_then(|whole| WholeGame::of(competition, whole)) {
            Some(whole) => {
                judged.whole.insert((round, table), whole);
            }
            None if lines.is_empty() => {}
            None => odd.push(Warning::Own(Odd::TurnsImpossible { round, table })),
        }
    }
    let differences = judged.differences().into_iter();
    odd.into_iter().chain(differences.map(|it| Warning::Own(Odd::TurnsDisagree(it)))).collect()
}
