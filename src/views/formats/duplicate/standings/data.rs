//! What is seen in Standings.

use crate::commands::formats::duplicate::{Command, TurnNo};
use crate::commands::{HallStandings, Pinned, Place, Question, StandingsTab, UserCommand};
use crate::domain::formats::duplicate::doubt::{Doubt, doubts};
use crate::domain::formats::duplicate::judged::Undecided;
use crate::domain::formats::duplicate::standings::Row;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;
use crate::language::{Sentences as _, tr};
use crate::screens::Act;
use crate::screens::formats::duplicate::standings::{
    PlayerTurn, RowData, headings, page, rows, why,
};
use crate::screens::people::{objections, penalties};
use crate::text;
use crate::views::formats::duplicate::Sight;

/// How many lines the plot has.
const LINES: usize = 5;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsData {
    /// After which turn.
    pub title: String,
    /// The turn before and the one after, where there are such.
    pub steps: Vec<Act>,
    /// That they are provisional, and why; none when they are not.
    pub provisional: Option<String>,
    /// The reasons, each with the way to where it is settled.
    pub doubts: Vec<Act>,
    /// Shows them to the hall; copies the table.
    pub acts: Vec<Act>,
    /// What the columns before the figures are called: rank, player, club, total.
    pub columns: [String; 4],
    /// What the figures are called.
    pub figures: [String; 8],
    /// In order of rank.
    pub rows: Vec<RowOnScreen>,
    /// That nobody plays; empty otherwise.
    pub empty: String,
    /// Why the selected player stands there.
    pub why: Option<(String, String)>,
    /// What the plot is.
    pub plot: String,
    /// The totals of the first, by turn.
    pub lines: Vec<Line>,
    /// Whose turns, and they: the last first.
    pub page: Option<(String, Vec<PlayerTurn>)>,
    /// Whether the player's page takes the place of the table.
    pub whole_page: bool,
    /// The way to the whole page, or back.
    pub page_act: Option<Act>,
    /// The headings of a turn on that page.
    pub page_columns: [String; 4],
    /// The selected player's sanctions with what can be done about them.
    pub penalties: Vec<(String, Vec<Act>)>,
    /// Every objection with what can be done about it.
    pub objections: Vec<(String, Vec<Act>)>,
    /// Sign, reopen, an objection.
    pub signing: Vec<Act>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowOnScreen {
    /// Whose.
    pub player: PlayerId,
    /// What stands in it.
    pub row: RowData,
    /// Whether it is selected.
    pub chosen: bool,
}

/// A line of the plot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose, with the rank.
    pub name: String,
    /// The total after each turn.
    pub points: Vec<(u8, i64)>,
    /// Whether it is the selected player's.
    pub chosen: bool,
}

/// Standings as they are seen.
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let language = sight.language();
    let contest = sight.contest();
    let desk = sight.desk;
    let last = contest.game.closed().max(1);
    let after = desk.standings_after.filter(|after| after.get() <= last);
    let after = after.or_else(|| TurnNo::new(last)).unwrap_or(TurnNo::FIRST);
    let now = sight.judged.standings(&contest.common, after);
    let before = after.get().checked_sub(1).and_then(TurnNo::new);
    let before =
        before.map(|before| sight.judged.standings(&contest.common, before)).unwrap_or_default();
    let players: Vec<Player> = contest.common.players.values().cloned().collect();
    let doubts = doubts(contest, sight.judged, after, sight.drafts);
    let selected = desk.row.or_else(|| now.first().map(|row| row.player));
    let seen = sight.seen();
    let on_screen = rows(&now, &before, &players, language).into_iter().zip(&now);
    let on_screen = on_screen.map(|(row, of)| RowOnScreen {
        player: of.player,
        row,
        chosen: Some(of.player) == selected,
    });
    let step = |turn: Option<TurnNo>, sign: &str| {
        let turn = turn.filter(|turn| turn.get() <= last)?;
        let name = format!("{sign} {turn}");
        Some(seen.act(UserCommand::StandingsAfter(turn)).named(name))
    };
    let steps = [
        step(after.get().checked_sub(1).and_then(TurnNo::new), "◂"),
        step(Some(after.next()), "▸"),
    ];
    let whole_page = desk.standings_tab == StandingsTab::Player;
    StandingsData {
        title: if contest.game.closed() == 0 {
            tr(language, "turns-nothing-played")
        } else {
            text!(language, "turns-after", turn = after.get())
        },
        steps: steps.into_iter().flatten().collect(),
        provisional: provisional(sight, &doubts),
        doubts: listed(sight, &doubts),
        acts: [
            UserCommand::Pin(Pinned::Standings(HallStandings::Complete)),
            UserCommand::CopyTable,
        ]
        .map(|command| seen.act(command))
        .into(),
        columns: [
            "places-column-rank",
            "places-column-player",
            "places-column-club",
            "turns-column-after",
        ]
        .map(|key| tr(language, key)),
        figures: headings(language),
        rows: on_screen.collect(),
        empty: if now.is_empty() { tr(language, "places-nobody") } else { String::new() },
        why: selected.map(|player| {
            let title = text!(language, "places-why", player = sight.player(player));
            (title, why(&now, player, language))
        }),
        plot: tr(language, "places-plot"),
        lines: lines(sight, &now, selected),
        page: selected.map(|player| {
            let mut turns = page(&sight.judged.game, &sight.judged.turns, player, language);
            turns.retain(|turn| turn.turn <= after.get());
            turns.reverse();
            let title = text!(language, "places-turns-of", player = sight.player(player));
            (title, turns)
        }),
        page_act: selected.map(|player| page_act(sight, player, whole_page)),
        whole_page,
        page_columns: [
            "turns-column-turn",
            "turns-column-play",
            "turns-column-points",
            "turns-column-top",
        ]
        .map(|key| tr(language, key)),
        penalties: selected.map(|player| penalties(&seen, player)).unwrap_or_default(),
        objections: objections(&seen, None),
        signing: [
            UserCommand::Ask(Question::Whom(crate::commands::Whom::Lodge)),
            UserCommand::Ask(Question::Sign),
            UserCommand::Ask(Question::Reopen),
        ]
        .map(|command| seen.act(command))
        .into_iter()
        .filter(|act| act.enabled)
        .collect(),
    }
}

/// The totals of the first, turn by turn.
fn lines(sight: &Sight<'_>, now: &[Row], selected: Option<PlayerId>) -> Vec<Line> {
    let line = |row: &Row| Line {
        name: format!(
            "{}. {}",
            row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            sight.player(row.player)
        ),
        points: (1..)
            .zip(row.turns.iter().scan(0_i64, |sum, turn| {
                *sum += i64::from(turn.unwrap_or_default());
                Some(*sum)
            }))
            .collect(),
        chosen: Some(row.player) == selected,
    };
    now.iter().take(LINES).map(line).collect()
}

/// The way to every turn of a player, or back.
fn page_act(sight: &Sight<'_>, player: PlayerId, whole_page: bool) -> Act {
    let (command, key) = if whole_page {
        (UserCommand::ShowStandings(StandingsTab::Table), "places-back-to-table")
    } else {
        (UserCommand::ShowPlayer(player), "places-every-turn")
    };
    sight.seen().act(command).named(tr(sight.language(), key))
}

/// That they are provisional: how many slips are missing of which turns, or how much else is open.
fn provisional(sight: &Sight<'_>, doubts: &[Doubt]) -> Option<String> {
    let language = sight.language();
    if doubts.is_empty() {
        return None;
    }
    let missing: Vec<TurnNo> = doubts
        .iter()
        .filter_map(|doubt| match doubt {
            Doubt::Missing { turn, .. } => Some(*turn),
            Doubt::Undecided { .. }
            | Doubt::Draft(_)
            | Doubt::Unsettled { .. }
            | Doubt::Unassigned { .. }
            | Doubt::Unchecked { .. }
            | Doubt::Pending { .. } => None,
        })
        .collect();
    let said = match (missing.iter().min(), missing.iter().max()) {
        (Some(first), Some(last)) => {
            let turns = if first == last { first.to_string() } else { format!("{first}–{last}") };
            text!(language, "places-missing-slips", count = missing.len(), turns = turns)
        }
        _ => text!(language, "turns-provisional", count = doubts.len()),
    };
    Some(said)
}

/// The reasons, each with the way to where it is settled.
fn listed(sight: &Sight<'_>, doubts: &[Doubt]) -> Vec<Act> {
    let seen = sight.seen();
    let act = |(command, text): (UserCommand, String)| Act {
        enabled: true,
        shortcut: None,
        ..seen.act(command).named(text)
    };
    doubts.iter().map(|doubt| act(settled(sight, doubt))).collect()
}

/// Where a reason is settled, and what it is.
fn settled(sight: &Sight<'_>, doubt: &Doubt) -> (UserCommand, String) {
    let take = |turn: TurnNo, player: PlayerId| UserCommand::from(Command::TakeSlip(turn, player));
    let command = match doubt {
        Doubt::Undecided { word, .. } => UserCommand::SelectWord(word.clone()),
        Doubt::Missing { player, turn }
        | Doubt::Unsettled { player, turn }
        | Doubt::Unchecked { player, turn } => take(*turn, *player),
        Doubt::Draft(draft) => match draft.player {
            Some(player) => take(draft.round, player),
            None => UserCommand::Go(Place::Slips),
        },
        Doubt::Unassigned { .. } => UserCommand::Go(Place::Slips),
        Doubt::Pending { player, .. } => UserCommand::ShowPlayer(*player),
    };
    (command, Duplicate::doubt(sight.language(), doubt))
}

/// What hinders the signing, each with the way to where it is put right.
pub fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
    let language = sight.language();
    let contest = sight.contest();
    let open = (contest.game.ended.is_none())
        .then(|| (UserCommand::Go(Place::Game), tr(language, "places-not-ended")));
    let last = TurnNo::new(contest.game.closed().max(1)).unwrap_or(TurnNo::FIRST);
    let doubts = doubts(contest, sight.judged, last, sight.drafts);
    open.into_iter().chain(doubts.iter().map(|doubt| settled(sight, doubt))).collect()
}

/// How many words wait for a ruling.
pub fn waiting(undecided: &[Undecided]) -> usize {
    let words: std::collections::BTreeSet<_> = undecided.iter().map(|open| &open.word).collect();
    words.len()
}

/// The table as it is seen, for a spreadsheet.
pub fn as_table(sight: &Sight<'_>) -> String {
    let data = data(sight);
    let [rank, player, club, total] = data.columns;
    let head = [rank, String::new(), player, club, total].into_iter().chain(data.figures);
    let mut lines = vec![head.collect::<Vec<_>>().join("\t")];
    for RowOnScreen { row, .. } in data.rows {
        let cells = [row.rank, row.moved, row.name, row.club, row.total].into_iter();
        let cells: Vec<String> =
            cells.chain(row.figures).map(|cell| cell.replace('\t', " ")).collect();
        lines.push(cells.join("\t"));
    }
    lines.join("\n")
}
