//! What is said of a file of sheets: what it is, what of it cannot come, what stays in it.

use super::{BroughtSheets, SourceKind};
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Letter;
use crate::exchange::formats::anagram::merge::{Part, SheetOutcome};
use crate::language::tr;
use crate::text;
use crate::views::formats::anagram::Sight;

/// How many lines of one kind are told one by one.
const TOLD: usize = 12;

/// How many spans of numbers stand in a line.
const SPANS: usize = 30;

/// What the file is.
pub(super) fn kind(sight: &Sight<'_>, brought: &BroughtSheets) -> String {
    let key = match brought.kind {
        SourceKind::Copy => "merge-kind-copy",
        SourceKind::Document => "merge-kind-document",
        SourceKind::Table => "merge-kind-table",
    };
    tr(sight.language(), key)
}

/// Why a sheet cannot be of this competition; `None` when it can.
pub(super) fn refused(sight: &Sight<'_>, part: &Part) -> Option<String> {
    let language = sight.language();
    let why = match &part.outcome {
        SheetOutcome::Refused(why) => language.rejection(why),
        SheetOutcome::OtherName { there, here } => {
            text!(language, "merge-other-name", there = there, here = here)
        }
        SheetOutcome::OtherLetters { there, here } => {
            let (there, here) = (letters(there), letters(here));
            text!(language, "merge-other-letters", there = there, here = here)
        }
        SheetOutcome::New
        | SheetOutcome::Same
        | SheetOutcome::Older
        | SheetOutcome::Differs
        | SheetOutcome::DeclaredNone
        | SheetOutcome::OtherLateness => return None,
    };
    let (round, player) = (part.brought.round, part.brought.player);
    Some(format!("{}: {why}", sheet(sight, round, player)))
}

fn letters(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.to_char()).collect()
}

/// Whose, of which round.
fn sheet(sight: &Sight<'_>, round: RoundNo, player: PlayerId) -> String {
    let (number, name, round) = (player.get(), sight.player(player), round.get());
    text!(sight.language(), "merge-sheet", number = number, player = name, round = round)
}

/// What else has to be known before the sheets are taken in.
pub(super) fn notes(sight: &Sight<'_>, brought: &BroughtSheets) -> Vec<String> {
    let language = sight.language();
    let merge = &brought.merge;
    let of = |outcome: &SheetOutcome| -> Vec<(RoundNo, PlayerId)> {
        let parts = merge.parts.iter().filter(|part| part.outcome == *outcome);
        parts.map(|part| (part.brought.round, part.brought.player)).collect()
    };
    let mut notes = Vec::new();
    let mut note = |key: &'static str, places: &[(RoundNo, PlayerId)]| {
        if !places.is_empty() {
            let sheets = listed(places);
            notes.push(text!(language, key, count = places.len(), sheets = sheets));
        }
    };
    let place = |draft: &Draft| draft.player.map(|player| (draft.round, player));
    let left = &merge.left;
    let drafts: Vec<_> = left.drafts.iter().filter_map(place).collect();
    note("merge-note-drafts", &drafts);
    note("merge-note-unsettled", &left.unsettled);
    note("merge-note-checked", &left.checked);
    note("merge-note-older", &of(&SheetOutcome::Older));
    note("merge-note-lateness", &of(&SheetOutcome::OtherLateness));
    let fresh = of(&SheetOutcome::New);
    let begun: Vec<_> = sight.drafts.iter().filter_map(place).collect();
    let begun: Vec<_> = fresh.iter().copied().filter(|place| begun.contains(place)).collect();
    note("merge-note-begun", &begun);
    let contest = sight.contest();
    let unexpected =
        |&(round, player): &(RoundNo, PlayerId)| !contest.common.is_expected(player, round);
    let unexpected: Vec<_> = fresh.into_iter().filter(unexpected).collect();
    note("merge-note-unexpected", &unexpected);
    if !left.nameless.is_empty() {
        notes.push(text!(language, "merge-note-nameless", count = left.nameless.len()));
    }
    if left.others > 0 {
        notes.push(text!(language, "merge-note-others", count = left.others));
    }
    let readings = brought.recovered.iter().map(|one| {
        let (text, word) = (one.text.as_str(), one.word.to_string());
        let line = one.line;
        match &one.otherwise {
            None => text!(language, "merge-note-read", line = line, text = text, word = word),
            Some(other) => {
                let other = other.to_string();
                text!(
                    language,
                    "merge-note-read-either",
                    line = line,
                    text = text,
                    word = word,
                    other = other
                )
            }
        }
    });
    let warnings = brought.warnings.iter().map(|warning| warning.sentence(language));
    let all: Vec<String> = readings.chain(warnings).collect();
    let more = all.len().saturating_sub(TOLD);
    notes.extend(all.into_iter().take(TOLD));
    if more > 0 {
        notes.push(text!(language, "merge-note-more", count = more));
    }
    notes
}

/// `1: 3–5 · 2: 7`: round and players' numbers.
fn listed(places: &[(RoundNo, PlayerId)]) -> String {
    let mut rounds: Vec<(RoundNo, Vec<PlayerId>)> = Vec::new();
    let mut places = places.to_vec();
    places.sort_unstable();
    for (round, player) in places {
        match rounds.last_mut() {
            Some((of, players)) if *of == round => players.push(player),
            _ => rounds.push((round, vec![player])),
        }
    }
    let told = rounds.iter().map(|(round, players)| format!("{round}: {}", spans(players)));
    told.collect::<Vec<_>>().join(" · ")
}

/// `1–3, 7` for 1, 2, 3, 7; in order already.
pub(super) fn spans(players: &[PlayerId]) -> String {
    let mut spans: Vec<(u32, u32)> = Vec::new();
    for number in players.iter().map(|player| player.get()) {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => spans.push((number, number)),
        }
    }
    let told = spans.iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    });
    let more = if spans.len() > SPANS { ", …" } else { "" };
    told.take(SPANS).collect::<Vec<_>>().join(", ") + more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_one_span() {
        let told = |numbers: &[u32]| {
            let players: Vec<PlayerId> =
                numbers.iter().filter_map(|&number| PlayerId::new(number)).collect();
            spans(&players)
        };
        assert_eq!(told(&[]), "");
        assert_eq!(told(&[4]), "4");
        assert_eq!(told(&[1, 2]), "1, 2");
        assert_eq!(told(&[1, 2, 3, 7, 9, 10]), "1–3, 7, 9, 10");
        let odd: Vec<u32> = (0..200).map(|number| 2 * number + 1).collect();
        assert!(told(&odd).ends_with(", 57, 59, …"), "a line does not fill the screen");
    }
}
