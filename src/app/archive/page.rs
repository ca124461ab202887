//! The page of results, alone.

use std::path::Path;

use super::Archived;
use crate::domain::contest::draft::Draft;
use crate::exchange::{Penalised, Results, results_html};
use crate::language::Speech;
use crate::lexicon::Lexicon;
use crate::storage::{Access, CompetitionFile, StorageError, StoredLexicon};

/// The page of results of a competition's file, in the language of what it publishes.
pub fn results_page<F: Archived>(
    file: &Path,
    speech: Speech,
    penalised: Penalised,
) -> Result<String, StorageError> {
    let file = CompetitionFile::<F>::open(file, Access::Read)?;
    let record = file.read_record()?;
    let contest = record.contest();
    let lexicon = match &contest.common.lexicon {
        Some(passport) => file.lexicon(passport.sha256)?,
        None => StoredLexicon::Full(Lexicon::free(contest.game.language())),
    };
    let drafts: Vec<Draft> =
        file.drafts()?.into_iter().filter_map(|stored| stored.begun.sheet()).collect();
    let results = Results::of(contest, &lexicon, contest.game.last_round(), &drafts);
    let language = contest.game.public_language(speech);
    Ok(results_html(language, contest, &results, penalised))
}
