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
    // What was found of fewer events is no word on those of now.
    let events = sight.record.log().len();
    let verified = sight.desk.verified.as_ref().filter(|(of, _)| *of == events);
    let verified = verified.map(|(_, lines)| lines.as_slice());
    let mut data = history(&sight.seen(), typed, verified, before, F::veiled(sight));
    data.search = data.search.focused(sight.desk.focus);
    data
}
