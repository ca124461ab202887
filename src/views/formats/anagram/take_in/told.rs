//! What is said of a file of sheets: what it is, what of it cannot come, what stays in it.

use std::collections::BTreeMap;

use super::{BroughtSheets, SourceKind};
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Letter;
use crate::exchange::formats::anagram::merge::{Part, SheetOutcome};
use crate::language::tr;
use crate::text;
use crate::views::formats::anagram::Sight;
use crate::views::words::{self, Change};

/// How many lines of one kind are told one by one.
const TOLD: usize = 12;

/// How many spans of numbers stand in a line, and how many players by name.
const SPANS: usize = 30;
const NAMES: usize = 12;

/// Up to how many players whose points change are told one by one.
const FEW: usize = 3;

/// What the file is.
pub(super) fn kind(sight: &Sight<'_>, brought: &BroughtSheets) -> String {
    let key = match brought.kind {
        SourceKind::Copy => "merge-kind-copy",
        SourceKind::Document => "merge-kind-document",
        SourceKind::Table => "merge-kind-table",
    };
    tr(sight.language(), key)
}

/// The sheets that cannot be of this competition: each reason once.
pub(super) fn refused(sight: &Sight<'_>, brought: &BroughtSheets) -> Vec<String> {
    let mut reasons: BTreeMap<String, Vec<(RoundNo, PlayerId)>> = BTreeMap::new();
    for part in &brought.merge.parts {
        if let Some(why) = why_refused(sight, part) {
            reasons.entry(why).or_default().push((part.brought.round, part.brought.player));
        }
    }
    let line = |(why, places): (String, Vec<(RoundNo, PlayerId)>)| {
        let of = alike(places).into_iter().map(|(rounds, players)| {
            let (count, rounds) = (rounds.len(), numbers(&rounds, RoundNo::get));
            let players = names(sight, &players);
            text!(
                sight.language(),
                "merge-sheets",
                count = count,
                rounds = rounds,
                players = players
            )
        });
        format!("{}: {why}", of.collect::<Vec<_>>().join(" · "))
    };
    reasons.into_iter().map(line).collect()
}

/// The new sheets: those who have them in the same rounds together.
pub(super) fn fresh(sight: &Sight<'_>, brought: &BroughtSheets) -> Vec<String> {
    let parts = brought.merge.parts.iter().filter(|part| part.outcome == SheetOutcome::New);
    let places = parts.map(|part| (part.brought.round, part.brought.player)).collect();
    let line = |(rounds, players): (Vec<RoundNo>, Vec<PlayerId>)| {
        let sheets = rounds.len() * players.len();
        let (count, rounds) = (rounds.len(), numbers(&rounds, RoundNo::get));
        let players = names(sight, &players);
        let language = sight.language();
        text!(
            language,
            "merge-new",
            count = count,
            rounds = rounds,
            sheets = sheets,
            players = players
        )
    };
    alike(places).into_iter().map(line).collect()
}

/// Places by the rounds in which each player has one: those with the same rounds together.
fn alike(places: Vec<(RoundNo, PlayerId)>) -> Vec<(Vec<RoundNo>, Vec<PlayerId>)> {
    let mut of_player: BTreeMap<PlayerId, Vec<RoundNo>> = BTreeMap::new();
    for (round, player) in places {
        of_player.entry(player).or_default().push(round);
    }
    let mut alike: BTreeMap<Vec<RoundNo>, Vec<PlayerId>> = BTreeMap::new();
    for (player, mut rounds) in of_player {
        rounds.sort_unstable();
        alike.entry(rounds).or_default().push(player);
    }
    alike.into_iter().collect()
}

/// `2. Βασίλης Βλάχος, 3. Γωγώ Γεωργίου`, and how many more; a player who is not here by number alone.
fn names(sight: &Sight<'_>, players: &[PlayerId]) -> String {
    let named = players.iter().take(NAMES).map(|&player| match sight.told_apart(player).as_str() {
        "" => player.to_string(),
        name => format!("{player}. {name}"),
    });
    let mut named: Vec<String> = named.collect();
    if players.len() > NAMES {
        named.push(text!(sight.language(), "merge-names-more", count = players.len() - NAMES));
    }
    named.join(", ")
}

/// What it would change: every player by name, those who win or lose alike together.
pub(super) fn told_changes(sight: &Sight<'_>, changes: &[Change]) -> Vec<String> {
    let language = sight.language();
    let (points, ranks): (Vec<&Change>, Vec<&Change>) =
        changes.iter().partition(|change| change.points != 0);
    if points.len() <= FEW {
        return words::told(sight, changes);
    }
    let mut alike: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for change in points {
        let name = sight.told_apart(change.player);
        let told = match change.ranks.filter(|(from, to)| from != to) {
            Some((from, to)) => {
                text!(language, "merge-change-rank", player = name, from = from, to = to)
            }
            None => name,
        };
        alike.entry(-change.points).or_default().push(told);
    }
    let line = |(lost, players): (i64, Vec<String>)| {
        format!("{}: {}", language.signed(-lost), players.join(", "))
    };
    let mut lines: Vec<String> = alike.into_iter().map(line).collect();
    if !ranks.is_empty() {
        lines.push(text!(language, "words-only-rank", count = ranks.len()));
    }
    lines
}

/// Why a sheet cannot be of this competition; `None` when it can.
fn why_refused(sight: &Sight<'_>, part: &Part) -> Option<String> {
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
    Some(why)
}

fn letters(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.to_char()).collect()
}

/// What else has to be known before the sheets are taken in.
pub(super) fn notes(sight: &Sight<'_>, brought: &BroughtSheets) -> Vec<String> {
    let language = sight.language();
    let merge = &brought.merge;
    let of = |outcome: &SheetOutcome| -> Vec<(RoundNo, PlayerId)> {
        let parts = merge.parts.iter().filter(|part| part.outcome == *outcome);
        parts.map(|part| (part.brought.round, part.brought.player)).collect()
    };
    let mut notes: Vec<String> = brought.cautions.iter().map(|it| format!("▲ {it}")).collect();
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
    let told = rounds
        .iter()
        .map(|(round, players)| format!("{round}: {}", numbers(players, PlayerId::get)));
    told.collect::<Vec<_>>().join(" · ")
}

/// `1–3, 7` for 1, 2, 3, 7; in order already.
fn numbers<Id: Copy, N: Into<u32>>(ids: &[Id], number: impl Fn(Id) -> N) -> String {
    let mut spans: Vec<(u32, u32)> = Vec::new();
    for number in ids.iter().map(|&id| number(id).into()) {
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
        let told = |ids: &[u32]| {
            let players: Vec<PlayerId> =
                ids.iter().filter_map(|&number| PlayerId::new(number)).collect();
            numbers(&players, PlayerId::get)
        };
        assert_eq!(told(&[]), "");
        assert_eq!(told(&[4]), "4");
        assert_eq!(told(&[1, 2]), "1, 2");
        assert_eq!(told(&[1, 2, 3, 7, 9, 10]), "1–3, 7, 9, 10");
        let odd: Vec<u32> = (0..200).map(|number| 2 * number + 1).collect();
        assert!(told(&odd).ends_with(", 57, 59, …"), "a line does not fill the screen");
    }
}
