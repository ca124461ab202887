//! What a competition of classic games brings to the documents that every competition has.

use std::collections::BTreeMap;

use crate::domain::formats::classic::standings::Tally;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Word;
use crate::language::Language;
use crate::print::certificates::Ranked;
use crate::print::papers::{LayOut, Matter, Papers};
use crate::print::rules_page::Part;
use crate::print::rulings::{Waiting, Written};
use crate::print::wish::Document;

impl Papers for Classic {
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

    fn rules_page(&self, _language: Language) -> Vec<Part> {
        let lines = self.rules().text().lines();
        let lines = lines.map(|line| Part::Rule(line.to_owned()));
        [Part::Heading(self.rules().name.clone())].into_iter().chain(lines).collect()
    }

    fn rules_name(&self, _: Language) -> String {
        self.rules().name.clone()
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

    fn own(_document: Document) -> Option<LayOut<Self>> {
        None
    }
}
