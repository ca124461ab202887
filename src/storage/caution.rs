//! What somebody who opens a file must know although it can be opened.

use crate::language::Language;
use crate::text;

/// Something that is not as it should be, and does not keep the file from being opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caution {
    /// The file was not closed by whoever wrote it last, and what is written ahead of it is not beside
    /// it: of a file that was copied alone the last events are missing.
    MayLackTheLast {
        /// The file.
        path: String,
        /// The name of what should lie beside it.
        wal: String,
        /// How many events there are.
        events: u64,
    },
    /// Sheets begun and not saved that cannot be read: they are left out.
    DraftsLeftOut {
        /// The file.
        path: String,
        /// How many.
        count: u64,
    },
    /// Photographs of sheets that were taken, that nobody deleted, and that are not there.
    PicturesLeftOut {
        /// How many.
        count: u64,
    },
}

impl Caution {
    /// What is not as it should be and what to do, as one paragraph.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::MayLackTheLast { path, wal, events } => text!(
                language,
                "storage-may-lack-the-last",
                path = path,
                ahead = wal,
                events = events.to_string()
            ),
            Self::DraftsLeftOut { path, count } => {
                text!(language, "storage-drafts-left-out", path = path, count = *count)
            }
            Self::PicturesLeftOut { count } => {
                text!(language, "storage-pictures-left-out", count = *count)
            }
        }
    }
}
