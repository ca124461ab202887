//! A player's report: every round with its letters, words and verdicts, the rank in each round and
//! after it, penalties and objections. What a player takes home.

mod columns;
mod gather;
mod layout;
mod plot;

use super::Matter;
use super::graded::GradedSheet;
use super::standing::{Reason, Row};
use crate::domain::cards::CardCode;
use crate::domain::contest::objection::Objection;
use crate::domain::contest::penalty::Penalty;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Language;
use crate::print::layout::Pages;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::shape::Tile;
use crate::print::wish::Wish;

pub(in crate::print) use columns::Figures;

/// The facts of a player's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    /// The player.
    pub player: String,
    /// The player's number.
    pub number: u32,
    /// The code with which they read their sheets on a phone; `None` before there are any.
    pub code: Option<CardCode>,
    /// The player's club; may be empty.
    pub club: String,
    /// The rank as it stands; `None` when expelled, or before the first round.
    pub rank: Option<u32>,
    /// How many have one.
    pub players: usize,
    /// The row of the standings, and those above and below it.
    pub row: Row,
    pub above: Option<Row>,
    pub below: Option<Row>,
    /// Points of all rounds, deductions taken off.
    pub total: i64,
    /// Points deducted.
    pub deductions: i64,
    /// The totals after each of the rounds: of who is first at the end, and twice the one in the middle of all who have
    /// a rank; this is empty among a few.
    pub leader: Vec<i64>,
    pub median: Vec<i64>,
    /// Rounds after which a break falls.
    pub breaks: Vec<u8>,
    /// Every round that counts, in order.
    pub rounds: Vec<RoundLine>,
    /// The player's penalties.
    pub penalties: Vec<Penalty>,
    /// The rounds of which the sheet was late.
    pub late: Vec<RoundNo>,
    /// The player's objections.
    pub objections: Vec<Objection>,
    /// The issue in which the competition is signed.
    pub signed: Option<u32>,
    /// What makes the standings provisional; empty when nothing does.
    pub provisional: Vec<Reason>,
}

/// One round of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLine {
    /// The round.
    pub round: u8,
    /// Its letters in the order announced.
    pub letters: Vec<Tile>,
    /// The most points that a sheet of it has.
    pub best: Option<i32>,
    /// The sheet; `None` when none was expected.
    pub sheet: Option<GradedSheet>,
    /// The rank in this round alone; `None` without a sheet that counts.
    pub rank_in_round: Option<u32>,
    /// The total after it.
    pub total_after: i64,
    /// The rank after it.
    pub rank_after: Option<u32>,
}

/// Players' reports, each beginning a page; without any, a page that says so.
pub(super) fn lay_out(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let contest = matter.record.contest();
    let players = wish.players(&contest.common);
    let mut reports = PlayerReport::of(contest, matter.board, matter.drafts, &players);
    let codes = matter.codes.map(|codes| &codes.of);
    for report in &mut reports {
        let code = PlayerId::new(report.number).and_then(|player| codes?.get(&player));
        report.code = code.cloned();
    }
    let figures = matter.templates.figures();
    let look = (&figures, matter.templates.club());
    let details = &contest.common.details;
    if reports.is_empty() {
        return Some(layout::of_nobody(details, language, look));
    }
    parts(&reports, watch, |report| layout::of_player(details, report, language, look))
}
