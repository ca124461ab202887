//! The words of sheets: which are undecided, who wrote them, and which have a letter that nobody could
//! read.

use std::collections::BTreeMap;

use super::{Open, Seen, verdict};
use crate::commands::{Question, UserCommand};
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::Sheet;
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Word, Written};
use crate::language::Language;
use crate::screens::words::{IllegibleRow, Judged, Rulings, Standing};
use crate::text;

/// How many near words are shown.
const NEAR: usize = 4;

impl Rulings for Anagram {
    fn is_written(open: &Open<'_>) -> bool {
        open.contest().game.sheets().next().is_some()
    }

    fn undecided(open: &Open<'_>) -> BTreeMap<Word, Standing> {
        if let Some(elsewhere) = open.elsewhere {
            let rulings = &open.contest().common.rulings;
            let waiting = elsewhere.iter().filter(|(word, _)| !rulings.contains_key(*word));
            let of = |(word, rounds): (&Word, &BTreeMap<RoundNo, u32>)| {
                let count = rounds.values().sum::<u32>();
                let elsewhere = usize::try_from(count).unwrap_or(usize::MAX);
                let rounds = rounds.keys().copied().collect();
                (word.clone(), Standing { rounds, elsewhere, ..Standing::default() })
            };
            return waiting.map(of).collect();
        }
        let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
        for doubt in open.standings(open.last_played()).doubts {
            if let Doubt::Undecided { written: Written::Word(word), round, players } = doubt {
                let standing = found.entry(word).or_default();
                standing.rounds.push(round);
                standing.players.extend(players);
            }
        }
        found
    }

    fn uncounted(open: &Open<'_>, counting: &BTreeMap<Word, Standing>) -> BTreeMap<Word, Standing> {
        let mut found: BTreeMap<Word, Standing> = BTreeMap::new();
        for (round, player, grade) in open.judged.grades() {
            let undecided = grade.words.iter().filter(|word| word.verdict == Verdict::Undecided);
            for word in undecided.filter_map(|graded| graded.written.word()) {
                if !counting.contains_key(word) {
                    let standing = found.entry(word.clone()).or_default();
                    standing.rounds.push(round);
                    standing.players.push(player);
                }
            }
        }
        found
    }

    /// In its right field.
    fn writers(open: &Open<'_>, word: &Word) -> Vec<(RoundNo, PlayerId)> {
        let wrote = open.judged.grades().filter(|(_, _, grade)| {
            let mut words = grade.words.iter();
            words.any(|graded| {
                graded.written.word() == Some(word) && graded.verdict != Verdict::Misplaced
            })
        });
        wrote.map(|(round, player, _)| (round, player)).collect()
    }

    /// Words that the letters of these rounds make.
    fn near(open: &Open<'_>, word: &Word, rounds: &[RoundNo]) -> Vec<Word> {
        let Some(list) = open.list else { return Vec::new() };
        let mut near: Vec<Word> = Vec::new();
        for rack in rounds.iter().filter_map(|&round| open.contest().game.rack(round)) {
            for found in list.near(word, &rack, 3..=7, NEAR) {
                if !near.contains(&found) {
                    near.push(found);
                }
            }
        }
        near.truncate(NEAR);
        near
    }

    fn of_round(open: &Open<'_>, language: Language, of: RoundNo) -> BTreeMap<Word, Judged> {
        let mut found: BTreeMap<Word, Judged> = BTreeMap::new();
        for (_, player, grade) in open.judged.grades().filter(|(round, ..)| *round == of) {
            for graded in &grade.words {
                let Some(word) = graded.written.word() else { continue };
                let (players, verdicts) = found.entry(word.clone()).or_default();
                players.insert(player);
                let (sign, said, tone) = verdict(language, graded.verdict);
                let told = (format!("{sign} {said}"), tone);
                if !verdicts.contains(&told) {
                    verdicts.push(told);
                }
            }
        }
        found
    }

    fn illegible(seen: &Seen<'_>) -> Vec<IllegibleRow> {
        let anagram = &seen.contest().game;
        let doubts = seen.standings(seen.last_played()).doubts;
        let mut rows = Vec::new();
        for (id, sheet) in anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet)) {
            let Some(player) = sheet.player else { continue };
            for (field, place, written) in open_illegible(sheet) {
                let counts = doubts.iter().any(|doubt| match doubt {
                    Doubt::Undecided { written: other, round, players } => {
                        other == written && *round == sheet.round && players.contains(&player)
                    }
                    _ => false,
                });
                let acts = [
                    UserCommand::Ask(Question::ReadAs(id, field, place)),
                    UserCommand::SettleUnreadable(id, field, place),
                    UserCommand::TakeSheet(sheet.round, player),
                ];
                rows.push(IllegibleRow {
                    written: written.to_string(),
                    place: text!(
                        seen.language,
                        "words-place",
                        player = seen.told_apart(player),
                        round = sheet.round.get()
                    ),
                    counts,
                    acts: acts.map(|command| seen.act(command)).into(),
                });
            }
        }
        rows.sort_by_key(|row| !row.counts);
        rows
    }
}

/// The occurrences on a sheet that the referee still has to settle.
pub fn open_illegible(sheet: &Sheet) -> impl Iterator<Item = (Field, usize, &Written)> {
    sheet.words().iter().filter(|&(field, place, written)| {
        written.word().is_none()
            && written.len() == field.length()
            && !sheet.unreadable.contains(&(field, place))
    })
}
