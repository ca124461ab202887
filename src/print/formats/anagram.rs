//! The anagram competition on paper: its own documents, and its facts for those of every competition.

pub mod final_sheet;
pub mod graded;
pub mod player_report;
pub mod round_record;
mod rules;
pub mod standing;
pub mod standings_sheet;
pub mod word_sheets;
mod written;

use std::collections::BTreeMap;

use crate::domain::contest::Format;
use crate::domain::formats::anagram::standings::{Standings, standings};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::letters::Word;
use crate::language::Language;
use crate::print::certificates::Ranked;
use crate::print::layout::template::{Template, template};
use crate::print::papers::{self, LayOut, Papers};
use crate::print::rules_page::Part;
use crate::print::rulings::{Waiting, Written};
use crate::print::wish::Document;

/// The templates of its own documents.
pub(super) static TEMPLATES: [Template; 6] = [
    template::<word_sheets::Figures>(),
    template::<graded::Figures>(),
    template::<round_record::Figures>(),
    template::<standings_sheet::Figures>(),
    template::<player_report::Figures>(),
    template::<final_sheet::Figures>(),
];

/// What a document of an anagram competition is made of.
pub type Matter<'a> = papers::Matter<'a, Anagram>;

impl Papers for Anagram {
    fn has_played(&self) -> bool {
        self.rounds().any(|(_, round)| round.is_played())
    }

    fn rules_page(&self, language: Language) -> Vec<Part> {
        rules::parts(self.rules(), language)
    }

    fn ranked(matter: Matter<'_>) -> Vec<Ranked> {
        let rows = last_standings(matter).rows;
        let ranked = rows.iter().map(|row| {
            let (player, rank, points) = (row.player, row.rank, row.total);
            Ranked { player, rank, points }
        });
        ranked.collect()
    }

    fn judged_words(matter: Matter<'_>) -> BTreeMap<Word, Written> {
        written::written(matter.board)
    }

    fn awaiting(matter: Matter<'_>) -> Vec<Waiting> {
        written::waiting(&last_standings(matter))
    }

    fn own(document: Document) -> Option<LayOut<Self>> {
        match document {
            Document::WordSheets => Some(word_sheets::lay_out),
            Document::GradedSheets => Some(graded::lay_out),
            Document::RoundRecord => Some(round_record::lay_out),
            Document::Standings => Some(|wish, matter, language, _| {
                Some(standings_sheet::lay_out(wish, matter, language))
            }),
            Document::PlayerReport => Some(player_report::lay_out),
            Document::Final => {
                Some(|_, matter, language, _| Some(final_sheet::lay_out(matter, language)))
            }
            Document::Rulings | Document::Certificates | Document::Rules | Document::Commitment => {
                None
            }
        }
    }
}

/// The standings at the end.
fn last_standings(matter: Matter<'_>) -> Standings {
    let contest = matter.record.contest();
    standings(contest, matter.board, contest.game.last_round(), matter.drafts)
}
