//! A slip as it is typed, judged before it is saved; how far the slips of a turn are; and what two keyings differ in.
//! Whoever keys it, at the console or elsewhere, is told the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::place::Handed;
use super::slips::{By, SlipTold, told};
use crate::domain::board::{Board, Rack};
use crate::domain::formats::duplicate::game::{Game, Hand, Slip, Turn, TurnNo};
use crate::domain::formats::duplicate::judged::{in_game, rulings, sanctions};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Words, judge_turn};
use crate::domain::formats::duplicate::slip::{Check, KeyedSlip};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::language::Language;
use crate::screens;

type Open<'a> = screens::Open<'a, Duplicate>;

/// A slip as it is typed.
#[derive(Clone, Copy, Debug)]
pub struct Typed<'a> {
    /// Of which turn.
    pub turn: TurnNo,
    /// Whose; nobody's where no name stands on it.
    pub player: Option<PlayerId>,
    /// What it says, folded.
    pub written: &'a OnSlip,
    /// Whether it was raised.
    pub hand: Hand,
    /// Whether what the arbiter set of a saved slip counts: not where it is keyed a second time.
    pub outcome: Counts,
}

/// Whether something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// It does.
    Yes,
    /// It does not.
    No,
}

fn place(open: &Open<'_>, turn: TurnNo) -> (Board, Rack) {
    let game = &open.contest().game;
    let rack = game.turn(turn).map_or_else(Rack::default, turn::Turn::rack);
    (game.board_before(turn), rack)
}

/// It, judged.
pub fn judged(open: &Open<'_>, typed: Typed<'_>) -> Option<(Slip, JudgedSlip)> {
    let Typed { turn, player, written, hand, outcome } = typed;
    let contest = open.contest();
    let keyed = player.and_then(|who| contest.game.slip_at(turn, who));
    let set = keyed.and_then(|(_, slip)| slip.outcome.clone());
    let slip = Slip {
        position: written.position.clone(),
        word: written.word.clone(),
        points: written.points,
        hand,
        fault: written.fault,
        table: written.table,
        turn: written.turn,
        outcome: set.filter(|_| outcome == Counts::Yes),
    };
    let rulings = rulings(&contest.common);
    let authority = contest.common.authority();
    let words = Words { list: open.words, authority, rulings: &rulings };
    let (board, rack) = place(open, turn);
    let whose = player.unwrap_or(PlayerId::MOST);
    let slips = BTreeMap::from([(whose, slip.clone())]);
    let turn = Turn { drawn: rack, slips, ..Turn::default() };
    let rules = Arc::clone(contest.game.rules());
    let game = Game { rules, mode: contest.game.mode, turns: Vec::new() };
    let mut judged = judge_turn(&game, words, &turn, &board, BTreeSet::from([whose]));
    Some((slip, judged.slips.remove(&whose)?))
}

/// What is said of it.
pub fn told_as_typed(open: &Open<'_>, language: Language, typed: Typed<'_>) -> Option<SlipTold> {
    let (slip, judged) = judged(open, typed)?;
    let (board, rack) = place(open, typed.turn);
    let by = By {
        rules: open.contest().game.rules(),
        board: &board,
        rack: &rack,
        before: warnings_before(open, typed),
    };
    Some(told(&slip, &judged, by, language))
}

/// The technical and disciplinary warnings of its player beside those of this slip.
fn warnings_before(open: &Open<'_>, typed: Typed<'_>) -> (u32, u32) {
    let Some(player) = typed.player else { return (0, 0) };
    let others = open.judged.turns().filter(|(turn, _)| *turn != typed.turn);
    let of_slips = others.filter_map(|(_, turn)| turn.slips.get(&player));
    let of_slips: u32 = of_slips.map(|slip| slip.warnings).sum();
    let own = sanctions(&open.contest().common).into_iter().filter(|it| it.player == player);
    let imposed = own.map(|sanction| sanction.kind.warnings());
    imposed
        .fold((of_slips, 0), |(technical, disciplinary), (a, d)| (technical + a, disciplinary + d))
}

/// How far a player's slip of a turn is.
pub fn handed(open: &Open<'_>, turn: TurnNo, player: PlayerId) -> Handed {
    let game = &open.contest().game;
    let Some(state) = game.turn(turn).filter(|turn| turn.is_over()) else {
        return Handed::NotExpected;
    };
    if game.is_unsettled(turn, player) {
        return Handed::Unsettled;
    }
    match (game.slip_at(turn, player), state.place(player).handed) {
        (Some((_, slip)), _) if matches!(slip.check, Check::Done(_)) => Handed::Checked,
        (Some(_), _) => Handed::Keyed,
        (None, turn::Handed::Awaited) => Handed::Expected,
        (None, turn::Handed::Collected) => Handed::Collected,
        (None, turn::Handed::NotHandedIn) => Handed::NotHandedIn,
    }
}

/// Whose slips of a turn are neither keyed nor declared missing, in the order of their tables.
pub fn missing(open: &Open<'_>, turn: TurnNo) -> Vec<PlayerId> {
    let players = in_game(&open.contest().common, turn).into_iter();
    let is_missing = |player: &PlayerId| {
        matches!(handed(open, turn, *player), Handed::Expected | Handed::Collected)
    };
    players.filter(is_missing).collect()
}

/// The two keyings of a place that differ: of one slip, or of two slips that stand for it.
pub fn keyings<'a>(open: &Open<'a>, keyed: &'a KeyedSlip) -> Option<[&'a OnSlip; 2]> {
    match &keyed.check {
        Check::Unsettled(second) => Some([keyed.written(), &second.written]),
        Check::None | Check::Done(_) => {
            let mut at = open.contest().game.slips_at(keyed.turn, keyed.player);
            Some([at.next()?.1.written(), at.next()?.1.written()])
        }
    }
}
