//! A slip by what somebody types for it: its code, its table and turn, or a table's number or a name.

use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::print::formats::duplicate::slips::{competition, read_code};
use crate::screens::Open;
use crate::screens::find::search;
use crate::stations::keying::{Found, Place};

/// How many digits the code of a slip has.
const DIGITS: usize = 9;

/// The turns whose slips can be keyed, in order.
pub(super) fn over<'a>(open: &Open<'a, Duplicate>) -> impl DoubleEndedIterator<Item = TurnNo> + 'a {
    let turns = open.contest().game.turns();
    turns.filter(|(_, turn)| turn.is_over()).map(|(number, _)| number)
}

/// What is meant.
pub(super) fn find(
    open: &Open<'_, Duplicate>,
    language: Language,
    typed: &str,
) -> Result<Found, String> {
    let typed = typed.trim();
    let common = &open.contest().common;
    let nobody = || tr(language, "slips-not-found");
    let is_over = |turn: TurnNo| over(open).any(|it| it == turn);
    if typed.len() == DIGITS && typed.bytes().all(|byte| byte.is_ascii_digit()) {
        let here = competition(common.commitment.as_ref()).ok_or_else(nobody)?;
        let found = read_code(typed, here).filter(|(turn, _)| is_over(*turn));
        let (turn, player) = found.ok_or_else(nobody)?;
        let known = player.is_none_or(|player| common.players.contains_key(&player));
        let place = Place::first(turn, player);
        return if known { Ok(Found::This(place)) } else { Err(nobody()) };
    }
    if let Some((table, turn)) = by_hand(typed) {
        let known = in_game(common, turn).contains(&table) && is_over(turn);
        let place = Place::first(turn, Some(table));
        return if known { Ok(Found::This(place)) } else { Err(nobody()) };
    }
    let turn = over(open).next_back().ok_or_else(nobody)?;
    let player = search(common, typed).first().copied();
    let player = player.ok_or_else(nobody)?;
    Ok(Found::OfAnyRound(Place::first(turn, Some(player))))
}

/// `7-12`: the slip of table 7 in turn 12.
fn by_hand(typed: &str) -> Option<(PlayerId, TurnNo)> {
    let (table, turn) = typed.split_once(['-', '–', '.', ' '])?;
    let table = PlayerId::new(table.trim().parse().ok()?)?;
    Some((table, TurnNo::new(turn.trim().parse().ok()?)?))
}
