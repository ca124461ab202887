//! Every document of a competition, whatever its format: whether it makes sense yet, and its pages.

pub use super::layout::pages::Watch;
pub use super::papers::{LayOut, Matter, Papers};
pub use super::wish::{Asks, Backs, Document, Order, Paper, Wish};

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::certificates::{Certificates, certificates};
use super::commitment::{Commitment, commitment};
use super::layout::Pages;
use super::player_cards::{PlayerCards, player_cards};
use super::rules_page::{RulesPage, rules_page};
use super::rulings::{Rulings, rulings};
use crate::domain::contest::{Contest, Openness, Record};
use crate::domain::ids::RoundNo;
use crate::language::Language;

/// Whether a document makes sense yet. None of it keeps it from being printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// It does.
    Ready,
    /// There are no players.
    NoPlayers,
    /// No round is over.
    NothingPlayed,
    /// There is no ruling.
    NoRulings,
    /// There is no penalty that it could be silent about.
    NoPenalties,
    /// The competition is not signed: it says so on every page.
    NotSigned,
    /// The first round is drawn: what is posted now proves less.
    Late,
    /// Letters or pairings came without a draw of the program: there is nothing that it could prove.
    NoDraw,
}

/// What is due now, and of which round: before the first round sheets to write on, after a round its
/// record, once signed the final sheet.
pub fn due<F: Papers>(contest: &Contest<F>) -> (Document, Option<RoundNo>) {
    let [before, after] = F::DUE;
    match (contest.common.openness, contest.game.last_over()) {
        (Openness::Signed, _) => (Document::Final, None),
        (Openness::Open, Some(round)) => (after, Some(round)),
        (Openness::Open, None) => (before, None),
    }
}

impl Document {
    /// Whether it makes sense yet.
    pub fn sense<F: Papers>(self, record: &Record<F>) -> Sense {
        let contest = record.contest();
        let common = &contest.common;
        match self {
            Self::WordSheets
            | Self::Certificates
            | Self::PlayerReport
            | Self::GradedSheets
            | Self::Slips
            | Self::PlayerRecord
            | Self::PlayerCards
            | Self::TableCards
            | Self::Pairings
            | Self::ResultSlips
                if common.players.is_empty() =>
            {
                Sense::NoPlayers
            }
            Self::GradedSheets
            | Self::RoundRecord
            | Self::Standings
            | Self::UnnamedStandings
            | Self::PlayerReport
            | Self::TurnRecord
            | Self::GameSheet
            | Self::ZeroNotices
            | Self::Warnings
            | Self::TeamStandings
            | Self::CrossTable
            | Self::WholeGame
                if !contest.game.has_played() =>
            {
                Sense::NothingPlayed
            }
            Self::Rulings if common.rulings.is_empty() => Sense::NoRulings,
            Self::UnnamedStandings
                if common.penalties.is_empty() && !contest.game.is_of_pupils() =>
            {
                Sense::NoPenalties
            }
            Self::Final | Self::Certificates if common.openness != Openness::Signed => {
                Sense::NotSigned
            }
            Self::Commitment if contest.game.has_begun_to_draw() => {
                if record.has_drawn() {
                    Sense::Late
                } else {
                    Sense::NoDraw
                }
            }
            _ => Sense::Ready,
        }
    }
}

/// Whether a format has a document: one of every competition, or one of its own.
pub fn has<F: Papers>(document: Document) -> bool {
    let common = matches!(
        document,
        Document::Rulings
            | Document::Certificates
            | Document::Rules
            | Document::Commitment
            | Document::PlayerCards
    );
    common || F::own(document).is_some()
}

/// The moment that a file tells of: that of the signing, or the day of the competition.
fn told_of<F: Papers>(matter: Matter<'_, F>) -> Option<NaiveDateTime> {
    let common = &matter.record.contest().common;
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let signed = signed.map(|signing| (matter.local_time)(signing.wall_ms));
    let day = || NaiveDate::parse_from_str(common.details.date.trim(), "%Y-%m-%d").ok();
    signed.or_else(|| Some(day()?.and_time(NaiveTime::MIN)))
}

impl Wish {
    /// The pages, in a language: none of a document that the format does not have. `None` when `watch`
    /// broke off.
    pub fn lay_out<F: Papers>(
        &self,
        matter: Matter<'_, F>,
        language: Language,
        watch: Watch<'_>,
    ) -> Option<Pages> {
        let mut pages = self.pages(matter, language, watch)?;
        pages.at = pages.at.or_else(|| told_of(matter));
        Some(pages)
    }

    fn pages<F: Papers>(
        &self,
        matter: Matter<'_, F>,
        language: Language,
        watch: Watch<'_>,
    ) -> Option<Pages> {
        let contest = matter.record.contest();
        let common = &contest.common;
        let templates = &*matter.templates.with_emblem(common.emblem.as_ref());
        let matter = Matter { templates, ..matter };
        Some(match self.document {
            Document::Commitment => {
                commitment(&Commitment::of(common), (language, F::said), templates)
            }
            Document::PlayerCards => {
                let facts = PlayerCards::of(common, &self.players(common), matter.codes);
                return player_cards(&facts, language, templates, watch);
            }
            Document::Rules => {
                let (details, id) = (common.details.clone(), contest.game.rules_name(language));
                let page = RulesPage { details, id, parts: contest.game.rules_page(language) };
                rules_page(&page, language, templates)
            }
            Document::Rulings => {
                let (record, local_time) = (matter.record, matter.local_time);
                let facts =
                    Rulings::of(record, &F::judged_words(matter), F::awaiting(matter), local_time);
                rulings(&facts, (language, F::said), templates)
            }
            Document::Certificates => {
                if let Some(lay_out) = F::own(self.document) {
                    return lay_out(self, matter, language, watch);
                }
                let facts = {
                    let (ranked, tiles) = (F::ranked(matter), contest.game.tiles());
                    let words = contest.game.language();
                    Certificates::of(common, words, &ranked, tiles, self.player).called(F::FEATS)
                };
                return certificates(&facts, language, templates, watch);
            }
            Document::WordSheets
            | Document::GradedSheets
            | Document::RoundRecord
            | Document::Standings
            | Document::UnnamedStandings
            | Document::PlayerReport
            | Document::Guide
            | Document::Final
            | Document::Slips
            | Document::PlayerRecord
            | Document::TurnRecord
            | Document::GameSheet
            | Document::ZeroNotices
            | Document::Warnings
            | Document::ScoreSheets
            | Document::ResultSlips
            | Document::Pairings
            | Document::TableCards
            | Document::TeamStandings
            | Document::CrossTable
            | Document::ChallengeSlips
            | Document::JudgeLog
            | Document::WholeGame => match F::own(self.document) {
                Some(lay_out) => return lay_out(self, matter, language, watch),
                None => Pages::default(),
            },
        })
    }
}
