//! A game that a history has turn by turn, as a GCG file.

use crate::domain::contest::Common;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::gcg::export::{Heading, export};
use crate::domain::formats::classic::judged::WholeGame;
use crate::domain::ids::PlayerId;

/// The file of a game between these seats; `None` where they are more than such a file knows.
pub fn gcg_text(contest: &Contest, seats: &[PlayerId], whole: &WholeGame) -> Option<String> {
    let &[one, two] = seats else { return None };
    let common = &contest.common;
    let list = common.lexicon.as_ref();
    let list = list.map(|list| format!("{} {}", list.name, list.edition)).unwrap_or_default();
    let names = [one, two].map(|player| name(common, player));
    let title = common.details.title.as_str();
    let heading = Heading { names, title, lexicon: list.trim() };
    export(contest.game.rules(), heading, &whole.game, &whole.course).ok()
}

fn name(common: &Common, player: PlayerId) -> &str {
    common.players.get(&player).map_or("", |player| player.name.as_str())
}
