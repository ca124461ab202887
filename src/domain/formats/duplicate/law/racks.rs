//! Racks: drawn by the program, typed from a bag, refused, shown, corrected, voided, recorded afterwards.

use super::super::draw;
use super::super::notation::tiles_text;
use super::super::rack::{Refusal as Composition, has_triple};
use super::super::refusal::Refusal;
use super::super::rules::{DrawBy, Rules};
use super::super::state::Duplicate;
use super::super::turn::{Origin, RefusedRack};
use super::super::written::Row;
use super::super::{Contest, Rejection, game::TurnNo};
use super::{holds, known, refuse};
use crate::domain::board::{Rack, Tile};
use crate::domain::contest::law::{numbered, reasoned};
use crate::domain::contest::seed::Seed;
use crate::domain::ids::Attempt;

/// A rack as an event says it.
pub(super) struct Said<'a> {
    pub(super) turn: TurnNo,
    pub(super) attempt: Attempt,
    pub(super) leftover: &'a Row,
    pub(super) drawn: &'a Row,
}

/// Whether the next turn may get a rack: it is the one that comes, has none, and the game goes on.
fn comes_next(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    holds(game.ended.is_none(), Refusal::Ended)?;
    let last = game.last_turn.is_some_and(|last| game.closed() >= last.turn.get());
    holds(!last, Refusal::AfterLastTurn)?;
    let next = game.next_turn();
    if next != Some(turn) {
        return refuse(Refusal::OtherTurn { turn, next });
    }
    let there = game.turn(turn).is_some_and(|turn| turn.letters.is_some());
    holds(!there, Refusal::RackThere { turn })?;
    holds(game.rack_size(turn) > 0, Refusal::NoLettersLeft)
}

fn in_order(game: &Duplicate, turn: TurnNo, attempt: Attempt) -> Result<(), Rejection> {
    comes_next(game, turn)?;
    let next = game.turn(turn).map_or(Attempt::FIRST, |turn| turn.attempt);
    numbered(next.get().into(), attempt.get().into())
}

/// Whether the program may draw a rack now.
pub fn may_be_drawn(contest: &Contest, turn: TurnNo) -> Result<(), Rejection> {
    comes_next(&contest.game, turn)?;
    holds(contest.game.draw == DrawBy::Digital, Refusal::ByHand)?;
    if contest.common.revealed.is_some() { Err(Rejection::SeedRevealed) } else { Ok(()) }
}

/// What the seed gives for a turn, the game being as it stands before the draw.
///
/// # Errors
/// [`Refusal::NoLettersLeft`].
pub fn drawn_again(contest: &Contest, seed: &Seed, turn: TurnNo) -> Result<draw::Drawn, Rejection> {
    let game = &contest.game;
    let attempt = game.turn(turn).map_or(Attempt::FIRST, |turn| turn.attempt);
    let leftover = game.kept(turn);
    if game.is_same_again(turn) {
        return Ok(draw::Drawn { leftover, drawn: Vec::new(), refused: Vec::new() });
    }
    let key = seed.key(contest.common.hall_word.as_deref().unwrap_or_default());
    let unseen = game.unseen(&game.board_before(turn));
    let drawn = draw::draw(game.rules(), &key, (turn, attempt), &leftover, &unseen);
    drawn.ok_or(Rejection::Own(Refusal::NoLettersLeft))
}

pub(super) fn drawn(
    contest: &Contest,
    rack: &Said<'_>,
    refused: &[RefusedRack],
    seed: Option<&Seed>,
) -> Result<(), Rejection> {
    let game = &contest.game;
    may_be_drawn(contest, rack.turn)?;
    in_order(game, rack.turn, rack.attempt)?;
    // That nobody called a word is an event, too.
    if contest.common.hall_word.is_none() {
        return Err(Rejection::NoHallWord);
    }
    let kept = game.kept(rack.turn);
    let first = if refused.is_empty() { kept } else { Rack::default() };
    leaves(rack.leftover, first)?;
    whole(game, rack.turn, rack.leftover, rack.drawn)?;
    for (index, back) in refused.iter().enumerate() {
        let begins = if index == 0 { kept } else { Rack::default() };
        went_back(game, rack.turn, back, begins)?;
    }
    composed(game, rack.turn, &both(rack.leftover, rack.drawn), None)?;
    let committed = |seed: &&Seed| Some(seed.commitment()) == contest.common.commitment;
    let Some(seed) = seed.filter(committed) else { return Ok(()) };
    let derived = drawn_again(contest, seed, rack.turn)?;
    let back = derived.refused.iter().map(|(tiles, why)| (tiles, *why));
    let same = derived.drawn == rack.drawn.0
        && back.eq(refused.iter().map(|back| (&back.tiles.0, back.why)));
    let refused = u32::try_from(derived.refused.len()).unwrap_or(u32::MAX);
    let (turn, derived) = (rack.turn, Row(derived.drawn));
    holds(same, Refusal::OtherRack { turn, derived, refused })
}

pub(super) fn typed(game: &Duplicate, rack: &Said<'_>) -> Result<(), Rejection> {
    in_order(game, rack.turn, rack.attempt)?;
    holds(game.draw == DrawBy::ByHand, Refusal::Digital)?;
    leaves(rack.leftover, game.kept(rack.turn))?;
    whole(game, rack.turn, rack.leftover, rack.drawn)?;
    composed(game, rack.turn, &both(rack.leftover, rack.drawn), None)
}

/// A rack that goes back: by its composition before it stands, for a triple after.
pub(super) fn refused(
    game: &Duplicate,
    turn: TurnNo,
    tiles: &Row,
    why: Composition,
    reason: &str,
) -> Result<(), Rejection> {
    if why == Composition::Triple {
        let now = known(game, turn)?;
        let letters = now.letters.as_ref().ok_or(Rejection::Own(Refusal::NoRack { turn }))?;
        holds(!now.is_shown(), Refusal::Shown { turn })?;
        holds(!now.has_begun(), Refusal::HasBegun { turn })?;
        holds(has_triple(&letters.rack()), Refusal::NoTriple)?;
        leaves(tiles, letters.rack())?;
        return reasoned(reason);
    }
    comes_next(game, turn)?;
    holds(game.draw == DrawBy::ByHand, Refusal::Digital)?;
    holds(reason.is_empty(), Refusal::NoTriple)?;
    let back = RefusedRack { tiles: tiles.clone(), why };
    went_back(game, turn, &back, game.kept(turn))
}

pub(super) fn shown(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    if now.letters.is_none() || now.is_closed() {
        return refuse(Refusal::NoRack { turn });
    }
    holds(!now.is_shown(), Refusal::Shown { turn })
}

pub(super) fn corrected(
    game: &Duplicate,
    turn: TurnNo,
    leftover: &Row,
    drawn: &Row,
) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    let letters = now.letters.as_ref().ok_or(Rejection::Own(Refusal::NoRack { turn }))?;
    holds(letters.origin != Origin::Digital, Refusal::Digital)?;
    whole(game, turn, leftover, drawn)?;
    let laid = now.top.iter().flat_map(|top| top.play.tiles.iter().map(|(_, laid)| laid.tile()));
    let can = both(leftover, drawn).without(laid).is_ok();
    holds(can, Refusal::TopNeedsOthers { turn })
}

pub(super) fn voided(game: &Duplicate, turn: TurnNo) -> Result<(), Rejection> {
    let now = known(game, turn)?;
    holds(now.letters.is_some(), Refusal::NoRack { turn })?;
    holds(!now.has_begun(), Refusal::HasBegun { turn })
}

/// Run on paper: what was kept is what the turn before leaves, nothing where a rack is said to have gone back;
/// what does not hold by its composition stands as it was announced, and so do the refusals.
pub(super) fn recorded(
    game: &Duplicate,
    turn: TurnNo,
    (leftover, drawn): (&Row, &Row),
    refused: &[RefusedRack],
) -> Result<(), Rejection> {
    comes_next(game, turn)?;
    let kept = if refused.is_empty() { game.kept(turn) } else { Rack::default() };
    leaves(leftover, kept)?;
    for back in refused {
        whole(game, turn, &Row::default(), &back.tiles)?;
    }
    whole(game, turn, leftover, drawn)
}

fn both(leftover: &Row, drawn: &Row) -> Rack {
    leftover.0.iter().chain(&drawn.0).copied().collect()
}

/// What is kept must be just this, each group of it in alphabetical order only where the program writes it.
fn leaves(kept: &Row, left: Rack) -> Result<(), Rejection> {
    let left_text = || tiles_text(left.tiles());
    holds(kept.rack() == left, Refusal::OtherLeftover { left: left_text() })
}

/// Why there can be no such tile, or not one more.
pub fn no_such_tile(rules: &Rules, tile: Tile) -> Refusal {
    let text = tiles_text([tile]);
    match rules.tiles.count(tile) {
        0 => Refusal::NotInSet { tile: text },
        count => Refusal::NoSuchTile { tile: text, count },
    }
}

/// A whole rack of tiles that can be there.
fn whole(game: &Duplicate, turn: TurnNo, leftover: &Row, drawn: &Row) -> Result<(), Rejection> {
    let unseen = game.unseen(&game.board_before(turn));
    let all = leftover.0.iter().chain(&drawn.0).copied();
    unseen.without(all).map_err(|tile: Tile| Rejection::Own(no_such_tile(game.rules(), tile)))?;
    let (got, wanted) = (leftover.0.len() + drawn.0.len(), game.rack_size(turn));
    holds(got == wanted, Refusal::TileCount { got, wanted })
}

/// What the composition says of a rack; the same letters again are not asked.
fn composed(
    game: &Duplicate,
    turn: TurnNo,
    rack: &Rack,
    wanted: Option<Composition>,
) -> Result<(), Rejection> {
    let unseen = game.unseen(&game.board_before(turn));
    let found = game.rules().refuses(turn, rack, &unseen);
    let found = found.filter(|_| wanted.is_some() || !game.is_same_again(turn));
    holds(found == wanted, Refusal::OtherComposition { found })
}

/// A rack that the composition refuses: whole, begun with what was kept, for just this reason.
fn went_back(
    game: &Duplicate,
    turn: TurnNo,
    back: &RefusedRack,
    kept: Rack,
) -> Result<(), Rejection> {
    whole(game, turn, &Row::default(), &back.tiles)?;
    let begins: Rack = back.tiles.0.iter().take(kept.len()).copied().collect();
    let left = || tiles_text(kept.tiles());
    holds(begins == kept, Refusal::OtherLeftover { left: left() })?;
    holds(!game.is_same_again(turn), Refusal::OtherComposition { found: None })?;
    composed(game, turn, &back.tiles.rack(), Some(back.why))
}
