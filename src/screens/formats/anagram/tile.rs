//! A tile as it is seen.

use serde::Serialize;

use crate::domain::formats::anagram::rules::{Kind, Rules};
use crate::domain::letters::Letter;

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileData {
    /// Its letter; `None` while it lies face down.
    #[serde(serialize_with = "as_text")]
    pub letter: Option<Letter>,
    /// The value on its face.
    pub value: u8,
    /// Which bag it is of.
    pub kind: Kind,
    /// Whether it is a high-value letter.
    pub high_value: bool,
}

impl TileData {
    /// A letter's tile.
    pub fn of(rules: &Rules, letter: Letter) -> Self {
        Self {
            letter: Some(letter),
            value: rules.tile(letter).map_or(0, |tile| tile.value),
            kind: rules.kind(letter),
            high_value: rules.is_high_value(letter),
        }
    }

    /// The same face down: of which bag it is can be seen, and nothing else.
    #[must_use]
    pub fn face_down(self) -> Self {
        Self::hidden(self.kind)
    }

    /// A tile of a bag, face down.
    pub fn hidden(kind: Kind) -> Self {
        Self { letter: None, value: 0, kind, high_value: false }
    }
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "what serde calls it with"
)]
fn as_text<S: serde::Serializer>(letter: &Option<Letter>, to: S) -> Result<S::Ok, S::Error> {
    letter.map(Letter::to_char).serialize(to)
}
