//! Every document of a competition by its name, what may be wished of each, and whether it makes sense
//! yet. Facts are gathered here from the record and handed to each document's own module.

use chrono::NaiveDateTime;

use super::certificates::{Certificates, certificates_watched};
use super::commitment::{Commitment, commitment};
use super::final_sheet::{Chain, FinalSheet, final_sheet};
use super::graded::{GradedSheet, GradedSheets, Grouped, graded_sheets};
use super::layout::Templates;
pub use super::layout::pages::Watch;
use super::layout::pages::{Pages, parts};
use super::occasion::Occasion;
use super::player_report::{PlayerReport, player_reports};
use super::round_record::{RoundRecord, round_records};
use super::rules_page::{RulesPage, rules_page};
use super::rulings::{Rulings, rulings};
use super::standings_sheet::{StandingsSheet, standings_sheet};
pub use super::wish::{Asks, Backs, Document, Order, Paper, Sense, Wish};
use super::word_sheets::{WordSheets, word_sheets_watched};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Board, standings};
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::head::Heads;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Language;

/// What documents are made of.
#[derive(Clone, Copy)]
pub struct Matter<'a> {
    /// The history and the competition.
    pub record: &'a Record,
    /// The grades.
    pub board: &'a Board,
    /// Sheets begun and not saved.
    pub drafts: &'a [Draft],
    /// Every head of the chain of events; `None` without a file.
    pub heads: Option<&'a Heads>,
    /// Turns milliseconds since 1970-01-01 UTC into the time of day at the place.
    pub local_time: fn(i64) -> NaiveDateTime,
    /// How documents look.
    pub templates: &'a Templates,
}

impl Wish {
    /// The pages, in a language; `None` when `watch` broke off.
    #[must_use]
    pub fn lay_out(
        &self,
        matter: Matter<'_>,
        language: Language,
        watch: Watch<'_>,
    ) -> Option<Pages> {
        let contest = matter.record.contest();
        let templates = matter.templates;
        match self.document {
            Document::WordSheets => {
                let sheets = WordSheets::of(contest, self);
                word_sheets_watched(&sheets, language, templates, watch)
            }
            Document::GradedSheets => self.graded(matter, language, watch),
            Document::RoundRecord => {
                let rounds = self.begun_rounds(contest);
                parts(&rounds, watch, |&round| {
                    let Matter { record, board, heads, local_time, .. } = matter;
                    let record = RoundRecord::of(record, heads, board, round, &local_time);
                    round_records(&[record], language, templates)
                })
            }
            Document::Standings => {
                // A later round than the last one played says nothing more.
                let last = last_played(contest);
                let after = self.round.map_or(last, |round| round.min(last));
                let sheet = StandingsSheet::of(contest, matter.board, after, matter.drafts);
                Some(standings_sheet(&sheet, language, templates))
            }
            Document::Final => {
                let last = all_rounds().next_back().unwrap_or(RoundNo::FIRST);
                let standings = standings(contest, matter.board, last, matter.drafts);
                let chain = matter.heads.and_then(|heads| Chain::of(matter.record, heads));
                let sheet = FinalSheet::of(contest, &standings, chain.as_ref(), matter.local_time);
                Some(final_sheet(&sheet, language, templates))
            }
            Document::PlayerReport => {
                let players = self.players(contest);
                let reports = PlayerReport::of(contest, matter.board, matter.drafts, &players);
                let occasion = Occasion::of(contest);
                if reports.is_empty() {
                    return Some(player_reports(&occasion, &[], language, templates));
                }
                parts(&reports, watch, |report| {
                    player_reports(&occasion, std::slice::from_ref(report), language, templates)
                })
            }
            Document::Rulings => {
                let Matter { record, board, drafts, local_time, .. } = matter;
                Some(rulings(&Rulings::of(record, board, drafts, &local_time), language, templates))
            }
            Document::Certificates => {
                let last = all_rounds().next_back().unwrap_or(RoundNo::FIRST);
                let standings = standings(contest, matter.board, last, matter.drafts);
                let facts = Certificates::of(contest, &standings, self.player);
                certificates_watched(&facts, language, templates, watch)
            }
            Document::Rules => Some(rules_page(&RulesPage::of(contest), language, templates)),
            Document::Commitment => Some(commitment(&Commitment::of(contest), language, templates)),
        }
    }

    fn graded(&self, matter: Matter<'_>, language: Language, watch: Watch<'_>) -> Option<Pages> {
        let contest = matter.record.contest();
        let templates = matter.templates;
        let order = self.order.unwrap_or(self.own_order());
        let players = self.players(contest);
        let rounds = all_rounds().filter(|&round| contest.game.is_played(round));
        let rounds: Vec<RoundNo> =
            rounds.filter(|&round| self.round.is_none_or(|only| only == round)).collect();
        let sheet = |round, player| GradedSheet::of(contest, matter.board, round, player);
        let group = |grouped, sheets: Vec<GradedSheet>| {
            let occasion = Occasion::of(contest);
            graded_sheets(&[GradedSheets { occasion, grouped, sheets }], language, templates)
        };
        let has_sheet = |&player: &PlayerId| rounds.iter().any(|&r| sheet(r, player).is_some());
        match order {
            _ if rounds.is_empty() || !players.iter().any(has_sheet) => {
                Some(group(Grouped::ByPlayer, Vec::new()))
            }
            Order::Player => {
                let players: Vec<PlayerId> = players.into_iter().filter(has_sheet).collect();
                parts(&players, watch, |&player| {
                    let sheets = rounds.iter().filter_map(|&round| sheet(round, player));
                    group(Grouped::ByPlayer, sheets.collect())
                })
            }
            Order::Round => parts(&rounds, watch, |&round| {
                let sheets = players.iter().filter_map(|&player| sheet(round, player));
                group(Grouped::ByRound, sheets.collect())
            }),
        }
    }

    /// The players it is about, by number.
    fn players(&self, contest: &Contest) -> Vec<PlayerId> {
        let players = contest.common.players.keys().copied();
        players.filter(|&player| self.player.is_none_or(|only| only == player)).collect()
    }

    /// The rounds it is about that have begun; at least one, so that there is a page.
    fn begun_rounds(&self, contest: &Contest) -> Vec<RoundNo> {
        if let Some(round) = self.round {
            return vec![round];
        }
        let begun = contest.game.rounds();
        let begun = begun.filter(|(_, round)| round.announced.is_some() || round.is_settled());
        let mut rounds: Vec<RoundNo> = begun.map(|(number, _)| number).collect();
        if rounds.is_empty() {
            rounds.push(RoundNo::FIRST);
        }
        rounds
    }
}

/// The last round that was played; the first when none was.
fn last_played(contest: &Contest) -> RoundNo {
    let played = |&round: &RoundNo| contest.game.is_played(round);
    all_rounds().rfind(played).unwrap_or(RoundNo::FIRST)
}
