//! How positions, words and tiles are written: `H7` across, `6E` down, `C0OMANDA` with a joker for its C, `?`
//! for a joker on a rack.

use unicode_normalization::UnicodeNormalization;

use super::rules::ALPHABET;
use crate::domain::board::{Direction, Laid, Lay, Position, SIDE, Square, Tile};
use crate::domain::letters::{Face, Word};

/// A position as people write it: a row (A to O) and a column (1 to 15), the row first when the word runs
/// across. Case and spaces do not count. `None` when it is none of the board.
pub fn position(text: &str) -> Option<Position> {
    let signs: String = text.nfc().filter(|sign| !sign.is_whitespace()).collect();
    let row = |text: &str| {
        let mut signs = text.chars();
        let letter = signs.next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
        let row = u8::try_from(letter).ok()?.checked_sub(b'A')?;
        signs.next().is_none().then_some(row)
    };
    let column = |text: &str| {
        let is_number = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<u8>().ok().filter(|_| is_number)?.checked_sub(1)
    };
    let down = signs.starts_with(|sign: char| sign.is_ascii_digit());
    let digits = |sign: char| sign.is_ascii_digit();
    let (row, column, direction) = if down {
        let letter = signs.trim_start_matches(digits);
        let number = signs.strip_suffix(letter)?;
        (row(letter)?, column(number)?, Direction::Down)
    } else {
        let letter = signs.trim_end_matches(digits);
        let number = signs.strip_prefix(letter)?;
        (row(letter)?, column(number)?, Direction::Across)
    };
    Some(Position { square: Square::at(row, column)?, direction })
}

/// A position in its usual form.
pub fn position_text(position: Position) -> String {
    let (square, column) = (position.square, position.square.column() + 1);
    let row = char::from(b'A' + square.row().min(SIDE));
    match position.direction {
        Direction::Across => format!("{row}{column}"),
        Direction::Down => format!("{column}{row}"),
    }
}

/// What small letters say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallLetters {
    /// Nothing, as when somebody types.
    Nothing,
    /// One or two among capitals are jokers, as in documents.
    Jokers,
}

/// A word as it stands on a slip; `None` when it has a sign that is no letter, or no sign at all.
pub fn word(text: &str, small: SmallLetters) -> Option<Vec<Lay>> {
    let text: String = text.trim().nfc().collect();
    let (mut word, mut cases, mut may_mark): (Vec<Lay>, Vec<Case>, bool) =
        (Vec::new(), Vec::new(), false);
    for sign in text.chars() {
        match (sign, word.last_mut()) {
            ('0', Some(last)) if may_mark => {
                last.marked = true;
                may_mark = false;
            }
            _ => {
                word.push(Lay { face: face(sign)?, marked: false });
                cases.push(if sign.is_lowercase() { Case::Small } else { Case::Capital });
                may_mark = true;
            }
        }
    }
    let count = cases.iter().filter(|&&case| case == Case::Small).count();
    if small == SmallLetters::Jokers && (1..=2).contains(&count) && count < cases.len() {
        for (letter, case) in word.iter_mut().zip(cases) {
            letter.marked |= case == Case::Small;
        }
    }
    (!word.is_empty()).then_some(word)
}

/// The first sign of such a text that is neither a letter nor the mark of a joker behind one.
pub fn odd_sign(text: &str) -> Option<char> {
    let mut may_mark = false;
    text.trim().nfc().find(|&sign| {
        let marks = sign == '0' && may_mark;
        may_mark = !marks;
        !marks && face(sign).is_none()
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Small,
    Capital,
}

/// The face of one composed sign, whatever its case and the marks that fold. A sign whose capital is another
/// letter's (a long s, a dotless i) is none.
fn face(sign: char) -> Option<Face> {
    let mut capitals = sign.to_uppercase();
    let capital = capitals.next().filter(|_| capitals.next().is_none())?;
    if sign != capital && !capital.to_lowercase().eq([sign]) {
        return None;
    }
    ALPHABET.face(ALPHABET.letter(capital)?)
}

/// A text that says nothing to the game, as it is kept: in capitals, without spaces around it.
pub fn capitals(text: &str) -> String {
    text.trim().nfc().map(capital).collect()
}

/// The capital of a sign that has just one, which is no other sign's.
fn capital(sign: char) -> char {
    let mut capitals = sign.to_uppercase();
    let capital = capitals.next().filter(|_| capitals.next().is_none()).unwrap_or(sign);
    if capital.to_lowercase().eq([sign]) { capital } else { sign }
}

/// Tiles as they are typed; `?`, `*` and `0` are a joker, spaces do not count. `None` when a sign is no tile.
pub fn tiles(text: &str) -> Option<Vec<Tile>> {
    let signs: String = text.nfc().filter(|sign| !sign.is_whitespace()).collect();
    let tile = |sign| match sign {
        '?' | '*' | '0' => Some(Tile::Blank),
        letter => face(letter).map(Tile::Face),
    };
    signs.chars().map(tile).collect()
}

/// Tiles in a row.
pub fn tiles_text(tiles: impl IntoIterator<Item = Tile>) -> String {
    let text = tiles.into_iter().map(|tile| match tile {
        Tile::Face(face) => ALPHABET.spelled(face),
        Tile::Blank => "?",
    });
    text.collect()
}

/// A word with every joker marked.
pub fn laid_text(letters: &[Laid]) -> String {
    let mut text = String::new();
    for letter in letters {
        text.push_str(ALPHABET.spelled(letter.face()));
        if letter.is_blank() {
            text.push('0');
        }
    }
    text
}

/// A text with marked jokers as whoever only reads it is shown it: a joker is the small letter that it stands for, `cOMANDA`.
/// What is typed and kept has the mark.
pub fn read_text(marked: &str) -> String {
    let mut text = String::new();
    for sign in marked.chars() {
        match text.pop() {
            Some(last) if sign == '0' && last.is_uppercase() => text.extend(last.to_lowercase()),
            last => text.extend(last.into_iter().chain([sign])),
        }
    }
    text
}

/// The word that faces make.
pub fn word_of(faces: &[Face]) -> Option<Word> {
    Word::new(ALPHABET.join(faces))
}
