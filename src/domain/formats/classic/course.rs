//! What follows from a game's turns: what each scored, the bag, what nobody has seen, the runs, the end.
//!
//! What the rules forbid is told and taken as it is, for the sheet is the truth. Only what nobody can have done,
//! tiles that the set has not and squares that are taken, is refused.

use std::iter::zip;

use super::ending::{Ended, Runs, ends_moves, last_turn};
use super::game::Game;
use super::laying::{OddLaying, Unlayable, unseen};
use super::rules::{End, Outcome, Rules, Senyors};
use super::turn::{Act, Exchanged, Seat, Turn};
use crate::domain::board::{Board, Made, Play, Rack, Tile};

/// A game as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What each turn brought.
    pub turns: Vec<Played>,
    /// What lies there after the last.
    pub board: Board,
    /// The tiles in the bag after the last.
    pub bag: usize,
    /// What each has scored, by seat.
    pub scored: Vec<u32>,
    /// How many tiles each has, by seat, as far as nobody drew too many or too few.
    pub held: Vec<usize>,
    /// The tiles that each is known to have, by seat, as far as anything is noted; there may be others.
    pub known: Vec<Option<Rack>>,
    /// The value of each one's last main word that stayed, by seat.
    pub last_words: Vec<Option<u32>>,
    /// The end that the turns make; `None`: play goes on, or the end is only noted.
    pub ended: Option<Ended>,
}

/// What a turn brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whose it was.
    pub seat: Seat,
    /// Its outcome; a play worth nothing is one of its own.
    pub outcome: Outcome,
    /// What was laid, named by its main word, be it taken off again.
    pub play: Option<Play>,
    /// The words that were made, the main word first, with what each is worth.
    pub words: Vec<(Made, u32)>,
    /// What laying a whole rack brings.
    pub bonus: u32,
    /// What the play was worth, be it taken off again.
    pub points: u32,
    /// What the player then had.
    pub total: u32,
    /// The tiles in the bag before it.
    pub bag: usize,
    /// The length of each run that ends a game, in the rule set's order.
    pub runs: Vec<usize>,
    /// What the rules forbid of it.
    pub odd: Vec<Odd>,
}

/// What the rules forbid, and was recorded as played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// It was another one's turn.
    NotInTurn {
        /// Whose.
        turn: Seat,
    },
    /// The game had ended.
    AfterTheEnd(End),
    /// An exchange from a bag with too few tiles.
    BagTooSmall {
        /// How many it had.
        bag: usize,
        /// How many are needed.
        least: u8,
    },
    /// More tiles laid or exchanged than the player had.
    TooManyTiles {
        /// How many the player had.
        held: usize,
    },
    /// A tile that is not on the rack that is noted.
    NotOnRack(Tile),
    /// A rack with more tiles than a rack has.
    LongRack {
        /// How many.
        tiles: usize,
    },
    /// A tile that another one's rack must have.
    HeldElsewhere(Tile),
    /// A free exchange that the rules do not have, or from an empty bag.
    NoSenyors,
    /// A play or an exchange without any time left.
    OutOfTime,
    /// How it lies.
    Laying(OddLaying),
}

/// Why a turn cannot have been so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cannot {
    /// It is nobody's who sits there.
    NoSeat,
    /// Nothing can be laid so.
    Lay(Unlayable),
    /// More tiles than the set has, on a rack or in an exchange.
    NoSuchTile(Tile),
    /// No tile was exchanged.
    NothingExchanged,
}

/// The first turn that cannot have been so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// Which, from 1.
    pub turn: usize,
    /// Why.
    pub why: Cannot,
}

impl Course {
    /// A game before its first turn.
    pub fn begin(rules: &Rules, seats: usize) -> Self {
        let all = rules.set.tiles.len();
        Self {
            turns: Vec::new(),
            board: Board::EMPTY,
            bag: in_bag(rules, &Board::EMPTY, seats),
            scored: vec![0; seats],
            held: vec![rules.rack.min(all); seats],
            known: vec![None; seats],
            last_words: vec![None; seats],
            ended: None,
        }
    }

    /// A whole game.
    ///
    /// # Errors
    /// [`Impossible`], the first turn that cannot have been so.
    pub fn of(rules: &Rules, game: &Game) -> Result<Self, Impossible> {
        let mut course = Self::begin(rules, game.seats);
        let mut runs = Runs::begin(rules, game.seats);
        for (number, turn) in zip(1.., &game.turns) {
            let taken = course.take(rules, game, turn, &mut runs);
            taken.map_err(|why| Impossible { turn: number, why })?;
        }
        Ok(course)
    }

    /// All tiles that nobody has seen: those that do not lie on the board.
    pub fn unseen(&self, rules: &Rules) -> Rack {
        unseen(rules, &self.board)
    }

    /// All tiles that a seat has, where that follows from what is noted; what nobody else has, once the bag is
    /// empty, is the last one's.
    pub fn rack(&self, rules: &Rules, seat: Seat) -> Option<Rack> {
        let whole = |seat: Seat| {
            let held = *self.held.get(seat)?;
            let known = self.known.get(seat)?.unwrap_or_default();
            (known.len() == held).then_some(known)
        };
        let the_rest = || {
            let mut rest = self.unseen(rules);
            for other in (0..self.held.len()).filter(|&other| other != seat) {
                rest = rest.without(whole(other)?.tiles()).ok()?;
            }
            (self.bag == 0 && self.held.get(seat) == Some(&rest.len())).then_some(rest)
        };
        whole(seat).or_else(the_rest)
    }

    /// Whose turn it is; `None` before the first.
    pub fn next(&self) -> Option<Seat> {
        self.turns.last().map(|last| (last.seat + 1) % self.scored.len().max(1))
    }

    fn take(
        &mut self,
        rules: &Rules,
        game: &Game,
        turn: &Turn,
        runs: &mut Runs<'_>,
    ) -> Result<(), Cannot> {
        let seat = turn.seat;
        if seat >= game.seats {
            return Err(Cannot::NoSeat);
        }
        let mut odd = self.odd_turn(rules, game, turn)?;
        let bag = self.bag;
        let mut played = match turn.act.laying() {
            Some(laying) => {
                let play = laying.on(rules, &self.board).map_err(Cannot::Lay)?;
                let found = laying.odd(rules, &self.board, &play);
                odd.extend(found.into_iter().map(Odd::Laying));
                odd.extend(self.lacking(turn, play.tiles.iter().map(|(_, laid)| laid.tile())));
                self.laid(rules, seat, play)
            }
            None => Played::of(seat, turn.act.outcome(), self.scored_by(seat)),
        };
        match &turn.act {
            Act::Play(_) => {
                if played.points == 0 {
                    played.outcome = Outcome::ZeroPlay;
                }
                self.stays(rules, turn, &mut played);
            }
            Act::Exchange(exchanged) => odd.extend(self.exchanged(rules, turn, exchanged)?),
            Act::TakenBack(_) | Act::TakenOff(_) => {
                played.outcome = turn.act.outcome();
                self.keep(turn);
            }
            Act::Pass | Act::Timer | Act::NoTime => self.keep(turn),
        }
        let run = runs.take(played.outcome);
        played.runs = runs.lengths().to_vec();
        (played.bag, played.odd) = (bag, odd);
        self.turns.push(played);
        self.ended = self.ended.or_else(|| self.end(rules, game, seat, run));
        Ok(())
    }

    /// What the rules forbid of a turn whatever it is.
    fn odd_turn(&self, rules: &Rules, game: &Game, turn: &Turn) -> Result<Vec<Odd>, Cannot> {
        let mut odd = Vec::new();
        if let Some(ended) = self.ended {
            odd.push(Odd::AfterTheEnd(ended.end));
        }
        if let Some(next) = self.next().filter(|&next| next != turn.seat) {
            odd.push(Odd::NotInTurn { turn: next });
        }
        if let Some(rack) = &turn.rack {
            let unseen = self.unseen(rules).without(rack.tiles()).map_err(Cannot::NoSuchTile)?;
            if rack.len() > rules.rack {
                odd.push(Odd::LongRack { tiles: rack.len() });
            }
            let others = zip(0.., &self.known).filter(|(seat, _)| *seat != turn.seat);
            let elsewhere = others.flat_map(|(_, rack)| rack.iter().flat_map(Rack::tiles));
            if let Err(tile) = unseen.without(elsewhere) {
                odd.push(Odd::HeldElsewhere(tile));
            }
        }
        let has_senyors = rules.senyors != Senyors::None && self.bag > 0;
        if turn.senyors.is_some() && !has_senyors {
            odd.push(Odd::NoSenyors);
        }
        let is_out_of_time =
            |played: &Played| played.seat == turn.seat && played.outcome == Outcome::NoTime;
        let does = matches!(turn.act, Act::Play(_) | Act::Exchange(_));
        let no_moves = ends_moves(rules, game.seats);
        if does && no_moves && self.turns.iter().any(is_out_of_time) {
            odd.push(Odd::OutOfTime);
        }
        Ok(odd)
    }

    /// Whether a player had these tiles, by the rack that is noted or by their number.
    fn lacking(&self, turn: &Turn, tiles: impl IntoIterator<Item = Tile>) -> Option<Odd> {
        let tiles: Vec<Tile> = tiles.into_iter().collect();
        let held = self.held.get(turn.seat).copied().unwrap_or_default();
        if tiles.len() > held {
            return Some(Odd::TooManyTiles { held });
        }
        turn.rack?.without(tiles).err().map(Odd::NotOnRack)
    }

    fn scored_by(&self, seat: Seat) -> u32 {
        self.scored.get(seat).copied().unwrap_or_default()
    }

    /// A play as it scores, before anybody says whether it stays.
    fn laid(&self, rules: &Rules, seat: Seat, play: Play) -> Played {
        let scoring = &rules.scoring;
        let words = play.words(&self.board).into_iter();
        let words: Vec<_> = words.map(|word| (scoring.word(&self.board, &word), word)).collect();
        let points = scoring.score(&self.board, &play);
        let sum: u32 = words.iter().map(|(points, _)| points).sum();
        Played {
            words: words.into_iter().map(|(points, word)| (word, points)).collect(),
            bonus: points - sum,
            points,
            play: Some(play),
            ..Played::of(seat, Outcome::Play, self.scored_by(seat))
        }
    }

    /// A play stays: its points count, and new tiles are drawn.
    fn stays(&mut self, rules: &Rules, turn: &Turn, played: &mut Played) {
        let Some(play) = &played.play else { return };
        self.board.lay(play.tiles.iter().copied());
        if let Some(scored) = self.scored.get_mut(turn.seat) {
            *scored += played.points;
            played.total = *scored;
        }
        let main = played.words.first().map(|(_, points)| *points);
        if let Some(last) = self.last_words.get_mut(turn.seat) {
            *last = main;
        }
        let laid: Vec<Tile> = play.tiles.iter().map(|(_, laid)| laid.tile()).collect();
        let left = turn.rack.and_then(|rack| rack.without(laid.iter().copied()).ok());
        if let Some(held) = self.held.get_mut(turn.seat) {
            let bag = in_bag(rules, &self.board, self.scored.len());
            *held = held.saturating_sub(laid.len()) + self.bag.saturating_sub(bag);
            self.bag = bag;
        }
        self.know(turn.seat, left);
    }

    fn know(&mut self, seat: Seat, tiles: Option<Rack>) {
        if let Some(known) = self.known.get_mut(seat) {
            *known = tiles;
        }
    }

    /// An exchange: what is put back is drawn anew.
    fn exchanged(
        &mut self,
        rules: &Rules,
        turn: &Turn,
        exchanged: &Exchanged,
    ) -> Result<Vec<Odd>, Cannot> {
        if exchanged.is_empty() {
            return Err(Cannot::NothingExchanged);
        }
        let mut odd = Vec::new();
        if self.bag < usize::from(rules.exchange_bag) {
            odd.push(Odd::BagTooSmall { bag: self.bag, least: rules.exchange_bag });
        }
        let mut left = None;
        match exchanged {
            Exchanged::Tiles(tiles) => {
                self.unseen(rules).without(tiles.tiles()).map_err(Cannot::NoSuchTile)?;
                odd.extend(self.lacking(turn, tiles.tiles()));
                left = turn.rack.and_then(|rack| rack.without(tiles.tiles()).ok());
            }
            Exchanged::Number(number) => {
                let held = self.held.get(turn.seat).copied().unwrap_or_default();
                if usize::from(*number) > held {
                    odd.push(Odd::TooManyTiles { held });
                }
            }
        }
        self.know(turn.seat, left);
        Ok(odd)
    }

    /// The player has what was there before.
    fn keep(&mut self, turn: &Turn) {
        if turn.rack.is_some() {
            self.know(turn.seat, turn.rack);
        }
    }

    /// The end that this turn makes.
    fn end(&self, rules: &Rules, game: &Game, seat: Seat, run: Option<End>) -> Option<Ended> {
        let turn = self.turns.len();
        let is_out = self.bag == 0 && self.held.get(seat) == Some(&0);
        if is_out && rules.has_end(End::Out) {
            return Some(Ended { turn, end: End::Out, finisher: Some(seat) });
        }
        let ended = |end| Ended { turn, end, finisher: None };
        if game.time_up.map(|notice| last_turn(notice, game.seats)) == Some(turn) {
            return Some(ended(End::Time));
        }
        let had_none = |seat: Seat| {
            let own = |played: &&Played| played.seat == seat && played.outcome == Outcome::NoTime;
            self.turns.iter().any(|played| own(&played))
        };
        if rules.has_end(End::ClocksOut) && (0..game.seats).all(had_none) {
            return Some(ended(End::ClocksOut));
        }
        run.map(ended)
    }
}

/// The tiles in the bag while everybody has a whole rack, as long as there are any.
fn in_bag(rules: &Rules, board: &Board, seats: usize) -> usize {
    rules.set.tiles.len().saturating_sub(board.tiles().count() + rules.rack * seats)
}

impl Played {
    /// A turn without a play, by which somebody has as much as before.
    fn of(seat: Seat, outcome: Outcome, total: u32) -> Self {
        Self {
            seat,
            outcome,
            play: None,
            words: Vec::new(),
            bonus: 0,
            points: 0,
            total,
            bag: 0,
            runs: Vec::new(),
            odd: Vec::new(),
        }
    }
}
