//! What is seen in Standings.

use super::season::{SeasonData, season};
use super::why::why;
use crate::commands::formats::classic::{Command, Ranks};
use crate::commands::{HallStandings, Pinned, Place, Question, StandingsTab, UserCommand};
use crate::domain::formats::classic::doubt::{Doubt, doubts};
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{Row, Standings, Tally, Up};
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::teams::{TeamRow, Whole};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Sentences as _, tr};
use crate::print::formats::classic::cross_table::CrossTable;
use crate::print::formats::classic::player_report::PlayerReport;
use crate::print::formats::classic::{Course, Played};
use crate::screens::Act;
use crate::screens::people::penalties;
use crate::text;
use crate::views::formats::classic::{Sight, figures, points};

/// How many lines the plot has beside the selected player's.
const LINES: usize = 6;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsData {
    /// After which round.
    pub title: String,
    /// The round before and the one after, where there are such.
    pub steps: Vec<Act>,
    /// What can be seen, and which is.
    pub tabs: Vec<(Act, bool)>,
    /// What is.
    pub seen: Seen,
    /// The headings.
    pub columns: Vec<String>,
    /// In order of rank.
    pub rows: Vec<RowOnScreen>,
    /// The heading of the teams; empty without any.
    pub teams_title: String,
    /// The teams, in order of rank.
    pub teams: Vec<TeamOnScreen>,
    /// Why the selected player stands there.
    pub why: Option<(String, String)>,
    /// The selected player's penalties with what can be done about them.
    pub penalties: Vec<(String, Vec<Act>)>,
    /// Why they are provisional, each with the way to where it is settled.
    pub doubts: Vec<Act>,
    /// Shows them to the hall, copies them, signs.
    pub acts: Vec<Act>,
}

/// What is seen beside the title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Who stands where, and the teams.
    Table,
    /// Who met whom: the headings, and a row a player.
    Cross(Vec<String>, Vec<CrossLine>, String),
    /// How it came about, round by round: what is plotted, and the lines.
    Plot(String, Vec<PlotLine>, u8),
    /// A player's games: whose, the sums, the headings, a row a game.
    Player(String, Vec<(String, String)>, [String; 5], Vec<[String; 5]>),
    /// Several meetings.
    Season(Box<SeasonData>),
}

/// A row of the cross-table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossLine {
    /// Number, rank, name.
    pub who: [String; 3],
    /// What each round brought, in two lines.
    pub rounds: Vec<[String; 2]>,
    /// Points or average.
    pub last: String,
    /// Whether it is the selected player's.
    pub chosen: bool,
}

/// A line of the plot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotLine {
    /// Whose, with the rank.
    pub name: String,
    /// What stood after each round, in hundredths.
    pub points: Vec<(u8, i64)>,
    /// Whether it is the selected player's.
    pub chosen: bool,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowOnScreen {
    /// Whose.
    pub player: PlayerId,
    /// Its cells.
    pub cells: Vec<String>,
    /// Places won since the round before: `▲2`; empty before the second.
    pub moved: String,
    /// Whether it is selected.
    pub chosen: bool,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamOnScreen {
    /// Rank, name, points.
    pub cells: [String; 3],
    /// Spread and score.
    pub sums: String,
    /// How many members it has, its best one.
    pub about: String,
    /// Its points as a share of the first one's, in thousandths.
    pub share: u16,
}

fn after(sight: &Sight<'_>) -> RoundNo {
    sight.desk.standings_after.unwrap_or_else(|| sight.last_played())
}

/// What is seen: what was chosen last, here or by a command of every format.
fn tab(sight: &Sight<'_>) -> Ranks {
    match sight.desk.standings_tab {
        StandingsTab::Plot => Ranks::Plot,
        StandingsTab::Player => Ranks::Player,
        StandingsTab::Figures => Ranks::Cross,
        StandingsTab::Table => sight.own().ranks,
    }
}

/// Standings as they are seen.
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let language = sight.language();
    let after = after(sight);
    let (standings, teams) = sight.judged.at(Up::To(after));
    let chosen = tab(sight);
    // Who moved is told in the table alone.
    let before = (after > RoundNo::FIRST && chosen == Ranks::Table)
        .then(|| sight.judged.at(Up::Before(after)).0);
    let seen = sight.seen();
    let last = sight.last_played();
    let step = |round: Option<RoundNo>, sign: &str| {
        let round = round.filter(|round| *round <= last)?;
        Some(seen.act(UserCommand::StandingsAfter(round)).named(format!("{sign} {round}")))
    };
    let steps = [
        step(after.get().checked_sub(1).and_then(RoundNo::new), "◂"),
        step(RoundNo::new(after.get().saturating_add(1)), "▸"),
    ];
    let columns: &[&str] = if sight.averages() {
        &["meeting-rank", "", "meeting-player", "meeting-of", "meeting-games", "meeting-average"]
    } else {
        &[
            "meeting-rank",
            "",
            "meeting-player",
            "meeting-of",
            "meeting-points",
            "meeting-spread",
            "meeting-score",
        ]
    };
    let selected = sight.desk.row.or_else(|| standings.rows.first().map(|row| row.player));
    let tabs = Ranks::ALL.map(|tab| {
        let act = seen.act(Command::ShowRanks(tab).into());
        (act.named(tr(language, tab.name())), tab == chosen)
    });
    let rules = sight.contest().game.rules();
    let has_teams = rules.swiss().is_some_and(|swiss| swiss.team.is_some());
    let heading = |key: &&str| match *key {
        "" => String::new(),
        "meeting-of" if !has_teams => tr(language, "meeting-club"),
        key => tr(language, key),
    };
    StandingsData {
        title: text!(language, "meeting-standings-after", round = after.get()),
        steps: steps.into_iter().flatten().collect(),
        tabs: tabs.into(),
        seen: match chosen {
            Ranks::Table => Seen::Table,
            Ranks::Cross => cross(sight, (&standings, &teams), after, selected),
            Ranks::Plot => plot(sight, &standings, after, selected),
            Ranks::Player => page(sight, (&standings, &teams), after, selected),
            Ranks::Season => Seen::Season(Box::new(season(sight))),
        },
        columns: columns.iter().map(heading).collect(),
        rows: standings
            .rows
            .iter()
            .map(|row| on_screen(sight, row, before.as_ref(), selected))
            .collect(),
        teams_title: match rules.swiss().and_then(|swiss| swiss.team) {
            Some(Team::School { .. }) if !teams.is_empty() => tr(language, "tables-schools"),
            Some(Team::Pair { .. }) if !teams.is_empty() => tr(language, "tables-pairs"),
            Some(_) | None => String::new(),
        },
        teams: {
            let most = teams.iter().map(|row| row.sums.halves).max().unwrap_or_default();
            teams.iter().map(|row| team(sight, row, &standings, most)).collect()
        },
        why: selected.and_then(|player| why(sight, &standings, player)),
        penalties: selected.map(|player| penalties(&seen, player)).unwrap_or_default(),
        doubts: listed(sight, after),
        acts: [
            UserCommand::Pin(Pinned::Standings(HallStandings::Complete)),
            UserCommand::CopyTable,
            UserCommand::Ask(Question::Sign),
            UserCommand::Ask(Question::Reopen),
        ]
        .map(|command| seen.act(command))
        .into_iter()
        .filter(|act| act.enabled)
        .collect(),
    }
}

fn rank(rank: Option<u32>) -> String {
    rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string())
}

fn on_screen(
    sight: &Sight<'_>,
    row: &Row,
    before: Option<&Standings>,
    selected: Option<PlayerId>,
) -> RowOnScreen {
    let language = sight.language();
    let name = sight.player(row.player).to_owned();
    let of = sight.belongs_to(row.player).to_owned();
    let cells = match row.tally {
        Tally::Average(_) => {
            let [games, average] = figures(language, row.tally);
            vec![rank(row.rank), name, of, games, average]
        }
        Tally::Swiss(tally) => {
            let (spread, scored) = (language.signed(tally.spread()), language.number(tally.scored));
            vec![rank(row.rank), name, of, points(tally.halves), spread, scored]
        }
    };
    let was = before.and_then(|before| before.rows.iter().find(|it| it.player == row.player));
    let moved = was.and_then(|was| was.rank).zip(row.rank);
    let moved = moved.map(|(was, is)| match was.cmp(&is) {
        std::cmp::Ordering::Greater => format!("▲{}", was - is),
        std::cmp::Ordering::Less => format!("▼{}", is - was),
        std::cmp::Ordering::Equal => "=".to_owned(),
    });
    RowOnScreen {
        player: row.player,
        cells,
        moved: moved.unwrap_or_default(),
        chosen: selected == Some(row.player),
    }
}

fn team(sight: &Sight<'_>, row: &TeamRow, standings: &Standings, most: u32) -> TeamOnScreen {
    let language = sight.language();
    let name = sight.contest().game.teams.get(&row.team).cloned().unwrap_or_default();
    let (spread, scored) = (language.signed(row.sums.spread()), language.number(row.sums.scored));
    let best = standings.rows.iter().find(|it| {
        it.rank == row.best && sight.contest().game.of_team.get(&it.player) == Some(&row.team)
    });
    let of = match row.whole {
        Whole::School { short } => {
            let key = if short { "meeting-team-short" } else { "meeting-team-whole" };
            text!(language, key, count = row.members)
        }
        Whole::Pair { counted: true } => text!(language, "meeting-team-whole", count = row.members),
        Whole::Pair { counted: false } => tr(language, "meeting-team-not-counted"),
    };
    let best = best.filter(|best| best.rank.is_some()).map(|best| {
        let place = best.rank.unwrap_or_default();
        text!(language, "meeting-team-best", name = sight.player(best.player), rank = place)
    });
    let share = (row.sums.halves * 1000).checked_div(most).unwrap_or_default();
    TeamOnScreen {
        cells: [rank(row.rank), name, points(row.sums.halves)],
        sums: format!("{spread} · {scored}"),
        about: [Some(of), best].into_iter().flatten().collect::<Vec<_>>().join(" · "),
        share: u16::try_from(share).unwrap_or(1000),
    }
}

/// What paper takes of it.
fn played<'a>(
    sight: &Sight<'a>,
    (standings, teams): (&'a Standings, &'a [TeamRow]),
    after: RoundNo,
    course: &'a Course,
) -> Played<'a> {
    let common = &sight.contest().common;
    Played {
        details: &common.details,
        competition: &sight.judged.competition,
        list: common.lexicon.as_ref(),
        standings,
        teams,
        after: Some(after),
        course,
    }
}

fn cross(
    sight: &Sight<'_>,
    (standings, teams): (&Standings, &[TeamRow]),
    after: RoundNo,
    selected: Option<PlayerId>,
) -> Seen {
    let language = sight.language();
    let course = Course::default();
    let table = CrossTable::of(played(sight, (standings, teams), after, &course), language);
    let rounds = table.rounds.iter().map(|round| text!(language, "meeting-round", round = *round));
    let lines = table.rows.into_iter().zip(&standings.rows).map(|(line, row)| CrossLine {
        who: [line.number.to_string(), line.rank, line.name],
        rounds: line.rounds.into_iter().map(|cell| [cell.above, cell.below]).collect(),
        last: line.last,
        chosen: selected == Some(row.player),
    });
    let heads = [tr(language, "meeting-rank"), tr(language, "meeting-player")].into_iter();
    let heads = heads.chain(rounds).chain([table.last]).collect();
    Seen::Cross(heads, lines.collect(), table.notes.join(" "))
}

fn plot(
    sight: &Sight<'_>,
    standings: &Standings,
    after: RoundNo,
    selected: Option<PlayerId>,
) -> Seen {
    let language = sight.language();
    let rounds = (1..=after.get()).filter_map(RoundNo::new);
    let rounds: Vec<RoundNo> = rounds.filter(|round| sight.paired(*round).is_some()).collect();
    let kind = &sight.contest().game.rules().kind;
    let first = standings.rows.iter().take(LINES);
    let own = standings.rows.iter().skip(LINES).filter(|row| selected == Some(row.player));
    let line = |row: &Row| PlotLine {
        name: format!("{}. {}", rank(row.rank), sight.player(row.player)),
        points: rounds
            .iter()
            .filter_map(|&round| {
                let hundredths = match standings.tally_to(kind, row.player, round) {
                    Tally::Average(tally) => tally.hundredths()?,
                    Tally::Swiss(tally) => i64::from(tally.halves) * 50,
                };
                Some((round.get(), hundredths))
            })
            .collect(),
        chosen: selected == Some(row.player),
    };
    let key = if sight.averages() { "meeting-plot-averages" } else { "meeting-plot-points" };
    Seen::Plot(tr(language, key), first.chain(own).map(line).collect(), after.get())
}

fn page(
    sight: &Sight<'_>,
    (standings, teams): (&Standings, &[TeamRow]),
    after: RoundNo,
    selected: Option<PlayerId>,
) -> Seen {
    let language = sight.language();
    let columns = [
        "meeting-column-round",
        "meeting-column-table",
        "meeting-column-with",
        "meeting-column-score",
        "meeting-column-brought",
    ]
    .map(|key| tr(language, key));
    let Some(player) = selected else {
        return Seen::Player(String::new(), Vec::new(), columns, Vec::new());
    };
    let course = Course::default();
    let told =
        PlayerReport::of(played(sight, (standings, teams), after, &course), player, language);
    let starts = sight.judged.competition.rounds.values().flat_map(|round| round.games.values());
    let starts = starts.filter(|game| game.starter == Some(player)).count();
    let mut sums = told.sums;
    sums.push((tr(language, "meeting-starts"), starts.to_string()));
    let games = told.games.into_iter().map(|game| {
        let score = if game.figures.is_empty() {
            game.score
        } else {
            format!("{}  ({})", game.score, game.figures)
        };
        [game.round.to_string(), game.table, game.others, score, game.brought]
    });
    let name = [sight.player(player), sight.belongs_to(player)];
    let name = name.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" · ");
    Seen::Player(name, sums, columns, games.collect())
}

/// Where a reason is settled, and what it is.
fn settled(sight: &Sight<'_>, doubt: Doubt) -> (UserCommand, String) {
    let command = match doubt {
        Doubt::MissingResult { round, table }
        | Doubt::LastWordMissing { round, table }
        | Doubt::Unconfirmed { round, table } => Command::TakeTable(round, table).into(),
        Doubt::OpenChallenge { .. } => UserCommand::Go(Place::Judge),
    };
    (command, Classic::doubt(sight.language(), &doubt))
}

/// The reasons why they are provisional, each with the way to where it is settled.
fn listed(sight: &Sight<'_>, after: RoundNo) -> Vec<Act> {
    let seen = sight.seen();
    let doubts = doubts(sight.contest(), sight.judged, after);
    let doubts = doubts.iter().map(|&doubt| settled(sight, doubt));
    doubts
        .map(|(command, text)| Act {
            enabled: true,
            shortcut: None,
            ..seen.act(command).named(text)
        })
        .collect()
}

/// What hinders the signing, each with the way to where it is put right.
pub fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
    let language = sight.language();
    let game = &sight.contest().game;
    let none = game.paired().next().is_none();
    let none = none.then(|| (UserCommand::Go(Place::Rounds), tr(language, "meeting-no-round")));
    let last = game.paired().next_back().map_or(RoundNo::FIRST, |(number, _)| number);
    let doubts = doubts(sight.contest(), sight.judged, last);
    none.into_iter().chain(doubts.iter().map(|&doubt| settled(sight, doubt))).collect()
}
