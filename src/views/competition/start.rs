//! What is seen while no competition is open: going on, a new one, opening one, rehearsing.

use std::path::{Path, PathBuf};

use super::kept::{self, KeptData};
use super::list::{self, ListData};
use super::setup::{games, path_hint};
use crate::commands::{Entry, JoinCommand, Stretch, UserCommand};
use crate::domain::contest::Openness;
use crate::language::formats::said_by;
use crate::language::{Language, tr};
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::desk::{Desk, Stand, Unclosed};
use crate::views::name;

/// The things that can be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartData {
    /// What the program is for: in large, and in smaller letters.
    pub about: [String; 2],
    /// A competition that was not closed.
    pub unclosed: Option<UnclosedData>,
    /// The one that was open last, where none was left unclosed; its day, how it stands and how many play, and where it
    /// lies: a line each.
    pub latest: Option<(Act, String)>,
    /// A new one, and what it needs.
    pub new: (Act, String),
    /// Another one, and what can be opened.
    pub open: (Act, String),
    /// The path of a file to open.
    pub file: FieldData,
    /// Open; of a damaged one its intact part.
    pub file_acts: Vec<Act>,
    /// A list may be all that a damaged file lacks.
    pub list: Option<ListData>,
    /// Heading of the recent files.
    pub recent_title: String,
    /// Competitions that were open before: title, day and state, and where they lie.
    pub recent: Vec<(Act, [String; 3])>,
    /// Copies that the program kept.
    pub kept: KeptData,
    /// Heading of the rehearsal.
    pub rehearsal_title: String,
    /// What it is for.
    pub rehearsal_help: String,
    /// What is played in it, and which of them is on.
    pub games: Vec<(Act, bool)>,
    /// How many players it shall have.
    pub rehearsal_players: FieldData,
    /// One for each stretch that is played already.
    pub rehearse: Vec<Act>,
    /// Taking part in a joint competition, and conducting one.
    pub joint: [Act; 2],
}

/// The offer to go on with a competition that was not closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnclosedData {
    /// Heading.
    pub title: String,
    /// How it stands.
    pub stands: String,
    /// Where it lies.
    pub file: String,
    /// Goes on.
    pub go_on: Act,
    /// Puts the offer away.
    pub drop: Act,
}

/// What can be begun, as it is seen.
pub fn start(desk: &Desk) -> StartData {
    let language = desk.language;
    let situation = desk.with_none_open();
    let act = |command| Act::new(language, &situation, command);
    let line = |entry, key: &'static str| {
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus)
    };
    let recent = |path: &std::path::PathBuf| {
        let act = act(UserCommand::OpenRecent(path.clone())).named(path.display().to_string());
        let [title, state] = known(desk, path);
        (act, [title, state, path.display().to_string()])
    };
    let unclosed = unclosed_data(desk);
    let latest = to_go_on_with(desk).filter(|_| unclosed.is_none()).map(|path| {
        let act = act(UserCommand::OpenRecent(path.clone()));
        let [title, state] = known(desk, path);
        let named = text!(language, "competition-go-on", name = title);
        let players = desk.known.get(path).map(|known| known.players);
        let players = players
            .map(|count| text!(language, "console-players", count = count))
            .unwrap_or_default();
        let stands = [state, players].into_iter().filter(|text| !text.is_empty());
        let stands = stands.collect::<Vec<_>>().join(" · ");
        let about = [stands, folder_of(path)].into_iter().filter(|line| !line.is_empty());
        (act.named(named), about.collect::<Vec<_>>().join("\n"))
    });
    let opening = [UserCommand::OpenCompetition, UserCommand::OpenReadOnly];
    let intact = desk.damaged.clone().map(UserCommand::OpenIntact);
    StartData {
        about: ["competition-start-about", "competition-start-more"].map(|key| tr(language, key)),
        unclosed,
        latest,
        new: (act(UserCommand::SetUp), tr(language, "competition-new-about")),
        open: (act(UserCommand::BrowseOpen), tr(language, "competition-open-about")),
        file: line(Entry::File, "competition-file")
            .hint(path_hint(language))
            .enter(UserCommand::OpenCompetition),
        file_acts: opening.into_iter().chain(intact).map(act).collect(),
        list: desk.damaged.as_ref().map(|_| list::at_setup(desk)),
        recent_title: tr(language, "competition-recent"),
        recent: desk.recent.iter().map(recent).collect(),
        kept: kept::data(desk),
        rehearsal_title: tr(language, "competition-rehearsal"),
        rehearsal_help: tr(language, "competition-rehearsal-help"),
        games: games(desk).into(),
        rehearsal_players: line(Entry::RehearsalPlayers, "competition-rehearsal-count"),
        rehearse: Stretch::ALL
            .map(|stretch| {
                act(UserCommand::Rehearse(stretch)).named(tr(language, stretch_name(stretch)))
            })
            .into(),
        joint: [JoinCommand::Show.into(), UserCommand::SetUpJoint].map(act),
    }
}

/// What Enter goes on with: the newest competition that is not signed, else such a rehearsal, else what was open last.
fn to_go_on_with(desk: &Desk) -> Option<&PathBuf> {
    let is_open = |path: &&PathBuf| {
        desk.known.get(*path).is_none_or(|known| known.openness == Openness::Open)
    };
    let is_rehearsal = |path: &Path| {
        let name = name_of(path);
        Language::ALL.iter().any(|&it| name.starts_with(&tr(it, "competition-rehearsal-name")))
    };
    let mut open = desk.recent.iter().filter(is_open);
    let held = open.clone().find(|path| !is_rehearsal(path));
    held.or_else(|| open.next()).or_else(|| desk.recent.first())
}

/// A competition's title, then its day and how it stands; the name of its file while no more is known.
fn known(desk: &Desk, path: &Path) -> [String; 2] {
    let language = desk.language;
    let Some(known) = desk.known.get(path) else { return [name_of(path), String::new()] };
    let state = match (known.openness, known.played, known.stand) {
        (Openness::Signed, ..) => tr(language, "competition-known-signed"),
        (Openness::Open, _, Stand::Running(round) | Stand::Held(round) | Stand::Drawn(round)) => {
            text!(language, said_by(known.format)("competition-known-on"), round = round.get())
        }
        (Openness::Open, 0, _) => tr(language, said_by(known.format)("competition-known-new")),
        (Openness::Open, played, _) => {
            let key = said_by(known.format)("competition-known-rounds");
            text!(language, key, played = played, rounds = known.rounds)
        }
    };
    let day = name::date(language, &known.date);
    let state = [day, state].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
    [known.title.clone(), state.join(" · ")]
}

/// The name of a file, as whoever made it knows it.
fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn folder_of(path: &Path) -> String {
    path.parent().unwrap_or(path).display().to_string()
}

fn unclosed_data(desk: &Desk) -> Option<UnclosedData> {
    let unclosed = desk.unclosed.as_ref()?;
    let situation = desk.with_none_open();
    let act = |command| Act::new(desk.language, &situation, command);
    let [title, stands] = self::unclosed(desk.language, unclosed);
    let go_on = text!(desk.language, "competition-go-on", name = &unclosed.title);
    let name = desk.language.within_quotes(&unclosed.title);
    // Nothing of a signed one is left open.
    let last = || text!(desk.language, "competition-last-open", title = name);
    let title = if unclosed.signed { last() } else { title };
    Some(UnclosedData {
        title,
        stands,
        file: unclosed.path.display().to_string(),
        go_on: act(UserCommand::Continue).named(go_on),
        drop: act(UserCommand::DropUnclosed),
    })
}

/// That a competition was not closed, and how it stands.
pub fn unclosed(language: Language, unclosed: &Unclosed) -> [String; 2] {
    let Unclosed { path: _, title, format, stand, left_ms, signed } = unclosed;
    let left = name::clock(*left_ms);
    let said = said_by(*format);
    let stands = match stand {
        _ if *signed => tr(language, "competition-unclosed-signed"),
        Stand::Running(round) if *left_ms <= 0 => {
            text!(language, said("competition-unclosed-over"), round = round.get())
        }
        Stand::Running(round) => {
            text!(language, said("competition-unclosed-runs"), round = round.get(), left = left)
        }
        Stand::Held(round) => {
            text!(language, said("competition-unclosed-held"), round = round.get(), left = left)
        }
        Stand::Break if *left_ms <= 0 => tr(language, "competition-unclosed-break-over"),
        Stand::Break => text!(language, "competition-unclosed-break", left = left),
        Stand::Drawn(round) => {
            text!(language, said("competition-unclosed-drawn"), round = round.get())
        }
        Stand::Played(rounds) => {
            text!(language, said("competition-unclosed-played"), count = *rounds)
        }
    };
    // Whoever closes it in the break comes back as the play goes on.
    let key = if matches!(stand, Stand::Break) {
        "competition-last-open"
    } else {
        "competition-unclosed"
    };
    [text!(language, key, title = language.within_quotes(title)), stands]
}

/// The key of the name of a rehearsal that is played so far.
pub fn stretch_name(stretch: Stretch) -> &'static str {
    match stretch {
        Stretch::Players => "competition-rehearse-players",
        Stretch::Half => "competition-rehearse-half",
        Stretch::Unsigned => "competition-rehearse-unsigned",
        Stretch::Whole => "competition-rehearse-whole",
    }
}
