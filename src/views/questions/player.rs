//! The player that a question is about: shown whole, and changed by typing a number or a part of a
//! name. A list of all of them would push the answers off the screen.

use crate::commands::{Entry, UserCommand};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::asked::AskedPlayer;
use crate::views::name::{self, search};
use crate::views::{OwnViews, Sight};

/// How many of those found are shown; fewer where somebody is chosen already, and what it means has the room.
const SHOWN: usize = 6;
const OTHERS: usize = 2;

/// The player of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonData {
    /// Number, name and club.
    pub chosen: String,
    /// What is known of them; it stays in sight with the name.
    pub told: String,
    /// Where another is searched.
    pub search: FieldData,
    /// Those found, the best first; Enter takes one that is alone.
    pub found: Vec<Act>,
    /// How many can be shown: they have their room from the start.
    pub most: usize,
    /// How many more there are, or that there is none.
    pub more: String,
}

/// Whom what is typed in a question about a player means: of several the one of just that number, or nobody.
///
/// # Errors
/// Why it is nobody, in words.
pub fn meant<F: OwnViews>(
    sight: &Sight<'_, F>,
    asked: &AskedPlayer,
    typed: &str,
) -> Result<PlayerId, String> {
    if let Some(named) = &asked.typed {
        return named.clone();
    }
    let why = match search(&sight.contest().common, typed).as_slice() {
        [] => "dialog-nobody",
        [first, second, ..] if first.to_string() != typed && first != second => "dialog-several",
        [first, ..] => return Ok(*first),
    };
    Err(tr(sight.language(), why))
}

/// The player of the open question as it is seen.
pub(super) fn data<F: OwnViews>(sight: &Sight<'_, F>, asked: &AskedPlayer) -> PersonData {
    let player = asked.chosen.and_then(|id| sight.contest().common.players.get(&id));
    let language = sight.language();
    let situation = sight.situation();
    let typed = sight.desk.text(Entry::PlayerSearch);
    let found = match &asked.typed {
        Some(typed) => typed.iter().copied().collect(),
        None => search(&sight.contest().common, typed),
    };
    let most = if player.is_some() { OTHERS } else { SHOWN };
    let most = most.min(sight.contest().common.players.len());
    let more = match found.len().checked_sub(most) {
        _ if typed.trim().is_empty() => String::new(),
        // Why is said below, once it is answered.
        _ if matches!(asked.typed, Some(Err(_))) => String::new(),
        _ if found.is_empty() => tr(language, "dialog-none-found"),
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
        chosen: player.map_or_else(|| tr(language, "dialog-no-player"), name::player),
        told: asked.told.clone(),
        search: FieldData::line(Entry::PlayerSearch, label, typed).focused(sight.desk.focus),
        found: found.iter().take(most).map(act).collect(),
        most,
        more,
    }
}
