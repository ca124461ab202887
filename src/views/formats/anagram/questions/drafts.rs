//! Throwing away what was typed and not saved.

use super::sheets::of_sheets;
use crate::commands::Entry;
use crate::domain::formats::anagram::rules::Field;
use crate::language::tr;
use crate::screens::formats::anagram::sheets::is_begun_elsewhere;
use crate::text;
use crate::views::asked::{Answer, Deed, Enter};
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::{Asked, Sight};

/// Throw away what is typed on the sheet on the desk: whose, and every word that would be gone. Of one that was begun at
/// another station alone what is thrown away is there.
pub fn drop(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let Some(desk) = sight.desk.sheet else { return super::sheets::of_nothing() };
    let elsewhere = is_begun_elsewhere(&sight.seen(), desk);
    if !desk.changed && !elsewhere {
        let lines = vec![tr(language, "dialog-drop-nothing")];
        return Asked { lines, ..super::sheets::of_nothing() };
    }
    let words: Vec<&str> =
        sight.desk.sheet_texts().flat_map(|(_, text)| text.split_whitespace()).collect();
    let (whose, round) = (whose(sight, desk), desk.round.get());
    let line = if elsewhere {
        text!(language, "dialog-drop-elsewhere", whose = whose, round = round)
    } else {
        let count = words.len();
        text!(language, "dialog-drop", whose = whose, round = round, count = count)
    };
    let saved = desk.saved(&sight.contest().game).is_some() && desk.turn != Turn::Second;
    let stays = saved.then(|| tr(language, "dialog-drop-saved-stays"));
    let listed = (!elsewhere && !words.is_empty()).then(|| words.join(", "));
    Asked {
        title: elsewhere.then(|| tr(language, "sheets-drop-others")),
        enter: Enter::No,
        back: Some(Entry::Words(sight.desk.own.sheets.typed_in.unwrap_or(Field::Seven))),
        lines: [line].into_iter().chain(listed).chain(stays).collect(),
        confirm: Some(tr(language, "dialog-drop-yes")),
        ..of_sheets(Ok(Answer::Deed(Deed::DropDraft)))
    }
}

fn whose(sight: &Sight<'_>, desk: SheetOnDesk) -> String {
    let player = desk.whose().map(|player| format!("{player}. {}", sight.told_apart(player)));
    player.unwrap_or_else(|| tr(sight.language(), "sheets-no-name"))
}
