//! History: every event as a sentence, undo of the last action, the file's verification.

mod ui;

pub use ui::show;

pub use crate::screens::history::{HistoryData, action, undo_lines};

use super::{OwnViews, Sight};
use crate::commands::Entry;
use crate::language::Sentences;
use crate::screens::history::history;

/// History as it is seen.
pub fn data<F: Sentences + OwnViews>(
    sight: &Sight<'_, F>,
    before: Option<HistoryData>,
) -> HistoryData {
    let typed = sight.desk.text(Entry::HistorySearch);
    let mut data =
        history(&sight.seen(), typed, sight.desk.verified.as_deref(), before, F::veiled(sight));
    data.search = data.search.focused(sight.desk.focus);
    data
}
