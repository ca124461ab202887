//! What is wrong with the rules of any format on a board.

use super::{Language, quoted, tr};
use crate::domain::board::BadPremiums;
use crate::domain::board::set::BadSet;
use crate::text;

impl Language {
    /// What is wrong in a line of rules, to follow the line's number.
    pub fn bad_set(self, bad: &BadSet) -> String {
        match bad {
            BadSet::Syntax(words) => text!(self, "errors-rules-words", what = quoted(words)),
            BadSet::NotThese { got, wanted } => {
                text!(self, "errors-rules-other", got = quoted(got), wanted = *wanted)
            }
            BadSet::OutOfRange { got, min, max } => {
                text!(self, "errors-rules-range", got = *got, min = *min, max = *max)
            }
            BadSet::Letter(letter) => text!(self, "errors-rules-letter", letter = quoted(letter)),
            BadSet::Kind(letter) => text!(self, "errors-rules-kind", letter = quoted(letter)),
            BadSet::Folds(folds) => text!(self, "errors-rules-folds", folds = quoted(folds)),
            BadSet::Also(letter) => text!(self, "errors-rules-also", letter = quoted(letter)),
            BadSet::Printed(face) => text!(self, "errors-rules-printed", face = quoted(face)),
            BadSet::Half(letter) => text!(self, "errors-rules-half", letter = quoted(letter)),
            BadSet::TooFewTiles { tiles } => text!(self, "errors-rules-few", tiles = *tiles),
            BadSet::Board(BadPremiums::Rows { rows }) => {
                text!(self, "errors-rules-board-rows", rows = *rows)
            }
            BadSet::Board(BadPremiums::Row { row: _, signs }) => {
                text!(self, "errors-rules-board-row", signs = *signs)
            }
            BadSet::Board(BadPremiums::Sign { row: _, column: _, sign }) => {
                text!(self, "errors-rules-board-sign", sign = quoted(&sign.to_string()))
            }
            BadSet::Board(BadPremiums::NotMirrored { row: _, column }) => {
                text!(self, "errors-rules-board-mirror", column = *column)
            }
            BadSet::Board(BadPremiums::Centre) => tr(self, "errors-rules-board-centre"),
        }
    }
}
