//! Making a competition, or opening one: the first thing that anybody sees.

use std::path::PathBuf;

use super::details::{date_read, details, new_players};
use super::kept::{self, KeptData};
use super::list::{self, ListData};
use super::players::{PreviewRow, preview};
use crate::commands::{Entry, Situation, Stretch, UserCommand};
use crate::language::{Language, tr};
use crate::screens::{Act, FieldData, Tone};
use crate::session::EXTENSION;
use crate::text;
use crate::views::desk::{Desk, Stand, Unclosed};
use crate::views::name;

/// Longer names of files are cut: some systems take no more than 255 bytes.
const NAME: usize = 80;

/// Making or opening a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupData {
    /// A competition that was not closed.
    pub unclosed: Option<UnclosedData>,
    /// Heading of the new competition.
    pub new_title: String,
    /// Title, date and people.
    pub details: Vec<FieldData>,
    /// How the typed date is read.
    pub date_read: (String, Tone),
    /// Its players.
    pub new_players: FieldData,
    /// Those who will be added.
    pub preview: Vec<PreviewRow>,
    /// How many they are; empty when none are typed.
    pub count: String,
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
    /// Makes it.
    pub create: Act,
    /// Heading of opening.
    pub title: String,
    /// The path of a file to open.
    pub file: FieldData,
    /// Choose, open.
    pub file_acts: Vec<Act>,
    /// Heading of the recent files.
    pub recent_title: String,
    /// Files that were open before.
    pub recent: Vec<Act>,
    /// Copies that the program kept.
    pub kept: KeptData,
    /// Heading of the rehearsal.
    pub rehearsal_title: String,
    /// What it is for.
    pub rehearsal_help: String,
    /// How many players it shall have.
    pub rehearsal_players: FieldData,
    /// One for each stretch that is played already.
    pub rehearse: Vec<Act>,
}

/// The offer to go on with a competition that was not closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnclosedData {
    /// Heading.
    pub title: String,
    /// Which, and how it stands.
    pub lines: Vec<String>,
    /// Goes on.
    pub go_on: Act,
    /// Puts the offer away.
    pub drop: Act,
}

fn unclosed(desk: &Desk) -> Option<UnclosedData> {
    let Unclosed { path, title, stand, left_ms } = desk.unclosed.as_ref()?;
    let language = desk.language;
    let situation = Situation { unclosed: true, ..Situation::default() };
    let left = name::clock(*left_ms);
    let stands = match stand {
        Stand::Running(round) if *left_ms <= 0 => {
            text!(language, "competition-unclosed-over", round = round.get())
        }
        Stand::Running(round) => {
            text!(language, "competition-unclosed-runs", round = round.get(), left = left)
        }
        Stand::Held(round) => {
            text!(language, "competition-unclosed-held", round = round.get(), left = left)
        }
        Stand::Break => text!(language, "competition-unclosed-break", left = left),
        Stand::Drawn(round) => text!(language, "competition-unclosed-drawn", round = round.get()),
        Stand::Played(rounds) => text!(language, "competition-unclosed-played", count = *rounds),
    };
    let act = |command| Act::new(language, &situation, command);
    Some(UnclosedData {
        title: text!(language, "competition-unclosed", title = title),
        lines: vec![stands, path.display().to_string()],
        go_on: act(UserCommand::Continue),
        drop: act(UserCommand::DropUnclosed),
    })
}

/// The rules of a new competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesData {
    /// Heading.
    pub title: String,
    /// Which rules.
    pub chosen: String,
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
        None => tr(language, "competition-title-plain"),
    }
}

/// A path as this system writes one.
fn path_hint(language: Language) -> String {
    let windows = cfg!(windows);
    tr(language, if windows { "competition-file-hint-windows" } else { "competition-file-hint" })
}

/// Whether a sign can stand in the name of a file on every system.
fn is_sound(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '(' | ')' | '\u{300}'..='\u{36F}')
}

/// The choice of a file as it is seen.
pub fn setup(desk: &Desk) -> SetupData {
    let language = desk.language;
    let situation = Situation::default();
    let act = |command| Act::new(language, &situation, command);
    let preview = preview(language, None, desk.text(Entry::Players));
    let line = |entry, key: &'static str| {
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus)
    };
    let proposed = proposed_file(desk).map(|path| path.display().to_string());
    let hint = proposed.unwrap_or_else(|| path_hint(language));
    SetupData {
        unclosed: unclosed(desk),
        new_title: tr(language, "competition-new-title"),
        details: details(language, desk)
            .into_iter()
            .map(|field| match field.entry {
                Entry::Title => field.hint(default_title(desk)),
                _ => field,
            })
            .collect(),
        date_read: date_read(language, desk),
        new_players: new_players(language, desk),
        count: count(language, preview.len()),
        preview,
        new_file: line(Entry::NewFile, "competition-new-file").hint(hint),
        browse_new: act(UserCommand::BrowseNew),
        rules: rules(desk),
        players_file: line(Entry::PlayersFile, "competition-players-file")
            .hint(tr(language, "competition-players-file-hint"))
            .enter(UserCommand::ReadPlayers),
        players_acts: [UserCommand::ReadPlayers, UserCommand::BrowsePlayers].map(act).into(),
        list: list::at_setup(desk),
        create: act(UserCommand::CreateCompetition),
        title: tr(language, "competition-open-title"),
        file: line(Entry::File, "competition-file").hint(path_hint(language)),
        file_acts: [
            UserCommand::BrowseOpen,
            UserCommand::OpenCompetition,
            UserCommand::OpenReadOnly,
        ]
        .into_iter()
        .chain(desk.damaged.clone().map(UserCommand::OpenIntact))
        .map(act)
        .collect(),
        recent_title: tr(language, "competition-recent"),
        recent: desk
            .recent
            .iter()
            .map(|path| {
                let command = UserCommand::OpenRecent(path.clone());
                act(command).named(path.display().to_string())
            })
            .collect(),
        kept: kept::data(desk),
        rehearsal_title: tr(language, "competition-rehearsal"),
        rehearsal_help: tr(language, "competition-rehearsal-help"),
        rehearsal_players: line(Entry::RehearsalPlayers, "competition-rehearsal-count"),
        rehearse: Stretch::ALL
            .map(|stretch| {
                act(UserCommand::Rehearse(stretch)).named(tr(language, stretch_name(stretch)))
            })
            .into(),
    }
}

/// The key of the name of a rehearsal that is played so far.
pub fn stretch_name(stretch: Stretch) -> &'static str {
    match stretch {
        Stretch::Players => "competition-rehearse-players",
        Stretch::Half => "competition-rehearse-half",
        Stretch::Whole => "competition-rehearse-whole",
    }
}

fn rules(desk: &Desk) -> RulesData {
    let language = desk.language;
    let situation = Situation::default();
    let acts = match desk.rules {
        Some(_) => vec![UserCommand::DropRules],
        None => vec![UserCommand::ReadRules, UserCommand::BrowseRules],
    };
    let label = tr(language, "competition-rules-file");
    let path = FieldData::line(Entry::RulesFile, label, desk.text(Entry::RulesFile))
        .hint(tr(language, "competition-rules-hint"))
        .focused(desk.focus)
        .enter(UserCommand::ReadRules);
    RulesData {
        title: tr(language, "competition-rules"),
        chosen: match &desk.rules {
            Some(rules) => text!(language, "competition-rules-own", id = rules.id.as_str()),
            None => tr(language, "competition-rules-embedded"),
        },
        path: desk.rules.is_none().then_some(path),
        acts: acts.into_iter().map(|command| Act::new(language, &situation, command)).collect(),
    }
}

fn count(language: Language, players: usize) -> String {
    if players == 0 {
        String::new()
    } else {
        text!(language, "competition-players", count = players)
    }
}
