//! What a keeper tells whoever listens, as plain data.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use crate::domain::contest::Format;
use crate::domain::contest::event::Event;
use crate::domain::ids::Seq;
use crate::storage::StorageError;

/// Something that happened to an open competition.
#[derive(Clone, Debug, PartialEq)]
pub enum News<F: Format> {
    /// Alerts and ends fell due: told once, at once, whether or not the file takes them.
    FellDue(Vec<Event<F>>),
    /// These events are in the history now.
    Recorded(RangeInclusive<Seq>),
    /// The file refuses what is tried again by itself: what time brought, a draft, or anything at all.
    NotSaved(StorageError),
    /// The file takes what is written again.
    Saved,
    /// What was begun and is not saved is kept as it is now, at whatever station.
    DraftsKept,
    /// Pictures that were deleted are written over, and the file is smaller, or could not be made so.
    PicturesGone(Option<StorageError>),
    /// A copy that was due is written, or could not be.
    Copied(Result<PathBuf, StorageError>),
}
