//! A simulated competition of anagram rounds as a file, up to where it shall be practised.

use std::path::Path;

use crate::commands::Stretch;
use crate::domain::formats::anagram::{Record, Recorded};
use crate::domain::ids::RoundNo;
use crate::lexicon::Lexicon;
use crate::rehearsal::formats::anagram;
use crate::rehearsal::{Plan, unsigned};
use crate::storage::{CompetitionFile, NewCompetition, StorageError, StoredLexicon};

/// Makes it.
///
/// # Errors
/// [`StorageError`].
pub(super) fn rehearse(path: &Path, plan: &Plan, stretch: Stretch) -> Result<(), StorageError> {
    let lexicon = Lexicon::embedded();
    // Who comes when the others already play is on no list before that: so many as were asked for are there at once.
    let late = if stretch == Stretch::Players { anagram::late_arrivals(plan.players) } else { 0 };
    let plan = Plan { players: plan.players.saturating_add(late), ..plan.clone() };
    let rehearsal = anagram::rehearse(&plan, &lexicon);
    let log = rehearsal.record.log();
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: up_to(log, Record::new(rehearsal.record.contest().game.rules().clone()), stretch),
    };
    CompetitionFile::create(path, new).and_then(CompetitionFile::close)
}

/// The events of a rehearsal before the first draw that is left to practise.
fn up_to(log: &[Recorded], mut record: Record, stretch: Stretch) -> &[Recorded] {
    let first = match stretch {
        Stretch::Players => 1,
        Stretch::Half => 8,
        Stretch::Unsigned => return unsigned(log),
        Stretch::Whole => return log,
    };
    let Some(first) = RoundNo::new(first) else { return log };
    let drawn = log.iter().position(|recorded| {
        record.take_in(vec![recorded.clone()]);
        record.contest().game.announced(first).is_some()
    });
    drawn.and_then(|drawn| log.get(..drawn)).unwrap_or(log)
}
