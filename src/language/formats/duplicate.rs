//! The sentences of the duplicate format.

mod events;
mod refusal;
pub mod verdict;

use crate::domain::contest::whose::SheetPlaces;
use crate::domain::formats::duplicate::Recorded;
use crate::domain::formats::duplicate::doubt::Doubt;
use crate::domain::formats::duplicate::event::Event;
use crate::domain::formats::duplicate::refusal::Refusal;
use crate::domain::formats::duplicate::rules::{RulesError, Wrong};
use crate::domain::formats::duplicate::standings::SanctionKind;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::whose::places;
use crate::domain::ids::Seq;
use crate::language::{Language, Sentences, Teller, quoted, tr};
use crate::text;

/// What a sanction is called; of warnings, so many.
pub fn sanction_name(say: Language, kind: SanctionKind, count: u32) -> String {
    match kind {
        SanctionKind::Technical => text!(say, "turns-kind-technical", count = count),
        SanctionKind::Disciplinary => text!(say, "turns-kind-disciplinary", count = count),
        SanctionKind::ExpelledFromRest => tr(say, "turns-kind-expelled-from-rest"),
        SanctionKind::Expelled => tr(say, "turns-kind-expelled"),
    }
}

/// What a sanction would mean that takes somebody out of the game; `None` of a warning.
pub fn would_be_out(say: Language, kind: SanctionKind) -> Option<String> {
    match kind {
        SanctionKind::Technical | SanctionKind::Disciplinary => None,
        SanctionKind::ExpelledFromRest => Some(tr(say, "places-if-out")),
        SanctionKind::Expelled => Some(tr(say, "places-if-expelled")),
    }
}

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
            Wrong::Set(bad) => self.bad_set(bad),
            Wrong::Variant(variant) => {
                text!(self, "errors-rules-variant", variant = quoted(variant))
            }
            Wrong::FigureTwice => tr(self, "errors-rules-figure-twice"),
        };
        text!(self, "errors-rules-at", line = *line, what = what)
    }
}
