//! The question of what was keyed or recorded elsewhere: the first yes reads the file, the second takes it in.

use super::Asked;
use crate::commands::Entry;
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Deed, First};
use crate::views::formats::classic::{Sight, take_in as elsewhere};

/// Take in results, or a whole game for the table on the desk.
pub(super) fn take_in(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let count = elsewhere::brought(sight).map(|brought| elsewhere::count(sight, brought));
    let (confirm, deed) = match count {
        None => (tr(language, "meeting-take-in-read"), Deed::ReadSheets),
        Some(0) => (tr(language, "meeting-take-in-nothing"), Deed::TakeIn),
        Some(count) => (text!(language, "meeting-take-in-take", count = count), Deed::TakeIn),
    };
    let typed = !sight.desk.text(Entry::SheetsFile).trim().is_empty();
    Asked {
        own: Some(elsewhere::data(sight)),
        fields: vec![(Entry::SheetsFile, "meeting-take-in-file")],
        filled: vec![(Entry::SheetsFile, String::new())],
        first: Some(First::ForgetBrought),
        confirm: Some(confirm),
        ready: count.map_or(typed, |count| count > 0),
        ..Asked::new(Office::Assistant, Ok(Answer::Deed(deed)))
    }
}
