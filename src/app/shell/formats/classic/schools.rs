//! A player whose club is the name of the team goes with the club into the team of its name.

use std::collections::BTreeSet;

use crate::domain::contest::command::Command;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::state::Classic;
use crate::domain::player::Player;
use crate::language::fold;

/// The teams that are lacking, then who goes into which.
pub(super) fn brings(contest: &Contest, command: &Command<Classic>) -> Vec<Command<Classic>> {
    let changed = changed(command);
    let game = &contest.game;
    let moves = changed.into_iter().filter(|player| {
        let before = contest.common.players.get(&player.id).map(|before| fold(&before.club));
        let team = game.of_team.get(&player.id).and_then(|team| game.teams.get(team));
        let team = team.map(|name| fold(name));
        team.is_some() && team == before && team.as_ref() != Some(&fold(&player.club))
    });
    let moves: Vec<&Player> = moves.collect();
    let there = |club: &str| game.teams.iter().find(|(_, name)| fold(name) == fold(club));
    let mut teams = Vec::new();
    let mut known = BTreeSet::new();
    let mut next = game.next_team();
    let mut new = Vec::new();
    for Player { club, .. } in &moves {
        if !club.is_empty() && there(club).is_none() && known.insert(fold(club)) {
            teams.push(D::AddTeam { id: Some(next), name: club.clone() }.into());
            new.push((fold(club), next));
            next = next.next();
        }
    }
    let team_of = |club: &str| {
        let new = || new.iter().find(|(name, _)| *name == fold(club)).map(|(_, team)| *team);
        there(club).map(|(&team, _)| team).or_else(new)
    };
    let assigned = moves
        .iter()
        .map(|player| D::AssignTeam { player: player.id, team: team_of(&player.club) }.into());
    let assigned: Vec<Command<Classic>> = assigned.collect();
    let several = |commands: Vec<_>| (!commands.is_empty()).then_some(Command::Several(commands));
    several(teams).into_iter().chain(several(assigned)).collect()
}

/// The players as a command changes them.
fn changed(command: &Command<Classic>) -> Vec<&Player> {
    match command {
        Command::ChangePlayer { player } => vec![player],
        Command::Several(commands) => commands.iter().flat_map(changed).collect(),
        _ => Vec::new(),
    }
}
