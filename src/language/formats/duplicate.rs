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

/// What every competition says of a round and a sheet is said of a turn and a slip; what an objection calls void is
/// a hand that was not raised.
const INSTEAD: &[(&str, &str)] = &[
    ("competition-add-from", "called-add-from"),
    ("competition-came", "called-came"),
    ("competition-from", "called-from"),
    ("competition-left", "called-left"),
    ("competition-span", "called-span"),
    ("console-about-reading", "called-about-reading"),
    ("console-about-void", "called-about-hand"),
    ("console-from-round", "called-from-turn"),
    ("console-to-round", "called-to-turn"),
    ("dialog-change-player", "called-change-player"),
    ("dialog-last-round", "called-last-turn"),
    ("dialog-left", "called-leaves"),
    ("dialog-no-round", "called-no-turn"),
    ("dialog-not-there", "called-not-there"),
    ("dialog-round", "called-turn"),
    ("dialog-uphold-void", "called-uphold-hand"),
    ("errors-empty-span", "called-empty-span"),
    ("errors-not-played", "called-not-played"),
    ("errors-not-published", "called-not-published"),
    ("errors-not-removable", "called-not-removable"),
    ("errors-published-already", "called-published-already"),
    ("errors-rounds-open", "called-not-ended"),
    ("errors-too-early-to-object", "called-too-early-to-object"),
    ("errors-unknown-round", "called-unknown-turn"),
    ("history-disciplinary", "called-was-disciplinary"),
    ("history-expelled", "called-was-expelled"),
    ("history-expelled-from-rest", "called-was-expelled-from-rest"),
    ("history-objection-reading", "called-was-about-reading"),
    ("history-objection-void", "called-was-about-hand"),
    ("history-objection-word", "called-was-about-word"),
    ("history-player-added", "called-was-added"),
    ("history-player-changed", "called-was-changed"),
    ("history-publication-withdrawn", "called-was-withdrawn"),
    ("history-round-published", "called-was-published"),
    ("history-technical", "called-was-technical"),
    ("press-round", "called-of-turn"),
    ("print-objection", "called-on-page"),
    ("print-objection-reading", "called-on-page-reading"),
    ("print-objection-void", "called-on-page-hand"),
    ("standings-expelled-after", "called-expelled-after"),
    ("standings-objection", "called-objection"),
    ("standings-penalty", "called-penalty"),
];

impl Sentences for Duplicate {
    const INSTEAD: &'static [(&'static str, &'static str)] = INSTEAD;

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
