//! Questions about files: a document replaced, everything in one folder, a copy.

use crate::commands::{CopyKind, Entry};
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::views::asked::{Answer, Deed, First};
use crate::views::formats::{Asked, Sight};

fn of_file(sight: &Sight<'_>, line: &'static str, deed: Deed) -> Asked {
    Asked {
        lines: vec![tr(sight.language(), line)],
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(deed)))
    }
}

/// Replace a file by the document.
pub fn replace_document(sight: &Sight<'_>) -> Asked {
    of_file(sight, "dialog-replace", Deed::ReplaceDocument)
}

/// Everything of the competition in one folder: where to.
pub fn archive(sight: &Sight<'_>) -> Asked {
    Asked {
        fields: vec![(Entry::ArchiveFolder, "press-folder")],
        first: Some(First::ProposeArchive),
        ..of_file(sight, "dialog-archive", Deed::Archive)
    }
}

/// Copy the competition: where to.
pub fn copy(sight: &Sight<'_>, copy: CopyKind) -> Asked {
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
