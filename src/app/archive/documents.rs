//! The documents of an archive.

use super::readme::{Lies, Purpose, also};
use super::{ArchiveError, Archived, Made, names_all};
use crate::commands::{UserCommand, spec};
use crate::exchange::Penalised;
use crate::language::{Language, tr};
use crate::print::Warning;
use crate::print::documents::{Document, Matter, Sense, Watch, Wish, has};
use crate::views::print::document_name_in;

/// All documents; what is not on paper as it was given.
pub(super) fn put_documents<F: Archived>(
    made: &mut Made<'_>,
    matter: Matter<'_, F>,
    (language, penalised): (Language, Penalised),
    watch: Watch<'_>,
) -> Result<Vec<Warning>, ArchiveError> {
    let record = matter.record;
    let names_penalised = !record.contest().common.penalties.is_empty();
    let mut warnings = Vec::new();
    // Who has a card reads what is its player's: it is for nobody else. What proves no draw is for nobody at all.
    // What is filled in by hand says nothing blank.
    let belongs = |document: &Document| {
        *document != Document::PlayerCards
            && !document.is_a_form()
            && document.sense(record) != Sense::NoDraw
    };
    let names_all = names_all(record.contest(), penalised);
    let is_kept = |document: &Document| match document {
        Document::UnnamedStandings => !names_all,
        _ => belongs(document),
    };
    let mut documents: Vec<Document> = Document::every().filter(|&one| has::<F>(one)).collect();
    documents.retain(is_kept);
    documents.retain(|&one| record.contest().game.has_none(one, language).is_none());
    documents.sort_by_key(|&document| place(document));
    let all = documents.len();
    for (done, document) in documents.into_iter().enumerate() {
        let mut watch = |_: usize, _: usize| watch(done, all);
        if watch(0, 0).is_break() {
            return Err(ArchiveError::BrokenOff);
        }
        let pages = Wish::whole(document).lay_out(matter, language, &mut watch);
        let pages = pages.ok_or(ArchiveError::BrokenOff)?;
        let named = document_name_in::<F>(language, document);
        if pages.has_nothing {
            made.nothing.push(named);
            continue;
        }
        let pdf = pages.to_pdf_watched(watch).ok_or(ArchiveError::BrokenOff)?;
        let is_public = is_public(document, names_all);
        let name = made.numbered(is_public, &named);
        let about = match (document, shown_of_penalties(document)) {
            (Document::UnnamedStandings, Some(shown)) => {
                also(language, "archive-standings-pdf", shown)
            }
            // For no wall: it names them.
            (Document::Standings, _) if !is_public && names_penalised => {
                tr(language, "archive-standings-kept")
            }
            (_, Some(shown)) if is_public && names_penalised => {
                also(language, hint::<F>(document), shown)
            }
            _ => tr(language, hint::<F>(document)),
        };
        let purpose = purpose(document, is_public);
        made.put(Lies { is_public, name, about, purpose }, &pdf.bytes)?;
        warnings.extend(pages.warnings);
    }
    warnings.sort();
    warnings.dedup();
    Ok(warnings)
}

/// The key of what is said of a document.
fn hint<F: Archived>(document: Document) -> &'static str {
    F::said(spec(&UserCommand::ShowDocument(Wish::whole(document))).hint)
}

/// Where a document stands among those of its part: what is signed first, then who ranks where, the game, what is handed
/// out, what it all rests on, and last what the day was run by.
const fn place(document: Document) -> u8 {
    match document {
        Document::Final => 0,
        Document::Standings | Document::UnnamedStandings => 1,
        Document::TeamStandings => 2,
        Document::CrossTable => 3,
        Document::GameSheet | Document::WholeGame => 4,
        Document::Certificates => 5,
        Document::PlayerReport => 6,
        Document::GradedSheets
        | Document::RoundRecord
        | Document::TurnRecord
        | Document::Pairings => 7,
        Document::Rulings | Document::JudgeLog => 8,
        Document::Warnings | Document::ZeroNotices => 9,
        Document::Rules => 10,
        Document::Commitment => 11,
        Document::Guide => 12,
        Document::WordSheets
        | Document::PlayerCards
        | Document::Slips
        | Document::PlayerRecord
        | Document::ScoreSheets
        | Document::ResultSlips
        | Document::TableCards
        | Document::ChallengeSlips => 13,
    }
}

/// What a document is printed for.
fn purpose(document: Document, is_public: bool) -> Option<Purpose> {
    match document {
        Document::Final => Some(Purpose::Sign),
        Document::Certificates | Document::PlayerReport => Some(Purpose::HandOut),
        Document::Standings | Document::UnnamedStandings | Document::TeamStandings => {
            is_public.then_some(Purpose::Wall)
        }
        _ => None,
    }
}

/// What a document that may be put up shows of who was penalised: the key of what is said of it.
fn shown_of_penalties(document: Document) -> Option<&'static str> {
    match document {
        Document::Final => Some("archive-names-penalised"),
        Document::Standings => Some("archive-shows-penalised"),
        Document::UnnamedStandings => Some("archive-names-nobody"),
        _ => None,
    }
}

/// Whether a document may be put up: none that has names where not everybody's may be read.
fn is_public(document: Document, names_all: bool) -> bool {
    match document {
        Document::Rules | Document::Commitment | Document::UnnamedStandings => true,
        Document::Final
        | Document::Standings
        | Document::TeamStandings
        | Document::CrossTable
        | Document::GameSheet => names_all,
        Document::WordSheets
        | Document::GradedSheets
        | Document::RoundRecord
        | Document::Rulings
        | Document::PlayerReport
        | Document::Certificates
        | Document::PlayerCards
        | Document::Guide
        | Document::Slips
        | Document::PlayerRecord
        | Document::TurnRecord
        | Document::ZeroNotices
        | Document::Warnings
        | Document::ScoreSheets
        | Document::ResultSlips
        | Document::Pairings
        | Document::TableCards
        | Document::ChallengeSlips
        | Document::JudgeLog
        | Document::WholeGame => false,
    }
}
