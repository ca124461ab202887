//! Why a slip has nothing, as a person at the table is told it: the word, the square or the letter is named.
//!
//! It decides nothing. The verdict is the judging's; what it names is found again from the slip, the board
//! before its turn and the rack.

use crate::domain::board::{Board, Lay, Play, Position, Rack, Square, Tile, Unlaid};
use crate::domain::formats::duplicate::game::{Hand, Outcome, Slip};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict, Why};
use crate::domain::formats::duplicate::notation::{
    SmallLetters, odd_sign, position, position_text, tiles_text, word,
};
use crate::domain::formats::duplicate::rules::{ALPHABET, Mistake};
use crate::domain::letters::{Face, Word};
use crate::language::{Language, quoted, tr};
use crate::text;

/// What became of a slip, with what is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// It has its score; the mistakes of form on it.
    Correct(Vec<Mistake>),
    /// These words wait for a ruling.
    Undecided(Vec<Word>),
    /// Neither position nor word.
    Pass,
    /// None was handed in.
    Missing,
    /// The arbiter set it, and why.
    Ruled(Outcome),
    /// Not raised in time.
    NotRaised,
    /// Two plays on it.
    TwoPlays,
    /// Two slips.
    TwoSlips,
    /// Nobody can read the position.
    PositionUnreadable,
    /// Nobody can read the word.
    WordUnreadable,
    /// The keyer found the word not written whole.
    Cut,
    /// No position stands there.
    NoPosition,
    /// What stands there is no position of the board.
    BadPosition(String),
    /// From that position the word runs off the board.
    OffBoard {
        /// As it was written.
        position: Position,
        /// How many letters the word has.
        letters: usize,
    },
    /// No word stands there.
    NoWord,
    /// The word has a sign that is no letter, and which.
    BadWord {
        /// What is written.
        wrote: String,
        /// Its first such sign.
        sign: char,
    },
    /// Another letter lies on one of its squares.
    OtherLetter {
        /// The square.
        square: Square,
        /// What lies there.
        lies: Face,
        /// What the slip has there.
        wrote: Option<Face>,
    },
    /// All its letters lie there already.
    NothingNew,
    /// It is one letter.
    OneLetter,
    /// A tile lies just before or after the word.
    NotWhole {
        /// On this square.
        square: Square,
    },
    /// The first play does not cover the centre.
    NotOverCentre,
    /// It touches nothing that lies there.
    TouchesNothing,
    /// The rack lacks these tiles.
    Lacks(Vec<Tile>),
    /// These words are invalid, the main word first.
    Invalid(Vec<Word>),
    /// Mistakes of form that the rules punish so.
    Mistakes(Vec<Mistake>),
}

/// What a slip was judged by.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The board before its turn.
    pub board: &'a Board,
    /// The rack of its turn.
    pub rack: &'a Rack,
}

/// Why a slip has what it has; `slip` is none where none was handed in.
pub fn because(slip: Option<&Slip>, judged: &JudgedSlip, at: At<'_>) -> Because {
    let deciding = || judged.deciding.clone();
    let Some(slip) = slip else { return Because::Missing };
    let mistakes = || judged.mistakes.clone();
    match judged.verdict {
        Verdict::Correct => Because::Correct(mistakes()),
        Verdict::Undecided => Because::Undecided(deciding()),
        Verdict::Pass => Because::Pass,
        Verdict::Missing => Because::Missing,
        Verdict::Ruled => slip.outcome.clone().map_or(Because::Missing, Because::Ruled),
        Verdict::Incorrect(why) => match why {
            Why::NotRaised => Because::NotRaised,
            Why::TwoPlays => Because::TwoPlays,
            Why::TwoSlips => Because::TwoSlips,
            Why::PositionUnreadable => Because::PositionUnreadable,
            Why::WordUnreadable => Because::WordUnreadable,
            Why::WordInvalid => Because::Invalid(deciding()),
            Why::Mistake => Because::Mistakes(mistakes()),
            Why::NotWhole if slip.fault.is_some() => Because::Cut,
            Why::NotWhole | Why::Position | Why::Word | Why::Board | Why::Rack => {
                written(&slip.position, &slip.word, at)
            }
        },
    }
}

/// Why a play cannot be laid, by what is written of it: where it did not come to the words.
pub fn written(place: &str, text: &str, at: At<'_>) -> Because {
    let place = place.trim();
    let Some(position) = position(place) else {
        return match place {
            "" => Because::NoPosition,
            bad => Because::BadPosition(bad.to_owned()),
        };
    };
    let Some(letters) = word(text, SmallLetters::Jokers) else {
        return match text.trim() {
            "" => Because::NoWord,
            bad => Because::BadWord {
                wrote: bad.to_owned(),
                sign: odd_sign(bad).unwrap_or(char::REPLACEMENT_CHARACTER),
            },
        };
    };
    match Play::of(at.board, position, &letters) {
        Ok(play) => Because::Lacks(lacking(&play, at.rack)),
        Err(Unlaid::OffBoard) => Because::OffBoard { position, letters: letters.len() },
        Err(Unlaid::OtherLetter { square, lies }) => {
            let wrote = on(position, &letters, square);
            Because::OtherLetter { square, lies: lies.face(), wrote }
        }
        Err(Unlaid::NothingNew) => Because::NothingNew,
        Err(Unlaid::OneLetter) => Because::OneLetter,
        Err(Unlaid::NotWhole { square }) => Because::NotWhole { square },
        Err(Unlaid::NotOverCentre) => Because::NotOverCentre,
        Err(Unlaid::TouchesNothing) => Because::TouchesNothing,
    }
}

/// The letter of a word on a square.
fn on(position: Position, letters: &[Lay], square: Square) -> Option<Face> {
    let next = |square: &Square| square.next(position.direction);
    let squares = std::iter::successors(Some(position.square), next);
    squares.zip(letters).find(|(at, _)| *at == square).map(|(_, letter)| letter.face)
}

/// The tiles that a play needs beyond the rack: jokers that are marked and not there; else the letters that
/// are more than its jokers can stand for.
fn lacking(play: &Play, rack: &Rack) -> Vec<Tile> {
    let mut hand = *rack;
    let tiles = play.tiles.iter().map(|(_, laid)| laid.tile());
    tiles.filter(|&tile| !hand.take(tile)).collect()
}

/// A square by its row and column.
pub fn square_text(square: Square) -> String {
    position_text(Position { square, direction: crate::domain::board::Direction::Across })
}

/// Whether a sign is a letter that the game does not have, though it may look like one of its own.
fn is_foreign(sign: char) -> bool {
    let is_odd = odd_sign(sign.encode_utf8(&mut [0; 4])).is_some();
    is_odd && sign.is_alphabetic() && !sign.is_ascii()
}

fn foreign(wrote: &str, sign: char, language: Language) -> String {
    text!(language, "verdict-foreign-sign", wrote = quoted(wrote), sign = sign)
}

/// Words in a row, as they are laid.
fn listed(words: &[Word]) -> String {
    words.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The mistakes on a slip.
pub fn mistakes(mistakes: &[Mistake], language: Language) -> String {
    let said = mistakes.iter().map(|mistake| {
        tr(
            language,
            match mistake {
                Mistake::Points => "verdict-mistake-points",
                Mistake::Joker => "verdict-mistake-joker",
                Mistake::Table => "verdict-mistake-table",
                Mistake::Turn => "verdict-mistake-turn",
            },
        )
    });
    said.collect::<Vec<_>>().join(", ")
}

impl Because {
    /// As a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let say = |key| tr(language, key);
        match self {
            Self::Correct(none) if none.is_empty() => say("verdict-correct"),
            Self::Correct(some) => {
                text!(language, "verdict-correct-with", mistakes = mistakes(some, language))
            }
            Self::Undecided(words) => {
                text!(language, "verdict-undecided", count = words.len(), words = listed(words))
            }
            Self::Pass => say("verdict-pass"),
            Self::Missing => say("verdict-missing"),
            Self::Ruled(Outcome { points, warnings, reason }) => text!(
                language,
                "verdict-ruled",
                points = *points,
                warnings = *warnings,
                reason = reason
            ),
            Self::NotRaised => say("verdict-not-raised"),
            Self::TwoPlays => say("verdict-two-plays"),
            Self::TwoSlips => say("verdict-two-slips"),
            Self::PositionUnreadable => say("verdict-position-unreadable"),
            Self::WordUnreadable => say("verdict-word-unreadable"),
            Self::Cut => say("verdict-cut"),
            Self::NoPosition => say("verdict-no-position"),
            Self::BadPosition(wrote) => match wrote.chars().find(|&sign| is_foreign(sign)) {
                Some(sign) => foreign(wrote, sign, language),
                None => text!(language, "verdict-bad-position", position = quoted(wrote)),
            },
            Self::OffBoard { position, letters } => text!(
                language,
                "verdict-off-board",
                position = position_text(*position),
                count = *letters
            ),
            Self::NoWord => say("verdict-no-word"),
            Self::BadWord { wrote, sign } if sign.is_whitespace() => {
                text!(language, "verdict-two-words", word = quoted(wrote))
            }
            Self::BadWord { wrote, sign } if is_foreign(*sign) => foreign(wrote, *sign, language),
            Self::BadWord { wrote, sign } => {
                text!(language, "verdict-bad-word", word = quoted(wrote), sign = *sign)
            }
            Self::OtherLetter { square, lies, wrote } => text!(
                language,
                "verdict-other-letter",
                square = square_text(*square),
                lies = ALPHABET.spelled(*lies),
                wrote = wrote.map_or("?", |face| ALPHABET.spelled(face))
            ),
            Self::NothingNew => say("verdict-nothing-new"),
            Self::OneLetter => say("verdict-one-letter"),
            Self::NotWhole { square } => {
                text!(language, "verdict-not-whole", square = square_text(*square))
            }
            Self::NotOverCentre => say("verdict-not-over-centre"),
            Self::TouchesNothing => say("verdict-touches-nothing"),
            Self::Lacks(tiles) => text!(
                language,
                "verdict-lacks",
                count = tiles.len(),
                tiles = tiles_named(tiles, language)
            ),
            Self::Invalid(words) => {
                text!(language, "verdict-invalid", count = words.len(), words = listed(words))
            }
            Self::Mistakes(some) => {
                text!(language, "verdict-mistakes", mistakes = mistakes(some, language))
            }
        }
    }
}

/// Tiles with commas, a joker by its word.
fn tiles_named(tiles: &[Tile], language: Language) -> String {
    let named = tiles.iter().map(|&tile| match tile {
        Tile::Face(_) => tiles_text([tile]),
        Tile::Blank => tr(language, "verdict-joker"),
    });
    named.collect::<Vec<_>>().join(", ")
}

/// What a slip says, on one line: position, word and points, as far as they stand there.
pub fn as_written(slip: &Slip) -> String {
    let points = slip.points.map(|points| points.to_string());
    let parts = [slip.position.trim(), slip.word.trim()].map(str::to_owned).into_iter();
    let parts = parts.chain(points).filter(|part| !part.is_empty());
    let said = parts.collect::<Vec<_>>().join(" ");
    if said.is_empty() && slip.hand == Hand::Raised { "–".to_owned() } else { said }
}
