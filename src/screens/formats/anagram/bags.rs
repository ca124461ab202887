//! What the bags hold: the letters left with their counts, and how the guard stands.

use serde::Serialize;

use super::{Open, TileData};
use crate::commands::DrawMode;
use crate::domain::formats::anagram::alphabet::letters;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::{Kind, all_rounds};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::text;

/// What the bags hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bags {
    /// Heading.
    pub title: String,
    /// Consonants, then vowels.
    pub groups: Vec<BagGroup>,
    /// How the guard stands.
    pub guard: String,
    /// Whether it holds; nothing in particular once nothing can be done about it.
    pub guard_tone: Tone,
}

/// One bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BagGroup {
    /// Name and count.
    pub name: String,
    /// How many of them will be drawn.
    pub remark: String,
    /// Its letters in alphabetical order, those that are gone too, and how many of each are left.
    pub letters: Vec<(TileData, usize)>,
}

/// The bags after a round's draw.
pub fn bags(open: &Open<'_>, language: Language, number: RoundNo, draw: DrawMode) -> Bags {
    let (guard, guard_tone) = guard(open, language, number, draw);
    Bags {
        title: tr(language, "rounds-bags"),
        groups: vec![group(open, language, Kind::Consonant), group(open, language, Kind::Vowel)],
        guard,
        guard_tone,
    }
}

fn group(open: &Open<'_>, language: Language, kind: Kind) -> BagGroup {
    let anagram = &open.contest().game;
    let rules = anagram.rules();
    let left = anagram.tiles_left();
    let of_kind = letters().filter(|&letter| rules.kind(letter) == kind);
    let letters: Vec<(TileData, usize)> =
        of_kind.map(|letter| (TileData::of(rules, letter), left.count(letter))).collect();
    let to_come = anagram.rounds().filter(|(_, round)| round.stage == Stage::ToCome);
    let rules_to_come = to_come.filter_map(|(number, _)| rules.round(number));
    let will: usize = rules_to_come
        .map(|rule| usize::from(if kind == Kind::Vowel { rule.vowels } else { rule.consonants }))
        .sum();
    let key = match kind {
        Kind::Consonant => "rounds-consonants",
        Kind::Vowel => "rounds-vowels",
    };
    let count: usize = letters.iter().map(|(_, count)| count).sum();
    BagGroup {
        name: format!("{} {count}", tr(language, key)),
        remark: text!(language, "rounds-bag-will", count = will),
        letters,
    }
}

fn guard(open: &Open<'_>, language: Language, number: RoundNo, draw: DrawMode) -> (String, Tone) {
    let anagram = &open.contest().game;
    let check = anagram.guard_after(number);
    let high = check.high_value_left;
    let consonants = check.still_to_draw;
    let next_guarded = all_rounds().find(|&round| {
        let to_come = anagram.round(round).is_some_and(|r| r.stage == Stage::ToCome);
        anagram.rules().is_guarded(round) && to_come
    });
    let to_come = anagram.round(number).is_some_and(|round| round.stage == Stage::ToCome);
    let settled = anagram.rounds().all(|(_, round)| round.is_settled());
    if settled && high > 0 {
        // It is reported and blocks nothing; there is nothing left to be done about it.
        (text!(language, "rounds-guard-failed", high = high), Tone::Plain)
    } else if !check.holds() && (to_come || !anagram.rules().is_guarded(number)) {
        // The draws to come see to it: nothing is wrong, and nothing is to be done.
        let key = match draw {
            DrawMode::Digital => "rounds-guard-ahead",
            DrawMode::Physical => "rounds-guard-ahead-bags",
        };
        (format!("○ {}", text!(language, key, high = high)), Tone::Plain)
    } else if !check.holds() {
        let broken = text!(language, "rounds-guard-broken", high = high, consonants = consonants);
        (format!("▲ {broken}"), Tone::Bad)
    } else if let Some(round) = next_guarded {
        let holds = text!(language, "rounds-guard-holds", high = high, round = round.get());
        (format!("✓ {holds}"), Tone::Good)
    } else {
        (format!("✓ {}", tr(language, "rounds-guard-done")), Tone::Good)
    }
}
