//! The anagram competition on paper: its own documents, and its facts for those of every competition.

pub mod final_sheet;
pub mod graded;
mod joint_table;
mod names;
pub mod player_report;
pub mod round_record;
mod rules;
pub mod standing;
pub mod standings_sheet;
pub mod word_sheets;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::contest::Format;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::rules::{ROUNDS, Rules};
use crate::domain::formats::anagram::standings::{Board, counts};
use crate::domain::formats::anagram::standings::{Standings, standings};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word};
use crate::language::{Language, tr};
use crate::print::certificates::{Feats, Ranked};
use crate::print::guide::{Guide, Second};
use crate::print::layout::shape::Tile;
use crate::print::layout::template::{Template, template};
use crate::print::papers::{self, LayOut, Papers};
use crate::print::rules_page::Part;
use crate::print::rulings::{Waiting, Written};
use crate::print::wish::Document;
use crate::print::{Pages, Templates};
use crate::text;

/// The templates of its own documents.
pub(super) static TEMPLATES: [Template; 7] = [
    template::<word_sheets::Figures>(),
    template::<graded::Figures>(),
    template::<round_record::Figures>(),
    template::<standings_sheet::Figures>(),
    template::<player_report::Figures>(),
    template::<final_sheet::Figures>(),
    template::<joint_table::Figures>(),
];

/// What a document of an anagram competition is made of.
pub type Matter<'a> = papers::Matter<'a, Anagram>;

impl Papers for Anagram {
    fn has_played(&self) -> bool {
        self.rounds().any(|(_, round)| round.is_played())
    }

    fn last_over(&self) -> Option<RoundNo> {
        let over = self.rounds().filter(|(_, round)| round.is_settled() && round.is_played());
        over.map(|(number, _)| number).last()
    }

    fn photographs(contest: &Contest, templates: &Templates) -> Option<papers::Photographs> {
        word_sheets::photographs(contest, templates)
    }

    fn rules_page(&self, language: Language) -> Vec<Part> {
        rules::parts(self.rules(), language)
    }

    fn rules_name(&self, language: Language) -> String {
        if **self.rules() == Rules::osth_2019() {
            tr(language, "print-rules-own")
        } else {
            self.rules_id().to_owned()
        }
    }

    fn ranked(matter: Matter<'_>) -> Vec<Ranked> {
        let (contest, rows) = (matter.record.contest(), last_standings(matter).rows);
        let mut feats = feats(contest, matter.board);
        let ranked = rows.iter().map(|row| {
            let (player, rank, points) = (row.player, row.rank, row.total);
            Ranked { player, rank, points, feats: feats.remove(&player) }
        });
        ranked.collect()
    }

    fn tiles(&self) -> Vec<Tile> {
        let letters: BTreeSet<Letter> = self.rules().tiles().letters().collect();
        letters.into_iter().map(|letter| graded::tile(self, letter)).collect()
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
            Document::UnnamedStandings => {
                Some(|_, matter, language, _| Some(standings_sheet::unnamed(matter, language)))
            }
            Document::PlayerReport => Some(player_report::lay_out),
            Document::Guide => {
                Some(|_, matter, language, _| Some(guide(language).lay_out(matter, language)))
            }
            Document::Final => {
                Some(|_, matter, language, _| Some(final_sheet_of(matter, language)))
            }
            Document::Rulings
            | Document::Certificates
            | Document::Rules
            | Document::Commitment
            | Document::PlayerCards
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
            | Document::WholeGame => None,
        }
    }
}

/// The signed result: of a master file the table of all halls.
fn final_sheet_of(matter: Matter<'_>, language: Language) -> Pages {
    if matter.record.contest().game.joint().and_then(Joint::centre).is_some() {
        joint_table::lay_out(matter, language)
    } else {
        final_sheet::lay_out(matter, language)
    }
}

/// A competition day on two pages.
fn guide(language: Language) -> Guide<'static> {
    Guide {
        head: [text!(language, "guide-kicker", rounds = ROUNDS), tr(language, "guide-about")],
        day: &[
            "guide-before",
            "guide-hall",
            "guide-word",
            "guide-round",
            "guide-sheets",
            "guide-words",
            "guide-after",
            "guide-signing",
        ],
        troubles: "guide-troubles",
        keys: "guide-keys",
        second: Some(Second {
            halves: [
                ("guide-points", "guide-points-rows", None),
                ("guide-penalties", "guide-penalties-rows", Some("guide-penalties-note")),
            ],
            frames: ["guide-stations", "guide-leaving"],
            lines: "guide-lines",
        }),
    }
}

/// What each player did in the rounds that count.
fn feats(contest: &Contest, board: &Board) -> BTreeMap<PlayerId, Feats> {
    let mut all: BTreeMap<PlayerId, Feats> = BTreeMap::new();
    let mut longest: BTreeMap<PlayerId, (usize, u32)> = BTreeMap::new();
    for (round, player, grade) in board.grades() {
        if !contest.game.is_played(round) || !counts(contest, round, player) {
            continue;
        }
        let none = Feats { rounds: None, words: 0, longest: None };
        let feats = all.entry(player).or_insert(none);
        let valid = grade.words.iter().filter(|word| word.verdict == Verdict::Valid);
        for word in valid.filter_map(|word| word.written.word()) {
            feats.words += 1;
            let tiles: Vec<Tile> =
                word.letters().iter().map(|&letter| graded::tile(&contest.game, letter)).collect();
            // Of equal length that of the higher values.
            let own = (tiles.len(), tiles.iter().map(|tile| u32::from(tile.value)).sum());
            if longest.get(&player).is_none_or(|best| own > *best) {
                longest.insert(player, own);
                feats.longest = Some((tiles, round.get()));
            }
        }
    }
    let played = || contest.game.rounds().filter(|(_, round)| round.is_played());
    for (player, feats) in &mut all {
        // Of one that was late or void nothing is told by what is left out.
        let span = contest.common.players.get(player).map(|player| player.span);
        let all_along = span.is_some_and(|span| played().all(|(round, _)| span.contains(round)))
            && contest.common.expelled_from_rest_after(*player).is_none();
        feats.rounds = all_along.then(|| played().count());
    }
    all
}

/// The standings at the end.
fn last_standings(matter: Matter<'_>) -> Standings {
    let contest = matter.record.contest();
    standings(contest, matter.board, contest.game.last_round(), matter.drafts)
}
