//! The bag: tiles drawn by hand, as an arbiter types them.

use crate::domain::board::Tile;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::written::Row;
use crate::rehearsal::chance::Chance;

/// What is drawn to what is kept for a turn.
pub(super) fn draw(contest: &Contest, turn: TurnNo, chance: &mut Chance) -> Row {
    let game = &contest.game;
    let kept = game.kept(turn);
    let stock = game.unseen(&game.board_before(turn)).without(kept.tiles()).unwrap_or_default();
    let mut stock: Vec<Tile> = stock.tiles().collect();
    chance.shuffle(&mut stock);
    stock.truncate(game.rack_size(turn).saturating_sub(kept.len()));
    Row(stock)
}
