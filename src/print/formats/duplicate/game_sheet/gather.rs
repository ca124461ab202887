//! The facts of a game sheet, from the game.

use super::{GameRow, GameSheet};
use crate::domain::board::{Board, Laid, Play};
use crate::domain::formats::duplicate::chosen::{criteria, equivalents};
use crate::domain::formats::duplicate::game::{Ending, Turn};
use crate::domain::formats::duplicate::judging::JudgedTurn;
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::played::{Named, Played, refusal, spaced};

pub(super) fn gather(played: Played<'_>, language: Language) -> GameSheet<'_> {
    let game = played.game;
    let mut cumulated = 0;
    let boards = game.boards();
    let rows = played.turns().zip(&boards).map(|((number, turn, judged), board)| {
        let top = Named::of(&game.rules, turn, judged);
        if turn.cancelled.is_none() {
            cumulated += top.as_ref().map_or(0, |top| top.points);
        }
        let refused = turn.refused.iter();
        let no_play = match &turn.ending {
            Ending::Open | Ending::Top(_) => None,
            Ending::NoPlay(possible) => Some(*possible),
        };
        GameRow {
            turn: number.get(),
            rack: (spaced(&turn.leftover), spaced(&turn.drawn)),
            refused: refused
                .map(|(rack, why)| (spaced(rack).replace(' ', ""), refusal(*why, language)))
                .collect(),
            top,
            no_play,
            cancelled: turn.cancelled,
            cumulated,
            criteria: criteria(game.mode, turn, judged),
            equivalents: equivalents(turn, judged)
                .into_iter()
                .map(|play| with_jokers(play, (turn, judged), board))
                .collect(),
            best: judged.best,
            solo: judged.solo.map(|(player, points)| (player.get(), points)),
        }
    });
    let rows: Vec<GameRow> = rows.collect();
    let board = boards.last().cloned().unwrap_or_default();
    let last = game.turns.iter().rev().find_map(|turn| turn.laid());
    let last = last.map(|play| play.tiles.iter().map(|(square, _)| *square).collect());
    let details = played.details;
    let people = std::iter::once(&details.referee).chain(&details.assistants);
    let mut called = played.called(tr(language, "turns-game-sheet"), language);
    called.running = tr(language, "turns-game-sheet");
    GameSheet {
        called,
        rules: &game.rules,
        rows,
        left: spaced(&game.unseen(&board)),
        board,
        last: last.unwrap_or_default(),
        ended: played.course.ended,
        people: people.map(|name| name.trim().to_owned()).collect(),
    }
}

/// An equivalent play with its jokers in brackets, without which it may read as the play on the board.
fn with_jokers(
    (at, word): (String, String),
    (turn, judged): (&Turn, &JudgedTurn),
    board: &Board,
) -> (String, String) {
    let is_it = |play: &Play| {
        let is_top = matches!(&turn.ending, Ending::Top(top) if play.lays_the_same(&top.play));
        !is_top && position_text(play.position) == at
    };
    let slips = judged.slips.values().filter(|slip| {
        slip.words.first().is_some_and(|first| first.to_string() == word)
            && slip.play.as_ref().is_some_and(is_it)
    });
    let laid =
        slips.filter_map(|slip| Some(slip.play.as_ref()?.words(board).first()?.letters.clone()));
    let sign = |laid: &Laid| {
        let letter = ALPHABET.spelled(laid.face());
        if laid.is_blank() { format!("({letter})") } else { letter.to_owned() }
    };
    let said = laid.map(|letters| letters.iter().map(sign).collect()).next();
    (at, said.unwrap_or(word))
}
