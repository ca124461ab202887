//! The word list in Competition: which one judges, one that is brought from a file, and what judging
//! by that one would change.

use crate::commands::formats::takes_closed_lists;
use crate::commands::{Entry, Question, Situation, UserCommand, is_barred};
use crate::domain::contest::event::Event;
use crate::domain::lexicon::{Authority, Passport};
use crate::exchange::list_skipped;
use crate::language::{Language, tr};
use crate::lexicon::{Imported, Lexicon, Progress};
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::desk::Desk;
use crate::views::{OwnViews, Sight, words};

/// The word list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListData {
    /// Heading.
    pub title: String,
    /// The one that judges: name, words, what it means that a word is missing.
    pub judging: Vec<String>,
    /// The path of another; `None` while one is brought, or the competition cannot be changed.
    pub path: Option<FieldData>,
    /// Choose it, read it.
    pub acts: Vec<Act>,
    /// One is being read.
    pub reading: Option<ReadingData>,
    /// One was read.
    pub brought: Option<BroughtData>,
}

/// A list that is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadingData {
    /// How far it is, in words.
    pub text: String,
    /// How far it is, from 0 to 100.
    pub percent: u8,
    /// Breaks it off.
    pub stop: Act,
}

/// A list that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroughtData {
    /// Heading.
    pub title: String,
    /// Its title and edition.
    pub fields: Vec<FieldData>,
    /// The question what it is worth.
    pub authority_title: String,
    /// The answers, and which is on.
    pub authority: Vec<(Act, bool)>,
    /// Its passport, and what was skipped.
    pub lines: Vec<String>,
    /// Judge by it; put it away.
    pub acts: Vec<Act>,
}

/// Before a competition is made.
pub(super) fn at_setup(desk: &Desk) -> ListData {
    let judging = match &desk.list {
        Some(_) => Vec::new(),
        None => ["competition-list-free", "competition-list-suggestion"]
            .map(|key| tr(desk.language, key))
            .into(),
    };
    ListData { judging, ..brought_to(desk, &Situation::default()) }
}

/// In an open competition.
pub(super) fn of_contest<F: OwnViews>(sight: &Sight<'_, F>) -> ListData {
    let situation = sight.situation();
    let passport = sight.contest().common.lexicon.as_ref();
    let judging = passport.map(|passport| {
        let digest = format!("SHA-256 {}", passport.sha256);
        vec![
            name(sight.language(), passport),
            authority(sight.language(), passport.authority),
            digest,
        ]
    });
    let mut data =
        ListData { judging: judging.unwrap_or_default(), ..brought_to(sight.desk, &situation) };
    let change = UserCommand::Ask(Question::ChangeList);
    // Where it is the same for all halls none is brought.
    if !situation.changeable || is_barred(&change, &situation) {
        data.path = None;
        data.brought = None;
    }
    if let Some(brought) = &mut data.brought {
        brought.acts.insert(0, Act::new(sight.language(), &situation, change));
    }
    data
}

/// That the federation's list would judge better than the program's own; nothing while one is brought.
pub(super) fn suggestion(desk: &Desk, judging: &Passport) -> Option<String> {
    let own = Lexicon::free(judging.language).passport().sha256 == judging.sha256;
    let rests = desk.list.is_none() && desk.reading.is_none();
    (own && rests).then(|| tr(desk.language, "competition-list-suggestion"))
}

fn brought_to(desk: &Desk, situation: &Situation) -> ListData {
    let language = desk.language;
    let act = |command| Act::new(language, situation, command);
    let label = tr(language, "competition-list-path");
    let path = FieldData::line(Entry::ListPath, label, desk.text(Entry::ListPath))
        .hint(tr(language, "competition-list-hint"))
        .focused(desk.focus)
        .enter(UserCommand::ImportList);
    ListData {
        title: tr(language, "competition-list"),
        judging: Vec::new(),
        path: desk.list.is_none().then_some(path),
        acts: [UserCommand::ImportList, UserCommand::BrowseList].map(act).into(),
        reading: desk.reading.map(|progress| ReadingData {
            text: text!(language, "competition-list-reading", percent = percent(progress)),
            percent: percent(progress),
            stop: act(UserCommand::StopImport),
        }),
        brought: desk.list.as_ref().map(|imported| brought(desk, situation, imported)),
    }
}

/// Whole hundredths, rounded down.
fn percent(Progress { done, total }: Progress) -> u8 {
    let share = done.min(total).saturating_mul(100).checked_div(total);
    share.and_then(|share| u8::try_from(share).ok()).unwrap_or(0)
}

fn brought(desk: &Desk, situation: &Situation, imported: &Imported) -> BroughtData {
    let language = desk.language;
    let act = |command| Act::new(language, situation, command);
    let passport = imported.lexicon.passport();
    let line = |entry, key: &'static str| {
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus)
    };
    let mut answers = vec![
        (Authority::Authoritative, "competition-list-authoritative"),
        (Authority::Reference, "competition-list-reference"),
    ];
    // Games that a program can referee know a list whose words and only these count.
    if takes_closed_lists(desk.format) {
        answers.push((Authority::Closed, "competition-list-closed"));
    }
    let digest: String = passport.sha256.to_string().chars().take(16).collect();
    let titled = desk.brought_list();
    let titled = titled.as_ref().map_or(passport, Lexicon::passport);
    let mut lines = vec![
        name(language, titled),
        authority(language, passport.authority),
        format!("SHA-256 {digest}…"),
    ];
    lines.extend(list_skipped(language, imported));
    BroughtData {
        title: tr(language, "competition-list-read"),
        fields: vec![
            line(Entry::ListName, "competition-list-name"),
            line(Entry::ListEdition, "competition-list-edition"),
        ],
        authority_title: tr(language, "competition-list-authority"),
        authority: answers
            .into_iter()
            .map(|(authority, key)| {
                let act = act(UserCommand::ChooseAuthority(authority));
                (act.named(tr(language, key)), passport.authority == authority)
            })
            .collect(),
        lines,
        acts: vec![act(UserCommand::DropList)],
    }
}

fn name(language: Language, passport: &Passport) -> String {
    text!(
        language,
        "competition-list-line",
        name = &passport.name,
        edition = &passport.edition,
        words = passport.words
    )
}

fn authority(language: Language, authority: Authority) -> String {
    let key = match authority {
        Authority::Authoritative => "competition-authoritative",
        Authority::Reference => "competition-reference",
        Authority::Closed => "competition-closed",
        Authority::External => "competition-external",
    };
    tr(language, key)
}

/// What judging by the list that was read would change.
pub(in crate::views) fn change_of_list<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<String> {
    let language = sight.language();
    let Some(list) = sight.desk.brought_list() else { return Vec::new() };
    let event = Event::LexiconChanged { lexicon: list.passport().clone() };
    let (changes, then) = words::what_if_judged_by(sight, vec![event], &list);
    let (verdicts, told) = F::verdicts(sight, &then);
    let players = changes.iter().filter(|change| change.points != 0).count();
    let mut lines = vec![
        name(language, list.passport()),
        authority(language, list.passport().authority),
        text!(language, "competition-list-verdicts", count = verdicts),
        text!(language, "competition-list-totals", count = players),
    ];
    if !changes.is_empty() {
        lines.extend(words::told(sight, &changes));
    }
    lines.extend(told);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_told_in_whole_hundredths() {
        let told = [((0, 0), 0), ((0, 7), 0), ((1, 3), 33), ((3, 3), 100), ((9, 3), 100)];
        for ((done, total), expected) in told {
            assert_eq!(percent(Progress { done, total }), expected, "{done} of {total}");
        }
    }
}
