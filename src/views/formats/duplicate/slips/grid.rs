//! Which slips are in: by turn, by player, and as a sign each.

use std::collections::BTreeSet;

use crate::commands::formats::duplicate::Command;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::slip::Check;
use crate::domain::formats::duplicate::turn::{self, Closing, Stage, Turn};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::formats::duplicate::place::{Handed, Sign, sign};
use crate::screens::formats::duplicate::strip::{self, Far, Play};
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::duplicate::{Seen, Sight};

/// How many turns the grid shows: the last ones.
const TURNS: usize = 5;

/// The sign of a slip that was begun and is not saved.
const BEGUN: &str = "…";

/// Players and turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridData {
    /// Which turn is keyed, and how many of its slips are in.
    pub title: String,
    /// What the first column is.
    pub players: String,
    /// The turns.
    pub turns: Vec<String>,
    /// Each player.
    pub rows: Vec<Row>,
    /// What the signs mean.
    pub legend: String,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Their table.
    pub table: String,
    /// Their name.
    pub name: String,
    /// Whether their slip lies on the desk.
    pub chosen: bool,
    /// Their slips.
    pub cells: Vec<Cell>,
}

/// A slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Lays it on the desk; its name says whose it is and how it stands. None where none is expected.
    pub act: Option<Act>,
    /// Its sign.
    pub sign: String,
    /// How that is to be seen.
    pub tone: Tone,
    /// Whether it lies on the desk.
    pub chosen: bool,
}

/// How far a player's slip of a turn is.
pub fn handed(sight: &Sight<'_>, turn: TurnNo, player: PlayerId) -> Handed {
    let game = &sight.contest().game;
    let Some(state) = game.turn(turn).filter(|turn| turn.is_over()) else {
        return Handed::NotExpected;
    };
    if game.is_unsettled(turn, player) {
        return Handed::Unsettled;
    }
    match game.slip_at(turn, player) {
        Some((_, slip)) => match slip.check {
            Check::Done(_) => Handed::Checked,
            Check::None | Check::Unsettled(_) => Handed::Keyed,
        },
        None => match state.place(player).handed {
            turn::Handed::Awaited => Handed::Expected,
            turn::Handed::Collected => Handed::Collected,
            turn::Handed::NotHandedIn => Handed::NotHandedIn,
        },
    }
}

/// The players of a turn, each with the sign of their slip.
pub fn signs(sight: &Sight<'_>, turn: TurnNo) -> Vec<(PlayerId, Sign)> {
    let there = in_game(&sight.contest().common, turn).into_iter();
    there.map(|player| (player, of(sight, turn, player))).collect()
}

pub(super) fn of(sight: &Sight<'_>, turn: TurnNo, player: PlayerId) -> Sign {
    let draft = Draft { round: turn, player: Some(player) };
    if sight.drafts.contains(&draft) {
        return Sign { sign: BEGUN.to_owned(), tone: Tone::Open };
    }
    let judged = sight.judged.turn(turn).and_then(|turn| turn.slips.get(&player));
    sign(handed(sight, turn, player), judged)
}

/// Whose slips of a turn are neither keyed nor declared missing, in the order of their tables.
pub fn missing(sight: &Sight<'_>, turn: TurnNo) -> Vec<PlayerId> {
    let is_missing = |player: &PlayerId| match handed(sight, turn, *player) {
        Handed::Expected | Handed::Collected => true,
        Handed::Keyed
        | Handed::Checked
        | Handed::Unsettled
        | Handed::NotHandedIn
        | Handed::NotExpected => false,
    };
    in_game(&sight.contest().common, turn).into_iter().filter(is_missing).collect()
}

/// How far a turn is: its play, and its slips.
pub fn far(sight: &Sight<'_>, number: TurnNo) -> Far {
    let game = &sight.contest().game;
    let there = in_game(&sight.contest().common, number);
    let none = |player: &PlayerId| handed(sight, number, *player) == Handed::NotHandedIn;
    let of = there.iter().filter(|player| !none(player)).count();
    let keyed = there.iter().filter(|&&player| game.slip_at(number, player).is_some()).count();
    let play = game.turn(number).map_or(Play::ToCome, play);
    Far { turn: number, play, slips: keyed, of }
}

fn play(turn: &Turn) -> Play {
    match (&turn.stage, turn.closing) {
        _ if turn.cancelled.is_some() => Play::Cancelled,
        (Stage::ToCome, _) => Play::ToCome,
        (Stage::Drawn, _) => Play::Drawn,
        (Stage::Running(_) | Stage::Held(_) | Stage::Paused(..), _) => Play::Running,
        (Stage::Over, Closing::Open) => Play::Over,
        (Stage::Over, Closing::Announced | Closing::NoPlay(_)) => Play::Announced,
    }
}

/// The strip of turns: the last twelve and the next.
pub fn strip(sight: &Sight<'_>) -> Vec<strip::Cell> {
    let game = &sight.contest().game;
    let begun = game.turns().filter(|(_, turn)| turn.letters.is_some() || turn.is_closed());
    let begun: Vec<Far> = begun.map(|(number, _)| far(sight, number)).collect();
    let next = match begun.last() {
        Some(last) => Some(last.turn.next()),
        None => game.next_turn(),
    };
    let over = game.ended.is_some() || game.due_end().is_some();
    strip::strip(&begun, next.filter(|_| !over))
}

/// Players and the last turns, `keyed` being the one of which slips are keyed.
pub(super) fn grid(sight: &Sight<'_>, seen: &Seen<'_>, keyed: TurnNo) -> GridData {
    let language = sight.language();
    let contest = sight.contest();
    let over = contest.game.turns().filter(|(_, turn)| turn.is_over());
    let over: Vec<TurnNo> = over.map(|(number, _)| number).collect();
    // An earlier turn that is looked at has its column.
    let is_earlier = over.iter().rev().nth(TURNS - 1).is_some_and(|first| keyed < *first);
    let to = if is_earlier { keyed } else { over.last().copied().unwrap_or(keyed) };
    let mut shown: Vec<TurnNo> =
        over.into_iter().rev().filter(|turn| *turn <= to).take(TURNS).collect();
    shown.reverse();
    let on_desk = sight.own().slip.as_ref().map(|slip| (slip.turn, slip.player));
    // Once a turn and not once a cell: of 200 players a grid has a thousand.
    let shown: Vec<(TurnNo, BTreeSet<PlayerId>)> =
        shown.into_iter().map(|turn| (turn, in_game(&contest.common, turn))).collect();
    let players: BTreeSet<PlayerId> = shown.iter().flat_map(|(_, there)| there).copied().collect();
    let cell = |player: PlayerId, (turn, there): &(TurnNo, BTreeSet<PlayerId>)| {
        let turn = *turn;
        let Sign { sign, tone } = of(sight, turn, player);
        let act = there.contains(&player).then(|| {
            let said = match sign.as_str() {
                "·" => tr(language, "places-slip-missing"),
                BEGUN => tr(language, "places-slip-begun"),
                _ => sign.clone(),
            };
            let name = text!(
                language,
                "places-slip-of",
                table = player.get(),
                turn = turn.get(),
                sign = said
            );
            seen.act(Command::TakeSlip(turn, player).into()).named(name)
        });
        Cell { act, sign, tone, chosen: on_desk == Some((turn, Some(player))) }
    };
    let row = |player: PlayerId| Row {
        table: player.to_string(),
        name: sight.player(player).to_owned(),
        chosen: on_desk.is_some_and(|(_, who)| who == Some(player)),
        cells: shown.iter().map(|of_turn| cell(player, of_turn)).collect(),
    };
    let far = far(sight, keyed);
    GridData {
        title: text!(
            language,
            "places-slips-of",
            turn = keyed.get(),
            count = far.slips,
            of = far.of
        ),
        players: tr(language, "places-table-and-player"),
        turns: shown.iter().map(|(turn, _)| turn.to_string()).collect(),
        rows: players.into_iter().map(row).collect(),
        legend: tr(language, "places-slips-legend"),
    }
}
