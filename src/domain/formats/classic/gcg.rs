//! Whole games of two as GCG files, the text in which programs exchange them: `docs/gcg.md` says it for strangers.
//!
//! [`text`] makes text of a file's bytes, [`lines`] what each line says, whatever the letters; [`import`] a game of
//! it by a rule set, all scores computed anew; [`export`] writes one, so that reading it gives the same game.

pub mod encoding;
pub mod export;
pub mod import;
pub mod lines;

pub use encoding::text;

use super::course::Cannot;
use super::notation::Unreadable;
use crate::domain::text::UnfitText;

/// The largest file that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// What is wrong with a file; lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct Bad {
    /// Where.
    pub line: usize,
    /// What.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// More bytes than any game has.
    #[error("{0} bytes")]
    TooLarge(usize),
    /// An encoding that is not read.
    #[error("the encoding {0:?}")]
    Encoding(String),
    /// Bytes that are not of the encoding that is named, or no text at all.
    #[error("no text")]
    NotText,
    /// No line names the players.
    #[error("no players")]
    NoPlayers,
    /// More than two players.
    #[error("more than two players")]
    MorePlayers,
    /// A player is named twice, or both alike.
    #[error("the player {0:?} twice")]
    PlayerTwice(String),
    /// A name that no record can hold.
    #[error("{0}")]
    Name(UnfitText),
    /// Neither a pragma nor an event.
    #[error("the line {0:?}")]
    NotALine(String),
    /// An event that ends without its points and the total.
    #[error("no points and total in {0:?}")]
    NoNumbers(String),
    /// An event of somebody who is not named as a player.
    #[error("the player {0:?}")]
    NoSuchPlayer(String),
    /// The rule set is of other letters than the file says.
    #[error("the tiles of {0:?}")]
    OtherTiles(String),
    /// The rule set has no games of two.
    #[error("no games of two")]
    NotOfTwo,
    /// No square of the board.
    #[error("the position {0:?}")]
    Position(String),
    /// No word.
    #[error("the word {text:?}: {why}")]
    Word {
        /// What stands there.
        text: String,
        /// Why it is none.
        why: Unreadable,
    },
    /// No rack, and no tiles to exchange.
    #[error("the tiles {text:?}: {why}")]
    Tiles {
        /// What stands there.
        text: String,
        /// Why they are none.
        why: Unreadable,
    },
    /// Nothing was laid that could be taken off.
    #[error("nothing to take off")]
    NothingToTakeOff,
    /// More turns than any game has.
    #[error("more than {0} turns")]
    TooManyTurns(usize),
    /// Nobody can have done that.
    #[error("impossible")]
    Impossible(Cannot),
}

impl Bad {
    const fn at(line: usize, wrong: Wrong) -> Self {
        Self { line, wrong }
    }
}

/// Notes that are more than notes. Any other note is one of the turn before it.
mod notes {
    pub(super) const SENYORS: &str = "senyors";
    pub(super) const TIMER: &str = "timer";
    pub(super) const NO_TIME: &str = "no_time";
    pub(super) const TAKEN_BACK: &str = "taken back";
    pub(super) const TAKEN_OFF: &str = "taken off";
    pub(super) const CHALLENGE: &str = "challenge";
    pub(super) const TIME_UP: &str = "time up";
    pub(super) const OVER: &str = "over";
    pub(super) const END: &str = "end";
    /// Before a text that would else be taken for one of these.
    pub(super) const NOTE: &str = "note";
    /// The first words of all of them.
    pub(super) const WORDS: [&str; 9] =
        [SENYORS, TIMER, NO_TIME, "taken", CHALLENGE, "time", OVER, END, NOTE];
}
