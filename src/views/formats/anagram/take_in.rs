//! Sheets from elsewhere before they are taken in: what is new, what differs, and for each that
//! differs both versions side by side. Nothing is answered for anybody.

mod data;
mod told;
mod ui;

pub use data::{ConflictData, FieldPair, TakeInData, WordsSide, data};
pub use ui::show;

pub use crate::views::brought::{BroughtSheets, SourceKind};

use crate::commands::Entry;
use crate::language::tr;
use crate::text;
use crate::views::desk::Desk;
use crate::views::formats::anagram::Sight;

/// The sheets that were read from the file whose path is typed.
pub fn brought(desk: &Desk) -> Option<&BroughtSheets> {
    let typed = desk.text(Entry::SheetsFile).trim();
    desk.brought.as_ref().filter(|brought| brought.path == typed)
}

/// What the large button of the question does now.
pub(in crate::views) fn confirm(sight: &Sight<'_>) -> String {
    let language = sight.language();
    match brought(sight.desk) {
        None => tr(language, "merge-read"),
        Some(brought) if brought.unanswered() > 0 => {
            text!(language, "merge-unanswered", count = brought.unanswered())
        }
        Some(brought) => match brought.count() {
            0 => tr(language, "merge-nothing"),
            count => text!(language, "merge-take", count = count),
        },
    }
}

/// Whether it can be pressed: a path is typed, or every sheet that differs is answered and something
/// comes.
pub(in crate::views) fn is_ready(desk: &Desk) -> bool {
    match brought(desk) {
        None => !desk.text(Entry::SheetsFile).trim().is_empty(),
        Some(brought) => brought.unanswered() == 0 && brought.count() > 0,
    }
}
