//! The player that a question is about: shown whole, and changed by typing a number or a part of a
//! name. A list of all of them would push the answers off the screen.

use crate::commands::{Entry, Question, UserCommand};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::formats::{Contest, Sight};
use crate::views::name;

/// How many of those found are shown.
const SHOWN: usize = 6;

/// The player of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonData {
    /// What is chosen here.
    pub label: String,
    /// Number, name and club.
    pub chosen: String,
    /// Where another is searched.
    pub search: FieldData,
    /// Those found, the best first; Enter takes the first.
    pub found: Vec<Act>,
    /// How many more there are, or that there is none.
    pub more: String,
}

/// Whether a player is chosen for the question.
pub fn asks_player(question: &Question) -> bool {
    matches!(question, Question::MoveSheet { .. }) || player_of(question).is_some()
}

/// The player that a question is about, when another can be chosen; `None`, too, while nobody is.
pub fn player_of(question: &Question) -> Option<PlayerId> {
    match question {
        Question::Penalise { player, .. } | Question::Lodge { player, .. } => Some(*player),
        Question::MoveSheet { player, .. } => *player,
        _ => None,
    }
}

/// The same question about another player.
pub fn about(question: &Question, player: PlayerId) -> Question {
    match question.clone() {
        Question::Penalise { round, kind, .. } => Question::Penalise { player, round, kind },
        Question::Lodge { round, about, .. } => Question::Lodge { player, round, about },
        Question::MoveSheet { sheet, round, .. } => {
            Question::MoveSheet { sheet, player: Some(player), round }
        }
        other => other,
    }
}

/// The players of a typed number, or whose name has every typed word somewhere: the one of just
/// that number first.
pub fn search(contest: &Contest, typed: &str) -> Vec<PlayerId> {
    let typed = name::fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let players = contest.common.players.values();
    let other = name::other_layout(&typed);
    let mut found: Vec<PlayerId> = players
        .filter(|player| {
            let whole = format!("{} {}", player.id, name::fold(&player.name));
            // Typed on the other layout, it is found as well.
            [typed.as_str(), &other].into_iter().any(|typed| {
                typed.split(' ').all(|word| whole.split(' ').any(|part| part.starts_with(word)))
            })
        })
        .map(|player| player.id)
        .collect();
    found.sort_by_key(|id| id.to_string() != typed);
    found
}

/// The player of the open question as it is seen.
pub(super) fn data(sight: &Sight<'_>, question: &Question) -> Option<PersonData> {
    if !asks_player(question) {
        return None;
    }
    let player = player_of(question).and_then(|id| sight.contest().common.players.get(&id));
    let language = sight.language();
    let situation = sight.situation();
    let typed = sight.desk.text(Entry::PlayerSearch);
    let found = search(sight.contest(), typed);
    let more = match found.len().checked_sub(SHOWN) {
        _ if typed.trim().is_empty() => String::new(),
        _ if found.is_empty() => tr(language, "dialog-nobody"),
        Some(count) if count > 0 => text!(language, "dialog-more-players", count = count),
        _ => String::new(),
    };
    let act = |id: &PlayerId| {
        let act = Act::new(language, &situation, UserCommand::Ask(about(question, *id)));
        let named =
            act.named(sight.contest().common.players.get(id).map(name::player).unwrap_or_default());
        Act { enabled: true, shortcut: None, hint: String::new(), ..named }
    };
    let label =
        tr(language, if player.is_some() { "dialog-other-player" } else { "dialog-which-player" });
    Some(PersonData {
        label: tr(language, "dialog-player"),
        chosen: player.map_or_else(|| tr(language, "dialog-no-player"), name::player),
        search: FieldData::line(Entry::PlayerSearch, label, typed).focused(sight.desk.focus),
        found: found.iter().take(SHOWN).map(act).collect(),
        more,
    })
}
