//! The digital draw of a rack: a pure function of key, turn, attempt, what is left over and what is unseen.
//! Each step stands in `docs/draw.md`, so that another language derives every rack again.

use super::game::TurnNo;
use super::rack::Refusal;
use super::rules::Rules;
use crate::domain::board::{Rack, Tile};
use crate::domain::contest::chance::Generator;
use crate::domain::contest::seed::Key;
use crate::domain::ids::Attempt;

const BLOCK_TAG: &[u8] = b"eforos-duplicate-draw-1 block";

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// What was kept of the rack before; nothing, once a rack was refused.
    pub leftover: Rack,
    /// The new tiles in the order drawn.
    pub drawn: Vec<Tile>,
    /// The whole racks that went back, each as it stood: what was left over, then what was drawn.
    pub refused: Vec<(Vec<Tile>, Refusal)>,
}

/// Draws what fills the leftover up to a rack: one tile after another until the rack is full or nothing is
/// left. A rack that the composition refuses goes back whole, and the next numbers draw a new one.
///
/// `None` when the leftover is not among the unseen tiles.
pub fn draw(
    rules: &Rules,
    key: &Key,
    (turn, attempt): (TurnNo, Attempt),
    leftover: &Rack,
    unseen: &Rack,
) -> Option<Drawn> {
    let mut generator = Generator::new(BLOCK_TAG, key, turn, attempt);
    let mut kept = *leftover;
    let mut refused = Vec::new();
    loop {
        let mut stock = unseen.without(kept.tiles()).ok()?;
        let mut drawn = Vec::new();
        while kept.len() + drawn.len() < rules.scoring.rack && !stock.is_empty() {
            let place = generator.below(stock.len());
            let tile = stock.tiles().nth(place)?;
            let _ = stock.take(tile);
            drawn.push(tile);
        }
        let rack: Vec<Tile> = kept.tiles().chain(drawn.iter().copied()).collect();
        match rules.refuses(turn, &rack.iter().copied().collect(), unseen) {
            None => return Some(Drawn { leftover: kept, drawn, refused }),
            Some(why) => refused.push((rack, why)),
        }
        kept = Rack::default();
    }
}
