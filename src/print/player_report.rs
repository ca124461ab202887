//! A player's report: every round with its letters, words and verdicts, the rank in each round and
//! after it, penalties and objections. What a player takes home.

mod gather;
mod layout;

use super::final_sheet::{Objection, Penalty, Reason};
use super::graded::GradedSheet;
use super::layout::{Pages, Templates};
use super::occasion::Occasion;
use crate::domain::formats::anagram::standings::Status;
use crate::language::Language;

pub(super) use layout::Figures as ReportFigures;

/// The facts of a player's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    /// The player.
    pub player: String,
    /// The player's number.
    pub number: u32,
    /// The player's club; may be empty.
    pub club: String,
    /// The rank as it stands; `None` when expelled, or before the first round.
    pub rank: Option<u32>,
    /// Of how many players.
    pub players: usize,
    /// How the player stands in the competition.
    pub status: Status,
    /// Points of all rounds, deductions taken off.
    pub total: i64,
    /// Points deducted.
    pub deductions: i64,
    /// Every round that counts, in order.
    pub rounds: Vec<RoundLine>,
    /// The player's penalties.
    pub penalties: Vec<Penalty>,
    /// The player's objections.
    pub objections: Vec<Objection>,
    /// What makes the standings provisional; empty when nothing does.
    pub provisional: Vec<Reason>,
}

/// One round of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLine {
    /// The round.
    pub round: u8,
    /// The sheet; `None` when none was expected.
    pub sheet: Option<GradedSheet>,
    /// The rank in this round alone; `None` without a sheet.
    pub rank_in_round: Option<u32>,
    /// The total after it.
    pub total_after: i64,
    /// The rank after it.
    pub rank_after: Option<u32>,
}

/// Players' reports in a language, each beginning a page; without any, a page that says so.
#[must_use]
pub fn player_reports(
    occasion: &Occasion,
    reports: &[PlayerReport],
    language: Language,
    templates: &Templates,
) -> Pages {
    layout::document(occasion, reports, language, templates)
}
