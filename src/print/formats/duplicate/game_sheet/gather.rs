//! The facts of a game sheet, from the game.

use super::{GameRow, GameSheet};
use crate::domain::formats::duplicate::chosen::{criteria, equivalents};
use crate::domain::formats::duplicate::game::Ending;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::played::{Named, Played, refusal, spaced};

pub(super) fn gather(played: Played<'_>, language: Language) -> GameSheet<'_> {
    let game = played.game;
    let mut cumulated = 0;
    let rows = played.turns().map(|(number, turn, judged)| {
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
            equivalents: equivalents(turn, judged),
            best: judged.best,
            solo: judged.solo.map(|(player, points)| (player.get(), points)),
        }
    });
    let rows: Vec<GameRow> = rows.collect();
    let board = game.boards().pop().unwrap_or_default();
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
