//! How turns are closed: top, no play, cancelled; the last turn and the end.

use std::sync::Arc;

use super::super::best::{best_of, is_any_left};
use super::super::event::EndWhy;
use super::super::game::{Cancelled, LAST_TURN, Mode, Possible, TurnNo};
use super::super::judged::in_game;
use super::super::notation::{SmallLetters, position, position_text, word};
use super::super::reading::read;
use super::super::refusal::Refusal;
use super::super::state::Duplicate;
use super::super::turn::{Closing, NextLetters, Origin, Turn};
use super::super::written::{NamedPlay, OnSlip};
use super::super::{Contest, Rejection};
use super::{holds, known, player_in, refuse};
use crate::domain::board::{Board, Graph, Play, Rack};
use crate::domain::contest::known::known_round;
use crate::domain::contest::law::{numbered, reasoned};
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::WordList;

/// What a slip lays on a board from a rack; `None` where it lays nothing.
fn lays(game: &Duplicate, board: &Board, rack: &Rack, written: &OnSlip) -> Option<Play> {
    let (position, word) =
        (position(&written.position)?, word(&written.word, SmallLetters::Nothing)?);
    let reading = read(board, rack, &game.rules().scoring, position, &word);
    reading.ok().map(|reading| reading.play)
}

/// The players whose slips of a turn lay this play.
pub fn claims(contest: &Contest, turn: TurnNo, play: &Play) -> Vec<PlayerId> {
    let game = &contest.game;
    let board = game.board_before(turn);
    let rack = game.turn(turn).map(Turn::rack).unwrap_or_default();
    let same = |player: &PlayerId| {
        let slip = game.slip_at(turn, *player);
        let laid = slip.and_then(|(_, slip)| lays(game, &board, &rack, slip.written()));
        laid.is_some_and(|laid| laid.lays_the_same(play))
    };
    in_game(&contest.common, turn).into_iter().filter(same).collect()
}

/// Legal on the turn's board and rack, in its one name; in hall mode a slip lays the same.
fn can_be_laid(contest: &Contest, turn: TurnNo, named: &NamedPlay) -> Result<(), Rejection> {
    let game = &contest.game;
    let board = game.board_before(turn);
    let rack = known(game, turn)?.rack();
    let cannot = |_| Rejection::Own(Refusal::CannotBeLaid);
    let play = named.laid(&board).map_err(cannot)?;
    let tiles = play.tiles.iter().map(|(_, laid)| laid.tile());
    let from_the_rack = rack.without(tiles).is_ok() && NamedPlay::of(&play, &board) == *named;
    holds(from_the_rack, Refusal::CannotBeLaid)?;
    match game.mode {
        Mode::Hall => holds(!claims(contest, turn, &play).is_empty(), Refusal::OnNoSlip),
        Mode::Program => Ok(()),
    }
}

fn not_cancelled(now: &Turn, turn: TurnNo) -> Result<(), Rejection> {
    holds(now.cancelled.is_none(), Refusal::Cancelled { turn })
}

pub(super) fn chosen(
    contest: &Contest,
    turn: TurnNo,
    play: &NamedPlay,
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let now = known(&contest.game, turn)?;
    holds(now.is_over(), Refusal::NotOver { turn })?;
    not_cancelled(now, turn)?;
    holds(now.closing == Closing::Open, Refusal::TopAnnounced { turn })?;
    can_be_laid(contest, turn, play)?;
    is_the_programs(contest, turn, play, list)
}

/// What the program proves with the whole list: in its mode, of a turn that was not recorded from paper.
fn proof(contest: &Contest, turn: TurnNo, list: Option<&dyn WordList>) -> Option<Arc<Graph>> {
    let letters = contest.game.turn(turn).and_then(|turn| turn.letters.as_ref());
    let proves = contest.game.mode == Mode::Program
        && letters.is_some_and(|letters| letters.origin != Origin::Recorded);
    list.filter(|_| proves).and_then(WordList::graph)
}

/// In program mode the top is the first play in the program's order, by the list and the rulings of the moment.
fn is_the_programs(
    contest: &Contest,
    turn: TurnNo,
    play: &NamedPlay,
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let Some(graph) = proof(contest, turn, list) else { return Ok(()) };
    let board = contest.game.board_before(turn);
    let tiles = |named: &NamedPlay| named.laid(&board).ok().map(|play| play.tiles);
    match best_of(contest, &graph, turn, 1).1.first() {
        Some(first) if tiles(&first.play) == tiles(play) => Ok(()),
        Some(first) => refuse(Refusal::NotTheFirst {
            position: position_text(first.play.position),
            word: first.play.word_text(),
        }),
        None => refuse(Refusal::CannotBeLaid),
    }
}

pub(super) fn announced(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    not_cancelled(now, turn)?;
    holds(now.closing == Closing::Open, Refusal::TopAnnounced { turn })?;
    holds(now.top.is_some(), Refusal::NoTop { turn })
}

pub(super) fn corrected(
    contest: &Contest,
    turn: TurnNo,
    play: &NamedPlay,
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    let now = known(game, turn)?;
    not_cancelled(now, turn)?;
    holds(now.closing == Closing::Announced, Refusal::NoTop { turn })?;
    holds(!game.next_has_begun(turn), Refusal::NextHasBegun { turn })?;
    can_be_laid(contest, turn, play)?;
    is_the_programs(contest, turn, play, list)
}

pub(super) fn without_play(
    contest: &Contest,
    turn: TurnNo,
    (possible, reason): (Possible, &str),
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    let now = known(game, turn)?;
    holds(now.is_over(), Refusal::NotOver { turn })?;
    not_cancelled(now, turn)?;
    holds(!matches!(now.closing, Closing::NoPlay(_)), Refusal::NoTop { turn })?;
    holds(!game.next_has_begun(turn), Refusal::NextHasBegun { turn })?;
    holds(game.mode == Mode::Hall || possible == Possible::Impossible, Refusal::Proven)?;
    if let Some(graph) = proof(contest, turn, list) {
        holds(best_of(contest, &graph, turn, 1).0 == 0, Refusal::Proven)?;
    }
    match now.closing {
        Closing::Announced => reasoned(reason),
        Closing::Open | Closing::NoPlay(_) => {
            holds(reason.is_empty(), Refusal::TopAnnounced { turn })
        }
    }
}

pub(super) fn cancelled(
    game: &Duplicate,
    turn: TurnNo,
    how: Cancelled,
    letters: Option<NextLetters>,
) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    not_cancelled(now, turn)?;
    holds(now.countdown().is_none(), Refusal::TimeRunning { turn })?;
    match how {
        Cancelled::Score => {
            holds(now.is_closed(), Refusal::NotClosed { turn })?;
            holds(letters.is_none(), Refusal::NextLetters)
        }
        Cancelled::TakenBack => {
            holds(now.has_begun(), Refusal::NotBegun { turn })?;
            let last = game.closed() == turn.get() || !now.is_closed();
            holds(last && !game.next_has_begun(turn), Refusal::CannotTakeBack { turn })?;
            holds(letters.is_some(), Refusal::NextLetters)
        }
    }
}

pub(super) fn restored(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    let cancelled = now.cancelled.ok_or(Rejection::Own(Refusal::NotCancelled { turn }))?;
    match cancelled.how {
        Cancelled::Score => Ok(()),
        Cancelled::TakenBack => {
            let next = turn.next();
            let drawn = game.turn(next).is_some_and(|next| next.letters.is_some());
            holds(!drawn, Refusal::RackThere { turn: next })
        }
    }
}

pub(super) fn last_turn_set(game: &Duplicate, turn: TurnNo, after: u8) -> Result<(), Rejection> {
    known_round(game, turn)?;
    holds(game.ended.is_none(), Refusal::Ended)?;
    let closed = game.closed();
    numbered(closed.into(), after.into())?;
    let earliest = closed.saturating_add(game.rules().last_turn_notice).min(LAST_TURN);
    let later = game.last_turn.is_some_and(|last| turn > last.turn);
    let noticed = turn.get() >= earliest || (later && turn.get() > closed);
    holds(noticed, Refusal::NoNotice { earliest })
}

pub(super) fn game_ended(
    contest: &Contest,
    why: EndWhy,
    reason: &str,
    list: Option<&dyn WordList>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    holds(game.ended.is_none(), Refusal::Ended)?;
    if let Some((turn, _)) = game.open_turn() {
        return refuse(Refusal::NotClosed { turn });
    }
    match why {
        EndWhy::Stopped => return reasoned(reason),
        EndWhy::NoPlayLeft => {
            let proves = contest.common.authority().has_all_words();
            let graph = list.filter(|_| proves).and_then(WordList::graph);
            let left = graph.is_some_and(|graph| is_any_left(contest, &graph));
            holds(!left, Refusal::NoEnd { why })?;
        }
        EndWhy::NoLetters | EndWhy::OneKind | EndWhy::LastTurn | EndWhy::LastLetters => {
            holds(game.is_so(why), Refusal::NoEnd { why })?;
        }
    }
    holds(reason.is_empty(), Refusal::NoEnd { why })
}

pub(super) fn told(contest: &Contest, turn: TurnNo, players: &[PlayerId]) -> Result<(), Rejection> {
    holds(known(&contest.game, turn)?.is_over(), Refusal::NotOver { turn })?;
    if players.is_empty() {
        return Err(Rejection::NotTogether);
    }
    players.iter().try_for_each(|&player| player_in(contest, turn, player))
}
