//! Standings after any round, to be put up: ranks with movement, the columns of the tie-breaks and
//! why each row stands where it does, what makes them provisional, and the points of each round.

mod layout;

use chrono::NaiveDateTime;

use super::Matter;
use super::final_sheet::breaks;
use super::standing::{Reason, Row, doubts, rows};
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Details, Format as _};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::{Kind, all_rounds};
use crate::domain::formats::anagram::standings::{Board, Standings, Status, standings_then};
use crate::domain::ids::RoundNo;
use crate::language::Language;
use crate::print::layout::Pages;
use crate::print::wish::Wish;

pub(in crate::print) use layout::Figures;

/// The facts of standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsSheet {
    /// Of which competition.
    pub details: Details,
    /// After which round.
    pub after: u8,
    /// How many rounds count.
    pub rounds: usize,
    /// Its issue, when they are those that were signed.
    pub signed: Option<u32>,
    /// Whether the competition is signed, and these are of a round before its last.
    pub earlier: bool,
    /// Rounds after which a break falls.
    pub breaks: Vec<u8>,
    /// The letters of each round of the schedule, and which of them are vowels.
    pub racks: Vec<Vec<(char, bool)>>,
    /// In order of rank, each with how many places it rose (or fell, below 0) since the round before;
    /// `None` when it had none.
    pub rows: Vec<(Row, Option<i64>)>,
    /// When the last of what they are made of happened, or they were signed; `None` where nothing did.
    pub at: Option<NaiveDateTime>,
    /// What makes them provisional; empty when nothing does.
    pub provisional: Vec<Reason>,
    /// Whether they leave out what tells who was penalised.
    pub is_unnamed: bool,
    /// Whether somebody is left out.
    pub leaves_out: bool,
}

impl StandingsSheet {
    /// The standings of a competition after a round, as they were then: of penalties those of rounds up to it.
    pub fn of(contest: &Contest, board: &Board, after: RoundNo, drafts: &[Draft]) -> Self {
        let now = standings_then(contest, board, after, drafts);
        let played = all_rounds().filter(|&round| contest.game.is_played(round));
        let before = played.clone().rfind(|&round| round < after);
        let before = before.map(|round| standings_then(contest, board, round, drafts));
        let rows = rows(contest, board, &now).into_iter().map(|row| {
            let moved = before.as_ref().and_then(|before| moved(before, &row));
            (row, moved)
        });
        let signed = contest.common.signed_issue();
        let last = after >= contest.game.last_round();
        Self {
            details: contest.common.details.clone(),
            after: after.get(),
            rounds: played.filter(|&round| round <= after).count(),
            signed: signed.filter(|_| last),
            earlier: signed.is_some() && !last,
            breaks: breaks(contest),
            racks: all_rounds().map(|round| rack(contest, round)).collect(),
            rows: rows.collect(),
            at: None,
            provisional: doubts(&now),
            is_unnamed: false,
            leaves_out: false,
        }
    }

    /// Without what tells of anybody that they were penalised: who was expelled, marks, deductions, and points by round,
    /// which add up to another total. How a place moved would show a deduction, too.
    fn unnamed(mut self) -> Self {
        let all = self.rows.len();
        self.rows.retain(|(row, _)| row.standing.status != Status::Expelled);
        self.leaves_out = self.rows.len() < all;
        for (row, moved) in &mut self.rows {
            // The only mark left would be taken for one of a penalty: who withdrew has none either.
            row.standing.status = Status::Ranked;
            *moved = None;
            row.rounds.clear();
            row.taken.clear();
        }
        self.is_unnamed = true;
        self
    }
}

/// The letters of a round in the order announced, with whether each is a vowel.
fn rack(contest: &Contest, round: RoundNo) -> Vec<(char, bool)> {
    let letters = contest.game.announced(round).into_iter().flat_map(|one| &one.letters);
    let vowel = |letter| contest.game.rules().kind(letter) == Kind::Vowel;
    letters.map(|&letter| (letter.to_char(), vowel(letter))).collect()
}

fn moved(before: &Standings, row: &Row) -> Option<i64> {
    let old = before.row(row.standing.player)?.rank?;
    Some(i64::from(old) - i64::from(row.standing.rank?))
}

pub(super) fn lay_out(wish: &Wish, matter: Matter<'_>, language: Language) -> Pages {
    layout::document(&sheet(wish.round, matter), language, matter.templates)
}

/// Those at the end, without what tells of anybody that they were penalised.
pub(super) fn unnamed(matter: Matter<'_>, language: Language) -> Pages {
    layout::document(&sheet(None, matter).unnamed(), language, matter.templates)
}

/// The standings after a round, or at the end.
fn sheet(round: Option<RoundNo>, matter: Matter<'_>) -> StandingsSheet {
    let contest = matter.record.contest();
    // A later round than the last one played says nothing more.
    let played = |&round: &RoundNo| contest.game.is_played(round);
    let last = all_rounds().rfind(played).unwrap_or(RoundNo::FIRST);
    let after = round.map_or(last, |round| round.min(last));
    let signed = contest.common.signed_issue().and(contest.common.signings.last());
    let last = || matter.record.log().last().map(|recorded| recorded.at.wall_ms);
    let at = signed.map(|signing| signing.wall_ms).or_else(last).map(matter.local_time);
    let sheet = StandingsSheet::of(contest, matter.board, after, matter.drafts);
    StandingsSheet { at, ..sheet }
}
