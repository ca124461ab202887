//! Standings after any round (§7), to be put up: ranks with movement, the columns of the tie-breaks and
//! why each row stands where it does, what makes them provisional, and the points of each round.

mod layout;

use super::final_sheet::{Reason, Row, gather};
use super::layout::{Pages, Templates};
use super::occasion::Occasion;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Board, Standings, standings};
use crate::domain::ids::RoundNo;
use crate::language::Language;

pub(super) use layout::Figures as StandingsFigures;

/// The facts of standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsSheet {
    /// Of which competition.
    pub occasion: Occasion,
    /// After which round.
    pub after: u8,
    /// How many rounds count.
    pub rounds: usize,
    /// In order of rank.
    pub rows: Vec<MovedRow>,
    /// What makes them provisional; empty when nothing does.
    pub provisional: Vec<Reason>,
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedRow {
    /// The row.
    pub row: Row,
    /// How many places it rose (or fell, below 0) since the round before; `None` when it had none.
    pub moved: Option<i64>,
}

impl StandingsSheet {
    /// The standings of a competition after a round.
    #[must_use]
    pub fn of(contest: &Contest, board: &Board, after: RoundNo, drafts: &[Draft]) -> Self {
        let now = standings(contest, board, after, drafts);
        let played = all_rounds().filter(|&round| contest.game.is_played(round));
        let before = played.clone().rfind(|&round| round < after);
        let before = before.map(|round| standings(contest, board, round, drafts));
        let rows = gather::rows(contest, &now).into_iter().map(|row| {
            let moved = before.as_ref().and_then(|before| moved(before, &row));
            MovedRow { row, moved }
        });
        Self {
            occasion: Occasion::of(contest),
            after: after.get(),
            rounds: played.filter(|&round| round <= after).count(),
            rows: rows.collect(),
            provisional: gather::doubts(&now),
        }
    }
}

fn moved(before: &Standings, row: &Row) -> Option<i64> {
    let old = before.row(row.standing.player)?.rank?;
    Some(i64::from(old) - i64::from(row.standing.rank?))
}

/// Standings in a language.
#[must_use]
pub fn standings_sheet(sheet: &StandingsSheet, language: Language, templates: &Templates) -> Pages {
    layout::document(sheet, language, templates)
}
