//! The words of sheets: which are undecided, who wrote them, and which have a letter that nobody could
//! read.

use std::collections::BTreeMap;

use super::{Open, Seen, TileData, verdict};
use crate::commands::{Question, UserCommand};
use crate::domain::formats::anagram::grade::{Grade, Verdict};
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::rules::Kind;
use crate::domain::formats::anagram::standings::{Doubt, counts};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word, Written};
use crate::language::{Language, tr};
use crate::screens::board::{self, TileKind};
use crate::screens::formats::anagram::sheets::hides_words;
use crate::screens::words::{ByRound, IllegibleRow, Judged, RackTile, Rulings, Standing};
use crate::text;

/// How many near words are shown.
const NEAR: usize = 4;

impl Rulings for Anagram {
    fn ruled_elsewhere(open: &Open<'_>, language: Language) -> Option<String> {
        let venue = open.contest().game.joint().and_then(Joint::venue);
        venue.map(|_| tr(language, "hall-elsewhere-words"))
    }

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
        let (counting, in_vain) = written(open, word);
        if counting.is_empty() { in_vain } else { counting }
    }

    fn hides_words(seen: &Seen<'_>, place: (RoundNo, PlayerId)) -> bool {
        hides_words(seen, seen.person, place)
    }

    fn written_in_vain(open: &Open<'_>, language: Language, word: &Word) -> Option<String> {
        let (counting, in_vain) = written(open, word);
        let count = in_vain.len();
        let is_told = count > 0 && !counting.is_empty();
        is_told.then(|| text!(language, "words-written-in-vain", count = count))
    }

    /// The consonants first, as they lie in the hall.
    fn rack(open: &Open<'_>, round: RoundNo, word: &Word) -> Vec<RackTile> {
        let game = &open.contest().game;
        let Some(announced) = game.announced(round) else { return Vec::new() };
        let tiles = announced.letters.iter().map(|&letter| TileData::of(game.rules(), letter));
        let mut tiles: Vec<TileData> = tiles.collect();
        tiles.sort_by_key(|tile| tile.kind == Kind::Vowel);
        let mut left: Vec<Letter> = word.letters().to_vec();
        let rack = tiles.into_iter().filter_map(|tile| {
            let letter = tile.letter?;
            let taken = left.iter().position(|one| *one == letter);
            if let Some(place) = taken {
                left.remove(place);
            }
            let kind = match tile.kind {
                Kind::Vowel => TileKind::Vowel,
                Kind::Consonant => TileKind::Consonant,
            };
            let is_high = tile.high_value;
            let tile =
                board::TileData { letter: letter.to_string(), value: tile.value.into(), kind };
            Some(RackTile { tile, is_high, is_taken: taken.is_some() })
        });
        rack.collect()
    }

    fn by_round(open: &Open<'_>, language: Language) -> Option<ByRound> {
        let mut found: BTreeMap<RoundNo, [usize; 3]> = BTreeMap::new();
        let grades = open.judged.grades();
        for (round, _, grade) in grades.filter(|(round, who, _)| counts_at(open, *round, *who)) {
            let [written, valid, invalid] = found.entry(round).or_default();
            *written += grade.words.len();
            *valid += grade.words.iter().filter(|it| it.verdict == Verdict::Valid).count();
            *invalid += grade.words.iter().filter(|it| it.verdict.is_invalid()).count();
        }
        let number = |count: usize| language.number(i64::try_from(count).unwrap_or(i64::MAX));
        let row = |(round, [written, valid, invalid]): (RoundNo, [usize; 3])| {
            let neither = written - valid - invalid;
            [round.to_string(), number(written), number(valid), number(invalid), number(neither)]
        };
        let columns = [
            "words-round",
            "words-counted",
            "words-counted-valid",
            "words-counted-invalid",
            "words-counted-neither",
        ];
        (!found.is_empty()).then(|| ByRound {
            title: tr(language, "words-by-round"),
            columns: columns.map(|key| tr(language, key)),
            rows: found.into_iter().map(row).collect(),
        })
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

    /// Who wrote a word where nothing counts is told of those words alone that count nowhere.
    fn of_round(open: &Open<'_>, language: Language, of: RoundNo) -> BTreeMap<Word, Judged> {
        let grades = open.judged.grades().filter(|(round, ..)| *round == of);
        let (counting, in_vain): (Vec<_>, Vec<_>) =
            grades.partition(|(round, player, _)| counts_at(open, *round, *player));
        let mut found = judged(language, &counting);
        for (word, judged) in judged(language, &in_vain) {
            found.entry(word).or_insert(judged);
        }
        found
    }

    fn illegible(seen: &Seen<'_>) -> Vec<IllegibleRow> {
        let anagram = &seen.contest().game;
        let doubts = seen.standings(seen.last_played()).doubts;
        let mut rows = Vec::new();
        for (id, sheet) in anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet)) {
            let Some(player) = sheet.player else { continue };
            if hides_words(seen, seen.person, (sheet.round, player)) {
                continue;
            }
            for (field, place, written) in sheet.open_illegible() {
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

/// The words of papers: who wrote each, and every verdict that it has there.
fn judged(language: Language, papers: &[(RoundNo, PlayerId, &Grade)]) -> BTreeMap<Word, Judged> {
    let mut found: BTreeMap<Word, Judged> = BTreeMap::new();
    for (_, player, grade) in papers {
        for graded in &grade.words {
            let Some(word) = graded.written.word() else { continue };
            let (players, verdicts) = found.entry(word.clone()).or_default();
            players.insert(*player);
            let (sign, said, tone) = verdict(language, graded.verdict);
            let told = (format!("{sign} {said}"), tone);
            if !verdicts.contains(&told) {
                verdicts.push(told);
            }
        }
    }
    found
}

/// Whether what a player wrote in a round counts.
fn counts_at(open: &Open<'_>, round: RoundNo, player: PlayerId) -> bool {
    counts(open.contest(), round, player) && !open.contest().common.is_expelled(player)
}

/// Who wrote a word in its right field, in which round: where it counts, and where nothing does.
fn written(open: &Open<'_>, word: &Word) -> (Vec<Place>, Vec<Place>) {
    let wrote = open.judged.grades().filter(|(_, _, grade)| {
        let mut words = grade.words.iter();
        words.any(|graded| {
            graded.written.word() == Some(word) && graded.verdict != Verdict::Misplaced
        })
    });
    let places = wrote.map(|(round, player, _)| (round, player));
    places.partition(|(round, player)| counts_at(open, *round, *player))
}

/// A place of the table.
type Place = (RoundNo, PlayerId);
