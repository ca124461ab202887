//! What a new version of the sheet on the desk would change: told before it is saved (§5).

use super::{past, read_sheet};
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::language::tr;
use crate::text;
use crate::views::{Sight, words};

/// Which words come and go, what it changes in points and ranks, and that the round is an older one.
#[must_use]
pub fn revision(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let anagram = &sight.contest().anagram;
    let mut lines = vec![tr(language, "dialog-revise")];
    let Some(desk) = sight.desk.sheet else { return lines };
    let Some((id, sheet)) = anagram.sheet_at(desk.round, desk.player) else { return lines };
    let (round, current) = (desk.round, sight.last_played());
    if round != current {
        let (round, current) = (round.get(), current.get());
        lines.push(text!(language, "sheets-older-round", round = round, current = current));
    }
    let words = read_sheet(sight.desk, anagram.rack(round).as_ref()).words;
    let (gone, added) = past::changed(sheet.words(), &words);
    if gone.is_empty() && added.is_empty() {
        lines.push(tr(language, "sheets-only-order"));
    }
    if !gone.is_empty() {
        lines.push(text!(language, "sheets-words-gone", words = gone.join(", ")));
    }
    if !added.is_empty() {
        lines.push(text!(language, "sheets-words-added", words = added.join(", ")));
    }
    let revised = AnagramEvent::SheetRevised { sheet: id, words, reason: String::new() };
    lines.extend(words::told(sight, &words::what_if(sight, vec![revised.into()])));
    lines
}
