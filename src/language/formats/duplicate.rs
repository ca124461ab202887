//! The sentences of the duplicate format.

mod events;
mod refusal;
pub mod sanctioned;
pub mod verdict;

pub use self::events::criterion_key;
use crate::domain::contest::Format as _;
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
use crate::language::{Language, Sentences, Speech, Teller, quoted, tr};
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
    ("commands-add-from", "called-add-from-turn"),
    ("commands-commitment-hint", "called-commitment-hint"),
    ("commands-leaders-hidden", "called-leaders-hidden"),
    ("commands-leaders-shown", "called-leaders-shown"),
    ("commands-needs-last-round", "called-needs-turns"),
    ("commands-needs-restart", "called-needs-restart"),
    ("commands-needs-time", "called-needs-time"),
    ("commands-pin-latest", "called-pin-latest"),
    ("commands-pin-standings-hint", "called-pin-standings-hint"),
    ("commands-print-of-round", "called-print-of-turn"),
    ("commands-publish-round", "called-publish-turn"),
    ("commands-rules", "called-rules"),
    ("commands-standings-after", "called-standings-after"),
    ("commands-standings-sheet-hint", "called-standings-sheet-hint"),
    ("commands-words-round", "called-words-of-turn"),
    ("competition-add-from", "called-add-from"),
    ("competition-came", "called-came"),
    ("competition-commitment-about", "called-commitment-about"),
    ("competition-from", "called-from"),
    ("competition-known-new", "called-known-new"),
    ("competition-known-on", "called-known-on"),
    ("competition-known-rounds", "called-known-turns"),
    ("competition-left", "called-left"),
    ("competition-only", "called-only"),
    ("competition-span", "called-span"),
    ("competition-unclosed-drawn", "called-unclosed-drawn"),
    ("competition-unclosed-held", "called-unclosed-held"),
    ("competition-unclosed-over", "called-unclosed-over"),
    ("competition-unclosed-played", "called-unclosed-played"),
    ("competition-unclosed-runs", "called-unclosed-runs"),
    ("console-about-reading", "called-about-reading"),
    ("console-about-void", "called-about-hand"),
    ("console-from-round", "called-from-turn"),
    ("console-light-hidden-time-hint", "called-hidden-time-hint"),
    ("console-light-pinned-hint", "called-pinned-hint"),
    ("console-to-round", "called-to-turn"),
    ("dialog-change-player", "called-change-player"),
    ("dialog-last-round", "called-last-turn"),
    ("dialog-leave", "called-leave"),
    ("dialog-leave-before", "called-leave-before"),
    ("dialog-left", "called-leaves"),
    ("dialog-no-round", "called-no-turn"),
    ("dialog-not-there", "called-not-there"),
    ("dialog-only-there", "called-only-there"),
    ("dialog-round", "called-turn"),
    ("dialog-uphold-void", "called-uphold-hand"),
    ("documents-column-rounds", "called-column-turns"),
    ("documents-in-rounds", "called-in-turns"),
    ("documents-rulings-legend", "called-rulings-legend"),
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
    ("history-picture-assigned", "called-was-assigned"),
    ("history-player-added", "called-was-added"),
    ("history-player-changed", "called-was-changed"),
    ("history-player-from", "called-was-from"),
    ("history-player-left", "called-was-left"),
    ("history-player-until", "called-was-until"),
    ("history-publication-withdrawn", "called-was-withdrawn"),
    ("history-round-published", "called-was-published"),
    ("history-sheet-photographed", "called-was-photographed"),
    ("history-technical", "called-was-technical"),
    ("hub-page-after", "called-page-after"),
    ("own-nothing", "called-own-nothing"),
    ("own-total", "called-own-total"),
    ("paper-commitment-hall", "called-commitment-hall"),
    ("press-late", "called-late"),
    ("press-nothing-played", "called-nothing-played"),
    ("press-round", "called-of-turn"),
    ("print-objection", "called-on-page"),
    ("print-objection-reading", "called-on-page-reading"),
    ("print-objection-void", "called-on-page-hand"),
    ("projector-head-round", "called-head-of-turn"),
    ("projector-heading-round", "called-heading-turn"),
    ("projector-leaders", "called-leaders"),
    ("projector-leaders-counting", "called-leaders-counting"),
    ("projector-leaders-counting-several", "called-leaders-counting-several"),
    ("projector-leaders-provisional", "called-leaders-provisional"),
    ("projector-provisional-missing", "called-provisional-missing"),
    ("projector-rounds", "called-turns"),
    ("projector-rounds-over", "called-game-over"),
    ("projector-standings", "called-standings"),
    ("rounds-hall-standings", "called-hall-standings"),
    ("standings-expelled-after", "called-expelled-after"),
    ("standings-objection", "called-objection"),
    ("standings-penalty", "called-penalty"),
    ("stations-nothing-published", "called-nothing-published"),
    ("stations-publish", "called-publish"),
    ("stations-publish-about", "called-publish-about"),
    ("stations-publish-missing", "called-publish-missing"),
    ("stations-publish-undecided", "called-publish-undecided"),
    ("stations-published", "called-published"),
    ("stations-withdraw", "called-withdraw"),
    ("stations-withdraw-about", "called-withdraw-about"),
    ("storage-verify-letters", "called-verify-letters"),
    ("storage-verify-letters-again", "called-verify-letters-again"),
    ("storage-verify-totals", "called-verify-totals"),
    ("words-in-rounds", "called-in"),
    ("words-none-of-round", "called-none-of-turn"),
    ("words-round", "called-word-turn"),
    ("words-waits-of", "called-waits-of"),
    ("words-was-upheld", "called-was-upheld"),
];

impl Sentences for Duplicate {
    const INSTEAD: &'static [(&'static str, &'static str)] = INSTEAD;
    const SPOKEN: &'static [Language] = &[Language::Romanian];

    type Subjects = SheetPlaces;

    fn subjects(log: &[Recorded]) -> SheetPlaces {
        places(log)
    }

    /// Unless another is chosen, that of its words.
    fn public_language(&self, speech: Speech) -> Language {
        Self::spoken_whole(speech.chosen.unwrap_or_else(|| Language::of_words(self.language())))
    }

    fn event(teller: &Teller<'_, Self>, seq: Seq, event: &Event) -> String {
        events::sentence(teller, seq, event)
    }

    fn brief(teller: &Teller<'_, Self>, _: Seq, event: &Event) -> Option<String> {
        events::brief(teller, event)
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
