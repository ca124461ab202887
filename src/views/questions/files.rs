//! Questions about files: a document replaced, everything in one folder, a copy.

use crate::commands::{CopyKind, Entry, Question};
use crate::domain::contest::office::Office;
use crate::exchange::Penalised;
use crate::language::tr;
use crate::views::asked::{Answer, Deed, First};
use crate::views::options::options;
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

/// Everything of the competition in one folder: where to, and whom its web page names.
pub fn archive<F: OwnViews>(sight: &Sight<'_, F>, penalised: Penalised) -> Asked<F> {
    let language = sight.language();
    let named = |one: Penalised| match one {
        Penalised::Named => tr(language, "dialog-web-named"),
        Penalised::Unnamed => tr(language, "dialog-web-unnamed"),
    };
    let whom =
        options(sight, "dialog-web-penalties", Penalised::ALL, penalised, Question::Archive, named);
    let imposed = !sight.contest().common.penalties.is_empty();
    Asked {
        choices: Some(whom).into_iter().filter(|_| imposed).collect(),
        fields: vec![(Entry::ArchiveFolder, "press-folder")],
        first: Some(First::ProposeArchive),
        ..of_file(sight, "dialog-archive", Deed::Archive(penalised))
    }
}

/// Copy the competition: where to.
pub fn copy<F: OwnViews>(sight: &Sight<'_, F>, copy: CopyKind) -> Asked<F> {
    let line = match copy {
        CopyKind::Whole => "dialog-copy",
        CopyKind::Publication => "dialog-publish",
    };
    Asked {
        fields: vec![(Entry::CopyFile, "competition-file")],
        first: Some(First::ProposeCopy(copy)),
        ..of_file(sight, line, Deed::Copy(copy))
    }
}
