//! What Competition shows of classic games alone: the rules in five lines, what is chosen of them, the teams.

use super::Sight;
use crate::commands::formats::classic::{ClockName, Command, Entry, Pairs, Question as Q, Starter};
use crate::commands::{UserCommand, name_of_system};
use crate::domain::formats::classic::rules::{Kind, Rules, Team};
use crate::domain::ids::{PlayerId, TeamId};
use crate::language::{Language, tr};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::name::clock;
use crate::views::{OwnCards, TeamOnCard, TeamsCard};

/// What stands beside people and list.
pub(super) fn cards(sight: &Sight<'_>) -> OwnCards {
    let rules = sight.contest().game.rules();
    OwnCards {
        title: rules.name.clone(),
        lines: summary(sight.language(), rules),
        choices: choices(sight),
        fields: typed(sight),
        teams: sight.team_kind().map(|kind| teams(sight, kind)),
    }
}

/// Rules in five lines: tables, end, clock, ranks, teams.
pub fn summary(language: Language, rules: &Rules) -> Vec<String> {
    let seats: Vec<String> = rules.seats.iter().map(ToString::to_string).collect();
    let set =
        text!(language, "meeting-rules-seats", seats = seats.join(", "), bag = rules.exchange_bag);
    let clocks: Vec<String> = rules.clocks.iter().map(|one| of_clock(language, one)).collect();
    let ranks = match &rules.kind {
        Kind::Average(average) => {
            text!(language, "meeting-rules-average", games = average.minimum_games)
        }
        Kind::Swiss(_) => tr(language, "meeting-rules-swiss"),
    };
    let teams = match rules.swiss().and_then(|swiss| swiss.team) {
        None => tr(language, "meeting-rules-no-teams"),
        Some(Team::Pair { best }) => text!(language, "meeting-rules-pairs", best = best),
        Some(Team::School { size }) => text!(language, "meeting-rules-schools", size = size),
    };
    let minutes = rules.round_s / 60;
    let rounds = if minutes == 0 {
        text!(language, "meeting-rules-rounds", rounds = rules.rounds)
    } else {
        text!(language, "meeting-rules-rounds-of", rounds = rules.rounds, minutes = minutes)
    };
    vec![set, clocks.join(" · "), rounds, ranks, teams]
}

fn of_clock(language: Language, one: &crate::domain::formats::classic::rules::Clock) -> String {
    use crate::domain::formats::classic::rules::{After, ClockMode};
    let time = |seconds: u32| clock(i64::from(seconds) * 1000);
    match one.mode {
        ClockMode::Turn { turn_s, .. } => {
            text!(language, "meeting-by-timer", turn = time(turn_s))
        }
        ClockMode::Chess { main_s, after: After::Overtime(over) } if over.limit_s > 0 => text!(
            language,
            "meeting-by-clock-limit",
            main = time(main_s),
            most = time(over.limit_s)
        ),
        ClockMode::Chess { main_s, .. } => {
            text!(language, "meeting-by-clock", main = time(main_s))
        }
    }
}

/// What can be chosen of the rules, and which is on.
fn choices(sight: &Sight<'_>) -> Vec<(String, Vec<(Act, bool)>)> {
    let language = sight.language();
    let game = &sight.contest().game;
    let (rules, chosen) = (game.rules(), game.chosen);
    let seen = sight.seen();
    let systems = Pairs::ALL.into_iter().filter(|system| system.fits(rules)).map(|system| {
        let act = seen.act(Command::ChooseSystem(system).into());
        (act.named(tr(language, name_of_system(system))), chosen.pairs == system)
    });
    let starters = [Starter::Lot, Starter::Balanced].map(|starter| {
        (seen.act(Command::ChooseStarter(starter).into()), chosen.starter == starter)
    });
    let clocks = rules.clocks.iter().map(|one| {
        let name = ClockName::of(one.mode);
        let act = seen.act(Command::ChooseClock(name).into()).named(of_clock(language, one));
        (act, chosen.clock == Some(name))
    });
    vec![
        (tr(language, "meeting-system"), systems.collect()),
        (tr(language, "meeting-starter"), starters.into()),
        (tr(language, "meeting-clock"), clocks.collect()),
    ]
}

/// What is typed of them.
fn typed(sight: &Sight<'_>) -> Vec<(FieldData, Act)> {
    let language = sight.language();
    let chosen = sight.contest().game.chosen;
    let seen = sight.seen();
    let one = |entry: Entry, key: &str, now: String, command: Command| {
        let field = FieldData::line(entry.into(), tr(language, key), sight.desk.text(entry.into()));
        let field = field.hint(now).focused(sight.desk.focus).enter(command.clone().into());
        (field, seen.act(command.into()))
    };
    let rounds = chosen.rounds.to_string();
    let rounds = one(Entry::Rounds, "meeting-rounds", rounds, Command::PlanRounds);
    let least = sight.averages().then(|| {
        let now = chosen.minimum_games.to_string();
        one(Entry::MinimumGames, "meeting-minimum-games", now, Command::SetMinimumGames)
    });
    [rounds].into_iter().chain(least).collect()
}

fn teams(sight: &Sight<'_>, kind: Team) -> TeamsCard {
    let language = sight.language();
    let contest = sight.contest();
    let game = &contest.game;
    let seen = sight.seen();
    let chosen = sight.own().team.filter(|team| game.teams.contains_key(team));
    let members = |team: TeamId| game.of_team.values().filter(|of| **of == team).count();
    let (least, size) = match kind {
        Team::Pair { .. } => (2, 2),
        Team::School { size } => {
            let size = usize::try_from(size).unwrap_or(usize::MAX);
            (size, size)
        }
    };
    let team = |(&team, name): (&TeamId, &String)| {
        let count = members(team);
        let tone = if count >= least { Tone::Good } else { Tone::Open };
        TeamOnCard {
            act: seen.act(Command::SelectTeam(team).into()).named(name.clone()),
            chosen: chosen == Some(team),
            count: (text!(language, "meeting-members-of", count = count, of = size), tone),
            rename: seen.act(Q::RenameTeam(team).into()),
        }
    };
    let member = |player: PlayerId, name: &str| {
        let of = game.of_team.get(&player).copied();
        let here = of.is_some() && of == chosen;
        let to = if here { None } else { chosen };
        let said = match of.filter(|_| !here).and_then(|of| game.teams.get(&of)) {
            Some(other) => format!("{name} · {other}"),
            None => name.to_owned(),
        };
        (seen.act(Command::Assign(player, to).into()).named(said), here)
    };
    let players = contest.common.players.values();
    let members: Vec<(Act, bool)> = match chosen {
        Some(_) => players.map(|player| member(player.id, &player.name)).collect(),
        None => Vec::new(),
    };
    let entry = Entry::Teams.into();
    let kind_name = match kind {
        Team::Pair { .. } => "meeting-pairs",
        Team::School { .. } => "meeting-schools",
    };
    TeamsCard {
        title: text!(language, kind_name, count = game.teams.len()),
        new: FieldData::line(entry, tr(language, "meeting-new-teams"), sight.desk.text(entry))
            .lines(2)
            .focused(sight.desk.focus),
        add: seen.act(UserCommand::from(Command::AddTeams)),
        teams: game.teams.iter().map(team).collect(),
        members_title: match chosen.and_then(|team| game.teams.get(&team)) {
            Some(name) => text!(language, "meeting-who-is-in", name = name.as_str()),
            None => String::new(),
        },
        members,
    }
}
