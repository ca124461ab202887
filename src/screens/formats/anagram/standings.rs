//! The standings: ranks with the tie-break columns, why each row stands where it does, what makes them
//! provisional, a player's page with penalties and objections, signing.

mod copy;
mod course;
mod doubt;
mod figures;
mod page;
mod plot;
mod why;

pub use copy::as_table;
pub use course::{CourseData, CourseLine};
pub(in crate::screens) use doubt::round_of;
pub use doubt::{sentence as doubt, where_settled};
pub use figures::{FiguresData, FiguresTable};
pub use page::{PlayerSheets, RoundOnPage};
pub use plot::{PlotData, PlotLine, Weight};

use std::collections::BTreeSet;

use serde::Serialize;

use self::why::{why, why_title};
use super::{Seen, ranks};
use crate::commands::formats::anagram::step::at_play;
use crate::commands::{AboutChoice, HallStandings, Pinned, Question, StandingsTab, UserCommand};
use crate::domain::contest::penalty::{PenaltyKind, PenaltyName};
use crate::domain::formats::anagram::rules::{TieBreak, all_rounds};
use crate::domain::formats::anagram::standings::{
    Criterion, Doubt, Row, Scored, Standings, Status, scored,
};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::print::documents::{Document, Wish};
use crate::screens::Act;
use crate::screens::hall::{gained, standings_after};
use crate::screens::people::{objections, penalties, waiting};
use crate::text;

/// What was chosen there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// After which round; the last played one unless chosen.
    pub after: Option<RoundNo>,
    /// What is shown.
    pub tab: StandingsTab,
    /// The selected row.
    pub row: Option<PlayerId>,
    /// Which standings one press shows to the hall.
    pub hall: HallStandings,
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsData {
    /// After which round.
    pub title: String,
    /// The rounds after which standings can be asked for, and which is on.
    pub after: Vec<(Act, bool)>,
    /// That they are provisional, and of how many reasons; `None` when they are not.
    pub provisional: Option<String>,
    /// The reasons, each with the way to where it is settled.
    pub doubts: Vec<Act>,
    /// What can be shown, and which is on.
    pub tabs: Vec<(Act, bool)>,
    /// What is shown in place of the table.
    pub shown: Shown,
    /// Copies the table.
    pub copy: Act,
    /// What the marked cells mean.
    pub legend: String,
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// The heading of the distance from first place, and that of what the last round brought.
    pub gap: String,
    /// See [`Self::gap`].
    pub round: String,
    /// In order of rank.
    pub rows: Vec<StandingRow>,
    /// That there are more rows than are seen: `#` stands for how many.
    pub more: String,
    /// The selected player's page; while none is selected, why the first of those that a tie-break parts stands where
    /// they do.
    pub page: Option<PlayerPage>,
    /// How far the first are apart, beside the table.
    pub course: Option<CourseData>,
    /// How many objections wait; empty where none does.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub waiting: String,
    /// Every objection with what can be done about it.
    pub objections: Vec<(String, Vec<Act>)>,
    /// Shows the standings to the hall; `None` before the first round.
    pub hall: Option<Act>,
    /// Sign, print; reopen.
    pub acts: Vec<Act>,
    /// What to do when nobody plays; empty otherwise.
    pub empty: String,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The table.
    Table,
    /// The totals by round.
    Plot(Box<PlotData>),
    /// A player's page.
    Player(Box<PlayerSheets>),
    /// The competition in figures.
    Figures(Box<FiguresData>),
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingRow {
    /// Who.
    pub player: PlayerId,
    /// Whether it is selected.
    pub chosen: bool,
    /// Rank, movement, name, club, total and the tie-break columns; then how they stand in the competition,
    /// where somebody stands otherwise than all.
    pub cells: Vec<String>,
    /// How many points they are behind the first; empty for the first.
    pub gap: String,
    /// What the last round brought, as the hall sees it: `?` while its sheet is not keyed.
    pub brought: String,
    /// The column of the tie-break that puts it below the row above; `None` when the total does.
    pub decided: Option<usize>,
}

/// A player's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerPage {
    /// Why who has which rank.
    pub title: String,
    /// Why the row stands where it does.
    pub why: String,
    /// Round and points.
    pub rounds: Vec<(String, String)>,
    /// Penalties with what can be done about them.
    pub penalties: Vec<(String, Vec<Act>)>,
    /// Change, penalise, object.
    pub acts: Vec<Act>,
}

/// Standings as they are seen.
pub fn standings(seen: &Seen<'_>, chosen: &Chosen) -> StandingsData {
    let language = seen.language;
    let after = chosen.after.unwrap_or_else(|| seen.last_played());
    let now = seen.standings(after);
    let act = |command| seen.act(command);
    let mut in_order: Vec<&Doubt> = doubt::told_once(&now.doubts).collect();
    let count = in_order.len();
    in_order.sort_by_key(|doubt| doubt::reading_order(doubt));
    let listed = in_order.into_iter().map(|one| {
        let act = act(where_settled(one)).named(doubt(seen, one));
        Act { shortcut: None, hint: String::new(), ..act }
    });
    let doubts: Vec<Act> = listed.collect();
    let played = all_rounds().filter(|&round| seen.contest().game.is_played(round));
    let columns = [
        "standings-rank",
        "standings-moved",
        "standings-player",
        "standings-club",
        "standings-total",
        "standings-invalid",
        "standings-7",
        "standings-6",
        "standings-5",
        "standings-4",
        "standings-high",
    ];
    StandingsData {
        title: text!(language, "standings-title", round = after.get()),
        after: played
            .map(|round| {
                let command = UserCommand::StandingsAfter(round);
                (act(command).named(round.to_string()), round == after)
            })
            .collect(),
        provisional: (count > 0)
            .then(|| format!("? {}", text!(language, "standings-provisional", count = count))),
        doubts,
        tabs: StandingsTab::ALL
            .map(|tab| (act(UserCommand::ShowStandings(tab)), tab == chosen.tab))
            .into(),
        copy: act(UserCommand::CopyTable),
        legend: if now.rows.iter().any(|row| decided(row).is_some()) {
            tr(language, "standings-legend")
        } else {
            String::new()
        },
        columns: columns
            .into_iter()
            .chain(has_status(seen, &now).then_some("standings-status"))
            .map(|key| tr(language, key))
            .collect(),
        gap: tr(language, "standings-gap"),
        round: tr(language, "standings-plot-round"),
        rows: rows(seen, &now, chosen.row),
        more: text!(language, "common-more", count = "#"),
        shown: shown(seen, &now, *chosen),
        page: match chosen.row {
            Some(player) => page(seen, &now, player),
            None => parted(&now).map(|row| why_alone(seen, &now, row)),
        },
        course: Some(chosen.tab)
            .filter(|tab| *tab == StandingsTab::Table)
            .and_then(|_| course::course(seen, &now, chosen.row)),
        waiting: waiting(seen, language),
        objections: objections(seen, None),
        hall: to_hall(seen, (chosen.hall, after)),
        acts: acts(seen, after),
        empty: if now.rows.is_empty() { tr(language, "standings-empty") } else { String::new() },
    }
}

/// What is shown: of the selected player, or of the first.
fn shown(seen: &Seen<'_>, now: &Standings, chosen: Chosen) -> Shown {
    let first = now.rows.first().map(|row| row.player);
    let player = chosen.row.filter(|&player| now.row(player).is_some()).or(first);
    let shown = player.and_then(|player| match chosen.tab {
        StandingsTab::Table => None,
        StandingsTab::Plot => plot::plot(seen, now, player).map(Box::new).map(Shown::Plot),
        StandingsTab::Player => page::page(seen, now, player).map(Box::new).map(Shown::Player),
        StandingsTab::Figures => Some(Shown::Figures(Box::new(figures::figures(seen, now)))),
    });
    shown.unwrap_or(Shown::Table)
}

/// The column of the tie-break that decided.
fn decided(row: &Row) -> Option<usize> {
    match row.decided_by? {
        Criterion::Total => None,
        Criterion::TieBreak(TieBreak::InvalidPoints) => Some(5),
        Criterion::TieBreak(TieBreak::Valid7) => Some(6),
        Criterion::TieBreak(TieBreak::Valid6) => Some(7),
        Criterion::TieBreak(TieBreak::Valid5) => Some(8),
        Criterion::TieBreak(TieBreak::Valid4) => Some(9),
        Criterion::TieBreak(TieBreak::ValidHigh) => Some(10),
    }
}

/// What shows the standings to the hall: those that are seen, else it says which.
fn to_hall(seen: &Seen<'_>, (which, after): (HallStandings, RoundNo)) -> Option<Act> {
    if !all_rounds().any(|round| seen.contest().game.is_played(round)) {
        return None;
    }
    let language = seen.language;
    let shown = standings_after(seen, which);
    let name = if shown == after {
        tr(language, "standings-to-hall")
    } else {
        text!(language, "standings-to-hall-after", round = shown.get())
    };
    Some(seen.act(UserCommand::Pin(Pinned::Standings(which))).named(name))
}

/// Sign; the final sheet once it is signed; these standings on paper; last what opens it again.
fn acts(seen: &Seen<'_>, after: RoundNo) -> Vec<Act> {
    let language = seen.language;
    let act = |command| seen.act(command);
    let print = |wish, key| {
        let act = act(UserCommand::ShowDocument(wish)).named(tr(language, key));
        Act { hint: String::new(), ..act }
    };
    let ask = |question| act(UserCommand::Ask(question));
    let signed = seen.can.signed.then(|| print(Wish::whole(Document::Final), "press-final"));
    let now = Wish { round: Some(after), ..Wish::whole(Document::Standings) };
    let reopen = ask(Question::Reopen).named(tr(language, "standings-reopen"));
    let last = [ask(Question::Sign), print(now, "press-this"), reopen];
    let acts = signed.into_iter().chain(last);
    acts.filter(|act| act.enabled).collect()
}

/// Whether somebody stands otherwise than all.
fn has_status(seen: &Seen<'_>, now: &Standings) -> bool {
    now.rows.iter().any(|row| {
        let stands_apart = row.status != Status::Ranked || row.deductions > 0;
        stands_apart || !void_rounds(seen, now.after, row.player).is_empty()
    })
}

/// The rounds up to this one that a penalty voids for a player.
fn void_rounds(seen: &Seen<'_>, after: RoundNo, player: PlayerId) -> Vec<String> {
    let penalties = seen.contest().common.penalties_of(player);
    let void = penalties.filter(|one| one.kind == PenaltyKind::VoidRound && one.round <= after);
    let rounds: BTreeSet<RoundNo> = void.map(|one| one.round).collect();
    let played = rounds.into_iter().filter(|&round| seen.contest().game.is_played(round));
    played.map(|round| round.to_string()).collect()
}

/// How a player stands in the competition; empty for whoever stands as all do.
fn status(seen: &Seen<'_>, after: RoundNo, row: &Row) -> String {
    let language = seen.language;
    let last = || seen.contest().common.expelled_from_rest_after(row.player);
    let void = void_rounds(seen, after, row.player);
    let (count, rounds) = (void.len(), void.join(", "));
    let void = match count {
        0 => String::new(),
        count => text!(language, "standings-void", count = count, rounds = rounds),
    };
    let stands = match row.status {
        Status::Ranked if row.deductions > 0 => {
            text!(language, "standings-deducted", points = language.number(row.deductions))
        }
        Status::Ranked => String::new(),
        Status::Withdrawn => tr(language, "standings-withdrawn"),
        Status::ExpelledFromRest => {
            let round = last().map_or(0, RoundNo::get);
            text!(language, "standings-expelled-after", round = round)
        }
        Status::Expelled => tr(language, "standings-expelled"),
    };
    let both = [stands, void].into_iter().filter(|said| !said.is_empty());
    both.collect::<Vec<_>>().join(" · ")
}

fn rows(seen: &Seen<'_>, now: &Standings, chosen: Option<PlayerId>) -> Vec<StandingRow> {
    let language = seen.language;
    let before = seen.ranks_before(now.after);
    let ranks = ranks(now);
    let number = |number: u32| language.number(i64::from(number));
    let with_status = has_status(seen, now);
    let first = now.rows.first().map_or(0, |row| row.total);
    now.rows
        .iter()
        .map(|row| {
            let before = before.as_ref().and_then(|before| before.of(row.player));
            let brought = ranks.of(row.player).map(|now| gained(language, now, before));
            let moved = match before.and_then(|before| before.rank).zip(row.rank) {
                Some((old, new)) if new < old => format!("▲{}", old - new),
                Some((old, new)) if new > old => format!("▼{}", new - old),
                Some(_) => "=".to_owned(),
                None => String::new(),
            };
            let player = seen.contest().common.players.get(&row.player);
            StandingRow {
                player: row.player,
                chosen: chosen == Some(row.player),
                decided: decided(row),
                gap: gap(language, first, row),
                brought: brought.unwrap_or_default(),
                cells: [
                    row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
                    moved,
                    seen.told_apart(row.player),
                    player.map(|player| player.club.clone()).unwrap_or_default(),
                    language.number(row.total),
                    number(row.invalid_points),
                    number(row.tally.valid_7),
                    number(row.tally.valid_6),
                    number(row.tally.valid_5),
                    number(row.tally.valid_4),
                    number(row.tally.valid_high),
                ]
                .into_iter()
                .chain(with_status.then(|| status(seen, now.after, row)))
                .collect(),
            }
        })
        .collect()
}

/// How many points a row is behind so many; of the expelled nothing is told.
fn gap(language: Language, first: i64, row: &Row) -> String {
    let behind = row.total - first;
    if row.rank.is_none() || behind == 0 { String::new() } else { language.signed(behind) }
}

/// The first row that a tie-break puts below the one above it; where there is none, the second.
fn parted(now: &Standings) -> Option<&Row> {
    let mut rows = now.rows.iter().filter(|row| row.rank.is_some());
    rows.clone().find(|row| decided(row).is_some()).or_else(|| rows.nth(1))
}

/// Why a row that is not selected stands where it does, and the way to its player's page.
fn why_alone(seen: &Seen<'_>, now: &Standings, row: &Row) -> PlayerPage {
    let page = seen.act(UserCommand::ShowPlayer(row.player));
    PlayerPage {
        title: why_title(seen, row),
        why: why(seen, now, row),
        rounds: Vec::new(),
        penalties: Vec::new(),
        acts: vec![Act { hint: String::new(), ..page }],
    }
}

fn page(seen: &Seen<'_>, now: &Standings, player: PlayerId) -> Option<PlayerPage> {
    let row = now.row(player)?;
    let act = |question| seen.act(UserCommand::Ask(question));
    let round = now.after;
    Some(PlayerPage {
        title: why_title(seen, row),
        why: why(seen, now, row),
        rounds: all_rounds()
            .zip(&*row.rounds)
            .filter_map(|(round, points)| {
                let points = (*points)?;
                Some((round.to_string(), points_of(seen, (round, player), points)))
            })
            .collect(),
        penalties: penalties(seen, player),
        acts: [
            Question::ChangePlayer(player),
            Question::Penalise {
                player,
                round: at_play(seen.contest()).unwrap_or(round),
                kind: PenaltyName::default(),
            },
            Question::Lodge { player, round, about: AboutChoice::default() },
        ]
        .map(act)
        .into_iter()
        .filter(|act| act.enabled)
        .chain([report(seen, player)])
        .collect(),
    })
}

/// What a round brought a player: so many points, or the mark that paper has in their place.
fn points_of(seen: &Seen<'_>, (round, player): (RoundNo, PlayerId), points: i32) -> String {
    let language = seen.language;
    let mark = |key| tr(language, key);
    match scored(seen.contest(), seen.judged, round, player) {
        Scored::Missing => "?".to_owned(),
        Scored::Open(points) => format!("{} ?", language.signed(i64::from(points))),
        Scored::Out => "–".to_owned(),
        Scored::Late => mark("print-mark-late"),
        Scored::Void => mark("print-mark-void"),
        Scored::NotHandedIn => mark("print-mark-none"),
        Scored::NotPlayed | Scored::Points(_) => language.signed(i64::from(points)),
    }
}

/// A player's report on paper.
fn report(seen: &Seen<'_>, player: PlayerId) -> Act {
    let language = seen.language;
    let wish = Wish { player: Some(player), ..Wish::whole(Document::PlayerReport) };
    let act = seen.act(UserCommand::ShowDocument(wish));
    Act { hint: String::new(), ..act.named(tr(language, "press-report")) }
}
