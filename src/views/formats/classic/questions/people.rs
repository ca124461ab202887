//! Questions about teams and their members.

use super::{Asked, of_referee};
use crate::commands::formats::classic::Entry as Own;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::ids::{PlayerId, TeamId};
use crate::views::asked::order;
use crate::views::formats::classic::Sight;

fn typed(sight: &Sight<'_>, entry: Own) -> String {
    sight.desk.text(entry.into()).trim().to_owned()
}

/// Give a team another name.
pub(super) fn rename(sight: &Sight<'_>, team: TeamId) -> Asked {
    let name = typed(sight, Own::TeamName);
    let before = sight.contest().game.teams.get(&team).cloned().unwrap_or_default();
    Asked {
        fields: vec![(Own::TeamName.into(), "meeting-team-name")],
        filled: vec![(Own::TeamName.into(), before)],
        ..of_referee(sight, "meeting-ask-rename", order(D::RenameTeam { team, name }))
    }
}

/// Set what knows a player again in other competitions.
pub(super) fn member(sight: &Sight<'_>, player: PlayerId) -> Asked {
    let member = typed(sight, Own::Member);
    let before = sight.contest().game.members.get(&player).cloned().unwrap_or_default();
    Asked {
        title: Some(sight.player(player).to_owned()),
        fields: vec![(Own::Member.into(), "meeting-member")],
        filled: vec![(Own::Member.into(), before)],
        ..of_referee(sight, "meeting-ask-member", order(D::SetMember { player, member }))
    }
}
