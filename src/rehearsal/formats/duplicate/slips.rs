//! What players write: plays that they find, and what goes wrong on paper.

use super::Actor;
use crate::domain::board::Board;
use crate::domain::formats::duplicate::best::Best;
use crate::domain::formats::duplicate::game::{Fault, Field, TurnNo};
use crate::domain::formats::duplicate::notation::{SmallLetters, position_text};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::rehearsal::chance::Chance;

/// A play as a slip says it.
pub(super) fn of_play(best: &Best) -> OnSlip {
    OnSlip {
        position: position_text(best.play.position),
        word: best.play.word_text(),
        points: Some(best.points),
        ..OnSlip::EMPTY
    }
}

/// The slip of a player, or none.
pub(super) fn slip(
    actor: &Actor,
    turn: TurnNo,
    plays: &[Best],
    board: &Board,
    chance: &Chance,
) -> Option<OnSlip> {
    let mut chance = chance.of("slip", &[actor.id.get(), turn.get().into()]);
    if chance.permille(25) {
        return None;
    }
    let found = plays.get(..plays.len().min(actor.reach)).unwrap_or_default();
    let Some(best) = chance.pick(found) else { return Some(OnSlip::EMPTY) };
    if chance.permille(15) {
        return Some(OnSlip::EMPTY);
    }
    let mut written = of_play(best);
    // A joker that nobody marked; one that lies on the board need not be.
    let on_board = board.tiles().any(|(_, laid)| laid.is_blank());
    if chance.permille(if on_board { 60 } else { 250 }) {
        written.word = written.word.replace('0', "");
    }
    match chance.below(100) {
        0..4 => written.points = Some(best.points + 2),
        4 => written.points = None,
        5..7 => written.word = misspelled(&written.word),
        7 => "A9".clone_into(&mut written.position),
        8 => written.table = Field::Wrong,
        9 if chance.permille(400) => written.fault = Some(Fault::PositionUnreadable),
        10 => written.turn = Field::Wrong,
        _ => {}
    }
    Some(written.folded(SmallLetters::Nothing))
}

/// The last two letters change places.
fn misspelled(word: &str) -> String {
    let mut signs: Vec<char> = word.chars().collect();
    if let [.., one, other] = signs.as_mut_slice() {
        std::mem::swap(one, other);
    }
    signs.into_iter().collect()
}
