//! The sentence for each check: what was looked at, and what came out.

use super::{Check, CheckOutcome, Checked, Failure, NotDerivable, RulesOf, Told};
use crate::language::{Language, SaidAs, quoted, tr_args};
use crate::text;

impl Check {
    /// One line for people, in the words of a format.
    pub fn sentence(&self, language: Language, said: SaidAs) -> String {
        let what = self.what.name(language, said);
        match &self.outcome {
            CheckOutcome::Holds => text!(language, "storage-verify-holds", what = what),
            CheckOutcome::Failed { at: None, why } => {
                text!(language, "storage-verify-failed", what = what, why = why.sentence(language))
            }
            CheckOutcome::Failed { at: Some(seq), why } => text!(
                language,
                "storage-verify-failed-at",
                what = what,
                seq = seq.to_string(),
                why = why.sentence(language)
            ),
            CheckOutcome::NotDerivable(why) => text!(
                language,
                "storage-verify-not-derivable",
                what = what,
                why = why.sentence(language)
            ),
            CheckOutcome::Told(told) => {
                text!(language, "storage-verify-told", what = what, why = told.sentence(language))
            }
        }
    }
}

impl Checked {
    /// What was looked at, as the beginning of a line.
    pub fn name(&self, language: Language, said: SaidAs) -> String {
        match self {
            Self::File => text!(language, "storage-verify-file"),
            Self::Last => text!(language, "storage-verify-last"),
            Self::Drafts => text!(language, "storage-verify-drafts"),
            Self::Receipts => text!(language, "storage-verify-receipts"),
            Self::Pictures { number } => {
                text!(language, "storage-verify-pictures", number = *number)
            }
            Self::Chain { events } => text!(language, "storage-verify-chain", events = *events),
            Self::Numbering => text!(language, "storage-verify-numbering"),
            Self::Events => text!(language, "storage-verify-events"),
            Self::Rules { id, sha256, of } => {
                let key = match of {
                    RulesOf::Program => "storage-verify-rules",
                    RulesOf::Club => "storage-verify-rules-of-club",
                };
                let args = [("id", quoted(id).into()), ("sha256", sha256.to_string().into())];
                tr_args(language, key, &args)
            }
            Self::Lexicon { name, sha256, full } => {
                let key =
                    if *full { "storage-verify-lexicon" } else { "storage-verify-lexicon-words" };
                let args = [("name", quoted(name).into()), ("sha256", sha256.to_string().into())];
                tr_args(language, key, &args)
            }
            Self::Law => text!(language, "storage-verify-law"),
            Self::Offices => text!(language, "storage-verify-offices"),
            Self::Words => text!(language, "storage-verify-words"),
            Self::Seed => text!(language, "storage-verify-seed"),
            Self::KeptSeed => text!(language, "storage-verify-kept-seed"),
            Self::Letters { round, attempt, seq: _ } if attempt.get() == 1 => {
                text!(language, said("storage-verify-letters"), round = round.to_string())
            }
            Self::Letters { round, attempt, seq: _ } => text!(
                language,
                said("storage-verify-letters-again"),
                round = round.to_string(),
                attempt = attempt.to_string()
            ),
            Self::Order { round, attempt, seq: _ } if attempt.get() == 1 => {
                text!(language, "storage-verify-order", round = round.to_string())
            }
            Self::Order { round, attempt, seq: _ } => text!(
                language,
                "storage-verify-order-again",
                round = round.to_string(),
                attempt = attempt.to_string()
            ),
            Self::Totals { sheets, words } => {
                text!(language, said("storage-verify-totals"), sheets = *sheets, words = *words)
            }
            Self::SignedTable { issue, seq: _ } => {
                text!(language, "storage-verify-table", issue = issue.to_string())
            }
        }
    }
}

impl Failure {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::Damaged(damage) => damage.sentence(language),
            Self::MayLackTheLast { wal } => {
                text!(language, "storage-failure-last", ahead = wal)
            }
            Self::NewerEvent => text!(language, "storage-failure-newer-event"),
            Self::Numbering => text!(language, "storage-failure-numbering"),
            Self::NotOneBeginning => text!(language, "storage-failure-beginning"),
            Self::UndoOfNothing => text!(language, "storage-failure-undo"),
            Self::OtherSeed => text!(language, "storage-failure-seed"),
            Self::OtherLetters { derived, redraws } => text!(
                language,
                "storage-failure-letters",
                letters = derived,
                redraws = redraws.to_string()
            ),
            Self::NoDraw => text!(language, "storage-failure-no-draw"),
            Self::Total { player, stated, derived } => text!(
                language,
                "storage-failure-total",
                player = player.to_string(),
                stated = *stated,
                derived = *derived
            ),
            Self::OtherTable { row } => {
                text!(language, "storage-failure-table", row = row.to_string())
            }
            Self::OtherDigest { derived } => {
                text!(language, "storage-failure-digest", derived = derived.to_string())
            }
            Self::NotToBeSigned(unlawful) => {
                text!(
                    language,
                    "storage-failure-not-to-be-signed",
                    why = unlawful.event.why(language)
                )
            }
            Self::Unlawful(unlawful) => unlawful.sentence(language),
        }
    }
}

impl Told {
    fn sentence(self, language: Language) -> String {
        match self {
            Self::OfficesUnasked { count, first } => {
                let first = first.to_string();
                text!(language, "storage-told-offices", count = count, first = first)
            }
            Self::WordsUnbound => text!(language, "storage-told-words"),
            Self::PicturesLeftOut { number } => {
                text!(language, "storage-told-pictures", number = number)
            }
        }
    }
}

impl NotDerivable {
    fn sentence(self, language: Language) -> String {
        match self {
            Self::NotYetSigned => text!(language, "storage-not-yet-signed"),
            Self::SeedUnknown => text!(language, "storage-seed-unknown"),
            Self::Typed => text!(language, "storage-typed"),
            Self::Recorded => text!(language, "storage-recorded"),
            Self::Corrected => text!(language, "storage-corrected"),
            Self::ByHand => text!(language, "storage-by-hand"),
        }
    }
}
