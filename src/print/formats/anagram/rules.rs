//! What the page of the rules says: headings and items, their figures out of the rules themselves, so that
//! it says what the program does.

use crate::domain::formats::anagram::alphabet::letters;
use crate::domain::formats::anagram::rules::{
    Field, Kind, RACK, ROUNDS, RoundRule, Rules, TieBreak, all_rounds,
};
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::print::rules_page::{Emphasis, Part};
use crate::text;

/// All parts in their order.
pub(super) fn parts(rules: &Rules, language: Language) -> Vec<Part> {
    let mut parts = Vec::new();
    rounds(&mut parts, rules, language);
    tiles(&mut parts, rules, language);
    draw(&mut parts, language);
    time(&mut parts, rules, language);
    words(&mut parts, rules, language);
    ranking(&mut parts, rules, language);
    discipline(&mut parts, language);
    parts
}

/// Numbers in a row, the last after an "and".
fn row(numbers: &[String], language: Language) -> String {
    match numbers {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            text!(language, "paper-rules-and", first = first.join(", "), last = last)
        }
    }
}

fn named(rounds: impl Iterator<Item = RoundNo>) -> Vec<String> {
    rounds.map(|round| round.to_string()).collect()
}

fn minutes(ms: i64) -> i64 {
    ms / 60_000
}

fn rounds(parts: &mut Vec<Part>, rules: &Rules, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-rounds")));
    parts.push(Part::Rule(text!(language, "paper-rules-play", rounds = ROUNDS, letters = RACK)));
    let heading = [
        tr(language, "paper-rules-column-rounds"),
        tr(language, "paper-rules-column-consonants"),
        tr(language, "paper-rules-column-vowels"),
        tr(language, "paper-rules-column-minutes"),
    ];
    parts.push(Part::Row(heading, Emphasis::Heading));
    // Rounds of one kind share a line.
    let mut kinds: Vec<(RoundRule, Vec<RoundNo>)> = Vec::new();
    for round in all_rounds() {
        let Some(rule) = rules.round(round) else { continue };
        if let Some((_, rounds)) = kinds.iter_mut().find(|(kind, _)| *kind == rule) {
            rounds.push(round);
        } else {
            kinds.push((rule, vec![round]));
        }
    }
    for (rule, rounds) in kinds {
        let cells = [
            named(rounds.into_iter()).join(", "),
            rule.consonants.to_string(),
            rule.vowels.to_string(),
            minutes(rule.full_ms).to_string(),
        ];
        parts.push(Part::Row(cells, Emphasis::Plain));
    }
    let breaks = named(all_rounds().filter(|&round| rules.break_follows(round)));
    if !breaks.is_empty() {
        let rounds = row(&breaks, language);
        let minutes = minutes(rules.break_ms());
        parts.push(Part::Rule(text!(
            language,
            "paper-rules-breaks",
            count = breaks.len(),
            rounds = rounds,
            minutes = minutes
        )));
    }
    parts.push(Part::Decision(tr(language, "paper-rules-replayed")));
}

fn tiles(parts: &mut Vec<Part>, rules: &Rules, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-tiles")));
    let bag = |kind| {
        let of_kind = letters().filter_map(|letter| Some((letter, rules.tile(letter)?)));
        let of_kind = of_kind.filter(|(_, tile)| tile.kind == kind);
        let said: Vec<String> =
            of_kind.map(|(letter, tile)| format!("{}×{}", letter.to_char(), tile.count)).collect();
        said.join(" ")
    };
    let count = rules.tiles().letters().count();
    parts.push(Part::Rule(text!(
        language,
        "paper-rules-set",
        count = count,
        consonants = bag(Kind::Consonant),
        vowels = bag(Kind::Vowel)
    )));
    parts.push(Part::Rule(tr(language, "paper-rules-without-return")));
    let high: Vec<String> = letters()
        .filter(|&letter| rules.is_high_value(letter))
        .map(|letter| letter.to_char().to_string())
        .collect();
    let guarded = named(all_rounds().filter(|&round| rules.is_guarded(round)));
    parts.push(Part::Rule(text!(
        language,
        "paper-rules-guard",
        letters = high.join(" "),
        rounds = row(&guarded, language)
    )));
    parts.push(Part::Decision(tr(language, "paper-rules-guard-broken")));
    parts.push(Part::Decision(tr(language, "paper-rules-announced")));
}

fn draw(parts: &mut Vec<Part>, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-draw")));
    parts.push(Part::Decision(tr(language, "paper-rules-draw-seed")));
    parts.push(Part::Decision(tr(language, "paper-rules-draw-again")));
}

fn time(parts: &mut Vec<Part>, rules: &Rules, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-time")));
    let alerts: Vec<String> =
        rules.alerts_ms().iter().filter(|ms| **ms > 0).map(|ms| (ms / 1000).to_string()).collect();
    let seconds = row(&alerts, language);
    parts.push(Part::Rule(text!(language, "paper-rules-alerts", seconds = seconds)));
    parts.push(Part::Rule(tr(language, "paper-rules-late")));
    parts.push(Part::Decision(tr(language, "paper-rules-pause")));
    parts.push(Part::Decision(tr(language, "paper-rules-missing")));
}

fn words(parts: &mut Vec<Part>, rules: &Rules, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-words")));
    // Lengths of equal points share a phrase; the shortest first.
    let mut worth: Vec<(i32, Vec<String>)> = Vec::new();
    for field in Field::ALL.into_iter().rev() {
        let points = rules.points(field);
        let length = field.length().to_string();
        if let Some((_, lengths)) = worth.iter_mut().find(|(same, _)| *same == points) {
            lengths.push(length);
        } else {
            worth.push((points, vec![length]));
        }
    }
    let worth: Vec<String> = worth
        .into_iter()
        .map(|(points, lengths)| {
            let lengths = row(&lengths, language);
            text!(language, "paper-rules-worth", lengths = lengths, points = i64::from(points))
        })
        .collect();
    parts.push(Part::Rule(text!(language, "paper-rules-points", worth = worth.join(" · "))));
    parts.push(Part::Rule(tr(language, "paper-rules-judged")));
    let steps = [
        tr(language, "paper-rules-misplaced"),
        tr(language, "paper-rules-illegible"),
        tr(language, "paper-rules-repeated"),
        tr(language, "paper-rules-not-from-letters"),
        tr(language, "paper-rules-ruled"),
        tr(language, "paper-rules-in-lexicon"),
        tr(language, "paper-rules-not-in-lexicon"),
    ];
    parts.extend(steps.into_iter().enumerate().map(|(index, step)| Part::Step(index + 1, step)));
    parts.push(Part::Decision(tr(language, "paper-rules-reference")));
    parts.push(Part::Decision(tr(language, "paper-rules-for-everyone")));
    parts.push(Part::Decision(tr(language, "paper-rules-unreadable")));
    parts.push(Part::Decision(tr(language, "paper-rules-accents")));
    parts.push(Part::Decision(tr(language, "paper-rules-back")));
}

fn ranking(parts: &mut Vec<Part>, rules: &Rules, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-ranking")));
    parts.push(Part::Rule(tr(language, "paper-rules-total")));
    for (index, tie_break) in rules.tie_break().iter().enumerate() {
        let said = match tie_break {
            TieBreak::InvalidPoints => tr(language, "paper-rules-tie-invalid"),
            TieBreak::Valid7 => text!(language, "paper-rules-tie-valid", letters = 7),
            TieBreak::Valid6 => text!(language, "paper-rules-tie-valid", letters = 6),
            TieBreak::Valid5 => text!(language, "paper-rules-tie-valid", letters = 5),
            TieBreak::Valid4 => text!(language, "paper-rules-tie-valid", letters = 4),
            TieBreak::ValidHigh => tr(language, "paper-rules-tie-high"),
        };
        parts.push(Part::Step(index + 1, said));
    }
    parts.push(Part::Decision(tr(language, "paper-rules-tie-shared")));
}

fn discipline(parts: &mut Vec<Part>, language: Language) {
    parts.push(Part::Heading(tr(language, "paper-rules-penalties")));
    parts.push(Part::Rule(tr(language, "paper-rules-penalties-are")));
    parts.push(Part::Decision(tr(language, "paper-rules-void")));
    parts.push(Part::Decision(tr(language, "paper-rules-expelled")));
    parts.push(Part::Heading(tr(language, "paper-rules-objections")));
    parts.push(Part::Rule(tr(language, "paper-rules-objections-when")));
    parts.push(Part::Decision(tr(language, "paper-rules-upheld")));
    parts.push(Part::Decision(tr(language, "paper-rules-signing")));
}
