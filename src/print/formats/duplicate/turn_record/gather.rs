//! The facts of a turn, from the game.

use std::cmp::Reverse;

use super::{SlipRow, TurnRecord};
use crate::domain::contest::Details;
use crate::domain::formats::duplicate::chosen::{criteria, equivalents};
use crate::domain::formats::duplicate::game::{Ending, Turn, TurnNo};
use crate::domain::formats::duplicate::judging::JudgedTurn;
use crate::language::formats::duplicate::verdict::{At, because};
use crate::language::{Language, tr};
use crate::print::formats::duplicate::played::{Named, Played, criterion, refusal, spaced};
use crate::print::layout::table::people;
use crate::text;

pub(super) fn gather(
    played: Played<'_>,
    number: TurnNo,
    language: Language,
) -> Option<TurnRecord<'_>> {
    let game = played.game;
    let (_, turn, judged) = played.turns().find(|(of, ..)| *of == number)?;
    let boards = game.boards();
    let before = boards.get(usize::from(number.get()).checked_sub(1)?)?;
    let mut board = before.clone();
    let (mut laid, mut no_play) = (Vec::new(), None);
    match &turn.ending {
        Ending::Open => {}
        Ending::NoPlay(possible) => no_play = Some(*possible),
        Ending::Top(top) => {
            board.lay(top.play.tiles.iter().copied());
            laid = top.play.tiles.iter().map(|(square, _)| *square).collect();
        }
    }
    let criteria = criteria(game.mode, turn, judged).into_iter();
    let kicker = tr(language, "turns-turn-record");
    let mut called = played.called_in(kicker.clone(), number, language);
    called.title = text!(language, "turns-title", turn = number.get());
    called.beside.clone_from(&played.details.title);
    called.running = kicker;
    let course = played.course;
    let late = course.late.get(&number).into_iter().flatten();
    Some(TurnRecord {
        called,
        rules: &game.rules,
        turn: number.get(),
        rack: (spaced(&turn.leftover), spaced(&turn.drawn)),
        refused: turn
            .refused
            .iter()
            .map(|(rack, why)| (spaced(rack), refusal(*why, language)))
            .collect(),
        happened: course.happened.get(&number).cloned().unwrap_or_default(),
        board,
        laid,
        top: Named::of(&game.rules, turn, judged),
        criteria: criteria.map(|named| criterion(named, language)).collect(),
        equivalents: equivalents(turn, judged),
        no_play,
        cancelled: turn.cancelled,
        best: judged.best,
        solo: judged.solo.map(|(player, points)| (played.name(player), points)),
        late: late.map(|&player| (player.get(), played.name(player))).collect(),
        slips: slips(played, turn, judged, before, language),
        people: arbiters(played.details, language),
    })
}

/// The record of a turn is the arbiter's, as that of a round is: a club signs what hangs on its wall.
fn arbiters(details: &Details, language: Language) -> Vec<(String, String)> {
    people(&Details { club: String::new(), ..details.clone() }, language)
}

fn slips(
    played: Played<'_>,
    turn: &Turn,
    judged: &JudgedTurn,
    board: &crate::domain::board::Board,
    language: Language,
) -> Vec<SlipRow> {
    let rack = turn.rack();
    let at = At { board, rack: &rack };
    let rows = judged.slips.iter().map(|(&player, slip)| {
        let written = turn.slips.get(&player);
        let points = written.and_then(|slip| slip.points);
        SlipRow {
            table: player.get(),
            name: played.name(player),
            written: [
                written.map(|slip| slip.position.trim().to_owned()).unwrap_or_default(),
                written.map(|slip| slip.word.trim().to_owned()).unwrap_or_default(),
                points.map(|points| points.to_string()).unwrap_or_default(),
            ],
            points: slip.points,
            warnings: slip.warnings,
            why: because(written, slip, at).sentence(language),
        }
    });
    let mut rows: Vec<SlipRow> = rows.collect();
    rows.sort_by_key(|row| (Reverse(row.points), row.table));
    rows
}
