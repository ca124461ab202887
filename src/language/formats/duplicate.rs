//! The sentences of the duplicate format.

mod events;
mod refusal;

use crate::domain::board::BadPremiums;
use crate::domain::contest::whose::SheetPlaces;
use crate::domain::formats::duplicate::Recorded;
use crate::domain::formats::duplicate::doubt::Doubt;
use crate::domain::formats::duplicate::event::Event;
use crate::domain::formats::duplicate::refusal::Refusal;
use crate::domain::formats::duplicate::rules::{RulesError, Wrong};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::whose::places;
use crate::domain::ids::Seq;
use crate::language::{Language, Sentences, Teller, quoted, tr};
use crate::text;

impl Sentences for Duplicate {
    type Subjects = SheetPlaces;

    fn subjects(log: &[Recorded]) -> SheetPlaces {
        places(log)
    }

    fn event(teller: &Teller<'_, Self>, seq: Seq, event: &Event) -> String {
        events::sentence(teller, seq, event)
    }

    fn refusal(say: Language, why: &Refusal) -> String {
        refusal::refusal(say, why)
    }

    fn doubt(say: Language, doubt: &Doubt) -> String {
        refusal::doubt(say, doubt)
    }

    fn rules_error(say: Language, error: &RulesError) -> String {
        say.duplicate_rules(error)
    }
}

impl Language {
    /// What is wrong with a text of rules of a duplicate game, and in which line.
    pub fn duplicate_rules(self, RulesError { line, wrong }: &RulesError) -> String {
        let what = match wrong {
            Wrong::Syntax(words) => text!(self, "errors-rules-words", what = quoted(words)),
            Wrong::NotThese { got, wanted } => {
                text!(self, "errors-rules-other", got = quoted(got), wanted = *wanted)
            }
            Wrong::Variant(variant) => {
                text!(self, "errors-rules-variant", variant = quoted(variant))
            }
            Wrong::OutOfRange { got, min, max } => {
                text!(self, "errors-rules-range", got = *got, min = *min, max = *max)
            }
            Wrong::Letter(letter) => text!(self, "errors-rules-letter", letter = quoted(letter)),
            Wrong::Kind(letter) => text!(self, "errors-rules-kind", letter = quoted(letter)),
            Wrong::Folds(folds) => text!(self, "errors-rules-folds", folds = quoted(folds)),
            Wrong::Half(letter) => text!(self, "errors-rules-half", letter = quoted(letter)),
            Wrong::TooFewTiles { tiles } => text!(self, "errors-rules-few", tiles = *tiles),
            Wrong::Board(BadPremiums::Rows { rows }) => {
                text!(self, "errors-rules-board-rows", rows = *rows)
            }
            Wrong::Board(BadPremiums::Row { row: _, signs }) => {
                text!(self, "errors-rules-board-row", signs = *signs)
            }
            Wrong::Board(BadPremiums::Sign { row: _, column: _, sign }) => {
                text!(self, "errors-rules-board-sign", sign = quoted(&sign.to_string()))
            }
            Wrong::Board(BadPremiums::NotMirrored { row: _, column }) => {
                text!(self, "errors-rules-board-mirror", column = *column)
            }
            Wrong::Board(BadPremiums::Centre) => tr(self, "errors-rules-board-centre"),
            Wrong::FigureTwice => tr(self, "errors-rules-figure-twice"),
        };
        text!(self, "errors-rules-at", line = *line, what = what)
    }
}
