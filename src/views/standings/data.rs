//! What is seen in Standings.

use std::collections::BTreeMap;

use crate::commands::{AboutChoice, PenaltyChoice, Question, StandingsTab, UserCommand};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::formats::anagram::Rejection;
use crate::domain::formats::anagram::objection::can_be_upheld;
use crate::domain::formats::anagram::refusal::Refusal;
use crate::domain::formats::anagram::rules::{TieBreak, all_rounds};
use crate::domain::formats::anagram::standings::{Criterion, Row, Standings, Status};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::print::documents::{Document, Wish};
use crate::screens::Act;
use crate::text;
use crate::views::{Sight, name};

use super::figures::{self, FiguresData};
use super::page::{self, PlayerSheets};
use super::plot::{self, PlotData};
use super::{doubt, where_settled};

/// How many reasons are listed one by one.
const LISTED: usize = 8;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// In order of rank.
    pub rows: Vec<StandingRow>,
    /// The selected player's page.
    pub page: Option<PlayerPage>,
    /// Every objection with what can be done about it.
    pub objections: Vec<(String, Vec<Act>)>,
    /// Sign, reopen.
    pub acts: Vec<Act>,
    /// What to do when nobody plays; empty otherwise.
    pub empty: String,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// Who.
    pub player: PlayerId,
    /// Whether it is selected.
    pub chosen: bool,
    /// Rank, movement, name, club, total and the tie-break columns.
    pub cells: Vec<String>,
    /// The column of the tie-break that puts it below the row above; `None` when the total does.
    pub decided: Option<usize>,
}

/// A player's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPage {
    /// Rank and name.
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
#[must_use]
pub fn data(sight: &Sight<'_>) -> StandingsData {
    let language = sight.language();
    let situation = sight.situation();
    let after = sight.desk.standings_after.unwrap_or_else(|| sight.last_played());
    let now = sight.standings(after);
    let act = |command| Act::new(language, &situation, command);
    let count = now.doubts.len();
    let listed = now.doubts.iter().take(LISTED);
    let mut doubts: Vec<Act> =
        listed.map(|one| act(where_settled(one)).named(doubt(sight, one))).collect();
    if count > LISTED {
        let more = text!(language, "standings-more-doubts", count = count - LISTED);
        // Signing lists them all.
        doubts.push(act(UserCommand::Ask(Question::Sign)).named(more));
    }
    for one in &mut doubts {
        one.shortcut = None;
        one.hint.clear();
    }
    let played = all_rounds().filter(|&round| sight.contest().game.is_played(round));
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
            .map(|tab| (act(UserCommand::ShowStandings(tab)), tab == sight.desk.standings_tab))
            .into(),
        copy: act(UserCommand::CopyTable),
        legend: if now.rows.iter().any(|row| decided(row).is_some()) {
            tr(language, "standings-legend")
        } else {
            String::new()
        },
        columns: columns.map(|key| tr(language, key)).into(),
        rows: rows(sight, &now),
        shown: shown(sight, &now),
        page: sight.desk.row.and_then(|player| page(sight, &now, player)),
        objections: objections(sight, None),
        acts: acts(sight, after),
        empty: if now.rows.is_empty() { tr(language, "standings-empty") } else { String::new() },
    }
}

/// What is shown: of the selected player, or of the first.
fn shown(sight: &Sight<'_>, now: &Standings) -> Shown {
    let first = now.rows.first().map(|row| row.player);
    let chosen = sight.desk.row.filter(|&player| now.row(player).is_some()).or(first);
    let shown = chosen.and_then(|player| match sight.desk.standings_tab {
        StandingsTab::Table => None,
        StandingsTab::Plot => plot::data(sight, now, player).map(Box::new).map(Shown::Plot),
        StandingsTab::Player => page::data(sight, now, player).map(Box::new).map(Shown::Player),
        StandingsTab::Figures => Some(Shown::Figures(Box::new(figures::data(sight, now)))),
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

/// Sign or reopen; the final sheet once it is signed; these standings on paper.
fn acts(sight: &Sight<'_>, after: RoundNo) -> Vec<Act> {
    let language = sight.language();
    let situation = sight.situation();
    let act = |command| Act::new(language, &situation, command);
    let print = |wish, key| {
        let act = act(UserCommand::ShowDocument(wish)).named(tr(language, key));
        Act { hint: String::new(), ..act }
    };
    let asked = [Question::Sign, Question::Reopen].map(|question| act(UserCommand::Ask(question)));
    let signed = situation.signed.then(|| print(Wish::whole(Document::Final), "press-final"));
    let now = Wish { round: Some(after), ..Wish::whole(Document::Standings) };
    let acts = signed.into_iter().chain(asked).chain([print(now, "press-this")]);
    acts.filter(|act| act.enabled).collect()
}

fn rows(sight: &Sight<'_>, now: &Standings) -> Vec<StandingRow> {
    let language = sight.language();
    let before = now.after.get().checked_sub(1).and_then(RoundNo::new);
    let before = before.map(|round| sight.standings(round));
    let number = |number: u32| language.number(i64::from(number));
    let mut namesakes: BTreeMap<&str, usize> = BTreeMap::new();
    for player in sight.contest().common.players.values() {
        *namesakes.entry(&player.name).or_default() += 1;
    }
    now.rows
        .iter()
        .map(|row| {
            let old = before.as_ref().and_then(|before| before.row(row.player)?.rank);
            let moved = match old.zip(row.rank) {
                Some((old, new)) if new < old => format!("▲{}", old - new),
                Some((old, new)) if new > old => format!("▼{}", new - old),
                Some(_) => "=".to_owned(),
                None => String::new(),
            };
            let player = sight.contest().common.players.get(&row.player);
            let name = player.map(|player| player.name.as_str()).unwrap_or_default();
            let mark = match row.status {
                Status::Ranked => None,
                Status::Withdrawn => Some("standings-withdrawn"),
                Status::ExpelledFromRest | Status::Expelled => Some("standings-expelled"),
            };
            let name = if namesakes.get(name).is_some_and(|&count| count > 1) {
                format!("{}. {name}", row.player)
            } else {
                name.to_owned()
            };
            let name = match mark {
                Some(key) => format!("{name} ({})", tr(language, key)),
                None => name,
            };
            StandingRow {
                player: row.player,
                chosen: sight.desk.row == Some(row.player),
                decided: decided(row),
                cells: vec![
                    row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
                    moved,
                    name,
                    player.map(|player| player.club.clone()).unwrap_or_default(),
                    language.number(row.total),
                    number(row.invalid_points),
                    number(row.tally.valid_7),
                    number(row.tally.valid_6),
                    number(row.tally.valid_5),
                    number(row.tally.valid_4),
                    number(row.tally.valid_high),
                ],
            }
        })
        .collect()
}

fn page(sight: &Sight<'_>, now: &Standings, player: PlayerId) -> Option<PlayerPage> {
    let language = sight.language();
    let situation = sight.situation();
    let row = now.row(player)?;
    let act = |question| Act::new(language, &situation, UserCommand::Ask(question));
    let round = now.after;
    Some(PlayerPage {
        title: title(sight, row),
        why: why(sight, now, row),
        rounds: all_rounds()
            .zip(&row.rounds)
            .filter_map(|(round, points)| {
                let points = (*points)?;
                Some((round.to_string(), language.signed(i64::from(points))))
            })
            .collect(),
        penalties: penalties(sight, player),
        acts: [
            Question::ChangePlayer(player),
            Question::Penalise { player, round, kind: PenaltyChoice::default() },
            Question::Lodge { player, round, about: AboutChoice::default() },
        ]
        .map(act)
        .into_iter()
        .filter(|act| act.enabled)
        .chain([report(sight, player)])
        .collect(),
    })
}

/// Rank and name.
pub(super) fn title(sight: &Sight<'_>, row: &Row) -> String {
    let name = sight.player(row.player);
    match row.rank {
        Some(rank) => text!(sight.language(), "standings-page", rank = rank, name = name),
        None => name.to_owned(),
    }
}

/// A player's penalties with what can be done about them.
pub(super) fn penalties(sight: &Sight<'_>, player: PlayerId) -> Vec<(String, Vec<Act>)> {
    let language = sight.language();
    let situation = sight.situation();
    let act = |question| Act::new(language, &situation, UserCommand::Ask(question));
    sight
        .contest()
        .common
        .penalties
        .iter()
        .filter(|penalty| penalty.player == player)
        .map(|penalty| {
            let text = text!(
                language,
                "standings-penalty",
                kind = name::penalty(language, penalty.kind),
                round = penalty.round.get(),
                reason = &penalty.reason
            );
            match &penalty.lifted {
                Some(reason) => {
                    (text!(language, "standings-lifted", penalty = text, reason = reason), vec![])
                }
                None => (text, vec![act(Question::LiftPenalty(penalty.id))]),
            }
        })
        .collect()
}

/// A player's report on paper.
fn report(sight: &Sight<'_>, player: PlayerId) -> Act {
    let language = sight.language();
    let wish = Wish { player: Some(player), ..Wish::whole(Document::PlayerReport) };
    let act = Act::new(language, &sight.situation(), UserCommand::ShowDocument(wish));
    Act { hint: String::new(), ..act.named(tr(language, "press-report")) }
}

/// Why a row stands below the one above it.
pub(super) fn why(sight: &Sight<'_>, now: &Standings, row: &Row) -> String {
    let language = sight.language();
    let place = now.rows.iter().position(|other| other.player == row.player);
    let above = place.and_then(|place| place.checked_sub(1)).and_then(|above| now.rows.get(above));
    match (row.rank, above, row.decided_by) {
        (None, _, _) => tr(language, "standings-why-expelled"),
        (_, None, _) => tr(language, "standings-why-first"),
        (_, Some(above), None) => {
            text!(language, "standings-why-tie", above = sight.player(above.player))
        }
        (_, Some(above), Some(criterion)) => {
            let key = match criterion {
                Criterion::Total => "standings-why-total",
                Criterion::TieBreak(_) => "standings-why-break",
            };
            text!(
                language,
                key,
                above = sight.player(above.player),
                criterion = name::criterion(language, criterion),
                theirs = criterion.value(above),
                own = criterion.value(row)
            )
        }
    }
}

/// Every objection, or a player's, with what can be done about it.
pub(super) fn objections(sight: &Sight<'_>, of: Option<PlayerId>) -> Vec<(String, Vec<Act>)> {
    let language = sight.language();
    let situation = sight.situation();
    let objections = sight.contest().common.objections.iter();
    let objections = objections.filter(|one| of.is_none_or(|player| one.player == player));
    objections
        .map(|objection| {
            let about = match &objection.about {
                About::Word { word, .. } => {
                    format!("{} {word}", name::about(language, AboutChoice::Word))
                }
                About::Reading { .. } => name::about(language, AboutChoice::Reading),
                About::Void { .. } => name::about(language, AboutChoice::Void),
            };
            let text = text!(
                language,
                "standings-objection",
                number = objection.id.get().to_string(),
                player = sight.player(objection.player),
                round = objection.about.round().get(),
                about = about
            );
            match &objection.decided {
                None => {
                    let upheld = can_be_upheld(sight.contest(), objection, sight.words);
                    let acts = [Outcome::Upheld, Outcome::Dismissed].map(|outcome| {
                        let question = Question::Decide(objection.id, outcome);
                        let act = Act::new(language, &situation, UserCommand::Ask(question));
                        let can = outcome == Outcome::Dismissed || upheld.is_ok();
                        Act { enabled: act.enabled && can, ..act }
                    });
                    let why = upheld.err().map(|why| {
                        format!(
                            " · {}",
                            language.rejection(&Rejection::Own(Refusal::CannotUphold { why }))
                        )
                    });
                    (text + &why.unwrap_or_default(), acts.into())
                }
                Some((outcome, reason)) => {
                    let key = match outcome {
                        Outcome::Upheld => "standings-upheld",
                        Outcome::Dismissed => "standings-dismissed",
                    };
                    (format!("{text} · {}", text!(language, key, reason = reason)), vec![])
                }
            }
        })
        .collect()
}
