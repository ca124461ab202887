//! A simulated duplicate game as a file, up to where it shall be practised.

use std::path::Path;

use crate::commands::Stretch;
use crate::domain::formats::duplicate::game::{Mode, TurnNo};
use crate::domain::formats::duplicate::{Record, Recorded};
use crate::domain::letters::WordLanguage;
use crate::lexicon::Lexicon;
use crate::rehearsal::formats::duplicate;
use crate::rehearsal::{Plan, unsigned};
use crate::storage::{CompetitionFile, NewCompetition, StorageError, StoredLexicon};

/// Makes it.
///
/// # Errors
/// [`StorageError`].
pub(super) fn rehearse(path: &Path, plan: &Plan, stretch: Stretch) -> Result<(), StorageError> {
    let lexicon = Lexicon::free(WordLanguage::Romanian);
    let rehearsal = duplicate::rehearse(plan, Mode::Hall, &lexicon);
    let log = rehearsal.record.log();
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: up_to(log, Record::new(rehearsal.record.contest().game.rules().clone()), stretch),
    };
    CompetitionFile::create(path, new).and_then(CompetitionFile::close)
}

/// The events of a rehearsal before the first rack that is left to practise.
fn up_to(log: &[Recorded], mut record: Record, stretch: Stretch) -> &[Recorded] {
    let first = match stretch {
        Stretch::Players => Some(TurnNo::FIRST),
        Stretch::Half => TurnNo::new(8),
        Stretch::Unsigned => return unsigned(log),
        Stretch::Whole => None,
    };
    let Some(first) = first else { return log };
    let drawn = log.iter().position(|recorded| {
        record.take_in(vec![recorded.clone()]);
        record.contest().game.turn(first).is_some_and(|turn| turn.letters.is_some())
    });
    drawn.and_then(|drawn| log.get(..drawn)).unwrap_or(log)
}
