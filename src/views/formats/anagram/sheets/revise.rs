//! What a new version of the sheet on the desk would change: told before it is saved.

use super::read_sheet;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::formats::anagram::sheets::changed;
use crate::text;
use crate::views::desk::SheetOnDesk;
use crate::views::formats::anagram::Sight;
use crate::views::words;

/// Whose sheet of which round is marked as late or in time, and what that changes.
pub fn lateness(sight: &Sight<'_>, lateness: Lateness) -> Vec<String> {
    let language = sight.language();
    let Some(SheetOnDesk { round, player, .. }) = sight.desk.sheet else { return Vec::new() };
    let (number, name) = (player.get(), sight.player(player));
    let said = match lateness {
        Lateness::Late => {
            text!(language, "dialog-late", number = number, player = name, round = round.get())
        }
        Lateness::InTime => {
            text!(language, "dialog-in-time", number = number, player = name, round = round.get())
        }
    };
    let mut lines = vec![said];
    lines.extend(older_round(sight, round));
    let set = AnagramEvent::LatenessSet { round, player, lateness };
    lines.extend(words::told(sight, &words::what_if(sight, vec![set.into()])));
    lines
}

/// That a round is not the last played one.
fn older_round(sight: &Sight<'_>, round: RoundNo) -> Option<String> {
    let current = sight.last_played();
    (round != current).then(|| {
        let (round, current) = (round.get(), current.get());
        text!(sight.language(), "sheets-older-round", round = round, current = current)
    })
}

/// Which words come and go, what it changes in points and ranks, and that the round is an older one.
pub fn revision(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let anagram = &sight.contest().game;
    let mut lines = vec![tr(language, "dialog-revise")];
    let Some(desk) = sight.desk.sheet else { return lines };
    let Some((id, sheet)) = anagram.sheet_at(desk.round, desk.player) else { return lines };
    let round = desk.round;
    lines.extend(older_round(sight, round));
    let words = read_sheet(sight.desk, anagram.rack(round).as_ref()).words;
    let (gone, added) = changed(sheet.words(), &words);
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

/// Whose sheet of which round would be saved with nothing on it.
pub fn save_empty(sight: &Sight<'_>) -> Vec<String> {
    let of = sight.desk.sheet.map(|sheet| {
        text!(
            sight.language(),
            "dialog-save-empty",
            number = sheet.player.get(),
            player = sight.player(sheet.player),
            round = sheet.round.get()
        )
    });
    of.into_iter().collect()
}
