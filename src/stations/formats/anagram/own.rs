//! What a player of anagrams reads: the own sheets of published rounds, with each word's verdict and points.

use std::collections::BTreeSet;

use crate::domain::formats::anagram::grade::{Grade, GradedWord, Verdict};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Lateness, SheetState};
use crate::domain::formats::anagram::standings::{is_void, took_no_part};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::screens::formats::anagram::{Open, name, verdict};
use crate::stations::keying::Chip;
use crate::stations::own::{Own, OwnRound};
use crate::text;

/// All readable rounds of a player, the newest first.
pub(super) fn own(
    open: &Open<'_>,
    language: Language,
    player: PlayerId,
    readable: &BTreeSet<RoundNo>,
) -> Own {
    let rounds = readable.iter().rev();
    let rounds = rounds.filter_map(|&round| of_round(open, language, round, player)).collect();
    Own { rounds, said: vec![tr(language, "own-objections")], ..Own::default() }
}

/// `None` of a round in which they took no part. What was handed in before an expulsion is what it was, as on paper.
fn of_round(
    open: &Open<'_>,
    language: Language,
    round: RoundNo,
    player: PlayerId,
) -> Option<OwnRound> {
    let contest = open.contest();
    let void = is_void(contest, round, player);
    let keyed = contest.sheet_state(round, player);
    // What whoever is out of the competition wrote nobody settles any more.
    let out = contest.common.is_expelled(player);
    let state = match keyed {
        _ if took_no_part(contest, round, player) => return None,
        SheetState::NotHandedIn => Some(("sheets-state-none", Tone::Ignored)),
        SheetState::Expected | SheetState::Collected => Some(("own-not-keyed", Tone::Open)),
        _ if void && contest.game.place(round, player).lateness == Lateness::Late => {
            Some(("documents-sheet-late", Tone::Bad))
        }
        _ if void => Some(("documents-sheet-void", Tone::Bad)),
        _ if !out && contest.game.is_unsettled(round, player) => {
            Some(("sheets-state-unsettled", Tone::Open))
        }
        SheetState::Keyed | SheetState::Checked | SheetState::NotExpected => None,
    };
    let none = Grade::default();
    let grade = open.judged.grade(round, player).unwrap_or(&none);
    let fields = Field::ALL.into_iter().filter_map(|field| {
        let words = grade.words.iter().filter(|word| word.field == field);
        let words: Vec<&GradedWord> = words.collect();
        let points: i64 = words.iter().map(|word| i64::from(word.points)).sum();
        let points = if void { String::new() } else { language.signed(points) };
        let chips = words.into_iter().map(|word| chip(open, language, word, void));
        let chips: Vec<Chip> = chips.collect();
        let named = (name::field(language, field), points, chips);
        (!named.2.is_empty()).then_some(named)
    });
    let total = i64::from(grade.valid.points) + i64::from(grade.invalid.points);
    let is_keyed = matches!(keyed, SheetState::Keyed | SheetState::Checked);
    let points = if void { 0 } else { total };
    Some(OwnRound {
        number: round.get(),
        title: text!(language, "own-round", round = round.get()),
        points: if is_keyed { language.signed(points) } else { String::new() },
        state: state.map(|(key, tone)| (tr(language, key), tone)),
        above: vec![super::tiles(open, round, String::new())],
        fields: fields.collect(),
        // As on paper: of what does not count no sum is told.
        sums: match (is_keyed, void) {
            (true, true) => sums(language, &none),
            (true, false) if out => sums(language, &Grade { undecided: 0, ..grade.clone() }),
            (true, false) => sums(language, grade),
            (false, _) => Vec::new(),
        },
    })
}

/// A word with its verdict and, where they count, its points; of a ruling against it with its evidence.
fn chip(open: &Open<'_>, language: Language, word: &GradedWord, void: bool) -> Chip {
    let (sign, mut said, tone) = verdict(language, word.verdict);
    let rulings = &open.contest().common.rulings;
    let ruling = word.written.word().and_then(|word| rulings.get(word));
    let ruling = ruling.filter(|_| word.verdict == Verdict::RuledInvalid);
    if let Some(ruling) = ruling.filter(|ruling| !ruling.evidence.is_empty()) {
        let evidence = tr(language, "words-evidence");
        said = format!("{said} · {evidence}: {}", ruling.evidence);
    }
    let points =
        if word.points == 0 || void { String::new() } else { language.signed(word.points.into()) };
    let note = match tone {
        Tone::Good => points,
        _ => format!("{points} {said}").trim().to_owned(),
    };
    let tone = if void { Tone::Ignored } else { tone };
    Chip { text: format!("{sign} {}", word.written), note, tone }
}

fn sums(language: Language, grade: &Grade) -> Vec<(String, Tone)> {
    let sum = |key, count: u32, points: i32| {
        text!(language, key, count = count, points = language.signed(points.into()))
    };
    let (valid, invalid) = (grade.valid, grade.invalid);
    let mut sums = vec![
        (sum("sheets-valid", valid.count, valid.points), Tone::Good),
        (sum("sheets-invalid", invalid.count, invalid.points), Tone::Bad),
    ];
    if grade.undecided > 0 {
        sums.push((text!(language, "sheets-open", count = grade.undecided), Tone::Open));
    }
    sums
}
