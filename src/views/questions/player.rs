//! The player that a question is about: shown whole, and changed by typing a number or a part of a
//! name. A list of all of them would push the answers off the screen.

use crate::commands::{Entry, UserCommand};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::asked::AskedPlayer;
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
pub(super) fn data(sight: &Sight<'_>, asked: &AskedPlayer) -> PersonData {
    let player = asked.chosen.and_then(|id| sight.contest().common.players.get(&id));
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
        let act = Act::new(language, &situation, UserCommand::Ask((asked.about)(*id)));
        let named =
            act.named(sight.contest().common.players.get(id).map(name::player).unwrap_or_default());
        Act { enabled: true, shortcut: None, hint: String::new(), ..named }
    };
    let label =
        tr(language, if player.is_some() { "dialog-other-player" } else { "dialog-which-player" });
    PersonData {
        label: tr(language, "dialog-player"),
        chosen: player.map_or_else(|| tr(language, "dialog-no-player"), name::player),
        search: FieldData::line(Entry::PlayerSearch, label, typed).focused(sight.desk.focus),
        found: found.iter().take(SHOWN).map(act).collect(),
        more,
    }
}
