//! How tiles, plays and slips stand in a history: as text in its one form, so that a file can be read by people.

use serde::{Deserialize, Serialize};

use super::game::{Fault, Field};
use super::notation::{self, SmallLetters, laid_text, position_text, tiles_text};
use crate::domain::board::{Board, Laid, Lay, Play, Position, Rack, Tile, Unlaid};

/// Tiles in the order in which they came; in a history a text such as `MORS?`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Row(pub Vec<Tile>);

/// A text that is not in its one form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not in its one form")]
pub struct OtherForm(String);

impl Row {
    /// How many of each.
    pub fn rack(&self) -> Rack {
        self.0.iter().copied().collect()
    }
}

impl From<Rack> for Row {
    fn from(rack: Rack) -> Self {
        Self(rack.tiles().collect())
    }
}

impl From<Row> for String {
    fn from(row: Row) -> Self {
        tiles_text(row.0)
    }
}

impl TryFrom<String> for Row {
    type Error = OtherForm;

    fn try_from(text: String) -> Result<Self, OtherForm> {
        let tiles = notation::tiles(&text).filter(|tiles| tiles_text(tiles.iter().copied()) == text);
        tiles.map(Self).ok_or(OtherForm(text))
    }
}

/// A play by its name: position and main word, every joker marked, those that lie there too. It can be laid
/// again without a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "NamedText", into = "NamedText")]
pub struct NamedPlay {
    /// Where the main word begins.
    pub position: Position,
    /// The main word.
    pub word: Vec<Lay>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedText {
    position: String,
    word: String,
}

impl NamedPlay {
    /// The name of a play on the board before it.
    pub fn of(play: &Play, board: &Board) -> Self {
        let main = play.words(board).into_iter().next().map(|made| made.letters);
        let lay = |laid: Laid| Lay { face: laid.face(), marked: laid.is_blank() };
        let word = main.unwrap_or_default().into_iter().map(lay).collect();
        Self { position: play.position, word }
    }

    /// What it lays.
    ///
    /// # Errors
    /// [`Unlaid`].
    pub fn laid(&self, board: &Board) -> Result<Play, Unlaid> {
        Play::of(board, self.position, &self.word)
    }

    /// The main word, jokers marked.
    pub fn word_text(&self) -> String {
        word_text(&self.word)
    }
}

/// Letters as they are written, jokers marked.
fn word_text(word: &[Lay]) -> String {
    let laid = |lay: &Lay| if lay.marked { Laid::Blank(lay.face) } else { Laid::Face(lay.face) };
    laid_text(&word.iter().map(laid).collect::<Vec<_>>())
}

impl From<NamedPlay> for NamedText {
    fn from(play: NamedPlay) -> Self {
        Self { position: position_text(play.position), word: play.word_text() }
    }
}

impl TryFrom<NamedText> for NamedPlay {
    type Error = OtherForm;

    fn try_from(text: NamedText) -> Result<Self, OtherForm> {
        let named = notation::position(&text.position)
            .zip(notation::word(&text.word, SmallLetters::Nothing))
            .map(|(position, word)| Self { position, word });
        let same = |named: &Self| {
            position_text(named.position) == text.position && named.word_text() == text.word
        };
        let named = named.filter(same);
        named.ok_or_else(|| OtherForm(format!("{} {}", text.position, text.word)))
    }
}

/// What a slip says, as typed and folded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnSlip {
    /// The position; may be empty, or none of the board.
    pub position: String,
    /// The word, jokers marked by `0`; may be empty, or have signs that are no letters.
    pub word: String,
    /// The points, where some stand there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Whether the table's number is right.
    #[serde(default, skip_serializing_if = "Field::is_right")]
    pub table: Field,
    /// Whether the turn's number is right.
    #[serde(default, skip_serializing_if = "Field::is_right")]
    pub turn: Field,
    /// What hinders reading it at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

impl OnSlip {
    /// The most that a slip's points can say.
    pub const MOST_POINTS: u32 = 9999;
    /// Nothing on it.
    pub const EMPTY: Self = Self {
        position: String::new(),
        word: String::new(),
        points: None,
        table: Field::Right,
        turn: Field::Right,
        fault: None,
    };

    /// With position and word folded: in their one form where they can be read, else in capitals.
    #[must_use]
    pub fn folded(mut self, small: SmallLetters) -> Self {
        let position = notation::position(&self.position).map(position_text);
        self.position = position.unwrap_or_else(|| notation::capitals(&self.position));
        let read = notation::word(&self.word, small).map(|word| word_text(&word));
        self.word = read.unwrap_or_else(|| notation::capitals(&self.word));
        self
    }

    /// Whether it is as [`Self::folded`] leaves it.
    pub fn is_folded(&self) -> bool {
        self.clone().folded(SmallLetters::Nothing) == *self
    }
}
