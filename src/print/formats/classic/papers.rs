//! What a competition of classic games brings to paper from its history: its own documents, and its facts for those
//! that every competition has.

use std::collections::BTreeMap;

use super::code::competition;
use super::documents::{Brought, DOCUMENTS, has_none, lay_out};
use super::rules;
use super::{Course, JudgedSet, Signed};
use crate::domain::contest::Openness;
use crate::domain::formats::classic::doubt::{Doubt, doubts};
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::Tally;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Word;
use crate::language::{Language, tr};
use crate::print::certificates::Ranked;
use crate::print::guide::Guide;
use crate::print::layout::Pages;
use crate::print::layout::pages::Watch;
use crate::print::layout::signing::Evidence;
use crate::print::papers::{LayOut, Matter, Papers};
use crate::print::rules_page::Part;
use crate::print::rulings::{Waiting, Written};
use crate::print::wish::{Document, Wish};
use crate::print::words;
use crate::text;

impl Papers for Classic {
    const DUE: [Document; 2] = [Document::Pairings, Document::Standings];

    fn has_played(&self) -> bool {
        self.last_over().is_some()
    }

    fn last_over(&self) -> Option<RoundNo> {
        let is_over = |round: &crate::domain::formats::classic::state::Round| {
            use crate::domain::formats::classic::state::Outcome;
            round.tables.values().all(|table| table.outcome != Outcome::Open)
        };
        self.paired().take_while(|(_, round)| is_over(round)).last().map(|(number, _)| number)
    }

    fn rules_page(&self, language: Language) -> Vec<Part> {
        rules::parts(self.rules(), language)
    }

    fn rules_name(&self, _: Language) -> String {
        self.rules().name.clone()
    }

    fn has_none(&self, document: Document, language: Language) -> Option<String> {
        has_none(self.rules(), document, language)
    }

    fn is_of_pupils(&self) -> bool {
        let team = self.rules().swiss().and_then(|swiss| swiss.team);
        matches!(team, Some(Team::School { .. }))
    }

    fn ranked(matter: Matter<'_, Self>) -> Vec<Ranked> {
        let rows = matter.board.standings.rows.iter().map(|row| Ranked {
            player: row.player,
            rank: row.rank,
            points: match row.tally {
                Tally::Average(tally) => tally.sum,
                Tally::Swiss(tally) => tally.halves.into(),
            },
            feats: None,
        });
        rows.collect()
    }

    fn judged_words(matter: Matter<'_, Self>) -> BTreeMap<Word, Written> {
        let mut all: BTreeMap<Word, Written> = BTreeMap::new();
        for asked in &matter.board.log {
            for word in &asked.words {
                let written = all.entry(word.clone()).or_default();
                written.sheets += 1;
                if let Some(round) = asked.round.map(RoundNo::get)
                    && written.rounds.last() != Some(&round)
                {
                    written.rounds.push(round);
                }
            }
        }
        all
    }

    fn awaiting(matter: Matter<'_, Self>) -> Vec<Waiting> {
        let open = matter.board.log.iter().filter(|asked| asked.is_open());
        let words = open.flat_map(|asked| asked.words.iter().map(|word| (word, asked.round)));
        let waiting = words.map(|(word, round)| {
            let rounds = round.map(RoundNo::get).into_iter().collect();
            Waiting { word: word.to_string(), written: Written { rounds, sheets: 1 } }
        });
        waiting.collect()
    }

    fn own(document: Document) -> Option<LayOut<Self>> {
        if document == Document::Guide {
            return Some(|_, matter, language, _| Some(guide(language).lay_out(matter, language)));
        }
        let is_common = document == Document::Rules;
        (DOCUMENTS.contains(&document) && !is_common).then_some(lay_out_own)
    }
}

/// A day at tables from the day before to the signature, on one page.
fn guide(language: Language) -> Guide<'static> {
    Guide {
        head: [tr(language, "tableday-kicker"), tr(language, "tableday-about")],
        day: &[
            "tableday-before",
            "tableday-hall",
            "tableday-round",
            "tableday-results",
            "tableday-judge",
            "tableday-end",
        ],
        troubles: "tableday-troubles",
        keys: "tableday-keys",
        second: None,
    }
}

/// A document of this format, or the one of every competition as this format lays it out.
fn lay_out_own(
    wish: &Wish,
    matter: Matter<'_, Classic>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let common = &matter.record.contest().common;
    let board = matter.board;
    let whole = board.whole.iter();
    let whole = whole.map(|(at, whole)| (*at, (whole.game.clone(), whole.course.clone())));
    let brought = Brought {
        details: &common.details,
        competition: &board.competition,
        list: common.lexicon.as_ref(),
        whole: &whole.collect(),
        course: &course(matter, language),
    };
    lay_out(wish, brought, language, matter.templates, watch)
}

/// What the draw of its pairings is derived from, and where its history stood.
fn proof(matter: Matter<'_, Classic>, language: Language) -> Evidence {
    let mut proof = words::proof(&matter.record.contest().common, language);
    proof.lines.extend(words::chain_head((matter.record, matter.heads), language));
    proof
}

fn course(matter: Matter<'_, Classic>, language: Language) -> Course {
    let contest = matter.record.contest();
    let common = &contest.common;
    let last = matter.board.competition.last_round().unwrap_or(RoundNo::FIRST);
    let open = doubts(contest, matter.board, last).into_iter().filter_map(|doubt| match doubt {
        // Games that are open are told by themselves.
        Doubt::MissingResult { .. } | Doubt::LastWordMissing { .. } => None,
        Doubt::Unconfirmed { round, table } => {
            let (round, table) = (round.get(), table.to_string());
            Some(text!(language, "games-open-unconfirmed", round = round, table = table))
        }
        Doubt::OpenChallenge { challenge, .. } => {
            Some(text!(language, "games-open-challenge", challenge = challenge))
        }
    });
    let judged = matter.board.log.iter().map(|asked| JudgedSet {
        at: (matter.local_time)(asked.wall_ms).format("%H:%M:%S").to_string(),
        round: asked.round,
        table: asked.table,
        words: asked.words.iter().map(ToString::to_string).collect(),
        verdict: asked.verdict,
        answer: asked.answer.clone(),
        who: asked.by.clone(),
    });
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    Course {
        competition: competition(common.commitment.as_ref()),
        open: open.collect(),
        signed: signed.map(|signing| Signed {
            issue: signing.issue,
            at: language.date_time((matter.local_time)(signing.wall_ms)),
            table: signing.sha256.to_string(),
        }),
        proof: match signed {
            Some(_) => proof(matter, language),
            None => Evidence::default(),
        },
        judged: judged.collect(),
        codes: matter.codes.map(|codes| codes.of.clone()).unwrap_or_default(),
    }
}
