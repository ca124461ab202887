//! The words that were doubted: which wait for the arbiter, at whose tables, how the rest was judged. There are no
//! objections: a result or a ruling is corrected, with a reason.

use std::collections::BTreeMap;

use crate::domain::contest::objection::Objection;
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::judged::Challenge;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::{Language, tr};
use crate::screens::people::Objections;
use crate::screens::words::{IllegibleRow, Judged, Rulings, Standing};
use crate::screens::{Open, Seen, Tone};

/// Who sat at the table at which words were doubted.
fn seated(open: &Open<'_, Classic>, asked: &Challenge) -> Vec<PlayerId> {
    let table = asked.round.zip(asked.table);
    let table = table.and_then(|(round, table)| open.contest().game.table_at(round, table));
    table.map(|table| table.seats.clone()).unwrap_or_default()
}

impl Rulings for Classic {
    fn is_written(open: &Open<'_, Self>) -> bool {
        !open.judged.log.is_empty()
    }

    fn undecided(open: &Open<'_, Self>) -> BTreeMap<Word, Standing> {
        let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
        for asked in open.judged.log.iter().filter(|asked| asked.is_open()) {
            for word in &asked.words {
                let standing = found.entry(word.clone()).or_default();
                standing.rounds.extend(asked.round);
                standing.players.extend(seated(open, asked));
            }
        }
        found
    }

    fn uncounted(_: &Open<'_, Self>, _: &BTreeMap<Word, Standing>) -> BTreeMap<Word, Standing> {
        BTreeMap::new()
    }

    /// Nobody is named: a set of words is judged for a table, whoever laid or doubted it.
    fn writers(_: &Open<'_, Self>, _: &Word) -> Vec<(RoundNo, PlayerId)> {
        Vec::new()
    }

    fn near(_: &Open<'_, Self>, _: &Word, _: &[RoundNo]) -> Vec<Word> {
        Vec::new()
    }

    fn of_round(open: &Open<'_, Self>, language: Language, of: RoundNo) -> BTreeMap<Word, Judged> {
        let mut found: BTreeMap<Word, Judged> = BTreeMap::new();
        for asked in open.judged.log.iter().filter(|asked| asked.round == Some(of)) {
            let verdict = asked.told();
            let (key, tone) = match verdict {
                Verdict::Valid => ("meeting-set-valid", Tone::Good),
                Verdict::Invalid => ("meeting-set-invalid", Tone::Bad),
                Verdict::Ask => ("meeting-set-ask", Tone::Open),
            };
            for word in &asked.words {
                let (players, verdicts) = found.entry(word.clone()).or_default();
                players.extend(seated(open, asked));
                let told = (tr(language, key), tone);
                if !verdicts.contains(&told) {
                    verdicts.push(told);
                }
            }
        }
        found
    }

    fn illegible(_: &Seen<'_, Self>) -> Vec<IllegibleRow> {
        Vec::new()
    }
}

impl Objections for Classic {
    fn cannot_uphold(_: &Open<'_, Self>, _: Language, _: &Objection) -> Option<String> {
        None
    }
}
