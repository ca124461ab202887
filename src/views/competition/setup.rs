//! The form of a new competition. What is doubtful in it is named before anything is made.

use std::path::PathBuf;

use super::details::{date_read, details, new_players};
use super::emblem::{self, EmblemData};
use super::joint::{self, JointData};
use super::list::{self, ListData};
use super::players::{PreviewRow, preview};
use crate::commands::formats::chooses_draw_first;
use crate::commands::{DrawMode, Entry, Situation, UserCommand, name_of_rules, plain_title};
use crate::domain::contest::DoubleKeying;
use crate::domain::formats::FormatName;
use crate::language::{Language, tr};
use crate::screens::{Act, FieldData, Tone};
use crate::session::EXTENSION;
use crate::text;
use crate::views::desk::Desk;
use crate::views::name;
use crate::views::options::draw_modes;

/// What is typed of a hall, and not of a joint competition of many.
const OF_HALLS: [Entry; 3] = [Entry::Venue, Entry::Starts, Entry::Assistants];

/// Longer names of files are cut: some systems take no more than 255 bytes.
const NAME: usize = 80;

/// The form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupData {
    /// Heading of the new competition.
    pub title: String,
    /// Leaves it as it is typed.
    pub back: Act,
    /// What is played, and which it is.
    pub games: Vec<(Act, bool)>,
    /// Title, date and people.
    pub details: Vec<FieldData>,
    /// How the typed date is read.
    pub date_read: (String, Tone),
    /// What whoever conducts a joint competition types in place of players; `None` in the form of any other.
    pub joint: Option<JointData>,
    /// Its players.
    pub new_players: FieldData,
    /// Those who will be added.
    pub preview: Vec<PreviewRow>,
    /// How many they are.
    pub count: String,
    /// That there are more of them below: `#` stands for how many.
    pub below: String,
    /// What is doubtful about them: how much of it, then one by one with the line in which it was typed.
    pub doubts: (String, Vec<(usize, String)>),
    /// Where the file shall lie.
    pub new_file: FieldData,
    /// Chooses that in a dialog.
    pub browse_new: Act,
    /// The rules that it shall be played by.
    pub rules: RulesData,
    /// A table of players: its path, read it, choose it.
    pub players_file: FieldData,
    /// Read, choose.
    pub players_acts: Vec<Act>,
    /// The word list that shall judge it.
    pub list: ListData,
    /// What is seldom chosen before the first round.
    pub more: MoreData,
    /// Makes it.
    pub create: Act,
}

/// What is seldom chosen before the first round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoreData {
    /// What it holds.
    pub title: String,
    /// Whether anything of it is otherwise than on the first day, or waits for the keyboard.
    pub open: bool,
    /// The club's picture.
    pub emblem: EmblemData,
    /// How letters are drawn, and which way is on.
    pub draw: Vec<(Act, bool)>,
    /// A heading; whether sheets are keyed twice, and which is on. A master file has no sheets.
    pub keying: Option<(String, Vec<(Act, bool)>)>,
}

/// The rules of a new competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesData {
    /// Heading.
    pub title: String,
    /// Which rules.
    pub chosen: String,
    /// The program's own, where there are several, and which are on.
    pub own: Vec<(Act, bool)>,
    /// The path of a club's own; `None` while those are chosen.
    pub path: Option<FieldData>,
    /// Read, choose; or the program's own after all.
    pub acts: Vec<Act>,
}

/// Where a new competition is proposed to lie, by its title and date; `None` when this machine has
/// no folder of documents.
pub fn proposed_file(desk: &Desk) -> Option<PathBuf> {
    let title = desk.text(Entry::Title).trim();
    let title = if title.is_empty() {
        tr(desk.language, "competition-file-name")
    } else {
        title.chars().take(NAME).collect()
    };
    let sound: String = title.chars().map(|c| if is_sound(c) { c } else { ' ' }).collect();
    let words: Vec<&str> = sound.split_whitespace().collect();
    let date = name::parse_date(desk.text(Entry::Date));
    let date = date.map(|date| date.format("%Y-%m-%d").to_string());
    let name: Vec<&str> = words.into_iter().chain(date.as_deref()).collect();
    Some(desk.documents.as_ref()?.join(format!("{}.{EXTENSION}", name.join(" "))))
}

/// The title of a competition that is given none.
pub fn default_title(desk: &Desk) -> String {
    let language = desk.language;
    match name::parse_date(desk.text(Entry::Date)) {
        Some(date) => text!(language, "competition-title-of-date", date = language.date(date)),
        None => tr(language, plain_title(desk.format)),
    }
}

/// What can be played, and what is chosen.
pub(super) fn games(desk: &Desk) -> [(Act, bool); 3] {
    let situation = desk.with_none_open();
    FormatName::ALL.map(|game| {
        let act = Act::new(desk.language, &situation, UserCommand::ChooseGame(game));
        (act, game == desk.format)
    })
}

/// A path as this system writes one.
pub(super) fn path_hint(language: Language) -> String {
    let windows = cfg!(windows);
    tr(language, if windows { "competition-file-hint-windows" } else { "competition-file-hint" })
}

/// Whether a sign can stand in the name of a file on every system.
fn is_sound(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '(' | ')' | '\u{300}'..='\u{36F}')
}

/// The form as it is seen.
pub fn setup(desk: &Desk) -> SetupData {
    let is_joint = desk.own.conductor.setting_up;
    let language = desk.language;
    let situation = desk.with_none_open();
    let act = |command| Act::new(language, &situation, command);
    let preview = preview(language, None, desk.text(Entry::Players));
    let line = |entry, key: &'static str| {
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus)
    };
    let proposed = proposed_file(desk).map(|path| path.display().to_string());
    let hint = proposed.unwrap_or_else(|| path_hint(language));
    SetupData {
        title: tr(language, if is_joint { "conduct-new-title" } else { "competition-new-title" }),
        joint: is_joint.then(|| joint::joint(desk)),
        back: act(UserCommand::LeaveSetUp),
        games: games(desk).into_iter().filter(|_| !is_joint).collect(),
        details: details(language, desk)
            .into_iter()
            .filter(|field| !is_joint || !OF_HALLS.contains(&field.entry))
            .map(|field| match field.entry {
                Entry::Title => field.hint(default_title(desk)),
                _ => field,
            })
            .collect(),
        date_read: date_read(language, desk),
        new_players: new_players(language, desk),
        count: text!(
            language,
            "competition-players",
            count = preview.iter().filter(|row| row.is_player()).count()
        ),
        below: text!(language, "common-more", count = "#"),
        doubts: doubts(language, &preview),
        preview,
        new_file: line(Entry::NewFile, "competition-new-file").hint(hint),
        browse_new: act(UserCommand::BrowseNew),
        rules: rules(desk),
        players_file: line(Entry::PlayersFile, "competition-players-file")
            .hint(tr(language, "competition-players-file-hint"))
            .enter(UserCommand::ReadPlayers),
        players_acts: [UserCommand::ReadPlayers, UserCommand::BrowsePlayers].map(act).into(),
        list: list::at_setup(desk),
        more: more(desk),
        create: act(UserCommand::CreateCompetition),
    }
}

/// What is doubtful about typed players: how much of it, then who and why, the worst first.
fn doubts(language: Language, rows: &[PreviewRow]) -> (String, Vec<(usize, String)>) {
    let of = |row: &PreviewRow| {
        let told = row.doubts().map(|(bad, why)| (bad, (row.line, row.told(why))));
        told.collect::<Vec<_>>()
    };
    let mut named: Vec<(usize, (usize, String))> = rows.iter().flat_map(of).collect();
    named.sort_by_key(|(bad, _)| *bad);
    let count = named.len();
    let title = text!(language, "competition-doubts", count = count);
    let named = named.into_iter().map(|(_, told)| told).collect();
    (if count == 0 { String::new() } else { title }, named)
}

fn more(desk: &Desk) -> MoreData {
    let language = desk.language;
    let situation = desk.with_none_open();
    let is_joint = desk.own.conductor.setting_up;
    let emblem = emblem::at_setup(desk);
    let chosen = desk.draw_mode != DrawMode::default() && chooses_draw_first(desk.format)
        || desk.new_keying != DoubleKeying::default()
        || emblem.picture.is_some();
    MoreData {
        title: tr(language, "competition-more"),
        open: chosen || emblem.path.focus || !emblem.path.value.is_empty(),
        emblem,
        draw: if is_joint || !chooses_draw_first(desk.format) {
            Vec::new()
        } else {
            draw_modes(desk, &situation)
        },
        keying: (!is_joint).then(|| {
            let keyings = keyings(language, &situation, desk.new_keying);
            (tr(language, "competition-keying"), keyings)
        }),
    }
}

/// Whether sheets are keyed twice, and which is on.
pub(super) fn keyings(
    language: Language,
    situation: &Situation,
    on: DoubleKeying,
) -> Vec<(Act, bool)> {
    let keyings = [
        (DoubleKeying::Optional, "competition-keying-optional"),
        (DoubleKeying::Required, "competition-keying-required"),
    ];
    let act = |(keying, key)| {
        let act = Act::new(language, situation, UserCommand::ChooseDoubleKeying(keying));
        (act.named(tr(language, key)), keying == on)
    };
    keyings.map(act).into()
}

fn rules(desk: &Desk) -> RulesData {
    let language = desk.language;
    let situation = desk.with_none_open();
    let act = |command| Act::new(language, &situation, command);
    let own = desk.format.own_rules();
    let is_on = |place: usize| match &desk.rules {
        None => place == 0,
        Some(rules) => own.get(place).is_some_and(|(text, _)| *text == rules.text),
    };
    let several = own.len() > 1;
    let choice = |(place, (_, name)): (usize, &(&str, String))| {
        (act(UserCommand::ChooseRules(place)).named(name.clone()), is_on(place))
    };
    let choices: Vec<(Act, bool)> =
        own.iter().enumerate().filter(|_| several).map(choice).collect();
    let is_own = choices.iter().any(|(_, on)| *on);
    let is_brought = desk.rules.is_some() && !is_own;
    let acts = if is_brought {
        vec![UserCommand::DropRules]
    } else {
        vec![UserCommand::ReadRules, UserCommand::BrowseRules]
    };
    let label = tr(language, "competition-rules-file");
    let path = FieldData::line(Entry::RulesFile, label, desk.text(Entry::RulesFile))
        .hint(tr(language, "competition-rules-hint"))
        .focused(desk.focus)
        .enter(UserCommand::ReadRules);
    RulesData {
        title: tr(language, "competition-rules"),
        chosen: match &desk.rules {
            Some(_) if is_own => tr(language, name_of_rules(desk.format)),
            Some(rules) => text!(language, "competition-rules-own", id = rules.id.as_str()),
            None => tr(language, name_of_rules(desk.format)),
        },
        own: choices,
        path: (!is_brought).then_some(path),
        acts: acts.into_iter().map(act).collect(),
    }
}
