//! What is seen in Sanctions.

use std::collections::BTreeMap;

use crate::commands::formats::duplicate::{Command, Entry, TurnNo};
use crate::commands::{Question, UserCommand, Whom};
use crate::domain::contest::Format as _;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::formats::duplicate::game::LAST_TURN;
use crate::domain::formats::duplicate::judged::sanctions;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::rules::Mistake;
use crate::domain::formats::duplicate::standings::{Row, SanctionKind};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::language::formats::duplicate::verdict::{At, as_written, because};
use crate::language::formats::duplicate::{sanction_name, would_be_out};
use crate::language::{Language, tr};
use crate::screens::people::penalties;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::desk::formats::duplicate::Sanction;
use crate::views::formats::duplicate::Sight;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanctionsData {
    /// Its heading, and what the rules say of warnings.
    pub title: (String, String),
    /// What the columns are called.
    pub columns: [String; 7],
    /// Every player with a warning, and the selected one.
    pub rows: Vec<SanctionRow>,
    /// That there is none; empty where there is one.
    pub empty: String,
    /// What the signs mean.
    pub legend: String,
    /// How many are to be told of an annulled play.
    pub zeros_title: String,
    /// They.
    pub zeros: Vec<ZeroData>,
    /// Prints the notices; says that they were told.
    pub zeros_acts: [Act; 2],
    /// A new sanction for the selected player.
    pub new: Option<NewSanction>,
    /// Chooses a player, where none is selected.
    pub choose: Act,
}

/// A player's warnings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanctionRow {
    /// Selects the player; its name is theirs.
    pub act: Act,
    /// The table.
    pub table: String,
    /// Technical and disciplinary ones, a dash for none.
    pub counts: [String; 2],
    /// How many of the sum cost nothing.
    pub free: u32,
    /// How many cost.
    pub costing: u32,
    /// What they take off.
    pub deduction: String,
    /// Whether that is something.
    pub costs: bool,
    /// Where they come from.
    pub why: String,
    /// Whether the player is selected.
    pub chosen: bool,
}

/// An annulled play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZeroData {
    /// The table.
    pub table: String,
    /// The turn.
    pub turn: String,
    /// What was written.
    pub play: String,
    /// Why it has nothing.
    pub why: String,
}

/// A new sanction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSanction {
    /// For whom, in which turn.
    pub title: String,
    /// The kinds, and which is on.
    pub kinds: Vec<(Act, bool)>,
    /// Why.
    pub reason: FieldData,
    /// What it would mean.
    pub consequence: Vec<String>,
    /// Gives it.
    pub give: Act,
    /// What the player has already, and what can be done about it.
    pub imposed: Vec<(String, Vec<Act>)>,
}

fn last() -> TurnNo {
    TurnNo::new(LAST_TURN).unwrap_or(TurnNo::FIRST)
}

/// The turn in which a sanction falls: the last one that was begun.
pub fn turn(sight: &Sight<'_>) -> TurnNo {
    let turns = sight.contest().game.turns();
    turns.rev().find(|(_, turn)| turn.has_begun()).map_or(TurnNo::FIRST, |(number, _)| number)
}

/// The warnings of a player from the arbiter's hand: technical, disciplinary.
pub fn imposed(sight: &Sight<'_>, player: PlayerId) -> (u32, u32) {
    let own = sanctions(&sight.contest().common).into_iter().filter(|it| it.player == player);
    own.map(|sanction| sanction.kind.warnings())
        .fold((0, 0), |(technical, disciplinary), (a, d)| (technical + a, disciplinary + d))
}

/// Whoever has an annulled play and was not told of it, by turn.
pub fn untold(sight: &Sight<'_>) -> Vec<(TurnNo, Vec<PlayerId>)> {
    let game = &sight.contest().game;
    let turns = sight.judged.turns().filter(|(_, judged)| judged.counts);
    let turns = turns.filter_map(|(number, judged)| {
        let told = game.turn(number).map(|turn| &turn.told)?;
        let annulled = |slip: &JudgedSlip| matches!(slip.verdict, Verdict::Incorrect(_));
        let zeros = judged.slips.iter().filter(|(_, slip)| annulled(slip));
        let players: Vec<PlayerId> =
            zeros.map(|(&player, _)| player).filter(|player| !told.contains(player)).collect();
        (!players.is_empty()).then_some((number, players))
    });
    turns.collect()
}

/// Sanctions as they are seen.
pub fn data(sight: &Sight<'_>) -> SanctionsData {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let warnings = rules.warnings;
    let standings = sight.judged.standings(&sight.contest().common, last());
    let selected = sight.desk.row;
    let mut shown: Vec<&Row> = standings
        .iter()
        .filter(|row| row.warnings + row.disciplinary > 0 || Some(row.player) == selected)
        .collect();
    shown.sort_by_key(|row| {
        let sum = row.warnings + warnings.disciplinary_worth * row.disciplinary;
        (std::cmp::Reverse(sum), row.player)
    });
    let seen = sight.seen();
    let zeros = zeros(sight);
    let act = |command: Command| seen.act(command.into());
    SanctionsData {
        title: (
            tr(language, "turns-warnings"),
            text!(
                language,
                "places-warnings-rule",
                worth = warnings.disciplinary_worth,
                free = warnings.free,
                points = warnings.points
            ),
        ),
        columns: [
            "turns-column-table",
            "places-column-player",
            "turns-column-technical",
            "turns-column-disciplinary",
            "places-column-sum",
            "places-column-deduction",
            "places-column-why",
        ]
        .map(|key| tr(language, key)),
        empty: if shown.is_empty() { tr(language, "turns-no-warnings") } else { String::new() },
        rows: shown.into_iter().map(|row| of_row(sight, row)).collect(),
        legend: text!(language, "places-warnings-legend", points = warnings.points),
        zeros_title: text!(language, "places-zeros", count = zeros.len()),
        zeros,
        zeros_acts: [act(Command::PrintZeros), act(Command::NoteTold)],
        new: selected.map(|player| new(sight, player, &standings)),
        choose: seen.act(UserCommand::Ask(Question::Whom(Whom::Penalise))),
    }
}

fn of_row(sight: &Sight<'_>, row: &Row) -> SanctionRow {
    let language = sight.language();
    let warnings = sight.contest().game.rules().warnings;
    let count = |count: u32| if count == 0 { "–".to_owned() } else { count.to_string() };
    let sum = row.warnings + warnings.disciplinary_worth * row.disciplinary;
    let free = sum.min(warnings.free);
    let act = sight.seen().act(UserCommand::SelectRow(row.player));
    SanctionRow {
        act: act.named(sight.player(row.player).to_owned()),
        table: row.player.to_string(),
        counts: [count(row.warnings), count(row.disciplinary)],
        free,
        costing: sum - free,
        deduction: language.number(-i64::from(row.deductions)),
        costs: row.deductions > 0,
        why: why(sight, row.player),
        chosen: sight.desk.row == Some(row.player),
    }
}

/// Where a player's warnings come from: mistakes on slips by kind, with their turns, then the arbiter's.
fn why(sight: &Sight<'_>, player: PlayerId) -> String {
    let language = sight.language();
    let mut by_mistakes: BTreeMap<Vec<&'static str>, Vec<String>> = BTreeMap::new();
    let mut set = Vec::new();
    for (turn, judged) in sight.judged.turns() {
        let Some(slip) = judged.slips.get(&player).filter(|slip| slip.warnings > 0) else {
            continue;
        };
        if slip.mistakes.is_empty() {
            set.push(turn.to_string());
        } else {
            let mistakes = slip.mistakes.iter().map(|mistake| mistake_key(*mistake)).collect();
            by_mistakes.entry(mistakes).or_default().push(turn.to_string());
        }
    }
    let mut said: Vec<String> = by_mistakes
        .into_iter()
        .map(|(mistakes, turns)| {
            let mistakes: Vec<String> = mistakes.iter().map(|key| tr(language, key)).collect();
            in_turns(language, &turns, &mistakes.join(", "))
        })
        .collect();
    if !set.is_empty() {
        said.push(in_turns(language, &set, &tr(language, "places-set-by-arbiter")));
    }
    let own = sanctions(&sight.contest().common).into_iter().filter(|it| it.player == player);
    said.extend(own.map(|sanction| {
        let kind = match sanction.kind.warnings() {
            (0, 0) => sanction_name(language, sanction.kind, 1),
            (0, _) => "D".to_owned(),
            _ => "A".to_owned(),
        };
        let turns = [sanction.turn.to_string()];
        in_turns(language, &turns, &format!("{kind}: {}", sanction.reason))
    }));
    said.join(" · ")
}

fn in_turns(language: Language, turns: &[String], what: &str) -> String {
    text!(language, "places-in-turns", turns = turns.join(", "), what = what)
}

const fn mistake_key(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Points => "verdict-mistake-points",
        Mistake::Joker => "verdict-mistake-joker",
        Mistake::Table => "verdict-mistake-table",
        Mistake::Turn => "verdict-mistake-turn",
    }
}

fn zeros(sight: &Sight<'_>) -> Vec<ZeroData> {
    let language = sight.language();
    let game = &sight.judged.game;
    let boards = game.boards();
    let mut zeros = Vec::new();
    for (number, players) in untold(sight) {
        let place = usize::from(number.get()) - 1;
        let (Some(turn), Some(board)) = (game.turns.get(place), boards.get(place)) else {
            continue;
        };
        let Some(judged) = sight.judged.turn(number) else { continue };
        let rack = turn.rack();
        let at = At { board, rack: &rack };
        for player in players {
            let slip = turn.slips.get(&player);
            let Some(judged) = judged.slips.get(&player) else { continue };
            zeros.push(ZeroData {
                table: text!(language, "places-table", table = player.get()),
                turn: text!(language, "turns-title", turn = number.get()),
                play: slip.map(as_written).unwrap_or_default(),
                why: because(slip, judged, at).sentence(language),
            });
        }
    }
    zeros
}

fn new(sight: &Sight<'_>, player: PlayerId, standings: &[Row]) -> NewSanction {
    let language = sight.language();
    let Sanction(kind) = sight.own().sanction;
    let seen = sight.seen();
    let act = |one: PenaltyName| {
        let act = seen.act(Command::ChooseSanction(one).into());
        (act.named(language.penalty_name(one)), one == kind)
    };
    let entry = Entry::Sanction.into();
    let reason = FieldData::line(entry, tr(language, "console-reason"), sight.desk.text(entry));
    NewSanction {
        title: text!(
            language,
            "places-new-sanction",
            table = player.get(),
            player = sight.player(player),
            turn = turn(sight).get()
        ),
        kinds: Duplicate::penalties().iter().copied().map(act).collect(),
        reason: reason.focused(sight.desk.focus).enter(Command::Impose.into()),
        consequence: consequence(sight, player, kind, standings),
        give: seen.act(Command::Impose.into()),
        imposed: penalties(&seen, player),
    }
}

/// What a sanction would mean: warnings, deduction, total, rank.
fn consequence(
    sight: &Sight<'_>,
    player: PlayerId,
    kind: PenaltyName,
    standings: &[Row],
) -> Vec<String> {
    let language = sight.language();
    let Some(row) = standings.iter().find(|row| row.player == player) else { return Vec::new() };
    let Some(kind) = SanctionKind::of(kind) else { return Vec::new() };
    if let Some(out) = would_be_out(language, kind) {
        return vec![out];
    }
    let (a, d) = kind.warnings();
    let (technical, disciplinary) = (row.warnings + a, row.disciplinary + d);
    let after = sight.contest().game.rules().warnings.deduction(technical, disciplinary);
    let total = row.total + i64::from(row.deductions) - i64::from(after);
    let above = standings
        .iter()
        .filter(|other| other.player != player && other.rank.is_some() && other.total > total);
    let rank = above.count() + 1;
    let changes = match d {
        0 => format!("A {} → {technical}", row.warnings),
        _ => format!("D {} → {disciplinary}", row.disciplinary),
    };
    vec![
        text!(
            language,
            "places-if-given",
            changes = changes,
            from = language.number(-i64::from(row.deductions)),
            to = language.number(-i64::from(after))
        ),
        text!(
            language,
            "places-if-total",
            from = language.number(row.total),
            to = language.number(total),
            rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            after = rank
        ),
    ]
}
