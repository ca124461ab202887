//! Questions about files: a document replaced, everything in one folder, a copy.

use crate::commands::{CopyKind, Entry, Question};
use crate::domain::contest::office::Office;
use crate::exchange::Penalised;
use crate::language::tr;
use crate::views::asked::{Answer, Deed, First};
use crate::views::options::{Choices, options};
use crate::views::{AskedOf as Asked, OwnViews, Sight};

fn of_file<F: OwnViews>(sight: &Sight<'_, F>, line: &'static str, deed: Deed) -> Asked<F> {
    Asked {
        lines: vec![tr(sight.language(), line)],
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(deed)))
    }
}

/// Replace a file by the document.
pub fn replace_document<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    of_file(sight, "dialog-replace", Deed::ReplaceDocument)
}

/// Whom what is published names: what is chosen, and the choice.
fn whom<F: OwnViews>(
    sight: &Sight<'_, F>,
    chosen: Option<Penalised>,
    question: impl Fn(Option<Penalised>) -> Question,
) -> (Penalised, Choices) {
    let language = sight.language();
    let penalised = chosen.unwrap_or_else(|| Penalised::proposed(&sight.contest().common));
    let named = |one: Penalised| match one {
        Penalised::Named => tr(language, "dialog-web-named"),
        Penalised::Unnamed => tr(language, "dialog-web-unnamed"),
    };
    let question = |one| question(Some(one));
    let all = Penalised::ALL;
    (penalised, options(sight, "dialog-web-penalties", all, penalised, question, named))
}

/// The page of results as a file: where to, and whom it names.
pub fn web_page<F: OwnViews>(sight: &Sight<'_, F>, chosen: Option<Penalised>) -> Asked<F> {
    let (penalised, whom) = whom(sight, chosen, Question::WebPage);
    let asks = !sight.contest().common.penalties.is_empty();
    let named = match penalised {
        Penalised::Named => "archive-names-reasons",
        Penalised::Unnamed => "archive-names-nobody",
    };
    let lines = [Some("dialog-web-page"), Some(named).filter(|_| asks)].into_iter().flatten();
    Asked {
        lines: lines.map(|line| tr(sight.language(), line)).collect(),
        choices: Some(whom).into_iter().filter(|_| asks).collect(),
        fields: vec![(Entry::PageFile, "dialog-web-file")],
        first: Some(First::ProposePage(penalised)),
        confirm: Some(tr(sight.language(), "dialog-write")),
        ..of_file(sight, "dialog-web-page", Deed::WebPage(penalised))
    }
}

/// Everything of the competition in one folder: where to, and whom what is published names.
pub fn archive<F: OwnViews>(sight: &Sight<'_, F>, chosen: Option<Penalised>) -> Asked<F> {
    let (language, common) = (sight.language(), &sight.contest().common);
    let (penalised, whom) = whom(sight, chosen, Question::Archive);
    let imposed = !common.penalties.is_empty();
    let published: &[&'static str] = match penalised {
        Penalised::Named if imposed => &["dialog-archive-public", "dialog-archive-named"],
        Penalised::Named => &["dialog-archive-public"],
        Penalised::Unnamed => &["dialog-archive-unnamed"],
    };
    let lines = std::iter::once(&"dialog-archive").chain(published);
    Asked {
        lines: lines.map(|line| tr(language, line)).collect(),
        choices: Some(whom).into_iter().filter(|_| imposed).collect(),
        fields: vec![(Entry::ArchiveFolder, "press-folder")],
        first: Some(First::ProposeArchive),
        confirm: Some(tr(language, "dialog-write")),
        ..of_file(sight, "dialog-archive", Deed::Archive(penalised))
    }
}

/// Copy the competition: where to, and that a copy for everybody names those who were penalised.
pub fn copy<F: OwnViews>(sight: &Sight<'_, F>, copy: CopyKind) -> Asked<F> {
    let common = &sight.contest().common;
    let told = !common.penalties.is_empty() || !common.objections.is_empty();
    let (line, warned) = match copy {
        CopyKind::Whole => ("dialog-copy", None),
        CopyKind::Publication if told => ("dialog-publish", Some("dialog-publish-names")),
        CopyKind::Publication => ("dialog-publish", None),
    };
    let lines = [Some(line), warned].into_iter().flatten();
    Asked {
        lines: lines.map(|line| tr(sight.language(), line)).collect(),
        fields: vec![(Entry::CopyFile, "competition-file")],
        first: Some(First::ProposeCopy(copy)),
        ..of_file(sight, line, Deed::Copy(copy))
    }
}
