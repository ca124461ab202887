//! Every document of a competition by its name, what may be wished of each, and whether it makes sense
//! yet. Facts are gathered here from the record and handed to each document's own module.

use std::ops::ControlFlow;

use chrono::NaiveDateTime;
use serde::Serialize;

use super::certificates::{Certificates, certificates_watched};
use super::commitment::{Commitment, commitment};
use super::final_sheet::{Chain, FinalSheet, final_sheet};
use super::graded::{GradedSheet, GradedSheets, Grouped, graded_sheets};
use super::occasion::Occasion;
use super::pages::Pages;
use super::player_report::{PlayerReport, player_reports};
use super::round_record::{RoundRecord, round_records};
use super::rules_page::{RulesPage, rules_page};
use super::rulings::{Rulings, rulings};
use super::standings_sheet::{StandingsSheet, standings_sheet};
use super::template::Templates;
use super::word_sheets::{WordSheets, word_sheets_watched};
use crate::domain::contest::Openness;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Board, standings};
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::head::Heads;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Language;

/// A kind of document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Document {
    /// Sheets to write on.
    #[default]
    WordSheets,
    /// What was keyed and how it was judged.
    GradedSheets,
    /// Letters, time, sheets and results of a round.
    RoundRecord,
    /// The standings after a round.
    Standings,
    /// The final sheet, to be signed.
    Final,
    /// A player's rounds, sheets and ranks.
    PlayerReport,
    /// The referee's rulings with their evidence.
    Rulings,
    /// For the first three ranks, and of participation.
    Certificates,
    /// The rules on one page.
    Rules,
    /// The commitment to the draw, to be posted before round 1.
    Commitment,
}

/// What a document can be asked to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each answers for one option")]
pub struct Asks {
    /// Of one round.
    pub round: bool,
    /// Of one player.
    pub player: bool,
    /// In another order.
    pub order: bool,
    /// On another size of paper.
    pub paper: bool,
    /// So many blank ones.
    pub blank: bool,
}

/// In which order sheets stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// All players of a round together: to hand out.
    #[default]
    Round,
    /// All rounds of a player together.
    Player,
}

/// The paper of word sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// A sheet a page.
    #[default]
    A5,
    /// Two sheets on a page on its side, with a line to cut along. The first half of the sheets lies at
    /// the left: cut the pile, lay the left half on the right one, and all are in order.
    A4,
}

/// Whether word sheets have a printed back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Backs {
    /// The back stays white: words are written there with their field's heading (R§8.4).
    #[default]
    White,
    /// Every second page is a back with the fields once more. All backs are alike, so that no printer
    /// can put a wrong one behind a sheet.
    Printed,
}

/// A document as it is wished; what the document does not ask is not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// Which.
    pub document: Document,
    /// Of this round; every round unless chosen, and standings after the last.
    pub round: Option<RoundNo>,
    /// Of this player; of everybody unless chosen.
    pub player: Option<PlayerId>,
    /// In this order; each document has its own unless chosen.
    pub order: Option<Order>,
    /// On this paper.
    pub paper: Paper,
    /// With this behind them.
    pub backs: Backs,
    /// Blank ones instead of the players' own.
    pub blank: Option<u16>,
}

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
    /// The competition is not signed: it says so on every page.
    NotSigned,
    /// The first round is drawn: what is posted now proves less.
    Late,
}

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

/// Told how many parts are laid out and of how many; it may break off.
pub type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

impl Document {
    /// Every document, in the order of the day.
    pub const ALL: [Self; 10] = [
        Self::Commitment,
        Self::Rules,
        Self::WordSheets,
        Self::GradedSheets,
        Self::RoundRecord,
        Self::Standings,
        Self::PlayerReport,
        Self::Rulings,
        Self::Final,
        Self::Certificates,
    ];

    /// Its name on the command line and of its file.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::WordSheets => "word-sheets",
            Self::GradedSheets => "graded-sheets",
            Self::RoundRecord => "round-record",
            Self::Standings => "standings",
            Self::Final => "final",
            Self::PlayerReport => "player-report",
            Self::Rulings => "rulings",
            Self::Certificates => "certificates",
            Self::Rules => "rules",
            Self::Commitment => "commitment",
        }
    }

    /// The document of a name.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|document| document.code() == code)
    }

    /// What it can be asked to be.
    #[must_use]
    pub const fn asks(self) -> Asks {
        const NOTHING: Asks =
            Asks { round: false, player: false, order: false, paper: false, blank: false };
        match self {
            Self::WordSheets => {
                Asks { round: true, player: true, order: true, paper: true, blank: true }
            }
            Self::GradedSheets => Asks { round: true, player: true, order: true, ..NOTHING },
            Self::RoundRecord | Self::Standings => Asks { round: true, ..NOTHING },
            Self::PlayerReport | Self::Certificates => Asks { player: true, ..NOTHING },
            Self::Final | Self::Rulings | Self::Rules | Self::Commitment => NOTHING,
        }
    }

    /// Whether it makes sense yet.
    #[must_use]
    pub fn sense(self, contest: &Contest) -> Sense {
        let played = contest.game.rounds().any(|(_, round)| round.is_played());
        let drawn = contest.game.rounds().any(|(_, round)| round.announced.is_some());
        match self {
            Self::WordSheets | Self::Certificates | Self::PlayerReport | Self::GradedSheets
                if contest.common.players.is_empty() =>
            {
                Sense::NoPlayers
            }
            Self::GradedSheets | Self::RoundRecord | Self::Standings | Self::PlayerReport
                if !played =>
            {
                Sense::NothingPlayed
            }
            Self::Rulings if contest.common.rulings.is_empty() => Sense::NoRulings,
            Self::Final | Self::Certificates if contest.common.openness != Openness::Signed => {
                Sense::NotSigned
            }
            Self::Commitment if drawn => Sense::Late,
            _ => Sense::Ready,
        }
    }
}

impl Wish {
    /// A document of everyone and every round.
    #[must_use]
    pub fn whole(document: Document) -> Self {
        Self { document, ..Self::default() }
    }

    /// The order of its sheets unless another is chosen.
    #[must_use]
    pub fn own_order(&self) -> Order {
        let of_one_round = self.round.is_some() && self.player.is_none();
        match self.document {
            Document::GradedSheets if !of_one_round => Order::Player,
            _ => Order::Round,
        }
    }

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

/// Lays out one part after another.
fn parts<T>(all: &[T], watch: Watch<'_>, mut lay_out: impl FnMut(&T) -> Pages) -> Option<Pages> {
    let mut pages = Pages::default();
    for (done, part) in all.iter().enumerate() {
        if watch(done, all.len()).is_break() {
            return None;
        }
        pages.append(lay_out(part));
    }
    Some(pages)
}

impl Pages {
    /// Adds another document's pages after its own. What it is called, it is called by the first.
    pub fn append(&mut self, other: Self) {
        if self.pages.is_empty() {
            let warnings = std::mem::take(&mut self.warnings);
            *self = other;
            self.warnings.extend(warnings);
        } else {
            self.pages.extend(other.pages);
            self.warnings.extend(other.warnings);
        }
        self.warnings.sort();
        self.warnings.dedup();
    }
}
