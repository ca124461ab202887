//! How positions, words and tiles are written: `8H` across, `H8` down, `.` for a tile that lies there, a small
//! letter for a blank, letters of several signs in brackets, `?` for a blank on a rack.
//!
//! It is how GCG files are written, so that what stands on a sheet stands in a file.

use unicode_normalization::UnicodeNormalization;

use crate::domain::board::{Direction, Laid, Lay, Position, Square, Tile};
use crate::domain::letters::{Alphabet, Face, NotAWord};

/// A sign of a word that was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Whatever lies there already.
    Lying,
    /// A letter; on a square that has a tile it only repeats that tile's.
    Letter(Lay),
}

/// Why a text is no word, or names no tiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Nothing stands there.
    #[error("nothing")]
    Nothing,
    /// A bracket that is not closed, or holds no single letter.
    #[error("the bracket {0:?}")]
    Bracket(String),
    /// A sign that is a letter only in company, and what it is then: Q, and QU.
    #[error("{0} instead of {1}")]
    Alone(char, &'static str),
    /// A sign that is no letter of the language.
    #[error("{0}")]
    Letters(NotAWord),
}

/// A position as people write it: row 1 to 15 and column A to O, the row first when the word runs across. Case
/// and spaces do not count. `None` when it is none of the board.
pub fn position(text: &str) -> Option<Position> {
    let signs: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let is_digit = |sign: char| sign.is_ascii_digit();
    let across = signs.starts_with(is_digit);
    let letter = signs.trim_matches(is_digit);
    let (column, none) = (letter.as_bytes().first()?, letter.get(1..)?);
    let number = if across { signs.strip_suffix(letter)? } else { signs.strip_prefix(letter)? };
    let is_number = (1..=2).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    if !none.is_empty() || !is_number {
        return None;
    }
    let row = number.parse::<u8>().ok()?.checked_sub(1)?;
    let column = column.to_ascii_uppercase().checked_sub(b'A')?;
    let direction = if across { Direction::Across } else { Direction::Down };
    Some(Position { square: Square::at(row, column)?, direction })
}

/// A position in its usual form.
pub fn position_text(position: Position) -> String {
    let (row, column) = (position.square.row() + 1, position.square.column());
    let column = char::from(b'A' + column);
    match position.direction {
        Direction::Across => format!("{row}{column}"),
        Direction::Down => format!("{column}{row}"),
    }
}

/// A square by row and column, as people name it: `8H`.
pub fn square_text(square: Square) -> String {
    position_text(Position { square, direction: Direction::Across })
}

/// A word as it stands on a sheet. Letters of one case that lie side by side are cut the longest first; in
/// brackets each is one. What stands in round brackets lies there already.
///
/// # Errors
/// [`Unreadable`].
pub fn word(alphabet: &Alphabet, text: &str) -> Result<Vec<Sign>, Unreadable> {
    let mut word = Vec::new();
    for piece in pieces(text)? {
        match piece {
            Piece::Lying => word.push(Sign::Lying),
            Piece::Blank => return Err(not_there('?')),
            Piece::Through(letters) => {
                word.extend(faces(alphabet, &letters)?.iter().map(|_| Sign::Lying));
            }
            Piece::Bracket(letters) => {
                let face = bracketed(alphabet, &letters)?;
                word.push(Sign::Letter(Lay { face, marked: is_small(&letters) }));
            }
            Piece::Run(letters) => {
                let marked = is_small(&letters);
                let letters = faces(alphabet, &letters)?.into_iter();
                word.extend(letters.map(|face| Sign::Letter(Lay { face, marked })));
            }
        }
    }
    if word.is_empty() { Err(Unreadable::Nothing) } else { Ok(word) }
}

/// Tiles as they are typed; `?` is a blank, spaces and case do not count.
///
/// # Errors
/// [`Unreadable`]; no tile at all is fine.
pub fn tiles(alphabet: &Alphabet, text: &str) -> Result<Vec<Tile>, Unreadable> {
    let mut tiles = Vec::new();
    for piece in pieces(&text.to_uppercase())? {
        match piece {
            Piece::Lying => return Err(not_there('.')),
            Piece::Through(_) => return Err(not_there('(')),
            Piece::Blank => tiles.push(Tile::Blank),
            Piece::Bracket(letters) => tiles.push(Tile::Face(bracketed(alphabet, &letters)?)),
            Piece::Run(letters) => {
                tiles.extend(faces(alphabet, &letters)?.into_iter().map(Tile::Face));
            }
        }
    }
    Ok(tiles)
}

/// A piece of a text: letters of one case, or what stands for something else.
enum Piece {
    Lying,
    Blank,
    Run(String),
    Bracket(String),
    Through(String),
}

fn pieces(text: &str) -> Result<Vec<Piece>, Unreadable> {
    let mut pieces = Vec::new();
    let mut rest = text.nfc().filter(|sign| !sign.is_whitespace()).peekable();
    while let Some(sign) = rest.next() {
        let mut until = |close| {
            let mut inside = String::new();
            loop {
                match rest.next() {
                    Some(sign) if sign == close => return Ok(inside),
                    Some(sign) => inside.push(sign),
                    None => return Err(Unreadable::Bracket(format!("{sign}{inside}"))),
                }
            }
        };
        pieces.push(match sign {
            '.' => Piece::Lying,
            '?' => Piece::Blank,
            '[' => Piece::Bracket(until(']')?),
            '(' => Piece::Through(until(')')?),
            letter => {
                let mut run = String::from(letter);
                let small = letter.is_lowercase();
                // What has no case, as the dot of L·L, goes with the letters around it.
                let goes_on = |next: &char| {
                    let is_letter = next.is_lowercase() || next.is_uppercase();
                    !matches!(next, '.' | '?' | '[' | '(')
                        && (!is_letter || next.is_lowercase() == small)
                };
                while let Some(next) = rest.next_if(goes_on) {
                    run.push(next);
                }
                Piece::Run(run)
            }
        });
    }
    Ok(pieces)
}

fn is_small(letters: &str) -> bool {
    letters.chars().next().is_some_and(char::is_lowercase)
}

fn not_there(sign: char) -> Unreadable {
    Unreadable::Letters(NotAWord::Sign { sign, position: 1 })
}

fn faces(alphabet: &Alphabet, letters: &str) -> Result<Vec<Face>, Unreadable> {
    let letters = alphabet.read_letters(letters).map_err(|why| unread(alphabet, why))?;
    alphabet.cut(&letters).ok_or(Unreadable::Nothing)
}

/// Why a text has no letters of the language.
pub fn unread(alphabet: &Alphabet, why: NotAWord) -> Unreadable {
    let NotAWord::Sign { sign, .. } = why else { return Unreadable::Letters(why) };
    let alone = alphabet.begun_by(sign);
    alone.map_or(Unreadable::Letters(why), |face| Unreadable::Alone(sign, alphabet.spelled(face)))
}

fn bracketed(alphabet: &Alphabet, letters: &str) -> Result<Face, Unreadable> {
    match faces(alphabet, letters)?.as_slice() {
        [face] => Ok(*face),
        _ => Err(Unreadable::Bracket(format!("[{letters}]"))),
    }
}

/// Tiles in a row.
pub fn tiles_text(alphabet: &Alphabet, tiles: impl IntoIterator<Item = Tile>) -> String {
    let tiles: Vec<Tile> = tiles.into_iter().collect();
    let face = |tile: &Tile| match tile {
        Tile::Face(face) => Some(*face),
        Tile::Blank => None,
    };
    let mut text = String::new();
    for (place, tile) in tiles.iter().enumerate() {
        match tile {
            Tile::Blank => text.push('?'),
            Tile::Face(of) => {
                let next = tiles.get(place + 1).and_then(face);
                text.push_str(&bracketed_text(alphabet, *of, next));
            }
        }
    }
    text
}

/// A word as it is laid; the same when it is read again.
pub fn word_text(alphabet: &Alphabet, word: &[Sign]) -> String {
    let mut text = String::new();
    for (place, sign) in word.iter().enumerate() {
        let Sign::Letter(letter) = sign else {
            text.push('.');
            continue;
        };
        let next = match word.get(place + 1) {
            Some(Sign::Letter(next)) => Some(next.face),
            Some(Sign::Lying) | None => None,
        };
        let spelled = bracketed_text(alphabet, letter.face, next);
        text.push_str(&if letter.marked { spelled.to_lowercase() } else { spelled });
    }
    text
}

/// A word as it stands on the board: capitals, small letters for blanks, nothing in brackets.
pub fn laid_text(alphabet: &Alphabet, letters: &[Laid]) -> String {
    let spelled = letters.iter().map(|letter| {
        let spelled = alphabet.spelled(letter.face());
        if letter.is_blank() { spelled.to_lowercase() } else { spelled.to_owned() }
    });
    spelled.collect()
}

/// A letter before another: in brackets when it has several signs, or would be read as one with the next.
fn bracketed_text(alphabet: &Alphabet, face: Face, next: Option<Face>) -> String {
    let spelled = alphabet.spelled(face);
    let is_read_otherwise = |next: Face| {
        let both = [face, next];
        alphabet.cut(&alphabet.join(&both)).is_none_or(|read| read != both)
    };
    let in_brackets = alphabet.letters(face).len() > 1 || next.is_some_and(is_read_otherwise);
    if in_brackets { format!("[{spelled}]") } else { spelled.to_owned() }
}
