//! What a word on a sheet lays on the board, and what is odd about it.

use super::notation::Sign;
use super::rules::Rules;
use super::turn::Laying;
use crate::domain::board::{
    Board, Direction, Laid, Lay, Made, Play, Position, Premiums, Square, Tile, Unlaid,
};
use crate::domain::letters::Face;

/// Why nobody can have laid that: a slip of the keying, or a turn before it that is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unlayable {
    /// It runs off the board.
    OffBoard,
    /// Another letter lies there.
    OtherLetter {
        /// The square.
        square: Square,
        /// What lies there.
        lies: Laid,
    },
    /// Nothing lies where a tile is said to lie.
    NothingThere {
        /// The square.
        square: Square,
    },
    /// Everything lies there already.
    NothingNew,
    /// A blank cannot be this letter by the rules.
    BlankIsNot(Face),
    /// The set has no more of these tiles.
    NoSuchTile(Tile),
}

/// What the rules forbid, and a sheet may say all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OddLaying {
    /// The first play lays too few tiles.
    TooFew {
        /// The least that the rules want.
        least: u8,
    },
    /// The first play does not cover the centre.
    NotOverCentre,
    /// A later one touches nothing.
    TouchesNothing,
    /// A tile lies just before or after the word as it is noted.
    NotWhole,
    /// A word of letters that side by side are read as others: N and Y, which are no NY.
    ReadOtherwise(Vec<Face>),
}

impl Laying {
    /// The squares that it lays on, and what.
    ///
    /// # Errors
    /// [`Unlayable`].
    pub fn on(&self, rules: &Rules, board: &Board) -> Result<Play, Unlayable> {
        let squares = self.position.squares(self.word.len()).ok_or(Unlayable::OffBoard)?;
        let signs = squares.iter().zip(&self.word);
        let letters = signs.map(|(&square, sign)| match sign {
            Sign::Letter(letter) => Ok(*letter),
            Sign::Lying => {
                let lies = board.on(square).ok_or(Unlayable::NothingThere { square })?;
                Ok(Lay { face: lies.face(), marked: false })
            }
        });
        let letters = letters.collect::<Result<Vec<Lay>, Unlayable>>()?;
        let play = Play::anywhere(board, self.position, &letters).map_err(|why| match why {
            Unlaid::OffBoard => Unlayable::OffBoard,
            Unlaid::OtherLetter { square, lies } => Unlayable::OtherLetter { square, lies },
            Unlaid::NothingNew
            | Unlaid::OneLetter
            | Unlaid::NotWhole { .. }
            | Unlaid::NotOverCentre
            | Unlaid::TouchesNothing => Unlayable::NothingNew,
        })?;
        let mut unseen = unseen(rules, board);
        for &(_, laid) in &play.tiles {
            if laid.is_blank() && !rules.blank_may_be(laid.face()) {
                return Err(Unlayable::BlankIsNot(laid.face()));
            }
            if !unseen.take(laid.tile()) {
                return Err(Unlayable::NoSuchTile(laid.tile()));
            }
        }
        Ok(named(rules, board, play))
    }

    /// What the rules would forbid of it.
    pub fn odd(&self, rules: &Rules, board: &Board, play: &Play) -> Vec<OddLaying> {
        let mut odd = Vec::new();
        if board.is_empty() {
            if play.tiles.len() < usize::from(rules.first_play) {
                odd.push(OddLaying::TooFew { least: rules.first_play });
            }
            if !play.tiles.iter().any(|&(square, _)| square == Premiums::CENTRE) {
                odd.push(OddLaying::NotOverCentre);
            }
        } else if !play.tiles.iter().any(|&(square, _)| board.touches(square)) {
            odd.push(OddLaying::TouchesNothing);
        }
        let noted = Play { position: self.position, tiles: play.tiles.clone() };
        let words = noted.words(board);
        // A single tile may be noted by its cross word alone.
        let is_noted =
            |word: &Made| word.position == self.position && word.letters.len() == self.word.len();
        let alone = self.word.len() == 1 && words.len() > 1;
        if !alone && !words.first().is_some_and(is_noted) {
            odd.push(OddLaying::NotWhole);
        }
        let alphabet = rules.alphabet();
        for word in play.words(board) {
            let faces = word.faces();
            if alphabet.cut(&alphabet.join(&faces)).as_ref() != Some(&faces) {
                odd.push(OddLaying::ReadOtherwise(faces));
            }
        }
        odd
    }
}

/// All tiles of the set that do not lie on a board.
pub fn unseen(rules: &Rules, board: &Board) -> crate::domain::board::Rack {
    let mut unseen = rules.set.tiles;
    for (_, laid) in board.tiles() {
        let _ = unseen.take(laid.tile());
    }
    unseen
}

/// The same play by its main word, whose first letter gives the position: of a single tile that makes two words
/// the one of higher value, across before down.
fn named(rules: &Rules, board: &Board, play: Play) -> Play {
    let across = |direction| Play {
        position: Position { direction, ..play.position },
        tiles: play.tiles.clone(),
    };
    let main = |play: &Play| play.words(board).into_iter().next();
    let best = if play.tiles.len() == 1 {
        let plays = Direction::ALL.map(across);
        let value = |play: &Play| {
            let main = main(play).filter(|main| main.letters.len() > 1);
            main.map(|main| rules.scoring.word(board, &main))
        };
        let [one, other] = plays;
        if value(&other) > value(&one) { other } else { one }
    } else {
        play
    };
    match main(&best) {
        Some(made) => Play { position: made.position, tiles: best.tiles },
        None => best,
    }
}
