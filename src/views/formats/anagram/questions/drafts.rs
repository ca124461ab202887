//! Throwing away what was typed and not saved.

use super::sheets::of_sheets;
use crate::commands::Entry;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::language::{fold, tr};
use crate::screens::formats::anagram::sheets::is_begun_elsewhere;
use crate::text;
use crate::views::asked::{Answer, Deed, Enter};
use crate::views::desk::SheetOnDesk;
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
    let saved = desk.seen(&sight.contest().game);
    let words = unsaved(sight, saved);
    let (whose, round) = (whose(sight, desk), desk.round.get());
    let line = if elsewhere {
        text!(language, "dialog-drop-elsewhere", whose = whose, round = round)
    } else {
        let count = words.len();
        text!(language, "dialog-drop", whose = whose, round = round, count = count)
    };
    let stays = saved.is_some().then(|| tr(language, "dialog-drop-saved-stays"));
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

/// What is typed and is not among the words that are saved, each as often as it is typed too often.
fn unsaved(sight: &Sight<'_>, saved: Option<&SheetWords>) -> Vec<String> {
    let is_between = |sign: char| sign.is_whitespace() || sign == ',';
    let typed = sight.desk.sheet_texts().flat_map(|(field, text)| {
        let words = text.split(is_between).filter(|word| !word.is_empty());
        words.map(move |word| (field, word.to_owned()))
    });
    let mut left: Vec<(Field, String)> = Field::ALL
        .into_iter()
        .flat_map(|field| {
            let words = saved.into_iter().flat_map(move |saved| saved.field(field));
            words.map(move |word| (field, fold(&word.to_string())))
        })
        .collect();
    let is_new = |(field, word): &(Field, String)| {
        let there = (*field, fold(word));
        let found = left.iter().position(|one| *one == there);
        found.map(|at| left.swap_remove(at)).is_none()
    };
    typed.filter(is_new).map(|(_, word)| word).collect()
}

fn whose(sight: &Sight<'_>, desk: SheetOnDesk) -> String {
    let player = desk.whose().map(|player| format!("{player}. {}", sight.told_apart(player)));
    player.unwrap_or_else(|| tr(sight.language(), "sheets-no-name"))
}
