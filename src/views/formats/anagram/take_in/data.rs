//! The sheets that were read, as they are seen.

use std::collections::BTreeMap;

use super::told::{fresh, kind, notes, refused, told_changes};
use super::{BroughtSheets, brought};
use crate::commands::UserCommand;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Lateness, Sheet, SheetState, SheetWords};
use crate::domain::letters::Written;
use crate::exchange::formats::anagram::merge::{Choice, Part, SheetOutcome};
use crate::language::{Language, tr};
use crate::screens::formats::anagram::name::field as name_of;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::anagram::Sight;
use crate::views::name;

/// How many sheets that differ are shown; the others are answered together.
const SHOWN: usize = 100;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeInData {
    /// Chooses the file in a dialog.
    pub browse: Act,
    /// What may be brought, while nothing is read.
    pub help: Vec<String>,
    /// The file, and how many sheets it has of which kind.
    pub summary: Vec<(String, Tone)>,
    /// The new ones: whose, of which rounds.
    pub fresh: Vec<String>,
    /// Heading of those that differ.
    pub conflicts_title: String,
    /// Answers all that are not answered yet alike.
    pub rest: Vec<Act>,
    /// Those that differ, each with those of which the same is to be said.
    pub groups: Vec<GroupData>,
    /// How many more differ than are shown.
    pub more: String,
    /// Those that cannot be of this competition: each reason with its sheets.
    pub refused: Vec<String>,
    /// What else has to be known.
    pub notes: Vec<String>,
    /// What it would change in points and ranks: a heading, then lines.
    pub changes: Vec<String>,
}

/// Sheets that differ alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupData {
    /// How many they are, and what is to be said of all.
    pub about: String,
    /// Of several: what answers all of them at once, and whether that is chosen for all.
    pub all: Vec<(Vec<Act>, bool)>,
    /// They.
    pub sheets: Vec<ConflictData>,
}

/// A sheet that differs from the one here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConflictData {
    /// Whose, of which round.
    pub title: String,
    /// Who keyed the one here, and the one there.
    pub heads: [String; 2],
    /// The fields in which one of the two has words.
    pub fields: Vec<FieldPair>,
    /// What becomes of it, and which is chosen.
    pub choices: Vec<(Act, bool)>,
}

/// A field of two versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldPair {
    /// Its name.
    pub field: String,
    /// The words here, and there.
    pub sides: [WordsSide; 2],
}

/// A field's words in one of two versions, each with whether the other lacks it.
pub type WordsSide = Vec<(String, bool)>;

/// Sheets from elsewhere as they are seen.
pub fn data(sight: &Sight<'_>) -> TakeInData {
    let language = sight.language();
    let situation = sight.situation();
    let browse = Act::new(language, &situation, UserCommand::BrowseSheets);
    let empty = TakeInData {
        browse,
        help: Vec::new(),
        summary: Vec::new(),
        fresh: Vec::new(),
        conflicts_title: String::new(),
        rest: Vec::new(),
        groups: Vec::new(),
        more: String::new(),
        refused: Vec::new(),
        notes: Vec::new(),
        changes: Vec::new(),
    };
    let Some(brought) = brought(sight.desk) else {
        let help = ["merge-help-kinds", "merge-help-sheets", "merge-help-silently"];
        return TakeInData { help: help.map(|key| tr(language, key)).into(), ..empty };
    };
    let conflicts: Vec<&Part> = brought.merge.conflicts().collect();
    let unanswered = brought.unanswered();
    let mut changes = Vec::new();
    if brought.count() > 0 {
        changes.push(tr(language, "merge-changes"));
        changes.extend(told_changes(sight, &brought.changes));
    }
    TakeInData {
        summary: summary(sight, brought),
        fresh: fresh(sight, brought),
        conflicts_title: match (conflicts.len(), unanswered) {
            (0, _) => String::new(),
            (count, 0) => text!(language, "merge-answered", count = count),
            (count, open) => text!(language, "merge-conflicts", count = count, open = open),
        },
        rest: if unanswered > 1 { rest(sight) } else { Vec::new() },
        more: match conflicts.len().checked_sub(SHOWN) {
            None | Some(0) => String::new(),
            Some(count) => text!(language, "merge-more", count = count),
        },
        groups: groups(sight, brought, conflicts.iter().take(SHOWN)),
        refused: refused(sight, brought),
        notes: notes(sight, brought),
        changes,
        ..empty
    }
}

/// The file, and how many of its sheets are new, the same, different, refused.
fn summary(sight: &Sight<'_>, brought: &BroughtSheets) -> Vec<(String, Tone)> {
    let language = sight.language();
    let of = |is: fn(&SheetOutcome) -> bool| {
        brought.merge.parts.iter().filter(|part| is(&part.outcome)).count()
    };
    let fresh = of(|outcome| *outcome == SheetOutcome::New);
    let same = of(|outcome| *outcome == SheetOutcome::Same);
    let conflicts = brought.merge.conflicts().count();
    let refused = of(|outcome| {
        matches!(
            outcome,
            SheetOutcome::Refused(_)
                | SheetOutcome::OtherName { .. }
                | SheetOutcome::OtherLetters { .. }
        )
    });
    let file = text!(language, "merge-source", file = &brought.file, kind = kind(sight, brought));
    let mut lines = vec![(file, Tone::Plain)];
    if brought.merge.parts.is_empty() {
        lines.push((tr(language, "merge-none"), Tone::Ignored));
        return lines;
    }
    let counts = [
        ("merge-count-new", fresh, Tone::Good),
        ("merge-count-differ", conflicts, Tone::Open),
        ("merge-count-refused", refused, Tone::Bad),
        ("merge-count-same", same, Tone::Ignored),
    ];
    let counted = counts.into_iter().filter(|(_, count, _)| *count > 0);
    lines.extend(counted.map(|(key, count, tone)| (text!(language, key, count = count), tone)));
    lines
}

fn named(choice: Choice) -> &'static str {
    match choice {
        Choice::KeepHere => "merge-keep",
        Choice::TakeThere => "merge-take-there",
        Choice::Second => "merge-second",
    }
}

/// Answers all that are not answered yet alike.
fn rest(sight: &Sight<'_>) -> Vec<Act> {
    let language = sight.language();
    let situation = sight.situation();
    let act = |choice| {
        let key = match choice {
            Choice::KeepHere => "merge-rest-keep",
            Choice::TakeThere => "merge-rest-take-there",
            Choice::Second => "merge-rest-second",
        };
        let command = UserCommand::ChooseForRest(choice);
        Act::new(language, &situation, command).named(tr(language, key))
    };
    [Choice::Second, Choice::KeepHere, Choice::TakeThere].map(act).into()
}

/// What differs alike stands together, the plain ones first.
fn groups<'a>(
    sight: &Sight<'_>,
    brought: &BroughtSheets,
    parts: impl Iterator<Item = &'a &'a Part>,
) -> Vec<GroupData> {
    let language = sight.language();
    let mut groups: BTreeMap<Vec<String>, Vec<ConflictData>> = BTreeMap::new();
    for part in parts {
        groups.entry(about(sight, part)).or_default().push(conflict(sight, brought, part));
    }
    let group = |(about, sheets): (Vec<String>, Vec<ConflictData>)| {
        let about = match about.join(" ") {
            plain if plain.is_empty() => tr(language, "merge-keyed-otherwise"),
            about => about,
        };
        let about = text!(language, "merge-group", count = sheets.len(), about = about);
        GroupData { about, all: for_all(language, &sheets), sheets }
    };
    groups.into_iter().map(group).collect()
}

/// What answers several at once: each choice that all of them have, as their own commands.
fn for_all(language: Language, sheets: &[ConflictData]) -> Vec<(Vec<Act>, bool)> {
    let [first, _, ..] = sheets else { return Vec::new() };
    let of_all = |(act, _): &(Act, bool)| {
        let label =
            text!(language, "merge-group-all", count = sheets.len(), choice = act.label.as_str());
        let alike = |sheet: &ConflictData| {
            sheet.choices.iter().find(|(other, _)| other.label == act.label).cloned()
        };
        let found: Vec<(Act, bool)> = sheets.iter().filter_map(alike).collect();
        let on = found.iter().all(|(_, on)| *on);
        let all: Vec<Act> = found.into_iter().map(|(act, _)| act.named(label.clone())).collect();
        (all.len() == sheets.len()).then_some((all, on))
    };
    first.choices.iter().filter_map(of_all).collect()
}

/// What makes one of the two more likely.
fn about(sight: &Sight<'_>, part: &Part) -> Vec<String> {
    let language = sight.language();
    let contest = sight.contest();
    let (round, player) = (part.brought.round, part.brought.player);
    let mut about = Vec::new();
    if part.outcome == SheetOutcome::DeclaredNone {
        about.push(tr(language, "merge-declared"));
    } else if part.corrected {
        about.push(tr(language, "merge-corrected-there"));
    }
    if contest.sheet_state(round, player) == SheetState::Checked {
        about.push(tr(language, "merge-checked-here"));
    }
    let late = contest.game.place(round, player).lateness;
    if late != part.brought.lateness {
        let key = match late {
            Lateness::Late => "merge-late-here",
            Lateness::InTime => "merge-late-there",
        };
        about.push(tr(language, key));
    }
    about
}

fn conflict(sight: &Sight<'_>, brought: &BroughtSheets, part: &Part) -> ConflictData {
    let language = sight.language();
    let situation = sight.situation();
    let contest = sight.contest();
    let (round, player) = (part.brought.round, part.brought.player);
    let here = contest.game.sheet_at(round, player).map(|(_, sheet)| sheet);
    let declared = part.outcome == SheetOutcome::DeclaredNone;
    let nothing = SheetWords::default();
    let words_here = here.map_or(&nothing, |sheet| sheet.words());
    let by_here = here.and_then(|sheet| sheet.versions.last()).map(|version| &version.by);
    // A side without a word says so: it could be a sheet that is not there.
    let head = |key: &'static str, by: Option<String>, words: Option<&SheetWords>| {
        let none = words.filter(|words| words.is_empty()).map(|_| tr(language, "sheets-no-words"));
        let parts = [Some(tr(language, key)), by, none].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    };
    let person = |by| name::who(language, by);
    let choices = [Choice::KeepHere, Choice::TakeThere, Choice::Second];
    let chosen = brought.choices.get(&(round, player)).copied();
    let act = |choice| {
        let command = UserCommand::ChooseBrought(round, player, choice);
        let act = Act::new(language, &situation, command).named(tr(language, named(choice)));
        (act, chosen == Some(choice))
    };
    ConflictData {
        title: text!(
            language,
            "merge-sheet",
            number = player.get(),
            player = sight.told_apart(player),
            round = round.get()
        ),
        heads: [
            head("merge-here", by_here.map(person), here.map(Sheet::words)),
            head("merge-there", part.by.as_ref().map(person), Some(&part.brought.words)),
        ],
        fields: fields(sight, words_here, &part.brought.words),
        // Beside a sheet that was not handed in there is no second keying.
        choices: choices
            .into_iter()
            .filter(|c| !declared || *c != Choice::Second)
            .map(act)
            .collect(),
    }
}

/// The fields in which one of the two has words, each word with whether the other lacks it.
fn fields(sight: &Sight<'_>, here: &SheetWords, there: &SheetWords) -> Vec<FieldPair> {
    let side = |own: &[Written], other: &[Written]| -> WordsSide {
        own.iter().map(|word| (word.to_string(), !other.contains(word))).collect()
    };
    let pair = |field: Field| {
        let (a, b) = (here.field(field), there.field(field));
        let field = name_of(sight.language(), field);
        FieldPair { field, sides: [side(a, b), side(b, a)] }
    };
    let written = |field: &Field| !here.field(*field).is_empty() || !there.field(*field).is_empty();
    Field::ALL.into_iter().filter(written).map(pair).collect()
}
